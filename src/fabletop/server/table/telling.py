"""What devices are told: a whole picture first, then what differs from what they were told last.

A picture is everything the people of a device may see. A difference is made from two pictures of
the same device and from nothing else, so it says nothing that these do not show. A device that does
not read as fast as things happen is told nothing; when it has read everything it gets a whole
picture: only the newest one matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.game import Json, Seat, View
from fabletop.core.options import spell
from fabletop.server.table.chairs import Device, Told
from fabletop.server.table.differences import Difference, difference
from fabletop.server.table.effects import Send
from fabletop.server.table.phase import Phase
from fabletop.server.table.pictures import evening_part, table_part, tokens

Done = Mapping[str, Sequence[object]]  # ids of acts that were carried out, by device


class Telling:
    """What is told to several devices at one moment: what they have in common is made once."""

    def __init__(self, phase: Phase, now: float) -> None:
        self.phase, self.now, self.table = phase, now, phase.table
        self.common = {**self.lasting(), **phase.common_part(now)}
        self.moves = phase.progress().moves
        self.told = phase.progress().events
        self.changes: dict[int, Difference] = {}  # of the common part, since which one
        self.watched: dict[object, tuple[Json | None, Told]] = {}

    def lasting(self) -> Json:
        """The part of a picture that no answer to a question changes."""
        table, phase = self.table, self.phase
        edition, common = table.common
        if edition != table.edition or common["phase"] != phase.name:
            common = table_part(phase)
            table.common = table.edition, common
        return common

    # -- whole pictures

    def picture(self, device: Device) -> Json:
        """All that a device may show now."""
        seat = device.eyes()
        (view,) = self.phase.views([seat])
        own, _ = self.own_part(device, seat, view)
        return {"is": "table", **self.common, **own, "events": self.phase.news(device, seat)}

    def own_part(self, device: Device, seat: Seat | None, view: View | None) -> tuple[Json, object]:
        """What only this device is told, but for events; and its choices as the rules have them."""
        told, phase = device.told, self.phase
        if told and told.edition == self.table.edition and told.common["phase"] == phase.name:
            before = told.own
            own = {name: before[name] for name in ("yours", "evening", "record", "key")}
        else:
            own = {"yours": device.seats, **evening_part(phase, device, phase.evening())}
        own["tokens"] = tokens(self.table, device, self.moves)
        moving = phase.own_part(device, seat)
        asked = cast("list[Seat]", moving["asked"])
        options = phase.options(asked[0] if asked else seat)
        same = told is not None and told.options == options
        choices = told.own["choices"] if told and same else [spell(one) for one in options]
        return {**own, **moving, "view": view, "choices": choices}, options

    # -- what differs

    def tell(self, names: Sequence[str], done: Done) -> list[Send]:
        """To these devices, as far as they read and there is anything to tell."""
        devices = [(name, self.table.devices[name]) for name in names]
        ready = [(name, device, device.eyes()) for name, device in devices if device.ready]
        eyes = list(dict.fromkeys(seat for _, _, seat in ready))
        views = dict(zip(eyes, self.phase.views(eyes), strict=True))
        sends = []
        for name, device, seat in ready:
            message = self.message(device, seat, views[seat])
            if name in done:
                message = {**(message or {"is": "patch"}), "done": done[name]}
            if message is not None:
                sends.append(Send(name, message))
        return sends

    def message(self, device: Device, seat: Seat | None, view: View | None) -> Json | None:
        """Whoever only watches is told the same as others who were told the same before."""
        if device.seats:
            message, device.told = self.make(device, seat, view)
        else:
            alike = (id(device.told), device.heard.get(None, 0), device.there, device.keyed)
            if alike not in self.watched:
                self.watched[alike] = self.make(device, seat, view)
            message, device.told = self.watched[alike]
        device.heard[seat] = self.told
        return message

    def make(
        self, device: Device, seat: Seat | None, view: View | None
    ) -> tuple[Json | None, Told]:
        told, deadline = device.told, self.phase.deadline
        own, options = self.own_part(device, seat, view)
        events = self.phase.news(device, seat)
        now = Told(self.common, own, options, self.table.edition, deadline)
        if told is None:
            return {"is": "table", **self.common, **own, "events": events, "done": []}, now
        message = joined(self.change(told.common), difference(told.own, own))
        if not events and told.deadline == deadline and is_of_time_only(message):
            return None, now
        message["is"] = "patch"
        if events:
            message["events"] = events
        return message, now

    def change(self, before: Json) -> Difference:
        """What differs in the common part; often all devices were told the same before."""
        key = id(before)
        if key not in self.changes:
            self.changes[key] = difference(before, self.common)
        return self.changes[key]


def joined(first: Difference, second: Difference) -> Difference:
    """The difference of a picture from those of its two parts."""
    message = {**first}
    for name, told in second.items():
        mine = message.get(name)
        message[name] = told if mine is None else mine | told if name != "out" else [*mine, *told]
    return message


def is_of_time_only(message: Difference) -> bool:
    """Whether nothing differs but the time the clock has left, which pages see by themselves."""
    return not message or (len(message) == 1 and list(message.get("set", ())) == ["seconds"])
