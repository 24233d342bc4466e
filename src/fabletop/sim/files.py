"""Tables on disk, as Parquet or CSV, written while they grow.

An interrupted run keeps what was written: a CSV file line by line, a Parquet file once closed.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any, Protocol, Self

from fabletop.sim.checks import Slip
from fabletop.sim.columns import Columns

GROUP = 100_000  # rows that Parquet keeps together


class Book(Protocol):
    """How one file format takes rows."""

    def write(self, table: Columns) -> None: ...
    def close(self) -> None: ...


class Csv:
    """Lines of text; the first has the names."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.begun = False

    def write(self, table: Columns) -> None:
        text = io.StringIO()  # in one go, so that an interruption leaves whole rows
        lines = csv.writer(text, lineterminator="\n")
        if not self.begun:
            lines.writerow(table.names)
        lines.writerows(table.rows())
        self.file.write(text.getvalue())
        self.file.flush()
        self.begun = True

    def close(self) -> None:
        self.file.close()


class Parquet:
    """Compressed columns, in row groups."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow.parquet as parquet
        except ImportError:
            raise Slip(
                "Parquet needs pyarrow: install fabletop[lab], or write a .csv file"
            ) from None
        self.make = parquet.ParquetWriter
        self.file = path.open("wb")
        self.writer: Any = None
        self.waiting: Columns | None = None

    def write(self, table: Columns) -> None:
        if self.waiting is None:
            self.waiting = deepcopy(table)
        else:
            self.waiting.extend(table)
        if len(self.waiting) >= GROUP:
            self.flush()

    def flush(self) -> None:
        if self.waiting is not None:
            arrow, self.waiting = self.waiting.to_arrow(), None
            self.writer = self.writer or self.make(self.file, arrow.schema)
            self.writer.write_table(arrow)

    def close(self) -> None:
        self.flush()
        if self.writer:
            self.writer.close()
        self.file.close()


BOOKS: Mapping[str, Callable[[Path], Book]] = {".parquet": Parquet, ".csv": Csv}


class TableFile:
    """A file that grows table by table; an empty one is removed."""

    def __init__(self, path: Path) -> None:
        kind = path.suffix.lower()
        if kind not in BOOKS:
            raise Slip(f"{path} must be called something.parquet or something.csv")
        self.path = path
        self.empty = True
        with writing(path):
            self.book = BOOKS[kind](path)

    def write(self, table: Columns) -> None:
        """Add rows with the same columns."""
        with writing(self.path):
            self.book.write(table)
        self.empty = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *how: object) -> None:
        with writing(self.path):
            self.book.close()
            if self.empty:
                self.path.unlink()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns a write error into one sentence."""
    try:
        yield
    except OSError as error:
        raise Slip(f"{path} cannot be written: {error.strerror or error}") from error
