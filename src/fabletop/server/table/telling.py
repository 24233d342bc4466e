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
from operator import is_not, ne
from typing import cast

from fabletop.core.game import Json, Seat
from fabletop.core.options import spell_all
from fabletop.server.table.chairs import Device, Moment, Shown, Told
from fabletop.server.table.differences import (
    MANY,
    NOT_THERE,
    Difference,
    Members,
    difference,
    is_worth_it,
    of_lists,
    of_values,
    put,
    spelt,
)
from fabletop.server.table.effects import Send
from fabletop.server.table.phase import Phase
from fabletop.server.table.pictures import evening_part, table_part, tokens

Done = Mapping[str, Sequence[object]]  # ids of acts that were carried out, by device
OF_TIME = {"seconds", "news"}
NOTHING: Members = {}
NOTHING_APART: tuple[str, ...] = ()


class Since:
    """What changed for everybody since an earlier moment: of the common parts, and of the view of
    the first device."""

    __slots__ = ("changed", "first", "gone", "inside", "others", "view")

    def __init__(self, before: Moment, now: Moment) -> None:
        common = difference(before.common, now.common)
        if before.lasting is not now.lasting:
            common = difference(before.lasting, now.lasting, common)
        self.changed: Members = common.get("set", {})
        self.inside: Members = common.get("in", {})
        self.gone: list[object] | None = common.get("out")
        both = before.first is not None and now.first is not None
        self.first = difference(before.first or {}, now.first or {}) if both else None
        self.others: dict[tuple[str, ...], Difference] = {}

    def without(self, keys: tuple[str, ...]) -> Difference | None:
        """How the first view changed but for these members; cached, because many ask alike."""
        if not keys or self.first is None:
            return self.first
        found = self.others.get(keys)
        if found is None:
            found = self.others[keys] = leave_out(self.first, keys)
        return found


class Telling:
    """Pictures and differences for several devices at one moment; common parts are made once."""

    def __init__(self, phase: Phase, now: float) -> None:
        self.phase, self.table = phase, phase.table
        self.now = Moment(
            lasting_part(phase), phase.common_part(now), phase.table.revision, phase.deadline
        )
        self.moves, self.told, _ = phase.progress()
        self.sinces: dict[int, Since] = {}  # by id of the earlier moment
        self.watched: dict[object, tuple[Json | None, Told]] = {}

    # -- whole pictures

    def picture(self, device: Device) -> Json:
        """The whole picture of a device."""
        seat = device.eyes()
        (view,), (own,) = self.phase.views([seat]), self.phase.own_parts([(device, seat)])
        now = self.now_told(device, seat, cast(Shown, view), own)
        return self.whole(now, self.phase.news(device, seat))

    def whole(self, now: Told, events: Sequence[Json]) -> Json:
        parts = {**now.moment.lasting, **now.moment.common, **now.yours, **now.own}
        return {"is": "table", **parts, "view": now.view, "choices": now.choices, "events": events}

    def now_told(self, device: Device, seat: Seat | None, view: Shown, own: Json) -> Told:
        """The parts of a picture now, without events. Unchanged parts are the same objects."""
        told, moment = device.told, self.now
        first = moment.first
        if first is None:
            first = moment.first = view
        aside = NOTHING_APART if view is first else apart(view, first)
        if self.moves <= device.keyed:
            own = {**own, "tokens": tokens(self.table, device)}
        asked = cast("list[Seat]", own["asked"])
        options = self.phase.options(asked[0] if asked else seat)
        if told is None:
            choices, yours = spell_all(options), self.yours_part(device)
            return Told(moment, yours, own, view, aside, choices, options)
        choices = told.choices if told.options == options else spell_all(options)
        yours = told.yours if told.moment.is_as_lasting(moment) else self.yours_part(device)
        return Told(moment, yours, own, view, aside, choices, options)

    def yours_part(self, device: Device) -> Json:
        return {"yours": device.seats, **evening_part(self.phase, device, self.phase.evening())}

    # -- what differs

    def tell(self, names: Sequence[str], done: Done) -> list[Send]:
        """Messages for those of these devices that are ready and for which something changed."""
        phase, devices = self.phase, self.table.devices
        ready: list[str] = []
        looks: list[tuple[Device, Seat | None]] = []
        for name in names:
            device = devices[name]
            if device.ready:
                ready.append(name)
                looks.append((device, device.eyes()))
        eyes = list(dict.fromkeys([seat for _, seat in looks]))
        views = dict(zip(eyes, cast("Sequence[Shown]", phase.views(eyes)), strict=True))
        sends: list[Send] = []
        for name, (device, seat), own in zip(ready, looks, phase.own_parts(looks), strict=True):
            message = self.message(device, seat, views[seat], own)
            if name in done:
                message = {} if message is None else message
                message = {**message, "done": done[name]}
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
        elif told.moment.deadline == now.moment.deadline and is_of_time_only(message):
            return None, now
        return message, now

    def difference(self, told: Told, now: Told) -> Difference:
        """The difference for one device, made from its own two pictures."""
        since = self.sinces.get(id(told.moment))
        if since is None:
            since = self.sinces[id(told.moment)] = Since(told.moment, self.now)
        changed, inside, gone = since.changed.copy(), since.inside.copy(), since.gone
        if told.own is not now.own:
            own = now.own
            for key in compress(own, map(ne, told.own.values(), own.values())):
                changed[key] = own[key]
        if told.choices is not now.choices:
            put("choices", of_lists(told.choices, now.choices), now.choices, changed, inside)
        if told.view is not now.view:
            put("view", view_change(since, told, now), now.view, changed, inside)
        message = spelt(changed, inside, gone)
        if told.yours is not now.yours:
            return difference(told.yours, now.yours, message)
        return message


def view_change(since: Since, told: Told, now: Told) -> Difference | None:
    """The difference of a device's two views; None if the new view is shorter."""
    old, new = told.view, now.view
    if old is None or new is None:
        return None
    change: Difference | None = None
    if told.apart is not None and now.apart is not None:
        keys = now.apart if told.apart == now.apart else (*told.apart, *now.apart)
        change = since.without(keys)
        if change is not None and keys:
            change = with_members(change, old, new, keys)
    if change is None:
        change = difference(old, new)
    return change if not change or is_worth_it(change, len(new), MANY) else None


def with_members(change: Difference, old: Members, new: Members, keys: Sequence[str]) -> Difference:
    """The same difference with that of these members, as far as they differ."""
    own = [key for key in keys if key in new and old.get(key, NOT_THERE) != new[key]]
    if not own:
        return change
    changed, inside = change.get("set", NOTHING).copy(), change.get("in", NOTHING).copy()
    for key in own:
        put(key, of_values(old.get(key), new[key]), new[key], changed, inside)
    return spelt(changed, inside, change.get("out"))


def leave_out(change: Difference, keys: Sequence[str]) -> Difference:
    """The same difference without these members."""
    parts = {
        part: {key: value for key, value in change[part].items() if key not in keys}
        for part in ("set", "in")
        if part in change
    }
    return spelt(parts.get("set", NOTHING), parts.get("in", NOTHING), change.get("out"))


def apart(view: Shown, first: Shown) -> tuple[str, ...] | None:
    """The members that are other objects than in the first view; None if the two views do not have
    the same members in the same order."""
    if view is None or first is None or list(view) != list(first):
        return None
    return tuple(compress(view, map(is_not, view.values(), first.values())))


def lasting_part(phase: Phase) -> Json:
    """The part of a picture that no answer to a question changes."""
    table = phase.table
    revision, common = table.common
    if revision != table.revision or common["phase"] != phase.name:
        common = table_part(phase)
        table.common = table.revision, common
    return common


def is_of_time_only(message: Difference) -> bool:
    """Whether only the time left differs, which pages count by themselves."""
    return not message or (message.keys() == {"set"} and message["set"].keys() <= OF_TIME)
