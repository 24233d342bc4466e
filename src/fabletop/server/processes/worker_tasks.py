"""What a worker does: it reads and replays what strangers bring, in a process of its own.

A task comes in as bytes and goes out as an answer ready to be sent. The process has little memory
and little time for each; if that does not do, it ends, and nobody else notices.
"""

from __future__ import annotations

import contextlib
import gzip
import mmap
import os
import signal
import struct
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import BinaryIO

import msgspec
import segno

from fabletop.bounds import Beyond, check_json
from fabletop.core import record as records
from fabletop.core.record import Damaged, Record
from fabletop.core.refusals import Refusal
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES, game_of
from fabletop.lookback import look_back
from fabletop.packs.edition import game_of_pack
from fabletop.packs.pack import Wrong, read_pack
from fabletop.packs.wording import spell_pack
from fabletop.server.table.effects import no, refused
from fabletop.server.table.messages import encode

MOST_FAULTS = 20  # of a pack, told at once
WORTH_PACKING = 2000  # bytes
LARGE = 64 * 2**20  # bytes: a worker that holds so much more than at its start ends
HEAD = struct.Struct(">II")
JSON, SVG = "application/json", "image/svg+xml"


class Task(msgspec.Struct):
    """What is to be done; the body comes after it, as it is."""

    do: str
    query: dict[str, str] = {}
    gzip: bool = False  # whether the answer may be packed
    seconds: float = 5.0  # of a processor


class Answer(msgspec.Struct):
    """What came of it, ready to be sent; its body comes after it."""

    status: int
    kind: str = JSON
    packed: bool = False
    code: str = ""  # of a refusal
    fault: str = ""  # what went wrong here, for the log
    cost: float = 0.0  # seconds of a processor
    last: bool = False  # this worker ends now


Told = tuple[Answer, bytes]


def refuse(refusal: Refusal, status: int) -> Told:
    return Answer(status, code=refusal.code), encode(refused(refusal, None))


# -- the tasks


def take_pack(task: Task, body: bytes) -> Told:
    """A pack somebody brings: what is in it, or all that is wrong with it, line by line."""
    text = body.decode()
    try:
        game_of_pack(text)
    except Wrong as wrong:
        faults = [fault.spell() for fault in wrong.faults[:MOST_FAULTS]]
        return Answer(422), encode({"faults": faults})
    return Answer(201), encode(read_pack(text).spell())


def show_pack(task: Task, body: bytes) -> Told:
    return Answer(200), encode(spell_pack(body.decode()))


def replay_file(task: Task, body: bytes) -> Told:
    """A record somebody brings: it is checked as `fabletop verify` does, then shown."""
    check_json(body)
    record = records.load(msgspec.json.decode(body))
    if record.key is not None:
        check_fairness(record)
    if record.game in GAMES and task.query.get("from") == "0":
        replay(game_of(record.game, record.pack), record)
    return looked_back(task.query, record)


def replay_own(task: Task, body: bytes) -> Told:
    """A record the house has kept itself."""
    return looked_back(task.query, records.load(records.seal(msgspec.json.decode(body))))


def show_record(task: Task, body: bytes) -> Told:
    return Answer(200), encode(records.seal(msgspec.json.decode(body)))


def looked_back(query: Mapping[str, str], record: Record) -> Told:
    """Some frames of a record, from some eyes."""
    first, last = (number(query.get(name, "0")) for name in ("from", "to"))
    eyes = eyes_of(query.get("eyes", "watch"), record.seats)
    if record.game not in GAMES or first is None or last is None or eyes is None:
        return refuse(no("bad-message"), 400)
    game = game_of(record.game, record.pack)
    return Answer(200), encode(look_back(game, record, first, last, eyes))


def number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 7 else None


def eyes_of(text: str, seats: int) -> list[int | None] | None:
    """Whose eyes: "all", "watch", or a seat."""
    if text == "all":
        return [None, *range(seats)]
    if text == "watch":
        return [None]
    seat = number(text)
    return [seat] if seat is not None and seat < seats else None


def draw_qr(task: Task, body: bytes) -> Told:
    code = segno.make(body.decode(), error="m")
    svg = code.svg_inline(border=2, dark="#2b2233", light="#f6ead2")
    named = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Answer(200, SVG), named.encode()


TASKS: Mapping[str, Callable[[Task, bytes], Told]] = {
    one.__name__: one
    for one in (take_pack, show_pack, replay_file, replay_own, show_record, draw_qr)
}


def do_task(task: Task, body: bytes) -> Told:
    """A task, whatever comes of it."""
    try:
        answer, told = TASKS[task.do](task, body)
    except Beyond as beyond:
        return refuse(no("out-of-bounds", what=beyond.what, most=beyond.most), 422)
    except Damaged as damage:
        return refuse(no("damaged", move="none" if damage.move is None else damage.move), 422)
    except Wrong:
        return refuse(no("damaged", move=0), 422)
    except (ValueError, RecursionError):
        return refuse(no("bad-message"), 400)
    except MemoryError:
        return refuse(no("too-much-work"), 422)
    except Exception:  # no rulebook has to expect what a forger makes up
        answer, told = refuse(no("damaged", move="none"), 422)
        answer.fault = traceback.format_exc()
        return answer, told
    if task.gzip and len(told) >= WORTH_PACKING:
        answer.packed, told = True, gzip.compress(told, 6, mtime=0)
    return answer, told


# -- the process


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
