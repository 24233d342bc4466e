"""The protocol: everything that Fabletop asks of a game.

Server, browser, bots, simulation and adapters use `Game` and nothing else. So one rulebook serves
people over a network, bots a million times, a tree search in mid-turn, and a replay years later.

This module has the rules. Three parts extend them: `core/table.py` for people at a table,
`core/mind.py` for bots, `core/study.py` for simulations. The parts have defaults, so a game can
start with its rules and add the rest later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Hole, Option, Word
from fabletop.core.refusals import Refusal

if TYPE_CHECKING:
    from fabletop.core.mind import Mind
    from fabletop.core.rulebook import Position
    from fabletop.core.study import Study
    from fabletop.core.table import Table

Seat = int
View = Mapping[str, object]
Notes = Mapping[str, object]
Json = dict[str, object]
Words = Mapping[str, tuple[str, ...]]
"""Verbs or event keys, each with the names of its arguments."""

S = TypeVar("S", bound="Position")


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing people can choose in the lobby: its default, and the words or holes it accepts.

    Players fill a `ticked` setting in the lobby: its value is the list of seats that ticked it.
    A game need not end with an `endless` value; the contract suite leaves such values out.
    """

    default: Word
    accepts: tuple[Word | Hole, ...]
    ticked: bool = False
    endless: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class About:
    """What a game declares about itself before anybody plays."""

    seats: range
    actions: Words = field(default_factory=dict)
    """Every verb of an action, with the names of its arguments."""
    events: Words = field(default_factory=dict)
    """Every event key, with the names of its arguments."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """Every refusal code, and the clause it usually cites."""
    settings: Mapping[str, Setting] = field(default_factory=dict)
    version: int = 1
    """The version of the rules; a change that alters play raises it."""
    cooperative: bool = False
    """Whether all win or lose together."""
    pack: str = ""
    """The text of the content pack of this edition; "" for the usual content."""
    content: Mapping[str, object] = field(default_factory=dict)
    """The content of the box, from content.toml and the pack, for boards to draw."""


class Outcome(NamedTuple):
    """How a game ended: the reason, the winners, and each seat's rank (1 is best) and score."""

    reason: str
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    details: tuple[Mapping[str, object], ...] = ()

    def spell(self) -> Json:
        """The outcome as it goes over the wire."""
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "details": [dict(each) for each in self.details],
        }


class Game(Protocol[S]):
    """A pure rulebook over plain-data states `S`."""

    key: str
    """The game's name in files, addresses and records."""
    about: About
    table: Table[S]
    mind: Mind[S]
    study: Study[S]

    def refuse_setup(self, seats: int, options: Mapping[str, Word]) -> Refusal | None:
        """Why such a table is impossible, or None."""

    def setup(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> S:
        """A new game at its first question. Raises `Refused` for an impossible table."""

    def step(self, s: S) -> str:
        """The name of the current question, "over" at the end."""

    def decision(self, s: S) -> int:
        """The number of the current question; an answer with another number is stale."""

    def actors(self, s: S) -> Sequence[Seat]:
        """The seats that must or may answer now; empty when the game is over."""

    def options(self, s: S, seat: Seat) -> Sequence[Option]:
        """Everything this seat may do now, sorted and unique.

        A seat that is not asked may have options too: asides, for which nobody waits.
        """

    def refuse(
        self, s: S, seat: Seat | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        """Why an action is not allowed; None exactly when it fits an option of that seat."""

    def apply(self, s: S, seat: Seat, action: Action, dealer: Dealer) -> None:
        """Carry out an action. The caller has checked that it is legal."""

    def outcome(self, s: S) -> Outcome | None:
        """The result, once the game is over."""

    def view(self, s: S, seat: Seat | None) -> View:
        """All this seat may know by looking now; seat None is a spectator or a television.

        Every view holds `step` and `actors`.
        """

    def clone(self, s: S) -> S:
        """An independent copy."""

    def dump(self, s: S) -> Json:
        """The state as JSON."""

    def load(self, data: Mapping[str, object]) -> S:
        """A state from JSON; missing keys describe the start of a turn.

        Raises ValueError for anything that is no position of this game.
        """
