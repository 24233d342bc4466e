"""The way a recorded game went: the states between its moves, and what each mover could know.

Moves that were taken back are not on the way: the game went on as if they had not been.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from fabletop.core.dealer import Event
from fabletop.core.game import Game, Notes, Seat, View
from fabletop.core.options import Option, has_holes
from fabletop.core.play import Play
from fabletop.core.record import LEAVE, Damaged, Move, Record
from fabletop.core.replay import replay, replay_move

CHOICE, SKILL, ASIDE = "choice", "skill", "aside"
FORCED, OUTSIDE = "forced", "outside"  # one answer only; presence and leaving


class Unfinished(Damaged):
    """A record of a game that was not played to its end."""

    def __init__(self) -> None:
        super().__init__("the game was not played to its end")


@dataclass(slots=True)
class Moment:
    """One move that stands: the state before it, and all its seat could know then."""

    number: int  # of the move in the record, from 1
    move: Move
    s: Any
    kind: str
    step: str
    view: View = field(default_factory=dict)
    notes: Notes = field(default_factory=dict)
    options: Sequence[Option] = ()
    heard: Sequence[Event] = ()  # all its seat was told

    @property
    def seat(self) -> Seat:
        return self.move.seat

    def is_judged(self) -> bool:
        return self.kind in (CHOICE, SKILL, ASIDE)

    def changes(self) -> bool:
        """Whether the value of the game can have changed by it."""
        return self.kind != FORCED or bool(self.move.chance)


@dataclass(slots=True)
class Way:
    """The whole way: every move, and the state at the end."""

    moments: list[Moment]
    end: Any

    def after(self, place: int) -> Any:
        """The state after the move at this place; -1 is the start."""
        rest = self.moments[place + 1 :]
        return rest[0].s if rest else self.end


def walk(game: Game[Any], record: Record) -> Way:
    """Follow a record from its start, or from its base. Raises `Damaged`."""
    start = record.base.moves if record.base else 0
    play, stands = replay(game, record, start), set(record.standing())
    moments: list[Moment] = []
    for number, move in enumerate(record.moves[start:], start + 1):
        if number - 1 in stands:
            moments.append(moment(game, play, number, move))
        replay_move(play, move, number)
    if game.outcome(play.s) is None:
        raise Unfinished
    return Way(moments, play.s)


def moment(game: Game[Any], play: Play[Any], number: int, move: Move) -> Moment:
    s, seat, step = game.clone(play.s), move.seat, game.step(play.s)
    if move.by == "house" or move.action == LEAVE:
        return Moment(number, move, s, OUTSIDE, step)
    options = game.options(s, seat)
    kind = kind_of(game, s, seat, step, options)
    if kind == FORCED and move.action in options:
        return Moment(number, move, s, kind, step)
    return Moment(
        number, move, s, CHOICE if kind == FORCED else kind, step,
        game.view(s, seat), play.notes(seat), options, play.stream(seat),
    )  # fmt: skip


def kind_of(game: Game[Any], s: Any, seat: Seat, step: str, options: Sequence[Option]) -> str:
    if seat not in game.actors(s):
        return ASIDE
    if len(options) == 1 and not has_holes(options[0]):
        return FORCED
    return SKILL if step in game.mind.skills else CHOICE
