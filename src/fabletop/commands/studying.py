"""`fabletop study`: a report about a game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fabletop.bots.bot import levels
from fabletop.commands.arguments import fail, find_bots, find_edition, find_options, find_seats
from fabletop.commands.progress import bar
from fabletop.sim import report as reports
from fabletop.sim.checks import at_least, check_seed, fill_seats, find_game
from fabletop.sim.findings import Study
from fabletop.sim.study import LEAST, expected
from fabletop.sim.study import run as run_study


def study_game(args: argparse.Namespace) -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        fail("a study draws plots and needs matplotlib: pip install 'fabletop[lab]'")
    game = find_game(args.game)
    at_least(args.games, LEAST, "the number of games")
    at_least(args.jobs, 1, "the number of jobs")
    check_seed(args.seed)
    options = find_options(game, args.options + args.option)
    named = find_bots(args.bots or levels(game)[0], game)
    bots = fill_seats(named, find_seats(game, args, options, len(named), 3))
    pack = find_edition(game.key, args.pack).about.pack
    study = Study(game.key, bots, args.games, args.seed, options, pack)
    try:
        with folder_to_fill(args.out):  # before all the playing
            with bar(study.game, expected(study), sys.stderr.isatty()) as progress:
                findings = run_study(study, args.jobs, progress)
            paths = reports.write(findings, args.out)
    except OSError as error:
        fail(f"the report cannot be written to {args.out}: {error.strerror}")
    except KeyboardInterrupt:
        print("fabletop: stopped; there is no report", file=sys.stderr)
        raise SystemExit(1) from None
    for fact in reports.facts(findings):
        print(fact)
    print(f"The whole of it is in {paths[0]}.")


@contextmanager
def folder_to_fill(folder: Path) -> Iterator[None]:
    """A folder, made if need be; what is still empty afterwards goes again."""
    new = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        yield
    finally:
        for path in new:
            if not any(path.iterdir()):
                path.rmdir()
