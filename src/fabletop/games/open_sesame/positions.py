"""What a position of Open Sesame may say, and which ones the rules can go on from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from fabletop.core.kinds import (
    Agenda,
    Bad,
    By,
    EachSeat,
    Else,
    Flag,
    Kind,
    ListOf,
    Named,
    Number,
    Object,
    OneOf,
    Row,
    Seat,
    Setup,
    must,
    spelt,
)
from fabletop.core.options import Word
from fabletop.core.positions import Field, Fields, Pieces
from fabletop.games.open_sesame.adjectives import is_adjective
from fabletop.games.open_sesame.content import QUIET, Box
from fabletop.games.open_sesame.judging import CLOSE, judge
from fabletop.games.open_sesame.state import (
    NOBODY,
    OUT,
    Entry,
    State,
    blank,
    is_caught,
    sharers,
    spell_entry,
)


class Adjective(Kind):
    """OS-82: what may be said of a treasure, or nothing."""

    def says(self, table: Setup) -> str:
        return 'an adjective such as "royal", or ""'

    def read(self, said: object, table: Setup) -> str:
        if type(said) is str and len(said) <= 60 and (not said or is_adjective(said)):
            return said
        raise Bad(self.says(table), said)


def fields_of(box: Box) -> Fields:
    """All keys, with a box on the table."""
    kind, most = Named("a kind", box.kind), max(sum(copies) for copies in box.copies.values())
    cards = ListOf(kind, most)
    entry = Row(kind, Number(1, box.most_named), Adjective())
    return Fields(
        Field("ali", Seat(), "Ali Baba", "0"),
        Field("reciter", Seat(), "who recites next", "who sits left of Ali Baba"),
        Field("hand", cards, "in the order of revealing", "empty", attribute=""),
        Field("adjectives", ListOf(Adjective(), most), "in force, card by card", "none"),
        Field("tokens", tokens_in(box), "by alarm", "as the hand says", attribute="", of=tokens),
        Field(
            "above_chief",
            Number(OUT, most),
            "cards above him",
            "all but the last eight",
            attribute="chief",
        ),
        Field("collections", By(places(cards)), "the Band's last", "all empty", attribute=""),
        Field(
            "last_round", Flag(), "whether this is the last round", "true if the Chief Thief is out"
        ),
        Field("may_stop", Flag(), "whether Ali Baba may stop", "true if there is a hand"),
        Field("named", ListOf(Flag(), most), "which cards are named", "none"),
        Field(
            "waiting",
            Else(entry, {None: None}),
            "an entry Ali Baba has to rule on",
            "none",
            attribute="",
        ),
        Field(
            "rest", Else(ListOf(entry), {None: None}), "what comes after it", "none", attribute=""
        ),
        Field("clock", Number(0), "the number of a clock", "that of the question"),
        Field("unseen", ListOf(Seat(), different=True), "who has still to look", "all who look"),
        Field("pool", cards, "the cards to be shared", "empty", attribute=""),
        Field("case", Number(0, 3), "how the round ended", "0"),
        Field("culprit", Else(Seat(), {None: NOBODY}), "who erred", "nobody"),
        Field("order", By(takers), "who takes a card in turn", "as the case says"),
        Field("turn", Number(0, 9), "where in that order", "0"),
        Field("ended", OneOf("", "scored", "aborted"), "how the game ended", "not"),
        Field("agenda", AGENDA, "what is still to be done", "Ali Baba decides"),
        Field("decision", Number(0), "the number of the question", "1"),
    )


AGENDA = Agenda("decide", "reveal hide", "recite", "rule", "claim deal", "share", "spoils keep_all")


def tokens_in(box: Box) -> Kind:
    return Object(dict.fromkeys(box.alarms, Number(0, box.tokens)), dict.fromkeys(box.alarms))


def tokens(s: State) -> dict[str, int]:
    return dict(zip(s.box.alarms, s.tokens, strict=True))


def has_band(table: Setup) -> bool:
    return table.options["two_player"] == "band"


def places(cards: Kind) -> Callable[[Setup], Kind]:
    """One collection for each seat, and one for the Band (OS-90)."""
    return lambda table: Row(*[cards] * (table.seats + 1)) if has_band(table) else EachSeat(cards)


def takers(table: Setup) -> Kind:
    """Seats, and behind them the Band."""
    return ListOf(Number(0, table.seats - 1 + has_band(table)), different=True)


# -- loading


def load(
    box: Box, fields: Fields, data: Mapping[str, object], options: Mapping[str, Word]
) -> State:
    """A state from JSON, if the rules can go on from it; `options` are complete.

    What is left out is as at the start of a round. A hand alone is enough for a recital:
    {"seats": 4, "hand": [...], "agenda": ["recite"]}.
    """
    table = Setup(cast(int, data["seats"]), options)
    said = fields.read(data, table)
    s = blank(box, table.seats, options)
    load_cards(s, said)
    s.may_stop = bool(s.hand)
    s.last_round = s.chief == OUT
    s.agenda = ["decide"]
    s.decision = 1
    fields.put(s, said)
    load_rest(s, said)
    check(s, str(s.agenda[-1]) if s.agenda else "over")
    return s


def load_cards(s: State, said: Mapping[str, Any]) -> None:
    """Hand, pool and collections out of the pile; every card may be named as often as it exists."""
    box = s.box
    pieces = Pieces(box.kinds, box.copies[str(s.options["deck"])])
    for kind in said.get("hand", ()):
        pieces.take([kind], "hand")
        s.keep(kind)
    s.pool = sorted(said.get("pool", ()))
    pieces.take(s.pool, "pool")
    for place, cards in enumerate(said.get("collections", ())):
        pieces.take(cards, "collections")
        s.collections[place] = list(cards)
    left = pieces.rest()
    s.bag = [kind for kind in left if kind != box.chief]
    s.chief = max(0, len(s.bag) - box.below_chief) if box.chief in left else OUT
    check_chief(s, said.get("above_chief", s.chief))


def check_chief(s: State, above: int) -> None:
    """OS-3: he lies somewhere in the pile, or where a position names him."""
    if s.chief == OUT:
        must(above == OUT, f"`above_chief` must be -1, not {above}: the Chief Thief is out")
    most = len(s.bag)
    fits = s.chief == OUT or 0 <= above <= most
    must(fits, f"`above_chief` must be from 0 to {most}, not {above}: so many cards are left")


def load_rest(s: State, said: Mapping[str, Any]) -> None:
    """What follows from the rest, unless it is said."""
    if "reciter" not in said:
        s.reciter = s.left_of(s.ali)
    for alarm, name in enumerate(s.box.alarms):
        count = said.get("tokens", {}).get(name)
        s.tokens[alarm] = s.tokens[alarm] if count is None else count
    waiting, rest = said.get("waiting"), said.get("rest")
    s.waiting = None if waiting is None else Entry(*waiting)
    s.rest = None if rest is None else [Entry(*entry) for entry in rest]
    if "order" not in said and s.case:
        s.order = sharers(s)
    if "named" not in said and s.agenda[-1:] in (["recite"], ["rule"]):
        s.named = [False] * len(s.hand)
    s.named_total = sum(s.named)
    if "unseen" not in said:
        s.unseen = lookers(s)
    if "clock" not in said:
        s.clock = s.decision


def lookers(s: State) -> list[int]:
    """Who has to look at what lies open, unless a position says more."""
    if "spoils" in s.agenda:
        return list(range(s.seats))
    return s.thieves() if "reveal" in s.agenda else []


# -- checking


def check(s: State, step: str) -> None:
    """Whether the rules can go on from here."""
    over = not s.agenda
    must(bool(s.ended) == over, "`ended` must be said if `agenda` is empty, and only then")
    must(s.reciter != s.ali, f"`reciter` must be another seat than `ali`, not {s.reciter}")
    many = len(s.hand)
    must(len(s.adjectives) == many, f"`adjectives` must have {many} entries, one for each card")
    must(step == "rule" or (s.waiting is None and s.rest is None), f"{WAITS} in `{step}`")
    must(step in ("reveal", "spoils") or not s.unseen, f"`unseen` must be empty in `{step}`")
    if over:
        nothing = not s.hand and not s.pool and not s.named
        must(nothing, "`hand`, `pool` and `named` must be empty when the game is over")
        return
    out = s.chief == OUT
    must(s.last_round == out, f"`last_round` must be {spelt(out)} with this `above_chief`")
    if step in ("claim", "share", "spoils"):
        check_sharing(s, step)
    else:
        check_round(s, step)


WAITS = "`waiting` and `rest` must be null"


def check_round(s: State, step: str) -> None:
    """OS-10 to OS-35: Ali Baba has his hand, and nothing is shared yet."""
    shared = s.pool or s.case or s.culprit != NOBODY or s.order or s.turn
    must(not shared, f"`pool`, `case`, `culprit`, `order` and `turn` must be left out in `{step}`")
    must(s.hand or step == "decide", f"`hand` must not be empty in `{step}`")
    must(s.hand or not s.may_stop, "`may_stop` must be false while `hand` is empty")
    must(s.pile() or step != "decide", "a card must be left in the pile in `decide`")
    check_tokens(s, step)
    check_adjectives(s, step)
    if step in ("recite", "rule"):
        check_named(s)
    else:
        must(not s.named, f"`named` must be empty in `{step}`")
    if step == "reveal":
        must(s.ali not in s.unseen, f"`unseen` must not name Ali Baba, seat {s.ali}")
    if step == "rule":
        check_waiting(s)


def check_tokens(s: State, step: str) -> None:
    """OS-15 to OS-18: a token for each alarm of the hand; who is caught does not go on."""
    box = s.box
    counted = tokens_of(box, s.hand)
    names = spelt(dict(zip(box.alarms, counted, strict=True)))
    must(s.tokens == counted, f"`tokens` must be {names}, as the cards of `hand` say")
    before = s.hand[:-1] if step == "reveal" else s.hand
    caught = is_caught(box, tokens_of(box, before))
    must(not caught, "`hand` must not have so many alarms that Ali Baba is caught already")


def tokens_of(box: Box, cards: Sequence[int]) -> list[int]:
    alarms = [box.alarm_of[kind] for kind in cards if box.alarm_of[kind] != QUIET]
    return [alarms.count(alarm) for alarm in range(len(box.alarms))]


def check_adjectives(s: State, step: str) -> None:
    """OS-81: the newest card gets its adjective when it is named."""
    if not s.options["adjectives"]:
        must(not any(s.adjectives), '`adjectives` must all be "": they are not played with')
    elif s.hand and step != "decide" and not (s.named and s.named[-1]):
        newest, said = len(s.hand) - 1, s.adjectives[-1]
        must(not said, f'`adjectives[{newest}]` must be "" until that card is named, not "{said}"')


def check_named(s: State) -> None:
    """OS-26, OS-27, OS-86: as many marks as cards, not all set, and only as one can set them."""
    many = len(s.hand)
    must(len(s.named) == many, f"`named` must have {many} entries, one for each card")
    must(not all(s.named), "`named` must leave a card that is still to be named")
    if s.options["ordered"] and s.options["judge"] != "table":
        in_order = s.named == sorted(s.named, reverse=True)
        must(in_order, "`named` must be true for the first cards: they are named in their order")
    elif not s.options["adjectives"] or s.options["judge"] == "table":
        for kind in set(s.hand):
            marks = {mark for mark, own in zip(s.named, s.hand, strict=True) if own == kind}
            must(len(marks) == 1, f'`named` must be the same for every "{s.box.kinds[kind]}"')


def check_waiting(s: State) -> None:
    """OS-84: there is something for Ali Baba to rule on."""
    asks = s.options["adjectives"] and s.options["judge"] == "ali_close"
    must(asks, "`agenda` has `rule` in it, but nobody rules with these options")
    must(s.waiting is not None, "`waiting` must be said in `rule`")
    entry = cast(Entry, s.waiting)
    close = entry.adjective and entry.copies == 1 and judge(s, entry).says == CLOSE
    must(close, f"`waiting` must be one card and nearly its adjective, not {spell_out(s, entry)}")
    whole = all(later.adjective and later.copies == 1 for later in s.rest or ())
    must(whole, "`rest` must be single cards, each with its adjective")


def spell_out(s: State, entry: Entry) -> str:
    return spelt(spell_entry(s.box, entry))


# -- the sharing


def check_sharing(s: State, step: str) -> None:
    """OS-38 to OS-47: the hand lies open, and somebody takes of it."""
    must(not s.hand and not s.named, f"`hand` and `named` must be empty in `{step}`")
    must(s.pool, f"`pool` must not be empty in `{step}`")
    must(s.case, f"`case` must be said in `{step}`")
    must(step == "share" or s.case == 2, f"`case` must be 2 in `{step}`, not {s.case}")
    if s.case == 2:
        must(s.culprit in s.thieves(), "`culprit` must be one of the thieves in `case` 2")
    else:
        must(s.culprit == NOBODY, f"`culprit` must be null in `case` {s.case}")
    many, claim = len(s.pool), s.box.claim
    if step == "claim":
        must(many > claim, f"`pool` must have more than {claim} cards in `claim`, not {many}")
    if step == "spoils":
        must(many <= claim, f"`pool` must have at most {claim} cards in `spoils`, not {many}")
    check_order(s, step)


def check_order(s: State, step: str) -> None:
    """OS-38 to OS-42, OS-90: in their order, and a person is asked."""
    order = sharers(s)
    fits = s.order == order or (step == "spoils" and not s.order)
    must(fits, f"`order` must be {order} with this `ali`, `case` and `culprit`, not {s.order}")
    if step == "share":
        can = s.turn < len(order) and order[s.turn] < s.seats
        must(can, f"`turn` must be the place of a seat in `order`, not {s.turn}")
    else:
        must(not s.turn, f"`turn` must be 0 in `{step}`, not {s.turn}")
