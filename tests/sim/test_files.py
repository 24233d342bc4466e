"""Tables on disk hold what was written, by whatever pieces; what cannot be written is said."""

from __future__ import annotations

import csv
import sys
from contextlib import suppress
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from fabletop.sim import files
from fabletop.sim.checks import Slip
from fabletop.sim.columns import Columns
from fabletop.sim.files import TableFile

KINDS = {"number": "q", "reason": "word"}
ROWS = [(number, "won" if number % 3 else 'it\'s, "lost"') for number in range(10)]


def table(first: int, last: int) -> Columns:
    return Columns.of({"game": "chess"}, KINDS, ROWS[first:last])


def write(path: Path) -> list[dict[str, object]]:
    """All rows in three pieces, as they should be read."""
    with TableFile(path) as file:
        for first, last in ((0, 4), (4, 5), (5, 10)):
            file.write(table(first, last))
    return [{"game": "chess", "number": number, "reason": reason} for number, reason in ROWS]


@pytest.mark.parametrize("group", [1, 5, 100])
def test_parquet_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, group: int) -> None:
    monkeypatch.setattr(files, "GROUP", group)
    rows = write(tmp_path / "games.parquet")
    assert rows == parquet.read_table(tmp_path / "games.parquet").to_pylist()


@pytest.mark.parametrize("name", ["games.csv", "GAMES.CSV"])
def test_csv(tmp_path: Path, name: str) -> None:
    rows = write(tmp_path / name)
    with (tmp_path / name).open(newline="") as file:
        assert [{**row, "number": str(row["number"])} for row in rows] == [*csv.DictReader(file)]


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_what_was_written_before_an_interruption_is_kept(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"games.{suffix}"
    with suppress(KeyboardInterrupt), TableFile(path) as file:
        file.write(table(0, 4))
        raise KeyboardInterrupt
    lines = path.read_text().splitlines() if suffix == "csv" else []
    assert 4 == (len(lines) - 1 if lines else parquet.read_table(path).num_rows)


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_a_file_without_rows_is_not_left_behind(tmp_path: Path, suffix: str) -> None:
    with TableFile(tmp_path / f"games.{suffix}"):
        pass
    assert [] == list(tmp_path.iterdir())


def test_a_table_that_is_written_stays_as_it_is(tmp_path: Path) -> None:
    one = table(0, 2)
    with TableFile(tmp_path / "games.parquet") as file:
        file.write(one)
        file.write(one)
    assert (table(0, 2), 4) == (one, parquet.read_table(tmp_path / "games.parquet").num_rows)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("games.xls", "must be called something.parquet or something.csv"),
        ("games", "must be called something.parquet or something.csv"),
        ("nowhere/games.csv", "cannot be written: No such file or directory"),
        ("nowhere/games.parquet", "cannot be written: No such file or directory"),
        ("folder.csv", "cannot be written: Is a directory"),
    ],
)
def test_a_file_that_cannot_be_written(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(Slip, match=why):
        TableFile(tmp_path / name)


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    (tmp_path / "games.csv").symlink_to("/dev/full")
    file = TableFile(tmp_path / "games.csv")
    with pytest.raises(Slip, match=r"games.csv cannot be written: No space left on device"):
        file.write(table(0, 10))
    with pytest.raises(Slip, match="No space left on device"):
        file.__exit__()


def test_without_pyarrow_parquet_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(Slip, match=r"install fabletop\[lab\], or write a .csv file"):
        TableFile(tmp_path / "games.parquet")
