"""What a player makes of the open table: what cards are worth to whom, and what a chest holds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fabletop.games.aladin.content import Box

Table = Mapping[str, Any]

MAJORITY = 0.6  # how much of the points for a majority is counted on while others still collect
HOPES = (1.0, 0.28, 0.09)  # that a set will be complete, by the number of pieces missing
SPARE = 0.3  # a jewel one already has


class Inference:
    """The table through the eyes of one seat."""

    def __init__(self, box: Box, table: Table, seat: int) -> None:
        self.box = box
        self.table = table
        self.seat = seat
        self.mine = table["seats"][seat]
        self.others = [other for n, other in enumerate(table["seats"]) if n != seat]
        self.loose: Sequence[str] = self.mine["loose"]
        self.worths: dict[int, float] = {}

    def lead(self) -> int:
        """Points ahead of the best other."""
        return int(self.mine["points"] - max(other["points"] for other in self.others))

    # -- worth

    def gain(self, name: str) -> float:
        """What one more such card is worth."""
        if self.box.card[name] in self.box.sorcerers:
            return 0.0
        return self.worth(self.box.kind_of[self.box.card[name]])

    def worth(self, kind: int) -> float:
        if kind not in self.worths:
            self.worths[kind] = self.box.points["card"] + self.beyond(kind)
        return self.worths[kind]

    def beyond(self, kind: int) -> float:
        """More than the point of the card itself."""
        if kind < len(self.box.gems):
            return self.lead_gain(self.box.gems[kind])
        if kind in self.box.jewels:
            return self.set_gain(kind)
        return max((self.lead_gain(gem) for gem in self.own_gems()), default=0.0)

    def own_gems(self) -> list[str]:
        return [gem for gem in self.box.gems if self.mine["gems"][gem]["cards"]]

    def lead_gain(self, gem: str, more: int = 1) -> float:
        """How much likelier the majority of a type becomes."""
        own = self.mine["gems"][gem]["count"]
        best = max(other["gems"][gem]["count"] for other in self.others)
        return (
            MAJORITY
            * self.box.points["majority"]
            * (chance(own + more - best) - chance(own - best))
        )

    def set_gain(self, kind: int) -> float:
        """How much nearer a set comes."""
        metal = self.box.metal_of[kind]
        held = self.pieces(metal)
        before = self.hope(metal, held)
        held[kind] += 1
        return max(SPARE, self.hope(metal, held) - before)

    def pieces(self, metal: int) -> dict[int, int]:
        """Loose pieces of a metal."""
        name = self.box.chests[metal]
        sets = self.mine["sets"][name]
        jewels = self.mine["jewels"][name]
        return {
            kind: len(jewels[piece]) - sets
            for kind, piece in zip(self.box.sets[metal], self.box.pieces, strict=True)
        }

    def hope(self, metal: int, held: Mapping[int, int]) -> float:
        missing = sum(not count for count in held.values())
        return (
            self.box.points["set"][self.box.chests[metal]] * HOPES[missing]
            if missing < len(HOPES)
            else 0.0
        )

    def loss(self, name: str) -> float:
        """What is lost with one of one's own cards."""
        kind = self.box.kind_of[self.box.card[name]]
        if kind < len(self.box.gems):
            return self.box.points["card"] - self.lead_gain(self.box.gems[kind], -1)
        metal = self.box.metal_of[kind]
        held = self.pieces(metal)
        before = self.hope(metal, held)
        held[kind] -= 1
        return self.box.points["card"] + before - self.hope(metal, held)

    # -- what can be taken

    def targets(self, effect: str) -> list[tuple[int, str]]:
        """Whom and what a lamp card could hit."""
        seats = [(n, seat) for n, seat in enumerate(self.table["seats"]) if n != self.seat]
        if effect == "tithe":
            most = max(seat["cards"] for _, seat in seats)
            seats = [(n, seat) for n, seat in seats if seat["cards"] == most]
        if effect == "bazaar":
            seats = [(n, seat) for n, seat in seats if not seat["frozen"]]
        cards = [(n, card) for n, seat in seats for card in seat["loose"]]
        if effect in ("gem_thief", "jewel_thief"):
            wants_jewel = effect == "jewel_thief"
            cards = [
                (n, card)
                for n, card in cards
                if (self.box.kind_of[self.box.card[card]] in self.box.jewels) == wants_jewel
            ]
        return cards

    def lost_gems(self) -> list[str]:
        return [
            card
            for card in self.table["discard"]
            if self.box.kind_of[self.box.card[card]] < len(self.box.gems)
        ]

    def unseen(self, chest: str) -> list[int]:
        """The treasures of a chest that lie nowhere in the open."""
        box, table = self.box, self.table
        seen = set(table["discard"])
        for seat in table["seats"]:
            seen.update(card for card, _ in seat["placed"])
            for gem in seat["gems"].values():
                seen.update(gem["cards"])
            for piece in seat["jewels"][chest].values():
                seen.update(piece)
        if table["search"]:
            seen.update(table["search"]["drawn"])
        if table["talisman"]:
            seen.update(table["talisman"]["waiting"])
        return [card for card in box.treasures[box.chest[chest]] if box.cards[card] not in seen]


def chance(margin: int) -> float:
    """That one has a majority in the end, by how far one is ahead now."""
    return 1 / (1 + math.exp(-1.1 * (margin - 0.3)))


@dataclass(slots=True)
class Pile:
    """What one expects of a chest: scorpions, worth, and where the Sorcerer lies."""

    spread: Sequence[tuple[int, float]]  # scorpions on the next card, and how likely
    mean: float  # worth of a card
    sorcerer: int | None  # cards above him
    next: int | None = None  # scorpions on the top card, if known

    def risk(self, room: int) -> float:
        """The chance that the next card is one too many, with room for so many scorpions."""
        if self.sorcerer == 0:
            return 0.0
        if self.next is not None:
            return float(self.next >= room)
        return sum(share for scorpions, share in self.spread if scorpions >= room)

    def going_on(self, room: int, left: int, held: float) -> float:
        """What one more card and then the best comes to, if one holds so much."""
        return self._on(room, left, held, 0, {})

    def outlook(self, room: int, left: int) -> float:
        """What a whole search comes to."""
        return max(0.0, self._on(room, left, 0.0, 0, {}))

    def _on(
        self, room: int, left: int, held: float, deep: int, seen: dict[tuple[int, int], float]
    ) -> float:
        if not left:
            return held
        if (room, left) in seen:
            return seen[room, left]
        if self.sorcerer == deep:
            value = max(held, self._on(room, left - 1, held, deep + 1, seen))
        else:
            spread = [(self.next, 1.0)] if deep == 0 and self.next is not None else self.spread
            more = held + self.mean
            value = sum(
                share * max(more, self._on(room - scorpions, left - 1, more, deep + 1, seen))
                for scorpions, share in spread
                if scorpions < room
            )
        seen[room, left] = value
        return value


def known_pile(inference: Inference, chest: str, sorcerer: int | None, tops: Sequence[str]) -> Pile:
    """A chest as one knows it: everything that was not seen, and perhaps its top card."""
    box, unseen = inference.box, inference.unseen(chest)
    if not unseen:
        return Pile((), 0.0, sorcerer)
    shares = [0] * (1 + max(box.scorpions))
    for card in unseen:
        shares[box.scorpions[card]] += 1
    spread = [(n, count / len(unseen)) for n, count in enumerate(shares) if count]
    mean = sum(inference.worth(box.kind_of[card]) for card in unseen) / len(unseen)
    top = box.scorpions[box.card[tops[0]]] if tops else None
    return Pile(spread, mean, sorcerer, top)
