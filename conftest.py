"""Options of the whole suite."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

import fabletop.games  # noqa: F401 - before pytest finds its packages by path, not compiled
from bench.house import House
from tests.web.browser import chromium

settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-goldens",
        action="store_true",
        help="write census, transcripts and the picture anew instead of comparing; read the diff",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`./test compiled` is about rules: what needs a browser is left out."""
    if not os.environ.get("FABLETOP_PLAIN"):
        return
    paged = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=paged)
    items[:] = [item for item in items if item not in paged]


@pytest.fixture
def write_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--write-goldens"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One real browser for all who need one; every page in it is a device of its own."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of one's own, as `./play` starts it."""
    house = House(tmp_path_factory.mktemp("data"))
    house.start()
    yield house
    house.stop()
