"""Reads records from files, and finds the rules they were played by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fabletop.bounds import LONGEST_FILE, MOST_VALUES, Beyond, check_json
from fabletop.core import record as records
from fabletop.core.game import Game
from fabletop.core.record import Damaged, Record
from fabletop.games import game_of
from fabletop.packs.pack import Wrong
from fabletop.sim.checks import Slip, find_game


def open_record(path: Path) -> Record:
    """The record in a file; whatever else it holds is refused in one sentence, a `Slip`."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST_FILE + 1)
        check_json(text, LONGEST_FILE, values=10 * MOST_VALUES)
        return records.load(json.loads(text))
    except Beyond as beyond:
        raise Slip(f"{path} is not a Fabletop record: {beyond}") from None
    except OSError as error:
        raise Slip(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise Slip(f"{path} is not a Fabletop record") from None
    except Damaged as damage:
        raise Slip(f"{path}: {damage}") from None


def game_of_record(record: Record) -> Game[Any]:
    """The rules a record was played by, with the content it carries. Raises `Damaged`."""
    find_game(record.game)
    try:
        game = game_of(record.game, record.pack)
    except Wrong as wrong:
        raise Damaged(f"its content pack cannot be played: {wrong}") from wrong
    return game
