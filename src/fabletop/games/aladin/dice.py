"""Dice as everybody sees them, and how often people set which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from fabletop.core.options import Action, Option

# how often each value is set, by the number of players
SHARES: Mapping[int, Sequence[int]] = {
    2: (0, 0, 10, 30, 30, 30),
    3: (0, 0, 4, 31, 30, 35),
    4: (0, 4, 23, 27, 21, 24),
    5: (1, 20, 22, 21, 17, 19),
}


def others(table: Mapping[str, Any], seat: int) -> list[int]:
    return [n for n in range(len(table["seats"])) if n != seat]


def dice_of(option: Option) -> list[tuple[str, int]]:
    """The dice a program sets."""
    words = cast("tuple[Any, ...]", option[1:-1])
    return list(zip(words[::2], words[1::2], strict=True))


def wins_with(world: Sequence[tuple[str, int]], chest: str, value: int) -> bool:
    """Whether a die would search a chest, against these."""
    here = [v for c, v in world if c == chest]
    return value not in here and not any(v < value and here.count(v) == 1 for v in here)


Die = tuple[int, str, int]


def winners(chests: Sequence[str], dice: Sequence[Die]) -> list[Die]:
    """Who searches each chest, of dice that all can see."""
    found = []
    for chest in chests:
        here = [die for die in dice if die[1] == chest]
        values = [value for _, _, value in here]
        alone = [die for die in here if values.count(die[2]) == 1]
        if alone:
            found.append(min(alone, key=lambda die: die[2]))
    return found


def changed(dice: Sequence[Die], seat: int, action: Action) -> list[Die]:
    """The dice after a turn, a flight or a lid."""
    verb, *args = cast("tuple[Any, ...]", action)
    after = []
    for owner, chest, value in dice:
        if verb == "turn" and (owner, chest) == (seat, args[0]):
            after.append((owner, chest, value + args[1]))
        elif verb == "fly" and (owner, chest) == (seat, args[0]):
            after.append((owner, args[1], value))
        elif verb != "shut" or (owner, chest) != (args[0], args[1]):
            after.append((owner, chest, value))
    return after
