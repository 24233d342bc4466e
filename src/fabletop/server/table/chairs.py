"""Who sits where, at which device, and under what name."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, fields
from typing import Any, cast

from fabletop.core.game import Json, Seat

TRIPS_KEPT = 30  # the latest round trips, in milliseconds
HOLDERS_KEPT = 40  # devices a chair was held by in one game


@dataclass(slots=True)
class Help:
    """What makes it easier for one chair; everybody sees it."""

    time: str = "usual"  # or "double", "endless": how long its clocks run
    hints: bool = False  # it may ask what a bot would do
    large: bool = False  # larger print
    calm: bool = False  # no reflexes needed: a press counts like that of a usual hand

    def keep(self) -> Json:
        """As it goes to disk and over the wire."""
        return {part.name: getattr(self, part.name) for part in fields(self)}


@dataclass(slots=True)
class Manners:
    """How a table is kept, as its host says."""

    locked: bool = False  # nobody new comes in, not even to watch
    door: bool = True  # whoever says the code is let in
    paused: bool = False
    chat: bool = False  # words of one's own are welcome, where the game allows them
    slow: bool = False  # no clocks: a game over days
    banter: bool = True  # bots say something now and then
    lesson: bool = False  # a guided first game: looks last until all are ready
    waits: bool = False  # bots wait until the learner has read
    clock: bool = True  # who does not answer in time is played for

    def keep(self) -> Json:
        """As it goes to disk and over the wire."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @classmethod
    def restore(cls, kept: Json) -> Manners:
        """From a table as it was kept; older versions knew no door, and it closes in play."""
        return cls(**{"door": not kept.get("started"), **cast(Any, kept.get("manners", {}))})

    def lets_in(self) -> bool:
        """Whether the code alone leads in."""
        return self.door and not self.locked


@dataclass(slots=True)
class Chair:
    """Who sits where: nobody yet, a person, or a bot by its level."""

    name: str | None = None
    colour: int = 0
    bot: str | None = None
    sitting: int = 0  # rises when somebody new sits down; old tokens are void
    home: Seat | None = None  # where its token says it stands, if it was moved since
    came: int = 0  # how many had sat down before
    sat_by: str = ""  # the id of the message by which somebody sat down
    lapses: int = 0
    lapsed: int = -1  # the clock that ran out last
    away: bool = False
    stood_in: bool = False  # a bot plays for a person who left
    left: bool = False  # the chair stays empty for the rest of the game
    free: bool = False  # somebody new may sit down for the bot that plays here
    agreed: bool = False  # whoever left did so at their own wish
    held_by: list[str] = field(default_factory=list)  # marks of devices, in this game
    help: Help = field(default_factory=Help)
    ticks: list[str] = field(default_factory=list)  # what was ticked in the lobby
    returning: str = ""  # the question its bot still answers before it hands over
    lost_at: float | None = None  # since when nobody is at its device, while that matters to play
    presence: str = ""  # "here", "idle" (a bot plays while they look on), "gone"; "": not seen yet
    since: float = 0.0  # when that began

    def gone_at(self, grace: float) -> float | None:
        """When somebody who lost the line has been away too long."""
        return None if self.lost_at is None else self.lost_at + grace

    def hold_by(self, mark: str) -> None:
        """A device holds this chair; it stays known as one that did until the next game."""
        if mark not in self.held_by:
            self.held_by = [*self.held_by, mark][-HOLDERS_KEPT:]

    def keep(self) -> Json:
        """What must survive a restart."""
        return {
            "name": self.name,
            "colour": self.colour,
            "bot": self.bot,
            "sitting": self.sitting,
            "home": self.home,
            "came": self.came,
            "sat_by": self.sat_by,
            "stood_in": self.stood_in,
            "left": self.left,
            "free": self.free,
            "agreed": self.agreed,
            "held_by": self.held_by,
            "help": self.help.keep(),
            "ticks": self.ticks,
        }

    def return_for_another(self) -> None:
        """After a game: whoever a bot played for, or who left, may play the next one."""
        if self.stood_in:
            self.bot = None
        self.stood_in = self.left = self.away = self.agreed = False
        self.held_by = []
        self.lapses, self.lapsed, self.returning = 0, -1, ""
        if self.free:
            self.name, self.free = None, False

    @classmethod
    def restore(cls, kept: Json) -> Chair:
        """From what was kept."""
        told = cast(Any, kept)
        return cls(**{**told, "help": Help(**told.get("help", {}))})


Shown = dict[str, Any] | None  # a view, as it goes over the wire


class Told:
    """What a device was told last, to see what differs next time."""

    __slots__ = (
        "apart", "choices", "common", "deadline", "first", "lasting", "options", "own",
        "revision", "view", "yours",
    )  # fmt: skip

    def __init__(
        self,
        lasting: Json,
        common: Json,
        yours: Json,
        own: Json,
        view: Shown,
        choices: list[list[object]],
        options: Any,
        revision: int,
        deadline: float | None,
        first: Shown,
        apart: tuple[str, ...] | None,
    ) -> None:
        self.lasting = lasting  # what everybody is told of the table
        self.common = common  # and of the game
        self.yours = yours  # what only this device is told of the table
        self.own = own  # and of the game, besides the next two
        self.view = view
        self.choices = choices
        self.options = options  # its choices, as the rules offered them
        self.revision = revision  # `Table.revision` at that time
        self.deadline = deadline
        self.first = first  # the view of the first device that was told something then
        self.apart = apart  # members in which its view is another; None: most of them


@dataclass(slots=True)
class Device:
    """A screen: whose, and at a shared one, who has just said "it's me".

    What happened before it was `there` it has missed: it is told what the log may tell.
    """

    seats: list[Seat] = field(default_factory=list)
    open_for: Seat | None = None
    heard: dict[Seat | None, int] = field(default_factory=dict)  # events sent, by whose eyes
    there: int = 0  # how many events there were when it came
    lingers: float | None = None  # until when its curtain stays open for what was just told
    keyed: int = 0  # up to how many moves its pictures bring the keys to its chairs
    tv: bool = False  # the board for all
    mark: str = ""  # which browser it is, in a way nobody can read
    named: bool = False  # whether it said so itself; else its connection is all we know
    trips: deque[float] = field(default_factory=lambda: deque(maxlen=TRIPS_KEPT))
    link: int = 0  # what these make of it; 0 if it has answered no ping
    ready: bool = True  # whether it reads as fast as it is told things
    told: Told | None = None  # None: it is told everything next time

    def eyes(self) -> Seat | None:
        """Whose eyes it shows; a shared one shows nobody's until somebody says so."""
        if len(self.seats) < 2:
            return self.seats[0] if self.seats else None
        return self.open_for if self.open_for in self.seats else None

    def forget(self) -> None:
        """Another game begins: nothing of the one before was said."""
        self.open_for = self.lingers = None
        self.heard, self.there, self.keyed = {None: 0}, 0, 0
