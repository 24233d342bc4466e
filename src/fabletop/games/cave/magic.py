"""The magic of the tiles (section d.4): what each colour does, and the questions it asks.

A turn comes here with the tile just taken; an effect may plan questions. Tiles that are turned up
come from the dealer.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import NOBODY, Ask
from fabletop.games.cave.content import PICK
from fabletop.games.cave.state import NONE, WAITING, State


class OfActive(Ask[State]):
    """A question to the player whose turn it is."""

    def actors(self, s: State) -> Sequence[int]:
        return (s.active,)

    def actor(self, s: State) -> int:
        return s.active


# -- what lay underneath


def turn_up(s: State, cell: int, dealer: Dealer) -> int:
    """CT-14, CT-15: turn up what lay under this cell only; how many tiles that are."""
    turned, covers = 0, s.covers
    for below in s.layout.below[cell]:
        left = covers[below] = covers[below] - 1
        if not left:
            s.lay(below, dealer.draw(s.bag))
            turned += 1
    if turned:
        if dealer.hears:
            show_freed(s, cell, dealer)
        if not s.down:  # CT-47
            s.last_round = True
            dealer.tell("last_round", s.active)
    return turned


def show_freed(s: State, cell: int, dealer: Dealer) -> None:
    """CT-26: everybody sees what lay under this cell only."""
    freed = [below for below in s.layout.below[cell] if not s.covers[below]]
    names, tiles = [s.layout.names[c] for c in freed], [s.box.tiles[s.board[c]] for c in freed]
    dealer.show("turned_up", names, tiles)


# -- the lamp


class Lamp(OfActive):
    """CT-40 to CT-44: keep the lamp, or lay it beside the board for one of the tiles there."""

    verbs = ("lamp_keep", "lamp_swap")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        swap = s.box.swap
        return [("lamp_keep",), *(swap[tile] for tile in s.display)]

    def lamp_keep(self, s: State, seat: int, dealer: Dealer) -> None:
        dealer.tell("kept_lamp", seat, s.box.tiles[s.taken])

    def lamp_swap(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        lamp, s.taken = s.taken, s.box.tile[name]
        s.hands[seat].remove(lamp)
        s.display.remove(s.taken)
        s.display.append(lamp)
        s.display.sort()  # CT-42
        insort(s.hands[seat], s.taken)
        dealer.tell("swapped", seat, s.box.tiles[lamp], name)


# -- one effect for each colour, in their order


def pink(s: State, dealer: Dealer) -> None:
    """CT-28: a windfall."""
    s.track[s.active] += s.box.pink
    if dealer.hears:
        dealer.tell("scored_pink", s.active, s.box.pink)


def blue(s: State, dealer: Dealer) -> None:
    """CT-29: points for every tile turned up, or for the square freed."""
    if s.layout.layer[s.cell] == 1:  # CT-17
        s.track[s.active] += s.box.blue_square
        if dealer.hears:
            dealer.tell("scored_square", s.active, s.box.blue_square)
    elif s.turned:
        s.track[s.active] += s.box.blue_turned * s.turned
        if dealer.hears:
            dealer.tell("scored_blue", s.active, s.box.blue_turned * s.turned, s.turned)
    elif dealer.hears:
        dealer.tell("nothing", s.active, "blue")  # CT-69


def brown(s: State, dealer: Dealer) -> None:
    """CT-30, CT-31: points for every tile of the kind; they are shown while they count."""
    kind = s.box.kind_of[s.taken]
    points = s.box.brown * s.count(s.active, kind)
    s.track[s.active] += points
    if dealer.hears:
        dealer.show("scored_brown", s.active, points, shown(s, kind))


def shown(s: State, kind: int) -> list[str]:
    """CT-31: the active player's tiles of a kind."""
    tiles, kind_of = s.box.tiles, s.box.kind_of
    return [tiles[tile] for tile in s.hands[s.active] if kind_of[tile] == kind]


def green(s: State, dealer: Dealer) -> None:
    """CT-32 to CT-34: take one side-neighbour more, if any may be taken."""
    if extra_cells(s, s.cell):
        s.plan("extra")
    elif dealer.hears:
        dealer.tell("nothing", s.active, "green")


def extra_cells(s: State, taken: int) -> list[int]:
    """The neighbours a green tile from there may bring, in the order up, right, down, left."""
    board, forbidden = s.board, s.forbidden
    beside = s.layout.neighbours[taken]
    return [cell for cell in beside if board[cell] >= 0 and not forbidden[board[cell]]]


class Extra(OfActive):
    """CT-32, CT-33: which neighbour; its own effect is not used."""

    verbs = ("take_adjacent",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [s.layout.take_adjacent[cell] for cell in sorted(extra_cells(s, s.cell))]

    def take_adjacent(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        cell = s.layout.index[name]
        tile = s.lift(seat, cell)
        if dealer.hears:
            dealer.tell("took_extra", seat, name, s.box.tiles[tile])
        turn_up(s, cell, dealer)  # CT-35


def yellow(s: State, dealer: Dealer) -> None:
    """CT-36: every opponent with a tile shows one."""
    asked = rivals(s)
    if not asked:
        dealer.tell("nothing", s.active, "yellow")
        return
    if dealer.hears:
        dealer.tell("tribute", s.active, asked)
    for seat in asked:
        s.offers[seat] = WAITING
        if len(s.hands[seat]) == 1 or s.gone[seat]:  # CT-20, CT-64
            choose_offer(s, seat, offer_by_itself(s, seat), dealer)
    s.plan("offer", "show_offers", "pick_for_absent" if s.gone[s.active] else "pick")


def rivals(s: State) -> list[int]:
    """The opponents who have a tile."""
    return [seat for seat, hand in enumerate(s.hands) if hand and seat != s.active]


def choose_offer(s: State, seat: int, tile: int, dealer: Dealer) -> None:
    """A tile is chosen; everybody learns only that it is."""
    s.offers[seat] = tile
    if dealer.hears:
        dealer.show("chose", seat)  # CT-65: no way back


class Offer(Ask[State]):
    """CT-36, CT-38: all at once and unseen; final."""

    verbs = ("offer",)
    together = True

    def actors(self, s: State) -> Sequence[int]:
        if WAITING not in s.offers:
            return ()
        return [seat for seat, tile in enumerate(s.offers) if tile == WAITING]

    def waits_for(self, s: State) -> int:
        return s.offers.index(WAITING) if WAITING in s.offers else NOBODY

    def options(self, s: State, seat: int) -> Sequence[Action]:
        offer = s.box.offer
        return [offer[tile] for tile in s.hands[seat]]

    def offer(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        choose_offer(s, seat, s.box.tile[name], dealer)


def show_offers(s: State, dealer: Dealer) -> None:
    """CT-36: all are shown at once."""
    if dealer.hears:
        seats = offering(s)
        dealer.show("shown", seats, [s.box.tiles[s.offers[seat]] for seat in seats])


def offering(s: State) -> list[int]:
    """The seats that show a tile."""
    return [seat for seat, tile in enumerate(s.offers) if tile != NONE]


class Pick(OfActive):
    """CT-37: the active player takes one shown tile; its effect is not used."""

    verbs = ("pick",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [PICK[other] for other, tile in enumerate(s.offers) if tile != NONE]

    def pick(self, s: State, seat: int, dealer: Dealer, other: int) -> None:
        tile = s.offers[other]
        s.hands[other].remove(tile)
        insort(s.hands[seat], tile)
        s.offers = [NONE] * s.seats
        if dealer.hears:
            dealer.tell("picked", seat, other, s.box.tiles[tile])


def pick_for_absent(s: State, dealer: Dealer) -> None:
    """CT-64: the active player left; the autopilot picks."""
    Pick().pick(s, s.active, dealer, best_offer(s, s.active))


def white(s: State, dealer: Dealer) -> None:
    """CT-39: a ban has to be named."""
    s.plan("ban")


class Ban(OfActive):
    """CT-39: a colour, or a kind that is in this game."""

    verbs = ("ban",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        if not s.removed:
            return s.box.all_bans
        return [action for code, action in s.box.ban_actions if code not in s.removed]

    def ban(self, s: State, seat: int, dealer: Dealer, sort: str, value: str) -> None:
        s.set_ban(seat, s.box.ban[sort, value])
        if dealer.hears:
            dealer.tell("banned", seat, sort, value)


BY_COLOUR = [pink, blue, brown, green, yellow, white]


# -- what is given and picked without being asked


def offer_by_itself(s: State, seat: int) -> int:
    """A tile of the kind held least; ties by the order of kinds, then colours."""
    kind_of, colour_of = s.box.kind_of, s.box.colour_of

    def merit(tile: int) -> tuple[int, int, int]:
        return (s.count(seat, kind_of[tile]), kind_of[tile], colour_of[tile])

    return min(s.hands[seat], key=merit)


def best_offer(s: State, seat: int) -> int:
    """The tile of whose kind the picker holds most; ties by the nearest seat clockwise."""
    kind_of = s.box.kind_of

    def merit(other: int) -> tuple[int, int]:
        return (s.count(seat, kind_of[s.offers[other]]), -((other - seat) % s.seats))

    return max(offering(s), key=merit)
