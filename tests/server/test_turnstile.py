"""Requests go in one by one, each address in its turn."""

from __future__ import annotations

import asyncio

from fabletop.server.turnstile import Turnstile
from tests.server.loop import complete


def test_each_address_has_one_let_in_after_another() -> None:
    async def work() -> list[str]:
        turnstile, entered = Turnstile(), []

        async def come(address: str) -> None:
            await turnstile.enter(address)
            entered.append(address)

        await asyncio.gather(*(come(address) for address in ("a", "a", "a", "a", "b", "c", "b")))
        assert not turnstile.waiting
        return entered

    assert ["a", "a", "b", "c", "a", "b", "a"] == complete(work())


def test_whoever_comes_alone_does_not_wait() -> None:
    async def work() -> None:
        turnstile = Turnstile()
        alone = turnstile.enter("a")
        try:
            alone.send(None)
        except StopIteration:
            return
        raise AssertionError("it waits")

    complete(work())


def test_whoever_went_away_is_not_waited_for() -> None:
    async def work() -> None:
        turnstile = Turnstile()
        await turnstile.enter("a")
        gone, there = (asyncio.ensure_future(turnstile.enter(address)) for address in "bc")
        await asyncio.sleep(0)
        gone.cancel()
        await there
        await turnstile.enter("d")

    complete(work())
