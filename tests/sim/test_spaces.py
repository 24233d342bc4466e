"""Games as numbers: every option has one, and what a seat knows tells nothing more."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from fabletop.contract.walks import walk
from fabletop.core.dealer import Seeded
from fabletop.core.game import Notes
from fabletop.core.options import fits, has_holes, some_fillings
from fabletop.core.refusals import Refused
from fabletop.games import GAMES
from fabletop.sim.features import Layout, Place
from fabletop.sim.spaces import BLOCK, Space, rehearsal, remember, space_of

pytestmark = pytest.mark.slow

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
SEATS = 3
DIGEST = """
import hashlib, sys
from fabletop.games import GAMES
from fabletop.sim.spaces import Space
for key in sys.argv[1:]:
    space = Space(GAMES[key], 3, {})
    names = [*map(space.name, range(space.size)), *space.senses]
    print(hashlib.sha256("\\n".join(names).encode()).hexdigest())
"""


def space(key: str) -> Space:
    return space_of(GAMES[key], SEATS, {})


def moments(key: str, seed: int, every: int) -> Iterator[tuple[Any, int, Notes]]:
    """State, seat and notes, now and then in a random game."""
    game = GAMES[key]
    notes = [game.mind.notes(SEATS) for _ in range(SEATS)]
    plays = walk(game, SEATS, {}, seed)
    for number, play in enumerate(plays):
        notes = [remember(game, notes[seat], play.heard.events, seat) for seat in range(SEATS)]
        for seat in game.actors(play.s):
            if number % every == 0:
                yield play.s, seat, notes[seat]


@EVERY_GAME
def test_every_option_has_a_number_and_every_number_fits_one(key: str) -> None:
    game, numbers = GAMES[key], space(key)
    for s, seat, _ in moments(key, 1, 3):
        options = game.options(s, seat)
        legal = numbers.legal(s, seat)
        assert legal
        assert list(legal) == sorted(legal)
        assert 0 <= min(legal) <= max(legal) < numbers.size
        for action in legal.values():
            assert any(fits(option, action) for option in options)
        for option in options:
            assert any(fits(option, action) for action in legal.values()), option


@EVERY_GAME
def test_a_number_means_the_same_in_every_state(key: str) -> None:
    numbers = space(key)
    names = [numbers.name(number) for number in range(numbers.size)]
    assert len(set(names)) == len(names)
    for s, seat, _ in moments(key, 2, 5):
        for number, action in numbers.legal(s, seat).items():
            if "#" not in names[number]:
                assert number == numbers.number(action)


@EVERY_GAME
def test_who_chooses_by_a_mask_has_the_same_choices(key: str) -> None:
    numbers = space(key)
    for s, seat, _ in moments(key, 6, 2):
        legal, choices = numbers.legal(s, seat), numbers.choices(s, seat)
        mask = numbers.mask(choices)
        assert mask.dtype == np.int8
        assert list(legal) == [number for number, one in enumerate(mask) if one]
        assert legal == {number: numbers.action(choices, number) for number in legal}
        impossible = {-1, numbers.size, numbers.size + 64} | set(range(numbers.size)) - set(legal)
        assert {numbers.action(choices, number) for number in impossible} == {None}


def test_a_mask_is_the_callers_to_keep_and_to_change() -> None:
    numbers = space("aladin")
    s, seat, _ = next(moments("aladin", 1, 1))
    first = numbers.mask(numbers.choices(s, seat))
    expected = first.copy()
    first[:] = 0
    assert np.array_equal(expected, numbers.mask(numbers.choices(s, seat)))


def test_of_too_many_actions_each_option_has_its_first_filling_first() -> None:
    numbers = space("basra")
    for s, seat, _ in moments("basra", 3, 7):
        answers = [o for o in numbers.game.options(s, seat) if o[0] == "decline"][:BLOCK]
        legal = numbers.legal(s, seat).items()
        declined = [action for n, action in legal if numbers.name(n).startswith("decline #")]
        assert len(declined) >= len(answers)
        for option, action in zip(answers, declined, strict=False):
            assert fits(option, action)


def test_who_wishes_for_a_bandit_in_basra_asks_whoever_has_him() -> None:
    numbers, asked = space("basra"), set()
    for s, seat, _ in moments("basra", 8, 2):
        options = numbers.game.options(s, seat)
        for number, action in numbers.legal(s, seat).items():
            if numbers.name(number).startswith("offer *"):
                asked.add(action[1])
                assert action[4] in [(bandit,) for bandit in s.box.spell(s.held[action[1]])]
                assert any(fits(option, action) for option in options)
    assert asked == set(range(SEATS))


def test_actions_that_share_a_number_are_never_possible_at_once() -> None:
    game = GAMES["basra"]
    sharing = [wish for wish in game.study.repertoire(SEATS, {}) if has_holes(wish)][::9]
    assert sharing
    for s, seat, _ in moments("basra", 9, 3):
        options = [option for option in game.options(s, seat) if option[0] == "offer"]
        for wish in sharing:
            same = some_fillings(wish)
            assert len({space("basra").number(action) for action in same}) == 1
            assert sum(fits(option, action) for option in options for action in same) <= 1


@EVERY_GAME
def test_what_cannot_be_told_apart_has_the_same_numbers(key: str) -> None:
    game, numbers = GAMES[key], space(key)
    for number, (s, seat, notes) in enumerate(moments(key, 4, 9)):
        view = game.view(s, seat)
        other = game.mind.imagine(view, notes, Seeded(number))
        assert numbers.legal(s, seat) == numbers.legal(other, seat)
        assert np.array_equal(
            numbers.observe(view, notes), numbers.observe(game.view(other, seat), notes)
        )


@EVERY_GAME
def test_looking_again_gives_what_a_first_look_gives(key: str) -> None:
    game, numbers = GAMES[key], space(key)
    eyes = [numbers.eye() for _ in range(SEATS)]
    rows = set()
    for s, seat, notes in moments(key, 5, 2):
        view = game.view(s, seat)
        row = eyes[seat].look(view, notes)
        assert row.shape == (numbers.features,) == (len(numbers.senses),)
        assert row.dtype == np.float32
        assert -1 <= row.min() <= row.max() <= 1
        assert np.array_equal(row, numbers.observe(view, notes))
        rows.add(row.tobytes())
    assert len(rows) > 10


@EVERY_GAME
def test_few_words_are_new_after_the_rehearsals(key: str) -> None:
    numbers = space(key)
    mere_names = ".id=?"
    new = [n for n, s in enumerate(numbers.senses) if s.endswith("=?") and mere_names not in s]
    looks = [numbers.observe(*known) for n in (100, 101) for known in rehearsal(numbers, n)]
    assert sum(bool(row[new].any()) for row in looks) <= len(looks) / 4


def test_numbers_do_not_depend_on_the_process() -> None:
    """Neither on the seed of its hashes nor on what it did before."""

    def digest(seed: str, *keys: str) -> list[str]:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", DIGEST, *keys]
        done = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
        return done.stdout.split()

    assert digest("1", "cave", "open_sesame") == digest("2", "open_sesame", "cave")[::-1]


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused):
        Space(GAMES["cave"], 9, {})


def learn(*examples: object, pieces: tuple[str, ...] = ()) -> tuple[Layout, Any]:
    place, layout = Place(), Layout(pieces)
    for example in examples:
        place.learn({"view": example})
    return layout, layout.part(place)


def test_words_figures_and_lists_have_places_of_their_own() -> None:
    examples = [{"word": "a", "figure": 4, "hand": ["x", "y"], "row": ["y", "x"]}, {"word": None}]
    layout, _ = learn(*examples)
    assert [
        "view.figure", "view.figure is empty",
        "view.hand is empty", "view.hand=x", "view.hand=y", "view.hand=?",
        "view.row is empty",
        "view.row.0=x", "view.row.0=y", "view.row.0=?",
        "view.row.1=x", "view.row.1=y", "view.row.1=?",
        "view.word is empty", "view.word=a", "view.word=?",
    ] == layout.names  # fmt: skip


def test_where_a_piece_was_any_piece_can_be() -> None:
    layout, _ = learn({"top": "ace"}, pieces=("ace", "king"))
    assert ["view.top=ace", "view.top=king", "view.top=?"] == layout.names


def test_what_was_never_seen_does_no_harm() -> None:
    layout, part = learn({"a": "x", "b": 1, "c": ["p", "q"], "d": ["q", "p"], "e": {"f": 1}})
    row = np.zeros(len(layout.names), np.float32)
    strange = {"a": [1], "b": "word", "c": [{"z": 1}, None], "d": [[2], 1, 2, 3], "e": 5, "g": 0}
    part.write(row, (), {"view": strange})
    part.write(row, {"view": strange}, {"view": {"a": {}, "b": 9, "c": 3, "d": None, "e": []}})
    assert {"view.b": 1.0} == {layout.names[n]: row[n] for n in row.nonzero()[0]}


def test_a_place_of_several_kinds_says_one_at_a_time() -> None:
    layout, part = learn({"a": "x"}, {"a": ["y", "z"]}, {"a": 2}, {"a": {"b": 1}}, {"a": None})
    row = np.zeros(len(layout.names), np.float32)
    says = {"x": ["=x"], 2: [""], None: [" is empty"], ("z",): ["=z"]}
    old: object = ()
    for value, expected in says.items():
        new = {"view": {"a": list(value) if isinstance(value, tuple) else value}}
        part.write(row, old, new)
        assert [f"view.a{end}" for end in expected] == [layout.names[n] for n in row.nonzero()[0]]
        old = new


def test_the_space_of_a_table_is_made_once() -> None:
    assert space("cave") is space_of(GAMES["cave"], SEATS, {})
