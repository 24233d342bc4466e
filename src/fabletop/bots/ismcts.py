"""Information-set tree search: simulates imagined worlds and plays the best action found.

The bot hears the events of its seat and keeps notes of them. It searches only worlds imagined from
its view and notes. If the game has a strong bot, that bot is the *adviser*. Its answer is tried
first, and it answers questions of skill. If the adviser forgets, the search knows no more than it.
(A character without an adviser may have a memory, too.)

With a single observer there is one tree, of what the searcher can follow. It does not distinguish
chance outcomes, so few simulations go far. With `many` observers each seat has its own tree, keyed
by the events that seat is told, chance included. Then no choice rests on hidden information, but
the search needs more simulations.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable

from fabletop.bots.reasons import FORESEEN, is_choice
from fabletop.bots.tree import Arm, Node
from fabletop.core.dealer import Event, Keeping, Quiet, Seats, addressed
from fabletop.core.game import Game, Notes, Outcome, Seat, View
from fabletop.core.mind import LATER, Bot
from fabletop.core.options import Action, Option, fill

WORLDS = 64  # imagined worlds of one question; then they are used again
SEARCHED = 0.5  # of the time, if there is advice; in the rest it is tried against what was found
RIVALS = 3  # answers that are tried against advice
SURE = 1.5  # standard errors by which what is done against advice is better
SURE_OF_MANY = 3.0  # the same, if it was the best of many: one of them is so by luck
LUCK = 2**32
TRUST = 0.4  # how much the advice of a heuristic counts before something is tried


# The processor's time of a thread; a browser has no such clock.
used: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)


class Budget(NamedTuple):
    """How long a search may run: a number of simulations, or seconds of CPU time."""

    simulations: int = 0
    seconds: float = 0.0


class Settings(NamedTuple):
    budget: Budget
    many: bool = False  # observers
    trust: float = TRUST


class Ears(Quiet):
    """A quiet dealer that keeps its latest events."""

    __slots__ = ("events",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.hears = True
        self.events: list[Event] = []

    def tell(self, key: str, *args: object, to: Seats = None) -> None:
        self.events.append(Event(key, args, to))

    show = tell


class OneTree:
    """One tree of all actions the searcher can follow; secret answers wait until they are shown."""

    def __init__(self, root: Node, dealer: Quiet) -> None:
        self.node = root
        self.dealer = dealer
        self.answers: tuple[tuple[Seat, Action], ...] = ()

    def here(self, seat: Seat) -> Node:
        return self.node

    def go(self, seat: Seat, action: Action, unseen: bool) -> None:
        self.answers = (*self.answers, (seat, action))
        if not unseen:
            self.node, self.answers = self.node.way(self.answers), ()


class TreeForEach:
    """One tree per seat, each keyed by the events that seat is told."""

    def __init__(self, roots: Sequence[Node], dealer: Ears) -> None:
        self.nodes = list(roots)
        self.dealer = dealer
        dealer.events.clear()

    def here(self, seat: Seat) -> Node:
        return self.nodes[seat]

    def go(self, seat: Seat, action: Action, unseen: bool) -> None:
        events = self.dealer.events
        for other, node in enumerate(self.nodes):
            told = repr([event[:2] for event in events if addressed(event, other)])
            self.nodes[other] = node.way((action if other == seat else None, told))
        events.clear()


class Search:
    """The search of one question."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seat: Seat,
        settings: Settings,
        rng: random.Random,
    ) -> None:
        self.game = game
        self.seat = seat
        self.settings = settings
        self.uniform = rng.random
        self.quiet = Quiet(rng.getrandbits(64))
        self.ears = Ears(rng.getrandbits(64))
        self.roots = [Node() for _ in range(seats)]
        self.root = self.roots[seat]
        self.answers: Sequence[Action] = ()
        self.worlds: list[Any] = []
        self.known = False  # there is but one world
        self.chapter = 0  # the one now played
        self.start: Sequence[float] = ()
        self.spread = 0.0  # how far worlds lie apart, on the average
        self.simulations = 0

    def ask(self, answers: Sequence[Action], priors: Mapping[Action, float]) -> None:
        """Set the searcher's answers, which are the same in every world, and their priors."""
        self.answers = answers
        self.root.prefer(self.seat, priors)

    def below(self, n: int) -> int:
        return int(self.uniform() * n)

    # -- worlds

    def world(self, view: View, notes: Notes) -> Any:
        """A world that looks the same from this seat: imagined, or a copy of an earlier one."""
        worlds = self.worlds
        if self.known or len(worlds) == WORLDS:
            return self.game.clone(worlds[self.below(len(worlds))])
        chance = Keeping(self.below)
        worlds.append(self.game.mind.imagine(view, notes, chance))
        self.chapter = self.game.mind.chapter(worlds[-1])
        self.known = not chance.chance
        return self.game.clone(worlds[-1])

    # -- simulations

    def run(self, view: View, notes: Notes, share: float = 1.0) -> None:
        """Simulate until the budget, or a share of it, is used up."""
        goes_on = self.clock(share)
        while goes_on():
            self.simulate(self.world(view, notes))

    def clock(self, share: float) -> Callable[[], bool]:
        """A function that says whether this share of the budget, from now on, is left."""
        simulations, seconds = self.settings.budget
        until = used() + share * seconds
        most = self.simulations + max(1, int(share * simulations))
        return lambda: self.simulations < most or used() < until

    def simulate(self, s: Any) -> None:
        """One simulation: down the tree, then a rollout; its value counts for all arms used."""
        self.simulations += 1
        self.start = self.start or self.standing(s)
        path = self.descend(s)
        self.play_on(s)
        values = self.values(s)
        for arm, seat in path:
            arm.count(values[seat])

    def descend(self, s: Any) -> list[tuple[Arm, Seat]]:
        """Down to the first untried answer; questions of skill are answered on the way."""
        game, uniform = self.game, self.uniform
        tree = (
            TreeForEach(self.roots, self.ears)
            if self.settings.many
            else OneTree(self.root, self.quiet)
        )
        path: list[tuple[Arm, Seat]] = []
        seats, seat = game.actors(s), self.seat
        while seats:
            fresh = False
            if path and game.mind.skills and game.step(s) in game.mind.skills:
                action = game.mind.likely(s, seat, self.quiet)
            else:
                answers = self.actions(s, seat) if path else self.answers
                action, arm, fresh = tree.here(seat).select(seat, answers, uniform)
                path.append((arm, seat))
            unseen = len(seats) > 1 and game.table.is_secret(s)
            game.apply(s, seat, action, tree.dealer)
            if fresh:
                break
            tree.go(seat, action, unseen)
            seats = game.actors(s)
            seat = seats[0] if seats else seat
        return path

    def rival(self, view: View, notes: Notes, advice: Action) -> Action:
        """The most visited answer that beats the advice, if any does."""
        arms = self.root.arms[self.seat]
        others = sorted((a for a in arms if a != advice), key=lambda a: -arms[a].visits)[:RIVALS]
        if not others:
            return advice
        half = (1 - SEARCHED) / 2
        found = self.compared(view, notes, advice, others, half)
        best = max(others, key=lambda other: found[other].mean())
        last = self.compared(view, notes, advice, [best], half)[best]
        return best if last.mean() > SURE * sqrt(last.doubt()) else advice

    def compared(
        self, view: View, notes: Notes, advice: Action, others: Sequence[Action], share: float
    ) -> dict[Action, Arm]:
        """How much better than the advice the others score, in the same worlds on shared seeds."""
        found = {other: Arm() for other in others}
        goes_on = self.clock(share)
        while goes_on():
            world, luck = self.world(view, notes), int(self.uniform() * LUCK)
            usual = self.value_of(world, advice, luck)
            for other, arm in found.items():
                arm.count(self.value_of(world, other, luck) - usual)
        return found

    def value_of(self, world: Any, action: Action, luck: int) -> float:
        """The value of an answer in one world, with this seed."""
        self.simulations += 1
        self.start = self.start or self.standing(world)
        uniform, quiet = self.uniform, self.quiet
        self.uniform, self.quiet = random.Random(luck).random, Quiet(luck)
        s = self.game.clone(world)
        self.game.apply(s, self.seat, action, self.quiet)
        self.play_on(s)
        self.uniform, self.quiet = uniform, quiet
        return self.values(s)[self.seat]

    def actions(self, s: Any, seat: Seat) -> Sequence[Action]:
        """A seat's actions in an imagined world, with holes filled as the game proposes."""
        game = self.game
        options = game.options(s, seat)
        holes = game.mind.holes
        if not holes or not any(option[0] in holes for option in options):
            return cast("Sequence[Action]", options)
        found: list[Action] = []
        for option in options:
            if option[0] in holes:
                found += game.mind.fillings(s, seat, option)
            else:
                found.append(cast(Action, option))
        return found

    def play_on(self, s: Any) -> None:
        """A rollout: likely answers where there are any, else random ones."""
        game, uniform, dealer = self.game, self.uniform, self.quiet
        actors, options, apply = game.actors, game.options, game.apply
        usual, holes, chapters = game.mind.usual, game.mind.holes, game.mind.chapters
        last = self.chapter + chapters
        for _ in range(game.mind.horizon):
            seats = actors(s)
            if not seats or (chapters and game.mind.chapter(s) >= last):
                return
            seat = seats[0]
            if usual and game.step(s) in usual:
                apply(s, seat, game.mind.likely(s, seat, dealer), dealer)
                continue
            found = options(s, seat)
            option: Any = found[int(uniform() * len(found))]
            apply(s, seat, fill(option, self.below) if option[0] in holes else option, dealer)

    # -- what a world is worth

    def values(self, s: Any) -> Sequence[float]:
        """Values by seat, from 0 to 1: the gain since the root, and at the end also the rank."""
        outcome = self.game.outcome(s)
        if outcome and self.game.about.cooperative:
            return [float(bool(outcome.winners))] * len(self.roots)
        margins = [now - then for now, then in zip(self.standing(s), self.start, strict=True)]
        self.spread += (abs(margins[self.seat]) - self.spread) / self.simulations
        scale = self.spread + 1e-9
        hopes = [0.5 + 0.5 * margin / (abs(margin) + scale) for margin in margins]
        if outcome and outcome.ranks:
            return [(hope + rank) / 2 for hope, rank in zip(hopes, placed(outcome), strict=True)]
        return hopes

    def standing(self, s: Any) -> list[float]:
        """Each seat's lead over the best other seat; a team has one value."""
        points = self.game.mind.prospects(s)
        if self.game.about.cooperative:
            return list(points)
        if not points:
            return [0.0] * len(self.roots)
        if len(points) == 2:
            one, two = points
            return [one - two, two - one]
        first, second = sorted(points, reverse=True)[:2]
        return [own - (second if own == first else first) for own in points]


def placed(outcome: Outcome) -> list[float]:
    """A rank as the share of other seats behind; ties count half."""
    ranks = outcome.ranks
    behind = [sum(rank < o for o in ranks) + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [count / (len(ranks) - 1) for count in behind]


@runtime_checkable
class Forgetful(Bot, Protocol):
    """A bot with a human memory."""

    def recall(self, view: View, notes: Notes) -> Notes:
        """The part of perfect notes that this bot still knows."""


class Ismcts:
    """A bot that searches."""

    looks = True
    listens = True
    thinks = True

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seat: Seat,
        rng: random.Random,
        settings: Settings,
        adviser: Bot | None = None,
        memory: Forgetful | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.rng = rng
        self.settings = settings
        self.adviser = adviser
        self.memory = adviser if isinstance(adviser, Forgetful) else memory
        self.notes: Notes = game.mind.notes(seats)
        self.worth = game.mind.heuristics.get(game.mind.strong)
        self.explain = game.mind.explanations.get(game.mind.strong)
        self.advice: Action = LATER
        self.why: Event | None = None

    def hear(self, event: Event) -> None:
        self.notes = self.game.mind.remember(self.notes, event)
        if self.adviser and self.adviser.listens:
            self.adviser.hear(event)
        if self.memory and self.memory is not self.adviser:
            self.memory.hear(event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        chosen = self.search(view, options)
        if self.adviser and chosen == self.advice:
            self.why = self.adviser.reason()
        else:
            self.why = self.own_reason(view, chosen) if is_choice(options) else None
        return chosen

    def own_reason(self, view: View, chosen: Action) -> Event | None:
        """The reason of the game's heuristic for this action, or that a search found it."""
        told = self.explain(view, self.recalled(view), chosen) if self.explain else None
        return told or (FORESEEN if FORESEEN.key in self.game.mind.reasons else None)

    def search(self, view: View, options: Sequence[Option]) -> Action:
        self.advice = advice = self.adviser.choose(view, options) if self.adviser else LATER
        if self.adviser and (advice == LATER or view["step"] in self.game.mind.skills):
            return advice
        notes = self.recalled(view)
        search = Search(self.game, self.seats, self.seat, self.settings, self.rng)
        actions = search.actions(search.world(view, notes), self.seat)
        if advice and advice not in actions:
            actions = [*actions, advice]
        if len(actions) == 1:
            return actions[0]
        search.ask(actions, self.priors(view, notes, actions, advice))
        if advice and self.game.mind.chapters:
            search.run(view, notes, SEARCHED)
            return search.rival(view, notes, advice)
        search.run(view, notes)
        best = search.root.best(self.seat, self.rng.random)
        return self.convinced(search.root.arms[self.seat], best, advice)

    def recalled(self, view: View) -> Notes:
        """What it still knows."""
        return self.memory.recall(view, self.notes) if self.memory else self.notes

    def convinced(self, arms: Mapping[Action, Arm], best: Action, advice: Action) -> Action:
        """What was tried most, unless the adviser's answer may well be as good.

        For games without chapters: played on from there to some point in the middle of things,
        both would be wrong in the same way, and luck would not hide it.
        """
        if advice not in arms or not arms[advice].visits:
            return best
        one, two = arms[best], arms[advice]
        surely = SURE_OF_MANY * sqrt(one.doubt() + two.doubt())
        return best if one.mean() - two.mean() > surely else advice

    def priors(
        self, view: View, notes: Notes, actions: Sequence[Action], advice: Action
    ) -> dict[Action, float]:
        """The prior of each answer, from 0 to full trust."""
        trust = self.settings.trust
        if not self.worth:
            return {advice: trust} if advice else {}
        worths = [self.worth(view, notes, action) for action in actions]
        least, most = min(worths), max(worths)
        share = trust / (most - least) if most > least else 0.0
        return {a: share * (worth - least) for a, worth in zip(actions, worths, strict=True)}

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        """The adviser's thinking time."""
        return self.adviser.ponder(view, options) if self.adviser else None

    def reason(self) -> Event | None:
        """The adviser's reason if the advice was played, else its own."""
        return self.why
