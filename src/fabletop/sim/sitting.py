"""A game in play whose observations are made only on request.

Choosing by the mask alone costs no views and no notes. An observation holds what a seat could see
and hear until then, from its view and notes only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from fabletop.bots.ismcts import Ears
from fabletop.core.dealer import Event, Quiet
from fabletop.core.options import Action
from fabletop.sim.spaces import Choices, Space, remember

RECENT = 16  # moves that are kept for those who look back

Move: TypeAlias = tuple[int, Action, int]  # a seat, what it did, and of how many if by lot


class Moment(NamedTuple):
    """A game at one moment, and how many events had been told by then."""

    s: Any
    heard: int


class Sitting:
    """One game in play; what a seat knows is computed on request."""

    def __init__(self, space: Space, seed: int) -> None:
        self.space, self.game, self.seed = space, space.game, seed
        self.dealer: Quiet = Quiet(seed)
        self.s = self.game.setup(space.seats, space.options, self.dealer)
        self.actors = self.game.actors(self.s)
        self.decision = self.game.decision(self.s)
        self.moves: list[Move] = []
        self.found: dict[int, Choices] = {}
        self.onlooker: Onlooker | None = None
        self.in_sight = False  # whether the onlooker's game is the one that is played

    def choices(self, seat: int) -> Choices:
        """The choices of a seat that is asked."""
        found = self.found.get(seat)
        if found is None:
            asked = seat in self.actors
            found = self.space.choices(self.s, seat) if asked else self.space.nothing
            self.found[seat] = found
        return found

    def act(self, seat: int, action: Action, lots: int = 0) -> None:
        game, s = self.game, self.s
        game.apply(s, seat, action, self.dealer)
        self.actors = game.actors(s)
        self.decision = game.decision(s)
        self.moves.append((seat, action, lots))
        self.found.clear()
        if self.in_sight:
            self.watched().note()

    def lapse(self, seat: int) -> None:
        """Play a lapse action."""
        lapses = self.game.table.pace(self.s).lapse.get(seat)
        actions = lapses or list(self.space.legal(self.s, seat).values())
        self.act(seat, actions[self.dealer.below(len(actions))], len(actions))

    def look(self, seat: int, number: int) -> npt.NDArray[np.float32]:
        """What a seat knew after so many moves; from now on views are kept."""
        onlooker = self.watched()
        row = onlooker.look(seat, number)
        if number == len(self.moves):
            self.s, self.dealer, self.in_sight = onlooker.s, onlooker.dealer, True
        return row

    def events(self) -> Sequence[Event]:
        """All events so far."""
        return self.watched().listen(len(self.moves))

    def watched(self) -> Onlooker:
        if self.onlooker is None:
            self.onlooker = Onlooker(self)
        return self.onlooker


class Onlooker:
    """Replays a game on the first look, and keeps what each seat could see and hear.

    So an agent that uses only the mask, or looks at few of many games, does not pay for views.
    Once the replay has caught up, it becomes the game in play.
    """

    def __init__(self, sitting: Sitting, keeps: int = RECENT) -> None:
        self.sitting, self.keeps = sitting, keeps
        space = self.space = sitting.space
        self.game, self.moves = space.game, sitting.moves
        self.dealer = Ears(sitting.seed)
        self.s = self.game.setup(space.seats, space.options, self.dealer)
        self.at = 0
        self.moments = {0: Moment(self.game.clone(self.s), len(self.dealer.events))}
        self.memory: Onlooker | None = None
        self.heard = [0] * space.seats
        self.notes = [self.game.mind.notes(space.seats) for _ in range(space.seats)]
        self.eyes = [space.eye() for _ in range(space.seats)]

    def note(self) -> None:
        """Keep the state after one more move, and drop old ones."""
        self.at += 1
        self.moments[self.at] = Moment(self.game.clone(self.s), len(self.dealer.events))
        self.moments.pop(self.at - self.keeps, None)

    def follow(self, number: int) -> Moment:
        """The game after so many moves."""
        if number <= self.at and number not in self.moments:
            return self.recall(number)
        for seat, action, lots in self.moves[self.at : number]:
            if lots:
                self.dealer.below(lots)
            self.game.apply(self.s, seat, action, self.dealer)
            self.note()
        return self.moments[number]

    def recall(self, number: int) -> Moment:
        """An old moment; from now on all are kept."""
        if self.memory is None:
            self.memory = Onlooker(self.sitting, sys.maxsize)
        return self.memory.follow(number)

    def listen(self, number: int) -> Sequence[Event]:
        """The events until then."""
        return self.dealer.events[: self.follow(number).heard]

    def look(self, seat: int, number: int) -> npt.NDArray[np.float32]:
        """What a seat knew then."""
        s, heard = self.follow(number)
        if heard < self.heard[seat]:  # looking back
            self.heard[seat], self.notes[seat] = 0, self.game.mind.notes(self.space.seats)
        events = self.dealer.events[self.heard[seat] : heard]
        self.notes[seat] = remember(self.game, self.notes[seat], events, seat)
        self.heard[seat] = heard
        return self.eyes[seat].look(self.game.view(s, seat), self.notes[seat])


class Glance(dict[str, npt.NDArray[Any]]):
    """What a seat knows at one moment; the vector is made when it is read.

    Until then the dict holds only the mask.
    """

    __slots__ = ("number", "seat", "sitting")
    sitting: Sitting | None
    seat: int
    number: int  # of moves until then

    def read(self) -> None:
        """Make the vector, once."""
        if self.sitting is not None:
            row, mask = self.sitting.look(self.seat, self.number), super().pop("action_mask")
            self.sitting = None
            super().update(observation=row, action_mask=mask)

    def __missing__(self, key: str) -> npt.NDArray[Any]:
        if self.sitting is None:
            raise KeyError(key)
        self.read()
        return self[key]

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self.items()),)


def glance(sitting: Sitting, seat: int, mask: npt.NDArray[np.int8]) -> Glance:
    """What a seat knows now, and which actions it has."""
    found = Glance(action_mask=mask)
    found.sitting, found.seat, found.number = sitting, seat, len(sitting.moves)
    return found


def after_reading(name: str) -> Callable[..., Any]:
    method = getattr(dict, name)

    def read_first(self: Glance, *args: Any, **named: Any) -> Any:
        self.read()
        return method(self, *args, **named)

    return read_first


for name in (
    "__contains__", "__delitem__", "__eq__", "__ior__", "__iter__", "__len__", "__ne__", "__or__",
    "__repr__", "__reversed__", "__ror__", "__setitem__", "clear", "copy", "get", "items", "keys",
    "pop", "popitem", "setdefault", "update", "values",
):  # fmt: skip
    setattr(Glance, name, after_reading(name))
