"""Basra at a table of the house: clocks, bots that stand in, one device.

Scenarios 76 to 78 and 91 to 93. One room is driven by hand; all times are seconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fabletop.core.options import Word
from fabletop.games.basra.tests.table import BASRA, A, B, C, D, four
from fabletop.server.table.messages import Back, Hello, Mine, Say, Stand
from tests.server.table import RoomTable

ROBBERS = [[], ["desert_raiders-1", "desert_raiders-2"], ["river_pirates-1"], []]


class Table(RoomTable):
    """Traders round the city, and a television."""

    game = BASRA
    usual: Mapping[str, Word] = {}

    def __init__(self, people: str = "abcd", level: str = "baseline", **said: Any) -> None:
        super().__init__(people, level=level, **said)

    def kept(self) -> dict[str, object]:
        return {
            "money": [1000] * self.seats,
            "hands": [[1]] * self.seats,
            "held": [[]] * self.seats,
            "played": [5],  # not the clock of the first turn
        }

    def stands(self, **position: object) -> None:
        """The game goes on from a position; everybody stays at their device."""
        seats = {name: list(device.seats) for name, device in self.room.table.devices.items()}
        super().stands(**position)
        for name, own in seats.items():
            if len(own) > 1:
                self.say(name, Hello([self.token(seat) for seat in own]))

    def offer(self, seat: int, to: int | str, give: list[str], price: int, now: float) -> list[Any]:
        return self.act(seat, "offer", to, give, 0, [], price, now=now)

    def seconds(self, device: str = "tv") -> float | None:
        """What is left on the clock."""
        left: float | None = self.shown(device)["seconds"]
        return left

    def by(self) -> list[tuple[int, tuple[object, ...], str]]:
        """Who has done what, by whose hand."""
        return [(move.seat, move.action, move.by) for move in self.moves]


def raid(people: str = "abcd", **options: Any) -> Table:
    """At 100 s A moves to m35, and window20 opens."""
    table = Table(people, **options)
    held = ROBBERS[: table.seats]
    table.now = 100
    table.stands(square="m34", held=held)
    table.say(people[0], Mine(A))
    table.act(A, "move", 1, None, now=100)
    assert "window20" == table.step
    return table


# -- clocks


def test_a76_the_clock_of_a_turn() -> None:
    table = Table()
    table.now = 100
    table.stands(square="m16", hands=[[2, 3, 5], [1], [1], [1]], held=[["quacks-1"], [], [], []])
    assert 60 == table.seconds()
    table.tick(159.9)
    assert "m16" == table.view("tv")["square"]
    table.tick(160)
    assert (A, ("move", 2, "main"), "clock") == table.by()[-1]
    assert ("m18", ["quacks-1"]) == (
        table.view("tv")["square"],
        table.view("a")["seats"][A]["cards"],
    )


def test_a77_the_clock_of_a_tribute() -> None:
    table = Table()
    table.now = 100
    held = [[], ["burglars-2", "burglars-1", "smugglers-1"], [], []]
    table.stands(square="m32", held=held)
    table.act(A, "move", 1, None, now=101)
    assert ("tribute", 20) == (table.step, table.seconds())
    table.tick(121)
    assert (B, ("give", "burglars-2"), "clock") == table.by()[-1]
    seats = table.view("tv")["seats"]
    assert (["burglars-2"], ["burglars-1", "smugglers-1"]) == (seats[A]["cards"], seats[B]["cards"])


def test_ba98_retiring_does_not_wind_the_clock() -> None:
    table = Table()
    table.now = 100
    table.stands(square="m29", held=[["quacks-1", "quacks-2"], [], [], []])
    table.act(A, "retire", ["quacks-1"], now=130)
    assert (30, 160) == (table.seconds(), table.alarm)
    table.act(A, "retire", ["quacks-2"], now=150)
    assert 10 == table.seconds()
    table.tick(160)
    assert ("move", 1, None) == table.by()[-1][1]


def test_ba98_nor_does_buying() -> None:
    table = Table()
    table.now = 100
    table.stands(square="m12")
    table.act(A, "move", 1, None, now=110)
    assert ("buy", 40) == (table.step, table.seconds())
    table.act(A, "buy", "thieves", None, now=130)
    assert ("buy", 20) == (table.step, table.seconds())
    table.tick(150)
    assert (A, ("end_buy",), "clock") == table.by()[-1]
    assert ("turn", 60) == (table.step, table.seconds())


def test_ba99_a_window_closes_for_all_who_are_not_done() -> None:
    table = raid()
    assert 45 == table.seconds()
    table.act(B, "done", now=110)
    table.tick(145)
    assert [(B, ("done",), "player"), (C, ("done",), "clock")] == table.by()[-2:]
    assert ("window100", 20) == (table.step, table.seconds())


@pytest.mark.parametrize(("timers", "seconds"), [("slow", 90), ("off", None)])
def test_ba98_slow_and_off(timers: str, seconds: float | None) -> None:
    table = raid(timers=timers)
    assert seconds == table.seconds()


# -- A91


def test_a91_an_offer_lifts_the_clock_to_fifteen() -> None:
    table = raid()
    table.offer(B, C, ["desert_raiders-1"], 10, now=140)
    assert (15, 155) == (table.seconds(), table.alarm)
    table.tick(145)
    assert "window20" == table.step
    table.tick(155)
    assert "window100" == table.step


def test_a91_never_beyond_two_minutes() -> None:
    table = raid()
    for now in (140, 154, 168, 182, 195):
        table.offer(B, "any", ["desert_raiders-1"], 10, now=now)
        assert 15 == table.seconds()
        table.act(B, "withdraw", f"o{table.s.number}", now=now)
    assert 210 == table.alarm
    table.offer(C, B, ["river_pirates-1"], 20, now=206)
    assert (14, 220) == (table.seconds(), table.alarm)
    table.offer(C, B, ["river_pirates-1"], 30, now=219)
    assert (1, 220) == (table.seconds(), table.alarm)
    table.tick(220)
    assert "window100" == table.step


def test_a91_with_110_seconds_gone_and_five_left_ten_remain() -> None:
    table = raid()
    for now in (140, 154, 168, 182, 196):
        table.offer(B, "any", ["desert_raiders-1"], 10, now=now)
        table.act(B, "withdraw", f"o{table.s.number}", now=now)
    table.offer(C, B, ["river_pirates-1"], 20, now=200)
    assert 215 == table.alarm
    table.act(A, "resume", now=210)
    assert 5 == table.alarm - table.now
    table.offer(B, C, ["desert_raiders-2"], 20, now=210)
    assert (10, 220) == (table.seconds(), table.alarm)


def test_ba98_an_offer_with_much_time_left_changes_nothing() -> None:
    table = raid()
    table.offer(B, C, ["desert_raiders-1"], 10, now=110)
    assert 35 == table.seconds()
    table.act(C, "counter", "o1", [], 10, ["desert_raiders-1"], 0, now=120)
    assert 25 == table.seconds()


def test_ba98_a_counter_lifts_too_and_slow_doubles() -> None:
    table = raid(timers="slow")
    table.offer(B, C, ["desert_raiders-1"], 10, now=185)
    assert 30 == table.seconds()
    table.act(C, "counter", "o1", [], 10, ["desert_raiders-1"], 0, now=210)
    assert 30 == table.seconds()
    for now in (235, 260, 285, 310, 330):
        table.offer(B, A, ["desert_raiders-2"], 10, now=now)
        table.act(B, "withdraw", f"o{table.s.number}", now=now)
    assert 340 == table.alarm  # 240 after it opened


def test_ba98_an_answer_does_not_lift() -> None:
    table = raid()
    table.offer(B, C, ["desert_raiders-1"], 10, now=110)
    table.act(C, "accept", "o1", now=142)
    assert 3 == table.seconds()
    table.act(A, "resume", now=143)
    assert 2 == table.seconds()


# -- A78: standing in


def test_a78_two_clocks_missed_and_the_bot_plays_on() -> None:
    table = Table()
    table.now = 100
    hand = [1, 1, 2, 3]
    table.stands(square="m01", hands=[hand, [1, 1], [1, 1], [1, 1]])
    table.tick(160)  # A's turn
    assert (A, "clock") == (table.by()[-1][0], table.by()[-1][2])
    assert ("buy", 40) == (table.step, table.seconds())
    assert not table.room.table.chairs[A].stood_in
    table.tick(200)  # and A's purchases
    assert (A, ("end_buy",), "clock") == table.by()[-1]
    assert table.room.table.chairs[A].stood_in
    assert "abdallah" == table.room.table.chairs[A].bot
    assert [1, 2, 3] == table.s.hands[A]  # the hand is A's own
    # B, C and D play on, and then the bot
    while table.s.active != A or table.step != "turn":
        seat = BASRA.actors(table.s)[0]
        (action,) = BASRA.table.pace(table.s).lapse[seat]
        table.act(seat, *action, now=table.now + 1)
    table.tick()
    assert (A, "move", "bot") == (table.by()[-1][0], table.by()[-1][1][0], table.by()[-1][2])
    assert table.by()[-1][1][1] in (1, 2, 3)


def test_a78_and_back() -> None:
    table = Table()
    table.now = 100
    table.stands(square="m01", hands=[[1, 1, 2, 3], [1, 1], [1, 1], [1, 1]])
    table.tick(160)
    table.tick(200)
    table.say("a", Back(A), 201)
    assert not table.room.table.chairs[A].stood_in
    while table.s.active != A or table.step != "turn":
        seat = BASRA.actors(table.s)[0]
        (action,) = BASRA.table.pace(table.s).lapse[seat]
        table.act(seat, *action, now=table.now + 1)
    table.act(A, "move", 1, None, now=table.now + 1)
    assert (A, ("move", 1, None), "player") == table.by()[-1]


def test_a78_the_bot_finishes_what_it_is_doing() -> None:
    table = Table()
    table.now = 100
    table.stands(square="m02", active=D, hands=[[1, 1, 2, 3], [1, 1], [1, 1], [1, 1]])
    table.say("a", Stand(A), 100)
    assert table.room.table.chairs[A].stood_in
    table.act(D, "move", 1, None, now=101)
    assert ("turn", [A]) == (table.step, table.view("tv")["actors"])
    table.say("a", Back(A), 101.5)
    assert table.room.table.chairs[A].returning
    assert "stood-in" == table.code(A, "move", 1, None)
    table.tick()
    assert "bot" == table.by()[-1][2]
    assert not table.room.table.chairs[A].stood_in


def test_to_act_starts_the_count_anew() -> None:
    table = Table()
    table.now = 100
    table.stands(square="m01", hands=[[1, 1], [1, 1], [1, 1], [1, 1]])
    table.tick(160)
    table.act(A, "buy", "thieves", None, now=170)
    table.tick(200)
    assert not table.room.table.chairs[A].stood_in
    assert 1 == table.room.table.chairs[A].lapses


# -- A92: one device


def test_a92_one_device_asks_one_after_the_other() -> None:
    table = raid("aaa")
    shown = table.shown("a")
    assert (None, B, None) == (shown["seat"], shown["curtain"], shown["seconds"])
    assert None is shown["view"]["hand"]
    table.say("a", Mine(B))
    assert (B, [B], [1]) == (
        table.shown("a")["seat"], table.shown("a")["asked"], table.view("a")["hand"],
    )  # fmt: skip
    table.act(B, "done")
    assert (None, C) == (table.shown("a")["seat"], table.shown("a")["curtain"])
    table.say("a", Mine(C))
    table.offer(C, B, ["river_pirates-1"], 30, now=130)
    assert [B, C] == table.view("a")["actors"]  # B is asked again
    table.say("a", Mine(B))
    assert ["o1"] == [offer["id"] for offer in table.view("a")["offers"]]
    table.act(B, "decline", "o1", "too_dear")
    table.act(B, "done")
    assert C == table.shown("a")["curtain"]
    table.say("a", Mine(C))
    table.act(C, "done")
    assert "window100" == table.step
    assert table.view("a")["dice"]["black"] in range(1, 7)


def test_a92_done_at_once_and_the_other_is_asked_all_the_same() -> None:
    table = raid("aaa")
    table.say("a", Mine(B))
    table.act(B, "done")
    table.say("a", Mine(C))
    table.offer(C, B, ["river_pirates-1"], 30, now=130)
    table.act(C, "done")
    assert ("window20", B) == (table.step, table.shown("a")["curtain"])
    table.say("a", Mine(B))
    table.act(B, "done")
    assert "window100" == table.step


def test_a92_who_was_done_from_the_start_can_step_in() -> None:
    table = raid("aaa")
    table.say("a", Mine(A))
    table.act(A, "resume")
    assert [A, B, C] == table.view("a")["actors"]


def test_ba101_no_clock_at_one_device() -> None:
    table = raid("aaa")
    assert None is table.alarm
    table.tick(10_000)
    assert "window20" == table.step
    alone = Table("a", bots=2)  # decision v: one person with bots is no such table
    alone.stands(square="m16")
    assert 60 == alone.seconds()


# -- A93: bots at the table


def bazaar(held: list[list[str]], people: str = "abc", bots: int = 1, **said: Any) -> Table:
    """At 100 s A moves to m40; the last seats are bots."""
    table = Table(people, bots=bots)
    table.now = 100
    table.stands(square="m39", held=held, lap=2, **said)
    table.act(A, "move", 1, None, now=100)
    assert "bazaar" == table.step
    return table


def settle(table: Table, until: float) -> None:
    """Bots that have nothing to do press done."""
    while table.alarm is not None and table.alarm <= until:
        table.tick()


@pytest.mark.parametrize("key", range(5))
@pytest.mark.parametrize("price", [10, 90, 600])
def test_a93_a_bot_answers_within_three_seconds(price: int, key: int) -> None:
    table = Table("abc", bots=1, key=key)
    table.now = 100
    table.stands(square="m39", held=[["forgers-1"], [], [], []], lap=2)
    table.act(A, "move", 1, None, now=100)
    settle(table, 104)
    assert table.s.done[D]  # within 4 seconds of having nothing to do
    table.offer(A, D, ["forgers-1"], price, now=120)
    assert table.alarm is not None
    assert 121 <= table.alarm <= 123
    table.tick()
    seat, action, hand = table.by()[-1]
    answer = {10: "accept", 90: "counter", 600: "counter"}[price]
    assert (D, answer, "bot") == (seat, action[0], hand)


def test_a93_no_second_counter_in_a_chain() -> None:
    table = bazaar([["forgers-1"], [], [], []])
    settle(table, 104)
    table.offer(A, D, ["forgers-1"], 90, now=120)
    table.tick()
    assert "counter" == table.by()[-1][1][0]
    table.act(A, "counter", "o2", ["forgers-1"], 0, [], 80, now=124)
    table.tick()
    assert (D, "decline", "bot") == (
        table.by()[-1][0], table.by()[-1][1][0], table.by()[-1][2],
    )  # fmt: skip


@pytest.mark.parametrize("key", range(4))
def test_ba102_bots_do_not_keep_people_waiting(key: int) -> None:
    """A wants nothing and is done; three bots bargain among themselves and come to an end."""
    table = Table("a", bots=3, key=key)
    table.now = 100
    held = [[], four("forgers")[:3], ["forgers-4", "quacks-1"], four("burglars")]
    table.stands(square="m39", held=held, lap=2)
    table.act(A, "move", 1, None, now=100)
    table.act(A, "done", now=100)
    while table.step == "bazaar":
        assert table.alarm is not None
        table.tick()
    assert table.now < 130
    offers: dict[int, int] = {}
    for seat, action, _ in table.by():
        offers[seat] = offers.get(seat, 0) + (action[0] == "offer")
    assert max(offers.values()) <= 3


def test_ba102_a_whole_game_of_one_person_and_bots() -> None:
    """The person never acts: clocks, then a bot; the table comes to an end by itself."""
    table = Table("a", bots=2, laps=1)
    for _ in range(3000):
        if table.step == "over" or table.alarm is None:
            break
        table.tick()
    assert "over" == table.step
    assert {"bot", "clock"} >= {move.by for move in table.moves}
    assert 3 == len(table.shown("tv")["outcome"]["scores"])


# -- who is sent what


def test_what_an_offer_says_goes_to_two_devices_only() -> None:
    table = raid()
    mark = len(table.sent)
    table.offer(B, C, ["desert_raiders-1"], 770, now=110)
    told = {name for name, message in table.since(mark) if "770" in str(message)}
    assert {"b", "c"} == told


def test_a89_talk_is_free() -> None:
    table = raid()
    mark = len(table.sent)
    table.say("b", Say(B, text="I will pay you 100 next turn"), 111)
    heard = [name for name, message in table.since(mark) if message["is"] == "said"]
    assert sorted(["a", "b", "c", "d", "tv"]) == sorted(heard)
    assert [1000] * 4 == table.s.money


def test_movement_cards_go_to_their_owner_only() -> None:
    table = Table()
    for device, seat in zip("abcd", range(4), strict=True):
        assert table.s.hands[seat] == table.view(device)["hand"]
    assert None is table.view("tv")["hand"]
    table.say("new", Hello())
    assert None is table.view("new")["hand"]
