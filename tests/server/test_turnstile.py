"""Requests go in one by one, each address in its turn."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path

import pytest

from bench.attacks.disasters import opened
from fabletop.server.net.turnstile import GAP, Turnstile
from tests.server.loop import complete
from tools.house import House

pytestmark = pytest.mark.slow  # servers in processes of their own


def test_each_address_has_one_let_in_after_another() -> None:
    async def work() -> list[str]:
        turnstile, entered = Turnstile(), list[str]()
        for address in ("a", "a", "a", "a", "b", "c", "b"):
            turnstile.enter(address, partial(entered.append, address))
        assert ["a"] == entered, "whoever comes first does not wait"
        while len(entered) < 7:
            await asyncio.sleep(GAP)
        assert not turnstile.waiting
        return entered

    assert ["a", "a", "b", "c", "a", "b", "a"] == complete(work())


async def say_at_once(house: House, *pieces: bytes) -> list[str]:
    """Bytes over one line; the statuses of all answers, until it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0)
    told = (await reader.read()).decode()
    writer.close()
    return re.findall(r"HTTP/1\.1 (\d+)", told)


def test_requests_sent_ahead_and_in_pieces_are_all_answered(tmp_path: Path) -> None:
    one = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    post = b"POST /api/knock HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"
    with opened(tmp_path) as house:
        fine, wrong = "200", "400"
        assert [fine] * 30 == complete(say_at_once(house, one * 29 + last))
        assert [fine, wrong, fine] == complete(say_at_once(house, one + post + last))
        bytewise = [bytes([byte]) for byte in one + post + last]
        assert [fine, wrong, fine] == complete(say_at_once(house, *bytewise))
