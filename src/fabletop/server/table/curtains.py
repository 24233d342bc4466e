"""The curtain of a device that several people share: who looks at it now, and for how long."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fabletop.core.dealer import Event, addressed
from fabletop.core.game import Game, Seat
from fabletop.server.table.chairs import Device

LOOK = 4.0  # seconds for what somebody was told alone, at a device he shares
STORY_AGAIN = 30  # events that whoever takes a shared device is told once more


def open_for(device: Device, seat: Seat, told: int) -> None:
    """The curtain opens. The page has forgotten what only this seat was told; it hears again
    what may be told again."""
    device.open_for, device.lingers = seat, None
    device.there = told
    heard = device.heard.get(seat, 0)
    device.heard[seat] = min(heard, max(0, told - STORY_AGAIN))


def close(
    devices: Iterable[Device], game: Game[Any], s: object, news: Iterable[Event], now: float
) -> None:
    """A shared device shows nobody's things for longer than that person is asked alone, and
    has looked at what he was told alone and is never told again."""
    opened = [device for device in devices if device.open_for is not None]
    if not opened:
        return
    news = [event for event in news if event.to and event.key in game.table.fleeting]
    asked = () if game.table.is_open(s) else game.actors(s)
    for device in opened:
        own = [event for event in news if addressed(event, device.open_for)]
        if device.open_for in asked:
            device.lingers = None
        elif own and len(device.seats) > 1:
            device.lingers = now + max(look(game, event) for event in own)
        elif device.lingers is None:
            device.open_for = None


def look(game: Game[Any], event: Event) -> float:
    """How long somebody looks at what only he was told: as it says, or as usual."""
    argument = game.table.look_seconds.get(event.key)
    if argument is None:
        return LOOK
    return float(str(event.args[game.about.events[event.key].index(argument)]))


def close_lingering(devices: Iterable[Device], now: float) -> bool:
    """Those that stayed open a little for what was just told; whether there were any."""
    due = [device for device in devices if device.lingers is not None and now >= device.lingers]
    for device in due:
        device.open_for = device.lingers = None
    return bool(due)
