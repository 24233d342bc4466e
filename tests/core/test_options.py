"""Choices as data: what fits, what fills a hole, how options are sorted, spelled and read."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.core.options import (
    HOLES,
    MOST_FILLINGS,
    Cards,
    Hole,
    Number,
    One,
    Option,
    Text,
    Word,
    fill,
    fits,
    fits_any,
    has_holes,
    matches,
    plain,
    rank,
    read,
    some_fillings,
    spell,
)

SMALL = st.one_of(st.none(), st.booleans(), st.integers(-99, 99), st.text(max_size=5))
WORDS: st.SearchStrategy[Word] = st.recursive(
    SMALL, lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6
)


@st.composite
def numbers(draw: st.DrawFn) -> Number:
    least = draw(st.integers(-50, 50))
    return Number(least, least + draw(st.integers(0, 50)), draw(st.integers(1, 7)))


@st.composite
def texts(draw: st.DrawFn) -> Text:
    least = draw(st.integers(0, 6))
    return Text(least, least + draw(st.integers(0, 6)))


@st.composite
def cards(draw: st.DrawFn) -> Cards:
    of = tuple(draw(st.lists(st.text(max_size=2), max_size=6)))
    least = draw(st.integers(0, len(of)))
    return Cards(of, least, least + draw(st.integers(0, 3)))


ones = st.lists(SMALL, min_size=1, max_size=5).map(lambda words: One(tuple(words)))
HOLE: st.SearchStrategy[Hole] = st.one_of(numbers(), texts(), cards(), ones)
OPTIONS: st.SearchStrategy[Option] = st.lists(st.one_of(WORDS, HOLE), max_size=4).map(tuple)


def exact(word: object) -> object:
    """Something that is equal only where words are the same in kind as well."""
    if isinstance(word, tuple):
        return ("tuple", tuple(map(exact, word)))
    return (type(word).__name__, word)


# -- each hole


@pytest.mark.parametrize(
    ("hole", "takes", "leaves"),
    [
        (Number(2, 8, 3), [2, 5, 8], [1, 3, 9, 11, -1, 2.0, "2", True, None, (2,)]),
        (Number(1, 1), [1], [0, 2, True]),
        (Text(1, 3), ["a", "abc", "  "], ["", "abcd", 1, None, ("a",)]),
        (
            Cards(("a", "a", "b"), 1, 2),
            [("a",), ("a", "a"), ("b", "a")],
            [(), ("b", "b"), ("c",), ("a", "a", "b"), "a", "ab", ["a"], None, ({},)],
        ),
        (Cards((), 0, 3), [()], [("a",)]),
        (One((1, "x", None)), [1, "x", None], [True, 1.0, "y", 0, False, (1,), []]),
    ],
    ids=str,
)
def test_a_hole_takes_what_it_says(hole: Hole, takes: list[object], leaves: list[object]) -> None:
    assert takes == [word for word in takes if hole.takes(word)]
    assert [] == [word for word in leaves if hole.takes(word)]


@pytest.mark.parametrize(
    ("hole", "spelled"),
    [
        (Number(2, 8, 3), {"hole": "number", "least": 2, "most": 8, "step": 3}),
        (Text(1, 3), {"hole": "text", "least": 1, "most": 3}),
        (Cards(("a", (1, 2)), 0, 2), {"hole": "cards", "of": ["a", [1, 2]], "least": 0, "most": 2}),
        (One(("a", (1,), None)), {"hole": "one", "of": ["a", [1], None]}),
    ],
    ids=str,
)
def test_a_hole_is_spelled_with_its_kind_and_its_limits(
    hole: Hole, spelled: dict[str, object]
) -> None:
    assert spelled == hole.spell()
    assert ["verb", spelled] == spell(("verb", hole))


def test_every_filling_of_a_hole_can_come_up() -> None:
    rng = random.Random(1)
    hands = {Cards((1, 2, 3), 1, 2).fill(rng.randrange) for _ in range(300)}
    assert 3 + 6 == len(hands)
    assert {2, 5, 8} == {Number(2, 9, 3).fill(rng.randrange) for _ in range(50)}
    assert {"x", "y"} == {One(("x", "y")).fill(rng.randrange) for _ in range(50)}
    letters = Text(0, 2).fill(rng.randrange)
    assert isinstance(letters, str)


def test_the_last_number_is_reached_exactly() -> None:
    assert 9 == Number(1, 10, 4).fill(lambda n: n - 1)
    assert 10 == Number(1, 10, 3).fill(lambda n: n - 1)


# -- fits


def test_an_action_fits_word_by_word() -> None:
    option: Option = ("offer", 3, Number(1, 6), "gold")
    assert fits(option, ("offer", 3, 6, "gold"))
    misfits: list[object] = [
        ("offer", 3, 7, "gold"),
        ("offer", 3, 6, "salt"),
        ("offer", 3, 6),
        ("offer", 3, 6, "gold", 1),
        ["offer", 3, 6, "gold"],
        ("offer", "3", 6, "gold"),
        ("offer", 3.0, 6, "gold"),
        (),
        None,
        "offer",
    ]
    assert [] == [action for action in misfits if fits(option, action)]


def test_true_is_not_one() -> None:
    assert not fits(("pay", 1), ("pay", True))
    assert not fits(("pay", True), ("pay", 1))
    assert fits_any([("pay", True), ("pay", 1)], ("pay", 1))
    assert not fits_any([("pay", True), ("pay", (1,))], ("pay", 1.0))
    assert not fits_any([("pay", (1, 2))], ("pay", (True, 2)))
    assert fits_any([("pay", True), ("pay", Number(1, 3))], ("pay", 1))
    assert not matches(None, False)
    assert matches(None, None)


def test_an_empty_option_is_fitted_by_the_empty_action_only() -> None:
    assert fits((), ())
    assert not fits((), ("pass",))


@given(OPTIONS, st.randoms(use_true_random=False))
def test_a_filled_option_fits(option: Option, rng: random.Random) -> None:
    action = fill(option, rng.randrange)
    assert fits(option, action)
    assert not has_holes(action)
    assert fits(action, action)


@given(OPTIONS)
def test_without_holes_an_option_is_its_own_and_only_filling(option: Option) -> None:
    if not has_holes(option):
        assert option == fill(option, lambda n: 1 // 0)
    assert any(isinstance(part, HOLES) for part in option) == has_holes(option)


@given(OPTIONS, st.randoms(use_true_random=False))
def test_what_fits_still_fits_after_the_wire(option: Option, rng: random.Random) -> None:
    action = fill(option, rng.randrange)
    assert fits(option, read(json.loads(json.dumps(spell(action)))))


# -- sorting


@given(st.lists(OPTIONS, max_size=6))
def test_any_options_can_be_sorted_and_only_in_one_way(options: list[Option]) -> None:
    one = sorted(map(rank, options))
    options.reverse()
    assert one == [rank(option) for option in sorted(options, key=rank)]


@given(st.lists(WORDS, max_size=3).map(tuple), st.lists(WORDS, max_size=3).map(tuple))
def test_two_actions_rank_the_same_only_if_they_are_the_same(
    one: tuple[Word, ...], other: tuple[Word, ...]
) -> None:
    assert (exact(one) == exact(other)) == (rank(one) == rank(other))


def test_options_are_sorted_word_by_word_and_kind_by_kind() -> None:
    options: list[Option] = [
        ("take", 10), ("take", 9), ("pass",), ("take", "a"), ("take", None), ("take", True),
        ("take", (2, 1)), ("take", (1, 2)), ("take", Number(1, 2)),
    ]  # fmt: skip
    assert [
        ("pass",), ("take", None), ("take", Number(1, 2)), ("take", True), ("take", 9),
        ("take", 10), ("take", "a"), ("take", (1, 2)), ("take", (2, 1)),
    ] == sorted(options, key=rank)  # fmt: skip


# -- over the wire


@given(WORDS)
def test_a_word_comes_back_from_json_as_it_was(word: Word) -> None:
    there_and_back = read(json.loads(json.dumps(plain(word))))
    assert exact(word) == exact(there_and_back)


@given(st.lists(WORDS, max_size=4).map(tuple))
def test_an_action_comes_back_from_json_as_it_was(action: tuple[Word, ...]) -> None:
    assert exact(action) == exact(read(json.loads(json.dumps(spell(action)))))


def test_what_is_unknown_stays_and_fits_nothing() -> None:
    assert (1.5, {"a": [1]}) == read([1.5, {"a": [1]}])
    for hole in (Number(0, 9), Text(0, 9), Cards(("a",), 0, 9), One(("a",))):
        assert not fits((hole,), read([{"a": 1}]))
        assert not fits((hole,), read([1.5]))


# -- for those who search


def test_holes_are_filled_in_a_few_ways_that_differ() -> None:
    option: Option = ("give", Cards(("a", "b"), 1, 2), Number(0, 100, 10), One((1, 2)))
    ways = some_fillings(option)
    assert ("give", ("a",), 0, 1) == ways[0]
    assert {("a",), ("b",), ("a", "b")} == {way[1] for way in ways}
    assert {0, 50, 100} == {way[2] for way in ways}
    assert all(fits(option, way) for way in ways)
    assert [("pass",)] == some_fillings(("pass",))


@pytest.mark.parametrize("hole", [Cards(tuple(range(40)), 3, 3), Number(1, 2), Text(2, 9)])
def test_never_very_many_ways(hole: Hole) -> None:
    ways = some_fillings(("x", hole, One(tuple(range(100)))))
    assert 1 <= len(ways) <= MOST_FILLINGS
    assert len(set(ways)) == len(ways)
    assert all(fits(("x", hole, One(tuple(range(100)))), way) for way in ways)
