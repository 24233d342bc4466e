"""Why not: the checks of section d.7 in their order; the first that fails is the answer.

Legality itself is `options` alone. This module is only asked about actions that fit none, so it
always finds a reason. No answer depends on a program, a reaction or a pile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fabletop.core.refusals import Refusal
from fabletop.games.aladin.race import is_sealed
from fabletop.games.aladin.state import State
from fabletop.games.aladin.wishes import richest
from fabletop.games.aladin.words import ACTIONS

# Every code of this game and the clause it usually rests on.
REFUSALS: Mapping[str, str] = {
    "unknown-action": "AL-69",
    "game-over": "AL-79",
    "not-seated": "AL-1",
    "stale": "AL-69",
    "lamp-closed": "AL-110",
    "locked-out": "AL-28",
    "already-slapped": "AL-29",
    "not-your-decision": "AL-69",
    "wrong-phase": "AL-69",
    "malformed": "AL-69",
    "wrong-dice-count": "AL-4",
    "bad-value": "AL-10",
    "same-chest-twice": "AL-11",
    "token-spent": "AL-115",
    "third-wish-binding": "AL-33",
    "self-target": "AL-23",
    "not-theirs": "AL-23",
    "not-yours": "AL-40",
    "talisman-immune": "AL-67",
    "protected-set": "AL-59",
    "wrong-card-type": "AL-36",
    "not-richest": "LE-7",
    "not-in-discard": "LE-9",
    "no-die-there": "LE-12",
    "die-range": "LE-12",
    "chest-taken": "LE-13",
    "no-gem-of-type": "AL-62",
    "bad-player-count": "AL-1",
    "bad-option": "AL-69",
}

ORDER = list(REFUSALS)  # the first that fails

# step: what can be done then
VERBS: Mapping[str, tuple[str, ...]] = {
    "program": ("program", "program_two"),
    "ready": ("ready",),
    "countdown": ("hold", "slap"),
    "race": ("slap", "wait"),
    "name_thief": ("name_thief",),
    "steal": ("steal",),
    "wish": ("wish_accept", "wish_refuse"),
    "eye": ("look",),
    "gem_thief": ("take",),
    "jewel_thief": ("take",),
    "tithe": ("take",),
    "bazaar": ("swap",),
    "lost_found": ("recover",),
    "sandstorm": ("blow",),
    "sleight": ("turn",),
    "carpet": ("fly",),
    "lid": ("shut",),
    "heart": ("give",),
    "toll": ("pay",),
    "caravan": ("caravan_pass",),
    "search": ("draw", "stop"),
    "talisman": ("place_talisman",),
    "ring": ("ring_take",),
}


def no(code: str, **args: object) -> Refusal:
    """A refusal with the clause its code usually rests on."""
    return Refusal(code, REFUSALS[code], args)


def why_not(
    s: State, seat: int | None, action: object, step: str, actors: Sequence[int], fresh: bool
) -> Refusal:
    """The reason an action that fits no option, or answers an old question, is refused."""
    verb = action[0] if isinstance(action, tuple) and action else None
    if not isinstance(verb, str) or verb not in ACTIONS:
        return no("unknown-action", action=verb if isinstance(verb, str) else None)
    assert isinstance(action, tuple)
    if step == "over":
        return no("game-over")
    if seat is None or seat not in range(s.seats):
        return no("not-seated")
    if not fresh and verb != "slap":
        return no("stale")
    refusal = why_not_now(s, seat, verb, step, actors) or why_not_this(
        s, seat, verb, action[1:], step
    )
    if not refusal and not fresh:
        return no("lamp-closed")  # nothing wrong with the slap: it was for another lamp
    return refusal or no("malformed")


def why_not_now(s: State, seat: int, verb: str, step: str, actors: Sequence[int]) -> Refusal | None:
    """The wrong moment, or the wrong player."""
    if verb == "slap":
        return why_not_slap(s, seat, step, actors)
    if step == "program" and seat not in s.frozen:
        return None if verb in VERBS[step] else no("wrong-phase", ask=step)
    if seat not in actors:
        return no("not-your-decision", seats=list(actors))
    return None if verb in VERBS[step] else no("wrong-phase", ask=step)


def why_not_slap(s: State, seat: int, step: str, actors: Sequence[int]) -> Refusal | None:
    if step not in ("countdown", "race") or s.options["lamp_mode"] != "race" or seat in s.frozen:
        return no("lamp-closed")
    if seat in s.locked:
        return no("locked-out")
    return None if seat in actors else no("already-slapped")


def why_not_this(
    s: State, seat: int, verb: str, args: tuple[object, ...], step: str
) -> Refusal | None:
    """The right player at the right moment, but not so."""
    if verb in ("program", "program_two"):
        return why_not_program(s, seat, verb, args)
    if len(args) != len(ACTIONS[verb]):
        return no("malformed")
    if not all(is_known(s, name, word) for name, word in zip(ACTIONS[verb], args, strict=True)):
        return no("malformed")
    check = CHECKS.get(verb)
    return check(s, seat, step, *args) if check else None


def is_known(s: State, name: str, word: object) -> bool:
    """Whether there is such a chest, seat, card, gem or step of a die."""
    if name in ("chest", "to_chest", "other_chest"):
        return isinstance(word, str) and word in s.box.chest
    if name in ("card", "other_card"):
        return isinstance(word, str) and word in s.box.card
    if name == "gem":
        return isinstance(word, str) and word in s.box.gem
    if name == "other":
        return type(word) is int and word in range(s.seats)
    return type(word) is int and word in (-1, 1) if name == "delta" else type(word) is int


def why_not_program(s: State, seat: int, verb: str, args: tuple[object, ...]) -> Refusal | None:
    if len(args) != len(ACTIONS[verb]):
        return no("malformed")
    names = ACTIONS[verb]
    told = dict(zip(names, args, strict=True))
    chests = [word for name, word in told.items() if "chest" in name]
    values = [word for name, word in told.items() if "value" in name]
    token = told["token"]
    if not all(isinstance(chest, str) and chest in s.box.chest for chest in chests):
        return no("malformed")
    if type(token) is not int or token not in (s.box.tokens if is_sealed(s) else (0,)):
        return no("malformed")
    if len(chests) != (2 if s.is_duel() else 1):
        return no("wrong-dice-count", count=2 if s.is_duel() else 1)
    if not all(type(value) is int and value in s.box.values for value in values):
        return no("bad-value")
    if len(set(chests)) < len(chests):
        return no("same-chest-twice")
    if is_sealed(s) and token not in s.tokens[seat]:
        return no("token-spent")
    return no("malformed")


# -- cards


def of_opponent(s: State, seat: int, other: int, name: str) -> Refusal | None:
    """A card before another player that can be taken."""
    if other == seat:
        return no("self-target")
    return taken_from(s, other, name, "not-theirs")


def of_mine(s: State, seat: int, name: str) -> Refusal | None:
    return taken_from(s, seat, name, "not-yours")


def taken_from(s: State, owner: int, name: str, code: str) -> Refusal | None:
    """AL-59, AL-67: neither a talisman nor a jewel of a set."""
    card = s.box.card[name]
    if any(card == own for own, _ in s.talismans[owner]):
        return no("talisman-immune")
    if card not in s.held[owner]:
        return no(code, card=name)
    return None if s.is_loose(owner, card) else no("protected-set")


def why_not_steal(s: State, seat: int, step: str, name: str) -> Refusal | None:
    return taken_from(s, s.culprit, name, "not-theirs")


def why_not_name(s: State, seat: int, step: str, other: int) -> Refusal | None:
    return no("self-target") if other == seat or other in s.frozen else None


def why_not_refuse(s: State, seat: int, step: str) -> Refusal | None:
    return no("third-wish-binding")


def why_not_take(s: State, seat: int, step: str, other: int, name: str) -> Refusal | None:
    refusal = of_opponent(s, seat, other, name)
    if refusal:
        return refusal
    wants_jewel = step == "jewel_thief"
    if step != "tithe" and (s.box.kind_of[s.box.card[name]] in s.box.jewels) != wants_jewel:
        return no("wrong-card-type")
    rich = richest(s) if step == "tithe" else [other]
    return None if other in rich else no("not-richest")


def why_not_swap(
    s: State, seat: int, step: str, name: str, other: int, other_name: str
) -> Refusal | None:
    if other == seat or other in s.frozen:
        return no("self-target")
    mine, theirs = taken_from(s, seat, name, "not-yours"), of_opponent(s, seat, other, other_name)
    found = [refusal for refusal in (theirs, mine) if refusal]
    return min(found, key=lambda refusal: ORDER.index(refusal.code)) if found else None


def why_not_recover(s: State, seat: int, step: str, name: str) -> Refusal | None:
    is_gem = s.box.kind_of[s.box.card[name]] < s.box.jewels.start
    return no("not-in-discard" if is_gem else "wrong-card-type")


def why_not_ring(s: State, seat: int, step: str, name: str) -> Refusal | None:
    return no("not-in-discard")


def why_not_blow(s: State, seat: int, step: str, other: int, name: str) -> Refusal | None:
    return of_opponent(s, seat, other, name)


def why_not_turn(s: State, seat: int, step: str, chest: str, delta: int) -> Refusal | None:
    return no("die-range") if s.dice[seat][s.box.chest[chest]] else no("no-die-there")


def why_not_fly(s: State, seat: int, step: str, chest: str, to_chest: str) -> Refusal | None:
    if not s.dice[seat][s.box.chest[chest]]:
        return no("no-die-there")
    return no("chest-taken")


def why_not_shut(s: State, seat: int, step: str, other: int, chest: str) -> Refusal | None:
    return no("self-target") if other == seat else no("no-die-there")


def why_not_give(s: State, seat: int, step: str, name: str, other: int) -> Refusal | None:
    if other == seat or other in s.frozen:
        return no("self-target")
    return of_mine(s, seat, name)


def why_not_pay(s: State, seat: int, step: str, name: str) -> Refusal | None:
    return of_mine(s, seat, name)


def why_not_place(s: State, seat: int, step: str, gem: str) -> Refusal | None:
    return no("no-gem-of-type")


CHECKS: Mapping[str, Callable[..., Refusal | None]] = {
    "name_thief": why_not_name,
    "steal": why_not_steal,
    "wish_refuse": why_not_refuse,
    "take": why_not_take,
    "swap": why_not_swap,
    "recover": why_not_recover,
    "ring_take": why_not_ring,
    "blow": why_not_blow,
    "turn": why_not_turn,
    "fly": why_not_fly,
    "shut": why_not_shut,
    "give": why_not_give,
    "pay": why_not_pay,
    "caravan_pass": why_not_pay,
    "place_talisman": why_not_place,
}
