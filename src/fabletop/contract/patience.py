"""A watch over what might never end: so many seconds of the processor, then it is a failure."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Unending(AssertionError):
    """Something that goes on and on: one sentence that says what."""


@contextmanager
def ends_within(seconds: float) -> Iterator[None]:
    """Fails if this works longer; other work on the machine does not count."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Unending(f"still at work after {seconds:g} seconds")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
