"""A room driven by hand: people at devices, the clock in one's hand, and everything that is sent.

For the room scenarios of the games: subclass it, name the game, add the moves it is about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from fabletop.core import record as records
from fabletop.core.game import Game
from fabletop.core.options import Word
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import Alarm, Effect, Inward, Measured, Reply, Send, Tick
from fabletop.server.table.messages import Act, Hello, Message, PutBot, Sit, Start, encode
from tests.server.inside import play_of, playing
from tests.server.screens import Screens

CODE, LATCH = "red-lamp-100", "0123456789abc"
DEVICES = "abcd"
NAMES = ("Ann", "Ben", "Cem", "Dot")


class RoomTable:
    """People at devices, the television beside them, and all that any of them is ever sent."""

    game: Game[Any]
    usual: Mapping[str, Word] = {}  # options a game's tests begin with
    chat = True  # whether the host lets people talk as far as the game does
    news = 0.0  # how much of the time for news is granted; what is asked then is asked at once

    def __init__(
        self,
        people: str = DEVICES,
        bots: int = 0,
        key: int = 0,
        begin: bool = True,
        level: str = "good",
        **options: Word,
    ) -> None:
        self.seats = len(people) + bots
        self.chosen: dict[str, Word] = {**self.usual, **options}
        self.room = Lobby({self.game.key: self.game}, "secret").make(
            CODE, self.game.key, self.seats, dict(self.chosen), bytes([key] * 32), LATCH
        )
        self.room.table.manners.chat = self.chat
        self.room.table.news_pace = self.news
        self.screens = Screens(self.room)
        self.now = 0.0
        self.alarm: float | None = None
        self.sent: list[tuple[str, Any]] = []  # (device, message), oldest first
        self.number = 0
        self.say("tv", Hello())
        for seat, device in enumerate(people):
            if device not in self.room.table.devices:
                self.say(device, Hello())
            self.say(device, Sit(seat, NAMES[seat], seat))
        for seat in range(len(people), self.seats):
            self.say(people[0], PutBot(seat, level))
        if begin:
            self.say(people[0], Start())

    @property
    def s(self) -> Any:
        return play_of(self.room).s

    @property
    def step(self) -> str:
        return self.game.step(self.s)

    @property
    def moves(self) -> list[records.Move]:
        return play_of(self.room).record.moves

    def stands(self, **position: object) -> None:
        """The game goes on from a position."""
        base = {"seats": self.seats, "options": self.chosen, "decision": self.s.decision + 9}
        play_of(self.room).s = self.game.load({**base, **self.kept(), **position})
        playing(self.room).match.asked = None
        self.say("a", Hello([self.token(0)]))

    def kept(self) -> dict[str, object]:
        """What a position leaves out and this table keeps."""
        return {}

    def token(self, seat: int) -> str:
        return self.room.table.tokens.sign(seat, self.room.table.chairs[seat].sitting)

    def say(self, device: str, message: Message | Inward, now: float | None = None) -> list[Effect]:
        self.now = self.now if now is None else now
        effects = self.room.handle(device, message, self.now)
        for effect in effects:
            if isinstance(effect, Send):
                self.sent.append((effect.device, self.screens.take(effect)))
            elif isinstance(effect, Reply):
                self.sent.append((effect.device, json.loads(encode(effect.message))))
            elif isinstance(effect, Alarm):
                self.alarm = effect.at
        self.screens.check(self.now, effects)
        return effects

    def touched(self) -> None:
        """Something was changed by hand: everybody is told how things stand."""
        self.room.table.revision += 1
        playing(self.room).match.asked = None
        for send in self.room.tell_all(self.now):
            self.sent.append((send.device, self.screens.take(send)))

    def confirmed(self, mark: int = 0) -> list[tuple[str, str]]:
        """The acts that are confirmed to devices since then, with pictures or alone."""
        found = []
        for device, message in self.since(mark):
            ids = [message["id"]] if message["is"] == "done" else message.get("done", ())
            found += [(device, name) for name in ids]
        return found

    def act(self, seat: int, *action: object, now: float | None = None) -> list[Any]:
        """Answer the question now put; all messages that follow."""
        self.number += 1
        message = Act(f"n{self.number}", seat, play_of(self.room).decision, list(action))
        before = len(self.sent)
        (device,) = [name for name, d in self.room.table.devices.items() if seat in d.seats]
        self.say(device, message, now)
        return [message for _, message in self.sent[before:]]

    def measured(self, device: str, milliseconds: float) -> None:
        """A ping has come back."""
        self.say(device, Measured(milliseconds))

    def tick(self, now: float | None = None) -> None:
        """The time comes; without one, that of the next alarm."""
        if now is None:
            assert self.alarm is not None
            now = max(self.now, self.alarm)
        self.say("", Tick(), now)

    def tick_until(self, now: float) -> None:
        """Every alarm up to that moment, and the moment itself."""
        while self.alarm is not None and self.alarm < now:
            self.tick()
        self.tick(now)

    def shown(self, device: str) -> Any:
        """The newest picture of a device."""
        return [m for name, m in self.sent if name == device and m["is"] == "table"][-1]

    def view(self, device: str) -> Any:
        return self.shown(device)["view"]

    def since(self, mark: int) -> list[tuple[str, Any]]:
        return self.sent[mark:]

    def code(self, seat: int, *action: object) -> object:
        """The refusal of an action, which is all that follows from it."""
        (reply,) = self.act(seat, *action)
        return reply["code"]
