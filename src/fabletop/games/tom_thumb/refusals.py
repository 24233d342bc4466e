"""Why not: the checks of TT-58, in their order; the first that fails is the answer.

Legality itself is `options` alone. This module is only asked about actions that fit none, so it
always finds a reason. No answer depends on what lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fabletop.core.refusals import Refusal
from fabletop.games.tom_thumb.between import choices
from fabletop.games.tom_thumb.rules import ACTIONS
from fabletop.games.tom_thumb.state import State

# Every code of this game and the clause it usually rests on.
REFUSALS: Mapping[str, str] = {
    "game-over": "TT-80",
    "not-seated": "TT-1",
    "unknown-action": "TT-58",
    "no-pebble-in-boots": "TT-48",
    "advice-open": "TT-56",
    "wrong-phase": "TT-58",
    "not-your-turn": "TT-58",
    "not-in-hand": "TT-13",
    "bad-index": "TT-15",
    "face-up": "TT-15",
    "same-tile": "TT-27",
    "pebble-spent": "TT-56",
    "no-pebbles": "TT-55",
    "help-allowed": "TT-41",
    "help-called": "TT-41",
    "not-a-helper": "TT-41",
    "bad-choice": "TT-46",
    "token-gone": "TT-44",
    "not-offered": "TT-35",
    "bad-gap": "TT-35",
    "malformed": "TT-58",
    "stale": "TT-58",
    "player-count": "TT-1",
    "bad-option": "TT-58",
    "muted": "TT-95",
}
CHOICES = ("continue", "tree", "boots")

# step: what can be done then, by anybody
VERBS = {
    "arrive": ("loaded",),
    "look": ("ready",),
    "ask": ("ask",),
    "find": ("flip", "pebble", "call_help"),
    "advice": ("advise",),
    "swap": ("swap",),
    "insert": ("insert",),
    "new_look": ("ready",),
    "result": ("ready",),
    "between": ("vote",),
    "tree_look": ("ready",),
    "boots": ("flip",),
}


def no(code: str, **args: object) -> Refusal:
    """A refusal with the clause its code usually rests on."""
    return Refusal(code, REFUSALS[code], args)


def why_not(
    s: State, seat: int | None, action: object, step: str, actors: Sequence[int], fresh: bool
) -> Refusal:
    """The reason an action that fits no option, or answers an old question, is refused."""
    if step == "over":
        return no("game-over")
    if seat is None or seat not in range(s.seats):
        return no("not-seated")
    verb = action[0] if isinstance(action, tuple) and action else None
    if not isinstance(verb, str) or verb not in ACTIONS:
        return no("unknown-action", action=verb if isinstance(verb, str) else None)
    assert isinstance(action, tuple)
    refusal = why_not_now(s, seat, verb, step, actors) or why_not_this(s, verb, action[1:])
    if refusal and (fresh or refusal.code != "malformed"):
        return refusal
    return no("malformed" if fresh else "stale")


def why_not_now(s: State, seat: int, verb: str, step: str, actors: Sequence[int]) -> Refusal | None:
    """The wrong moment, or the wrong player."""
    if verb == "pebble" and step == "boots":
        return no("no-pebble-in-boots")
    if verb == "flip" and step == "advice" and seat == s.asked:
        return no("advice-open")
    if verb not in VERBS[step]:
        return no("wrong-phase", ask=step)
    if seat not in may(s, verb, step, actors):
        return no("not-your-turn", seats=list(actors))
    return None


def may(s: State, verb: str, step: str, actors: Sequence[int]) -> Sequence[int]:
    """Who can do this at all now."""
    if verb == "call_help":
        return range(s.seats) if s.is_two() else (s.finder,)
    if verb == "advise":
        return [seat for seat in range(s.seats) if seat != s.asked]
    if verb == "vote":
        return s.voters
    return range(s.seats) if verb in ("ready", "loaded") else actors


def why_not_this(s: State, verb: str, args: tuple[object, ...]) -> Refusal | None:
    """The right player at the right moment, but not so."""
    if len(args) != len(ACTIONS[verb]):
        return no("malformed")
    check = CHECKS.get(verb)
    return check(s, *args) if check else None


def why_not_ask(s: State, place: object) -> Refusal | None:
    known = isinstance(place, str) and place in s.box.face
    held = known and s.box.face[str(place)] in s.hand
    return None if held else no("not-in-hand", place=place if known else None)


def why_not_tiles(s: State, *indices: object) -> Refusal | None:
    """TT-15, TT-27: tiles of the circle that lie face down, and different ones."""
    for index in indices:
        if type(index) is not int or index not in range(len(s.circle)):
            return no("bad-index")
    for index in indices:
        if s.up[int(str(index))]:
            return no("face-up")
    return no("same-tile") if len(set(indices)) < len(indices) else None


def why_not_advise(s: State, index: object) -> Refusal | None:
    return None if index is None else why_not_tiles(s, index)


def why_not_pebble(s: State) -> Refusal | None:
    if s.pebble_spent:
        return no("pebble-spent")
    return None if s.pebbles else no("no-pebbles")


def why_not_help(s: State, helper: object) -> Refusal | None:
    if s.pebble_spent:
        return no("help-allowed")
    if s.help_called:
        return no("help-called")
    there = type(helper) is int and helper in range(s.seats) and helper != s.asked
    return None if there else no("not-a-helper")


def why_not_vote(s: State, choice: object) -> Refusal | None:
    if not isinstance(choice, str) or choice not in CHOICES:
        return no("bad-choice")
    return None if choice in choices(s) else no("token-gone", choice=choice)


def why_not_insert(s: State, place: object, gap: object) -> Refusal | None:
    known = isinstance(place, str) and place in s.box.face
    if not known or s.box.face[str(place)] not in s.waiting:
        return no("not-offered", place=place if known else None)
    there = type(gap) is int and gap in range(len(s.circle))
    return None if there else no("bad-gap")


CHECKS: Mapping[str, Callable[..., Refusal | None]] = {
    "ask": why_not_ask,
    "flip": why_not_tiles,
    "swap": why_not_tiles,
    "advise": why_not_advise,
    "pebble": why_not_pebble,
    "call_help": why_not_help,
    "vote": why_not_vote,
    "insert": why_not_insert,
}
