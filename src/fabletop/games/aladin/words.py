"""Every verb and every event of Aladin, and the answers that are always the same."""

from __future__ import annotations

from collections.abc import Mapping

from fabletop.core.options import Action, Number, Option

# With the names of their arguments.
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "program": ("chest", "value", "token"),
    "program_two": ("chest", "value", "other_chest", "other_value", "token"),
    "ready": (),
    "hold": (),
    "slap": ("ms", "claimed", "elapsed", "link"),
    "wait": (),
    "name_thief": ("other",),
    "steal": ("card",),
    "wish_accept": (),
    "wish_refuse": (),
    "look": ("chest",),
    "take": ("other", "card"),
    "swap": ("card", "other", "other_card"),
    "recover": ("card",),
    "blow": ("other", "card"),
    "turn": ("chest", "delta"),
    "fly": ("chest", "to_chest"),
    "shut": ("other", "chest"),
    "give": ("card", "other"),
    "pay": ("card",),
    "caravan_pass": ("card",),
    "draw": (),
    "stop": (),
    "place_talisman": ("gem",),
    "ring_take": ("card",),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "dealt": ("seat", "cards"),
    "round": ("round",),
    "programmed": ("seat",),
    "counting": (),
    "revealed": ("seat", "chest", "value"),
    "early": ("seat",),
    "slapped": ("seat", "ms"),
    "clamped": ("seat", "claimed", "ms"),
    "late": ("seat",),
    "false_slap": ("seat",),
    "right": ("seat", "value"),
    "margin": ("seat", "other", "ms"),
    "dead_heat": ("seats",),
    "no_right": ("value",),
    "token_shown": ("seat", "token"),
    "tokens_back": ("seat",),
    "drawn_by_lot": ("seat", "value"),
    "spared": ("seat",),
    "named": ("seat", "other"),
    "stole": ("seat", "other", "card"),
    "wish": ("seat", "lamp", "effect", "number"),
    "refused": ("seat", "lamp", "effect"),
    "granted": ("seat", "lamp", "effect"),
    "nothing": ("seat",),
    "gift": ("seat", "chest", "card"),
    "looked": ("seat", "chest"),
    "peeked": ("seat", "chest", "cards", "lasts"),
    "swapped": ("seat", "card", "other", "other_card"),
    "recovered": ("seat", "card"),
    "blown": ("seat", "other", "card"),
    "charmed": ("seat",),
    "turned": ("seat", "chest", "value"),
    "flew": ("seat", "chest", "to_chest"),
    "shut": ("seat", "other", "chest"),
    "gave": ("seat", "other", "card"),
    "paid": ("seat", "card"),
    "passing": ("seat",),
    "passed": ("seat", "other", "card"),
    "searches": ("seat", "chest", "value"),
    "nobody": ("chest",),
    "outdone": ("seat", "value", "other", "die"),
    "struck": ("chest", "value"),
    "drew": ("seat", "chest", "card", "scorpions"),
    "sorcerer": ("seat", "chest"),
    "bust": ("seat", "chest", "scorpions"),
    "kept": ("seat", "chest", "cards"),
    "empty_handed": ("seat", "chest"),
    "placed": ("seat", "card", "gem"),
    "alone": ("seat", "card"),
    "orphaned": ("seat", "gem"),
    "set": ("seat", "metal"),
    "ring": ("seat",),
    "ring_from": ("seat", "other"),
    "ring_took": ("seat", "card"),
    "last_round": (),
    "instant_end": ("seat",),
    "left": ("seat",),
    "ended": ("reason",),
}
FLEETING: frozenset[str] = frozenset(("peeked",))

READY: list[Action] = [("ready",)]
DRAW_OR_STOP: list[Action] = [("draw",), ("stop",)]
WISH: list[Action] = [("wish_accept",), ("wish_refuse",)]
WAIT: Action = ("wait",)
HOLD: Action = ("hold",)

LONGEST = 9999  # milliseconds anybody can claim
REACTION = Number(0, LONGEST)
SLAP: Option = ("slap", REACTION, Number(0, 99999), Number(0, 99999), Number(0, 600))
REACTIONS: list[Option] = [SLAP, WAIT]
COUNTING: list[Option] = [HOLD, SLAP]
