"""Options of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-goldens",
        action="store_true",
        help="write census and transcripts anew instead of comparing; read the diff",
    )


@pytest.fixture
def write_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--write-goldens"))
