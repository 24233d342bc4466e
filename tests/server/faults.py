"""A house whose disk fails: full, read-only, gone. For the tests of what is then lost (nothing)."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.house import House, say
from tests.server.test_app import act, picture, refusal, sit


class Disk:
    """The disk of a running house, to be broken and mended."""

    def __init__(self, house: House) -> None:
        self.house = house

    def fail(self) -> None:
        raise NotImplementedError

    def mend(self) -> None:
        raise NotImplementedError


class NoMore(Disk):
    """Not a byte can be written to any file, the log included."""

    def limit(self, most: int) -> None:
        assert self.house.process
        pid, kind = self.house.process.pid, resource.RLIMIT_FSIZE
        resource.prlimit(pid, kind, (most, resource.RLIM_INFINITY))

    def fail(self) -> None:
        self.limit(0)

    def mend(self) -> None:
        self.limit(resource.RLIM_INFINITY)


class Full(Disk):
    """A small disk of its own, filled to the last byte."""

    @property
    def ballast(self) -> Path:
        return self.house.data / "ballast"

    def fail(self) -> None:
        with self.ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass

    def mend(self) -> None:
        self.ballast.unlink()


class ReadOnly(Disk):
    """The database lets itself be read, and refuses every change."""

    tables = ("tables", "moves", "stood", "house")

    def fail(self) -> None:
        no = "begin select raise(abort, 'attempt to write a readonly database'); end"
        self.run(f"create trigger no_{name} before insert on {name} {no}" for name in self.tables)

    def mend(self) -> None:
        self.run(f"drop trigger no_{name}" for name in self.tables)

    def run(self, commands: Iterable[str]) -> None:
        with closing(sqlite3.connect(self.house.data / "tables.sqlite")) as connection:
            for command in commands:
                connection.execute(command)


async def begun(house: House, people: int = 2) -> tuple[list[Any], Any]:
    """A table of the cave in play, everybody at a device; whoever begins has been asked."""
    code = house.make_table("cave", people, first_player="seat:0", timers="off")
    links = [(await sit(house, code, seat))[0] for seat in range(people)]
    await say(links[0], do="start")
    while not (shown := await picture(links[0]))["choices"]:
        pass
    return links, shown


async def refused_until_mended(disk: Disk, links: list[Any], shown: Any) -> Any:
    """A move is refused, kindly, and nobody sees it; then it is taken. The picture after it."""
    disk.fail()
    for number in range(3):
        await act(links[0], shown, f"lost-{number}")
        assert "not-saved" == (await refusal(links[0]))["code"]
        back = await picture(links[0])
        assert (shown["view"], shown["decision"]) == (back["view"], back["decision"])
    disk.mend()
    await act(links[0], shown, "kept")
    while "kept" not in (after := await picture(links[0]))["done"]:
        pass
    return after
