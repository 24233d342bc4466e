"""Options of the whole suite."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

import fabletop.games  # noqa: F401 - before pytest finds its packages by path, not compiled
from tests.web.browser import chromium, describe, driven
from tests.web.short import ShortHouse
from tools.house import House
from tools.postgres import Postgres

settings.register_profile("house", deadline=None)
settings.load_profile("house")
pytest_plugins = ["tests.schedule"]
pytest.register_assert_rewrite("fabletop.contract")
os.environ.setdefault("FABLETOP_NICE", "0")  # tests keep every core busy


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-goldens",
        action="store_true",
        help="write census and transcripts anew instead of comparing; read the diff",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Ctrl+C does what it usually does, also where the run was started in the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is about another build of the house than this one."""
    compiled = bool(os.environ.get("FABLETOP_PLAIN"))
    elsewhere = {item for item in items if belongs_elsewhere(item, compiled)}
    config.hook.pytest_deselected(items=[*elsewhere])
    items[:] = [item for item in items if item not in elsewhere]


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """All that is found stays until the end: nobody need look for garbage in it, ever again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def belongs_elsewhere(item: pytest.Item, compiled: bool) -> bool:
    """`./test compiled` is about rules: no browsers, and nothing put in place of compiled code."""
    if not compiled:
        return item.get_closest_marker("compiled") is not None
    return "browser" in getattr(item, "fixturenames", ()) or bool(item.get_closest_marker("plain"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever reads of a failure sees what pages showed then."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if call.when == "call" and report.failed and browser:
        for context in browser.contexts:
            report.sections.extend((page.url, describe(page)) for page in context.pages)
    return report


@pytest.fixture
def write_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--write-goldens"))


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    """One real browser for all tests of a worker."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def browser(chrome: Browser) -> Iterator[Browser]:
    """Every page in it is a device of its own; all are switched off afterwards."""
    with driven(chrome):
        yield chrome
        for context in chrome.contexts:
            context.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server as `./play` starts it; a test has tables of its own there."""
    yield from kept(House(tmp_path_factory.mktemp("data")))


@pytest.fixture(scope="session")
def short_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another, in which games are short."""
    yield from kept(ShortHouse(tmp_path_factory.mktemp("data")))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL; a test has a database of its own there."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


def kept(house: House) -> Iterator[House]:
    house.start()
    yield house
    house.stop()
