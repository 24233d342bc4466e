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
from fabletop.server.table.differences import Difference, Known, difference
from fabletop.server.table.effects import Send
from fabletop.server.table.phase import Phase
from fabletop.server.table.pictures import evening_part, table_part, tokens

Done = Mapping[str, Sequence[object]]  # ids of acts that were carried out, by device


class Telling:
    """What is told to several devices at one moment: what they have in common is made once."""

    def __init__(self, phase: Phase, now: float) -> None:
        self.phase, self.now, self.table = phase, now, phase.table
        self.lasting = self.lasting_part()
        self.common = phase.common_part(now)
        self.moves, self.told, _ = phase.progress()
        self.changes: dict[tuple[int, int], Difference] = {}  # of the two, since which ones
        self.known: Known = {}  # what differs in parts of views that are the same for several
        self.watched: dict[object, tuple[Json | None, Told]] = {}

    def lasting_part(self) -> Json:
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
        return self.whole(self.now_told(device, seat, view), self.phase.news(device, seat))

    def whole(self, now: Told, events: Sequence[Json]) -> Json:
        parts = {**now.lasting, **now.common, **now.yours, **now.own}
        return {"is": "table", **parts, "events": events}

    def now_told(self, device: Device, seat: Seat | None, view: View | None) -> Told:
        """What a device is told now, but for events."""
        told, phase, table = device.told, self.phase, self.table
        if told and told.lasting is self.lasting and told.edition == table.edition:
            yours = told.yours
        else:
            yours = {"yours": device.seats, **evening_part(phase, device, phase.evening())}
        moving = phase.own_part(device, seat)
        asked = cast("list[Seat]", moving["asked"])
        options = phase.options(asked[0] if asked else seat)
        same = told is not None and told.options == options
        choices = told.own["choices"] if told and same else [spell(one) for one in options]
        keys = tokens(table, device, self.moves)
        own = {**moving, "tokens": keys, "view": view, "choices": choices}
        return Told(self.lasting, self.common, yours, own, options, table.edition, phase.deadline)

    # -- what differs

    def tell(self, names: Sequence[str], done: Done) -> list[Send]:
        """To these devices, as far as they read and there is anything to tell."""
        all_devices = self.table.devices
        ready = {name: all_devices[name].eyes() for name in names if all_devices[name].ready}
        eyes = list(dict.fromkeys(ready.values()))
        views = dict(zip(eyes, self.phase.views(eyes), strict=True))
        sends = []
        for name, seat in ready.items():
            message = self.message(all_devices[name], seat, views[seat])
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
        told, now = device.told, self.now_told(device, seat, view)
        events = self.phase.news(device, seat)
        if told is None:
            return {**self.whole(now, events), "done": []}, now
        message = self.change(told)
        if told.yours is not now.yours:
            message = difference(told.yours, now.yours, message)
        message = difference(told.own, now.own, message, self.known)
        if events:
            message["events"] = events
        elif told.deadline == now.deadline and is_of_time_only(message):
            return None, now
        message["is"] = "patch"
        return message, now

    def change(self, before: Told) -> Difference:
        """What differs for everybody; often all devices were told the same before."""
        key = id(before.lasting), id(before.common)
        change = self.changes.get(key)
        if change is None:
            change = difference(before.common, self.common)
            if before.lasting is not self.lasting:
                change = difference(before.lasting, self.lasting, change)
            self.changes[key] = change
        return change


def is_of_time_only(message: Difference) -> bool:
    """Whether nothing differs but the time the clock has left, which pages see by themselves."""
    return not message or (len(message) == 1 and list(message.get("set", ())) == ["seconds"])
