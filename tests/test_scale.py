"""The simulation agrees with the theory of queues, and docs/scale.md with the sheet."""

from __future__ import annotations

from math import log
from pathlib import Path
from statistics import mean

import pytest

from bench.scale.__main__ import tables
from bench.scale.inputs import FILE, read
from bench.scale.sheet import SIZES, needs, units
from bench.scale.simulation import GATHERS, Cores, Costs, Simulation
from fabletop.server.disk.group_commit import LONGEST_WAIT

MOVES = 40_000
PAGE = Path(__file__).parents[1] / "docs" / "scale.md"


def latencies(load: float, even: bool, cores: int = 1) -> list[float]:
    """How long things take that need a second of a core each, or as long on average."""
    at = Simulation(Costs(0.0, 0.0, 0.0, 0.0, even), 1.0, 0, seed=7)
    queue, found = Cores(at.time, cores), []

    def arrive(left: int) -> None:
        began = at.time.now
        queue.work(at.chance(1.0), lambda: found.append(at.time.now - began))
        if left:
            at.time.after(at.exponential(1 / (load * cores)), lambda: arrive(left - 1))

    arrive(MOVES)
    at.time.run()
    return sorted(found[MOVES // 10 :])


def bound(load: float) -> float:
    """Waits depend on those before them, so the mean of n has a standard error of about
    sqrt(2 (1 + load) / n) / (1 - load) of itself: 3 % at 0.7. Five of these are allowed."""
    return float(5 * (2 * (1 + load) / MOVES) ** 0.5 / (1 - load))


@pytest.mark.parametrize("load", [0.3, 0.5, 0.7])
def test_work_by_chance_waits_as_in_m_m_1(load: float) -> None:
    """Mean 1 / (mu - lambda), p99 ln 100 times that; p99 rests on fewer, so its bound is double."""
    found = latencies(load, even=False)
    assert pytest.approx(1 / (1 - load), rel=bound(load)) == mean(found)
    p99 = found[int(0.99 * len(found))]
    assert pytest.approx(log(100) / (1 - load), rel=2 * bound(load)) == p99


@pytest.mark.parametrize("load", [0.3, 0.5, 0.7])
def test_even_work_waits_as_in_m_d_1(load: float) -> None:
    """It waits load / (2 (1 - load)) of its own time (Pollaczek and Khinchine)."""
    found = latencies(load, even=True)
    assert pytest.approx(1 + load / (2 * (1 - load)), rel=bound(load)) == mean(found)


def test_two_cores_wait_as_in_m_m_2() -> None:
    """At load r, two cores take 1 / (1 - r^2) on average (Erlang)."""
    found = latencies(0.7, even=False, cores=2)
    assert pytest.approx(1 / (1 - 0.7**2), rel=bound(0.7)) == mean(found)


def test_a_lone_move_takes_the_sum_of_its_parts() -> None:
    costs = Costs(0.001, 0.002, 0.0005, 0.004, even=True)
    found = Simulation(costs, 0.01, 200).run()
    assert pytest.approx(0.0075) == found.p50


def test_a_busy_server_commits_many_moves_together() -> None:
    costs = Costs(0.0002, 0.0002, 0.00005, 0.002, even=True)
    found = Simulation(costs, 2000, 20_000).run()
    assert found.commits < 1 / costs.flush  # one at a time
    assert found.p99 < 0.05  # though 2,000 moves a second would need four seconds of flushes


def test_servers_share_a_flush() -> None:
    costs = Costs(0.0004, 0.0004, 0.00005, 0.002, even=True)
    found = Simulation(costs, 4000, 20_000, servers=8).run()
    assert 1 / costs.flush < found.commits < 8 / costs.flush


def test_a_full_server_has_a_knee() -> None:
    costs = Costs(0.0004, 0.0004, 0.00005, 0.002)
    calm, busy = (Simulation(costs, load / 0.0008, 20_000).run().p99 for load in (0.5, 0.97))
    assert busy > 3 * calm


def test_it_gathers_as_long_as_the_real_one() -> None:
    assert LONGEST_WAIT == GATHERS


# -- the sheet


@pytest.mark.slow
def test_the_page_says_what_the_bench_prints() -> None:
    text = PAGE.read_text("utf-8")
    for table in tables(read()):
        printed = "\n".join(["", "", *table, "", ""])
        assert printed in text, "print it again: python -m bench.scale"


def test_ten_times_the_players_need_ten_times_as_much() -> None:
    given = read()
    few, many = needs(given, 10**5), needs(given, 10**6)
    for name in ("moves", "server_cores", "bot_cores", "database_cores", "wal", "written"):
        assert pytest.approx(10 * getattr(few, name)) == getattr(many, name)


def test_a_unit_is_full_where_the_sheet_adds_another() -> None:
    given = read()
    carries = {unit.name: unit.players for unit in units(given)}
    full = int(carries["one server process"])
    assert (1, 2) == (needs(given, full - 100).processes, needs(given, full + 100).processes)
    smallest = min(number for name, number in carries.items() if "database" in name)
    assert 1 == needs(given, int(0.98 * smallest)).databases
    assert 2 == needs(given, int(1.02 * smallest)).databases


def test_sizes_are_those_that_were_asked_for() -> None:
    assert (1_000, 100_000, 10_000_000) == SIZES


@pytest.mark.parametrize("spoilt", [('kind = "measured"', 'kind = "felt"'), ("source = ", "x = ")])
def test_a_figure_without_a_source_is_refused(tmp_path: Path, spoilt: tuple[str, str]) -> None:
    file = tmp_path / "inputs.toml"
    file.write_text(FILE.read_text("utf-8").replace(*spoilt), "utf-8")
    with pytest.raises((ValueError, TypeError)):
        read(file)
