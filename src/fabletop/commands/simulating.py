"""`fabletop simulate` and `fabletop arena`: bots play many games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from fabletop.commands.arguments import fail, find_bots, find_edition, find_options, find_seats
from fabletop.commands.progress import aligned, bar, counted, uninterrupted
from fabletop.sim import arena
from fabletop.sim.checks import at_least, check_seed, fill_seats
from fabletop.sim.files import TableFile
from fabletop.sim.simulate import Plan, Tally, in_chunks, in_records, report


def simulate_games(args: argparse.Namespace) -> None:
    game = find_edition(args.game, args.pack)
    at_least(args.games, 1, "the number of games")
    at_least(args.jobs, 1, "the number of jobs")
    check_seed(args.seed)
    options = find_options(game, args.options + args.option)
    named = find_bots(args.bots, game)
    seats = find_seats(game, args, options, len(named), 3)
    plan = Plan(game.key, seats, fill_seats(named, seats), args.seed, options, game.about.pack)
    if args.records and (args.out or args.choices or args.ray is not None):
        fail("--records plays sealed games, without --out, --choices and --ray")
    if args.out and args.choices and args.out.resolve() == args.choices.resolve():
        fail(f"--out and --choices cannot both be written to {args.out}")
    tally = Tally()
    try:
        if args.records:
            write_records(plan, args, tally)
        else:
            write_tables(plan, args, tally)
    except KeyboardInterrupt:
        print(f"fabletop: stopped after {counted(tally.games, 'game')}", file=sys.stderr)
        raise SystemExit(1) from None
    finally:
        if tally.games:
            figures = report(plan, tally)
            print(json.dumps(figures) if args.json else table(figures))


def write_tables(plan: Plan, args: argparse.Namespace, tally: Tally) -> None:
    """Play, count, and write down what is wanted as it comes."""
    with ExitStack() as stack:
        games = args.out and stack.enter_context(TableFile(args.out))
        choices = args.choices and stack.enter_context(TableFile(args.choices))
        parts = in_chunks(plan, args.games, args.jobs, choices=bool(choices), ray=args.ray)
        progress = stack.enter_context(bar(plan.game, args.games, sys.stderr.isatty()))
        for part in stack.enter_context(closing(parts)):
            with uninterrupted():
                if games:
                    games.write(part.games)
                if choices and part.choices:
                    choices.write(part.choices)
                tally.merge(part.tally)
            progress(len(part))


def write_records(plan: Plan, args: argparse.Namespace, tally: Tally) -> None:
    """Play and keep every game; the figures are of these very games."""
    folder: Path = args.records
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (
            closing(in_records(plan, args.games, args.jobs)) as games,
            bar(plan.game, args.games, sys.stderr.isatty()) as progress,
        ):
            for number, kept in enumerate(games):
                with uninterrupted():
                    path = folder / f"{plan.game}-{plan.seed}-{number}.json"
                    path.write_text(kept.text, "utf-8")
                    tally.merge(kept.tally)
                progress(1)
    except OSError as error:
        fail(f"the records cannot be written to {folder}: {error.strerror}")


def table(figures: Mapping[str, Any]) -> str:
    """The report for people; scores where the game has some."""
    heads, rows = ["seat", "bot", "wins"], []
    for seat, row in enumerate(figures["by_seat"]):
        rows.append([str(seat), row["bot"], f"{row['wins'] / figures['games']:.1%}"])
        if "mean_score" in row:
            rows[-1].append(f"{row['mean_score']:,.1f}")
    heads += ["mean score"] if len(rows[0]) > len(heads) else []
    return "\n".join(
        [
            f"{played(figures)}, {counted(figures['decisions'], 'decision')}, "
            f"{figures['decisions_per_cpu_second']:,.0f} a CPU second",
            *aligned([heads, *rows], left=[1]),
        ]
    )


def played(figures: Mapping[str, Any]) -> str:
    """How many games of what."""
    pack = f" with “{figures['pack']}”" if figures["pack"] else ""
    return f"{counted(figures['games'], 'game')} of {figures['game']}{pack}"


def run_arena(args: argparse.Namespace) -> None:
    game = find_edition(args.game, args.pack)
    at_least(args.games, 1, "the number of games")
    at_least(args.jobs, 1, "the number of jobs")
    options = find_options(game, args.options + args.option)
    bots = find_bots(args.bots, game)
    seats = find_seats(game, args, options, 1 if game.about.cooperative else len(bots), 2)
    at_least(len(set(bots)), 2, "the number of different bots")
    if len(set(bots)) < len(bots):
        fail("every bot can be named once only")
    if len(bots) > seats and not game.about.cooperative:
        fail(f"{len(bots)} bots do not fit on {seats} seats")
    plan = arena.Arena(game.key, seats, tuple(bots), args.seed, options, game.about.pack)
    blocks: list[arena.Block] = []
    try:
        meet(plan, args, blocks)
    except KeyboardInterrupt:
        games = sum(block.games for block in blocks)
        print(f"fabletop: stopped after {counted(games, 'game')}", file=sys.stderr)
        raise SystemExit(1) from None
    finally:
        if blocks:
            figures = arena.report(plan, blocks)
            print(json.dumps(figures) if args.json else standings(figures))


def meet(plan: arena.Arena, args: argparse.Namespace, blocks: list[arena.Block]) -> None:
    """Let the bots play, and keep what came of it as it comes."""
    with (
        closing(arena.in_blocks(plan, args.games, args.jobs)) as found,
        bar(plan.game, plan.games(args.games), sys.stderr.isatty()) as progress,
    ):
        for block in found:
            blocks.append(block)
            progress(block.games)


def standings(figures: Mapping[str, Any]) -> str:
    """The report for people, the best first."""
    rows = [["bot", "wins", "mean rank", "Elo", "95 % interval"]]
    for bot in sorted(figures["bots"], key=figures["elo"].__getitem__, reverse=True):
        low, high = figures["elo_interval"][bot]
        share, rank = figures["win_share"][bot], figures["mean_rank"][bot]
        elo = figures["elo"][bot]
        rows.append(
            [bot, f"{share:.1%}", f"{rank:.2f}", f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}"]
        )
    seconds = figures["cpu_seconds"]
    return "\n".join(
        [
            f"{played(figures)} in {counted(figures['blocks'], 'block')}, "
            f"{seconds:{',.0f' if seconds >= 10 else '.2g'}} CPU seconds",
            *aligned(rows, left=[0, 4]),
        ]
    )
