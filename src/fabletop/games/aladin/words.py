"""Every verb and every event of Aladin, and the answers that are always the same."""

from __future__ import annotations

from collections.abc import Mapping

from fabletop.core.news import Weights, weigh
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
# How long each event is seen.
WEIGHTS: Weights = weigh(
    {
        "round": 0.6, "early": 0.6, "false_slap": 0.6, "right": 2.2, "no_right": 1.0,
        "token_shown": 0.6, "drawn_by_lot": 0.8, "stole": 1.0, "wish": 1.4, "refused": 0.7,
        "granted": 0.7, "nothing": 1.0, "gift": 0.9, "looked": 0.8, "swapped": 0.9,
        "recovered": 0.9, "blown": 0.9, "charmed": 0.7, "turned": 0.7, "flew": 0.7, "shut": 0.7,
        "gave": 0.8, "paid": 0.7, "passed": 0.5, "searches": 0.6, "nobody": 0.8, "drew": 0.9,
        "kept": 1.0, "empty_handed": 1.0, "placed": 0.5, "ring": 1.2, "ring_from": 1.2,
        "ring_took": 0.8,
    },
    {
        "sorcerer": 1.8, "bust": 2.6, "set": 2.2, "last_round": 2.0, "instant_end": 2.2,
        "ended": 1.6,
    },
)  # fmt: skip

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
