"""`fabletop analyse`: what was luck in a recorded game, and what was decided."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from fabletop.coach.analysis import LEAST, Progress, analyse
from fabletop.coach.overall import Game, Overall, overall
from fabletop.coach.page import page
from fabletop.coach.path import Unfinished
from fabletop.coach.shapes import Analysis
from fabletop.coach.telling import (
    DECIDED,
    PARTS,
    Telling,
    counts,
    heads,
    moments,
    names_of,
    rows,
)
from fabletop.commands.arguments import fail
from fabletop.commands.progress import aligned, bar
from fabletop.core.record import Damaged, Record
from fabletop.games import GAMES
from fabletop.recordings import game_of_record, open_record
from fabletop.sim.checks import Slip, at_least, check_seed
from fabletop.text import say_house

Work = Callable[[Record, Progress], Analysis]


def analyse_games(args: argparse.Namespace) -> None:
    """One record, or all records of a folder."""
    at_least(args.jobs, 1, "the number of jobs")
    check_seed(args.seed)
    if args.simulations is not None:
        at_least(args.simulations, LEAST, "the number of simulations")
    if args.seconds is not None:
        at_least(args.seconds, 1, "the number of seconds")
    if args.file.is_dir():
        tell_folder(args)
    else:
        tell_file(args)


def work(args: argparse.Namespace) -> Work:
    return lambda record, progress: analyse(
        record,
        simulations=args.simulations,
        seconds=args.seconds,
        jobs=args.jobs,
        seed=args.seed,
        progress=progress,
    )


def one(path: Path, record: Record, args: argparse.Namespace, what: str) -> Analysis:
    """The analysis of a file's record, with a bar for those who watch."""
    with bar(what, None, sys.stderr.isatty()) as step:
        try:
            return work(args)(record, lambda done, of: step(1, of))
        except Damaged as damage:
            raise Slip(f"{path}: {damage}") from damage


def tell_file(args: argparse.Namespace) -> None:
    record = open_record(args.file)
    found = one(args.file, record, args, record.game)
    telling = Telling(game_of_record(record), names_of(record), args.lang)
    if args.html:
        write(args.html, page(telling, found))
    if args.json:
        print(json.dumps(found))
    else:
        print("\n".join(lines(telling, found)))


def lines(telling: Telling, analysis: Analysis) -> Iterator[str]:
    """The accounts of all seats, then each seat's moments."""
    yield telling.title()
    for points in (False, True) if analysis["scored"] else (False,):
        yield ""
        yield from aligned([heads(telling, points), *rows(telling, analysis, points)], {0})
    yield ""
    yield telling.say("sum")
    for report in analysis["reports"]:
        yield ""
        yield telling.names[report["seat"]]
        for what, numbers in (("verdict", report["verdicts"]), ("memory", report["memory"])):
            if numbers:
                yield f"  {counts(telling, what, numbers)}"
        for what, told in moments(telling, analysis, report).items():
            if told or what in DECIDED:
                yield f"  {telling.say(what)}"
                yield from [f"    {'. '.join(one)}" for one in told] or [
                    f"    {telling.say('none')}"
                ]


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}")


# -- a folder


def tell_folder(args: argparse.Namespace) -> None:
    """Everybody's report over all finished games in a folder; what is no game is named."""
    if args.html:
        fail("a page shows one game: name its file")
    paths = sorted(args.file.glob("*.json"))
    games = [game for path in paths for game in finished(path, args)]
    if not games:
        fail(f"there is no record of a finished game in {args.file}")
    found = overall(games)
    if args.json:
        print(json.dumps({"players": found, "games": [game._asdict() for game in games]}))
    else:
        print("\n".join(told(found, args.lang)))


def finished(path: Path, args: argparse.Namespace) -> list[Game]:
    """The analysed game of a file; none if it is no record of a finished one."""
    try:
        record = open_record(path)
        return [Game(path.name, one(path, record, args, path.name))]
    except Slip as slip:
        if not isinstance(slip.__cause__, Unfinished):
            print(f"fabletop: {slip}", file=sys.stderr)
        return []


def told(found: Sequence[Overall], language: str) -> list[str]:
    """The mean accounts, a table for each game."""
    said: list[str] = []
    for key in dict.fromkeys(each["game"] for each in found):
        telling = Telling(GAMES[key], (), language)
        mine = [each for each in found if each["game"] == key]
        said += [telling.speaker.say("game-name")]
        for points in (False, True):
            said += table(telling, mine, points)
    return said


def table(telling: Telling, found: Sequence[Overall], points: bool) -> list[str]:
    what = "points" if points else "win"
    kept: Any = [each for each in found if each[what]]  # type: ignore[literal-required]
    if not kept:
        return []
    parts = (*PARTS, "lost")
    head = [telling.say(what), telling.say("game"), *(telling.say(part) for part in parts)]
    rows = [
        [
            each["player"],
            say_house(telling.language, "coach-games", {"count": each["games"]}),
            *(cell(telling, each[what][part], points, part) for part in parts),
        ]
        for each in kept
    ]
    return ["", *aligned([head, *rows], {0}), ""]


def cell(telling: Telling, share: dict[str, float], points: bool, part: str) -> str:
    signed = part not in ("result", "start")
    mean = -share["mean"] if part == "lost" else share["mean"]
    error = telling.amount(share["error"], points, signed=False)
    return f"{telling.amount(mean, points, signed)}" + (f" ± {error}" if part != "result" else "")
