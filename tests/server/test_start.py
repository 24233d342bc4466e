"""How a server starts: what takes long is done before it has promised anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from fabletop.server.disk import store
from fabletop.server.disk.store import Store
from fabletop.server.net.app import Front, make_app

APP = "fabletop.server.net.app"


def test_what_takes_long_comes_before_the_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a database of several servers, one that is busy for three seconds counts as dead."""
    order: list[str] = []
    opened = store.open_store

    async def open_store(*args: Any) -> Store:
        order.append("lease")
        return await opened(*args)

    monkeypatch.setattr(f"{APP}.open_store", open_store)
    monkeypatch.setattr(f"{APP}.pages.warm_up", lambda: order.append("pages"))
    monkeypatch.setattr(f"{APP}.settle", lambda: order.append("memory"))
    front = make_app(tmp_path)
    assert isinstance(front, Front)
    app = front.app
    assert isinstance(app, Starlette)

    async def live() -> None:
        async with app.router.lifespan_context(app):
            pass

    asyncio.run(live())
    assert ["pages", "memory", "lease"] == order
