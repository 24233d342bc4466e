"""Information-set tree search: plays on in imagined worlds, and does what went best there.

It hears the events of its seat, keeps notes of them, and imagines worlds that view and notes
allow; nothing else is searched. Where the game brings a strong player of its own, he sits in as
*adviser*: his answer is tried first, he answers what is skill and not choice, and where he
forgets, the search knows no more than he does. (A character that has no adviser may have a
memory all the same.)

With a single observer one tree stands for what the searcher can follow; what luck brings is not
told apart there, so few simulations go a long way. With `many` observers every seat has a tree
of its own, keyed by what that seat is told, luck included: nobody's choice leans on what he
cannot know, but it takes more simulations.
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


class Budget(NamedTuple):
    """How long a search may think: simulations, or seconds of its own processor time."""

    simulations: int = 0
    seconds: float = 0.0


class Settings(NamedTuple):
    budget: Budget
    many: bool = False  # observers
    trust: float = TRUST


class Ears(Quiet):
    """A quiet dealer that remembers what it told last."""

    __slots__ = ("events",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.hears = True
        self.events: list[Event] = []

    def tell(self, key: str, *args: object, to: Seats = None) -> None:
        self.events.append(Event(key, args, to))

    show = tell


class OneTree:
    """What everybody does, as the searcher follows it; what is answered unseen waits."""

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
    """One tree a seat, each followed by what that seat is told."""

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
    """One question, searched."""

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
        """What the searcher can answer, the same in every world, and what speaks for it."""
        self.answers = answers
        self.root.prefer(self.seat, priors)

    def below(self, n: int) -> int:
        return int(self.uniform() * n)

    # -- worlds

    def world(self, view: View, notes: Notes) -> Any:
        """One that looks the same from this seat; where nothing is unknown a copy will do."""
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
        """Whether a share of the budget, from now on, is not yet used up."""
        simulations, seconds = self.settings.budget
        until = time.thread_time() + share * seconds
        most = self.simulations + max(1, int(share * simulations))
        return lambda: self.simulations < most or time.thread_time() < until

    def simulate(self, s: Any) -> None:
        """Down the tree by what is known, then by chance; what came of it counts for all."""
        self.simulations += 1
        self.start = self.start or self.standing(s)
        path = self.descend(s)
        self.play_on(s)
        values = self.values(s)
        for arm, seat in path:
            arm.count(values[seat])

    def descend(self, s: Any) -> list[tuple[Arm, Seat]]:
        """To the first answer that was never tried; what is not choice happens as it may."""
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
        """What does better than advice, if anything does: of the answers tried most."""
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
        """How much better than advice others do, each in the same worlds with the same luck."""
        found = {other: Arm() for other in others}
        goes_on = self.clock(share)
        while goes_on():
            world, luck = self.world(view, notes), int(self.uniform() * LUCK)
            usual = self.value_of(world, advice, luck)
            for other, arm in found.items():
                arm.count(self.value_of(world, other, luck) - usual)
        return found

    def value_of(self, world: Any, action: Action, luck: int) -> float:
        """What comes of an answer in one world, with this luck."""
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
        """What a seat may answer in an imagined world, holes filled as the game proposes."""
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
        """What is usual, or anything, for a while."""
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
        """By seat, from 0 to 1: how much better than now, and at the end also the ranks."""
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
        """By how much everybody is ahead of the best of the others; a team stands together."""
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
    """A rank as a share of the others who are behind; level ones count half."""
    ranks = outcome.ranks
    behind = [sum(rank < o for o in ranks) + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [count / (len(ranks) - 1) for count in behind]


@runtime_checkable
class Forgetful(Bot, Protocol):
    """A player with a memory like people's."""

    def recall(self, view: View, notes: Notes) -> Notes:
        """Perfect notes, as far as this player still knows what they say."""


class Ismcts:
    """A player who searches."""

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
        """What the game's own heuristic says of it, or that a search found it."""
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
        """What speaks for an answer before it is tried, from nothing to all one's trust."""
        trust = self.settings.trust
        if not self.worth:
            return {advice: trust} if advice else {}
        worths = [self.worth(view, notes, action) for action in actions]
        least, most = min(worths), max(worths)
        share = trust / (most - least) if most > least else 0.0
        return {a: share * (worth - least) for a, worth in zip(actions, worths, strict=True)}

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        """As long as its adviser would."""
        return self.adviser.ponder(view, options) if self.adviser else None

    def reason(self) -> Event | None:
        """That of its adviser, if it does as he says, else its own."""
        return self.why
