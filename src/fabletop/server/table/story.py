"""The story of a game: what devices have not been told yet, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from fabletop.core.dealer import Event, Seats, addressed
from fabletop.core.game import Game, Json, Seat
from fabletop.core.play import Play
from fabletop.lookback import spell_weight
from fabletop.server.table.chairs import Device

EVENTS_AGAIN = 60  # told at most to somebody who comes back
EVENTS_LOOKED = 400  # of the latest, to find those


class Story:
    """The events of one game, as devices are told them."""

    def __init__(self, game: Game[Any], play: Play[Any]) -> None:
        self.game, self.play = game, play
        self.fresh = 0  # how many events there were before the last message that made a move
        self.latest: list[tuple[Seats, Json]] | None = None  # those since, spelt once for all

    def go_on(self, fresh: int) -> None:
        """There is something to tell: all events from this one on."""
        self.fresh = fresh
        told = enumerate(self.play.events[fresh:], fresh)
        self.latest = [(event.to, self.spell(n, event)) for n, event in told]

    def news(self, device: Device, seat: Seat | None) -> list[Json]:
        """The events a device has missed, as far as its seat may still be told."""
        heard, latest = device.heard.get(seat, 0), self.latest
        if latest is not None and heard == self.fresh and device.there <= heard:
            return [told for to, told in latest if to is None or seat in to][-EVENTS_AGAIN:]
        return self.missed(device, seat, heard)

    def missed(self, device: Device, seat: Seat | None, heard: int) -> list[Json]:
        events = self.play.events
        first = max(heard, len(events) - EVENTS_LOOKED)
        fresh = max(device.there, self.fresh)
        own = [n for n in range(first, len(events)) if addressed(events[n], seat)]
        if own and first < fresh:
            past = [events[n] for n in own]
            allowed = {id(event) for event in self.game.table.log(self.play.s, seat, past)}
            own = [n for n in own if n >= fresh or id(events[n]) in allowed]
        return [self.spell(n, events[n]) for n in own[-EVENTS_AGAIN:]]

    def spell(self, number: int, event: Event) -> Json:
        """An event as it goes over the wire."""
        args = dict(zip(self.game.about.events[event.key], event.args, strict=True))
        spelt: Json = {"n": number, "key": event.key, "args": args}
        if event.key in self.game.table.fleeting:
            spelt["fleeting"] = True
        return {**spelt, **spell_weight(self.game, event)}
