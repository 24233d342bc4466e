"""A process beside the server that speaks with Ray.

Ray blocks while it connects, starts threads that do not end, and aborts the process when a cluster
is lost. None of that may happen to the tables, so it happens here. The server sends frames to
standard input and reads frames from standard output. When standard input ends, so does the process:
it never outlives its server. It passes packed bots on as bytes and unpacks none of them.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from concurrent.futures import Future
from functools import partial
from typing import IO, Any, NamedTuple

from fabletop import __version__
from fabletop.core.rulebook import NATIVE
from fabletop.server.processes.bot_processes import think
from fabletop.server.processes.ray_line import AWAY, DONE, FAILED, HEAD, READY, TASK
from fabletop.sim.checks import Slip
from fabletop.sim.many import start_ray

GREETING = 60.0  # seconds in which every machine of a cluster must say what it has
MOST_GREETED = 32  # processes of a cluster that are asked, and warmed up
LEAVING = 2.0  # seconds to say goodbye to a cluster


class Found(NamedTuple):
    """What a machine of the cluster has: "" if Fabletop is not installed."""

    version: str
    compiled: bool


class Bridge:
    """The connection to Ray, and the tasks that are there just now."""

    def __init__(self, out: IO[bytes]) -> None:
        self.out, self.lock = out, threading.Lock()
        self.begun: dict[int, Any] = {}
        self.ray: Any = None
        self.remote: Any = None

    def connect(self, address: str) -> None:
        """Reach the cluster, check it, and tell the server how many cores it has."""
        try:
            self.ray = start_ray(1, address)
            self.remote = self.ray.remote(max_retries=0)(think)
            self.tell(READY, 0, str(greet(self.ray)).encode())
        except Exception as error:  # Ray raises bare ones too
            self.tell(AWAY, 0, " ".join(str(error).split()).encode())

    def serve(self, source: IO[bytes]) -> None:
        """Pass tasks on until the server is gone."""
        while len(head := source.read(HEAD.size)) == HEAD.size:
            kind, number, length = HEAD.unpack(head)
            data = source.read(length)
            if kind == TASK:
                self.begin(number, data)
            else:
                self.drop(number)

    def begin(self, number: int, task: bytes) -> None:
        try:
            self.begun[number] = there = self.remote.remote(task)
            there.future().add_done_callback(partial(self.finish, number))
        except Exception as error:
            self.fail(number, error)

    def finish(self, number: int, there: Future[bytes]) -> None:
        self.begun.pop(number, None)
        try:
            self.tell(DONE, number, there.result())
        except BaseException as error:  # cancelled ones are none of `Exception`
            self.fail(number, error)

    def fail(self, number: int, error: BaseException) -> None:
        lines = str(error).strip().splitlines() or [type(error).__name__]
        self.tell(FAILED, number, lines[-1].encode())  # the first lines are Ray's traceback

    def drop(self, number: int) -> None:
        """Take a task back; it may be done by now."""
        there = self.begun.pop(number, None)
        try:
            if there is not None:
                self.ray.cancel(there)
        except Exception as error:
            self.fail(number, error)

    def tell(self, kind: bytes, number: int, data: bytes) -> None:
        with self.lock:
            try:
                self.out.write(HEAD.pack(kind, number, len(data)) + data)
                self.out.flush()
            except OSError:  # nobody listens any more: standard input ends, too
                return

    def leave(self) -> None:
        """Say goodbye, if the cluster lets us."""
        if self.ray:
            farewell = threading.Thread(target=self.ray.shutdown, daemon=True)
            farewell.start()
            farewell.join(LEAVING)


def greet(ray: Any) -> int:
    """The cores of a cluster, all of whose machines have our Fabletop. Raises Slip."""
    cores = int(ray.cluster_resources().get("CPU", 0))
    if not cores:
        raise Slip("the Ray cluster has no cores")
    look = ray.remote(scheduling_strategy="SPREAD")(look_around)
    asked = [look.remote() for _ in range(min(cores, MOST_GREETED))]
    try:
        found = {Found(*each) for each in ray.get(asked, timeout=GREETING)}
    except ray.exceptions.GetTimeoutError:
        raise Slip(f"the Ray cluster did not start a task within {GREETING:.0f} s") from None
    for each in found:
        compare(each)
    return cores


def look_around() -> tuple[str, bool]:
    """In a process of the cluster, which may lack Fabletop: it gets this function by value."""
    try:
        from fabletop import __version__
    except ImportError:
        return "", False
    try:
        from fabletop.bots import bot  # noqa: F401  # loaded now, so that no bot waits for it
        from fabletop.core.rulebook import NATIVE
        from fabletop.server.processes import bot_processes  # noqa: F401
    except ImportError:  # an older one; its version says so
        return __version__, False
    return __version__, NATIVE


def compare(found: Found) -> None:
    """Only the same Fabletop understands our bots. Raises Slip."""
    if not found.version:
        raise Slip("Fabletop is not installed on the Ray cluster")
    if found.version != __version__:
        raise Slip(f"the Ray cluster has Fabletop {found.version}, this server has {__version__}")
    if found.compiled != NATIVE:
        kinds = {True: "compiled", False: "not compiled"}
        raise Slip(
            f"Fabletop is {kinds[found.compiled]} on the Ray cluster and {kinds[NATIVE]} here"
        )


def main(address: str) -> None:
    """Serve one server until it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what Ray prints must not come between frames
    bridge = Bridge(out)
    threading.Thread(target=bridge.connect, args=(address,), daemon=True).start()
    bridge.serve(sys.stdin.buffer)
    bridge.leave()
    os._exit(0)  # threads of Ray may hang


if __name__ == "__main__":
    main(*sys.argv[1:])
