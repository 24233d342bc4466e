"""`fabletop games`: the games, their options and bots."""

from __future__ import annotations

import argparse
import json
from typing import Any

from fabletop.core.game import Game, Json
from fabletop.core.options import HOLES
from fabletop.games import GAMES
from fabletop.sim.checks import SEARCHING, allowed, find_game, known_bots, written
from fabletop.text import LANGUAGES, Speaker


def list_games(args: argparse.Namespace) -> None:
    games = [find_game(name) for name in args.games or GAMES]
    if args.json:
        print(json.dumps([describe(game) for game in games], ensure_ascii=False, indent=2))
        return
    for game in games:
        speaker = Speaker(game.key, "en", [])
        fewest, *_, most = game.about.seats
        print(f"{game.key}: {speaker.say('game-name')}, {fewest}–{most} players")
        print(f"   {speaker.say('game-line')}")
        for name, setting in game.about.settings.items():
            print(f"   {name}: {allowed(setting)} (default {written(setting.default)})")
        print(f"   bots: {', '.join(known_bots(game))}")
        print(f"   bots that search: {' | '.join(SEARCHING)}, or other numbers")
        if game.study.trials:
            print(f"   bots for studies: {', '.join(game.study.trials)}")


def describe(game: Game[Any]) -> Json:
    """A game as data: for scripts, and for those who choose one."""
    return {
        "key": game.key,
        "version": game.about.version,
        "seats": list(game.about.seats),
        "names": {lang: Speaker(game.key, lang, []).say("game-name") for lang in LANGUAGES},
        "options": {
            name: {
                "default": setting.default,
                "accepts": [p.spell() if isinstance(p, HOLES) else p for p in setting.accepts],
            }
            for name, setting in game.about.settings.items()
        },
        "bots": known_bots(game),
        "searching": list(SEARCHING),
        "trials": list(game.study.trials),
        "actions": {verb: list(fields) for verb, fields in game.about.actions.items()},
        "events": {key: list(fields) for key, fields in game.about.events.items()},
        "refusals": dict(game.about.refusals),
    }
