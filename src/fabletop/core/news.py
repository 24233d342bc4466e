"""How much an event weighs: the seconds people need to see it.

A game declares the weights of its events once. Before the next question a room waits for that
time, and a page shows each event for that long. Only public events count, so the time reveals
nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from fabletop.core.dealer import Event

BEAT, CLIMAX = "beat", "climax"


class Weight(NamedTuple):
    """How an event is shown, and for how many seconds.

    A beat is shown and may be skipped. A climax is shown alone and cannot be skipped. An event
    without a weight is a whisper and takes no time. `steps` names an argument of the event that is
    a number: `each` seconds are added for each of it.
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
        """The weight of an event; None for a whisper and for a private event."""
        return self.weights.get(event.key) if event.to is None else None

    def seconds(self, event: Event) -> float:
        """How long an event is shown."""
        weight = self.weight(event)
        if weight is None:
            return 0.0
        if not weight.steps:
            return weight.seconds
        steps = event.args[self.arguments[event.key].index(weight.steps)]
        return weight.seconds + weight.each * float(str(steps))

    def spans(self, events: Iterable[Event]) -> tuple[float, float]:
        """How long events take, one after the other; and the time until the last climax is over."""
        whole = last = 0.0
        if not self.weights:
            return whole, last
        for event in events:
            whole += self.seconds(event)
            weight = self.weight(event)
            if weight is not None and weight.name == CLIMAX:
                last = whole
        return whole, last
