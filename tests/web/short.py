"""Short games for tests that play them to the end in real browsers: the ends lie nearer, and what
has to be looked at lies open for a moment only. As a program it is the server of such a house.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import setitem
from typing import Any, cast

from fabletop.cli import main
from fabletop.games import GAMES
from fabletop.games.aladin import made_of as aladin_of
from fabletop.games.aladin.content import BOX as ALADIN
from fabletop.games.open_sesame import made_of as sesame_of
from fabletop.games.open_sesame.content import BOX as SESAME
from fabletop.server.processes import worker_pool
from tools.house import House

CARDS = 6  # of Open Sesame, until the Chief Thief turns up
SEARCHED = 5  # cards of a chest above its Sorcerer
Put = Callable[[Any, str, object], None]
Content = Mapping[str, Any]

SESAME_NEAR: Content = {"below_chief": len(SESAME.treasures["45"]) - CARDS}
ALADIN_NEAR: Content = {"below_sorcerer": ALADIN.pile - SEARCHED - 1}
SESAME_BRIEF: Content = {"seconds": {"reveal_least": 0.3, "spoils": 0.3}}
ALADIN_BRIEF: Content = {"seconds": {"countdown": 0.5}}


def shorten(
    put: Put = setitem, sesame: Content | None = None, aladin: Content | None = None
) -> None:
    """Nearer ends. Whoever replays such a game needs it too."""
    shelf = cast(Any, GAMES).known
    put(shelf, "open_sesame", sesame_of({**SESAME_NEAR, **(sesame or {})}, {}, ""))
    put(shelf, "aladin", aladin_of({**ALADIN_NEAR, **(aladin or {})}, {}, ""))


WORKER = (
    "from fabletop.server.processes.worker_tasks import main; "
    "from tests.web.short import shorten; shorten(); main()"
)


class ShortHouse(House):
    """A house in which games are short."""

    program = "tests.web.short"


if __name__ == "__main__":
    shorten(sesame=SESAME_BRIEF, aladin=ALADIN_BRIEF)  # and shorter looks
    worker_pool.COMMAND = ("-c", WORKER)
    main()
