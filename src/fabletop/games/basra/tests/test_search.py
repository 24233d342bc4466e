"""What a search makes of a trader's table."""

from __future__ import annotations

from fabletop.core.dealer import Quiet, Seeded
from fabletop.core.options import Cards, Number, Option, fits
from fabletop.games.basra import Basra
from fabletop.games.basra.content import BOX

GAME = Basra()


def test_bandits_promise_what_the_gate_pays_and_a_group_twice_that() -> None:
    s = GAME.setup(2, {"laps": 1}, Seeded(1))
    money = float(s.money[0])
    group = [card for card in range(len(BOX.names)) if BOX.group_of[card] == BOX.group_of[0]]
    assert BOX.members == len(group)
    assert [money, money] == GAME.mind.prospects(s)
    s.held[0] = group[:1]
    alone = GAME.mind.prospects(s)[0] - money
    s.held[0] = group
    assert GAME.mind.prospects(s)[0] - money > BOX.members * alone
    assert alone <= BOX.value[BOX.gang_of[group[0]]]


def test_offers_are_proposed_for_what_is_threatened_or_missing() -> None:
    s = GAME.setup(2, {}, Seeded(1))
    s.held = [[0, 1], [2]]
    s.gangs = (BOX.gang_of[0],)
    names = tuple(BOX.names[card] for card in s.held[0])
    sale: Option = ("offer", "any", Cards(names, 1, 2), 0, (), Number(0, 10000, 10))
    found = GAME.mind.fillings(s, 0, sale)
    assert [(name,) for name in names] == [action[2] for action in found]
    assert all(fits(sale, action) for action in found)
    s.gangs = ()
    wish: Option = ("offer", 1, (), BOX.up_to(s.money[0]), Cards((BOX.names[2],), 1, 1), 0)
    assert BOX.group_of[0] == BOX.group_of[1] == BOX.group_of[2]
    (asked,) = GAME.mind.fillings(s, 0, wish)
    assert fits(wish, asked)
    assert () == tuple(GAME.mind.fillings(s, 0, sale))


def test_people_who_search_do_not_bargain_for_ever() -> None:
    s = GAME.setup(3, {}, Quiet(1))
    dealer, decisions = Quiet(2), 0
    while seats := GAME.actors(s):
        options = GAME.options(s, seats[0])
        usual = GAME.step(s) in GAME.mind.usual
        action = GAME.mind.likely(s, seats[0], dealer) if usual else options[0]
        GAME.apply(s, seats[0], action, dealer)  # type: ignore[arg-type]
        decisions += 1
    assert decisions < 400
