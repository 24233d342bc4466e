"""The state of a game of Aladin: setting up, copying, counting.

No pile is shuffled: `bags` hold what nobody has seen, and a card is drawn when it is looked at.
The Sorcerer's place is counted (AL-3). `tops` are cards somebody has looked at through the
All-Seeing Eye, and `under` the lamp cards that went under the pile, in their known order.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Word
from fabletop.core.rulebook import Position, Step
from fabletop.games.aladin.content import Box

NOBODY = -1
NOTHING = -1  # no card, no chest
ALONE = -1  # a talisman on no gem
MOST_SEATS = 5  # AL-1
EVERYBODY = [list(range(seats)) for seats in range(MOST_SEATS + 1)]  # at a table of so many


class Slap:
    """AL-105: what counted, what the page claimed, when it came after the reveal, its link."""

    __slots__ = ("claimed", "elapsed", "link", "ms", "seat")

    def __init__(self, seat: int, ms: int, claimed: int, elapsed: int, link: int) -> None:
        self.seat = seat
        self.ms = ms
        self.claimed = claimed
        self.elapsed = elapsed
        self.link = link


class Match:
    """A value that several players show, and who won its right."""

    __slots__ = ("by", "holders", "margin", "value", "winner")

    def __init__(
        self, value: int, holders: tuple[int, ...], winner: int, margin: int, by: str
    ) -> None:
        self.value = value
        self.holders = holders
        self.winner = winner
        self.margin = margin  # milliseconds before the next, or NOTHING
        self.by = by  # "speed", "rights", "lot", "token" or ""


class State(Position):
    """One game of Aladin at one moment."""

    __slots__ = (
        "asked", "bags", "box", "caller", "charmed", "chest", "counts", "culprit", "dice", "die",
        "discard", "drawn", "ended", "fates", "frozen", "held", "judged", "kept", "lamp", "lamps",
        "last_round", "locked", "matches", "number", "options", "passes", "pending", "piles",
        "placing", "present", "programs", "rights", "ring", "round", "scorpions", "searcher",
        "seats", "sets", "slaps", "talismans", "thief", "tokens", "tokens_shown", "tops",
        "under", "unready", "void", "waited", "waiting", "winners", "wish",
    )  # fmt: skip

    def __init__(self, box: Box, seats: int, options: Mapping[str, Word]) -> None:
        super().__init__()
        chests, kinds = len(box.chests), len(box.kinds)
        self.box = box
        self.seats = seats
        self.options = options
        self.round = 1
        self.piles = [box.pile] * chests
        self.bags = [treasures[:] for treasures in box.treasures]
        self.tops: list[list[int]] = [[] for _ in range(chests)]
        self.lamps = list(range(len(box.lamps)))
        self.under: list[int] = []
        self.discard: list[int] = []  # sorted
        self.held: list[list[int]] = [[] for _ in range(seats)]  # gems and jewels, sorted
        self.counts = [[0] * kinds for _ in range(seats)]  # the same by kind
        self.sets = [[0] * chests for _ in range(seats)]
        self.talismans: list[list[tuple[int, int]]] = [[] for _ in range(seats)]  # card, gem
        self.ring = NOBODY
        self.rights = [0] * seats  # won so far
        self.tokens = [box.tokens] * seats
        self.frozen: list[int] = []
        self.present: tuple[int, ...] = ()  # people at the table, as the room says
        self.last_round = False
        self.ended = ""
        self.begin_round()

    def begin_round(self) -> None:
        """What lasts for one round only."""
        seats, chests = self.seats, len(self.box.chests)
        self.programs: list[tuple[int, ...]] = [()] * seats  # chest, value, …, token
        self.pending: list[int] = []  # who has still to program, or to react
        self.unready: list[int] = []
        self.locked: list[int] = []
        self.dice = [[0] * chests for _ in range(seats)]  # value by chest
        self.void: list[tuple[int, int]] = []  # seat, chest
        self.slaps: list[Slap] = []
        self.waited: list[int] = []
        self.judged = False
        self.matches: list[Match] = []
        self.tokens_shown: list[tuple[int, int]] = []  # seat, token
        self.charmed: list[int] = []
        self.culprit = self.thief = NOBODY
        self.caller = NOBODY
        self.lamp = NOTHING
        self.wish = 0
        self.asked: list[int] = []  # by the Caravan
        self.passes = [NOTHING] * seats
        self.winners = [NOBODY] * chests
        self.fates = [""] * chests
        self.kept = [0] * chests
        self.chest = NOTHING
        self.searcher = NOBODY
        self.die = 0
        self.number = 0  # cards drawn in this search
        self.drawn: list[int] = []
        self.scorpions = 0
        self.placing = NOBODY
        self.waiting: list[int] = []  # talismans to be placed, in the order drawn

    def is_duel(self) -> bool:
        return self.seats == 2

    def playing(self) -> list[int]:
        """AL-121: everybody who has not left."""
        if not self.frozen:
            return EVERYBODY[self.seats][:]
        return [seat for seat in range(self.seats) if seat not in self.frozen]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    # -- treasure

    def treasures(self, seat: int) -> int:
        """How many treasure cards lie before a player."""
        return len(self.held[seat]) + len(self.talismans[seat])

    def is_loose(self, seat: int, card: int) -> bool:
        """AL-60: not needed for a complete set; equal copies are the same."""
        kind = self.box.kind_of[card]
        metal = self.box.metal_of.get(kind)
        return metal is None or self.counts[seat][kind] > self.sets[seat][metal]

    def loose(self, seat: int) -> list[int]:
        """Gems and loose jewels: what can be stolen, given or passed."""
        if not any(self.sets[seat]):
            return self.held[seat]
        return [card for card in self.held[seat] if self.is_loose(seat, card)]

    def gems_of(self, seat: int) -> list[int]:
        """The gem types of which a player has a card."""
        return [gem for gem in range(len(self.box.gems)) if self.counts[seat][gem]]

    def gain(self, seat: int, card: int) -> bool:
        """A gem or jewel lies before a player; whether it completes a set (AL-59)."""
        box = self.box
        insort(self.held[seat], card)
        counts, kind = self.counts[seat], box.kind_of[card]
        counts[kind] += 1
        if kind not in box.metal_of:
            return False
        metal = box.metal_of[kind]
        complete = min([counts[piece] for piece in box.sets[metal]])
        grown = complete > self.sets[seat][metal]
        self.sets[seat][metal] = complete
        return grown

    def lose(self, seat: int, card: int) -> None:
        self.held[seat].remove(card)
        self.counts[seat][self.box.kind_of[card]] -= 1

    def throw(self, cards: Sequence[int]) -> None:
        self.discard.extend(cards)
        self.discard.sort()

    # -- piles

    def draw(self, chest: int, dealer: Dealer) -> int:
        """The top card of a chest."""
        top = self.tops[chest]
        card = top.pop(0) if top else self.below(chest, 0, dealer)
        self.piles[chest] -= 1
        return card

    def below(self, chest: int, known: int, dealer: Dealer) -> int:
        """The card under so many known ones: the Sorcerer, or one nobody has seen."""
        if self.piles[chest] - known == self.box.at_sorcerer:
            return self.box.sorcerers[chest]
        return dealer.draw(self.bags[chest])

    def turn_lamp(self, dealer: Dealer) -> int:
        """AL-32, AL-34: the pile is never shuffled again."""
        return dealer.draw(self.lamps) if self.lamps else self.under.pop(0)


def fresh(box: Box, seats: int, options: Mapping[str, Word]) -> State:
    """A table at which nothing has happened yet, for modules that are never compiled.

    A compiled class that may be made without `__init__` gets none when plain Python calls it.
    """
    return State(box, seats, options)


def setup(box: Box, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c)."""
    s = State(box, seats, options)
    bag = box.starting[:]
    for seat in range(seats):
        cards = [dealer.draw(bag) for _ in range(2 if s.is_duel() else 1)]
        for card in cards:
            s.gain(seat, card)
        dealer.tell("dealt", seat, box.spell(cards))
    s.throw(bag)
    s.plan("new_round")
    return s


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
    c.box = s.box
    c.agenda = s.agenda[:]
    c.decision = s.decision
    c.seats = s.seats
    c.options = s.options
    c.round = s.round
    c.piles = s.piles[:]
    c.bags = [row[:] for row in s.bags]
    c.tops = [row[:] for row in s.tops]
    c.lamps = s.lamps[:]
    c.under = s.under[:]
    c.discard = s.discard[:]
    c.held = [row[:] for row in s.held]
    c.counts = [row[:] for row in s.counts]
    c.sets = [row[:] for row in s.sets]
    c.talismans = [row[:] for row in s.talismans]
    c.ring = s.ring
    c.rights = s.rights[:]
    c.tokens = s.tokens[:]
    c.frozen = s.frozen[:]
    c.present = s.present
    c.last_round = s.last_round
    c.ended = s.ended
    c.programs = s.programs[:]
    c.pending = s.pending[:]
    c.unready = s.unready[:]
    c.locked = s.locked[:]
    c.dice = [row[:] for row in s.dice]
    c.void = s.void[:]
    c.slaps = s.slaps[:]
    c.waited = s.waited[:]
    c.judged = s.judged
    c.matches = s.matches[:]
    c.tokens_shown = s.tokens_shown[:]
    c.charmed = s.charmed[:]
    c.culprit = s.culprit
    c.thief = s.thief
    c.caller = s.caller
    c.lamp = s.lamp
    c.wish = s.wish
    c.asked = s.asked[:]
    c.passes = s.passes[:]
    c.winners = s.winners[:]
    c.fates = s.fates[:]
    c.kept = s.kept[:]
    c.chest = s.chest
    c.searcher = s.searcher
    c.die = s.die
    c.number = s.number
    c.drawn = s.drawn[:]
    c.scorpions = s.scorpions
    c.placing = s.placing
    c.waiting = s.waiting[:]
    return c


# -- what follows from the rest


def to_answer(s: State) -> list[int]:
    """Who has still to program, or to react."""
    step = s.agenda[-1] if s.agenda else ""
    if step == "program":
        return [seat for seat in s.playing() if not s.programs[seat]]
    done = {*s.locked, *s.waited, *(slap.seat for slap in s.slaps)}
    return [seat for seat in s.playing() if seat not in done] if step == "race" else []


ROUND: tuple[Step, ...] = (
    "program", "ready", "countdown", "reveal", "race", "judge",
    ("open", 0), ("open", 1), ("open", 2), "end_round",
)  # fmt: skip
REST_OF_ROUND = ROUND[::-1]


def unseen_treasures(s: State) -> list[list[int]]:
    """By chest, what lies nowhere else."""
    seen = set(named_cards(s))
    return [[card for card in cards if card not in seen] for cards in s.box.treasures]


def unseen_lamps(s: State) -> list[int]:
    return [n for n in range(len(s.box.lamps)) if n != s.lamp and n not in s.under]


def default_pile(s: State, chest: int) -> int:
    """As many cards as are left, with the Sorcerer among them as long as he can be."""
    treasures = len(s.bags[chest]) + sum(
        s.box.kind_of[card] != s.box.sorcerer for card in s.tops[chest]
    )
    return treasures + 1 if treasures >= s.box.at_sorcerer - 1 else treasures


def named_cards(s: State) -> list[int]:
    """All chest and starting cards that somebody has seen, but the Sorcerers that are out."""
    placed = [card for own in s.talismans for card, _ in own]
    piles = [card for top in s.tops for card in top]
    held = [card for cards in s.held for card in cards]
    return [*s.discard, *held, *placed, *s.drawn, *s.waiting, *piles]


def components(s: State) -> list[str]:
    """Every card and the Ring, wherever they are; the Sorcerers are in their piles or out."""
    piles = [card for bag in s.bags for card in bag]
    cards = [card for card in [*named_cards(s), *piles] if s.box.kind_of[card] != s.box.sorcerer]
    lamps = [*s.lamps, *s.under, *([] if s.lamp == NOTHING else [s.lamp])]
    ring = ["magic-ring"] if s.options["my_precious"] else []
    return sorted(
        [
            *s.box.spell(cards),
            *s.box.spell(s.box.sorcerers),
            *(s.box.lamps[lamp] for lamp in lamps),
            *ring,
        ]
    )
