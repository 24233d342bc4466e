"""Sharing out (OS-38 to OS-49)."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Cards, Option
from fabletop.core.rulebook import Ask
from fabletop.games.open_sesame.state import State, sharers


def share_out(s: State, dealer: Dealer, case: int) -> None:
    """OS-38 to OS-43: the hand is laid open."""
    s.case = case
    s.pool, s.hand, s.adjectives = sorted(s.hand), [], []
    dealer.tell("sharing", case)
    if case == 2 and len(s.pool) <= s.box.claim:
        dealer.tell("kept_all", s.ali, len(s.pool))
        dealer.show("spoils", s.ali, s.box.spell(s.pool))
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
        many = s.box.claim
        return [("claim", Cards(tuple(s.box.spell(s.pool)), many, many))]

    def claim(self, s: State, seat: int, dealer: Dealer, names: Sequence[str]) -> None:
        for name in names:
            kind = s.box.kind[name]
            s.pool.remove(kind)
            s.collections[seat].append(kind)
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
        dealer.show("band_took_card", s.box.kinds[kind])
    else:
        dealer.tell("took", taker)
        dealer.show("took_card", taker, s.box.kinds[kind])


class Share(Ask[State]):
    """OS-44: any card of the pool."""

    verbs = ("pick",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.order[s.turn],)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        pick, pool = s.box.pick, s.pool
        return [pick[kind] for kind in s.box.by_name if kind in pool]

    def pick(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        take(s, seat, s.box.kind[name], dealer)
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


def rarest(s: State) -> list[int]:
    """The pool, fewest copies first, then by name."""
    copies = s.box.copies[str(s.options["deck"])]
    return sorted(s.pool, key=lambda kind: (copies[kind], s.box.kinds[kind]))
