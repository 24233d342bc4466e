"""What a table of people needs beyond the rules: time, talk, presence, taking back.

Each game has one, `game.table`. A game that says nothing of its own has this one: nobody is in a
hurry, everybody may talk, and moves can be taken back as long as nothing was let out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Generic

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import S, Seat, View
from fabletop.core.options import Action, Word, some_fillings
from fabletop.core.pace import Lapses, Pace
from fabletop.core.refusals import Refusal

if TYPE_CHECKING:
    from fabletop.core.rulebook import Rulebook

ON_LEAVE, BOT = "on_leave", "bot"  # the setting for those who leave, and its value for a bot


class Table(Generic[S]):
    """The part of a game that the rooms of a server ask."""

    main: Sequence[str] = ()
    """The settings people ask for; the others wait behind them."""
    lesson: Mapping[str, Word] = {}
    """The options of a first game, for those who learn it."""
    fleeting: Collection[str] = frozenset()
    """Events that must be remembered: told when they happen, and never again."""
    look_seconds: Mapping[str, str] = {}
    """Fleeting events that say for how many seconds one looks at them, and in which argument."""
    attends = False
    """Whether it matters to the rules who of the people is there."""
    races = False
    """Whether it has contests, so that links must be measured."""
    undo = True
    """Whether a move may be taken back, as long as nothing was let out since."""

    def __init__(self, game: Rulebook[S]) -> None:
        self.game = game

    # -- the question now put

    def is_open(self, s: S) -> bool:
        """Whether the question can be answered over a device that everybody looks at."""
        return bool(s.agenda) and self.game.ask(s).open

    def is_secret(self, s: S) -> bool:
        """Whether nobody learns an answer to the question now put before all have answered."""
        ask = self.game.ask(s)
        return ask.together and ask.secret

    def pace(self, s: S) -> Pace:
        """How long the question now put lasts, and what a lapse plays."""
        lapse = Lapses(self.game.actors(s), lambda seat: self.lapses(s, seat))
        return Pace(self.game.decision(s), None, lapse)

    def lapses(self, s: S, seat: Seat) -> Sequence[Action]:
        """What may be played for somebody who does not answer: anything that is allowed."""
        options = self.game.options(s, seat)
        return [action for option in options for action in some_fillings(option)[:1]]

    def understand(self, s: S, action: Action) -> object:
        """How a free text in a possible action is read, as JSON, from the text alone."""
        return None

    # -- people

    def refuse_company(
        self, options: Mapping[str, Word], bots: Sequence[Seat], shared: bool
    ) -> Refusal | None:
        """Why these cannot play together: bots on some seats, all people at one shared device."""
        return None

    def talk(self, s: S, seat: Seat) -> str:
        """What a seat may say aloud now: "free", "phrases" or nothing at all ("")."""
        return "free"

    def marked_for(self, s: S, seat: Seat, text: str) -> Sequence[Seat]:
        """Who should look twice at what somebody says now."""
        return ()

    def stands_in(self, options: Mapping[str, Word]) -> bool:
        """Whether a bot plays on for somebody who leaves: as the setting `on_leave` says, if there
        is one."""
        setting = self.game.about.settings.get(ON_LEAVE)
        return setting is None or options.get(ON_LEAVE, setting.default) == BOT

    def leave(self, s: S, seat: Seat, dealer: Dealer) -> None:
        """A seat leaves for good and nobody takes it over: the game ends."""
        s.agenda.clear()

    def gather(self, s: S, here: Sequence[Seat], people: Sequence[Seat], dealer: Dealer) -> None:
        """Who is there now, of the seats played by people; told to games that attend to it."""

    # -- what they are shown

    def views(self, s: S, seats: Sequence[Seat | None]) -> list[View]:
        """The views of several seats at one moment, as those who send them need them."""
        return [self.game.view(s, seat) for seat in seats]

    def log(self, s: S, seat: Seat | None, past: Sequence[Event]) -> Sequence[Event]:
        """What of a seat's past events may still be sent to it: nothing fleeting before the end.

        `past` are the latest events this seat was told, all of them or as many as are wanted.
        """
        if not s.agenda or not self.fleeting:
            return past
        return [event for event in past if event.key not in self.fleeting]
