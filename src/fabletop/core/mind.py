"""The part of a game for bots: memory, imagined worlds, heuristics.

Each game has one, `game.mind`. The default suits a game without secrets: the view is the whole
position, and bots play at random or by search.
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
"""Why a heuristic chose an action: one of the game's `reasons`."""


@dataclass(frozen=True, slots=True)
class Character:
    """A bot with a name, as data; its texts are `bot-<key>` and `bot-<key>-help`.

    `level` is its difficulty, from 1 (a child can beat it) to 5. `style` is one of the game's
    `styles`. `memory` is faint, weak, average, good or perfect. `pace` is quick, steady or slow.
    If `thinks` is not 0, the bot searches imagined worlds for so many milliseconds. Its style then
    advises the search, and its memory limits it.
    """

    level: int
    style: str
    memory: str
    pace: str
    counted: Collection[str] = ()
    """Questions whose number of options is public, so that thinking time reveals nothing."""
    thinks: int = 0


class Bot(Protocol):
    """A player that is not a person."""

    looks: bool
    """Whether the bot needs views; if not, none are made for it."""
    listens: bool
    """Whether the bot needs events."""
    thinks: bool
    """Whether the bot takes long; then another process asks it."""

    def hear(self, event: Event) -> None:
        """Take in an event that this seat is told."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """An answer to the current question; LATER, for "not yet", if it asks several seats."""

    def reason(self) -> Event | None:
        """Why the bot made its last choice, as one of the game's `reasons`, or None.

        A reason may reveal what only this seat knows. So it goes to that seat only, or to all
        after the game.
        """

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        """Seconds the bot thinks about this question; None: as long as the game says.

        Everybody sees the thinking time, so it must not depend on hidden things.
        """


LATER: Action = ()

BotMaker = Callable[[Seat, int, Luck], Bot]
"""Makes a bot for a seat at a table of so many seats."""

Style = Callable[[Character, Seat, int, Luck], Bot]
"""Makes a bot that plays in one style, with the memory of a character."""


class Mind(Generic[S]):
    """The part of a game that bots, searches and coaches ask."""

    heuristics: Mapping[str, Heuristic] = {}
    """Level → the value of an action, without looking ahead."""
    explanations: Mapping[str, Explanation] = {}
    """Level → why its heuristic chose an action."""
    reasons: Mapping[str, tuple[str, ...]] = {}
    """Every reason the bots can give, with the names of its arguments."""
    bots: Mapping[str, BotMaker] = {}
    """Level → a maker of this game's own bots, the default first; empty: the shared bots."""
    styles: Mapping[str, Style] = {}
    """Style → a maker of bots for characters; other styles are heuristics."""
    characters: Mapping[str, Character] = {}
    """Bots with names. The first is the default: it stands in for people who leave."""
    holes: Collection[str] = frozenset()
    """The verbs whose options may have holes."""
    skills: Collection[str] = frozenset()
    """Questions that memory or reflexes answer, not choice: a search does not choose there."""
    usual: Collection[str] = frozenset()
    """Questions that `likely` can answer, skills among them."""
    horizon = 12
    """How many answers a rollout plays beyond the tree, before `prospects` values the state."""
    chapters = 0
    """How many chapters a rollout plays at most, the current one included; 0: all."""
    unsupposed: Collection[str] = frozenset()
    """Position fields that imagined worlds fill only with what this seat was shown."""
    strong = ""
    """The level that advises a search, from `bots` or `heuristics`; "" for none."""

    def __init__(self, game: Rulebook[S]) -> None:
        self.game = game

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return getattr, (self.game, "mind")  # pickled by the name of its game

    # -- what may be known

    def notes(self, seats: int) -> Notes:
        """An empty memory, before the first event."""
        return {}

    def remember(self, notes: Notes, event: Event) -> Notes:
        """The memory after one more event. View and notes are all a seat can know."""
        return notes

    def imagine(self, view: View, notes: Notes, dealer: Dealer) -> S:
        """A whole state that fits this view and these notes: their seat cannot tell it from the
        real one.

        The default is for games without secrets, whose view holds a whole position.
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
        """The private event another seat got when `heard[number]` happened, in an imagined world.

        `heard` are the events of the seat that imagines. None: it need not suppose anything.
        """
        return None

    # -- what may be done

    def likely(self, s: S, seat: Seat, dealer: Dealer) -> Action:
        """A likely answer by rule of thumb, for rollouts; asked only at `usual` questions."""
        raise NotImplementedError

    def fillings(self, s: S, seat: Seat, option: Option) -> Sequence[Action]:
        """Some sensible ways to fill the holes of an option, for a search."""
        return some_fillings(option)

    def is_right(self, s: S, seat: Seat, action: Action) -> bool | None:
        """Whether an answer to a question of skill is right in this whole state; None if that is
        no question of right or wrong."""
        return None

    # -- how it stands

    def chapter(self, s: S) -> int:
        """The number of the current turn or round, where a rollout may end."""
        return 0

    def prospects(self, s: S) -> Sequence[float]:
        """How each seat stands, on any scale, where a rollout ends."""
        return self.game.study.points(s)
