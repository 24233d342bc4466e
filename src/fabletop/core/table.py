"""The part of a game for people at a table: time, talk, presence, undo.

Each game has one, `game.table`. The default has no clocks, allows all talk, and allows undo until
new information comes out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Generic

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import S, Seat, View
from fabletop.core.kinds import Kind
from fabletop.core.news import News, Weight
from fabletop.core.options import Action, Word, some_fillings
from fabletop.core.pace import Lapses, Pace
from fabletop.core.refusals import Refusal

if TYPE_CHECKING:
    from fabletop.core.rulebook import Rulebook

ON_LEAVE, BOT = "on_leave", "bot"  # the setting for those who leave, and its value for a bot


class Table(Generic[S]):
    """The part of a game that the rooms of a server ask."""

    main: Sequence[str] = ()
    """The settings a lobby shows first; the others wait behind a button."""
    shown: Mapping[str, Kind] = {}
    """The kinds of view keys that are no fields, for a page without a board: seats by name."""
    lesson: Mapping[str, Word] = {}
    """The options of a guided first game."""
    moods: Mapping[str, str] = {}
    """Public event → whether it is "good" or "bad" for its `seat`: bots say a word about it."""
    feats: Mapping[str, str] = {}
    """Public event → what it says of its `seat`, for statistics: it "knew" something by heart, it
    "missed" it, or it was so quick ("ms", which is then an argument)."""
    fleeting: Collection[str] = frozenset()
    """Events that players must remember: sent when they happen, and never again."""
    look_seconds: Mapping[str, str] = {}
    """Fleeting event → its argument that holds the seconds a shared device shows it."""
    weights: Mapping[str, Weight] = {}
    """Event → how long it is seen before the next question is put; none: no time at all."""
    attends = False
    """Whether the rules want to know which people are present (`gather`)."""
    races = False
    """Whether the game has contests, so that connections must be measured."""
    undo = True
    """Whether a move may be taken back until new information comes out."""
    _news: News | None = None  # made when somebody first asks

    def __init__(self, game: Rulebook[S]) -> None:
        self.game = game

    @property
    def news(self) -> News:
        """How long the events of this game are seen."""
        news = self._news
        if news is None:
            news = self._news = News(self.weights, self.game.about.events)
        return news

    # -- the current question

    def is_open(self, s: S) -> bool:
        """Whether a device that everybody sees may show the question: nothing in it is private."""
        return bool(s.agenda) and self.game.ask(s).open

    def is_secret(self, s: S) -> bool:
        """Whether answers to the current question stay secret until all have answered."""
        ask = self.game.ask(s)
        return ask.together and ask.secret

    def pace(self, s: S) -> Pace:
        """How long the current question lasts, and what a lapse plays."""
        lapse = Lapses(self.game.actors(s), lambda seat: self.lapses(s, seat))
        return Pace(self.game.decision(s), None, lapse)

    def lapses(self, s: S, seat: Seat) -> Sequence[Action]:
        """What may be played for a seat that does not answer: by default, any option."""
        options = self.game.options(s, seat)
        return [action for option in options for action in some_fillings(option)[:1]]

    def understand(self, s: S, action: Action) -> object:
        """How the game reads a free text in an action, as JSON, from the text alone."""
        return None

    # -- people

    def refuse_company(
        self, options: Mapping[str, Word], bots: Sequence[Seat], shared: bool
    ) -> Refusal | None:
        """Why this company is impossible: bots on these seats, all people at one device or not."""
        return None

    def talk(self, s: S, seat: Seat) -> str:
        """What a seat may say now: "free", "phrases" or nothing ("")."""
        return "free"

    def marked_for(self, s: S, seat: Seat, text: str) -> Sequence[Seat]:
        """The seats for which a message is highlighted."""
        return ()

    def stands_in(self, options: Mapping[str, Word]) -> bool:
        """Whether a bot takes over for a person who leaves: as the setting `on_leave` says, or
        yes without that setting."""
        setting = self.game.about.settings.get(ON_LEAVE)
        return setting is None or options.get(ON_LEAVE, setting.default) == BOT

    def leave(self, s: S, seat: Seat, dealer: Dealer) -> None:
        """A seat leaves for good and no bot takes over. By default the game ends."""
        s.agenda.clear()

    def gather(self, s: S, here: Sequence[Seat], people: Sequence[Seat], dealer: Dealer) -> None:
        """Tells a game that `attends` which of the `people` are `here`."""

    # -- what people are shown

    def views(self, s: S, seats: Sequence[Seat | None]) -> list[View]:
        """What people are shown of a position: the view of each seat.

        A game may add what follows from a view and helps people choose, such as what a tile would
        bring. Bots and simulations do without it.
        """
        return [self.game.view(s, seat) for seat in seats]

    def log(self, s: S, seat: Seat | None, past: Sequence[Event]) -> Sequence[Event]:
        """The past events that may be sent to a seat again: nothing fleeting before the end.

        `past` holds the latest events this seat was told, all of them or only some.
        """
        if not s.agenda or not self.fleeting:
            return past
        return [event for event in past if event.key not in self.fleeting]
