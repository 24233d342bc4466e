"""What a house does all the while: keep how games stand, forget, retire, see how it is itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import structlog

from fabletop.server.house import House
from fabletop.server.table.effects import Reply, no, refused

SLOWEST_READER = 60.0  # seconds a picture may wait for its reader
SWEEP = 20.0
PULSE = 0.5
HEALTH_LASTS, HEALTH_WAITS = 2.0, 5.0  # seconds
LEAST_FREE = 50_000_000  # bytes on the disk
LATE, STUCK = 1.0, 5.0  # seconds the loop is late: worth a word; too late to play
RETIRE = 60.0  # seconds after which the house looks for tables to delete
MOST_RETIRED = 50  # of them at once
EXCHANGE = 1.0  # seconds after which servers tell each other what addresses use
CLEAN = 60.0  # seconds after which addresses that use nothing are forgotten

log = structlog.get_logger()


@dataclass(frozen=True)
class Health:
    """How a house is, as `/health` tells it."""

    ok: bool
    trouble: str = ""
    free_mb: int | None = None
    lag_ms: float = 0.0
    tables: int = 0

    def with_lag(self, late: float) -> Health:
        """Also of a loop that is so late; other trouble is worse."""
        found = replace(self, lag_ms=round(1000 * late, 1))
        if not self.ok or late < LATE:
            return found
        trouble = self.trouble or f"the server answers {late:.0f} seconds late"
        return replace(found, ok=late < STUCK, trouble=trouble)


class Upkeep:
    """The background work of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lag = 0.0  # seconds the loop was late, of late
        self.pulse_due = float("inf")  # when it is to be felt next
        self.examined: tuple[float, Health] = float("-inf"), Health(True)

    def begin(self) -> list[asyncio.Future[None]]:
        """Everything that is done again and again."""
        loops = [
            self.keep_on("sweep", SWEEP, self.sweep),
            self.keep_on("retire", RETIRE, self.retire),
            self.keep_on("pulse", 0.0, self.feel_pulse),  # without a gap nobody looks at
        ]
        sharing = self.house.sharing
        if sharing:
            loops.append(self.keep_on("exchange of limits", EXCHANGE, sharing.exchange))
            loops.append(self.keep_on("cleaning of limits", CLEAN, sharing.clean))
        return [asyncio.ensure_future(loop) for loop in loops]

    async def health(self) -> Health:
        """How the house is; asked often, it answers what it found a moment ago."""
        late = self.lateness()  # before anything else has a turn
        now = time.monotonic()
        if now - self.examined[0] > HEALTH_LASTS:
            self.examined = now, await self.examine()
        found = replace(self.examined[1], tables=len(self.house.lobby.rooms))
        return found.with_lag(late)

    async def examine(self) -> Health:
        try:
            await asyncio.wait_for(self.house.store.probe(), HEALTH_WAITS)
            free = await self.house.store.free_space()
        except Exception as error:
            return Health(False, f"nothing can be saved: {type(error).__name__}", 0)
        full = free is not None and free <= LEAST_FREE
        trouble = "the disk is nearly full" if full else ""
        return Health(True, trouble, None if free is None else free // 1_000_000)

    async def feel_pulse(self) -> None:
        """How late the loop gets to what is due: the worst of late, fading."""
        self.pulse_due = time.monotonic() + PULSE
        await asyncio.sleep(PULSE)
        self.lag = max(time.monotonic() - self.pulse_due, 0.9 * self.lag)

    def lateness(self) -> float:
        """Seconds the loop is late, or was of late; also if it is just back and nobody has felt its
        pulse since."""
        return max(0.0, self.lag, time.monotonic() - self.pulse_due)

    async def keep_on(self, name: str, pause: float, work: Callable[[], Awaitable[None]]) -> None:
        """Something to be done again and again, whatever comes of it."""
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except Exception as error:
                self.house.figures.failures.labels(name).inc()
                log.error("background work failed", work=name, error=repr(error), exc_info=error)

    async def sweep(self) -> None:
        """Keep how games stand, forget idle tables, hang up on those who stopped reading."""
        await self.house.sweep()
        long_ago = time.monotonic() - SLOWEST_READER
        for link in list(self.house.links.values()):
            if link.full_since is not None and link.full_since < long_ago:
                link.hang_up()

    async def retire(self) -> None:
        """Tables that nobody has touched for long make room; so do those somebody wished away."""
        await self.house.store.pass_time(RETIRE)
        ages = self.house.limits.keep.seconds()
        for code in await self.house.store.outlived(ages, MOST_RETIRED):
            async with self.house.turns.alone(code):
                room = self.house.lobby.rooms.pop(code, None)
                if room:
                    self.house.set_alarm(room, None)
                await self.house.store.forget(code)
                self.part(code)
            log.info("table deleted", table=code)

    def part(self, code: str) -> None:
        """The table is no more: whoever looks at it is told so."""
        for name, link in list(self.house.links.items()):
            if link.code == code:
                self.house.deliver(Reply(name, refused(no("no-such-table"), None)))
