"""The questions in which all players may act at once: windows of a raid, bazaar, brisk trade.

Everybody who takes part has a flag, *done*; when all are done the question is over (BA-97).
Whoever is done may still act.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Cards, Option
from fabletop.core.rulebook import NOBODY, Ask, Run
from fabletop.games.basra.content import DONE, RESUME
from fabletop.games.basra.deals import (
    Names,
    answers,
    clean,
    clear,
    hand_over,
    hide,
    make,
    market,
    may_offer,
    menu,
    offer_named,
    parties,
    some_or_none,
)
from fabletop.games.basra.state import ANY, Menu, State
from fabletop.games.basra.turns import retire


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
    """BA-53, BA-57: threatened bandits can be dropped for a fee, with `drop_any` others too."""

    def fee(self, s: State) -> int:
        """For each of them."""
        raise NotImplementedError

    def drop_options(self, s: State, seat: int) -> Sequence[Option]:
        cards = s.held[seat][:] if s.options["drop_any"] else s.threatened(seat)
        most = min(len(cards), s.money[seat] // self.fee(s))
        if most == len(cards):
            return [s.box.choice("discard", cards)] if cards else []
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
            dealer.tell("discarded", seat, s.box.by_gang(cards), money)
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
        retire: list[Option] = [s.box.choice("retire", own)] if own else []
        return [DONE, RESUME, *retire]

    def retire(self, s: State, seat: int, dealer: Dealer, names: tuple[str, ...]) -> None:
        retire(s, seat, names, dealer)
        if not s.held[seat]:
            s.taking.remove(seat)
            if not s.done[seat]:
                s.done[seat] = True
                dealer.tell("done", seat)


WINDOWS: Mapping[str, Run | Ask[State]] = {
    "window20": Window20(),
    "window100": Window100(),
    "bazaar": Dealing(),
    "brisk_trade": BriskTrade(),
    "close_window": close_window,
}
