"""Short games for tests that play them to the end in real browsers: the ends lie nearer, and what
has to be looked at lies open for a moment only. As a program it is the server of such a house.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from bench.house import House
from fabletop.cli import main
from fabletop.games import GAMES
from fabletop.games.aladin import made_of as aladin_of
from fabletop.games.open_sesame import content as sesame
from fabletop.games.open_sesame import state as sesame_state
from fabletop.games.open_sesame import view as sesame_view
from fabletop.server import workers

CARDS = 9  # of Open Sesame, until the Chief Thief turns up
SEARCHED = 5  # cards of a chest above its Sorcerer
PARTS = ("box", "about", "fields", "table", "mind", "study")
Set = Callable[[Any, str, object], None]


def shorten(set_: Set = setattr) -> None:
    """Nearer ends. Whoever replays such a game needs it too."""
    treasures = sum(kind["copies"] for kind in sesame.SOURCE["catalogue"].values()) - 1
    for module in (sesame_state, sesame_view):
        set_(module, "BELOW_CHIEF", treasures - CARDS)
    aladin = cast(Any, GAMES["aladin"])
    short = aladin_of({"below_sorcerer": aladin.box.pile - SEARCHED - 1}, {}, "")
    for part in PARTS:
        set_(aladin, part, getattr(short, part))


def hurry() -> None:
    """Shorter looks."""
    for seconds, least in (
        (sesame.SECONDS, {"reveal_least": 0.3, "spoils": 0.3}),
        (cast(Any, GAMES["aladin"]).box.seconds, {"countdown": 0.5}),
    ):
        cast(Any, seconds).update(least)


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
