"""A small honest game to test the contract suite with, and broken sisters of it.

Everybody is dealt a secret card. For three rounds all bid 1 to 3, secretly and together; the
bids are shown; then one player is always asked to pass or, holding five or more, to trump,
which shows the card for a moment and scores it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import About, Notes, Outcome, View
from fabletop.core.kinds import Agenda, EachSeat, ListOf, Number, Seat, Setup, must
from fabletop.core.mind import Mind
from fabletop.core.options import Action, Word
from fabletop.core.pace import Pace
from fabletop.core.positions import Field, Fields
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Ask, Position, Rulebook, Run
from fabletop.core.study import Study
from fabletop.core.table import Table

NO_BID = 0
ROUNDS = 3


class Hand(Position):
    """Cards, bids of this round, points."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.cards = [0] * seats
        self.bag = list(range(1, 10))
        self.bids = [NO_BID] * seats
        self.points = [0] * seats
        self.active = 0
        self.round = 1


class Bid(Ask[Hand]):
    verbs = ("bid",)
    together = True

    def actors(self, s: Hand) -> Sequence[int]:
        return [seat for seat, bid in enumerate(s.bids) if bid == NO_BID]

    def options(self, s: Hand, seat: int) -> Sequence[Action]:
        return [("bid", n) for n in (1, 2, 3)]

    def bid(self, s: Hand, seat: int, dealer: Dealer, n: int) -> None:
        s.bids[seat] = n
        dealer.tell("bid", seat)


class Trump(Ask[Hand]):
    verbs = ("pass", "trump")

    def actors(self, s: Hand) -> Sequence[int]:
        return (s.active,)

    def options(self, s: Hand, seat: int) -> Sequence[Action]:
        return [("pass",), ("trump",)] if s.cards[seat] >= 5 else [("pass",)]

    def trump(self, s: Hand, seat: int, dealer: Dealer) -> None:
        s.points[seat] += s.cards[seat]
        dealer.show("trumped", seat, s.cards[seat])


def pass_(self: Trump, s: Hand, seat: int, dealer: Dealer) -> None:
    dealer.tell("passed", seat)


setattr(Trump, "pass", pass_)


def show_bids(s: Hand, dealer: Dealer) -> None:
    dealer.show("bids", s.bids)
    s.points = [points + bid for points, bid in zip(s.points, s.bids, strict=True)]
    s.bids = [NO_BID] * s.seats


def end_round(s: Hand, dealer: Dealer) -> None:
    s.round += 1
    s.active = (s.active + 1) % s.seats
    if s.round <= ROUNDS:
        s.plan("bid", "show_bids", "trump", "end_round")


CARD = Number(1, 9)
FIELDS = Fields(
    Field("cards", EachSeat(CARD), "each player's card"),
    Field("bag", ListOf(CARD, different=True), "all other cards"),
    Field("bids", EachSeat(Number(0, 3)), "bids of this round, 0 for none"),
    Field("points", EachSeat(Number()), "points so far"),
    Field("active", Seat(), "who may trump"),
    Field("round", Number(1, ROUNDS + 1), "the round"),
    Field("agenda", Agenda("bid show_bids trump end_round", "trump end_round"), "what comes"),
    Field("decision", Number(), "the number of the question"),
)


class Parley(Rulebook[Hand], Table[Hand], Mind[Hand], Study[Hand]):
    """All parts in one, so that a sister can break any of them."""

    key = "parley"
    about = About(
        seats=range(2, 4),
        actions={"bid": ("n",), "pass": (), "trump": ()},
        events={
            "dealt": ("card",),
            "bid": ("seat",),
            "bids": ("bids",),
            "passed": ("seat",),
            "trumped": ("seat", "card"),
        },
        refusals={"no": "PA-1"},
    )
    fields = FIELDS

    def __init__(self, **steps: Any) -> None:
        known: dict[str, Run | Ask[Hand]] = {
            "bid": Bid(),
            "show_bids": show_bids,
            "trump": Trump(),
            "end_round": end_round,
        }
        Rulebook.__init__(self, self.about, known | steps)
        self.game = self.table = self.mind = self.study = self

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return [("bid", n) for n in (1, 2, 3)]

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        return None if seats in self.about.seats and not options else Refusal("no", "PA-1")

    def setup(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> Hand:
        s = Hand(seats)
        for seat in range(seats):
            s.cards[seat] = dealer.draw(s.bag)
            dealer.tell("dealt", s.cards[seat], to=(seat,))
        s.plan("bid", "show_bids", "trump", "end_round")
        self.advance(s, dealer)
        return s

    def refuse(
        self, s: Hand, seat: int | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        fresh = decision in (None, s.decision)
        return None if fresh and self.is_option(s, seat, action) else Refusal("no", "PA-1")

    def leave(self, s: Hand, seat: int, dealer: Dealer) -> None:
        s.agenda.clear()
        s.bids = [NO_BID] * s.seats

    def log(self, s: Hand, seat: int | None, past: Sequence[Event]) -> Sequence[Event]:
        return Table.log(self, s, seat, past)

    def outcome(self, s: Hand) -> Outcome | None:
        if s.agenda:
            return None
        ranks = tuple(1 + sum(other > own for other in s.points) for own in s.points)
        winners = tuple(seat for seat in range(s.seats) if ranks[seat] == 1)
        return Outcome("scored", winners, ranks, tuple(s.points))

    def view(self, s: Hand, seat: int | None) -> View:
        return {
            "seat": seat,
            "step": self.step(s),
            "actors": list(self.actors(s)),
            "card": None if seat is None else s.cards[seat],
            "bid": None if seat is None else s.bids[seat],
            "points": s.points[:],
            "active": s.active,
            "round": s.round,
        }

    def notes(self, seats: int) -> Notes:
        return {"cards": [0] * seats}

    def remember(self, notes: Notes, event: Event) -> Notes:
        if event.key != "trumped":
            return notes
        cards = list(cast(list[int], notes["cards"]))
        seat, card = cast(tuple[int, int], event.args)
        cards[seat] = card
        return {"cards": cards}

    def imagine(self, view: View, notes: Notes, dealer: Dealer) -> Hand:
        known = list(cast(list[int], notes["cards"]))
        if view["seat"] is not None:
            known[cast(int, view["seat"])] = cast(int, view["card"])
        s = Hand(len(known))
        under = cast(list[int], notes.get("under", []))
        s.bag = [card for card in s.bag if card not in known and card not in under]
        s.cards = [card or dealer.draw(s.bag) for card in known]
        s.bag = sorted([*s.bag, *under])
        s.points = list(cast(list[int], view["points"]))
        s.active, s.round = cast(int, view["active"]), cast(int, view["round"])
        waiting = cast(list[int], view["actors"]) if view["step"] == "bid" else ()
        if view["step"] == "bid":
            s.bids = [NO_BID if n in waiting else dealer.roll(3) for n in range(s.seats)]
            if view["seat"] is not None:
                s.bids[cast(int, view["seat"])] = cast(int, view["bid"])
        rest = {"bid": 0, "trump": 2, "over": 4}[str(view["step"])]
        s.plan(*("bid", "show_bids", "trump", "end_round")[rest:])
        return s

    def clone(self, s: Hand) -> Hand:
        c = Hand(s.seats)
        for name, value in vars(s).items():
            setattr(c, name, value[:] if isinstance(value, list) else value)
        c.agenda, c.decision = s.agenda[:], s.decision
        return c

    def pace(self, s: Hand) -> Pace:
        lapse = {seat: self.options(s, seat)[:1] for seat in self.actors(s)}
        return Pace(s.decision, None, cast(Mapping[int, Sequence[Action]], lapse))

    def components(self, s: Hand) -> Sequence[str]:
        return sorted(str(card) for card in [*s.bag, *s.cards])

    def dump(self, s: Hand) -> dict[str, object]:
        mine = [*vars(s).items(), ("agenda", s.agenda), ("decision", s.decision)]
        said = {name: value.copy() if isinstance(value, list) else value for name, value in mine}
        return {"options": {}, **said}

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> Hand:
        seats = cast(int, data["seats"])
        said = self.fields.read(data, Setup(seats, options))
        s = Hand(seats)
        s.bag = [card for card in s.bag if card not in said.get("cards", ())]
        s.plan("bid", "show_bids", "trump", "end_round")
        self.fields.put(s, said)
        must(sorted([*s.bag, *s.cards]) == list(range(1, 10)), "every card must be in one place")
        bidding = s.agenda[-1:] == ["bid"]
        must(bidding or not any(s.bids), "`bids` must be 0 when nobody bids")
        return s


# -- an honest sister whose cards are shuffled anew


class Reshuffles(Parley):
    """After each round whoever could trump puts his card back and draws another."""

    about = replace(Parley.about, events={**Parley.about.events, "redrew": ("seat",)})

    def __init__(self) -> None:
        def redraw(s: Hand, dealer: Dealer) -> None:
            seat = s.active
            s.bag = sorted([*s.bag, s.cards[seat]])
            s.cards[seat] = dealer.draw(s.bag)
            dealer.tell("redrew", seat)
            dealer.tell("dealt", s.cards[seat], to=(seat,))
            end_round(s, dealer)

        super().__init__(end_round=redraw)

    def notes(self, seats: int) -> Notes:
        return {**super().notes(seats), "own": 0, "under": [], "before": []}

    def remember(self, notes: Notes, event: Event) -> Notes:
        if event.key == "dealt":
            return self.dealt(notes, cast(int, event.args[0]))
        if event.key == "redrew":
            return self.redrawn(notes, cast(int, event.args[0]))
        return {**notes, **super().remember(notes, event)}

    def dealt(self, notes: Notes, card: int) -> Notes:
        """Whoever draws himself knows what is still in the bag: also the card he put there."""
        there = {*cast(list[int], notes["before"]), cast(int, notes["own"])} - {0, card}
        return {**notes, "own": card, "under": sorted(there)}

    def redrawn(self, notes: Notes, seat: int) -> Notes:
        """One card is unknown again, and it may be any that was in the bag."""
        cards = list(cast(list[int], notes["cards"]))
        cards[seat] = 0
        return {**notes, "cards": cards, "before": notes["under"], "under": []}


# -- broken sisters


class ForgetsTheTrump(Parley):
    """Sees a card for a moment, and could know it ever after."""

    def remember(self, notes: Notes, event: Event) -> Notes:
        return notes


class KnowsCardsThatAreGone(Reshuffles):
    """Believes that a card is still where it was before the shuffle."""

    def redrawn(self, notes: Notes, seat: int) -> Notes:
        return {**super().redrawn(notes, seat), "cards": notes["cards"]}


class ForgetsWhatItPutBack(Reshuffles):
    """Could know that nobody has the card that it put back itself."""

    def dealt(self, notes: Notes, card: int) -> Notes:
        return notes


class LeaksByView(Parley):
    def view(self, s: Hand, seat: int | None) -> View:
        return {**super().view(s, seat), "bids": s.bids[:]}


class LeaksToPeople(Parley):
    """What people are shown does not follow from their view."""

    def views(self, s: Hand, seats: Sequence[int | None]) -> list[View]:
        return [{**self.view(s, seat), "highest": max(s.cards)} for seat in seats]


class HidesFromPeople(Parley):
    def views(self, s: Hand, seats: Sequence[int | None]) -> list[View]:
        return [{**self.view(s, seat), "points": []} for seat in seats]


class LeaksByTime(Parley):
    """Whoever looks at the clock learns the highest card."""

    def pace(self, s: Hand) -> Pace:
        return super().pace(s)._replace(lasts=10.0 + max(s.cards))


class LeaksByEvent(Parley):
    """Tells the number together with the news that somebody has bid."""

    about = replace(Parley.about, events={**Parley.about.events, "bid": ("seat", "n")})

    def __init__(self) -> None:
        class Loud(Bid):
            def bid(self, s: Hand, seat: int, dealer: Dealer, n: int) -> None:
                s.bids[seat] = n
                dealer.tell("bid", seat, n)

        super().__init__(bid=Loud())


class LeaksIntoNotes(LeaksByEvent):
    """Lets everybody remember the bid it should not have told."""

    def notes(self, seats: int) -> Notes:
        return {**super().notes(seats), "bids": []}

    def remember(self, notes: Notes, event: Event) -> Notes:
        if event.key == "bid":
            return {**notes, "bids": [*cast(list[object], notes["bids"]), event.args]}
        return {**notes, **super().remember(notes, event)}


class LeaksByPrivateEvent(Parley):
    """Deals the cards face up."""

    def setup(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> Hand:
        s = super().setup(seats, options, dealer)
        s.plan("peek")
        self.advance(s, dealer)
        return s

    def __init__(self) -> None:
        def peek(s: Hand, dealer: Dealer) -> None:
            dealer.tell("dealt", s.cards[0])

        def end_loud(s: Hand, dealer: Dealer) -> None:
            end_round(s, dealer)
            peek(s, dealer)

        super().__init__(peek=peek, end_round=end_loud)


class LeaksByQuestion(Parley):
    """Asks only those who could trump."""

    def __init__(self) -> None:
        def show_and_skip(s: Hand, dealer: Dealer) -> None:
            show_bids(s, dealer)
            if s.cards[s.active] < 5:
                s.agenda.remove("trump")

        super().__init__(show_bids=show_and_skip)


class LeaksByOptions(Parley):
    """Lets one trump who holds more than the next seat."""

    def __init__(self) -> None:
        class Telling(Trump):
            def options(self, s: Hand, seat: int) -> Sequence[Action]:
                beats = s.cards[seat] > s.cards[(seat + 1) % s.seats]
                return [("pass",), ("trump",)] if beats else [("pass",)]

        super().__init__(trump=Telling())


class LeaksByRefusal(Parley):
    about = replace(Parley.about, refusals={"no": "PA-1", "too-low": "PA-2"})

    def refuse(
        self, s: Hand, seat: int | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        refusal = super().refuse(s, seat, action, decision)
        if refusal and action == ("trump",) and s.cards[s.active] < 5:
            return Refusal("too-low", "PA-2")
        return refusal


class DriftsInReplay(Parley):
    """Rolls a die of its own."""

    def __init__(self) -> None:
        def lucky(s: Hand, dealer: Dealer) -> None:
            s.points[s.active] += random.randrange(1000)
            end_round(s, dealer)

        super().__init__(end_round=lucky)


class PlaysOtherwiseUnheard(Parley):
    """Does more than word its news when somebody listens."""

    def __init__(self) -> None:
        def vain(s: Hand, dealer: Dealer) -> None:
            s.points[s.active] += dealer.hears
            end_round(s, dealer)

        super().__init__(end_round=vain)


class LosesCards(Parley):
    def __init__(self) -> None:
        def careless(s: Hand, dealer: Dealer) -> None:
            s.bag.pop()
            end_round(s, dealer)

        super().__init__(end_round=careless)


class SharesItsCopies(Parley):
    def clone(self, s: Hand) -> Hand:
        copy = super().clone(s)
        copy.points, copy.bids = s.points, s.bids
        return copy


class ShowsItsOwnLists(Parley):
    """A view with a list of the state in it: it changes when the state does."""

    def view(self, s: Hand, seat: int | None) -> View:
        return {**super().view(s, seat), "points": s.points}


class ForgetsInJson(Parley):
    def load(self, data: Mapping[str, object]) -> Hand:
        return super().load({**data, "round": 1})


class Unsorted(Parley):
    def options(self, s: Hand, seat: int) -> Sequence[Action]:
        return list(cast(Sequence[Action], super().options(s, seat)))[::-1]


class RefusesTheLegal(Parley):
    def refuse(
        self, s: Hand, seat: int | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        if action == ("bid", 3):
            return Refusal("no", "PA-1")
        return super().refuse(s, seat, action, decision)


class ChangesWhileRefusing(Parley):
    def refuse(
        self, s: Hand, seat: int | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        refusal = super().refuse(s, seat, action, decision)
        s.points[0] += 1
        return refusal


class NeverEnds(Parley):
    def __init__(self) -> None:
        def again(s: Hand, dealer: Dealer) -> None:
            s.plan("bid", "show_bids", "trump", "end_round")

        super().__init__(end_round=again)


class TellsTheUndeclared(Parley):
    def __init__(self) -> None:
        def chatty(s: Hand, dealer: Dealer) -> None:
            dealer.tell("gossip", s.round)
            end_round(s, dealer)

        super().__init__(end_round=chatty)


class BelievesPositions(Parley):
    """Takes every position as it is said."""

    def load(self, data: Mapping[str, object]) -> Hand:
        s = Hand(cast(int, data["seats"]))
        for name, value in data.items():
            setattr(s, name, value.copy() if isinstance(value, list) else value)
        return s


class RefusesWithoutAWord(BelievesPositions):
    """Says that something is wrong, but not what."""

    def load(self, data: Mapping[str, object]) -> Hand:
        try:
            return Parley.load(self, data)
        except ValueError as error:
            raise ValueError from error


class RefusesItsOwnPositions(Parley):
    """Cannot be set up in its last round."""

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> Hand:
        must(data.get("round") != ROUNDS, "`round` must not be the last one")
        return super().restore(data, options)


class DumpsTheUndeclared(Parley):
    fields = Fields(*FIELDS.fields, once=("mood",))

    def dump(self, s: Hand) -> dict[str, object]:
        return {**super().dump(s), "mood": "merry"}


class LoopsForEver(Parley):
    """Counts to its last round in a way that passes it by."""

    fields = Fields(*[field for field in FIELDS.fields if field.key != "round"],
                    Field("round", Number(), "the round"))  # fmt: skip

    def __init__(self) -> None:
        def on_and_on(s: Hand, dealer: Dealer) -> None:
            s.round += 1
            while s.round > ROUNDS + 1:
                s.active = (s.active + 1) % s.seats
            s.round -= 1
            end_round(s, dealer)

        super().__init__(end_round=on_and_on)


class ListsTooFew(Parley):
    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return super().repertoire(seats, options)[1:]
