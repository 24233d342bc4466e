"""What strangers bring, and what takes long: read, checked and answered, ready to be sent.

A server lets processes of their own do this (`processes/worker_tasks.py`). A browser that plays
alone does it itself.
"""

from __future__ import annotations

import gzip
import traceback
from collections.abc import Callable, Mapping

import msgspec

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
from fabletop.server.carrying import unpack
from fabletop.server.table.effects import no, refused
from fabletop.server.table.messages import encode

MOST_FAULTS = 20  # of a pack, told at once
WORTH_PACKING = 2000  # bytes
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


def take_table(task: Task, body: bytes) -> Told:
    """A game that is carried here from another house: checked, as it will be kept."""
    check_json(body)
    carried = unpack(msgspec.json.decode(body))
    return Answer(200), encode({"kept": carried.kept, "moves": carried.moves})


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
    import segno  # only for those who draw

    code = segno.make(body.decode(), error="m")
    svg = code.svg_inline(border=2, dark="#2b2233", light="#f6ead2")
    named = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Answer(200, SVG), named.encode()


TASKS: Mapping[str, Callable[[Task, bytes], Told]] = {
    one.__name__: one
    for one in (
        take_pack,
        show_pack,
        take_table,
        replay_file,
        replay_own,
        show_record,
        draw_qr,
    )
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
