"""How long tables are kept, who may have them deleted, and that no clock can do it by itself."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fabletop.cli import main
from fabletop.server.disk.sqlite import SqliteStore
from tests.server.loop import complete
from tests.server.stores import Opening, opening
from tests.server.test_app import run, sit
from tools.house import House

__all__ = ["opening"]
pytestmark = pytest.mark.slow  # servers in processes of their own

ROOT = Path(__file__).parents[2]
DAY = 86400.0
AGES = {"lobby": 7 * DAY, "over": 60 * DAY}


def test_tables_age_while_the_house_is_open_and_by_nothing_else(opening: Opening) -> None:
    async def work() -> None:
        store = await opening()
        await store.save("old", {"chairs": []}, phase="lobby")
        await store.save("over", {"chairs": []}, phase="over")
        await store.pass_time(6 * DAY)
        await store.save("young", {"chairs": []}, phase="lobby")
        assert [] == await store.outlived(AGES, 10)
        await store.pass_time(2 * DAY)
        assert ["old"] == await store.outlived(AGES, 10)
        await store.close()
        again = await opening()  # years may have passed on the wall
        assert ["old"] == await again.outlived(AGES, 10)
        await again.forget("old")
        assert [] == await again.outlived(AGES, 10)
        assert await again.load("old") is None
        await again.close()

    complete(work())


def test_no_wall_clock_decides_anything() -> None:
    """A clock that jumps, by hand or by itself, ends no game and deletes no table."""
    waits = "entrance.py"  # only says how long a guess has to wait, by its library's clock
    for path in (ROOT / "src/fabletop/server").glob("*.py"):
        if path.name == waits:
            continue
        source = path.read_text("utf-8")
        assert not re.search(r"time\.time\(|datetime|localtime|gmtime", source), path.name


def test_a_table_that_is_touched_begins_anew(opening: Opening) -> None:
    async def work() -> None:
        store = await opening()
        await store.save("a", {"chairs": []}, phase="lobby")
        await store.pass_time(6 * DAY)
        await store.save("a", None, phase="lobby")
        await store.pass_time(6 * DAY)
        assert [] == await store.outlived(AGES, 10)
        await store.close()

    complete(work())


def test_tables_of_an_older_version_begin_to_age(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as old:
        old.execute("create table tables (code text primary key, kept text not null)")
        old.execute("insert into tables values ('a', '{\"started\": true}')")
        old.commit()

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.pass_time(8 * DAY)
        assert [] == await store.outlived(AGES, 10)
        assert ["a"] == await store.outlived({"play": 7 * DAY}, 10)
        await store.close()

    complete(work())


def test_only_some_are_deleted_at_once(opening: Opening) -> None:
    async def work() -> None:
        store = await opening()
        for number in range(30):
            await store.save(f"t{number}", {"chairs": []}, phase="lobby")
        await store.pass_time(8 * DAY)
        assert 7 == len(await store.outlived(AGES, 7))
        await store.close()

    complete(work())


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A data folder with a table at which Ann sits; the house is closed."""
    house = House(tmp_path)
    house.start()

    async def work() -> None:
        code = house.make_table("cave", 2)
        await sit(house, code, 0)

    run(house, work())
    house.stop()
    return tmp_path


def listed(data: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    main(["tables", "list", "--json", "--data", str(data)])
    return json.loads(capsys.readouterr().out)


def test_tables_are_listed_shown_and_deleted(
    full: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (one,) = listed(full, capsys)
    assert ("cave", "lobby", ["Player 0"]) == (one["game"], one["phase"], one["people"])
    main(["tables", "show", one["code"], "--data", str(full)])
    assert one == json.loads(capsys.readouterr().out)
    main(["tables", "list", "--data", str(full)])
    assert "Player 0" in capsys.readouterr().out
    assert any(b"Player 0" in path.read_bytes() for path in full.iterdir())
    main(["tables", "delete", one["code"], "--data", str(full)])
    assert f"deleted: {one['code']}\n" == capsys.readouterr().out
    assert [] == listed(full, capsys)
    for path in full.iterdir():
        assert b"Player 0" not in path.read_bytes(), path.name


def test_a_running_house_deletes_what_it_is_asked_to(
    full: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (one,) = listed(full, capsys)
    with closing(sqlite3.connect(full / "tables.sqlite")) as kept:
        kept.execute("insert into wishes values (?)", (one["code"],))
        kept.commit()

    async def work() -> None:
        store = SqliteStore(full / "tables.sqlite")
        assert [one["code"]] == await store.outlived({}, 10)
        await store.forget(one["code"])
        assert [] == await store.outlived({}, 10)
        await store.close()

    complete(work())


@pytest.mark.parametrize(
    "words",
    [
        ["tables", "show", "red-lamp-10"],
        ["tables", "delete", "red-lamp-10"],
        ["tables", "list", "--data", "nowhere"],
        ["serve", "--keep", "lobby=x"],
        ["serve", "--keep", "cellar=3"],
    ],
)
def test_slips_are_answered_in_a_sentence(
    words: list[str], full: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words if "--data" in words or words[0] == "serve" else [*words, "--data", str(full)])
    said = capsys.readouterr().err
    assert said.startswith("fabletop: ")
    assert 1 == said.count("\n")


def test_a_game_is_exported_as_a_record(full: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(full / "tables.sqlite")) as kept:
        (code,) = kept.execute("select code from tables").fetchone()
    main(["tables", "export", code, "--data", str(full), "--to", str(tmp_path / "out")])
    assert [] == list((tmp_path / "out").iterdir())  # nothing was played yet
