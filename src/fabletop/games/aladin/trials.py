"""Players for studies: those that section i.5 of the specification speaks of."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Option
from fabletop.games.aladin.bots import NORMAL, WORTH, Hunter, Table
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.dice import dice_of


class Plain(Hunter):
    """A normal player who thinks less.

    It robs whoever leads, and accepts gifts whether or not the Sorcerer comes next.
    """

    def __init__(self, box: Box, seat: int, seats: int, rng: random.Random) -> None:
        super().__init__(box, seat, seats, NORMAL, rng)

    def worth(self, table: Table, effect: str) -> float:
        return WORTH[effect] if effect.endswith("_gift") else super().worth(table, effect)

    def take(self, table: Table, options: Sequence[Option]) -> Action:
        most = max(table["seats"][option[1]]["points"] for option in options)
        leading = [each for each in options if table["seats"][each[1]]["points"] == most]
        return super().take(table, leading)


class Stubborn(Plain):
    """The same, but for its dice: one chest with these values, or these values anywhere."""

    def __init__(
        self,
        box: Box,
        seat: int,
        seats: int,
        rng: random.Random,
        chests: Sequence[str],
        values: range,
    ) -> None:
        super().__init__(box, seat, seats, rng)
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
        bag = counts_of(self.box, search["chest"], search["drawn"])
        return ("draw",) if going_on(bag, room, search["left"], kept) > kept else ("stop",)


Bag = tuple[int, ...]  # cards by scorpions


def counts_of(box: Box, chest: str, drawn: Sequence[str]) -> Bag:
    left = [0] * (max(box.scorpions) + 1)
    gone = {box.card[name] for name in drawn}
    for card in box.treasures[box.chest[chest]]:
        left[box.scorpions[card]] += card not in gone
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


def trials_of(box: Box) -> Mapping[str, BotMaker]:
    """All of them, by name."""

    def stubborn(chests: Sequence[str], values: range) -> BotMaker:
        return lambda seat, seats, rng: Stubborn(box, seat, seats, rng, chests, values)

    return {
        **{f"always-{chest}": stubborn([chest], range(3, 6)) for chest in box.chests},
        **{f"always-{n}": stubborn(box.chests, range(n, n + 1)) for n in box.values},
        "four-to-six": lambda seat, seats, rng: Leaning(
            box, seat, seats, rng, box.chests, range(4, 7)
        ),
        "plain": lambda seat, seats, rng: Plain(box, seat, seats, rng),
        "reckless": lambda seat, seats, rng: Reckless(box, seat, seats, NORMAL, rng),
        "keeper": lambda seat, seats, rng: Keeper(box, seat, seats, NORMAL, rng),
    }
