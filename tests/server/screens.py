"""What devices show: pictures put together from what they were told, as a page does it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from fabletop.server.table.differences import patched
from fabletop.server.table.effects import Effect, Reply, Send
from fabletop.server.table.messages import encode
from fabletop.server.table.room import Room
from fabletop.server.table.telling import Telling

Shown = dict[str, Any]
OF_A_MOMENT = ("is", "events", "done", "seconds", "news")


class Screens:
    """The screens of a room. What they show is always compared with a whole picture."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.shown: dict[str, Shown] = {}
        self.frames: list[tuple[str, bytes]] = []  # what went over the wire, oldest first

    def take(self, send: Send) -> Shown:
        """A device is told something; what it shows then."""
        frame = encode(send.message)
        self.frames.append((send.device, frame))
        picture: Shown = merged(self.shown.get(send.device), json.loads(frame))
        self.shown[send.device] = picture
        return picture

    def check(self, now: float, effects: Sequence[Effect]) -> None:
        """Whoever reads shows everything he may see, and nothing else; unless all that followed
        is a no."""
        if all(isinstance(effect, Reply) for effect in effects):
            return
        table = self.room.table
        kept, table.common = table.common, (-1, {})  # nothing that was made before is looked at
        telling = Telling(self.room.phase, now)
        table.common = kept
        for name, device in table.devices.items():
            if device.ready and device.told:
                whole = json.loads(encode(telling.picture(replace(device, told=None))))
                shows = json.loads(encode(self.shown[name]))
                assert of_the_table(whole) == of_the_table(shows), name


class ShownRoom:
    """A room whose effects bring whole pictures, put together from what devices were told."""

    def __init__(self, room: Room) -> None:
        self.inner, self.screens = room, Screens(room)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def handle(self, device: str, message: Any, now: float) -> list[Effect]:
        effects = self.inner.handle(device, message, now)
        whole = [self.whole(one) if isinstance(one, Send) else one for one in effects]
        self.screens.check(now, effects)
        return whole

    def whole(self, send: Send) -> Send:
        before = self.screens.shown.get(send.device)
        self.screens.take(send)
        picture = merged(before, send.message)
        self.screens.shown[send.device] = picture
        return Send(send.device, picture)


def shown(room: Room) -> Room:
    """The room, for tests that look at pictures."""
    return cast(Room, ShownRoom(room))


def merged(shown: Shown | None, message: Any) -> Any:
    """A message, as a whole picture if it is about one."""
    if "is" in message:
        return message
    assert shown is not None, "a difference from nothing"
    moment = {"events": message.get("events", []), "done": message.get("done", [])}
    return {**patched(shown, message), **moment}


def of_the_table(picture: Shown) -> Shown:
    return {name: value for name, value in picture.items() if name not in OF_A_MOMENT}
