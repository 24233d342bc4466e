"""Cases that repeat each other: some are tested at each commit, all before a release."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], *now: Any) -> list[Any]:
    """All these cases; those that are not named run in `./test long` alone."""
    every = list(cases)
    assert set(now) <= set(every), f"no case: {set(now) - set(every)}"
    return [case if case in now else later(case) for case in every]


def later(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long)
