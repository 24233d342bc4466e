"""A game that is carried from a device to a server and back, and files that are no such game."""

from __future__ import annotations

import copy
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fabletop.core import record as records
from fabletop.core.record import Damaged
from fabletop.server.carrying import unpack
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
from tools.house import House

File = dict[str, Any]
Tamper = Callable[[File], object]


async def carried(key: str = "cave") -> tuple[File, Screen]:
    """A game in its middle, as a file, and the page that played it."""
    house = await open_device(MemoryCabinet())
    address, screen = await sit_down(house, key)
    await screen.until(lambda shown: shown["phase"] == "play" and shown["decision"] > 5)
    tokens = list(screen.player.tokens.values())
    file = await ask(house, "POST", f"/api/tables/{address}/carry", {"tokens": tokens})
    refused = await answer(house, "POST", f"/api/tables/{address}/carry", {"tokens": tokens[:1]})
    assert (403, "not-your-seat") == (refused.status, json.loads(refused.body)["code"])
    kill(house)
    return file, screen


@pytest.fixture(scope="module")
def file() -> File:
    with pytest.MonkeyPatch.context() as patch:
        return complete(patch, carried)[0]


@pytest.mark.parametrize("key", ["cave", "aladin", "basra", "tom_thumb"])
def test_a_game_goes_on_where_it_is_carried(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        file, before = await carried(key)
        house = await open_device(MemoryCabinet())
        made = await ask(house, "POST", "/api/carried", file)
        player = before.player
        player.tokens, player.pending, player.highest, player.heard = made["tokens"], {}, -1, -1
        screen = Screen(house, player)
        await screen.come(made["address"])
        shown = await screen.until(lambda shown: shown["phase"] == "play")
        assert file["record"]["players"] == [chair["name"] for chair in shown["chairs"]]
        over = await screen.until(is_over)
        told = await ask(house, "GET", f"/api/records/{over['evening'][-1]['record']}")
        record = records.load(told)
        assert file["record"]["seal"] == record.seal
        assert file["record"]["moves"] == told["moves"][: len(file["record"]["moves"])]

    complete(monkeypatch, play)


def sealed(file: File) -> File:
    """With chain and checksum that fit, as a forger makes them."""
    body = {name: each for name, each in file["record"].items() if name not in ("chain", "check")}
    return {**file, "record": records.seal(body)}


def change_move(file: File) -> None:
    file["record"]["moves"][2]["action"] = ["take", "L9R9C9"]


def change_chance(file: File) -> None:
    size, answer = file["record"]["chance"][0]
    file["record"]["chance"][0] = [size, (answer + 1) % size]


TAMPERINGS: dict[str, Tamper] = {
    "no file": lambda file: file.clear(),
    "another format": lambda file: file.update({"fabletop-table": 2}),
    "no record": lambda file: file.update(record=None),
    "no key": lambda file: file["record"].update(key=None),
    "another key": lambda file: file["record"].update(key="00" * 32),
    "a short key": lambda file: file["record"].update(key="00"),
    "no such game": lambda file: file["record"].update(game="none"),
    "other rules": lambda file: file["record"].update(version=0),
    "a base": lambda file: file["record"].update(
        base={"moves": 0, "shift": 0, "asked_together": 0, "state": {}, "events": []}
    ),
    "a move against the rules": change_move,
    "chance that is not the key's": change_chance,
    "moves of nobody": lambda file: file["record"]["moves"][1].update(seat=9),
    "no such option": lambda file: file["record"]["options"].update(none=1),
    "too few chairs": lambda file: file["chairs"].pop(),
    "no chairs": lambda file: file.update(chairs={}),
    "two of a name": lambda file: file["chairs"][0].update(name=file["chairs"][1]["name"]),
    "a hidden name": lambda file: file["chairs"][0].update(name="\u202eAda"),
    "no name": lambda file: file["chairs"][0].update(name=None),
    "two of a colour": lambda file: file["chairs"][0].update(colour=file["chairs"][1]["colour"]),
    "no such colour": lambda file: file["chairs"][0].update(colour=77),
    "no such bot": lambda file: file["chairs"][0].update(bot="none"),
    "a bot that thinks for long": lambda file: file["chairs"][0].update(bot="ismcts:99999ms"),
    "a chair that is no chair": lambda file: file["chairs"].__setitem__(0, 1),
    "a flag that is none": lambda file: file["chairs"][0].update(left="yes"),
    "a clock that is none": lambda file: file["chairs"][0]["help"].update(time="never"),
    "an end that is none": lambda file: file.update(ended=1),
}


@pytest.mark.parametrize("what", list(TAMPERINGS))
def test_a_file_that_was_tampered_with_is_refused(what: str, file: File) -> None:
    assert unpack(file)
    forged = copy.deepcopy(file)
    TAMPERINGS[what](forged)
    with pytest.raises(Damaged):
        unpack(sealed(forged) if isinstance(forged.get("record"), dict) else forged)


def test_a_record_whose_checksum_does_not_fit_is_refused(file: File) -> None:
    forged = copy.deepcopy(file)
    forged["record"]["players"][0] = "Somebody"
    with pytest.raises(Damaged):
        unpack(forged)


def test_nothing_of_the_other_house_is_believed(file: File) -> None:
    """What a table is besides its game is made anew."""
    more = {**file, "latch": "0" * 13, "evening": [1], "watching": 7, "stood": {}, "manners": {}}
    kept = unpack(more).kept
    assert ([], 0) == (kept["evening"], kept["watching"])
    assert "0" * 13 != kept["latch"]
    assert kept["latch"] != unpack(more).kept["latch"]


def post(house: House, path: str, body: bytes) -> tuple[int, Any]:
    request = urllib.request.Request(f"http://127.0.0.1:{house.port}{path}", body)
    try:
        with urllib.request.urlopen(request, timeout=60) as told:
            return told.status, json.load(told)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


@pytest.mark.slow
def test_a_server_takes_a_game_and_gives_it_back_to_those_who_hold_its_chairs(
    house: House, file: File
) -> None:
    status, made = post(house, "/api/carried", json.dumps(file).encode())
    assert 201 == status, made
    seen = house.get(f"/api/tables/{made['address']}")
    assert ("cave", "play") == (seen["game"], seen["phase"])
    where, tokens = f"/api/tables/{made['address']}/carry", list(made["tokens"].values())
    assert (403, "not-your-seat") == code_of(post(house, where, b"{}"))
    assert (400, "bad-message") == code_of(post(house, where, b"[]"))
    unknown = "/api/tables/red-lamp-100-0123456789abc/carry"
    assert (404, "no-such-table") == code_of(post(house, unknown, b"{}"))
    status, back = post(house, where, json.dumps({"tokens": tokens}).encode())
    assert 200 == status
    moves = len(file["record"]["moves"])
    assert file["record"]["moves"] == back["record"]["moves"][:moves]
    assert unpack(back)


def code_of(told: tuple[int, Any]) -> tuple[int, str]:
    return told[0], told[1]["code"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-message"),
        (b"{}", 422, "damaged"),
        (b"[" * 50 + b"]" * 50, 422, "out-of-bounds"),
    ],
)
def test_a_server_refuses_what_is_no_game(
    house: House, body: bytes, status: int, code: str
) -> None:
    assert (status, code) == code_of(post(house, "/api/carried", body))


@pytest.mark.slow
def test_games_are_taken_as_often_as_tables_are_made(tmp_path: Path, file: File) -> None:
    strict = House(tmp_path, limits=("1", "1000"), strict=True)
    strict.start()
    try:
        body = json.dumps(file).encode()
        assert 201 == post(strict, "/api/carried", body)[0]
        assert (429, "too-many-tables") == code_of(post(strict, "/api/carried", body))
    finally:
        strict.stop()
