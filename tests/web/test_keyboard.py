"""Every game from the lobby to its end, and once more, with the keyboard alone."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.samples import sampled
from tests.web.browser import trouble
from tests.web.guest import GAMES, WHOLE, Seeing, Thing
from tools.house import House

pytestmark = pytest.mark.slow
PATIENCE = 240.0  # seconds for a game, on a busy machine
FAR = 150  # more keys than that lead nowhere
SOON_BACK = 15.0  # seconds for what takes a moment
LOST_AFTER = 30  # arrows that only lead round in circles; then one by one, from the first

# where the focus is, seen from something: there, in the same group, before it or behind it, or gone
WHERE = """(where) => {
  const target = window.found[where], here = document.activeElement;
  if (!target?.isConnected) return ["gone"];
  if (here === target) return ["there"];
  const group = target.closest("[role=group], [role=radiogroup]");
  if (target.tabIndex < 0 && group?.contains(here) && here.classList[0] === target.classList[0]) {
    const [a, b] = [here, target].map((one) => one.getBoundingClientRect());
    return ["near", b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  }
  const later = here === document.body ||
    here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [later ? "later" : "earlier"];
}"""

SHOWN = """(where) => {
  const here = document.activeElement;
  if (!window.found[where].isConnected) return null;
  const {x, y, width, height} = here.getBoundingClientRect();
  const inside = x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
  const drawn = [here, here.nextElementSibling, ...here.children].filter(Boolean);
  const looks = drawn.map((one) => getComputedStyle(one));
  const ring = looks.some(
    (look) => look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2);
  return here.matches(":focus-visible") && inside && (ring || here.localName === "input");
}"""

HERE = "() => window.found.indexOf(document.activeElement)"
LOST = "() => document.activeElement === document.body"
DEBUG = "() => document.activeElement.outerHTML.slice(0, 200)"


@pytest.fixture
def house(short_house: House) -> House:
    return short_house


class Keys(Seeing):
    """Nothing but keys."""

    rubbed = False  # the lamp was reached
    lost = 0  # the focus was nowhere although there was something to do

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, thing: Thing) -> bool:
        """Go there with Tab and arrows; whether it is still there then."""
        stuck = arrows = 0
        for _ in range(FAR):
            at, *way = self.page.evaluate(WHERE, thing.where)
            if at in ("there", "gone"):
                return bool(at == "there")
            if at == "near":
                arrows += 1
                if arrows < LOST_AFTER:
                    stuck = self.step_towards(way, stuck)
                else:
                    self.press("Home" if arrows == LOST_AFTER else "PageDown")
            else:
                self.press("Tab" if at == "later" else "Shift+Tab")
        raise AssertionError(f"no key leads to {thing}: {self.page.evaluate(DEBUG)}")

    def step_towards(self, way: Any, stuck: int) -> int:
        """An arrow, straight or, where that did not help, aside."""
        before = self.page.evaluate(HERE)
        across, down = way
        keys = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        if (abs(across) < abs(down)) != (stuck % 2 == 1):
            keys.reverse()
        self.press(keys[0])
        return 0 if self.page.evaluate(HERE) != before else stuck + 1

    def activate(self, name: str) -> None:
        """Reach what begins like this, and press Enter."""
        until = time.monotonic() + 30
        while True:
            found = [
                thing for thing in self.things() if thing.name.startswith(name) and not thing.off
            ]
            if found and self.reach(found[0]) and self.is_shown(found[0]):
                return self.press("Enter")
            assert time.monotonic() < until, (name, self.things())
            self.page.wait_for_timeout(50)

    def sit_down(self) -> None:
        """A name, bots on the other chairs, and off we go."""
        while not self.reach(self.wait_for("input")):
            pass
        self.page.keyboard.type("Ada")
        self.press("Enter")
        self.activate("Fill" if len(self.shown["chairs"]) > 2 else "Add a bot")
        self.activate("Start")

    def is_shown(self, thing: Thing) -> bool:
        """Whether it is still there; if so, it can be seen that the focus is on it."""
        shown = self.page.evaluate(SHOWN, thing.where)
        assert shown is not False, (thing, self.page.evaluate(DEBUG))
        return shown is not None

    def wait_for(self, role: str) -> Thing:
        until = time.monotonic() + 30
        while not (found := [thing for thing in self.things() if thing.role == role]):
            assert time.monotonic() < until
            self.page.wait_for_timeout(50)
        return found[0]

    def finds_back(self) -> bool:
        """Whether the page gives the focus back before long, if only the machine is busy."""
        until = time.monotonic() + SOON_BACK
        while lost := self.page.evaluate(LOST):
            if time.monotonic() > until:
                break
            self.page.wait_for_timeout(50)
        return not lost

    def answer(self) -> None:
        """Try the next thing."""
        if self.page.locator("dialog[open]").count():
            self.press("Escape")
            return
        if self.moves and self.page.evaluate(LOST):
            self.lost += not self.finds_back()
        thing = self.choose(self.things())
        if thing and self.reach(thing) and self.is_shown(thing):
            self.rubbed |= "lamp" in thing.name
            self.watch(lambda: self.press(self.chance.choice(["Enter", "Space"])))


@WHOLE
@pytest.mark.parametrize("game", sampled(GAMES, "open_sesame", "basra"))
def test_a_game_with_the_keyboard_alone(
    browser: Browser, house: House, game: str, whole: bool
) -> None:
    keys = Keys(browser, house, game)
    keys.sit_down()
    began = time.monotonic()
    while not keys.is_done(whole):
        assert time.monotonic() < began + PATIENCE, (keys.step, keys.moves, keys.things())
        if keys.is_asked():
            keys.answer()
        else:
            keys.rest(0.3)
    assert not keys.lost
    if whole:
        assert game != "aladin" or keys.rubbed
        keys.activate("Play again")
        while keys.shown["phase"] != "play":  # everybody is there
            assert time.monotonic() < began + PATIENCE
            keys.rest(0.3)
    assert [] == trouble(keys.page)


def test_arrows_lead_to_every_square_of_basra(browser: Browser, house: House) -> None:
    keys = Keys(browser, house, "basra")
    keys.sit_down()
    square = "() => document.activeElement.dataset.square ?? ''"
    until = time.monotonic() + 60
    while not keys.page.evaluate(square):
        assert time.monotonic() < until
        keys.press("Tab")
    walked = set()
    for key in ["ArrowRight"] * 61 + ["ArrowDown"] * 61 + ["ArrowLeft"] * 3:
        keys.press(key)
        walked.add(keys.page.evaluate(square))
    assert 61 == len(walked)
