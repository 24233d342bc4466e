"""Why not: the checks of section d.9 in their order; the first that fails is the answer.

Legality itself is `options` alone. This module is only asked about actions that fit none, so it
always finds a reason. No answer depends on a hand, a hidden offer or the order of a pile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fabletop.core.refusals import Refusal
from fabletop.games.basra.buying import in_pile, price
from fabletop.games.basra.content import LANES, REASONS, Box
from fabletop.games.basra.deals import find, is_sale, may_answer, may_offer
from fabletop.games.basra.rules import ACTIONS
from fabletop.games.basra.state import ANY, NOTHING, Offer, State

# Every code of this game and the clause it usually rests on.
REFUSALS: Mapping[str, str] = {
    "bad-player-count": "BA-1",
    "bad-option": "BA-88",
    "not-seated": "BA-88",
    "game-over": "BA-83",
    "unknown-action": "BA-88",
    "wrong-phase": "BA-88",
    "not-your-turn": "BA-12",
    "not-asked": "BA-97",
    "stale": "BA-88",
    "bad-params": "BA-88",
    "empty-list": "BA-88",
    "unknown-card": "BA-88",
    "duplicate-card": "BA-88",
    "not-owner": "BA-88",
    "card-not-in-hand": "BA-21",
    "lane-required": "BA-25",
    "lane-not-allowed": "BA-25",
    "lane-chosen": "BA-24",
    "unknown-gang": "BA-88",
    "pile-empty": "BA-33",
    "not-in-pile": "BA-30",
    "insufficient-funds": "BA-32",
    "not-threatened": "BA-53",
    "unknown-seat": "BA-88",
    "self-trade": "BA-89",
    "bad-amount": "BA-5",
    "offer-empty": "BA-91",
    "swap-forbidden": "BA-54",
    "dowry-forbidden": "BA-54",
    "offer-limit": "BA-96",
    "offer-not-found": "BA-89",
    "offer-not-yours": "BA-95",
    "offer-stale": "BA-93",
}
DEALING = ("offer", "counter", "accept", "decline", "withdraw", "done", "resume")

# step: what can be done then
VERBS: Mapping[str, tuple[str, ...]] = {
    "turn": ("retire", "move"),
    "buy": ("buy", "end_buy"),
    "choose_gang": ("choose_gang",),
    "window20": ("discard", *DEALING),
    "window100": ("discard", "done", "resume"),
    "tribute": ("give",),
    "bazaar": DEALING,
    "brisk_trade": ("retire", "done", "resume"),
    "choose_starter": ("choose_starter",),
}
FOR_SEVERAL = ("window20", "window100", "tribute", "bazaar", "brisk_trade")


def no(code: str, **args: object) -> Refusal:
    """A refusal with the clause its code usually rests on."""
    return Refusal(code, REFUSALS[code], args)


def why_not(
    s: State, seat: int | None, action: object, step: str, actors: Sequence[int], fresh: bool
) -> Refusal:
    """The reason an action that fits no option, or answers an old question, is refused."""
    if seat is None or seat not in range(s.seats):
        return no("not-seated")
    if step == "over":
        return no("game-over")
    verb = action[0] if isinstance(action, tuple) and action else None
    if not isinstance(verb, str) or verb not in ACTIONS:
        return no("unknown-action", action=verb if isinstance(verb, str) else None)
    assert isinstance(action, tuple)
    refusal = why_not_now(s, seat, verb, step, actors)
    if refusal:
        return refusal
    if not fresh:
        return no("stale")
    return why_not_this(s, seat, verb, action[1:], step) or no("bad-params")


def why_not_now(s: State, seat: int, verb: str, step: str, actors: Sequence[int]) -> Refusal | None:
    """The wrong moment, or the wrong player."""
    deals_in_100 = step == "window100" and s.options["deals_in_100"]
    if verb not in VERBS[step] and not (deals_in_100 and verb in DEALING):
        return no("wrong-phase", ask=step)
    if step in FOR_SEVERAL:
        asked = actors if step == "tribute" else s.taking
        return None if seat in asked else no("not-asked")
    return None if seat in actors else no("not-your-turn", seats=list(actors))


def why_not_this(
    s: State, seat: int, verb: str, args: tuple[object, ...], step: str
) -> Refusal | None:
    """The right player at the right moment, but not so."""
    if len(args) != len(ACTIONS[verb]):
        return no("bad-params")
    shapes = zip(ACTIONS[verb], args, strict=True)
    if not all(SHAPES[name](s.box, word) for name, word in shapes):
        return no("bad-params")
    check = CHECKS.get(verb)
    return check(s, seat, step, *args) if check else None


def is_list(box: Box, word: object) -> bool:
    return isinstance(word, tuple) and all(isinstance(each, str) for each in word)


def is_word(box: Box, word: object) -> bool:
    return isinstance(word, str)


def is_number(box: Box, word: object) -> bool:
    return type(word) is int


def is_card(box: Box, word: object) -> bool:
    """A bandit, or a movement card."""
    return isinstance(word, str) or (type(word) is int and word in box.card_values)


SHAPES: Mapping[str, Callable[[Box, object], bool]] = {
    "cards": is_list,
    "card": is_card,
    "lane": lambda box, word: word is None or word in LANES,
    "gang": is_word,
    "group_card": lambda box, word: word is None or is_word(box, word),
    "to": lambda box, word: is_number(box, word) or word == "any",
    "give_cards": is_list,
    "want_cards": is_list,
    "give_money": is_number,
    "want_money": is_number,
    "offer": is_word,
    "why": lambda box, word: word in REASONS,
    "seat": is_number,
}


# -- bandits


def why_not_cards(s: State, names: Sequence[str], owner: int) -> Refusal | None:
    """A list of somebody's bandits, each once."""
    box = s.box
    if any(name not in box.card for name in names):
        return no("unknown-card")
    if len(set(names)) < len(names):
        return no("duplicate-card")
    held = owner != ANY and all(box.card[name] in s.held[owner] for name in names)
    return None if held else no("not-owner")


def why_not_retire(s: State, seat: int, step: str, names: tuple[str, ...]) -> Refusal | None:
    return why_not_cards(s, names, seat) if names else no("empty-list")


def why_not_discard(s: State, seat: int, step: str, names: tuple[str, ...]) -> Refusal | None:
    box = s.box
    refusal = why_not_retire(s, seat, step, names)
    if refusal:
        return refusal
    threatened = all(box.gang_of[box.card[name]] in s.gangs for name in names)
    if not threatened and not s.options["drop_any"]:
        return no("not-threatened")
    return no("insufficient-funds") if s.money[seat] < box.fees[step] * len(names) else None


def why_not_give(s: State, seat: int, step: str, name: object) -> Refusal | None:
    if not isinstance(name, str):
        return no("bad-params")
    return why_not_cards(s, (name,), seat)


# -- moving and buying


def why_not_move(s: State, seat: int, step: str, value: object, lane: str | None) -> Refusal | None:
    if type(value) is not int:
        return no("bad-params")
    if value not in s.hands[seat]:
        return no("card-not-in-hand")
    if lane is None:
        return no("lane-required")
    return no("lane-chosen") if s.lane else no("lane-not-allowed")


def why_not_buy(s: State, seat: int, step: str, gang: str, group: str | None) -> Refusal | None:
    box = s.box
    if (group is None) == bool(s.options["draw_any"]):
        return no("bad-params")
    if gang not in box.gang:
        return no("unknown-gang")
    if s.tops[box.gang[gang]] == NOTHING:
        return no("pile-empty", gang=gang)
    if group is not None and group not in in_pile(s, gang):
        return no("not-in-pile")
    return no("insufficient-funds") if price(s, box.gang[gang]) > s.money[seat] else None


def why_not_gang(s: State, seat: int, step: str, gang: str) -> Refusal | None:
    return None if gang in s.box.gang else no("unknown-gang")


def why_not_starter(s: State, seat: int, step: str, other: int) -> Refusal | None:
    return no("unknown-seat")


# -- deals


def why_not_offer(
    s: State, seat: int, step: str, to: int | str, *terms: tuple[str, ...] | int
) -> Refusal | None:
    if to == "any" and terms[2]:
        return no("bad-params")
    if to == "any":
        return why_not_terms(s, seat, ANY, terms)
    return why_not_terms(s, seat, int(to) if to in range(s.seats) else s.seats, terms)


def why_not_counter(
    s: State, seat: int, step: str, name: str, *terms: tuple[str, ...] | int
) -> Refusal | None:
    refusal = why_not_answer(s, seat, step, name)
    if refusal:
        return refusal
    offer = find(s, name)
    assert offer is not None
    return why_not_terms(s, seat, offer.maker, terms)


def why_not_terms(
    s: State, seat: int, to: int, terms: Sequence[tuple[str, ...] | int]
) -> Refusal | None:
    """BA-90, BA-91, BA-96."""
    box = s.box
    give, give_money, want, want_money = terms
    assert isinstance(give, tuple)
    assert isinstance(want, tuple)
    assert isinstance(give_money, int)
    assert isinstance(want_money, int)
    if not may_offer(s, seat):
        return no("offer-limit")
    if to != ANY and to not in range(s.seats):
        return no("unknown-seat")
    if to == seat:
        return no("self-trade")
    if any(m < 0 or m % box.unit or m > box.dearest for m in (give_money, want_money)):
        return no("bad-amount")
    named = (*give, *want)
    if any(name not in box.card for name in named):
        return no("unknown-card")
    if len(set(named)) < len(named):
        return no("duplicate-card")
    if not named:
        return no("offer-empty")
    return why_not_sale(s, terms) or why_not_owned(s, seat, to, terms)


def why_not_sale(s: State, terms: Sequence[tuple[str, ...] | int]) -> Refusal | None:
    """BA-54: in a raid bandits go one way, and money the other."""
    give, give_money, want, want_money = terms
    if not is_sale(s):
        return None
    if give and want:
        return no("swap-forbidden")
    added = give_money if give else want_money
    return no("dowry-forbidden") if added and not s.options["dowry"] else None


def why_not_owned(
    s: State, seat: int, to: int, terms: Sequence[tuple[str, ...] | int]
) -> Refusal | None:
    box = s.box
    give, give_money, want, _ = terms
    assert isinstance(give, tuple)
    assert isinstance(want, tuple)
    assert isinstance(give_money, int)
    refusal = why_not_cards(s, give, seat) or (why_not_cards(s, want, to) if want else None)
    if refusal:
        return refusal
    threatened = all(box.gang_of[box.card[name]] in s.gangs for name in (*give, *want))
    if is_sale(s) and not threatened and not s.options["sell_any"]:
        return no("not-threatened")
    return no("insufficient-funds") if give_money > s.money[seat] else None


def known(s: State, seat: int, name: str) -> Offer | None:
    """An offer this seat has heard of; of others there is nothing to say."""
    offer = find(s, name)
    return offer if offer and (offer.to == ANY or seat in (offer.maker, offer.to)) else None


def why_not_answer(s: State, seat: int, step: str, name: str, *_: object) -> Refusal | None:
    offer = known(s, seat, name)
    if offer is None:
        return no("offer-not-found")
    return None if may_answer(s, seat, offer) else no("offer-not-yours")


def why_not_accept(s: State, seat: int, step: str, name: str) -> Refusal | None:
    mine = [own for own, maker, to in s.stale if to == ANY or seat in (maker, to)]
    if name in mine:
        return no("offer-stale")
    return why_not_answer(s, seat, step, name) or no("insufficient-funds")


def why_not_withdraw(s: State, seat: int, step: str, name: str) -> Refusal | None:
    offer = known(s, seat, name)
    return no("offer-not-found") if offer is None else no("offer-not-yours")


CHECKS: Mapping[str, Callable[..., Refusal | None]] = {
    "retire": why_not_retire,
    "move": why_not_move,
    "buy": why_not_buy,
    "choose_gang": why_not_gang,
    "discard": why_not_discard,
    "give": why_not_give,
    "offer": why_not_offer,
    "counter": why_not_counter,
    "accept": why_not_accept,
    "decline": why_not_answer,
    "withdraw": why_not_withdraw,
    "choose_starter": why_not_starter,
}
