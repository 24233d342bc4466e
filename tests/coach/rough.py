"""Games as people play them: somebody leaves, the clock runs out, moves are taken back."""

from __future__ import annotations

import random
from collections.abc import Mapping

from fabletop.coach.reference import Reference
from fabletop.core.dealer import Quiet, Seeded
from fabletop.core.options import Action, Word
from fabletop.core.play import Play
from fabletop.core.record import LEAVE, Record
from fabletop.games import game_of

LAPSES, UNDOES = 0.1, 0.3  # of all moves


def rough_game(
    key: str, seats: int, seed: int, options: Mapping[str, Word], leaver: int | None, pack: str = ""
) -> Record:
    """People, a bot, the clock; `leaver` goes after fifteen moves."""
    rng, game = random.Random(seed), game_of(key, pack)
    names = [f"Player {seat}" for seat in range(seats)]
    play = Play.begin(game, seats, options, Seeded(rng), names)
    reference, chance = Reference(game), Quiet(rng.getrandbits(32))
    while actors := game.actors(play.s):
        seat, moves = rng.choice(actors), len(play.record.moves)
        if leaver is not None and moves >= 15:
            play.act(leaver, LEAVE)
            leaver = None
            continue
        if play.can_take_back() and rng.random() < UNDOES:
            undo: Action = ("undo", play.standing[-1])
            play.act(seat, undo, by="house")
        lapses = game.table.pace(play.s).lapse.get(seat, ())
        if lapses and rng.random() < LAPSES:
            play.act(seat, rng.choice(list(lapses)), at=moves, by="clock")
        elif seat in game.actors(play.s):
            by = "bot" if seat == 0 else "player"
            play.act(seat, reference.answer(play.s, seat, chance), at=moves, by=by)
    return play.record
