"""Why not: the checks of section d.7, in their order; the first that fails is the answer.

Legality itself is `options` alone. This module is only asked about actions that fit none, so it
always finds a reason; the last resort is `malformed`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.refusals import Refusal
from fabletop.games.cave.content import NO_BAN, Box
from fabletop.games.cave.rules import ACTIONS
from fabletop.games.cave.state import EMPTY, State

# Every code of this game and the clause it usually rests on.
REFUSALS: Mapping[str, str] = {
    "unknown-action": "CT-21",
    "game-over": "CT-45",
    "not-seated": "CT-1",
    "stale": "CT-20",
    "already-offered": "CT-38",
    "not-your-decision": "CT-19",
    "wrong-step": "CT-27",
    "malformed": "CT-20",
    "not-adjacent": "CT-16",
    "empty-cell": "CT-23",
    "face-down": "CT-14",
    "banned": "CT-23",
    "not-your-tile": "CT-36",
    "nothing-offered-by": "CT-37",
    "kind-not-in-play": "CT-39",
    "not-beside-board": "CT-40",
    "bad-player-count": "CT-1",
    "bad-option": "CT-2",
    "small-needs-two": "CT-3",
}

# verb: the step it belongs to
STEP_OF = {
    "take": "take",
    "lamp_keep": "lamp",
    "lamp_swap": "lamp",
    "take_adjacent": "extra",
    "offer": "offer",
    "pick": "pick",
    "ban": "ban",
}


def no(code: str, **args: object) -> Refusal:
    """A refusal with the clause its code usually rests on."""
    return Refusal(code, REFUSALS[code], args)


def why_not(
    s: State, seat: int | None, action: object, step: str, actors: Sequence[int], fresh: bool
) -> Refusal:
    """The reason an action that fits no option is refused."""
    verb = action[0] if isinstance(action, tuple) and action else None
    if not isinstance(verb, str) or verb not in STEP_OF:
        return no("unknown-action", action=verb if isinstance(verb, str) else None)
    if step == "over":
        return no("game-over")
    if seat is None or seat not in range(s.seats):
        return no("not-seated")
    if not fresh:
        return no("stale")
    if verb == step == "offer" and s.offers[seat] >= 0:
        return no("already-offered")
    if seat not in actors:
        return no("not-your-decision", seats=list(actors))
    if STEP_OF[verb] != step:
        return no("wrong-step", ask=step)
    assert isinstance(action, tuple)
    return why_not_this(s, seat, verb, action[1:])


def why_not_this(s: State, seat: int, verb: str, args: tuple[object, ...]) -> Refusal:
    """The right player in the right step, but not so."""
    if len(args) != len(ACTIONS[verb]):
        return no("malformed")
    if verb in ("take", "take_adjacent"):
        return why_not_cell(s, seat, verb, args[0])
    if verb == "ban":
        return why_not_ban(s.box, args)
    if verb == "pick":
        known = type(args[0]) is int and args[0] in range(s.seats)
        return no("nothing-offered-by", seat=args[0]) if known else no("malformed")
    if not isinstance(args[0], str) or args[0] not in s.box.tile:
        return no("malformed")
    return no("not-your-tile" if verb == "offer" else "not-beside-board", tile=args[0])


def why_not_cell(s: State, seat: int, verb: str, name: object) -> Refusal:
    """CT-14, CT-16, CT-23: nothing there, covered, not beside, or banned."""
    cell = s.layout.index.get(name) if isinstance(name, str) else None
    if cell is None:
        return no("malformed")
    if verb == "take_adjacent" and cell not in s.layout.neighbours[s.cell]:
        return no("not-adjacent", cell=name)
    if s.board[cell] == EMPTY:
        return no("empty-cell", cell=name)
    if cell not in s.up:
        return no("face-down", cell=name, covers=s.covers[cell])
    bans = {by: ban for by, ban in enumerate(s.bans) if ban != NO_BAN and by != seat}
    hits = {by: s.box.bans[ban] for by, ban in bans.items() if s.board[cell] in s.box.forbids[ban]}
    named = [f"{sort}-{value}" for sort, value in hits.values()]
    refusal = no("banned", cell=name, seats=list(hits), bans=named)
    return refusal._replace(clause="CT-34") if verb == "take_adjacent" else refusal


def why_not_ban(box: Box, args: tuple[object, ...]) -> Refusal:
    """CT-39: only colours, and kinds that are in this game."""
    if args[0] == "kind" and isinstance(args[1], str) and args[1] in box.kinds:
        return no("kind-not-in-play", kind=args[1])
    return no("malformed")
