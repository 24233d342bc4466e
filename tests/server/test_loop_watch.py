"""Nothing holds the loop for longer than 5 ms: whoever does is told, and at play nobody does."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bench.attacks import strangers
from fabletop.server.figures import Figures
from fabletop.server.loop_watch import Watch
from tests.server.loop import complete
from tests.server.test_app import act, picture, run, sit
from tools.house import House, say

WATCHERS = 12
MOVES = 30
TRIALS = 8  # what is slow is so each time; a shared machine counts too much now and then


def work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_what_holds_the_loop_is_told_by_name() -> None:
    async def slow_step() -> None:
        await asyncio.sleep(0)
        work(0.02)
        await asyncio.sleep(0)

    async def whole() -> list[str]:
        watch = Watch(Figures())
        watch.begin()
        try:
            await asyncio.create_task(slow_step())
            asyncio.get_running_loop().call_soon(work, 0.02)
            await asyncio.to_thread(work, 0.02)
            await asyncio.sleep(0)
        finally:
            watch.end()
        await asyncio.create_task(slow_step())
        assert 2 == watch.figures.slow._value.get()
        return [what for what, _ in watch.slow]

    step, called = complete(whole())
    assert "slow_step" in step
    assert called.startswith("work")


@pytest.mark.slow
def test_at_play_and_under_attack_nothing_holds_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FABLETOP_WATCH_LOOP", "1")
    slow = slow_callbacks(tmp_path / "0")
    for number in range(1, TRIALS):
        if slow:
            slow &= slow_callbacks(tmp_path / str(number))
    assert set() == slow


def slow_callbacks(data: Path) -> set[str]:
    """What held the loop of a house that was played in and attacked."""
    house = House(data, strict=True, limits=("600", "20"))
    house.start()
    try:
        visit(house)
        run(house, play_and_watch(house))
        for attack in ("packs", "packed_records", "digits", "qr_codes_few", "sockets_few"):
            complete(ATTACKS[attack](house))
        chance = strangers.long_record(120_000)
        complete(strangers.at_once(house.port, strangers.REPLAY, [chance] * 2))
    finally:
        house.stop()
    lines = map(json.loads, (data / "log.jsonl").read_text().splitlines())
    return {line["what"] for line in lines if line["event"] == "slow callback"}


def visit(house: House) -> None:
    """Everything a page loads, and the figures."""
    for path in ("/", "/web/shell/app.js", "/web/vendor/fluent.js", "/api/games", "/worker.js"):
        request = urllib.request.Request(
            f"http://127.0.0.1:{house.port}{path}", headers={"accept-encoding": "gzip"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            assert "gzip" == answer.headers["content-encoding"]
            answer.read()


async def play_and_watch(house: House) -> None:
    """A game with people who watch; then it is looked back on, from all eyes."""
    code = house.make_table("cave", 2, timers="off")
    seats = [await sit(house, code, seat) for seat in range(2)]
    links, tokens = [link for link, _ in seats], [token for _, token in seats]
    watchers = [await house.connect(code) for _ in range(WATCHERS)]
    for link in watchers:
        await say(link, do="hello")
    await say(links[0], do="start")
    made = 0

    async def player(link: Any) -> None:
        nonlocal made
        answered = -1
        while (shown := await picture(link))["phase"] != "over":
            if shown["asked"] and shown["decision"] > answered:
                answered, made = shown["decision"], made + 1
                await say(link, do="why", seat=shown["seat"], action=["take", "L1R1C1"])
                await act(link, shown, f"{answered}")
            if made == MOVES:
                await say(links[0], do="end")

    await asyncio.gather(*(player(link) for link in links))
    await say(links[0], do="hello", tokens=tokens[:1])
    record = f"records/{(await picture(links[0]))['record']}"
    for path in (record, f"{record}/replay?from=0&to=60&eyes=all", f"tables/{code}/qr.svg"):
        url = f"http://127.0.0.1:{house.port}/api/{path}"
        (await asyncio.to_thread(urllib.request.urlopen, url, None, 30)).close()


async def qr_codes_few(house: House) -> None:
    body = json.dumps({"link": f"http://127.0.0.1:{house.port}/t/x#" + "y" * 240}).encode()
    told = await strangers.at_once(house.port, "/api/qr", [body] * 12)
    assert 12 == told["200"]


async def sockets_few(house: House) -> None:
    code = house.make_table("basra", 2)

    async def shout() -> None:
        link = await house.connect(code)
        for _ in range(100):
            await link.send('{"do":"hello"}')
        link.transport.write(b"\x89\x80\x00\x00\x00\x00" * 5000)
        await asyncio.wait_for(link.recv(), 20)

    await asyncio.gather(*(shout() for _ in range(10)))
    await house.hang_up()


def once(name: str) -> Callable[[House], Coroutine[Any, Any, Any]]:
    """An attack of the bench, one round of it."""

    async def attack(house: House) -> None:
        await strangers.ATTACKS[name](house.port, 0.0)

    return attack


ATTACKS: dict[str, Callable[[House], Coroutine[Any, Any, Any]]] = {
    **{name: once(name) for name in ("packs", "packed_records", "digits")},
    "qr_codes_few": qr_codes_few,
    "sockets_few": sockets_few,
}
