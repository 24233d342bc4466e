"""`fabletop replay` and `fabletop verify`: a recorded game."""

from __future__ import annotations

import argparse

from fabletop.commands.arguments import fail
from fabletop.core.record import Damaged
from fabletop.core.replay import check_fairness, replay
from fabletop.recordings import game_of_record, open_record
from fabletop.transcript import transcript


def replay_file(args: argparse.Namespace) -> None:
    record = open_record(args.file)
    try:
        for line in transcript(game_of_record(record), record, args.lang, args.exact):
            print(line)
    except Damaged as damage:
        fail(f"{args.file}: {damage}")


def verify_file(args: argparse.Namespace) -> None:
    record = open_record(args.file)
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
