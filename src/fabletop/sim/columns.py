"""Tables of figures, by column: small in memory, quick to send and to write.

A column holds numbers, or words, each stored once. A value that is the same in every row is kept
once beside the columns, and appears in every row only on export.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from fabletop.sim.checks import Missing

if TYPE_CHECKING:
    import pandas
    import pyarrow

Cell = int | float | str


class Words(Sequence[str]):
    """A column of words."""

    __slots__ = ("codes", "known")

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.known: dict[str, int] = {}
        self.codes = array("i", [self.code(word) for word in words])

    def code(self, word: str) -> int:
        return self.known.setdefault(word, len(self.known))

    def extend(self, other: Words) -> None:
        codes = [self.code(word) for word in other.known]
        self.codes.extend([codes[code] for code in other.codes])

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        words = list(self.known)
        if isinstance(place, slice):
            return [words[code] for code in self.codes[place]]
        return words[self.codes[place]]

    def __iter__(self) -> Iterator[str]:
        words = list(self.known)
        return (words[code] for code in self.codes)


Numbers: TypeAlias = "array[Any]"  # of "i", "q" or "d"
Column: TypeAlias = "Words | array[Any]"


class Columns:
    """A table: columns by name, and the values that are the `same` in every row."""

    def __init__(self, same: Mapping[str, int | str], columns: Mapping[str, Column]) -> None:
        self.same = dict(same)
        self.columns = dict(columns)

    @classmethod
    def of(
        cls, same: Mapping[str, int | str], kinds: Mapping[str, str], rows: Sequence[Sequence[Cell]]
    ) -> Columns:
        """Rows as columns; a kind is a type code of `array`, or "word"."""
        cells = zip(*rows, strict=True) if rows else [()] * len(kinds)
        columns = {
            name: Words(cell) if kind == "word" else array(kind, cell)
            for (name, kind), cell in zip(kinds.items(), cells, strict=True)
        }
        return cls(same, columns)

    @property
    def names(self) -> list[str]:
        """All column names, constant ones first."""
        return [*self.same, *self.columns]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())))

    def __getitem__(self, name: str) -> Sequence[Any]:
        if name in self.same:
            return [self.same[name]] * len(self)
        return self.columns[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Columns) and (self.names, [*self.rows()]) == (
            other.names,
            [*other.rows()],
        )

    def extend(self, other: Columns) -> None:
        """Add the rows of a table with the same columns."""
        for name, column in self.columns.items():
            column.extend(other.columns[name])  # type: ignore[arg-type]

    def rows(self) -> Iterator[tuple[Cell, ...]]:
        """All rows, with constant values."""
        same = tuple(self.same.values())
        return (same + row for row in zip(*self.columns.values(), strict=True))

    def to_arrow(self) -> pyarrow.Table:
        """As an Arrow table, without a copy; words as dictionaries."""
        try:
            import pyarrow
        except ImportError:
            raise Missing("a table of Arrow's", "pyarrow") from None

        def numbers(column: Numbers) -> pyarrow.Array:
            kind = {"i": pyarrow.int32(), "q": pyarrow.int64(), "d": pyarrow.float64()}
            held = [None, pyarrow.py_buffer(column)]
            return pyarrow.Array.from_buffers(kind[column.typecode], len(column), held)

        def words(column: Words) -> pyarrow.Array:
            known = pyarrow.array(list(column.known), pyarrow.string())
            return pyarrow.DictionaryArray.from_arrays(numbers(column.codes), known)

        def repeated(cell: int | str) -> pyarrow.Array:
            if isinstance(cell, int):
                return pyarrow.repeat(pyarrow.scalar(cell, pyarrow.int64()), len(self))
            known, codes = pyarrow.array([cell]), array("i", [0]) * len(self)
            return pyarrow.DictionaryArray.from_arrays(numbers(codes), known)

        arrays = {name: repeated(cell) for name, cell in self.same.items()}
        for name, column in self.columns.items():
            arrays[name] = words(column) if isinstance(column, Words) else numbers(column)
        return pyarrow.table(arrays)

    def to_pandas(self) -> pandas.DataFrame:
        """As a pandas data frame, which needs pandas; words as categories."""
        try:
            import pandas  # noqa: F401
        except ImportError:
            raise Missing("a data frame", "pandas") from None
        return self.to_arrow().to_pandas()
