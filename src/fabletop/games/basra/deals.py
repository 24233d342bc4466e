"""Offers and counter-offers (BA-89 to BA-96).

What an offer says is known to the two it is about; that it was made, everybody can see.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from fabletop.core.dealer import Dealer
from fabletop.core.options import One
from fabletop.games.basra.content import REASONS, Box
from fabletop.games.basra.state import ANY, Market, Menu, Offer, State

WHY = One(REASONS)
NAME = attrgetter("name")


# -- what may change hands


def is_sale(s: State) -> bool:
    """BA-54, BA-90: in a raid bandits are sold, not swapped."""
    return bool(s.gangs)


def tradable(s: State, seat: int) -> list[int]:
    """BA-54: in a raid only threatened bandits, unless the table says otherwise."""
    if is_sale(s) and not s.options["sell_any"]:
        return s.threatened(seat)
    return s.held[seat]


Names = tuple[str, ...]
Terms = tuple[Names, int, Names, int]
"""What the maker of an offer gives, with how much money, and wants, with how much."""


def market(s: State) -> Market:
    """The same until bandits or money change hands."""
    found = s.market
    if found is None:
        found = s.market = Market()
    return found


def lay_out(s: State, there: Market) -> None:
    """What everybody could trade; the last is for ANY, of whom one cannot want anything."""
    own = [tradable(s, seat) for seat in range(s.seats)]
    there.wares = [s.box.some(cards, 1) for cards in own]
    there.swaps = [() if s.gangs else s.box.some(cards, 0) for cards in own]
    there.wares.append(())
    there.swaps.append(())


def menu(s: State, seat: int) -> Menu:
    """Every offer a player could make."""
    found: Menu = []
    for other in range(s.seats):
        if other != seat:
            found += shapes(s, seat, other, "offer", other)
    return found + shapes(s, seat, ANY, "offer", "any")


def counters(s: State, seat: int, offer: Offer) -> Menu:
    """BA-94: every other deal with who made an offer; worked out once."""
    kept, key = market(s).counters, (seat, offer.maker, offer.name)
    found = kept.get(key)
    if found is None:
        found = kept[key] = shapes(s, seat, offer.maker, "counter", offer.name)
    return found


def shapes(s: State, seat: int, other: int, verb: str, word: int | str) -> Menu:
    """BA-90, BA-91: every shape of a deal with another seat, or with anybody."""
    there, money, any_money = market(s), s.box.up_to(s.money[seat]), s.box.any_money
    if not there.wares:
        lay_out(s, there)
    mine, theirs = there.wares[seat], there.wares[other]
    found: Menu = []
    if s.gangs:
        dowry = s.options["dowry"]
        if mine:
            found.append((verb, word, mine, money if dowry else 0, (), any_money))
        if theirs:
            found.append((verb, word, (), money, theirs, any_money if dowry else 0))
        return found
    if mine:
        found.append((verb, word, mine, money, there.swaps[other], any_money))
    if theirs:
        found.append((verb, word, (), money, theirs, any_money))
    return found


def may_offer(s: State, seat: int) -> bool:
    """BA-96."""
    if s.made[seat] >= s.box.most_made:
        return False
    most = s.box.most_open
    if len(s.offers) < most:
        return True
    return len([offer for offer in s.offers if offer.maker == seat]) < most


def may_answer(s: State, seat: int, offer: Offer) -> bool:
    """BA-95: the addressee, or anybody who has not declined an offer to all."""
    if offer.maker == seat or seat in offer.hidden:
        return False
    return offer.to in (seat, ANY)


def can_accept(s: State, seat: int, offer: Offer) -> bool:
    """BA-93: both sides can still fulfil it."""
    return may_answer(s, seat, offer) and s.money[seat] >= offer.want_money


def answers(s: State, seat: int, always: Menu, may: bool) -> Menu:
    """BA-93 to BA-95: what one can do about the offers on the table, and what one always can."""
    money = s.money[seat]
    accept: Menu = []
    counter: Menu = []
    decline: Menu = []
    withdraw: Menu = []
    for offer in by_name(s.offers):
        if offer.maker == seat:
            withdraw.append(("withdraw", offer.name))
        elif (offer.to == seat or offer.to == ANY) and seat not in offer.hidden:
            if offer.want_money <= money:
                accept.append(("accept", offer.name))
            if may:
                counter += counters(s, seat, offer)
            decline.append(("decline", offer.name, WHY))
    found = accept + counter
    found += decline
    found += always
    found += withdraw
    return found


def by_name(offers: list[Offer]) -> list[Offer]:
    """Sorted by their names; nearly always they lie there like that."""
    last = ""
    for offer in offers:
        if offer.name < last:
            return sorted(offers, key=NAME)
        last = offer.name
    return offers


def find(s: State, name: object) -> Offer | None:
    for offer in s.offers:
        if offer.name == name:
            return offer
    return None


def offer_named(s: State, name: str) -> Offer:
    offer = find(s, name)
    assert offer is not None
    return offer


# -- what happens to offers


def hide(s: State, offer: Offer, seat: int) -> None:
    """BA-95: this seat has said no to an offer to all."""
    s.offers[s.offers.index(offer)] = offer.declined_by(seat)


def parties(offer: Offer) -> tuple[int, ...] | None:
    """Who knows what an offer says; None: everybody."""
    return None if offer.to == ANY else tuple(sorted((offer.maker, offer.to)))


def make(s: State, seat: int, to: int, terms: Terms, chain: int, dealer: Dealer) -> None:
    """BA-89, BA-97: an offer lies on the table; those it concerns are not done."""
    give, give_money, want, want_money = terms
    s.number += 1
    s.made[seat] += 1
    mine, theirs = cards_named(s.box, give), cards_named(s.box, want)
    offer = Offer(f"o{s.number}", seat, to, mine, give_money, theirs, want_money, (), chain)
    s.offers.append(offer)
    if dealer.hears:
        other = None if to == ANY else to
        dealer.tell("dealing", seat, other)
        dealer.tell(
            "offered", offer.name, seat, other, some_or_none(give), give_money,
            some_or_none(want), want_money, to=parties(offer),
        )  # fmt: skip
    clear(s, range(s.seats) if to == ANY else (seat, to), dealer)


def cards_named(box: Box, names: Names) -> tuple[int, ...]:
    card = box.card
    return tuple([card[name] for name in names]) if names else ()


def some_or_none(names: Sequence[str]) -> list[str] | None:
    """Bandits as a story tells them: of none at all it says nothing, only the money."""
    return list(names) or None


def clear(s: State, seats: Sequence[int], dealer: Dealer) -> None:
    """BA-97: these are not done any more."""
    done = s.done
    for seat in seats:
        if done[seat] and seat in s.taking:
            done[seat] = False
            if dealer.hears:
                dealer.tell("resumed", seat)


def hand_over(s: State, giver: int, taker: int, cards: Sequence[int], money: int) -> None:
    """BA-92: received bandits join the end of the row in the order listed."""
    s.market = None
    for card in cards:
        s.held[giver].remove(card)
        s.held[taker].append(card)
    s.money[giver] -= money
    s.money[taker] += money


def clean(s: State, dealer: Dealer) -> None:
    """BA-93: a bandit that has gone makes an offer void; so does a maker who cannot pay."""
    for offer in s.offers[:]:
        there = has_all(s, offer.maker, offer.give)
        there = there and (offer.to == ANY or has_all(s, offer.to, offer.want))
        if there and s.money[offer.maker] >= offer.give_money:
            continue
        s.offers.remove(offer)
        if there:
            s.stale.append((offer.name, offer.maker, offer.to))
        if dealer.hears:
            dealer.show("void", offer.name, to=parties(offer))


def has_all(s: State, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether a player still holds these."""
    for card in cards:  # noqa: SIM110 - a plain loop is faster than all()
        if card not in s.held[seat]:
            return False
    return True
