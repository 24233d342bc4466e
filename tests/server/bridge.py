"""What may stand where Ray should: a process with the manners a test asks for, and bots for it.

It speaks the frames of the real one. `python -m tests.server.bridge MANNER[:FILE]`
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from fabletop.core.game import View
from fabletop.core.options import Action, Option
from fabletop.server.processes.bot_processes import think
from fabletop.server.processes.ray_bridge import Bridge
from fabletop.server.processes.ray_line import AWAY, DONE, FAILED, READY

THERE = "FABLETOP_TEST_BRIDGE"  # set in its processes alone
COMMAND = (sys.executable, "-m", "tests.server.bridge")


class Stand(Bridge):
    """Ray's place is taken."""

    manner, file = "", ""

    def begin(self, number: int, task: bytes) -> None:
        if self.manner == "answers":
            self.tell(DONE, number, think(task))
        elif self.manner == "keeps":
            Path(self.file).write_bytes(task)
            self.tell(DONE, number, think(task))
        elif self.manner == "fails":
            self.tell(FAILED, number, b"no such game")
        elif self.manner == "lies":
            self.tell(DONE, number, b"no pickle")
        elif self.manner == "dies":
            os._exit(1)
        else:
            assert self.manner == "hangs"

    def drop(self, number: int) -> None:
        pass


class Choosy:
    """A bot that has an answer on Ray only; elsewhere it waits until somebody opens its pipe."""

    looks = listens = thinks = True

    def __init__(self, pipe: str) -> None:
        self.pipe = pipe

    def hear(self, event: object) -> None:
        pass

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        if THERE not in os.environ:
            Path(self.pipe).read_text()
            return ("here",)
        return ("there",)

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None

    def reason(self) -> None:
        return None


def main(told: str) -> None:
    os.environ[THERE] = "1"
    bridge = Stand(os.fdopen(os.dup(1), "wb"))
    bridge.manner, _, bridge.file = told.partition(":")
    if bridge.manner == "refuses":
        bridge.tell(AWAY, 0, b"the cluster is closed")
    else:
        bridge.tell(READY, 0, b"2")
    bridge.serve(sys.stdin.buffer)


if __name__ == "__main__":
    main(*sys.argv[1:])
