"""Long work on the command line: a bar, tables of figures, and stopping it."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

REDRAW = 0.1  # seconds between two pictures of a progress bar


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    heard: list[tuple[Any, ...]] = []
    usual = signal.signal(signal.SIGINT, lambda *how: heard.append(how))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if heard and callable(usual):
        usual(*heard[0])


@contextmanager
def bar(what: str, total: int | None, visible: bool) -> Iterator[Callable[..., None]]:
    """A progress bar for those who watch; call it with what is done, and of how much if that is
    known only then.

    It is drawn when there is news, not by a thread: processes that fork from here inherit none.
    """
    if not visible:
        yield lambda done, of=None: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as drawn:
        task = drawn.add_task(what, total=total)
        last = 0.0

        def progress(done: int, of: int | None = None) -> None:
            nonlocal last
            now = time.monotonic()
            drawn.update(task, advance=done, total=of or total, refresh=now - last > REDRAW)
            last = now if now - last > REDRAW else last

        yield progress


def counted(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def aligned(rows: Sequence[Sequence[str]], left: Collection[int]) -> list[str]:
    """Rows as lines, each column as wide as it must be; words begin together, numbers end so."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
