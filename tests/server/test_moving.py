"""Tables are carried from SQLite to PostgreSQL and back, and saved in a file while people play."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fabletop.cli import main
from fabletop.games import GAMES
from fabletop.server.disk.changes import Stored
from fabletop.server.disk.store import open_store
from fabletop.server.lobby import Lobby
from tests.server.company import CODE, Company, seated
from tests.server.loop import complete
from tests.server.test_app import play_on, run, sit
from tests.server.test_cluster import come_back
from tools.house import House, code_of, say
from tools.postgres import Postgres

Output = pytest.CaptureFixture[str]


def play(folder: Path, url: str = "", codes: tuple[str, ...] = (CODE,)) -> None:
    """A house in which some tables have come some way."""

    async def work() -> None:
        store = await open_store(folder, url)
        for number, code in enumerate(codes, 1):
            company = seated(GAMES["cave"], 2, {}, number)
            company.room.table.code = code
            for _ in range(30):
                company.looks = False
                company.go_on()
            await company.put_away(store)
            stood = company.room.phase.snapshot()  # None if it is on disk already
            await store.save(code, None, stood=stood, phase="play")
        await store.pass_time(500.0)
        await store.close()

    complete(work())


def kept(folder: Path, url: str = "", code: str = CODE) -> tuple[Stored | None, str]:
    async def work() -> tuple[Stored | None, str]:
        store = await open_store(folder, url)
        found = await store.peek(code), store.secret
        await store.close()
        return found

    return complete(work())


def tell(capsys: Output, *words: str) -> str:
    """What a command says, or with what it fails."""
    with suppress(SystemExit):
        main(list(words))
    said = capsys.readouterr()
    return said.out.strip() or said.err.strip()


def idle(capsys: Output, *where: str) -> list[Any]:
    told = json.loads(tell(capsys, "tables", "list", "--json", *where))
    return [(one["code"], one["phase"], one["moves"], one["idle_days"]) for one in told]


def test_tables_move_to_postgresql_and_back(
    tmp_path: Path, postgres: Postgres, capsys: Output
) -> None:
    url, one, other = postgres.new_database(), tmp_path / "one", tmp_path / "other"
    play(one, codes=(CODE, "red-lamp-11"))
    before, listed = kept(one), idle(capsys, "--data", str(one))
    assert before[0]
    assert before[0].moves
    assert before[0].stood
    assert "moved: 2 tables" == tell(capsys, "tables", "move", "--from", str(one), "--to", url)
    assert [] == idle(capsys, "--data", str(one))
    assert listed == idle(capsys, "--database", url)
    assert before == kept(one, url)
    assert "moved: 2 tables" == tell(capsys, "tables", "move", "--from", url, "--to", str(other))
    assert (before, listed) == (kept(other), idle(capsys, "--data", str(other)))
    room = Lobby(GAMES, before[1]).restore(CODE, *before[0])
    assert "play" == Company(room, "ab").room.phase.name


def test_some_tables_move_and_nothing_moves_by_halves(tmp_path: Path, capsys: Output) -> None:
    one, other, third = (str(tmp_path / name) for name in ("one", "other", "third"))
    play(Path(one), codes=(CODE, "red-lamp-11"))
    play(Path(third), codes=(CODE,))

    def move(*codes: str, to: str = other) -> str:
        return tell(capsys, "tables", "move", "--from", one, "--to", to, *codes)

    typo = tell(capsys, "tables", "move", "--from", f"{one}x", "--to", other)
    assert f"fabletop: there are no tables in {one}x" == typo
    assert not Path(f"{one}x").exists()
    assert "fabletop: there is no table red-lamp-99" == move(CODE, "red-lamp-99")
    assert [] == idle(capsys, "--data", other)
    assert "links and chairs hold only there" in move(to=third)
    assert "moved: 1 tables" == move("red-lamp-11")
    assert [CODE] == [code for code, *_ in idle(capsys, "--data", one)]
    play(Path(one), codes=("red-lamp-11",))
    assert "fabletop: there is a table red-lamp-11 already" == move()
    assert [CODE, "red-lamp-11"] == sorted(code for code, *_ in idle(capsys, "--data", one))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_taken_while_people_play_and_restored(
    kind: str, tmp_path: Path, postgres: Postgres, capsys: Output
) -> None:
    url = postgres.new_database() if kind == "postgresql" else ""
    own, other = (["--database", url] if url else []), ["--data", str(tmp_path / "other")]
    house, file = House(tmp_path / "one", more=own), tmp_path / "tables.backup"
    place = own or ["--data", str(house.data)]
    house.start()
    seats: list[Any] = []

    async def begin() -> str:
        address = house.make_table("cave", 2, timers="off")
        seats.extend([await sit(house, address, seat) for seat in range(2)])
        await say(seats[0][0], do="start")
        assert 10 == await play_on([link for link, _ in seats], 10)
        said = await asyncio.to_thread(tell, capsys, "backup", str(file), *place)
        assert "saved: 1 tables" == said
        return address

    address = run(house, begin())
    running = tell(capsys, "backup", str(file), "--restore", *place)
    assert "in use" in running or "a server is running" in running
    house.stop()
    assert "is there already" in tell(capsys, "backup", str(file), *place)
    assert "there are tables already" in tell(capsys, "backup", str(file), "--restore", *place)
    assert "restored: 1 tables" == tell(capsys, "backup", str(file), "--restore", *other)
    again = House(tmp_path / "other")
    again.start()

    async def go_on() -> None:
        _, shown = await come_back(again, address, seats[0][1])  # the link and the chair still hold
        assert "play" == shown["phase"]
        assert shown["yours"]

    run(again, go_on())
    again.stop()
    told = tell(capsys, "tables", "export", code_of(address), *other, "--to", str(tmp_path))
    assert 10 <= len(json.loads(Path(told).read_text())["moves"])


def test_a_table_in_postgresql_is_shown_and_deleted(
    tmp_path: Path, postgres: Postgres, capsys: Output
) -> None:
    url = postgres.new_database()
    play(tmp_path, url)
    assert CODE == json.loads(tell(capsys, "tables", "show", CODE, "--database", url))["code"]
    assert f"deleted: {CODE}" == tell(capsys, "tables", "delete", CODE, "--database", url)
    assert (None, kept(tmp_path, url)[1]) == kept(tmp_path, url)
    nowhere = "postgresql://fabletop@127.0.0.1:1/none"
    assert "does not answer" in tell(capsys, "tables", "list", "--database", nowhere)


def test_a_database_and_workers_are_checked_before_anything_opens(
    capsys: Output, tmp_path: Path
) -> None:
    said = tell(capsys, "serve", "--database", "mysql://x")
    assert "fabletop: mysql://x is no address like postgresql://name@host/database" == said
    said = tell(capsys, "serve", "--workers", "2")
    assert said.startswith("fabletop: several workers need a database they share")
    nowhere = "postgresql://fabletop@127.0.0.1:1/none"
    said = tell(capsys, "serve", "--database", nowhere, "--data", str(tmp_path))
    assert "does not answer" in said
