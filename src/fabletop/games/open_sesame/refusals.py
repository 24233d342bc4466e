"""Why not: the checks of OS-52, in their order; the first that fails is the answer.

Legality itself is `options` alone. This module is only asked about actions that fit none, so it
always finds a reason. No answer to a thief depends on the hidden hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.refusals import Refusal
from fabletop.games.open_sesame.adjectives import is_adjective, is_filtered
from fabletop.games.open_sesame.rules import ACTIONS
from fabletop.games.open_sesame.speech import NotSo, Unparsed
from fabletop.games.open_sesame.state import State

# Every code of this game and the clause it usually rests on.
REFUSALS: Mapping[str, str] = {
    "game-over": "OS-75",
    "not-seated": "OS-1",
    "unknown-action": "OS-52",
    "ali-never-recites": "OS-35",
    "wrong-phase": "OS-52",
    "culprit-excluded": "OS-39",
    "ali-excluded": "OS-42",
    "not-your-turn": "OS-52",
    "must-recite-first": "OS-11",
    "unknown-treasure": "OS-8",
    "bad-count": "OS-26",
    "one-at-a-time": "OS-81",
    "adjective-required": "OS-81",
    "adjective-form": "OS-82",
    "already-started": "OS-29",
    "unparsed": "OS-103",
    "claim-size": "OS-39",
    "not-in-pool": "OS-44",
    "malformed": "OS-52",
    "stale": "OS-52",
    "player-count": "OS-51",
    "bad-option": "OS-51",
    "muted": "OS-114",
}

RECITING = ("name", "sentence", "concede")


def no(code: str, clause: str = "", **args: object) -> Refusal:
    """A refusal, with the clause its code usually rests on unless another is named."""
    return Refusal(code, clause or REFUSALS[code], args)


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
    if verb in RECITING and step in ("recite", "rule") and seat == s.ali:
        return no("ali-never-recites")
    if verb not in verbs_of(s, step):
        return no("wrong-phase", ask=step)
    if verb == "pick" and s.case == 2 and seat == s.culprit:
        return no("culprit-excluded")
    if verb == "pick" and s.case == 3 and seat == s.ali:
        return no("ali-excluded")
    if seat not in actors and not has_seen(s, seat, step):
        return no("not-your-turn", seats=list(actors))
    if verb == "open_sesame" and not s.may_stop:
        return no("must-recite-first")
    return None


def has_seen(s: State, seat: int, step: str) -> bool:
    """OS-13: somebody who may say `seen` once more."""
    return step == "spoils" or (step == "reveal" and seat != s.ali)


def verbs_of(s: State, step: str) -> Sequence[str]:
    """What can be done at this moment, by anybody (OS-84, OS-112, `recite_input`)."""
    if step != "recite":
        return VERBS[step]
    if s.options["judge"] == "table":
        return ("tick", "call_mistake")
    ways = s.options["recite_input"]
    return [verb for verb in RECITING if ways in ("both", WAY.get(verb, ways))]


VERBS = {
    "decide": ("draw", "open_sesame"),
    "reveal": ("seen",),
    "rule": ("rule",),
    "claim": ("claim",),
    "share": ("pick",),
    "spoils": ("seen",),
}
WAY = {"name": "pick", "sentence": "sentence"}


def why_not_this(s: State, verb: str, args: tuple[object, ...]) -> Refusal | None:
    """The right player at the right moment, but not so."""
    if len(args) != len(ACTIONS[verb]):
        return no("malformed")
    if verb in ("name", "tick"):
        return why_not_entry(s, verb, *args)
    if verb == "sentence":
        return why_not_sentence(s, *args)
    if verb == "claim":
        return why_not_claim(s, args[0])
    if verb == "pick":
        if not is_treasure(s, args[0]):
            return no("unknown-treasure", kind=shown(args[0]))
        there = s.box.kind[str(args[0])] in s.pool
        return None if there else no("not-in-pool", kind=args[0])
    return None


def why_not_entry(
    s: State, verb: str, kind: object, count: object, adjective: object
) -> Refusal | None:
    """OS-52, 10 to 14, and for Ali Baba's ticks OS-112."""
    if not is_treasure(s, kind):
        return no("unknown-treasure", kind=shown(kind))
    held = s.hand.count(s.box.kind[str(kind)]) if verb == "tick" else 0
    most = s.box.most_named
    if type(count) is not int or not 1 <= count <= most or (held and count != held):
        return no("bad-count", "OS-112" if verb == "tick" else "", count=shown(count))
    if verb == "name" and count != 1:
        return no("one-at-a-time", "OS-81" if s.options["adjectives"] else "OS-86")
    if verb == "tick" and not held:
        return no("not-in-pool", "OS-112", kind=kind)
    if s.options["adjectives"] and needs_adjective(s, verb, str(kind)):
        if adjective is None or adjective == "":
            return no("adjective-required")
        if not isinstance(adjective, str) or not is_adjective(adjective):
            filtered = isinstance(adjective, str) and is_filtered(adjective)
            return no("adjective-form", "OS-108" if filtered else "")
    return None


def needs_adjective(s: State, verb: str, kind: str) -> bool:
    return verb == "name" or (s.box.kind[kind] == s.hand[-1] and not s.named[-1])


def why_not_sentence(s: State, text: object, lang: object) -> Refusal | None:
    """OS-29, OS-102 to OS-105."""
    if not isinstance(text, str) or not isinstance(lang, str):
        return no("malformed")
    read = s.box.listener.parse(text, lang, bool(s.options["adjectives"]))
    if isinstance(read, NotSo):
        clause = "OS-104" if read.code == "one-at-a-time" else ""
        return no(read.code, clause, words=list(read.words))
    if s.named_total:
        return no("already-started")
    return no("unparsed", words=list(read.words)) if isinstance(read, Unparsed) else None


def why_not_claim(s: State, kinds: object) -> Refusal | None:
    """OS-39: three cards that lie there."""
    named = kinds if isinstance(kinds, tuple) else ()
    unknown = [kind for kind in named if not is_treasure(s, kind)]
    if unknown:
        return no("unknown-treasure", kind=shown(unknown[0]))
    if len(named) != s.box.claim:
        return no("claim-size", count=len(named))
    return next(
        (
            no("not-in-pool", kind=kind)
            for kind in named
            if named.count(kind) > s.pool.count(s.box.kind[str(kind)])
        ),
        None,
    )


def is_treasure(s: State, kind: object) -> bool:
    return isinstance(kind, str) and kind in s.box.kind


def shown(word: object) -> object:
    """What was said, as far as it can be repeated."""
    return word if isinstance(word, str | int) else None
