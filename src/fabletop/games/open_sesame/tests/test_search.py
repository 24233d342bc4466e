"""What a search knows of this game: no more than its adviser remembers."""

from __future__ import annotations

import random
from typing import cast

from fabletop.core.dealer import Seeded
from fabletop.core.options import fits
from fabletop.core.play import Play
from fabletop.games.open_sesame import OpenSesame
from fabletop.games.open_sesame.bots import Thief
from fabletop.games.open_sesame.content import BOX
from fabletop.games.open_sesame.rollouts import claim, next_entry
from fabletop.games.open_sesame.sharing import Claim
from fabletop.games.open_sesame.state import State
from fabletop.sim.simulate import tell

GAME = OpenSesame()


def played(decisions: int, seed: int) -> tuple[Play[State], list[Thief]]:
    """A game of strong thieves, so far."""
    strong = GAME.mind.bots["strong"]
    bots = [cast(Thief, strong(seat, 3, random.Random(seed + seat))) for seat in range(3)]
    play, told = Play.begin(GAME, 3, {}, Seeded(seed)), 0
    for _ in range(decisions):
        tell(bots, play.events[told:])
        told = len(play.events)
        seats = GAME.actors(play.s)
        if not seats:
            break
        view, options = GAME.view(play.s, seats[0]), GAME.options(play.s, seats[0])
        play.act(seats[0], bots[seats[0]].choose(view, options))
    return play, bots


def test_of_others_collections_only_the_number_is_known() -> None:
    for seed in range(5):
        play, bots = played(150, seed)
        view, notes = GAME.view(play.s, 0), play.notes(0)
        known = cast("list[list[str]]", bots[0].recall(view, notes)["collections"])
        assert {*known[1], *known[2]} <= {BOX.kinds[BOX.chief]}
        for luck in range(3):
            world = GAME.mind.imagine(view, bots[0].recall(view, notes), Seeded(luck))
            assert [len(c) for c in play.s.collections] == [len(c) for c in world.collections]
            assert GAME.study.components(play.s) == GAME.study.components(world)
            assert view == GAME.view(world, 0)


def test_a_recital_and_a_claim_are_proposed() -> None:
    s = GAME.setup(3, {}, Seeded(1))
    s.hand, s.named = [4, 7, 4], [False, False, False]
    name = next_entry(s)
    assert (name[0], name[2]) == ("name", 2)
    s.pool, s.collections[0] = [4, 4, 7, 9, 11], [7]
    taken = claim(s, 0)
    kinds = cast("tuple[str, ...]", taken[1])
    assert len(set(kinds)) == 3
    assert all(fits(option, taken) for option in Claim().options(s, 0))
