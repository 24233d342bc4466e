"""Basra, step by step, in the order of RULES.md.

A turn is: retire bandits, move Ali Baba, do what the square says (BA-12). Raids have two windows,
two dice and a judgement (BA-47 to BA-74); the questions to several at once, and the deals made in
them, are in deals.py. After 24 moves Ali Baba is back at the gate and the bandits pay (BA-75).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option
from fabletop.core.rulebook import Ask, Run
from fabletop.games.basra.content import (
    END_BUY,
)
from fabletop.games.basra.deals import WINDOWS, by_gang, choice, open_window, retire
from fabletop.games.basra.state import NOTHING, State, Verdict

# Every verb and every event with the names of its arguments.
DEAL = ("give_cards", "give_money", "want_cards", "want_money")
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "retire": ("cards",),
    "move": ("card", "lane"),
    "buy": ("gang", "group"),
    "end_buy": (),
    "choose_gang": ("gang",),
    "discard": ("cards",),
    "give": ("card",),
    "offer": ("to", *DEAL),
    "counter": ("offer", *DEAL),
    "accept": ("offer",),
    "decline": ("offer", "why"),
    "withdraw": ("offer",),
    "done": (),
    "resume": (),
    "choose_starter": ("seat",),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "began": ("seat",),
    "lap": ("lap", "seat"),
    "dealt": ("count",),
    "hand": ("values",),
    "turn": ("seat",),
    "retired": ("seat", "cards", "money"),
    "moved": ("seat", "card", "square", "lane"),
    "bought": ("seat", "card", "money"),
    "turned_up": ("gang", "card"),
    "dice50": ("seat", "die", "money"),
    "cash200": ("seat", "money"),
    "parked": ("colour", "die"),
    "headcount": ("seat", "die", "money"),
    "brisk_trade": ("seat", "money"),
    "tribute": ("seat",),
    "giving": ("seat",),
    "gave": ("seat", "other", "card"),
    "bazaar": (),
    "gang_die": ("die", "gang"),
    "gang_named": ("seat", "gang"),
    "raid": ("gangs",),
    "nobody_threatened": (),
    "window20": (),
    "window100": (),
    "raid_over": (),
    "rolled": ("colour", "die"),
    "destiny": ("number",),
    "captured": ("seat", "cards", "money"),
    "ransom": ("seat", "money"),
    "bankrupt": ("seat", "cards", "money"),
    "pardoned": ("seat", "money"),
    "returned": ("seat", "cards"),
    "nobody_caught": (),
    "discarded": ("seat", "cards", "money"),
    "dealing": ("seat", "other"),
    "offered": ("offer", "seat", "other", *DEAL),
    "countered": ("seat", "other"),
    "accepted": ("seat", "other", *DEAL),
    "declined": ("offer", "seat", "why"),
    "withdrawn": ("offer", "seat"),
    "void": ("offer",),
    "done": ("seat",),
    "resumed": ("seat",),
    "payout": ("seat", "values", "doubled", "money"),
    "lap_over": ("lap",),
    "chooses": ("seat",),
    "left": ("seat",),
    "ended": ("reason",),
}


# -- the frame of a turn


def start_lap(s: State, dealer: Dealer) -> None:
    """BA-9 to BA-11, BA-81: all movement cards, one at a time from the starter."""
    box = s.box
    deck, order = box.steps[:], s.around(s.starter)
    s.hands = [[] for _ in range(s.seats)]
    s.played = []
    s.square = box.start
    dealer.tell("lap", s.lap, s.starter)
    while deck:
        short = len(deck) < s.seats and s.lap > 1 and s.options["short_hand"] == "banker"
        for seat in order:
            if deck and not (short and seat == s.banker):
                s.hands[seat].append(dealer.draw(deck))
    for seat, hand in enumerate(s.hands):
        hand.sort()
        if dealer.hears:
            dealer.show("hand", hand[:], to=(seat,))
    s.active = s.starter
    begin_turn(s, dealer)


def begin_turn(s: State, dealer: Dealer) -> None:
    if dealer.hears:
        dealer.tell("turn", s.active)
    s.plan("turn", "next_turn")


def next_turn(s: State, dealer: Dealer) -> None:
    """BA-13: clockwise; who has no movement card is passed over. With none left the lap is over."""
    seat = (s.active + 1) % s.seats
    while not s.hands[seat]:
        if seat == s.active:  # only in positions with fewer cards than a game has
            s.square = s.box.start
            s.plan("on_start")
            return
        seat = (seat + 1) % s.seats
    s.active = seat
    begin_turn(s, dealer)


class OfActive(Ask[State]):
    """A question to the active player."""

    def actors(self, s: State) -> Sequence[int]:
        return (s.active,)

    def actor(self, s: State) -> int:
        return s.active


class Turn(OfActive):
    """BA-12, BA-14 to BA-27: retire as often as one likes, then move."""

    verbs = ("retire", "move")

    def options(self, s: State, seat: int) -> Sequence[Option]:
        moves = s.box.moves[s.square]
        found: list[Option] = []
        last = 0
        for value in s.hands[seat]:
            if value != last:
                found += moves[value]
                last = value
        held = s.held[seat]
        if held:
            found.append(choice(s.box, "retire", held))
        return found

    def retire(self, s: State, seat: int, dealer: Dealer, names: tuple[str, ...]) -> None:
        retire(s, seat, names, dealer)
        s.plan("turn")

    def move(self, s: State, seat: int, dealer: Dealer, value: int, lane: str | None) -> None:
        """BA-21 to BA-27."""
        box = s.box
        s.hands[seat].remove(value)
        s.played.append(value)
        s.square = box.arrival[s.square, value, lane]
        s.raided, s.raiders, s.verdicts, s.judged = False, (), [], 0
        if len(s.played) == len(box.steps):
            s.square = box.start
        if dealer.hears:
            dealer.show("moved", seat, value, box.squares[s.square], lane)
        s.agenda.append(box.happens[s.square])
        if s.options["buy_anywhere"] and box.kind[s.square] not in ("start", "blank", "recruits"):
            s.agenda.insert(len(s.agenda) - 1, "buy_more")


# -- buying


def on_blank(s: State, dealer: Dealer) -> None:
    """BA-29."""
    offer_bandits(s, s.box.fees["buy"])


def buy_more(s: State, dealer: Dealer) -> None:
    """Option `buy_anywhere`."""
    offer_bandits(s, s.box.fees["buy"])


def on_recruits(s: State, dealer: Dealer) -> None:
    """BA-41."""
    fees = s.box.fees
    more = fees["buy"] if s.options["buy_anywhere"] else 0
    free = fees["recruits"] if s.options["recruits_free"] else 0
    offer_bandits(s, fees["recruits"] + more, free)


def offer_bandits(s: State, count: int, free: int = 0) -> None:
    """BA-34: not if there is nothing one could pay for."""
    s.bought, s.free = count, free
    if s.options["hidden_money"] or can_buy(s):
        s.plan("buy")
    else:
        s.bought = s.free = 0


def price(s: State, gang: int) -> int:
    return s.prices()[gang]


def can_buy(s: State) -> bool:
    """Whether something shows that the active player can pay."""
    money, prices, tops = s.money[s.active], s.prices(), s.tops
    for gang in s.box.every_gang:  # noqa: SIM110 - a plain loop is faster than any()
        if tops[gang] != NOTHING and prices[gang] <= money:
            return True
    return False


def open_to(s: State, seat: int) -> list[Option]:
    """BA-30: what shows a card that a player can pay."""
    money, prices, tops = s.money[seat], s.prices(), s.tops
    return [buy for gang, buy in s.box.buys if tops[gang] != NOTHING and prices[gang] <= money]


class Buy(OfActive):
    """BA-30 to BA-34: one at a time from the face-up cards."""

    verbs = ("buy", "end_buy")

    def options(self, s: State, seat: int) -> Sequence[Option]:
        found = open_to(s, seat)
        if s.options["draw_any"]:
            found = [("buy", buy[1], name) for buy in found for name in in_pile(s, str(buy[1]))]
        found.append(END_BUY)
        return found

    def buy(self, s: State, seat: int, dealer: Dealer, name: str, group: str | None) -> None:
        box = s.box
        gang = box.gang[name]
        cost = s.prices()[gang]
        card = s.tops[gang] if group is None else take_group(s, gang, box.group[group], dealer)
        if card == s.tops[gang]:
            s.tops[gang] = NOTHING
        s.held[seat].append(card)
        s.money[seat] -= cost
        s.bought -= 1
        if s.free:
            s.free -= 1
        if dealer.hears:
            dealer.show("bought", seat, box.names[card], cost)
        s.turn_up(gang, dealer)
        if s.bought and (s.options["hidden_money"] or can_buy(s)):
            s.agenda.append("buy")
        else:
            s.bought = s.free = 0

    def end_buy(self, s: State, seat: int, dealer: Dealer) -> None:
        s.bought = s.free = 0


def in_pile(s: State, gang: str) -> list[str]:
    """Option `draw_any`: the groups of which a pile still has somebody."""
    box = s.box
    number = box.gang[gang]
    cards = [*s.bags[number], *s.bottoms[number], s.tops[number]]
    return sorted({box.groups[box.group_of[card]] for card in cards if card != NOTHING})


def take_group(s: State, gang: int, group: int, dealer: Dealer) -> int:
    """Option `draw_any`: the one nearest to the top; nobody knows which that is in the bag."""
    group_of = s.box.group_of
    if s.tops[gang] != NOTHING and group_of[s.tops[gang]] == group:
        return s.tops[gang]
    unseen = [card for card in s.bags[gang] if group_of[card] == group]
    if unseen:
        card = dealer.draw(unseen)
        s.bags[gang].remove(card)
    else:
        card = next(card for card in s.bottoms[gang] if group_of[card] == group)
        s.bottoms[gang].remove(card)
    return card


# -- chance squares


def on_dice50(s: State, dealer: Dealer) -> None:
    """BA-35."""
    die = dealer.roll(6)
    money = s.box.fees["dice50"] * die
    s.money[s.active] += money
    dealer.tell("dice50", s.active, die, money)


def on_cash200(s: State, dealer: Dealer) -> None:
    """BA-36."""
    money = s.box.fees["cash200"]
    s.money[s.active] += money
    dealer.tell("cash200", s.active, money)


def on_black_die(s: State, dealer: Dealer) -> None:
    """BA-37, BA-39."""
    s.black = dealer.roll(6)
    dealer.tell("parked", "black", s.black)


def on_white_die(s: State, dealer: Dealer) -> None:
    """BA-38, BA-39."""
    s.white = dealer.roll(6)
    dealer.tell("parked", "white", s.white)


def on_headcount(s: State, dealer: Dealer) -> None:
    """BA-45."""
    for seat in s.around(s.active):
        if s.held[seat]:
            die = dealer.roll(6)
            money = s.box.fees["headcount"] * die * len(s.held[seat])
            s.money[seat] += money
            dealer.tell("headcount", seat, die, money)


def on_brisk_trade(s: State, dealer: Dealer) -> None:
    """BA-44: the price of every bandit, which stays; or, by option, for those retired."""
    holders = [seat for seat in range(s.seats) if s.held[seat]]
    if s.options["brisk_trade"] == "retire":
        if holders:
            open_window(s, holders, holders)
            s.plan("brisk_trade", "close_window")
        return
    for seat in s.around(s.active):
        money = s.price_of(s.held[seat])
        if s.held[seat]:
            s.money[seat] += money
            dealer.tell("brisk_trade", seat, money)


def on_bazaar(s: State, dealer: Dealer) -> None:
    """BA-42."""
    if any(s.held):
        everybody = range(s.seats)
        open_window(s, everybody, everybody)
        dealer.tell("bazaar")
        s.plan("bazaar", "close_window")


# -- tribute


def on_tribute(s: State, dealer: Dealer) -> None:
    """BA-43: who has one bandit gives it; who has more chooses; all at once."""
    dealer.tell("tribute", s.active)
    s.gives = [NOTHING] * s.seats
    others = [seat for seat in s.around(s.active)[1:] if s.held[seat]]
    for seat in others:
        if len(s.held[seat]) == 1:
            s.gives[seat] = s.held[seat][0]
    s.asked = [seat for seat in others if len(s.held[seat]) > 1]
    s.plan("tribute", "collect")


class Tribute(Ask[State]):
    """BA-43: in secret."""

    verbs = ("give",)
    together = True

    def actors(self, s: State) -> Sequence[int]:
        return [seat for seat in s.asked if s.gives[seat] == NOTHING]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("give", name) for name in sorted(s.box.spell(s.held[seat]))]

    def give(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        s.gives[seat] = s.box.card[name]
        dealer.tell("giving", seat)


def collect(s: State, dealer: Dealer) -> None:
    """BA-43: together, clockwise from the active player."""
    for seat in s.around(s.active)[1:]:
        card = s.gives[seat]
        if card != NOTHING:
            s.held[seat].remove(card)
            s.held[s.active].append(card)
            dealer.show("gave", seat, s.active, s.box.names[card])
    s.asked, s.gives = [], [NOTHING] * s.seats


# -- raids


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
            dealer.tell("returned", seat, by_gang(s.box, caught))
        s.put_under(caught, dealer)
    s.verdicts.append(Verdict(seat, tuple(caught), paid, bankrupt))


def give_up(s: State, seat: int, dealer: Dealer) -> None:
    """BA-70, BA-73: all bandits are retired, in the order they were acquired."""
    cards = s.held[seat][:]
    money = s.price_of(cards)
    s.held[seat].clear()
    s.money[seat] += money
    if dealer.hears:
        dealer.tell("bankrupt", seat, by_gang(s.box, cards), money)
    s.put_under(cards, dealer)


# -- the end of a lap


def worth(s: State, seat: int) -> tuple[int, int]:
    """BA-76, BA-77: the values of all bandits, and what complete groups add."""
    box = s.box
    value, gang_of = box.value, box.gang_of
    values = sum(value[gang_of[card]] for card in s.held[seat])
    doubled = sum(box.members * value[box.gang_of_group[group]] for group in s.groups(seat))
    return values, doubled


def on_start(s: State, dealer: Dealer) -> None:
    """BA-75 to BA-83."""
    s.agenda.clear()
    for seat in s.around(s.active):
        values, doubled = worth(s, seat)
        money = values + doubled + s.box.fees["gate"]
        s.money[seat] += money
        s.paid[seat][s.lap - 1] = money
        dealer.tell("payout", seat, values, doubled, money)
    dealer.tell("lap_over", s.lap)
    if s.lap == s.options["laps"]:
        end(s, "laps", dealer)
    else:
        dealer.tell("chooses", poorest(s))
        s.plan("choose_starter")


def poorest(s: State) -> int:
    """BA-80: of several, the first clockwise from the left of who moved last."""
    around = [*s.around(s.active)[1:], s.active]
    return min(around, key=lambda seat: (s.money[seat], around.index(seat)))


class ChooseStarter(Ask[State]):
    """BA-80, BA-81."""

    verbs = ("choose_starter",)

    def actors(self, s: State) -> Sequence[int]:
        return (poorest(s),)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("choose_starter", other) for other in range(s.seats)]

    def choose_starter(self, s: State, seat: int, dealer: Dealer, starter: int) -> None:
        s.lap += 1
        s.starter = starter
        s.plan("start_lap")


def end(s: State, reason: str, dealer: Dealer) -> None:
    s.agenda.clear()
    s.ended = reason
    dealer.tell("ended", reason)


STEPS_OF_PLAY: Mapping[str, Run | Ask[State]] = {
    "start_lap": start_lap,
    "turn": Turn(),
    "next_turn": next_turn,
    "on_blank": on_blank,
    "on_recruits": on_recruits,
    "buy_more": buy_more,
    "buy": Buy(),
    "on_dice50": on_dice50,
    "on_cash200": on_cash200,
    "on_black_die": on_black_die,
    "on_white_die": on_white_die,
    "on_headcount": on_headcount,
    "on_brisk_trade": on_brisk_trade,
    "on_bazaar": on_bazaar,
    "on_tribute": on_tribute,
    "tribute": Tribute(),
    "collect": collect,
    "on_raid": on_raid,
    "on_raid_all": on_raid_all,
    "on_raid_die": on_raid_die,
    "on_raid_choice": on_raid_choice,
    "choose_gang": ChooseGang(),
    "open20": open20,
    "open100": open100,
    "check": check,
    "roll_black": roll_black,
    "roll_white": roll_white,
    "judge": judge,
    **WINDOWS,
    "on_start": on_start,
    "choose_starter": ChooseStarter(),
}
