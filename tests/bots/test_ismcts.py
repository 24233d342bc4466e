"""A search plays on in imagined worlds: it sees no state, and nobody in it sees too much."""

from __future__ import annotations

import random
import time
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from fabletop.bots.bot import is_bot, seat_bot, settings_of, split_names
from fabletop.bots.ismcts import Budget, Ismcts, Search, Settings, placed
from fabletop.bots.tree import Arm
from fabletop.core.dealer import Event, Seeded, addressed
from fabletop.core.game import Game, Notes, Outcome, View
from fabletop.core.mind import LATER
from fabletop.core.options import Action, Option
from fabletop.core.play import Play
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, play_game
from tests.contract.parley import Hand, Parley

CAVE = GAMES["cave"]
BOTH = pytest.mark.parametrize("many", [False, True], ids=["single", "many"])


def searcher(game: Game[Any], seats: int, seat: int, many: bool, simulations: int = 60) -> Ismcts:
    settings = Settings(Budget(simulations), many)
    return Ismcts(game, seats, seat, random.Random(1), settings)


def searched(game: Game[Any], view: View, notes: Notes, many: bool, simulations: int) -> Search:
    seat = cast(int, view["seat"])
    search = Search(game, 2, seat, Settings(Budget(simulations), many), random.Random(1))
    search.ask(search.actions(search.world(view, notes), seat), {})
    search.run(view, notes)
    return search


# -- by name


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("ismcts", Settings(Budget(seconds=0.05))),
        ("ismcts:20ms", Settings(Budget(seconds=0.02))),
        ("ismcts:500", Settings(Budget(simulations=500))),
        ("ismcts:500,many", Settings(Budget(simulations=500), many=True)),
        ("ismcts:5ms,single", Settings(Budget(seconds=0.005))),
    ],
)
def test_the_name_says_how_to_search(name: str, settings: Settings) -> None:
    assert settings == settings_of(name)
    assert is_bot(name, CAVE)
    assert isinstance(seat_bot(name, CAVE, 2, 0, random.Random(1)), Ismcts)


@pytest.mark.parametrize("name", ["ismcts:", "ismcts:0", "ismcts:-5", "ismcts:5s", "ismcts:5,all"])
def test_no_such_search(name: str) -> None:
    assert not is_bot(name, CAVE)


def test_a_comma_may_belong_to_a_name() -> None:
    assert ["ismcts:5,many", "greedy", "ismcts"] == split_names("ismcts:5,many,greedy,ismcts")


# -- it never sees a state


class Watched(Parley):
    """Knows which states were imagined, and is handed no other."""

    def __init__(self) -> None:
        super().__init__()
        self.imagined: list[Hand] = []

    def imagine(self, view: View, notes: Notes, dealer: Any) -> Hand:
        self.imagined.append(super().imagine(view, notes, dealer))
        return self.imagined[-1]

    def clone(self, s: Hand) -> Hand:
        assert s in self.imagined
        self.imagined.append(super().clone(s))
        return self.imagined[-1]

    def actors(self, s: Hand) -> Sequence[int]:
        assert s in self.imagined
        return super().actors(s)

    def options(self, s: Hand, seat: int) -> Sequence[Option]:
        assert s in self.imagined
        return super().options(s, seat)

    def apply(self, s: Hand, seat: int, action: Action, dealer: Any) -> None:
        assert s in self.imagined
        super().apply(s, seat, action, dealer)


@BOTH
def test_it_plays_a_whole_game_in_imagined_worlds_only(many: bool) -> None:
    real, told = Parley(), 0
    play = Play.begin(real, 2, {}, Seeded(1))
    bots = [searcher(Watched(), 2, seat, many, 10) for seat in range(2)]
    while seats := real.actors(play.s):
        for event in play.events[told:]:
            for seat, bot in enumerate(bots):
                if addressed(event, seat):
                    bot.hear(event)
        told = len(play.events)
        seat = seats[-1]
        action = bots[seat].choose(real.view(play.s, seat), real.options(play.s, seat))
        assert real.refuse(play.s, seat, action) is None
        play.act(seat, action)


# -- what it finds


def view_of(step: str, card: int, actors: Sequence[int] = (0, 1)) -> View:
    return {
        "seat": 0, "step": step, "actors": list(actors), "card": card, "bid": 0,
        "points": [0, 0], "active": 0, "round": 3,
    }  # fmt: skip


@BOTH
def test_the_highest_bid_and_a_trump_are_found(many: bool) -> None:
    game = Parley()
    bids: list[Option] = [("bid", n) for n in (1, 2, 3)]
    assert ("bid", 3) == searcher(game, 2, 0, many).choose(view_of("bid", 4), bids)
    last: list[Option] = [("pass",), ("trump",)]
    assert ("trump",) == searcher(game, 2, 0, many).choose(view_of("trump", 9, [0]), last)


def test_an_only_answer_needs_no_search() -> None:
    bot = searcher(Parley(), 2, 0, many=False, simulations=10**9)
    assert ("pass",) == bot.choose(view_of("trump", 2, [0]), [("pass",)])


# -- nobody sees too much


def test_those_asked_together_choose_unseen_at_one_node() -> None:
    game = Parley()
    search = searched(game, view_of("bid", 4), game.mind.notes(2), many=False, simulations=50)
    assert {0, 1} == set(search.root.arms)
    assert {("bid", n) for n in (1, 2, 3)} == set(search.root.arms[1])
    assert all(len(cast(tuple[object, ...], way)) == 2 for way in search.root.ways)


def test_with_many_observers_a_seat_follows_what_it_is_told() -> None:
    game = Parley()
    search = searched(game, view_of("bid", 4), game.mind.notes(2), many=True, simulations=50)
    own, other = search.roots
    assert 3 == len(own.ways)  # its own bids
    assert [(None, "[('bid', (0,))]")] == list(other.ways)  # only that somebody has bid
    assert 3 == len(other.way((None, "[('bid', (0,))]")).arms[1])


# -- budgets


@BOTH
def test_so_many_simulations_give_the_same_answer(many: bool) -> None:
    s = CAVE.setup(2, {}, Seeded(3))
    seat = CAVE.actors(s)[0]
    view, options = CAVE.view(s, seat), CAVE.options(s, seat)
    answers = {searcher(CAVE, 2, seat, many).choose(view, options) for _ in range(3)}
    assert 1 == len(answers)


def test_time_is_its_own_processor_time() -> None:
    s = CAVE.setup(2, {}, Seeded(3))
    seat = CAVE.actors(s)[0]
    bot = Ismcts(CAVE, 2, seat, random.Random(1), Settings(Budget(seconds=0.03)))
    before = time.thread_time()
    bot.choose(CAVE.view(s, seat), CAVE.options(s, seat))
    assert 0.03 <= time.thread_time() - before < 0.3


def test_it_goes_on_as_far_as_the_game_says() -> None:
    class Near(Parley):
        horizon = 1

    game = Near()
    search = searched(game, view_of("bid", 4), game.mind.notes(2), many=False, simulations=1)
    s = game.clone(search.worlds[0])
    before = len(game.actors(s))
    search.play_on(s)
    assert before - 1 == len(game.actors(s))


def test_it_goes_on_to_the_end_of_a_chapter() -> None:
    game = Rounds()
    view = {**view_of("bid", 4), "round": 1}
    search = searched(game, view, game.mind.notes(2), many=False, simulations=1)
    s = game.clone(search.worlds[0])
    search.play_on(s)
    assert (2, "bid", 2) == (s.round, game.step(s), len(game.actors(s)))


# -- what a world is worth


def test_a_rank_is_the_share_of_those_behind() -> None:
    assert [1.0, 0.5, 0.0] == placed(Outcome("", (0,), (1, 2, 3), ()))
    assert [0.75, 0.0, 0.75] == placed(Outcome("", (0, 2), (1, 3, 1), ()))
    assert [0.5, 0.5] == placed(Outcome("", (0, 1), (1, 1), ()))


def test_one_stands_by_the_best_of_the_others() -> None:
    class Counted(Parley):
        def points(self, s: Hand) -> Sequence[int]:
            return s.points

    search = Search(Counted(), 3, 0, Settings(Budget(1)), random.Random(1))
    hand = Hand(3)
    hand.points = [4, 9, 7]
    assert [-5, 2, -2] == search.standing(hand)


def test_a_team_wins_and_loses_together() -> None:
    class Team(Parley):
        about = replace(Parley.about, cooperative=True)

        def outcome(self, s: Hand) -> Outcome:
            return Outcome("", tuple(range(sum(s.points))), (1,) * s.seats, ())

    search = Search(Team(), 3, 0, Settings(Budget(1)), random.Random(1))
    assert [0.0, 0.0, 0.0] == search.values(Hand(3))
    won = Hand(3)
    won.points = [1, 1, 1]
    assert [1.0, 1.0, 1.0] == search.values(won)


# -- advisers


class Adviser:
    looks = True
    listens = True
    thinks = False

    def __init__(self, advice: Action) -> None:
        self.advice = advice
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return self.advice

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None

    def reason(self) -> None:
        return None


class Skilled(Parley):
    skills: Collection[str] = frozenset(("trump",))

    def likely(self, s: Hand, seat: int, dealer: Any) -> Action:
        return ("pass",)


def test_skill_is_left_to_the_adviser_and_so_is_waiting() -> None:
    settings = Settings(Budget(20))
    cases: list[tuple[Action, str]] = [(("pass",), "trump"), (LATER, "bid")]
    for advice, step in cases:
        adviser = Adviser(advice)
        bot = Ismcts(Skilled(), 2, 0, random.Random(1), settings, adviser)
        bot.hear(Event("bid", (1,)))
        assert advice == bot.choose(view_of(step, 9), [("pass",), ("trump",)])
        assert [Event("bid", (1,))] == adviser.heard


def test_what_is_hardly_better_does_not_convince() -> None:
    bot = searcher(Parley(), 2, 0, many=False)
    arms: dict[Action, Arm] = {("bid", 1): Arm(), ("bid", 3): Arm()}
    for arm, total in zip(arms.values(), (25.0, 26.0), strict=True):
        arm.visits, arm.total, arm.squares = 50, total, total
    assert ("bid", 1) == bot.convinced(arms, ("bid", 3), ("bid", 1))
    assert ("bid", 3) == bot.convinced(arms, ("bid", 3), LATER)
    arms[("bid", 3)].total = arms[("bid", 3)].squares = 40.0
    assert ("bid", 3) == bot.convinced(arms, ("bid", 3), ("bid", 1))


class Rounds(Parley):
    horizon = 99
    chapters = 1

    def chapter(self, s: Hand) -> int:
        return s.round


class Even(Rounds):
    """Whatever one does, it comes to the same."""

    def points(self, s: Hand) -> Sequence[int]:
        return [0] * s.seats

    def outcome(self, s: Hand) -> Outcome | None:
        return Outcome("scored", (0, 1), (1, 1), (0, 0)) if super().outcome(s) else None


def test_what_comes_to_the_same_is_done_as_advised() -> None:
    bids: list[Option] = [("bid", n) for n in (1, 2, 3)]
    for seed in range(20):
        adviser = Adviser(("bid", 1))
        bot = Ismcts(Even(), 2, 0, random.Random(seed), Settings(Budget(40)), adviser)
        assert ("bid", 1) == bot.choose(view_of("bid", 4), bids)


def test_advice_and_rivals_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    game = Parley()
    search = Search(game, 2, 0, Settings(Budget(60)), random.Random(1))
    notes, bids = game.mind.notes(2), [("bid", n) for n in (1, 2, 3)]
    search.ask(bids, {})
    found = search.compared(view_of("bid", 4), notes, ("bid", 2), bids, 1.0)
    assert [15, 15, 15] == [found[bid].visits for bid in bids]
    assert (0.0, 0.0) == (found["bid", 2].total, found["bid", 2].squares)
    assert found["bid", 1].mean() < 0 < found["bid", 3].mean()


@pytest.mark.parametrize("game", [Parley(), Rounds()], ids=["at once", "by chapters"])
def test_advice_is_only_advice(game: Parley) -> None:
    bot = Ismcts(game, 2, 0, random.Random(1), Settings(Budget(80)), Adviser(("bid", 1)))
    assert ("bid", 3) == bot.choose(view_of("bid", 4), [("bid", n) for n in (1, 2, 3)])


# -- every game


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
@BOTH
def test_every_game_is_played_to_its_end(key: str, many: bool) -> None:
    game = GAMES[key]
    for seats in (game.about.seats[0], game.about.seats[-1]):
        if game.refuse_setup(seats, {}):
            continue
        name = "ismcts:2,many" if many else "ismcts:2"
        outcome, _ = play_game(game, Plan(key, seats, (name,) * seats, 1), 1)
        assert seats == len(outcome.ranks)
