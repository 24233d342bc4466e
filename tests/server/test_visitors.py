"""Whose request it is, if proxies stand in between."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fabletop.server.net.visitors import LOOPBACK, Proxies, forwarded_in, read_hop, read_proxies
from tests.server.loop import complete
from tools.house import House

BOTH = read_proxies("127.0.0.1, 10.0.0.0/8,fd00::/8")


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "expected"),
    [
        (LOOPBACK, "127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        (LOOPBACK, "::1", ["2001:db8::7"], "2001:db8::7"),
        (LOOPBACK, "127.0.0.1", [], "127.0.0.1"),
        (LOOPBACK, "127.0.0.1", ["127.0.0.1"], "127.0.0.1"),
        (LOOPBACK, "127.0.0.2", ["1.2.3.4"], "127.0.0.2"),
        (LOOPBACK, "9.9.9.9", ["127.0.0.1"], "9.9.9.9"),
        (LOOPBACK, "127.0.0.1", ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        (LOOPBACK, "127.0.0.1", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        (LOOPBACK, "127.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
        (LOOPBACK, "127.0.0.1", ["[2001:db8::7]:5678"], "2001:db8::7"),
        (LOOPBACK, "::ffff:127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        (LOOPBACK, "127.0.0.1", ["::ffff:1.2.3.4"], "1.2.3.4"),
        (LOOPBACK, "127.0.0.1", ["1.2.3.4, unknown"], "127.0.0.1"),
        (LOOPBACK, "127.0.0.1", [""], "127.0.0.1"),
        (BOTH, "10.1.1.1", ["6.6.6.6, 1.2.3.4, 10.2.2.2"], "1.2.3.4"),
        (BOTH, "fd00::5", ["1.2.3.4,127.0.0.1"], "1.2.3.4"),
        (BOTH, "11.1.1.1", ["1.2.3.4"], "11.1.1.1"),
        (read_proxies("10.0.0.5"), "127.0.0.1", ["1.2.3.4"], "127.0.0.1"),
        (read_proxies("none"), "127.0.0.1", ["1.2.3.4"], "127.0.0.1"),
    ],
)
def test_the_visitor_is_the_last_hop_nobody_trusts(
    proxies: Proxies, peer: str, forwarded: list[str], expected: str
) -> None:
    assert expected == proxies.visitor(peer, forwarded)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", ""),
        ("proxy.example.org", "proxy.example.org"),
        ("10.0.0.5,", ""),
        ("10.0.0.5,10.0.0.1/8", "10.0.0.1/8"),
        ("1.2.3.4:80", "1.2.3.4:80"),
    ],
)
def test_what_is_no_network_is_refused(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"^{wrong}$"):
        read_proxies(text)


def test_an_odd_hop_is_none() -> None:
    odd = ["", "unknown", "1.2.3", "[1.2.3.4", "::1]", "1.2.3.4:x", "_hidden", "1.2.3.4 5.6.7.8"]
    assert [None] * len(odd) == [read_hop(text) for text in odd]


def test_headers_are_found_before_anybody_has_parsed_them() -> None:
    head = b"GET /x-forwarded-for: HTTP/1.1\r\nX-Forwarded-For: 1.2.3.4\r\nx-forwarded-for:5.6.7.8"
    body = b"\r\n\r\nx-forwarded-for: 6.6.6.6\r\n"
    assert ["1.2.3.4", "5.6.7.8"] == forwarded_in(head + body)
    assert ["1.2.3"] == forwarded_in(b"GET / HTTP/1.1\r\nX-Forwarded-For: 1.2.3"), "so far"
    assert [] == forwarded_in(b"")


# -- a real server behind two proxies, of which it trusts one

TRUSTED, STRANGE = "127.0.0.8", "127.0.0.9"
NARROW = (
    "requests_at_once=20,requests_a_second=0.01,lines=3,sockets_at_once=3,sockets_a_second=0.01"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    more = ["--limits", NARROW, "--trust-proxy", f"{TRUSTED}/32", "--public", "https://a.example"]
    house = House(tmp_path_factory.mktemp("data"), more=more, strict=True)
    house.start()
    yield house
    house.stop()


def ask(house: House, proxy: str, visitor: str, path: str = "/api/games") -> tuple[int, Any]:
    """A request that a proxy carries for somebody."""
    line = http.client.HTTPConnection("127.0.0.1", house.port, 30, source_address=(proxy, 0))
    try:
        line.request("GET", path, headers={"X-Forwarded-For": visitor, "Host": "a.example"})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read() or b"null")
    finally:
        line.close()


@pytest.mark.slow
def test_each_visitor_of_a_trusted_proxy_has_limits_of_their_own(house: House) -> None:
    told = [ask(house, TRUSTED, "1.1.1.1")[0] for _ in range(21)]
    assert [200] * 20 + [429] == told
    assert 200 == ask(house, TRUSTED, "1.1.1.2")[0]
    assert 429 == ask(house, TRUSTED, "6.6.6.6, 1.1.1.1")[0], "whatever the visitor has written"


@pytest.mark.slow
def test_nobody_else_chooses_who_they_are(house: House) -> None:
    told = [ask(house, STRANGE, f"2.2.2.{number}")[0] for number in range(21)]
    assert [200] * 20 + [429] == told
    assert 200 == ask(house, TRUSTED, "2.2.2.1")[0]


def begin(house: House, proxy: str, visitor: str) -> socket.socket:
    """A request whose body never comes; when this returns, the server is reading it."""
    head = (
        "POST /api/knock HTTP/1.1\r\nHost: a.example\r\nExpect: 100-continue\r\n"
        f"X-Forwarded-For: {visitor}\r\nContent-Length: 1000\r\n\r\n"
    )
    line = socket.create_connection(("127.0.0.1", house.port), 30, source_address=(proxy, 0))
    line.sendall(head.encode())
    assert line.recv(100).startswith(b"HTTP/1.1 100 "), "it wants the rest"
    return line


@pytest.mark.slow
def test_lines_of_a_trusted_proxy_count_for_its_visitors(house: House) -> None:
    lines = [begin(house, TRUSTED, "3.3.3.3") for _ in range(3)]
    assert 429 == ask(house, TRUSTED, "3.3.3.3")[0]
    others = [begin(house, TRUSTED, "3.3.3.4") for _ in range(3)]
    assert 200 == ask(house, TRUSTED, "3.3.3.5")[0]
    for line in (*lines, *others):
        line.close()


@pytest.mark.slow
def test_sockets_through_a_trusted_proxy_count_for_their_visitors(house: House) -> None:
    async def dial(proxy: str, visitor: str) -> int:
        url, headers = f"ws://127.0.0.1:{house.port}/ws/nowhere", {"X-Forwarded-For": visitor}
        try:
            async with connect(url, additional_headers=headers, local_addr=(proxy, 0)):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    async def work() -> None:
        assert [101, 101, 101, 429] == [await dial(TRUSTED, "4.4.4.4") for _ in range(4)]
        assert 101 == await dial(TRUSTED, "4.4.4.5")
        strange = [await dial(STRANGE, f"4.4.5.{number}") for number in range(4)]
        assert [101, 101, 101, 429] == strange

    complete(work())
