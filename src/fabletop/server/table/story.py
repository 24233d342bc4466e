"""The story of a game: the events that devices have not been sent yet, as JSON."""

from __future__ import annotations

from typing import Any

from fabletop.core.dealer import Event, Seats, addressed
from fabletop.core.game import Game, Json, Seat
from fabletop.core.play import Play
from fabletop.lookback import spell_weight
from fabletop.server.table.chairs import Device

EVENTS_AGAIN = 60  # sent at most to a device that comes back
EVENTS_LOOKED = 400  # the latest events, searched for those


class Story:
    """The events of one game, as devices are sent them."""

    def __init__(self, game: Game[Any], play: Play[Any]) -> None:
        self.game, self.play = game, play
        self.fresh = 0  # the number of events before the last message that made a move
        self.latest: list[tuple[Seats, Json]] | None = None  # the events since, as JSON

    def go_on(self, fresh: int) -> None:
        """New events begin at this number."""
        self.fresh = fresh
        told = enumerate(self.play.events[fresh:], fresh)
        self.latest = [(event.to, self.spell(n, event)) for n, event in told]

    def news(self, device: Device, seat: Seat | None) -> list[Json]:
        """The events that a device has not been sent, as far as the game's log allows."""
        heard, latest = device.heard.get(seat, 0), self.latest
        if latest is not None and heard == self.fresh and device.there <= heard:
            told = [told for to, told in latest if to is None or seat in to]
            return told if len(told) <= EVENTS_AGAIN else told[-EVENTS_AGAIN:]
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
        spelt.update(spell_weight(self.game, event))
        return spelt
