"""What devices are sent: a whole picture first, then the difference to the last one.

A picture is everything the people of a device may see. A difference is made from two pictures of
the same device and from nothing else, so it reveals nothing more. A device that does not read as
fast as things happen is sent nothing. When it has read everything, it gets a whole picture: only
the newest one matters.

Most members of a view are the same for all seats, and the same objects in all views of one moment.
So the views of the first device are compared once. For other devices, only members that are other
objects than in the first view, now or last time, are compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import cast

from fabletop.core.game import Json, Seat
from fabletop.core.options import Option, spell
from fabletop.server.table.chairs import Device, Shown, Told
from fabletop.server.table.differences import (
    MANY,
    NOT_THERE,
    Difference,
    Members,
    difference,
    is_worth_it,
    missing,
    note,
    note_all,
    of_lists,
    spelt,
)
from fabletop.server.table.effects import Send
from fabletop.server.table.phase import Phase
from fabletop.server.table.pictures import NO_TOKENS, evening_part, table_part, tokens

Done = Mapping[str, Sequence[object]]  # ids of acts that were carried out, by device
OF_TIME = {"seconds", "news"}
NOTHING_APART: tuple[str, ...] = ()


class ViewChange:
    """How a view became another: members `changed`, changed `inside`, and `gone`."""

    __slots__ = ("changed", "gone", "inside", "others")

    def __init__(self, old: Members, new: Members) -> None:
        self.changed: Members = {}
        self.inside: Members = {}
        note_all(old, new, self.changed, self.inside)
        self.gone = missing(old, new, len(self.changed))
        self.others: dict[tuple[str, ...], tuple[Members, Members]] = {}

    def without(self, keys: tuple[str, ...]) -> tuple[Members, Members]:
        """`changed` and `inside` without these members; cached, because many devices ask alike."""
        found = self.others.get(keys)
        if found is None:
            changed = {key: value for key, value in self.changed.items() if key not in keys}
            inside = {key: inner for key, inner in self.inside.items() if key not in keys}
            found = self.others[keys] = changed, inside
        return found


class Telling:
    """Pictures and differences for several devices at one moment; common parts are made once."""

    def __init__(self, phase: Phase, now: float) -> None:
        self.phase, self.now, self.table = phase, now, phase.table
        self.lasting = self.lasting_part()
        self.common = phase.common_part(now)
        self.deadline = phase.deadline
        self.moves, self.told, _ = phase.progress()
        self.changes: dict[tuple[int, int], Difference] = {}  # by ids of the old parts
        self.first: Shown = None  # the view of the first device
        self.first_changes: dict[int, ViewChange] = {}  # by the id of the old view
        self.watched: dict[object, tuple[Json | None, Told]] = {}

    def lasting_part(self) -> Json:
        """The part of a picture that no answer to a question changes."""
        table, phase = self.table, self.phase
        revision, common = table.common
        if revision != table.revision or common["phase"] != phase.name:
            common = table_part(phase)
            table.common = table.revision, common
        return common

    # -- whole pictures

    def picture(self, device: Device) -> Json:
        """The whole picture of a device."""
        seat = device.eyes()
        (view,), (own,) = self.phase.views([seat]), self.phase.own_parts([(device, seat)])
        now = self.now_told(device, seat, cast(Shown, view), own)
        return self.whole(now, self.phase.news(device, seat))

    def whole(self, now: Told, events: Sequence[Json]) -> Json:
        parts = {**now.lasting, **now.common, **now.yours, **now.own}
        return {"is": "table", **parts, "view": now.view, "choices": now.choices, "events": events}

    def now_told(self, device: Device, seat: Seat | None, view: Shown, own: Json) -> Told:
        """The parts of a picture now, without events. Unchanged parts are the same objects."""
        told, table = device.told, self.table
        has_tokens = self.moves <= device.keyed
        own["tokens"] = tokens(table, device) if has_tokens else NO_TOKENS
        asked = cast("list[Seat]", own["asked"])
        options = self.phase.options(asked[0] if asked else seat)
        if told is None:
            yours, choices = self.yours_part(device), spell_all(options)
        else:
            same = told.lasting is self.lasting and told.revision == table.revision
            yours = told.yours if same else self.yours_part(device)
            choices = told.choices if told.options == options else spell_all(options)
            if told.own == own:
                own = told.own
        first = self.first
        if first is None:
            first = self.first = view
        return Told(
            self.lasting, self.common, yours, own, view, choices, options, table.revision,
            self.deadline, first, apart(view, first),
        )  # fmt: skip

    def yours_part(self, device: Device) -> Json:
        return {"yours": device.seats, **evening_part(self.phase, device, self.phase.evening())}

    # -- what differs

    def tell(self, names: Sequence[str], done: Done) -> list[Send]:
        """Messages for those of these devices that are ready and for which something changed."""
        devices = self.table.devices
        ready = [name for name in names if devices[name].ready]
        looks = [(devices[name], devices[name].eyes()) for name in ready]
        eyes = list(dict.fromkeys([seat for _, seat in looks]))
        views = dict(zip(eyes, cast("Sequence[Shown]", self.phase.views(eyes)), strict=True))
        sends: list[Send] = []
        for name, (device, seat), own in zip(
            ready, looks, self.phase.own_parts(looks), strict=True
        ):
            message = self.message(device, seat, views[seat], own)
            if name in done:
                message = {**(message or {}), "done": done[name]}
            if message is not None:
                sends.append(Send(name, message))
        return sends

    def message(self, device: Device, seat: Seat | None, view: Shown, own: Json) -> Json | None:
        """The message for one device. Watchers that were sent the same before share theirs."""
        if device.seats:
            message, device.told = self.make(device, seat, view, own)
        else:
            alike = (id(device.told), device.heard.get(None, 0), device.there, device.keyed)
            if alike not in self.watched:
                self.watched[alike] = self.make(device, seat, view, own)
            message, device.told = self.watched[alike]
        device.heard[seat] = self.told
        return message

    def make(
        self, device: Device, seat: Seat | None, view: Shown, own: Json
    ) -> tuple[Json | None, Told]:
        told, now = device.told, self.now_told(device, seat, view, own)
        events = self.phase.news(device, seat)
        if told is None:
            return {**self.whole(now, events), "done": []}, now
        message = self.difference(told, now)
        if events:
            message["events"] = events
        elif told.deadline == now.deadline and is_of_time_only(message):
            return None, now
        return message, now

    def difference(self, told: Told, now: Told) -> Difference:
        """The difference for one device, made from its own two pictures."""
        common = self.change(told)
        if told.yours is not now.yours:
            common = difference(told.yours, now.yours, common)
        changed: Members = common.get("set", NOTHING).copy()
        inside: Members = common.get("in", NOTHING).copy()
        if told.own is not now.own:
            before = told.own
            for key, value in now.own.items():
                if before[key] != value:
                    changed[key] = value
        if told.choices is not now.choices:
            put("choices", of_lists(told.choices, now.choices), now.choices, changed, inside)
        if told.view is not now.view:
            put("view", self.view_change(told, now), now.view, changed, inside)
        return spelt(changed, inside, common.get("out"))

    def view_change(self, told: Told, now: Told) -> Difference | None:
        """The difference of a device's two views; None if the new view is shorter."""
        old, new = told.view, now.view
        if old is None or new is None:
            return None
        first = self.first_changes.get(id(told.first))
        if first is None:
            first = ViewChange(old, new)
            if old is told.first and new is now.first:
                self.first_changes[id(old)] = first
            changed, inside = first.changed, first.inside
        elif told.apart is None or now.apart is None:
            first = ViewChange(old, new)
            changed, inside = first.changed, first.inside
        else:
            keys = now.apart if told.apart == now.apart else (*told.apart, *now.apart)
            changed, inside = first.without(keys)
            for key in keys:
                value, before = new.get(key, NOT_THERE), old.get(key, NOT_THERE)
                if value is not before and value is not NOT_THERE and value != before:
                    changed, inside = changed.copy(), inside.copy()
                    note(key, before, value, changed, inside)
        change = spelt(changed, inside, first.gone)
        return change if not change or is_worth_it(change, len(new), MANY) else None

    def change(self, before: Told) -> Difference:
        """The difference of the common parts; often the same for all devices."""
        key = id(before.lasting), id(before.common)
        change = self.changes.get(key)
        if change is None:
            change = difference(before.common, self.common)
            if before.lasting is not self.lasting:
                change = difference(before.lasting, self.lasting, change)
            self.changes[key] = change
        return change


NOTHING: Members = {}


def spell_all(options: Sequence[Option]) -> list[list[object]]:
    return [spell(option) for option in options]


def apart(view: Shown, first: Shown) -> tuple[str, ...] | None:
    """The members that are other objects than in the first view; None if the two views do not have
    the same members in the same order."""
    if view is first:
        return NOTHING_APART
    if view is None or first is None or list(view) != list(first):
        return None
    return tuple(compress(view, map(is_not, view.values(), first.values())))


def put(
    key: str, inner: Difference | None, value: object, changed: Members, inside: Members
) -> None:
    """Put the difference of a member under its key, or the new value if that is shorter."""
    if inner is None:
        changed[key] = value
    elif inner:
        inside[key] = inner


def is_of_time_only(message: Difference) -> bool:
    """Whether only the time left differs, which pages count by themselves."""
    return not message or (message.keys() == {"set"} and message["set"].keys() <= OF_TIME)
