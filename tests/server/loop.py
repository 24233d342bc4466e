"""An event loop for a test: in a thread of its own, since a browser may hold this one's."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def complete(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous to its end."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
