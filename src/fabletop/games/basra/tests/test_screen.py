"""What the board of Basra shows at moments laid out by hand: the test plays the server's part."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core.options import spell
from fabletop.games.basra.tests.table import BASRA, A, B, C, Table, landed, position
from fabletop.text import LANGUAGES, Speaker
from tests.samples import sampled
from tests.web.browser import new_page, trouble
from tests.web.stage import Data, Stage, answer, chair, picture
from tools.house import House

pytestmark = pytest.mark.slow
NAMES = ["Ada", "Margaux", "Ben", "Ida"]
SPEAKERS = {language: Speaker("basra", language, NAMES) for language in LANGUAGES}
HELD = [["fortune_tellers-1", "quacks-1"], ["forgers-2"], ["camel_thieves-1"], []]


class Screen(Stage):
    """A page that sees what one seat of a table sees."""

    def __init__(self, page: Page, house: House, table: Table, seat: int = A) -> None:
        self.page, self.table, self.seat = page, table, seat
        self.heard, self.hellos, self.links = [], [], []
        self.address = f"http://127.0.0.1:{house.port}"
        self.told = 0
        self.first = self.seen()
        page.route("**/api/tables/*", lambda route: answer(route, {"code": "", "game": "basra"}))
        page.route_web_socket("**/ws/*", self.connect)

    def seen(self) -> Data:
        """The table as it is now, and what has been told since."""
        table, seat = self.table, self.seat
        fresh = [e for e in table.past[self.told :] if e.to is None or seat in e.to]
        events = [spell_event(self.told + n, event) for n, event in enumerate(fresh)]
        self.told = len(table.past)
        asked = [seat] if seat in table.actors() else []
        chairs = [chair(name, colour) for colour, name in enumerate(NAMES)]
        choices = [spell(option) for option in table.options(seat)]
        decision = BASRA.decision(table.state)
        return picture(
            game="basra", chairs=chairs, yours=[seat], seat=seat, asked=asked, choices=choices,
            decision=decision, view=dict(table.view(seat)), events=events, race=None, gaps=[],
        )  # fmt: skip

    def find(self, selector: str) -> Any:
        return self.page.locator(selector)


def spell_event(number: int, event: Any) -> Data:
    fields = BASRA.about.events[event.key]
    return {"n": number, "key": event.key, "args": dict(zip(fields, event.args, strict=True))}


@pytest.mark.parametrize(
    ("size", "language"),
    sampled(product(["phone", "wide"], ["en", "de"]), ("phone", "de"), ("wide", "en")),
)
def test_a_declined_offer_is_seen_with_the_word_why(
    browser: Browser, house: House, size: str, language: str
) -> None:
    table = landed("m40", held=HELD)
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    page = new_page(browser, size, language)
    screen = Screen(page, house, table)
    screen.open()
    expect(screen.find(f'[data-mark="offer:{offer}"]').first).to_be_visible()
    table.decline(B, offer, "too_dear")
    screen.say(screen.seen())
    shown = screen.find('.ba-happening[data-kind="declined"]')
    words = SPEAKERS[language]
    told = [words.say("board-declined"), "Margaux", words.say("why-too_dear")]
    expect(shown).to_contain_text(re.compile(".*".join(map(re.escape, told))))  # at once: it leaves
    expect(shown).to_have_count(0, timeout=6000)
    assert [] == trouble(page)


def test_what_one_has_declined_oneself_is_no_news(browser: Browser, house: House) -> None:
    table = landed("m40", held=HELD)
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    page = new_page(browser)
    screen = Screen(page, house, table, B)
    screen.open()
    expect(screen.find(f'[data-mark="offer:{offer}"]').first).to_be_visible()
    table.decline(B, offer, "too_dear")
    screen.say(screen.seen())
    expect(screen.find(f'[data-mark="offer:{offer}"]')).to_have_count(0)
    expect(screen.find(".ba-happening")).to_have_count(0)
    assert [] == trouble(page)


def test_a_deal_for_money_alone_is_told_without_a_gap(browser: Browser, house: House) -> None:
    table = landed("m40", held=HELD)
    offer = table.offer(A, B, money=60, want=["forgers-2"])
    page = new_page(browser, "wide")
    screen = Screen(page, house, table)
    screen.open()
    expect(screen.find(f'[data-mark="offer:{offer}"]').first).to_be_visible()
    table.accept(B, offer)
    screen.say(screen.seen())
    shown = screen.find('.ba-happening[data-kind="deal"]')
    expect(shown.locator("li").first).to_contain_text("60")
    expect(screen.find(".story-lines li").last).to_have_text(
        "It’s a deal! Ada gives: 60\u00a0P; Margaux gives: Forger"
    )
    assert [] == trouble(page)


def test_bandits_have_names_on_phones(browser: Browser, house: House) -> None:
    """And what is picked is called by name on the button."""
    table = landed("m35", held=[[], ["desert_raiders-1"], ["river_pirates-1", "tomb_robbers-1"]])
    page = new_page(browser)
    screen = Screen(page, house, table, C)
    screen.open()
    tile = screen.find(".ba-own button.ba-tile").first
    expect(tile).to_have_accessible_name(re.compile("^River Pirates: 1 of 4, Robbers"))
    expect(tile.locator(".ba-tile-name")).to_be_visible()
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(screen.find(".ba-actions .ba-go")).to_contain_text("River Pirate")
    assert [] == trouble(page)


@pytest.mark.parametrize("size", sampled(["phone", "wide"], "phone"))
def test_the_court_tells_of_dice_and_number_in_their_turn(
    browser: Browser, house: House, size: str
) -> None:
    """And what slips in meanwhile, tells nothing early."""
    table = landed("m35", dice=[2, 5], held=[[], ["desert_raiders-1"], ["river_pirates-1"]])
    table.done(B, C)
    page = new_page(browser, size)
    screen = Screen(page, house, table, B)
    screen.open()
    expect(screen.find(".ba-black[data-on=true]")).to_have_count(1)
    table.done(B, C)
    news = screen.seen()
    for event in news["events"]:
        event["lasts"] = 3.0 if event["key"] == "rolled" else 1.0
    screen.say({**news, "news": 8.0})
    screen.say({**news, "watchers": 1, "events": []})
    expect(screen.find('.ba-happening[data-kind="verdict"]')).to_be_visible()
    expect(screen.find('.ba-cell[data-fate="true"]')).to_have_count(0, timeout=1)
    expect(screen.find(".ba-court-words")).not_to_contain_text("11", timeout=1)
    expect(screen.find('.ba-cell[data-fate="true"]')).to_have_text(re.compile("^11"))
    assert [] == trouble(page)


MANY = [
    "highwaymen-1", "river_pirates-1", "camel_thieves-1", "coin_clippers-1", "market_thieves-1",
    "tomb_robbers-2", "desert_raiders-2", "burglars-1",
]  # fmt: skip
OTHERS = [["tomb_robbers-1"], ["river_pirates-2"], ["forgers-1"]]


def moments(count: int) -> dict[str, Table]:
    """What one is asked with so many bandits."""
    held = [MANY[:count], *OTHERS]
    last = landed("m35", dice=[2], held=held)
    last.done(A, B, C)
    return {
        "turn": position(held=held, square="m20"),
        "raid": landed("m35", held=held),
        "last": last,
        "informer": landed("m49", held=held),
        "bazaar": landed("m40", held=held),
    }


ABOVE = """() => document.querySelector('.ba-tabs').getBoundingClientRect().bottom
  - document.querySelector('.drawer').getBoundingClientRect().top"""


@pytest.mark.parametrize("count", sampled([1, 3, 6, 8], 3, 8))
@pytest.mark.parametrize("language", sampled(LANGUAGES, "uk"))
def test_on_a_phone_own_things_lie_below_the_tabs(
    browser: Browser, house: House, language: str, count: int
) -> None:
    for name, table in moments(count).items():
        page = new_page(browser, "phone", language)
        screen = Screen(page, house, table)
        screen.open()
        expect(screen.find(".ba-tabs")).to_be_visible()
        expect(screen.find(".ba-drawer")).to_have_attribute("data-asked", "true")
        assert page.evaluate(ABOVE) <= 1, (name, count)
        page.context.close()


def test_a_long_name_is_whole_beside_its_danger(browser: Browser, house: House) -> None:
    held = [[], MANY[:2], MANY[2:]]
    table = landed("m35", dice=[2], held=held, money=[1000, 12340, 1000])
    table.done(B, C)
    page = new_page(browser, "wide")
    screen = Screen(page, house, table, C)
    screen.first["chairs"][B]["name"] = "Maximiliane"
    screen.open()
    person = screen.find(".ba-person").filter(has=page.locator("em[data-danger]"))
    name = person.filter(has_text="Maximiliane").locator(".ba-name")
    expect(name).to_be_visible()
    assert name.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert [] == trouble(page)


BELOW = """() => document.querySelector('.ba-places').getBoundingClientRect().bottom
  - document.querySelector('.drawer').getBoundingClientRect().top"""


def test_on_a_tablet_own_things_lie_below_the_players(browser: Browser, house: House) -> None:
    page = new_page(browser, "tablet", "uk")
    for name, table in moments(6).items():
        Screen(page, house, table).open()
        expect(page.locator(".ba-drawer")).to_have_attribute("data-asked", "true")
        assert page.evaluate(BELOW) <= 1, name
    page.context.close()


LONG = 600.0  # seconds: it ends when something else is urgent


def test_what_people_have_changes_when_the_news_says_so(browser: Browser, house: House) -> None:
    """Somebody's row on the board, as the mark above it: not before the dice have fallen."""
    number = cast(Any, BASRA.about.content["group"])["desert_raiders"]["destiny"][0]
    dice = [(number - 1) // 6 + 1, (number - 1) % 6 + 1]
    table = landed("m35", dice=dice, held=[[], ["desert_raiders-1"], ["river_pirates-1"]])
    table.done(B, C)
    page = new_page(browser, "wide")
    screen = Screen(page, house, table)
    screen.open()
    row = screen.find(f'.ba-person > [data-mark="person:{B}"] .ba-money')
    expect(row).to_have_text("1,000\u00a0P")
    table.done(B, C)
    raid: Any = table.view(A)["last_raid"]
    assert B in [verdict["seat"] for verdict in raid["caught"]]
    news = screen.seen()
    for event in news["events"]:
        event["lasts"] = LONG
    screen.say({**news, "news": LONG * len(news["events"])})
    expect(page.locator(".prompt.news")).to_be_visible()
    expect(row).to_have_text("1,000\u00a0P")
    screen.say({**news, "news": 0, "house": {**news["house"], "paused": True}})
    expect(row).to_have_text("800\u00a0P")
    assert [] == trouble(page)


# -- the bazaar


@pytest.mark.parametrize("size", sampled(["phone", "tablet", "wide"], "wide"))
def test_a_touch_on_somebody_elses_bandit_begins_an_offer(
    browser: Browser, house: House, size: str
) -> None:
    page = new_page(browser, size)
    screen = Screen(page, house, landed("m40", held=HELD))
    screen.open()
    stands = screen.find(".ba-bazaar .ba-stand")
    expect(stands.locator(".ba-name")).to_have_text(["Margaux", "Ben", "Ida"])
    name = re.compile("^Forgers: 1 of 4, .*Value at the gate: 80")
    stands.get_by_role("button", name=name).click()
    form = screen.find(".ba-form")
    expect(form.locator('.ba-partners [aria-pressed="true"]')).to_have_text("Margaux")
    chosen = form.locator('.ba-tile[aria-pressed="true"]')
    expect(chosen).to_have_accessible_name(re.compile("^You get: Forgers"))
    form.get_by_role("button", name="Close").click()
    screen.find(".ba-own button.ba-tile").last.click()
    form.locator(".ba-partners button").nth(1).click()
    expect(chosen).to_have_accessible_name(re.compile("^You give: Quacks"))
    assert [] == trouble(page)


HIDDEN = """() => {
  const floor = document.querySelector(".ba-carpet").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(".ba-answers button")].map(
    (button) => Math.max(0, button.getBoundingClientRect().bottom - floor));
}"""


@pytest.mark.parametrize("language", sampled(LANGUAGES, "uk"))
def test_on_a_phone_an_offer_has_its_answers_in_sight(
    browser: Browser, house: House, language: str
) -> None:
    table = landed("m40", held=[["highwaymen-1"], *HELD[1:]])
    table.offer(B, A, give=["forgers-2"], money=20, want=["highwaymen-1"])
    page = new_page(browser, "phone", language)
    screen = Screen(page, house, table)
    screen.open()
    expect(screen.find(".ba-answers button").first).to_be_visible()
    assert [0, 0, 0] == page.evaluate(HIDDEN)
    assert [] == trouble(page)


# -- a raid on others, or on nobody who can be caught


def test_no_risk_is_taken_where_all_are_safe(browser: Browser, house: House) -> None:
    table = landed("m35", held=[["desert_raiders-1"], ["river_pirates-1"]], seats=3)
    page = new_page(browser, "wide")
    screen = Screen(page, house, table)
    view = screen.first["view"]
    screen.first["view"] = {**view, "advice": {"drop": [], "ransom": 0, "all": 0}}
    screen.open()
    expect(screen.find(".ba-actions button").first).to_have_text("Done")
    screen.say({**screen.seen(), "view": {**view, "advice": {"drop": [], "ransom": 9, "all": 9}}})
    expect(screen.find(".ba-actions button").first).to_contain_text("Take the risk")
    assert [] == trouble(page)


def test_whoever_has_nobody_in_danger_sees_what_the_others_fear(
    browser: Browser, house: House
) -> None:
    table = landed("m35", held=[["quacks-1"], ["desert_raiders-1"], ["river_pirates-1"], []])
    page = new_page(browser)
    screen = Screen(page, house, table)
    screen.open()
    expect(screen.find(".ba-court .ba-marks").first).to_be_attached()
    marked = screen.find(".ba-cell:has(.ba-marks > *) > b").all_text_contents()
    content = cast(Any, BASRA.about.content["group"])
    feared = {*content["desert_raiders"]["destiny"], *content["river_pirates"]["destiny"]}
    assert feared == set(map(int, marked))
    assert [] == trouble(page)
