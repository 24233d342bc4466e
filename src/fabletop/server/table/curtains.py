"""The curtain of a shared device: who looks at the screen now, and for how long."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fabletop.core.dealer import Event, addressed
from fabletop.core.game import Game, Seat
from fabletop.server.table.chairs import Device

LOOK = 4.0  # seconds to see a private event at a shared device
STORY_AGAIN = 30  # events sent again to a person who takes a shared device


def open_for(device: Device, seat: Seat, told: int) -> None:
    """Open the curtain for a seat. The page has forgotten its private events, so it gets again
    those that the game's log allows."""
    device.open_for, device.lingers = seat, None
    device.there = told
    heard = device.heard.get(seat, 0)
    device.heard[seat] = min(heard, max(0, told - STORY_AGAIN))


def close(
    devices: Iterable[Device], game: Game[Any], s: object, news: Iterable[Event], now: float
) -> None:
    """Close the curtain when its person is no longer asked alone, and has had the time to see
    private events that are never sent again."""
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
    """Seconds to look at a private event: as the event says, or as usual."""
    argument = game.table.look_seconds.get(event.key)
    if argument is None:
        return LOOK
    return float(str(event.args[game.about.events[event.key].index(argument)]))


def close_lingering(devices: Iterable[Device], now: float) -> bool:
    """Close the curtains whose time to look is over; whether there were any."""
    due = [device for device in devices if device.lingers is not None and now >= device.lingers]
    for device in due:
        device.open_for = device.lingers = None
    return bool(due)
