"""Search the chests: scorpions, talismans and the Magic Ring (AL-43 to AL-68, AL-84 to AL-87)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import Ask, Run
from fabletop.games.aladin.state import ALONE, NOBODY, NOTHING, State
from fabletop.games.aladin.treasure import gain
from fabletop.games.aladin.words import DRAW_OR_STOP


def contenders(s: State, chest: int) -> list[int]:
    """AL-44: what everybody's die shows here, if it counts; otherwise nothing."""
    values = [dice[chest] for dice in s.dice]
    for seat, where in s.void:
        if where == chest:
            values[seat] = 0
    return values


def open_chest(s: State, dealer: Dealer, chest: int) -> None:
    """AL-45, AL-46: equal values strike each other out; the lowest of the rest searches."""
    values = contenders(s, chest)
    die = 0
    for value in values:
        if value and (not die or value < die) and values.count(value) == 1:
            die = value
    if not die:
        s.fates[chest] = "nobody"
        if dealer.hears:
            dealer.tell("nobody", s.box.chests[chest])
            tell_why(s, chest, values, dealer)
        return
    s.die, s.searcher = die, values.index(die)
    s.chest = chest
    s.number = s.scorpions = 0
    s.drawn = []
    s.winners[chest], s.fates[chest] = s.searcher, "searching"
    if dealer.hears:
        dealer.tell("searches", s.searcher, s.box.chests[chest], s.die)
        tell_why(s, chest, values, dealer)
    s.agenda.append("search")


def tell_why(s: State, chest: int, values: Sequence[int], dealer: Dealer) -> None:
    """AL-45: which numbers are struck out, and who has a higher one than the winner."""
    for value in sorted(set(values) - {0}):
        if values.count(value) > 1:
            dealer.tell("struck", s.box.chests[chest], value)
        elif s.fates[chest] == "searching" and value != s.die:
            dealer.tell("outdone", values.index(value), value, s.searcher, s.die)


def limit(s: State) -> int:
    """AL-48, LE-11: with so many scorpions all is lost."""
    return s.die + (s.box.charm if s.searcher in s.charmed else 0)


class Search(Ask[State]):
    """AL-47 to AL-54."""

    verbs = ("draw", "stop")
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.searcher,)

    def actor(self, s: State) -> int:
        return s.searcher

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return DRAW_OR_STOP

    def draw(self, s: State, seat: int, dealer: Dealer) -> None:
        if not s.piles[s.chest]:  # AL-52: only in positions set up by hand
            keep(s, dealer)
            return
        box, card = s.box, s.draw(s.chest, dealer)
        s.number += 1
        if box.kind_of[card] == box.sorcerer:
            dealer.show("sorcerer", seat, box.chests[s.chest])
            if not s.last_round:
                s.last_round = True
                dealer.tell("last_round")
        else:
            s.drawn.append(card)
            s.scorpions += box.scorpions[card]
            if dealer.hears:
                dealer.show("drew", seat, box.chests[s.chest], box.cards[card], s.scorpions)
        if s.scorpions >= limit(s):
            bust(s, dealer)
        elif s.number == s.die or not s.piles[s.chest]:
            keep(s, dealer)
        else:
            s.agenda.append("search")

    def stop(self, s: State, seat: int, dealer: Dealer) -> None:
        keep(s, dealer)


def bust(s: State, dealer: Dealer) -> None:
    """AL-48, AL-54."""
    if dealer.hears:
        dealer.tell("bust", s.searcher, s.box.chests[s.chest], s.scorpions)
    s.throw(s.drawn)
    s.fates[s.chest] = "bust"
    close_chest(s)


def keep(s: State, dealer: Dealer) -> None:
    """AL-49, AL-61, AL-84, AL-87: the cards, their talismans, the Ring, what it brings."""
    box, seat, cards = s.box, s.searcher, s.drawn
    kind_of, talisman = box.kind_of, box.talisman
    s.fates[s.chest], s.kept[s.chest] = "kept", len(cards)
    if dealer.hears:
        if cards:
            dealer.tell("kept", seat, box.chests[s.chest], box.spell(cards))
        else:
            dealer.tell("empty_handed", seat, box.chests[s.chest])
    s.placing = seat
    s.waiting = [card for card in cards if kind_of[card] == talisman]
    for card in cards:
        if kind_of[card] != talisman:
            gain(s, seat, card, dealer)
    wins_ring = s.die == box.ring_die and s.number == box.ring_die and s.options["my_precious"]
    close_chest(s)
    if wins_ring:
        s.plan("place", "win_ring", "place")
    elif s.waiting:
        s.plan("place")


def close_chest(s: State) -> None:
    s.chest, s.searcher, s.die, s.number, s.scorpions = NOTHING, NOBODY, 0, 0, 0
    s.drawn = []


# -- talismans and the Magic Ring


def place(s: State, dealer: Dealer) -> None:
    """AL-62, AL-63, AL-68: one after the other; without any gem a talisman lies alone."""
    while s.waiting and not s.gems_of(s.placing):
        card = s.waiting.pop(0)
        s.talismans[s.placing].append((card, ALONE))
        dealer.tell("alone", s.placing, s.box.cards[card])
    if s.waiting:
        s.plan("talisman", "place")


class Talisman(Ask[State]):
    """AL-61 to AL-64."""

    verbs = ("place_talisman",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.placing,)

    def actor(self, s: State) -> int:
        return s.placing

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [s.box.place[gem] for gem in s.gems_of(seat)]

    def place_talisman(self, s: State, seat: int, dealer: Dealer, gem: str) -> None:
        card = s.waiting.pop(0)
        s.talismans[seat].append((card, s.box.gem[gem]))
        dealer.tell("placed", seat, s.box.cards[card], gem)


def win_ring(s: State, dealer: Dealer) -> None:
    """AL-84 to AL-87: from the table or from its owner, and one card from the discard."""
    seat, owner = s.placing, s.ring
    s.ring = seat
    if owner in (NOBODY, seat):
        dealer.tell("ring", seat)
    else:
        dealer.tell("ring_from", seat, owner)
    if s.discard:
        s.plan("ring")


class Ring(Ask[State]):
    """AL-85: a gem, a jewel or a talisman."""

    verbs = ("ring_take",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.placing,)

    def actor(self, s: State) -> int:
        return s.placing

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("ring_take", s.box.cards[card]) for card in s.discard]

    def ring_take(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        card = s.box.card[name]
        s.discard.remove(card)
        dealer.tell("ring_took", seat, name)
        if s.box.kind_of[card] == s.box.talisman:
            s.waiting.append(card)
        else:
            gain(s, seat, card, dealer)


SEARCHING: Mapping[str, Run | Ask[State]] = {
    "open": open_chest,
    "search": Search(),
    "place": place,
    "talisman": Talisman(),
    "win_ring": win_ring,
    "ring": Ring(),
}
