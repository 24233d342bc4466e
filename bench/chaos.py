"""Three servers and a PostgreSQL under load, and everything that can go wrong with them.

    .venv/bin/python -m bench.chaos [--kills 1000] [--seconds 3600] [--tables 10] [--seed 1]
                                    [--kinds kill,stop,database,pause,cut,slow,clock]
    .venv/bin/python -m bench.chaos --rolling 1 [--old COMMIT]

Each server, the database and the clients have a host of their own (`hosts.py`); for the second half
two of the servers share one, so that sockets are handed over there and relayed elsewhere. Where no
hosts can be made, all is on this machine, and no line can be cut. Tables of all five games are
under way (`survivors.py`), faults are drawn by the seed (`faults.py`). In the end: every act that
was acknowledged is in its record once and in order, nothing else is, every record verifies, and no
table ever had two writers (`audit.py`). Takeovers are timed (`takeovers.py`).

`--rolling` restarts servers of an older version one after the other with this one (`rolling.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bench import audit, rolling
from bench.faults import BESIDES, KINDS, RESTARTS, Faults
from bench.hosts import Hosts, NotAllowed, enter
from bench.instances import Cluster, Database, Instance, Machine, new_folder
from bench.players import Device
from bench.survivors import Crowd, Patience, Player, Tally, check, report, whole
from bench.takeovers import DISTURBED, Takeovers, share
from fabletop.server.disk.postgres import PostgresStore

SERVERS = ("a", "b", "c")
PATIENCES = (2.0, 4.0, 7.0, 7.0)  # seconds for an answer; a page waits seven
THINKS = 0.3  # seconds before an act, at most
A_WORD = 15.0  # seconds a device waits for anything at all
LONGEST_TAKEOVER = 5.0  # seconds, of 99 in 100
STORIES = 12  # of takeovers that took too long, told at the end
ENOUGH = 100  # takeovers, to speak of one in a hundred
SHOW = 20.0  # seconds between two lines about how it goes
LONGEST_END = 600.0


class Survivors(Crowd):
    """Tables whose players find another server."""

    def __init__(self, cluster: Cluster, takeovers: Takeovers, seed: int) -> None:
        super().__init__(cluster, seed)
        self.takeovers = takeovers

    def player(self, address: str, device: Device) -> Player:
        player = super().player(address, device)
        player.patience = Patience(self.rng.choice(PATIENCES), A_WORD)
        player.thinks = THINKS
        player.note = self.takeovers.note
        player.answered = self.takeovers.answered
        return player

    def under_way(self) -> list[str]:
        return [table.address for table in self.tables if not table.is_over()]


class World:
    """Hosts, the database and the servers, and their end."""

    def __init__(self, seed: int) -> None:
        self.folder = new_folder()
        self.hosts = make_hosts()
        self.base = Database(Machine(self.hosts, "database"))
        self.base.start()
        self.url = self.base.new_database()
        self.instances: list[Instance] = []
        self.seed = seed

    async def prepare(self) -> None:
        """The database has its shape, and notes who writes."""
        if self.hosts and self.hosts.delayer:
            self.hosts.delayer.open()
        await (await PostgresStore.open(self.url, "bench")).close()
        await audit.install(self.url)

    async def open(self, source: str = "") -> Cluster:
        self.instances = [
            Instance(name, self.folder, self.url, Machine(self.hosts, name)) for name in SERVERS
        ]
        for instance in self.instances:
            instance.source = source
            await instance.open(own_tmp=self.hosts is not None)
        for instance in self.instances:
            await instance.until_up()
        return Cluster(self.instances, self.seed)

    async def move_together(self) -> None:
        """The second server to the host of the first one: they share its folder for sockets."""
        for instance in self.instances[:2]:
            await instance.end(signal.SIGTERM, 60)
            await instance.close()
            instance.machine = self.instances[0].machine
            await instance.open()

    async def close(self) -> None:
        for instance in self.instances:
            await instance.close()

    def remove(self) -> None:
        self.base.remove()
        if self.hosts:
            self.hosts.remove()
        shutil.rmtree(self.folder, ignore_errors=True)


def make_hosts() -> Hosts | None:
    """With this process at the clients' host; None if that is not allowed here."""
    hosts = Hosts(["clients", "database", *SERVERS])
    try:
        hosts.make()
        enter(hosts.space("clients"))
    except (NotAllowed, OSError) as error:
        hosts.remove()
        print(f"no hosts of their own ({error}): no line is cut or slow")
        return None
    return hosts


async def rage(world: World, args: argparse.Namespace) -> bool:
    """Faults, then peace, then what is left; whether anything is wrong."""
    await world.prepare()
    cluster = await world.open()
    takeovers = Takeovers()
    crowd = Survivors(cluster, takeovers, args.seed)
    faults = Faults(cluster, world.base, world.url, world.hosts, takeovers, args.seed)
    faults.all_tables = crowd.under_way
    filling = asyncio.ensure_future(keep_full(crowd, args.tables))
    telling = asyncio.ensure_future(tell(crowd, faults))
    await storm(world, faults, args)
    filling.cancel()
    await faults.be_over()
    await crowd.play_to_the_end(LONGEST_END)
    telling.cancel()
    return await judge(world, crowd, faults)


async def keep_full(crowd: Survivors, tables: int) -> None:
    while True:
        await crowd.fill(tables)
        await asyncio.sleep(0.2)


async def storm(world: World, faults: Faults, args: argparse.Namespace) -> None:
    """So many kills and restarts, and what comes besides; the second half on fewer hosts."""
    deadline = time.monotonic() + args.seconds
    kinds = [kind for kind in args.kinds if world.hosts or kind not in ("cut", "slow")]
    together = False
    while restarts(faults.done) < args.kills and time.monotonic() < deadline:
        await asyncio.sleep(faults.gap())
        faults.begin(faults.draw(kinds))
        if not together and world.hosts and restarts(faults.done) >= args.kills / 2:
            together = True
            await faults.be_over()
            await world.move_together()


def restarts(done: Counter[str]) -> int:
    """Kills and restarts; if there are none, anything."""
    return sum(done[kind] for kind in RESTARTS) or 0


async def tell(crowd: Survivors, faults: Faults) -> None:
    while True:
        await asyncio.sleep(SHOW)
        minutes = (time.monotonic() - crowd.begun) / 60
        done = ", ".join(f"{count} {kind}" for kind, count in faults.done.most_common())
        print(
            f"{minutes:.1f} minutes: {done}; {crowd.acts():,} acts, "
            f"{len(crowd.under_way())} of {len(crowd.tables)} tables at play, "
            f"{len(faults.takeovers.open.keys() & set(crowd.under_way()))} without an answer",
            flush=True,
        )


# -- what is left


async def judge(world: World, crowd: Survivors, faults: Faults) -> bool:
    lengths: dict[str, int] = {}

    def note(address: str, record: Any) -> None:
        lengths[address.rpartition("-")[0]] = len(record["moves"])

    tallies = await asyncio.to_thread(check, crowd, note)
    notes = await audit.read_notes(world.url)
    wrong = report(crowd, tallies)
    wrong |= report_takeovers(crowd, faults.takeovers)
    wrong |= report_notes(notes, lengths)
    report_errors(world.instances)
    wrong |= bool(faults.stubborn)
    report_all(crowd, faults, tallies)
    return wrong


def report_takeovers(crowd: Survivors, takeovers: Takeovers) -> bool:
    """Whether servers that were killed or stopped left their tables alone for too long."""
    wrong = False
    print(f"\n{'takeover after':44}{'tables':>8}{'p50 s':>8}{'p99 s':>8}{'longest':>9}")
    for kind, seconds in sorted(takeovers.seconds.items()):
        figures = [share(seconds, 0.5), share(seconds, 0.99), max(seconds)]
        print(f"{kind:44}{len(seconds):8,}" + "".join(f"{figure:8.2f}" for figure in figures))
        if kind in ("kill", "stop") and len(seconds) >= ENOUGH:
            wrong |= figures[1] > LONGEST_TAKEOVER
    print(f"({DISTURBED}: a pause, a cut or slow line, a clock or the database in the same time)")
    for taken, kind, story in takeovers.longest[:STORIES]:
        print(f"\n  {taken:.1f} s: {kind}, {story}")
    return wrong


def report_notes(notes: audit.Findings, lengths: dict[str, int]) -> bool:
    print(
        f"\nwritten: {notes.moves:,} moves at {notes.tables} tables, which changed their server "
        f"{notes.takeovers:,} times"
    )
    short = [code for code, length in lengths.items() if notes.kept[code] != set(range(length))]
    for what, found in (("two writers", notes.two_writers), ("written twice", notes.written_twice),
                        ("record and database differ", short)):  # fmt: skip
        print(f"{what}: {len(found)}", *found[:5], sep="\n  ")
    return notes.is_wrong() or bool(short)


def report_errors(instances: Sequence[Instance]) -> None:
    """What servers had to complain about, most often first; most of it is told on purpose."""
    kinds: Counter[str] = Counter()
    for instance in instances:
        for error in instance.errors():
            if error.startswith("Traceback"):
                raised = re.findall(
                    r"^[\w.]*(?:Error|Exception|Away|Exit)\b.*", error, re.MULTILINE
                )
                kinds[f"stderr: {' ← '.join(raised)[:150] or error.strip()[-150:]}"] += 1
            else:
                said = json.loads(error)
                last = str(said.get("exception", "")).strip().splitlines()[-1:]
                told = f"{said.get('event')}: {said.get('error', last)}"
                kinds[re.sub(r"[a-z]+-[a-z]+-\d+", "a table", told)[:170]] += 1
    print("\nerrors that servers told of:")
    for kind, count in kinds.most_common(25):
        print(f"{count:8,}  {kind}")


def report_all(crowd: Survivors, faults: Faults, tallies: dict[str, Tally]) -> None:
    total = whole(tallies)
    kinds = ", ".join(f"{faults.done[kind]} {kind}" for kind in (*RESTARTS, *BESIDES))
    print(f"\nfaults: {kinds}; in detail {dict(faults.hows)}")
    print(f"servers that did not stop when asked: {faults.stubborn}")
    print(
        f"{restarts(faults.done):,} kills and restarts, {sum(faults.done.values()):,} faults in "
        f"{(time.monotonic() - crowd.begun) / 60:.1f} minutes, {total['acts']:,} acknowledged "
        f"acts, {total['lost']} lost, {total['doubled']} doubled, {total['finished']} games "
        f"finished, {total['stuck']} stuck"
    )


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000, help="kills and restarts")
    parser.add_argument("--seconds", type=float, default=3600.0, help="no faults after that")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", type=lambda text: text.split(","), default=list(KINDS))
    parser.add_argument("--rolling", type=int, default=0, help="so many rolling restarts instead")
    parser.add_argument("--old", default="", help="the commit they begin with; else the last tag")
    args = parser.parse_args()
    unknown = set(args.kinds) - set(KINDS)
    if unknown:
        parser.error(f"no such kind: {', '.join(sorted(unknown))}")
    return args


async def run(world: World, args: argparse.Namespace) -> bool:
    try:
        if args.rolling:
            return await rolling.roll(world, args.old or rolling.last_release(), args.tables)
        return await rage(world, args)
    finally:
        await world.close()


def main() -> None:
    args = read_arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C: clean up
    wrong = False
    for number in range(max(1, args.rolling)):
        world = World(args.seed + number)
        try:
            wrong |= asyncio.run(run(world, args))
        finally:
            world.remove()
    sys.exit(wrong)


if __name__ == "__main__":
    main()
