"""What the shell does with what the server says, whatever the game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import axe, new_page, overflow, trouble, until
from tests.web.stage import TOY, Stage, chair, picture
from tools.house import House

pytestmark = pytest.mark.slow

FLEETING = {"n": 1, "key": "revealed", "args": {"kind": "hourglass"}, "fleeting": True}
LASTING = {"n": 0, "key": "drew", "args": {"seat": 1}}
# everything a page holds that could be read: what is drawn, and what the board was given
HELD = "document.documentElement.outerHTML + JSON.stringify([props, heldEvents])"


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    return Stage(page, house)


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_what_must_be_remembered_leaves_the_page(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = Stage(page, house)
    page.clock.install()
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say(picture(decision=2, events=[LASTING, FLEETING]))
    expect(page.locator(".narration-lines").get_by_text("It is an hourglass")).to_be_visible()
    page.evaluate("window.heldEvents = [props.events, props.picture.events]")
    page.clock.run_for(1000)
    stage.say(picture(decision=3))  # another picture comes before the first has faded
    expect(page.get_by_role("log").first).not_to_contain_text("hourglass")
    page.clock.run_for(1100)
    assert "hourglass" not in page.evaluate(HELD)
    assert "drew" in page.evaluate(HELD)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".story-all")).to_have_text("Ben draws")


def test_narration_leaves_even_if_nothing_else_comes(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say(picture(decision=2, events=[LASTING, FLEETING]))
    log = page.get_by_role("log").first
    expect(log).to_contain_text("It is an hourglass")
    page.evaluate("window.heldEvents = [props.events, props.picture.events]")
    page.clock.run_for(2100)
    expect(log).to_have_text("Ben draws.")
    assert "hourglass" not in page.evaluate(HELD)


def test_an_open_question_is_answered_for_all_who_share_the_screen(
    page: Page, stage: Stage
) -> None:
    stage.first = picture(yours=[0, 1], seat=None, asked=[0, 1], step="reveal", decision=7)
    stage.open()
    expect(page.get_by_text("Your turn together")).to_be_attached()
    page.evaluate("props.act(['seen'])")
    page.evaluate("props.act(['seen'])")  # a second touch is no second answer
    sent = [(one["seat"], one["decision"], one["action"]) for one in stage.hears(2)]
    assert [(0, 7, ["seen"]), (1, 7, ["seen"])] == sent
    stage.say(picture(yours=[0, 1], seat=None, asked=[1], decision=8))
    expect(page.get_by_text("Ben, it’s your turn")).to_be_attached()
    expect(page.locator(".prompt")).to_contain_text("Draw a card")
    assert [1] == page.evaluate("props.asked")


def test_the_same_question_can_be_answered_again(page: Page, stage: Stage) -> None:
    stage.first = picture(decision=7)
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.evaluate("props.act(['seen'])")
    stage.say(picture(decision=7))  # not confirmed yet: others may have done something meanwhile
    page.evaluate("props.act(['draw'])")
    first = stage.hears(1)[0]
    assert ["seen"] == first["action"]
    stage.say(picture(decision=7, done=[first["id"]], step="reveal"))
    expect(page.get_by_text("Remember this one")).to_be_attached()
    page.evaluate("props.act(['draw'])")
    assert [["seen"], ["draw"]] == [one["action"] for one in stage.hears(2)]


def test_previews_are_told_apart_and_never_shown(page: Page, stage: Stage) -> None:
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.evaluate("window.answers = []; window.keep = (n) => (answer) => answers.push([n, answer])")
    page.evaluate("[1, 2, 3].forEach((n) => props.preview(['say', n]).then(keep(n)))")
    first, second, _ = (one["id"] for one in stage.hears(3))
    no = {"is": "refused", "id": first, "code": "unparsed", "clause": "", "args": {"words": ["x"]}}
    stage.say({"is": "allowed", "id": second, "understood": [["lamp", 2]]})
    stage.say(no)
    until(page, "answers.length === 2")
    stage.links[-1].close()
    until(page, "answers.length === 3")
    understood = {"understood": [["lamp", 2]], "refusal": None}
    refused = {"understood": None, "refusal": no}
    nothing = {"understood": None, "refusal": None}
    assert [[2, understood], [1, refused], [3, nothing]] == page.evaluate("answers")
    expect(page.locator(".toast")).to_have_count(0)


def test_talk_floats_for_a_moment(page: Page, stage: Stage) -> None:
    stage.first = picture(talk="free")
    page.clock.install()
    stage.open()
    page.get_by_role("button", name="Say something").click()
    fine(page)
    page.get_by_role("button", name="Well done!").click()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("textbox").fill("Good evening")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    said = [
        {"do": "say", "seat": 0, "phrase": "well-done"},
        {"do": "say", "seat": 0, "text": "Good evening"},
    ]
    assert said == stage.hears(2)
    stage.say({"is": "said", "seat": 1, "phrase": "thanks"})
    stage.say({"is": "said", "seat": 2, "text": "Hello <b>all</b>"})
    expect(page.locator(".bubble")).to_have_text(["Ben Thank you!", "Ida Hello <b>all</b>"])
    fine(page)
    page.clock.run_for(10100)
    expect(page.locator(".bubble")).to_have_count(0)
    stage.say(picture(talk=None, decision=2))
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


def test_players_tick_what_is_theirs_to_say(page: Page, stage: Stage) -> None:
    lobby = picture(phase="lobby", view=None, choices=[], asked=[])
    stage.first = lobby
    stage.open()
    page.get_by_role("switch", name="I am the youngest").click()
    assert [{"do": "tick", "seat": 0, "name": "youngest", "on": True}] == stage.hears(1)
    stage.say({**lobby, "chairs": [chair("Margaux", 0, "youngest"), *lobby["chairs"][1:]]})
    expect(page.get_by_role("switch", name="I am the youngest")).to_be_checked()
    expect(page.get_by_role("button", name="Margaux (you). I am the youngest")).to_be_visible()
    fine(page)


def test_options_are_chosen_until_the_game_begins(page: Page, stage: Stage) -> None:
    lobby = picture(phase="lobby", view=None, choices=[], asked=[], options={"deck": 45})
    stage.first = lobby
    stage.open()
    expect(page.locator(".option-chips")).to_have_count(0)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("radio", name="One less").check()
    page.get_by_role("switch", name="Young players").click()
    page.get_by_text("More options").click()
    page.get_by_role("spinbutton", name="Seconds to look").fill("7")
    page.get_by_role("button", name="More").last.click()  # before the table has answered
    fine(page)
    chosen = [("deck", 44), ("young", True), ("reveal_seconds", 7), ("reveal_seconds", 8)]
    assert [{"do": "choose", "name": n, "value": v} for n, v in chosen] == stage.hears(4)
    stage.say({**lobby, "options": {"deck": 44, "young": True, "first_seat": 1}})
    page.get_by_role("button", name="Close").click()
    chips = ["Cards: One less", "Young players", "Who begins: Seat 2"]
    expect(page.locator(".option-chips li")).to_have_text(chips)
    fine(page)
    stage.say({**lobby, "yours": [], "options": {"recite_seconds": "off"}})
    expect(page.locator(".option-chips li")).to_have_text(["Time to recite: No clock"])
    expect(page.get_by_role("button", name="Options")).to_have_count(0)


def test_a_start_that_an_option_forbids_leads_to_it(page: Page, stage: Stage) -> None:
    stage.first = picture(phase="lobby", view=None, choices=[], asked=[])
    stage.open()
    page.get_by_role("button", name="Start").click()
    args = {"option": "recite_seconds", "value": "auto"}
    no = {"is": "refused", "id": None, "code": "bad-option", "clause": "TO-1", "args": args}
    stage.say(no)
    dialog = page.get_by_role("dialog", name="Options")
    expect(dialog.get_by_role("alert")).to_contain_text("Not here: Time to recite – As needed.")
    expect(page.get_by_role("radio", name="As needed")).to_be_in_viewport()
    fine(page)
    page.get_by_role("radio", name="No clock").check()
    assert {"do": "choose", "name": "recite_seconds", "value": "off"} == stage.hears(2)[-1]
    stage.say({**no, "args": {"option": "recite_seconds", "value": "off"}})
    expect(dialog.get_by_role("alert")).to_contain_text("No clock")
    expect(page.get_by_role("radio", name="As needed")).to_be_checked()


def test_how_to_play_can_be_read_before(page: Page, stage: Stage) -> None:
    stage.first = picture(phase="lobby", view=None, choices=[], asked=[])
    for path in ("/new/toy", "/t/amber-owl-42"):
        stage.open(path)
        page.get_by_role("button", name="How to play").click()
        expect(page.get_by_role("dialog")).to_contain_text("Draw and remember.")
        fine(page)


CLIPPED = (
    """(line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight"""
)


def test_a_game_offers_only_what_it_brings(page: Page, stage: Stage) -> None:
    bare = {**TOY, "brings": []}
    page.route("**/api/games", lambda route: route.fulfill(json=[bare]))
    stage.open("/")
    expect(page.locator(".box-door")).to_have_count(1)
    expect(page.locator('a[href^="/learn/"]')).to_have_count(0)
    stage.open("/new/toy")
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    expect(page.locator('a[href^="/learn/"]')).to_have_count(0)
    expect(page.get_by_role("button", name="How to play")).to_have_count(0)
    stage.first = picture(phase="lobby", view=None, choices=[], asked=[])
    stage.open()
    expect(page.locator(".chair").first).to_be_visible()
    expect(page.get_by_role("button", name="How to play")).to_have_count(0)
    expect(page.get_by_text("Your own cards")).to_have_count(0)


def test_what_to_do_is_never_cut(page: Page, stage: Stage) -> None:
    names = ["Marguerite-Elise", "Maximilian-Ruben", "Bartholomew-Hugo", "Alexandrina-Rosa"]
    names.append("Konstantin-Mora")
    many = [chair(name, n) for n, name in enumerate(names)]
    waiting = {"step": "look", "actors": [1, 2, 3, 4]}
    stage.first = picture(step="look")
    stage.open()
    line = page.locator(".prompt p")
    expect(line).to_be_visible()
    moments: list[dict[str, Any]] = [
        {"step": "look"},
        {"step": "reveal"},
        {"step": "look", "seconds": 90},
        {"step": "look", "talk": "free", "seconds": 90, "chairs": many},
        {"chairs": many, "asked": [], "choices": [], "view": waiting},
    ]
    for n, changes in enumerate(moments):
        stage.say(picture(decision=2 + n, **changes))
        until(page, f"props.picture.decision === {2 + n}")
        assert not line.evaluate(CLIPPED), changes
    expect(line.locator("em")).to_have_text("4 players look at the cards")
    expect(line.locator("em")).to_be_visible()
    fine(page)


def test_chips_of_many_keep_their_numbers_apart(page: Page, stage: Stage) -> None:
    bots = [{**chair(f"Bot {n}", n), "bot": "sharp"} for n in range(6)]
    for count in (5, 6):
        stage.first = picture(chairs=bots[:count], talk="free")
        stage.open()
        chip = page.locator(".chip").nth(1)
        badge, figure = chip.locator(".badge").bounding_box(), chip.locator("b").bounding_box()
        around = chip.bounding_box()
        assert badge
        assert figure
        assert around
        assert badge["y"] + badge["height"] <= figure["y"] + 1
        assert around["x"] <= figure["x"]
        assert figure["x"] + figure["width"] <= around["x"] + around["width"]


def test_the_story_opens_at_its_newest_line(page: Page, stage: Stage) -> None:
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    told = [{"n": n, "key": "drew", "args": {"seat": n % 3}} for n in range(60)]
    stage.say(picture(asked=[], choices=[], decision=2, events=told))
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".story-all li").last).to_be_in_viewport()


def test_a_table_is_made_with_values_of_the_right_kind(page: Page, stage: Stage) -> None:
    made: list[object] = []

    def keep(route: Route) -> None:
        made.append(route.request.post_data_json)
        route.abort()

    page.route("**/api/tables", keep)
    stage.open("/new/toy")
    expect(page.get_by_text("I am the youngest")).to_have_count(0)
    expect(page.get_by_text("Time to recite")).not_to_be_visible()
    fine(page)
    page.get_by_role("radio", name="One less").check()
    page.get_by_role("switch", name="Young players").click()
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="Other …").check()
    page.get_by_role("spinbutton", name="Time to recite").fill("999")
    page.get_by_role("spinbutton", name="Seconds to look").fill("7")
    page.get_by_role("button", name="More").last.click()
    page.get_by_role("radio", name="Seat 2").check()
    fine(page)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    options = {
        "deck": 44, "young": True, "recite_seconds": 300, "reveal_seconds": 8, "first_seat": 1,
    }  # fmt: skip
    assert [{"game": "toy", "seats": 3, "options": options, "clock": False}] == made


def test_a_row_has_a_number_for_every_chair(page: Page, stage: Stage) -> None:
    chairs = [chair("Margaux", 0), chair("Ben", 1), chair(None, 2)]
    lobby = picture(phase="lobby", view=None, choices=[], asked=[], chairs=chairs)
    stage.first = {**lobby, "options": {"head_start": [0, 0, 0]}}
    stage.open()
    expect(page.get_by_role("button", name="Options")).to_be_visible()
    expect(page.locator(".option-chips")).to_have_count(0)
    page.get_by_role("button", name="Options").click()
    page.get_by_text("More options").click()
    field = page.get_by_role("group", name="Head start")
    field.get_by_label("Ben").select_option("200")
    field.get_by_label("Seat 3").select_option("50")  # before the table has answered
    fine(page)
    stage.say({**lobby, "options": {"head_start": [0, 200, 50]}})
    expect(page.locator(".option-chips li")).to_have_text(["Head start: Ben (200), Seat 3 (50)"])
    field.get_by_label("Ben").select_option("0")
    field.get_by_label("Seat 3").select_option("0")
    rows: list[list[int]] = [[0, 200, 0], [0, 200, 50], [0, 0, 50], []]
    chosen = [{"do": "choose", "name": "head_start", "value": row} for row in rows]
    assert chosen == stage.hears(4)


def test_a_row_has_no_numbers_for_chairs_that_are_not_there(page: Page, stage: Stage) -> None:
    made: list[Any] = []

    def keep(route: Route) -> None:
        made.append(route.request.post_data_json)
        route.abort()

    page.route("**/api/tables", keep)
    stage.open("/new/toy")
    page.get_by_text("More options").click()
    field = page.get_by_role("group", name="Head start")
    expect(field.get_by_role("combobox")).to_have_count(3)
    field.get_by_label("Seat 1").select_option("100")
    field.get_by_label("Seat 3").select_option("50")
    page.get_by_role("radio", name="2", exact=True).check()
    expect(field.get_by_role("combobox")).to_have_count(2)
    fine(page)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    options = {"head_start": [100, 0]}
    assert [{"game": "toy", "seats": 2, "options": options, "clock": False}] == made


def test_a_slow_line_is_marked(page: Page, stage: Stage) -> None:
    chairs = [chair("Margaux", 0), {**chair("Ben", 1), "slow": True}, chair("Ida", 2)]
    stage.first = picture(phase="lobby", view=None, choices=[], asked=[], chairs=chairs)
    stage.open()
    button = page.get_by_role("button", name="Ben is sitting here. slow connection")
    expect(button.locator(".badge.slow")).to_be_visible()
    expect(page.locator(".badge.slow")).to_have_count(1)
    fine(page)
    button.click()
    expect(page.get_by_role("dialog")).to_contain_text("slow connection")
    page.get_by_role("button", name="Close").click()
    stage.say(picture(chairs=chairs))
    chip = page.locator(".chip").nth(1)
    expect(chip).to_contain_text("slow connection")
    expect(chip.locator(".badge.slow")).to_be_visible()
    fine(page)
    chip.click()
    expect(page.locator(".who-list li").nth(1)).to_contain_text("online, slow connection")


ADOPTING = """
const told = [];
export function adopt(content) { told.push(content.cards); window.told = told; }
export function Board() { window.shown = told.at(-1); return null; }
"""


def test_a_board_draws_with_the_content_of_its_table(page: Page, stage: Stage) -> None:
    stage.board = ADOPTING
    pack = {"id": "p1", "title": "More", "words": {}, "differences": [], "content": {"cards": 60}}
    page.route("**/api/tables/*/pack", lambda route: route.fulfill(json=pack))
    stage.first = picture(pack=pack)
    stage.open()
    until(page, "window.shown === 60")
    assert 45 == page.evaluate("told[0]")  # what the box has came before anything was shown
    stage.say(picture(pack=None, decision=2))
    until(page, "told.at(-1) === 45")


FOYER = """
import { h } from "/web/vendor/preact.js";
export { Board } from "/web/board/plainboard.js";
export function Lobby(props) {
  window.lobby = props;
  if (props.picture.options.deck === 44) throw new Error("a board that breaks");
  return h("p", { class: "hint" }, props.say("help-1"), props.info.key);
}
"""


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_board_has_a_word_in_the_lobby(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = Stage(page, house)
    stage.board = FOYER
    lobby = picture(phase="lobby", view=None, choices=[], asked=[])
    stage.first = lobby
    stage.open()
    hint = page.locator(".hint")
    expect(hint).to_have_text("Draw and remember.toy")
    table, word = page.locator(".round-table").bounding_box(), hint.bounding_box()
    assert table
    assert word
    assert table["y"] + table["height"] <= word["y"]
    fine(page)
    page.evaluate("lobby.choose('deck', 44)")
    assert [{"do": "choose", "name": "deck", "value": 44}] == stage.hears(1)
    stage.say({**lobby, "options": {"deck": 44}})  # with which this board cannot live
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    assert {"do": "start"} == stage.hears(2)[-1]


# -- who is quickest

EARLY = {"verb": "slap", "open": False}
OPEN = {"verb": "slap", "open": True}
# a slow device: time goes by between hearing and painting, and between a touch and its effect
LAMP = """
import { h } from "/web/vendor/preact.js";
const idle = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); };
export function Board(props) {
  window.props = props;
  if (props.picture.race.open && !window.drawn) {
    idle(150);
    window.drawn = performance.now();
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
  }
  const press = (event) => {
    idle(80);
    window.touch = event.timeStamp;
    props.press(0, event.timeStamp);
  };
  return h("button", { class: "lamp", onPointerDown: press }, "Lamp");
}
"""
HOLD_FRAMES = "window.held = []; window.requestAnimationFrame = (paint) => held.push(paint)"
PAINT = "(time) => held.splice(0).forEach((paint) => paint(time))"


def reactions(stage: Stage, count: int) -> list[tuple[int, int, list[Any]]]:
    return [(one["seat"], one["decision"], one["action"]) for one in stage.hears(count)]


def draws(page: Page, decision: int) -> None:
    """The board has a question on the screen."""
    until(page, f"window.props?.picture.decision === {decision}")


def test_a_reaction_is_measured_from_the_painted_frame_to_the_touch(
    page: Page, stage: Stage
) -> None:
    stage.board = LAMP
    stage.first = picture(race=EARLY)
    stage.open()
    page.get_by_role("button", name="Lamp").hover()
    stage.say(picture(race=OPEN, decision=2))
    until(page, "window.painted")
    page.mouse.down()
    (heard,) = stage.hears(1)
    verb, reaction = heard["action"]
    drawn, painted, touch = page.evaluate("[drawn, painted, touch]")
    assert ("act", 0, 2, "slap") == (heard["do"], heard["seat"], heard["decision"], verb)
    assert isinstance(reaction, int)
    assert touch - painted - 1 <= reaction <= touch - drawn


def test_each_seat_reacts_once_and_not_before_it_sees(page: Page, stage: Stage) -> None:
    page.add_init_script(HOLD_FRAMES)
    shared: dict[str, Any] = {"yours": [0, 1], "seat": None, "asked": [0, 1]}
    stage.first = picture(**shared, race=EARLY, decision=4)
    stage.open()
    draws(page, 4)
    page.evaluate("props.press(0, 40000), props.press(0, 40001)")
    until(page, "props.pressed.length")
    assert [0] == page.evaluate("props.pressed")
    stage.say(picture(**shared, race=OPEN, decision=5))
    draws(page, 5)
    assert [] == page.evaluate("props.pressed")
    page.evaluate("props.press(0, 49999)")  # nothing is painted yet
    page.evaluate(PAINT, 50000)
    stage.say(picture(**shared, race=OPEN, decision=5, talk="free"))  # the same race goes on
    until(page, "props.picture.talk")
    page.evaluate(PAINT, 60000)
    page.evaluate("props.press(1, 50123.9), props.press(1, 50200), props.press(2, 50300)")
    until(page, "props.pressed.length === 2")
    stage.say(picture(**shared, race=OPEN, decision=6))
    draws(page, 6)
    page.evaluate(PAINT, 70000)
    page.evaluate("props.press(1, 69990)")  # touched before the frame, heard after it
    stage.say(picture(**shared, decision=7))
    draws(page, 7)
    page.evaluate("props.press(0, 80000), props.act(['seen'])")
    early, unseen, late = (0, 4, ["slap", 0]), (0, 5, ["slap", 0]), (1, 6, ["slap", 0])
    seen = [(0, 7, ["seen"]), (1, 7, ["seen"])]
    assert [early, unseen, (1, 5, ["slap", 123]), late, *seen] == reactions(stage, 6)


PAUSES = """
    const later = window.setTimeout;
    window.pauses = [];
    window.setTimeout = (work, pause, ...more) => {
      window.pauses.push(pause);
      return later(work, pause, ...more);
    };
"""


def lose_line(page: Page, stage: Stage, code: int | None) -> list[float]:
    """The server closes the connection; the pauses that the page makes from then on."""
    page.add_init_script(PAUSES)
    stage.open()
    draws(page, 1)
    page.evaluate("void props.preview(['say', 1]).then(() => (window.isCut = true))")
    stage.hears(1)
    stage.first = {"is": "refused", "code": "not-saved", "clause": "", "args": {}}
    page.evaluate("pauses.length = 0")
    stage.links[-1].close(code=code)
    until(page, "window.isCut")
    pauses: list[float] = page.evaluate("pauses.filter((pause) => pause !== undefined)")
    return pauses


@pytest.mark.parametrize(("code", "least", "most"), [(1012, 20, 50), (None, 200, 400)])
def test_a_server_that_stops_is_left_for_another_at_once(
    page: Page, stage: Stage, code: int | None, least: int, most: int
) -> None:
    """Any other loss may be the network's: all pages together would be a crowd."""
    assert least <= lose_line(page, stage, code)[0] <= most
    assert 2 == len(stage.greeted(2))


def test_a_line_that_is_back_at_once_is_not_worth_a_word(page: Page, stage: Stage) -> None:
    lose_line(page, stage, None)
    until(page, "pauses.includes(1500)")
    expect(page.locator(".lost-line span")).to_be_visible()  # nobody answers: then it is told
    stage.say(picture(decision=2))
    expect(page.locator(".lost-line span")).to_have_count(0)


def test_nobody_waits_for_a_race_to_be_judged(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.first = picture(race=OPEN)
    stage.open()
    draws(page, 1)
    page.evaluate("props.press(0, 0)")
    (press,) = stage.hears(1)
    page.clock.run_for(9000)
    expect(page.locator(".lost-line span")).to_have_count(0)
    assert len(stage.links) == 1
    for count in (2, 3):  # other answers come and go meanwhile
        page.evaluate("props.act(['draw'])")
        stage.say({"is": "done", "id": stage.hears(count)[-1]["id"]})
    stage.links[-1].close()
    page.clock.run_for(1000)
    assert press == stage.hears(4)[-1]  # told again, with the same id
    assert [0] == page.evaluate("props.pressed")
    stage.say({"is": "done", "id": press["id"]})
    page.clock.run_for(20000)
    assert len(stage.links) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr-FR", "Ce navigateur est trop ancien"), ("ja-JP", "This browser is too old")],
)
@pytest.mark.parametrize("loses", ["delete Array.prototype.toSorted", "CSS.supports = () => false"])
def test_a_browser_that_is_too_old_is_told_so(
    browser: Browser, house: House, language: str, said: str, loses: str
) -> None:
    page = new_page(browser, "phone", language)
    page.add_init_script(loses)
    page.goto(f"http://127.0.0.1:{house.port}/")
    expect(page.locator(".too-old:visible")).to_have_count(1)
    expect(page.locator(".too-old:visible")).to_contain_text(said)
    expect(page.locator("#app")).to_be_empty()
    assert [] == trouble(page)
