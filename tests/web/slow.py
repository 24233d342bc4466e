"""A slow line to a house: everything takes a while longer, each way."""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType

from tools.house import House


class SlowLine:
    """A port that leads to a house, with a delay in both directions."""

    def __init__(self, house: House, seconds: float) -> None:
        self.house = house
        self.seconds = seconds
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.open = threading.Event()
        self.writers: list[asyncio.StreamWriter] = []
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self) -> SlowLine:
        self.thread.start()
        assert self.open.wait(10)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.loop.call_soon_threadsafe(self.hang_up)
        self.thread.join(10)

    def hang_up(self) -> None:
        """Cut all lines, then stop."""
        for writer in self.writers:
            writer.transport.abort()
        self.loop.call_later(0.1, self.loop.stop)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.open.set()
        self.loop.run_forever()
        server.close()
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.house.port)
        self.writers += [writer, back]
        await asyncio.gather(self.pass_on(reader, back), self.pass_on(there, writer))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Whatever comes goes on, in its order, after the delay."""
        try:
            while data := await reader.read(65536):
                self.loop.call_later(self.seconds, self.send, writer, data)
        except ConnectionError:
            pass
        self.loop.call_later(self.seconds, writer.close)

    def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        if not writer.is_closing():
            writer.write(data)
