"""The same tests for every kind of store: a file of SQLite, a database of a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fabletop.server.disk.store import Store, open_store
from tools.postgres import Postgres

KINDS = ["sqlite", "postgresql"]
Opening = Callable[[], Awaitable[Store]]  # opens one and the same store, as after a restart


@pytest.fixture(params=KINDS)
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """How to open a store that is empty at first."""
    url = new_url(request.param, request)
    return lambda: open_store(tmp_path, url)


def new_url(kind: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty database, or nothing: then a file will do."""
    if kind == "sqlite":
        return ""
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
