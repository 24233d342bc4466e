"""The doctor looks into the tables: a file of SQLite, a database of a real PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fabletop.doctor import storage
from fabletop.doctor.findings import ok
from fabletop.server.disk.folder_lock import Lock
from fabletop.server.disk.migrations import migrations
from fabletop.server.disk.store import open_store
from tests.server.loop import complete
from tools.postgres import Postgres

NOBODY = "postgresql://fabletop@127.0.0.1:1/none"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder as a server leaves it."""

    async def make() -> None:
        await (await open_store(tmp_path)).close()

    complete(make())
    return tmp_path


def grades(found: Any) -> list[str]:
    return [finding.grade for finding in found]


def test_an_empty_folder(tmp_path: Path) -> None:
    assert (["ok"], "") == (grades(storage.check_sqlite(tmp_path).findings), "")


def test_a_good_file(folder: Path) -> None:
    found = storage.check_sqlite(folder)
    assert ["ok", "ok"] == grades(found.findings)
    assert (folder / "secret").read_text() == found.secret != ""


def test_a_folder_in_use(folder: Path) -> None:
    with Lock(folder):
        assert ok("a server is using the data folder") in storage.check_sqlite(folder).findings
    assert ok("no server uses the data folder") in storage.check_sqlite(folder).findings


@pytest.mark.parametrize(("change", "expected"), [(1, "wrong"), (-1, "warning"), (0, "ok")])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_shape(kind: str, change: int, expected: str) -> None:
    assert expected == storage.judge_shape(kind, len(migrations(kind)) + change).grade


def test_a_file_of_a_newer_version(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        connection.execute("pragma user_version = 99")
    assert ["ok", "wrong"] == grades(storage.check_sqlite(folder).findings)


def test_a_spoilt_file(folder: Path) -> None:
    path = folder / "tables.sqlite"
    path.write_bytes(b"spoilt" + path.read_bytes()[6:])
    assert ["wrong"] == grades(storage.check_sqlite(folder).findings)


def test_a_secret_that_is_not_there(folder: Path) -> None:
    (folder / "secret").unlink()
    found = storage.check_sqlite(folder)
    assert (["ok", "ok", "warning"], "") == (grades(found.findings), found.secret)


# -- PostgreSQL

GOOD = {
    "server_version_num": "150004", "fsync": "on", "synchronous_commit": "on",
    "full_page_writes": "on", "max_connections": "100", "standby": False,
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, ["ok", "ok", "ok"]),
        ({"server_version_num": "120003"}, ["warning", "ok", "ok"]),
        ({"standby": True}, ["ok", "wrong", "ok", "ok"]),
        ({"fsync": "off"}, ["ok", "wrong", "ok"]),
        ({"full_page_writes": "off"}, ["ok", "wrong", "ok"]),
        ({"synchronous_commit": "off"}, ["ok", "ok", "warning"]),
        ({"max_connections": "19"}, ["ok", "ok", "ok", "warning"]),
    ],
)
def test_settings(change: dict[str, Any], expected: list[str]) -> None:
    assert expected == grades(storage.judge_settings({**GOOD, **change}, 2))


def test_leases() -> None:
    assert "no server runs" in storage.judge_leases([]).sentence
    assert ok("servers on this database: a/1, b/2") == storage.judge_leases(
        [("a/1", True), ("b/2", True)]
    )
    found = storage.judge_leases([("a/1", True), ("b/2", False)])
    assert ("warning", True) == (found.grade, "lease of b/2 is over" in found.sentence)


def test_rights() -> None:
    assert ([], ["wrong"]) == (
        grades(storage.judge_rights(True)), grades(storage.judge_rights(False)),
    )  # fmt: skip


def test_a_database_that_is_away() -> None:
    found = storage.check_postgres(NOBODY, 1)
    assert (["wrong"], "") == (grades(found.findings), found.secret)


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def test_a_real_database_before_and_beside_a_server(url: str) -> None:
    fresh = storage.check_postgres(url, 1)
    assert "the database is empty" in fresh.findings[-1].sentence
    assert (
        [("wrong", "fsync is off")]
        == [  # as tests have it
            (finding.grade, finding.sentence[:12])
            for finding in fresh.findings
            if finding.grade != "ok"
        ]
    )

    async def beside() -> tuple[storage.Storage, str]:
        store = await open_store(Path(), url)
        try:
            return await storage.examine(url, 1), store.secret
        finally:
            await store.close()

    found, secret = complete(beside())
    assert secret == found.secret
    assert found.findings[-1].sentence.startswith("servers on this database: ")
    assert "no server runs" in storage.check_postgres(url, 1).findings[-1].sentence
