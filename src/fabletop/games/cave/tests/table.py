"""A table for tests: a position, a dealer, and what each action brought.

Seats A, B, C, D are 0, 1, 2, 3. The dealer knows only the tiles a test lays out for it, so a
tile turned up that no scenario mentions is an error, not a surprise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Event, Keeping, Scripted, Seeded
from fabletop.core.game import Game
from fabletop.core.options import Action, Option, Word
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.games.cave.content import BOX
from fabletop.games.cave.state import State
from fabletop.games.cave.view import CaveShown, CaveView, Gain

CAVE: Game[State] = GAMES["cave"]
A, B, C, D = range(4)

KINDS = ["lamp", "carpet", "sword", "crown", "ring"]
KINDS += ["statue", "chest", "ruby", "diamond", "necklace"]
COLOURS = ["pink", "blue", "brown", "green", "yellow", "white"]
ALL_TILES = {f"{kind}-{colour}" for kind in KINDS for colour in COLOURS}


class Table:
    """One game on its way; `events` are those of the last action."""

    def __init__(self, state: State, dealer: Keeping) -> None:
        self.state = state
        self.dealer = dealer
        self.began = self.now()
        self.events = dealer.take().events

    # -- doing

    def play(self, seat: int, *action: Word) -> list[Event]:
        """Carry out an action, which has to be legal; what was told about it."""
        assert None is CAVE.refuse(self.state, seat, action, CAVE.decision(self.state))
        CAVE.apply(self.state, seat, action, self.dealer)
        self.events = self.dealer.take().events
        return self.events

    def refused(
        self, seat: int | None, *action: Word, decision: int | None = None
    ) -> Refusal | None:
        """Why an action is refused; asking changes nothing and tells nothing."""
        before = self.now()
        refusal = CAVE.refuse(self.state, seat, action, decision)
        assert before == self.now()
        assert not self.dealer.take().events
        return refusal

    def leave(self, seat: int) -> list[Event]:
        """A seat leaves for good; what was told about it."""
        CAVE.table.leave(self.state, seat, self.dealer)
        self.events = self.dealer.take().events
        return self.events

    def lapse(self, seat: int) -> Action:
        """What is played for a seat whose clock runs out."""
        (action,) = CAVE.table.pace(self.state).lapse[seat]
        return action

    def play_out(self) -> list[Event]:
        """Let every clock run out until the game is over; everything told since the last action."""
        told = list(self.events)
        for _ in range(1000):  # no game is that long
            actors = self.actors()
            if not actors:
                return told
            told += self.play(actors[0], *self.lapse(actors[0]))
        raise AssertionError("this game does not end")

    # -- looking

    def now(self) -> dict[str, object]:
        """The whole state as data."""
        return CAVE.dump(self.state)

    def changes(self) -> dict[str, object]:
        """Everything that is not as it was when the table began."""
        return {key: value for key, value in self.now().items() if value != self.began[key]}

    def heard(self, seat: int | None) -> list[Event]:
        """The events of the last action that this seat was told; None: the spectators."""
        return [event for event in self.events if event.to is None or seat in event.to]

    def step(self) -> str:
        return CAVE.step(self.state)

    def actors(self) -> list[int]:
        return list(CAVE.actors(self.state))

    def options(self, seat: int) -> list[Option]:
        return list(CAVE.options(self.state, seat))

    def view(self, seat: int | None) -> CaveView:
        return cast(CaveView, CAVE.view(self.state, seat))

    def gains(self, seat: int | None) -> dict[str, Gain]:
        """What each tile would bring, as people are shown it."""
        (shown,) = CAVE.table.views(self.state, [seat])
        return cast("CaveShown", shown)["gains"]

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectators."""
        return [*range(self.state.seats), None]


def position(data: Mapping[str, object], *draws: str) -> Table:
    """A table in the middle of a game; `draws` are the tiles turned up from now on, in order."""
    return Table(CAVE.load(data), Scripted([BOX.tile[name] for name in draws]))


def deal(seats: int, options: Mapping[str, Word], seed: int = 1) -> Table:
    """A new table, set up by chance."""
    dealer = Seeded(seed)
    return Table(CAVE.setup(seats, options, dealer), dealer)


def only(*cells: str) -> list[str]:
    """The cells of the large cave that are empty when only these are left."""
    return [name for name in LARGE_CAVE if name not in cells]


def turned_up(events: Sequence[Event]) -> list[tuple[str, str]]:
    """Every tile turned up in these events, with its cell."""
    return [
        pair
        for event in events
        if event.key == "turned_up"
        for pair in zip(*cast(tuple[list[str], list[str]], event.args), strict=True)
    ]


def cells_of(*layers: tuple[int, int]) -> list[str]:
    """The cells of a cave with these layers of rows and columns, from the bottom up."""
    return [
        f"L{number}R{row}C{column}"
        for number, (rows, columns) in enumerate(layers, 1)
        for row in range(1, rows + 1)
        for column in range(1, columns + 1)
    ]


LARGE_CAVE = cells_of((5, 5), (4, 4), (3, 3), (2, 2))
SMALL_CAVE = cells_of((4, 4), (4, 3), (3, 2), (2, 1))
