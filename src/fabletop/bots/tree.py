"""The tree of a search over imagined worlds.

A node is a moment as one observer sees it. An arm is one answer there. The same moment comes up in
many worlds, and not every answer exists in each. So an arm also counts how often it was *available*
(UCB over available arms, as in ISMCTS).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import log, sqrt

from fabletop.core.game import Seat
from fabletop.core.options import Action

EXPLORING = 0.5  # how much an answer that was tried less is preferred
UNTRIED = 9.0  # more than any bound of what was tried
LEVEL = 1e-9  # equals are broken by chance
FEW, ANYTHING = 4, 0.12  # so many tries more, spread as far as values may be
WIDENING = 2.0  # a node tries so many answers, times the root of its visits


class Arm:
    """One answer: how often it was available and visited, and its total value."""

    __slots__ = ("available", "prior", "squares", "total", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.squares = 0.0
        self.prior = prior

    def count(self, value: float) -> None:
        """Add the value of one more visit."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def doubt(self) -> float:
        """The variance of the mean; it is large for few visits."""
        spread = self.squares - self.total * self.mean()
        return (spread + FEW * ANYTHING) / (self.visits + FEW) / self.visits

    def bound(self) -> float:
        """The upper confidence bound; an arm that was never visited comes first."""
        visits = self.visits
        if not visits:
            return UNTRIED + self.prior
        value = self.total / visits + EXPLORING * sqrt(log(self.available) / visits)
        return value + self.prior / (1 + visits)


class Node:
    """One moment: the arms of each asked seat, and the next nodes.

    Seats that answer together choose unseen: each has its own arms here, and all their answers
    together lead to the next node.
    """

    __slots__ = ("arms", "ways")

    def __init__(self) -> None:
        self.arms: dict[Seat, dict[Action, Arm]] = {}
        self.ways: dict[Hashable, Node] = {}

    def way(self, key: Hashable) -> Node:
        node = self.ways.get(key)
        if node is None:
            node = self.ways[key] = Node()
        return node

    def prefer(self, seat: Seat, priors: Mapping[Action, float]) -> None:
        """Set the priors of arms."""
        self.arms[seat] = {action: Arm(prior) for action, prior in priors.items()}

    def select(
        self, seat: Seat, actions: Sequence[Action], uniform: Callable[[], float]
    ) -> tuple[Action, Arm, bool]:
        """The answer to try now, and whether it is new.

        Untried answers come first, in random order; of very many, only a few more per visit.
        """
        arms = self.arms.get(seat)
        if arms is None:
            arms = self.arms[seat] = {}
        if len(actions) == 1 and actions[0] in arms:
            arm = arms[actions[0]]
            arm.available += 1
            return actions[0], arm, False
        fresh = [action for action in actions if action not in arms]
        if fresh and self.widens(arms, len(actions) - len(fresh)):
            action = fresh[int(uniform() * len(fresh))]
            arm = arms[action] = Arm()
            arm.available = 1
            return action, arm, True
        best, chosen, found = -1.0, actions[0], None
        for action in actions:
            if action in arms:
                arm = arms[action]
                arm.available += 1
                bound = arm.bound() + LEVEL * uniform()
                if bound > best:
                    best, chosen, found = bound, action, arm
        assert found is not None
        return chosen, found, not found.visits

    def widens(self, arms: Mapping[Action, Arm], tried: int) -> bool:
        """Whether it is time for another untried answer (progressive widening)."""
        return not tried or tried < WIDENING * sqrt(sum([arm.visits for arm in arms.values()]))

    def best(self, seat: Seat, uniform: Callable[[], float]) -> Action:
        """The most visited answer; ties are broken at random."""
        arms = self.arms[seat]
        most = max(arm.visits for arm in arms.values())
        equals = [action for action, arm in arms.items() if arm.visits == most]
        return equals[int(uniform() * len(equals))]
