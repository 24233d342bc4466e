"""The real thing in a real browser: CPython in a worker plays whole games, and survives its tab."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from fabletop.core import record as records
from fabletop.core.replay import check_fairness, replay
from fabletop.games import game_of
from tests.web.browser import new_page
from tools.house import House

pytestmark = pytest.mark.slow
MOST_MEMORY = 120_000_000  # bytes of the runtime itself
USUAL_ANSWER, PICTURE = 150.0, 100.0  # milliseconds of a processor that nobody else uses

PLAYER = (Path(__file__).parent / "device_player.js").read_text("utf-8").partition("\n")[2]
OPEN = """async (how) => {
  const { openHouse } = await import("/web/device/house.js");
  try {
    const house = await openHouse(how);
    house.onCrash = (why) => (window.why = why);
    return "open";
  } catch (error) {
    return error.why;
  }
}"""
AWOKEN = """async () => {
  const { openHouse } = await import("/web/device/house.js");
  return (await openHouse()).awoken;
}"""
STARTED = """async (spoil) => {
  const settled = (request) =>
    new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const database = await settled(indexedDB.open("fabletop-device"));
  const store = database.transaction("house", "readwrite").objectStore("house");
  const row = await settled(store.get(["started"]));
  if (row && spoil) await settled(store.put({ ...row, bytes: row.bytes.fill(0) }, ["started"]));
  database.close();
  return row ? [row.games, row.bytes.some((byte) => byte > 0)] : null;
}"""
COMPILE = """() => {
  try {
    new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    return "may";
  } catch {
    return "may not";
  }
}"""


def play(page: Page, address: str | None, moves: int | None, bots: list[str]) -> Any:
    wanted = {"address": address, "moves": moves, "bots": bots, "botPause": 0.02}
    return page.evaluate(PLAYER, wanted)


def quick(times: list[float]) -> float:
    """What most take when nothing else runs: a quarter is faster beside other work, too."""
    assert len(times) > 3
    return sorted(times)[len(times) // 4]


def test_a_whole_game_in_a_browser_goes_on_after_its_tab_was_closed(
    browser: Browser, house: House, tmp_path: Path, record_property: Any
) -> None:
    page = new_page(browser)
    page.goto(f"http://127.0.0.1:{house.port}/")
    bots = [str(name) for name in house.get("/api/games")[0]["bots"]]
    begun = play(page, None, 4, bots)
    assert ("stopped", 4) == (begun["end"], begun["count"])
    assert begun["steps"] == sorted(begun["steps"])
    assert 1 == begun["steps"][-1]
    page.close()

    page = page.context.new_page()
    page.goto(f"http://127.0.0.1:{house.port}/")
    over = play(page, begun["address"], None, bots)
    assert "over" == over["end"]
    assert over["decision"] > begun["decision"]
    assert over["memory"] < MOST_MEMORY

    record = records.load(over["record"])
    check_fairness(record)
    whole = replay(game_of(record.game, record.pack), record)
    assert not whole.game.actors(whole.s)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(over["record"]))
    assert quick(over["answers"]) < USUAL_ANSWER
    assert quick(over["waits"]) < PICTURE
    told = {name: over[name] for name in ("ready", "memory", "waits", "answers")}
    record_property("device", json.dumps(told))


@pytest.mark.long
def test_a_second_tab_is_told_that_the_first_has_the_tables_and_may_take_them(
    browser: Browser, house: House
) -> None:
    first = new_page(browser)
    second = first.context.new_page()
    for page in (first, second):
        page.goto(f"http://127.0.0.1:{house.port}/")
    assert "open" == first.evaluate(OPEN, {})
    assert "elsewhere" == second.evaluate(OPEN, {})
    assert "open" == second.evaluate(OPEN, {"take": True})
    first.wait_for_function("window.why === 'elsewhere'")


def test_the_next_start_begins_where_python_stood_unless_that_was_spoilt(
    browser: Browser, house: House
) -> None:
    page = new_page(browser)

    def start(game: str) -> bool:
        page.goto(f"http://127.0.0.1:{house.port}/")
        assert "open" == page.evaluate(OPEN, {"game": game})
        return bool(page.evaluate(AWOKEN))

    def until_kept(*games: str) -> None:
        for _ in range(200):
            if page.evaluate(STARTED, False) == [[*games], True]:
                return
            page.wait_for_timeout(100)
        raise AssertionError(page.evaluate(STARTED, False))

    assert not start("cave")
    until_kept("cave")
    assert start("basra")
    until_kept("cave", "basra")
    assert start("cave")
    page.evaluate(STARTED, True)
    assert not start("cave")
    until_kept("cave")


@pytest.mark.parametrize(
    ("file", "code", "why"),
    [
        ("cabinet.js", "openCabinet = () => Promise.reject(new Error('private'))", "no-storage"),
        ("engine.js", "openHouse = () => Promise.reject(new RangeError('full'))", "no-memory"),
        ("engine.js", "openHouse = () => Promise.reject(new Error('broken'))", "crashed"),
        ("engine.js", "openHouse = () => new Promise(() => {})", "too-slow"),
    ],
)
def test_a_device_that_cannot_says_why(
    browser: Browser, house: House, file: str, code: str, why: str
) -> None:
    page = new_page(browser)
    said = f"export const {code};"
    page.route(
        f"**/web/device/{file}",
        lambda route: route.fulfill(content_type="text/javascript", body=said),
    )
    page.goto(f"http://127.0.0.1:{house.port}/")
    assert why == page.evaluate(OPEN, {"patience": 5000})


def test_pages_and_server_tables_load_nothing_of_it(browser: Browser, house: House) -> None:
    page = new_page(browser)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"http://127.0.0.1:{house.port}/")
    page.wait_for_load_state("networkidle")
    page.goto(f"http://127.0.0.1:{house.port}/t/{house.make_table('cave', 3)}")
    page.wait_for_load_state("networkidle")
    assert len(asked) > 5
    assert [] == [url for url in asked if "/web/runtime/" in url or "/web/device/" in url]


def test_only_the_worker_may_compile_webassembly(browser: Browser, house: House) -> None:
    page = new_page(browser)
    page.goto(f"http://127.0.0.1:{house.port}/")
    assert "may not" == page.evaluate(COMPILE)
