"""A rolling restart: servers of an older version are replaced one after the other, under load.

The older version is taken from git into a folder of its own. A client asks any server; one that
refuses a line is asked no more for that line, as a proxy does it. So a line that the server under
restart does not take is no refusal; every other one is. Messages must not be refused either, but
for those that come too late for their question, as at any table.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from bench.instances import Cluster, Instance
from bench.survivors import Crowd, Tally, check, report, whole

if TYPE_CHECKING:
    from bench.chaos import World

WARM_UP = 6.0  # seconds of play before the first restart
BETWEEN = 5.0  # seconds from one restart to the next
OUR_FAULT = ("not-saved", "failed", "table-damaged", "no-such-table", "too-fast", "bad-token")


class Rolling(Cluster):
    """A cluster that counts refusals, and looks how long tables are silent."""

    restarting: Instance | None = None
    others_refused = 0

    def note_refusal(self, instance: Instance) -> None:
        self.refused += 1
        self.others_refused += instance is not self.restarting


class Silences:
    """The longest time that a table's players waited for an answer to something they said."""

    def __init__(self) -> None:
        self.longest = 0.0

    def answered(self, address: str, asked: float) -> None:
        if asked:
            self.longest = max(self.longest, time.monotonic() - asked)


def last_release() -> str:
    """The last tag, or the commit before this one."""
    told = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0"], capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "HEAD~1"


def take_out(commit: str, folder: Path) -> str:
    """The code of a commit; returns where Python finds it."""
    folder.mkdir()
    packed = subprocess.run(
        ["git", "archive", commit, "src"], check=True, stdout=subprocess.PIPE
    ).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return str(folder / "src")


async def roll(world: World, old: str, tables: int) -> bool:
    """One rolling restart; whether anything is wrong."""
    source = take_out(old, world.folder / "old")
    await world.prepare()
    await world.open(source)
    cluster = Rolling(world.instances, world.seed)
    silences = Silences()
    crowd = Crowd(cluster, world.seed)
    await crowd.fill(tables)
    for table in crowd.tables:
        for player in table.players:
            player.answered = silences.answered
    await asyncio.sleep(WARM_UP)
    for instance in world.instances:
        cluster.restarting = instance
        await replace(instance)
        await asyncio.sleep(BETWEEN)
        cluster.restarting = None
    await crowd.play_to_the_end()
    tallies = await asyncio.to_thread(check, crowd)
    return tell(crowd, cluster, silences, tallies, old)


async def replace(instance: Instance) -> None:
    """Told to stop, then started from the code that is here."""
    await instance.end(signal.SIGTERM, 60.0)
    await instance.close()
    instance.source = ""
    await instance.open(own_tmp=instance.machine.hosts is not None)
    await instance.until_up()


def tell(
    crowd: Crowd, cluster: Rolling, silences: Silences, tallies: dict[str, Tally], old: str
) -> bool:
    wrong = report(crowd, tallies)
    codes = sum((device.refusals for device in crowd.devices()), Counter[str]())
    refused = sum(codes[code] for code in OUR_FAULT)
    total = whole(tallies)
    print(
        f"\n{len(cluster.instances)} servers from {old} to this version: "
        f"{cluster.others_refused} lines refused ({cluster.refused - cluster.others_refused} by "
        f"the server under restart), {refused} messages refused, {total['acts']:,} acts, "
        f"{total['lost']} lost, {total['doubled']} doubled; the longest wait for an answer "
        f"{silences.longest:.2f} s"
    )
    return wrong or bool(refused or cluster.others_refused)
