"""How much an event weighs: how long those at a table need to see it happen.

A game declares the weight of its events once. Rooms grant that time before a question is put, and
pages play each event for that long. Only what everybody is told counts, so the time betrays
nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from fabletop.core.dealer import Event

BEAT, CLIMAX = "beat", "climax"


class Weight(NamedTuple):
    """How an event is shown, and for how many seconds.

    A beat is seen and may be skipped. A climax has the stage to itself, and nobody can cut it
    short. What has no weight is a whisper: it is told, and takes no time. `each` seconds are added
    for each step that the argument `steps` counts.
    """

    name: str
    seconds: float
    steps: str = ""
    each: float = 0.0


Weights = Mapping[str, Weight]


def weigh(beats: Mapping[str, float], climaxes: Mapping[str, float]) -> dict[str, Weight]:
    """Weights by event, from seconds by event."""
    light = {key: Weight(BEAT, seconds) for key, seconds in beats.items()}
    return {**light, **{key: Weight(CLIMAX, seconds) for key, seconds in climaxes.items()}}


class News:
    """The weights of one game's events."""

    def __init__(self, weights: Weights, arguments: Mapping[str, tuple[str, ...]]) -> None:
        self.weights, self.arguments = weights, arguments

    def weight(self, event: Event) -> Weight | None:
        """How much an event weighs; None for a whisper, and for what only some are told."""
        return self.weights.get(event.key) if event.to is None else None

    def seconds(self, event: Event) -> float:
        """How long an event is seen."""
        weight = self.weight(event)
        if weight is None:
            return 0.0
        if not weight.steps:
            return weight.seconds
        steps = event.args[self.arguments[event.key].index(weight.steps)]
        return weight.seconds + weight.each * float(str(steps))

    def spans(self, events: Iterable[Event]) -> tuple[float, float]:
        """How long events take one after the other, and until when one of them is a climax."""
        whole = last = 0.0
        for event in events:
            whole += self.seconds(event)
            weight = self.weight(event)
            if weight is not None and weight.name == CLIMAX:
                last = whole
        return whole, last
