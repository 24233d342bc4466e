"""Head starts, friends, one device, and bots in the lamp race at a real table."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.room_table import LINK, Table
from fabletop.games.aladin.tests.table import ALADIN, A, B, C
from fabletop.server.table.messages import Choose, Mine, Stand, Start
from tests.server.inside import bots_of, playing

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
