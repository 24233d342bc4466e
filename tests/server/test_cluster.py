"""Several servers in processes of their own on one PostgreSQL: any of them takes any connection."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
import tomllib
import urllib.request
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from fabletop.server.disk.postgres import LEASE
from tests.packs.packs import EXAMPLES
from tests.samples import sampled
from tests.server.loop import complete
from tests.server.test_app import act, http_error, picture, play_on, refusal, run, sit
from tools.house import House, code_of, hear, say
from tools.postgres import Postgres

pytestmark = pytest.mark.slow  # servers in processes of their own

Pair = tuple[House, House]
RESTARTS = 1012  # the code with which a server that stops closes connections


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    """Two servers on one database."""
    url = postgres.new_database()
    one, other = (House(tmp_path / name, more=["--database", url]) for name in ("one", "other"))
    one.start()
    other.start()
    yield one, other
    for house in (one, other):
        assert house.process
        if house.process.poll() is None:
            house.stop()
    assert [[], []] == [one.errors(), other.errors()]


def at_both(pair: Pair, work: Coroutine[Any, Any, None]) -> None:
    """Do something at two servers, and hang up at both."""

    async def whole() -> None:
        try:
            await work
        finally:
            await pair[1].hang_up()

    run(pair[0], whole())


async def wall_up_hatches(pair: Pair) -> None:
    """As if each were on a machine of its own."""
    connection = await asyncpg.connect(pair[0].more[1])
    for row in await connection.fetch("select hatch from servers"):
        Path(row[0]).unlink()
    await connection.close()


async def come_back(house: House, address: str, token: str) -> Any:
    """A page that comes back until it has a picture; that picture and its connection."""
    deadline = time.monotonic() + 60  # seconds: beside other work a new server takes long
    heard: list[str] = []
    while time.monotonic() < deadline:
        try:
            link = await house.connect(address)
            await say(link, do="hello", tokens=[token])
            while (message := await hear(link))["is"] not in ("table", "refused"):
                pass
            if message["is"] == "table":
                return link, message
            heard.append(str(message))
        except (OSError, EOFError, WebSocketException) as error:  # a TimeoutError is an OSError
            heard.append(repr(error))
        await asyncio.sleep(0.1)
    raise AssertionError(f"nobody has the table: {heard[:3]}, then {heard[-3:]}")


@pytest.mark.parametrize("way", sampled(["handed over", "relayed"], "relayed"))
def test_people_at_two_servers_play_at_one_table(pair: Pair, way: str) -> None:
    one, _ = pair
    if way == "relayed":
        complete(wall_up_hatches(pair))

    async def game() -> None:
        address = one.make_table("cave", 2, timers="off", variant="lamp")
        links = [(await sit(house, address, seat))[0] for seat, house in enumerate(pair)]
        await say(links[1], do="start")
        last: list[Any] = []

        async def player(link: Any) -> None:
            answered = None
            while (shown := await picture(link))["phase"] != "over":
                if shown["choices"] and shown["decision"] != answered:
                    answered = shown["decision"]
                    await act(link, shown, f"{answered}")
            last.append(shown)

        await asyncio.gather(*map(player, links))
        assert last[0]["outcome"] == last[1]["outcome"]
        records = [house.record(last[0]["record"]) for house in pair]
        assert records[0] == records[1]
        assert last[0]["key"] == records[1]["key"]

    at_both(pair, game())


def test_a_connection_that_was_handed_over_outlives_the_server_that_took_it(pair: Pair) -> None:
    one, other = pair

    async def play() -> None:
        address = one.make_table("cave", 2, timers="off")
        links = [(await sit(house, address, seat))[0] for seat, house in enumerate(pair)]
        other.kill()
        await say(links[1], do="start")
        assert 20 == await play_on(links, 20)

    at_both(pair, play())


def test_a_wrong_address_is_refused_everywhere(pair: Pair) -> None:
    one, other = pair
    address = one.make_table("cave", 2)
    code = code_of(address)
    assert "cave" == other.get(f"/api/tables/{address}")["game"]
    assert (404, "no-such-table") == http_error(other, f"/api/tables/{code}-0000000000000")

    async def look() -> None:
        link = await other.connect(f"{code}-0000000000000")
        await say(link, do="hello")
        assert "no-such-table" == (await hear(link))["code"]

    at_both(pair, look())


def test_a_pack_brought_to_one_server_is_played_at_the_other(pair: Pair) -> None:
    one, other = pair
    pack = EXAMPLES[0].read_text("utf-8")
    game = tomllib.loads(pack)["game"]

    async def choose() -> None:
        address = one.make_table(game, 3)
        link, _ = await sit(one, address, 0)
        request = urllib.request.Request(
            f"http://127.0.0.1:{other.port}/api/packs", pack.encode(), method="POST"
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            brought = json.load(answer)
        await say(link, do="pack", id=brought["id"])
        while ((await picture(link))["pack"] or {}).get("id") != brought["id"]:
            pass
        await say(link, do="pack", id="0123456789abcdef")
        assert "no-such-pack" == (await refusal(link))["code"]

    at_both(pair, choose())


def test_what_a_stranger_says_of_a_client_is_not_believed(pair: Pair) -> None:
    from websockets.asyncio.client import connect

    one, other = pair
    address = one.make_table("cave", 2)

    async def look() -> None:
        url = f"ws://127.0.0.1:{other.port}/ws/{address}"
        headers = {"x-fabletop-for": "10.1.2.3 " + 64 * "0"}
        async with connect(url, additional_headers=headers) as link:
            await say(link, do="hello")
            assert "table" == (await hear(link))["is"]

    complete(look())


def test_a_server_is_killed_and_its_tables_go_on_elsewhere(pair: Pair) -> None:
    one, other = pair

    async def play() -> None:
        address = one.make_table("cave", 2, timers="off")
        seats = [await sit(house, address, seat) for seat, house in enumerate(pair)]
        await say(seats[0][0], do="start")
        made = await play_on([link for link, _ in seats], 20)
        assert 20 == made
        one.kill()
        await one.hang_up()
        began = asyncio.get_running_loop().time()
        again = [await come_back(other, address, token) for _, token in seats]
        assert asyncio.get_running_loop().time() - began < LEASE + 10  # beside other work
        for (link, _), (_, token) in zip(again, seats, strict=True):
            await say(link, do="hello", tokens=[token])
        assert 20 == await play_on([link for link, _ in again], 20)

    at_both(pair, play())


def test_a_server_that_is_stopped_hands_its_tables_over(pair: Pair) -> None:
    one, other = pair

    async def play() -> None:
        address = one.make_table("cave", 2, timers="off")
        seats = [await sit(house, address, seat) for seat, house in enumerate(pair)]
        await say(seats[0][0], do="start")
        assert 10 == await play_on([link for link, _ in seats], 10)
        stopping = asyncio.create_task(asyncio.to_thread(one.stop))
        for link, _ in seats:
            await hear_all(link)
            assert RESTARTS == link.close_code
        assert await owner_of(one.more[1], code_of(address)) is None  # before anybody comes back
        link, shown = await come_back(other, address, seats[0][1])
        assert "play" == shown["phase"]
        assert [True, True] == [chair["online"] for chair in shown["chairs"]]  # expected back
        while (await picture(link))["chairs"][1]["online"]:
            pass  # until it has been too long
        await stopping

    at_both(pair, play())


async def owner_of(url: str, code: str) -> int | None:
    """The server that has a table, by the database."""
    connection = await asyncpg.connect(url)
    try:
        query = "select servers.id from tables join servers on servers.id = owner where code = $1"
        found: int | None = await connection.fetchval(query, code)
        return found
    finally:
        await connection.close()


def test_what_is_said_to_a_server_that_stops_counts_once(pair: Pair) -> None:
    """A page says it again at the next server if it was not confirmed."""
    one, other = pair

    async def play() -> None:
        address = one.make_table("cave", 2, timers="off", first_player="seat:0")
        seats = [await sit(one, address, seat) for seat in range(2)]
        await say(seats[0][0], do="start")
        while not (shown := await picture(seats[0][0]))["choices"]:
            pass
        stopping = asyncio.create_task(asyncio.to_thread(one.stop))
        for number in range(200):  # the same act, all the while the server stops
            with suppress(ConnectionClosed):
                await act(seats[0][0], shown, "once")
            if number % 20 == 0:
                await asyncio.sleep(0)
        heard = await hear_all(seats[0][0])
        assert not [message for message in heard if message["is"] == "refused"]
        link, _ = await come_back(other, address, seats[0][1])
        await act(link, shown, "once")
        while "once" not in (await picture(link))["done"]:
            pass
        await stopping

    at_both(pair, play())


async def hear_all(link: Any) -> list[Any]:
    """Everything that still comes, until the connection is closed."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(await hear(link))
    return heard


@pytest.mark.long
def test_a_server_that_slept_too_long_finds_its_tables_elsewhere(pair: Pair) -> None:
    one, other = pair

    async def play() -> None:
        address = one.make_table("cave", 2, timers="off", first_player="seat:0")
        seats = [await sit(one, address, seat) for seat in range(2)]
        await say(seats[0][0], do="start")
        while not (shown := await picture(seats[0][0]))["choices"]:
            pass
        assert one.process
        one.process.send_signal(signal.SIGSTOP)
        link, now = await come_back(other, address, seats[0][1])
        await act(link, now, "first")  # the other server writes this move
        while "first" not in (await picture(link))["done"]:
            pass
        one.process.send_signal(signal.SIGCONT)
        with pytest.raises(ConnectionClosed):
            await insist(seats[0][0], shown, "stale")
        _, last = await come_back(one, address, seats[0][1])  # passed on to the other
        assert now["decision"] < last["decision"]

    at_both(pair, play())
    one.data.joinpath("log.jsonl").write_text("")  # it told of the tables it lost


async def insist(link: Any, shown: Any, name: str) -> None:
    """Say something that must never be acknowledged."""
    await act(link, shown, name)
    while True:
        assert name not in (await picture(link))["done"]


def test_while_the_database_is_away_tables_say_so_and_then_go_on(tmp_path: Path) -> None:
    postgres = Postgres()
    postgres.start()
    house = House(tmp_path, more=["--database", postgres.new_database()])
    house.start()

    async def play() -> None:
        address = house.make_table("cave", 2, timers="off", first_player="seat:0")
        seats = [await sit(house, address, seat) for seat in range(2)]
        await say(seats[0][0], do="start")
        while not (shown := await picture(seats[0][0]))["choices"]:
            pass
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await act(seats[0][0], shown, "early")
        while (message := await hear(seats[0][0]))["is"] != "refused":
            assert "early" not in message.get("done", [])
        assert "not-saved" == message["code"]
        await asyncio.to_thread(postgres.start)
        link, now = await come_back(house, address, seats[0][1])
        assert shown["decision"] == now["decision"]  # nothing was made of it
        await act(link, now, "late")
        while "late" not in (await picture(link))["done"]:
            pass

    try:
        run(house, play())
    finally:
        house.kill()
        postgres.remove()


@pytest.fixture
def workers(tmp_path: Path, postgres: Postgres) -> Iterator[House]:
    """Two workers at one port."""
    house = House(tmp_path, more=["--database", postgres.new_database(), "--workers", "2"])
    house.start()
    yield house
    assert house.process
    if house.process.poll() is None:
        house.kill()


async def play_again(house: House, address: str, tokens: Sequence[str], moves: int) -> None:
    """Pages come back and play on, as often as a server leaves them: a busy one may be late with
    its lease, and ends its connections then."""
    made = 0
    while made < moves:
        links = [(await come_back(house, address, token))[0] for token in tokens]
        with suppress(ConnectionClosed):
            for link, token in zip(links, tokens, strict=True):
                await say(link, do="hello", tokens=[token])
            made += await play_on(links, moves - made)


def test_workers_share_a_port_and_one_that_dies_is_replaced(workers: House) -> None:
    house = workers
    assert house.process
    first = children(house.process.pid)
    assert 2 == len(first)

    async def play() -> None:
        address = house.make_table("cave", 2, timers="off")
        seats = [await sit(house, address, seat) for seat in range(2)]
        await say(seats[0][0], do="start")
        assert 10 == await play_on([link for link, _ in seats], 10)
        for child in first:  # one after the other: the table moves twice
            os.kill(child, signal.SIGKILL)
            await play_again(house, address, [token for _, token in seats], 5)

    run(house, play())
    now = children(house.process.pid)
    assert 2 == len(now)
    assert not set(first) & set(now)
    house.stop()
    assert not [child for child in now if Path(f"/proc/{child}").exists()]


def test_workers_do_not_outlive_their_parent(workers: House) -> None:
    assert workers.process
    left = children(workers.process.pid)
    workers.kill()
    deadline = time.monotonic() + 20
    while [child for child in left if Path(f"/proc/{child}").exists()]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
