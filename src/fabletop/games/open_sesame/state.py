"""The state of a raid on the cavern: setting up and copying.

Nobody has looked at the pile, so it has no order here: it is a bag, and a card is drawn from it
when it is turned up. Only the place of the Chief Thief is known: so many cards lie above him
(OS-3 has the same distribution). What is not in the state cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Word
from fabletop.core.rulebook import Position
from fabletop.games.open_sesame.content import QUIET, Box

NOBODY = -1
OUT = -1  # chief: he has been drawn


class Entry(NamedTuple):
    """Something said in a recital: a kind, how many, and what it is like ("" if not asked)."""

    kind: int
    copies: int
    adjective: str = ""


class State(Position):
    """One game of Open Sesame at one moment."""

    __slots__ = (
        "adjectives", "ali", "bag", "box", "case", "chief", "clock", "collections", "culprit",
        "ended", "hand", "last_round", "may_stop", "named", "named_total", "options", "order",
        "pool", "reciter", "rest", "seats", "tokens", "turn", "unseen", "waiting",
    )  # fmt: skip

    def __init__(self, box: Box, seats: int, options: Mapping[str, Word]) -> None:
        super().__init__()
        self.box = box
        self.seats = seats
        self.options = options
        self.bag = list(box.treasures[str(options["deck"])])  # sorted; its order means nothing
        self.chief = len(self.bag) - box.below_chief  # cards above the Chief Thief
        band = 1 if options["two_player"] == "band" else 0
        self.collections: list[list[int]] = [[] for _ in range(seats + band)]
        self.ali = 0
        self.reciter = 1 % seats
        self.last_round = False
        self.ended = ""  # or why: "scored", "aborted"
        # of this round
        self.hand: list[int] = []  # in the order of revealing
        self.adjectives: list[str] = []  # in force, card by card
        self.tokens = [0] * len(box.alarms)
        self.may_stop = False
        # of this recital
        self.named: list[bool] = []
        self.named_total = 0
        self.waiting: Entry | None = None  # OS-84: said, and Ali Baba has to rule
        self.rest: list[Entry] | None = None  # what comes after it, if it stood in a sentence
        self.clock = 0
        # of a look at open cards, and of the sharing
        self.unseen: list[int] = []
        self.pool: list[int] = []  # in catalogue order
        self.case = 0
        self.culprit = NOBODY
        self.order: list[int] = []
        self.turn = 0

    # -- who is who

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def thieves(self) -> list[int]:
        """OS-6: clockwise from Ali Baba's left."""
        return [(self.ali + k) % self.seats for k in range(1, self.seats)]

    def has_band(self) -> bool:
        return len(self.collections) > self.seats

    def after(self, thief: int) -> int:
        """OS-31: the next to recite; Ali Baba is passed over."""
        following = self.left_of(thief)
        return following if following != self.ali else self.left_of(following)

    # -- the cards

    def pile(self) -> int:
        """How many cards can still be drawn."""
        return len(self.bag) + (self.chief != OUT)

    def keep(self, kind: int) -> None:
        """OS-12, OS-15: a card comes into the hand, and brings its token."""
        self.hand.append(kind)
        self.adjectives.append("")
        alarm = self.box.alarm_of[kind]
        if alarm != QUIET:
            self.tokens[alarm] += 1
        if kind == self.box.chief:
            self.last_round = True  # OS-20

    def begin_round(self) -> None:
        """OS-10, OS-19, OS-50: nothing is left of the round before."""
        self.hand = []
        self.adjectives = []
        self.tokens = [0] * len(self.box.alarms)
        self.may_stop = False
        self.case = 0
        self.culprit = NOBODY
        self.reciter = self.left_of(self.ali)


def is_caught(box: Box, tokens: Sequence[int]) -> bool:
    """OS-16, OS-17: three of a type, or one of each."""
    return box.tokens in tokens or 0 not in tokens


def would_catch(box: Box, tokens: Sequence[int], alarm: int) -> bool:
    """Whether one more token of this type has him caught."""
    return is_caught(box, [count + (number == alarm) for number, count in enumerate(tokens)])


def caught_by(box: Box, tokens: Sequence[int]) -> list[int]:
    """The types that gave him away: one that he has three of, or all."""
    three = [alarm for alarm, count in enumerate(tokens) if count >= box.tokens]
    return three or (list(range(len(tokens))) if is_caught(box, tokens) else [])


def setup(box: Box, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c)."""
    s = State(box, seats, options)
    s.ali = choose_ali(seats, options, dealer)
    s.reciter = s.left_of(s.ali)
    dealer.tell("began", s.ali)
    s.plan("begin_round")
    return s


def choose_ali(seats: int, options: Mapping[str, Word], dealer: Dealer) -> int:
    """OS-5: the youngest, anybody, or whom the host names."""
    if options["first_ali"] == "host":
        return cast(int, options["first_seat"])
    ticked = cast(tuple[int, ...], options["youngest"]) if options["first_ali"] != "random" else ()
    among = sorted(ticked) or list(range(seats))
    return among[0] if len(among) == 1 else dealer.draw(among)


def blank(box: Box, seats: int, options: Mapping[str, Word]) -> State:
    """A state of which nothing is said; plain Python cannot make one where this is compiled."""
    return State(box, seats, options)


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
    c.agenda = s.agenda[:]
    c.decision = s.decision
    c.box = s.box
    c.seats = s.seats
    c.options = s.options
    c.bag = s.bag[:]
    c.chief = s.chief
    c.collections = [cards[:] for cards in s.collections]
    c.ali = s.ali
    c.reciter = s.reciter
    c.last_round = s.last_round
    c.ended = s.ended
    c.hand = s.hand[:]
    c.adjectives = s.adjectives[:]
    c.tokens = s.tokens[:]
    c.may_stop = s.may_stop
    c.named = s.named[:]
    c.named_total = s.named_total
    c.waiting = s.waiting
    c.rest = None if s.rest is None else s.rest[:]
    c.clock = s.clock
    c.unseen = s.unseen[:]
    c.pool = s.pool[:]
    c.case = s.case
    c.culprit = s.culprit
    c.order = s.order[:]
    c.turn = s.turn
    return c


# -- in words


def spell_entry(box: Box, entry: Entry) -> list[object]:
    return [box.kinds[entry.kind], entry.copies, entry.adjective]


def entry_of(box: Box, words: object) -> Entry:
    """The same back."""
    kind, count, adjective = cast(Sequence[Any], words)
    return Entry(box.kind[kind], count, adjective)


def claim(s: State, name: str) -> int:
    """A card somebody names, taken out of the pile."""
    kind = s.box.kind[name]
    if kind == s.box.chief and s.chief != OUT:
        s.chief = OUT
    elif kind in s.bag:
        s.bag.remove(kind)
    else:
        raise ValueError(f"{name} is named more often than the deck holds it")
    return kind


def is_left(s: State, name: str) -> bool:
    """Whether a card can still be claimed."""
    kind = s.box.kind[name]
    return kind in s.bag or (kind == s.box.chief and s.chief != OUT)


def sharers(s: State) -> list[int]:
    """OS-38 to OS-42, OS-90: who takes a card in turn; the Band sits between thief and Ali Baba."""
    band = [s.seats] if s.has_band() else []
    thieves = [*s.thieves(), *band]
    if s.case == 1:
        return [s.ali, *thieves]
    if s.case == 2:
        return [*[thief for thief in thieves if thief != s.culprit], s.ali]
    return thieves


def components(s: State) -> list[str]:
    """Every card of the deck, wherever it is."""
    taken = [kind for cards in s.collections for kind in cards]
    chief = [s.box.chief] if s.chief != OUT else []
    return sorted(s.box.spell([*s.bag, *chief, *s.hand, *s.pool, *taken]))
