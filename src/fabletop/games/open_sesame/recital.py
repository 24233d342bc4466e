"""The recital, entry by entry (OS-22 to OS-35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option
from fabletop.core.rulebook import Ask
from fabletop.games.open_sesame.judging import AGAIN, CLOSE, RIGHT, Verdict, judge, mark
from fabletop.games.open_sesame.speech import NotSo, Unparsed
from fabletop.games.open_sesame.state import Entry, State, clone, spell_entry
from fabletop.games.open_sesame.tongues import tidy
from fabletop.games.open_sesame.ways import ADJECTIVE


def recital(s: State, dealer: Dealer) -> None:
    """OS-22: the reciter must list every card of the hand."""
    s.named = [False] * len(s.hand)
    s.named_total = 0
    s.clock = s.decision + 1
    dealer.tell("reciting", s.reciter, len(s.hand))
    s.plan("recite")


class Recite(Ask[State]):
    """OS-22 to OS-29; with judge=table Ali Baba ticks what he hears (OS-112)."""

    verbs = ("name", "sentence", "concede", "tick", "call_mistake", "timeout")

    def actors(self, s: State) -> Sequence[int]:
        return (s.ali if s.options["judge"] == "table" else s.reciter,)

    def options(self, s: State, seat: int) -> Sequence[Option]:
        options = s.options
        if options["judge"] == "table":
            return ticks(s)
        fresh = not s.named_total
        return s.box.ways[options["adjectives"], options["ordered"], options["recite_input"], fresh]

    def name(
        self, s: State, seat: int, dealer: Dealer, kind: str, count: int, adjective: str | None
    ) -> None:
        entry = Entry(s.box.kind[kind], count, tidy(adjective or ""))
        s.rest = None
        if take_entry(s, entry, dealer):
            go_on(s, dealer)

    def sentence(self, s: State, seat: int, dealer: Dealer, text: str, lang: str) -> None:
        s.rest = understood(s, text, lang)
        read_on(s, dealer)

    def concede(self, s: State, seat: int, dealer: Dealer) -> None:
        err(s, None, "conceded", dealer)

    def timeout(self, s: State, seat: int, dealer: Dealer) -> None:
        """OS-28, OS-115: only the clock says this."""
        err(s, None, "timeout", dealer)

    def tick(
        self, s: State, seat: int, dealer: Dealer, kind: str, count: int, adjective: str | None
    ) -> None:
        entry = Entry(s.box.kind[kind], count, tidy(adjective or ""))
        places = tuple(place for place, held in enumerate(s.hand) if held == entry.kind)
        verdict = Verdict(RIGHT, places, invents=adjective is not None)
        if mark(s, entry, verdict):
            tell_named(s, entry, verdict, dealer)
        go_on(s, dealer)

    def call_mistake(self, s: State, seat: int, dealer: Dealer) -> None:
        err(s, None, "called", dealer)


def ticks(s: State) -> Sequence[Option]:
    """OS-112: one tick for each kind he holds; the newest one's brings its adjective."""
    options: list[Option] = [("call_mistake",)]
    names = s.box.kinds
    for kind in s.box.by_name:
        if kind in s.hand:
            new = s.options["adjectives"] and kind == s.hand[-1] and not s.named[-1]
            options.append(("tick", names[kind], s.hand.count(kind), ADJECTIVE if new else None))
    return options


def understood(s: State, text: str, lang: str) -> list[Entry]:
    """A sentence as entries; where order counts, two cushions are one and one (OS-87)."""
    entries = s.box.listener.parse(text, lang, bool(s.options["adjectives"]))
    assert not isinstance(entries, Unparsed | NotSo)
    found = [Entry(s.box.kind[e.kind], e.count, e.adjective) for e in entries]
    if not s.options["ordered"]:
        return found
    return [entry._replace(copies=1) for entry in found for _ in range(entry.copies)]


def read_on(s: State, dealer: Dealer) -> None:
    """OS-29: the entries of a sentence, from left to right; then nothing may be missing."""
    while s.rest:
        if not take_entry(s, s.rest.pop(0), dealer):
            return
    if s.named_total == len(s.hand):
        correct(s, dealer)
    else:
        err(s, None, "omission", dealer)


def is_right(s: State, action: Action) -> bool | None:
    """Whether what a thief recites is in the hand; what Ali Baba ticks is no recital."""
    if s.options["judge"] == "table":
        return None
    if action[0] == "name":
        kind, count, adjective = action[1:]
        told = tidy(str(adjective or ""))
        entry = Entry(s.box.kind[str(kind)], cast(int, count), told)
        return judge(s, entry).says in (RIGHT, AGAIN, CLOSE)
    return action[0] == "sentence" and is_whole(s, str(action[1]), str(action[2]))


def is_whole(s: State, text: str, lang: str) -> bool:
    """Whether a sentence names the whole hand, and nothing else."""
    s = clone(s)
    for entry in understood(s, text, lang):
        verdict = judge(s, entry)
        if verdict.says not in (RIGHT, AGAIN, CLOSE):
            return False
        mark(s, entry, verdict)
    return s.named_total == len(s.hand)


def take_entry(s: State, entry: Entry, dealer: Dealer) -> bool:
    """OS-24: judge one entry as it is spoken; False ends the recital, or lets Ali Baba rule."""
    verdict = judge(s, entry)
    if verdict.says == CLOSE and s.options["judge"] == "ali_close":
        ask_ali(s, entry, dealer)
        return False
    if verdict.says not in (RIGHT, AGAIN, CLOSE):
        err(s, entry, verdict.says, dealer)
        return False
    accept(s, entry, verdict, dealer)
    return True


def accept(s: State, entry: Entry, verdict: Verdict, dealer: Dealer) -> None:
    """Right, or right once more (OS-26.4)."""
    if mark(s, entry, verdict):
        tell_named(s, entry, verdict, dealer)
    else:
        dealer.show("again", s.reciter, s.box.kinds[entry.kind])


def tell_named(s: State, entry: Entry, verdict: Verdict, dealer: Dealer) -> None:
    dealer.show("named", s.reciter, s.box.kinds[entry.kind], entry.copies, entry.adjective)
    if verdict.invents:
        dealer.show("invented", s.reciter, s.box.kinds[entry.kind], entry.adjective)


def go_on(s: State, dealer: Dealer) -> None:
    """OS-27: the recital ends by itself when every card is named."""
    if s.named_total == len(s.hand):
        correct(s, dealer)
    else:
        s.plan("recite")


def ask_ali(s: State, entry: Entry, dealer: Dealer) -> None:
    """OS-84: a near miss waits for Ali Baba."""
    s.waiting = entry
    dealer.show("asked", s.reciter, s.box.kinds[entry.kind], entry.adjective)
    if s.rest is not None:
        dealer.tell("said", [spell_entry(s.box, later) for later in s.rest], to=(s.reciter,))
    s.plan("rule")


class Rule(Ask[State]):
    """OS-84: does the adjective count?"""

    verbs = ("rule",)

    def actors(self, s: State) -> Sequence[int]:
        return (s.ali,)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return RULINGS

    def rule(self, s: State, seat: int, dealer: Dealer, ok: bool) -> None:
        entry, s.waiting = s.waiting, None
        assert entry is not None
        if not ok:
            err(s, entry, "wrong_adjective", dealer)
            return
        accept(s, entry, judge(s, entry), dealer)
        if s.rest is None:
            go_on(s, dealer)
        else:
            read_on(s, dealer)


RULINGS: Sequence[Action] = (("rule", False), ("rule", True))


def correct(s: State, dealer: Dealer) -> None:
    """OS-31, OS-32, OS-34: the next thief's turn to listen well; he may stop now."""
    dealer.tell("listed", s.reciter, len(s.hand))
    end_recital(s)
    s.reciter = s.after(s.reciter)
    s.may_stop = True
    if s.pile():
        s.plan("decide")
    else:
        dealer.tell("emptied", s.ali)
        s.plan(("share_out", 1))


def err(s: State, entry: Entry | None, reason: str, dealer: Dealer) -> None:
    """OS-24, OS-39, OS-41: a mistake ends the recital and the round."""
    said = ("", 0, "") if entry is None else (s.box.kinds[entry.kind], *entry[1:])
    dealer.show("wrong", s.reciter, *said, reason)
    dealer.show("mistake", s.reciter, reason)
    end_recital(s)
    s.culprit = s.reciter
    s.plan(("share_out", 2))


def end_recital(s: State) -> None:
    s.named = []
    s.named_total = 0
    s.rest = None
