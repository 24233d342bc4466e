"""Basra played by hand, in real browsers against a real server.

The three players follow a script that only looks at what their pages show. Its table has a key
found beforehand, with which the script comes to a deal, drops in both windows and a bankruptcy.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator, expect

from fabletop.core.dealer import Fair
from fabletop.core.options import Action, Word, plain
from fabletop.core.play import Play
from fabletop.games.basra import Basra
from fabletop.games.basra.content import BOX
from fabletop.server.table.messages import Act
from fabletop.text import LANGUAGES, Speaker
from tests.server.company import Company
from tests.web.browser import new_page, trouble
from tests.web.laid_out import laid_out
from tests.web.player import Player, table_with, wait
from tools.house import House

pytestmark = pytest.mark.slow
PATIENCE = 280.0  # seconds for a whole lap
SPEAKERS = {language: Speaker("basra", language, []) for language in LANGUAGES}
A, B, C = range(3)
OPTIONS: dict[str, Word] = {"laps": 1, "timers": "off"}
OFFER, MORE = 2000, 200  # what C offers for a bandit, and how much more B wants
View = dict[str, Any]


class Script:
    """What the three do, from what they see. C throws its money away and is caught."""

    def __init__(self) -> None:
        self.met: set[str] = set()

    def next(self, see: Callable[[int], View]) -> tuple[int, Action]:
        view = see(A)
        for verdict in (view["last_raid"] or {"caught": ()})["caught"]:
            self.met |= {"bankrupt"} if verdict["bankrupt"] else set()
        seat = view["actors"][0]
        answer = getattr(self, view["step"], None)
        if answer is None:
            return seat, ("done",)
        found: tuple[int, Action] = answer(see, seat, view["actors"])
        return found

    def turn(self, see: Callable[[int], View], seat: int, asked: list[int]) -> tuple[int, Action]:
        wanted = [] if "deal" in self.met else ["bazaar"]
        wanted += ["raid_all", "raid"] if self.met else []
        wanted += ["blank", "recruits"]

        def rank(way: View) -> int:
            kind = BOX.kind[BOX.square[way["square"]]]
            return wanted.index(kind) if kind in wanted else len(wanted)

        way = min(see(seat)["reach"], key=rank)
        return seat, ("move", way["card"], way["lane"])

    def buy(self, see: Callable[[int], View], seat: int, asked: list[int]) -> tuple[int, Action]:
        view = see(seat)
        for gang in ("robbers", "defrauders"):
            cheap = view["prices"][gang] <= 40 and view["piles"][gang]["top"]
            if cheap and len(view["seats"][seat]["cards"]) < 8:
                return seat, ("buy", gang, None)
        return seat, ("end_buy",)

    def bazaar(self, see: Callable[[int], View], seat: int, asked: list[int]) -> tuple[int, Action]:
        view = see(C)
        cards = view["seats"][B]["cards"]
        mine = view["offers"]
        if "deal" not in self.met and not mine and cards and view["seats"][C]["money"] > 2200:
            return C, ("offer", B, (), OFFER, (cards[0],), 0)
        if mine and mine[0]["from"] == C:
            card = tuple(mine[0]["want"])
            return B, ("counter", mine[0]["id"], card, 0, (), OFFER + MORE)
        if mine:
            self.met.add("deal")
            return C, ("accept", mine[0]["id"])
        return seat, ("done",)

    def window20(
        self, see: Callable[[int], View], seat: int, asked: list[int]
    ) -> tuple[int, Action]:
        return self.window(see, seat, asked, "drop 20", 20)

    def window100(
        self, see: Callable[[int], View], seat: int, asked: list[int]
    ) -> tuple[int, Action]:
        return self.window(see, seat, asked, "drop 100", 100)

    def window(
        self, see: Callable[[int], View], seat: int, asked: list[int], goal: str, fee: int
    ) -> tuple[int, Action]:
        seats = see(A)["seats"]
        for other in asked:
            threatened = seats[other]["threatened"]
            if goal not in self.met and other != C and len(threatened) > 1:
                self.met.add(goal)
                return other, ("discard", (threatened[0],))
        return seat, ("done",)

    def choose_gang(
        self, see: Callable[[int], View], seat: int, asked: list[int]
    ) -> tuple[int, Action]:
        return seat, ("choose_gang", "robbers")

    def tribute(
        self, see: Callable[[int], View], seat: int, asked: list[int]
    ) -> tuple[int, Action]:
        return seat, ("give", see(seat)["seats"][seat]["cards"][0])


GOALS = {"deal", "drop 20", "drop 100", "bankrupt"}


def rehearse(key: bytes) -> set[str]:
    """The script played without pages."""
    game, script = Basra(), Script()
    play = Play.begin(game, 3, OPTIONS, Fair(key))
    while game.actors(play.s):
        seat, action = script.next(lambda seat: dict(game.view(play.s, seat)))
        play.act(seat, action)
    script.met |= {"bankrupt"} if any(v.bankrupt for v in play.s.verdicts) else set()
    return script.met


def lucky_key() -> bytes:
    keys = (number.to_bytes(32, "big") for number in range(3000))
    return next(key for key in keys if rehearse(key) == GOALS)


class Merchant(Player):
    """Somebody with bandits and movement cards."""

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def words(self, key: str, **args: object) -> str:
        return SPEAKERS[self.language].say(key, **args)

    def press(self, key: str) -> None:
        self.find(".ba-actions button").filter(has_text=self.words(key)).first.click()

    def tile(self, card: str, inside: str = "") -> Locator:
        name = self.words(f"group-{card.rsplit('-', 1)[0]}")
        return self.find(f'{inside} button.ba-tile[title="{name}"]:visible').first

    def do(self, action: Action) -> None:
        verb, *args = action
        getattr(self, f"do_{verb}")(*args)

    def do_move(self, value: int, lane: str | None) -> None:
        self.find(".ba-move").filter(has=self.page.get_by_text(str(value), exact=True)).click()
        self.find(".ba-way").nth(1 if lane == "side" else 0).click()

    def do_buy(self, gang: str, group: None) -> None:
        pile = self.find(f"button.ba-pile.ba-{gang}:visible")
        if not pile.count():
            self.find('.ba-tab[data-place="piles"]').click()
        pile.first.click()
        self.find(".ba-actions .ba-go").first.click()

    def do_end_buy(self) -> None:
        self.press("board-stop-buying")

    def do_discard(self, cards: tuple[str, ...]) -> None:
        self.tile(cards[0]).click()
        self.find(".ba-actions .ba-go").first.click()

    def do_give(self, card: str) -> None:
        self.tile(card).click()
        self.find(".ba-actions .ba-go").first.click()

    def do_done(self) -> None:
        """Done, in a raid perhaps at a risk."""
        names = [self.words(key) for key in ("board-done", "board-take-risk")]
        stop = re.compile("|".join(map(re.escape, names)))
        self.find(".ba-actions button").filter(has_text=stop).first.click()

    def do_choose_gang(self, gang: str) -> None:
        name = self.words(f"gang-{gang}")
        self.find(".ba-gang-choice").filter(has_text=name).first.click()
        self.find(".ba-actions .ba-go, .ba-gang-choice[aria-pressed=true]").first.click()

    def do_offer(self, to: int, give: object, money: int, want: tuple[str, ...], _: int) -> None:
        self.press("board-new-offer")
        self.find(".ba-form .ba-partners button").nth(to if to < C else to - 1).click()
        self.tile(want[0], '.ba-form [data-side="want"]').click()
        for _step in range(money // 50):
            self.find(".ba-form .ba-step").first.click()
        expect(self.find(".ba-form output")).to_contain_text(self.words("board-money", money=money))
        self.find(".ba-send").click()

    def do_counter(self, offer: str, give: object, _: int, want: object, money: int) -> None:
        slip = self.slip(offer)
        slip.get_by_role("button", name=self.words("board-counter")).click()
        for _step in range(MORE // 50):
            self.find(".ba-form .ba-step").last.click()
        self.find(".ba-send").click()

    def do_accept(self, offer: str) -> None:
        self.slip(offer).locator(".ba-do").click()

    def slip(self, offer: str) -> Locator:
        """An offer, wherever this screen shows it."""
        slip = self.find(f'[data-mark="offer:{offer}"]:visible')
        tab = self.find('.ba-tab[data-place="deals"]:visible')
        expect(slip.or_(tab).first).to_be_visible()
        if not slip.count():
            tab.click()
        return slip


def settled(merchants: list[Merchant]) -> bool:
    """Whether all pages show the same moment."""
    newest = [merchant.pictures[-1] for merchant in merchants if merchant.pictures]
    moments = {(p["phase"], p["decision"], str(p["view"] and p["view"]["seats"])) for p in newest}
    return len(newest) == len(merchants) and len(moments) == 1


def play(merchants: list[Merchant], script: Script, is_done: Callable[[], bool]) -> None:
    """By the script, by clicking."""
    until = time.monotonic() + PATIENCE
    while True:
        wait(merchants, lambda: settled(merchants) and merchants[A].view is not None, until)
        if is_done():
            return
        seat, action = script.next(lambda seat: merchants[seat].view)
        before = [merchant.pictures[-1] for merchant in merchants]
        merchants[seat].do(action)
        soon = time.monotonic() + 60
        while any(m.pictures[-1] is was for m, was in zip(merchants, before, strict=True)):
            assert time.monotonic() < soon, (seat, action)
            merchants[A].page.wait_for_timeout(20)


def test_a_deal_is_offered_countered_and_accepted(browser: Browser, house: House) -> None:
    script = Script()

    def answer(company: Company) -> None:
        seat, action = script.next(lambda seat: dict(company.game.view(company.s, seat)))
        said = cast("list[Any]", plain(action))
        company.say(company.places[seat], Act(company.id(seat), seat, company.question, said))

    def there(company: Company) -> bool:
        """At the bazaar, with something to sell and the money for it."""
        if company.game.step(company.s) != "bazaar":
            return False
        view: View = dict(company.game.view(company.s, C))
        return bool(view["seats"][B]["cards"]) and view["seats"][C]["money"] > 2200

    number = int.from_bytes(lucky_key(), "big")
    table = laid_out(house, "basra", "abc", there, number, answer, **OPTIONS)
    people = [("wide", "en"), ("tablet", "fr"), ("phone", "nl")]
    merchants = [
        Merchant.back(new_page(browser, size, language), house, table, seat, language=language)
        for seat, (size, language) in enumerate(people)
    ]
    play(merchants, script, lambda: merchants[A].view["step"] != "bazaar")
    assert {"deal"} == script.met
    told = [event for p in merchants[A].pictures for event in p["events"]]
    deal = next(event["args"] for event in told if event["key"] == "accepted")
    assert OFFER + MORE in deal.values()
    for merchant in merchants:
        assert [] == trouble(merchant.page)


@pytest.mark.long
def test_a_lap_with_a_deal_both_windows_and_a_bankruptcy(browser: Browser, house: House) -> None:
    code = table_with(house, "basra", 3, OPTIONS, lucky_key())
    people = [("Ada", "wide", "en"), ("Margaux", "tablet", "fr"), ("Jan", "phone", "nl")]
    merchants = [Merchant(browser, house, code, *person) for person in people]
    expect(merchants[A].find(".chair.empty")).to_have_count(0)
    merchants[A].page.get_by_role("button", name=re.compile("^Start")).click()
    script = Script()
    play(merchants, script, lambda: merchants[A].pictures[-1]["phase"] == "over")
    assert GOALS == script.met
    last = merchants[A].pictures[-1]
    assert "laps" == last["outcome"]["reason"]
    assert [seat["money"] for seat in last["view"]["seats"]] == last["outcome"]["scores"]
    assert all(p["view"]["hand"] is not None for p in merchants[B].pictures if p["view"])
    for merchant in merchants:
        others = [f for f in merchant.frames if '"key":"hand"' in f and f.count('"key":"hand"') > 1]
        assert [] == others
        assert [] == trouble(merchant.page)
