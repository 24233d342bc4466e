"""Why treasure hunters do what they do: every reason, with the names of its arguments."""

from __future__ import annotations

from collections.abc import Mapping

REASONS: Mapping[str, tuple[str, ...]] = {
    "whim": (),
    "begun": ("chest",),
    "usual": ("value",),
    "best_dice": ("chest", "value"),
    "two_dice": (),
    "alike": (),
    "hasty": (),
    "not_alike": (),
    "asleep": (),
    "good_wish": ("effect",),
    "poor_wish": ("effect",),
    "ending_wish": ("effect",),
    "no_danger": (),
    "little_danger": ("percent",),
    "danger": ("percent",),
    "enough": (),
    "half": (),
    "not_half": (),
    "best_card": ("card",),
    "hurts": ("seat",),
    "least_card": ("card",),
    "fewest": ("seat",),
    "majority": ("gem",),
    "own_chest": ("chest",),
    "rich_chest": ("chest",),
    "own_searches": (),
    "foreseen": (),
}
