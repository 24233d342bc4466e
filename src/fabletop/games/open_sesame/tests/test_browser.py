"""Open Sesame played by hand, in real browsers against a real server.

The test plays as people do: it looks at the card on the page, remembers it, and taps or types
what it remembers. What came over the wire is only read to know whose turn it is, and to see
that nothing stays there that has to be remembered (OS-60).
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fabletop.games.open_sesame import sayings
from fabletop.games.open_sesame.content import BOX
from fabletop.text import LANGUAGES, Speaker
from tests.web.browser import new_page, trouble
from tests.web.player import Player, wait
from tests.web.stills import show, stills
from tools.house import House

pytestmark = pytest.mark.slow
PATIENCE = 240.0  # seconds for a whole test
FADED = 30.0  # seconds in which what has to be remembered is gone, on a busy machine
SPEAKERS = {language: Speaker("open_sesame", language, []) for language in LANGUAGES}


class Thief(Player):
    """Somebody who looks, remembers and recites."""

    def sees(self) -> str:
        """The treasure on the card that lies open, as this page names it."""
        text = self.page.locator(".os-shown").inner_text().lower()
        speaker = SPEAKERS[self.language]
        names = {kind: speaker.say(f"kind-{kind}-short").lower() for kind in BOX.kinds}
        found = [kind for kind, name in names.items() if plain(name) in plain(text)]
        assert found, text
        return max(found, key=lambda kind: len(names[kind]))

    def tap(self, kind: str, count: int) -> None:
        """One entry of a recital on the grid of 22."""
        cells = self.page.locator(".os-grid .os-cell")
        expect(cells).to_have_count(len(BOX.kinds))
        cells.nth(BOX.kinds.index(kind)).click()
        self.page.locator(".os-counts .os-count").nth(count - 1).click()

    def type(self, text: str) -> None:
        """A whole sentence, sent when the page shows how it was understood."""
        self.page.locator(".os-way-type").click()
        self.page.locator(".os-field textarea").fill(text)
        expect(self.page.locator(".os-understood .os-mini").first).to_be_visible()
        self.page.locator(".os-sentence .os-big").click()


def plain(text: str) -> str:
    return text.replace("\u00ad", "").replace("\u00a0", " ")


class Evening:
    """Four people at a table, and what one of them remembers."""

    def __init__(self, browser: Browser, house: House, **options: object) -> None:
        code = house.make_table(
            "open_sesame", 4, first_ali="host", decide_seconds="off", pick_seconds="off",
            recite_seconds="off", reveal_seconds=20, **options,
        )  # fmt: skip
        people = [("Ada", "wide", "en"), ("Margaux", "phone", "fr"), ("Jan", "tablet", "nl"),
                  ("Zoe", "phone", "en")]  # fmt: skip
        self.players = [Thief(browser, house, code, *person) for person in people]
        self.players[0].page.get_by_role("button", name="Start").click()
        self.hand: list[str] = []
        self.endings: set[int] = set()
        self.ways: Counter[str] = Counter()
        self.until = time.monotonic() + PATIENCE

    @property
    def view(self) -> dict[str, Any]:
        return max(self.players, key=lambda p: p.pictures[-1]["decision"]).view

    def wait(self, step: str) -> None:
        """Until everybody's page is there."""
        while any(player.view is None or player.view["step"] != step for player in self.players):
            assert time.monotonic() < self.until, (step, self.view)
            self.players[0].page.wait_for_timeout(30)

    def wait_while(self, step: str, decision: int) -> str:
        while True:
            picture = max((p.pictures[-1] for p in self.players), key=lambda p: p["decision"])
            if picture["decision"] > decision or picture["view"]["step"] != step:
                return str(picture["view"]["step"])
            assert time.monotonic() < self.until, picture["view"]
            self.players[0].page.wait_for_timeout(30)

    def draw(self) -> str:
        """A card is turned up, all look at it, and it is gone; what comes then."""
        self.wait("decide")
        ali = self.players[self.view["ali"]]
        ali.page.locator(".os-decide .os-big").first.click()
        self.wait("reveal")
        seen = {player.sees() for player in self.players}
        assert len(seen) == 1, seen
        self.hand.append(seen.pop())
        decision = ali.pictures[-1]["decision"]
        for player in self.players:
            if player is not ali:
                player.page.locator(".os-panel .os-big").click()
        return self.wait_while("reveal", decision)

    def recite(self, wrong: bool = False) -> str:
        """As it was remembered: in French by Margaux, else by tapping; what comes then."""
        self.wait("recite")
        reciter = self.players[self.view["reciter"]]
        counts = Counter(self.hand)
        if wrong:
            self.ways["mistake"] += 1
            reciter.tap(next(kind for kind in BOX.kinds if kind not in counts), 1)
        elif reciter.language == "fr":
            self.ways["sentence"] += 1
            reciter.type(sayings.say(list(counts.items()), "fr"))
        else:
            self.ways["tap"] += 1
            for named, (kind, count) in enumerate(counts.items()):
                self.wait_named(reciter, sum(list(counts.values())[:named]))
                reciter.tap(kind, count)
        while (step := self.view["step"]) == "recite":
            assert time.monotonic() < self.until
            reciter.page.wait_for_timeout(30)
        return str(step)

    def wait_named(self, reciter: Thief, total: int) -> None:
        while reciter.view["named_total"] != total:
            assert time.monotonic() < self.until, reciter.view
            reciter.page.wait_for_timeout(20)

    def share(self, ali: int) -> None:
        """Everybody takes what lies there, until the next round begins."""
        while not self.view["case"]:  # pages are not all there at once
            if self.view["ali"] != ali:  # two alike, and nothing to choose: the next round began
                self.hand = []
                return
            assert time.monotonic() < self.until, self.view
            self.players[0].page.wait_for_timeout(30)
        self.endings.add(self.view["case"])
        while self.view["step"] in ("claim", "share", "spoils"):
            assert time.monotonic() < self.until, self.view
            for player in self.players:
                if player.pictures[-1]["asked"]:
                    self.take(player)
            self.players[0].page.wait_for_timeout(60)
        self.hand = []

    def take(self, player: Thief) -> None:
        try:
            if player.view["step"] == "claim":
                pool = player.page.locator(".os-pool button.os-cell")
                for n in range(3):
                    if pool.nth(n).get_attribute("aria-pressed", timeout=1500) != "true":
                        pool.nth(n).click(timeout=1500)
                player.page.locator(".os-sharing .os-big").click(timeout=1500)
            elif player.view["step"] == "share":
                player.page.locator(".os-pool button.os-cell").first.click(timeout=1500)
            elif player.view["step"] == "spoils":
                player.page.locator(".os-panel .os-big:enabled").first.click(timeout=1500)
        except Exception:  # the table moved on between looking and touching
            return

    def round(self, stop_at: int = 99, err_at: int = 99) -> None:
        """Draw until he stops, somebody errs or he is caught."""
        self.wait("decide")
        leader = self.view["ali"]
        for card in range(1, 40):
            if self.draw() != "recite":
                break
            if self.recite(wrong=card == err_at) != "decide":
                break
            if card >= stop_at:
                self.wait("decide")
                ali = self.players[self.view["ali"]]
                asked = ali.pictures[-1]["decision"]
                expect(ali.page.locator(".os-decide .os-leave")).to_be_enabled()
                ali.page.locator(".os-decide .os-leave").click()
                self.wait_while("decide", asked)
                break
        self.share(leader)


def test_a_table_of_four_plays_a_round(browser: Browser, house: House) -> None:
    evening = Evening(browser, house)
    evening.round(stop_at=2)
    assert {"tap", "sentence"} == set(evening.ways)
    for player in evening.players:
        assert [] == trouble(player.page)


@pytest.mark.long
def test_a_table_of_four_meets_all_three_endings(browser: Browser, house: House) -> None:
    evening = Evening(browser, house)
    while 1 not in evening.endings:
        evening.round(stop_at=2)
    evening.round(err_at=4)
    while not {1, 2, 3} <= evening.endings:
        evening.round(err_at=4 if 2 not in evening.endings else 99)
    assert {"tap", "sentence", "mistake"} == set(evening.ways)
    for player in evening.players:
        assert [] == trouble(player.page)


def test_a71_a82_after_the_reveal_nothing_is_left_to_peek_at(
    browser: Browser, house: House
) -> None:
    evening = Evening(browser, house)
    requests: list[str] = []
    for player in evening.players:
        player.page.on("request", lambda request: requests.append(request.url))
    assert "recite" == evening.draw()
    evening.wait("recite")
    before = [len(player.frames) for player in evening.players]
    evening.players[0].page.wait_for_timeout(2600)
    blind = [
        player for number, player in enumerate(evening.players)
        if number not in (evening.view["ali"], evening.view["reciter"])
    ]  # fmt: skip
    wait(blind, lambda: not any(map(sees_a_treasure, blind)), time.monotonic() + FADED)
    for number, player in enumerate(evening.players):
        late = player.frames[before[number] - 1 :]  # the picture that hid the card, and all after
        store = player.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        if player.view["hand"] is None:
            assert not names_a_treasure("\n".join([*late[-1:], store]).split('"choices"')[0])
    assert [] == [url for url in requests if any(kind in url for kind in BOX.kinds)]
    assert "decide" == evening.recite()
    evening.draw()  # of two cards now: those who only listen hear two entries
    evening.recite()
    evening.players[0].page.wait_for_timeout(2600)
    listener = evening.players[3]
    expect(listener.page.locator(".os-bubble")).to_have_count(0)
    wait([listener], lambda: not names_a_treasure(html(listener)), evening.until)


def html(player: Thief) -> str:
    return player.page.locator("body").inner_html()


def sees_a_treasure(player: Thief) -> bool:
    """Whether a treasure stands in a page, for programs or for people."""
    looks = re.sub(r'class="[^"]*"|style="[^"]*"', "", html(player))
    words = player.page.inner_text("body")
    return bool(names_a_treasure(looks)) or any(w in words for w in words_of(player.language))


def names_a_treasure(text: str) -> list[str]:
    """Ids of treasures that stand in a text as words."""
    return [kind for kind in BOX.kinds if re.search(rf"[\"'>\-_]{kind}[\"'<]", text)]


def words_of(language: str) -> list[str]:
    return [
        SPEAKERS[language].say(f"kind-{kind}") for kind in BOX.kinds if kind != BOX.kinds[BOX.chief]
    ]


def test_at_the_end_everybody_has_their_points_at_their_mark(
    browser: Browser, house: House
) -> None:
    """Cards are more than points: of two alike only one counts (OS-76)."""
    over = stills("open_sesame")["over"]
    results = over.phone["view"]["results"]
    assert any(len(result["cards"]) > result["points"] for result in results)
    page = new_page(browser)
    show(page, house, over)
    figures = page.locator(".chip-figure")
    expect(figures).to_have_text([str(result["points"]) for result in results])


# -- the stage

SIGHT = """() => {
  const panel = document.querySelector(".os-panel").getBoundingClientRect();
  const parts = ".os-fan .os-card, .os-pile b, .os-alarms, .os-progress";
  const below = (part) => Math.round(part.getBoundingClientRect().bottom - panel.top);
  return [...document.querySelectorAll(parts)].map(below);
}"""


@pytest.mark.parametrize("size", ["phone", "tablet", "wide"])
def test_whoever_recites_sees_hand_alarms_and_pile(
    browser: Browser, house: House, size: str
) -> None:
    page = new_page(browser, size)
    show(page, house, stills("open_sesame")["recite"])
    expect(page.locator(".os-grid .os-cell")).to_have_count(len(BOX.kinds))
    below = page.evaluate(SIGHT)
    assert len(below) > 3
    assert max(below) <= 6  # pixels: the lower corner of a turned card's box, which is empty
    cells = [cell.bounding_box() for cell in page.locator(".os-grid .os-cell").all()]
    assert min(box["height"] for box in cells if box) >= 44


@pytest.mark.parametrize("many", [5, 10, 14, 22])
def test_a_large_hand_leaves_the_buttons_free(browser: Browser, house: House, many: int) -> None:
    """On a phone his cards lie in up to three lines; what is asked stands above them."""
    cards = [{"kind": kind, "named": False, "adjective": None} for kind in BOX.kinds[:many]]

    def holding(picture: dict[str, Any]) -> dict[str, Any]:
        view = {**picture["view"], "hand": cards, "hand_size": many, "may_stop": True}
        return {**picture, "view": view, "choices": [["draw"], ["open_sesame"]]}

    page = new_page(browser)
    show(page, house, stills("open_sesame")["decide"], change=holding)
    expect(page.locator(".os-hand li")).to_have_count(many)
    hand = page.locator(".drawer").bounding_box()
    for button in page.locator(".os-decide button").all():
        box = button.bounding_box()
        assert hand
        assert box
        assert box["y"] + box["height"] <= hand["y"]
        assert box["y"] > page.evaluate(
            "document.querySelector('.os-plate').getBoundingClientRect().bottom"
        )


# -- first the news, then what it brings


def test_what_is_shared_lies_open_when_it_is_told(browser: Browser, house: House) -> None:
    """Until then one sees the hand of cards face down, and the mistake that ended the round."""
    still = stills("open_sesame")["share"]
    page = new_page(browser)
    held = {**still.phone["view"], "step": "decide", "case": 0, "pool": [], "hand_size": 3}
    before = {**still.phone, "view": held, "choices": [], "asked": []}
    newest = still.phone["events"][-1]["n"]
    told = [
        {"n": newest + 1, "key": "stopped", "args": {"seat": 1}, "lasts": 60.0, "weight": "beat"},
        {"n": newest + 2, "key": "sharing", "args": {"case": 1}},
    ]
    link = show(page, house, still, change=lambda _: before)
    expect(page.locator(".os-fan .os-card")).to_have_count(3)
    link.send(json.dumps({**still.phone, "events": told, "news": 60.0, "decision": 99}))
    expect(page.locator(".prompt.news, .narration-lines").first).to_be_visible()
    expect(page.locator(".os-sharing")).to_be_hidden()
    expect(page.locator(".os-fan .os-card")).to_have_count(3)
    page.locator(".os-scene").click()  # enough of it
    expect(page.locator(".os-sharing")).to_be_visible()
    expect(page.locator(".os-fan")).to_have_count(0)


def test_the_next_ali_baba_comes_with_the_new_round(browser: Browser, house: House) -> None:
    still = stills("open_sesame")["decide"]
    old, new = 1, still.phone["view"]["ali"]
    newest = still.phone["events"][-1]["n"]
    told = [
        {"n": newest + 1, "key": "took", "args": {"seat": old}, "lasts": 60.0, "weight": "beat"},
        {"n": newest + 2, "key": "round_over", "args": {"seat": old}},
        {"n": newest + 3, "key": "round", "args": {"seat": new}, "lasts": 0.8, "weight": "beat"},
    ]
    tokens = dict.fromkeys(BOX.alarms, 1)
    before = {**still.phone, "view": {**still.phone["view"], "ali": old, "tokens": tokens}}
    page = new_page(browser)
    link = show(page, house, still, change=lambda _: before)
    names = [chair["name"] for chair in still.phone["chairs"]]
    expect(page.locator(".os-plate b")).to_have_text(names[old])
    link.send(json.dumps({**still.phone, "events": told, "news": 60.8, "decision": 99}))
    expect(page.locator(".prompt.news, .narration-lines").first).to_be_visible()
    expect(page.locator(".os-plate b")).to_have_text(names[old])
    expect(page.locator(".os-token")).to_have_count(len(tokens))
    page.locator(".os-scene").click()
    expect(page.locator(".os-plate b")).to_have_text(names[new])
    expect(page.locator(".os-token")).to_have_count(0)
