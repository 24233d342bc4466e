"""The state of a game of Basra: setting up and copying. Its keys as JSON are in positions.py.

A pile is its face-up card, a bag of cards whose order nobody knows, and the cards that went under
it, in their known order. A card is drawn from the bag when it is turned up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fabletop.core.dealer import Dealer
from fabletop.core.options import Cards, Option, Word
from fabletop.core.rulebook import Position
from fabletop.games.basra.content import Box

NOBODY = -1
NOTHING = -1  # no card
ANY = -1  # an offer to everybody


class Offer:
    """BA-89: what its maker gives, and wants for it; it never changes."""

    __slots__ = (
        "chain", "give", "give_money", "hidden", "maker", "name", "to", "want", "want_money",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        maker: int,
        to: int,
        give: tuple[int, ...],
        give_money: int,
        want: tuple[int, ...],
        want_money: int,
        hidden: tuple[int, ...] = (),
        chain: int = 0,
    ) -> None:
        self.name = name
        self.maker = maker
        self.to = to
        self.give = give
        self.give_money = give_money
        self.want = want
        self.want_money = want_money
        self.hidden = hidden  # BA-95: who declined an offer to all
        self.chain = chain  # BA-102: counter-offers before this one

    def declined_by(self, seat: int) -> Offer:
        """BA-95: the same, but hidden from one more."""
        return Offer(
            self.name, self.maker, self.to, self.give, self.give_money, self.want,
            self.want_money, (*self.hidden, seat), self.chain,
        )  # fmt: skip


Some = Cards | tuple[()]
Menu = list[Option]


class Market:
    """What everybody could trade, and the offers each could make: until bandits change hands.

    All is worked out when it is asked for first, and shared by the copies of a state, in which
    the same name can be that of different offers.
    """

    __slots__ = ("counters", "menus", "swaps", "wares")

    def __init__(self) -> None:
        self.wares: list[Some] = []  # by seat, some of a player's bandits, at least one
        self.swaps: list[Some] = []  # or any number, where one can want them for one's own
        self.menus: dict[int, Menu] = {}  # by seat; below nothing for those who may offer no more
        self.counters: dict[tuple[int, int, str], Menu] = {}  # who answers, the maker, its name


class Verdict(NamedTuple):
    """What a judgement meant for one player."""

    seat: int
    cards: tuple[int, ...]
    paid: int
    bankrupt: bool


class State(Position):
    """One game of Basra at one moment."""

    __slots__ = (
        "active", "asked", "bags", "banker", "black", "bottoms", "bought", "box", "done", "ended",
        "free", "gangs", "gives", "hands", "held", "judged", "lane", "lap", "left", "made",
        "market", "money", "number", "offers", "options", "paid", "played", "raided", "raiders",
        "seats", "square", "stale", "starter", "taking", "tops", "verdicts", "white",
    )  # fmt: skip

    def __init__(self, box: Box, seats: int, options: Mapping[str, Word]) -> None:
        super().__init__()
        self.box = box
        self.seats = seats
        self.options = options
        self.banker = seats - 1
        self.lap = 1
        self.starter = 0
        self.active = 0
        self.square = box.start
        self.lane = ""  # BA-24: which way leads on from here, if that is chosen already
        self.money = [box.money] * seats
        self.held: list[list[int]] = [[] for _ in range(seats)]  # in the order of acquisition
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.played: list[int] = []
        self.tops = [NOTHING] * len(box.gangs)
        self.bags = [cards[:] for cards in box.cards_of]
        self.bottoms: list[list[int]] = [[] for _ in box.gangs]
        self.black = self.white = 0  # BA-37, BA-38: faces on the Destiny Table
        self.left: list[int] = []
        self.paid = [[0, 0] for _ in range(seats)]  # payouts of both laps
        self.ended = ""
        # of this turn
        self.bought = self.free = 0  # how many may still be bought, and of these for nothing
        self.gangs: tuple[int, ...] = ()  # threatened by the raid under way
        self.judged = 0  # its destiny number
        self.verdicts: list[Verdict] = []
        self.raided = False  # whether there was a judgement since the last move
        self.raiders: tuple[int, ...] = ()  # the gangs it was about
        # of a question to several
        self.taking: list[int] = []
        self.done = [False] * seats
        self.asked: list[int] = []  # for tribute
        self.gives = [NOTHING] * seats
        self.offers: list[Offer] = []
        self.made = [0] * seats
        self.number = 0  # offers made in this game
        self.market: Market | None = None  # what can be traded, worked out when asked for
        self.stale: list[tuple[str, int, int]] = []  # name, maker, addressee

    # -- figures

    def price(self, gang: int) -> int:
        """BA-16, BA-30: in the quarter where Ali Baba stands."""
        box = self.box
        return box.price[box.quarter[self.square]][gang]

    def price_of(self, cards: Sequence[int]) -> int:
        """BA-16: of all these together."""
        box, money = self.box, 0
        prices, gang_of = box.price[box.quarter[self.square]], box.gang_of
        for card in cards:
            money += prices[gang_of[card]]
        return money

    def prices(self) -> Sequence[int]:
        """BA-30: of all gangs; recruits may be free."""
        box = self.box
        return box.no_prices if self.free else box.price[box.quarter[self.square]]

    def steps_left(self) -> int:
        return sum(self.box.steps) - sum(self.played)

    def around(self, seat: int) -> list[int]:
        """Clockwise from a seat, itself first."""
        return [(seat + k) % self.seats for k in range(self.seats)]

    def threatened(self, seat: int) -> list[int]:
        """BA-47: the bandits a raid is after."""
        gangs, gang_of = self.gangs, self.box.gang_of
        return [card for card in self.held[seat] if gang_of[card] in gangs]

    def is_threatened(self) -> bool:
        """Whether anybody holds a bandit the raid is after."""
        gangs, gang_of = self.gangs, self.box.gang_of
        for own in self.held:
            for card in own:
                if gang_of[card] in gangs:
                    return True
        return False

    def groups(self, seat: int) -> list[int]:
        """BA-77: the complete groups of a player."""
        group_of, members = self.box.group_of, self.box.members
        counts: dict[int, int] = {}
        for card in self.held[seat]:
            counts[group_of[card]] = counts.get(group_of[card], 0) + 1
        return sorted(group for group, count in counts.items() if count == members)

    # -- piles

    def pile(self, gang: int) -> int:
        """How many cards a pile has."""
        top = self.tops[gang] != NOTHING
        return top + len(self.bags[gang]) + len(self.bottoms[gang])

    def turn_up(self, gang: int, dealer: Dealer) -> None:
        """BA-6, BA-30: a pile always shows its top card."""
        bag, bottom = self.bags[gang], self.bottoms[gang]
        if self.tops[gang] == NOTHING and (bag or bottom):
            card = self.tops[gang] = dealer.draw(bag) if bag else bottom.pop(0)
            if dealer.hears:
                dealer.show("turned_up", self.box.gangs[gang], self.box.names[card])

    def put_under(self, cards: Sequence[int], dealer: Dealer) -> None:
        """BA-17, BA-18, BA-68: one after another to the bottom of their piles."""
        gang_of = self.box.gang_of
        for card in cards:
            gang = gang_of[card]
            self.bottoms[gang].append(card)
            if self.tops[gang] == NOTHING:
                self.turn_up(gang, dealer)


def fresh(box: Box, seats: int, options: Mapping[str, Word]) -> State:
    """A table at which nothing has happened yet, for modules that are never compiled.

    A compiled class that may be made without `__init__` gets none when plain Python calls it.
    """
    return State(box, seats, options)


def setup(box: Box, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c), in the order of section (f)."""
    s = State(box, seats, options)
    s.banker = dealer.roll(seats) - 1
    dealer.tell("began", s.banker)
    for gang in box.every_gang:
        s.turn_up(gang, dealer)
    s.starter = (s.banker + 1) % seats
    s.plan("start_lap")
    return s


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
    c.agenda = s.agenda[:]
    c.decision = s.decision
    c.box = s.box
    c.seats = s.seats
    c.options = s.options
    c.banker = s.banker
    c.lap = s.lap
    c.starter = s.starter
    c.active = s.active
    c.square = s.square
    c.lane = s.lane
    c.money = s.money[:]
    c.held = [row[:] for row in s.held]
    c.hands = [row[:] for row in s.hands]
    c.played = s.played[:]
    c.tops = s.tops[:]
    c.bags = [row[:] for row in s.bags]
    c.bottoms = [row[:] for row in s.bottoms]
    c.black = s.black
    c.white = s.white
    c.left = s.left[:]
    c.paid = [row[:] for row in s.paid]
    c.ended = s.ended
    c.bought = s.bought
    c.free = s.free
    c.gangs = s.gangs
    c.judged = s.judged
    c.verdicts = s.verdicts[:]
    c.raided = s.raided
    c.raiders = s.raiders
    c.taking = s.taking[:]
    c.done = s.done[:]
    c.asked = s.asked[:]
    c.gives = s.gives[:]
    c.offers = s.offers[:]
    c.made = s.made[:]
    c.number = s.number
    c.market = s.market
    c.stale = s.stale[:]
    return c


def unseen(s: State, gang: int) -> list[int]:
    """Of a gang, all whom nobody holds and who do not lie under the pile."""
    used, bottom = {card for cards in s.held for card in cards}, s.bottoms[gang]
    return [card for card in s.box.cards_of[gang] if card not in used and card not in bottom]


def components(s: State) -> list[str]:
    """The 64 bandits, wherever they are."""
    held = [card for cards in s.held for card in cards]
    piles = [card for part in (s.bags, s.bottoms) for cards in part for card in cards]
    return sorted(s.box.spell([*held, *piles, *(card for card in s.tops if card != NOTHING)]))
