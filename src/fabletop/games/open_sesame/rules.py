"""Open Sesame, step by step, in the order of RULES.md.

A round is decide – reveal – recite, again and again, until Ali Baba stops, is caught, or a thief
errs (OS-10 to OS-35); then the hand is shared (OS-38 to OS-49). Nothing here knows time or
words. Whatever names a treasure is told in events of its own, which are never repeated (OS-63).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Cards, Number, One, Option, Phrase, Word
from fabletop.core.rulebook import Ask, Run
from fabletop.games.open_sesame import sayings, speech
from fabletop.games.open_sesame.adjectives import is_adjective
from fabletop.games.open_sesame.content import (
    ALARM_OF,
    ALARMS,
    BY_NAME,
    CHIEF,
    CLAIM,
    COPIES,
    KIND,
    KINDS,
    MOST_NAMED,
    PICK,
    QUIET,
)
from fabletop.games.open_sesame.recital import AGAIN, CLOSE, RIGHT, Verdict, judge, mark
from fabletop.games.open_sesame.state import (
    OUT,
    Entry,
    State,
    is_caught,
    sharers,
    spell,
    spell_entry,
)
from fabletop.games.open_sesame.tongues import LANGUAGES, tidy

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
        kind = next_card(s, dealer)
        dealer.tell("drew", seat, s.pile())
        dealer.show("revealed", KINDS[kind])
        s.keep(kind)
        if ALARM_OF[kind] != QUIET:
            dealer.show("token", ALARMS[ALARM_OF[kind]])
        if kind == CHIEF:
            dealer.show("last_round")  # OS-20
        if is_caught(s.tokens):
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
        return CHIEF
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
    s.plan(("share_out", 3) if is_caught(s.tokens) else "recital")


# -- the recital


def recital(s: State, dealer: Dealer) -> None:
    """OS-22: the reciter must list every card of the hand."""
    s.named = [False] * len(s.hand)
    s.named_total = 0
    s.clock = s.decision + 1
    dealer.tell("reciting", s.reciter, len(s.hand))
    s.plan("recite")


def understands(lang: str, adjectives: bool, text: str) -> bool:
    return not isinstance(speech.parse(text, lang, adjectives), speech.Unparsed | speech.NotSo)


def sentence_in(lang: str, adjectives: bool) -> Phrase:
    """OS-103: any text that can be read in that language."""
    return Phrase(
        lang,
        1,
        speech.LONGEST,
        lambda text: understands(lang, adjectives, text),
        lambda: sayings.examples(lang, adjectives),
    )


ADJECTIVE = Phrase(
    "adjective", 2, 60, is_adjective, lambda: ("royal", "roial", "brutal", "tropical")
)
CONCEDE: Action = ("concede",)
NAME: Mapping[tuple[bool, bool], Option] = {
    (False, False): ("name", One(tuple(KINDS)), Number(1, MOST_NAMED), None),
    (False, True): ("name", One(tuple(KINDS)), 1, None),
    (True, False): ("name", One(tuple(KINDS)), 1, ADJECTIVE),
    (True, True): ("name", One(tuple(KINDS)), 1, ADJECTIVE),
}
SENTENCES: Mapping[bool, Sequence[Option]] = {
    adjectives: [("sentence", sentence_in(lang, adjectives), lang) for lang in sorted(LANGUAGES)]
    for adjectives in (False, True)
}


def ways_to_recite(adjectives: bool, ordered: bool, ways: str, fresh: bool) -> Sequence[Option]:
    """OS-100: one by one, or in a whole sentence while nothing is named; never from the hand."""
    by_name = [NAME[adjectives, ordered]] if ways != "sentence" else []
    by_sentence = SENTENCES[adjectives] if ways != "pick" and fresh else []
    return [CONCEDE, *by_name, *by_sentence]


WAYS: Mapping[tuple[Word, ...], Sequence[Option]] = {
    way: ways_to_recite(*way)
    for way in product((False, True), (False, True), ("both", "pick", "sentence"), (False, True))
}


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
        return WAYS[options["adjectives"], options["ordered"], options["recite_input"], fresh]

    def name(
        self, s: State, seat: int, dealer: Dealer, kind: str, count: int, adjective: str | None
    ) -> None:
        entry = Entry(KIND[kind], count, tidy(adjective or ""))
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
        places = tuple(place for place, held in enumerate(s.hand) if held == KIND[kind])
        entry = Entry(KIND[kind], count, tidy(adjective or ""))
        verdict = Verdict(RIGHT, places, invents=adjective is not None)
        if mark(s, entry, verdict):
            tell_named(s, entry, verdict, dealer)
        go_on(s, dealer)

    def call_mistake(self, s: State, seat: int, dealer: Dealer) -> None:
        err(s, None, "called", dealer)


def ticks(s: State) -> Sequence[Option]:
    """OS-112: one tick for each kind he holds; the newest one's brings its adjective."""
    options: list[Option] = [("call_mistake",)]
    for kind in BY_NAME:
        if kind in s.hand:
            new = s.options["adjectives"] and kind == s.hand[-1] and not s.named[-1]
            options.append(("tick", KINDS[kind], s.hand.count(kind), ADJECTIVE if new else None))
    return options


def understood(s: State, text: str, lang: str) -> list[Entry]:
    """A sentence as entries; where order counts, two cushions are one and one (OS-87)."""
    entries = speech.parse(text, lang, bool(s.options["adjectives"]))
    assert not isinstance(entries, speech.Unparsed | speech.NotSo)
    found = [Entry(KIND[e.kind], e.count, e.adjective) for e in entries]
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
        dealer.show("again", s.reciter, KINDS[entry.kind])


def tell_named(s: State, entry: Entry, verdict: Verdict, dealer: Dealer) -> None:
    dealer.show("named", s.reciter, KINDS[entry.kind], entry.copies, entry.adjective)
    if verdict.invents:
        dealer.show("invented", s.reciter, KINDS[entry.kind], entry.adjective)


def go_on(s: State, dealer: Dealer) -> None:
    """OS-27: the recital ends by itself when every card is named."""
    if s.named_total == len(s.hand):
        correct(s, dealer)
    else:
        s.plan("recite")


def ask_ali(s: State, entry: Entry, dealer: Dealer) -> None:
    """OS-84: a near miss waits for Ali Baba."""
    s.waiting = entry
    dealer.show("asked", s.reciter, KINDS[entry.kind], entry.adjective)
    if s.rest is not None:
        dealer.tell("said", [spell_entry(later) for later in s.rest], to=(s.reciter,))
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
    said = ("", 0, "") if entry is None else (KINDS[entry.kind], *entry[1:])
    dealer.show("wrong", s.reciter, *said, reason)
    dealer.show("mistake", s.reciter, reason)
    end_recital(s)
    s.culprit = s.reciter
    s.plan(("share_out", 2))


def end_recital(s: State) -> None:
    s.named = []
    s.named_total = 0
    s.rest = None


# -- sharing


def share_out(s: State, dealer: Dealer, case: int) -> None:
    """OS-38 to OS-43: the hand is laid open."""
    s.case = case
    s.pool, s.hand, s.adjectives = sorted(s.hand), [], []
    dealer.tell("sharing", case)
    if case == 2 and len(s.pool) <= CLAIM:
        dealer.tell("kept_all", s.ali, len(s.pool))
        dealer.show("spoils", s.ali, spell(s.pool))
        s.unseen = list(range(s.seats))
        s.plan("spoils", "keep_all")
        return
    s.order, s.turn = sharers(s), 0
    s.plan(*(("claim", "deal") if case == 2 else ("deal",)))


def keep_all(s: State, dealer: Dealer) -> None:
    """OS-41: three cards or fewer are all Ali Baba's."""
    s.collections[s.ali] += s.pool
    s.pool = []
    s.plan("end_round")


class Claim(Ask[State]):
    """OS-39: after a mistake Ali Baba takes three cards first."""

    verbs = ("claim",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.ali,)

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return [("claim", Cards(tuple(spell(s.pool)), CLAIM, CLAIM))]

    def claim(self, s: State, seat: int, dealer: Dealer, names: Sequence[str]) -> None:
        for name in names:
            s.pool.remove(KIND[name])
            s.collections[seat].append(KIND[name])
        dealer.tell("claimed", seat)
        dealer.show("claimed_cards", seat, list(names))


def deal(s: State, dealer: Dealer) -> None:
    """OS-38, OS-47, OS-90: what nobody chooses is dealt at once; then somebody picks."""
    while s.pool:
        taker = s.order[s.turn]
        if s.pool[0] == s.pool[-1]:
            take(s, taker, s.pool[0], dealer)
        elif taker == s.seats:
            take(s, taker, dealer.draw(s.pool[:]), dealer)
        else:
            s.plan("share")
            return
    s.plan("end_round")


def take(s: State, taker: int, kind: int, dealer: Dealer) -> None:
    """OS-45, OS-46: seen by all as it is taken, by nobody afterwards."""
    s.pool.remove(kind)
    s.collections[taker].append(kind)
    s.turn = (s.turn + 1) % len(s.order)
    if taker == s.seats:
        dealer.tell("band_took")
        dealer.show("band_took_card", KINDS[kind])
    else:
        dealer.tell("took", taker)
        dealer.show("took_card", taker, KINDS[kind])


class Share(Ask[State]):
    """OS-44: any card of the pool."""

    verbs = ("pick",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.order[s.turn],)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [PICK[kind] for kind in BY_NAME if kind in s.pool]

    def pick(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        take(s, seat, KIND[name], dealer)
        s.plan("deal")


def end_round(s: State, dealer: Dealer) -> None:
    """OS-48, OS-49: the next Ali Baba, or the end."""
    dealer.tell("round_over", s.ali)
    s.begin_round()
    s.order, s.turn = [], 0
    if s.last_round:
        s.plan("count_up")
    else:
        s.ali = s.left_of(s.ali)
        s.plan("begin_round")


# -- the end


def count_up(s: State, dealer: Dealer) -> None:
    """OS-75 to OS-79: collections are turned up."""
    s.ended = "scored"
    for seat in range(s.seats):
        points, unique = standing(s, seat)
        dealer.show("counted", seat, spell(sorted(s.collections[seat])), points, unique)
    dealer.tell("over", "scored", winners(s))


def standing(s: State, seat: int) -> tuple[int, int]:
    """OS-76 to OS-78: kinds, and cards that exist only once."""
    copies = COPIES[str(s.options["deck"])]
    cards = s.collections[seat]
    return len(set(cards)), sum(copies[kind] == 1 for kind in cards)


def ranks(s: State) -> list[int]:
    """OS-77, OS-79: by points, then by unique cards; equals share a rank."""
    places = [standing(s, seat) for seat in range(s.seats)]
    return [1 + sum(other > own for other in places) for own in places]


def winners(s: State) -> list[int]:
    return [seat for seat, rank in enumerate(ranks(s)) if rank == 1]


def abort(s: State, seat: int, dealer: Dealer) -> None:
    """OS-117, `on_leave=abort`: without a result; what lay on the table goes back to the pile."""
    s.agenda.clear()
    back = [*s.hand, *s.pool]
    s.bag = sorted([*s.bag, *[kind for kind in back if kind != CHIEF]])
    if CHIEF in back:
        s.chief = 0
    s.pool = []
    s.unseen = []
    s.waiting = None
    end_recital(s)
    s.begin_round()
    s.ended = "aborted"
    dealer.tell("aborted", seat)
    dealer.tell("over", "aborted", [])


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
        return ("claim", tuple(spell(rarest(s)[:CLAIM])))
    return ("pick", KINDS[rarest(s)[0]]) if step == "share" else ("seen",)


def rarest(s: State) -> list[int]:
    """The pool, fewest copies first, then by name."""
    copies = COPIES[str(s.options["deck"])]
    return sorted(s.pool, key=lambda kind: (copies[kind], KINDS[kind]))


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
