"""Chance is exact, can be proved and played again; news is addressed, and surprises are marked."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.core.dealer import (
    Chance,
    Dealer,
    Drift,
    Event,
    Fair,
    Heard,
    Keeping,
    Quiet,
    Replaying,
    Scripted,
    Seeded,
    commitment,
    fair_answer,
)

KEY = bytes(range(32))

# what a rulebook may ask for: ("draw", size of a bag), ("roll", sides), ("shuffle", length)
ASKS = st.lists(
    st.tuples(st.sampled_from(["draw", "roll", "shuffle"]), st.integers(1, 12)), max_size=8
)
KEYS = st.binary(min_size=1, max_size=64)


def ask(dealer: Dealer, asks: list[tuple[str, int]]) -> list[object]:
    """Everything a dealer answers, and what is left of the bags."""
    answers: list[object] = []
    for what, n in asks:
        things = list(range(n))
        if what == "draw":
            answers.append((dealer.draw(things), things))
        elif what == "roll":
            answers.append(dealer.roll(n))
        else:
            dealer.shuffle(things)
            answers.append(things)
    return answers


class First(Keeping):
    """Always the first."""

    def __init__(self) -> None:
        super().__init__(lambda n: 0)


# -- draws, rolls and shuffles


def test_a_draw_takes_one_thing_and_keeps_the_order_of_the_rest() -> None:
    bag = ["a", "b", "c", "d"]
    dealer = Keeping(lambda n: 1)
    assert "b" == dealer.draw(bag)
    assert ["a", "c", "d"] == bag
    assert [(4, 1)] == dealer.chance


def test_a_roll_is_from_one_to_the_number_of_sides() -> None:
    dealer = Keeping(lambda n: n - 1)
    assert [6, 20] == [dealer.roll(6), dealer.roll(20)]
    assert 1 == First().roll(6)
    assert [(6, 5), (20, 19)] == dealer.chance


def test_a_shuffle_asks_for_one_number_below_every_length_from_the_last_place_on() -> None:
    dealer, items = First(), ["a", "b", "c", "d"]
    dealer.shuffle(items)
    assert ["b", "c", "d", "a"] == items
    assert [(4, 0), (3, 0), (2, 0)] == dealer.chance


@pytest.mark.parametrize("items", [[], ["only"]])
def test_nothing_is_asked_to_shuffle_what_has_only_one_order(items: list[str]) -> None:
    dealer, before = First(), items[:]
    dealer.shuffle(items)
    assert (before, []) == (items, dealer.chance)


@given(ASKS, st.integers())
def test_nothing_is_lost_and_nothing_is_made_up(asks: list[tuple[str, int]], seed: int) -> None:
    for (what, n), answer in zip(asks, ask(Seeded(seed), asks), strict=True):
        if what == "roll":
            assert answer in range(1, n + 1)
        elif what == "shuffle":
            assert isinstance(answer, list)
            assert list(range(n)) == sorted(answer)
        else:
            assert isinstance(answer, tuple)
            drawn, left = answer
            assert [other for other in range(n) if other != drawn] == left


# -- news


def test_what_everybody_may_know_is_no_surprise() -> None:
    dealer = First()
    dealer.tell("turn", 1)
    assert Heard([Event("turn", (1,))], [], surprise=False) == dealer.take()


def test_what_only_some_are_told_is_a_surprise() -> None:
    dealer = First()
    dealer.tell("dealt", "ace", to=(2,))
    assert Heard([Event("dealt", ("ace",), (2,))], [], surprise=True) == dealer.take()


def test_what_was_hidden_is_a_surprise_when_it_is_shown() -> None:
    dealer = First()
    dealer.show("trumped", 0, 7)
    assert Heard([Event("trumped", (0, 7))], [], surprise=True) == dealer.take()


def test_chance_is_a_surprise_even_without_news() -> None:
    dealer = First()
    dealer.roll(6)
    assert Heard([], [(6, 0)], surprise=True) == dealer.take()


def test_what_was_taken_is_gone() -> None:
    dealer = First()
    dealer.show("rolled", dealer.roll(6))
    kept = dealer.take()
    assert Heard([], [], surprise=False) == dealer.take()
    assert Heard([Event("rolled", (1,))], [(6, 0)], surprise=True) == kept


def test_a_quiet_dealer_hears_and_keeps_nothing() -> None:
    dealer = Quiet(1)
    dealer.tell("turn", 1)
    dealer.show("card", 2, to=(1,))
    assert not dealer.hears
    assert Seeded(1).hears


# -- Seeded and Quiet


@given(ASKS, st.one_of(st.integers(), st.text()))
def test_the_same_seed_gives_the_same_game_told_or_not(
    asks: list[tuple[str, int]], seed: int | str
) -> None:
    told = ask(Seeded(seed), asks)
    assert told == ask(Seeded(seed), asks)
    assert told == ask(Quiet(seed), asks)


@given(st.integers(), st.integers(1, 1000))
def test_quiet_and_seeded_answer_below_n(seed: int, n: int) -> None:
    assert Quiet(seed).below(n) == Seeded(seed).below(n)
    assert Quiet(seed).below(n) in range(n)


def test_another_seed_gives_another_game() -> None:
    asks = [("shuffle", 12)]
    assert 20 == len({str(ask(Seeded(seed), asks)) for seed in range(20)})


# -- Fair


def test_the_commitment_is_the_sha_256_of_the_key() -> None:
    assert hashlib.sha256(KEY).hexdigest() == commitment(KEY)
    # known from elsewhere: FIPS 180-2, appendix B.1
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert known == commitment(b"abc")


@given(KEYS, st.integers(0, 2**63), st.integers(1, 10**6))
def test_a_fair_answer_is_the_hmac_of_the_counter_modulo_n(
    key: bytes, counter: int, n: int
) -> None:
    eight_bytes = bytes(counter >> shift & 255 for shift in range(56, -1, -8))
    digest = hmac.digest(key, eight_bytes, "sha256").hex()
    assert int(digest, 16) % n == fair_answer(key, counter, n)


@given(KEYS, st.lists(st.integers(1, 60), max_size=20), st.integers(0, 1000))
def test_fair_answers_are_in_range_and_follow_from_key_and_counter(
    key: bytes, sizes: list[int], first: int
) -> None:
    dealer = Fair(key, first)
    answers = [dealer.below(n) for n in sizes]
    assert [fair_answer(key, first + i, n) for i, n in enumerate(sizes)] == answers
    assert all(0 <= answer < n for n, answer in zip(sizes, answers, strict=True))
    assert first + len(sizes) == dealer.counter
    assert list(zip(sizes, answers, strict=True)) == dealer.chance


@given(KEYS, ASKS, ASKS)
def test_a_fair_dealer_goes_on_where_another_stopped(
    key: bytes, before: list[tuple[str, int]], after: list[tuple[str, int]]
) -> None:
    whole, first = Fair(key), Fair(key)
    second = ask(first, before)
    assert ask(whole, before + after) == second + ask(Fair(key, first.counter), after)


# -- Replaying


@given(ASKS, st.integers())
def test_a_replay_gives_back_what_was_recorded(asks: list[tuple[str, int]], seed: int) -> None:
    dealer = Seeded(seed)
    answers = ask(dealer, asks)
    again = Replaying(dealer.chance)
    assert answers == ask(again, asks)
    assert dealer.chance == again.chance
    again.expect(())


def test_a_replay_that_asks_for_more_drifts() -> None:
    with pytest.raises(Drift, match="a number below 6, the record holds none"):
        Replaying().roll(6)


@pytest.mark.parametrize("pair", [(5, 2), (6, 6), (6, -1)])
def test_a_replay_that_asks_for_something_else_drifts(pair: Chance) -> None:
    with pytest.raises(Drift, match=f"below 6, the record has {pair[1]} of {pair[0]}"):
        Replaying([pair]).roll(6)


def test_a_replay_that_leaves_something_over_drifts() -> None:
    dealer = Replaying([(6, 1), (6, 2)])
    dealer.roll(6)
    with pytest.raises(Drift, match="1 recorded chance outcomes were not asked for"):
        dealer.expect([(6, 3)])


def test_answers_are_laid_out_action_by_action() -> None:
    dealer = Replaying([(6, 1)])
    faces = [dealer.roll(6)]
    dealer.expect([(6, 4), (6, 0)])
    faces += [dealer.roll(6), dealer.roll(6)]
    assert [2, 5, 1] == faces


# -- Scripted


def test_a_script_draws_what_it_says() -> None:
    dealer, bag = Scripted(draws=["c", "a"]), ["a", "b", "c"]
    assert ["c", "a"] == [dealer.draw(bag), dealer.draw(bag)]
    assert (["b"], [(3, 2), (2, 0)]) == (bag, dealer.chance)


def test_a_script_cannot_draw_what_is_not_in_the_bag() -> None:
    with pytest.raises(ValueError, match="not in list"):
        Scripted(draws=["z"]).draw(["a", "b"])


def test_a_script_rolls_what_it_says() -> None:
    dealer = Scripted(rolls=[6, 1])
    assert [6, 1] == [dealer.roll(6), dealer.roll(20)]
    assert [(6, 5), (20, 0)] == dealer.chance


@given(st.data())
def test_a_script_brings_any_list_into_the_order_it_says(data: st.DataObject) -> None:
    items = data.draw(st.lists(st.integers(0, 5), max_size=8))
    order = data.draw(st.permutations(items))
    dealer, again = Scripted(orders=[order]), items[:]
    shuffled = items[:]
    dealer.shuffle(shuffled)
    assert order == shuffled
    Replaying(dealer.chance).shuffle(again)
    assert order == again


def test_at_the_end_of_a_script_any_question_drifts() -> None:
    with pytest.raises(Drift, match="the script is at its end, and a number below 3 is asked for"):
        Scripted().draw(["a", "b", "c"])
    with pytest.raises(Drift, match="below 6"):
        Scripted(draws=["a"], orders=[["a", "b"]]).roll(6)
    with pytest.raises(Drift, match="below 2"):
        Scripted(draws=["a"], rolls=[6]).shuffle(["a", "b"])


@given(ASKS, st.integers())
def test_what_a_script_does_not_hold_is_left_to_the_seed_it_names(
    asks: list[tuple[str, int]], seed: int
) -> None:
    dealer = Scripted(rolls=[3], then=seed)
    assert 3 == dealer.roll(6)
    assert ask(Quiet(seed), asks) == ask(dealer, asks)


def test_a_script_is_a_record_too() -> None:
    script = Scripted(draws=["b"], rolls=[4], orders=[["c", "a"]])
    said = (script.draw(["a", "b"]), script.roll(6), shuffled(script, ["a", "c"]))
    again = Replaying(script.chance)
    assert said == (again.draw(["a", "b"]), again.roll(6), shuffled(again, ["a", "c"]))


def shuffled(dealer: Dealer, items: list[str]) -> list[str]:
    dealer.shuffle(items)
    return items


@given(ASKS, st.integers())
def test_chance_can_come_from_a_generator_that_others_use_too(
    asks: list[tuple[str, int]], seed: int
) -> None:
    shared = random.Random(seed)
    assert ask(Seeded(seed), asks) == ask(Seeded(shared), asks)
    assert ask(Quiet(seed), asks) == ask(Quiet(random.Random(seed)), asks)
    Seeded(shared).roll(6)
    fresh = Seeded(seed)
    ask(fresh, [*asks, ("roll", 6)])
    assert fresh.roll(1000) == Seeded(shared).roll(1000)
