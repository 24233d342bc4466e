"""What a seat may see, remember and suppose (OS-60 to OS-66).

A view holds what lies open now and nothing that has to be remembered, so a thief, the reciter
and a spectator see the same; only Ali Baba also sees his hand. Notes are a perfect memory: every
card was open once, so they hold everything but the pile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.options import Word
from fabletop.games.open_sesame.content import Box
from fabletop.games.open_sesame.judging import RIGHT, Verdict, judge, mark
from fabletop.games.open_sesame.rules import lookers
from fabletop.games.open_sesame.score import ranks, standing
from fabletop.games.open_sesame.state import (
    NOBODY,
    OUT,
    Entry,
    State,
    caught_by,
    claim,
    entry_of,
    is_caught,
    is_left,
    sharers,
    would_catch,
)


class OpenCard(TypedDict):
    kind: str
    adjective: str | None


class HandCard(TypedDict):
    kind: str
    named: bool
    adjective: str | None


class Waiting(TypedDict):
    kind: str
    adjective: str
    in_force: str


class Result(TypedDict):
    cards: list[str]
    points: int
    unique: int
    rank: int


class OpenSesameView(TypedDict):
    step: str
    prompt: str
    actors: list[int]
    options: Mapping[str, Word]
    ali: int
    reciter: int
    may_stop: bool
    hand_size: int
    pile: int
    tokens: dict[str, int]
    danger: list[str]  # one more of these, and he is caught
    caught_by: list[str]
    last_round: bool
    collections: list[int]
    band: int | None
    revealed: str | None
    seen: list[int]
    named_total: int
    face_up: list[OpenCard]
    pool: list[str]
    case: int
    culprit: int | None
    order: list[int]  # who takes a card next, and then; the Band behind the last seat
    hand: list[HandCard] | None
    waiting: Waiting | None
    results: list[Result] | None
    band_cards: list[str] | None
    ended: str


class SesameNotes(TypedDict):
    hand: list[str]
    adjectives: list[str]
    words: list[list[object]]  # of the last recital heard, each with its event's key
    waiting: list[object] | None
    rest: list[object] | None  # what the reciter himself has still to say
    collections: list[list[str]]  # the Band's last


def views(
    s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]
) -> list[OpenSesameView]:
    """The table from some chairs, or from beside it (None). What all see is put together once."""
    public = public_view(s, step, actors)
    return [ali_view(s, public) if seat == s.ali else public for seat in seats]


def ali_view(s: State, public: OpenSesameView) -> OpenSesameView:
    """OS-61, OS-110: what all see, his hand, and an entry that waits for his ruling."""
    kinds = s.box.kinds
    own = public.copy()
    own["hand"] = [
        {"kind": kinds[kind], "named": named, "adjective": adjective or None}
        for kind, named, adjective in zip(
            s.hand, s.named or [False] * len(s.hand), s.adjectives, strict=True
        )
    ]
    if s.waiting is not None:
        place = judge(s, s.waiting).places[0]
        own["waiting"] = {
            "kind": kinds[s.waiting.kind],
            "adjective": s.waiting.adjective,
            "in_force": s.adjectives[place],
        }
    return own


def public_view(s: State, step: str, actors: Sequence[int]) -> OpenSesameView:
    """What everybody sees, television and spectators too."""
    box = s.box
    over = not s.agenda
    cards = [len(cards) for cards in s.collections]
    looked = sorted(set(lookers(s)) - set(s.unseen)) if step in ("reveal", "spoils") else []
    return {
        "step": step,
        "prompt": "tick" if step == "recite" and s.options["judge"] == "table" else step,
        "actors": list(actors),
        "options": s.options,
        "ali": s.ali,
        "reciter": s.reciter,
        "may_stop": s.may_stop,
        "hand_size": len(s.hand),
        "pile": s.pile(),
        "tokens": dict(zip(box.alarms, s.tokens, strict=True)),
        "danger": danger(s),
        "caught_by": [box.alarms[alarm] for alarm in caught_by(box, s.tokens)],
        "last_round": s.last_round,
        "collections": cards[: s.seats],
        "band": cards[-1] if s.has_band() else None,
        "revealed": box.kinds[s.hand[-1]] if step == "reveal" else None,
        "seen": looked,
        "named_total": s.named_total,
        "face_up": face_up(s) if s.options["young"] else [],
        "pool": box.spell(s.pool),
        "case": s.case,
        "culprit": None if s.culprit == NOBODY else s.culprit,
        "order": s.order[s.turn :] + s.order[: s.turn] if step in ("claim", "share") else [],
        "hand": None,
        "waiting": None,
        "results": results(s) if over and s.ended == "scored" else None,
        "band_cards": box.spell(sorted(s.collections[-1])) if over and s.has_band() else None,
        "ended": s.ended,
    }


def danger(s: State) -> list[str]:
    """OS-17: what the table should fear next."""
    box = s.box
    if is_caught(box, s.tokens):
        return []
    return [name for alarm, name in enumerate(box.alarms) if would_catch(box, s.tokens, alarm)]


def face_up(s: State) -> list[OpenCard]:
    """OS-80: the cards named so far."""
    kinds = s.box.kinds
    return [
        {"kind": kinds[kind], "adjective": adjective or None}
        for kind, adjective, named in zip(s.hand, s.adjectives, s.named, strict=bool(s.named))
        if named
    ]


def results(s: State) -> list[Result]:
    """OS-76: what everybody has gathered."""
    found: list[Result] = []
    for seat, rank in enumerate(ranks(s)):
        points, unique = standing(s, seat)
        cards = s.box.spell(sorted(s.collections[seat]))
        found.append({"cards": cards, "points": points, "unique": unique, "rank": rank})
    return found


# -- what a perfect memory holds


def notes(seats: int) -> SesameNotes:
    return {
        "hand": [],
        "adjectives": [],
        "words": [],
        "waiting": None,
        "rest": None,
        "collections": [[] for _ in range(seats + 1)],
    }


def remember(notes: SesameNotes, event: Event) -> SesameNotes:
    """What it holds after one more event."""
    after = notes.copy()
    args = event.args
    if event.key == "revealed":
        after["hand"] = [*notes["hand"], str(args[0])]
        after["adjectives"] = [*notes["adjectives"], ""]
    elif event.key in ("named", "again", "wrong"):
        after["words"] = [*notes["words"], [event.key, *args[1:]]]
        after["waiting"] = after["rest"] = None
    elif event.key == "invented":
        after["adjectives"] = [*notes["adjectives"][:-1], str(args[2])]
    elif event.key == "asked":
        after["waiting"] = [args[1], 1, args[2]]
    elif event.key == "said":
        after["rest"] = list(cast(list[object], args[0]))
    elif event.key == "reciting":
        after["words"] = []
    elif event.key == "round":
        after["hand"], after["adjectives"] = [], []
    taker, kinds = gained(event, len(notes["collections"]) - 1)
    if kinds:
        after["collections"] = [
            [*cards, *kinds] if place == taker else cards
            for place, cards in enumerate(notes["collections"])
        ]
    return after


def gained(event: Event, band: int) -> tuple[int, list[str]]:
    """Who took which cards by this event, if anybody did."""
    args = event.args
    if event.key == "took_card":
        return cast(int, args[0]), [str(args[1])]
    if event.key == "band_took_card":
        return band, [str(args[0])]
    if event.key in ("claimed_cards", "spoils"):
        return cast(int, args[0]), cast(list[str], args[1])
    return NOBODY, []


# -- a world that looks the same


AGENDAS: Mapping[str, Sequence[str]] = {
    "decide": ("decide",),
    "reveal": ("hide", "reveal"),
    "recite": ("recite",),
    "rule": ("rule",),
    "claim": ("deal", "claim"),
    "share": ("share",),
    "spoils": ("keep_all", "spoils"),
    "over": (),
}


def imagine(box: Box, view: OpenSesameView, notes: SesameNotes, dealer: Dealer) -> State:
    """All but the pile is known to whoever has listened, and the pile has no order.

    Of a collection that was not followed the rest may be anything.
    """
    s = State(box, len(view["collections"]), view["options"])
    s.ali, s.reciter, s.may_stop = view["ali"], view["reciter"], view["may_stop"]
    s.case = view["case"]
    s.culprit = NOBODY if view["culprit"] is None else view["culprit"]
    imagine_cards(s, view, notes, dealer)
    s.tokens = [view["tokens"][name] for name in box.alarms]
    s.last_round, s.ended = view["last_round"], view["ended"]
    s.agenda = list(AGENDAS[view["step"]])
    s.decision = s.clock = 1
    s.unseen = list(view["actors"]) if view["step"] in ("reveal", "spoils") else []
    if view["step"] in ("claim", "share"):
        s.order = sharers(s)
        s.turn = s.order.index(view["actors"][0]) if view["step"] == "share" else 0
    return s


def imagine_cards(s: State, view: OpenSesameView, notes: SesameNotes, dealer: Dealer) -> None:
    """Hand, pool and collections as remembered, as far as that can be true."""
    s.pool = [claim(s, name) for name in view["pool"]]
    for name in notes["hand"][: view["hand_size"]]:
        s.keep(claim(s, name))
    sizes = [*view["collections"], view["band"] or 0]
    for place in range(len(s.collections)):
        taken = notes["collections"][place][: sizes[place]]  # spoils still lie open
        s.collections[place] = [claim(s, name) for name in taken if is_left(s, name)]
    s.adjectives = notes["adjectives"][: view["hand_size"]]
    for place, cards in enumerate(s.collections):
        cards += [dealer.draw(s.bag) for _ in range(sizes[place] - len(cards))]
    if s.chief != OUT:
        s.chief = len(s.bag) - s.box.below_chief
    if view["step"] in ("recite", "rule"):
        imagine_recital(s, view, notes)


def imagine_recital(s: State, view: OpenSesameView, notes: SesameNotes) -> None:
    """The recital is followed again, entry by entry; what nobody has said yet is not known."""
    box, newest = s.box, s.adjectives[-1]
    s.adjectives[-1] = ""
    s.named = [False] * len(s.hand)
    for key, *said in notes["words"]:
        if key == "named":
            follow(s, entry_of(box, said))
    s.adjectives[-1] = newest
    if view["step"] == "rule" and notes["waiting"] is not None:
        s.waiting = entry_of(box, notes["waiting"])
        rest = notes["rest"]
        s.rest = None if rest is None else [entry_of(box, later) for later in rest]


def follow(s: State, entry: Entry) -> None:
    """An entry that was accepted names what it named."""
    if s.options["judge"] == "table":
        places = tuple(place for place, kind in enumerate(s.hand) if kind == entry.kind)
        mark(s, entry, Verdict(RIGHT, places))
    else:
        mark(s, entry, judge(s, entry))
