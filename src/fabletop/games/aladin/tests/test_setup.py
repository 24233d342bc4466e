"""Section (c), and the content of section (i): piles, starting cards, options of a table."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from fabletop.core.dealer import Seeded
from fabletop.core.options import Action, Word
from fabletop.core.refusals import Refusal, Refused
from fabletop.games.aladin.content import BOX
from fabletop.games.aladin.tests import table as spec
from fabletop.games.aladin.tests.table import (
    ALADIN,
    CHESTS,
    DEFAULTS,
    GEMS,
    PIECES,
    SORCERER,
    STARTING,
    TREASURES,
    WORDS,
    A,
    B,
    Table,
    deal,
    event,
    keys,
    position,
    searching,
)

# -- S01 to S06


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s01_piles(seats: int) -> None:
    table = deal(seats)
    full = {"pile": 26, "sorcerer": 20, "winner": None, "fate": "", "kept": 0}
    assert dict.fromkeys(CHESTS, full) == table.common("chests")
    assert 25 == table.common("lamp_pile")


@pytest.mark.parametrize("seed", range(6))
def test_s01_the_sorcerer_is_the_21st_card_and_five_lie_below(seed: int) -> None:
    """Everybody takes all there is; whatever the Sorcerer ends, he came after 20 treasures."""
    table = deal(4, seed)
    while table.step() != "over":
        if table.step() == "program":
            table.set_dice("bronze 6", "silver 6", "gold 6", "gold 1")
        elif table.step() == "race":
            table.silence()
        elif table.step() == "search" and table.view()["search"]["chest"] != "bronze":
            table.stop()
        else:
            seat = table.actors()[0]
            table.play(seat, *cast(Action, table.options(seat)[0]))
    drawn = [e.args[2] for e in table.past if e.key == "drew"]
    upto = keys(table.past).index("sorcerer")
    assert event("sorcerer", A, "bronze") == table.past[upto]
    assert 20 == keys(table.past[:upto]).count("drew")
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= set(TREASURES["bronze"])
    assert 5 - (len(drawn) - 20) == table.common("chests")["bronze"]["pile"]


@pytest.mark.parametrize("seed", range(3))
def test_s01_every_card_is_there_once(seed: int) -> None:
    """Taken off one after the other, the piles hold the cards of the tables and no others."""
    table = deal(3, seed)
    dealer = Seeded(seed)
    for chest, name in enumerate(CHESTS):
        pile = [BOX.cards[table.state.draw(chest, dealer)] for _ in range(26)]
        assert SORCERER[name] == pile[20]
        assert sorted(pile) == [*TREASURES[name], SORCERER[name]]
    assert sorted(BOX.lamps[table.state.turn_lamp(dealer)] for _ in range(25)) == spec.LAMPS


def test_s02_four_players() -> None:
    table = deal(4)
    dealt = [e for e in table.events if e.key == "dealt"]
    assert [A, B, 2, 3] == [e.args[0] for e in dealt]
    for seat, shown in enumerate(dealt):
        (card,) = cast("list[str]", shown.args[1])
        assert card in STARTING
        mine = table.common("seats")[seat]
        assert (1, [card], 0, []) == (mine["cards"], mine["loose"], mine["rights"], mine["dice"])
        dice = [("program", chest, value, 0) for chest in sorted(CHESTS) for value in range(1, 7)]
        assert dice == table.options(seat)
    left = [card for card in STARTING if card not in [e.args[1][0] for e in dealt]]  # type: ignore[index]
    assert 4 == len(left)
    assert left == table.common("discard")
    assert keys(table.events) == ["dealt"] * 4 + ["round"]
    assert ("program", [0, 1, 2, 3]) == table.phase()


def test_s03_duel_setup() -> None:
    table = deal(2)
    assert table.common("duel")
    for mine in table.common("seats"):
        assert 2 == mine["cards"] == len(mine["loose"])
        assert set(mine["loose"]) <= set(STARTING)
    assert 4 == len(table.common("discard"))
    pairs = [("bronze", "gold"), ("bronze", "silver"), ("silver", "gold")]
    values = range(1, 7)
    dice = [
        ("program_two", one, x, two, y, 0) for one, two in pairs for x in values for y in values
    ]
    assert set(dice) == set(table.options(A)) == set(table.options(B))
    assert len(dice) == len(table.options(A))


@pytest.mark.parametrize(("seats", "left"), [(3, 5), (4, 4), (5, 3)])
def test_s04_what_is_left_begins_the_discard(seats: int, left: int) -> None:
    table = deal(seats)
    assert left == len(table.common("discard"))
    assert not table.common("duel")
    out = [card for seat in table.common("seats") for card in seat["loose"]]
    assert sorted(STARTING) == sorted([*out, *table.common("discard")])


def test_al5_any_gem_can_begin_anywhere() -> None:
    first = Counter(deal(5, seed).held(A)[0] for seed in range(400))
    assert set(STARTING) == set(first)
    assert min(first.values()) > 25  # 50 expected


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_s05_wrong_numbers(seats: int) -> None:
    refusal = Refusal("bad-player-count", "AL-1", {"seats": seats})
    assert refusal == ALADIN.refuse_setup(seats, {})
    with pytest.raises(Refused) as error:
        deal(seats)
    assert refusal == error.value.refusal
    with pytest.raises(Refused):
        position(seats=seats)


def test_s05_two_to_five_sit() -> None:
    assert [2, 3, 4, 5] == list(ALADIN.about.seats)
    assert [None] * 4 == [ALADIN.refuse_setup(seats, {}) for seats in ALADIN.about.seats]
    strange: list[Any] = [True, "3", None]
    assert ["bad-player-count"] * 3 == [
        refusal.code for seats in strange if (refusal := ALADIN.refuse_setup(seats, {}))
    ]


SIX = ["G01", "G02", "G04", "G05", "G07", "G08"]


def test_s06_ring_only_in_its_variant() -> None:
    """Six cards with a die of 6, and no Ring comes of it."""
    table = searching(*SIX, die=6, chest="gold", gone=["B01"])
    assert "none" == table.common("ring")
    events = table.draw(6)
    assert ["drew"] * 6 + ["kept", "round"] == keys(events)
    assert ("program", [0, 1, 2]) == table.phase()
    assert "none" == table.common("ring")
    assert [False] * 3 == [seat["ring"] for seat in table.common("seats")]
    assert "magic-ring" not in ALADIN.study.components(table.state)
    assert 6 + 4 * 5 == table.points()[A] + 5  # three majorities only: topaz is missing


def test_s06_with_my_precious_the_ring_lies_ready() -> None:
    table = deal(3, my_precious=True)
    assert "table" == table.common("ring")
    assert [False] * 3 == [seat["ring"] for seat in table.common("seats")]
    assert "magic-ring" in ALADIN.study.components(table.state)


# -- options


def test_h_defaults_of_the_options() -> None:
    assert DEFAULTS == {name: setting.default for name, setting in ALADIN.about.settings.items()}
    assert ["lamp_mode", "my_precious", "odds_hint", "timers"] == list(ALADIN.table.main)


ACCEPTED: list[tuple[str, Word]] = [
    *(("lamp_mode", mode) for mode in ("race", "sealed", "lottery")),
    *(("my_precious", value) for value in (False, True)),
    *(("odds_hint", value) for value in (False, True)),
    *(("timers", value) for value in ("off", "relaxed", "standard", "blitz")),
    *(("lamp_trust", value) for value in ("strict", "friends")),
    *(("on_leave", value) for value in ("bot", "freeze")),
    ("handicap_ms", ()),
    ("handicap_ms", (0, 50, 800)),
    ("handicap_ms", (800,) * 5),
]
REFUSED: list[tuple[str, Word]] = [
    ("lamp_mode", "slow"),
    ("lamp_mode", None),
    ("my_precious", 1),
    ("my_precious", "on"),
    ("odds_hint", 0),
    ("timers", "fast"),
    ("lamp_trust", "blind"),
    ("on_leave", "skip"),
    ("handicap_ms", 200),
    ("handicap_ms", (850,)),
    ("handicap_ms", (-50,)),
    ("handicap_ms", (25,)),
    ("handicap_ms", (0,) * 6),
    ("handicap_ms", ("50",)),
    ("duel", True),
]


@pytest.mark.parametrize(("name", "value"), ACCEPTED)
def test_h_every_value_there_is(name: str, value: Any) -> None:
    assert None is ALADIN.refuse_setup(3, {name: value})
    assert value == deal(3, **{name: value}).state.options[name]


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_h_no_other_value(name: str, value: Word) -> None:
    expected = Refusal("bad-option", "AL-69", {"option": name, "value": value})
    assert expected == ALADIN.refuse_setup(3, {name: value})


def test_d7_the_number_of_seats_is_checked_first() -> None:
    refusal = ALADIN.refuse_setup(6, {"duel": True})
    assert refusal
    assert "bad-player-count" == refusal.code


# -- the cards


def kind(card: str) -> str:
    return BOX.kinds[BOX.kind_of[BOX.card[card]]]


@pytest.mark.parametrize("chest", CHESTS)
def test_i2_the_cards_of_the_chests(chest: str) -> None:
    kinds = [f"{chest}-{word}" if word in PIECES else word for word in WORDS]
    assert kinds == [kind(card) for card in TREASURES[chest]]
    assert spec.STINGS[chest] == [BOX.scorpions[BOX.card[card]] for card in TREASURES[chest]]
    assert "sorcerer" == kind(SORCERER[chest])
    assert 26 == sum(BOX.chest_of[card] == CHESTS.index(chest) for card in range(len(BOX.cards)))


def test_i4_the_starting_cards() -> None:
    assert [gem for gem in GEMS for _ in range(2)] == [kind(card) for card in STARTING]
    assert [0] * 8 == [BOX.scorpions[BOX.card[card]] for card in STARTING]
    assert 86 == len(BOX.cards) == len(set(BOX.cards))


def test_i1_sums_and_counts() -> None:
    """Constraints 1, 2, 5 and 6 of the reconstruction, and the table under i.2."""
    assert [24, 26, 28] == [sum(spec.STINGS[chest]) for chest in CHESTS]
    shares = [[spec.STINGS[chest].count(n) for n in range(6)] for chest in CHESTS]
    assert [[16, 3, 2, 1, 1, 2], [15, 4, 1, 2, 1, 2], [14, 4, 2, 2, 1, 2]] == shares
    kinds = Counter(map(kind, BOX.cards))
    assert [11] * 4 == [kinds[gem] for gem in GEMS]
    assert [3] * 9 == [kinds[f"{metal}-{piece}"] for metal in CHESTS for piece in PIECES]
    assert (12, 3) == (kinds["talisman"], kinds["sorcerer"])
    on_gems = [
        sum(BOX.scorpions[card] for card, name in enumerate(BOX.cards) if kind(name) == gem)
        for gem in GEMS
    ]
    assert [7, 7, 8, 8] == on_gems


def test_i3_the_lamp_cards() -> None:
    assert spec.EFFECT_OF == dict(zip(BOX.lamps, BOX.effects, strict=True))


# -- positions


def test_a_position_that_says_nothing_is_a_round_that_begins() -> None:
    table = position()
    assert ("program", [0, 1, 2]) == table.phase()
    assert STARTING == table.discard()
    assert [[], [], []] == table.now()["held"]
    assert ALADIN.dump(ALADIN.load(table.now())) == table.now()


def test_a_position_in_a_race_asks_all_who_may_still_slap() -> None:
    table = position(
        seats=5,
        dice=[[4, 0, 0], [0, 4, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3]],
        agenda=["end_round", "judge", "race"],
        frozen=[4],
        locked=[B],
        waited=[2],
        slaps=[[3, 500, 500, 560, 160]],
    )
    assert ("race", [A]) == table.phase()
    assert "already-slapped" == table.code(3, "slap", 300, 300, 300, 160)


def test_a_position_in_which_some_have_programmed() -> None:
    table = position(programs=[[0, 4, 0], [], [2, 1, 0]], present=[A, B])
    assert ("program", [B]) == table.phase()
    table.program(B, "silver 4")
    assert ("ready", [A, B]) == table.phase()


@pytest.mark.parametrize(
    "said",
    [
        {"held": [["B01"], ["B01"], []]},
        {"held": [["B01"]]},
        {"held": [["B22"], [], []]},
        {"held": [["B99"], [], []]},
        {"held": [["B26"], [], []]},
        {"discard": ["ST1"]},
        {"talismans": [[["B22", "ruby"]], [], []]},
        {"piles": {"bronze": 25}},
        {"ring": 3},
        {"rights": [0, 0]},
        {"lamp": "LP01", "under": ["LP01"]},
        {"agenda": ["dance"]},
    ],
)
def test_a_position_must_be_one(said: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        position(**said)


def test_a_table_begins_with_its_first_round() -> None:
    table: Table = deal(3)
    assert event("round", 1) == table.events[-1]
    assert 1 == table.common("round") == ALADIN.decision(table.state)
