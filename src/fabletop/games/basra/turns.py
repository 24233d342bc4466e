"""A turn: retire bandits, move Ali Baba, do what the square says (BA-12 to BA-27)."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option
from fabletop.core.rulebook import Ask
from fabletop.games.basra.content import LANES
from fabletop.games.basra.state import State


def begin_turn(s: State, dealer: Dealer) -> None:
    if dealer.hears:
        dealer.tell("turn", s.active)
    s.plan("turn", "next_turn")


def next_turn(s: State, dealer: Dealer) -> None:
    """BA-13: clockwise; who has no movement card is passed over. With none left the lap is over."""
    seat = (s.active + 1) % s.seats
    while not s.hands[seat]:
        if seat == s.active:  # only in positions with fewer cards than a game has
            s.square = s.box.start
            s.plan("on_start")
            return
        seat = (seat + 1) % s.seats
    s.active = seat
    begin_turn(s, dealer)


def ways_of(s: State, value: int) -> Sequence[Action]:
    """BA-23 to BA-25: how a movement card may be played from here."""
    box = s.box
    ways = box.moves[s.square][value]
    if s.options["junction"] == "leaving":
        return ways
    if s.lane:
        return [way for way in ways if way[2] == s.lane]
    stop = box.arrival[s.square, value, None]
    return [("move", value, lane) for lane in LANES] if len(box.ways[stop]) > 1 else ways


class OfActive(Ask[State]):
    """A question to the active player."""

    def actors(self, s: State) -> Sequence[int]:
        return (s.active,)

    def actor(self, s: State) -> int:
        return s.active


class Turn(OfActive):
    """BA-12, BA-14 to BA-27: retire as often as one likes, then move."""

    verbs = ("retire", "move")

    def options(self, s: State, seat: int) -> Sequence[Option]:
        found: list[Option] = []
        last = 0
        for value in s.hands[seat]:
            if value != last:
                found += ways_of(s, value)
                last = value
        held = s.held[seat]
        if held:
            found.append(s.box.choice("retire", held))
        return found

    def retire(self, s: State, seat: int, dealer: Dealer, names: tuple[str, ...]) -> None:
        retire(s, seat, names, dealer)
        s.plan("turn")

    def move(self, s: State, seat: int, dealer: Dealer, value: int, lane: str | None) -> None:
        """BA-21 to BA-27."""
        box = s.box
        s.hands[seat].remove(value)
        s.played.append(value)
        s.square = box.arrival[s.square, value, lane]
        s.lane = ""
        s.raided, s.raiders, s.verdicts, s.judged = False, (), [], 0
        if len(s.played) == len(box.steps):
            s.square = box.start
        ahead = lane if len(box.ways[s.square]) > 1 else None  # of a way not gone yet
        if dealer.hears:
            dealer.show("moved", seat, value, box.squares[s.square], None if ahead else lane)
        if ahead:
            s.lane = ahead
            dealer.tell("way_chosen", seat, ahead)
        s.agenda.append(box.happens[s.square])
        if s.options["buy_anywhere"] and box.kind[s.square] not in ("start", "blank", "recruits"):
            s.agenda.insert(len(s.agenda) - 1, "buy_more")


def retire(s: State, seat: int, names: Sequence[str], dealer: Dealer) -> None:
    """BA-16, BA-17: for the price of the quarter, under their piles in this order."""
    cards = [s.box.card[name] for name in names]
    money = s.price_of(cards)
    for card in cards:
        s.held[seat].remove(card)
    s.money[seat] += money
    if dealer.hears:
        dealer.tell("retired", seat, s.box.by_gang(cards), money)
    s.put_under(cards, dealer)
