"""A real table for tests of the lamp race: one room, driven by hand.

Times of a race are milliseconds after the dice were shown; a press arrives in the middle of its
millisecond, so that no rounding of the clock matters.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from fabletop.core.options import Word
from fabletop.games.aladin.tests.table import ALADIN, SEARCHES, dice_of
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import Effect, Inward, Save
from fabletop.server.table.messages import Message, encode
from tests.server.inside import bots_of
from tests.server.screens import Screens
from tests.server.table import RoomTable

HELD = [["ST1"], ["ST3"], ["ST5"], ["ST7"]]  # an emerald, a ruby, a sapphire, a topaz
LINK = 160  # as in most scenarios
ALLOWANCE = 60


class Table(RoomTable):
    """Treasure hunters round the lamp, and a television."""

    game = ALADIN

    def __init__(self, people: str = "abc", level: str = "normal", **said: Any) -> None:
        self.saved: list[Save] = []
        self.wire: list[tuple[float, str, bytes]] = []  # when, to whom, what
        self.start = 0.0
        super().__init__(people, level=level, **said)

    def say(self, device: str, message: Message | Inward, now: float | None = None) -> list[Effect]:
        mark = len(self.sent)
        effects = super().say(device, message, now)
        self.saved += [effect for effect in effects if isinstance(effect, Save)]
        self.wire += [(self.now, name, encode(told)) for name, told in self.sent[mark:]]
        return effects

    def kept(self) -> dict[str, object]:
        return {"present": list(self.s.present), "held": HELD[: self.seats]}

    def device_of(self, seat: int) -> str:
        return next(
            name for name, device in self.room.table.devices.items() if seat in device.seats
        )

    # -- up to the race

    def measure(self, links: Mapping[int, int]) -> None:
        """Pings that make the links of these seats what they are."""
        for seat, link in links.items():
            for _ in range(10):
                self.measured(self.device_of(seat), link - ALLOWANCE)

    def program(self, seat: int, words: str, token: int = 0, now: float | None = None) -> list[Any]:
        """Set the dice: "gold 4", in the duel "silver 5 gold 5"."""
        said: list[Word] = [int(word) if word.isdigit() else word for word in words.split()]
        verb = "program" if len(said) == 2 else "program_two"
        return self.act(seat, verb, *said, token, now=now)

    def set_dice(self, *dice: str, now: float = 10) -> None:
        for seat, words in enumerate(dice):
            self.program(seat, words, now=now)

    def get_ready(self, now: float = 11) -> None:
        for seat in list(ALADIN.actors(self.s)):
            self.act(seat, "ready", now=now)
        assert "countdown" == self.step

    def open(self) -> None:
        """The countdown ends, and the dice are shown."""
        while self.step == "countdown":
            self.tick()
        assert "race" == self.step
        self.start = self.now

    def race(self, *dice: str, links: Mapping[int, int] | None = None) -> None:
        """Everything up to the reveal, in people's hands."""
        usual = {seat: LINK for seat in range(self.seats) if seat not in bots_of(self.room)}
        self.measure(usual if links is None else links)
        self.set_dice(*dice)
        self.get_ready()
        self.open()

    def stands_racing(self, *dice: str, **position: object) -> None:
        """The dice have just been shown."""
        self.stands(**{"dice": dice_of(*dice), "agenda": [*SEARCHES, "judge", "race"], **position})
        assert "race" == self.step
        self.start = self.now

    # -- the race

    def at(self, ms: float) -> float:
        """So long after the reveal."""
        return self.start + (ms + 0.5) / 1000

    def press(self, seat: int, claimed: object, ms: float) -> list[Any]:
        """A page reports a reaction, and it arrives at that moment; all messages that follow."""
        return self.act(seat, "slap", claimed, now=self.at(ms))

    def press_code(self, seat: int, claimed: object, ms: float) -> object:
        (reply,) = self.press(seat, claimed, ms)
        return reply["code"]

    def closes(self) -> int:
        """When the room wants to decide, as things stand."""
        assert self.alarm is not None
        return round(1000 * (self.alarm - self.start))

    def decide(self) -> None:
        """Nobody does anything until it is decided."""
        while self.step == "race":
            self.tick()

    # -- afterwards

    def judged(self) -> list[tuple[int, list[int], int | None, int | None, str]]:
        """For every matched value: who holds it, who won, by how much and by what."""
        return [
            (m["value"], m["holders"], m["winner"], m["margin"], m["by"])
            for m in self.shown("tv")["view"]["race"]["matched"]
        ]

    def slaps(self) -> list[tuple[int, int, int, str]]:
        """What counted, what was claimed, and what it was; the same for everybody."""
        first, *rest = [self.view(device)["race"] for device in self.room.table.devices]
        assert all(first == other for other in rest)
        return [(s["seat"], s["ms"], s["claimed"], s["kind"]) for s in first["slaps"]]

    def recorded(self) -> list[tuple[Word, ...]]:
        """The reactions as the record has them."""
        return [(m.seat, *m.action[1:], m.by) for m in self.moves if m.action[0] == "slap"]

    def reborn(self) -> Table:
        """The same table in another process, from the disk; nobody is there yet."""
        kept: Any = [save.table for save in self.saved if save.table][-1]
        lines = [line for save in self.saved for line in save.moves]
        kept, deeds = json.loads(json.dumps([kept, [move for _, move, _ in lines]]))
        again = object.__new__(Table)
        again.__dict__ |= self.__dict__ | {"saved": list(self.saved), "sent": [], "wire": []}
        ids = [asked for _, _, asked in lines if asked]
        lobby = Lobby({ALADIN.key: ALADIN}, "secret")
        again.room = lobby.restore(self.room.code, kept, deeds, ids)
        again.screens = Screens(again.room)
        again.alarm = None
        return again


def told(message: Any, key: str) -> list[Any]:
    """The events of that name in a picture."""
    return [event["args"] for event in message.get("events", ()) if event["key"] == key]


def everybody(table: Table) -> list[str]:
    return list(table.room.table.devices)
