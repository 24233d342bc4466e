"""What a tile is worth: the magpie of section (l), a child's version of it, and the vizier.

All of it is read from a view and from notes; nothing here ever sees a state. What made an answer
worth its while is told in `reasons.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import cast

from fabletop.bots.characters import read_characters
from fabletop.core.game import Notes, View
from fabletop.core.mind import Character, Heuristic
from fabletop.core.options import Action
from fabletop.games.cave.content import Box, Layout
from fabletop.games.cave.view import CaveNotes, CaveView, face_up

TRIBUTE = 2.5  # what a shown tile brings on the average
TABOO = 1.5  # what a ban is worth
THIEF = 0.5  # how much a rival's gain hurts
FACE_DOWN = 5.0  # what a tile that nobody has seen yet is worth on the average
COMING = 0.3  # how much one hopes for of each tile of a kind still to come

Hands = list[list[int]]
Effect = Callable[[CaveView, list[int], int, str], float]
Answer = Callable[[CaveView, Hands, Action], float]

CHARACTERS: Mapping[str, Character] = read_characters(
    files(__package__).joinpath("characters.toml").read_text("utf-8")
)


class Valuer:
    """Says what an answer is worth to a player, with what is in this box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.effects: Sequence[Effect] = (
            self.pink,
            self.blue,
            self.brown,
            self.green,
            self.yellow,
            self.white,
        )
        self.answers: Mapping[str, Answer] = {
            "take": self.take,
            "take_adjacent": self.take_adjacent,
            "lamp_keep": self.lamp_keep,
            "lamp_swap": self.lamp_swap,
            "offer": self.offer,
            "pick": self.pick,
            "ban": self.ban,
        }

    def __reduce__(self) -> tuple[type[Valuer], tuple[Box]]:
        return Valuer, (self.box,)

    def heuristics(self) -> Mapping[str, Heuristic]:
        """The ways to value an answer, by level."""
        return {"greedy": self.magpie, "easy": self.child, "strong": self.vizier}

    def colour(self, tile: int) -> str:
        return self.box.colours[self.box.colour_of[tile]]

    def layout(self, view: CaveView) -> Layout:
        return self.box.layouts[str(view["options"]["variant"])]

    def magpie(self, view: View, notes: Notes, action: Action) -> float:
        """The worth of an answer to the player who gives it, without looking ahead."""
        table = cast(CaveView, view)
        hands = self.hands_of(table, cast(CaveNotes, notes))
        return self.answers[str(action[0])](table, hands, action)

    def child(self, view: View, notes: Notes, action: Action) -> float:
        """Sees the picture and pink points, nothing else."""
        table = cast(CaveView, view)
        hands = self.hands_of(table, cast(CaveNotes, notes))
        if action[0] in ("take", "take_adjacent"):
            tile = self.box.tile[str(table["cells"][str(action[1])])]
            is_pink = action[0] == "take" and self.colour(tile) == "pink"
            pink = self.box.pink if is_pink else 0
            return self.step(own(table, hands), tile) + pink
        return self.answers[str(action[0])](table, hands, action) if action[0] == "pick" else 0.0

    def vizier(self, view: View, notes: Notes, action: Action) -> float:
        """The magpie, with an eye on what is still to come and on what he leaves to the next."""
        worth_now = self.magpie(view, notes, action)
        if action[0] != "take":
            return worth_now
        table = cast(CaveView, view)
        hands = self.hands_of(table, cast(CaveNotes, notes))
        cell = str(action[1])
        return worth_now + self.promise(table, hands, cell) - self.left_over(table, hands, cell)

    def hands_of(self, view: CaveView, notes: CaveNotes) -> Hands:
        """What lies behind each screen, as far as one sees or remembers."""
        return [
            [self.box.tile[tile] for tile in (remembered if seat["hand"] is None else seat["hand"])]
            for seat, remembered in zip(view["seats"], notes["hands"], strict=True)
        ]

    def held(self, hand: list[int], tile: int) -> int:
        """How many tiles of this tile's kind a hand holds, itself not counted."""
        kind_of = self.box.kind_of
        return sum(kind_of[other] == kind_of[tile] for other in hand if other != tile)

    def step(self, hand: list[int], tile: int) -> int:
        """What one more tile adds to its group (CT-51): 1, 2, 3 …"""
        return self.held(hand, tile) + 1

    def take(self, view: CaveView, hands: Hands, action: Action) -> float:
        cell = str(action[1])
        tile = self.box.tile[str(view["cells"][cell])]
        return self.worth(view, hands, own(view, hands), tile, cell)

    def worth(self, view: CaveView, hands: Hands, hand: list[int], tile: int, cell: str) -> float:
        """A tile from the board: its place in the group, and its effect."""
        return self.step(hand, tile) + self.effects[self.box.colour_of[tile]](
            view, hand, tile, cell
        )

    def pink(self, view: CaveView, hand: list[int], tile: int, cell: str) -> float:
        return self.box.pink

    def blue(self, view: CaveView, hand: list[int], tile: int, cell: str) -> float:
        layout = self.layout(view)
        place = layout.index[cell]
        if layout.layer[place] == 1:
            return self.box.blue_square
        return self.box.blue_turned * self.uncovers(view, cell)

    def brown(self, view: CaveView, hand: list[int], tile: int, cell: str) -> float:
        return self.box.brown * self.step(hand, tile)

    def green(self, view: CaveView, hand: list[int], tile: int, cell: str) -> float:
        layout = self.layout(view)
        beside = [layout.names[other] for other in layout.neighbours[layout.index[cell]]]
        up = face_up(view)
        tiles = [up[name] for name in beside if name in up and name not in view["locked"]]
        return max((self.step([*hand, tile], self.box.tile[other]) for other in tiles), default=0)

    def yellow(self, view: CaveView, hand: list[int], tile: int, cell: str) -> float:
        rivals = [s for number, s in enumerate(view["seats"]) if number != view["seat"]]
        return TRIBUTE if any(seat["tiles"] for seat in rivals) else 0

    def white(self, view: CaveView, hand: list[int], tile: int, cell: str) -> float:
        return TABOO

    def promise(self, view: CaveView, hands: Hands, cell: str) -> float:
        """What a group may still become: each tile of its kind that can be had makes it dearer."""
        tile = self.box.tile[str(view["cells"][cell])]
        gone = {other for hand in hands for other in hand}
        kind_of = self.box.kind_of
        kind = [other for other, each in enumerate(kind_of) if each == kind_of[tile]]
        return COMING * sum(other != tile and other not in gone for other in kind)

    def left_over(self, view: CaveView, hands: Hands, cell: str) -> float:
        """The best the next player finds: what lies open still, or what this take lays open.

        The more rivals there are, the less one of them matters.
        """
        rival = hands[next_seat(view)]
        worths = [
            self.worth(view, hands, rival, self.box.tile[tile], name)
            for name, tile in face_up(view).items()
            if name != cell
        ]
        best = max(worths, default=0.0)
        best = max(best, FACE_DOWN) if self.uncovers(view, cell) else best
        return best / (len(view["seats"]) - 1)

    def uncovers(self, view: CaveView, cell: str) -> int:
        """How many tiles a take lays open."""
        layout = self.layout(view)
        place = layout.index[cell]
        return sum(
            [above for above in layout.above[below] if layout.names[above] in view["cells"]]
            == [place]
            for below in layout.below[place]
        )

    def take_adjacent(self, view: CaveView, hands: Hands, action: Action) -> float:
        return self.step(own(view, hands), self.box.tile[str(view["cells"][str(action[1])])])

    def lamp_keep(self, view: CaveView, hands: Hands, action: Action) -> float:
        return self.swap_worth(view, hands, self.box.tile[str(view["taken"])])

    def lamp_swap(self, view: CaveView, hands: Hands, action: Action) -> float:
        return self.swap_worth(view, hands, self.box.tile[str(action[1])])

    def swap_worth(self, view: CaveView, hands: Hands, tile: int) -> float:
        """A tile instead of the lamp just taken; blue counts what was turned up already (CT-43)."""
        hand = [other for other in own(view, hands) if other != self.box.tile[str(view["taken"])]]
        if self.colour(tile) == "blue" and view["turned"]:
            return self.step(hand, tile) + self.box.blue_turned * view["turned"]
        return self.worth(view, hands, hand, tile, str(view["taken_from"]))

    def offer(self, view: CaveView, hands: Hands, action: Action) -> float:
        """Show what costs least and helps the asker least."""
        tile = self.box.tile[str(action[1])]
        loss = self.step(own(view, hands), tile)
        return -(loss + THIEF * self.step(hands[view["active"]], tile))

    def pick(self, view: CaveView, hands: Hands, action: Action) -> float:
        shown = view["seats"][cast(int, action[1])]["shows"]
        return self.step(own(view, hands), self.box.tile[str(shown)])

    def ban(self, view: CaveView, hands: Hands, action: Action) -> float:
        """Forbid what is worth most to the next player among the tiles that lie open."""
        following = next_seat(view)
        forbidden = self.box.forbids[self.box.ban[str(action[1]), str(action[2])]]
        return sum(
            self.worth(view, hands, hands[following], self.box.tile[tile], cell)
            for cell, tile in face_up(view).items()
            if self.box.tile[tile] in forbidden
        )


def own(view: CaveView, hands: Hands) -> list[int]:
    return hands[cast(int, view["seat"])]


def next_seat(view: CaveView) -> int:
    """The next chair that still plays."""
    seats = len(view["seats"])
    order = [(view["active"] + k) % seats for k in range(1, seats)]
    return next((seat for seat in order if not view["seats"][seat]["gone"]), order[0])
