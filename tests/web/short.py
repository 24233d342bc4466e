"""Short games for tests that play them to the end in real browsers: the ends lie nearer, and what
has to be looked at lies open for a moment only. As a program it is the server of such a house.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import setitem
from types import ModuleType
from typing import Any, cast

from bench.house import House
from fabletop.cli import main
from fabletop.games import GAMES
from fabletop.games.aladin import content as aladin
from fabletop.games.aladin import state as aladin_state
from fabletop.games.aladin import view as aladin_view
from fabletop.games.open_sesame import made_of
from fabletop.games.open_sesame.content import BOX
from fabletop.server import workers

CARDS = 9  # of Open Sesame, until the Chief Thief turns up
SEARCHED = 5  # cards of a chest above its Sorcerer
Set = Callable[[ModuleType, str, object], None]
Put = Callable[[Any, str, object], None]
NEAR: Mapping[str, object] = {"below_chief": len(BOX.treasures["45"]) - CARDS}
BRIEF: Mapping[str, object] = {"seconds": {"reveal_least": 0.3, "spoils": 0.3}}


def shorten(set_: Set = setattr, put: Put = setitem) -> None:
    """Nearer ends. Whoever replays such a game needs it too."""
    put(GAMES, "open_sesame", made_of(NEAR, {}, ""))
    for module in (aladin_state, aladin_view):
        set_(module, "AT_SORCERER", aladin.PILE - SEARCHED)


def hurry() -> None:
    """Shorter looks."""
    cast(Any, GAMES)["open_sesame"] = made_of({**NEAR, **BRIEF}, {}, "")
    cast(Any, aladin.SECONDS).update({"countdown": 0.5})


WORKER = (
    "from fabletop.server import work; from tests.web.short import shorten; shorten(); work.main()"
)


class ShortHouse(House):
    """A house in which games are short."""

    program = "tests.web.short"


if __name__ == "__main__":
    shorten()
    hurry()
    workers.COMMAND = ("-c", WORKER)
    main()
