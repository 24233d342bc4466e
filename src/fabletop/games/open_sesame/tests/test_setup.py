"""Setting up: A-01 to A-04, A-63, A-70 and the dealing part of A-72."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from fabletop.core.dealer import Event, Fair, Scripted, Seeded, commitment
from fabletop.core.options import Word
from fabletop.core.refusals import Refusal, Refused
from fabletop.games.open_sesame.content import BOX
from fabletop.games.open_sesame.tests.table import (
    CATALOGUE,
    DEFAULTS,
    KINDS,
    SESAME,
    TREASURES,
    A,
    B,
    C,
    D,
    E,
    Table,
    deal,
)


def play_out(table: Table) -> list[str]:
    """Perfect thieves, and an Ali Baba who never stops; every card as it was turned up."""
    while table.actors():
        step, actors = table.phase()
        if step == "decide":
            table.play(actors[0], "draw")
        elif step == "recite":
            table.recite()
        else:
            table.play(actors[0], *table.lapse(actors[0]))
    return [str(event.args[0]) for event in table.past if event.key == "revealed"]


def refused_setup(seats: int, options: dict[str, Word]) -> Refusal | None:
    """Why no such table can be; asking and trying say the same."""
    refusal = SESAME.refuse_setup(seats, options)
    if refusal is None:
        assert seats == deal(seats, options).state.seats
        return None
    with pytest.raises(Refused) as raised:
        SESAME.setup(seats, options, Seeded(1))
    assert refusal == raised.value.refusal
    return refusal


def codes(seats: int, **options: Word) -> str | None:
    refusal = refused_setup(seats, options)
    return None if refusal is None else refusal.code


# -- the pile


def test_a01_a_new_game_with_four() -> None:
    table = deal(4)
    view = table.view(None)
    assert 46 == view["pile"]
    assert [0, 0, 0, 0] == view["collections"]
    assert {"shiny": 0, "noisy": 0, "encumbering": 0} == view["tokens"]
    assert 37 == table.now()["above_chief"]
    assert sorted([*TREASURES, "chief_thief"]) == SESAME.study.components(table.state)
    assert 45 == len(TREASURES) == len(table.state.bag)


@pytest.mark.parametrize("seed", range(8))
def test_a01_the_chief_is_the_38th_card_and_eight_lie_below(seed: int) -> None:
    table = deal(4, seed=seed)
    cards = play_out(table)
    assert "chief_thief" == cards[37]
    drawn = [event.args[1] for event in table.past if event.key == "drew"]
    assert list(range(45, -1, -1))[: len(drawn)] == drawn
    assert 8 == drawn[37]
    assert not Counter(cards) - Counter([*TREASURES, "chief_thief"])


def test_a01_nine_tokens_lie_in_the_middle() -> None:
    table = deal(4)
    middle = {alarm: BOX.tokens - held for alarm, held in table.view(None)["tokens"].items()}
    assert {"shiny": 3, "noisy": 3, "encumbering": 3} == middle


def test_a02_the_deck_of_44() -> None:
    table = deal(4, {"deck": "44"})
    assert 45 == table.view(None)["pile"]
    assert 36 == table.now()["above_chief"]
    everything = Counter(SESAME.study.components(table.state))
    assert Counter([*TREASURES, "chief_thief"]) - Counter(["book"]) == everything
    assert 3 == everything["book"]


@pytest.mark.parametrize("seed", range(8))
def test_a02_the_chief_is_the_37th_card_of_44(seed: int) -> None:
    table = deal(3, {"deck": "44"}, seed)
    assert "chief_thief" == play_out(table)[36]
    assert 8 == [event.args[1] for event in table.past if event.key == "drew"][36]


# -- who may play


@pytest.mark.parametrize("seats", [2, 6])
def test_a03_wrong_numbers(seats: int) -> None:
    refusal = refused_setup(seats, {"two_player": "off"})
    assert refusal is not None
    assert ("player-count", {"seats": seats}) == (refusal.code, refusal.args)
    assert "player-count" == codes(seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_os1_right_numbers(seats: int) -> None:
    assert None is codes(seats)
    assert [0] * seats == deal(seats).view(None)["collections"]


def test_os90_two_play_with_the_band() -> None:
    assert None is codes(2, two_player="band")
    view = deal(2, {"two_player": "band"}).view(None)
    assert ([0, 0], 0) == (view["collections"], view["band"])


@pytest.mark.parametrize("seats", [1, 3, 4, 5, 6])
def test_a70_the_band_needs_exactly_two(seats: int) -> None:
    assert "player-count" == codes(seats, two_player="band")


def test_a70_a_value_out_of_its_range() -> None:
    expected = Refusal("bad-option", "OS-51", {"option": "reveal_seconds", "value": 2})
    assert expected == refused_setup(4, {"reveal_seconds": 2})


RANGES: list[tuple[str, list[Word], list[Word]]] = [
    ("deck", ["45", "44"], ["46", 45, 44, ""]),
    ("young", [False, True], [0, 1, "true"]),
    ("adjectives", [False, True], [0, 1, None]),
    ("ordered", [False, True], [0, 1, "false"]),
    ("two_player", ["off"], ["on", False]),
    ("judge", ["server", "ali_close", "table"], ["ali", ""]),
    ("recite_input", ["both", "pick", "sentence"], ["name", ""]),
    ("reveal_seconds", [3, 6, 20], [2, 21, "off", "auto", True]),
    ("recite_seconds", ["auto", 15, 300, "off"], [14, 301, 0]),
    ("decide_seconds", [10, 30, 120, "off"], [9, 121, "auto"]),
    ("pick_seconds", [10, 20, 120, "off"], [9, 121, "auto"]),
    ("first_ali", ["youngest", "random", "host"], ["oldest"]),
    ("first_seat", [0, 4], [-1, 5, "A"]),
    ("youngest", [(), (2,), (0, 4)], [(5,), (1, 1), 2, "C"]),
    ("on_leave", ["bot", "abort"], ["skip"]),
    ("chat", ["muted", "open"], ["off"]),
    ("tempo", [], ["blitz"]),
]


@pytest.mark.parametrize(("option", "good", "bad"), RANGES)
def test_os51_every_option_has_its_range(option: str, good: list[Word], bad: list[Word]) -> None:
    for value in good:
        assert None is refused_setup(5, {option: value})
    for value in bad:
        expected = Refusal("bad-option", "OS-51", {"option": option, "value": value})
        assert expected == refused_setup(5, {option: value})


def test_os51_nothing_said_is_the_default() -> None:
    assert DEFAULTS == deal(3).view(None)["options"]
    assert set(DEFAULTS) == set(SESAME.about.settings)


@pytest.mark.parametrize("options", [{"first_seat": 3}, {"youngest": (0, 3)}])
def test_os51_a_seat_that_is_not_there(options: dict[str, Word]) -> None:
    assert "bad-option" == codes(3, **options)
    assert None is codes(4, **options)


# -- the first Ali Baba


def test_a04_the_youngest_begins() -> None:
    table = Table(SESAME.setup(4, {"youngest": (C,)}, dealer := Scripted()), dealer)
    assert (C, D) == (table.view(None)["ali"], table.view(None)["reciter"])
    assert ("decide", [C]) == table.phase()
    assert [Event("began", (C,)), Event("round", (C,))] == table.events


@pytest.mark.parametrize(
    ("options", "among"),
    [
        ({"youngest": (B, D)}, {B, D}),
        ({"youngest": ()}, {A, B, C, D}),
        ({"first_ali": "random"}, {A, B, C, D}),
        ({"first_ali": "random", "youngest": (C,)}, {A, B, C, D}),
        ({"first_ali": "host", "first_seat": D, "youngest": (C,)}, {D}),
        ({"first_ali": "host"}, {A}),
        ({"first_ali": "youngest", "first_seat": D, "youngest": (C,)}, {C}),
    ],
)
def test_os5_who_is_ali_baba_first(options: dict[str, Word], among: set[int]) -> None:
    found = [deal(4, options, seed).view(None) for seed in range(40)]
    assert among == {view["ali"] for view in found}
    assert all(view["reciter"] == (view["ali"] + 1) % 4 for view in found)


def test_os5_one_is_drawn_among_those_who_ticked() -> None:
    dealer = Scripted([D])
    assert D == SESAME.setup(5, {"youngest": (B, D, E)}, dealer).ali
    assert [(3, 1)] == dealer.take().chance


# -- the catalogue


def test_a63_everybody_else_is_a_thief_and_nobody_owns_anything() -> None:
    table = Table(SESAME.setup(5, {"youngest": (A,)}, dealer := Scripted()), dealer)
    assert [B, C, D, E] == table.state.thieves()
    assert [[], [], [], [], []] == table.collections()
    assert [0, 0, 0, 0, 0] == table.view(None)["collections"]


def test_a63_the_catalogue_is_table_i() -> None:
    copies = BOX.copies["45"]
    alarms = [None if alarm < 0 else BOX.alarms[alarm] for alarm in BOX.alarm_of]
    assert CATALOGUE == list(zip(BOX.kinds, copies, alarms, strict=True))
    assert 22 == len(KINDS)
    fewer = {"book": 3}
    assert [fewer.get(kind, number) for kind, number, _ in CATALOGUE] == list(BOX.copies["44"])


def test_a63_the_sums_are_those_of_the_box() -> None:
    assert {None: 24, "shiny": 9, "noisy": 7, "encumbering": 5} == {
        alarm: sum(n for kind, n, own in CATALOGUE if own == alarm and kind != "chief_thief")
        for alarm in (None, "shiny", "noisy", "encumbering")
    }


# -- chance


def fair_game(key: bytes) -> tuple[Table, list[str]]:
    dealer = Fair(key)
    table = Table(SESAME.setup(4, {}, dealer), dealer)
    return table, play_out(table)


def test_a72_the_same_key_and_actions_give_the_same_pile_and_result() -> None:
    (one, pile), (again, same_pile), (_, other_pile) = (
        fair_game(key) for key in (b"sesame", b"sesame", b"simsim")
    )
    assert pile == same_pile
    assert one.past == again.past
    assert one.now() == again.now()
    assert SESAME.outcome(one.state) == SESAME.outcome(again.state)
    assert pile != other_pile


def test_a72_the_fingerprint_is_the_sha256_of_the_key() -> None:
    assert sha256(b"sesame").hexdigest() == commitment(b"sesame")


def test_a72_the_key_is_in_no_state_view_or_event() -> None:
    table, _ = fair_game(b"sesame")
    shown = [table.now(), *map(table.view, table.viewers()), table.past]
    assert "sesame" not in str(shown)
    assert b"sesame".hex() not in str(shown)


def test_decision_a_the_pile_has_no_order_and_a_card_is_drawn_as_it_is_turned_up() -> None:
    dealer = Scripted()
    state = SESAME.setup(3, {"youngest": (A,)}, dealer)
    assert [] == dealer.take().chance
    assert sorted(state.bag) == state.bag
    dealer.draws = [BOX.kinds.index("lion")]
    SESAME.apply(state, A, ("draw",), dealer)
    assert [(45, TREASURES.index("lion"))] == dealer.take().chance


def test_decision_a_the_chief_is_counted_not_drawn() -> None:
    dealer = Scripted()
    state = SESAME.load({"seats": 3, "above_chief": 0})
    SESAME.apply(state, A, ("draw",), dealer)
    heard = dealer.take()
    assert [] == heard.chance
    assert Event("revealed", ("chief_thief",)) in heard.events
    assert 45 == state.pile()


ALARMING = ("mirror", "donkey", "chest")  # one of each alarm; there are enough of them


@pytest.mark.parametrize(
    ("tokens", "danger", "caught"),
    [
        ((0, 0, 0), [], []),
        ((1, 0, 0), [], []),
        ((2, 0, 0), ["shiny"], []),
        ((1, 1, 0), ["encumbering"], []),
        ((2, 2, 0), ["shiny", "noisy", "encumbering"], []),
        ((3, 0, 0), [], ["shiny"]),
        ((2, 1, 1), [], ["shiny", "noisy", "encumbering"]),
    ],
)
def test_os17_everybody_sees_what_to_fear(
    tokens: tuple[int, int, int], danger: list[str], caught: list[str]
) -> None:
    hand = [kind for kind, count in zip(ALARMING, tokens, strict=True) for _ in range(count)]
    said = {"seats": 3, "hand": hand, "agenda": ["hide", "reveal"] if caught else ["decide"]}
    view = SESAME.view(SESAME.load(said), None)
    assert dict(zip(BOX.alarms, tokens, strict=True)) == view["tokens"]
    assert (danger, caught) == (view["danger"], view["caught_by"])
