"""Offers and counter-offers, and the questions in which all players may act at once.

Everybody who takes part has a flag, *done*; when all are done the question is over (BA-97).
Whoever is done may still act. What an offer says is known to the two it is about; that it was
made, everybody can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from fabletop.core.dealer import Dealer
from fabletop.core.options import Cards, Number, One, Option
from fabletop.core.rulebook import NOBODY, Ask, Run
from fabletop.games.basra.content import DONE, REASONS, RESUME, Box
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


def up_to(box: Box, money: int) -> Number | int:
    """Made once for each amount, and kept."""
    if not money:
        return 0
    found = box.amounts.get(money)
    if found is None:
        found = box.amounts[money] = Number(0, money, box.unit)
    return found


def some(box: Box, cards: Sequence[int], least: int) -> Cards | tuple[()]:
    """Some of these; the latest are kept, since the same are offered again and again."""
    if not cards:
        return ()
    kept, key = box.choices[least], tuple(cards)
    hole = kept.get(key)
    if hole is None:
        if len(kept) > CHOICES_KEPT:
            kept.clear()
        hole = kept[key] = Cards(tuple(sorted(box.spell(cards))), least, len(cards))
    return hole


def choice(box: Box, verb: str, cards: Sequence[int]) -> Option:
    """To do something with some of these; kept like them."""
    kept, key = box.drops[verb], tuple(cards)
    option = kept.get(key)
    if option is None:
        if len(kept) > CHOICES_KEPT:
            kept.clear()
        option = kept[key] = (verb, some(box, cards, 1))
    return option


CHOICES_KEPT = 5000


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
    there.wares = [some(s.box, cards, 1) for cards in own]
    there.swaps = [() if s.gangs else some(s.box, cards, 0) for cards in own]
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
    there, money, any_money = market(s), up_to(s.box, s.money[seat]), s.box.any_money
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


# -- the questions


class Window(Ask[State]):
    """A question to several at once, over when all are done."""

    together = True
    secret = False

    def actors(self, s: State) -> Sequence[int]:
        done = s.done
        return [seat for seat in s.taking if not done[seat]]

    def waits_for(self, s: State) -> int:
        done = s.done
        for seat in s.taking:
            if not done[seat]:
                return seat
        return NOBODY

    def options(self, s: State, seat: int) -> Sequence[Option]:
        """In the order of their names."""
        may = may_offer(s, seat)
        always = self.always(s, seat, may)
        return answers(s, seat, always, may) if s.offers else always

    def always(self, s: State, seat: int, may: bool) -> Menu:
        """What does not depend on the offers that lie there; worked out once."""
        there = s.market or market(s)
        menus, key = there.menus, seat if may else ~seat
        found = menus.get(key)
        if found is None:
            offers = menu(s, seat) if may else []
            found = menus[key] = [*self.drop_options(s, seat), DONE, *offers, RESUME]
        return found

    def asides(self, s: State, seat: int) -> Sequence[Option]:
        """BA-97: whoever is done may still act."""
        return self.options(s, seat) if seat in s.taking else ()

    def drop_options(self, s: State, seat: int) -> Sequence[Option]:
        return ()

    # -- flags

    def done(self, s: State, seat: int, dealer: Dealer) -> None:
        """BA-97: done; own offers are withdrawn, those to this seat alone declined."""
        if not s.done[seat]:
            s.done[seat] = True
            if dealer.hears:
                dealer.tell("done", seat)
        for offer in s.offers[:]:
            if offer.maker == seat:
                self.withdraw(s, seat, dealer, offer.name)
            elif offer.to == seat:
                self.decline(s, seat, dealer, offer.name, "no")

    def resume(self, s: State, seat: int, dealer: Dealer) -> None:
        clear(s, (seat,), dealer)

    # -- deals

    def offer(
        self,
        s: State,
        seat: int,
        dealer: Dealer,
        to: int | str,
        give: Names,
        give_money: int,
        want: Names,
        want_money: int,
    ) -> None:
        other = to if isinstance(to, int) else ANY
        make(s, seat, other, (give, give_money, want, want_money), 0, dealer)

    def counter(
        self,
        s: State,
        seat: int,
        dealer: Dealer,
        name: str,
        give: Names,
        give_money: int,
        want: Names,
        want_money: int,
    ) -> None:
        """BA-94: declines the original and makes a new one; one to all stays open for others."""
        original = offer_named(s, name)
        other, chain = original.maker, original.chain + 1
        if original.to == ANY:
            hide(s, original, seat)
        else:
            s.offers.remove(original)
        if dealer.hears:
            dealer.tell("countered", seat, other, to=(seat, other))
        make(s, seat, other, (give, give_money, want, want_money), chain, dealer)

    def accept(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        """BA-92, BA-93."""
        offer = offer_named(s, name)
        s.offers.remove(offer)
        maker = offer.maker
        hand_over(s, maker, seat, offer.give, offer.give_money)
        hand_over(s, seat, maker, offer.want, offer.want_money)
        if dealer.hears:
            dealer.tell(
                "accepted", seat, maker, some_or_none(s.box.spell(offer.give)), offer.give_money,
                some_or_none(s.box.spell(offer.want)), offer.want_money,
            )  # fmt: skip
        self.after(s, dealer)

    def decline(self, s: State, seat: int, dealer: Dealer, name: str, why: str) -> None:
        """BA-95: one to all is only hidden from whoever declines it."""
        offer = offer_named(s, name)
        if offer.to == ANY:
            hide(s, offer, seat)
        else:
            s.offers.remove(offer)
        if dealer.hears:
            told = (seat, offer.maker) if offer.to == ANY else parties(offer)
            dealer.tell("declined", name, seat, why, to=told)

    def withdraw(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        offer = offer_named(s, name)
        s.offers.remove(offer)
        if dealer.hears:
            dealer.tell("withdrawn", name, seat, to=parties(offer))

    def after(self, s: State, dealer: Dealer) -> None:
        """Whenever bandits or money have changed hands: what cannot be fulfilled is closed."""
        if s.offers:
            clean(s, dealer)


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


def open_window(s: State, taking: Sequence[int], waiting: Sequence[int]) -> None:
    """BA-97: who takes part, and who is not done from the start."""
    s.taking = [seat for seat in s.around(s.active) if seat in taking]
    s.done = [seat not in waiting for seat in range(s.seats)]
    s.offers, s.stale, s.market = [], [], None
    s.made = [0] * s.seats


def close_window(s: State, dealer: Dealer) -> None:
    """BA-97: open offers are void."""
    s.taking, s.offers, s.stale, s.market = [], [], [], None
    s.done = [False] * s.seats
    s.made = [0] * s.seats


class Dealing(Window):
    """BA-42, BA-91: the bazaar."""

    verbs = ("offer", "counter", "accept", "decline", "withdraw", "done", "resume")


class Dropping(Window):
    """BA-53, BA-57: threatened bandits can be dropped for a fee."""

    def fee(self, s: State) -> int:
        """For each of them."""
        return 0

    def drop_options(self, s: State, seat: int) -> Sequence[Option]:
        cards = s.threatened(seat)
        most = min(len(cards), s.money[seat] // self.fee(s))
        if most == len(cards):
            return [choice(s.box, "discard", cards)] if cards else []
        return [("discard", Cards(tuple(sorted(s.box.spell(cards))), 1, most))] if most else []

    def discard(self, s: State, seat: int, dealer: Dealer, names: tuple[str, ...]) -> None:
        """BA-53, BA-67, BA-68: immediate and final."""
        cards = [s.box.card[name] for name in names]
        money = self.fee(s) * len(cards)
        s.market = None
        s.money[seat] -= money
        for card in cards:
            s.held[seat].remove(card)
        if dealer.hears:
            dealer.tell("discarded", seat, by_gang(s.box, cards), money)
        s.put_under(cards, dealer)
        self.after(s, dealer)


class Window20(Dropping):
    """BA-53 to BA-55."""

    verbs = ("discard", "offer", "counter", "accept", "decline", "withdraw", "done", "resume")

    def fee(self, s: State) -> int:
        return s.box.fees["window20"]


class Window100(Dropping):
    """BA-57; with `deals_in_100` it is like the window before."""

    verbs = ("discard", "offer", "counter", "accept", "decline", "withdraw", "done", "resume")

    def fee(self, s: State) -> int:
        return s.box.fees["window100"]

    def options(self, s: State, seat: int) -> Sequence[Option]:
        if s.options["deals_in_100"]:
            return super().options(s, seat)
        return self.always(s, seat, False)

    def after(self, s: State, dealer: Dealer) -> None:
        """BA-97: without a threatened bandit one is done, and takes no further part."""
        clean(s, dealer)
        if not s.options["deals_in_100"]:
            gone = [seat for seat in s.taking if not s.threatened(seat)]
            s.taking = [seat for seat in s.taking if seat not in gone]
            for seat in gone:
                if not s.done[seat]:
                    s.done[seat] = True
                    dealer.tell("done", seat)


class BriskTrade(Window):
    """BA-44 with `brisk_trade = retire`: everybody may retire bandits here."""

    verbs = ("retire", "done", "resume")

    def options(self, s: State, seat: int) -> Sequence[Option]:
        own = s.held[seat]
        retire: list[Option] = [choice(s.box, "retire", own)] if own else []
        return [DONE, RESUME, *retire]

    def retire(self, s: State, seat: int, dealer: Dealer, names: tuple[str, ...]) -> None:
        retire(s, seat, names, dealer)
        if not s.held[seat]:
            s.taking.remove(seat)
            if not s.done[seat]:
                s.done[seat] = True
                dealer.tell("done", seat)


def retire(s: State, seat: int, names: Sequence[str], dealer: Dealer) -> None:
    """BA-16, BA-17: for the price of the quarter, under their piles in this order."""
    cards = [s.box.card[name] for name in names]
    money = s.price_of(cards)
    for card in cards:
        s.held[seat].remove(card)
    s.money[seat] += money
    if dealer.hears:
        dealer.tell("retired", seat, by_gang(s.box, cards), money)
    s.put_under(cards, dealer)


def by_gang(box: Box, cards: Sequence[int]) -> list[str]:
    """The order matters in each pile, but not between piles."""
    return box.spell(sorted(cards, key=box.gang_of.__getitem__))


WINDOWS: Mapping[str, Run | Ask[State]] = {
    "window20": Window20(),
    "window100": Window100(),
    "bazaar": Dealing(),
    "brisk_trade": BriskTrade(),
    "close_window": close_window,
}
