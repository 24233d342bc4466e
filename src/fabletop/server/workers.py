"""Several servers of one machine on one port: a parent that starts them, and starts them again.

They share nothing but the port and the database. The parent serves nobody. If a server ends by
itself, another takes its place; if the parent is told to stop, it tells them and waits; if the
parent is gone, they stop.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

PAUSE = 1.0  # seconds before a server that ended at once is started again

log = structlog.get_logger()


class Workers:
    """The servers of one machine."""

    def __init__(self, count: int, run: Callable[[int], None]) -> None:
        self.count, self.run = count, run
        self.started: dict[int, tuple[int, float]] = {}  # by process: which one it is, and since
        self.stops = False
        self.life, self.held = os.pipe()  # the other end closes when the parent is gone

    def serve(self) -> None:
        """Until this process is told to stop."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self.stop)
        for number in range(self.count):
            self.start(number)
        while self.started:
            try:
                ended, status = os.wait()
            except InterruptedError:
                continue
            number, began = self.started.pop(ended)
            if not self.stops:
                log.error("a server ended", process=ended, status=status)
                time.sleep(max(0.0, began + PAUSE - time.monotonic()))
                self.start(number)

    def start(self, number: int) -> None:
        """The server of this number, for the first time or again."""
        if self.stops:
            return
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            self.be_server(number)
        self.started[child] = number, time.monotonic()

    def be_server(self, number: int) -> None:
        """In the new process; it never comes back from here."""
        code = 1
        try:
            os.setpgid(0, 0)  # Ctrl+C reaches the parent alone, which tells us once
            for name in (signal.SIGINT, signal.SIGTERM):
                signal.signal(name, signal.SIG_DFL)
            os.close(self.held)
            threading.Thread(target=self.outlive_nobody, daemon=True).start()
            self.run(number)
            code = 0
        finally:
            os._exit(code)

    def outlive_nobody(self) -> None:
        os.read(self.life, 1)  # nothing is ever written: this ends when the parent does
        os.kill(os.getpid(), signal.SIGTERM)

    def stop(self, *_: object) -> None:
        self.stops = True
        for child in list(self.started):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)
