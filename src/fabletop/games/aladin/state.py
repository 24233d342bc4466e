"""The state of a game of Aladin: setting up, copying, to and from JSON.

No pile is shuffled: `bags` hold what nobody has seen, and a card is drawn when it is looked at.
The Sorcerer's place is counted (AL-3). `tops` are cards somebody has looked at through the
All-Seeing Eye, and `under` the lamp cards that went under the pile, in their known order.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Word
from fabletop.core.rulebook import Position, Step
from fabletop.games.aladin.content import (
    AT_SORCERER,
    CARD,
    CHEST,
    CHESTS,
    GEM,
    GEMS,
    KIND,
    KINDS,
    LAMP,
    LAMPS,
    METAL_OF,
    NAMES,
    PILE,
    SET,
    SORCERER,
    SORCERERS,
    STARTING,
    TOKENS,
    TREASURES,
)

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
        "asked", "bags", "caller", "charmed", "chest", "counts", "culprit", "dice", "die",
        "discard", "drawn", "ended", "fates", "frozen", "held", "judged", "kept", "lamp", "lamps",
        "last_round", "locked", "matches", "number", "options", "passes", "pending", "piles",
        "placing", "present", "programs", "rights", "ring", "round", "scorpions", "searcher",
        "seats", "sets", "slaps", "talismans", "thief", "tokens", "tokens_shown", "tops",
        "under", "unready", "void", "waited", "waiting", "winners", "wish",
    )  # fmt: skip

    def __init__(self, seats: int, options: Mapping[str, Word]) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.round = 1
        self.piles = [PILE] * len(CHESTS)
        self.bags = [treasures[:] for treasures in TREASURES]
        self.tops: list[list[int]] = [[] for _ in CHESTS]
        self.lamps = list(range(len(LAMPS)))
        self.under: list[int] = []
        self.discard: list[int] = []  # sorted
        self.held: list[list[int]] = [[] for _ in range(seats)]  # gems and jewels, sorted
        self.counts = [[0] * len(KINDS) for _ in range(seats)]  # the same by kind
        self.sets = [[0] * len(CHESTS) for _ in range(seats)]
        self.talismans: list[list[tuple[int, int]]] = [[] for _ in range(seats)]  # card, gem
        self.ring = NOBODY
        self.rights = [0] * seats  # won so far
        self.tokens = [TOKENS] * seats
        self.frozen: list[int] = []
        self.present: tuple[int, ...] = ()  # people at the table, as the room says
        self.last_round = False
        self.ended = ""
        self.begin_round()

    def begin_round(self) -> None:
        """What lasts for one round only."""
        seats = self.seats
        self.programs: list[tuple[int, ...]] = [()] * seats  # chest, value, …, token
        self.pending: list[int] = []  # who has still to program, or to react
        self.unready: list[int] = []
        self.locked: list[int] = []
        self.dice = [[0] * len(CHESTS) for _ in range(seats)]  # value by chest
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
        self.winners = [NOBODY] * len(CHESTS)
        self.fates = [""] * len(CHESTS)
        self.kept = [0] * len(CHESTS)
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
        kind = KIND[card]
        metal = METAL_OF.get(kind)
        return metal is None or self.counts[seat][kind] > self.sets[seat][metal]

    def loose(self, seat: int) -> list[int]:
        """Gems and loose jewels: what can be stolen, given or passed."""
        if not any(self.sets[seat]):
            return self.held[seat]
        return [card for card in self.held[seat] if self.is_loose(seat, card)]

    def gems_of(self, seat: int) -> list[int]:
        """The gem types of which a player has a card."""
        return [gem for gem in range(len(GEMS)) if self.counts[seat][gem]]

    def gain(self, seat: int, card: int) -> bool:
        """A gem or jewel lies before a player; whether it completes a set (AL-59)."""
        insort(self.held[seat], card)
        counts, kind = self.counts[seat], KIND[card]
        counts[kind] += 1
        if kind not in METAL_OF:
            return False
        metal = METAL_OF[kind]
        complete = min([counts[piece] for piece in SET[metal]])
        grown = complete > self.sets[seat][metal]
        self.sets[seat][metal] = complete
        return grown

    def lose(self, seat: int, card: int) -> None:
        self.held[seat].remove(card)
        self.counts[seat][KIND[card]] -= 1

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
        if self.piles[chest] - known == AT_SORCERER:
            return SORCERERS[chest]
        return dealer.draw(self.bags[chest])

    def turn_lamp(self, dealer: Dealer) -> int:
        """AL-32, AL-34: the pile is never shuffled again."""
        return dealer.draw(self.lamps) if self.lamps else self.under.pop(0)


def setup(seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c)."""
    s = State(seats, options)
    bag = STARTING[:]
    for seat in range(seats):
        cards = [dealer.draw(bag) for _ in range(2 if s.is_duel() else 1)]
        for card in cards:
            s.gain(seat, card)
        dealer.tell("dealt", seat, [NAMES[card] for card in cards])
    s.throw(bag)
    s.plan("new_round")
    return s


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
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


# -- JSON


def spell(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def dump(s: State) -> dict[str, object]:
    """The state as JSON, in words. docs/positions.md explains every key."""
    return {
        "seats": s.seats,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in s.options.items()},
        "round": s.round,
        "piles": dict(zip(CHESTS, s.piles, strict=True)),
        "bags": {name: spell(s.bags[chest]) for chest, name in enumerate(CHESTS)},
        "tops": {name: spell(s.tops[chest]) for chest, name in enumerate(CHESTS)},
        "lamps": [LAMPS[lamp] for lamp in s.lamps],
        "under": [LAMPS[lamp] for lamp in s.under],
        "discard": spell(s.discard),
        "held": [spell(cards) for cards in s.held],
        "talismans": [
            [[NAMES[card], None if gem == ALONE else GEMS[gem]] for card, gem in own]
            for own in s.talismans
        ],
        "ring": s.ring,
        "rights": s.rights[:],
        "tokens": [list(tokens) for tokens in s.tokens],
        "frozen": s.frozen[:],
        "present": list(s.present),
        "last_round": s.last_round,
        "ended": s.ended,
        "programs": [list(program) for program in s.programs],
        "pending": s.pending[:],
        "unready": s.unready[:],
        "locked": s.locked[:],
        "dice": [list(values) for values in s.dice],
        "void": [list(die) for die in s.void],
        "slaps": [[x.seat, x.ms, x.claimed, x.elapsed, x.link] for x in s.slaps],
        "waited": s.waited[:],
        "judged": s.judged,
        "matches": [[m.value, list(m.holders), m.winner, m.margin, m.by] for m in s.matches],
        "tokens_shown": [list(pair) for pair in s.tokens_shown],
        "charmed": s.charmed[:],
        "culprit": s.culprit,
        "thief": s.thief,
        "caller": s.caller,
        "lamp": None if s.lamp == NOTHING else LAMPS[s.lamp],
        "wish": s.wish,
        "asked": s.asked[:],
        "passes": [None if card == NOTHING else NAMES[card] for card in s.passes],
        "winners": s.winners[:],
        "fates": s.fates[:],
        "kept": s.kept[:],
        "chest": None if s.chest == NOTHING else CHESTS[s.chest],
        "searcher": s.searcher,
        "die": s.die,
        "number": s.number,
        "drawn": spell(s.drawn),
        "scorpions": s.scorpions,
        "placing": s.placing,
        "waiting": spell(s.waiting),
        "agenda": [step if isinstance(step, str) else list(step) for step in s.agenda],
        "decision": s.decision,
    }


PLAIN = (
    "round", "ring", "last_round", "ended", "judged", "culprit", "thief", "caller", "wish",
    "searcher", "die", "number", "scorpions", "placing",
)  # fmt: skip
ROWS = ("rights", "frozen", "unready", "locked", "waited", "charmed", "asked", "winners", "fates")


def load(data: Mapping[str, object], options: Mapping[str, Word]) -> State:
    """A state from JSON that says what can be; `options` are complete.

    What is left out is as when a round begins. Cards lie where the position says; chest cards it
    does not name are unseen, starting cards are in the discard, lamp cards in the pile.
    Strangers' positions come by positions.py.
    """
    s = State(cast(int, data["seats"]), options)
    for name in PLAIN:
        setattr(s, name, data.get(name, getattr(s, name)))
    for name in (*ROWS, "kept"):
        setattr(s, name, list(cast(Sequence[object], data.get(name, getattr(s, name)))))
    load_treasure(s, data)
    load_piles(s, data)
    load_round(s, data)
    steps = cast("Sequence[str | list[Word]]", data.get("agenda", ["program"]))
    s.agenda = [step if isinstance(step, str) else tuple(step) for step in steps]
    if s.agenda == ["program"]:
        s.agenda = list(REST_OF_ROUND)
    s.pending = list(cast(Sequence[int], data.get("pending", to_answer(s))))
    if "unready" not in data and s.agenda[-1:] in (["program"], ["ready"]):
        s.unready = [seat for seat in s.present if seat not in s.frozen]
    s.decision = cast(int, data.get("decision", 1))
    return s


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


def read_cards(names: object) -> list[int]:
    return [CARD[name] for name in cast(Sequence[str], names)]


def load_treasure(s: State, data: Mapping[str, object]) -> None:
    """What lies before the players, and in the middle."""
    seats, nothing = range(s.seats), [()] * s.seats
    held = cast(Sequence[object], data.get("held", nothing))
    for seat, names in zip(seats, held, strict=True):
        for card in read_cards(names):
            s.gain(seat, card)
    talismans = cast("Sequence[Sequence[Sequence[Any]]]", data.get("talismans", nothing))
    for seat, own in zip(seats, talismans, strict=True):
        s.talismans[seat] = [(CARD[card], ALONE if gem is None else GEM[gem]) for card, gem in own]
    s.drawn = read_cards(data.get("drawn", ()))
    s.waiting = read_cards(data.get("waiting", ()))
    passes = cast("Sequence[str | None]", data.get("passes", [None] * s.seats))
    s.passes = [NOTHING if name is None else CARD[name] for name in passes]
    if "discard" in data:
        s.discard = sorted(read_cards(data["discard"]))
    else:
        taken = {card for cards in s.held for card in cards}
        s.discard = [card for card in STARTING if card not in taken]


def load_piles(s: State, data: Mapping[str, object]) -> None:
    """What nobody has seen is what lies nowhere else."""
    piles = cast(Mapping[str, int], data.get("piles", {}))
    tops = cast(Mapping[str, object], data.get("tops", {}))
    bags = cast(Mapping[str, object], data.get("bags", {}))
    for chest, name in enumerate(CHESTS):
        s.tops[chest] = read_cards(tops.get(name, ()))
    seen = set(named_cards(s))
    for chest, name in enumerate(CHESTS):
        rest = [card for card in TREASURES[chest] if card not in seen]
        s.bags[chest] = read_cards(bags[name]) if name in bags else rest
        s.piles[chest] = piles.get(name, default_pile(s, chest))
    lamp = cast("str | None", data.get("lamp"))
    s.lamp = NOTHING if lamp is None else LAMP[lamp]
    s.under = [LAMP[name] for name in cast(Sequence[str], data.get("under", ()))]
    unseen = [lamp for lamp in range(len(LAMPS)) if lamp != s.lamp and lamp not in s.under]
    lamps = cast("Sequence[str] | None", data.get("lamps"))
    s.lamps = unseen if lamps is None else [LAMP[name] for name in lamps]


def default_pile(s: State, chest: int) -> int:
    """As many cards as are left, with the Sorcerer among them as long as he can be."""
    treasures = len(s.bags[chest]) + sum(KIND[card] != SORCERER for card in s.tops[chest])
    return treasures + 1 if treasures >= AT_SORCERER - 1 else treasures


def load_round(s: State, data: Mapping[str, object]) -> None:
    """Programs, dice, reactions."""
    programs = cast(Sequence[Sequence[int]], data.get("programs", s.programs))
    s.programs = [tuple(program) for program in programs]
    s.dice = [list(values) for values in cast(Sequence[Sequence[int]], data.get("dice", s.dice))]
    s.void = [(seat, chest) for seat, chest in cast(Sequence[Sequence[int]], data.get("void", ()))]
    s.slaps = [Slap(*slap) for slap in cast(Sequence[Sequence[int]], data.get("slaps", ()))]
    matches = cast("Sequence[Sequence[Any]]", data.get("matches", ()))
    s.matches = [Match(v, tuple(holders), w, m, by) for v, holders, w, m, by in matches]
    shown = cast(Sequence[Sequence[int]], data.get("tokens_shown", ()))
    s.tokens_shown = [(seat, token) for seat, token in shown]
    tokens = cast(Sequence[Sequence[int]], data.get("tokens", s.tokens))
    s.tokens = [tuple(own) for own in tokens]
    s.present = tuple(cast(Sequence[int], data.get("present", ())))
    chest = cast("str | None", data.get("chest"))
    s.chest = NOTHING if chest is None else CHEST[chest]


def named_cards(s: State) -> list[int]:
    """All chest and starting cards that somebody has seen, but the Sorcerers that are out."""
    placed = [card for own in s.talismans for card, _ in own]
    piles = [card for top in s.tops for card in top]
    held = [card for cards in s.held for card in cards]
    return [*s.discard, *held, *placed, *s.drawn, *s.waiting, *piles]


def components(s: State) -> list[str]:
    """Every card and the Ring, wherever they are; the Sorcerers are in their piles or out."""
    piles = [card for bag in s.bags for card in bag]
    cards = [card for card in [*named_cards(s), *piles] if KIND[card] != SORCERER]
    lamps = [*s.lamps, *s.under, *([] if s.lamp == NOTHING else [s.lamp])]
    ring = ["magic-ring"] if s.options["my_precious"] else []
    return sorted([*spell(cards), *spell(SORCERERS), *(LAMPS[lamp] for lamp in lamps), *ring])
