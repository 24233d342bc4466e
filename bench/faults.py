"""What can go wrong with servers, their database and the lines between them, drawn by a seed.

Kills and restarts come one after the other; what lasts goes on beside them. Shares:

    kills and restarts   70 % kill -9 of a server, 20 % SIGTERM to a server, 10 % the database:
                         kill -9 of all its processes, a restart, or a pause of 0.3 to 2 seconds
    besides              one for every four of these: a pause of a server longer than its lease, a
                         cut line (to the database, to another server, to the clients; a quarter of
                         them one way only), a slow line, a clock that jumps
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import asyncpg

from bench.hosts import Hosts
from bench.instances import Cluster, Database, Instance
from bench.takeovers import ALL, Takeovers

RESTARTS = {"kill": 70, "stop": 20, "database": 10}
BESIDES = {"pause": 25, "cut": 35, "slow": 20, "clock": 20}
KINDS = (*RESTARTS, *BESIDES)
ENDS = ("database", "clients")
BESIDE = 0.2  # of all faults
JUMPS = (-86400, -3600, -30, -4, 4, 30, 3600, 86400)  # seconds
OWNED = """
select code from tables join servers on servers.id = owner where name like '%/' || $1
"""

Fault = Callable[[], Awaitable[None]]


class Faults:
    """Everything that is done to a cluster."""

    def __init__(
        self,
        cluster: Cluster,
        base: Database,
        url: str,
        hosts: Hosts | None,
        takeovers: Takeovers,
        seed: int,
    ) -> None:
        self.cluster, self.base, self.url, self.hosts = cluster, base, url, hosts
        self.takeovers = takeovers
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.hows: Counter[str] = Counter()  # in more detail
        self.busy: set[str] = set()  # what has a fault that lasts
        self.tasks: set[asyncio.Task[None]] = set()
        self.stubborn = 0  # servers that did not end when asked to
        self.all_tables: Callable[[], Sequence[str]] = list

    # -- which, and when

    def draw(self, kinds: Sequence[str]) -> str:
        besides = self.rng.random() < BESIDE
        shares = BESIDES if besides else RESTARTS
        chosen = {kind: share for kind, share in shares.items() if kind in kinds}
        if not chosen:
            chosen = dict.fromkeys(kinds, 1)
        return self.rng.choices(list(chosen), list(chosen.values()))[0]

    def gap(self) -> float:
        """Seconds until the next fault; nearly two on average."""
        draw = self.rng.random()
        if draw < 0.5:
            return self.rng.uniform(0.05, 1.5)
        return self.rng.uniform(1.5, 3.5) if draw < 0.9 else self.rng.uniform(4, 7)

    def begin(self, kind: str) -> None:
        """It goes on by itself."""
        work: Fault = getattr(self, kind)
        task = asyncio.ensure_future(work())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def be_over(self) -> None:
        """Everything that lasts has an end."""
        while self.tasks:
            await asyncio.wait(self.tasks)

    def pick(self) -> Instance | None:
        """A server that runs, and has no other fault."""
        able = [one for one in self.cluster.instances if one.pid and one.name not in self.busy]
        return self.rng.choice(able) if able else None

    async def owned(self, instance: Instance) -> list[str]:
        """The addresses of its tables, as the database has it; none if that does not answer."""
        codes: set[str] = set()
        with suppress(OSError, asyncpg.PostgresError, TimeoutError, asyncpg.InterfaceError):
            async with asyncio.timeout(0.5):
                connection = await asyncpg.connect(self.url)
                rows = await connection.fetch(OWNED, str(instance.pid))
                codes = {row[0] for row in rows}
                await connection.close()
        return [address for address in self.all_tables() if address.rpartition("-")[0] in codes]

    def tell(self, text: str) -> None:
        self.takeovers.note(ALL, text)

    # -- servers

    async def kill(self) -> None:
        await self.end("kill", signal.SIGKILL)

    async def stop(self) -> None:
        await self.end("stop", signal.SIGTERM)

    async def end(self, kind: str, how: signal.Signals) -> None:
        instance = self.pick()
        if not instance:
            return
        self.busy.add(instance.name)
        try:
            tables = await self.owned(instance)
            self.takeovers.lose(tables, kind)
            self.done[kind] += 1
            pause = self.rng.uniform(0, 0.5) if self.rng.random() < 0.7 else self.rng.uniform(1, 6)
            self.tell(f"{kind} {instance.name}, back after {pause:.1f}")
            self.stubborn += not await instance.end(how, pause)
        finally:
            self.busy.discard(instance.name)

    async def pause(self) -> None:
        """Longer than the lease: when it wakes up, its tables are others'."""
        instance = self.pick()
        if not instance:
            return
        tables = await self.owned(instance)
        self.busy.add(instance.name)
        self.done["pause"] += 1
        with self.takeovers.disturb():
            self.takeovers.lose(tables, "pause")
            self.tell(f"pause {instance.name}")
            instance.send(signal.SIGSTOP)
            try:
                await asyncio.sleep(self.rng.uniform(4, 8))
            finally:
                instance.send(signal.SIGCONT)
                self.busy.discard(instance.name)

    # -- the database

    async def database(self) -> None:
        """It counts as away until it is back; tables wait from then on."""
        if "database" in self.busy:
            return
        self.busy.add("database")
        how = self.rng.choices(("killed", "restarted", "paused"), (4, 4, 2))[0]
        self.done["database"] += 1
        self.hows[how] += 1
        try:
            with self.takeovers.disturb():
                self.tell(f"database {how}")
                await self.trouble(how)
            self.tell("database back")
            self.takeovers.lose_again(self.all_tables(), f"database {how}")
        finally:
            self.busy.discard("database")

    async def trouble(self, how: str) -> None:
        away = self.rng.uniform(0.3, 2.0)
        if how == "paused":
            self.base.signal(signal.SIGSTOP)
            await asyncio.sleep(away)
            self.base.signal(signal.SIGCONT)
            return
        await asyncio.to_thread(self.base.kill if how == "killed" else self.base.postgres.stop)
        await asyncio.sleep(away if self.rng.random() < 0.5 else 0)
        await asyncio.to_thread(self.base.start)

    # -- lines

    async def cut(self) -> None:
        await self.spoil("cut", self.rng.uniform(1, 8))

    async def slow(self) -> None:
        await self.spoil("slow", self.rng.uniform(3, 10))

    async def spoil(self, kind: str, seconds: float) -> None:
        """The line of a server's host to another host."""
        instance, hosts = self.pick(), self.hosts
        if not instance or not hosts:
            return
        here = instance.machine.host
        others = {one.machine.host for one in self.cluster.instances} - {here}
        there = self.rng.choice(["database", "clients", *sorted(others)])
        line = f"line {here} {there}"
        if line in self.busy or f"line {there} {here}" in self.busy:
            return
        self.busy.add(line)
        tables = await self.owned(instance) if kind == "cut" else []
        self.done[kind] += 1
        self.hows[f"{kind}: {there if there in ENDS else 'another server'}"] += 1
        try:
            with self.takeovers.disturb():
                self.takeovers.lose(tables, f"cut: {there if there in ENDS else 'another server'}")
                self.tell(f"{kind} {here} {there} for {seconds:.1f}")
                self.change_line(kind, here, there)
                await asyncio.sleep(seconds)
        finally:
            hosts.mend(here, there)
            self.busy.discard(line)

    def change_line(self, kind: str, here: str, there: str) -> None:
        assert self.hosts
        if kind == "slow":
            self.hosts.slow(here, there, self.rng.uniform(0.05, 0.2))  # each way
        elif self.rng.random() < 0.75:
            self.hosts.cut(here, there)
        else:
            one, other = self.rng.sample([here, there], 2)
            self.hosts.cut(one, other, both=False)

    # -- clocks

    async def clock(self) -> None:
        """Of a server, or of the database, which alone decides about leases."""
        own = [(one.name, one.clock) for one in self.cluster.instances]
        name, clock = self.rng.choice([*own, ("database", self.base.clock)])
        if f"clock {name}" in self.busy:
            return
        self.busy.add(f"clock {name}")
        self.done["clock"] += 1
        is_base = name == "database"
        self.hows[f"clock: {'database' if is_base else 'server'}"] += 1
        try:
            with self.takeovers.disturb():
                for seconds in (self.rng.choice(JUMPS), 0):
                    clock.jump(seconds)
                    self.tell(f"clock of {name} by {seconds}")
                    self.takeovers.lose(self.all_tables() if is_base else [], "clock: database")
                    await asyncio.sleep(self.rng.uniform(2, 8))
        finally:
            clock.jump(0)
            self.busy.discard(f"clock {name}")
