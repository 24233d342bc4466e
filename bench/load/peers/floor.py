"""The least a durable server in Python can do: A Thousand Nights on picows and SQLite, no more.

    python floor.py PORT FOLDER

A move is read, made, written with a full sync together with all others that wait, and then the
three views go out. There are no names, no rights, no clocks, no undo and no way back after a
restart: this is what a server cannot be faster than, not one to play on.
"""

from __future__ import annotations

import asyncio
import queue
import random
import sqlite3
import sys
import threading
from pathlib import Path

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

SEATS, TALES, HAND, SHOWN = 3, 60, 7, 12
Saved = tuple["Nights", int, int]
write = msgspec.json.Encoder().encode


class Move(msgspec.Struct):
    """Which tale is told."""

    tell: int


read = msgspec.json.Decoder(Move).decode


class Nights:
    """One table, and the lines of its players."""

    def __init__(self, name: str) -> None:
        self.name, self.told = name, 0
        self.deck = random.sample(range(1, TALES + 1), TALES)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(SEATS)]
        self.carpet: list[tuple[int, int]] = []
        self.box: list[int] = []
        self.points = [0] * SEATS
        self.lines: dict[int, WSTransport] = {}

    def tell(self, seat: int, tale: int) -> bool:
        """Whether that was possible."""
        hand = self.hands[seat]
        if self.told % SEATS != seat or tale not in hand:
            return False
        self.carpet.append((seat, tale))
        if len(self.carpet) > SHOWN:
            self.box.append(self.carpet.pop(0)[1])
        self.points[seat] += tale % 10
        if not self.deck:
            self.deck, self.box = random.sample(self.box, len(self.box)), []
        hand[hand.index(tale)] = self.deck.pop()
        self.told += 1
        return True

    def view(self, seat: int) -> bytes:
        return write(
            {
                "told": self.told,
                "actor": self.told % SEATS,
                "hand": self.hands[seat],
                "sizes": [len(hand) for hand in self.hands],
                "left": len(self.deck),
                "boxed": len(self.box),
                "carpet": self.carpet,
                "points": self.points,
            }
        )

    def show(self) -> None:
        for seat, line in self.lines.items():
            line.send(WSMsgType.TEXT, self.view(seat))


class Player(WSListener):  # type: ignore[misc]
    """One line: the first frame out is a view, every frame in is a move."""

    def __init__(self, table: Nights, seat: int, saving: queue.SimpleQueue[Saved]) -> None:
        self.table, self.seat, self.saving = table, seat, saving

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.table.lines[self.seat] = transport
        transport.send(WSMsgType.TEXT, self.table.view(self.seat))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            tale = read(frame.get_payload_as_bytes()).tell
            if self.table.tell(self.seat, tale):
                self.saving.put((self.table, self.table.told, tale))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self.table.lines.get(self.seat) is transport:
            del self.table.lines[self.seat]


def save(folder: Path, saving: queue.SimpleQueue[Saved], loop: asyncio.AbstractEventLoop) -> None:
    """Whatever waits is one transaction; then all who made these moves are told."""
    store = sqlite3.connect(folder / "floor.sqlite", isolation_level=None)
    store.execute("pragma journal_mode = wal")
    store.execute("pragma synchronous = full")
    store.execute("create table moves (name, told, tale, primary key (name, told)) without rowid")
    while True:
        batch = [saving.get()]
        while not saving.empty():
            batch.append(saving.get())
        rows = [(table.name, told, tale) for table, told, tale in batch]
        store.execute("begin immediate")
        store.executemany("insert into moves values (?, ?, ?)", rows)
        store.execute("commit")
        loop.call_soon_threadsafe(show_all, batch)


def show_all(batch: list[Saved]) -> None:
    for table, _, _ in batch:
        table.show()


async def serve(port: int, folder: Path) -> None:
    saving: queue.SimpleQueue[Saved] = queue.SimpleQueue()
    here = asyncio.get_running_loop()
    threading.Thread(target=save, args=(folder, saving, here), daemon=True).start()
    tables: dict[str, Nights] = {}

    def seated(request: WSUpgradeRequest) -> Player:
        """The path is /table/seat; whoever comes first makes the table."""
        _, name, seat = request.path.decode().split("/")
        table = tables.get(name) or tables.setdefault(name, Nights(name))
        return Player(table, int(seat), saving)

    server = await ws_create_server(seated, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1]), Path(sys.argv[2])))
