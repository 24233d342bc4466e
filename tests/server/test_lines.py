"""Round trips over real sockets: pings that clients answer by themselves, delayed on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from types import SimpleNamespace, TracebackType
from typing import Any, TypeVar

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

from bench.attacks.visitors import Mute
from fabletop.server.net.lines import MARK, WAITING, Frames, Line, whole_text
from fabletop.server.table.reaction_times import MEASUREMENTS, SLOW_LINK
from tests.server.loop import complete
from tools.house import House, hear, say

pytestmark = pytest.mark.slow  # servers in processes of their own

T = TypeVar("T")


class Proxy:
    """A line to a house that carries what pages say only after a while, and counts pings."""

    def __init__(self, house: House, delay: float) -> None:
        self.house = house
        self.delay = delay
        self.pings = 0
        self.writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Proxy:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.close()
        for writer in self.writers:
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_house, to_house = await asyncio.open_connection("127.0.0.1", self.house.port)
        self.writers += [writer, to_house]
        await asyncio.gather(self.down(from_house, writer), self.up(reader, to_house))

    async def down(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            self.pings += data.count(MARK)
            writer.write(data)

    async def up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(self.delay, writer.write, data)

    async def connect(self, code: str) -> ClientConnection:
        link = await connect(f"ws://127.0.0.1:{self.port}/ws/{code}", compression=None)
        self.house.links.append(link)
        return link


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"))
    house.start()
    yield house
    house.stop()


def run(house: House, work: Coroutine[Any, Any, T]) -> T:
    async def whole() -> T:
        try:
            return await asyncio.wait_for(work, 180)
        finally:
            await house.hang_up()

    return complete(whole())


async def until(link: Any, is_it: Callable[[Any], bool]) -> Any:
    """The next picture of which this is true."""
    while (message := await hear(link))["is"] != "table" or not is_it(message):
        pass
    return message


async def sit(link: Any, seat: int) -> None:
    await say(link, do="hello")
    await say(link, do="sit", seat=seat, name=f"Player {seat}", colour=seat)
    await until(link, lambda shown: seat in shown["yours"])


async def play_to_the_race(link: Any, seat: int, shown: Any) -> Any:
    """Set dice that nobody else has, be ready, and wait for the reveal."""
    program = ["program_two", "silver", 1 + 2 * seat, "gold", 2 + 2 * seat, 0]
    chosen = {"program": program, "ready": ["ready"]}
    while shown["view"]["step"] != "race":
        step = shown["view"]["step"]
        if seat in shown["asked"] and step in chosen:
            action = chosen.pop(step)
            decision = shown["decision"]
            await say(link, do="act", id=step, seat=seat, decision=decision, action=action)
        shown = await until(link, lambda _: True)
    return shown


def test_al104_the_links_of_a_race_are_what_pings_took(house: House) -> None:
    async def work() -> None:
        code = house.make_table("aladin", 2)
        async with Proxy(house, 0.0) as near, Proxy(house, 0.1) as far:
            links = [await near.connect(code), await far.connect(code)]
            for seat, link in enumerate(links):
                await sit(link, seat)
            while min(near.pings, far.pings) < MEASUREMENTS:
                await asyncio.sleep(0.05)
            await say(links[0], do="start")
            began = [await until(link, lambda shown: shown["view"]) for link in links]
            racing = await asyncio.gather(
                *(play_to_the_race(link, seat, began[seat]) for seat, link in enumerate(links))
            )
            assert [{"verb": "slap", "open": True}] * 2 == [shown["race"] for shown in racing]
            await asyncio.sleep(0.2)
            for seat, link in enumerate(links):
                decision, press = racing[seat]["decision"], ["slap", 160 + seat]
                await say(link, do="act", id="p", seat=seat, decision=decision, action=press)
            done = [await until(link, lambda shown: shown["view"]["race"]) for link in links]
        assert done[0]["view"]["race"] == done[1]["view"]["race"]
        slaps = {slap["seat"]: slap for slap in done[0]["view"]["race"]["slaps"]}
        assert {0, 1} == set(slaps)
        assert 60 <= slaps[0]["link"] < slaps[1]["link"]
        assert slaps[1]["link"] >= 160
        for seat, slap in slaps.items():
            assert 160 + seat == slap["claimed"]
            least = max(0, slap["elapsed"] - slap["link"] - 34)
            assert max(least, min(slap["claimed"], slap["elapsed"])) == slap["ms"]
        assert slaps[1]["elapsed"] >= 300  # 0.2 s until it was said, 0.1 s on its way
        if slaps[1]["link"] < 300:  # on a busy machine any link may be slow
            assert [False, False] == [chair["slow"] for chair in done[0]["chairs"]]

    run(house, work())


def test_al104_a_slow_link_is_marked_in_the_lobby_by_itself(house: House) -> None:
    async def work() -> None:
        code = house.make_table("aladin", 2)
        first = await house.connect(code)
        await sit(first, 0)
        async with Proxy(house, 0.0) as far:
            second = await far.connect(code)
            await sit(second, 1)
            far.delay = (SLOW_LINK - 50) / 1000
            for link in (first, second):  # nobody does anything more
                shown = await until(link, lambda shown: any(c["slow"] for c in shown["chairs"]))
                assert [False, True] == [chair["slow"] for chair in shown["chairs"]]
                assert "lobby" == shown["phase"]

    run(house, work())


def test_only_a_game_that_races_is_pinged(house: House) -> None:
    async def work() -> None:
        async with Proxy(house, 0.0) as racing, Proxy(house, 0.0) as other:
            await sit(await racing.connect(house.make_table("aladin", 2)), 0)
            await sit(await other.connect(house.make_table("cave", 2)), 0)
            while racing.pings < MEASUREMENTS:
                await asyncio.sleep(0.05)
            assert 0 == other.pings

    run(house, work())


def test_the_next_game_of_an_evening_is_measured_if_it_races(house: House) -> None:
    async def work() -> None:
        code = house.make_table("cave", 2)
        async with Proxy(house, 0.0) as proxy:
            link = await proxy.connect(code)
            await sit(link, 0)
            await say(link, do="bot", seat=1, level="random")
            for message in ({"do": "start"}, {"do": "end"}, {"do": "again", "game": "aladin"}):
                await say(link, **message)
            await until(link, lambda shown: shown["game"] == "aladin")
            assert 0 == proxy.pings
            while proxy.pings < MEASUREMENTS:
                await asyncio.sleep(0.05)

    run(house, work())


def test_al105_who_answers_no_ping_counts_as_he_arrives(house: House) -> None:
    """Over real sockets: the attack of 16 November, which counted 130 of 622 in all tries."""

    async def work() -> None:
        code = house.make_table("aladin", 2)
        address = f"ws://127.0.0.1:{house.port}/ws/{code}"
        mute = await connect(address, compression=None, create_connection=Mute)
        links = [await house.connect(code), mute]
        house.links.append(mute)
        for seat, link in enumerate(links):
            await sit(link, seat)
        await say(links[0], do="start")
        began = [await until(link, lambda shown: shown["view"]) for link in links]
        racing = await asyncio.gather(
            *(play_to_the_race(link, seat, began[seat]) for seat, link in enumerate(links))
        )
        await asyncio.sleep(0.6)
        for seat, claim in ((0, 590), (1, 130)):
            decision = racing[seat]["decision"]
            press = ["slap", claim]
            await say(links[seat], do="act", id="p", seat=seat, decision=decision, action=press)
        done = await until(links[0], lambda shown: shown["view"]["race"])
        slaps = {slap["seat"]: slap for slap in done["view"]["race"]["slaps"]}
        assert 60 <= slaps[0]["link"]
        assert (0, 130) == (slaps[1]["link"], slaps[1]["claimed"])
        assert slaps[1]["ms"] == slaps[1]["elapsed"] >= 550

    run(house, work())


# -- the protocol by itself


def pinging() -> tuple[Line, list[bytes]]:
    """A connection without a socket, and the pings it sends."""
    sent: list[bytes] = []
    protocol = Line.__new__(Line)
    protocol.trips, protocol.sent = {}, 0
    protocol.pending_ping_payload = None
    protocol.conn = SimpleNamespace(  # type: ignore[assignment]
        state=State.OPEN, send_ping=sent.append, data_to_send=list
    )
    protocol.transport = SimpleNamespace(  # type: ignore[assignment]
        write=lambda data: None, is_closing=lambda: False
    )
    return protocol, sent


def pong(protocol: Line, payload: bytes) -> None:
    frame: Any = SimpleNamespace(data=payload)
    protocol.handle_pong(frame)


def test_a_pong_counts_once_and_only_for_a_ping_that_was_sent() -> None:
    protocol, sent = pinging()
    trips: list[float] = []
    protocol.measure(trips.append)
    protocol.measure(trips.append)
    pong(protocol, b"")
    pong(protocol, MARK + b"\0\0\0\x09")
    assert [] == trips
    pong(protocol, sent[1])
    pong(protocol, sent[1])
    assert 1 == len(trips)
    pong(protocol, sent[0])
    assert 2 == len(trips)
    assert all(0 <= trip < 1000 for trip in trips)


def test_who_answers_no_ping_is_not_measured_until_he_does() -> None:
    protocol, sent = pinging()
    trips: list[float] = []
    for _ in range(3 * WAITING):
        protocol.measure(trips.append)
    assert ([], 3 * WAITING, WAITING) == (trips, len(sent), len(protocol.trips))
    pong(protocol, sent[0])  # given up long ago
    assert [] == trips
    pong(protocol, sent[-1])
    assert 1 == len(trips)


def test_a_connection_that_is_closing_is_not_pinged() -> None:
    protocol, sent = pinging()
    protocol.conn.state = State.CLOSING
    protocol.measure(lambda trip: None)
    assert [] == sent


def test_nothing_is_written_to_a_transport_that_is_closed() -> None:
    def write(data: bytes) -> None:
        raise RuntimeError("the handler is closed")

    protocol, sent = pinging()
    protocol.transport = SimpleNamespace(  # type: ignore[assignment]
        write=write, is_closing=lambda: True
    )
    protocol.measure(lambda milliseconds: None)
    protocol.write_text(b"{}")
    assert [] == sent


# -- frames


def frame(text: bytes, head: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    """A masked frame as a browser sends it."""
    size = len(text)
    if size < 126:
        start = bytes([head, 0x80 | size])
    elif size < 65536:
        start = bytes([head, 0xFE]) + size.to_bytes(2, "big")
    else:
        start = bytes([head, 0xFF]) + size.to_bytes(8, "big")
    return start + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4096, 65535])
def test_a_whole_message_in_one_piece_is_read(size: int) -> None:
    text = b"x" * size
    assert text == whole_text(frame(text))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(b"hello")[:-1],
        frame(b"hello") + b"\x81",
        frame(b"hello") * 2,
        frame(b"hello", head=0x01),  # the first piece of a message
        frame(b"hello", head=0x80),  # another piece
        frame(b"hello", head=0x82),  # no text
        frame(b"hello", head=0x89),  # a ping
        frame(b"hello", head=0xC1),  # compressed
        b"\x81\x05hello",  # without a mask
        b"\x81\xfe\x00\x05\1\2\3\4hello",  # longer than it needs to be
        frame(b"x" * 65536),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000, 10**6])
def test_it_is_known_whether_a_frame_is_under_way(step: int) -> None:
    frames = [frame(b"x" * size) for size in (0, 5, 125, 126, 70_000)]
    ends = {len(b"".join(frames[:count])) for count in range(len(frames) + 1)}
    data, read = b"".join(frames), Frames()
    for start in range(0, len(data), step):
        assert read.is_between() == (start in ends)
        read.follow(data[start : start + step])
    assert read.is_between()
