"""The state of a game of Basra: setting up, copying, to and from JSON.

A pile is its face-up card, a bag of cards whose order nobody knows, and the cards that went under
it, in their known order. A card is drawn from the bag when it is turned up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Cards, Option, Word
from fabletop.core.rulebook import Position
from fabletop.games.basra.content import (
    CARD,
    CARDS_OF,
    EVERY_GANG,
    GANG,
    GANG_OF,
    GANGS,
    GROUP_OF,
    MEMBERS,
    MONEY,
    NAMES,
    PRICE,
    QUARTER,
    SQUARE,
    SQUARES,
    START,
    STEPS,
)

NOBODY = -1
NOTHING = -1  # no card
ANY = -1  # an offer to everybody
NO_PRICES = [0] * len(GANGS)


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
        "active", "asked", "bags", "banker", "black", "bottoms", "bought", "done", "ended", "free",
        "gangs", "gives", "hands", "held", "judged", "lap", "left", "made", "market", "money",
        "number", "offers", "options", "paid", "played", "raided", "raiders", "seats", "square",
        "stale", "starter", "taking", "tops", "verdicts", "white",
    )  # fmt: skip

    def __init__(self, seats: int, options: Mapping[str, Word]) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.banker = seats - 1
        self.lap = 1
        self.starter = 0
        self.active = 0
        self.square = START
        self.money = [MONEY] * seats
        self.held: list[list[int]] = [[] for _ in range(seats)]  # in the order of acquisition
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.played: list[int] = []
        self.tops = [NOTHING] * len(GANGS)
        self.bags = [cards[:] for cards in CARDS_OF]
        self.bottoms: list[list[int]] = [[] for _ in GANGS]
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
        return PRICE[QUARTER[self.square]][gang]

    def price_of(self, cards: Sequence[int]) -> int:
        """BA-16: of all these together."""
        prices, money = PRICE[QUARTER[self.square]], 0
        for card in cards:
            money += prices[GANG_OF[card]]
        return money

    def prices(self) -> Sequence[int]:
        """BA-30: of all gangs; recruits may be free."""
        return NO_PRICES if self.free else PRICE[QUARTER[self.square]]

    def steps_left(self) -> int:
        return sum(STEPS) - sum(self.played)

    def around(self, seat: int) -> list[int]:
        """Clockwise from a seat, itself first."""
        return [(seat + k) % self.seats for k in range(self.seats)]

    def threatened(self, seat: int) -> list[int]:
        """BA-47: the bandits a raid is after."""
        gangs = self.gangs
        return [card for card in self.held[seat] if GANG_OF[card] in gangs]

    def is_threatened(self) -> bool:
        """Whether anybody holds a bandit the raid is after."""
        for own in self.held:
            for card in own:
                if GANG_OF[card] in self.gangs:
                    return True
        return False

    def groups(self, seat: int) -> list[int]:
        """BA-77: the complete groups of a player."""
        counts: dict[int, int] = {}
        for card in self.held[seat]:
            counts[GROUP_OF[card]] = counts.get(GROUP_OF[card], 0) + 1
        return sorted(group for group, count in counts.items() if count == MEMBERS)

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
                dealer.show("turned_up", GANGS[gang], NAMES[card])

    def put_under(self, cards: Sequence[int], dealer: Dealer) -> None:
        """BA-17, BA-18, BA-68: one after another to the bottom of their piles."""
        for card in cards:
            gang = GANG_OF[card]
            self.bottoms[gang].append(card)
            if self.tops[gang] == NOTHING:
                self.turn_up(gang, dealer)


def setup(seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c), in the order of section (f)."""
    s = State(seats, options)
    s.banker = dealer.roll(seats) - 1
    dealer.tell("began", s.banker)
    for gang in EVERY_GANG:
        s.turn_up(gang, dealer)
    s.starter = (s.banker + 1) % seats
    s.plan("start_lap")
    return s


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
    c.agenda = s.agenda[:]
    c.decision = s.decision
    c.seats = s.seats
    c.options = s.options
    c.banker = s.banker
    c.lap = s.lap
    c.starter = s.starter
    c.active = s.active
    c.square = s.square
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


# -- JSON


def spell(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def dump(s: State) -> dict[str, object]:
    """The state as JSON, in words. docs/positions.md explains every key."""
    return {
        "seats": s.seats,
        "options": dict(s.options),
        "banker": s.banker,
        "lap": s.lap,
        "starter": s.starter,
        "active": s.active,
        "square": SQUARES[s.square],
        "money": s.money[:],
        "held": [spell(cards) for cards in s.held],
        "hands": [list(hand) for hand in s.hands],
        "played": s.played[:],
        "tops": {
            name: None if s.tops[gang] == NOTHING else NAMES[s.tops[gang]]
            for gang, name in enumerate(GANGS)
        },
        "bags": {name: spell(s.bags[gang]) for gang, name in enumerate(GANGS)},
        "bottoms": {name: spell(s.bottoms[gang]) for gang, name in enumerate(GANGS)},
        "black": s.black,
        "white": s.white,
        "left": s.left[:],
        "paid": [list(paid) for paid in s.paid],
        "ended": s.ended,
        "bought": s.bought,
        "free": s.free,
        "gangs": [GANGS[gang] for gang in s.gangs],
        "judged": s.judged,
        "verdicts": [[v.seat, spell(v.cards), v.paid, v.bankrupt] for v in s.verdicts],
        "raided": s.raided,
        "raiders": [GANGS[gang] for gang in s.raiders],
        "taking": s.taking[:],
        "done": s.done[:],
        "asked": s.asked[:],
        "gives": [None if card == NOTHING else NAMES[card] for card in s.gives],
        "offers": [dump_offer(offer) for offer in s.offers],
        "made": s.made[:],
        "number": s.number,
        "stale": [list(offer) for offer in s.stale],
        "agenda": [step if isinstance(step, str) else list(step) for step in s.agenda],
        "decision": s.decision,
    }


def dump_offer(offer: Offer) -> dict[str, object]:
    return {
        "id": offer.name,
        "from": offer.maker,
        "to": None if offer.to == ANY else offer.to,
        "give": spell(offer.give),
        "give_money": offer.give_money,
        "want": spell(offer.want),
        "want_money": offer.want_money,
        "hidden": list(offer.hidden),
        "chain": offer.chain,
    }


PLAIN = (
    "banker", "lap", "starter", "active", "black", "white", "ended", "bought", "free", "judged",
    "raided", "number",
)  # fmt: skip
ROWS = ("money", "played", "left", "taking", "done", "asked", "made")


def load(data: Mapping[str, object], options: Mapping[str, Word]) -> State:
    """A state from JSON that says what can be; `options` are complete.

    What is left out is as when a turn begins. Bandits lie where the position says; all others are
    unseen in their piles, with one of them face up. Strangers' positions come by positions.py.
    """
    s = State(cast(int, data["seats"]), options)
    for name in PLAIN:
        setattr(s, name, data.get(name, getattr(s, name)))
    for name in ROWS:
        setattr(s, name, list(cast(Sequence[object], data.get(name, getattr(s, name)))))
    s.square = SQUARE[cast(str, data.get("square", SQUARES[START]))]
    hands = cast(Sequence[Sequence[int]], data.get("hands", s.hands))
    s.hands = [sorted(hand) for hand in hands]
    s.paid = [list(paid) for paid in cast(Sequence[Sequence[int]], data.get("paid", s.paid))]
    s.gangs = tuple(GANG[name] for name in cast(Sequence[str], data.get("gangs", ())))
    s.raiders = tuple(GANG[name] for name in cast(Sequence[str], data.get("raiders", ())))
    load_bandits(s, data)
    load_deals(s, data)
    steps = cast("Sequence[str | list[Word]]", data.get("agenda", ["next_turn", "turn"]))
    s.agenda = [step if isinstance(step, str) else tuple(step) for step in steps]
    s.decision = cast(int, data.get("decision", 1))
    if "hands" not in data and s.agenda and s.agenda != ["choose_starter"]:
        deal_rest(s)
    return s


def deal_rest(s: State) -> None:
    """All movement cards that are not played, from the starter, the lowest first."""
    deck = sorted(STEPS)
    for value in s.played:
        deck.remove(value)
    order = s.around(s.starter)
    for place, value in enumerate(deck):
        s.hands[order[place % s.seats]].append(value)


def read_cards(names: object) -> list[int]:
    return [CARD[name] for name in cast(Sequence[str], names)]


def load_bandits(s: State, data: Mapping[str, object]) -> None:
    """Who holds whom, and what the piles show."""
    held = cast(Sequence[object], data.get("held", [[]] * s.seats))
    s.held = [read_cards(names) for names in held]
    tops = cast("Mapping[str, str | None]", data.get("tops", {}))
    bags = cast(Mapping[str, object], data.get("bags", {}))
    bottoms = cast(Mapping[str, object], data.get("bottoms", {}))
    used = {card for cards in s.held for card in cards}
    for gang, name in enumerate(GANGS):
        bottom = s.bottoms[gang] = read_cards(bottoms.get(name, ()))
        rest = [card for card in CARDS_OF[gang] if card not in used and card not in bottom]
        if name in tops:
            top = tops[name]
            s.tops[gang] = NOTHING if top is None else CARD[top]
        else:
            s.tops[gang] = rest[0] if rest else NOTHING
        unseen = [card for card in rest if card != s.tops[gang]]
        s.bags[gang] = read_cards(bags[name]) if name in bags else unseen


def load_deals(s: State, data: Mapping[str, object]) -> None:
    gives = cast("Sequence[str | None]", data.get("gives", [None] * s.seats))
    s.gives = [NOTHING if name is None else CARD[name] for name in gives]
    verdicts = cast("Sequence[Sequence[Any]]", data.get("verdicts", ()))
    s.verdicts = [
        Verdict(seat, tuple(read_cards(cards)), paid, bankrupt)
        for seat, cards, paid, bankrupt in verdicts
    ]
    offers = cast("Sequence[Mapping[str, object]]", data.get("offers", ()))
    s.offers = [load_offer(offer) for offer in offers]
    stale = cast("Sequence[Sequence[Any]]", data.get("stale", ()))
    s.stale = [(name, maker, to) for name, maker, to in stale]
    names = [*(offer.name for offer in s.offers), *(name for name, _, _ in s.stale)]
    s.number = max([s.number, *(int(name[1:]) for name in names)])  # the next gets a new name


def load_offer(data: Mapping[str, object]) -> Offer:
    to = cast("int | None", data["to"])
    return Offer(
        cast(str, data["id"]),
        cast(int, data["from"]),
        ANY if to is None else to,
        tuple(read_cards(data.get("give", ()))),
        cast(int, data.get("give_money", 0)),
        tuple(read_cards(data.get("want", ()))),
        cast(int, data.get("want_money", 0)),
        tuple(cast(Sequence[int], data.get("hidden", ()))),
        cast(int, data.get("chain", 0)),
    )


def components(s: State) -> list[str]:
    """The 64 bandits, wherever they are."""
    held = [card for cards in s.held for card in cards]
    piles = [card for part in (s.bags, s.bottoms) for cards in part for card in cards]
    return sorted(spell([*held, *piles, *(card for card in s.tops if card != NOTHING)]))
