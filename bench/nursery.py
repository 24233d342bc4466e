"""A process that has the server imported and forks one when told: a restart takes no time.

Each line it is told is the arguments of one server, as JSON. It says the number of the new process,
and `dead` when that has ended. If whoever told it goes, it takes its servers and their bots along:
give it a session of its own.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from typing import IO

from websockets.asyncio.client import ClientConnection

from tools.house import House

SERVING = """
import json, os, signal, sys, threading
import fabletop.server.serve
from fabletop.cli import main

out = os.fdopen(os.dup(1), "w")
sys.stdout = open(os.devnull, "w")

def tell_the_end(child):
    os.waitpid(child, 0)
    print("dead", file=out, flush=True)

for line in sys.stdin:
    child = os.fork()
    if child == 0:
        os.close(0)
        try:
            main(json.loads(line))
        finally:
            os._exit(0)
    print(child, file=out, flush=True)
    threading.Thread(target=tell_the_end, args=(child,), daemon=True).start()
os.killpg(0, signal.SIGKILL)
"""


def open_nursery(
    errors: IO[bytes] | None = None,
    prefix: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
) -> subprocess.Popen[str]:
    """A new nursery; `prefix` is the command that starts its command."""
    return subprocess.Popen(
        [*prefix, sys.executable, "-c", SERVING],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True,
        env=environment, start_new_session=True,
    )  # fmt: skip


def close_nursery(nursery: subprocess.Popen[str]) -> None:
    """With all its servers."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(nursery.pid, signal.SIGKILL)
    nursery.wait()


class NurseryHouse(House):
    """A house whose server is forked from a process that has it imported."""

    def open(self) -> None:
        self.nursery = open_nursery(self.stderr.open("wb") if self.stderr else None)

    def start(self) -> None:
        assert self.nursery.stdin
        self.nursery.stdin.write(json.dumps(self.arguments()) + "\n")
        self.nursery.stdin.flush()
        self.child = int(self.said())
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                self.get("/health")
                return
            time.sleep(0.005)
        raise RuntimeError("the server does not start")

    def said(self) -> str:
        assert self.nursery.stdout
        return self.nursery.stdout.readline()

    def kill(self) -> None:
        """Returns when it is dead: its port and its folder are free."""
        os.kill(self.child, signal.SIGKILL)
        self.said()

    def forget(self, link: ClientConnection) -> None:
        self.links.remove(link)

    def close(self) -> None:
        close_nursery(self.nursery)
