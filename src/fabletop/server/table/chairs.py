"""Who sits where, at which device, and under what name."""

from __future__ import annotations

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
    calm: bool = False  # no reflexes: a press counts as an average person's

    def keep(self) -> Json:
        """As it goes to disk and over the wire."""
        return {part.name: getattr(self, part.name) for part in fields(self)}


@dataclass(slots=True)
class Manners:
    """The host's switches."""

    locked: bool = False  # nobody new comes in, not even to watch
    door: bool = True  # the code alone lets people in
    paused: bool = False
    chat: bool = False  # free text is allowed, where the game allows it
    slow: bool = False  # no clocks: a game over days
    banter: bool = True  # bots say something now and then
    lesson: bool = False  # a guided first game: cards to look at stay until all are ready
    waits: bool = False  # bots wait until the learner has read
    clock: bool = True  # an action is played for people who do not answer in time

    def keep(self) -> Json:
        """As it goes to disk and over the wire."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @classmethod
    def restore(cls, kept: Json) -> Manners:
        """From disk. Older versions have no door; it counts as open until the game starts."""
        return cls(**{"door": not kept.get("started"), **cast(Any, kept.get("manners", {}))})

    def lets_in(self) -> bool:
        """Whether the code alone lets people in."""
        return self.door and not self.locked


@dataclass(slots=True)
class Chair:
    """A seat at a table: empty, or with a person, or with a bot named by its level."""

    name: str | None = None
    colour: int = 0
    bot: str | None = None
    sitting: int = 0  # a new number for each person, so old tokens are void
    home: Seat | None = None  # the seat its token names, if the chair was moved since
    came: int = 0  # the number of its person: how many sat down before
    sat_by: str = ""  # the id of its person's `sit` message
    lapses: int = 0
    lapsed: int = -1  # the clock that ran out last
    away: bool = False
    stood_in: bool = False  # a bot plays for a person who left
    left: bool = False  # the chair stays empty for the rest of the game
    free: bool = False  # somebody new may sit down in place of the bot
    agreed: bool = False  # the person left at their own wish
    held_by: list[str] = field(default_factory=list)  # marks of its devices in this game
    help: Help = field(default_factory=Help)
    ticks: list[str] = field(default_factory=list)  # the settings ticked in the lobby
    returning: str = ""  # the question its bot still answers before it hands over
    lost_at: float | None = None  # since when its device is disconnected, if that matters to play
    presence: str = ""  # "here", "idle" (present, but a bot plays), "gone"; "": not seen yet
    since: float = 0.0  # since when `presence` has its value

    def gone_at(self, grace: float) -> float | None:
        """When a person with a lost connection counts as gone; None if connected."""
        return None if self.lost_at is None else self.lost_at + grace

    def hold_by(self, mark: str) -> None:
        """Remember until the next game that a device holds this chair."""
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
        """After a game: people who left, or for whom a bot played, may play the next one."""
        if self.stood_in:
            self.bot = None
        self.stood_in = self.left = self.away = self.agreed = False
        self.held_by = []
        self.lapses, self.lapsed, self.returning = 0, -1, ""
        if self.free:
            self.name, self.free = None, False

    @classmethod
    def restore(cls, kept: Json) -> Chair:
        """From disk."""
        told = cast(Any, kept)
        return cls(**{**told, "help": Help(**told.get("help", {}))})


Shown = dict[str, Any] | None  # a view, as it goes over the wire


class Moment:
    """What was the same for all devices when they were told something."""

    __slots__ = ("common", "deadline", "first", "lasting", "revision")

    def __init__(self, lasting: Json, common: Json, revision: int, deadline: float | None) -> None:
        self.lasting = lasting  # of the table
        self.common = common  # of the game
        self.revision = revision  # `Table.revision` at that time
        self.deadline = deadline
        self.first: Shown = None  # the view of the first device

    def is_as_lasting(self, other: Moment) -> bool:
        """Whether nothing of the table changed between the two."""
        return self.lasting is other.lasting and self.revision == other.revision


class Told:
    """The picture a device was told last, in parts, to find what differs next time."""

    __slots__ = ("apart", "choices", "moment", "options", "own", "view", "yours")

    def __init__(
        self,
        moment: Moment,
        yours: Json,
        own: Json,
        view: Shown,
        apart: tuple[str, ...] | None,
        choices: list[list[object]],
        options: Any,
    ) -> None:
        self.moment = moment
        self.yours = yours  # of the table, for this device
        self.own = own  # of the game, for this device, without view and choices
        self.view = view
        self.apart = apart  # members in which it differs from the first view; None: in most
        self.choices = choices
        self.options = options  # its choices, as the rules offered them


@dataclass(slots=True)
class Device:
    """A screen: the seats it holds, and at a shared one the seat that said "it's me" last.

    It missed the events before it was `there`. Of those it gets what the game's log allows.
    """

    seats: list[Seat] = field(default_factory=list)
    open_for: Seat | None = None
    heard: dict[Seat | None, int] = field(default_factory=dict)  # events sent, by the seat shown
    there: int = 0  # the number of events when it came
    lingers: float | None = None  # until when its curtain stays open for the latest events
    keyed: int = 0  # its pictures hold tokens until the game has that many moves
    tv: bool = False  # a television
    mark: str = ""  # which browser it is, as an HMAC
    named: bool = False  # whether the page named its browser; else `mark` is of the connection
    trips: list[float] = field(default_factory=list)
    link: int = 0  # the bound computed from `trips`; 0 if it has answered no ping
    ready: bool = True  # False while it does not read what it is sent
    told: Told | None = None  # None: it gets a whole picture next time

    def eyes(self) -> Seat | None:
        """The seat whose view it shows; None for the public view, as behind a curtain."""
        if len(self.seats) < 2:
            return self.seats[0] if self.seats else None
        return self.open_for if self.open_for in self.seats else None

    def forget(self) -> None:
        """Before another game: forget what was sent of the one before."""
        self.open_for = self.lingers = None
        self.heard, self.there, self.keyed = {None: 0}, 0, 0
