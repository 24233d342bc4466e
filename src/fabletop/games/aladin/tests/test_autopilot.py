"""Clocks (AL-119), and what is played when one runs out (AL-120)."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.dealer import Event, Seeded
from fabletop.games.aladin.tests.table import (
    ALADIN,
    CHESTS,
    SILVER_SET,
    STARTING,
    A,
    B,
    C,
    D,
    E,
    Table,
    event,
    granted,
    over,
    position,
    punished,
    searching,
    wishing,
)

# -- AL-119, AL-101, AL-102


def naming() -> Table:
    return punished(held=[[], [], ["ST1"]])


def stealing() -> Table:
    table = naming()
    table.play(C, "name_thief", A)
    return table


def placing() -> Table:
    table = searching("B22", die=1, held=[["ST3"], [], []])
    table.draw()
    return table


def choosing(**said: Any) -> Table:
    usual: dict[str, Any] = {"options": {"my_precious": True}, "die": 6, "chest": "gold"}
    if "discard" not in said:
        usual["gone"] = ["B21"]
    table = searching("G01", "G02", "G04", "G05", "G07", "G08", **{**usual, **said})
    table.draw(6)
    return table


EFFECT: dict[str, Any] = {"held": [["ST1", "B13"], ["ST3", "B14"], ["ST5"]]}


def asked(step: str, **options: Any) -> Table:
    """A table at which this is asked."""
    lamps = {
        "eye": "LP07", "gem_thief": "LP08", "jewel_thief": "LP10", "tithe": "LP12",
        "bazaar": "LP13", "lost_found": "LP15", "sandstorm": "LP16", "sleight": "LP19",
        "carpet": "LP20", "lid": "LP21", "heart": "LP22", "toll": "LP23", "caravan": "LP24",
    }  # fmt: skip
    made = {
        "program": position, "name_thief": naming, "steal": stealing, "search": searching,
        "wish": lambda: wishing("LP25"), "talisman": placing, "ring": choosing,
    }  # fmt: skip
    table = granted(lamps[step], **EFFECT) if step in lamps else made[step]()
    assert step == table.step()
    table.state.options = {**table.state.options, **options}
    return table


SECONDS = {
    "program": 45, "name_thief": 15, "steal": 20, "wish": 20, "eye": 30, "gem_thief": 30,
    "jewel_thief": 30, "tithe": 30, "bazaar": 30, "lost_found": 30, "sandstorm": 30,
    "sleight": 30, "carpet": 30, "lid": 30, "heart": 30, "toll": 30, "caravan": 20, "search": 15,
    "talisman": 15, "ring": 20,
}  # fmt: skip


@pytest.mark.parametrize("step", SECONDS)
def test_al119_clocks(step: str) -> None:
    seconds = [ALADIN.table.pace(asked(step).state).lasts]
    seconds += [
        ALADIN.table.pace(asked(step, timers=timers).state).lasts
        for timers in ("standard", "relaxed", "blitz", "off")
    ]
    usual = SECONDS[step]
    assert [usual, usual, 3 * usual, usual / 2, None] == seconds


def test_al119_a_clock_for_each_question() -> None:
    table = searching("B01", "B02")
    clocks = [ALADIN.table.pace(table.state).clock]
    table.draw()
    clocks.append(ALADIN.table.pace(table.state).clock)
    assert clocks[0] != clocks[1]
    assert ALADIN.table.pace(table.state).counts


@pytest.mark.parametrize("timers", ["standard", "relaxed", "blitz", "off"])
def test_decision_p_thinking_time_is_not_racing_time(timers: str) -> None:
    """AL-101: three seconds; AL-102: 3 × 700 ms, and nobody is blamed for silence there."""
    table = position(present=[A], options={"timers": timers})
    table.set_dice("gold 1", "gold 2", "gold 3")
    found: list[Any] = []
    for _ in range(3):
        pace = ALADIN.table.pace(table.state)
        found.append(
            (table.step(), pace.lasts, pace.shows, pace.ponder, pace.counts, dict(pace.lapse))
        )
        table.time_out()
    assert [
        ("ready", 3.0, 0.0, 0.0, False, {A: [("ready",)]}),
        ("countdown", 2.1, 2.1, 0.0, False, {A: [("hold",)]}),
        ("race", None, 0.0, 0.0, False, {seat: [("wait",)] for seat in (A, B, C)}),
    ] == found


def test_al119_nothing_runs_after_the_end() -> None:
    pace = ALADIN.table.pace(over().state)
    assert (None, {}) == (pace.lasts, pace.lapse)


# -- AL-120: programs, names, wishes


def test_s12_al120_program_any_die_in_any_chest() -> None:
    table = position()
    every = {("program", chest, value, 0) for chest in CHESTS for value in range(1, 7)}
    for seat in (A, B, C):
        assert (18, every) == (len(table.lapses(seat)), set(table.lapses(seat)))


def test_al120_program_in_the_duel() -> None:
    lapses = position(seats=2).lapses(B)
    assert (108, 108) == (len(lapses), len(set(lapses)))
    assert all(ALADIN.refuse(position(seats=2).state, B, lapse) is None for lapse in lapses)


def test_al120_program_with_the_lowest_token() -> None:
    table = position(options={"lamp_mode": "sealed"}, tokens=[[3, 5], [1, 2], [4]])
    assert [{3}, {1}, {4}] == [{lapse[-1] for lapse in table.lapses(seat)} for seat in (A, B, C)]
    assert [18] * 3 == [len(table.lapses(seat)) for seat in (A, B, C)]


def test_al120_name_the_opponent_with_fewest_treasure_cards() -> None:
    table = punished(
        C, seats=4, held=[["ST1"], ["ST2"], ["ST3"], ["ST4"]],
        talismans=[[["B22", None]], [], [], [["B23", "ruby"]]],
    )  # fmt: skip
    assert [("name_thief", B)] == table.lapses(C)


def test_al120_name_ties_by_lot() -> None:
    table = punished(C, seats=5, held=[["ST1"], ["ST2", "ST5"], ["ST3"], ["ST4"], ["ST6"]])
    assert [("name_thief", seat) for seat in (A, D, E)] == table.lapses(C)


def test_al120_wish_accept() -> None:
    assert [("wish_accept",)] == wishing("LP08").lapses(A)
    assert [("wish_accept",)] == wishing("LP08", wish=3).lapses(A)


@pytest.mark.parametrize("lamp", ["LP22", "LP23"])
def test_al120_no_card_is_given_away_by_silence(lamp: str) -> None:
    """As long as the wish may be refused: the third may not."""
    assert [("wish_refuse",)] == wishing(lamp).lapses(A)
    assert [("wish_refuse",)] == wishing(lamp, wish=2).lapses(A)
    assert [("wish_accept",)] == wishing(lamp, wish=3).lapses(A)


# -- taking a card


def theft(mine: list[str], theirs: list[str], talismans: Any = ()) -> Any:
    """What A steals from C, whom a false slap has cost."""
    table = punished(held=[mine, [], theirs], talismans=[list(talismans), [], []])
    table.play(C, "name_thief", A)
    ((verb, card),) = table.lapses(A)
    assert "steal" == verb
    return card


@pytest.mark.parametrize(
    ("mine", "theirs", "card"),
    [
        # a jewel that completes a set, whatever its metal
        (["B13", "B16"], ["G19", "B19", "ST1"], "B19"),
        (["B13", "B16"], ["G19", "B20", "B21"], "B20"),
        ([*SILVER_SET, "S14", "S17"], ["G13", "S20"], "S20"),
        # not one of which the taker has a copy already
        (["B13", "B16"], ["B14", "G19"], "G19"),
        (["B13"], ["B16", "S13"], "S13"),
        # of several that complete one, the first metal and piece
        (["B13", "B16", "G13", "G16"], ["G19", "B19"], "B19"),
        # the highest metal
        ([], ["B13", "S13", "ST1"], "S13"),
        ([], ["B13", "S13", "G19", "ST1"], "G19"),
        # bracelet, ring, necklace
        ([], ["G19", "G16"], "G16"),
        ([], ["G16", "G15"], "G15"),
        ([], ["G15", "G14"], "G14"),
        # gems: the type the taker has most of
        (["ST5", "B07", "ST1"], ["B01", "B08", "B04"], "B08"),
        # ties: emerald, ruby, sapphire, topaz
        ([], ["ST7", "ST5", "ST3"], "ST3"),
        (["ST7", "ST5"], ["B01", "B07", "B10"], "B07"),
        # then the lowest id
        (["ST3"], ["ST4", "G04", "B06"], "B06"),
        (["ST3"], ["ST4", "S04"], "S04"),
    ],
)
def test_al120_taking(mine: list[str], theirs: list[str], card: str) -> None:
    assert card == theft(mine, theirs)


def test_decision_x_most_of_counts_gem_cards_and_no_talismans() -> None:
    talismans = [["B22", "emerald"], ["B23", "emerald"]]
    assert "B04" == theft(["ST1", "ST3", "ST4"], ["B01", "B04"], talismans)


def test_al120_protected_jewels_are_passed_over() -> None:
    assert "ST1" == theft([], [*SILVER_SET, "ST1"])


@pytest.mark.parametrize(
    ("lamp", "held", "action"),
    [
        # the next seat clockwise with a legal target, then the card
        ("LP08", [["ST1"], ["B13"], ["B04", "B01"]], ("take", C, "B01")),
        ("LP08", [["ST1"], ["B10"], ["B04", "B01"]], ("take", B, "B10")),
        ("LP10", [["ST1"], ["B01"], ["B13", "G19"]], ("take", C, "G19")),
        ("LP10", [["S13", "S16"], ["S19", "G13"], []], ("take", B, "S19")),
        ("LP12", [[], ["B01"], ["B13", "G19"]], ("take", C, "G19")),
        ("LP12", [[], ["B01", "B02"], ["B13", "G19"]], ("take", B, "B01")),
        ("LP12", [[], SILVER_SET, ["B13", "G19", "ST1"]], ("take", C, "G19")),
        ("LP13", [["ST1", "B01", "ST3"], [], ["B13", "G19"]], ("swap", "B01", C, "G19")),
        ("LP16", [["ST3"], ["B04", "B01"], ["G19"]], ("blow", B, "B04")),
        ("LP22", [["ST1", "ST3", "B04"], [], []], ("give", "B04", B)),
        ("LP23", [["ST1", "ST3", "B04"], [], []], ("pay", "B04")),
    ],
)
def test_al120_effects_with_a_target(
    lamp: str, held: list[list[str]], action: tuple[object, ...]
) -> None:
    table = granted(lamp, held=held)
    assert [action] == table.lapses(A)
    assert None is ALADIN.refuse(table.state, A, action)


def test_al120_the_next_seat_clockwise_goes_round() -> None:
    table = wishing("LP08", seats=5, caller=D, held=[[], ["ST1"], ["ST3"], [], []])
    table.accept()
    assert [("take", B, "ST1")] == table.lapses(D)


def test_al120_lost_and_found() -> None:
    table = granted("LP15", held=[["B07"], [], []], gone=["G13", "B01", "B08", "S08"])
    assert [("recover", "B08")] == table.lapses(A)


@pytest.mark.parametrize(
    ("discard", "mine", "card"),
    [
        (["B21", "B22", "S19"], [], "S19"),
        (["B22", "B19", "G19"], ["B13", "B16"], "B19"),
        (["B22", "B04", "B01"], [], "B01"),
        (["B23", "B22"], [], "B22"),
    ],
)
def test_al120_ring_a_talisman_only_if_there_is_nothing_else(
    discard: list[str], mine: list[str], card: str
) -> None:
    """A's six cards are two emeralds, two rubies, two sapphires."""
    table = choosing(discard=discard, held=[mine, STARTING, []])
    assert [("ring_take", card)] == table.lapses(A)


# -- giving a card


@pytest.mark.parametrize(
    ("mine", "card"),
    [
        (["ST1", "ST3", "B04", "B13"], "B04"),
        (["ST1", "ST3", "G13"], "ST1"),
        (["ST7", "B10", "ST5", "B07"], "B07"),
        (["B13", "ST7"], "ST7"),
        (["G13", "S19", "S16"], "S16"),
        (["G13", "B21", "B20"], "B20"),
        ([*SILVER_SET, "S14", "G13"], "S13"),
    ],
)
def test_al120_giving(mine: list[str], card: str) -> None:
    """The gem type one has most of, else the lowest loose jewel."""
    held = [mine, ["ST2"], []]
    assert [("pay", card)] == granted("LP23", held=held).lapses(A)
    assert [("give", card, B)] == granted("LP22", held=held).lapses(A)
    assert [("caravan_pass", card)] == granted("LP24", held=held).lapses(A)
    assert [("swap", card, B, "ST2")] == granted("LP13", held=held).lapses(A)


def test_al120_caravan_for_everybody() -> None:
    table = granted("LP24", held=[["ST1", "ST3"], ["B13", "G13"], []])
    assert {A: [("caravan_pass", "ST1")], B: [("caravan_pass", "B13")]} == dict(
        ALADIN.table.pace(table.state).lapse
    )
    table.time_out()
    assert [["ST3"], ["G13", "ST1"], ["B13"]] == table.now()["held"]


# -- dice, eye, search, talisman


def test_al120_eye_bronze() -> None:
    assert [("look", "bronze")] == granted("LP07").lapses(A)


@pytest.mark.parametrize(
    ("dice", "action"),
    [
        ("gold 6", ("turn", "gold", -1)),
        ("bronze 2", ("turn", "bronze", -1)),
        ("silver 1", ("turn", "silver", 1)),
        ("bronze 1 gold 6", ("turn", "bronze", 1)),
        ("silver 4 gold 1", ("turn", "silver", -1)),
    ],
)
def test_al120_sleight(dice: str, action: tuple[object, ...]) -> None:
    duel = len(dice.split()) == 4
    others = ["bronze 3 silver 3"] if duel else ["bronze 3", "gold 3"]
    table = granted("LP19", seats=1 + len(others), dice=(dice, *others))
    assert [action] == table.lapses(A)


@pytest.mark.parametrize(
    ("dice", "action"),
    [
        ("gold 6", ("fly", "gold", "bronze")),
        ("bronze 2", ("fly", "bronze", "silver")),
        ("silver 1", ("fly", "silver", "bronze")),
        ("bronze 1 gold 6", ("fly", "bronze", "silver")),
        ("bronze 1 silver 6", ("fly", "bronze", "gold")),
        ("silver 4 gold 1", ("fly", "silver", "bronze")),
    ],
)
def test_al120_carpet(dice: str, action: tuple[object, ...]) -> None:
    duel = len(dice.split()) == 4
    others = ["bronze 3 silver 3"] if duel else ["bronze 3", "gold 3"]
    table = granted("LP20", seats=1 + len(others), dice=(dice, *others))
    assert [action] == table.lapses(A)


def test_al120_lid_next_seat_clockwise_its_first_die() -> None:
    assert [("shut", B, "silver")] == granted("LP21").lapses(A)
    across = granted("LP21", dice=("silver 4", "gold 4", "bronze 2"))
    assert [("shut", B, "gold")] == across.lapses(A)
    duel = granted("LP21", seats=2, dice=("bronze 1 gold 6", "silver 2 gold 3"))
    assert [("shut", B, "silver")] == duel.lapses(A)


def test_decision_x_dice_that_are_void_are_passed_over() -> None:
    table = granted("LP21", void=[[B, 1]])
    assert [("shut", C, "gold")] == table.lapses(A)


def test_al120_search_stop() -> None:
    """S99: A has drawn two cards and lets the time pass: A stops and keeps them."""
    table = searching("B07", "B13")
    table.draw(2)
    assert [("stop",)] == table.lapses(A)
    assert event("kept", A, "bronze", ["B07", "B13"]) == table.time_out()[0]


@pytest.mark.parametrize(
    ("mine", "gem"),
    [
        (["ST3", "ST5", "ST6"], "sapphire"),
        (["ST7", "ST3"], "ruby"),
        (["ST7"], "topaz"),
        (["ST1", "ST3", "ST5", "ST7", "ST8"], "topaz"),
    ],
)
def test_al120_talisman_the_type_with_most_gems(mine: list[str], gem: str) -> None:
    talismans = [["B23", "ruby"]] if "ST3" in mine else []
    table = searching("B22", die=1, held=[mine, [], []], talismans=[talismans, [], []])
    table.draw()
    assert [("place_talisman", gem)] == table.lapses(A)


# -- always legal


@pytest.mark.parametrize("step", SECONDS)
def test_al120_every_lapse_is_legal(step: str) -> None:
    table = asked(step)
    for seat in table.actors():
        assert table.lapses(seat)
        for lapse in table.lapses(seat):
            assert None is ALADIN.refuse(table.state, seat, lapse)


def test_al120_the_autopilot_can_play_a_whole_game() -> None:
    """Programs are drawn by chance, and nobody ever draws: 40 rounds."""
    dealer = Seeded(3)
    state = ALADIN.setup(4, {"lamp_mode": "lottery", "my_precious": True}, dealer)
    events: list[Event] = []
    while seats := ALADIN.actors(state):
        lapses = list(ALADIN.table.pace(state).lapse[seats[0]])
        ALADIN.apply(state, seats[0], lapses[dealer.below(len(lapses))], dealer)
        events += dealer.take().events
    reasons = [e.args[0] for e in events if e.key == "ended"]
    assert reasons in (["rounds"], ["lamp"])
