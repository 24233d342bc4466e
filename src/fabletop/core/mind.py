"""What players who think need of a game: what may be known, remembered and supposed.

Each game has one, `game.mind`. A game that says nothing of its own is an open one: its view is its
position, and bots play it by chance or by searching.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol

from fabletop.core.dealer import Dealer, Event, Luck
from fabletop.core.game import Notes, S, Seat, View
from fabletop.core.options import Action, Option, some_fillings

if TYPE_CHECKING:
    from fabletop.core.rulebook import Rulebook

Heuristic = Callable[[View, Notes, Action], float]
Explanation = Callable[[View, Notes, Action], Event | None]
"""Why a player by a heuristic chose that: one of the game's `reasons`."""


@dataclass(frozen=True, slots=True)
class Character:
    """A bot with a name of its own, as data; its words are `bot-<key>` and `bot-<key>-help`.

    `level` says how hard it is to beat, from 1 (a child can) to 5. It plays in one of the game's
    `styles`, remembers as well as `memory` says (faint, weak, average, good or perfect) and thinks
    as long as `pace` says (quick, steady or slow). One that `thinks` so many milliseconds searches
    imagined worlds, with its style as adviser and no more than its memory holds.
    """

    level: int
    style: str
    memory: str
    pace: str
    counted: Collection[str] = ()
    """Questions whose answers everybody can count, so that the time they take betrays nothing."""
    thinks: int = 0


class Bot(Protocol):
    """A player that is not a person."""

    looks: bool
    """Whether it needs views; if not, none are made for it."""
    listens: bool
    """Whether it needs events."""
    thinks: bool
    """Whether it takes long: then it is asked in another process."""

    def hear(self, event: Event) -> None:
        """Something this seat is told."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """An answer to the question now put; LATER, if it is put to several: not yet."""

    def reason(self) -> Event | None:
        """Why it chose what it chose last, as one of the game's `reasons`; None: it cannot say.

        It may tell what only this seat knows: it is for that seat, or for all after the game.
        """

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        """Seconds it thinks about that; None: as long as the game says.

        Everybody sees how long it takes, so it must not depend on what others may not know.
        """


LATER: Action = ()

BotMaker = Callable[[Seat, int, Luck], Bot]
"""A bot for a seat at a table of so many."""

Style = Callable[[Character, Seat, int, Luck], Bot]
"""A bot that plays in one style, with the memory of a character."""


class Mind(Generic[S]):
    """The part of a game that bots, searches and coaches ask."""

    heuristics: Mapping[str, Heuristic] = {}
    """How a player without foresight values an action, by level."""
    explanations: Mapping[str, Explanation] = {}
    """Why a player by the heuristic of that name chose an action."""
    reasons: Mapping[str, tuple[str, ...]] = {}
    """Every reason its bots can give, with the names of its arguments."""
    bots: Mapping[str, BotMaker] = {}
    """Players this game brings along, by level, the usual one first; none: those of the house."""
    styles: Mapping[str, Style] = {}
    """Ways to play for characters; those without one play by a heuristic."""
    characters: Mapping[str, Character] = {}
    """Bots with names of their own, the usual one first: it stands in for people who leave."""
    holes: Collection[str] = frozenset()
    """The verbs whose options may have holes."""
    skills: Collection[str] = frozenset()
    """Questions that memory or hands answer, not choice: a search does not choose there."""
    usual: Collection[str] = frozenset()
    """Questions about which `likely` has something to say, skills among them."""
    horizon = 12
    """How many answers a search goes on beyond its tree, before `prospects` tell how it stands."""
    chapters = 0
    """In how many of its chapters a search plays on at most, this one counted; 0: in all."""
    unsupposed: Collection[str] = frozenset()
    """Fields of a position of which imagined worlds hold only what this seat was shown."""
    strong = ""
    """Whose advice a search takes: a level of `bots`, or of `heuristics`; "" of nobody."""

    def __init__(self, game: Rulebook[S]) -> None:
        self.game = game

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return getattr, (self.game, "mind")  # to other processes by the name of its game

    # -- what may be known

    def notes(self, seats: int) -> Notes:
        """What a memory holds before the first event."""
        return {}

    def remember(self, notes: Notes, event: Event) -> Notes:
        """What it holds after one more event: view and notes are all a seat can know."""
        return notes

    def imagine(self, view: View, notes: Notes, dealer: Dealer) -> S:
        """A whole state that the owner of view and notes cannot tell from the real one.

        In an open game there is only one: the view says all that a position says.
        """
        names = self.game.fields.names()
        hidden = [key for key in names if key not in view]
        if hidden:
            lacks = ", ".join(f"`{key}`" for key in hidden)
            raise LookupError(
                f"the view is not a position, it lacks {lacks}: give the game a Mind with `imagine`"
            )
        return self.game.load({key: view[key] for key in names})

    def confided(self, s: S, seat: Seat, heard: Sequence[Event], number: int) -> Event | None:
        """What a seat alone was told when `heard[number]` happened, in a world others imagine.

        `heard` is what the one who imagines has heard. None: nothing that he must suppose.
        """
        return None

    # -- what may be done

    def likely(self, s: S, seat: Seat, dealer: Dealer) -> Action:
        """What somebody would do here by rule of thumb, for a search; asked what is usual only."""
        raise NotImplementedError

    def fillings(self, s: S, seat: Seat, option: Option) -> Sequence[Action]:
        """Some sensible ways to fill the holes of an option, for those who search."""
        return some_fillings(option)

    # -- how it stands

    def chapter(self, s: S) -> int:
        """The number of the turn or the round, where that is what most answers are about."""
        return 0

    def prospects(self, s: S) -> Sequence[float]:
        """How everybody stands, on any scale, for a search that looks no further."""
        return self.game.study.points(s)
