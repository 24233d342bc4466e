"""The state of a cave: ints and flat lists; setting up, copying, to and from JSON.

Nobody has looked at a face-down tile, so the state does not know it either: the board says only
that something lies there, and the bag holds every tile not yet seen, the unused ones included.
Turning a tile up draws it from the bag (CT-13 has the same distribution). What is not in the
state cannot leak.
"""

from __future__ import annotations

from bisect import bisect, bisect_left, insort
from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Word
from fabletop.core.rulebook import Position, Step
from fabletop.games.cave.content import (
    BAN,
    BANS,
    COLOURS,
    DISPLAY,
    FIRST_OF,
    FORBIDS,
    KIND,
    KIND_OF,
    KINDS,
    LAMP,
    LAYOUTS,
    NO_BAN,
    REMOVED,
    TILE,
    TILES,
    Layout,
)

# board: what lies on a cell
DOWN, EMPTY = -1, -2
# offers: the tile a seat shows, or one of these
NONE, WAITING = -1, -2

NOTHING: frozenset[int] = frozenset()
FREE = [False] * len(TILES)  # of every tile, whether bans forbid it: none
BARRED: dict[frozenset[int], list[bool]] = {NOTHING: FREE}
TURN: tuple[Step, ...] = ("end_turn", "take")  # as it lies on the agenda: take comes first
ONCE_STEPS = ("turn_up", "magic")  # in older positions; they follow from taking


class State(Position):
    """One game of Cave of Treasures at one moment."""

    __slots__ = (
        "active", "bag", "banning", "bans", "board", "cell", "covers", "display", "down", "ended",
        "forbidden", "gone", "hands", "last_round", "latest", "layout", "offers", "options",
        "removed", "seats", "start", "swaps", "taken", "takes", "track", "turn", "turned", "up",
        "waived",
    )  # fmt: skip

    def __init__(self, seats: int, options: Mapping[str, Word], removed: Sequence[int]) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.removed = tuple(removed)  # kinds that left the game
        self.layout: Layout = LAYOUTS[str(options["variant"])]
        cells = len(self.layout.names)
        self.start = 0
        self.active = 0
        self.turn = 0  # turns begun
        self.latest = [0] * seats  # the last turn each seat completed (CT-46)
        self.board = [DOWN] * cells
        self.covers = self.layout.covers[:]  # how many tiles lie on each cell
        self.up: list[int] = []  # cells with a face-up tile, sorted
        self.takes: list[Action] = []  # what takes each of them
        self.down = cells  # how many lie face down
        self.bag = list(range(len(TILES)))
        if removed:
            self.bag = [tile for tile in self.bag if KIND_OF[tile] not in self.removed]
        self.swaps = options["variant"] == "lamp"  # CT-40
        self.display: list[int] = []  # beside the board (CT-9)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each sorted
        self.track = [0] * seats
        self.bans = [NO_BAN] * seats
        self.banning = 0  # how many bans stand
        self.waived = False  # CT-24: no ban binds the active player this turn
        self.forbidden = FREE  # of every tile, whether the active player may not take it
        self.taken = NONE  # the tile whose effect this turn is about
        self.cell = NONE  # where it lay
        self.turned = 0  # tiles turned up by taking it (CT-26)
        self.offers = [NONE] * seats
        self.gone = [False] * seats
        self.last_round = False
        self.ended = ""  # or why: "scored", "walkover"

    # -- small moves everything else is made of

    def lay(self, cell: int, tile: int) -> None:
        """Put a tile face up on a cell where one lay face down."""
        self.board[cell] = tile
        self.down -= 1
        place = bisect(self.up, cell)
        self.up.insert(place, cell)
        self.takes.insert(place, self.layout.take[cell])

    def lift(self, seat: int, cell: int) -> int:
        """A tile leaves the board and goes behind a screen."""
        tile = self.board[cell]
        self.board[cell] = EMPTY
        place = bisect_left(self.up, cell)
        del self.up[place], self.takes[place]
        insort(self.hands[seat], tile)
        return tile

    def count(self, seat: int, kind: int) -> int:
        """How many tiles of a kind a seat holds: in a sorted hand they lie side by side."""
        hand, first = self.hands[seat], FIRST_OF[kind]
        return bisect_left(hand, first + len(COLOURS)) - bisect_left(hand, first)

    def set_ban(self, seat: int, ban: int) -> None:
        """A seat bans something, or with NO_BAN nothing any more."""
        self.bans[seat] = ban
        self.banning = self.seats - self.bans.count(NO_BAN)

    def banned_for(self, seat: int) -> frozenset[int]:
        """Every tile that another player's ban forbids this seat (CT-23)."""
        banned = NOTHING
        for by, ban in enumerate(self.bans):
            if ban != NO_BAN and by != seat:
                banned = banned | FORBIDS[ban] if banned else FORBIDS[ban]
        return banned

    def bind(self) -> None:
        """CT-23, CT-24: what bans forbid the active player this turn; all of it, then nothing."""
        board, forbidden = self.board, barred(self.banned_for(self.active))
        self.waived = False
        self.forbidden = forbidden
        for cell in self.up:
            if not forbidden[board[cell]]:
                return  # it is left
        self.waived = forbidden is not FREE
        self.forbidden = FREE


def barred(banned: frozenset[int]) -> list[bool]:
    """The same tile by tile, which is found faster; made once, and kept."""
    found = BARRED.get(banned)
    if found is None:
        found = BARRED[banned] = [tile in banned for tile in range(len(TILES))]
    return found


def setup(seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c): the cave is built, only its top layer can be seen."""
    variant = str(options["variant"])
    removed = sorted(choose_removed(variant, options, dealer))
    s = State(seats, options, removed)
    s.start = s.active = choose_start(seats, str(options["first_player"]), dealer)
    dealer.tell("began", s.start, variant)
    if removed:
        dealer.tell("removed", [KINDS[kind] for kind in removed])  # CT-8, CT-11
    if variant == "lamp":
        set_display(s, dealer)
    top = s.layout.top
    for cell in top:
        s.lay(cell, dealer.draw(s.bag))  # CT-6, CT-10
    if dealer.hears:
        names = s.layout.names
        dealer.show("turned_up", [names[c] for c in top], [TILES[s.board[c]] for c in top])
    s.plan("begin_turn", "end_turn")
    return s


def choose_removed(variant: str, options: Mapping[str, Word], dealer: Dealer) -> list[int]:
    """CT-7, CT-8, CT-10, CT-11: the kinds that leave the game, by choice or by chance."""
    if not REMOVED[variant]:
        return []
    choice = options["removed_kind"] if variant == "equal" else options["removed_kinds"]
    if choice == "random":
        kinds = list(range(len(KINDS)))
        return [dealer.draw(kinds) for _ in range(REMOVED[variant])]
    return [KIND[str(name)] for name in (choice if isinstance(choice, tuple) else (choice,))]


def choose_start(seats: int, choice: str, dealer: Dealer) -> int:
    """CT-5: `random`, or the seat the host named as `seat:k`."""
    return dealer.roll(seats) - 1 if choice == "random" else int(choice.removeprefix("seat:"))


def set_display(s: State, dealer: Dealer) -> None:
    """CT-9: six tiles, none of them a lamp, lie open beside the board."""
    treasures = [tile for tile in s.bag if KIND_OF[tile] != LAMP]
    for _ in range(DISPLAY):
        tile = dealer.draw(treasures)
        s.bag.remove(tile)
        s.display.append(tile)
    s.display.sort()
    dealer.show("displayed", [TILES[tile] for tile in s.display])


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
    c.agenda = s.agenda[:]
    c.decision = s.decision
    c.seats = s.seats
    c.options = s.options
    c.removed = s.removed
    c.layout = s.layout
    c.start = s.start
    c.active = s.active
    c.turn = s.turn
    c.latest = s.latest[:]
    c.board = s.board[:]
    c.covers = s.covers[:]
    c.up = s.up[:]
    c.takes = s.takes[:]
    c.down = s.down
    c.bag = s.bag[:]
    c.hands = [hand[:] for hand in s.hands]
    c.swaps = s.swaps
    c.display = s.display[:]
    c.track = s.track[:]
    c.bans = s.bans[:]
    c.banning = s.banning
    c.waived = s.waived
    c.forbidden = s.forbidden
    c.taken = s.taken
    c.cell = s.cell
    c.turned = s.turned
    c.offers = s.offers[:]
    c.gone = s.gone[:]
    c.last_round = s.last_round
    c.ended = s.ended
    return c


def dump(s: State) -> dict[str, object]:
    """The state as JSON, in words. docs/positions.md explains every key."""
    names = s.layout.names
    return {
        "seats": s.seats,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in s.options.items()},
        "removed": [KINDS[kind] for kind in s.removed],
        "start": s.start,
        "active": s.active,
        "turn": s.turn,
        "latest": s.latest[:],
        "cells": {names[cell]: TILES[s.board[cell]] for cell in s.up},
        "empty": [names[cell] for cell, tile in enumerate(s.board) if tile == EMPTY],
        "display": [TILES[tile] for tile in s.display],
        "hands": [[TILES[tile] for tile in hand] for hand in s.hands],
        "track": s.track[:],
        "bans": [None if ban == NO_BAN else list(BANS[ban]) for ban in s.bans],
        "waived": s.waived,
        "taken": None if s.taken == NONE else TILES[s.taken],
        "from": None if s.cell == NONE else names[s.cell],
        "turned": s.turned,
        "offers": [
            None if tile == NONE else "?" if tile == WAITING else TILES[tile] for tile in s.offers
        ],
        "gone": s.gone[:],
        "last_round": s.last_round,
        "ended": s.ended,
        "agenda": s.agenda[:],
        "decision": s.decision,
    }


def load(data: Mapping[str, object], options: Mapping[str, Word]) -> State:
    """A state from JSON; `options` are complete. What is left out is as at the start of a turn.

    An uncovered cell of which nothing is said gets some tile nobody has seen yet. What strangers
    bring goes through positions.py first.
    """
    removed = load_removed(data, options)
    s = State(cast(int, data["seats"]), options, removed)
    load_tiles(s, data)
    s.start = cast(int, data.get("start", 0))
    s.active = cast(int, data.get("active", s.start))
    s.turn = cast(int, data.get("turn", 1))
    s.latest = list(cast(Sequence[int], data.get("latest", s.latest)))
    s.track = list(cast(Sequence[int], data.get("track", s.track)))
    s.gone = list(cast(Sequence[bool], data.get("gone", s.gone)))
    bans = cast(Sequence[Sequence[str] | None], data.get("bans", [None] * s.seats))
    for seat, ban in enumerate(bans):
        s.set_ban(seat, BAN[ban[0], ban[1]] if ban else NO_BAN)
    s.bind()
    s.waived = cast(bool, data.get("waived", s.waived))
    s.forbidden = FREE if s.waived else barred(s.banned_for(s.active))
    taken, cell = cast(str | None, data.get("taken")), cast(str | None, data.get("from"))
    s.taken = NONE if taken is None else TILE[taken]
    s.cell = NONE if cell is None else s.layout.index[cell]
    s.turned = cast(int, data.get("turned", 0))
    offers = cast(Sequence[str | None], data.get("offers", [None] * s.seats))
    s.offers = [WAITING if o == "?" else NONE if o is None else TILE[o] for o in offers]
    s.last_round = cast(bool, data.get("last_round", not s.down))
    s.ended = cast(str, data.get("ended", ""))
    steps = cast(Sequence[str], data.get("agenda", TURN))
    s.agenda = [step for step in steps if step not in ONCE_STEPS]
    s.decision = cast(int, data.get("decision", 1))
    return s


def load_removed(data: Mapping[str, object], options: Mapping[str, Word]) -> list[int]:
    """The kinds that left the game: as named, or as the options name them."""
    if "removed" not in data:
        return removed_by_options(options)
    return sorted(KIND[name] for name in cast(Sequence[str], data["removed"]))


def removed_by_options(options: Mapping[str, Word]) -> list[int]:
    """CT-8, CT-11: the kinds the host named; none if chance decides."""
    variant = str(options["variant"])
    choice = options["removed_kind"] if variant == "equal" else options["removed_kinds"]
    names = () if choice == "random" else choice if isinstance(choice, tuple) else (choice,)
    return sorted(KIND[str(name)] for name in names)


def load_tiles(s: State, data: Mapping[str, object]) -> None:
    """Lay out board, hands and display; every tile may be named once."""
    index = s.layout.index
    empty = {index[name] for name in cast(Sequence[str], data.get("empty", ()))}
    for cell in empty:
        if not empty.issuperset(s.layout.above[cell]):
            raise ValueError(f"{s.layout.names[cell]} cannot be empty: a tile lies on it")
        s.board[cell] = EMPTY
        s.down -= 1
        for below in s.layout.below[cell]:
            s.covers[below] -= 1
    for name, tile in cast(Mapping[str, str], data.get("cells", {})).items():
        if index[name] in empty:
            raise ValueError(f"{name} is said to be empty and to hold {tile}")
        if s.covers[index[name]] and not data.get("ended"):
            raise ValueError(f"{name} is covered: nobody knows that tile, a dealer draws it")
        s.lay(index[name], claim(s, tile))
    for seat, hand in enumerate(cast(Sequence[Sequence[str]], data.get("hands", ()))):
        for tile in hand:
            insort(s.hands[seat], claim(s, tile))
    for tile in cast(Sequence[str], data.get("display", ())):
        insort(s.display, claim(s, tile))
    for cell, covers in enumerate(s.covers):
        if not covers and s.board[cell] == DOWN:
            s.lay(cell, s.bag.pop())


def claim(s: State, name: str) -> int:
    """A tile named in a position, taken out of the bag."""
    tile = TILE[name]
    if tile not in s.bag:
        raise ValueError(f"{name} is named twice or not in this game")
    s.bag.remove(tile)
    return tile


def components(s: State) -> list[str]:
    """All sixty tiles, each once, wherever they are; a lost or doubled one would show."""
    board = [tile for tile in s.board if tile >= 0]
    hands = [tile for hand in s.hands for tile in hand]
    out = [tile for tile, kind in enumerate(KIND_OF) if kind in s.removed]
    return sorted(TILES[tile] for tile in [*board, *hands, *s.display, *s.bag, *out])
