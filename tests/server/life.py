"""Tables for the tests of table life: any game, played by the first thing that is offered."""

from __future__ import annotations

from typing import Any

from fabletop.core.dealer import Seeded
from fabletop.core.game import Game
from fabletop.core.options import Word, fill
from fabletop.core.record import dump_move
from fabletop.games import GAMES
from fabletop.server.lobby import Lobby
from tests.server.inside import bots_of, ids_of, play_of
from tests.server.screens import Screens
from tests.server.table import RoomTable


class LifeTable(RoomTable):
    """A table of any game of the house."""

    chat = False

    def __init__(self, key: str = "cave", people: str = "abc", **kwargs: Any) -> None:
        self.game: Game[Any] = GAMES[key]
        kwargs.setdefault("level", "random")
        super().__init__(people, **kwargs)

    def asked(self) -> int:
        """The first of those who are asked."""
        return self.game.actors(self.s)[0]

    def answer(self, seat: int | None = None, choice: int = 0) -> tuple[Word, ...]:
        """Somebody answers with one of the things offered; what it was."""
        seat = self.asked() if seat is None else seat
        options = list(self.game.options(self.s, seat))
        action = fill(options[choice % len(options)], Seeded(self.number).below)
        self.act(seat, *action)
        return action

    def until_step(self, step: str, most: int = 300) -> None:
        """Play by chance, and let looks take their time, until that question is put."""
        luck = Seeded(self.seats)
        for _ in range(most):
            if self.room.phase.name == "over":
                break
            if self.step == step:
                return
            before = len(self.moves)
            if self.asked() not in bots_of(self.room):
                self.answer(choice=luck.below(99))
            if len(self.moves) == before:
                self.tick()
        raise AssertionError(f"{step} is never asked")

    def until_undo(self, most: int = 400) -> int:
        """Play until somebody's move can be taken back; whose."""
        luck = Seeded(self.seats)
        for _ in range(most):
            seat, before = self.asked(), len(self.moves)
            self.answer(seat, luck.below(99))
            if play_of(self.room).last_move(seat) is not None:
                return seat
            if len(self.moves) == before:
                self.tick()
        raise AssertionError("nothing can be taken back")

    def restarted(self, stood: Any = None) -> LifeTable:
        """The same table after a restart, from what is kept."""
        room = self.room
        moves = [dump_move(move) for move in play_of(room).record.moves]
        again = Lobby({self.game.key: self.game}, "secret").restore(
            room.code, room.keep(), moves, list(ids_of(room)), stood
        )
        other = object.__new__(LifeTable)
        other.__dict__.update(self.__dict__)
        other.room, other.sent, other.screens = again, [], Screens(again)
        return other
