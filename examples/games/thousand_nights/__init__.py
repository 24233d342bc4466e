"""A Thousand Nights: hidden tales, told in turn, for as many nights as you like.

A whole game in one file, outside the house: `fabletop --with examples/games/thousand_nights serve`.
It is also the workload of `bench/load`: hands that only their owners see, three players, one small
move after the other, and with `nights` as "endless" no end.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import About, Notes, Outcome, Seat, Setting, View
from fabletop.core.kinds import Agenda, EachSeat, ListOf, Number, Row, Setup, must
from fabletop.core.kinds import Seat as ASeat
from fabletop.core.mind import Mind
from fabletop.core.options import Action, Word
from fabletop.core.positions import Field, Fields
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Ask, Position, Rulebook
from fabletop.core.study import Study
from fabletop.core.table import Table

SEATS = 3  # TN-1
TALES = range(1, 61)  # TN-2
HAND = 7  # TN-2
SHOWN = 12  # TN-5
ENDLESS = "endless"
TURN: tuple[tuple[Seat], ...] = ((0,), (1,), (2,))
TELL: list[Action] = [("tell", tale) for tale in range(len(TALES) + 1)]


class State(Position):
    """One game at one moment. Nobody knows the order of the deck, so it is a bag."""

    __slots__ = ("box", "carpet", "deck", "hands", "options", "points", "seats", "told")

    def __init__(self, options: Mapping[str, Word]) -> None:
        super().__init__()
        self.seats, self.options = SEATS, options
        self.told = 0  # so many tales
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.deck = list(TALES)
        self.carpet: list[tuple[Seat, int]] = []  # the latest tales, and who told them
        self.box: list[int] = []  # older ones
        self.points = [0] * SEATS


class Tell(Ask[State]):
    """TN-3 to TN-7."""

    verbs = ("tell",)

    def actors(self, s: State) -> Sequence[Seat]:
        return TURN[s.told % SEATS]

    def actor(self, s: State) -> Seat:
        return s.told % SEATS

    def options(self, s: State, seat: Seat) -> Sequence[Action]:
        return [TELL[tale] for tale in s.hands[seat]]

    def tell(self, s: State, seat: Seat, dealer: Dealer, tale: int) -> None:
        hand = s.hands[seat]
        hand.remove(tale)
        dealer.show("told", seat, tale)
        s.points[seat] += tale % 10  # TN-4
        s.carpet.append((seat, tale))
        if len(s.carpet) > SHOWN:
            insort(s.box, s.carpet.pop(0)[1])
        if not s.deck:  # TN-6
            s.deck, s.box = s.box, []
            dealer.tell("shuffled")
        drawn = dealer.draw(s.deck)
        insort(hand, drawn)
        dealer.tell("drew", drawn, to=(seat,))
        s.told += 1
        if s.told != s.options["nights"]:
            s.agenda.append("tell")


class NightsTable(Table[State]):
    """TN-8: without one of the three there is no game, so the default `leave` ends it."""

    main: Sequence[str] = ("nights",)

    def views(self, s: State, seats: Sequence[Seat | None]) -> list[View]:
        """What all see is put together once."""
        game = cast(ThousandNights, self.game)
        public = game.public(s)
        return [{**public, **game.private(s, seat)} for seat in seats]


class NightsStudy(Study[State]):
    def points(self, s: State) -> Sequence[int]:
        return s.points

    def components(self, s: State) -> Sequence[str]:
        return list(map(str, sorted(all_tales(s))))

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return TELL[1:]


class NightsMind(Mind[State]):
    """What can be known of hands: from which deck each of their tales was drawn.

    The deck is used up and made anew from the box. A tale that was not put into the newest deck,
    and lies nowhere in sight, is in a hand since an older one. Decks are numbered from 0.
    """

    def notes(self, seats: int) -> Notes:
        return {
            "deck": 0,
            "last_in": [0] * (len(TALES) + 1),  # for each tale, the last deck it was in
            "drawn": [[0] * HAND for _ in range(seats)],  # the decks that hands come from
            "carpet": [],
            "box": [],
        }

    def remember(self, notes: Any, event: Event) -> Notes:
        match event:
            case Event("told", (int(seat), int(tale))):
                return self.remember_tale(notes, seat, tale)
            case Event("shuffled"):
                return self.remember_shuffling(notes)
        return notes  # one's own hand is in the view

    def remember_tale(self, notes: Any, seat: Seat, tale: int) -> Notes:
        hand = [*notes["drawn"][seat], notes["deck"]]
        hand.remove(notes["last_in"][tale])
        carpet = [*notes["carpet"], [seat, tale]]
        older = [tale for _, tale in carpet[:-SHOWN]]
        return {
            **notes,
            "drawn": [hand if n == seat else other for n, other in enumerate(notes["drawn"])],
            "carpet": carpet[-SHOWN:],
            "box": [*notes["box"], *older],
        }

    def remember_shuffling(self, notes: Any) -> Notes:
        """Whoever has just told a tale draws from the new deck."""
        number = notes["deck"] + 1
        box, drawn = set(notes["box"]), [hand[:] for hand in notes["drawn"]]
        drawn[notes["carpet"][-1][0]][-1] = number
        last_in = [number if tale in box else n for tale, n in enumerate(notes["last_in"])]
        return {**notes, "deck": number, "last_in": last_in, "drawn": drawn, "box": []}

    def imagine(self, view: Any, notes: Any, dealer: Dealer) -> State:
        """Each hidden hand from the decks it was drawn from; what is left is the deck."""
        seat = view["seat"]
        s = State({"nights": view["nights"]})
        s.told, s.points, s.box = view["told"], view["points"][:], sorted(notes["box"])
        s.carpet = [(other, tale) for other, tale in view["carpet"]]
        s.agenda = [] if view["step"] == "over" else ["tell"]
        if seat is not None:
            s.hands[seat] = view["hand"][:]
        s.deck = []
        seen = set(all_tales(s))
        hidden: dict[int, list[int]] = {}
        for tale in TALES:
            if tale not in seen:
                hidden.setdefault(notes["last_in"][tale], []).append(tale)
        for other, decks in enumerate(notes["drawn"]):
            if other != seat:
                s.hands[other] = sorted(dealer.draw(hidden[deck]) for deck in decks)
        s.deck = hidden.get(notes["deck"], [])
        return s


class ThousandNights(Rulebook[State]):
    """The game: its rules, and its parts."""

    key = "thousand_nights"
    fields = Fields(
        Field("told", Number(), "how many tales were told", "0"),
        Field(
            "hands",
            EachSeat(ListOf(Number(1, len(TALES)), HAND)),
            "everybody's tales",
            "the first ones",
        ),
        Field(
            "deck",
            ListOf(Number(1, len(TALES)), ordered=True),
            "tales in the deck, in any order",
            "all others",
        ),
        Field(
            "carpet",
            ListOf(Row(ASeat(), Number(1, len(TALES))), SHOWN),
            "the latest tales and who told them, the last one last",
            "none",
        ),
        Field(
            "box",
            ListOf(Number(1, len(TALES)), ordered=True),
            "older tales, in any order",
            "none",
        ),
        Field("points", EachSeat(Number()), "applause so far", "all 0"),
        Field("agenda", Agenda("tell"), "what is to be done", "tell"),
        Field("decision", Number(), "the number of the question", "1"),
    )

    def __init__(self) -> None:
        about = About(
            seats=range(SEATS, SEATS + 1),
            actions={"tell": ("tale",)},
            events={
                "dealt": ("tales",),
                "told": ("seat", "tale"),
                "drew": ("tale",),
                "shuffled": (),
            },
            refusals={
                "bad-seats": "TN-1",
                "not-now": "TN-3",
                "no-tale": "TN-3",
                "bad-option": "TN-7",
            },
            settings={"nights": Setting(60, (60, 1001, ENDLESS), endless=(ENDLESS,))},
        )
        super().__init__(about, {"tell": Tell()})
        self.table, self.study = NightsTable(self), NightsStudy(self)
        self.mind = NightsMind(self)

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        if type(seats) is not int or seats not in self.about.seats:
            return Refusal("bad-seats", "TN-1", {"seats": seats})
        return self.refuse_settings(options, "TN-7")

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        s = State(options)
        for seat, hand in enumerate(s.hands):
            hand += sorted(dealer.draw(s.deck) for _ in range(HAND))
            dealer.tell("dealt", hand[:], to=(seat,))
        s.plan("tell")
        return s

    def why_not(self, s: State, seat: Seat | None, action: object, fresh: bool) -> Refusal:
        asked = fresh and seat is not None and seat in self.actors(s)
        return Refusal("no-tale" if asked else "not-now", "TN-3", {})

    def outcome(self, s: State) -> Outcome | None:
        if s.agenda:
            return None
        ranks = tuple(1 + sum(other > own for other in s.points) for own in s.points)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        whole = s.told == s.options["nights"]
        return Outcome("scored" if whole else "ended", winners, ranks, tuple(s.points))

    def view(self, s: State, seat: Seat | None) -> View:
        """A hand is its owner's alone; all see how many tales are where."""
        return {**self.public(s), **self.private(s, seat)}

    def private(self, s: State, seat: Seat | None) -> View:
        return {"seat": seat, "hand": None if seat is None else s.hands[seat][:]}

    def public(self, s: State) -> View:
        return {
            "step": self.step(s),
            "actors": list(self.actors(s)),
            "nights": s.options["nights"],
            "told": s.told,
            "sizes": [len(hand) for hand in s.hands],
            "left": len(s.deck),
            "boxed": len(s.box),
            "carpet": [list(tale) for tale in s.carpet],
            "points": s.points[:],
        }

    def clone(self, s: State) -> State:
        c = State.__new__(State)
        c.agenda, c.decision = s.agenda[:], s.decision
        c.seats, c.options, c.told = s.seats, s.options, s.told
        c.hands = [hand[:] for hand in s.hands]
        c.deck, c.box = s.deck[:], s.box[:]
        c.carpet, c.points = s.carpet[:], s.points[:]
        return c

    def dump(self, s: State) -> dict[str, object]:
        return self.fields.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        s = State(options)
        s.hands = [list(range(1 + seat * HAND, 1 + seat * HAND + HAND)) for seat in range(SEATS)]
        s.deck = []
        s.plan("tell")
        s.decision = 1
        self.fields.put(s, self.fields.read(data, Setup(SEATS, options)))
        if "deck" not in data:
            s.deck = sorted(set(TALES) - set(all_tales(s)))
        for hand in s.hands:
            hand.sort()
        must(sorted(all_tales(s)) == list(TALES), "every tale must be in one place, and only there")
        must(all(len(hand) == HAND for hand in s.hands), f"`hands` must have {HAND} tales each")
        must(not s.box or len(s.carpet) == SHOWN, "`carpet` must be full before `box` has a tale")
        self.check_end(s)
        return s

    def check_end(self, s: State) -> None:
        """TN-7."""
        nights = s.options["nights"]
        must(type(nights) is str or s.told <= int(str(nights)), f"`told` must be {nights} at most")
        must(not s.agenda or s.told != nights, "`agenda` must be empty after the last night")


def all_tales(s: State) -> list[int]:
    """Wherever they lie."""
    hands = [tale for hand in s.hands for tale in hand]
    return [*hands, *s.deck, *s.box, *(tale for _, tale in s.carpet)]
