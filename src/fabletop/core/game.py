"""The protocol: everything the house knows of a game.

Server, browser, bots, simulation and adapters are written against `Game` and nothing else. A
rulebook that keeps to it can be played by people over a network, by bots a million times, by a
tree search from the middle of a turn, and again years later from its record.

The rules are here. What a table of people needs beyond them is in `core/table.py`, what players
who think need is in `core/mind.py`, and what those need who count is in `core/study.py`: parts
with sensible defaults, so that a game gives its rules first and the rest when it likes.
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
"""What can be said, with the names of its arguments."""

S = TypeVar("S", bound="Position")


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing a host can choose: its default, and all it accepts, as words or holes.

    What is `ticked` the host does not choose: its value is the seats that ticked it in the lobby.
    With a value that is `endless` a game need not end: the contract suite leaves it out.
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
    """Every verb people can use, with the names of its arguments."""
    events: Words = field(default_factory=dict)
    """Every event the rules tell, with the names of its arguments."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """Every code this game refuses with, and the clause it usually rests on."""
    settings: Mapping[str, Setting] = field(default_factory=dict)
    version: int = 1
    """The version of its rules: a change that alters play raises it."""
    cooperative: bool = False
    """Whether all win or lose together."""
    pack: str = ""
    """The text of the content pack it is made with; "" for its usual content."""
    content: Mapping[str, object] = field(default_factory=dict)
    """What is in the box, as content.toml and the pack have it: for boards to draw."""


class Outcome(NamedTuple):
    """How a game ended: why, who won, everybody's rank (1 is best) and score."""

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
    """Its name in files, addresses and records."""
    about: About
    table: Table[S]
    mind: Mind[S]
    study: Study[S]

    def refuse_setup(self, seats: int, options: Mapping[str, Word]) -> Refusal | None:
        """Why no such table can be, or None."""

    def setup(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> S:
        """A new game, ready for its first question. Raises `Refused` for an impossible table."""

    def step(self, s: S) -> str:
        """The name of the question now put, "over" at the end."""

    def decision(self, s: S) -> int:
        """The number of the question now put; an answer to another one is stale."""

    def actors(self, s: S) -> Sequence[Seat]:
        """Who must or may choose now; empty when the game is over."""

    def options(self, s: S, seat: Seat) -> Sequence[Option]:
        """Everything this seat may do now, sorted and unique.

        A seat that is not asked may have some too: asides nobody waits for.
        """

    def refuse(
        self, s: S, seat: Seat | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        """Why not; None exactly when the action fits an option of that seat."""

    def apply(self, s: S, seat: Seat, action: Action, dealer: Dealer) -> None:
        """Carry out an action. Trusts its caller: legality is checked once, at the door."""

    def outcome(self, s: S) -> Outcome | None:
        """The result, once the game is over."""

    def view(self, s: S, seat: Seat | None) -> View:
        """All this seat may know by looking now; None: spectators and the television.

        Every view says which `step` is asked and of whom (`actors`).
        """

    def clone(self, s: S) -> S:
        """An independent copy."""

    def dump(self, s: S) -> Json:
        """The state as JSON."""

    def load(self, data: Mapping[str, object]) -> S:
        """A state from JSON; what a position leaves out is as at the start of a turn.

        Raises ValueError for what is no position of this game.
        """
