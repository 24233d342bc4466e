"""A connection whose reader is slow: answers to it count for more than what others say."""

from __future__ import annotations

from typing import Any

from fabletop.core.game import Json
from fabletop.server.net.links import MOST_REPLIES, Link
from fabletop.server.table.effects import Reply
from tests.server.loop import complete


def filled(*messages: Json) -> list[Json]:
    """What waits after all that was pushed."""

    async def send(message: Any) -> None:
        raise AssertionError("nobody reads")

    async def work() -> list[Json]:
        link = Link(send, "a", "red-lamp-100", 20.0, lambda picture: None)
        for message in messages:
            link.push(Reply("a", message))
        return list(link.replies)

    return complete(work())


def test_an_answer_is_not_lost_in_other_peoples_talk() -> None:
    answer: Json = {"is": "allowed", "id": "mine"}
    said: Json = {"is": "said", "seat": 1}
    waiting = filled(answer, *[said] * (3 * MOST_REPLIES))
    assert MOST_REPLIES == len(waiting)
    assert answer == waiting[0]


def test_answers_that_nobody_reads_are_kept_up_to_a_number() -> None:
    answers: list[Json] = [{"is": "refused", "id": str(n)} for n in range(3 * MOST_REPLIES)]
    assert answers[-MOST_REPLIES:] == filled(*answers)
