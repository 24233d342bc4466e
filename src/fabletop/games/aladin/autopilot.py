"""What is played for somebody who lets a clock run out (AL-120).

It follows fixed preferences, but for the program: a fixed one could be exploited.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fabletop.core.options import Action
from fabletop.games.aladin.race import is_sealed
from fabletop.games.aladin.state import State
from fabletop.games.aladin.wishes import TARGETS, lost_gems
from fabletop.games.aladin.words import HOLD, READY, WAIT, WISH

COSTLY = ("heart", "toll")  # effects by which the one who has the right loses a card


def lapses(s: State, seat: int, step: str) -> Sequence[Action]:
    """The actions among which chance decides."""
    return LAPSES[step](s, seat)


def program(s: State, seat: int) -> Sequence[Action]:
    """Anything, with the lowest token."""
    token = min(s.tokens[seat]) if is_sealed(s) else 0
    return [(*each[:-1], token) for each in s.box.programs[s.is_duel()]]


def name_thief(s: State, seat: int) -> Sequence[Action]:
    """The opponent with the fewest treasure cards; ties by lot."""
    others = [other for other in s.playing() if other != seat]
    fewest = min(s.treasures(other) for other in others)
    return [("name_thief", other) for other in others if s.treasures(other) == fewest]


def wish(s: State, seat: int) -> Sequence[Action]:
    """Nobody gives a card away by silence, unless there is no choice."""
    free = s.wish < s.box.wishes
    return [WISH[1] if free and s.box.effects[s.lamp] in COSTLY else WISH[0]]


# -- which card


def best_to_take(s: State, taker: int, cards: Sequence[int]) -> int:
    """One that completes a set, else the loose jewel of the highest metal, else a common gem."""
    return min(cards, key=lambda card: (*worth_taking(s, taker, card), s.box.cards[card]))


def worth_taking(s: State, taker: int, card: int) -> tuple[int, ...]:
    kind, counts = s.box.kind_of[card], s.counts[taker]
    if kind in s.box.jewels:
        metal = s.box.metal_of[kind]
        held = [counts[piece] + (piece == kind) for piece in s.box.sets[metal]]
        completes = min(held) > s.sets[taker][metal]
        return (0, 0, kind) if completes else (1, -metal, kind)
    return (3, 0, 0) if kind == s.box.talisman else (2, -counts[kind], kind)


def best_to_give(s: State, giver: int) -> int:
    """A gem of the type one has most of, else the lowest loose jewel."""
    counts = s.counts[giver]
    return min(
        s.loose(giver),
        key=lambda card: (
            (1, s.box.metal_of[s.box.kind_of[card]], s.box.kind_of[card])
            if s.box.kind_of[card] in s.box.jewels
            else (0, -counts[s.box.kind_of[card]], s.box.kind_of[card]),
            s.box.cards[card],
        ),
    )


def next_of(s: State, seat: int, seats: Sequence[int]) -> int:
    """The next seat clockwise among these."""
    return min(seats, key=lambda other: (other - seat) % s.seats)


def victim(s: State, seat: int, effect: str) -> tuple[int, str]:
    """Whom it hits, and which card."""
    targets = dict(TARGETS[effect](s))
    other = next_of(s, seat, list(targets))
    return other, s.box.cards[best_to_take(s, seat, targets[other])]


def steal(s: State, seat: int) -> Sequence[Action]:
    return [("steal", s.box.cards[best_to_take(s, seat, s.loose(s.culprit))])]


def take(effect: str) -> Callable[[State, int], Sequence[Action]]:
    return lambda s, seat: [("take", *victim(s, seat, effect))]


def swap(s: State, seat: int) -> Sequence[Action]:
    other, name = victim(s, seat, "bazaar")
    return [("swap", s.box.cards[best_to_give(s, seat)], other, name)]


def recover(s: State, seat: int) -> Sequence[Action]:
    return [("recover", s.box.cards[best_to_take(s, seat, lost_gems(s))])]


def ring_take(s: State, seat: int) -> Sequence[Action]:
    return [("ring_take", s.box.cards[best_to_take(s, seat, s.discard)])]


def give(s: State, seat: int) -> Sequence[Action]:
    receivers = [other for other in s.playing() if other != seat]
    return [("give", s.box.cards[best_to_give(s, seat)], next_of(s, seat, receivers))]


# -- which die


def first_die(s: State, seat: int) -> int:
    return next(chest for chest, value in enumerate(s.dice[seat]) if value)


def turn(s: State, seat: int) -> Sequence[Action]:
    chest = first_die(s, seat)
    return [("turn", s.box.chests[chest], 1 if s.dice[seat][chest] == 1 else -1)]


def fly(s: State, seat: int) -> Sequence[Action]:
    free = next(chest for chest, value in enumerate(s.dice[seat]) if not value)
    return [("fly", s.box.chests[first_die(s, seat)], s.box.chests[free])]


def shut(s: State, seat: int) -> Sequence[Action]:
    open_dice = [
        (other, chest)
        for other in s.others(seat)
        for chest, value in enumerate(s.dice[other])
        if value and (other, chest) not in s.void
    ]
    other = next_of(s, seat, [owner for owner, _ in open_dice])
    chest = min(chest for owner, chest in open_dice if owner == other)
    return [("shut", other, s.box.chests[chest])]


def place_talisman(s: State, seat: int) -> Sequence[Action]:
    """The type with most gems."""
    counts = s.counts[seat][: len(s.box.gems)]
    return [s.box.place[counts.index(max(counts))]]


Lapse = Callable[[State, int], Sequence[Action]]
LAPSES: Mapping[str, Lapse] = {
    "program": program,
    "ready": lambda s, seat: READY,
    "countdown": lambda s, seat: [HOLD],
    "race": lambda s, seat: [WAIT],
    "name_thief": name_thief,
    "steal": steal,
    "wish": wish,
    "eye": lambda s, seat: [("look", s.box.chests[0])],
    "gem_thief": take("gem_thief"),
    "jewel_thief": take("jewel_thief"),
    "tithe": take("tithe"),
    "bazaar": swap,
    "lost_found": recover,
    "sandstorm": lambda s, seat: [("blow", *victim(s, seat, "sandstorm"))],
    "sleight": turn,
    "carpet": fly,
    "lid": shut,
    "heart": give,
    "toll": lambda s, seat: [("pay", s.box.cards[best_to_give(s, seat)])],
    "caravan": lambda s, seat: [("caravan_pass", s.box.cards[best_to_give(s, seat)])],
    "search": lambda s, seat: [("stop",)],
    "talisman": place_talisman,
    "ring": ring_take,
}
