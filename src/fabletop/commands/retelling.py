"""`fabletop replay` and `fabletop verify`: a recorded game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from fabletop.bounds import LONGEST_FILE, MOST_VALUES, Beyond, check_json
from fabletop.commands.arguments import fail, read_limited
from fabletop.core import record as records
from fabletop.core.game import Game
from fabletop.core.record import Damaged, Record
from fabletop.core.replay import check_fairness, replay
from fabletop.games import game_of
from fabletop.packs.pack import Wrong
from fabletop.sim.checks import find_game
from fabletop.transcript import transcript


def read_record(path: Path) -> Record:
    try:
        text = read_limited(path, LONGEST_FILE)
        check_json(text, LONGEST_FILE, values=10 * MOST_VALUES)
        return records.load(json.loads(text))
    except Beyond as beyond:
        fail(f"{path} is not a Fabletop record: {beyond}")
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except (ValueError, RecursionError):
        fail(f"{path} is not a Fabletop record")
    except Damaged as damage:
        fail(f"{path}: {damage}")


def game_of_record(record: Record) -> Game[Any]:
    """The rules a record was played by, with the content it carries. Raises `Damaged`."""
    find_game(record.game)
    try:
        game = game_of(record.game, record.pack)
    except Wrong as wrong:
        raise Damaged(f"its content pack cannot be played: {wrong}") from wrong
    return game


def replay_file(args: argparse.Namespace) -> None:
    record = read_record(args.file)
    try:
        for line in transcript(game_of_record(record), record, args.lang, args.exact):
            print(line)
    except Damaged as damage:
        fail(f"{args.file}: {damage}")


def verify_file(args: argparse.Namespace) -> None:
    record = read_record(args.file)
    try:
        play = replay(game_of_record(record), record)
        check_fairness(record)
    except Damaged as damage:
        fail(f"{args.file}: {damage}")
    outcomes = len(record.chance) + sum(len(move.chance) for move in record.moves)
    print(
        f"True: {len(record.moves)} moves keep to the rules, and all {outcomes} chance outcomes "
        f"are those of the key sealed before the game."
    )
    if play.game.outcome(play.s) is None:
        print("The game was not played to its end.")
