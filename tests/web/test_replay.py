"""A finished game seen again: the slider and everything else that moves it, whose eyes, what is
told beside it, the points, a file; with a scripted server, and once with a real one.
"""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import EVERY_SIZE, SIZES, axe, new_page, overflow, trouble, until
from tests.web.stage import RECORD, Stage, picture
from tools.house import House, hear, say

pytestmark = pytest.mark.slow

Data = dict[str, Any]
MOVES = 130  # three pieces
NAMES = ["Margaux", "Ben", "Ida"]
UNDO, GONE = 7, (5, 6)
BOARD = """
import { h } from "/web/vendor/preact.js";
window.drawn = [];
export function Board(props) {
  window.props = props;
  if (window.drawn.at(-1) !== props.picture) window.drawn.push(props.picture);
  return h("p", { class: "toy" }, `seen by ${props.view.eyes} at ${props.view.at}`);
}
export function Drawer({ view }) { return h("p", { class: "toy-hand" }, `hand of ${view.eyes}`); }
export function chip(view, seat) { return String(view.at); }
export const sounds = { drew: "tap" };
"""


def frame(n: int, eyes: str, counted: bool) -> Data:
    seat = (n - 1) % 3
    seen = ["watch", "0", "1", "2"] if eyes == "all" else [eyes]
    move: Data = {"seat": seat, "action": ["draw"], "at": 1000 * n, "by": "player"}
    events: list[Data] = [{"key": "drew", "args": {"seat": seat}, "to": None}]
    if n % 10 == 0:
        events.append({"key": "revealed", "args": {"kind": "hourglass"}, "to": [seat]})
    if n == UNDO:
        move = {"seat": 0, "action": ["undo", GONE[0] - 1], "at": 1000 * n, "by": "house"}
        events = []
    return {
        "n": n,
        "move": move if n else None,
        "step": "over" if n == MOVES else "decide",
        "actors": [] if n == MOVES else [n % 3],
        "views": {eye: {"eyes": eye, "at": n, "step": "decide", "actors": []} for eye in seen},
        "events": events if n else [],
        "points": [n, n // 2, 3 * (n // 30)] if counted else None,
        "gone": n in GONE,
    }


def told(query: Data, _: Data, counted: bool = True) -> Data:
    first, last = int(query["from"]), int(query["to"])
    assert last - first <= 60
    numbers = range(first, min(last, MOVES + 1))
    head = {"game": "toy", "version": 1, "seats": 3, "options": {}, "players": NAMES}
    frames = [frame(n, query["eyes"], counted) for n in numbers]
    return {**head, "moves": MOVES, "frames": frames}


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    stage = Stage(page, house)
    stage.board = BOARD
    stage.lookback = told
    return stage


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def is_at(page: Page, number: int, eyes: str = "watch") -> None:
    expect(page.locator(".toy")).to_have_text(f"seen by {eyes} at {number}")
    expect(slider(page)).to_have_value(str(number))


def events(page: Page) -> list[str]:
    keys: list[str] = page.evaluate("props.events.map((event) => event.key)")
    return keys


def test_buttons_keys_and_slider_go_through_the_game(page: Page, stage: Stage) -> None:
    stage.open("/replay/amber-owl-42.0.signed")
    is_at(page, 0)
    expect(page.get_by_text("Before the first move")).to_be_visible()
    press(page, "One move forward")
    is_at(page, 1)
    assert [["drew"], [], [], None] == [
        events(page),
        *page.evaluate("[props.choices, props.asked, props.picture.race]"),
    ]
    press(page, "One move back")
    is_at(page, 0)
    assert [] == events(page)
    press(page, "To the end")
    is_at(page, MOVES)
    assert [] == events(page)  # a jump tells nothing
    assert "over" == page.evaluate("props.picture.phase")
    press(page, "To the start")
    is_at(page, 0)
    for key, number in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", MOVES)]:
        page.keyboard.press(key)
        is_at(page, number)
    page.keyboard.press("Home")
    is_at(page, 0)
    slider(page).focus()
    page.keyboard.press("ArrowRight")  # not twice, as slider and as page
    is_at(page, 1)
    slider(page).fill("64")
    is_at(page, 64)
    assert [] == events(page)
    page.keyboard.press("ArrowRight")
    is_at(page, 65)
    assert ["drew"] == events(page)
    numbers = page.evaluate("drawn.flatMap((one) => one.events.map((event) => event.n))")
    assert numbers == sorted(set(numbers))  # boards show each number once
    assert page.evaluate("drawn.every((one) => one.choices.length === 0)")


def test_pieces_are_fetched_once(page: Page, stage: Stage) -> None:
    stage.open("/replay/amber-owl-42.2.signed")
    is_at(page, 0)
    expect(page.locator(".chart-line")).to_have_count(0)  # nobody looks at it yet
    for key in ("End", "Home", "End", "Home"):
        page.keyboard.press(key)
        expect(slider(page)).to_have_value(str(MOVES if key == "End" else 0))
    press(page, "Everything revealed")
    expect(page.locator(".toy-hand")).to_have_count(3)
    press(page, "TV")
    is_at(page, 0)

    def starts() -> set[str]:
        return {query.split("&")[0] for query in stage.asked if "eyes=watch" in query}

    stage.wait(lambda: len(starts()) == 3)
    assert {"from=0", "from=60", "from=120"} == starts()
    assert len(stage.asked) == len(set(stage.asked))


def test_it_is_seen_from_every_seat_and_with_all_hands(page: Page, stage: Stage) -> None:
    stage.open("/replay/amber-owl-42.0.signed#move=20")
    is_at(page, 20)
    story = page.get_by_role("button", name="What happened")
    board = page.get_by_role("button", name="Board")
    lines = page.locator(".replay-event").filter(has_text="an hourglass")
    for seat, name in enumerate(NAMES):
        page.get_by_role("button", name=name).first.click()
        is_at(page, 20, str(seat))
        expect(page.locator(".toy-hand")).to_have_text(f"hand of {seat}")
        assert [seat] == page.evaluate("props.picture.yours")
        story.click()
        mine = [n for n in range(10, MOVES + 1, 10) if (n - 1) % 3 == seat]
        expect(lines).to_have_count(len(mine))  # what was told to others is not there
        expect(lines.first).to_contain_text(f"Only {name} saw this")
        expect(lines.first).to_have_class(f"replay-event private seat-{seat}")
        board.click()
    press(page, "Everything revealed")
    expect(page.locator(".toy")).to_have_text("seen by watch at 20")
    hands = page.locator(".replay-own")
    expect(hands).to_have_text([f"{name}hand of {seat}" for seat, name in enumerate(NAMES)])
    fine(page)
    story.click()
    expect(lines).to_have_count(13)
    press(page, "TV")
    expect(lines).to_have_count(0)
    board.click()
    is_at(page, 20)
    expect(page.locator(".toy-hand")).to_have_count(0)


@pytest.mark.long
def test_it_plays_through_at_four_speeds(page: Page, stage: Stage) -> None:
    page.add_init_script(
        """const wait = setTimeout;
        window.waits = [];
        window.setTimeout = (call, time, ...more) => {
          waits.push(time);
          return wait(call, time, ...more);
        };"""
    )
    stage.open("/replay/amber-owl-42.0.signed#move=110")
    is_at(page, 110)
    speed, pace = "normal", {"slow": 3200, "normal": 1800, "fast": 800, "very fast": 280}
    for name, wait in pace.items():
        page.get_by_role("button", name=f"Speed: {speed}").click()
        press(page, name)
        speed = name
        page.locator("main").focus()
        page.evaluate("waits.length = 0")
        page.keyboard.press(" ")
        expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
        for _ in range(200):
            if wait in page.evaluate("waits"):
                break
            page.wait_for_timeout(20)
        else:
            pytest.fail(f"{name} is not {wait} ms a move")
        if name != "very fast":
            page.keyboard.press(" ")
            expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(slider(page)).to_have_value(str(MOVES), timeout=30000)
    is_at(page, MOVES)
    seen = page.evaluate("drawn.map((one) => [one.view.at, one.events.map(({ key }) => key)])")
    first = seen.index([111, ["drew"]])
    assert list(range(111, MOVES + 1)) == [at for at, _ in seen[first:]]  # every move, one by one
    assert all(keys == ["drew"] for _, keys in seen[first:])
    assert page.evaluate("props.calm")
    page.get_by_role("button", name="Speed: very fast").click()
    press(page, "slow")
    press(page, "Play")  # over: once more from the beginning
    until(page, "drawn.at(-1).view.at < 9 && drawn.at(-1).view.at > 0")
    press(page, "Pause")
    ats = page.evaluate("drawn.map((one) => one.view.at)")
    assert [MOVES, 0, 1] == ats[len(ats) - 1 - ats[::-1].index(MOVES) :][:3]


def test_every_line_of_the_story_leads_there(page: Page, stage: Stage) -> None:
    stage.open("/replay/amber-owl-42.0.signed")
    is_at(page, 0)
    page.get_by_role("button", name="What happened").click()
    line = page.locator(".replay-event").filter(has_text="Ida draws")
    expect(line.last).to_be_attached()
    line.nth(2).click()
    expect(slider(page)).to_have_value("9")
    expect(page.locator(".replay-event[aria-current]")).to_have_text("9Ida draws")
    fine(page)
    gone = page.locator(".replay-event.gone")
    expect(gone).to_have_count(2)
    expect(gone.first).to_contain_text("undone later")
    page.locator(".replay-event").filter(has_text="Move undone").click()
    expect(slider(page)).to_have_value(str(UNDO))
    slider(page).fill(str(GONE[0]))
    expect(page.locator(".replay-told")).to_contain_text("undone later")
    page.get_by_role("button", name="Board").click()
    is_at(page, GONE[0])


def test_points_are_drawn_and_written(page: Page, stage: Stage) -> None:
    stage.open("/replay/amber-owl-42.0.signed")
    is_at(page, 0)
    press(page, "Points")
    expect(page.locator(".chart-line")).to_have_count(3)
    chart = page.get_by_role("img", name="Points over time")
    box = chart.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + 40)
    expect(slider(page)).to_have_value(str(MOVES))
    page.mouse.click(box["x"] + 20, box["y"] + 40)
    expect(slider(page)).to_have_value("0")
    table = page.get_by_role("table", name="Points over time")
    rows = table.get_by_role("row")
    expect(rows.first).to_have_text("MoveMargauxBenIda")
    expect(rows.last).to_have_text(f"{MOVES}{MOVES}{MOVES // 2}{3 * (MOVES // 30)}")
    fine(page)


def test_a_game_without_points_has_no_chart(page: Page, stage: Stage) -> None:
    stage.lookback = lambda query, record: told(query, record, counted=False)
    stage.open("/replay/amber-owl-42.0.signed")
    is_at(page, 0)
    expect(page.get_by_role("button", name="What happened")).to_be_visible()
    expect(page.get_by_role("button", name="Points", exact=True)).to_have_count(0)


@EVERY_SIZE
def test_board_slider_and_buttons_are_always_in_sight(
    browser: Browser, house: House, size: str
) -> None:
    page = new_page(browser, size)
    stage = Stage(page, house)
    stage.board, stage.lookback = BOARD, told
    width, height = SIZES[size]
    for eyes in ("watch", "1", "all"):
        page.goto("about:blank")
        stage.open(f"/replay/amber-owl-42.0.signed#move=64&eyes={eyes}")
        expect(slider(page)).to_have_value("64")
        expect(page.locator(".toy")).to_be_attached()
        press(page, "One move forward")
        expect(slider(page)).to_have_value("65")
        parts = [
            page.locator(".board-room"),
            slider(page),
            *page.locator(".replay-bar button").all(),
        ]
        for part in parts:
            box = part.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
        room = page.locator(".board-room").bounding_box()
        assert room
        assert room["height"] > 280
        assert height == page.evaluate("document.documentElement.scrollHeight")
        fine(page)
    assert [] == trouble(page)


def test_the_menu_has_link_file_and_check(page: Page, stage: Stage) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stage.records[RECORD] = {"fabletop": 1}
    stage.open("/replay/amber-owl-42.0.signed#move=17&eyes=2")
    is_at(page, 17, "2")
    page.keyboard.press("ArrowRight")
    is_at(page, 18, "2")
    page.get_by_role("button", name="Speed: normal").click()
    fine(page)
    page.keyboard.press("Escape")
    press(page, "Menu")
    press(page, "Copy link")
    expect(page.get_by_role("button", name="Copied!")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert f"{stage.address}/replay/amber-owl-42.0.signed#move=18&eyes=2" == link
    with page.expect_download() as saved:
        press(page, "Save to a file")
    assert {"fabletop": 1} == json.loads(saved.value.path().read_text("utf-8"))
    press(page, "Check the shuffles")
    expect(page.get_by_role("dialog")).to_contain_text("isn’t a complete Fabletop game")


def test_a_game_that_is_not_over_cannot_be_seen(page: Page, stage: Stage) -> None:
    stage.lookback = lambda *_: {"status": 409, "code": "not-over", "args": {}}
    stage.open("/replay/amber-owl-42.0.signed")
    expect(page.get_by_role("heading", name="isn’t over yet")).to_be_visible()
    fine(page)
    stage.lookback = lambda *_: {"status": 404, "code": "no-such-record", "args": {}}
    stage.open("/replay/amber-owl-43")
    expect(page.get_by_role("heading", name="Game not found")).to_be_visible()
    fine(page)


def test_a_line_that_breaks_is_said_and_mended(page: Page, stage: Stage) -> None:
    stage.open("/replay/amber-owl-42.0.signed")
    is_at(page, 0)
    lookback, stage.lookback = stage.lookback, lambda *_: {"status": 503}
    page.get_by_role("button", name="Ben").first.click()
    expect(page.locator(".replay-told")).to_contain_text("didn’t load")
    is_at(page, 0)
    stage.lookback = lookback
    page.get_by_role("button", name="Ben").first.click()
    is_at(page, 0, "1")


def test_a_file_is_opened_or_dropped(page: Page, stage: Stage, tmp_path: Path) -> None:
    record = {"fabletop": 1, "game": "toy"}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    sent: list[Data] = []

    def lookback(query: Data, given: Data) -> Data:
        sent.append(given)
        return told(query, given)

    stage.lookback = lookback
    stage.open("/replay")
    expect(page.get_by_role("heading", name="Watch a game from a file")).to_be_visible()
    fine(page)
    page.locator("input[type=file]").set_input_files(file)
    is_at(page, 0)
    page.keyboard.press("End")
    is_at(page, MOVES)
    assert [record] == [one for n, one in enumerate(sent) if one not in sent[:n]]
    press(page, "Menu")
    page.get_by_role("button", name="Choose a file").click()
    stage.lookback = lambda *_: {"status": 422, "code": "damaged", "args": {"move": 17}}
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.json"));
          const drop = new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true});
          document.querySelector("main").dispatchEvent(drop);
        }""",
        file.read_text(),
    )
    expect(page.get_by_role("heading", name="can’t be shown")).to_be_visible()
    expect(page.get_by_text("move 17")).to_be_visible()
    fine(page)
    press(page, "Check the shuffles")
    expect(page.get_by_role("dialog")).to_contain_text("isn’t a complete Fabletop game")
    page.keyboard.press("Escape")
    press(page, "Choose a file")
    expect(page.get_by_role("heading", name="Watch a game from a file")).to_be_visible()


def test_the_end_of_a_game_leads_to_it(page: Page, stage: Stage) -> None:
    stage.first = picture(phase="over", asked=[], choices=[], seal="ab" * 32, key="cd" * 32)
    stage.open()
    expect(
        page.locator(".ending-doors").get_by_role("link", name="Watch the replay")
    ).to_be_visible()
    press(page, "Menu")
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    page.wait_for_url("**/replay/amber-owl-42.0.signed")
    is_at(page, 0)


# -- with a real server

HURRY = """const wait = setTimeout;
window.setTimeout = (call, time, ...more) => wait(call, time === 280 ? 30 : time, ...more);
"""  # the pause of "very fast" between two moves


async def finish(house: House, address: str) -> Data:
    """Somebody sits down with a bot and plays whatever comes first."""
    link = await house.connect(address)
    await say(link, do="hello", tokens=[], since=-1)
    await say(link, do="sit", seat=0, name="Zoë", colour=3, id="a")
    await say(link, do="bot", seat=1, level="random")
    await say(link, do="start")
    answered = -1
    while True:
        seen = await hear(link)
        if seen["is"] != "table":
            continue
        if seen["phase"] == "over":
            await house.hang_up()
            return dict(seen)
        if seen["asked"] and seen["decision"] != answered:
            answered = seen["decision"]
            act = {"id": f"m{answered}", "seat": 0, "decision": answered}
            await say(link, do="act", **act, action=seen["choices"][0])


def test_a_real_game_is_seen_from_every_seat(browser: Browser, house: House) -> None:
    address = house.make_table("cave", 2, variant="small")
    with ThreadPoolExecutor(1) as apart:  # a loop is running here, for the browser
        last = apart.submit(lambda: asyncio.run(finish(house, address))).result()
    page = new_page(browser)
    page.add_init_script(HURRY)
    page.goto(f"http://127.0.0.1:{house.port}/t/{address}")
    expect(page.locator(".ending-doors")).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay")).to_have_count(0)  # it is the players'
    page.goto(f"http://127.0.0.1:{house.port}/replay/{last['record']}")
    expect(slider(page)).to_have_value("0")
    moves = int(slider(page).get_attribute("max") or 0)
    assert moves > 10
    page.get_by_role("button", name="Speed").click()
    press(page, "very fast")
    press(page, "Play")
    expect(slider(page)).to_have_value(str(moves), timeout=moves * 1000)
    figures = [page.locator(f'.eyes [data-seat="{seat}"] .chip-figure') for seat in (0, 1)]
    for eyes in ("Zoë", "TV", "Everything revealed"):
        page.get_by_role("button", name=eyes).first.click()
        for seat, figure in enumerate(figures):
            expect(figure).to_have_text(str(last["outcome"]["scores"][seat]))
    expect(page.locator(".cave-hand")).to_have_count(2)
    page.get_by_role("button", name="Points", exact=True).click()
    rows = page.get_by_role("table", name="Points over time").get_by_role("row")
    expect(rows.last).to_have_text("".join(map(str, [moves, *last["outcome"]["scores"]])))
    fine(page)
    for eyes in ("0", "1", "all", "watch"):
        for number in (0, moves // 2):
            page.goto("about:blank")  # or only what is behind the # would change
            place = f"{last['record']}#move={number}&eyes={eyes}"
            page.goto(f"http://127.0.0.1:{house.port}/replay/{place}")
            expect(slider(page)).to_have_value(str(number))
            expect(page.locator(".cave")).to_be_attached()
    press(page, "Menu")
    press(page, "Check the shuffles")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(
        "shuffles and rolls match the seal"
    )
    assert [] == trouble(page)
