"""What a worker does: it reads and replays what strangers bring, in a process of its own.

A task comes in as bytes and goes out as an answer ready to be sent. The process has little memory
and little time for each; if that does not do, it ends, and nobody else notices.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import signal
import struct
import sys
from typing import BinaryIO

import msgspec
import segno  # noqa: F401  # so that the first code is drawn as fast as the next

from fabletop.games import GAMES, game_of
from fabletop.server.strangers import Task, do_task
from fabletop.server.table.messages import encode

LARGE = 64 * 2**20  # bytes: a worker that holds so much more than at its start ends
HEAD = struct.Struct(">II")


def held(field: int) -> int:
    """Bytes of this process: 0 for all it was promised, 1 for what it holds; 0 if nobody knows."""
    with contextlib.suppress(OSError), open("/proc/self/statm") as file:
        return int(file.read().split()[field]) * mmap.PAGESIZE
    return 0


def limit_memory(most: int) -> None:
    """No more than so much beyond what is held now; where the system can do that."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        most += held(0)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time(seconds: float) -> None:
    """The system ends this process when it has used so much more of a processor."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds + 1), hard))


def cpu() -> float:
    times = os.times()
    return times.user + times.system


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Task after task, until nobody asks any more."""
    start = held(1)
    while head := asked.read(HEAD.size):
        sizes = HEAD.unpack(head)
        task = msgspec.json.decode(asked.read(sizes[0]), type=Task)
        limit_time(task.seconds)
        began = cpu()
        answer, told = do_task(task, asked.read(sizes[1]))
        answer.cost = cpu() - began
        answer.last = held(1) > start + LARGE or answer.code == "too-much-work"
        spelt = encode(answer)
        answers.write(HEAD.pack(len(spelt), len(told)) + spelt + told)
        answers.flush()
        if answer.last:
            return


def main() -> None:
    """Worker, begin: it says when it is ready, and ends when its server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    for game in GAMES.values():
        game_of(game.key)
    limit_memory(int(sys.argv[1]))
    answers.write(b"!")
    answers.flush()
    serve(sys.stdin.buffer, answers)
