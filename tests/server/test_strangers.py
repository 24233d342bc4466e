"""A real server and strangers who want too much of it: a clear no, and nobody else notices.

The house has narrow limits; each test comes from an address of its own.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from bench.attacks.calm import family
from bench.attacks.strangers import DOTTED, HEAD
from fabletop.core.record import Record, dump
from fabletop.games import GAMES
from tests.server.test_app import picture, refusal, run
from tools.house import House, hear, say

pytestmark = pytest.mark.slow  # servers in processes of their own

NARROW = (
    "requests_at_once=40,requests_a_second=0.1,sockets=3,sockets_at_once=20,words_at_once=60,"
    "words_a_second=5,lines=6,bodies=2,body_seconds=0.7,packs_an_hour=2,replays_an_hour=6,"
    "large_bodies=2"
)
NINES = "9" * 20_000
hosts = (f"127.0.{number // 250 + 1}.{number % 250 + 1}" for number in count())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"), more=["--limits", NARROW], strict=True)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def address() -> str:
    return next(hosts)


Ask = Callable[..., tuple[int, Any]]


@pytest.fixture
def ask(house: House, address: str) -> Ask:
    """A request from this test's address: the status, and what was said."""

    def asked(
        path: str, body: bytes | None = None, headers: dict[str, str] | None = None, frm: str = ""
    ) -> tuple[int, Any]:
        source = (frm or address, 0)
        line = http.client.HTTPConnection("127.0.0.1", house.port, 30, source_address=source)
        try:
            line.request("GET" if body is None else "POST", path, body, headers or {})
            answer = line.getresponse()
            text = answer.read()
        finally:
            line.close()
        if answer.status in (429, 503) and b'"is"' in text:
            assert int(answer.headers["retry-after"]) > 0
        return answer.status, json.loads(text) if text[:1] in (b"{", b"[") else text.decode()

    return asked


def code_of(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["code"]


def table(ask: Ask) -> str:
    return str(ask("/api/tables", b'{"game": "cave", "seats": 2}', frm=next(hosts))[1]["address"])


def figure(house: House, name: str) -> float:
    """A number out of the metrics; 0 if nobody has counted it yet."""
    line = http.client.HTTPConnection("127.0.0.1", house.port, 30)
    line.request("GET", "/metrics")
    rows = [row.split() for row in line.getresponse().read().decode().splitlines()]
    line.close()
    return next((float(row[-1]) for row in rows if row[0] == name), 0.0)


# -- bombs


def test_a_key_of_many_parts_is_told_by_its_line(ask: Ask) -> None:
    fault = {"line": 1, "code": "parts", "args": {"most": 8}}
    assert (422, {"faults": [fault]}) == ask("/api/packs", DOTTED)


def test_the_same_in_a_record_is_no_record(ask: Ask) -> None:
    body = dump(Record("cave", GAMES["cave"].about.version, 2, {}, (), pack=DOTTED.decode()))
    told = ask("/api/replay?from=0&to=60", json.dumps(body).encode())
    assert (422, "damaged") == code_of(told)


def test_numbers_of_many_digits(ask: Ask) -> None:
    status, told = ask("/api/packs", f"{HEAD}x = {NINES}\n".encode())
    assert (422, [(5, "digits")]) == (
        status, [(fault["line"], fault["code"]) for fault in told["faults"]],
    )  # fmt: skip
    told = ask("/api/replay?from=0&to=60", f'{{"fabletop": 1, "version": {NINES}}}'.encode())
    assert (422, "out-of-bounds") == code_of(told)
    assert {"what": "digits", "most": 18} == told[1]["args"]
    body = f'{{"game": "cave", "seats": {NINES[:3000]}}}'.encode()
    assert (400, "bad-message") == code_of(ask("/api/tables", body))
    for rest in ("", f"/replay?to={NINES[:2000]}"):
        path = f"/api/records/x.{NINES[:4000]}.y{rest}"
        assert (404, "no-such-record") == code_of(ask(path))
    with_frames = json.dumps(dump(Record("cave", GAMES["cave"].about.version, 2, {}, ()))).encode()
    told = ask(f"/api/replay?from=1&to={NINES[:7000]}", with_frames)
    assert (400, "bad-message") == code_of(told)


def test_a_worker_that_is_killed_is_replaced(house: House, ask: Ask) -> None:
    code = table(ask)
    assert house.process
    assert 200 == ask(f"/api/tables/{code}/qr.svg")[0]
    _, *others = family(house.process.pid)
    for pid in others:
        os.kill(pid, signal.SIGKILL)
    assert ask(f"/api/tables/{code}/qr.svg")[0] in (200, 422)
    assert 200 == ask(f"/api/tables/{code}/qr.svg")[0]


# -- too many


def test_too_many_requests(ask: Ask) -> None:
    answers = [ask("/health")[0] for _ in range(41)]
    assert [200] * 40 + [429] == answers
    assert (429, "too-fast") == code_of(ask("/"))
    assert 200 == ask("/health", frm=next(hosts))[0]


def test_too_many_packs_and_records(ask: Ask) -> None:
    answers = [ask("/api/packs", b"x")[0] for _ in range(3)]
    assert [422, 422, 429] == answers
    assert (429, "too-many-packs") == code_of(ask("/api/packs", b"x"))
    answers = [ask("/api/replay", b"{}")[0] for _ in range(4)]
    assert [422, 422, 422, 429] == answers
    assert (429, "too-many-replays") == code_of(ask("/api/replay", b"{}"))


async def open_socket(house: House, code: str, address: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{house.port}/ws/{code}"
    link = await connect(url, compression=None, local_addr=(address, 0))
    house.links.append(link)
    return link


def test_too_many_sockets_are_turned_away_and_come_back(
    house: House, ask: Ask, address: str
) -> None:
    code = table(ask)

    async def work() -> None:
        links = [await open_socket(house, code, address) for _ in range(3)]
        with pytest.raises(InvalidStatus) as turned_away:
            await open_socket(house, code, address)
        answer = turned_away.value.response
        assert (429, "too-fast") == (answer.status_code, json.loads(answer.body)["code"])
        assert int(answer.headers["retry-after"]) > 0
        await links[0].close()
        while True:
            try:
                last = await open_socket(house, code, address)
                break
            except InvalidStatus:  # the server has not heard of it yet
                await asyncio.sleep(0.01)
        await say(last, do="hello")
        assert "lobby" == (await picture(last))["phase"]
        assert "lobby" == await phase_for(house, code)

    run(house, work())


async def phase_for(house: House, code: str) -> str:
    """What somebody from elsewhere sees."""
    calm = await open_socket(house, code, next(hosts))
    await say(calm, do="hello")
    return str((await picture(calm))["phase"])


def test_all_sockets_of_an_address_have_one_purse(house: House, ask: Ask, address: str) -> None:
    code = table(ask)

    async def work() -> None:
        links = [await open_socket(house, code, address) for _ in range(3)]
        for link in links:
            await say(link, do="hello")
        for link in links:
            while (await picture(link))["watchers"] < 3:
                pass
        heard = []
        for number in range(6):
            await say(links[number % 3], do="hello")
            heard.append((await hear(links[number % 3]))["is"])
        assert 3 == heard.index("refused"), "60 tokens, a hello costs ten"
        for _ in range(7):  # tokens come back meanwhile, where the machine is slow
            await say(links[0], do="hello")
        assert "too-fast" == (await refusal(links[0]))["code"]
        assert "lobby" == await phase_for(house, code)

    run(house, work())


def test_a_flood_of_pings_waits(house: House, ask: Ask, address: str) -> None:
    code = table(ask)
    before = figure(house, 'fabletop_limited_total{limit="words"}')

    async def work() -> None:
        rude = await open_socket(house, code, address)
        ping = b"\x89\x80\x00\x00\x00\x00"
        rude.transport.write(ping * 5000)
        assert "lobby" == await phase_for(house, code)
        while figure(house, 'fabletop_limited_total{limit="words"}') == before:
            await asyncio.sleep(0.01)

    run(house, work())


def test_a_message_in_many_pieces_arrives_whole(house: House, ask: Ask, address: str) -> None:
    code = table(ask)

    async def work() -> None:
        link = await open_socket(house, code, address)
        await link.send('{"do":"hello","since":' + " " * 4000 + "1}")
        assert "lobby" == (await picture(link))["phase"]
        await link.send('{"do":"hello","since":' + " " * 60000 + "1}")
        assert "too-long" == (await refusal(link))["code"]
        await link.send(iter(['{"do":', '"hello"', "}"]))
        assert "lobby" == (await picture(link))["phase"]

    run(house, work())


# -- half a letter


def begin(house: House, address: str, head: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", house.port), 20, source_address=(address, 0))
    line.sendall(head)
    return line


def first_line(line: socket.socket) -> str:
    """What comes back; nothing if the other side hangs up."""
    with line, line.makefile("rb") as file:
        try:
            return file.readline().decode().strip()
        except ConnectionResetError:
            return ""


LETTER = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n{"


def test_a_body_that_never_ends_is_given_up(house: House, address: str) -> None:
    letter = LETTER.replace(b"replay", b"tables") % 1000
    lines = [begin(house, address, letter) for _ in range(3)]
    answers = sorted(first_line(line) for line in lines)
    slow, fast = "HTTP/1.1 408 Request Timeout", "HTTP/1.1 429 Too Many Requests"
    assert [slow, slow, fast] == answers
    assert slow == first_line(begin(house, address, letter)), "the places are free again"


def test_large_bodies_wait_for_a_place(house: House) -> None:
    rest = b" " * 100_000
    lines = [begin(house, next(hosts), LETTER % 1_000_000 + rest) for _ in range(4)]
    answers = [first_line(line) for line in lines]
    assert set(answers) <= {"HTTP/1.1 408 Request Timeout", "HTTP/1.1 503 Service Unavailable"}
    assert 2 <= answers.count("HTTP/1.1 408 Request Timeout")


def test_a_body_that_says_it_is_too_long_is_not_read(house: House, address: str) -> None:
    assert first_line(begin(house, address, LETTER % 2_000_001)).startswith("HTTP/1.1 413 ")
    assert first_line(begin(house, address, LETTER % 10**30)).startswith("HTTP/1.1 400 ")


@pytest.mark.parametrize("head", [b"", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nX: y"])
def test_headers_that_never_end_are_given_up(house: House, address: str, head: bytes) -> None:
    assert "" == first_line(begin(house, address, head))


def test_headers_that_are_too_long(house: House, address: str) -> None:
    head = b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 10_000 + b"\r\n"
    assert first_line(begin(house, address, head)) in ("HTTP/1.1 400 Bad Request", "")


def test_so_many_lines_from_one_address(house: House, ask: Ask, address: str) -> None:
    lines = [begin(house, address, b"GET") for _ in range(6)]
    assert "" == first_line(begin(house, address, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"))
    assert 200 == ask("/health", frm=next(hosts))[0]
    for line in lines:
        line.close()


# -- for those who run it


def test_metrics_are_for_this_machine_only(house: House, ask: Ask) -> None:
    assert 200 == ask("/metrics", frm="127.0.0.1")[0]
    assert 404 == ask("/metrics")[0]
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert 404 == ask("/metrics", headers={header: "127.0.0.1"}, frm="127.0.0.1")[0]
    ask("/api/packs", b"x")
    assert figure(house, 'fabletop_tasks_total{task="take_pack"}') > 0
