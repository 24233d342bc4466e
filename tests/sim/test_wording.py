"""Answers and options in the words of the table."""

from __future__ import annotations

import pytest

from fabletop.core.options import Action, Word
from fabletop.games import GAMES
from fabletop.sim.wording import Wording, bare, from_seat, neighbour, within


@pytest.mark.parametrize(
    ("key", "action", "words"),
    [
        ("cave", ("pick", 1), "Take from the next player"),
        ("cave", ("take", "L4R2C1"), "Take: layer 4, row 2, column 1"),
        ("aladin", ("slap", 857, 857, 857, 0), "Rub the lamp!"),
        ("basra", ("buy", "robbers", None), "Buy: Robbers"),
        ("basra", ("offer", "any", ("desert_raiders-3",), 0, (), 40), "Make an offer"),
        ("tom_thumb", ("swap", 5, 6), "Swap: tile 6 and tile 7"),
        ("open_sesame", ("pick", "gold_coin"), "Take: a gold coin"),
    ],
)
def test_an_answer_is_worded_as_its_button(key: str, action: Action, words: str) -> None:
    assert words == Wording(GAMES[key], 3).answer(action)


def test_others_are_named_from_whoever_answers() -> None:
    assert ("pick", 2) == from_seat(("pick", 0), ("seat",), 1, 3)
    assert ("retire", ("a", "b")) == from_seat(("retire", ("b", "a")), ("cards",), 1, 3)
    assert "Accept: …" == Wording(GAMES["basra"], 3).answer(
        from_seat(("accept", 4), ("offer",), 1, 3)
    )
    assert ["oneself", "the other player"] == [neighbour(step, 2) for step in range(2)]
    assert "the player 2 chairs on" == neighbour(2, 5)


def test_a_verb_is_worded_without_what_changes() -> None:
    wording = Wording(GAMES["cave"], 3)
    names = wording.verbs([("take", "L4R2C1"), ("take", "L1R1C1"), ("lamp_keep",), ("pick", 1)])
    assert {"take": "Take: …", "lamp_keep": "Keep the lamp", "pick": "Take from …"} == names
    assert "Take" == bare(names["take"])
    assert "Swap: tile … and tile …" == bare("Swap: tile … and tile …")
    assert "layer 1" == within("Take: layer 1", names["take"])


def test_a_verb_whose_words_say_different_things_keeps_its_own() -> None:
    sesame = Wording(GAMES["open_sesame"], 3)
    assert {"rule": "Rule"} == sesame.verbs([("rule", True), ("rule", False)])
    aladin = Wording(GAMES["aladin"], 3)
    assert {"recover": "Recover", "ring_take": "Ring take"} == aladin.verbs(
        [("recover", "RU1"), ("ring_take", "RU1")]
    )


@pytest.mark.parametrize(
    ("key", "option", "value", "words"),
    [
        ("tom_thumb", "dark_forest", True, "Dark Forest: Yes"),
        ("tom_thumb", "look_seconds", 5, "Seconds to look: 5"),
        ("cave", "first_player", "seat:2", "Who starts: Seat 3"),
        ("cave", "removed_kind", "ring", "Kind to leave out: Ring"),
        ("cave", "removed_kinds", ("ring", "sword"), "Three kinds to leave out: Ring, Sword"),
        ("cave", "content", "Pink gold", "Content pack: Pink gold"),
    ],
)
def test_an_option_is_worded_as_in_the_lobby(
    key: str, option: str, value: Word, words: str
) -> None:
    assert words == Wording(GAMES[key], 3).option(option, value)
