"""Kill the server with -9 again and again under load: nothing acknowledged may be missing.

    .venv/bin/python -m bench.kills [--kills 1000] [--tables 10] [--seed 1]

A nursery process has the server imported already and forks it anew after each kill, so that a
thousand kills take minutes. Tables of all five games are under way (`survivors.py`). Kills come at
any time, many just when an act is being saved; now and then there is a pause, so that open cards
can lie as long as they must. No question may be put again that was over. In the end every record is
fetched and verified.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path

from bench.nursery import NurseryHouse
from bench.survivors import LONGEST_SILENCE, Crowd, Tally, check, report, whole

NEWBORN = "spawn_main"  # a bot's process that had just been started when its server was killed


class Siege(Crowd):
    """Tables under way, and kills."""

    def __init__(self, house: NurseryHouse, seed: int) -> None:
        super().__init__(house, seed)
        self.house = house

    async def attack(self, kills: int, tables: int) -> None:
        """So many kills, with always so many tables at play, of every game as many."""
        for number in range(1, kills + 1):
            await self.fill(tables)
            await self.wait_for_the_moment()
            await asyncio.to_thread(self.house.kill)
            await asyncio.to_thread(self.house.start)
            if number % 50 == 0:
                minutes = (time.monotonic() - self.begun) / 60
                print(f"{number} kills, {self.acts()} acts, {minutes:.1f} minutes", flush=True)
        await self.play_to_the_end()

    async def wait_for_the_moment(self) -> None:
        """Any time; just after somebody has acted; or after a pause for open cards."""
        draw = self.rng.random()
        if draw < 0.12:
            await asyncio.sleep(self.rng.uniform(4.3, 6.0))
        await asyncio.sleep(self.rng.uniform(0.005, 1.2 if draw > 0.65 else 0.3))
        if self.rng.random() < 0.5:
            self.acting.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.acting.wait(), 0.3)
            await asyncio.sleep(self.rng.uniform(0, 0.006))


def report_all(siege: Siege, tallies: dict[str, Tally], kills: int) -> bool:
    """Print it all; whether anything is wrong."""
    wrong = report(siege, tallies)
    silences = sum(player.silences for table in siege.tables for player in table.players)
    errors = [error for error in siege.house.errors() if NEWBORN not in error]
    print(f"lines that were silent for {LONGEST_SILENCE:.0f} seconds: {silences}")
    print(f"errors of the server: {len(errors)}", *errors[:5], sep="\n  ")
    total = whole(tallies)
    print(
        f"{kills:,} kills in {(time.monotonic() - siege.begun) / 60:.1f} minutes, "
        f"{total['acts']:,} acknowledged acts, {total['lost']} lost, {total['doubled']} doubled, "
        f"{total['finished']} games finished"
    )
    return wrong or bool(errors)


async def besiege(house: NurseryHouse, args: argparse.Namespace) -> tuple[Siege, dict[str, Tally]]:
    siege = Siege(house, args.seed)
    await siege.attack(args.kills, args.tables)
    return siege, await asyncio.to_thread(check, siege)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = NurseryHouse(Path(folder) / "data")
        house.stderr = Path(folder) / "stderr"
        house.open()
        house.start()
        try:
            siege, tallies = asyncio.run(besiege(house, args))
        finally:
            house.close()
        wrong = report_all(siege, tallies, args.kills)
    sys.exit(wrong)


if __name__ == "__main__":
    main()
