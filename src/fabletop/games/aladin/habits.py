"""How treasure hunters usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option, some_fillings
from fabletop.games.aladin.content import HOLD, WAIT
from fabletop.games.aladin.rules import limit, matched
from fabletop.games.aladin.state import State

SKILLS: frozenset[str] = frozenset(("countdown", "race"))  # hands answer them
HABITS: frozenset[str] = SKILLS | {"search"}
HOLES: frozenset[str] = frozenset(("program", "program_two", "slap", "swap"))
FASTEST, SPREAD = 450, 500  # milliseconds, of a hand
DRAW: Action = ("draw",)
STOP: Action = ("stop",)


def likely(s: State, seat: int, step: str, dealer: Dealer) -> Action:
    """Whoever shows a matched value reaches for the lamp; a search goes on while it is safe."""
    if step == "countdown":
        return HOLD
    if step == "search":
        room = limit(s) - s.scorpions
        return STOP if s.drawn and dealer.roll(1 + room) == 1 else DRAW
    if any(seat in holders for _, holders in matched(s)):
        return slap(FASTEST + dealer.roll(SPREAD))
    return WAIT


def slap(ms: int) -> Action:
    return ("slap", ms, ms, ms, 0)


def fillings(s: State, seat: int, option: Option) -> Sequence[Action]:
    return [slap(FASTEST + SPREAD // 2)] if option[0] == "slap" else some_fillings(option)
