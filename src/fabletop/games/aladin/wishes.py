"""The genie's wishes and the 18 effects of the lamp cards (AL-32 to AL-40, LE-1 to LE-18)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, One, Option
from fabletop.core.rulebook import Ask, Run
from fabletop.games.aladin.state import NOBODY, NOTHING, State
from fabletop.games.aladin.treasure import gain, orphan
from fabletop.games.aladin.words import WISH

# -- wishes


def call(s: State, dealer: Dealer, seat: int) -> None:
    """AL-32, AL-35: one after the other; who has left calls no genie (AL-121)."""
    if seat not in s.frozen:
        s.caller, s.wish = seat, 0
        s.plan("turn_lamp")


def turn_lamp(s: State, dealer: Dealer) -> None:
    s.wish += 1
    s.lamp = s.turn_lamp(dealer)
    dealer.show("wish", s.caller, s.box.lamps[s.lamp], s.box.effects[s.lamp], s.wish)
    s.plan("wish")


class OfCaller(Ask[State]):
    """A question to the holder of the right, from what lies open (AL-40)."""

    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.caller,)

    def actor(self, s: State) -> int:
        return s.caller


class Wish(OfCaller):
    """AL-33: accept or refuse; the third must be granted."""

    verbs = ("wish_accept", "wish_refuse")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return WISH if s.wish < s.box.wishes else WISH[:1]

    def wish_refuse(self, s: State, seat: int, dealer: Dealer) -> None:
        dealer.tell("refused", seat, s.box.lamps[s.lamp], s.box.effects[s.lamp])
        s.under.append(s.lamp)
        s.lamp = NOTHING
        s.plan("turn_lamp")

    def wish_accept(self, s: State, seat: int, dealer: Dealer) -> None:
        effect = s.box.effects[s.lamp]
        dealer.tell("granted", seat, s.box.lamps[s.lamp], effect)
        s.plan("end_wish")
        happen = give_card if effect in s.box.gifts else AT_ONCE.get(effect)
        if happen:
            happen(s, dealer)
        elif POSSIBLE[effect](s):
            s.plan(effect)
        else:
            dealer.tell("nothing", seat)


def end_wish(s: State, dealer: Dealer) -> None:
    """AL-34: an accepted card goes under the pile when its effect is done."""
    s.under.append(s.lamp)
    s.lamp, s.caller, s.wish = NOTHING, NOBODY, 0


# -- effects that just happen


def give_card(s: State, dealer: Dealer) -> None:
    """LE-1 to LE-3, AL-37, AL-38."""
    seat, chest = s.caller, s.box.gifts[s.box.effects[s.lamp]]
    if not s.piles[chest]:
        dealer.tell("nothing", seat)
        return
    card = s.draw(chest, dealer)
    if s.box.kind_of[card] == s.box.sorcerer:
        dealer.show("sorcerer", seat, s.box.chests[chest])
        dealer.show("instant_end", seat)
        end_wish(s, dealer)
        s.agenda.clear()
        s.ended = "lamp"
        dealer.tell("ended", s.ended)
        return
    dealer.show("gift", seat, s.box.chests[chest], s.box.cards[card])
    if s.box.kind_of[card] == s.box.talisman:
        s.placing = seat
        s.waiting = [card]
        s.plan("place")
    else:
        gain(s, seat, card, dealer)


def charm(s: State, dealer: Dealer) -> None:
    """LE-11."""
    s.charmed.append(s.caller)
    dealer.tell("charmed", s.caller)


def sleep(s: State, dealer: Dealer) -> None:
    """LE-18."""
    dealer.tell("nothing", s.caller)


def set_out(s: State, dealer: Dealer) -> None:
    """LE-17: everybody who has something to pass chooses in secret; one event (AL-66)."""
    s.asked = [seat for seat in s.playing() if s.loose(seat)]
    s.passes = [NOTHING] * s.seats
    if s.asked:
        s.plan("caravan", "arrive")
    else:
        dealer.tell("nothing", s.caller)


def arrive(s: State, dealer: Dealer) -> None:
    """LE-17: all chosen cards go to the next seat at the same time."""
    passed = [(seat, card) for seat, card in enumerate(s.passes) if card != NOTHING]
    s.asked, s.passes = [], [NOTHING] * s.seats
    for seat, card in passed:
        s.lose(seat, card)
    for seat, card in passed:
        receiver = next_playing(s, seat)
        dealer.show("passed", seat, receiver, s.box.cards[card])
        gain(s, receiver, card, dealer)
    orphan(s, dealer)


def next_playing(s: State, seat: int) -> int:
    """The next seat clockwise that still plays."""
    around = [(seat + k) % s.seats for k in range(1, s.seats + 1)]
    return next(other for other in around if other not in s.frozen)


AT_ONCE: Mapping[str, Callable[[State, Dealer], None]] = {
    "charmer": charm,
    "caravan": set_out,
    "sleep": sleep,
}


# -- effects that ask


def victims(s: State, wanted: Callable[[State, int], bool]) -> list[tuple[int, list[int]]]:
    """Opponents with cards that can be taken and are wanted."""
    found = [
        (other, [card for card in s.loose(other) if wanted(s, card)])
        for other in s.others(s.caller)
    ]
    return [(other, cards) for other, cards in found if cards]


def is_gem(s: State, card: int) -> bool:
    return s.box.kind_of[card] not in s.box.jewels


def is_jewel(s: State, card: int) -> bool:
    return s.box.kind_of[card] in s.box.jewels


def is_any(s: State, card: int) -> bool:
    return True


def richest(s: State) -> list[int]:
    """LE-7: the opponents with the most treasure cards."""
    most = max(s.treasures(other) for other in s.others(s.caller))
    return [other for other in s.others(s.caller) if s.treasures(other) == most]


def of_the_rich(s: State) -> list[tuple[int, list[int]]]:
    rich = richest(s)
    return [(other, cards) for other, cards in victims(s, is_any) if other in rich]


TARGETS: Mapping[str, Callable[[State], list[tuple[int, list[int]]]]] = {
    "gem_thief": lambda s: victims(s, is_gem),
    "jewel_thief": lambda s: victims(s, is_jewel),
    "tithe": of_the_rich,
    "bazaar": lambda s: [(n, cards) for n, cards in victims(s, is_any) if n not in s.frozen],
    "sandstorm": lambda s: victims(s, is_any),
}


class Eye(OfCaller):
    """LE-4: the top three of one chest, for the wisher alone and once."""

    verbs = ("look",)
    open = False

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return s.box.look

    def look(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        chest = s.box.chest[name]
        top = s.tops[chest]
        while len(top) < min(s.box.eye, s.piles[chest]):
            top.append(s.below(chest, len(top), dealer))
        dealer.tell("looked", seat, name)
        dealer.show("peeked", seat, name, s.box.spell(top[: s.box.eye]), s.box.peek, to=(seat,))


class Take(OfCaller):
    """LE-5, LE-6, LE-7: a card of an opponent."""

    verbs = ("take",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        targets = TARGETS[s.box.effects[s.lamp]](s)
        return [("take", other, s.box.cards[card]) for other, cards in targets for card in cards]

    def take(self, s: State, seat: int, dealer: Dealer, other: int, name: str) -> None:
        s.lose(other, s.box.card[name])
        dealer.tell("stole", seat, other, name)
        gain(s, seat, s.box.card[name], dealer)
        orphan(s, dealer)


class Bazaar(OfCaller):
    """LE-8: one of mine for one of theirs, as one event (AL-66)."""

    verbs = ("swap",)

    def options(self, s: State, seat: int) -> Sequence[Option]:
        own = One(tuple(s.box.spell(s.loose(seat))))
        targets = TARGETS["bazaar"](s)
        return [("swap", own, other, One(tuple(s.box.spell(cards)))) for other, cards in targets]

    def swap(
        self, s: State, seat: int, dealer: Dealer, name: str, other: int, other_name: str
    ) -> None:
        mine, theirs = s.box.card[name], s.box.card[other_name]
        s.lose(seat, mine)
        s.lose(other, theirs)
        dealer.tell("swapped", seat, name, other, other_name)
        gain(s, seat, theirs, dealer)
        gain(s, other, mine, dealer)
        orphan(s, dealer)


class LostAndFound(OfCaller):
    """LE-9: a gem from the discard."""

    verbs = ("recover",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("recover", s.box.cards[card]) for card in lost_gems(s)]

    def recover(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        s.discard.remove(s.box.card[name])
        dealer.tell("recovered", seat, name)
        gain(s, seat, s.box.card[name], dealer)


def lost_gems(s: State) -> list[int]:
    return [card for card in s.discard if s.box.kind_of[card] < s.box.jewels.start]


class Sandstorm(OfCaller):
    """LE-10."""

    verbs = ("blow",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        targets = TARGETS["sandstorm"](s)
        return [("blow", other, s.box.cards[card]) for other, cards in targets for card in cards]

    def blow(self, s: State, seat: int, dealer: Dealer, other: int, name: str) -> None:
        s.lose(other, s.box.card[name])
        s.throw([s.box.card[name]])
        dealer.tell("blown", seat, other, name)
        orphan(s, dealer)


class Sleight(OfCaller):
    """LE-12, AL-39: one of one's dice, one up or down."""

    verbs = ("turn",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        dice = s.dice[seat]
        return [
            ("turn", s.box.chests[chest], delta)
            for chest in s.box.by_name
            if dice[chest]
            for delta in (-1, 1)
            if dice[chest] + delta in s.box.values
        ]

    def turn(self, s: State, seat: int, dealer: Dealer, name: str, delta: int) -> None:
        s.dice[seat][s.box.chest[name]] += delta
        dealer.tell("turned", seat, name, s.dice[seat][s.box.chest[name]])


class Carpet(OfCaller):
    """LE-13: a die to a slot where one has none."""

    verbs = ("fly",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        dice = s.dice[seat]
        return [
            ("fly", s.box.chests[chest], s.box.chests[other])
            for chest in s.box.by_name
            if dice[chest]
            for other in s.box.by_name
            if not dice[other]
        ]

    def fly(self, s: State, seat: int, dealer: Dealer, name: str, to_name: str) -> None:
        chest, to_chest = s.box.chest[name], s.box.chest[to_name]
        s.dice[seat][to_chest], s.dice[seat][chest] = s.dice[seat][chest], 0
        s.void = [(owner, to_chest if (owner, at) == (seat, chest) else at) for owner, at in s.void]
        dealer.tell("flew", seat, name, to_name)


class Lid(OfCaller):
    """LE-14: a die of an opponent counts for nothing."""

    verbs = ("shut",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [
            ("shut", other, s.box.chests[chest])
            for other in s.others(seat)
            for chest in s.box.by_name
            if s.dice[other][chest] and (other, chest) not in s.void
        ]

    def shut(self, s: State, seat: int, dealer: Dealer, other: int, name: str) -> None:
        s.void.append((other, s.box.chest[name]))
        dealer.tell("shut", seat, other, name)


class Heart(OfCaller):
    """LE-15: a gift to an opponent."""

    verbs = ("give",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        receivers = [other for other in s.playing() if other != seat]
        return [("give", s.box.cards[card], other) for card in s.loose(seat) for other in receivers]

    def give(self, s: State, seat: int, dealer: Dealer, name: str, other: int) -> None:
        s.lose(seat, s.box.card[name])
        dealer.tell("gave", seat, other, name)
        gain(s, other, s.box.card[name], dealer)
        orphan(s, dealer)


class Toll(OfCaller):
    """LE-16."""

    verbs = ("pay",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("pay", s.box.cards[card]) for card in s.loose(seat)]

    def pay(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        s.lose(seat, s.box.card[name])
        s.throw([s.box.card[name]])
        dealer.tell("paid", seat, name)
        orphan(s, dealer)


class Caravan(Ask[State]):
    """LE-17: in secret, and final."""

    verbs = ("caravan_pass",)
    together = True

    def actors(self, s: State) -> Sequence[int]:
        return [seat for seat in s.asked if s.passes[seat] == NOTHING]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("caravan_pass", s.box.cards[card]) for card in s.loose(seat)]

    def caravan_pass(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        s.passes[seat] = s.box.card[name]
        dealer.tell("passing", seat)


POSSIBLE: Mapping[str, Callable[[State], object]] = {
    "eye": lambda s: True,
    "gem_thief": TARGETS["gem_thief"],
    "jewel_thief": TARGETS["jewel_thief"],
    "tithe": of_the_rich,
    "bazaar": lambda s: s.loose(s.caller) and TARGETS["bazaar"](s),
    "lost_found": lost_gems,
    "sandstorm": TARGETS["sandstorm"],
    "sleight": lambda s: True,
    "carpet": lambda s: True,
    "lid": lambda s: Lid().options(s, s.caller),
    "heart": lambda s: s.loose(s.caller),
    "toll": lambda s: s.loose(s.caller),
}
WISHING: Mapping[str, Run | Ask[State]] = {
    "call": call,
    "turn_lamp": turn_lamp,
    "wish": Wish(),
    "eye": Eye(),
    "gem_thief": Take(),
    "jewel_thief": Take(),
    "tithe": Take(),
    "bazaar": Bazaar(),
    "lost_found": LostAndFound(),
    "sandstorm": Sandstorm(),
    "sleight": Sleight(),
    "carpet": Carpet(),
    "lid": Lid(),
    "heart": Heart(),
    "toll": Toll(),
    "caravan": Caravan(),
    "arrive": arrive,
    "end_wish": end_wish,
}
