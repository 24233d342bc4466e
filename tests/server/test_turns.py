"""One thing at a time at a table, in the order it came."""

from __future__ import annotations

import asyncio

from fabletop.server.turns import Turn, Turns
from tests.server.loop import complete


def test_whoever_comes_to_a_free_table_is_served_at_once() -> None:
    turn, done = Turn(), list[str]()
    turn.take(lambda: done.append("a"))
    assert (["a"], True) == (done, turn.busy)


def test_others_wait_in_the_order_they_came() -> None:
    async def work() -> None:
        turn, done = Turn(), list[str]()
        for name in "abc":
            turn.take(lambda name=name: done.append(name))  # type: ignore[misc]
        for so_far in (["a"], ["a", "b"], ["a", "b", "c"]):
            assert so_far == done
            turn.end()
            assert so_far == done, "others have a turn before the next"
            await asyncio.sleep(0)
        assert not turn.busy

    complete(work())


def test_something_longer_has_the_table_for_itself() -> None:
    async def work() -> None:
        turns, done = Turns(), list[str]()

        async def alone(name: str) -> None:
            async with turns.alone("t"):
                done.append(f"{name} begins")
                await asyncio.sleep(0)
                done.append(f"{name} ends")

        await asyncio.gather(alone("a"), alone("b"))
        assert ["a begins", "a ends", "b begins", "b ends"] == done
        assert set() == turns.busy()
        turns.forget("t")
        assert {} == turns.of

    complete(work())


def test_whoever_is_gone_when_the_turn_comes_does_not_keep_the_table() -> None:
    async def work() -> None:
        turns = Turns()
        turn = turns.at("t")
        turn.take(lambda: None)

        async def wait() -> None:
            async with turns.alone("t"):
                raise AssertionError("it was cancelled")

        waiting = asyncio.ensure_future(wait())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        turn.end()
        await asyncio.sleep(0)
        assert not turn.busy

    complete(work())


def test_a_table_that_is_busy_is_not_forgotten() -> None:
    turns = Turns()
    turns.at("t").take(lambda: None)
    turns.forget("t")
    assert {"t"} == turns.busy()
