"""Raids: two windows, two dice and a judgement (BA-47 to BA-74)."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.games.basra.state import State, Verdict
from fabletop.games.basra.turns import OfActive
from fabletop.games.basra.windows import open_window


def on_raid(s: State, dealer: Dealer) -> None:
    """BA-47."""
    begin_raid(s, s.box.raided[s.square], dealer)


def on_raid_all(s: State, dealer: Dealer) -> None:
    """BA-50."""
    begin_raid(s, s.box.every_gang, dealer)


def on_raid_die(s: State, dealer: Dealer) -> None:
    """BA-49: always rolled."""
    box = s.box
    die = dealer.roll(6)
    gang = box.gang_die[die - 1]
    dealer.tell("gang_die", die, box.gangs[gang])
    begin_raid(s, (gang,), dealer)


def on_raid_choice(s: State, dealer: Dealer) -> None:
    """BA-48."""
    s.plan("choose_gang")


class ChooseGang(OfActive):
    """BA-48: any of the four."""

    verbs = ("choose_gang",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return s.box.choose_gang

    def choose_gang(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        dealer.tell("gang_named", seat, name)
        begin_raid(s, (s.box.gang[name],), dealer)


def begin_raid(s: State, gangs: tuple[int, ...], dealer: Dealer) -> None:
    """BA-51, BA-52, BA-58 to BA-60: what comes depends on the dice that lie there."""
    s.gangs = gangs
    if dealer.hears:
        dealer.tell("raid", [s.box.gangs[gang] for gang in gangs])
    if not s.is_threatened():
        s.gangs = ()
        if dealer.hears:
            dealer.tell("nobody_threatened")
        return
    if s.white:
        s.plan(*(() if s.black else ("roll_black",)), "judge")
    elif s.black:
        s.plan("open100", "window100", "close_window", "check", "roll_white", "judge")
    else:
        s.plan(
            "open20", "window20", "close_window", "check", "roll_black",
            "open100", "window100", "close_window", "check", "roll_white", "judge",
        )  # fmt: skip


def open20(s: State, dealer: Dealer) -> None:
    """BA-53, BA-97: all take part; who holds nothing threatened is done from the start."""
    holders = [seat for seat in range(s.seats) if s.threatened(seat)]
    open_window(s, range(s.seats), holders)
    if dealer.hears:
        dealer.tell("window20")


def open100(s: State, dealer: Dealer) -> None:
    """BA-57, BA-97."""
    if not s.gangs:
        return
    holders = [seat for seat in range(s.seats) if s.threatened(seat)]
    open_window(s, range(s.seats) if s.options["deals_in_100"] else holders, holders)
    if dealer.hears:
        dealer.tell("window100")


def check(s: State, dealer: Dealer) -> None:
    """BA-61: with nobody left to catch the raid is over."""
    if s.gangs and not s.is_threatened():
        s.gangs = ()
        s.black = s.white = 0
        dealer.tell("raid_over")


def roll_black(s: State, dealer: Dealer) -> None:
    """BA-56."""
    if s.gangs:
        s.black = dealer.roll(6)
        if dealer.hears:
            dealer.tell("rolled", "black", s.black)


def roll_white(s: State, dealer: Dealer) -> None:
    if s.gangs:
        s.white = dealer.roll(6)
        if dealer.hears:
            dealer.tell("rolled", "white", s.white)


def judge(s: State, dealer: Dealer) -> None:
    """BA-62 to BA-66, BA-69 to BA-73."""
    box = s.box
    if not s.gangs:
        return
    number = 6 * (s.black - 1) + s.white
    s.raided, s.judged, s.raiders = True, number, s.gangs
    dealer.tell("destiny", number)
    destiny, group_of = box.destiny, box.group_of
    for seat in s.around(s.active):
        caught = [card for card in s.threatened(seat) if number in destiny[group_of[card]]]
        if caught:
            punish(s, seat, caught, dealer)
    if not s.verdicts:
        dealer.tell("nobody_caught")
    s.gangs = ()
    s.black = s.white = 0


def punish(s: State, seat: int, caught: Sequence[int], dealer: Dealer) -> None:
    """BA-64, BA-65, BA-69 to BA-71."""
    box = s.box
    due = box.fees["ransom"] * len(caught)
    if dealer.hears:
        dealer.tell("captured", seat, box.spell(caught), due)
    bankrupt = s.money[seat] < due
    if bankrupt:
        give_up(s, seat, dealer)
    paid = min(due, s.money[seat])
    s.money[seat] -= paid
    dealer.tell("ransom", seat, paid)
    if paid < due:
        dealer.tell("pardoned", seat, due - paid)
    if s.options["freed"] == "return" and not bankrupt:
        for card in caught:
            s.held[seat].remove(card)
        if dealer.hears:
            dealer.tell("returned", seat, s.box.by_gang(caught))
        s.put_under(caught, dealer)
    s.verdicts.append(Verdict(seat, tuple(caught), paid, bankrupt))


def give_up(s: State, seat: int, dealer: Dealer) -> None:
    """BA-70, BA-73: all bandits are retired, in the order they were acquired."""
    cards = s.held[seat][:]
    money = s.price_of(cards)
    s.held[seat].clear()
    s.money[seat] += money
    if dealer.hears:
        dealer.tell("bankrupt", seat, s.box.by_gang(cards), money)
    s.put_under(cards, dealer)
