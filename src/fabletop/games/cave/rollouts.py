"""How thieves usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.games.cave.content import PICK, Box
from fabletop.games.cave.magic import Extra, offering
from fabletop.games.cave.rules import Take
from fabletop.games.cave.state import State

USUAL: frozenset[str] = frozenset(("take", "extra", "offer", "pick"))
WHIM = 4  # one of so many tiles is taken without a thought
MOST = 6  # tiles of a kind


class Rollouts:
    """What fits one's own collection best; to give away what fits worst."""

    def __init__(self, box: Box) -> None:
        magic = {"pink": float(box.pink), "blue": 2.0, "green": 2.0, "yellow": 2.5, "white": 1.5}
        self.worth = [worths(box, magic, tile) for tile in range(len(box.tiles))]
        self.answers: dict[str, Callable[[State, int, Dealer], Action]] = {
            "take": self.take,
            "extra": self.extra,
            "offer": self.offer,
            "pick": self.pick,
        }

    def likely(self, s: State, seat: int, step: str, dealer: Dealer) -> Action:
        """What somebody would do here by rule of thumb."""
        return self.answers[step](s, seat, dealer)

    def take(self, s: State, seat: int, dealer: Dealer) -> Action:
        if dealer.roll(WHIM) == 1:
            options = Take().options(s, seat)
            return options[dealer.roll(len(options)) - 1]
        board, forbidden, held = s.board, s.forbidden, held_by(s, seat)
        kind_of, worth = s.box.kind_of, self.worth
        best, chosen = -1.0, 0
        for cell in s.up:
            tile = board[cell]
            if forbidden[tile]:
                continue
            value = worth[tile][held[kind_of[tile]]]
            if value > best:
                best, chosen = value, cell
        return s.layout.take[chosen]

    def extra(self, s: State, seat: int, dealer: Dealer) -> Action:
        options = Extra().options(s, seat)
        index, board, kind_of = s.layout.index, s.board, s.box.kind_of
        return max(options, key=lambda o: s.count(seat, kind_of[board[index[str(o[1])]]]))

    def offer(self, s: State, seat: int, dealer: Dealer) -> Action:
        held, kind_of = held_by(s, seat), s.box.kind_of
        return s.box.offer[min(s.hands[seat], key=lambda tile: held[kind_of[tile]])]

    def pick(self, s: State, seat: int, dealer: Dealer) -> Action:
        kind_of = s.box.kind_of
        return PICK[max(offering(s), key=lambda other: s.count(seat, kind_of[s.offers[other]]))]


def worths(box: Box, magic: Mapping[str, float], tile: int) -> list[float]:
    """Its place in a group and its magic, by how many of its kind one holds."""
    colour = box.colours[box.colour_of[tile]]
    places = range(1, MOST + 2)
    return [place + magic.get(colour, float(box.brown * place)) for place in places]


def held_by(s: State, seat: int) -> list[int]:
    """How many of each kind."""
    held, kind_of = [0] * len(s.box.kinds), s.box.kind_of
    for tile in s.hands[seat]:
        held[kind_of[tile]] += 1
    return held
