"""Basra, step by step, in the order of RULES.md.

A turn is: retire bandits, move Ali Baba, do what the square says (turns.py). The squares are in
buying.py, squares.py and raids.py; the questions to several at once in windows.py, and the deals
made in them in deals.py. After 24 moves Ali Baba is back at the gate and the bandits pay (laps.py).
"""

from __future__ import annotations

from collections.abc import Mapping

from fabletop.core.news import BEAT, Weight, Weights, weigh
from fabletop.core.rulebook import Ask, Run
from fabletop.games.basra.buying import Buy, buy_more, on_blank, on_recruits
from fabletop.games.basra.laps import ChooseStarter, on_start, start_lap
from fabletop.games.basra.raids import (
    ChooseGang,
    check,
    judge,
    on_raid,
    on_raid_all,
    on_raid_choice,
    on_raid_die,
    open20,
    open100,
    roll_black,
    roll_white,
)
from fabletop.games.basra.squares import (
    Tribute,
    collect,
    on_bazaar,
    on_black_die,
    on_brisk_trade,
    on_cash200,
    on_dice50,
    on_headcount,
    on_tribute,
    on_white_die,
)
from fabletop.games.basra.state import State
from fabletop.games.basra.turns import Turn, next_turn
from fabletop.games.basra.windows import WINDOWS

# Every verb and every event with the names of its arguments.
DEAL = ("give_cards", "give_money", "want_cards", "want_money")
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "retire": ("cards",),
    "move": ("card", "lane"),
    "buy": ("gang", "group_card"),
    "end_buy": (),
    "choose_gang": ("gang",),
    "discard": ("cards",),
    "give": ("card",),
    "offer": ("to", *DEAL),
    "counter": ("offer", *DEAL),
    "accept": ("offer",),
    "decline": ("offer", "why"),
    "withdraw": ("offer",),
    "done": (),
    "resume": (),
    "choose_starter": ("seat",),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "began": ("seat",),
    "lap": ("lap", "seat"),
    "dealt": ("count",),
    "hand": ("values",),
    "turn": ("seat",),
    "retired": ("seat", "cards", "money"),
    "moved": ("seat", "card", "square", "lane"),
    "way_chosen": ("seat", "lane"),
    "bought": ("seat", "card", "money"),
    "turned_up": ("gang", "card"),
    "dice50": ("seat", "die", "money"),
    "cash200": ("seat", "money"),
    "parked": ("colour", "die"),
    "headcount": ("seat", "die", "money"),
    "brisk_trade": ("seat", "money"),
    "tribute": ("seat",),
    "giving": ("seat",),
    "gave": ("seat", "other", "card"),
    "bazaar": (),
    "gang_die": ("die", "gang"),
    "gang_named": ("seat", "gang"),
    "raid": ("gangs",),
    "nobody_threatened": (),
    "window20": (),
    "window100": (),
    "raid_over": (),
    "rolled": ("colour", "die"),
    "destiny": ("number",),
    "captured": ("seat", "cards", "money"),
    "ransom": ("seat", "money"),
    "bankrupt": ("seat", "cards", "money"),
    "pardoned": ("seat", "money"),
    "returned": ("seat", "cards"),
    "nobody_caught": (),
    "discarded": ("seat", "cards", "money"),
    "dealing": ("seat", "other"),
    "offered": ("offer", "seat", "other", *DEAL),
    "countered": ("seat", "other"),
    "accepted": ("seat", "other", *DEAL),
    "declined": ("offer", "seat", "why"),
    "withdrawn": ("offer", "seat"),
    "void": ("offer",),
    "done": ("seat",),
    "resumed": ("seat",),
    "payout": ("seat", "values", "doubled", "money"),
    "lap_over": ("lap",),
    "chooses": ("seat",),
    "left": ("seat",),
    "ended": ("reason",),
}
# How long each event is seen. Ali Baba walks step by step.
WEIGHTS: Weights = {
    **weigh(
        {
            "lap": 0.8, "retired": 0.7, "bought": 0.7, "dice50": 1.4, "cash200": 1.0,
            "parked": 1.2, "headcount": 1.2, "brisk_trade": 0.9, "gave": 0.8, "bazaar": 0.9,
            "gang_die": 1.4, "gang_named": 1.0, "raid": 1.4, "nobody_threatened": 1.2,
            "raid_over": 0.8, "ransom": 0.6, "pardoned": 0.8, "discarded": 0.6, "accepted": 1.2,
            "payout": 1.0,
        },
        {
            "rolled": 1.4, "destiny": 1.6, "captured": 1.4, "bankrupt": 1.4, "nobody_caught": 1.4,
            "ended": 2.0,
        },
    ),
    "moved": Weight(BEAT, 0.3, "card", 0.29),
}  # fmt: skip


STEPS_OF_PLAY: Mapping[str, Run | Ask[State]] = {
    "start_lap": start_lap,
    "turn": Turn(),
    "next_turn": next_turn,
    "on_blank": on_blank,
    "on_recruits": on_recruits,
    "buy_more": buy_more,
    "buy": Buy(),
    "on_dice50": on_dice50,
    "on_cash200": on_cash200,
    "on_black_die": on_black_die,
    "on_white_die": on_white_die,
    "on_headcount": on_headcount,
    "on_brisk_trade": on_brisk_trade,
    "on_bazaar": on_bazaar,
    "on_tribute": on_tribute,
    "tribute": Tribute(),
    "collect": collect,
    "on_raid": on_raid,
    "on_raid_all": on_raid_all,
    "on_raid_die": on_raid_die,
    "on_raid_choice": on_raid_choice,
    "choose_gang": ChooseGang(),
    "open20": open20,
    "open100": open100,
    "check": check,
    "roll_black": roll_black,
    "roll_white": roll_white,
    "judge": judge,
    **WINDOWS,
    "on_start": on_start,
    "choose_starter": ChooseStarter(),
}
