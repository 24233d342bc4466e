"""The state of a cave: ints and flat lists; setting up, building, copying.

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
from fabletop.games.cave.content import NO_BAN, Box, Layout

# board: what lies on a cell
DOWN, EMPTY = -1, -2
# offers: the tile a seat shows, or one of these
NONE, WAITING = -1, -2

NOTHING: frozenset[int] = frozenset()
TURN: tuple[Step, ...] = ("end_turn", "take")  # as it lies on the agenda: take comes first
ONCE_STEPS = ("turn_up", "magic")  # in older positions; they follow from taking


class State(Position):
    """One game of Cave of Treasures at one moment."""

    __slots__ = (
        "active", "bag", "banning", "bans", "board", "box", "cell", "covers", "display", "down",
        "ended", "forbidden", "gone", "hands", "last_round", "latest", "layout", "offers",
        "options", "removed", "seats", "start", "swaps", "taken", "takes", "track", "turn",
        "turned", "up", "waived",
    )  # fmt: skip

    def __init__(
        self, box: Box, seats: int, options: Mapping[str, Word], removed: Sequence[int]
    ) -> None:
        super().__init__()
        self.box = box
        self.seats = seats
        self.options = options
        self.removed = tuple(removed)  # kinds that left the game
        self.layout: Layout = box.layouts[str(options["variant"])]
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
        self.bag = list(range(len(box.tiles)))
        if removed:
            kind_of = box.kind_of
            self.bag = [tile for tile in self.bag if kind_of[tile] not in self.removed]
        self.swaps = options["variant"] == "lamp"  # CT-40
        self.display: list[int] = []  # beside the board (CT-9)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each sorted
        self.track = [0] * seats
        self.bans = [NO_BAN] * seats
        self.banning = 0  # how many bans stand
        self.waived = False  # CT-24: no ban binds the active player this turn
        self.forbidden = box.free  # of every tile, whether the active player may not take it
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
        hand, box = self.hands[seat], self.box
        first = box.first_of[kind]
        return bisect_left(hand, first + len(box.colours)) - bisect_left(hand, first)

    def set_ban(self, seat: int, ban: int) -> None:
        """A seat bans something, or with NO_BAN nothing any more."""
        self.bans[seat] = ban
        self.banning = self.seats - self.bans.count(NO_BAN)

    def banned_for(self, seat: int) -> frozenset[int]:
        """Every tile that another player's ban forbids this seat (CT-23)."""
        banned, forbids = NOTHING, self.box.forbids
        for by, ban in enumerate(self.bans):
            if ban != NO_BAN and by != seat:
                banned = banned | forbids[ban] if banned else forbids[ban]
        return banned

    def bind(self) -> None:
        """CT-23, CT-24: what bans forbid the active player this turn; all of it, then nothing."""
        board, free = self.board, self.box.free
        forbidden = self.box.barred(self.banned_for(self.active))
        self.waived = False
        self.forbidden = forbidden
        for cell in self.up:
            if not forbidden[board[cell]]:
                return  # it is left
        self.waived = forbidden is not free
        self.forbidden = free


def fresh(box: Box, seats: int, options: Mapping[str, Word], removed: Sequence[int]) -> State:
    """A table at which nothing has happened yet, for modules that are never compiled.

    A compiled class that may be made without `__init__` gets none when plain Python calls it.
    """
    return State(box, seats, options, removed)


def setup(box: Box, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c): the cave is built, only its top layer can be seen."""
    variant = str(options["variant"])
    removed = sorted(choose_removed(box, variant, options, dealer))
    s = State(box, seats, options, removed)
    s.start = s.active = choose_start(seats, options, dealer)
    dealer.tell("began", s.start, variant)
    if removed:
        dealer.tell("removed", [box.kinds[kind] for kind in removed])  # CT-8, CT-11
    if variant == "lamp":
        set_display(s, dealer)
    top = s.layout.top
    for cell in top:
        s.lay(cell, dealer.draw(s.bag))  # CT-6, CT-10
    if dealer.hears:
        names = s.layout.names
        dealer.show("turned_up", [names[c] for c in top], [box.tiles[s.board[c]] for c in top])
    s.plan("begin_turn", "end_turn")
    return s


def choose_removed(
    box: Box, variant: str, options: Mapping[str, Word], dealer: Dealer
) -> list[int]:
    """CT-7, CT-8, CT-10, CT-11: the kinds that leave the game, by choice or by chance."""
    if not box.removed[variant]:
        return []
    choice = options["removed_kind"] if variant == "equal" else options["removed_kinds"]
    if choice == "random":
        kinds = list(range(len(box.kinds)))
        return [dealer.draw(kinds) for _ in range(box.removed[variant])]
    return [box.kind[str(name)] for name in (choice if isinstance(choice, tuple) else (choice,))]


def choose_start(seats: int, options: Mapping[str, Word], dealer: Dealer) -> int:
    """CT-5: the youngest, anybody, or the seat the host named as `seat:k`."""
    choice = str(options["first_player"])
    if choice.startswith("seat:"):
        return int(choice.removeprefix("seat:"))
    ticked = cast("tuple[int, ...]", options["youngest"]) if choice == "youngest" else ()
    among = sorted(ticked) or range(seats)
    return among[0] if len(among) == 1 else among[dealer.roll(len(among)) - 1]


def set_display(s: State, dealer: Dealer) -> None:
    """CT-9: six tiles, none of them a lamp, lie open beside the board."""
    box = s.box
    treasures = [tile for tile in s.bag if box.kind_of[tile] != box.lamp]
    for _ in range(box.display):
        tile = dealer.draw(treasures)
        s.bag.remove(tile)
        s.display.append(tile)
    s.display.sort()
    dealer.show("displayed", [box.tiles[tile] for tile in s.display])


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
    c.agenda = s.agenda[:]
    c.decision = s.decision
    c.box = s.box
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


# -- positions, given or imagined


def removed_by_options(box: Box, options: Mapping[str, Word]) -> list[int]:
    """CT-8, CT-11: the kinds the host named; none if chance decides."""
    variant = str(options["variant"])
    choice = options["removed_kind"] if variant == "equal" else options["removed_kinds"]
    names = () if choice == "random" else choice if isinstance(choice, tuple) else (choice,)
    return sorted(box.kind[str(name)] for name in names)


def build(s: State, cells: Mapping[int, int], empty: Sequence[int]) -> None:
    """The cave in the middle of a game, with what lies in hands and beside the board.

    An uncovered cell of which nothing is said gets some tile nobody has seen yet.
    """
    clear(s, set(empty))
    names = s.layout.names
    for cell, tile in cells.items():
        if s.board[cell] == EMPTY:
            raise ValueError(f"{names[cell]} is said to be empty and to hold {s.box.tiles[tile]}")
        if s.covers[cell] and not s.ended:
            raise ValueError(f"{names[cell]} is covered: nobody knows that tile, a dealer draws it")
        s.bag.remove(tile)
        s.lay(cell, tile)
    for tiles in (s.display, *s.hands):
        tiles.sort()
        for tile in tiles:
            s.bag.remove(tile)
    for cell, covers in enumerate(s.covers):
        if not covers and s.board[cell] == DOWN:
            s.lay(cell, s.bag.pop())


def clear(s: State, empty: set[int]) -> None:
    """Take the tiles from these cells."""
    for cell in empty:
        if not empty.issuperset(s.layout.above[cell]):
            raise ValueError(f"{s.layout.names[cell]} cannot be empty: a tile lies on it")
        s.board[cell] = EMPTY
        s.down -= 1
        for below in s.layout.below[cell]:
            s.covers[below] -= 1


def waive(s: State, waived: bool) -> None:
    """Bans rest in this turn, or they bind."""
    s.banning = s.seats - s.bans.count(NO_BAN)
    s.waived = waived
    s.forbidden = s.box.free if waived else s.box.barred(s.banned_for(s.active))


def components(s: State) -> list[str]:
    """All sixty tiles, each once, wherever they are; a lost or doubled one would show."""
    board = [tile for tile in s.board if tile >= 0]
    hands = [tile for hand in s.hands for tile in hand]
    out = [tile for tile, kind in enumerate(s.box.kind_of) if kind in s.removed]
    return sorted(s.box.tiles[tile] for tile in [*board, *hands, *s.display, *s.bag, *out])
