"""Players for studies: those that section i.5 of the specification speaks of."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Option
from fabletop.games.aladin.bots import NORMAL, WORTH, Hunter, Table, dice_of
from fabletop.games.aladin.content import CARD, CHESTS, SCORPIONS, TREASURES, VALUES

MOST = max(SCORPIONS)


class Plain(Hunter):
    """A normal player who thinks less.

    It robs whoever leads, and accepts gifts whether or not the Sorcerer comes next.
    """

    def __init__(self, seat: int, seats: int, rng: random.Random) -> None:
        super().__init__(seat, seats, NORMAL, rng)

    def worth(self, table: Table, effect: str) -> float:
        return WORTH[effect] if effect.endswith("_gift") else super().worth(table, effect)

    def take(self, table: Table, options: Sequence[Option]) -> Action:
        most = max(table["seats"][option[1]]["points"] for option in options)
        leading = [each for each in options if table["seats"][each[1]]["points"] == most]
        return super().take(table, leading)


class Stubborn(Plain):
    """The same, but for its dice: one chest with these values, or these values anywhere."""

    def __init__(
        self, seat: int, seats: int, rng: random.Random, chests: Sequence[str], values: range
    ) -> None:
        super().__init__(seat, seats, rng)
        self.chests, self.values = chests, values

    def program(self, table: Table, options: Sequence[Option]) -> Action:
        wanted = [option for option in options if self.suits(option)]
        return cast(Action, self.rng.choice(wanted))

    def suits(self, option: Option) -> bool:
        return all(
            chest in self.chests and value in self.values for chest, value in dice_of(option)
        )


class Leaning(Stubborn):
    """The same, but rather in chests whose jewels it has begun to collect, as normal players do."""

    def program(self, table: Table, options: Sequence[Option]) -> Action:
        wanted = [option for option in options if self.suits(option)]
        weights = [self.usual(table, option) for option in wanted]
        return cast(Action, self.rng.choices(wanted, weights)[0])


class Reckless(Hunter):
    """A normal player who draws every card there is."""

    def search(self, table: Table, options: Sequence[Option]) -> Action:
        return ("draw",)


class Keeper(Hunter):
    """A normal player who stops where most cards are kept on the average, of a fresh chest."""

    def search(self, table: Table, options: Sequence[Option]) -> Action:
        search = table["search"]
        kept, room = len(search["drawn"]), search["limit"] - search["scorpions"]
        bag = counts_of(CHESTS.index(search["chest"]), search["drawn"])
        return ("draw",) if going_on(bag, room, search["left"], kept) > kept else ("stop",)


Bag = tuple[int, ...]  # cards by scorpions


def counts_of(chest: int, drawn: Sequence[str]) -> Bag:
    left = [0] * (MOST + 1)
    gone = {CARD[name] for name in drawn}
    for card in TREASURES[chest]:
        left[SCORPIONS[card]] += card not in gone
    return tuple(left)


@cache
def going_on(bag: Bag, room: int, left: int, kept: int) -> float:
    """Cards kept on the average by one who draws now and stops at the right time."""
    total = sum(bag)
    if not left or not total:
        return 0.0
    found = 0.0
    for scorpions, count in enumerate(bag[:room]):
        if count:
            rest = (*bag[:scorpions], count - 1, *bag[scorpions + 1 :])
            later = going_on(rest, room - scorpions, left - 1, kept + 1)
            found += count / total * max(kept + 1, later)
    return found


def stubborn(chests: Sequence[str], values: range) -> BotMaker:
    return lambda seat, seats, rng: Stubborn(seat, seats, rng, chests, values)


TRIALS: Mapping[str, BotMaker] = {
    **{f"always-{chest}": stubborn([chest], range(3, 6)) for chest in CHESTS},
    **{f"always-{value}": stubborn(CHESTS, range(value, value + 1)) for value in VALUES},
    "four-to-six": lambda seat, seats, rng: Leaning(seat, seats, rng, CHESTS, range(4, 7)),
    "plain": lambda seat, seats, rng: Plain(seat, seats, rng),
    "reckless": lambda seat, seats, rng: Reckless(seat, seats, NORMAL, rng),
    "keeper": lambda seat, seats, rng: Keeper(seat, seats, NORMAL, rng),
}
