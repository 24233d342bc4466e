"""The tables of a data folder from the command line: list, show, export, delete.

Reading works beside a running server. Deleting is a wish in the database: a running server carries
it out within a minute, because it may hold the table in memory; without one it is done at once.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

from fabletop.core import record as records
from fabletop.core.game import Json
from fabletop.core.record import Damaged
from fabletop.games import GAMES
from fabletop.sim.checks import Slip

FILE = "tables.sqlite"
PATIENCE = 75.0  # seconds a running server is given to carry a wish out
PHASES = {
    "lobby": "not begun", "play": "in play", "slow": "in play, without clocks", "over": "over",
}  # fmt: skip


class Entry(NamedTuple):
    """A table as a list shows it."""

    code: str
    kept: Json
    phase: str
    moves: int
    finished: int
    idle: float  # seconds the house was open since it was touched

    def people(self) -> list[str]:
        chairs = cast("list[Json]", self.kept["chairs"])
        return [str(chair["name"]) for chair in chairs if chair["name"] and not chair["bot"]]

    def spell(self) -> Json:
        return {
            "code": self.code,
            "game": self.kept["game"],
            "phase": self.phase,
            "people": self.people(),
            "moves": self.moves,
            "finished": self.finished,
            "idle_days": round(self.idle / 86400, 2),
        }


def add_commands(sub: argparse.ArgumentParser) -> None:
    """The arguments of `fabletop tables`."""
    deeds = sub.add_subparsers(dest="deed", required=True, metavar="list | show | export | delete")

    def deed(name: str, what: str, run: Any) -> argparse.ArgumentParser:
        made = deeds.add_parser(name, help=what, description=what)
        made.add_argument("--data", type=Path, default=Path("data"), help="the data folder")
        made.set_defaults(do=run)
        return made

    made = deed(
        "list", "Every table: its game, its people, how long nobody has touched it.", show_all
    )
    made.add_argument("--json", action="store_true", help="as JSON")
    for name, what, run in (
        ("show", "One table, and what is kept of it.", show_one),
        ("export", "Write a table's games to a folder, each as a record.", export),
        ("delete", "Delete tables with everything kept of them: names, moves, records.", delete),
    ):
        made = deed(name, what, run)
        made.add_argument("codes", nargs="+", metavar="CODE")
        if name == "export":
            made.add_argument("--to", type=Path, default=Path(), metavar="FOLDER")


@contextmanager
def opened(folder: Path) -> Iterator[sqlite3.Connection]:
    path = folder / FILE
    if not path.exists():
        raise Slip(f"there are no tables in {folder}")
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise Slip(f"{path} cannot be read: {error}") from error


def entries(connection: sqlite3.Connection) -> Iterator[Entry]:
    """Every table, the one touched last first."""
    rows = connection.execute(
        "select code, kept, phase, "
        "(select count(*) from moves where moves.code = tables.code), "
        "(select count(*) from finished where finished.code = tables.code), "
        "coalesce((select value from house where name = 'open_seconds'), 0) - touched "
        "from tables join life using (code) order by touched desc, code"
    )
    for code, kept, phase, moves, finished, idle in rows:
        yield Entry(code, json.loads(kept), phase, moves, finished, max(0.0, idle))


def entry(connection: sqlite3.Connection, code: str) -> Entry:
    found = next((one for one in entries(connection) if one.code == code), None)
    if found is None:
        raise Slip(f"there is no table {code}")
    return found


# -- the commands


def show_all(args: argparse.Namespace) -> None:
    with opened(args.data) as connection:
        found = list(entries(connection))
    if args.json:
        print(json.dumps([one.spell() for one in found], indent=2, ensure_ascii=False))
        return
    for one in found:
        people = ", ".join(one.people()) or "nobody"
        days = f"{one.idle / 86400:.1f} days"
        print(f"{one.code:24} {one.kept['game']:12} {PHASES[one.phase]:24} {days:>10}  {people}")
    print(f"{len(found)} tables")


def show_one(args: argparse.Namespace) -> None:
    with opened(args.data) as connection:
        for code in args.codes:
            one = entry(connection, code)
            print(json.dumps(one.spell(), indent=2, ensure_ascii=False))


def export(args: argparse.Namespace) -> None:
    """Every game of these tables; of one that is not over the key stays here."""
    with opened(args.data) as connection:
        for code in args.codes:
            entry(connection, code)
            args.to.mkdir(parents=True, exist_ok=True)
            for number, record in enumerate(games_of(connection, code)):
                path = args.to / f"{code}-{number}.json"
                path.write_text(json.dumps(record), "utf-8")
                print(path)


def games_of(connection: sqlite3.Connection, code: str) -> Iterator[Json]:
    """The records of a table: those of its evening, and the game that is on it now."""
    from fabletop.server.disk.rows import read_table
    from fabletop.server.lobby import Lobby
    from fabletop.server.table.playing import Playing

    for (text,) in connection.execute(
        "select record from finished where code = ? order by number", (code,)
    ):
        yield json.loads(text)
    stored = read_table(connection, code)
    assert stored is not None
    try:
        room = Lobby(GAMES, "").restore(code, *stored)
    except Damaged as damage:
        raise Slip(f"the game on {code} cannot be read: {damage}") from damage
    if isinstance(room.phase, Playing):
        record = room.phase.match.play.record
        record.key = room.phase.setup.key.hex() if room.phase.match.is_over() else None
        yield records.dump(record)


def delete(args: argparse.Namespace) -> None:
    """At once where no server runs; else the server is asked and waited for."""
    from fabletop.server.disk.folder_lock import Held, Lock
    from fabletop.server.disk.rows import forget

    with opened(args.data) as connection:
        for code in args.codes:
            entry(connection, code)
        try:
            with Lock(args.data):
                for code in args.codes:
                    forget(connection, code)
                connection.execute("pragma wal_checkpoint(truncate)")
        except Held:
            ask_the_server(connection, args.codes)
    print(f"deleted: {', '.join(args.codes)}")


def ask_the_server(connection: sqlite3.Connection, codes: list[str]) -> None:
    connection.executemany("insert or ignore into wishes values (?)", [(code,) for code in codes])
    print("A server is running: it deletes them within a minute …", flush=True)
    deadline = time.monotonic() + PATIENCE
    while connection.execute("select count(*) from wishes").fetchone()[0]:
        if time.monotonic() > deadline:
            raise Slip("the server has not answered yet; it deletes them as soon as it can")
        time.sleep(0.5)
