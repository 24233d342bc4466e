"""Players for studies: the silent traders of section i.6, who make no deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.bots.random import Random
from fabletop.core.dealer import Luck
from fabletop.core.game import View
from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Option
from fabletop.games.basra.bots import ALL, NATURES, Nature, maker
from fabletop.games.basra.content import Box


class Aimless(Random):
    """Any move and any purchase; it drops and retires now and then, and makes no deals.

    Where the poorest says who begins, it begins itself.
    """

    seldom = 1 / 6
    kept = ("move", "buy", "end_buy", "choose_gang", "give", "done")

    def __init__(self, seat: int, rng: Luck) -> None:
        super().__init__(rng)
        self.begins: Action = ("choose_starter", seat)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        if self.begins in options:
            return self.begins
        for verb in ("retire", "discard"):
            drops = [option for option in options if option[0] == verb]
            if drops and self._uniform() < self.seldom:
                return super().choose(view, drops)
        return super().choose(view, [option for option in options if option[0] in self.kept])


class Stroller(Random):
    """Any card by any lane, and nothing else: it lives by what it has."""

    looks = True
    kept = ("move", "end_buy", "choose_gang", "give", "done", "choose_starter")

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        kept = [option for option in options if option[0] in self.kept]
        if any(option[0] == "move" for option in kept):
            hand = cast("Sequence[int]", view["hand"])  # a value held twice is twice as likely
            card = hand[self.below(len(hand))]
            kept = [option for option in kept if option[1] == card]
        return super().choose(view, kept)


def trials(box: Box) -> Mapping[str, BotMaker]:
    """All of them, by name."""
    return {
        "aimless": lambda seat, seats, rng: Aimless(seat, rng),
        "stroller": lambda seat, seats, rng: Stroller(rng),
        "silent-cautious": maker(box, Nature(NATURES["cautious"].gangs, deals=False)),
        "silent-bold": maker(box, Nature(NATURES["bold"].gangs, deals=False)),
        "silent-greedy": maker(box, Nature(ALL, deals=False)),
        "silent-holding": maker(box, Nature(ALL, deals=False, drops=False)),
    }
