"""Somebody who plays a whole game without knowing it: looks for what can be touched, touches it.

How a guest sees and touches is another's affair (`Finger`, `Keys`, `Reader`); here is what they
have in common: what came over the wire, what to try next, and short games to play.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from tests.web.browser import new_page
from tools.house import House, Reader

CLOCKS_OFF = {
    f"{name}_seconds": "off" for name in ("ask", "find", "advice", "swap", "insert", "vote")
}
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "cave": (2, {"variant": "small", "timers": "off", "first_player": "seat:0"}),
    "open_sesame": (3, {
        "first_ali": "host", "reveal_seconds": 3, "decide_seconds": "off",
        "pick_seconds": "off", "recite_seconds": "off",
    }),
    "aladin": (2, {"timers": "off"}),
    "tom_thumb": (3, {
        "first_guide": "host", "path": "short", "look_seconds": 5, "new_look_seconds": 3,
        "result_seconds": 3, **CLOCKS_OFF,
    }),
    "basra": (2, {"laps": 1, "timers": "off"}),
}  # fmt: skip
# what can be seen and touched
THINGS = """() => {
  const sheets = [...document.querySelectorAll("dialog[open]")];
  const rooms = sheets.length ? sheets.slice(-1) : [...document.querySelectorAll("main, aside")];
  const all = rooms.flatMap((room) => [...room.querySelectorAll(
    "button, a[href], input, select, textarea, summary")]);
  window.found = all.filter((one) =>
    one.checkVisibility({visibilityProperty: true}) && !one.closest("[inert]") &&
    (one.tabIndex >= 0 || one.hasAttribute("aria-pressed")));
  return window.found.map((one, where) => ({
    where,
    role: one.localName,
    name: (one.getAttribute("aria-label") ?? one.textContent).trim(),
    pressed: one.getAttribute("aria-pressed") ?? "",
    off: one.disabled === true || one.getAttribute("aria-disabled") === "true",
  }));
}"""

WHOLE = pytest.mark.parametrize(  # the beginning of a game, or all of it
    "whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["beginning", "whole"]
)
BEGINNING = 3  # questions answered
SOON = 0.05  # seconds in which a page draws what a touch has changed
LATER = 3.0  # seconds in which the table answers


@dataclass(frozen=True)
class Thing:
    """Something that can be touched, as one hears of it."""

    role: str
    name: str
    pressed: str = ""  # "true", "false", or nothing
    off: bool = False
    where: int = 0  # how to find it again


# where a finger touches it, or null: something lies over its middle
FREE = """where => {
  const one = window.found[where];
  one.scrollIntoView({block: "nearest", inline: "nearest"});
  const {x, y, width, height} = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(hit) ? [x + width / 2, y + height / 2] : null;
}"""


class Guest:
    """A page at a table, and everything it was ever sent."""

    language = "en-GB"

    def __init__(self, browser: Browser, house: House, game: str) -> None:
        self.game = game
        self.attend(new_page(browser, "phone", self.language))
        self.arrive(house)

    def attend(self, page: Page) -> None:
        """Have this page, and nothing tried yet."""
        self.page = page
        self.pictures: list[dict[str, Any]] = []
        self.reader = Reader()
        self.sent = 0  # answers
        self.page.on("websocket", self.listen)
        self.chance = random.Random(3)
        self.tried: dict[Thing, int] = {}
        self.known: set[Thing] = set()
        self.question: object = None
        self.moves = 0

    def arrive(self, house: House) -> None:
        """By a link to a table made for a short game."""
        seats, options = GAMES[self.game]
        self.address = house.make_table(self.game, seats, **options)
        self.page.goto(f"http://127.0.0.1:{house.port}/t/{self.address}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.note)

    def note(self, frame: str | bytes) -> None:
        self.sent += json.loads(frame)["do"] == "act"

    def hear(self, frame: str | bytes) -> None:
        message = self.reader.read(frame)
        if message["is"] == "table":
            self.pictures.append(message)

    @property
    def shown(self) -> dict[str, Any]:
        return self.pictures[-1]

    @property
    def step(self) -> str:
        return str(self.shown["view"]["step"]) if self.shown["view"] else ""

    def is_over(self) -> bool:
        self.page.title()  # messages come in while the page is asked something
        return bool(self.pictures) and self.shown["phase"] == "over"

    def is_done(self, whole: bool) -> bool:
        """Whether enough was played."""
        return self.is_over() or (not whole and self.moves > BEGINNING)

    def is_asked(self) -> bool:
        """Whether an answer is wanted, but for those the page gives by itself."""
        self.page.title()
        return bool(self.shown["phase"] == "play" and self.shown["asked"] and self.step != "ready")

    def rest(self, seconds: float = LATER) -> None:
        """Let the page live until it hears something."""
        heard, until = len(self.pictures), time.monotonic() + seconds
        while len(self.pictures) == heard and time.monotonic() < until:
            self.page.wait_for_timeout(50)

    def watch(self, touch: Callable[[], None]) -> None:
        """Touch something and see what comes of it."""
        sent, heard = self.sent, len(self.pictures)
        touch()
        self.page.wait_for_timeout(1000 * SOON)
        if sent < self.sent and heard == len(self.pictures):
            self.rest()

    def choose(self, things: list[Thing]) -> Thing | None:
        """What was tried least; of that what a touch has just brought, else what is offered."""
        question = (self.shown["decision"], self.shown["asked"])
        if question != self.question:
            self.question, self.tried, self.known = question, {}, set()
            self.moves += 1
        at_hand = [forget_place(thing) for thing in things if not thing.off]
        new = {thing for thing in at_hand if self.known and thing not in self.known}
        self.known |= set(at_hand)
        if not at_hand:
            return None

        def rank(thing: Thing) -> tuple[float, ...]:
            again = self.chance.random() < 0.5
            value = {"true": 1 if again else 3, "false": 2}.get(thing.pressed, 4)
            if not thing.pressed and thing in new:
                value = 0
            return self.tried.get(thing, 0), value, self.chance.random()

        chosen = min(at_hand, key=rank)
        self.tried[chosen] = self.tried.get(chosen, 0) + 1
        return next(t for t in things if forget_place(t) == chosen and not t.off)


class Seeing(Guest):
    """One with eyes."""

    def things(self) -> list[Thing]:
        return [Thing(**thing) for thing in self.page.evaluate(THINGS)]


def forget_place(thing: Thing) -> Thing:
    return Thing(thing.role, thing.name, thing.pressed, thing.off)
