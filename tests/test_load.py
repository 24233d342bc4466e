"""The load bench: what its table says, how its client keeps a picture, and the game it plays."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bench.load.__main__ import USUAL, WORK, several
from bench.load.figures import COLUMNS, WIDTH, Figures, medians, ratios, table
from bench.load.servers import NIGHTS, SERVERS
from bench.tables import OPTIONS, Acts, measure, report
from fabletop.games import GAMES
from fabletop.server.table.differences import difference
from tools.house import House, Reader, hear, say
from tools.node import node

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "bench/load/pictures.mjs"
PATCH = ROOT / "src/fabletop/web/table/patch.js"
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
    [WHOLE, {"set": {"asked": []}, "in": {"view": {"set": {"told": 1}}}}],
    [WHOLE, {"out": ["asked"]}, {"set": {"decision": 3}}],
    [WHOLE, {"in": {"view": {"in": {"hand": {"splice": [[0, 1], [1, 0, 4, 5]]}}}}}],
    [WHOLE, {"in": {"view": {"in": {"hand": {"set": {"1": 4}}}}}}],
    [WHOLE, {"set": {"decision": 2}}, {**WHOLE, "decision": 7}],
    [{**WHOLE, **NEWS}],
    [{**WHOLE, **NEWS}, {"set": {"decision": 2}}],
    [WHOLE, {**NEWS}],
]
SHOWN: list[dict[str, Any] | None] = [
    WHOLE,
    WHOLE,
    {**WHOLE, "asked": [], "view": {"told": 1, "hand": [3, 9]}},
    {name: value for name, value in {**WHOLE, "decision": 3}.items() if name != "asked"},
    {**WHOLE, "view": {"told": 0, "hand": [9, 4, 5]}},
    {**WHOLE, "view": {"told": 0, "hand": [3, 4]}},
    {**WHOLE, "decision": 7},
    {**WHOLE, **NEWS},
    {**WHOLE, "decision": 2},
    {**WHOLE, **NEWS},
]


def test_a_whole_picture_replaces_the_last_one_and_a_patch_changes_what_it_names() -> None:
    found = []
    for messages in HEARD:
        reader = Reader()
        for message in messages:
            reader.read(json.dumps(message))
        found.append(reader.picture)
    assert SHOWN == found


def test_pages_and_the_load_client_keep_pictures_in_the_same_way() -> None:
    assert SHOWN == in_node("heard.map((all) => all.reduce(renewed, null))", HEARD)


def test_whatever_differs_a_page_gets_there() -> None:
    rng = random.Random(5)
    values = [{"v": any_value(rng, 3)} for _ in range(400)]
    steps = [{"old": old, "told": difference(old, new)} for old, new in pairwise(values)]
    assert values[1:] == in_node("heard.map(({ old, told }) => patched(old, told))", steps)


def any_value(rng: random.Random, depth: int) -> Any:
    """Something that is often like the one before."""
    kind = rng.randrange(4) if depth else 0
    if kind == 1:
        return {name: any_value(rng, depth - 1) for name in "abcdef" if rng.random() < 0.7}
    if kind == 2:
        return [any_value(rng, depth - 1) for _ in range(rng.randrange(3))]
    if kind == 3:
        start = rng.randrange(3)
        return list(range(start, start + rng.randrange(8, 12)))
    return rng.randrange(3)


def in_node(expression: str, heard: object) -> Any:
    """What becomes of this in the page's own module and the client's."""
    script = (
        f"import {{ renewed }} from {json.dumps(PICTURES.as_uri())};"
        f"import {{ patched }} from {json.dumps(PATCH.as_uri())};"
        f"const heard = {json.dumps(heard)};"
        f"console.log(JSON.stringify({expression}))"
    )
    command = [node(), "--input-type=module", "--eval", script]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


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
            shown[seat] = await hear(link)
    await say(links[0], do="start")
    told = []
    for night in range(nights):
        seat, link = night % 3, links[night % 3]
        while not shown[seat]["asked"]:
            shown[seat] = await hear(link)
        told.append(shown[seat]["view"]["told"])
        act = {"id": str(night), "seat": seat, "decision": shown[seat]["decision"]}
        await say(link, do="act", **act, action=shown[seat]["choices"][0])
        while shown[seat]["asked"]:
            shown[seat] = await hear(link)
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
