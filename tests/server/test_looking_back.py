"""A finished game over the wire: its record, its frames, and the next game at the same table."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.cli import main
from fabletop.core import record as records
from tests.server.test_app import act, http_error, picture, run, sit
from tools.house import House, code_of, say

pytestmark = pytest.mark.slow  # servers in processes of their own


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def evening(house: House) -> tuple[str, list[str]]:
    """A table whose first game is over, and whose second too; the third waits in the lobby."""
    address = house.make_table("cave", 2)

    async def two_games() -> list[str]:
        link = (await sit(house, address, 0))[0]
        await say(link, do="bot", seat=1, level="random")
        for number in range(2):
            await say(link, do="start")
            answered = -1
            while (shown := await picture(link))["phase"] != "over":
                if shown["asked"] and shown["decision"] > answered:
                    answered = shown["decision"]
                    await act(link, shown, f"{number}/{answered}")
            await say(link, do="again", game="")
            while (shown := await picture(link))["phase"] != "lobby":
                pass
        return [night["record"] for night in shown["evening"]]

    return address, run(house, two_games())


@pytest.fixture(scope="module")
def table(evening: tuple[str, list[str]]) -> str:
    """Its address."""
    return evening[0]


@pytest.fixture(scope="module")
def tokens(evening: tuple[str, list[str]]) -> list[str]:
    """What its only player got for the two games."""
    return evening[1]


def post(house: House, path: str, body: object) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{house.port}{path}", json.dumps(body).encode()
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def test_records_of_the_evening_can_be_verified(
    house: House, tokens: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [house.get(f"/api/records/{token}") for token in tokens]
    assert told[0]["key"] != told[1]["key"]
    for number, record in enumerate(told):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(record), "utf-8")
        main(["verify", str(path)])
        assert "True" in capsys.readouterr().out


def test_a_record_is_for_whoever_holds_its_token(
    house: House, table: str, tokens: list[str]
) -> None:
    code, first = code_of(table), tokens[0].rpartition(".")
    forged = [
        "", code, table, f"{code}.0", f"{code}.0.", f"{code}.1.{first[2]}", f"{code}.2.{first[2]}",
        f"{first[0]}.{first[2].swapcase()}", f"red-lamp-10.0.{first[2]}", f"{code}.９.x",
    ]  # fmt: skip
    for token in forged[1:]:
        path = f"/api/records/{urllib.parse.quote(token)}"
        assert (404, "no-such-record") == http_error(house, path)
        assert (404, "no-such-record") == http_error(house, path + "/replay?from=0&to=5")
    for gone in ("record", "replay", "record?game=0"):
        assert 404 == http_error(house, f"/api/tables/{table}/{gone}")[0]


def test_frames_from_every_pair_of_eyes(house: House, tokens: list[str]) -> None:
    path = f"/api/records/{tokens[0]}/replay?from=0&to=5&eyes="
    told = house.get(path + "all")
    assert [["watch", "0", "1"]] * 5 == [list(frame["views"]) for frame in told["frames"]]
    assert ["watch"] == list(house.get(path + "watch")["frames"][0]["views"])
    assert ["1"] == list(house.get(path + "1")["frames"][0]["views"])
    lobby = house.get(f"/api/records/{tokens[0]}")["colours"]
    assert lobby == told["colours"]
    assert 2 == len(set(lobby))
    for bad in ("9", "-1", "x", ""):
        assert (400, "bad-message") == http_error(house, path + bad)


def test_a_file_is_checked_before_it_is_shown(house: House, tokens: list[str]) -> None:
    record = house.get(f"/api/records/{tokens[0]}")
    path = "/api/replay?from=0&to=3&eyes=watch"
    assert 3 == len(post(house, path, record)["frames"])
    changed = json.loads(json.dumps(record))
    changed["moves"][3]["at"] += 1
    with pytest.raises(urllib.error.HTTPError) as no:
        post(house, path, changed)
    assert {"move": 4} == json.load(no.value)["args"]
    changed["moves"][3]["at"] -= 1
    changed["moves"][3]["action"] = ["take", "L1R3C3"]  # far below
    forged = {k: v for k, v in changed.items() if k not in ("chain", "check")}
    forged["chain"] = records.chain(forged)
    forged["check"] = records.checksum(forged)
    assert (422, "damaged") == http_error(house, path, json.dumps(forged).encode())
    for nonsense in (b"", b"{", b"[]", b"1", b'{"fabletop": 1}'):
        assert http_error(house, path, nonsense)[0] in (400, 422)


def test_the_next_game_waits_with_the_same_people(house: House, table: str) -> None:
    async def look() -> Any:
        link = await house.connect(table)
        await say(link, do="hello")
        return await picture(link)

    shown = run(house, look())
    assert ("lobby", ["Player 0", "Scheherazade"]) == (
        shown["phase"], [chair["name"] for chair in shown["chairs"]],
    )  # fmt: skip
    assert ["cave", "cave"] == [night["game"] for night in shown["evening"]]


def test_a_table_goes_on_after_a_restart_in_its_evening(
    house: House, table: str, tokens: list[str]
) -> None:
    house.kill()
    house.start()
    assert "lobby" == house.get(f"/api/tables/{table}")["phase"]
    assert house.get(f"/api/records/{tokens[1]}")["key"]


def test_a_link_becomes_a_code_only_if_it_is_ours(house: House) -> None:
    base = f"http://127.0.0.1:{house.port}"
    request = urllib.request.Request(
        f"{base}/api/qr", json.dumps({"link": f"{base}/t/red-lamp-10#move=x"}).encode()
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.read().startswith(b"<svg")
    for bad in (b"", b"{}", b'{"link": "http://elsewhere/t/x"}', b'{"link": 7}'):
        assert (400, "bad-message") == http_error(house, "/api/qr", bad)
