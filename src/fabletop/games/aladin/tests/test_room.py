"""The lamp race at a real table: clocks, links, late messages, and who is sent what when.

One room is driven by hand. Times of a race are milliseconds after the dice were shown; a press
arrives in the middle of its millisecond, so that no rounding of the clock matters.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from fabletop.core.options import Word
from fabletop.games.aladin.tests.table import (
    ALADIN,
    CHESTS,
    DEFAULTS,
    SEARCHES,
    A,
    B,
    C,
    D,
    dice_of,
)
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import Alarm, Effect, Gone, Inward, Save, Tick
from fabletop.server.table.messages import (
    Act,
    Back,
    Choose,
    Hello,
    Message,
    Mine,
    Say,
    Stand,
    Start,
    Why,
    encode,
)
from tests.server.inside import bots_of, play_of, playing
from tests.server.table import RoomTable

HELD = [["ST1"], ["ST3"], ["ST5"], ["ST7"]]  # an emerald, a ruby, a sapphire, a topaz
LINK = 160  # as in most scenarios
ALLOWANCE = 60
LONGEST = 600
UNKNOWN = 0  # the link of who has answered no ping


class Table(RoomTable):
    """Treasure hunters round the lamp, and a television."""

    game = ALADIN

    def __init__(self, people: str = "abc", level: str = "normal", **said: Any) -> None:
        self.saved: list[Save] = []
        self.wire: list[tuple[float, str, bytes]] = []  # when, to whom, what
        self.start = 0.0
        super().__init__(people, level=level, **said)

    def say(self, device: str, message: Message | Inward, now: float | None = None) -> list[Effect]:
        mark = len(self.sent)
        effects = super().say(device, message, now)
        self.saved += [effect for effect in effects if isinstance(effect, Save)]
        self.wire += [(self.now, name, encode(told)) for name, told in self.sent[mark:]]
        return effects

    def kept(self) -> dict[str, object]:
        return {"present": list(self.s.present), "held": HELD[: self.seats]}

    def device_of(self, seat: int) -> str:
        return next(
            name for name, device in self.room.table.devices.items() if seat in device.seats
        )

    # -- up to the race

    def measure(self, links: Mapping[int, int]) -> None:
        """Pings that make the links of these seats what they are."""
        for seat, link in links.items():
            for _ in range(10):
                self.measured(self.device_of(seat), link - ALLOWANCE)

    def program(self, seat: int, words: str, token: int = 0, now: float | None = None) -> list[Any]:
        """Set the dice: "gold 4", in the duel "silver 5 gold 5"."""
        said: list[Word] = [int(word) if word.isdigit() else word for word in words.split()]
        verb = "program" if len(said) == 2 else "program_two"
        return self.act(seat, verb, *said, token, now=now)

    def set_dice(self, *dice: str, now: float = 10) -> None:
        for seat, words in enumerate(dice):
            self.program(seat, words, now=now)

    def get_ready(self, now: float = 11) -> None:
        for seat in list(ALADIN.actors(self.s)):
            self.act(seat, "ready", now=now)
        assert "countdown" == self.step

    def open(self) -> None:
        """The countdown ends, and the dice are shown."""
        while self.step == "countdown":
            self.tick()
        assert "race" == self.step
        self.start = self.now

    def race(self, *dice: str, links: Mapping[int, int] | None = None) -> None:
        """Everything up to the reveal, in people's hands."""
        usual = {seat: LINK for seat in range(self.seats) if seat not in bots_of(self.room)}
        self.measure(usual if links is None else links)
        self.set_dice(*dice)
        self.get_ready()
        self.open()

    def stands_racing(self, *dice: str, **position: object) -> None:
        """The dice have just been shown."""
        self.stands(**{"dice": dice_of(*dice), "agenda": [*SEARCHES, "judge", "race"], **position})
        assert "race" == self.step
        self.start = self.now

    # -- the race

    def at(self, ms: float) -> float:
        """So long after the reveal."""
        return self.start + (ms + 0.5) / 1000

    def press(self, seat: int, claimed: object, ms: float) -> list[Any]:
        """A page reports a reaction, and it arrives at that moment; all messages that follow."""
        return self.act(seat, "slap", claimed, now=self.at(ms))

    def press_code(self, seat: int, claimed: object, ms: float) -> object:
        (reply,) = self.press(seat, claimed, ms)
        return reply["code"]

    def closes(self) -> int:
        """When the room wants to decide, as things stand."""
        assert self.alarm is not None
        return round(1000 * (self.alarm - self.start))

    def decide(self) -> None:
        """Nobody does anything until it is decided."""
        while self.step == "race":
            self.tick()

    # -- afterwards

    def judged(self) -> list[tuple[int, list[int], int | None, int | None, str]]:
        """For every matched value: who holds it, who won, by how much and by what."""
        return [
            (m["value"], m["holders"], m["winner"], m["margin"], m["by"])
            for m in self.shown("tv")["view"]["race"]["matched"]
        ]

    def slaps(self) -> list[tuple[int, int, int, str]]:
        """What counted, what was claimed, and what it was; the same for everybody."""
        first, *rest = [self.view(device)["race"] for device in self.room.table.devices]
        assert all(first == other for other in rest)
        return [(s["seat"], s["ms"], s["claimed"], s["kind"]) for s in first["slaps"]]

    def recorded(self) -> list[tuple[Word, ...]]:
        """The reactions as the record has them."""
        return [(m.seat, *m.action[1:], m.by) for m in self.moves if m.action[0] == "slap"]

    def reborn(self) -> Table:
        """The same table in another process, from the disk; nobody is there yet."""
        kept: Any = [save.table for save in self.saved if save.table][-1]
        lines = [line for save in self.saved for line in save.moves]
        kept, deeds = json.loads(json.dumps([kept, [move for _, move, _ in lines]]))
        again = object.__new__(Table)
        again.__dict__ |= self.__dict__ | {"saved": list(self.saved), "sent": [], "wire": []}
        ids = [asked for _, _, asked in lines if asked]
        lobby = Lobby({ALADIN.key: ALADIN}, "secret")
        again.room = lobby.restore(self.room.code, kept, deeds, ids)
        again.alarm = None
        return again


def told(message: Any, key: str) -> list[Any]:
    """The events of that name in a picture."""
    return [event["args"] for event in message.get("events", ()) if event["key"] == key]


def everybody(table: Table) -> list[str]:
    return list(table.room.table.devices)


# -- setting the dice


def test_s12_everyone_programs() -> None:
    table = Table()
    table.program(A, "bronze 4", now=1)
    table.program(C, "gold 2", now=2)
    assert ("program", [B], 45) == (table.step, table.view("tv")["actors"], table.alarm)
    table.tick_until(44.9)
    assert "program" == table.step
    table.tick(45)
    (move,) = [m for m in table.moves if (m.seat, m.by) == (B, "clock")]
    verb, chest, value, token = move.action
    assert ("program", True, True, 0) == (verb, chest in CHESTS, value in range(1, 7), token)
    assert "ready" == table.step
    table.get_ready(now=46)
    table.open()
    for device in everybody(table):
        dice = [seat["dice"] for seat in table.view(device)["seats"]]
        assert [{"chest": chest, "value": value, "void": False}] == dice[B]
        assert [1, 1, 1] == [len(own) for own in dice]


def test_s12_any_chest_and_any_value() -> None:
    drawn = set()
    for key in range(120):
        table = Table(people="abc", key=key)
        table.program(A, "bronze 4", now=1)
        table.program(C, "gold 2", now=2)
        table.tick(45)
        drawn.add(next(m.action[1:3] for m in table.moves if m.by == "clock"))
    assert {(chest, value) for chest in CHESTS for value in range(1, 7)} == drawn


def world(mode: str, *dice: str, tokens: Sequence[int] = (1, 2, 3, 1)) -> Table:
    """Up to the last moment of the countdown: people, a bot, somebody who comes back, a guest."""
    table = Table(people="abc", bots=1, key=7, lamp_mode=mode)
    tokens = tokens if mode == "sealed" else (0, 0, 0, 0)
    chest, value = dice[D].split()
    program = ("program", chest, int(value), tokens[D])
    bots_of(table.room)[D].choose = lambda view, options: program  # type: ignore[method-assign]
    table.tick_until(6)  # the bot has set its die
    table.program(A, dice[A], tokens[A], now=7)
    table.program(B, "bronze 1", tokens[B], now=8)
    table.program(B, dice[B], tokens[B], now=9)  # a change of mind
    table.say("c", Hello([table.token(C)]), 10)
    table.program(C, dice[C], tokens[C], now=11)
    assert "ready" == table.step
    table.act(A, "ready", now=11.5)
    table.say("guest", Hello(), 12)
    table.tick()
    assert ("countdown", 14) == (table.step, table.now)
    table.say("late", Hello(), 15)
    table.say("c", Hello([table.token(C)]), 16)
    table.tick(16.09)
    assert "countdown" == table.step
    return table


MODES = ["race", "sealed", "lottery"]


@pytest.mark.parametrize("mode", MODES)
def test_s13_nothing_that_is_sent_before_the_reveal_depends_on_a_program(mode: str) -> None:
    first = world(mode, "bronze 4", "gold 4", "silver 6", "gold 1")
    second = world(mode, "gold 2", "silver 5", "silver 6", "bronze 6", tokens=(5, 4, 3, 2))
    third = world(mode, "gold 2", "gold 4", "silver 6", "silver 3", tokens=(5, 2, 3, 3))

    def stream(table: Table, *devices: str) -> list[tuple[float, str, bytes]]:
        """Whole messages, so their sizes; with the moments at which they were sent."""
        return [line for line in table.wire if line[1] in devices]

    outside = ("c", "tv", "guest", "late")
    assert len(stream(first, *outside)) > 40
    assert stream(first, *outside) == stream(second, *outside) == stream(third, *outside)
    assert stream(second, "a") == stream(third, "a")  # only B and the bot chose otherwise
    assert stream(first, "b") == stream(third, "b")
    assert first.alarm == second.alarm == third.alarm
    for table in (first, second, third):
        for _, message in table.sent:
            for seat in (message.get("view") or {}).get("seats", ()):
                assert [] == seat["dice"]
            assert not told(message, "revealed")


@pytest.mark.parametrize("mode", MODES)
def test_s13_simultaneous_reveal(mode: str) -> None:
    table = world(mode, "bronze 4", "gold 4", "silver 6", "gold 1")
    mark = len(table.wire)
    while table.step == "countdown":
        table.tick()
    dice = [("bronze", 4), ("gold", 4), ("silver", 6), ("gold", 1)]
    shown: dict[str, float] = {}
    for now, device, line in table.wire[mark:]:
        picture = json.loads(line)
        found = [(d["chest"], d["value"]) for s in picture["view"]["seats"] for d in s["dice"]]
        if found and device not in shown:  # in sealed and lottery more follows at once
            revealed = [tuple(args.values()) for args in told(picture, "revealed")]
            assert (dice, [(n, *die) for n, die in enumerate(dice)]) == (found, revealed)
            shown[device] = now
    assert dict.fromkeys(everybody(table), pytest.approx(16.1)) == shown


def test_s13_a_shared_device_shows_programs_behind_its_curtain_only() -> None:
    table = Table(people="aab")
    table.say("a", Mine(A), 1)
    table.program(A, "gold 6", now=2)
    assert (None, B) == (table.shown("a")["seat"], table.shown("a")["curtain"])
    assert None is table.view("a")["own"]
    table.say("a", Mine(B), 3)
    assert None is table.view("a")["own"]["program"]
    table.program(B, "gold 2", now=4)
    table.program(C, "gold 3", now=5)
    table.get_ready()
    assert (None, None) == (table.shown("a")["curtain"], table.view("a")["own"])


# -- readiness and countdown


def test_s90_readiness() -> None:
    table = Table()
    table.set_dice("bronze 4", "gold 4", "silver 2", now=10)
    table.act(A, "ready", now=10.2)
    table.act(B, "ready", now=10.3)
    table.tick_until(12.999)
    assert ("ready", [C], 13) == (table.step, table.view("tv")["actors"], table.alarm)
    table.tick(13)
    assert ("countdown", 15.1) == (table.step, table.alarm)
    table.tick_until(15.099)
    assert "countdown" == table.step
    table.open()
    assert 15.1 == table.start
    assert not any(chair.away or chair.lapses for chair in table.room.table.chairs)


def test_al101_the_countdown_begins_when_the_last_page_is_ready() -> None:
    table = Table()
    table.set_dice("bronze 4", "gold 4", "silver 2", now=10)
    for seat, now in ((C, 10.1), (A, 10.4), (B, 11)):
        assert "ready" == table.step
        table.act(seat, "ready", now=now)
    assert ("countdown", 13.1) == (table.step, table.alarm)
    assert {"verb": "slap", "open": False} == table.shown("a")["race"]
    assert [pytest.approx(2.1)] * 4 == [
        table.shown(device)["seconds"] for device in everybody(table)
    ]


def test_al101_nobody_waits_for_a_page_that_is_gone() -> None:
    table = Table()
    table.set_dice("bronze 4", "gold 4", "silver 2", now=10)
    table.act(A, "ready", now=10.2)
    table.act(B, "ready", now=10.3)
    table.say("c", Gone(), 10.5)
    assert ("countdown", 12.6) == (table.step, table.alarm)


def test_decision_p_timers_off_leaves_the_race_its_seconds() -> None:
    table = Table(timers="off")
    assert (None, None) == (table.alarm, table.shown("a")["seconds"])
    table.set_dice("bronze 4", "gold 5", "silver 2", now=1000)
    table.tick()
    assert ("countdown", 1003) == (table.step, table.now)
    table.open()
    assert 1005.1 == pytest.approx(table.start)
    assert 2500 == table.closes()  # nobody has answered a ping: everything counts as it arrives
    table.decide()
    assert ("search", None) == (table.step, table.alarm)


# -- early presses


def test_s29_early_press() -> None:
    table = Table()
    table.measure({A: LINK, B: LINK, C: 300})
    table.set_dice("bronze 2", "gold 2", "silver 5")
    table.get_ready(now=11)
    mark = len(table.sent)
    assert [] == table.act(A, "slap", 0, now=12)
    assert "locked-out" == table.code(A, "slap", 0)
    assert ["a"] == [device for device, _ in table.since(mark)]
    table.open()
    assert 13.1 == pytest.approx(table.start)
    assert [B, C] == table.view("tv")["actors"]
    for device in everybody(table):
        assert [A] == table.view(device)["locked"]
        pictures = [m for name, m in table.since(mark) if name == device and m["is"] == "table"]
        assert [{"seat": A}] == [args for m in pictures for args in told(m, "early")]
    assert "locked-out" == table.press_code(A, 400, 500)
    assert 5000 + 300 + 34 == table.closes()
    table.decide()
    assert [(2, [A, B], None, None, "")] == table.judged()
    assert [(A, 0, 0, 0, LINK, "player")] == table.recorded()
    assert ([0, 0, 0], [1, 1, 1]) == (table.s.rights, [len(own) for own in table.s.held])
    assert "search" == table.step
    assert "lamp-closed" == table.code(A, "slap", 400)


def test_s29_an_early_press_is_confirmed_when_the_dice_are_shown() -> None:
    table = Table()
    table.set_dice("bronze 2", "gold 2", "silver 5")
    table.get_ready(now=11)
    table.say("a", Act("early", A, table.s.decision, ["slap", 0]), 12)
    table.say("a", Act("early", A, table.s.decision, ["slap", 0]), 12.5)  # said again
    countdown, mark = table.s.decision, len(table.sent)
    table.open()
    assert [("a", "early")] == [(n, m["id"]) for n, m in table.since(mark) if m["is"] == "done"]
    table.say("a", Act("early", A, countdown, ["slap", 0]), table.at(300))
    assert "done" == table.sent[-5][1]["is"]
    assert 1 == len(table.recorded())


def test_s29_a_press_in_the_countdown_that_arrives_in_the_race_is_early_too() -> None:
    table = Table()
    table.measure({A: LINK, B: LINK, C: LINK})
    table.set_dice("bronze 2", "gold 2", "silver 5")
    table.get_ready()
    countdown = table.s.decision
    table.open()
    table.say("a", Act("x", A, countdown, ["slap", 0]), table.at(40))
    assert "locked-out" == table.press_code(A, 300, 400)
    table.press(B, 700, 800)
    table.press(C, 0, 900)
    table.decide()
    assert [(A, 0, 0, "early"), (B, 700, 700, "first")] == table.slaps()
    assert [(2, [A, B], B, None, "speed")] == table.judged()


def test_decision_i_only_the_countdown_is_too_early() -> None:
    table = Table()
    assert "lamp-closed" == table.code(A, "slap", 0)
    table.set_dice("bronze 2", "gold 2", "silver 5")
    assert ("ready", "lamp-closed") == (table.step, table.code(A, "slap", 0))
    table.get_ready()
    table.open()
    assert [] == table.s.locked


@pytest.mark.parametrize("dice", [("bronze 3", "gold 3"), ("bronze 3", "gold 5")])
def test_s30_superhuman(dice: tuple[str, str]) -> None:
    table = Table()
    table.race(*dice, "silver 6")
    assert [] == table.press(B, 90, 250)
    assert "locked-out" == table.press_code(B, 500, 600)
    table.decide()
    assert [(B, 90, 90, "early")] == table.slaps()
    assert [B] == table.view("tv")["locked"]
    assert [(B, 90, 90, 250, LINK, "player")] == table.recorded()
    assert ([1, 1, 1], "search") == ([len(own) for own in table.s.held], table.step)
    assert [None] * len(table.judged()) == [winner for _, _, winner, _, _ in table.judged()]


def test_decision_m_what_counts_is_tested_not_what_was_claimed() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(B, 90, 400)
    table.decide()
    assert [(B, 206, 90, "first")] == table.slaps()


# -- measuring, bounding, waiting


@pytest.mark.parametrize(("claimed", "counts"), [(760, 760), (500, 706), (990, 900)])
def test_s31_clamping(claimed: int, counts: int) -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, claimed, 900)
    table.decide()
    assert [(A, counts, claimed, "first")] == table.slaps()
    assert [(A, counts, claimed, 900, LINK, "player")] == table.recorded()
    clamped = [told(m, "clamped") for _, m in table.sent if told(m, "clamped")]
    expected = [{"seat": A, "claimed": claimed, "ms": counts}]
    assert [expected] * (4 if claimed != counts else 0) == clamped


def test_s32_waiting() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 300, C: LINK})
    table.s.rights[A] = 1
    table.press(A, 600, 700)
    assert 950 == table.closes()
    table.tick(table.at(949))
    assert "race" == table.step
    assert [] == table.press(B, 590, 940)
    assert "race" == table.step
    table.decide()
    assert pytest.approx(table.at(940), abs=0.001) == table.now
    assert [(A, 600, 600, "slow"), (B, 606, 590, "first")] == table.slaps()
    assert [(3, [A, B], B, None, "rights")] == table.judged()
    assert [{"seats": [A, B]}] == told(table.shown("tv"), "dead_heat")


def test_s32_a_press_at_the_last_moment_is_level() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 300, C: LINK})
    table.s.rights[A] = 1
    table.press(A, 600, 700)
    table.act(B, "slap", 590, now=table.start + 0.950_01)
    table.decide()
    assert [(A, 600, 600, "slow"), (B, 616, 590, "first")] == table.slaps()


@pytest.mark.parametrize("ticks", [True, False])
def test_s33_too_late_to_matter(ticks: bool) -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 300, C: LINK})
    table.s.rights[A] = 1
    table.press(A, 600, 700)
    if ticks:
        table.tick()
        assert ("wish", 950) == (table.step, round(1000 * (table.now - table.start)))
    assert "lamp-closed" == table.press_code(B, 590, 960)
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()
    assert [(3, [A, B], A, None, "speed")] == table.judged()


def test_s34_second_press() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    mark = len(table.sent)
    assert "already-slapped" == table.press_code(A, 300, 720)
    assert ["a"] == [device for device, _ in table.since(mark)]
    table.press(B, 640, 741)
    table.decide()
    assert [(A, 600, 600, "first"), (B, 640, 640, "slow")] == table.slaps()


def test_s35_outside_the_race() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    table.decide()
    assert "search" == table.step
    before = ALADIN.dump(table.s)
    for seat in (A, B, C):
        assert "lamp-closed" == table.code(seat, "slap", 300)
    assert before == ALADIN.dump(table.s)
    assert None is table.shown("a")["race"]


@pytest.mark.parametrize("ticks", [True, False])
def test_s36_late_false_slap(ticks: bool) -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.press(B, 640, 740)
    if ticks:
        table.tick()
    assert "lamp-closed" == table.press_code(C, 650, 750)
    table.decide()
    assert [(A, 600, 600, "first"), (B, 640, 640, "slow")] == table.slaps()
    assert ("wish", None) == (table.step, table.view("c")["penalty"])


def test_s36_without_a_match_the_window_closes_it() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6", links={A: LINK, B: LINK, C: 300})
    assert 2500 + 300 + 34 == table.closes()
    table.tick()
    assert ("search", "lamp-closed") == (table.step, table.press_code(C, 2400, 2840))
    assert [] == table.slaps()


def test_al110_a_false_slap_before_the_decision_is_punished_whoever_decides_it() -> None:
    """B is slower than A, but it was B's press that decided: C's came before that."""
    table = Table(people="abcd")
    table.race("bronze 3", "gold 3", "silver 6", "silver 5", links={A: 100, B: 500, C: 100, D: 100})
    table.press(A, 600, 620)
    assert 500 + 34 + 600 + 16 == table.closes()
    table.press(C, 850, 900)
    table.press(B, 700, 940)
    assert 940 == table.closes()
    table.decide()
    assert [(A, 600, 600, "first"), (B, 700, 700, "slow"), (C, 850, 850, "false")] == table.slaps()
    assert ("name_thief", {"seat": C, "thief": None}) == (table.step, table.view("a")["penalty"])


def test_al109_a_reaction_beyond_the_window_costs_nothing() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    table.press(C, 2501, 2600)
    table.decide()
    assert [(C, 2501, 2501, "late")] == table.slaps()
    assert "search" == table.step


def test_s37_hidden_page() -> None:
    table = Table()
    table.measure({A: LINK, B: 200, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6", now=10)
    table.act(A, "ready", now=10.1)
    table.act(C, "ready", now=10.1)
    table.tick()
    assert ("countdown", 13) == (table.step, table.now)
    table.open()
    table.press(A, 600, 700)
    assert 200 + 34 + 600 + 16 == table.closes()
    table.decide()
    assert 850 == round(1000 * (table.now - table.start))
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert ("wish", 1) == (table.step, len(table.s.held[B]))
    assert not table.room.table.chairs[B].away
    assert 0 == table.room.table.chairs[B].lapses


def test_al111_who_is_cut_off_is_waited_for_and_not_punished() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.say("b", Gone(), table.at(100))
    table.press(A, 600, 700)
    assert LINK + 34 + 600 + 16 == table.closes()
    table.decide()
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert "wish" == table.step


def test_al107_two_values_close_when_both_are_decided() -> None:
    table = Table(people="abcd")
    table.race("bronze 3", "gold 3", "silver 5", "gold 5", links={A: 100, B: 200, C: 100, D: 300})
    table.press(A, 600, 650)
    assert 5000 + 300 + 34 == table.closes()  # nobody has pressed for 5 yet
    table.press(C, 400, 700)
    assert max(200 + 34 + 600 + 16, 300 + 34 + 566 + 16) == table.closes()
    table.tick(table.at(910))
    assert "race" == table.step
    table.decide()
    assert [(3, [A, B], A, None, "speed"), (5, [C, D], C, None, "speed")] == table.judged()


@pytest.mark.parametrize("trust", ["strict", "friends"])
def test_decision_j_each_number_closes_for_itself(trust: str) -> None:
    table = Table(people="abcd", lamp_trust=trust)
    table.race("bronze 3", "gold 3", "silver 5", "gold 5")
    link = 600 if trust == "friends" else LINK
    table.press(A, 600, 650)
    last = link + 34 + 600 + 16
    assert "lamp-closed" == table.press_code(B, 300, last + 1)  # 3 is decided, 5 is not
    assert "race" == table.step
    table.press(C, 1400, 1500)
    table.decide()
    assert [(3, [A, B], A, None, "speed"), (5, [C, D], C, None, "speed")] == table.judged()


def test_decision_k_nobody_waits_for_nothing() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    table.press(C, 100, 200)
    table.press(A, 600, 700)
    assert 2500 + LINK + 34 == table.closes()
    table.press(B, 610, 710)
    assert 710 == table.closes()
    table.tick()
    assert ("name_thief", [A]) == (table.step, table.view("tv")["actors"])


def test_s89_same_lamp_for_all() -> None:
    shown = []
    for dice in (("bronze 3", "gold 3", "silver 6"), ("bronze 3", "gold 4", "silver 6")):
        table = Table()
        table.race(*dice)
        shown.append({device: table.shown(device) for device in everybody(table)})
    matched, unmatched = shown
    for device in "abc":
        lamp = [
            (p["race"], p["choices"], p["asked"], p["seconds"], p["decision"], p["view"]["step"],
             p["view"]["prompt"], p["view"]["actors"], p["view"]["locked"], p["view"]["race"])
            for p in (matched[device], unmatched[device])
        ]  # fmt: skip
        assert lamp[0] == lamp[1]
        assert {"verb": "slap", "open": True} == matched[device]["race"]
    lamps = {json.dumps([p["race"], p["choices"]]) for d, p in unmatched.items() if d != "tv"}
    assert 1 == len(lamps)


def test_s91_measurement_fields() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 400, C: LINK})
    table.press(C, 450, 500)
    table.press(A, 300, 900)
    table.press(B, 640, 1000)
    assert "race" == table.step
    for device in everybody(table):
        assert None is table.view(device)["race"]
    table.decide()
    expected = [
        {"seat": C, "ms": 450, "claimed": 450, "clamped": False, "kind": "false"},
        {"seat": B, "ms": 640, "claimed": 640, "clamped": False, "kind": "first"},
        {"seat": A, "ms": 706, "claimed": 300, "clamped": True, "kind": "slow"},
    ]
    for device in everybody(table):
        slaps = table.view(device)["race"]["slaps"]
        assert expected == [{key: slap[key] for key in expected[0]} for slap in slaps]
        assert [0, 0, 0] == [slap["head_start"] for slap in slaps]
        assert [{"seat": A, "claimed": 300, "ms": 706}] == told(table.shown(device), "clamped")
        assert [{"seat": B, "other": A, "ms": 66}] == told(table.shown(device), "margin")


def test_al104_links_and_the_slow_mark() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: 350, B: 351, C: 60})
    assert [False, True, False] == [chair["slow"] for chair in table.shown("tv")["chairs"]]
    table.press(A, 500, 600)
    table.press(B, 500, 600)
    table.press(C, 500, 600)
    table.decide()
    assert [350, 351, 60] == [slap[4] for slap in sorted(table.recorded())]


def test_al104_a_link_that_becomes_slow_is_told_to_all() -> None:
    table = Table(begin=False)
    mark = len(table.sent)
    for _ in range(10):
        table.measured("b", 291)
    assert sorted(everybody(table)) == sorted(device for device, _ in table.since(mark))
    assert [False, True, False] == [chair["slow"] for chair in table.shown("a")["chairs"]]
    assert [Alarm(None)] == table.say("", Tick(), 2)  # told once
    for _ in range(30):
        table.measured("b", 40)
    assert [False, False, False] == [chair["slow"] for chair in table.shown("a")["chairs"]]


def test_decision_n_a_new_line_is_measured_anew() -> None:
    table = Table()
    table.measure({A: LINK, B: 200})
    table.say("b", Gone(), 1)
    table.say("b2", Hello([table.token(B)]), 2)
    assert [LINK, UNKNOWN, UNKNOWN] == [table.room.table.link(seat) for seat in (A, B, C)]
    table.measured("b2", 30.2)
    assert 91 == table.room.table.link(B)
    table.say("b2", Hello([table.token(B)]), 3)  # the same line
    assert 91 == table.room.table.link(B)
    table.measured("nobody", 1)


def test_al105_who_answers_no_ping_gains_nothing_by_a_lie() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, C: LINK})
    assert [] == table.press(B, 130, 622)  # B has been silent
    table.press(A, 500, 600)
    table.decide()
    assert [(A, 500, 500, "first"), (B, 622, 130, "slow")] == table.slaps()


def test_al105_a_slow_line_to_a_seat_does_not_help_a_quick_one() -> None:
    table = Table()
    table.measure({A: LINK, B: 600, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready()
    table.say("b2", Hello([table.token(B)]))
    for _ in range(10):
        table.measured("b2", 20)
    table.open()
    table.say("b2", Act("x", B, table.s.decision, ["slap", 130]), table.at(700))
    table.press(A, 500, 600)
    table.decide()
    assert [(A, 500, 500, "first"), (B, 700 - 80 - 34, 130, "slow")] == table.slaps()


# -- other ways to race


def test_s95_handicap() -> None:
    table = Table(handicap_ms=(200,))
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(B, 720, 800)
    assert LINK + 34 + 720 + 16 + 200 == table.closes()
    table.press(A, 900, 1000)
    table.decide()
    assert [(3, [A, B], A, 20, "speed")] == table.judged()
    assert [(B, 720, 720, "slow"), (A, 900, 900, "first")] == table.slaps()
    slaps = table.view("tv")["race"]["slaps"]
    assert [0, 200] == [slap["head_start"] for slap in slaps]
    assert [200] == table.shown("b")["options"]["handicap_ms"]


def test_al113_limits_of_a_head_start() -> None:
    def refused(value: object) -> str | None:
        options: Any = {"handicap_ms": value}
        refusal = ALADIN.refuse_setup(3, options)
        return refusal and refusal.code

    for value in ((), (0,), (800, 0, 50), (0, 0, 0, 0, 800)):
        assert None is refused(value)
    for wrong in ((850,), (-50,), (25,), (True,), ("50",), (50.0,), 50, "50", (0,) * 6, ((50,),)):
        assert "bad-option" == refused(wrong)
    table = Table(begin=False)
    table.say("a", Choose("handicap_ms", [0, 100, 0]), 1)
    assert [0, 100, 0] == table.shown("c")["options"]["handicap_ms"]
    mark = len(table.sent)
    table.say("a", Choose("handicap_ms", [0, 900, 0]), 1)
    assert [("a", "bad-option")] == [(device, m["code"]) for device, m in table.since(mark)]
    table.say("b", Start(), 2)
    assert (0, 100, 0) == table.s.options["handicap_ms"]


def test_al113_never_in_the_floor_nor_in_the_windows() -> None:
    table = Table(handicap_ms=(800, 800, 800))
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 150, 200)
    table.press(B, 149, 300)
    table.decide()
    assert [(B, 149, 149, "early"), (A, 150, 150, "first")] == table.slaps()
    table = Table(handicap_ms=(800, 800, 800))
    table.race("bronze 3", "gold 4", "silver 6")
    table.press(A, 2500, 2550)
    table.press(B, 2501, 2551)
    assert 2500 + LINK + 34 == table.closes()
    table.decide()
    assert [(A, 2500, 2500, "false"), (B, 2501, 2501, "late")] == table.slaps()


def test_s96_friends() -> None:
    table = Table(lamp_trust="friends")
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 500, 900)
    assert 600 + 34 + 500 + 16 == table.closes()
    assert "lamp-closed" == table.press_code(B, 300, 1151)  # after the decision
    table.decide()
    assert [(A, 500, 500, "first")] == table.slaps()


def test_s96_the_floor_and_the_arrival_still_bound_friends() -> None:
    table = Table(lamp_trust="friends")
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 149, 900)
    table.press(B, 990, 900)
    table.decide()
    assert [(A, 149, 149, "early"), (B, 900, 990, "first")] == table.slaps()


@pytest.mark.parametrize("delay", [0, 80, 700, 2000])
def test_s97_one_device(delay: int) -> None:
    table = Table(people="aa")
    table.measure({A: 100, B: 100})
    for seat, dice in ((A, "silver 4 gold 5"), (B, "bronze 4 gold 1")):
        table.say("a", Mine(seat), 1)
        table.program(seat, dice, now=2)
    table.get_ready()
    assert ([A, B], None) == (table.shown("a")["asked"], table.shown("a")["curtain"])
    table.open()
    assert [A, B] == table.shown("a")["asked"]
    table.press(A, 612, 612 + delay)
    table.press(B, 655, 655 + delay)
    table.decide()
    assert [(A, 612, 612, "first"), (B, 655, 655, "slow")] == table.slaps()
    assert [(4, [A, B], A, 43, "speed")] == table.judged()


def test_s97_the_round_trip_plays_no_part_in_a_head_start_either() -> None:
    table = Table(people="aa", handicap_ms=(0, 200))
    table.measure({A: 100, B: 100})
    for seat, dice in ((A, "silver 4 gold 5"), (B, "bronze 4 gold 1")):
        table.say("a", Mine(seat), 1)
        table.program(seat, dice, now=2)
    table.get_ready()
    table.open()
    table.press(A, 600, 1100)  # the line was stuck for half a second
    assert "race" == table.step
    table.press(B, 760, 1260)
    table.decide()
    assert [(4, [A, B], B, 40, "speed")] == table.judged()


def test_s97_with_bots_at_the_table() -> None:
    table = Table(people="aa", bots=1)
    table.measure({A: 60})
    bots_of(table.room)[C].choose = lambda view, options: (  # type: ignore[method-assign]
        ("program", "gold", 4, 0) if view["step"] == "program" else ("wait",)
    )
    table.tick_until(6)
    for seat, dice in ((A, "silver 4"), (B, "bronze 6")):
        table.say("a", Mine(seat), 7)
        table.program(seat, dice, now=8)
    table.get_ready()
    table.open()
    table.press(A, 300, 900)
    table.decide()
    assert [(A, 300, 300, "first")] == table.slaps()


def test_decision_h_one_person_alone_among_bots() -> None:
    table = Table(people="a", bots=2)
    table.measure({A: 60})
    table.stands_racing("silver 4", "bronze 6", "gold 4")
    table.press(A, 160, 340)
    table.decide()
    assert [(A, 160, 160, "first")] == table.slaps()


def test_decision_h_a_shared_device_among_others_is_bounded_as_usual() -> None:
    table = Table(people="aab")
    table.measure({A: LINK, B: LINK, C: LINK})
    table.say("a", Mine(A), 1)
    table.program(A, "gold 4", now=2)
    table.say("a", Mine(B), 1)
    table.program(B, "silver 4", now=2)
    table.program(C, "gold 1", now=2)
    table.get_ready()
    table.open()
    table.press(A, 500, 900)
    table.decide()
    assert [(A, 706, 500, "first")] == table.slaps()


# -- bots


def bot_hand(press: int | None, level: str = "hard", key: int = 0) -> tuple[Any, Any]:
    """What a bot will do and did, with a person who presses then."""
    table = Table(people="ab", bots=1, level=level, key=key)
    table.stands_racing("bronze 4", "gold 6", "silver 4")
    race = playing(table.room).contests.race
    assert race is not None
    hand = race.hands.get(C)
    if press is not None:
        table.press(A, press, press + 50)
    table.decide()
    (done,) = [
        (m.action, m.by) for m in table.moves if m.seat == C and m.action[0] in ("slap", "wait")
    ]
    return hand, done


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_s98_bot(level: str) -> None:
    times = []
    for key in range(25):
        hand, _ = bot_hand(None, level, key)
        for press in (None, 200, 4900):
            again, (action, by) = bot_hand(press, level, key)
            assert (hand, "bot") == (again, by)
            if hand is None or press == 200:  # it is decided before a bot can move
                assert ("wait",) == action
            else:
                assert ("slap", hand.counts, hand.counts, hand.counts, 0) == action
        times += [hand.counts] if hand else []
    assert len(times) > 15
    assert 350 <= min(times) <= max(times) <= 4000


def test_al107_a_bot_that_is_level_is_waited_for() -> None:
    hand, _ = bot_hand(None)
    table = Table(people="ab", bots=1, level="hard")
    table.stands_racing("bronze 4", "gold 6", "silver 4", rights=[1, 0, 0])
    table.press(A, hand.counts - 10, hand.counts - 8)
    assert hand.counts == table.closes()
    table.decide()
    assert [(4, [A, C], C, None, "rights")] == table.judged()


def test_al110_a_person_who_is_clearly_first_does_not_wait_for_slow_bots() -> None:
    hand, _ = bot_hand(None)
    table = Table(people="ab", bots=1, level="hard")
    table.measure({A: LINK})
    table.stands_racing("bronze 4", "gold 6", "silver 4")
    table.press(A, hand.counts - 100, hand.counts - 90)
    assert hand.counts - 90 == table.closes()
    table.decide()
    assert [(A, hand.counts - 100, hand.counts - 100, "first")] == table.slaps()


def test_al117_bots_alone_race_too() -> None:
    table = Table(people="a", bots=2, on_leave="bot")
    table.say("a", Stand(A), 1)
    table.tick_until(200)
    races = [m for m in table.moves if m.action[0] in ("slap", "wait")]
    assert {"bot"} == {m.by for m in races}
    assert len(races) > 3


# -- who is told what in a race


def test_decision_f_nobody_is_told_that_somebody_has_pressed() -> None:
    pressing, silent = Table(), Table()
    for table in (pressing, silent):
        table.race("bronze 3", "gold 3", "silver 6")
    mark = len(pressing.sent)
    effects = pressing.say("a", Act("p", A, pressing.s.decision, ["slap", 600]), pressing.at(700))
    assert [Alarm] == [type(effect) for effect in effects]
    pressing.say("a", Act("p", A, pressing.s.decision, ["slap", 600]), pressing.at(705))
    pressing.say("a", Act("p", A, pressing.s.decision, ["slap", 400]), pressing.at(706))
    pressing.say("a", Act("q", A, pressing.s.decision, ["slap", 600]), pressing.at(710))
    assert [("a", "already-slapped")] == [(d, m["code"]) for d, m in pressing.since(mark)]
    for table in (pressing, silent):
        table.say("b", Hello([table.token(B)]), table.at(720))
        table.say("late", Hello(), table.at(721))
        table.say("c", Why(C, ["slap", 1, 1, 1, 1]), table.at(722))
        table.say("c", Why(C, ["wait"]), table.at(723))
        table.say("b", Say(B, "hm"), table.at(724))
        table.tick(table.at(725))
    after, without = (
        [line for line in table.wire[mark:] if line[1] != "a"] for table in (pressing, silent)
    )
    assert (without, True) == (after, len(after) > 8)


def test_decision_f_nobody_is_told_of_an_early_press_before_the_dice() -> None:
    tables = [Table(), Table()]
    for table in tables:
        table.set_dice("bronze 3", "gold 3", "silver 6")
        table.get_ready(now=11)
    mark = len(tables[0].sent)
    effects = tables[0].say("a", Act("p", A, tables[0].s.decision, ["slap", 0]), 12)
    assert [Alarm] == [type(effect) for effect in effects]
    for table in tables:
        table.say("b", Hello([table.token(B)]), 12.5)
        table.say("late", Hello(), 12.6)
        table.tick(13)
    pressed, silent = ([line for line in table.wire[mark:] if line[1] != "a"] for table in tables)
    assert pressed == silent


def test_a_spectator_cannot_press() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    mark = len(table.sent)
    for seat in (A, B, C, 9):
        table.say("tv", Act("x", seat, table.s.decision, ["slap", 300]), table.at(400))
    codes = ["not-seated"] * 3 + ["no-such-seat"]
    assert [("tv", code) for code in codes] == [(d, m["code"]) for d, m in table.since(mark)]
    table.say("b", Act("x", A, table.s.decision, ["slap", 300]), table.at(400))
    assert "not-your-seat" == table.sent[-1][1]["code"]
    table.decide()
    assert [] == table.slaps()


MALFORMED: list[list[Any]] = [
    ["slap"], ["slap", "300"], ["slap", -1], ["slap", 10_000], ["slap", 10**30], ["slap", 300.0],
    ["slap", 300.5], ["slap", None], ["slap", True], ["slap", [300]], ["slap", {}],
    ["slap", 300, 300], ["slap", 200, 200, 200, 0], ["slap", 300, 300, 350, 160],
    ["slap", 200, 900, 900, 600],
    ["slap", 300, 300, 300, 300, 300],
]  # fmt: skip


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_malformed_presses(action: list[Any]) -> None:
    """Above all: a page cannot send what only the room may say."""
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    before = ALADIN.dump(table.s)
    (reply,) = table.act(A, *action, now=table.at(350))
    assert ("refused", "bad-message") == (reply["is"], reply["code"])
    assert before == ALADIN.dump(table.s)
    table.press(A, 700, 800)  # it did not count as a press
    table.decide()
    assert [(A, 700, 700, "first")] == table.slaps()


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_malformed_presses_in_the_countdown_lock_nobody_out(action: list[Any]) -> None:
    table = Table()
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready()
    (reply,) = table.act(A, *action)
    assert "bad-message" == reply["code"]
    table.open()
    assert [] == table.s.locked


def test_a_five_part_slap_is_refused_in_every_step() -> None:
    table = Table()
    assert "lamp-closed" == table.code(A, "slap", 200, 200, 200, 0)
    table.set_dice("bronze 3", "gold 4", "silver 6")
    assert "lamp-closed" == table.code(A, "slap", 200, 200, 200, 0)
    table.get_ready()
    table.open()
    table.decide()
    assert "lamp-closed" == table.code(A, "slap", 200, 200, 200, 0)
    assert [] == table.recorded()


def test_a_press_from_an_older_race_is_refused() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    old = table.s.decision
    table.decide()
    while table.step == "search":
        table.act(ALADIN.actors(table.s)[0], "stop")
    assert ("program", 2) == (table.step, table.s.round)

    def late(code: str) -> None:
        for decision in (old, old - 1):
            mark = len(table.sent)
            table.say("a", Act(f"old{decision}", A, decision, ["slap", 300]))
            assert [("a", code)] == [(d, m["code"]) for d, m in table.since(mark)]

    late("lamp-closed")
    table.set_dice("bronze 3", "gold 3", "silver 6", now=table.now)
    late("lamp-closed")
    table.get_ready(now=table.now)
    late("lamp-closed")
    table.open()
    late("lamp-closed")
    table.press(A, 700, 800)
    table.decide()
    assert [(A, 700, 700, "first")] == table.slaps()


def test_a_page_may_say_that_it_waits() -> None:
    """No page of ours does; whoever says it is not waited for, and cannot press any more."""
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.act(B, "wait", now=table.at(720))
    assert "already-slapped" == table.press_code(B, 500, 730)
    assert 700 == table.closes()
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()


# -- coming, going, coming back


def test_reconnecting_in_a_race_repeats_the_press() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    press = Act("p", A, table.s.decision, ["slap", 600])
    table.say("a", press, table.at(700))
    table.say("a", Gone(), table.at(710))
    table.say("a2", Hello([table.token(A)]), table.at(800))
    mark = len(table.sent)
    assert [Alarm] == [type(effect) for effect in table.say("a2", press, table.at(801))]
    assert mark == len(table.sent)
    assert LINK + 34 + 600 + 16 == table.closes()  # by its first arrival
    table.decide()
    assert [(A, 600, 600, 700, LINK, "player")] == table.recorded()
    assert [("a2", "p")] == [(d, m["id"]) for d, m in table.since(mark) if m["is"] == "done"]
    table.say("a2", press)
    assert "p" in [m.get("id") for _, m in table.since(mark)][-5:]
    assert 1 == len(table.recorded())


def test_a_press_that_was_lost_with_the_line_counts_as_it_arrives_the_second_time() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    decision = table.s.decision
    table.say("a", Gone(), table.at(650))
    table.say("a2", Hello([table.token(A)]), table.at(1500))
    table.measured("a2", LINK)  # too late: the race began without this line
    table.say("a2", Act("p", A, decision, ["slap", 600]), table.at(1510))
    table.decide()
    assert [(A, 1510, 600, "first")] == table.slaps()


@pytest.mark.parametrize("people", ["abc", "aa"])
def test_decision_o_who_comes_back_in_the_middle_counts_as_it_arrives(people: str) -> None:
    """Among friends and at one device too: a page loaded anew does not know when it began."""
    table = Table(people=people, lamp_trust="friends")
    table.measure(dict.fromkeys(range(table.seats), LINK))
    words = (
        ["silver 4 gold 5", "bronze 4 gold 1"]
        if people == "aa"
        else ["gold 4", "silver 4", "gold 1"]
    )
    for seat, dice in enumerate(words):
        table.say(table.device_of(seat), Mine(seat), 1)
        table.program(seat, dice, now=2)
    table.get_ready()
    table.open()
    tokens = [table.token(seat) for seat in table.room.table.devices["a"].seats]
    table.say("a", Gone(), table.at(200))
    table.say("new", Hello(tokens), table.at(400))
    table.press(A, 300, 900)
    table.decide()
    assert (A, 900, 300, "first") == table.slaps()[0]


def test_a_restart_in_the_middle_of_a_race() -> None:
    """RULES, decision d: the time of the reveal is gone, so reports are taken as they are."""
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    press = Act("p", A, table.s.decision, ["slap", 600])
    table.say("a", press, table.at(700))
    again = table.reborn()
    assert "race" == again.step
    assert ALADIN.dump(table.s) == ALADIN.dump(again.s)
    again.say("a", Hello([table.token(A)]), 5000)
    again.start = 5000
    again.say("a", press, 5000.01)
    again.say("c", Hello([table.token(C)]), 5001)
    again.tick(5002)
    again.say("b", Hello([table.token(B)]), 5003)
    assert "race" == again.step  # there is time to come back
    mark = len(again.sent)
    again.say("b", Act("q", B, again.s.decision, ["slap", 560]), 5003.1)
    assert 5000 + LONGEST + 34 == again.closes()
    again.decide()
    assert {("a", "p"), ("b", "q")} == {
        (device, m["id"]) for device, m in again.since(mark) if m["is"] == "done"
    }
    again.say("tv", Hello())
    assert [(3, [A, B], B, 40, "speed")] == again.judged()
    assert [(B, 560, 560), (A, 600, 600)] == [slap[:3] for slap in again.slaps()]
    assert "wish" == again.step


def test_after_a_restart_the_race_is_over_when_all_have_pressed() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    again = table.reborn()
    for seat, device in enumerate("abc"):
        again.say(device, Hello([table.token(seat)]), 5000)
    again.start = 5000
    for seat, claimed in ((A, 600), (B, 560), (C, 9999)):
        again.press(seat, claimed, 100 + seat)
    assert 102 == again.closes()
    again.decide()
    again.say("tv", Hello())
    assert [(3, [A, B], B, 40, "speed")] == again.judged()
    # and the next race is measured again
    assert playing(again.room).contests.resumed != again.s.decision


def test_a_restart_before_the_race_changes_nothing() -> None:
    table = Table()
    table.measure({A: LINK, B: LINK, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready()
    again = table.reborn()
    for seat, device in enumerate("abc"):
        again.say(device, Hello([table.token(seat)]), 5000)
    again.measure({A: LINK, B: LINK, C: LINK})
    assert 5002.1 == again.alarm
    again.open()
    again.press(A, 500, 900)
    again.decide()
    again.say("tv", Hello())
    assert [(A, 706, 500, "first")] == again.slaps()


def test_a_restart_after_the_race_remembers_it() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    press = Act("p", A, table.s.decision, ["slap", 600])
    table.say("a", press, table.at(700))
    table.decide()
    again = table.reborn()
    assert ALADIN.dump(table.s) == ALADIN.dump(again.s)
    again.say("a", Hello([table.token(A)]), 5000)
    mark = len(again.sent)
    again.say("a", press, 5001)
    assert {"is": "done", "id": "p"} == again.since(mark)[0][1]


# -- leaving


def test_al121_freeze_in_the_race_drops_the_press() -> None:
    table = Table(people="abcd", on_leave="freeze")
    table.race("bronze 3", "gold 3", "silver 6", "gold 1")
    table.say("b", Act("p", B, table.s.decision, ["slap", 500]), table.at(600))
    assert LINK + 34 + 500 + 16 == table.closes()
    mark = len(table.sent)
    table.say("b", Stand(B), table.at(650))
    assert [("b", "p", "lamp-closed")] == [
        (d, m["id"], m["code"]) for d, m in table.since(mark) if m["is"] == "refused"
    ]
    assert 5000 + LINK + 34 == table.closes()
    assert "lamp-closed" == table.press_code(B, 500, 700)
    table.press(A, 900, 950)
    assert 950 == table.closes()  # nobody waits for B
    table.decide()
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert [(A, 900, 900, "first")] == table.slaps()
    assert "wish" == table.step


def test_al121_freeze_of_a_silent_holder() -> None:
    table = Table(on_leave="freeze")
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 650)
    table.say("b", Stand(B), table.at(660))
    assert 650 == table.closes()
    table.decide()
    assert [(3, [A, B], A, None, "speed")] == table.judged()


def test_al121_freeze_in_the_countdown() -> None:
    table = Table(on_leave="freeze")
    table.measure({A: LINK, B: LINK, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready(now=11)
    table.act(B, "slap", 0, now=12)
    table.say("b", Stand(B), 12.5)
    table.open()
    assert pytest.approx(13.1) == table.start
    assert [A, C] == table.view("tv")["actors"]
    assert ([], []) == (table.s.locked, table.view("tv")["seats"][B]["dice"])
    table.press(A, 600, 700)  # alone with a 3
    table.decide()
    assert [(A, 600, 600, "false")] == table.slaps()


def test_al121_in_a_duel_freeze_ends_race_and_game() -> None:
    table = Table(people="ab", on_leave="freeze")
    table.race("bronze 3 gold 4", "silver 1 gold 3")
    table.say("a", Act("p", A, table.s.decision, ["slap", 600]), table.at(650))
    mark = len(table.sent)
    table.say("b", Stand(B), table.at(700))
    assert ("over", "walkover") == (table.step, table.shown("tv")["outcome"]["reason"])
    assert [("a", "p", "lamp-closed")] == [
        (d, m["id"], m["code"]) for d, m in table.since(mark) if m["is"] == "refused"
    ]
    assert None is table.alarm


def test_al121_the_press_of_somebody_who_leaves_to_a_bot_still_counts() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.say("a", Stand(A), table.at(720))
    assert "stood-in" == table.press_code(A, 300, 730)
    table.decide()
    assert [(A, 600, 600, 700, LINK, "player")] == table.recorded()
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert table.room.table.chairs[A].stood_in  # gone all the same: the bot makes the wish
    table.tick()
    assert "bot" == table.moves[-1].by


def test_al121_a_bot_that_takes_over_in_the_middle_has_no_hand_in_this_race() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.say("b", Stand(B), table.at(720))
    assert "stood-in" == table.press_code(B, 300, 730)
    assert 700 == table.closes()
    table.say("b", Back(B), table.at(740))
    assert table.room.table.chairs[B].returning
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()
    assert not table.room.table.chairs[B].stood_in  # back after the race
    assert [("wait", "bot")] == [
        (m.action[0], m.by) for m in table.moves if m.seat == B and m.action[0] in ("slap", "wait")
    ]


def test_nobody_learns_from_a_refusal_what_a_bot_will_do() -> None:
    for key in range(12):
        table = Table(people="abc", key=key)
        table.say("c", Stand(C), 1)
        table.stands_racing("bronze 4", "gold 6", "silver 4")
        assert "stood-in" == table.press_code(C, 300, 400)


def test_who_is_away_comes_back_by_pressing() -> None:
    table = Table(on_leave="freeze")
    table.race("bronze 3", "gold 3", "silver 6")
    table.room.table.chairs[A].away = True
    table.say("tv", Hello(), table.at(100))
    assert [A, B, C] == table.view("tv")["actors"]  # silence is not played for anybody
    table.press(A, 600, 700)
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()
    assert not table.room.table.chairs[A].away


# -- searching


def test_s99_clock_in_the_search() -> None:
    table = Table()
    table.stands(
        chest="bronze", searcher=A, die=4, judged=True,
        dice=dice_of("bronze 4", "silver 5", "gold 6"),
        winners=[A, -1, -1], fates=["searching", "", ""], tops={"bronze": ["B01", "B16"]},
        agenda=["end_round", ["open", 2], ["open", 1], "search"],
    )  # fmt: skip
    table.act(A, "draw", now=100)
    table.act(A, "draw", now=110)
    assert (15, 125) == (table.shown("a")["seconds"], table.alarm)
    assert ["B01", "B16"] == table.view("tv")["search"]["drawn"]
    table.tick(124.9)
    assert (A, "bronze") == (
        table.view("tv")["search"]["seat"],
        table.view("tv")["search"]["chest"],
    )
    table.tick(125)
    assert (A, ("stop",), "clock") == (
        table.moves[-1].seat, table.moves[-1].action, table.moves[-1].by,
    )  # fmt: skip
    view = table.view("tv")
    assert ("kept", 2) == (view["chests"]["bronze"]["fate"], view["chests"]["bronze"]["kept"])
    assert ["B01", "B16", "ST1"] == sorted(view["seats"][A]["loose"])
    assert ("search", B) == (table.step, view["search"]["seat"])


def test_the_record_of_a_race_can_be_played_again() -> None:
    table = Table(handicap_ms=(0, 100, 0))
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(C, 300, 350)
    table.press(A, 500, 900)
    table.press(B, 640, 740)
    table.decide()
    again = table.reborn()
    assert ALADIN.dump(table.s) == ALADIN.dump(again.s)
    assert play_of(table.room).events == play_of(again.room).events
    assert [m.action for m in table.moves] == [m.action for m in again.moves]
    assert DEFAULTS | {"handicap_ms": (0, 100, 0)} == table.s.options
