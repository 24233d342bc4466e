"""One folder, one server: a lock on the data folder, and the name of whoever holds it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType

NAME = "lock"


class Held(Exception):
    """Another server has this folder; the sentence says which."""


class Lock:
    """Held as long as this process lives; however it ends, the system lets go of it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.folder = folder
        self.file = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> Lock:
        """Raises `Held`."""
        try:
            seize(self.file)
        except OSError:
            sentence = describe(self.folder)
            os.close(self.file)
            raise Held(sentence) from None
        self.sign("")
        return self

    def sign(self, address: str) -> None:
        """Say who holds it, for whoever comes next."""
        text = json.dumps({"process": os.getpid(), "address": address}).encode()
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, text)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self.file)


def seize(file: int) -> None:
    """Raises OSError if another process has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        lock = getattr(msvcrt, "locking"), getattr(msvcrt, "LK_NBLCK")  # noqa: B009
        os.lseek(file, 1 << 20, os.SEEK_SET)  # a byte nobody reads
        lock[0](file, lock[1], 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def describe(folder: Path) -> str:
    """Who holds a folder, in one sentence."""
    try:
        who = json.loads((folder / NAME).read_text("utf-8"))
        at = f" at {who['address']}" if who["address"] else ""
        holder = f"process {who['process']}{at}"
    except (OSError, ValueError, KeyError, TypeError):
        holder = "another process"
    return (
        f"The data folder {folder} is in use by a Fabletop server ({holder}). "
        "Stop that server first, or choose another folder with --data."
    )


def is_held(folder: Path) -> bool:
    """Whether a server has this folder now."""
    try:
        with Lock(folder):
            return False
    except Held:
        return True
