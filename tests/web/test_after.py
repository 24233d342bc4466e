"""After the game: again, the evening, a picture to keep, figures that stay on the device."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from fabletop.games import GAMES
from tests.samples import sampled
from tests.web.browser import EVERY_SIZE, axe, new_page, overflow, trouble, until
from tests.web.stage import TOY, WORDS, Stage, answer, chair, picture, words
from tools.house import House

pytestmark = pytest.mark.slow

Data = dict[str, Any]
OUTCOME: Data = {
    "reason": "scored", "winners": [2], "ranks": [2, 3, 1], "scores": [31, 28, 42],
    "details": [], "stood_in": [],
}  # fmt: skip
LOBBY: Data = {"phase": "lobby", "view": None, "asked": [], "choices": []}
WATCHING: Data = {"yours": [], "seat": None, "asked": [], "choices": []}
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
# how high each of the pieces is drawn
RAIN = """async (game) => {
  const [{ h, render }, { Celebration }, { Piece, celebration }] = await Promise.all([
    import("/web/vendor/preact.js"), import("/web/after/celebration.js"),
    import(`/games/${game}/board/piece.js`)]);
  const place = document.createElement("div");
  place.className = `game-${game}`;
  document.body.append(place);
  render(h(Celebration, { game, say: (key) => key, calm: false, won: true }), place);
  while (!place.querySelector(".drop")) await new Promise((again) => setTimeout(again, 20));
  const drops = [...place.querySelectorAll(".drop")].slice(0, celebration.length);
  return drops.map((drop) => drop.firstElementChild.getBoundingClientRect().height);
}"""
DUEL = {**TOY, "key": "duel", "seats": [2]}


def played(scores: list[int], *names: str, game: str = "toy") -> Data:
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    players = list(names or ("Margaux", "Ben", "Ida"))
    return {"game": game, "players": players, "scores": scores, "ranks": ranks, "winners": winners}


FIRST = played([31, 28, 42])
TOGETHER = {**FIRST, "scores": [], "ranks": [1, 1, 1], "winners": [0, 1, 2]}
LAST = {**FIRST, "scores": [], "ranks": [], "winners": []}  # ended early


def over(**changes: Any) -> Data:
    whole = {"phase": "over", "asked": [], "choices": [], "outcome": OUTCOME, "evening": [FIRST]}
    return picture(**{**whole, **changes})


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    return set_up(page, house)


def set_up(page: Page, house: House) -> Stage:
    stage = Stage(page, house)
    page.route("**/qr.svg", lambda route: route.fulfill(body=SVG, content_type="image/svg+xml"))
    page.route("**/games/*/board/cover.svg", send_cover)
    page.route("**/replay?*", look_back([]))
    stage.first = over()
    return stage


def send_cover(route: Route) -> None:
    route.fulfill(body=SVG, content_type="image/svg+xml")


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0
    assert [] == trouble(page)


# -- again


def test_the_host_says_again_for_all(page: Page, stage: Stage) -> None:
    stage.open()
    page.get_by_role("button", name="Play again").click()
    assert [{"do": "again", "game": ""}] == stage.hears(1)
    fine(page)
    away = [{**chair, "online": seat != 1} for seat, chair in enumerate(picture()["chairs"])]
    stage.say(picture(**LOBBY, evening=[FIRST], chairs=away))
    expect(page.locator(".ready")).to_contain_text("Still waiting for Ben")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert 1 == len(stage.heard)
    stage.say(picture(**LOBBY, evening=[FIRST], decision=2))
    assert [{"do": "again", "game": ""}, {"do": "start"}] == stage.hears(2)


def test_another_round_with_other_options_begins_when_the_host_says_so(
    page: Page, stage: Stage
) -> None:
    stage.open()
    page.get_by_role("button", name="Play again").click()
    away = [{**chair, "online": seat != 1} for seat, chair in enumerate(picture()["chairs"])]
    stage.say(picture(**LOBBY, evening=[FIRST], chairs=away))
    page.get_by_role("button", name="Options").click()
    stage.say(picture(**LOBBY, evening=[FIRST], decision=2))
    expect(page.locator(".ready")).to_contain_text("Ready to start!")
    assert [{"do": "again", "game": ""}] == stage.heard


@EVERY_SIZE
def test_the_result_tells_how_it_went(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = set_up(page, house)
    page.route("**/replay?*", look_back(frames()))
    stage.open()
    course = page.get_by_role("region", name="How it went")
    course.scroll_into_view_if_needed()
    expect(course.get_by_text("Ida scores 9 points in one move")).to_be_visible()
    expect(course.get_by_text("Ida draws")).to_be_visible()
    expect(course.locator("svg.chart-drawing")).to_be_visible()
    for label in ("Make a picture", "Watch the replay", "Show the board"):
        expect(page.locator(".ending-icons").get_by_text(label)).to_be_visible()
    fine(page)


def test_points_somebody_else_made_for_me_are_a_moment_too(page: Page, stage: Stage) -> None:
    told = frames()
    for frame in told[71:]:
        frame["points"][0] += 20  # by a move of another seat
    assert 0 != told[71]["move"]["seat"]
    page.route("**/replay?*", look_back(told))
    stage.open()
    page.get_by_role("region", name="How it went").scroll_into_view_if_needed()
    expect(page.locator(".course-moments li").first).to_contain_text("Margaux scores 20 points")


def test_where_the_fewest_points_win_the_moments_say_so(page: Page, stage: Stage) -> None:
    told = frames()
    for frame in told:
        frame["points"] = [0, 5, 3] if frame["n"] else [0, 0, 0]
    fewest = {**OUTCOME, "winners": [0], "ranks": [1, 3, 2], "scores": [31, 60, 40]}
    stage.first = over(outcome=fewest)
    page.route("**/replay?*", look_back(told))
    stage.open()
    page.get_by_role("region", name="How it went").scroll_into_view_if_needed()
    moments = page.locator(".course-moments")
    expect(moments).to_contain_text("Won by 9 points")
    expect(moments).to_contain_text("Margaux leads from start to finish")
    expect(moments).not_to_contain_text("in one move")


@pytest.mark.parametrize("game", sampled(GAMES, "cave", "basra"))
def test_whoever_wins_is_celebrated_with_the_pieces_of_the_game(
    browser: Browser, house: House, game: str
) -> None:
    page = new_page(browser, "wide")
    page.goto(f"http://127.0.0.1:{house.port}/rules/{game}")
    expect(page.locator(".rules-piece").first).to_be_visible()
    heights = page.evaluate(RAIN, game)
    assert len(heights) > 3
    assert min(heights) > 10
    assert [] == trouble(page)


@EVERY_SIZE
def test_the_others_wait_for_it(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = set_up(page, house)
    stage.first = over(host=1)
    stage.open()
    expect(page.get_by_text("Waiting for Ben to start the next game")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    fine(page)
    stage.say(over(host=None, decision=2))
    expect(page.get_by_text("nobody here to start the next game")).to_be_visible()


def test_another_game_must_fit_the_chairs(page: Page, stage: Stage) -> None:
    duel = "game-name = Duel\ngame-line = For two.\n"
    page.route(
        "**/web/words/*.json", lambda route: answer(route, words(route, toy=WORDS, duel=duel))
    )
    page.route("**/games/duel/text/*", lambda route: route.fulfill(body=duel))
    page.route("**/api/games", lambda route: answer(route, [TOY, DUEL]))
    board = "export function Board() { return 'the duel'; }"
    page.route(
        "**/games/duel/board/board.js",
        lambda route: route.fulfill(body=board, content_type="text/javascript"),
    )
    page.route("**/games/duel/board/board.css", lambda route: route.fulfill(body=""))
    page.route("**/games/duel/content.json", lambda route: answer(route, {}))
    stage.open()
    page.get_by_role("button", name="Another game").click()
    card = page.get_by_role("button", name="Duel")
    expect(card).to_be_disabled()
    expect(card).to_contain_text("For 2 to 2 players. Seats at your table: 3.")
    fine(page)
    page.keyboard.press("Escape")
    two = [chair("Margaux", 0), chair("Ben", 1)]
    stage.say(over(chairs=two, decision=2))
    page.get_by_role("button", name="Another game").click()
    card.click()
    assert [{"do": "again", "game": "duel"}] == stage.hears(1)
    stage.say({"is": "refused", "id": None, "code": "not-now", "clause": "", "args": {}})
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Not right now")
    stage.say(picture(**LOBBY, game="duel", chairs=two, evening=[FIRST]))
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.locator(".bar-title")).to_have_text("Duel")
    stage.say(picture(game="duel", chairs=two, evening=[FIRST]))
    expect(page.get_by_text("the duel")).to_be_visible()  # with its own board


# -- the evening


def table(page: Page) -> list[str]:
    rows = page.locator(".evening tbody tr").all()
    return [" ".join(row.locator("th, td").all_inner_texts()) for row in rows]


def test_nobody_leads_where_all_have_won_together(page: Page, stage: Stage) -> None:
    stage.first = over(evening=[TOGETHER])
    stage.open()
    evening = page.get_by_role("region", name="Games so far")
    expect(evening.get_by_role("cell").first).to_be_visible()
    expect(evening.locator(".evening-line")).to_have_count(0)


def test_the_evening_counts_wins_over_different_people(page: Page, stage: Stage) -> None:
    stage.first = over(evening=[FIRST, played([9, 5], "Margaux", "Olga"), TOGETHER, LAST])
    stage.open()
    evening = page.get_by_role("region", name="Games so far")
    expect(evening).to_contain_text("Margaux and Ida share the lead")
    cells = evening.get_by_role("row").nth(1).get_by_role("cell")
    place = "2nd, 31 points"
    expect(cells.nth(1)).to_contain_text(place)
    expect(cells.nth(3)).to_contain_text("won")
    expect(cells.nth(4)).to_contain_text("ended early")
    names = evening.get_by_role("rowheader")
    expect(names).to_have_text(["Margaux", "Ida", "Ben", "Olga"])
    wins = page.locator(".evening tbody .evening-wins")
    expect(wins).to_have_text(["2", "2", "1", "0"])
    expect(evening.get_by_role("row").nth(4)).to_contain_text("didn’t play")
    fine(page)


def test_nobody_leads_before_the_first_win(page: Page, stage: Stage) -> None:
    stage.first = over(outcome=None, evening=[LAST])
    stage.open()
    expect(page.get_by_text("Nobody has won yet")).to_be_visible()
    expect(page.get_by_role("button", name="Make a picture")).to_have_count(0)
    expect(page.get_by_role("link", name="New table")).to_be_visible()


@EVERY_SIZE
def test_the_evening_is_seen_in_the_next_lobby(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = set_up(page, house)
    stage.first = picture(**LOBBY, evening=[FIRST, *[TOGETHER] * 6])
    stage.open()
    expect(page.get_by_text("Ida is in the lead")).to_be_visible()
    fine(page)
    stage.say(picture(**LOBBY, evening=[]))
    expect(page.locator(".evening")).to_have_count(0)


def test_the_television_shows_it_too(browser: Browser, house: House) -> None:
    page = new_page(browser, "wide")
    stage = set_up(page, house)
    stage.first = over(**WATCHING)
    stage.open("/tv/amber-owl-42")
    expect(page.locator(".tv-side .evening")).to_contain_text("Ida is in the lead")
    fine(page)
    stage.say(picture(**{**WATCHING, **LOBBY}, evening=[FIRST, TOGETHER]))
    expect(page.locator(".tv-join .evening")).to_contain_text("Ida is in the lead")
    expect(page.locator(".evening tbody tr").last).to_be_in_viewport(ratio=1)
    fine(page)


# -- a picture to keep


def look_back(frames: list[Data]) -> Any:
    def send(route: Route) -> None:
        query = parse_qs(urlparse(route.request.url).query)
        first, last = (int(query[name][0]) for name in ("from", "to"))
        answer(route, {"moves": len(frames) - 1, "frames": frames[first:last]})

    return send


def frames() -> list[Data]:
    """Ben leads for a while; Ida makes nine points at once, then thinks for two minutes."""
    points, at, told = [0, 0, 0], 0, []
    for n in range(80):
        seat = (n - 1) % 3
        at += 120_000 if n == 78 else 1000
        if n:
            points[seat] += 9 if n == 60 else int(n % 2 == 0 or seat == 1)
        move = {"seat": seat, "action": ["draw"], "at": at, "by": "player"} if n else None
        event = {"key": "drew", "args": {"seat": seat}, "to": None}
        told.append({
            "n": n, "move": move, "step": "decide", "actors": [], "views": {}, "events": [event],
            "points": list(points), "gone": False,
        })  # fmt: skip
    return told


# how many colours the picture has, and how wide its brightest and darkest are apart
LOOK = """async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1200;
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, 1200, 1200);
  const seen = new Set();
  for (let n = 0; n < data.length; n += 4 * 97) seen.add((data[n] << 16) | (data[n + 1] << 8) | data[n + 2]);
  return [image.naturalWidth, image.naturalHeight, seen.size];
}"""  # noqa: E501
WRITTEN = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.written = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    window.written.push(text);
    return fillText.call(this, text, ...rest);
  };
}"""


def test_a_picture_is_drawn_and_saved(page: Page, stage: Stage, tmp_path: Path) -> None:
    page.add_init_script(f"({WRITTEN})()")
    page.route("**/replay?*", look_back(frames()))
    stage.open()
    page.get_by_role("button", name="Make a picture").click()
    image = page.get_by_role("img", name="Picture of a game of Toy")
    expect(image).to_be_visible()
    width, height, colours = image.evaluate(LOOK)
    assert (1200, 1200) == (width, height)
    assert colours > 200
    written = page.evaluate("window.written")
    for line in ("Toy", "Margaux", "31", "Ida", "1.", "42", "Best moments", "Fabletop"):
        assert line in written
    assert "Ida scores 9 points in one move" in written
    assert "Ida draws" in written  # what that move was
    assert "Longest think: Ida, 2 minutes" in written
    assert not [line for line in written if "amber" in line]  # who has the picture has no key
    fine(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save").click()
    assert download.value.suggested_filename.startswith("fabletop-toy-")
    download.value.save_as(tmp_path / "card.png")
    file = (tmp_path / "card.png").read_bytes()
    assert file.startswith(b"\x89PNG\r\n\x1a\n")
    assert (1200, 1200) == struct.unpack(">II", file[16:24])


def test_without_a_look_back_the_result_is_enough(page: Page, stage: Stage) -> None:
    page.add_init_script(f"({WRITTEN})()")
    page.route("**/replay?*", lambda route: answer(route, {"moves": 0, "frames": []}))
    lost = {**OUTCOME, "reason": "lost", "scores": [], "ranks": [2] * 3, "winners": []}
    stage.first = over(outcome=lost)
    stage.open()
    page.get_by_role("button", name="Make a picture").click()
    expect(page.locator("img.postcard")).to_be_visible()
    written = page.evaluate("window.written")
    assert any(line.startswith("Nobody remembered enough") for line in written)
    assert "Best moments" not in written
    page.keyboard.press("Escape")
    stage.say(over(decision=2))
    page.get_by_role("button", name="Make a picture").click()
    expect(page.locator("img.postcard")).to_be_visible()
    assert "Won by 11 points" in page.evaluate("window.written")


SHARE = """() => {
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files }) => { window.sent = `${files[0].name} ${files[0].type}`; };
  navigator.clipboard.write = async ([item]) => { window.copied = item.types.join(); };
}"""


def test_a_picture_is_sent_and_copied(page: Page, stage: Stage) -> None:
    page.add_init_script(f"({SHARE})()")
    page.route("**/replay?*", look_back(frames()))
    stage.open()
    page.get_by_role("button", name="Make a picture").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied!")).to_be_visible()
    assert "image/png" == page.evaluate("window.copied")
    sent = page.evaluate("window.sent")
    assert sent.startswith("fabletop-toy-")
    assert sent.endswith(".png image/png")


# -- figures that stay here

KEPT = "JSON.parse(localStorage.getItem('fabletop.stats') ?? 'null')"


def test_each_game_counts_once_for_everybody_at_this_device(page: Page, stage: Stage) -> None:
    stage.first = over(yours=[0, 2], seat=None)
    for _ in range(2):
        stage.open()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    stage.say(over(yours=[0, 2], seat=None, decision=2))
    stage.say(picture(**LOBBY, yours=[0, 2], evening=[FIRST]))
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    stage.say(picture(yours=[0, 2], seat=None, evening=[FIRST]))
    second = {**OUTCOME, "scores": [50, 1, 2], "ranks": [1, 3, 2], "winners": [0], "stood_in": [2]}
    evening = [FIRST, played([50, 1, 2])]
    stage.say(over(yours=[0, 2], seat=None, outcome=second, evening=evening))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    until(page, f"{KEPT}?.lines.some(({{ games }}) => games === 2)")
    lines = [{**line, "last": line["last"] > 0} for line in page.evaluate(KEPT)["lines"]]
    assert [
        {"name": "Margaux", "game": "toy", "games": 2, "wins": 1, "best": 50, "last": True},
        {"name": "Ida", "game": "toy", "games": 1, "wins": 1, "best": 42, "last": True},
    ] == lines


def test_what_somebody_knew_and_how_quick_they_were_is_kept_with_each_game(
    page: Page, stage: Stage
) -> None:
    feats = {"drew": "knew", "revealed": "missed", "slapped": "ms"}
    page.route("**/api/games", lambda route: answer(route, [{**TOY, "feats": feats}]))
    told = [("drew", 0), ("drew", 0), ("drew", 1), ("revealed", 0), ("slapped", 0), ("slapped", 2)]
    events = [
        {"n": n, "key": key, "args": {"seat": seat, "ms": 300 + n}}
        for n, (key, seat) in enumerate(told)
    ]
    stage.first = over(events=events)
    stage.open()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    until(page, f"{KEPT}?.games?.length === 1")
    (game,) = page.evaluate(KEPT)["games"]
    assert 0 < game.pop("when")
    assert {
        "game": "toy", "name": "Margaux", "people": 3, "rank": 2, "won": False, "points": 31,
        "lead": 0, "knew": 2, "missed": 1, "ms": [304],
    } == game  # fmt: skip


ALBUM = """(() => {
  const game = (n, more) => ({ when: Date.now() - (9 - n) * 86400000, game: "toy", name: "Margaux",
    people: 3, rank: 1, won: true, points: 20 + n, lead: n, knew: 4, missed: 1, ms: [500, 300],
    ...more });
  const games = [game(1), game(2, { won: false, rank: 3, lead: 0 }), game(3), game(4), game(5)];
  const lines = [{ name: "Margaux", game: "toy", games: 5, wins: 4, best: 25, last: Date.now() }];
  localStorage.setItem("fabletop.stats", JSON.stringify({ counted: {}, lines, games }));
})()"""


@EVERY_SIZE
def test_the_album_shows_the_last_games_and_what_to_be_proud_of(
    browser: Browser, house: House, size: str
) -> None:
    page = new_page(browser, size)
    stage = set_up(page, house)
    page.add_init_script(ALBUM)
    stage.open("/stats")
    person = page.get_by_role("region", name="Margaux")
    proud = ("Won by 5 points", "Fastest reaction: 0.30 sec", "On average: 0.40 sec")
    for fact in ("80% won", "3 wins in a row", *proud, "80% remembered correctly", "20 / 25"):
        expect(person).to_contain_text(fact)
    expect(person.locator(".recent li")).to_have_count(5)
    expect(person.locator(".recent .won")).to_have_count(4)
    heights = person.locator(".recent i").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert heights[1] < heights[0] == heights[2]
    expect(person.get_by_label("Points from game to game: 21, 22, 23, 24, 25")).to_be_visible()
    fine(page)


def test_a_game_without_an_end_or_a_chair_does_not_count(page: Page, stage: Stage) -> None:
    stage.first = over(outcome=None)
    stage.open()
    expect(page.get_by_role("heading", name="Game ended early")).to_be_visible()
    stage.first = over(**WATCHING)
    stage.open()
    expect(page.get_by_text("Waiting for Margaux")).to_be_visible()
    assert page.evaluate(KEPT) is None


@EVERY_SIZE
def test_the_figures_are_read_and_forgotten(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = set_up(page, house)
    stage.open()
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_text("stay on this device")).to_be_visible()
    person = page.get_by_role("region", name="Margaux")
    for fact in ("Toy", "1 game", "0 wins", "best result: 31", "last played this minute"):
        expect(person).to_contain_text(fact)
    expect(person.locator(".bar")).to_be_visible()
    fine(page)
    page.get_by_role("button", name="Delete statistics").click()
    page.get_by_role("button", name="No, don’t").click()
    expect(person).to_be_visible()
    page.get_by_role("button", name="Delete statistics").click()
    page.get_by_role("button", name="Delete statistics").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    assert [] == page.evaluate(KEPT)["lines"]
    fine(page)
    stage.open()  # a look at an old table does not count it again
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    stage.open("/stats")
    expect(page.get_by_text("Nothing yet")).to_be_visible()
