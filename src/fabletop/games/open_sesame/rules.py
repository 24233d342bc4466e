"""Open Sesame, step by step, in the order of RULES.md.

A round is decide – reveal – recite, again and again, until Ali Baba stops, is caught, or a thief
errs (OS-10 to OS-35); then the hand is shared (OS-38 to OS-49). Nothing here knows time or
words. Whatever names a treasure is told in events of its own, which are never repeated (OS-63).
The recital is in recital.py, the sharing in sharing.py, the end in score.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.news import Weights, weigh
from fabletop.core.options import Action
from fabletop.core.rulebook import Ask, Run
from fabletop.games.open_sesame.content import QUIET
from fabletop.games.open_sesame.recital import Recite, Rule, recital
from fabletop.games.open_sesame.score import count_up
from fabletop.games.open_sesame.sharing import (
    Claim,
    Share,
    deal,
    end_round,
    keep_all,
    rarest,
    share_out,
)
from fabletop.games.open_sesame.state import OUT, State, is_caught

# Every verb and every event with the names of its arguments.
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "draw": (),
    "open_sesame": (),
    "seen": (),
    "name": ("kind", "count", "adjective"),
    "sentence": ("text", "lang"),
    "concede": (),
    "rule": ("ok",),
    "tick": ("kind", "count", "adjective"),
    "call_mistake": (),
    "claim": ("kinds",),
    "pick": ("kind",),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "began": ("seat",),
    "round": ("seat",),
    "drew": ("seat", "pile"),
    "revealed": ("kind",),
    "token": ("alarm",),
    "captured": ("seat",),
    "last_round": (),
    "hid": (),
    "reciting": ("seat", "cards"),
    "named": ("seat", "kind", "count", "adjective"),
    "again": ("seat", "kind"),
    "invented": ("seat", "kind", "adjective"),
    "asked": ("seat", "kind", "adjective"),
    "said": ("entries",),
    "listed": ("seat", "cards"),
    "wrong": ("seat", "kind", "count", "adjective", "reason"),
    "mistake": ("seat", "reason"),
    "stopped": ("seat",),
    "emptied": ("seat",),
    "sharing": ("case",),
    "claimed": ("seat",),
    "claimed_cards": ("seat", "kinds"),
    "took": ("seat",),
    "took_card": ("seat", "kind"),
    "band_took": (),
    "band_took_card": ("kind",),
    "kept_all": ("seat", "cards"),
    "spoils": ("seat", "kinds"),
    "round_over": ("seat",),
    "counted": ("seat", "kinds", "points", "unique"),
    "aborted": ("seat",),
    "over": ("reason", "seats"),
}
# OS-63: these name a treasure; whoever was not there has missed them.
FLEETING: frozenset[str] = frozenset((
    "revealed", "named", "again", "invented", "asked", "said", "wrong", "claimed_cards",
    "took_card", "band_took_card", "spoils",
))  # fmt: skip
# How long each event is seen.
WEIGHTS: Weights = weigh(
    {
        "round": 0.8, "token": 0.8, "hid": 0.6, "reciting": 0.8, "mistake": 1.6, "stopped": 1.2,
        "claimed": 0.5, "took": 0.6, "band_took": 0.6, "kept_all": 1.2,
    },
    {"captured": 2.8, "last_round": 2.2, "emptied": 1.8, "over": 2.0},
)  # fmt: skip


# -- a round


def begin_round(s: State, dealer: Dealer) -> None:
    """OS-10, OS-50."""
    s.begin_round()
    dealer.tell("round", s.ali)
    s.plan("decide")


class Decide(Ask[State]):
    """OS-11, OS-32: Ali Baba draws, or after a recital stops."""

    verbs = ("draw", "open_sesame")
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.ali,)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return DRAW_OR_STOP if s.may_stop else DRAW

    def draw(self, s: State, seat: int, dealer: Dealer) -> None:
        box = s.box
        kind = next_card(s, dealer)
        dealer.tell("drew", seat, s.pile())
        dealer.show("revealed", box.kinds[kind])
        s.keep(kind)
        alarm = box.alarm_of[kind]
        if alarm != QUIET:
            dealer.show("token", box.alarms[alarm])
        if kind == box.chief:
            dealer.show("last_round")  # OS-20
        if is_caught(box, s.tokens):
            dealer.show("captured", seat)  # OS-18: it shows at once, the look goes on
        s.unseen = s.thieves()
        s.plan("reveal", "hide")

    def open_sesame(self, s: State, seat: int, dealer: Dealer) -> None:
        dealer.tell("stopped", seat)
        s.plan(("share_out", 1))  # OS-38


DRAW: Sequence[Action] = (("draw",),)
DRAW_OR_STOP: Sequence[Action] = (("draw",), ("open_sesame",))


def next_card(s: State, dealer: Dealer) -> int:
    """OS-3, OS-12: the Chief Thief at his place, else any treasure not seen yet."""
    if s.chief == 0:
        s.chief = OUT
        return s.box.chief
    if s.chief != OUT:
        s.chief -= 1
    return dealer.draw(s.bag)


class Look(Ask[State]):
    """OS-13, OS-41: everybody who has to look at open cards says so; once more does no harm."""

    verbs = ("seen",)
    together = True
    secret = False
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return s.unseen

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return SEEN

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        return SEEN if seat in lookers(s) else ()

    def seen(self, s: State, seat: int, dealer: Dealer) -> None:
        if seat in s.unseen:
            s.unseen = [other for other in s.unseen if other != seat]


SEEN: Sequence[Action] = (("seen",),)


def lookers(s: State) -> Sequence[int]:
    """Thieves look at a card drawn; at the spoils of OS-41 everybody does."""
    return range(s.seats) if s.case else s.thieves()


def hide(s: State, dealer: Dealer) -> None:
    """OS-13, OS-18: the card is gone; either he is caught, or somebody recites."""
    dealer.tell("hid")
    s.plan(("share_out", 3) if is_caught(s.box, s.tokens) else "recital")


# -- what the clock plays


def lapse(s: State, step: str) -> Action:
    """OS-84, OS-115: what is done for somebody who does not answer in time."""
    if step == "decide":
        return ("open_sesame",) if s.may_stop else ("draw",)
    if step == "recite":
        return ("timeout",)
    if step == "rule":
        return ("rule", True)
    if step == "claim":
        return ("claim", tuple(s.box.spell(rarest(s)[: s.box.claim])))
    return ("pick", s.box.kinds[rarest(s)[0]]) if step == "share" else ("seen",)


STEPS: Mapping[str, Run | Ask[State]] = {
    "begin_round": begin_round,
    "decide": Decide(),
    "reveal": Look(),
    "hide": hide,
    "recital": recital,
    "recite": Recite(),
    "rule": Rule(),
    "share_out": share_out,
    "spoils": Look(),
    "keep_all": keep_all,
    "claim": Claim(),
    "deal": deal,
    "share": Share(),
    "end_round": end_round,
    "count_up": count_up,
}
