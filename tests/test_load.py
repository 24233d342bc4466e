"""The load bench: what its table says, how its client keeps a picture, and the game it plays."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench.load.__main__ import USUAL, WORK, several
from bench.load.figures import COLUMNS, WIDTH, Figures, medians, ratios, table
from bench.load.servers import NIGHTS, SERVERS
from bench.pictures import renewed
from bench.tables import OPTIONS, Acts, measure, report
from fabletop.games import GAMES
from tools.house import House, hear, say
from tools.node import node

PICTURES = Path(__file__).parents[1] / "bench" / "load" / "pictures.mjs"
CPU, MOVES = (
    next(c for c in COLUMNS if (c.mode, c.key) == ("closed", key)) for key in ("cpu_ms", "moves_s")
)
GROWTH = next(column for column in COLUMNS if column.key == "growth")


def measured(cpu: float, moves: float = 1000.0) -> Figures:
    keys = {column.key: 1.0 for column in COLUMNS if column.mode == "closed"}
    return {**keys, "cpu_ms": cpu, "moves_s": moves}


def closed(*figures: Figures) -> dict[str, Sequence[Figures]]:
    return {"closed": figures}


def test_a_figure_is_the_median_of_its_runs() -> None:
    found = medians({"fabletop": closed(measured(0.9), measured(0.1), measured(0.2))})
    assert 0.2 == found["fabletop"][CPU]


def test_a_mode_that_was_not_run_has_no_figures() -> None:
    found = medians({"fabletop": {**closed(measured(0.2)), "flat": []}})
    assert {"closed"} == {column.mode for column in found["fabletop"]}


def test_ratios_are_ours_divided_by_theirs() -> None:
    figures = {"fabletop": {CPU: 0.2, MOVES: 4000.0}, "colyseus": {CPU: 0.1, MOVES: 5000.0}}
    assert {CPU: 2.0, MOVES: 0.8} == ratios(figures, "fabletop", "colyseus")


def test_a_figure_that_is_missing_or_nothing_or_compared_with_nobody_has_no_ratio() -> None:
    ours = {CPU: 0.2, MOVES: 4000.0, GROWTH: 1.0}
    theirs = {CPU: 0.0, GROWTH: 2.0}
    assert {} == ratios({"fabletop": ours, "floor": theirs}, "fabletop", "floor")


def test_the_table_has_every_server_and_then_ours_beside_each_of_the_others() -> None:
    costs = {"fabletop": 0.6, "fabletop-compiled": 0.3, "boardgame.io": 0.3, "floor": 0.06}
    lines = list(table({name: closed(measured(cost)) for name, cost in costs.items()}))
    rows = {line[:34].strip(): line[34:].split() for line in lines[2:]}
    place = [column for column in COLUMNS if column.mode == "closed"].index(CPU)
    assert {
        "fabletop": "0.600",
        "fabletop-compiled": "0.300",
        "boardgame.io": "0.300",
        "floor": "0.060",
        "fabletop ÷ boardgame.io": "2.00",
        "fabletop ÷ floor": "10.00",
        "fabletop-compiled ÷ boardgame.io": "1.00",
        "fabletop-compiled ÷ floor": "5.00",
    } == {name: cells[place] for name, cells in rows.items()}
    assert 1 == len({len(line) for line in lines})


def test_columns_are_of_modes_there_are_and_the_usual_servers_too() -> None:
    assert set(WORK) == {column.mode for column in COLUMNS}
    assert set(USUAL) <= set(SERVERS)
    assert ["paced", "flat"] == several("paced,flat", list(WORK))
    with pytest.raises(Exception, match="'fast' is not one of"):
        several("paced,fast", list(WORK))


# -- pictures and patches

VIEW = {"told": 0, "hand": [3, 9]}
WHOLE = {"is": "table", "decision": 1, "asked": [0], "events": [], "done": [], "view": VIEW}
NEWS = {"events": [{"n": 4}], "done": ["0-1"]}
HEARD: list[list[dict[str, Any]]] = [
    [WHOLE],
    [WHOLE, {"is": "done", "id": "0-1"}],
    [WHOLE, {"is": "patch", "decision": 2, "asked": [], "seen": {"told": 1}}],
    [WHOLE, {"is": "patch", "decision": 2}, {"is": "patch", "seen": {"hand": [3, 4]}}],
    [WHOLE, {"is": "patch", "seen": {"told": 1}}, {**WHOLE, "decision": 7}],
    [{"is": "patch", "decision": 2}],
    [{**WHOLE, **NEWS}],
    [{**WHOLE, **NEWS}, {"is": "patch", "decision": 2}],
    [WHOLE, {"is": "patch", **NEWS}],
]
SHOWN: list[dict[str, Any] | None] = [
    WHOLE,
    WHOLE,
    {**WHOLE, "decision": 2, "asked": [], "view": {"told": 1, "hand": [3, 9]}},
    {**WHOLE, "decision": 2, "view": {"told": 0, "hand": [3, 4]}},
    {**WHOLE, "decision": 7},
    None,
    {**WHOLE, **NEWS},
    {**WHOLE, "decision": 2},
    {**WHOLE, **NEWS},
]


def test_a_whole_picture_replaces_the_last_one_and_a_patch_changes_what_it_names() -> None:
    found = []
    for messages in json.loads(json.dumps(HEARD)):
        picture: dict[str, Any] | None = None
        for message in messages:
            picture = renewed(picture, message)
        found.append(picture)
    assert SHOWN == found


def test_the_load_client_keeps_pictures_in_the_same_way() -> None:
    script = (
        f"import {{ renewed }} from {json.dumps(PICTURES.as_uri())};"
        f"const heard = {json.dumps(HEARD)};"
        "console.log(JSON.stringify(heard.map((all) => all.reduce(renewed, null))))"
    )
    command = [node(), "--input-type=module", "--eval", script]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert SHOWN == json.loads(done.stdout)


# -- the game, over a real server


class Guesthouse(House):
    """With the example game on its shelf."""

    def arguments(self) -> list[str]:
        return ["--with", str(NIGHTS), *super().arguments()]


@pytest.mark.slow
def test_the_game_of_the_bench_is_played_without_end_on_a_real_server(tmp_path: Path) -> None:
    house = Guesthouse(tmp_path)
    house.start()
    try:
        assert list(range(70)) == asyncio.run(tell_tales(house, 70))
    finally:
        house.kill()


async def tell_tales(house: House, nights: int) -> list[int]:
    """How many tales had been told when each of the next was; more than a usual game has."""
    address = house.make_table("thousand_nights", 3, nights="endless")
    links = [await house.connect(address) for _ in range(3)]
    shown: list[Any] = [None, None, None]
    for seat, link in enumerate(links):
        await say(link, do="hello")
        await say(link, do="sit", seat=seat, name=f"P{seat}", colour=seat)
        while not (shown[seat] or {}).get("yours"):
            shown[seat] = renewed(shown[seat], await hear(link))
    await say(links[0], do="start")
    told = []
    for night in range(nights):
        seat, link = night % 3, links[night % 3]
        while not shown[seat]["asked"]:
            shown[seat] = renewed(shown[seat], await hear(link))
        told.append(shown[seat]["view"]["told"])
        act = {"id": str(night), "seat": seat, "decision": shown[seat]["decision"]}
        await say(link, do="act", **act, action=shown[seat]["choices"][0])
        while shown[seat]["asked"]:
            shown[seat] = renewed(shown[seat], await hear(link))
    await house.hang_up()
    return told


def test_a_column_is_named_in_two_lines_that_fit() -> None:
    assert [] == [c for c in COLUMNS if max(map(len, c.head)) >= WIDTH]


# -- the tables of our own games


def shown(decision: int, race: object = None, **event: object) -> dict[str, Any]:
    return {"decision": decision, "race": race, "events": [event] if event else []}


def test_an_action_takes_as_long_as_until_another_device_sees_the_next_question() -> None:
    acts = Acts()
    acts.note_picture(shown(4))
    acts.note_act({"decision": 4}, "a", 10.0)
    assert 0.5 == acts.latency(5, "b", 10.5)
    assert acts.latency(5, "a", 10.5) is None  # its own
    assert acts.latency(7, "b", 10.5) is None  # nobody answered question 6


@pytest.mark.parametrize("seen", [shown(4, race={"open": True}), shown(4, fleeting=True)])
def test_answers_that_are_kept_on_purpose_have_no_latency(seen: dict[str, Any]) -> None:
    acts = Acts()
    acts.note_act({"decision": 4}, "a", 10.0)
    acts.note_picture(seen)
    acts.note_act({"decision": 4}, "a", 10.1)
    assert acts.latency(5, "b", 13.0) is None


def test_every_game_has_tables_and_a_column() -> None:
    assert set(GAMES) == set(OPTIONS)
    head, line = report({"cave": {"p50 ms": 1.0}, "basra": {"p50 ms": 2.5}})
    assert ["cave", "basra"] == head.split()
    assert ["p50", "ms", "1.00", "2.50"] == line.split()


@pytest.mark.slow
def test_a_whole_game_at_two_tables_is_measured() -> None:
    figures = asyncio.run(measure(2, "cave", seconds=300))
    assert 2 == figures["games over"]
    assert 0 == figures["of them refused"]
    assert 0 < figures["p50 ms"] <= figures["p99 ms"]
