"""How children usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.games.tom_thumb.state import State

SKILLS: frozenset[str] = frozenset(("find", "boots", "advice"))  # memory answers them
RIGHT = 0.9  # how often it is right
LUCK = 1000
NEARER, CAUGHT, PEBBLE = 3.0, 2.0, 0.5  # what a step, a tile of the Ogre and a pebble count


def likely(s: State, seat: int, step: str, dealer: Dealer) -> Action:
    """The tile that is looked for, mostly; else any."""
    down = s.face_down()
    place = s.circle.index(s.named)
    if place not in down or dealer.roll(LUCK) > LUCK * RIGHT:
        place = down[dealer.roll(len(down)) - 1]
    return ("advise" if step == "advice" else "flip", place)


def prospects(s: State) -> list[float]:
    """One team: how near home, and how near the Ogre."""
    return [NEARER * s.lantern + PEBBLE * s.pebbles - CAUGHT * s.ogre] * s.seats
