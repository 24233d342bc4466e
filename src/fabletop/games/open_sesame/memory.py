"""What a thief remembers (section l): the hand, the own collection, and who errs how often.

It is fed with the events of one seat and nothing else, so it is the same whether its owner sat
there from the beginning or took the chair over in the middle (OS-66, OS-117).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from fabletop.bots.memory import HEARD, SAID, Level, Span, Trace
from fabletop.core.dealer import Event
from fabletop.games.open_sesame.content import QUIET, Box

CONFUSION = 0.03  # a card of the round before comes to mind
GIVES_UP = 0.4  # rather than guess
ADJECTIVE = 0.9  # a card recalled brings its adjective back, else nearly


@dataclass(slots=True)
class Thought:
    """What comes to mind when one has to say a card."""

    kind: int
    count: int = 1
    adjective: str = ""


@dataclass(slots=True)
class Memory:
    """What one seat remembers of this game."""

    box: Box
    seat: int
    level: Level
    rng: random.Random
    hand: Span = field(init=False)
    own: set[int] = field(default_factory=set)  # kinds one believes to have
    drawn: list[int] = field(init=False)  # cards of each kind
    said: list[int] = field(default_factory=list)  # by oneself, in the recital now running
    listed: dict[int, list[int]] = field(default_factory=dict)  # hands that each seat got right
    missed: dict[int, list[int]] = field(default_factory=dict)  # and wrong

    def __post_init__(self) -> None:
        self.hand = Span(self.level, self.rng)
        self.drawn = [0] * len(self.box.kinds)

    # -- learning

    def hear(self, event: Event) -> None:
        learn = LESSONS.get(event.key)
        if learn:
            learn(self, event.args)

    def new_round(self, args: Sequence[object]) -> None:
        """The hand is gone, and of one's own cards some slip away."""
        self.hand.begin_anew()
        kept = self.level.collection
        self.own = {kind for kind in sorted(self.own) if self.rng.random() < kept}

    def see(self, args: Sequence[object]) -> None:
        kind = self.box.kind[str(args[0])]
        self.hand.see(kind)
        self.drawn[kind] += 1

    def begin_recital(self, args: Sequence[object]) -> None:
        self.said = []

    def hear_entry(self, args: Sequence[object]) -> None:
        if args[0] == self.seat:
            self.said.append(self.box.kind[str(args[1])])

    def hear_adjective(self, args: Sequence[object]) -> None:
        self.hand.traces[-1].detail = str(args[2])

    def hear_list(self, args: Sequence[object]) -> None:
        self.hand.rehearse(SAID if args[0] == self.seat else HEARD)
        self.listed.setdefault(cast(int, args[0]), []).append(len(self.hand.traces))

    def hear_mistake(self, args: Sequence[object]) -> None:
        self.missed.setdefault(cast(int, args[0]), []).append(len(self.hand.traces))

    def take_one(self, args: Sequence[object]) -> None:
        if args[0] == self.seat:
            self.own.add(self.box.kind[str(args[1])])

    def take_some(self, args: Sequence[object]) -> None:
        if args[0] == self.seat:
            self.own.update(self.box.kind[name] for name in cast(list[str], args[1]))

    # -- recalling

    def recall(self, ordered: bool, single: bool) -> list[Thought | None]:
        """The hand as it comes to mind now; None for a card of which only the place is known."""
        found, hand = self.hand.recall(), self.hand.traces
        if ordered or single:
            return [
                self.thought(trace) if there else None
                for trace, there in zip(hand, found, strict=True)
            ]
        recalled = Counter(trace.thing for trace, there in zip(hand, found, strict=True) if there)
        count = self.hand.count
        thoughts = [Thought(kind, count(kind, copies)) for kind, copies in recalled.items()]
        return [*thoughts, *[None] * found.count(False)]

    def thought(self, trace: Trace) -> Thought:
        """One card with what it was like, as far as that is still clear."""
        adjective = trace.detail
        if len(adjective) > 4 and self.rng.random() >= ADJECTIVE:
            place = self.rng.randrange(1, len(adjective) - 1)
            adjective = adjective[:place] + adjective[place + 1 :]  # nearly
        return Thought(trace.thing, 1, adjective)

    def gives_up(self) -> bool:
        return self.rng.random() < GIVES_UP

    def guess(self, recalled: Sequence[int], tokens: Sequence[int]) -> int:
        """A kind that would explain a token, else one of the round before, else any."""
        left, alarm_of = list(tokens), self.box.alarm_of
        for kind in recalled:
            if alarm_of[kind] != QUIET:
                left[alarm_of[kind]] -= 1
        loud = [
            kind
            for kind, alarm in enumerate(alarm_of)
            if alarm != QUIET and left[alarm] > 0 and kind not in recalled
        ]
        old = [kind for kind in self.hand.before if kind not in recalled]
        return self.rng.choice(loud or old or range(len(alarm_of)))

    def confusion(self) -> int | None:
        """Now and then a card of the round before comes up by itself."""
        if self.hand.before and self.rng.random() < CONFUSION:
            return self.rng.choice(self.hand.before)
        return None

    # -- what everybody can count

    def unseen(self, deck: str) -> list[int]:
        """How many cards of each kind have not come up yet."""
        pairs = zip(self.box.copies[deck], self.drawn, strict=True)
        return [copies - gone for copies, gone in pairs]

    def unseen_alarms(self, deck: str) -> list[int]:
        """The same by alarm; the quiet ones last."""
        counts = [0] * (len(self.box.alarms) + 1)
        for alarm, copies in zip(self.box.alarm_of, self.unseen(deck), strict=True):
            counts[alarm] += copies
        return counts


LESSONS = {
    "round": Memory.new_round,
    "revealed": Memory.see,
    "reciting": Memory.begin_recital,
    "named": Memory.hear_entry,
    "invented": Memory.hear_adjective,
    "listed": Memory.hear_list,
    "mistake": Memory.hear_mistake,
    "took_card": Memory.take_one,
    "claimed_cards": Memory.take_some,
    "spoils": Memory.take_some,
}
