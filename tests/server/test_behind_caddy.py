"""docs/hosting.md as it is: PostgreSQL, two servers as the systemd unit starts them, a real Caddy.

People play over https and wss; limits count their own addresses; servers are killed and restarted.
"""

from __future__ import annotations

import http.client
import json
import os
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.test_app import play_on, run, sit
from tests.server.test_cluster import come_back
from tests.test_deploy import PROGRAM, unit
from tools.caddy import WHAT_TO_INSTALL, Caddy
from tools.house import House, say
from tools.ports import free_port, short_port
from tools.postgres import Postgres

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("caddy") is None, reason=WHAT_TO_INSTALL),
]

NAME = "play.example.org"
TABLES = 3  # an hour
TABLE = json.dumps({"game": "cave", "seats": 2}).encode()


class Unit(House):
    """A server as deploy/fabletop@.service starts it; only its places are others."""

    def __init__(self, data: Path, port: int, database: str, options: str) -> None:
        super().__init__(data, port)
        self.database, self.options = database, options

    def arguments(self) -> list[str]:
        program, *words = shlex.split(unit("fabletop@.service")["ExecStart"])
        assert (PROGRAM, "$FABLETOP_OPTIONS") == (program, words.pop())
        places = {"%i": str(self.port), "/var/lib/fabletop": str(self.data)}
        places["${FABLETOP_DATABASE}"] = self.database
        for told, meant in places.items():
            words = [word.replace(told, meant) for word in words]
        return [*words, *self.options.split()]


class Site(House):
    """All of it, as people find it on the internet, from an address of theirs."""

    def __init__(self, caddy: Caddy, servers: tuple[Unit, Unit]) -> None:
        super().__init__(servers[0].data, caddy.port)
        self.caddy, self.servers = caddy, servers
        self.visitors = iter(f"127.0.0.{number}" for number in range(20, 250))

    def ask(
        self, path: str, body: bytes | None = None, visitor: str = "127.0.0.2", forged: str = ""
    ) -> tuple[int, Any]:
        line = Line(self, visitor)
        headers = {"Host": f"{NAME}:{self.port}", "Origin": f"https://{NAME}:{self.port}"}
        try:
            extra = {"X-Forwarded-For": forged} if forged else {}
            line.request("GET" if body is None else "POST", path, body, {**headers, **extra})
            answer = line.getresponse()
            text = answer.read()
        finally:
            line.close()
        return answer.status, json.loads(text) if text[:1] in (b"{", b"[") else text

    def make_table(self, game: str, seats: int, **options: object) -> str:
        body = json.dumps({"game": game, "seats": seats, "options": options}).encode()
        status, told = self.ask("/api/tables", body, next(self.visitors))
        assert 201 == status, told
        return str(told["address"])

    async def connect(self, address: str) -> ClientConnection:
        link = await connect(
            f"wss://{NAME}:{self.port}/ws/{address}",
            host="127.0.0.1", port=self.port, ssl=self.caddy.context(), server_hostname=NAME,
            origin=Origin(f"https://{NAME}:{self.port}"), local_addr=(next(self.visitors), 0),
            compression=None, max_size=None,
        )  # fmt: skip
        self.links.append(link)
        return link


class Line(http.client.HTTPSConnection):
    """A connection to the public name, whatever the DNS says."""

    def __init__(self, site: Site, visitor: str) -> None:
        super().__init__(NAME, site.port, timeout=60)
        self.context, self.visitor = site.caddy.context(), visitor

    def connect(self) -> None:
        line = socket.create_connection(("127.0.0.1", self.port), 60, (self.visitor, 0))
        self.sock: ssl.SSLSocket = self.context.wrap_socket(line, server_hostname=NAME)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """PostgreSQL as it is by default, two servers, and Caddy before them."""
    folder = tmp_path_factory.mktemp("site")
    postgres = Postgres(settings={})
    ports = free_port(), free_port()
    bases = [f"https://{name}:{ports[1]}" for name in (NAME, "localhost")]
    options = " ".join(f"--public {base}" for base in bases) + f" --tables-an-hour {TABLES}"
    postgres.start()
    url = postgres.new_database()
    one, other = (
        Unit(folder / "data", port, url, options) for port in (short_port(), short_port())
    )
    site = Site(Caddy(folder / "caddy", NAME, ports, (one.port, other.port)), (one, other))
    try:
        one.start()
        other.start()
        site.caddy.start()
        yield site
    finally:
        site.caddy.stop()
        for server in site.servers:
            if server.process and server.process.poll() is None:
                server.stop()
        postgres.remove()


def test_it_is_found_by_its_name_and_tells_no_figures(site: Site) -> None:
    status, told = site.ask("/health")
    assert (200, True) == (status, told["ok"])
    assert 404 == site.ask("/metrics")[0]
    assert 404 == site.ask("/api/doctor")[0]
    for server in site.servers:
        line = http.client.HTTPConnection("127.0.0.1", 10_000 + server.port, 30)
        line.request("GET", "/metrics")
        assert b"fabletop_tables " in line.getresponse().read()
        line.close()


def test_limits_count_visitors_and_not_the_proxy(site: Site) -> None:
    made = [site.ask("/api/tables", TABLE, "127.0.0.3")[0] for _ in range(40)].count(201)
    assert TABLES <= made <= 2 * TABLES, "each server may count by itself"
    assert 429 == site.ask("/api/tables", TABLE, "127.0.0.3")[0]
    assert 429 == site.ask("/api/tables", TABLE, "127.0.0.3", forged="9.9.9.9")[0]
    assert 201 == site.ask("/api/tables", TABLE, "127.0.0.4")[0]


def test_the_doctor_finds_nothing_wrong(site: Site) -> None:
    server = site.servers[0]
    words = [word for word in server.arguments()[1:] if NAME not in word]
    words.remove("--public")
    ran = subprocess.run(
        [sys.executable, "-m", "fabletop", "doctor", *words],
        capture_output=True, text=True, timeout=120,
        env={**os.environ, "SSL_CERT_FILE": str(site.caddy.root)},
    )  # fmt: skip
    assert 0 == ran.returncode, ran.stdout + ran.stderr
    assert f"wss works through https://localhost:{site.port}" in ran.stdout
    assert "visitors count by their own address (127.0.0.1)" in ran.stdout
    assert "the server knows that people come by https" in ran.stdout
    assert 2 == ran.stdout.partition("servers on this database: ")[2].partition("\n")[0].count("/")


def test_people_play_on_while_servers_are_killed_and_restarted(site: Site) -> None:
    async def play() -> None:
        address = site.make_table("cave", 2, timers="off")
        seats = [await sit(site, address, seat) for seat in range(2)]
        tokens = [token for _, token in seats]
        await say(seats[0][0], do="start")
        assert 10 == await play_on([link for link, _ in seats], 10)
        for server in site.servers:  # one after the other: the table moves
            server.kill()
            await play_again(address, tokens)
            server.start()
        for server in site.servers:  # a rolling restart
            assert server.process
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(60)
            await play_again(address, tokens)
            server.start()
        await play_again(address, tokens)

    async def play_again(address: str, tokens: list[str]) -> None:
        again = [await come_back(site, address, token) for token in tokens]
        for (link, _), token in zip(again, tokens, strict=True):
            await say(link, do="hello", tokens=[token])
        assert 3 == await play_on([link for link, _ in again], 3)

    run(site, play())
