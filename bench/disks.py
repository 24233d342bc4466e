"""A disk that fails: full, read-only, gone. For tests and benches of what is then lost."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tools.house import House


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


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of two megabytes, where this machine lets us have one."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    can = subprocess.run(command, check=False, capture_output=True).returncode == 0
    try:
        yield can
    finally:
        if can:
            subprocess.run(["umount", "-l", str(folder)], check=True)
