"""A real server and strangers at its doors: codes, addresses, tokens, foreign pages and names."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import sqlite3
from collections.abc import Iterator
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fabletop.core.refusals import Refusal
from fabletop.server import home as homes
from fabletop.server import house as houses
from fabletop.server.addresses import any_code
from fabletop.server.disk.store import open_store
from fabletop.server.net.limits import Limits
from fabletop.server.table.chairs import Manners
from tests.server.loop import complete
from tests.server.test_app import picture, refusal, run, sit
from tools.house import House, code_of, say

pytestmark = pytest.mark.slow  # servers in processes of their own

WRONG = "0" * 13


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"))
    house.start()
    yield house
    house.stop()


def ask(
    house: House, method: str, path: str, body: object = None, **headers: str
) -> tuple[int, Any, dict[str, str]]:
    """A request with any headers: status, what came, headers."""
    link = http.client.HTTPConnection("127.0.0.1", house.port, timeout=30)
    sent = None if body is None else json.dumps(body)
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    link.request(method, path, sent, told)
    answer = link.getresponse()
    text = answer.read().decode()
    link.close()
    return answer.status, json.loads(text) if text[:1] in "{[" else text, dict(answer.getheaders())


def address_of(name: str) -> str:
    """An address for a test."""
    return str(IPv4Address(crc32(name.encode())))


def knock(house: House, code: str, *tokens: str) -> tuple[int, Any]:
    """From an address of its own for each test: the server trusts a proxy on this machine."""
    who = address_of(os.environ["PYTEST_CURRENT_TEST"].partition("::")[2])
    told = ask(house, "POST", "/api/knock", {"code": code, "tokens": tokens}, x_forwarded_for=who)
    return told[0], told[1].get("address", told[1].get("code"))


# -- addresses


def test_a_wrong_address_is_answered_as_if_there_were_no_table(house: House) -> None:
    address = house.make_table("cave", 2)
    wrong = [f"{code_of(address)}-{WRONG}", f"{any_code()}-{WRONG}", code_of(address)]
    for rest in ("", "/qr.svg", "/pack"):
        answers = [ask(house, "GET", f"/api/tables/{one}{rest}")[:2] for one in wrong]
        assert answers[:1] * 3 == answers
        assert (404, "no-such-table") == (answers[0][0], answers[0][1]["code"])

    async def sockets() -> list[Any]:
        told = []
        for one in wrong:
            link = await house.connect(one)
            await say(link, do="hello")
            told.append(await refusal(link))
        return told

    told = run(house, sockets())
    assert told[:1] * 3 == told
    assert "no-such-table" == told[0]["code"]


def test_only_whoever_comes_in_brings_a_table_into_memory(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    address = house.make_table("cave", 2)
    house.kill()
    house.start()
    try:
        ask(house, "GET", f"/api/tables/{code_of(address)}-{WRONG}")
        ask(house, "POST", "/api/knock", {"code": code_of(address), "tokens": ["forged"]})
        assert 0 == house.get("/health")["tables"]
        assert "lobby" == house.get(f"/api/tables/{address}")["phase"]
        assert 0 == house.get("/health")["tables"], "to look is not to come in"
        run(house, sit(house, address, 0))
        assert 1 == house.get("/health")["tables"]
    finally:
        house.kill()


def test_the_log_never_holds_an_address(house: House) -> None:
    address = house.make_table("cave", 2)
    ask(house, "GET", f"/api/tables/{address}")
    log = (house.data / "log.jsonl").read_text()
    assert code_of(address) in log
    assert address not in log
    assert address.rpartition("-")[2] not in log


def test_a_table_of_an_older_version_is_found_by_its_people_at_one_lasting_address(
    tmp_path: Path,
) -> None:
    house = House(tmp_path)
    house.start()
    address = house.make_table("cave", 2)
    house.stop()
    disk = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    (text,) = disk.execute("select kept from tables").fetchone()
    kept = {name: value for name, value in json.loads(text).items() if name != "latch"}
    del kept["manners"]["door"], kept["watching"]
    disk.execute("update tables set code = 'ruby-lamp-42', kept = ?", (json.dumps(kept),))
    disk.close()
    found = []
    for _ in range(2):
        house.start()
        found.append(knock(house, "ruby-lamp-42"))
        assert "lobby" == house.get(f"/api/tables/{found[-1][1]}")["phase"]
        house.kill()
    assert found[0] == found[1]
    assert found[0][1].startswith("ruby-lamp-42-")
    assert address.rpartition("-")[2] not in found[0][1]


# -- knocking with a code


def test_a_code_opens_while_the_door_is_open(house: House) -> None:
    address = house.make_table("cave", 2)
    code = code_of(address)
    assert (200, address) == knock(house, code)

    async def close_and_open() -> str:
        link, token = await sit(house, address, 0)
        for name, on in (("door", False), ("door", True), ("locked", True)):
            await say(link, do="house", name=name, on=on)
            while (await picture(link))["house"][name] is not on:
                pass
            opened = await asyncio.to_thread(knock, house, code)
            assert ((200, address) if name == "door" and on else (404, "no-such-table")) == opened
        return token

    token = run(house, close_and_open())
    assert (200, address) == knock(house, code, "nonsense", token)
    other = code_of(house.make_table("cave", 2))
    assert (404, "no-such-table") == knock(house, code, "nonsense")
    assert (200, True) == ((told := knock(house, other, token))[0], told[1].startswith(other))


def test_a_start_closes_the_door_but_not_to_those_who_sit_there(house: House) -> None:
    address = house.make_table("cave", 2)

    async def start() -> list[str]:
        link, token = await sit(house, address, 0)
        await say(link, do="bot", seat=1, level="easy")
        await say(link, do="start")
        while (await picture(link))["phase"] != "play":
            pass
        watcher = await house.connect(address)
        await say(watcher, do="hello")
        return [token, (await picture(watcher))["tokens"]["watch"]]

    token, watch = run(house, start())
    assert (404, "no-such-table") == knock(house, code_of(address))
    assert (404, "no-such-table") == knock(house, code_of(address), watch)
    assert (200, address) == knock(house, code_of(address), watch, token)


def test_twenty_wrong_codes_an_hour_and_then_only_a_link_or_a_token_helps(house: House) -> None:
    address = house.make_table("cave", 2)
    _, token = run(house, sit(house, address, 0))
    for _ in range(30):
        assert (200, address) == knock(house, code_of(address))  # right ones do not count
    for _ in range(20):
        assert (404, "no-such-table") == knock(house, f"no-such-{WRONG[:3]}")
        assert (404, "no-such-table") == knock(house, "no code at all")  # nor what is none
    for code in ("no-such-100", code_of(address)):
        assert (429, "too-many-guesses") == knock(house, code)
    assert (200, address) == knock(house, code_of(address), token)
    assert "lobby" == house.get(f"/api/tables/{address}")["phase"]


def test_who_has_guessed_too_often_hears_how_long_to_wait(house: House) -> None:
    for _ in range(20):
        knock(house, "no-such-100")
    who = address_of(os.environ["PYTEST_CURRENT_TEST"].partition("::")[2])
    body = {"code": "no-such-100"}
    status, told, headers = ask(house, "POST", "/api/knock", body, x_forwarded_for=who)
    assert (429, 60) == (status, told["args"]["minutes"])
    assert 3500 < told["args"]["seconds"] <= 3600
    assert str(told["args"]["seconds"]) == headers["retry-after"]


@pytest.mark.parametrize("body", [{}, [], {"code": 7}, {"code": "x" * 41}, {"code": "x", "a": 1}])
def test_a_knock_that_is_none(house: House, body: object) -> None:
    assert (400, "bad-message") == ((told := ask(house, "POST", "/api/knock", body))[0],
                                    told[1]["code"])  # fmt: skip


def test_guesses_made_at_once_are_counted_all_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        house = houses.House(await open_store(tmp_path), Limits(guesses_an_hour=5))
        room = await house.make("cave", 2, {}, "")
        assert not isinstance(room, Refusal)
        room.table.manners = Manners(door=False)
        await house.store.save(room.code, room.keep())
        knocks = [house.entrance.knock(room.code, [], "203.0.113.9") for _ in range(40)]
        answers = [told for told in await asyncio.gather(*knocks) if isinstance(told, Refusal)]
        assert 5 == [told.code for told in answers].count("no-such-table")
        assert 35 == [told.code for told in answers].count("too-many-guesses")
        await house.thinkers.close()
        await house.store.close()

    complete(work())


def test_a_full_house_says_so_after_some_tries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = itertools.count()
    monkeypatch.setattr(homes, "any_code", lambda: f"red-lamp-{100 + 0 * next(tried)}")

    async def work() -> None:
        house = houses.House(await open_store(tmp_path), Limits())
        assert not isinstance(await house.make("cave", 2, {}, ""), Refusal)
        house.lobby.rooms.clear()  # it is on disk
        full = await house.make("cave", 2, {}, "")
        assert isinstance(full, Refusal)
        assert ("no-room", 1 + homes.CODES_TO_TRY) == (full.code, next(tried))
        await house.thinkers.close()
        await house.store.close()

    complete(work())


# -- foreign pages, foreign names


def test_another_sites_page_is_not_heard(house: House) -> None:
    body = {"game": "cave", "seats": 2}
    own = f"http://127.0.0.1:{house.port}"
    assert 201 == ask(house, "POST", "/api/tables", body, origin=own)[0]
    assert 201 == ask(house, "POST", "/api/tables", body, sec_fetch_site="same-origin")[0]
    for stranger in ("http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"):
        assert 403 == ask(house, "POST", "/api/tables", body, origin=stranger)[0]
    assert 403 == ask(house, "POST", "/api/tables", body, sec_fetch_site="cross-site")[0]
    assert 200 == ask(house, "GET", "/", origin="null", sec_fetch_site="cross-site")[0]  # a link


def test_a_socket_from_another_sites_page_is_refused(house: House) -> None:
    url = f"ws://127.0.0.1:{house.port}/ws/{house.make_table('cave', 2)}"

    async def work(origin: Any) -> int:
        try:
            async with connect(url, origin=origin, compression=None):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    own = f"http://127.0.0.1:{house.port}"
    stray = ["http://evil.example", "null"]
    assert [101, 403, 403] == [complete(work(origin)) for origin in (own, *stray)]


def test_a_name_that_is_not_ours_is_told_how_to_become_it(house: House) -> None:
    status, text, headers = ask(house, "GET", "/", host="evil.example:8000")
    assert (421, True) == (status, "--public https://evil.example" in text)
    assert "no-referrer" == headers["referrer-policy"]
    assert 421 == ask(house, "POST", "/api/tables", {}, host="127.0.0.1.nip.io")[0]
    for host in ("localhost", "laptop.local:8000", "[::1]:8000"):
        assert 200 == ask(house, "GET", "/", host=host)[0]


def test_a_public_house_answers_to_its_name_and_invites_there(tmp_path: Path) -> None:
    house = House(tmp_path, more=("--public", "https://play.example.org"))
    house.start()
    try:
        address = house.make_table("cave", 2)
        link = f"https://play.example.org/t/{address}"
        assert link == house.get(f"/api/tables/{address}")["link"]
        assert 200 == ask(house, "GET", "/", host="play.example.org")[0]
        origin = "https://play.example.org"
        assert 200 == ask(house, "POST", "/api/qr", {"link": f"{link}#move=x"}, origin=origin)[0]
        other = {"link": f"http://127.0.0.1:{house.port}/t/{address}"}
        assert 400 == ask(house, "POST", "/api/qr", other)[0]
        assert 421 == ask(house, "GET", "/", host="other.example.org")[0]
    finally:
        house.stop()
