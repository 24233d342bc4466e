"""A small game whose every value is known: a guess at a hidden card, then a safe or a risky roll.

Seat 0 guesses which of four cards lies face down: four points if it is right. Then seat 1 takes two
points, or rolls: nine points for a five or a six.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer, Seeded
from fabletop.core.game import About, Notes, Outcome, View
from fabletop.core.mind import Mind
from fabletop.core.options import Action, Word
from fabletop.core.play import Play
from fabletop.core.record import Record
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Ask, Position, Rulebook
from fabletop.core.study import Study

CARDS = 4
RIGHT, SAFE, RISKY = 4, 2, 9
GUESS_EXPECTED = RIGHT / CARDS
ROLL_EXPECTED = RISKY / 3
USUAL_EXPECTED = (SAFE + ROLL_EXPECTED) / 2


class Wagered(Position):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.card = 0
        self.points = [0, 0]


class Guess(Ask[Wagered]):
    verbs = ("guess",)

    def actors(self, s: Wagered) -> Sequence[int]:
        return (0,)

    def options(self, s: Wagered, seat: int) -> Sequence[Action]:
        return [("guess", card) for card in range(CARDS)]

    def guess(self, s: Wagered, seat: int, dealer: Dealer, card: int) -> None:
        s.points[0] = RIGHT * (card == s.card)


class Roll(Ask[Wagered]):
    verbs = ("risk", "safe")

    def actors(self, s: Wagered) -> Sequence[int]:
        return (1,)

    def options(self, s: Wagered, seat: int) -> Sequence[Action]:
        return [("risk",), ("safe",)]

    def risk(self, s: Wagered, seat: int, dealer: Dealer) -> None:
        s.points[1] = RISKY * (dealer.roll(6) > 4)

    def safe(self, s: Wagered, seat: int, dealer: Dealer) -> None:
        s.points[1] = SAFE


class WagerMind(Mind[Wagered]):
    def imagine(self, view: View, notes: Notes, dealer: Dealer) -> Wagered:
        s = Wagered()
        s.card = dealer.roll(CARDS) - 1
        s.points = [*view["points"]]  # type: ignore[misc]
        s.agenda = [*view["agenda"]]  # type: ignore[misc]
        return s


class WagerStudy(Study[Wagered]):
    def points(self, s: Wagered) -> Sequence[int]:
        return s.points


class Wager(Rulebook[Wagered]):
    key = "wager"

    def __init__(self) -> None:
        about = About(range(2, 3), {"guess": ("card",), "risk": (), "safe": ()}, {})
        super().__init__(about, {"guess": Guess(), "roll": Roll()})
        self.mind = WagerMind(self)
        self.study = WagerStudy(self)

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        return None

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> Wagered:
        s = Wagered()
        s.card = dealer.roll(CARDS) - 1
        s.plan("guess", "roll")
        return s

    def why_not(self, s: Wagered, seat: int | None, action: object, fresh: bool) -> Refusal:
        return Refusal("no", "W-1")

    def outcome(self, s: Wagered) -> Outcome | None:
        if s.agenda:
            return None
        best = max(s.points)
        winners = tuple(seat for seat, points in enumerate(s.points) if points == best)
        ranks = tuple(1 if points == best else 2 for points in s.points)
        return Outcome("over", winners, ranks, tuple(s.points))

    def view(self, s: Wagered, seat: int | None) -> View:
        return {**super().view(s, seat), "points": s.points[:], "agenda": s.agenda[:]}

    def dump(self, s: Wagered) -> dict[str, object]:
        raise NotImplementedError  # nobody keeps such a game

    def clone(self, s: Wagered) -> Wagered:
        copy = Wagered()
        copy.card, copy.points, copy.agenda = s.card, s.points[:], s.agenda[:]
        copy.decision = s.decision
        return copy


def wagered(right: bool, roll: Action, seed: int) -> Record:
    """A game with a right or a wrong guess."""
    game = Wager()
    play = Play.begin(game, 2, {}, Seeded(seed))
    play.act(0, ("guess", (play.s.card + (not right)) % CARDS))
    play.act(1, roll)
    return play.record
