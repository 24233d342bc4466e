"""Cave of Treasures, step by step, in the order of RULES.md.

A turn is `begin_turn`, then take – turn up – magic – end of turn (CT-19), which stays on the
agenda and begins the next. The magic sends the turn to the effect of the tile's colour, which may
plan questions. Nothing here knows chance, time or words: tiles turned up come from the dealer, and
what happened is told to it. News that comes in every turn is only worded if somebody hears it.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import NOBODY, Ask, Run
from fabletop.games.cave.content import (
    BAN,
    BAN_ACTIONS,
    BANS,
    COLOUR_OF,
    GROUPS,
    KIND_OF,
    KINDS,
    LAMPS,
    NO_BAN,
    OFFER,
    PICK,
    POINTS,
    SWAP,
    TILE,
    TILES,
)
from fabletop.games.cave.state import DOWN, FREE, NONE, WAITING, State

PINK, BROWN = POINTS["pink"], POINTS["brown"]
BLUE_TURNED, BLUE_SQUARE = POINTS["blue_turned"], POINTS["blue_square"]
ALL_BANS = [action for _, action in BAN_ACTIONS]

# Every verb and every event with the names of its arguments.
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "take": ("cell",),
    "lamp_keep": (),
    "lamp_swap": ("tile",),
    "take_adjacent": ("cell",),
    "offer": ("tile",),
    "pick": ("seat",),
    "ban": ("type", "value"),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "began": ("seat", "variant"),
    "removed": ("kinds",),
    "displayed": ("tiles",),
    "turn": ("seat", "turn"),
    "ban_over": ("seat", "type", "value"),
    "waiver": ("seat",),
    "took": ("seat", "cell", "tile"),
    "turned_up": ("cells", "tiles"),
    "kept_lamp": ("seat", "tile"),
    "swapped": ("seat", "given_tile", "tile"),
    "scored_pink": ("seat", "points"),
    "scored_blue": ("seat", "points", "turned"),
    "scored_square": ("seat", "points"),
    "scored_brown": ("seat", "points", "tiles"),
    "nothing": ("seat", "colour"),
    "took_extra": ("seat", "cell", "tile"),
    "tribute": ("seat", "seats"),
    "chose": ("seat",),
    "shown": ("seats", "tiles"),
    "picked": ("seat", "other_seat", "tile"),
    "banned": ("seat", "type", "value"),
    "last_round": ("seat",),
    "left": ("seat",),
    "skipped": ("seat",),
    "laid_open": ("cells", "tiles"),
    "over": ("reason", "seats"),
}


# -- the turn begins


def begin_turn(s: State, dealer: Dealer) -> None:
    """CT-19, CT-22, CT-24: the player's own ban ends; hopeless bans are waived for this turn."""
    s.turn += 1
    if dealer.hears:
        dealer.tell("turn", s.active, s.turn)
    if s.banning:
        end_ban(s, s.active, dealer)
        s.bind()
        if s.waived:
            dealer.tell("waiver", s.active)
    else:
        s.waived = False
        s.forbidden = FREE
    s.agenda.append("take")


def end_ban(s: State, seat: int, dealer: Dealer) -> None:
    """CT-22: a ban lasts until its owner's next turn."""
    if s.bans[seat] != NO_BAN:
        if dealer.hears:
            dealer.tell("ban_over", seat, *BANS[s.bans[seat]])
        s.set_ban(seat, NO_BAN)


class OfActive(Ask[State]):
    """A question to the player whose turn it is."""

    def actors(self, s: State) -> Sequence[int]:
        return (s.active,)

    def actor(self, s: State) -> int:
        return s.active


# -- step 1: take


class Take(OfActive):
    """CT-23, CT-24: one face-up tile that no other player's ban forbids."""

    verbs = ("take",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return s.takes if s.forbidden is FREE else allowed(s)

    def take(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        cell = s.cell = s.layout.index[name]
        tile = s.taken = s.lift(seat, cell)  # CT-25
        if dealer.hears:
            dealer.tell("took", seat, name, TILES[tile])
        s.turned = turn_up(s, cell, dealer)  # CT-26
        if s.swaps and tile in LAMPS:
            s.plan("lamp", "effect")  # CT-40: it may be swapped first
        else:
            EFFECTS[tile](s, dealer)  # CT-27


def allowed(s: State) -> list[Action]:
    """CT-23: what the bans of others leave."""
    take, board, forbidden = s.layout.take, s.board, s.forbidden
    return [take[cell] for cell in s.up if not forbidden[board[cell]]]


# -- step 2: turn up


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
    names, tiles = [s.layout.names[c] for c in freed], [TILES[s.board[c]] for c in freed]
    dealer.show("turned_up", names, tiles)


# -- step 3: the magic effect


def effect(s: State, dealer: Dealer) -> None:
    """The effect of the tile held after the choice about the lamp."""
    EFFECTS[s.taken](s, dealer)


class Lamp(OfActive):
    """CT-40 to CT-44: keep the lamp, or lay it beside the board for one of the tiles there."""

    verbs = ("lamp_keep", "lamp_swap")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("lamp_keep",), *(SWAP[tile] for tile in s.display)]

    def lamp_keep(self, s: State, seat: int, dealer: Dealer) -> None:
        dealer.tell("kept_lamp", seat, TILES[s.taken])

    def lamp_swap(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        lamp, s.taken = s.taken, TILE[name]
        s.hands[seat].remove(lamp)
        s.display.remove(s.taken)
        s.display.append(lamp)
        s.display.sort()  # CT-42
        insort(s.hands[seat], s.taken)
        dealer.tell("swapped", seat, TILES[lamp], name)


def pink(s: State, dealer: Dealer) -> None:
    """CT-28: a windfall."""
    s.track[s.active] += PINK
    if dealer.hears:
        dealer.tell("scored_pink", s.active, PINK)


def blue(s: State, dealer: Dealer) -> None:
    """CT-29: points for every tile turned up, or for the square freed."""
    if s.layout.layer[s.cell] == 1:  # CT-17
        s.track[s.active] += BLUE_SQUARE
        if dealer.hears:
            dealer.tell("scored_square", s.active, BLUE_SQUARE)
    elif s.turned:
        s.track[s.active] += BLUE_TURNED * s.turned
        if dealer.hears:
            dealer.tell("scored_blue", s.active, BLUE_TURNED * s.turned, s.turned)
    elif dealer.hears:
        dealer.tell("nothing", s.active, "blue")  # CT-69


def brown(s: State, dealer: Dealer) -> None:
    """CT-30, CT-31: points for every tile of the kind; they are shown while they count."""
    kind = KIND_OF[s.taken]
    points = BROWN * s.count(s.active, kind)
    s.track[s.active] += points
    if dealer.hears:
        dealer.show("scored_brown", s.active, points, shown(s, kind))


def shown(s: State, kind: int) -> list[str]:
    """CT-31: the active player's tiles of a kind."""
    return [TILES[tile] for tile in s.hands[s.active] if KIND_OF[tile] == kind]


def green(s: State, dealer: Dealer) -> None:
    """CT-32 to CT-34: take one side-neighbour more, if any may be taken."""
    if extra_cells(s):
        s.plan("extra")
    elif dealer.hears:
        dealer.tell("nothing", s.active, "green")


def extra_cells(s: State) -> list[int]:
    """The neighbours a green tile may bring, in the order up, right, down, left."""
    board, forbidden = s.board, s.forbidden
    beside = s.layout.neighbours[s.cell]
    return [cell for cell in beside if board[cell] >= 0 and not forbidden[board[cell]]]


class Extra(OfActive):
    """CT-32, CT-33: which neighbour; its own effect is not used."""

    verbs = ("take_adjacent",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [s.layout.take_adjacent[cell] for cell in sorted(extra_cells(s))]

    def take_adjacent(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        cell = s.layout.index[name]
        tile = s.lift(seat, cell)
        if dealer.hears:
            dealer.tell("took_extra", seat, name, TILES[tile])
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
        return [OFFER[tile] for tile in s.hands[seat]]

    def offer(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        choose_offer(s, seat, TILE[name], dealer)


def show_offers(s: State, dealer: Dealer) -> None:
    """CT-36: all are shown at once."""
    if dealer.hears:
        seats = offering(s)
        dealer.show("shown", seats, [TILES[s.offers[seat]] for seat in seats])


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
            dealer.tell("picked", seat, other, TILES[tile])


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
            return ALL_BANS
        return [action for code, action in BAN_ACTIONS if code not in s.removed]

    def ban(self, s: State, seat: int, dealer: Dealer, sort: str, value: str) -> None:
        s.set_ban(seat, BAN[sort, value])
        if dealer.hears:
            dealer.tell("banned", seat, sort, value)


BY_COLOUR = [pink, blue, brown, green, yellow, white]
EFFECTS = [BY_COLOUR[colour] for colour in COLOUR_OF]  # of every tile


# -- the end of a turn, and of the game


def end_turn(s: State, dealer: Dealer) -> None:
    """CT-45: an empty board or the end of the last round ends the game; else the next plays."""
    s.latest[s.active] = s.turn
    s.taken = s.cell = NONE
    s.turned = 0
    if s.up:
        next_turn(s, dealer)
    else:
        end(s, "scored", dealer)  # CT-49


def next_turn(s: State, dealer: Dealer) -> None:
    """CT-19, CT-48, CT-64: clockwise; the turn of a seat that left only counts."""
    seat, seats = s.active, s.seats
    while not s.last_round or seat != (s.start - 1) % seats:
        seat = (seat + 1) % seats
        if not s.gone[seat]:
            s.active = seat
            begin_turn(s, dealer)
            return
        end_ban(s, seat, dealer)
        dealer.tell("skipped", seat)
    end(s, "scored", dealer)


def end(s: State, reason: str, dealer: Dealer) -> None:
    """CT-55: nothing is left to do, and nothing is hidden any more."""
    s.agenda.clear()
    s.ended = reason
    lay_open(s, dealer)
    if dealer.hears:
        dealer.show("over", reason, winners(s))


def lay_open(s: State, dealer: Dealer) -> None:
    """CT-55: tiles that still lie face down are turned up for everybody to see."""
    if not s.down:
        return
    hidden = [cell for cell, tile in enumerate(s.board) if tile == DOWN]
    for cell in hidden:
        s.lay(cell, dealer.draw(s.bag))
    names = s.layout.names
    dealer.show("laid_open", [names[c] for c in hidden], [TILES[s.board[c]] for c in hidden])


# -- scoring


def final_score(s: State, seat: int) -> int:
    """CT-50 to CT-52: the track and the groups of equal kinds."""
    return s.track[seat] + group_points(s, seat)


def group_points(s: State, seat: int) -> int:
    """CT-51: what the tiles behind a screen are worth."""
    counts = [0] * len(KINDS)
    for tile in s.hands[seat]:
        counts[KIND_OF[tile]] += 1
    points = 0
    for count in counts:
        points += GROUPS[count]
    return points


def standing(s: State, seat: int) -> tuple[bool, int, int]:
    """CT-52, CT-53, CT-64: present before gone, then more points, then fewer tiles."""
    return (not s.gone[seat], final_score(s, seat), -len(s.hands[seat]))


def winners(s: State) -> list[int]:
    """CT-54, CT-64: the best, or all who are level; or the only one left."""
    if s.ended == "walkover":
        return [seat for seat in range(s.seats) if not s.gone[seat]]
    places = [standing(s, seat) for seat in range(s.seats)]
    best = max(places)
    return [seat for seat, place in enumerate(places) if place == best]


# -- clocks and leaving


def autopilot(s: State, seat: int, step: str) -> Action:
    """CT-60: what is played for a seat that does not answer."""
    return PILOTS[step](s, seat)


def take_by_itself(s: State, seat: int) -> Action:
    """The highest layer, then the lowest row, then the lowest column."""
    layer, index = s.layout.layer, s.layout.index
    options = Take().options(s, seat)
    cells = [index[str(name)] for _, name in options]
    return s.layout.take[max(cells, key=lambda cell: (layer[cell], -cell))]


def extra_by_itself(s: State, seat: int) -> Action:
    """The first neighbour: up, right, down, left."""
    return s.layout.take_adjacent[extra_cells(s)[0]]


def offer_by_itself(s: State, seat: int) -> int:
    """A tile of the kind held least; ties by the order of kinds, then colours."""

    def merit(tile: int) -> tuple[int, int, int]:
        return (s.count(seat, KIND_OF[tile]), KIND_OF[tile], COLOUR_OF[tile])

    return min(s.hands[seat], key=merit)


def best_offer(s: State, seat: int) -> int:
    """The tile of whose kind the picker holds most; ties by the nearest seat clockwise."""

    def merit(other: int) -> tuple[int, int]:
        return (s.count(seat, KIND_OF[s.offers[other]]), -((other - seat) % s.seats))

    return max(offering(s), key=merit)


def ban_by_itself(s: State, seat: int) -> Action:
    """The kind held most; ties by the order of kinds."""
    kinds = [kind for kind in range(len(KINDS)) if kind not in s.removed]
    return ("ban", "kind", KINDS[max(kinds, key=lambda kind: (s.count(seat, kind), -kind))])


PILOTS = {
    "take": take_by_itself,
    "lamp": lambda s, seat: ("lamp_keep",),
    "extra": extra_by_itself,
    "offer": lambda s, seat: OFFER[offer_by_itself(s, seat)],
    "pick": lambda s, seat: PICK[best_offer(s, seat)],
    "ban": ban_by_itself,
}


STEPS: Mapping[str, Run | Ask[State]] = {
    "begin_turn": begin_turn,
    "take": Take(),
    "lamp": Lamp(),
    "effect": effect,
    "extra": Extra(),
    "offer": Offer(),
    "show_offers": show_offers,
    "pick": Pick(),
    "pick_for_absent": pick_for_absent,
    "ban": Ban(),
    "end_turn": end_turn,
}

LASTING = ("end_turn",)  # it comes again after every turn
