"""A television, two phones, one device for two, and a bot: whole games, played by clicking.

The house plays short games (`short.py`). Afterwards everything any page was sent is held against
the record (`truth.py`). While they play, what stands in each page is looked at after every step.
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fabletop.games.open_sesame.content import BOX
from fabletop.text import Speaker
from tests.web.browser import new_page, trouble
from tests.web.player import Player, table_with
from tests.web.short import shorten
from tests.web.truth import Truth
from tools.house import House, Reader, code_of

pytestmark = pytest.mark.slow
PATIENCE = 300.0  # seconds for a game, on a busy machine
AGAIN = 1.5  # seconds after which a click that did nothing is tried once more
FADED = 4.0  # seconds after which nothing fleeting stands in a page any more
BUSY = 30.0  # seconds more, if the machine is busy
BOT = 4

FIND = """([selectors, luck]) => {
  const pressed = document.querySelectorAll('#main [aria-pressed="true"]').length;
  for (const selector of selectors) {
    const things = [...document.querySelectorAll(selector)];
    if (selector === ANY) things.push(...things.splice(0, luck % (things.length || 1)));
    for (const thing of things) {
      if (thing.disabled || thing.closest("[inert]") || !thing.checkVisibility()) continue;
      thing.scrollIntoView({block: "nearest"});
      const box = thing.getBoundingClientRect();
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      if (thing.contains(document.elementFromPoint(x, y))) return [selector, pressed, x, y];
    }
  }
  return null;
}"""
ANY = '#main [aria-pressed="false"]'
FIND = FIND.replace("ANY", json.dumps(ANY))
CURTAIN = "main.curtain button"


@pytest.fixture(autouse=True)
def short_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch.setitem)


class Screen(Player):
    """A page, all it said and was told, and those who sit at it."""

    def __init__(
        self, browser: Browser, address: str, size: str, names: Sequence[str] = ()
    ) -> None:
        self.language = "en"
        self.page = new_page(browser, size, "en")
        self.pictures: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.reader = Reader()
        self.log: list[tuple[str, str]] = []
        self.told: list[tuple[float, str]] = []  # fleeting events, and when they came
        self.acted: dict[tuple[int, int], float] = {}  # questions answered here, and when
        self.clicked: tuple[object, ...] = ()
        self.clicked_at = 0.0
        self.clicks = 0
        self.looked_at = 0
        self.page.on("websocket", self.listen)
        self.page.goto(address)
        for name in names[:1]:
            self.sit(name)
            expect(self.page.locator(".chair.own")).to_have_count(1)
        for name in names[1:]:
            self.sit_beside(name, self.pictures[-1]["yours"][-1] + 1)
            expect(self.page.locator(".chair.own")).to_have_count(2)

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.note)

    def note(self, frame: str) -> None:
        """What the page itself says."""
        self.log.append(("sent", frame))
        said = json.loads(frame)
        if said["do"] == "act":
            self.acted[said["decision"], said["seat"]] = time.monotonic()

    def waits(self) -> bool:
        """Whether what was answered here is still on its way."""
        question = self.shown["decision"], self.shown["asked"][0]
        return time.monotonic() < self.acted.get(question, -AGAIN) + AGAIN

    def hear(self, frame: str | bytes) -> None:
        super().hear(frame)
        text = frame if isinstance(frame, str) else frame.decode()
        self.log.append(("got", text))
        fleeting = [e for e in json.loads(text).get("events", ()) if "fleeting" in e]
        self.told += [(time.monotonic(), json.dumps(event)) for event in fleeting]

    @property
    def shown(self) -> dict[str, Any]:
        return self.pictures[-1]

    def click(self, *selectors: str) -> bool:
        """The first of these that can be touched, unless it has just been touched for nothing."""
        luck = 7 * self.shown["decision"] + 3 * self.clicks  # another thing each time
        found = self.page.evaluate(FIND, [list(selectors), luck])
        if not found:
            return False
        mark = (*found[:2], self.shown["decision"])
        if mark == self.clicked and time.monotonic() < self.clicked_at + AGAIN:
            return True
        self.clicked, self.clicked_at = mark, time.monotonic()
        self.clicks += 1
        self.page.mouse.click(*found[2:])
        return True

    def words(self) -> str:
        """All that stands in the page, but for looks and the table's name (which may be a lion)."""
        html = str(self.page.evaluate("document.documentElement.outerHTML"))
        html = html.replace(self.shown["code"], "")
        return re.sub(r'\b(class|style|href|src|d|id)="[^"]*"', "", html).replace("\u00ad", "")


class Table:
    """All screens of a table, and the game on them."""

    def __init__(
        self, browser: Browser, house: House, game: str, key: int, **options: object
    ) -> None:
        self.house, self.game = house, game
        self.address = table_with(house, game, 5, options, key.to_bytes(32, "big"))
        at = f"http://127.0.0.1:{house.port}"
        self.tv = Screen(browser, f"{at}/tv/{self.address}", "wide")
        self.phones = [
            Screen(browser, f"{at}/t/{self.address}", "phone", [name]) for name in ("Ada", "Ben")
        ]
        self.shared = Screen(browser, f"{at}/t/{self.address}", "tablet", ["Cem", "Dot"])
        self.screens = [self.tv, *self.phones, self.shared]
        host = self.phones[0].page
        host.get_by_role("button", name=re.compile("^Fill|^Add a bot")).click()
        host.get_by_role("button", name=re.compile("^(Start|Begin)")).click()
        self.curtains = 0
        self.until = time.monotonic() + PATIENCE

    def play(self, hand: Callable[[Screen], None], look: Callable[[Screen], None]) -> None:
        """Whoever is asked answers; every page is looked at whenever it was told something."""
        while any(not s.pictures or s.shown["phase"] != "over" for s in self.screens):
            assert time.monotonic() < self.until, [s.shown["view"]["step"] for s in self.screens]
            self.tv.page.wait_for_timeout(40)  # meanwhile messages come in, to all pages
            for screen in self.screens:
                if len(screen.pictures) != screen.looked_at and screen.shown["view"]:
                    screen.looked_at = len(screen.pictures)
                    look(screen)
                if len(screen.pictures) != screen.looked_at:
                    continue  # told more while it was looked at: look again before touching it
                if screen.pictures and screen.shown["phase"] == "play":
                    if screen.shown["curtain"] is not None:
                        if look_behind_the_curtain(screen):
                            self.curtains += 1
                            look(screen)
                            screen.click(CURTAIN)
                    elif screen.shown["asked"] and not screen.waits():
                        hand(screen)

    def check(self) -> Truth:
        """Everything that was sent, against the record."""
        truth = Truth(self.house, self.address)
        for screen, seats in zip(self.screens, ([], [0], [1], [2, 3]), strict=True):
            assert 10 < truth.check(screen.log, seats)
            assert [] == trouble(screen.page)
            screen.page.context.close()
        assert self.curtains > 2
        assert [BOT] == truth.bots
        return truth


BEHIND = """() => document.querySelector("main.curtain") && [
  document.body.innerText.split("\\n").filter(Boolean),
  document.querySelectorAll('[class^="os-"], [class^="al-"]').length,
]"""


def look_behind_the_curtain(screen: Screen) -> bool:
    """While a device waits for the next person, nothing of the game is in its page.

    Whether it waits for the one it was told last; before that is drawn, it may be another.
    """
    behind = screen.page.evaluate(BEHIND)
    if behind is None:
        return False
    words, parts = behind
    people = [screen.shown["chairs"][seat]["name"] for seat in screen.shown["yours"]]
    assert 0 == parts
    assert words in [["Skip to the game", *curtain(name)] for name in people]
    now = screen.shown["curtain"]
    return now is not None and words[1:] == curtain(screen.shown["chairs"][now]["name"])


def curtain(name: str) -> list[str]:
    return [f"Pass the device to {name}", "Everyone else, look away!", f"I’m {name}"]


# -- Open Sesame


class Memory:
    """What all have seen, as long as it counts."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hand: list[str] = []
        self.rested = False

    def answer(self, screen: Screen) -> None:
        """Draw, look, recite what was seen, share."""
        view = screen.view
        if view["step"] == "recite":
            kind, count = self.next_entry(view["named_total"])
            cell = f'.os-grid .os-cell[data-n="{BOX.kinds.index(kind)}"]'
            screen.click(f".os-counts .os-count:nth-of-type({count})", cell)
        elif view["step"] == "decide":
            self.rest(view["hand_size"])
            leaves = view["may_stop"] and view["hand_size"] >= 4
            screen.click(".os-decide .os-leave" if leaves else ".os-decide .os-big")
        elif view["step"] in ("claim", "share"):
            cell = ".os-pool button.os-cell"
            screen.click(".os-sharing .os-big", f'{cell}[aria-pressed="false"]', cell)
        else:
            screen.click(".os-panel .os-big")

    def next_entry(self, named: int) -> tuple[str, int]:
        for kind, count in Counter(self.hand).items():
            if named <= 0:
                return kind, count
            named -= count
        raise AssertionError("all is named")

    def rest(self, cards: int) -> None:
        """Once, when there is something to forget, wait until nothing of it can still be seen."""
        if cards >= 3 and not self.rested:
            self.rested = True
            self.table.phones[0].page.wait_for_timeout(1000 * FADED)
            for screen in self.table.screens:
                self.look(screen)

    def look(self, screen: Screen) -> None:
        """Remember the card that lies open; no other card is to be seen, but where it may be."""
        view = screen.view
        if view["revealed"] and view["hand_size"] > 0:
            self.hand = [*self.hand[: view["hand_size"] - 1], view["revealed"]]
        until = time.monotonic() + FADED + BUSY
        while strays := treasures(screen.words()) - allowed(screen):
            assert time.monotonic() < until, (screen.view["step"], around(strays, screen.words()))
            screen.page.wait_for_timeout(400)


WORDS = Speaker("open_sesame", "en", [])
SHORT = {kind: WORDS.say(f"kind-{kind}-short").lower() for kind in BOX.kinds}
NAMED = {
    kind: re.compile(rf"[\"'>\-_]{kind}[\"'<]|\b{re.escape(short)}\b", re.IGNORECASE)
    for kind, short in SHORT.items()
}


def treasures(html: str) -> set[str]:
    low = html.lower()  # most are in no page at all, which is soon seen
    likely = [kind for kind, short in SHORT.items() if kind in low or short in low]
    return {kind for kind in likely if NAMED[kind].search(html)}


def around(kinds: set[str], html: str) -> list[str]:
    """Where these treasures stand in a page."""
    found = [match.start() for kind in kinds for match in NAMED[kind].finditer(html)]
    return [html[max(0, at - 200) : at + 100] for at in found]


def allowed(screen: Screen) -> set[str]:
    """The treasures this page was shown a moment ago, or may still show."""
    newest = json.dumps([screen.view, screen.shown["choices"]])
    fresh = [event for when, event in screen.told if time.monotonic() < when + FADED]
    return {kind for kind in BOX.kinds if f'"{kind}"' in "".join([newest, *fresh])}


@pytest.mark.long
def test_open_sesame_at_a_mixed_table(browser: Browser, short_house: House) -> None:
    table = Table(
        browser, short_house, "open_sesame", 7, first_ali="host", reveal_seconds=20,
        decide_seconds="off", pick_seconds="off", recite_seconds="off",
    )  # fmt: skip
    memory = Memory(table)
    table.play(memory.answer, memory.look)
    assert memory.rested
    for screen in table.screens:
        kept = screen.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert set() == treasures(kept.replace(code_of(table.address), ""))  # which may be a parrot
    truth = table.check()
    assert "scored" == truth.play.s.ended


# -- Aladin

CHESTS = ("gold", "silver", "bronze")
ANSWERS: Mapping[str, Sequence[str]] = {
    "wish": (".al-accept",),
    "search": (".al-more", ".al-stop"),
    "talisman": ('.al-column[data-free="true"]',),
    "race": (".al-zone", "button.al-lamp"),
    "countdown": (),  # a hand that waits
    "ready": (),  # the page says it by itself
}
UNDER_A_CUP = ".al-own-die, .al-settled, .al-program [aria-pressed='true']"
SEEN_BY_ONE = ".al-peek"


def rub(screen: Screen) -> None:
    """Any answer will do."""
    view = screen.view
    if view["step"] == "program":
        seat = screen.shown["asked"][0]
        chest, value = CHESTS[(seat + view["round"]) % 3], 3 + (seat + view["round"]) % 2
        screen.click(
            ".al-program .al-done",
            f'.al-program:not(:has(.al-place[aria-pressed="true"])) .al-place.al-{chest}',
            f'.al-rack:not(:has([aria-pressed="true"])) .al-side[data-value="{value}"]',
            '.al-tokens:not(:has([aria-pressed="true"])) .al-token[data-free="true"]',
        )
    else:
        screen.click(*ANSWERS.get(view["step"], (".al-done", ANY)), ".al-dismiss")


@pytest.mark.parametrize("mode", [pytest.param("race", marks=pytest.mark.long), "sealed"])
def test_aladin_at_a_mixed_table(browser: Browser, short_house: House, mode: str) -> None:
    table = Table(browser, short_house, "aladin", 3, lamp_mode=mode, timers="off")
    before: dict[Screen, object] = {}

    def look(screen: Screen) -> None:
        """What lies under a cup, or what the Eye shows, is in no page but its owner's."""
        eyes, was = screen.shown["seat"], before.get(screen)
        before[screen] = eyes
        if eyes is None or eyes != was:
            expect(screen.page.locator(SEEN_BY_ONE)).to_have_count(0)
            if screen.view["step"] == "program":
                expect(screen.page.locator(UNDER_A_CUP)).to_have_count(0)

    table.play(rub, look)
    truth = table.check()
    assert truth.play.s.ended
    assert 1 < truth.play.s.round
