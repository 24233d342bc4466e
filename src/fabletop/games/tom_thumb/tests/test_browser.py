"""Tom Thumb played by hand, in real browsers against a real server.

Everybody remembers perfectly here: notes are made of what each page was told, as a person
would who never forgets.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import partial
from math import atan2, degrees
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core.dealer import Event
from fabletop.games.tom_thumb import view as views
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.rules import EVENTS
from fabletop.text import LANGUAGES, Speaker
from tests.samples import sampled
from tests.web.browser import new_page, trouble, until
from tests.web.laid_out import asked_at, laid_out
from tests.web.player import Player, wait
from tests.web.stills import show, stills
from tools.house import House

pytestmark = pytest.mark.slow
PATIENCE = 240.0  # seconds for a whole test
SPEAKERS = {language: Speaker("tom_thumb", language, []) for language in LANGUAGES}
CLOCKS_OFF = {
    f"{name}_seconds": "off" for name in ("ask", "find", "advice", "swap", "insert", "vote")
}


class Child(Player):
    """Somebody in the wood."""

    def circle(self) -> list[str]:
        """Where everything lies, as this page was told."""
        notes = views.notes(0)
        heard = -1
        for picture in self.pictures:
            for event in picture["events"]:
                if event["n"] > heard:
                    heard = event["n"]
                    args = tuple(event["args"][name] for name in EVENTS[event["key"]])
                    notes = views.remember(notes, Event(event["key"], args))
        return notes["circle"]

    def tile(self, index: int) -> Any:
        return self.page.locator(f'.tt-ring [data-mark="tile:{index}"]')

    def flip(self, index: int) -> None:
        """A tap picks a tile, a second one turns it over."""
        self.tile(index).click()
        self.tile(index).click()

    def find(self, right: bool = True) -> None:
        """What was asked for, or some other Place; never the Wolves."""
        circle, named = self.circle(), self.view["named"]
        down = [n for n, face in enumerate(self.view["circle"]) if face is None]
        wrong = [n for n in down if circle[n] not in (named, "wolves")]
        self.flip(circle.index(named) if right else wrong[0])

    def swap(self) -> None:
        down = [n for n, face in enumerate(self.view["circle"]) if face is None]
        for index in down[:2]:
            self.tile(index).click()
        self.page.locator(".tt-confirm .tt-big").first.click()

    def insert(self) -> None:
        if self.page.locator(".tt-new-tiles button").count():
            self.page.locator(".tt-new-tiles button").first.click()
        gap = self.page.locator(".tt-gap").first
        gap.click()
        gap.click()

    def vote(self, choice: str) -> None:
        self.page.locator(f'.tt-vote[data-choice="{choice}"]').click()


class Family:
    """The people of one table."""

    def __init__(self, children: list[Child]) -> None:
        self.children = children
        self.until = time.monotonic() + PATIENCE
        children[0].page.get_by_role("button", name="Start").click()

    def wait(self, *steps: str) -> dict[str, Any]:
        """Until every page is at one of these questions, and the same one."""

        def there() -> bool:
            pictures = [child.pictures[-1] for child in self.children]
            if any(picture["view"] is None for picture in pictures):
                return False
            same = len({picture["decision"] for picture in pictures}) == 1
            return same and pictures[0]["view"]["step"] in steps

        wait(self.children, there, self.until)
        return self.children[0].view

    def after(self, act: Callable[[], None]) -> None:
        """Do something, and wait until the table has moved on."""
        before = max(child.pictures[-1]["decision"] for child in self.children)
        act()

        def moved() -> bool:
            return all(
                child.pictures[-1]["decision"] > before or child.pictures[-1]["phase"] == "over"
                for child in self.children
            )

        wait(self.children, moved, self.until)

    def of(self, seat: int) -> Child:
        return next(child for child in self.children if seat in child.pictures[-1]["yours"])

    def all_ready(self, step: str) -> None:
        self.wait(step)
        for child in self.children:
            child.page.locator(".tt-ready").click()
        self.pass_by(step)

    def pass_by(self, step: str) -> None:
        wait(self.children, lambda: all(c.view["step"] != step for c in self.children), self.until)

    def question(self) -> Child:
        """The Guide asks, if there is anything to choose; who has to find now."""
        step = self.wait("ask", "find")["step"]
        if step == "ask":
            guide = self.of(self.children[0].view["guide"])
            self.after(guide.page.locator(".tt-hand button.tt-card").first.click)
        return self.of(self.wait("find")["asked"])


def gather(browser: Browser, house: House, seats: int, **options: object) -> Family:
    code = house.make_table("tom_thumb", seats, first_guide="host", **CLOCKS_OFF, **options)
    people = [("Ada", "wide", "en"), ("Margaux", "phone", "fr"), ("Jan", "tablet", "nl")]
    return Family([Child(browser, house, code, *person) for person in people[:seats]])


def screen_angle(page: Page, index: int) -> float:
    """Where a tile lies on a page: degrees clockwise from the top, seen from the middle."""
    tiles = page.locator('.tt-ring [data-mark^="tile:"]')
    boxes = [tile.bounding_box() for tile in tiles.all()]
    middles = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
    x, y = (sum(m[k] for m in middles) / len(middles) for k in (0, 1))
    own = page.locator(f'.tt-ring [data-mark="tile:{index}"]').bounding_box()
    assert own
    across, down = own["x"] + own["width"] / 2 - x, own["y"] + own["height"] / 2 - y
    return degrees(atan2(across, -down)) % 360


def assert_turned(family: Family, turn: int) -> None:
    """TT-90: everybody sees tile 0 from their own side, and the storm has moved them on."""
    for seat, child in enumerate(family.children):
        expected = (180 - (seat + turn - 1) * 120) % 360
        wait([child], partial(is_near, child.page, expected), family.until)


def is_near(page: Page, expected: float) -> bool:
    """Whether tile 0 lies there."""
    return abs((screen_angle(page, 0) - expected + 180) % 360 - 180) < 8


def test_a54_a71_a73_three_pages_in_a_storm(browser: Browser, house: House) -> None:
    family = gather(browser, house, 3, storm=True)
    family.wait("look")
    for child in family.children:  # positions are told once to those who only listen
        expect(child.page.locator(".tt-heard p")).to_have_count(7)
    family.all_ready("look")
    for child in family.children:
        expect(child.page.locator(".tt-heard p")).to_have_count(0)
    before = [child.tile(0).get_attribute("aria-label") for child in family.children]
    for number in range(3):
        asked = family.question()
        assert_turned(family, 1)
        for child in family.children:
            words = SPEAKERS[child.language].say(f"place-{asked.view['named']}")
            expect(child.page.locator(".tt-banner")).to_contain_text(words, ignore_case=True)
        if number == 0:
            assert_indistinguishable(asked.page)
        family.after(asked.find)
    family.wait("swap")
    family.after(family.of(family.children[0].view["guide"]).swap)
    family.wait("between")
    assert_turned(family, 2)
    after = [child.tile(0).get_attribute("aria-label") for child in family.children]
    assert all(old != new for old, new in zip(before, after, strict=True))
    for child in family.children:
        child.vote("continue")
    family.wait("ask")
    assert_turned(family, 2)
    assert 2 == family.children[0].view["lantern"]
    for child in family.children:
        assert [] == trouble(child.page)


def assert_indistinguishable(page: Page) -> None:
    """A-71: face-down tiles differ in place, address and spoken direction only."""
    shapes = set()
    for tile in page.locator(".tt-ring .tt-down").all():
        html = str(tile.evaluate("element => element.outerHTML"))
        shapes.add(re.sub(r'(style|data-mark|aria-label|tabindex)="[^"]*"', "", html))
    assert 1 == len(shapes)
    labels = [t.get_attribute("aria-label") for t in page.locator(".tt-ring .tt-down").all()]
    assert len(labels) == len(set(labels))


@pytest.mark.long
def test_a_pebble_the_tree_and_the_boots_that_fail(browser: Browser, house: House) -> None:
    family = gather(browser, house, 3)
    family.all_ready("look")
    asked = family.question()
    asked.page.locator(".tt-stone").click()
    family.wait("advice")
    for child in family.children:
        if child is not asked:
            child.tile(child.circle().index(child.view["named"])).click()
    family.wait("find")
    for child in family.children:
        assert 2 == child.page.locator(".tt-advice svg, .tt-advice .mark, .tt-advice > *").count()
    asked.find(right=False)
    assert (1, 2) == ogre_and_pebbles(family, "result")
    family.all_ready("result")
    family.wait("between")
    for child in family.children:
        child.vote("tree")
    family.wait("tree_look")
    assert 2 == family.children[0].view["ogre"]
    for child in family.children:
        assert 0 == child.page.locator(".tt-ring .tt-down").count()
    family.all_ready("tree_look")
    family.question().find(right=False)
    family.all_ready("result")
    family.wait("between")
    for child in family.children:
        assert 0 == child.page.locator('button.tt-vote[data-choice="tree"]').count()
        child.vote("boots")
    coming = family.of(family.wait("boots")["guide"])
    family.after(coming.find)
    assert 1 == coming.view["found"]
    coming.find(right=False)
    assert (5, 2) == ogre_and_pebbles(family, "result")
    family.all_ready("result")
    view = family.wait("ask")
    assert ("used", "used", 5) == (view["tree"], view["boots"], view["ogre"])
    for child in family.children:
        assert [] == trouble(child.page)


def ogre_and_pebbles(family: Family, step: str) -> tuple[int, int]:
    view = family.wait(step)
    return view["ogre"], view["pebbles"]


@pytest.mark.long
def test_two_lost_souls_find_home_on_one_device(browser: Browser, house: House) -> None:
    code = house.make_table(
        "tom_thumb", 2, first_guide="host", path="short", mode="legendary", **CLOCKS_OFF
    )
    both = Child(browser, house, code, "Ada", "phone")
    both.sit_beside("Jan", 1)
    family = Family([both])
    family.all_ready("look")
    while both.pictures[-1]["phase"] == "play":
        assert time.monotonic() < family.until, both.view
        answers: dict[str, Callable[[], None]] = {
            "find": both.find,
            "swap": both.swap,
            "insert": both.insert,
            "new_look": both.page.locator(".tt-ready").click,
        }
        family.after(answers[both.view["step"]])
    assert "won" == both.pictures[-1]["outcome"]["reason"]
    expect(both.page.get_by_text(SPEAKERS["en"].say("label-end-won"))).to_be_visible()
    assert [] == trouble(both.page)


def test_nobody_finds_a_face_in_the_page(browser: Browser, house: House) -> None:
    table = laid_out(house, "tom_thumb", "a--", asked_at("ask"))
    child = Player.back(new_page(browser), house, table, 0)
    expect(child.page.locator(".tt-ring").first).to_be_visible()
    ring = child.page.locator(".tt-ring").inner_html()
    assert not [face for face in BOX.faces[:-1] if face in ring]
    assert [] == trouble(child.page)


def test_a_hint_says_where_a_tile_lies_and_lights_it_up(browser: Browser, house: House) -> None:
    """TT-75: tiles have no numbers, so a hint goes by the viewer's clock."""
    table = laid_out(house, "tom_thumb", "a--", asked_at("swap"), **CLOCKS_OFF)
    page = Player.back(new_page(browser), house, table, 0).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Help for players").click()
    page.get_by_role("dialog").get_by_role("switch", name="Hints").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Give me a hint").click()
    lit = page.locator(".tt-ring .tt-tile[data-hinted]")
    expect(lit).to_have_count(2)
    clocks = [str(tile.get_attribute("aria-label")).partition(", ")[2] for tile in lit.all()]
    orders = [clocks, clocks[::-1]]
    expect(page.locator(".hinted strong")).to_have_text(
        re.compile("|".join(f"one {one}, the other {other}$" for one, other in orders))
    )
    assert [] == trouble(page)


IN_SIGHT = """() => {
  const [room, sums] = [".ending-body", ".tt-sums"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return {below: sums.bottom - Math.min(room.bottom, innerHeight), wide: sums.width / room.width};
}"""


ABOVE = """() => {
  const [words, scene] = [".bubble", ".ending-body"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect());
  return Boolean(words && scene && words.top >= 0 && words.bottom <= scene.top + 1);
}"""


@pytest.mark.parametrize(("number", "ended"), sampled([(1, "won"), (10, "lost")], (10, "lost")))
def test_the_end_is_in_sight_as_a_whole(
    browser: Browser, house: House, number: int, ended: str
) -> None:
    """On the smallest phone in every language, and large on a television."""
    over = stills("tom_thumb", number=number)["over"]
    assert over.phone["view"]["ended"] == ended
    for language in LANGUAGES:
        page = new_page(browser, "phone", language)
        link = show(page, house, over)
        expect(page.locator(".tt-sums")).to_be_visible()
        assert page.evaluate(IN_SIGHT)["below"] <= 0, language
        home = page.locator(".tt-final-home .tt-cottage")
        expect(home).to_have_count(int(ended == "won"))
        expect(page.locator(".tt-final-brood .mark")).to_have_count(4 * int(ended == "won"))
        link.send(json.dumps({"is": "said", "seat": 1, "phrase": f"bot-{ended}"}))
        expect(page.locator(".bubble strong")).to_be_visible()
        until(page, ABOVE)
        if language == "de":  # the longest title
            page.set_viewport_size({"width": 1920, "height": 1080})
            show(page, house, over, tv=True)
            expect(page.locator(".tt-sums")).to_be_visible()
            seen = page.evaluate(IN_SIGHT)
            assert seen["below"] <= 0
            assert seen["wide"] > 0.6
        page.context.close()


RUNS_OUT = """() => [...document.querySelectorAll(".tt-ring .tt-name")].map((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  const [box, ink] = [name, words].map((one) => one.getBoundingClientRect());
  return [name.textContent, Math.max(box.left - ink.left, ink.right - box.right)];
}).filter(([, by]) => by > 0.5)"""


@pytest.mark.long
def test_names_stay_on_their_labels(browser: Browser, house: House) -> None:
    """Ten tiles on a phone are small, and Steinbrücke is long."""
    over = stills("tom_thumb")["over"]
    assert len(over.phone["view"]["circle"]) == 10
    for language in LANGUAGES:
        page = new_page(browser, "phone", language)
        show(page, house, over)
        page.locator(".board-button").last.click()
        expect(page.locator(".tt-ring .tt-name")).to_have_count(10)
        assert [] == page.evaluate(RUNS_OUT), language
        page.context.close()
