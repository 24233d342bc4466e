"""What a house does all the while: keep how games stand, forget, retire, see how it is itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from fabletop.core.game import Json
from fabletop.server.house import House
from fabletop.server.table.effects import Reply, no, refused

SLOWEST_READER = 60.0  # seconds a picture may wait for its reader
SWEEP = 20.0
PULSE = 0.5
HEALTH_LASTS, HEALTH_WAITS = 2.0, 5.0  # seconds
LEAST_FREE = 50_000_000  # bytes on the disk
RETIRE = 60.0  # seconds after which the house looks for tables to delete
MOST_RETIRED = 50  # of them at once
EXCHANGE = 1.0  # seconds after which servers tell each other what addresses use
CLEAN = 60.0  # seconds after which addresses that use nothing are forgotten

log = structlog.get_logger()


class Upkeep:
    """The background work of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lag = 0.0  # seconds the loop was late, of late
        self.examined: tuple[float, Json] = (float("-inf"), {})

    def begin(self) -> list[asyncio.Future[None]]:
        """Everything that is done again and again."""
        loops = [
            self.keep_on("sweep", SWEEP, self.sweep),
            self.keep_on("retire", RETIRE, self.retire),
            self.keep_on("pulse", PULSE, self.feel_pulse),
        ]
        sharing = self.house.sharing
        if sharing:
            loops.append(self.keep_on("exchange of limits", EXCHANGE, sharing.exchange))
            loops.append(self.keep_on("cleaning of limits", CLEAN, sharing.clean))
        return [asyncio.ensure_future(loop) for loop in loops]

    async def health(self) -> Json:
        """How the house is; asked often, it answers what it found a moment ago."""
        now = time.monotonic()
        if now - self.examined[0] > HEALTH_LASTS:
            self.examined = now, await self.examine()
        return {**self.examined[1], "tables": len(self.house.lobby.rooms)}

    async def examine(self) -> Json:
        try:
            await asyncio.wait_for(self.house.store.probe(), HEALTH_WAITS)
            free = await self.house.store.free_space()
            full = free is not None and free <= LEAST_FREE
            trouble = "the disk is nearly full" if full else ""
            ok = True
        except Exception as error:
            free, ok = 0, False
            trouble = f"nothing can be saved: {type(error).__name__}"
        return {
            "ok": ok,
            "trouble": trouble,
            "free_mb": None if free is None else free // 1_000_000,
            "lag_ms": round(1000 * self.lag, 1),
        }

    async def feel_pulse(self) -> None:
        """How late the loop gets to what is due: the worst of late, fading."""
        began = time.monotonic()
        await asyncio.sleep(PULSE)
        late = time.monotonic() - began - PULSE
        self.lag = max(late, 0.9 * self.lag)

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
        await self.house.take_snapshots()
        busy = {link.code for link in self.house.links.values()}
        busy |= self.house.turns.busy()
        self.house.lobby.forget_idle(busy)
        for code in [code for code in self.house.turns.of if code not in self.house.lobby.rooms]:
            if code not in busy:
                self.house.turns.forget(code)
        self.house.adrift = {code: held for code, held in self.house.adrift.items() if code in busy}
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
