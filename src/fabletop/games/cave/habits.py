"""How thieves usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.games.cave.content import COLOUR_OF, COLOURS, KIND_OF, KINDS, OFFER, PICK, POINTS
from fabletop.games.cave.rules import Extra, Take, offering
from fabletop.games.cave.state import State

USUAL: frozenset[str] = frozenset(("take", "extra", "offer", "pick"))
WHIM = 4  # one of so many tiles is taken without a thought
MOST = 6  # tiles of a kind
EXTRA = {"pink": POINTS["pink"], "blue": 2.0, "green": 2.0, "yellow": 2.5, "white": 1.5}


def worth(tile: int, held: int) -> float:
    """Its place in the group, and its magic."""
    colour = COLOURS[COLOUR_OF[tile]]
    return held + 1 + EXTRA.get(colour, POINTS["brown"] * (held + 1))


WORTH = [[worth(tile, held) for held in range(MOST + 1)] for tile in range(len(KIND_OF))]


def likely(s: State, seat: int, step: str, dealer: Dealer) -> Action:
    """What fits one's own collection best; to give away what fits worst."""
    return ANSWERS[step](s, seat, dealer)


def take(s: State, seat: int, dealer: Dealer) -> Action:
    if dealer.roll(WHIM) == 1:
        options = Take().options(s, seat)
        return options[dealer.roll(len(options)) - 1]
    board, forbidden, held = s.board, s.forbidden, held_by(s, seat)
    best, chosen = -1.0, 0
    for cell in s.up:
        tile = board[cell]
        if forbidden[tile]:
            continue
        value = WORTH[tile][held[KIND_OF[tile]]]
        if value > best:
            best, chosen = value, cell
    return s.layout.take[chosen]


def held_by(s: State, seat: int) -> list[int]:
    """How many of each kind."""
    held = [0] * len(KINDS)
    for tile in s.hands[seat]:
        held[KIND_OF[tile]] += 1
    return held


def extra(s: State, seat: int, dealer: Dealer) -> Action:
    options = Extra().options(s, seat)
    index, board = s.layout.index, s.board
    return max(options, key=lambda o: s.count(seat, KIND_OF[board[index[str(o[1])]]]))


def offer(s: State, seat: int, dealer: Dealer) -> Action:
    held = held_by(s, seat)
    return OFFER[min(s.hands[seat], key=lambda tile: held[KIND_OF[tile]])]


def pick(s: State, seat: int, dealer: Dealer) -> Action:
    return PICK[max(offering(s), key=lambda other: s.count(seat, KIND_OF[s.offers[other]]))]


ANSWERS = {"take": take, "extra": extra, "offer": offer, "pick": pick}
