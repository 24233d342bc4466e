"""Cave of Treasures, step by step, in the order of RULES.md.

A turn is `begin_turn`, then take – turn up – magic – end of turn (CT-19), which stays on the
agenda and begins the next. The magic sends the turn to the effect of the tile's colour
(`magic.py`), which may plan questions. Nothing here knows chance, time or words: tiles turned up
come from the dealer, and what happened is told to it. News that comes in every turn is only worded
if somebody hears it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.news import Weights, weigh
from fabletop.core.options import Action
from fabletop.core.rulebook import Ask, Run
from fabletop.games.cave.content import NO_BAN, PICK
from fabletop.games.cave.magic import (
    BY_COLOUR,
    Ban,
    Extra,
    Lamp,
    OfActive,
    Offer,
    Pick,
    best_offer,
    extra_cells,
    offer_by_itself,
    pick_for_absent,
    show_offers,
    turn_up,
)
from fabletop.games.cave.state import DOWN, NONE, State

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
    "nothing": ("seat", "lack"),
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
# How long each event is seen. CT-63: what brown counts is held up for everybody.
WEIGHTS: Weights = weigh(
    {
        "began": 1.3, "waiver": 0.9, "took": 0.8, "turned_up": 0.5, "swapped": 0.8,
        "scored_pink": 0.7, "scored_blue": 0.7, "scored_square": 0.7, "scored_brown": 2.2,
        "nothing": 1.2, "took_extra": 0.8, "tribute": 0.8, "shown": 1.2, "picked": 0.9,
        "banned": 0.9, "left": 0.8,
    },
    {"last_round": 2.4, "over": 2.0},
)  # fmt: skip


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
        s.forbidden = s.box.free
    s.agenda.append("take")


def end_ban(s: State, seat: int, dealer: Dealer) -> None:
    """CT-22: a ban lasts until its owner's next turn."""
    if s.bans[seat] != NO_BAN:
        if dealer.hears:
            dealer.tell("ban_over", seat, *s.box.bans[s.bans[seat]])
        s.set_ban(seat, NO_BAN)


# -- step 1: take


class Take(OfActive):
    """CT-23, CT-24: one face-up tile that no other player's ban forbids."""

    verbs = ("take",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return s.takes if s.forbidden is s.box.free else allowed(s)

    def take(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        cell = s.cell = s.layout.index[name]
        tile = s.taken = s.lift(seat, cell)  # CT-25
        if dealer.hears:
            dealer.tell("took", seat, name, s.box.tiles[tile])
        s.turned = turn_up(s, cell, dealer)  # CT-26
        if s.swaps and s.box.kind_of[tile] == s.box.lamp:
            s.plan("lamp", "effect")  # CT-40: it may be swapped first
        else:
            BY_COLOUR[s.box.colour_of[tile]](s, dealer)  # CT-27


def allowed(s: State) -> list[Action]:
    """CT-23: what the bans of others leave."""
    take, board, forbidden = s.layout.take, s.board, s.forbidden
    return [take[cell] for cell in s.up if not forbidden[board[cell]]]


# -- step 2, turn up, and step 3, the magic effect: in magic.py


def effect(s: State, dealer: Dealer) -> None:
    """The effect of the tile held after the choice about the lamp."""
    BY_COLOUR[s.box.colour_of[s.taken]](s, dealer)


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
    dealer.show("laid_open", [names[c] for c in hidden], [s.box.tiles[s.board[c]] for c in hidden])


# -- scoring


def final_score(s: State, seat: int) -> int:
    """CT-50 to CT-52: the track and the groups of equal kinds."""
    return s.track[seat] + group_points(s, seat)


def group_points(s: State, seat: int) -> int:
    """CT-51: what the tiles behind a screen are worth."""
    box = s.box
    counts, kind_of, groups = [0] * len(box.kinds), box.kind_of, box.groups
    for tile in s.hands[seat]:
        counts[kind_of[tile]] += 1
    points = 0
    for count in counts:
        points += groups[count]
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
    return s.layout.take_adjacent[extra_cells(s, s.cell)[0]]


def ban_by_itself(s: State, seat: int) -> Action:
    """The kind held most; ties by the order of kinds."""
    kinds = [kind for kind in range(len(s.box.kinds)) if kind not in s.removed]
    most = max(kinds, key=lambda kind: (s.count(seat, kind), -kind))
    return ("ban", "kind", s.box.kinds[most])


PILOTS: Mapping[str, Callable[[State, int], Action]] = {
    "take": take_by_itself,
    "lamp": lambda s, seat: ("lamp_keep",),
    "extra": extra_by_itself,
    "offer": lambda s, seat: s.box.offer[offer_by_itself(s, seat)],
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
