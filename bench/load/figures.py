"""From measurements to one table: medians, and ratios of ours to the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

Figures = Mapping[str, float]
Runs = Mapping[str, Mapping[str, Sequence[Figures]]]
"""For each server and each mode, what every run measured."""
OURS = ("fabletop", "fabletop-compiled")
OTHERS = ("boardgame.io", "colyseus", "floor")  # that ours are divided by
WIDTH, NAME = 10, 34


class Column(NamedTuple):
    """One figure of one mode."""

    mode: str
    key: str
    head: tuple[str, str]
    digits: int = 2
    compared: bool = True  # whether its ratio says anything


COLUMNS = (
    Column("closed", "moves_s", ("closed", "moves/s"), 0),
    Column("closed", "cpu_ms", ("closed", "CPU ms"), 3),
    Column("closed", "p50_ms", ("closed", "p50 ms"), 1),
    Column("closed", "p99_ms", ("closed", "p99 ms"), 1),
    Column("paced", "cpu_ms", ("paced", "CPU ms"), 3),
    Column("paced", "p50_ms", ("paced", "p50 ms"), 2),
    Column("paced", "p99_ms", ("paced", "p99 ms"), 2),
    Column("closed", "bytes", ("bytes", "a move"), 0),
    Column("paced", "memory_mb", ("paced", "RSS MB"), 0),
    Column("paced", "table_kb", ("KB a", "table"), 0),
    Column("reconnect", "reconnect_b", ("reconnect", "bytes"), 0),
    Column("flat", "growth", ("late /", "early"), 2, compared=False),
    Column("closed", "others", ("others'", "CPU"), 2, compared=False),
)


def medians(runs: Runs) -> dict[str, dict[Column, float]]:
    """For each server the median of every figure that was measured."""
    found: dict[str, dict[Column, float]] = {}
    for server, modes in runs.items():
        found[server] = {
            column: median(figures[column.key] for figures in modes[column.mode])
            for column in COLUMNS
            if modes.get(column.mode)
        }
    return found


def ratios(
    figures: Mapping[str, Mapping[Column, float]], mine: str, theirs: str
) -> dict[Column, float]:
    """Ours divided by theirs, for every figure that both have and that is not 0 there."""
    others = figures[theirs]
    return {
        column: figure / others[column]
        for column, figure in figures[mine].items()
        if column.compared and others.get(column)
    }


def table(runs: Runs) -> Iterator[str]:
    """Every server, then ours divided by each of the others."""
    figures = medians(runs)
    shown = [c for c in COLUMNS if any(c in measured for measured in figures.values())]
    for line in (0, 1):
        yield " " * NAME + "".join(f"{column.head[line]:>{WIDTH}}" for column in shown)
    for server, measured in figures.items():
        yield f"{server:{NAME}}" + "".join(cell(measured, c, c.digits) for c in shown)
    pairs = [(mine, theirs) for mine in OURS for theirs in OTHERS]
    for mine, theirs in pairs:
        if mine in figures and theirs in figures:
            found = ratios(figures, mine, theirs)
            yield f"{f'{mine} ÷ {theirs}':{NAME}}" + "".join(cell(found, c, 2) for c in shown)


def cell(figures: Mapping[Column, float], column: Column, digits: int) -> str:
    figure = figures.get(column)
    return f"{'–' if figure is None else f'{figure:,.{digits}f}':>{WIDTH}}"
