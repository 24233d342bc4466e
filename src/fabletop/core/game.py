"""The protocol: everything the house knows of a game.

Server, browser, bots, simulation and adapters are written against `Game` and nothing else. A
rulebook that keeps to it can be played by people over a network, by bots a million times, by a
tree search from the middle of a turn, and again years later from its record.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from fabletop.core.dealer import Dealer, Event, Luck
from fabletop.core.options import Action, Hole, Option, Word
from fabletop.core.refusals import Refusal

Seat = int
View = Mapping[str, object]
Notes = Mapping[str, object]
Json = dict[str, object]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing a host can choose: its default, and all it accepts, as words or holes.

    What is `ticked` the host does not choose: its value is the seats that ticked it in the lobby.
    """

    default: Word
    accepts: tuple[Word | Hole, ...]
    ticked: bool = False


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


class Contest(NamedTuple):
    """A question of who is first, as data; the room measures and judges reactions.

    People answer with `verb` and the milliseconds their page measured; the room completes that
    with what it measured itself: (verb, counted, claimed, elapsed, link). Before it is `open` an
    answer is early. Each of the `prizes` goes to the fastest of some seats; those within `level`
    milliseconds of each other are level. A reaction below `floor` is none, one beyond `window`
    comes too late. `head_start` is taken off what counts; where the table is `trusting`, what is
    claimed is not bounded by the link. A second answer is refused with `again`, or `locked` if
    the first was below the floor, one to an older contest with `closed`.
    """

    verb: str
    open: bool
    prizes: tuple[tuple[Seat, ...], ...]
    head_start: Mapping[Seat, int]
    floor: int
    level: int
    window: int
    trusting: bool
    again: str
    locked: str
    closed: str


class Lift(NamedTuple):
    """A clock that gives more time when something new is on the table.

    Whenever `news` rises, at least `least` seconds are left; the question never lasts longer than
    `longest` in all.
    """

    news: int
    least: float
    longest: float


class Pace(NamedTuple):
    """The time of a question as data; the room keeps the clock.

    The question shows for at least `shows` seconds and lasts at most `lasts` (None: for ever).
    While `clock` stays the same number, the same clock runs on; it goes on where it was when the
    game comes back to it. `lapse` says what is played for each seat that has not answered by
    then: one of these actions, by chance. A bot takes `ponder` seconds (None: as long as usual).
    A clock waits up to `grace` seconds, once, for somebody asked whose line is lost, and who
    stays away that long has left. If it `counts`, who lets it run out again and again is away.
    A `contest` is answered in real time, and judged by the room. A `lift` gives a clock more time.
    Where all people sit at one device, a clock that is not `shared` stands still.
    """

    clock: int
    lasts: float | None
    lapse: Mapping[Seat, Sequence[Action]]
    shows: float = 0.0
    ponder: float | None = None
    grace: float = 0.0
    counts: bool = True
    contest: Contest | None = None
    lift: Lift | None = None
    shared: bool = True

    def is_patient(self) -> bool:
        """Whether it waits for people who think; looks and races are as long as they are."""
        return self.counts and not self.shows and not self.contest


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


class Game(Protocol[S]):
    """A pure rulebook over plain-data states `S`."""

    key: str
    version: int
    pack: str
    """The text of the content pack it is made with; "" for its usual content."""
    seats: range
    settings: Mapping[str, Setting]
    actions: Mapping[str, tuple[str, ...]]
    """Every verb people can use, with the names of its arguments."""
    events: Mapping[str, tuple[str, ...]]
    """Every event the rules tell, with the names of its arguments."""
    refusals: Mapping[str, str]
    """Every code this game refuses with, and the clause it usually rests on."""
    heuristics: Mapping[str, Heuristic]
    """How a player without foresight values an action, by level."""
    bots: Mapping[str, BotMaker]
    """Players this game brings along, by level, the usual one first; none: those of the house."""
    trials: Mapping[str, BotMaker]
    """Players for studies only: those its balance figures were made with."""
    explanations: Mapping[str, Explanation]
    """Why a player by the heuristic of that name chose an action."""
    reasons: Mapping[str, tuple[str, ...]]
    """Every reason its bots can give, with the names of its arguments."""
    styles: Mapping[str, Style]
    """Ways to play for characters; those without one play by a heuristic."""
    characters: Mapping[str, Character]
    """Bots with names of their own, the usual one first: it stands in for people who leave."""
    fleeting: Collection[str]
    """Events that must be remembered: told when they happen, and never again."""
    attends: bool
    """Whether it matters to the rules who of the people is there."""
    races: bool
    """Whether it has contests, so that links must be measured."""
    undo: bool
    """Whether a move may be taken back, as long as nothing was let out since."""
    main: Sequence[str]
    """The settings people ask for; the others wait behind them."""
    lesson: Mapping[str, Word]
    """The options of a first game, for those who learn it."""
    cooperative: bool
    """Whether all win or lose together."""
    holes: Collection[str]
    """The verbs whose options may have holes."""
    skills: Collection[str]
    """Questions that memory or hands answer, not choice: a search does not choose there."""
    usual: Collection[str]
    """Questions about which `likely` has something to say, skills among them."""
    horizon: int
    """How many answers a search goes on beyond its tree, before `prospects` tell how it stands."""
    chapters: int
    """In how many of its chapters a search plays on at most, this one counted; 0: in all."""
    strong: str
    """Whose advice a search takes: a level of `bots`, or of `heuristics`; "" of nobody."""

    def refuse_setup(self, seats: int, options: Mapping[str, Word]) -> Refusal | None:
        """Why no such table can be, or None."""

    def refuse_company(
        self, options: Mapping[str, Word], bots: Sequence[Seat], shared: bool
    ) -> Refusal | None:
        """Why these cannot play together: bots on some seats, all people at one shared device."""

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

    def is_open(self, s: S) -> bool:
        """Whether the question can be answered over a device that everybody looks at."""

    def is_secret(self, s: S) -> bool:
        """Whether nobody learns an answer to the question now put before all have answered."""

    def fillings(self, s: S, seat: Seat, option: Option) -> Sequence[Action]:
        """Some sensible ways to fill the holes of an option, for those who search."""

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
        """Every action that verbs with arguments can make at such a table, for those who number.

        Verbs with too many are left out. Of options with holes, those in it that fit. One with a
        hole of its own is one number for all that the hole can be filled with.
        """

    def likely(self, s: S, seat: Seat, dealer: Dealer) -> Action:
        """What somebody would do here by rule of thumb, for a search; asked what is usual only."""

    def understand(self, s: S, action: Action) -> object:
        """How a free text in a possible action is read, as JSON, from the text alone."""

    def talk(self, s: S, seat: Seat) -> str:
        """What a seat may say aloud now: "free", "phrases" or nothing at all ("")."""

    def marked_for(self, s: S, seat: Seat, text: str) -> Sequence[Seat]:
        """Who should look twice at what somebody says now."""

    def refuse(
        self, s: S, seat: Seat | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        """Why not; None exactly when the action fits an option of that seat."""

    def apply(self, s: S, seat: Seat, action: Action, dealer: Dealer) -> None:
        """Carry out an action. Trusts its caller: legality is checked once, at the door."""

    def play_out(self, s: S, bots: Sequence[Bot], dealer: Dealer) -> int:
        """Let bots that need neither views nor events play to the end; how often they chose.

        The same game as by `actors`, `options` and `apply`, only faster.
        """

    def leave(self, s: S, seat: Seat, dealer: Dealer) -> None:
        """A seat leaves for good and nobody takes it over."""

    def gather(self, s: S, here: Sequence[Seat], people: Sequence[Seat], dealer: Dealer) -> None:
        """Who is there now, of the seats played by people; told to games that attend to it."""

    def outcome(self, s: S) -> Outcome | None:
        """The result, once the game is over."""

    def points(self, s: S) -> Sequence[int]:
        """What everybody's things would count now, hidden ones too: for those who look back."""

    def chapter(self, s: S) -> int:
        """The number of the turn or the round, where that is what most answers are about."""

    def prospects(self, s: S) -> Sequence[float]:
        """How everybody stands, on any scale, for a search that looks no further."""

    def view(self, s: S, seat: Seat | None) -> View:
        """All this seat may know by looking now; None: spectators and the television.

        Every view says which `step` is asked and of whom (`actors`).
        """

    def views(self, s: S, seats: Sequence[Seat | None]) -> list[View]:
        """The views of several seats at one moment, as those who send them need them."""

    def log(self, s: S, seat: Seat | None, past: Sequence[Event]) -> Sequence[Event]:
        """What of a seat's past events may still be sent to it."""

    def notes(self, seats: int) -> Notes:
        """What a memory holds before the first event."""

    def remember(self, notes: Notes, event: Event) -> Notes:
        """What it holds after one more event: view and notes are all a seat can know."""

    def imagine(self, view: View, notes: Notes, dealer: Dealer) -> S:
        """A whole state that the owner of view and notes cannot tell from the real one."""

    def confided(self, s: S, seat: Seat, heard: Sequence[Event], number: int) -> Event | None:
        """What a seat alone was told when `heard[number]` happened, in a world others imagine.

        `heard` is what the one who imagines has heard. None: nothing that he must suppose.
        """

    def clone(self, s: S) -> S:
        """An independent copy."""

    def pace(self, s: S) -> Pace:
        """How long the question now put lasts, and what a lapse plays."""

    def components(self, s: S) -> Sequence[str]:
        """Every piece in the box, wherever it lies: the same list from first to last."""

    def dump(self, s: S) -> Json:
        """The state as JSON."""

    def load(self, data: Mapping[str, object]) -> S:
        """A state from JSON; what a position leaves out is as at the start of a turn.

        Raises ValueError for what is no position of this game.
        """
