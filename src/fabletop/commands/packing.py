"""`fabletop pack`: begin a content pack, or check one."""

from __future__ import annotations

import argparse

from fabletop.commands.arguments import fail, load_pack
from fabletop.games import game_of
from fabletop.packs.names import spoken
from fabletop.packs.start import starting_pack
from fabletop.packs.wording import doubts, told
from fabletop.sim.checks import find_game
from fabletop.text import Speaker


def check_packs(args: argparse.Namespace) -> None:
    """What each pack changes; the first that is wrong ends it."""
    for path in args.files:
        pack = load_pack(path)
        game_of(pack.game, pack.text)
        speaker = Speaker(pack.game, "en", [], spoken(pack.game, pack.names, "en"))
        print(f"{path}: {pack.title}, by {pack.author}: a pack for {speaker.say('game-name')}")
        for line in (*told(pack, speaker), *doubts(pack)):
            print(f"  {line}")


def new_pack(args: argparse.Namespace) -> None:
    text = starting_pack(find_game(args.game).key)
    try:
        if args.file:
            with args.file.open("x", encoding="utf-8") as file:
                file.write(text)
        else:
            print(text, end="")
    except OSError as error:
        fail(f"{args.file} cannot be written: {error.strerror}")
