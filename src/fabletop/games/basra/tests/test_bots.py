"""BA-102, BA-107 and section (l): what bots do, and what they never do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import pytest

from fabletop.bots.bot import levels, seat_bot
from fabletop.core.dealer import Event, Seeded
from fabletop.core.mind import LATER, Bot
from fabletop.core.options import Action, Word, fill
from fabletop.games.basra.bots import ALL, Nature, Trader
from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import (
    BASRA,
    A,
    B,
    Table,
    four,
    gang_of,
    landed,
    last_move,
    position,
)
from fabletop.sim.simulate import Plan, play_game

SILENT = Nature(ALL, deals=False)


def trader(level: str = "baseline", seat: int = A, seed: int | str = 0) -> Trader:
    return cast(Trader, BASRA.mind.bots[level](seat, 4, random.Random(seed)))


def chooses(table: Table, bot: Trader | None = None, seat: int = A) -> Action:
    """What a bot answers: legal, or not yet."""
    bot = bot or trader(seat=seat)
    action = bot.choose(table.view(bot.seat), table.options(bot.seat))
    assert action == LATER or None is BASRA.refuse(table.state, bot.seat, action)
    return action


def test_levels() -> None:
    assert ["baseline", "cautious", "bold", "strong", "random"] == list(levels(BASRA))


# -- (l) 1: retiring


@pytest.mark.parametrize(
    ("square", "lap", "cards", "retired"),
    [
        ("m13", 2, ["highwaymen-1"], True),  # 160 less many raids is below 40
        ("m50", 2, ["highwaymen-1"], False),  # only one square is left that could catch him
        ("m13", 2, four("highwaymen"), False),  # a complete group stays
        ("m13", 2, ["highwaymen-1", "highwaymen-2"], True),
        ("m04", 2, ["highwaymen-1"], False),  # for nothing nobody goes
    ],
)
def test_l1_retire_who_brings_more_than_holding(
    square: str, lap: int, cards: list[str], retired: bool
) -> None:
    table = position(square=square, lap=lap, held=[cards])
    action = chooses(table)
    assert (("retire", tuple(cards)) if retired else "move") == (action if retired else action[0])


def test_l1_who_looks_ahead_keeps_hope() -> None:
    """Three of a group are worth waiting for the fourth."""
    table = position(square="m13", lap=2, held=[four("highwaymen")[:3]])
    assert "retire" == chooses(table)[0]
    assert "move" == chooses(table, trader("strong"))[0]


# -- (l) 2: moving


def moves_to(table: Table, level: str = "baseline") -> str:
    """Where a bot sends Ali Baba, whatever its luck."""
    ends = set()
    for seed in range(12):
        _, card, lane = chooses(table, trader(level, seed=seed))
        ways = table.view(A)["reach"]
        ends.add(next(w["square"] for w in ways if (w["card"], w["lane"]) == (card, lane)))
    (square,) = ends
    return str(square)


def test_l2_money_lies_on_the_street() -> None:
    assert "m05" == moves_to(position(square="m04", hands=[[1, 2, 3], [1], [1], [1]]))


def test_l2_away_from_raids_on_ones_own() -> None:
    held = [four("burglars")]
    table = position(square="m06", lap=2, hands=[[1, 4], [1], [1], [1]], held=held)
    assert "m10" == moves_to(table)  # Defrauders, of whom nobody has one


def test_l2_into_raids_on_others() -> None:
    held = [[], four("burglars")]
    table = position(square="m06", hands=[[1, 4], [1], [1], [1]], held=held)
    assert "m07" == moves_to(table)


def test_l2_brisk_trade_by_what_one_has_more() -> None:
    hands = [[1, 3], [1], [1], [1]]
    rich = position(square="m35", hands=hands, held=[four("highwaymen")], lap=2)
    assert "m36" == moves_to(rich)
    poor = position(square="m35", hands=hands, held=[[], four("highwaymen")], lap=2)
    assert "m38" == moves_to(poor)


def test_l2_of_equals_any() -> None:
    """A 4 and a 5 from m20 lead to quiet streets with nothing to gain: both are taken."""
    everybody = [card for name in ("forgers", "fences") for card in four(name)]
    table = position(square="m16", hands=[[5], [1], [1], [1]], held=[everybody[:0]])
    lanes = {chooses(table, trader(seed=seed))[2] for seed in range(20)}
    assert {"main", "side"} == lanes


# -- (l) 3: buying


def test_l3_buys_the_best_and_stops_when_nothing_gains() -> None:
    tops = {"robbers": "highwaymen-1", "defrauders": "forgers-1"}
    table = landed("m01", tops=tops)
    assert ("buy", "robbers", None) == chooses(table)
    table = landed("m13", lap=2, tops=tops)
    assert ("end_buy",) == chooses(table, trader("bold"))


def test_l3_a_group_is_worth_completing() -> None:
    held = [four("forgers")[:3]]
    table = landed("m50", held=held, tops={"defrauders": "forgers-4"})
    assert ("buy", "defrauders", None) == chooses(table)


@pytest.mark.parametrize(
    ("level", "gangs"),
    [("cautious", {"swindlers", "thieves"}), ("bold", {"defrauders", "robbers"})],
)
def test_ba107_whom_they_hire(level: str, gangs: set[str]) -> None:
    bought: set[str] = set()
    for number in range(6):
        plan = Plan("basra", 3, (level,) * 3, 3)
        bought |= {gang_of(str(e.args[1])) for e in told(plan, number) if e.key == "bought"}
    assert gangs == bought


def told(plan: Plan, number: int, options: dict[str, Word] | None = None) -> list[Event]:
    """The news of a whole game between bots."""
    rng = plan.rng(number)
    bots = [seat_bot(name, BASRA, plan.seats, seat, rng) for seat, name in enumerate(plan.bots)]
    dealer = Seeded(rng.getrandbits(64))
    s = BASRA.setup(plan.seats, options or {}, dealer)
    while actors := BASRA.actors(s):
        for seat in actors:
            action = bots[seat].choose(BASRA.view(s, seat), BASRA.options(s, seat))
            if action != LATER:
                break
        else:
            seat, action = actors[0], BASRA.table.pace(s).lapse[actors[0]][0]
        assert None is BASRA.refuse(s, seat, action)
        BASRA.apply(s, seat, action, dealer)
    return dealer.take().events


# -- (l) 4: dropping


@pytest.mark.parametrize(
    ("square", "lap", "money", "drops"),
    [
        ("m14", 2, 2000, True),  # hold is small so early in the last lap
        ("m51", 2, 2000, False),  # nothing comes after this one
        ("m35", 2, 2000, False),
    ],
)
def test_l4_drop_for_twenty(square: str, lap: int, money: int, drops: bool) -> None:
    table = landed(square, lap=lap, money=[money], held=[["highwaymen-1"]])
    bot = Trader(BOX, A, SILENT, random.Random(0))
    expected = ("discard", ("highwaymen-1",)) if drops else ("done",)
    assert expected == chooses(table, bot)


def test_l4_with_little_money_one_is_more_afraid() -> None:
    """1.4 times 200/3 is 93: more than 20 and what holding is worth here."""
    for money, expected in ((2000, ("done",)), (790, ("discard", ("highwaymen-1",)))):
        table = landed("a19", lap=2, money=[money], held=[["highwaymen-1"]])
        assert expected == chooses(table, Trader(BOX, A, SILENT, random.Random(0)))


@pytest.mark.parametrize(
    ("black", "money", "drops"), [(2, 2000, False), (2, 700, True), (4, 700, False)]
)
def test_l4_drop_for_a_hundred_by_the_black_row(black: int, money: int, drops: bool) -> None:
    """Highwaymen have four numbers in row 2, none in row 4: 133, or 187 with little money."""
    table = landed("m14", lap=2, black=black, money=[money], held=[["highwaymen-1"]])
    assert "window100" == table.step()
    expected = ("discard", ("highwaymen-1",)) if drops else ("done",)
    assert expected == chooses(table)


def test_l4_nobody_drops_more_than_one_can_pay() -> None:
    table = landed("m14", lap=2, money=[30], held=[["highwaymen-1", "tomb_robbers-1"]])
    assert ("discard", ("highwaymen-1",)) == chooses(
        table, Trader(BOX, A, SILENT, random.Random(0))
    )


def test_no_drops_by_nature() -> None:
    table = landed("m14", lap=2, money=[30], held=[["highwaymen-1"]])
    bot = Trader(BOX, A, Nature(ALL, deals=False, drops=False), random.Random(0))
    assert ("done",) == chooses(table, bot)


# -- (l) 5


def test_l5_name_the_gang_that_hurts_others() -> None:
    held = [four("highwaymen"), four("forgers"), ["quacks-1"]]
    assert ("choose_gang", "defrauders") == chooses(landed("m49", held=held))
    held = [["quacks-1"], ["highwaymen-1"], [], []]
    assert ("choose_gang", "robbers") == chooses(landed("m49", held=held))


def test_l5_give_whom_one_holds_least_dear() -> None:
    table = landed("m33", held=[[], ["highwaymen-1", "quacks-1", "burglars-1"]])
    assert ("give", "quacks-1") == chooses(table, seat=B)
    table = landed("m33", lap=2, held=[[], [*four("quacks"), "burglars-1"]])
    assert ("give", "burglars-1") == chooses(table, seat=B)


def test_l5_start_oneself() -> None:
    table = last_move(seats=4)
    table.move(1)
    assert ("choose_starter", B) == chooses(table, seat=B)


def test_brisk_trade_retire() -> None:
    table = landed("m23", lap=2, held=[["highwaymen-1", *four("forgers")]],
                   options={"brisk_trade": "retire"})  # fmt: skip
    action = chooses(table)
    assert action[0] in ("done", "retire")
    if action[0] == "retire":
        assert ("highwaymen-1",) == action[1]


# -- (l) 6 and BA-102: deals


def test_l6_accepts_what_is_ten_better() -> None:
    """A fourth Forger in the last lap is worth 80 and doubles 320."""
    for price, answer in ((50, "accept"), (390, "accept"), (2000, "decline")):
        held = [["forgers-4"], four("forgers")[:3]]
        table = landed("m40", lap=2, held=held, money=[1000, 1900])
        table.offer(A, B, give=["forgers-4"], price=price)
        action = chooses(table, seat=B)
        if answer == "accept":
            assert ("accept", "o1") == action
        else:
            assert action[0] in ("decline", "counter")


def test_l6_never_for_less_than_it_is_worth() -> None:
    table = landed("m40", lap=2, held=[["forgers-1"]])
    table.offer(B, A, money=50, want=["forgers-1"])
    assert "accept" != chooses(table)[0]
    table = landed("m40", lap=2, held=[["forgers-1"]])
    table.offer(B, A, money=100, want=["forgers-1"])
    assert ("accept", "o1") == chooses(table)


def test_l6_gives_a_hot_bandit_away() -> None:
    """In a raid a Robber one would rather drop for 20 goes to anybody who takes him."""
    table = landed("m14", lap=2, held=[["highwaymen-1"]])
    table.offer(B, A, want=["highwaymen-1"])
    assert ("accept", "o1") == chooses(table)


def test_l6_a_counter_offer_is_halfway_and_never_beyond_the_limit() -> None:
    table = landed("m40", lap=2, held=[["forgers-1"], ["quacks-1"]])
    table.offer(A, B, give=["forgers-1"], price=90)
    action = chooses(table, seat=B)
    assert ("counter", "o1", (), 70, ("forgers-1",), 0) == action


def test_l6_a_counter_offer_for_ones_own() -> None:
    table = landed("m40", lap=2, held=[["forgers-1"]])
    table.offer(B, A, money=50, want=["forgers-1"])
    assert ("counter", "o1", ("forgers-1",), 0, (), 90) == chooses(table)


def test_ba102_one_counter_in_a_chain() -> None:
    table = landed("m40", lap=2, held=[["forgers-1"], ["quacks-1"]])
    bot = trader(seat=B)
    table.offer(A, B, give=["forgers-1"], price=90)
    table.play(B, *chooses(table, bot))
    assert [1] == [offer["chain"] for offer in table.now()["offers"]]
    table.counter(A, "o2", give=["forgers-1"], price=80)
    assert "decline" == chooses(table, bot)[0]


def test_l6_the_leader_pays_for_a_complete_group() -> None:
    """A has by far the most; the fourth Forger would bring A 320 more."""
    held = [four("forgers")[:3], ["forgers-4"]]
    for money, answer in ((100, "counter"), (240, "counter"), (250, "accept")):
        table = landed("m40", lap=2, held=held, money=[9000, 1000])
        table.offer(A, B, money=money, want=["forgers-4"])
        assert answer == chooses(table, seat=B)[0]
    table = landed("m40", lap=2, held=held, money=[0, 1000])
    table.state.money[A] = 100
    table.offer(A, B, money=100, want=["forgers-4"])
    assert ("accept", "o1") == chooses(table, seat=B)


@pytest.mark.parametrize(
    ("held", "terms", "money", "why"),
    [
        ([["forgers-1"], []], {"give": ["forgers-1"], "price": 1010}, 1000, "no_money"),
        ([["quacks-1"], []], {"give": ["quacks-1"], "price": 900}, 1000, "too_dear"),
        ([["quacks-1"], ["burglars-1"]], {"give": ["quacks-1"], "want": ["burglars-1"]}, 1000,
         "too_little"),
        ([["quacks-1"], four("forgers")], {"give": ["quacks-1"], "want": ["forgers-1"]}, 1000,
         "need_it"),
    ],
)  # fmt: skip
def test_decision_d_bots_say_why(
    held: list[list[str]], terms: dict[str, Any], money: int, why: str
) -> None:
    table = landed("m40", lap=2, held=held, money=[1000, money])
    table.offer(A, B, **terms)
    bot = Trader(BOX, B, SILENT, random.Random(0))
    assert ("decline", "o1", why) == chooses(table, bot)


def test_l6_asks_for_what_completes_a_group() -> None:
    table = landed("m40", lap=2, held=[four("forgers")[:3], ["forgers-4"]])
    action = chooses(table)
    assert ("offer", B, ()) == action[:3]
    assert (("forgers-4",), 0) == action[4:]


def test_l6_offers_a_hot_bandit_to_all_and_waits_a_little() -> None:
    table = landed("m14", lap=2, held=[["highwaymen-1"]])
    bot = trader()
    action = chooses(table, bot)
    assert ("offer", "any", ("highwaymen-1",), 0, (), 40) == action
    table.play(A, *action)
    waits = 0
    while (action := chooses(table, bot)) == LATER:
        waits += 1
    assert (3, ("discard", ("highwaymen-1",))) == (waits, action)


def test_without_deals_no_offers() -> None:
    table = landed("m40", lap=2, held=[four("forgers")[:3], ["forgers-4"]])
    assert ("done",) == chooses(table, Trader(BOX, A, SILENT, random.Random(0)))


# -- whole tables


class Watched:
    """A bot whose answers are counted and checked."""

    looks = True
    listens = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.offers: Counter[int] = Counter()
        self.chains: list[int] = []
        self.waited: Counter[tuple[int, str]] = Counter()
        self.answered: Counter[str] = Counter()

    def choose(self, view: Any, options: Sequence[Any]) -> Action:
        action = self.bot.choose(view, options)
        open_to = [offer for offer in view["offers"] if offer["can_answer"]]
        if open_to:
            assert action != LATER
            assert action[0] in ("accept", "decline", "counter")
            assert action[1] in [offer["id"] for offer in open_to]
            self.answered[str(action[0])] += 1
        if action[:1] == ("offer",):
            self.offers[view["decision"]] += 1
            most = {"window20": 2, "window100": 2, "bazaar": 3}[view["step"]]
            assert self.offers[view["decision"]] <= most
        if action[:1] == ("counter",):
            (own,) = [offer for offer in open_to if offer["id"] == action[1]]
            self.chains.append(own["chain"])
        if action == LATER:
            self.waited[view["decision"], view["step"]] += 1
        return action


@pytest.mark.parametrize("number", range(7))
def test_ba102_manners_among_bots_and_chance(number: int) -> None:
    """Bots and a seat that offers at random: all legal, all answered, no second counter."""
    rng = random.Random(number)
    mixes = [("baseline", "cautious", "bold", "strong"), ("baseline",) * 4, ("strong", "bold") * 2]
    options: dict[str, Word] = [
        {}, {"deals_in_100": True, "dowry": True}, {"sell_any": True, "hidden_money": True},
        {"drop_any": True, "junction": "arriving"},
        {"brisk_trade": "retire"}, {"draw_any": True, "buy_anywhere": True}, {"laps": 1},
    ][number]  # type: ignore[assignment]  # fmt: skip
    names = mixes[number % 3]
    bots = [Watched(seat_bot(name, BASRA, 5, n, rng)) for n, name in enumerate(names)]
    dealer = Seeded(number)
    s = BASRA.setup(5, options, dealer)
    while actors := BASRA.actors(s):
        seat = rng.choice(list(actors))
        if seat == 4:
            action = fill(rng.choice(BASRA.options(s, seat)), rng.randrange)
        else:
            action = bots[seat].choose(BASRA.view(s, seat), BASRA.options(s, seat))
            if action == LATER:
                action = BASRA.table.pace(s).lapse[seat][0] if len(actors) == 1 else LATER
        if action != LATER:
            assert None is BASRA.refuse(s, seat, action)
            BASRA.apply(s, seat, action, dealer)
    for bot in bots:
        assert set(bot.chains) <= {0}
        assert all(count <= 4 for count in bot.waited.values())
    assert any(bot.answered for bot in bots)


@pytest.mark.parametrize("level", ["baseline", "cautious", "bold", "strong"])
def test_ba102_one_to_three_seconds(level: str) -> None:
    table = landed("m40", held=[["quacks-1"]])
    times = [trader(level, seed=seed).ponder(table.view(A), []) for seed in range(300)]
    assert all(time is not None and 1 <= time <= 3 for time in times)


def test_ba102_nothing_hidden_is_used() -> None:
    """The same view, another world: the same answer."""
    table = position(square="m04", hands=[[1, 2, 3], [1, 5], [2, 4], [3]], then=1)
    other = position(square="m04", hands=[[1, 2, 3], [2, 4], [1, 5], [3]], then=1)
    for level in BASRA.mind.bots:
        assert chooses(table, trader(level)) == chooses(other, trader(level))


def wins(bots: tuple[str, ...], games: int) -> float:
    """How often the first of these wins, from every seat in turn."""
    total = 0.0
    for number in range(games):
        turn = number % len(bots)
        turned = bots[len(bots) - turn :] + bots[: len(bots) - turn]
        outcome, _ = play_game(BASRA, Plan("basra", len(bots), turned, 11), number)
        total += (turn in outcome.winners) / len(outcome.winners)
    return total / games


@pytest.mark.slow
@pytest.mark.parametrize("level", ["baseline", "cautious", "bold", "strong"])
def test_better_than_chance(level: str) -> None:
    """Each won 88 games of 100 or more: half of 48 or fewer is less than once in a billion."""
    assert wins((level, "random", "random", "random"), 48) > 0.5


@pytest.mark.long
def test_strong_beats_baseline() -> None:
    """It wins 53 of 100, sigma of 400 games 2.5: the bound lies five below, chance at 33."""
    assert wins(("strong", "baseline", "baseline"), 400) > 0.4


def test_deals_are_made() -> None:
    """Among four bots somebody agrees with somebody in most games."""
    made = [
        sum(e.key == "accepted" for e in told(Plan("basra", 4, ("baseline",) * 4, 2), number))
        for number in range(8)
    ]
    assert sum(made) >= 8
