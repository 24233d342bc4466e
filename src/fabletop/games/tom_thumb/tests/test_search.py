"""What a search knows of the circle: no more than its adviser remembers."""

from __future__ import annotations

import random
from typing import cast

from fabletop.bots.memory import BLANK
from fabletop.core.dealer import Seeded
from fabletop.core.play import Play
from fabletop.games.tom_thumb import TomThumb
from fabletop.games.tom_thumb.bots import Child
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.state import State
from fabletop.sim.simulate import tell

GAME = TomThumb()


def played(decisions: int, seed: int) -> tuple[Play[State], list[Child]]:
    bots = [
        cast(Child, GAME.mind.bots["weak"](seat, 3, random.Random(seed + seat)))
        for seat in range(3)
    ]
    play, told = Play.begin(GAME, 3, {}, Seeded(seed)), 0
    for _ in range(decisions):
        tell(bots, play.events[told:])
        told = len(play.events)
        seats = GAME.actors(play.s)
        if not seats or (GAME.step(play.s) == "ask" and play.s.turn > 2):
            break
        view, options = GAME.view(play.s, seats[0]), GAME.options(play.s, seats[0])
        play.act(seats[0], bots[seats[0]].choose(view, options))
    return play, bots


def test_the_circle_is_as_one_believes_it_to_be() -> None:
    for seed in range(6):
        play, bots = played(60, seed)
        if not play.s.agenda:
            continue
        for seat, bot in enumerate(bots):
            view = GAME.view(play.s, seat)
            notes = bot.recall(view, play.notes(seat))
            believed = [
                "" if label.face == BLANK else BOX.faces[label.face] for label in bot.memory.labels
            ]
            circle = cast("list[str]", notes["circle"])
            assert all(name in ("", own) for name, own in zip(circle, believed, strict=True))
            world = GAME.mind.imagine(view, notes, Seeded(seed))
            assert GAME.study.components(play.s) == GAME.study.components(world)
            assert view == GAME.view(world, seat)
            kept = [BOX.faces[face] for face in world.circle]
            assert all(name in ("", there) for name, there in zip(circle, kept, strict=True))


def test_a_team_stands_by_the_lantern_and_the_ogre() -> None:
    s = GAME.setup(3, {}, Seeded(1))
    before = GAME.mind.prospects(s)[0]
    s.lantern += 1
    nearer = GAME.mind.prospects(s)
    s.ogre += 1
    assert nearer[0] > GAME.mind.prospects(s)[0] > before - 3
    assert nearer == [nearer[0]] * 3
