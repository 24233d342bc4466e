"""People who play on whatever happens to the servers, and what they must find in the end.

Tables of all five games are under way, with bots, shared devices, races, deals, votes and moves
taken back. Whose line is lost comes back with the tokens, says again what was not acknowledged, and
some of what was. In the end every record is fetched and verified: what a seat was told is done must
be all that it did, in that order. The benches that kill servers share this (`kills`, `chaos`).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, cast

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.players import SITTINGS, Device, Message, Said, Sitting, sit_down
from fabletop.core import record as records
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from tools.house import read

LONGEST_SILENCE = 40.0  # seconds at one table: longer than anything there takes
LONGEST_END = 900.0  # seconds until the last table is over after the last fault
GREET_AGAIN = 3.0  # seconds after which a device says hello again if the table cannot be had
LINE_LOST = 0.002  # how often somebody's line is lost when a picture comes


class Place(Protocol):
    """Where tables are: one server, or several."""

    def get(self, path: str) -> Any:
        """What a server answers."""

    def make_table(self, game: str, seats: int, **options: object) -> str:
        """A new table's address."""

    def record(self, token: str) -> Any:
        """The record of a game that is over."""

    async def connect(self, address: str) -> ClientConnection:
        """A new line to a table."""

    def forget(self, link: ClientConnection) -> None:
        """This line is over."""


class Patience:
    """How long a device waits for a word of its table before it dials again."""

    def __init__(self, for_an_answer: float, for_a_word: float) -> None:
        self.for_an_answer, self.for_a_word = for_an_answer, for_a_word


PATIENT = Patience(LONGEST_SILENCE, LONGEST_SILENCE)

# Told of a table that has answered: its address, and when it was asked.
Answered = Callable[[str, float], None]
# Told of what happens at a table, by its address.
Note = Callable[[str, str], None]


def nobody(address: str, asked: object) -> None:
    """Nobody wants to know."""


class Player:
    """A device and its line, which is made again whenever it is lost."""

    patience = PATIENT
    thinks = 0.0  # seconds before it acts, at most
    answered: Answered = staticmethod(nobody)
    note: Note = staticmethod(nobody)

    def __init__(self, place: Place, table: str, device: Device, acting: asyncio.Event) -> None:
        self.place, self.table, self.device, self.acting = place, table, device, acting
        self.silences = 0
        self.asked: dict[str, float] = {}  # when its acts were said last, by their ids
        self.later: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Until the game is over."""
        while not self.device.over:
            try:
                await self.dial()
            except (OSError, WebSocketException) as error:
                self.tell(f"lost: {error!r:.80}")
            await asyncio.sleep(0.01)

    async def dial(self) -> None:
        dialled = time.monotonic()
        link = await self.place.connect(self.table)
        self.tell(f"dialled {link.remote_address} in {time.monotonic() - dialled:.2f}")
        try:
            await self.talk(link, dialled)
        finally:
            self.hang_up(link)

    def tell(self, text: str) -> None:
        self.note(self.table, f"{self.device.name}: {text}")

    def hang_up(self, link: ClientConnection) -> None:
        self.place.forget(link)
        link.transport.abort()
        for task in self.later:
            task.cancel()

    async def talk(self, link: ClientConnection, dialled: float) -> None:
        device = self.device
        again = device.rng.randrange(1 + min(2, len(device.acknowledged)))
        await self.say(link, device.come(again))
        is_new = True
        while not device.over:
            ended = device.shown is not None and device.shown["phase"] == "over"
            try:
                text = await asyncio.wait_for(link.recv(), 2.0 if ended else self.waits())
            except TimeoutError:
                self.silences += not ended
                self.tell("silent")
                return
            message = read(link, text)
            if message["is"] == "refused" and message["code"] == "not-saved":
                self.tell("not saved")
                if is_new:
                    await asyncio.sleep(GREET_AGAIN)
                    return
            done = len(device.acknowledged)
            await self.say(link, device.hear(message))
            if message["is"] == "table" and is_new:
                is_new = False
                self.answered(self.table, dialled)
            for act in device.acknowledged[done:]:
                self.answered(self.table, self.asked.pop(act["id"], 0.0))
            if device.happens(LINE_LOST):
                return

    def waits(self) -> float:
        asked = self.device.pending
        return self.patience.for_an_answer if asked else self.patience.for_a_word

    async def say(self, link: ClientConnection, said: list[Said]) -> None:
        for message, after in said:
            if after or (self.thinks and message["do"] == "act"):
                task = asyncio.ensure_future(self.say_later(link, message, after))
                self.later.add(task)
                task.add_done_callback(self.later.discard)
            else:
                await self.say_now(link, message)

    async def say_now(self, link: ClientConnection, message: Message) -> None:
        await link.send(json.dumps(message))
        if message["do"] == "act":
            self.asked[message["id"]] = time.monotonic()
            self.acting.set()

    async def say_later(self, link: ClientConnection, message: Message, after: float) -> None:
        await asyncio.sleep(after + self.device.rng.uniform(0, self.thinks))
        with contextlib.suppress(OSError, WebSocketException):
            await self.say_now(link, message)


@dataclass(slots=True)
class Table:
    """A game under way, and those who play it."""

    address: str
    sitting: Sitting
    players: list[Player]
    tasks: list[asyncio.Task[None]]

    def is_over(self) -> bool:
        return all(task.done() for task in self.tasks)


class Crowd:
    """Tables under way."""

    def __init__(self, place: Place, seed: int) -> None:
        self.place = place
        self.rng = random.Random(seed)
        self.acting = asyncio.Event()
        self.tables: list[Table] = []
        self.begun = time.monotonic()
        self.shelf = {game["key"]: game for game in place.get("/api/games")}
        self.next: dict[str, Iterator[Sitting]] = {
            game: itertools.cycle(sittings) for game, sittings in SITTINGS.items()
        }

    async def fill(self, tables: int) -> None:
        """So many tables at play, of every game as many."""
        games = itertools.islice(itertools.cycle(SITTINGS), tables)
        under_way = Counter(table.sitting.game for table in self.tables if not table.is_over())
        for game, count in Counter(games).items():
            for _ in range(count - under_way[game]):
                await self.open_table(game)

    async def open_table(self, game: str) -> None:
        sitting = next(self.next[game])
        address = await asyncio.to_thread(
            lambda: self.place.make_table(game, len(sitting.places), **sitting.options)
        )
        devices = sit_down(sitting, self.shelf[game], self.rng)
        players = [self.player(address, device) for device in devices]
        tasks = [asyncio.ensure_future(player.play()) for player in players]
        self.tables.append(Table(address, sitting, players, tasks))

    def player(self, address: str, device: Device) -> Player:
        return Player(self.place, address, device, self.acting)

    async def play_to_the_end(self, longest: float = LONGEST_END) -> None:
        deadline = time.monotonic() + longest
        while time.monotonic() < deadline and not all(table.is_over() for table in self.tables):
            await asyncio.sleep(0.2)
        for table in self.tables:
            for task in table.tasks:
                task.cancel()

    def devices(self) -> list[Device]:
        return [player.device for table in self.tables for player in table.players]

    def acts(self) -> int:
        """All that were acknowledged."""
        return sum(len(device.acknowledged) for device in self.devices())


# -- what must be in the records


@dataclass(slots=True)
class Tally:
    """What was found, of one game or of all."""

    acts: int = 0
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    finished: int = 0
    stuck: int = 0
    false: int = 0  # records that do not verify
    undone: int = 0
    races: int = 0

    def is_wrong(self) -> bool:
        faults = (self.lost, self.doubled, self.disordered, self.stuck, self.false)
        return any(faults)


def check(crowd: Crowd, read_record: Callable[[str, Any], None] | None = None) -> dict[str, Tally]:
    """Read everything back, by game. Each record is shown to `read_record` with its table."""
    tallies = {game: Tally() for game in SITTINGS}
    for table in crowd.tables:
        tally = tallies[table.sitting.game]
        devices = [player.device for player in table.players]
        tally.acts += sum(len(device.acknowledged) for device in devices)
        if not all(device.over for device in devices):
            tally.stuck += 1
            print(f"stuck: {table.address} {table.sitting.game} {devices[0].tell()}")
            continue
        shown = devices[0].shown
        assert shown is not None
        record = crowd.place.record(shown["record"])
        tally.finished += 1
        check_record(tally, table, record)
        if read_record:
            read_record(table.address, record)
    return tallies


def check_record(tally: Tally, table: Table, record: Any) -> None:
    """A game that is over: it verifies, and holds what its players were told is done."""
    if not is_true(record):
        tally.false += 1
        print(f"false: {table.address} {table.sitting.game}")
    moves = [move for move in record["moves"] if move["by"] == "player"]
    house = [move["action"][0] for move in record["moves"] if move["by"] == "house"]
    tally.undone += house.count("undo")
    tally.races += sum(move["action"][0] == "slap" for move in moves)
    for player in table.players:
        for seat in player.device.seats:
            place = f"{table.address} {table.sitting.game} seat {seat}"
            compare(tally, place, told(player.device, seat), played(moves, seat))


def is_true(data: Any) -> bool:
    """As `fabletop verify` has it."""
    try:
        record = records.load(data)
        play = replay(GAMES[record.game], record)
        check_fairness(record)
    except records.Damaged as damage:
        print(f"damaged: {damage}")
        return False
    return not play.game.actors(play.s)


def told(device: Device, seat: int) -> list[str]:
    """What a seat was told is done, in order; of a press, what was claimed."""
    acts = [act for act in device.acknowledged if act["seat"] == seat]
    return [json.dumps(act["action"]) for act in acts]


def played(moves: list[Message], seat: int) -> list[str]:
    actions = [cast("list[Any]", move["action"]) for move in moves if move["seat"] == seat]
    return [json.dumps(claim(action)) for action in actions]


def claim(action: list[Any]) -> list[Any]:
    """A press as its page said it: (verb, counted, claimed, elapsed, link)."""
    return [action[0], action[2]] if action[0] == "slap" else action


def compare(tally: Tally, place: str, told: list[str], played: list[str]) -> None:
    """What was acknowledged against what is in the record."""
    lost, more = Counter(told) - Counter(played), Counter(played) - Counter(told)
    tally.lost += lost.total()
    tally.doubled += more.total()
    tally.disordered += not lost and not more and told != played
    if told != played:
        print(f"{place}: lost {lost}, doubled {more}")


def whole(tallies: dict[str, Tally]) -> dict[str, int]:
    """Of all games together."""
    names = list(Tally.__dataclass_fields__)
    return {name: sum(getattr(tally, name) for tally in tallies.values()) for name in names}


def report(crowd: Crowd, tallies: dict[str, Tally]) -> bool:
    """Print what was found; whether anything is wrong."""
    names = list(Tally.__dataclass_fields__)
    print(f"\n{'':14}" + "".join(f"{name:>11}" for name in names))
    for game, tally in tallies.items():
        print(f"{game:14}" + "".join(f"{getattr(tally, name):11,}" for name in names))
    print(f"{'all':14}" + "".join(f"{figure:11,}" for figure in whole(tallies).values()))
    devices = crowd.devices()
    codes = sum((device.refusals for device in devices), Counter[str]())
    print(f"\nrefused: {dict(codes.most_common())}")
    forgotten = [act for device in devices for act in device.forgotten]
    back = [line for device in devices for line in device.went_back]
    for what, found in (("said again and refused", forgotten), ("put again", back)):
        print(f"{what}: {len(found)}", *found[:5], sep="\n  ")
    return any(tally.is_wrong() for tally in tallies.values()) or bool(forgotten or back)
