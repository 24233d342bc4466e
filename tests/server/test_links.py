"""A connection whose reader is slow: answers to it count for more than what others say."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fabletop.core.game import Json
from fabletop.server.net.links import MOST_REPLIES, Link
from fabletop.server.table.effects import Reply, Send
from tests.server.loop import complete


class Wire:
    """Where a link writes, and who listens to it."""

    def __init__(self) -> None:
        self.written: list[Any] = []
        self.notes: list[str] = []
        self.heard: list[bytes] = []
        self.link = Link(self, "a", "red-lamp-100", 20.0, self)

    def write_text(self, data: bytes) -> None:
        self.written.append(json.loads(data))

    def hang_up(self) -> None:
        self.notes.append("hang up")

    def go_on(self) -> None:
        self.notes.append("go on")

    def hear(self, link: Link, data: bytes) -> None:
        self.heard.append(data)

    def full(self, link: Link) -> None:
        self.notes.append("full")

    def drained(self, link: Link) -> None:
        self.notes.append("drained")


def filled(*messages: Json) -> list[Json]:
    """What waits after all that was pushed to a line that is full."""
    wire = Wire()
    wire.link.fill()
    for message in messages:
        wire.link.push(Reply("a", message))
    assert [] == wire.written
    waiting = list(wire.link.replies)
    wire.link.drain()
    assert waiting == wire.written
    assert ["full", "drained"] == wire.notes
    return waiting


def test_an_answer_is_not_lost_in_other_peoples_talk() -> None:
    answer: Json = {"is": "allowed", "id": "mine"}
    said: Json = {"is": "said", "seat": 1}
    waiting = filled(answer, *[said] * (3 * MOST_REPLIES))
    assert MOST_REPLIES == len(waiting)
    assert answer == waiting[0]


def test_answers_that_nobody_reads_are_kept_up_to_a_number() -> None:
    answers: list[Json] = [{"is": "refused", "id": str(n)} for n in range(3 * MOST_REPLIES)]
    assert answers[-MOST_REPLIES:] == filled(*answers)


def test_what_was_made_before_the_line_was_full_still_goes_out() -> None:
    wire = Wire()
    wire.link.fill()
    wire.link.push(Send("a", {"set": {"decision": 2}}))
    assert [{"set": {"decision": 2}}] == wire.written


def test_a_line_that_is_full_again_while_it_drains_keeps_the_rest() -> None:
    wire = Wire()
    wire.link.fill()
    for number in range(3):
        wire.link.push(Reply("a", {"is": "said", "n": number}))
    write = wire.write_text

    def write_and_fill(data: bytes) -> None:
        write(data)
        wire.link.fill()

    wire.write_text = write_and_fill  # type: ignore[method-assign]
    wire.link.drain()
    assert 1 == len(wire.written)
    assert [1, 2] == [reply["n"] for reply in wire.link.replies]
    assert "drained" not in wire.notes


def test_one_message_is_heard_at_a_time_in_the_order_they_came() -> None:
    async def work() -> None:
        wire = Wire()
        for message in (b"1", b"2", b"3"):
            wire.link.queue(message)
        assert [] == wire.heard
        await asyncio.sleep(0)
        for heard in ([b"1"], [b"1", b"2"], [b"1", b"2", b"3"]):
            assert heard == wire.heard
            assert "go on" not in wire.notes
            wire.link.free()
            await asyncio.sleep(0)
        assert ["go on"] == wire.notes

    complete(work())
