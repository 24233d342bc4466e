"""A turn of three questions (TT-11 to TT-25): who finds them, what it costs not to, and the end.

The Boots (`between.py`) turn tiles up and are punished in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import Ask
from fabletop.games.tom_thumb.content import NO_ADVICE, PEBBLE
from fabletop.games.tom_thumb.state import NOTHING, SILENT, UNSURE, State

# -- the three questions


def begin_turn(s: State, dealer: Dealer) -> None:
    """TT-11: the Guide draws three cards; two players have no Guide (TT-60)."""
    if dealer.hears:
        dealer.tell("turn", s.finder, s.turn)
    s.played += 1
    if not s.is_two():
        deck = s.cards()
        s.hand = [dealer.draw(deck) for _ in range(s.box.questions)]
        s.hand.sort()
        if dealer.hears:
            dealer.tell("dealt", s.spell(s.hand), to=(s.finder,))
    next_question(s, dealer)


def next_question(s: State, dealer: Dealer) -> None:
    """TT-14, TT-24, TT-61: ask, or ask what is left by itself, or all is found."""
    s.asked = s.named = NOTHING
    s.pebble_spent = s.help_called = False
    if s.found == s.box.questions:
        success(s, dealer)
    elif s.is_two():
        name(s, s.finder, dealer.draw(s.cards_left()), dealer)
        s.finder = s.left_of(s.finder)
    elif len(s.hand) == 1:
        name(s, asked_seat(s), s.hand.pop(), dealer)
    else:
        s.agenda.append("ask")


def asked_seat(s: State) -> int:
    """TT-12: left of the Guide, and on; with three players left, right, left."""
    return (s.finder + 1 + s.found % (s.seats - 1)) % s.seats


class OfGuide(Ask[State]):
    """A question to the Guide, or of two to who finds next."""

    def actors(self, s: State) -> Sequence[int]:
        return (s.finder,)

    def actor(self, s: State) -> int:
        return s.finder


class AskFor(OfGuide):
    """TT-13: the Guide names one of his Places."""

    verbs = ("ask",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return s.box.asks[tuple(s.hand)]

    def ask(self, s: State, seat: int, dealer: Dealer, place: str) -> None:
        card = s.box.face[place]
        s.hand.remove(card)
        name(s, asked_seat(s), card, dealer)


def name(s: State, seat: int, card: int, dealer: Dealer) -> None:
    """TT-13: from now on everybody knows what is looked for."""
    s.asked, s.named = seat, card
    s.clock = s.decision + 1
    if dealer.hears:
        dealer.tell("asked", seat, s.box.faces[card])
    s.agenda.append("find")


class Find(Ask[State]):
    """TT-15 to TT-19, TT-40, TT-55: one tile, perhaps after asking the others."""

    verbs = ("flip", "pebble", "call_help", "silence")
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.asked,)

    def actor(self, s: State) -> int:
        return s.asked

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = list(self.asides(s, seat))
        for index, up in enumerate(s.up):
            if not up:
                found.append(s.box.flip[index])
        if s.pebbles and not s.pebble_spent:
            found.append(PEBBLE)
        return found

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        """TT-41: the Guide, or of two either, says that somebody helped."""
        if s.pebble_spent or s.help_called or not (s.is_two() or seat == s.finder):
            return ()
        return [("call_help", other) for other in range(s.seats) if other != s.asked]

    def flip(self, s: State, seat: int, dealer: Dealer, index: int) -> None:
        s.advice = [SILENT] * s.seats
        if turn_up(s, seat, index, dealer):
            next_question(s, dealer)
        elif punish(s, mistake(s), dealer):
            show_result(s, "pass_on")

    def silence(self, s: State, seat: int, dealer: Dealer) -> None:
        """TT-92: only the clock says this."""
        s.advice = [SILENT] * s.seats
        dealer.tell("silent", seat, s.box.faces[s.named])
        if punish(s, s.box.wrong, dealer):
            show_result(s, "pass_on")

    def pebble(self, s: State, seat: int, dealer: Dealer) -> None:
        s.pebbles -= 1
        s.pebble_spent = True
        dealer.tell("pebble", seat, s.pebbles)
        s.plan("advice", "decide")

    def call_help(self, s: State, seat: int, dealer: Dealer, helper: int) -> None:
        s.help_called = True
        dealer.tell("helped", seat, helper, s.box.faces[s.named])
        if punish(s, s.box.helped, dealer):
            s.plan("find")
            s.decision -= 1  # it is still the same question


def show_result(s: State, then: str) -> None:
    """TT-17, TT-18: everybody looks at what was found; nothing more is asked for."""
    s.hand = []
    s.unready = s.everybody()
    s.plan("result", "hide", then)


def turn_up(s: State, seat: int, index: int, dealer: Dealer) -> bool:
    """A tile is turned up for all to see; whether it is the one."""
    face = s.circle[index]
    s.up[index] = True
    found = face == s.named
    if found:
        s.found += 1
    if dealer.hears:
        dealer.show("flipped", seat, index, s.box.faces[face])
        if found:
            dealer.show("found", seat, s.box.faces[face])
        elif face == s.box.wolves:
            dealer.show("wolves", seat, s.box.faces[s.named])
        else:
            dealer.show("missed", seat, s.box.faces[s.named], s.box.faces[face])
    return found


def mistake(s: State) -> int:
    """TT-17, TT-18: the Wolves count double."""
    return s.box.wrong_wolves if s.up[s.circle.index(s.box.wolves)] else s.box.wrong


def punish(s: State, tiles: int, dealer: Dealer) -> bool:
    """TT-43: the Ogre comes nearer; the sixth tile ends the game at once. Whether it goes on."""
    before = s.ogre
    s.ogre = min(s.box.ogre, before + tiles)
    if dealer.hears:
        dealer.tell("ogre", list(range(before + 1, s.ogre + 1)), s.ogre)
    if s.ogre == s.box.ogre:
        end(s, "lost", dealer)
        return False
    return True


class Advice(Ask[State]):
    """TT-55, TT-56: everybody but the asked player points, in the open."""

    verbs = ("advise",)
    together = True
    secret = False
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return [seat for seat in range(s.seats) if seat != s.asked and s.advice[seat] == SILENT]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [NO_ADVICE, *[s.box.advise[index] for index in s.face_down()]]

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        return self.options(s, seat) if seat in range(s.seats) and seat != s.asked else ()

    def advise(self, s: State, seat: int, dealer: Dealer, index: int | None) -> None:
        s.advice[seat] = UNSURE if index is None else index
        dealer.tell("advised", seat, index)


def decide(s: State, dealer: Dealer) -> None:
    """TT-56, TT-92: the asked player decides, with the whole time again."""
    s.clock = s.decision + 1
    s.plan("find")


# -- success, and the end


def success(s: State, dealer: Dealer) -> None:
    """TT-24, TT-25: one space on; at the cottage all have won."""
    s.lantern += 1
    dealer.tell("lantern", s.lantern)
    if s.lantern == s.path()["length"]:
        end(s, "won", dealer)
    else:
        s.plan("swap", "hide", "grow", "pass_on")


def end(s: State, reason: str, dealer: Dealer) -> None:
    """TT-80: all win or all lose."""
    s.agenda.clear()
    s.ended = reason
    dealer.tell("over", reason)
