"""The house on one device: whole games, restarts, records, what is kept before it is shown."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from fabletop.core import record as records
from fabletop.core.replay import check_fairness, replay
from fabletop.games import game_of
from tests.device.company import (
    MemoryCabinet,
    Screen,
    answer,
    ask,
    complete,
    is_over,
    kill,
    open_device,
    sit_down,
)

# On one device people judge recitals; other sittings of that game want many devices.
SITTINGS = [
    ("cave", 0), ("cave", 2), ("open_sesame", 2), ("aladin", 0), ("aladin", 2), ("tom_thumb", 0),
    ("tom_thumb", 2), ("basra", 0), ("basra", 2),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("key", "which"), SITTINGS)
def test_a_whole_game_with_a_restart_in_the_middle_passes_every_check(
    key: str, which: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        cabinet = MemoryCabinet()
        house = await open_device(cabinet)
        address, screen = await sit_down(house, key, which)
        await screen.until(lambda shown: shown["phase"] == "play" and shown["decision"] > 8)
        kill(house)  # the tab is closed, and nothing more is heard of it

        house = await open_device(cabinet)
        again = Screen(house, screen.player)
        await again.come(address, again=min(2, len(screen.player.acknowledged)))
        over = await again.until(is_over)
        assert [] == screen.player.forgotten
        assert [] == screen.player.went_back

        token = over["evening"][-1]["record"]
        told = await ask(house, "GET", f"/api/records/{token}")
        record = records.load(told)
        check_fairness(record)
        whole = replay(game_of(record.game, record.pack), record)
        assert not whole.game.actors(whole.s)
        frames = await ask(house, "GET", f"/api/records/{token}/replay?from=0&to=5&eyes=watch")
        assert frames["moves"] == len(record.moves)
        assert 5 == len(frames["frames"])

    complete(monkeypatch, play)


def test_nothing_is_shown_before_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        cabinet = MemoryCabinet()
        house = await open_device(cabinet)
        _, screen = await sit_down(house, "cave")
        await screen.until(lambda shown: shown["phase"] == "play" and shown["decision"] > 3)
        begun, gate = asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            begun.set()
            await gate.wait()

        cabinet.on_write = hold
        await begun.wait()
        heard, kept = len(screen.heard), len(cabinet.stores["moves"])
        await asyncio.sleep(30)
        assert (heard, kept) == (len(screen.heard), len(cabinet.stores["moves"]))
        gate.set()
        await screen.until(lambda shown: len(screen.heard) > heard)
        assert len(cabinet.stores["moves"]) > kept

    complete(monkeypatch, play)


def test_what_cannot_be_kept_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        cabinet = MemoryCabinet()
        house = await open_device(cabinet)
        address, screen = await sit_down(house, "cave")
        await screen.until(lambda shown: shown["phase"] == "play" and shown["decision"] > 3)
        code = address.rpartition("-")[0]
        cabinet.broken = True
        moves = len(cabinet.stores["moves"])
        await screen.until(lambda shown: screen.player.refusals["not-saved"] > 0)
        assert moves == len(cabinet.stores["moves"])
        cabinet.broken = False
        await screen.until(is_over)
        assert house.lobby.rooms[code].phase.name == "over"

    complete(monkeypatch, play)


def test_the_same_people_play_again_and_the_evening_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        cabinet = MemoryCabinet()
        house = await open_device(cabinet)
        address, screen = await sit_down(house, "cave")
        first = await screen.until(is_over)
        screen.queue(b'{"do":"again"}')
        await screen.until(lambda shown: shown["phase"] == "lobby")
        await screen.until(is_over)
        house = await open_device(cabinet)
        (entry,) = await ask(house, "GET", "/api/tables")
        assert (entry["address"], entry["games"]) == (address, 1)
        token = first["evening"][-1]["record"]
        assert records.load(await ask(house, "GET", f"/api/records/{token}"))

    complete(monkeypatch, play)


def test_tables_are_listed_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        cabinet = MemoryCabinet()
        house = await open_device(cabinet)
        address, screen = await sit_down(house, "basra")
        await screen.until(lambda shown: shown["phase"] == "play")
        made = await ask(house, "POST", "/api/tables", {"game": "cave", "seats": 3, "options": {}})
        listed = await ask(house, "GET", "/api/tables")
        assert {address, made["address"]} == {one["address"] for one in listed}
        by_game = {one["game"]: one for one in listed}
        assert ("play", "lobby") == (by_game["basra"]["phase"], by_game["cave"]["phase"])
        await ask(house, "DELETE", f"/api/tables/{address}")
        assert [made["address"]] == [
            one["address"] for one in await ask(house, "GET", "/api/tables")
        ]
        assert "no-such-table" == screen.heard[-1]["code"]
        code = address.rpartition("-")[0]
        left = [name for name, rows in cabinet.stores.items() if any(code in key for key in rows)]
        assert [] == left

    complete(monkeypatch, play)


@pytest.mark.parametrize(
    ("method", "where", "body", "status", "code"),
    [
        ("POST", "/api/tables", {"game": "none", "seats": 3}, 422, "no-such-game"),
        ("POST", "/api/tables", [], 400, "bad-message"),
        ("GET", "/api/tables/red-lamp-100-0123456789abc", None, 404, "no-such-table"),
        ("DELETE", "/api/tables/red-lamp-100-0123456789abc", None, 404, "no-such-table"),
        ("GET", "/api/records/red-lamp-100.0.x", None, 404, "no-such-record"),
        ("POST", "/api/replay?from=0&to=1", {"fabletop": 1}, 422, "damaged"),
        ("POST", "/api/carried", {"fabletop-table": 1}, 422, "damaged"),
        ("POST", "/api/knock", {"code": "red-lamp-100"}, 404, "no-such-table"),
    ],
)
def test_what_a_server_refuses_a_device_refuses(
    method: str,
    where: str,
    body: Any,
    status: int,
    code: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        house = await open_device(MemoryCabinet())
        told = await answer(house, method, where, body)
        assert (status, code) == (told.status, json.loads(told.body)["code"])

    complete(monkeypatch, play)


def test_what_is_no_message_is_refused_and_the_line_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        house = await open_device(MemoryCabinet())
        _, screen = await sit_down(house, "cave")
        await screen.until(lambda shown: shown["phase"] == "play")
        for data in (b"{", b"[]", b'{"do":"act"}', b"x" * 5000):
            screen.queue(data)
        await screen.until(is_over)
        assert 3 <= screen.player.refusals["bad-message"]
        assert 1 == screen.player.refusals["too-long"]

    complete(monkeypatch, play)
