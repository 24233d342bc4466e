"""Setting up, the first look, options: A-01 to A-06, A-08, A-41, A-68 and TT-8."""

from __future__ import annotations

from collections import Counter

import pytest

from fabletop.core.dealer import Event, Scripted
from fabletop.core.options import Word
from fabletop.core.refusals import Refusal, Refused
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.tests.table import (
    DEFAULTS,
    PLACES,
    TOM,
    A,
    B,
    C,
    D,
    Table,
    begun,
    deal,
    faces_in,
    keys,
    position,
)


def laid_out(circle: str, guide: int | None, **options: Word) -> Table:
    """A new table for four with this circle; chance says who leads if it is asked."""
    faces = [BOX.face[name] for name in circle.split()]
    places = sorted(face for face in faces if face != BOX.face["wolves"])
    draws = [*places, *([] if guide is None else [guide])]
    dealer = Scripted(draws, (), [faces])
    return Table(TOM.setup(4, options, dealer), dealer)


LAID = "castle hill wolves marsh river cave clearing"


def test_a01_a_basic_table_for_four() -> None:
    table = laid_out(LAID, A)
    assert table.now() == {
        "seats": 4,
        "options": {name: list(v) if isinstance(v, tuple) else v for name, v in DEFAULTS.items()},
        "circle": ["castle", "hill", "wolves", "marsh", "river", "cave", "clearing"],
        "up": [],
        "spots": [],
        "aside": ["ogre_lair", "lost_hut", "stone_bridge"],
        "lantern": 1,
        "ogre": 0,
        "pebbles": 3,
        "tree": "ready",
        "boots": "ready",
        "turn": 1,
        "played": 0,
        "guide": A,
        "hand": [],
        "found": 0,
        "asked": None,
        "named": None,
        "pebble_spent": False,
        "help_called": False,
        "advice": [-2, -2, -2, -2],
        "voters": [],
        "votes": ["", "", "", ""],
        "waiting": [],
        "new": [],
        "unready": [A, B, C, D],
        "present": [],
        "clock": 0,
        "ended": "",
        "agenda": ["begin_turn", "hide", "look", "show", "arrive"],
        "decision": 1,
    }
    places = {"castle", "hill", "marsh", "river", "cave", "clearing"}
    assert sorted(places) == table.deck()
    for viewer in table.viewers():
        view = table.view(viewer)
        assert (7, 6, 1, 0, 3, "ready", "ready") == (
            len(view["circle"]), view["cards"], view["lantern"], view["ogre"], view["pebbles"],
            view["tree"], view["boots"],
        )  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a01_seven_tiles_whatever_chance_says(seats: int) -> None:
    for seed in range(20):
        table = deal(seats, seed)
        circle = table.circle()
        assert (7, 7) == (len(circle), len(set(circle)))
        assert "wolves" in circle
        assert sorted(set(circle) - {"wolves"}) == table.deck()
        aside = table.now()["aside"]
        assert sorted(set(PLACES) - set(circle)) == sorted(aside)  # type: ignore[call-overload]
        assert sorted([*PLACES, "wolves"]) == list(TOM.study.components(table.state))


def test_tt2_every_place_and_every_order_is_as_likely() -> None:
    circles = [deal(seed=seed).circle() for seed in range(1000)]
    there = Counter(face for circle in circles for face in circle)
    assert 1000 == there.pop("wolves")
    assert set(PLACES) == set(there)
    assert all(590 < count < 740 for count in there.values())
    for face in ("wolves", "cave"):
        spots = Counter(circle.index(face) for circle in circles if face in circle)
        most = sum(spots.values()) / 7
        assert all(0.6 * most < spots[index] < 1.4 * most for index in range(7))


def test_a02_fabulous() -> None:
    table = deal(mode="fabulous")
    assert [2, "absent", "ready", 0] == table.of("pebbles", "boots", "tree", "ogre")


def test_a03_legendary() -> None:
    table = deal(mode="legendary")
    assert [2, "absent", "absent", 1] == table.of("pebbles", "boots", "tree", "ogre")
    for viewer in table.viewers():
        assert 1 == table.view(viewer)["ogre"]  # tiles are turned up from 1 on (TT-43)


def test_a04_a_level_of_ones_own() -> None:
    table = deal(mode="custom", ogre_start=5, pebbles=0, tree=True, boots=True)
    assert [5, 0, "ready", "ready"] == table.of("ogre", "pebbles", "tree", "boots")
    table = deal(mode="custom", ogre_start=2, pebbles=1, tree=False, boots=False)
    assert [2, 1, "absent", "absent"] == table.of("ogre", "pebbles", "tree", "boots")
    bad: dict[str, Word] = {"mode": "custom", "ogre_start": 6}
    expected = Refusal("bad-option", "TT-58", {"option": "ogre_start", "value": 6})
    assert expected == TOM.refuse_setup(4, bad)
    with pytest.raises(Refused):
        TOM.setup(4, bad, Scripted())
    for seats in (1, 7):
        refusal = Refusal("player-count", "TT-1", {"seats": seats})
        assert refusal == TOM.refuse_setup(seats, {})
        with pytest.raises(Refused):
            TOM.setup(seats, {}, Scripted())
    assert [None] * 5 == [TOM.refuse_setup(seats, {}) for seats in (2, 3, 4, 5, 6)]


@pytest.mark.parametrize(
    ("option", "value"), [("pebbles", 2), ("tree", False), ("boots", False), ("ogre_start", 1)]
)
@pytest.mark.parametrize("mode", ["basic", "fabulous", "legendary"])
def test_tt53_levels_are_chosen_with_custom_only(mode: str, option: str, value: Word) -> None:
    refusal = TOM.refuse_setup(4, {"mode": mode, option: value})
    assert refusal is not None
    assert ("bad-option", option) == (refusal.code, refusal.args["option"])
    assert None is TOM.refuse_setup(4, {"mode": "custom", option: value})


GOOD: dict[str, list[Word]] = {
    "mode": ["basic", "fabulous", "legendary", "custom"],
    "storm": [False, True],
    "dark_forest": [False, True],
    "vast_forest": [False, True],
    "path": ["standard", "short", "eleven"],
    "boots_fail_cost": [2, 1],
    "collective": ["majority", "unanimous"],
    "silence": ["muted", "honour"],
    "view": ["seat", "common"],
    "look_seconds": [20, 5, 60],
    "new_look_seconds": [8, 3, 20],
    "result_seconds": [8, 3, 20],
    "first_guide": ["oldest", "random", "host"],
    "first_seat": [0, 3],
    "on_leave": ["bot", "abort"],
    **{
        f"{name}_seconds": [10, 120, "off"]
        for name in ("ask", "find", "advice", "swap", "insert", "vote")
    },
}
BAD: dict[str, list[Word]] = {
    "mode": ["easy", None],
    "storm": ["yes", 2],
    "path": ["long"],
    "boots_fail_cost": [0, 3],
    "collective": ["all"],
    "silence": ["off"],
    "view": ["top"],
    "look_seconds": [4, 61, "off"],
    "new_look_seconds": [2, 21, "off"],
    "result_seconds": [2, 21, "off"],
    "first_guide": ["youngest"],
    "first_seat": [4, 6, -1],
    "oldest": [(4,), (0, 0), 1],
    "on_leave": ["stop"],
    "ogresse": [True, False],
    **{
        f"{name}_seconds": [9, 121, 0, "never"]
        for name in ("ask", "find", "advice", "swap", "insert", "vote")
    },
}


def test_a68_options_that_do_not_exist_are_refused() -> None:
    assert set(DEFAULTS) == set(TOM.about.settings)
    assert {name: setting.default for name, setting in TOM.about.settings.items()} == DEFAULTS
    for name, values in BAD.items():
        for value in values:
            refusal = TOM.refuse_setup(4, {name: value})
            assert refusal is not None, (name, value)
            assert ("bad-option", name) == (refusal.code, refusal.args["option"])
    refusal = TOM.refuse_setup(4, {"ogresse": True})
    assert Refusal("bad-option", "TT-58", {"option": "ogresse", "value": True}) == refusal


def test_section_h_all_options_can_be_chosen() -> None:
    for name, values in GOOD.items():
        for value in values:
            assert None is TOM.refuse_setup(4, {name: value}), (name, value)


def test_tt53_the_edges_of_a_level() -> None:
    for option, most in (("pebbles", 3), ("ogre_start", 5)):
        for value in (0, most):
            assert None is TOM.refuse_setup(4, {"mode": "custom", option: value})
        for value in (-1, most + 1):
            refusal = TOM.refuse_setup(4, {"mode": "custom", option: value})
            assert refusal is not None
            assert "bad-option" == refusal.code


# -- who leads first


def test_a05_the_oldest_leads_and_his_left_neighbour_is_asked_first() -> None:
    table = begun(oldest=(D,))
    assert ("ask", [D]) == table.phase()
    assert [A, B, C] == table.view(D)["coming"]
    table.ask(BOX.faces[table.state.hand[0]])
    assert ("find", [A]) == table.phase()


def leaders(**options: Word) -> Counter[int]:
    return Counter(deal(4, seed, **options).state.finder for seed in range(300))


def test_tt8_chance_decides_among_those_who_ticked_or_among_all() -> None:
    assert {D: 300} == leaders(oldest=(D,))
    some = leaders(oldest=(B, D))
    assert {B, D} == set(some)
    assert all(110 < count for count in some.values())
    for everybody in (leaders(), leaders(first_guide="random", oldest=(D,))):
        assert {A, B, C, D} == set(everybody)
        assert all(45 < count < 110 for count in everybody.values())


def test_decision_g_the_host_names_a_seat() -> None:
    assert {C: 300} == leaders(first_guide="host", first_seat=C)
    assert {A: 300} == leaders(first_guide="host", oldest=(D,))
    assert {D: 300} == leaders(first_seat=C, oldest=(D,))


def test_tt8_the_table_is_told_who_begins() -> None:
    assert [Event("began", (D,))] == deal(oldest=(D,)).past


# -- the first look


def test_a06_nobody_turns_a_tile_during_the_look_and_then_all_is_hidden() -> None:
    table = laid_out(LAID, A)
    assert [None] * 7 == table.shown()
    assert [Event("showed", (LAID.split(), 20))] == table.look()
    assert ("look", [A, B, C, D]) == table.phase()
    assert LAID.split() == table.shown()
    assert "wrong-phase" == table.code(B, "flip", 0)
    pace = TOM.table.pace(table.state)
    assert (20, {seat: [("ready",)] for seat in (A, B, C, D)}) == (pace.lasts, pace.lapse)
    table.dealer = Scripted([BOX.face["castle"], BOX.face["cave"], BOX.face["marsh"]])
    for seat in (C, A, D):
        assert [] == table.play(seat, "ready")
        assert LAID.split() == table.shown()
    assert ([A, C, D], [B]) == (table.view(None)["ready"], table.actors())
    assert [Event("hid", ()), Event("turn", (A, 1))] == table.play(B, "ready")
    assert [None] * 7 == table.shown()
    assert ("ask", [A]) == table.phase()


def test_a06_the_look_also_ends_with_its_time() -> None:
    table = deal()
    table.time_out()
    assert None not in table.shown()
    assert ["hid", "turn"] == keys(table.time_out())
    assert [None] * 7 == table.shown()


def test_tt9_ready_once_more_is_accepted_and_changes_nothing() -> None:
    table = deal()
    table.look()
    table.play(C, "ready")
    before = table.now()
    assert [] == table.play(C, "ready")
    assert before == table.now()
    assert ("look", [A, B, D]) == table.phase()


@pytest.mark.parametrize("step", ["result", "new_look", "tree_look"])
def test_decision_c_ready_once_more_in_every_look(step: str) -> None:
    table = position(agenda=["begin_turn", "hide", step], then=1)
    table.play(B, "ready")
    before = table.now()
    assert [] == table.play(B, "ready")
    assert before == table.now()


def test_decision_b_pages_report_that_they_are_there() -> None:
    table = deal()
    assert ("arrive", [A, B, C, D]) == table.phase()
    assert 10 == TOM.table.pace(table.state).lasts
    assert "wrong-phase" == table.code(A, "ready")
    assert [] == table.play(A, "loaded") == table.play(A, "loaded") == table.play(B, "loaded")
    assert [C, D] == table.actors()
    assert ["showed"] == keys(table.time_out())
    assert "wrong-phase" == table.code(A, "loaded")


def test_a41_nothing_is_decided_before_the_first_turn() -> None:
    table = deal()
    table.look()
    table.look()
    assert "ask" == table.step()
    assert not {"voting", "decided", "passed", "storm"} & set(keys(table.past))


def test_a41_never_a_vote_in_legendary_mode() -> None:
    table = begun(mode="legendary")
    steps = set()
    for wins in (True, False, True, True, True, False):
        table.succeed() if wins else table.fail()
        while table.step() not in ("ask", "over"):
            steps.add(table.step())
            table.play(table.actors()[0], *table.options(table.actors()[0])[0])  # type: ignore[arg-type]
    assert {"swap", "result", "insert", "new_look"} == steps
    assert "voting" not in keys(table.past)
    assert 7 == table.state.turn


# -- the first cards


def test_a08_the_guide_alone_sees_three_cards_of_the_deck() -> None:
    for seed in range(30):
        table = begun(seed=seed, seats=5)
        guide = table.state.finder
        hand = table.view(guide)["hand"]
        assert hand is not None
        assert (3, 3) == (len(hand), len(set(hand)))
        assert set(hand) <= set(table.deck())
        for viewer in table.others():
            assert None is table.view(viewer)["hand"]
            assert set() == faces_in(table.view(viewer))
            if viewer is not None:
                assert [] == table.options(viewer)
        told = table.past[keys(table.past).index("hid") :]
        assert [Event("hid", ()), Event("turn", (guide, 1))] == told
        assert [Event("dealt", (hand,), (guide,))] == table.dealt


def test_tt11_every_card_is_as_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        table = position(then=seed, agenda=["begin_turn", "hide", "look"])
        table.look()
        drawn.update(table.view(A)["hand"] or ())
    assert {"castle", "hill", "marsh", "river", "cave", "clearing"} == set(drawn)
    assert all(150 < count < 250 for count in drawn.values())
