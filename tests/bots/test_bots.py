"""Bots play by what their seat may know: views, their own events and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.bots.bot import BOTS, seat_bot
from fabletop.bots.greedy import Greedy
from fabletop.bots.memory import AVERAGE, GOOD, PERFECT, WEAK, Level
from fabletop.bots.random import Random, Straight
from fabletop.core.dealer import Event, Seeded, addressed
from fabletop.core.game import Game, Notes, View
from fabletop.core.mind import Bot, Explanation, Heuristic
from fabletop.core.options import Action, Cards, Number, One, Option, Text, fits
from fabletop.core.play import Play
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, simulate

CAVE = GAMES["cave"]
OPEN: list[Option] = [
    ("buy", Number(1, 5)),
    ("name", Text(0, 4)),
    ("pass",),
    ("show", Cards(("a", "b", "c"), 1, 2)),
    ("vote", One((1, 2))),
]


class Book:
    """All of a game that a greedy bot may touch; there is no state anywhere near it."""

    def __init__(self, worth: Heuristic, game: Game[Any] | None = None) -> None:
        self.heuristics: Mapping[str, Heuristic] = {"greedy": worth, "easy": worth}
        self.explanations: Mapping[str, Explanation] = {"greedy": reason_of}
        self.game = game
        self.mind = self

    def notes(self, seats: int) -> Notes:
        return self.game.mind.notes(seats) if self.game else {"heard": []}

    def remember(self, notes: Notes, event: Event) -> Notes:
        if self.game:
            return self.game.mind.remember(notes, event)
        return {"heard": [*cast(list[str], notes["heard"]), event.key]}


def reason_of(view: View, notes: Notes, action: Action) -> Event | None:
    return Event("best", (action[1],))


def greedy(worth: Heuristic, seed: int = 1, memory: Level = PERFECT) -> Greedy:
    return Greedy(cast(Game[Any], Book(worth)), 2, random.Random(seed), "greedy", memory)


def number_of(view: View, notes: Notes, action: Action) -> float:
    return cast(int, action[1])


# -- by name


@pytest.mark.parametrize("name", [*BOTS, "strong"])
def test_every_bot_sits_down_and_answers_with_an_option(name: str) -> None:
    s = CAVE.setup(2, {"first_player": "seat:0"}, Seeded(1))
    bot: Bot = seat_bot(name, CAVE, 2, 0, random.Random(1))
    options = CAVE.options(s, 0)
    assert bot.choose(CAVE.view(s, 0), options) in options


def test_a_bot_nobody_knows_cannot_sit_down() -> None:
    with pytest.raises(KeyError, match="there is no bot 'wizard'; there are greedy, easy, random"):
        seat_bot("wizard", CAVE, 2, 0, random.Random(1))


def test_the_random_bot_looks_for_holes_only_where_a_game_has_some() -> None:
    made = [type(seat_bot("random", game, 3, 0, random.Random(1))) for game in GAMES.values()]
    assert [Random if game.mind.holes else Straight for game in GAMES.values()] == made


@pytest.mark.parametrize("seed", range(20))
def test_without_holes_it_chooses_the_same(seed: int) -> None:
    options = [("take", name) for name in "abcdefg"]
    bots = (Random(random.Random(seed)), Straight(random.Random(seed)))
    one, other = ([bot.choose({}, options) for _ in range(9)] for bot in bots)
    assert one == other


# -- random


@given(st.integers())
def test_random_answers_fit_whatever_is_left_open(seed: int) -> None:
    action = Random(random.Random(seed)).choose({}, OPEN)
    assert [action[0]] == [option[0] for option in OPEN if fits(option, action)]


def test_random_takes_every_option_equally_often() -> None:
    bot = Random(random.Random(1))
    options: list[Option] = [("a",), ("b",), ("c",)]
    counted = Counter(bot.choose({}, options) for _ in range(3000))
    assert {("a",), ("b",), ("c",)} == set(counted)
    assert all(900 < count < 1100 for count in counted.values())


def test_random_needs_neither_eyes_nor_ears() -> None:
    one, deaf = (Random(random.Random(1)) for _ in range(2))
    one.hear(Event("turn", (1,)))
    assert (False, False) == (one.looks, one.listens)
    assert [one.choose({}, OPEN) for _ in range(9)] == [deaf.choose({}, OPEN) for _ in range(9)]


# -- greedy


def test_greedy_takes_what_is_worth_most() -> None:
    options: list[Option] = [("take", n) for n in (3, 8, 5)]
    assert {("take", 8)} == {greedy(number_of, seed).choose({}, options) for seed in range(20)}


def test_equals_are_broken_by_chance() -> None:
    options: list[Option] = [("take", n, place) for place in "abc" for n in (8, 3)]
    chosen = Counter(greedy(number_of, seed).choose({}, options) for seed in range(300))
    assert {("take", 8, place) for place in "abc"} == set(chosen)
    assert all(70 < count < 130 for count in chosen.values())


def test_greedy_fills_what_is_left_open_by_chance() -> None:
    def any_of(view: View, notes: Notes, action: Action) -> float:
        return 0.0

    actions = [greedy(any_of, seed).choose({}, OPEN) for seed in range(100)]
    assert {option[0] for option in OPEN} == {action[0] for action in actions}
    assert all(any(fits(option, action) for option in OPEN) for action in actions)


def test_greedy_judges_by_view_and_notes() -> None:
    seen: list[object] = []

    def look(view: View, notes: Notes, action: Action) -> float:
        seen.append((view, notes, action))
        return 0.0

    bot = greedy(look)
    bot.hear(Event("turn", (1,)))
    bot.choose({"points": 3}, [("pass",)])
    assert [({"points": 3}, {"heard": ["turn"]}, ("pass",))] == seen


@pytest.mark.parametrize(
    ("memory", "least", "most"),
    [(PERFECT, 40, 40), (GOOD, 34, 40), (AVERAGE, 26, 36), (WEAK, 12, 26)],
)
def test_a_worse_memory_forgets_some_of_what_it_hears(memory: Level, least: int, most: int) -> None:
    bot = greedy(number_of, memory=memory)
    for number in range(40):
        bot.hear(Event(str(number), ()))
    heard = cast(list[str], bot.notes["heard"])
    assert least <= len(heard) <= most
    assert heard == sorted(heard, key=int)
    assert "39" in heard
    assert heard == bot.notes["heard"]  # what is there stays, until it is forgotten


def test_greedy_says_why_if_it_had_a_choice() -> None:
    bot = greedy(number_of)
    assert None is bot.reason()
    bot.choose({}, [("take", n) for n in (3, 8, 5)])
    assert Event("best", (8,)) == bot.reason()
    bot.choose({}, [("take", 3)])
    assert None is bot.reason()


def test_a_bot_plays_a_whole_game_without_ever_seeing_a_state() -> None:
    play = Play.begin(CAVE, 2, {}, Seeded(1))
    bots = [
        Greedy(cast(Game[Any], Book(CAVE.mind.heuristics[level], CAVE)), 2, random.Random(1), level)
        for level in ("greedy", "easy")
    ]
    told = 0
    while actors := CAVE.actors(play.s):
        for event in play.events[told:]:
            for seat, bot in enumerate(bots):
                if addressed(event, seat):
                    bot.hear(event)
        told = len(play.events)
        seat = actors[0]
        action = bots[seat].choose(CAVE.view(play.s, seat), CAVE.options(play.s, seat))
        assert None is CAVE.refuse(play.s, seat, action)
        assert play.notes(seat) == bots[seat].notes
        play.act(seat, action)
    assert CAVE.outcome(play.s) is not None


# -- how well they play


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.mind.heuristics])
@pytest.mark.parametrize(
    ("better", "worse", "wins"), [("greedy", "random", 54), ("easy", "random", 40)]
)
def test_who_looks_beats_who_does_not(game: str, better: str, worse: str, wins: int) -> None:
    """Sixty games, thirty from each chair; the seed makes it the same sixty each time."""
    there = simulate(Plan(game, 2, (better, worse), 1), 30)
    back = simulate(Plan(game, 2, (worse, better), 1), 30)
    assert wins <= there.wins.get(0, 0) + back.wins.get(1, 0)
    assert there.points[0] + back.points[1] > there.points[1] + back.points[0]
