"""Searching the chests: AL-43 to AL-54, and the odds of AL-124."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.table import (
    ALADIN,
    CHESTS,
    SCORPIONS,
    STARTING,
    A,
    B,
    C,
    D,
    E,
    Table,
    all_but,
    deal,
    event,
    keys,
    played,
    position,
    searching,
)


def opened(*dice: str, **said: Any) -> Table:
    """These dice lie open, nobody rubs the lamp: the first search."""
    table = played(*dice, **said)
    table.silence()
    return table


def searches(table: Table) -> list[tuple[int, str, int]]:
    """Who searches what with which die, stopping at once."""
    found = []
    while table.step() == "search":
        search = table.common("search")
        found.append((search["seat"], search["chest"], search["die"]))
        table.stop()
    return found


def busted(table: Table) -> list[str]:
    return [card for card in table.discard() if card not in STARTING]


# -- S59 to S62: who searches


def test_s59_printed_example() -> None:
    table = opened("bronze 4", "bronze 5", "silver 3")
    assert (A, "bronze", 4, 4, 4) == tuple(
        table.common("search")[key] for key in ("seat", "chest", "die", "limit", "left")
    )
    assert [A, None, None] == [table.common("chests")[chest]["winner"] for chest in CHESTS]
    assert [(A, "bronze", 4), (C, "silver", 3)] == searches(table)
    assert event("nobody", "gold") in table.past
    assert event("searches", B, "bronze", 5) not in table.past


def test_s59_up_to_four_and_up_to_three_cards() -> None:
    table = opened(
        "bronze 4", "bronze 5", "silver 3", draws=("B01", "B02", "B04", "B05", "S01", "S02", "S04")
    )
    table.draw(4)
    assert ("search", [C]) == table.phase()
    assert [
        event("drew", C, "silver", "S04", 0),
        event("kept", C, "silver", ["S01", "S02", "S04"]),
        event("nobody", "gold"),
        event("round", 2),
    ] == table.draw(3)[2:]
    assert [["B01", "B02", "B04", "B05"], [], ["S01", "S02", "S04"]] == table.now()["held"]


def test_s60_maurices_case() -> None:
    assert [(C, "bronze", 5)] == searches(opened("bronze 3", "bronze 3", "bronze 5"))


def test_al45_the_news_says_why() -> None:
    told = opened("bronze 3", "bronze 3", "bronze 6", "bronze 5").past
    assert [
        event("searches", D, "bronze", 5),
        event("struck", "bronze", 3),
        event("outdone", C, 6, D, 5),
    ] == [e for e in told if e.key in ("searches", "struck", "outdone")]


def test_s61_all_cancel() -> None:
    table = opened("silver 3", "silver 3", "silver 5", "silver 5")
    assert [] == searches(table)
    assert [event("nobody", chest) for chest in CHESTS] == [
        e for e in table.past if e.key == "nobody"
    ]
    assert ("program", [A, B, C, D]) == table.phase()


def test_s62_lower_unpaired_value_wins() -> None:
    assert [(A, "gold", 2)] == searches(opened("gold 2", "gold 4", "gold 4", "gold 6"))


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        (("gold 6", "gold 5", "gold 4"), [(C, "gold", 4)]),
        (("gold 2", "silver 2", "bronze 2"), [(C, "bronze", 2), (B, "silver", 2), (A, "gold", 2)]),
        (("gold 1", "gold 1", "gold 1", "gold 6", "silver 6"), [(E, "silver", 6), (D, "gold", 6)]),
        (("gold 1", "gold 1", "gold 2", "gold 2", "gold 6"), [(E, "gold", 6)]),
        (
            ("gold 3", "silver 6", "gold 6", "silver 3", "gold 3"),
            [(D, "silver", 3), (C, "gold", 6)],
        ),
    ],
)
def test_al45_lowest_single_value(
    dice: tuple[str, ...], expected: list[tuple[int, str, int]]
) -> None:
    assert expected == searches(opened(*dice))


def test_al43_each_chest_completely_before_the_next() -> None:
    table = opened(
        "gold 1", "silver 1", "bronze 1", held=[[], [], ["ST1", "ST3"]], draws=("B22", "S22", "G01")
    )
    table.draw()
    assert ("talisman", [C]) == table.phase()
    table.play(C, "place_talisman", "ruby")
    assert ("search", [B]) == table.phase()
    assert ["bronze", "silver"] == [e.args[1] for e in table.past if e.key == "searches"]


# -- S63 to S68: drawing


def test_s63_draw_and_stop() -> None:
    table = searching("B07", "B13")
    assert [("draw",), ("stop",)] == table.options(A)
    assert [event("drew", A, "bronze", "B07", 0)] == table.draw()
    assert [event("drew", A, "bronze", "B13", 0)] == table.draw()
    assert (["B07", "B13"], 0, 2) == tuple(
        table.common("search")[key] for key in ("drawn", "scorpions", "left")
    )
    events = table.stop()
    assert event("kept", A, "bronze", ["B07", "B13"]) == events[0]
    assert ["B07", "B13"] == table.held(A)
    assert [2, 0, 0] == [seat["cards"] for seat in table.common("seats")]
    assert 24 == table.common("chests")["bronze"]["pile"]
    assert None is table.common("search")
    over = table.of("chest", "searcher", "die", "number", "drawn", "scorpions")
    assert [None, -1, 0, 0, [], 0] == over


def test_s63_what_was_kept_is_shown_until_the_round_is_over() -> None:
    table = opened("bronze 4", "silver 5", "silver 5", draws=("B07",))
    table.draw()
    assert "searching" == table.common("chests")["bronze"]["fate"]
    table.stop()
    fates = {
        chest: (c["winner"], c["fate"], c["kept"]) for chest, c in table.common("chests").items()
    }
    new = dict.fromkeys(CHESTS, (None, "", 0))
    assert new == fates  # silver and gold: nobody; so the next round has begun
    table = opened("bronze 4", "silver 5", "gold 5", draws=("B07",))
    table.draw()
    table.stop()
    fates = {
        chest: (c["winner"], c["fate"], c["kept"]) for chest, c in table.common("chests").items()
    }
    assert {"bronze": (A, "kept", 1), "silver": (B, "searching", 0), "gold": (None, "", 0)} == fates


def test_s64_stop_at_once() -> None:
    table = searching()
    assert event("empty_handed", A, "bronze") == table.stop()[0]
    assert [] == table.held(A)
    assert 26 == table.common("chests")["bronze"]["pile"]
    assert "program" == table.step()


def test_s65_bust_exactly_at_the_value() -> None:
    table = searching("B01", "B18", "B06", die=3, held=[["ST1"], [], []])
    assert [
        event("drew", A, "bronze", "B01", 0),
        event("drew", A, "bronze", "B18", 2),
        event("drew", A, "bronze", "B06", 3),
        event("bust", A, "bronze", 3),
    ] == table.draw(3)[:4]
    assert ["B01", "B06", "B18"] == busted(table)
    assert ["ST1"] == table.held(A)
    assert 23 == table.common("chests")["bronze"]["pile"]


def test_al48_one_less_than_the_die_is_no_bust() -> None:
    table = searching("B01", "B18", "B02", die=3)
    assert event("kept", A, "bronze", ["B01", "B18", "B02"]) in table.draw(3)
    assert [] == busted(table)


def test_al48_more_than_the_die_is_a_bust_at_once() -> None:
    table = searching("B01", "B21", die=3)
    assert ["drew", "drew", "bust"] == keys(table.draw(2))[:3]
    assert ["B01", "B21"] == busted(table)
    assert "bust" not in [c["fate"] for c in table.common("chests").values()]  # a new round


def test_al48_the_fate_of_a_chest_is_shown() -> None:
    table = opened("bronze 1", "silver 5", "gold 5", draws=("B06",))
    table.draw()
    assert (A, "bust", 0) == tuple(
        table.common("chests")["bronze"][key] for key in ("winner", "fate", "kept")
    )


def test_s66_die_of_1() -> None:
    safe = searching("B01", die=1)
    assert event("kept", A, "bronze", ["B01"]) == safe.draw()[1]
    assert "program" == safe.step()
    stung = searching("B06", die=1)
    assert event("bust", A, "bronze", 1) == stung.draw()[1]
    assert ["B06"] == busted(stung)


def test_s67_full_draw() -> None:
    table = searching("G01", "G10", die=2, chest="gold")
    assert [
        event("drew", A, "gold", "G01", 0),
        event("drew", A, "gold", "G10", 0),
        event("kept", A, "gold", ["G01", "G10"]),
        event("round", 2),
    ] == table.draw(2)
    assert ["G01", "G10"] == table.held(A)


def test_s68_not_the_winner() -> None:
    table = searching()
    assert ["not-your-decision"] * 2 == [table.code(B, verb) for verb in ("draw", "stop")]
    refusal = table.refused(A, "place_talisman", "ruby")
    assert refusal
    assert ("wrong-phase", {"ask": "search"}) == (refusal.code, refusal.args)


def test_al61_kept_cards_complete_sets_and_gems_count_for_their_talismans() -> None:
    table = searching("B13", "B22", "B16", "B19", die=4, held=[[], [], []])
    events = table.draw(4)
    assert [
        event("kept", A, "bronze", ["B13", "B22", "B16", "B19"]),
        event("set", A, "bronze"),
        event("alone", A, "B22"),
    ] == events[4:7]


# -- S69 to S72: the Sorcerer, the end of a pile, the duel

SIX_LEFT = ["B01", "B02", "B04", "B05", "B18", "B21"]


def meeting_him(*draws: str, **said: Any) -> Table:
    """Bronze has seven cards left and A won it with a 4; B and C search silver and gold."""
    table = position(*draws, gone=all_but("bronze", *SIX_LEFT), **said)
    table.set_dice("bronze 4", "silver 1", "gold 2")
    table.silence()
    assert (7, 1) == tuple(table.common("chests")["bronze"][key] for key in ("pile", "sorcerer"))
    return table


def test_s69_sorcerer_on_the_way() -> None:
    table = meeting_him("B01", "B02", "B04", "S01")
    assert [event("drew", A, "bronze", "B01", 0)] == table.draw()
    assert not table.common("last_round")
    assert [event("sorcerer", A, "bronze"), event("last_round")] == table.draw()
    assert table.common("last_round")
    assert (["B01"], 0, 2) == tuple(
        table.common("search")[key] for key in ("drawn", "scorpions", "left")
    )
    assert (5, None) == tuple(table.common("chests")["bronze"][key] for key in ("pile", "sorcerer"))
    assert event("kept", A, "bronze", ["B01", "B02", "B04"]) == table.draw(2)[2]
    assert ("search", [B]) == table.phase()
    table.draw()
    assert ("search", [C]) == table.phase()
    assert [event("empty_handed", C, "gold"), event("ended", "sorcerer")] == table.stop()
    assert ("over", []) == table.phase()
    outcome = ALADIN.outcome(table.state)
    assert outcome
    assert ("sorcerer", (3 + 5 + 5, 1, 0)) == (outcome.reason, outcome.scores)


def test_s70_sorcerer_and_bust() -> None:
    table = meeting_him("B01", "B21")
    before = set(table.discard())
    assert ["drew", "sorcerer", "last_round", "drew", "bust"] == keys(table.draw(3))[:5]
    assert {"B01", "B21"} == set(table.discard()) - before
    assert "B26" not in table.discard()
    assert table.common("last_round")
    assert [(B, "silver", 1), (C, "gold", 2)] == searches(table)
    assert event("ended", "sorcerer") == table.events[-1]
    assert "over" == table.step()


def test_al51_the_sorcerer_is_one_of_the_cards_drawn() -> None:
    """With a die of 2: one treasure, then him, and the search is over."""
    table = searching("B01", die=2, gone=all_but("bronze", *SIX_LEFT))
    assert [
        event("drew", A, "bronze", "B01", 0),
        event("sorcerer", A, "bronze"),
        event("last_round"),
        event("kept", A, "bronze", ["B01"]),
        event("nobody", "silver"),
        event("nobody", "gold"),
        event("ended", "sorcerer"),
    ] == table.draw(2)


def test_al51_the_sorcerer_alone_is_nothing_to_keep() -> None:
    table = searching(die=1, gone=all_but("bronze", *SIX_LEFT[1:]))
    assert [
        event("sorcerer", A, "bronze"),
        event("last_round"),
        event("empty_handed", A, "bronze"),
    ] == table.draw()[:3]
    assert 0 == table.common("seats")[A]["cards"]


def test_al72_a_second_sorcerer_in_the_same_round_is_no_news_about_the_end() -> None:
    table = searching(die=1, last_round=True, gone=all_but("bronze", *SIX_LEFT[1:]))
    assert ["sorcerer", "empty_handed", "nobody", "nobody", "ended"] == keys(table.draw())


def test_s71_never_empty() -> None:
    left = ["B01", "B02", "B04", "B05", "B07"]
    table = searching("B01", "B02", "B04", "B05", "B07", die=6, gone=all_but("bronze", *left))
    assert (6, 0) == tuple(table.common("chests")["bronze"][key] for key in ("pile", "sorcerer"))
    for drawn in range(6):
        assert 6 - drawn == table.common("chests")["bronze"]["pile"]
        assert [("draw",), ("stop",)] == table.options(A)
        table.draw()
    assert 0 == table.common("chests")["bronze"]["pile"]
    assert event("kept", A, "bronze", left) in table.events
    assert ["sorcerer"] + ["drew"] * 5 == [
        e.key for e in table.past if e.key in ("sorcerer", "drew")
    ]
    assert "over" == table.step()


def test_al52_an_empty_pile_ends_the_search_as_if_stopped() -> None:
    table = searching(
        "B01", "B02", die=6, gone=all_but("bronze", "B01", "B02"), piles={"bronze": 2}
    )
    assert event("kept", A, "bronze", ["B01", "B02"]) == table.draw(2)[2]


def test_s72_duel_two_searches() -> None:
    table = opened(
        "bronze 3 gold 2", "bronze 5 silver 2", draws=("B18", "B02", "S01", "G03", "G10")
    )
    assert (A, "bronze", 3) == tuple(table.common("search")[k] for k in ("seat", "chest", "die"))
    table.draw(2)
    assert 2 == table.common("search")["scorpions"]
    table.stop()
    assert ("search", [B]) == table.phase()
    table.draw()
    table.stop()
    search = table.common("search")
    assert (A, "gold", 2, 2, 0, 2) == tuple(
        search[key] for key in ("seat", "chest", "die", "limit", "scorpions", "left")
    )
    table.draw()
    assert 1 == table.common("search")["scorpions"]
    assert event("kept", A, "gold", ["G03", "G10"]) in table.draw()
    assert ["B02", "B18", "G03", "G10"] == table.held(A)


# -- S102: odds


def test_s102_odds_and_spectators() -> None:
    table = searching(gone=all_but("bronze", *SIX_LEFT[:5]), options={"odds_hint": True}, die=1)
    assert 6 == table.common("chests")["bronze"]["pile"]
    assert 0 == table.view(A)["search"]["odds"]
    assert [None] * 3 == [table.view(viewer)["search"]["odds"] for viewer in (B, C, None)]


def test_al124_without_the_option_nobody_sees_odds() -> None:
    table = searching()
    assert [None] * 4 == [table.view(viewer)["search"]["odds"] for viewer in table.viewers()]


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("chest", CHESTS)
def test_al124_the_chance_of_a_full_chest(chest: str, die: int) -> None:
    table = searching(chest=chest, die=die, options={"odds_hint": True})
    deadly = sum(stings >= die for card, stings in SCORPIONS.items() if card[0] == chest[0].upper())
    assert round(100 * deadly / 25) == table.view(A)["search"]["odds"]


def test_al124_drawn_cards_and_the_discard_are_not_unseen() -> None:
    """With a 3: three scorpions or more, then after one scorpion two or more."""
    gone = ["B03", "B04"]
    table = searching("B06", die=3, gone=gone, options={"odds_hint": True})
    assert round(100 * 3 / 23) == table.view(A)["search"]["odds"]  # 3, 4, 5
    table.draw()
    assert round(100 * 5 / 22) == table.view(A)["search"]["odds"]  # 2, 2, 3, 4, 5


def test_al124_the_charmer_counts() -> None:
    table = searching(die=1, charmed=[A], options={"odds_hint": True})
    assert round(100 * 4 / 25) == table.view(A)["search"]["odds"]


def test_al124_what_only_one_player_has_seen_is_unseen_by_all() -> None:
    """A knows through the Eye that the next card is a nest; the odds do not say so."""
    plain = searching(die=4, options={"odds_hint": True})
    looked = searching(die=4, tops={"bronze": ["B03", "B25", "B21"]}, options={"odds_hint": True})
    assert 12 == plain.view(A)["search"]["odds"] == looked.view(A)["search"]["odds"]


def test_al124_below_the_sorcerer() -> None:
    table = searching(
        "B01", die=3, gone=all_but("bronze", "B01", "B02", "B04", "B05", "B21"),
        piles={"bronze": 5}, options={"odds_hint": True},
    )  # fmt: skip
    assert 20 == table.view(A)["search"]["odds"]
    table.draw()
    assert 25 == table.view(A)["search"]["odds"]


def test_s102_a_live_spectator_never_receives_programs_before_the_reveal() -> None:
    one, other = deal(3), deal(3)
    for table in (one, other):
        table.gather(C)
    one.program(A, "gold 6")
    other.program(A, "bronze 1")
    for seat, words in ((B, "silver 2"), (C, "silver 3")):
        assert one.view(None) == other.view(None)
        one.program(seat, words)
        other.program(seat, words)
    for step in ("ready", "countdown"):
        assert (step, [C]) == one.phase()
        assert one.view(None) == other.view(None)
        one.time_out()
        other.time_out()
    assert one.view(None) != other.view(None)
