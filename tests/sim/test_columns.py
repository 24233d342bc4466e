"""Tables column by column hold what was put in, however they were put together."""

from __future__ import annotations

from array import array

import pyarrow

from fabletop.sim.columns import Columns, Words

KINDS = {"number": "q", "reason": "word", "share": "d", "points": "i"}
SAME: dict[str, int | str] = {"game": "chess", "seats": 2}
ROWS = [(0, "won", 0.5, -3), (1, "drawn", 1.0, 4), (2, "won", 0.25, 5)]


def test_each_word_is_kept_once() -> None:
    words = Words(["a", "b", "a"])
    words.extend(Words(["c", "b"]))
    assert ["a", "b", "a", "c", "b"] == list(words)
    assert ["a", "b", "c"] == list(words.known)
    assert (5, "c", ["b", "a"]) == (len(words), words[3], words[1:3])


def test_rows_go_in_and_come_out_with_what_is_the_same_in_all() -> None:
    table = Columns.of(SAME, KINDS, ROWS)
    assert ["game", "seats", *KINDS] == table.names
    assert [("chess", 2, *row) for row in ROWS] == list(table.rows())
    assert array("i", [-3, 4, 5]) == table["points"]
    assert ["chess"] * 3 == table["game"]


def test_a_table_put_together_is_the_whole_table() -> None:
    table = Columns.of(SAME, KINDS, ROWS[:1])
    table.extend(Columns.of(SAME, KINDS, ROWS[1:]))
    assert Columns.of(SAME, KINDS, ROWS) == table
    assert Columns.of(SAME, KINDS, ROWS[:2]) != table
    assert Columns.of({}, KINDS, ROWS) != table


def test_a_table_without_rows() -> None:
    table = Columns.of(SAME, KINDS, [])
    assert (0, []) == (len(table), list(table.rows()))
    assert (0, table.names) == (table.to_arrow().num_rows, table.to_arrow().column_names)


def test_arrow_and_pandas_have_the_same_rows() -> None:
    table = Columns.of(SAME, KINDS, ROWS)
    arrow, frame = table.to_arrow(), table.to_pandas()
    rows = [dict(zip(table.names, row, strict=True)) for row in table.rows()]
    assert rows == arrow.to_pylist() == frame.to_dict("records")
    assert pyarrow.types.is_dictionary(arrow.schema.field("reason").type)
    assert pyarrow.int32() == arrow.schema.field("points").type
