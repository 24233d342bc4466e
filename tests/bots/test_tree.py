"""The tree of a search: what is tried next, and what is done in the end."""

from __future__ import annotations

import random
from collections import Counter
from math import log, sqrt

from fabletop.bots.tree import ANYTHING, EXPLORING, FEW, Arm, Node
from fabletop.core.options import Action

A, B, C = (("a",), ("b",), ("c",))
ALL: list[Action] = [A, B, C]


def tried(node: Node, action: Action, visits: int, total: float, available: int) -> Arm:
    arm = node.arms.setdefault(0, {})[action] = Arm()
    arm.visits, arm.total, arm.available = visits, total, available
    return arm


def test_every_answer_is_tried_before_any_is_tried_again() -> None:
    node, luck = Node(), random.Random(1).random
    seen = []
    for _ in ALL:
        action, arm, fresh = node.select(0, ALL, luck)
        assert (True, 1) == (fresh, arm.available)
        arm.visits += 1
        seen.append(action)
    assert sorted(ALL) == sorted(seen)
    assert node.select(0, ALL, luck)[2] is False


def test_what_is_tried_first_is_chance() -> None:
    first = Counter(Node().select(0, ALL, random.Random(seed).random)[0] for seed in range(300))
    assert all(70 < first[action] < 130 for action in ALL)


def test_the_best_upper_bound_is_tried_next_among_what_is_available() -> None:
    node = Node()
    good, poor, away = (
        tried(node, A, 10, 6.0, 15),
        tried(node, B, 2, 1.0, 15),
        tried(node, C, 5, 5.0, 5),
    )
    bounds = [
        arm.mean() + EXPLORING * sqrt(log(arm.available + 1) / arm.visits) for arm in (good, poor)
    ]
    assert bounds[1] > bounds[0]  # tried so rarely that it may be better
    action, arm, fresh = node.select(0, [A, B], random.Random(1).random)
    assert (B, poor, False) == (action, arm, fresh)
    assert [16, 16, 5] == [arm.available for arm in (good, poor, away)]


def test_seats_that_choose_unseen_have_arms_of_their_own() -> None:
    node, luck = Node(), random.Random(1).random
    node.select(0, [A], luck)[1].visits += 1
    action, _, fresh = node.select(1, [A], luck)
    assert (A, True) == (action, fresh)
    assert {0, 1} == set(node.arms)


def test_of_very_many_answers_only_some_are_tried() -> None:
    node, luck = Node(), random.Random(1).random
    many: list[Action] = [("set", n) for n in range(500)]
    for _ in range(100):
        node.select(0, many, luck)[1].visits += 1
    assert 10 < len(node.arms[0]) <= 20


def test_advice_is_tried_first_and_soon_counts_for_nothing() -> None:
    node, luck = Node(), random.Random(1).random
    node.prefer(0, {A: 0.1, B: 0.4, C: 0.0})
    assert B == node.select(0, ALL, luck)[0]
    for _ in range(200):
        action, arm, _ = node.select(0, ALL, luck)
        arm.visits += 1
        arm.total += action == C
    assert C == node.best(0, luck)


def test_the_answer_tried_most_is_given_and_equals_by_chance() -> None:
    node = Node()
    tried(node, A, 3, 3.0, 9)
    tried(node, B, 5, 1.0, 9)
    tried(node, C, 5, 4.0, 9)
    chosen = Counter(node.best(0, random.Random(seed).random) for seed in range(200))
    assert {B, C} == set(chosen)
    assert min(chosen.values()) > 70


def test_the_same_way_leads_to_the_same_node() -> None:
    node = Node()
    assert node.way((0, A)) is node.way((0, A))
    assert node.way((0, A)) is not node.way((0, B))


def test_doubt_is_what_values_differ_by_and_more_while_little_was_tried() -> None:
    once, often, scattered = Arm(), Arm(), Arm()
    once.visits, once.total, once.squares = 1, 0.5, 0.25
    often.visits, often.total, often.squares = 100, 50.0, 25.0
    scattered.visits, scattered.total, scattered.squares = 100, 50.0, 50.0
    assert once.doubt() > scattered.doubt() > often.doubt() > 0
    assert FEW * ANYTHING / (100 + FEW) / 100 == often.doubt()
    assert abs((25 + FEW * ANYTHING) / (100 + FEW) / 100 - scattered.doubt()) < 1e-12
