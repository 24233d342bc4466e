"""The rules on the page: read, searched, printed, and opened at the clause a refusal rests on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.web.browser import EVERY_SIZE, axe, new_page, overflow, trouble
from tests.web.stage import Stage, picture
from tools.house import House

pytestmark = pytest.mark.slow

Data = dict[str, Any]

CODE = re.compile(r"\b[A-Z]{2}-\d+")
SPOKEN = """() => ["aria-label", "title", "alt", "placeholder"].flatMap((key) =>
  [...document.querySelectorAll(`[${key}]`)].map((one) => one.getAttribute(key)))
"""

FILLING = "\n\n".join(f"Line {n} of a long and quiet story." for n in range(30))
RULES = f"""# Toy

[TO-1] A game for **two** or more. Draw <b>nothing</b> by hand.

## What it is about

![A red card](piece:card-red) ![A card nobody can draw](piece:broken)

{FILLING}

### Café au lait

- [TO-2 TO-3] The first card is **yo**urs.
- Cards lie face down,
  all of them.

1. Draw.
2. [TO-4] Remember.

> ![A red card](piece:card-red)
> **Example.** Two and two
> are four.

## Points

| Card | Points |
|---|---|
| [TO-5] Hourglass, which is a very long word for a table on a phone | 3 |
| Lamp | a b c d e f g h i j k l m n o p q r s t u v w x y z |

{FILLING}

[TO-9] **The last card** ends it.
"""
NO_BREAK = "# Toy\n\n## Money\n\nThe gate pays 200\u00a0P. They don’t wait 3\u202fh.\n"
MINUTE = """# Toy

[TO-1] Cards!

## In a minute

- **You want** cards.
- **Watch out** for lamps.

## Points

One for each card.
"""
PIECE = """
import { h } from "/web/vendor/preact.js";
export const pieces = ["card-red", "broken"];
export function Piece({ name, say }) {
  if (name === "broken") throw new Error("a piece that breaks");
  return h("span", { class: name }, say("game-name"));
}
"""


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    return set_stage(page, house)


def set_stage(page: Page, house: House) -> Stage:
    """A toy with rules in English only."""
    stage = Stage(page, house)
    page.route("**/games/toy/rules/*", send_rules)
    page.route(
        "**/games/toy/board/piece.js",
        lambda route: route.fulfill(body=PIECE, content_type="text/javascript"),
    )
    return stage


def send_rules(route: Route) -> None:
    if route.request.url.endswith("/en.md"):
        route.fulfill(body=RULES, content_type="text/markdown")
    else:
        route.fulfill(status=404, body="not found")


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


def codes(page: Page) -> list[str]:
    """Each clause's code that somebody sees or hears on the page."""
    words = [page.title(), page.locator("body").inner_text(), *page.evaluate(SPOKEN)]
    return [code for text in words for code in CODE.findall(text)]


def found(page: Page) -> Locator:
    return page.locator(".found")


# -- reading


@EVERY_SIZE
def test_rules_are_a_page_of_their_own(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    set_stage(page, house).open("/rules/toy")
    text = page.get_by_role("article")
    expect(page.get_by_role("heading", level=1)).to_have_text("Toy")
    expect(text.get_by_role("heading", level=2)).to_have_text(["What it is about", "Points"])
    expect(text.get_by_role("heading", level=3)).to_have_text("Café au lait")
    expect(text.get_by_text("Draw <b>nothing</b> by hand.")).to_be_visible()  # words, not markup
    expect(text.locator("strong").first).to_have_text("two")
    expect(text.locator("ul > li")).to_have_text(
        ["The first card is yours.", "Cards lie face down, all of them."]
    )
    expect(text.locator("ol > li")).to_have_text(["Draw.", "Remember."])
    expect(text.get_by_role("note").locator("p")).to_have_text("Example. Two and two are four.")
    expect(text.get_by_role("columnheader")).to_have_text(["Card", "Points"])
    expect(text.get_by_role("row")).to_have_count(3)
    red = text.get_by_role("img", name="A red card").locator(".card-red")
    expect(red).to_have_text(["Toy", "Toy"])
    expect(text.get_by_text("A card nobody can draw")).to_be_visible()
    assert [] == codes(page)
    fine(page)
    assert ["a piece that breaks"] == [line.splitlines()[0][7:] for line in trouble(page)]


def test_a_wide_table_scrolls_inside_itself(page: Page, stage: Stage) -> None:
    stage.open("/rules/toy")
    table = page.locator(".rules-table")
    expect(table).to_be_visible()
    table.locator("td").last.evaluate("cell => cell.style.whiteSpace = 'nowrap'")
    assert table.evaluate("room => room.scrollWidth > room.clientWidth")
    assert overflow(page) <= 0
    expect(table).to_have_attribute("tabindex", "0")  # so that the keyboard can move it


def test_sections_can_be_jumped_to(page: Page, stage: Stage) -> None:
    stage.open("/rules/toy")
    page.get_by_text("Contents").click()
    links = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(links).to_have_text(["What it is about", "Café au lait", "Points"])
    links.last.click()
    points = page.get_by_role("heading", name="Points")
    expect(points).to_be_in_viewport()
    expect(points).to_be_focused()
    expect(links).to_have_count(0)
    assert page.url.endswith("/rules/toy")


def test_a_clause_has_an_address(page: Page, stage: Stage) -> None:
    stage.open("/rules/toy#TO-9")
    expect(found(page)).to_have_text("The last card ends it.")
    expect(found(page)).to_be_in_viewport()
    expect(found(page)).to_be_focused()
    assert [] == codes(page)


def test_a_clause_among_several_has_an_address(page: Page, stage: Stage) -> None:
    stage.open("/rules/toy#TO-3")
    expect(found(page)).to_have_text("The first card is yours.")
    expect(found(page)).to_be_in_viewport()


@pytest.mark.parametrize(
    "fault",
    [
        "document.querySelector('article').append(' (TO-4)')",
        "document.querySelector('[role=img]').title += ' TO-4'",
        "document.querySelector('.rules-table').ariaLabel = 'TO-4'",
        "document.title += ' TO-4'",
    ],
)
def test_a_code_that_is_shown_is_found(page: Page, stage: Stage, fault: str) -> None:
    stage.open("/rules/toy")
    expect(page.get_by_role("img", name="A red card").first).to_be_visible()
    assert [] == codes(page)
    page.evaluate(fault)
    assert ["TO-4"] == codes(page)


def test_the_game_in_a_minute_is_set_apart(page: Page, stage: Stage) -> None:
    page.route(
        "**/games/toy/rules/en.md",
        lambda route: route.fulfill(body=MINUTE, content_type="text/markdown"),
    )
    stage.open("/rules/toy")
    card = page.locator(".in-minute")
    expect(card.get_by_role("heading")).to_have_text("In a minute")
    expect(card.get_by_role("listitem")).to_have_text(["You want cards.", "Watch out for lamps."])
    expect(page.locator(".rules-intro")).to_have_text("Cards!")
    fine(page)
    page.get_by_role("searchbox").fill("lamps")
    expect(card).to_have_count(0)
    expect(page.locator("mark")).to_have_text("lamps")
    stage.open("/new/toy")
    page.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog", name="Toy: rules")
    expect(sheet.get_by_role("heading", level=3)).to_have_text(["In a minute", "Points"])
    expect(sheet).not_to_contain_text("Draw and remember.")  # the board need not say it again


def test_what_is_not_translated_is_there_in_english(browser: Browser, house: House) -> None:
    page = new_page(browser, "phone", "fr-FR")
    set_stage(page, house).open("/rules/toy")
    expect(page.get_by_role("article")).to_have_attribute("lang", "en")
    note = page.get_by_text("Ces règles ne sont pas encore traduites.")
    expect(note).to_have_attribute("lang", "fr")
    expect(page.get_by_text("Line 3 of a long")).to_have_count(2)
    fine(page)


def test_without_rules_there_is_what_the_board_says(page: Page, stage: Stage) -> None:
    page.route("**/games/toy/rules/*", lambda route: route.fulfill(status=404))
    stage.open("/new/toy")
    page.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Draw and remember.")
    expect(sheet).to_contain_text("can’t be shown right now")
    expect(sheet.get_by_role("searchbox")).to_have_count(0)
    fine(page)


def test_on_paper_there_is_only_the_text(page: Page, stage: Stage) -> None:
    stage.open("/rules/toy")
    page.evaluate("window.print = () => (window.printed = true)")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator(".top-bar, .contents, .rules-doors")).to_have_count(3)
    assert not page.locator(".top-bar:visible, .contents:visible, .rules-doors:visible").count()
    expect(page.get_by_role("heading", name="Points")).to_be_visible()
    colour = page.locator("body").evaluate("body => getComputedStyle(body).color")
    assert "rgb(0, 0, 0)" == colour


# -- searching


def test_a_search_shows_the_places_and_counts_them(page: Page, stage: Stage) -> None:
    stage.open("/rules/toy")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("YOURS")  # across a bold word
    places = page.get_by_role("search").get_by_role("status")
    expect(places).to_have_text("1 match")
    expect(page.locator("mark")).to_have_text(["yo", "urs"])
    text = page.get_by_role("article")
    expect(text.get_by_role("heading")).to_have_text(["What it is about", "Café au lait"])
    expect(text.get_by_role("listitem")).to_have_count(1)
    field.fill("card")
    expect(places).to_have_text("7 matches")  # three pictures, two items, a table, the end
    expect(text.get_by_role("row")).to_have_count(3)
    fine(page)
    field.fill("cafe")  # a heading: all that is under it
    expect(places).to_have_text("1 match")
    expect(text.get_by_role("listitem")).to_have_count(4)
    expect(text.get_by_role("heading", name="Points")).to_have_count(0)
    field.fill("two and two")  # in a box: all of it
    expect(places).to_have_text("1 match")
    expect(text.get_by_role("note").locator("p")).to_have_text("Example. Two and two are four.")
    expect(text.get_by_role("img", name="A red card")).to_be_visible()
    field.fill("to-5")  # a code is no word
    expect(places).to_have_text("No matches. Try another word.")
    field.fill("dragon")
    expect(places).to_have_text("No matches. Try another word.")
    field.press("Escape")
    expect(field).to_have_value("")
    expect(places).to_be_empty()
    expect(text.get_by_role("heading")).to_have_count(3)
    field.fill("d")  # one letter says nothing
    expect(places).to_be_empty()


def test_a_search_minds_neither_no_break_spaces_nor_apostrophes(page: Page, stage: Stage) -> None:
    page.route(
        "**/games/toy/rules/en.md",
        lambda route: route.fulfill(body=NO_BREAK, content_type="text/markdown"),
    )
    stage.open("/rules/toy")
    field, places = page.get_by_role("searchbox"), page.get_by_role("search").get_by_role("status")
    for wanted in ("200 p", "don't", "don’t", "3 h"):
        field.fill(wanted)
        expect(places).to_have_text("1 match")
    field.fill("200p")
    expect(places).to_have_text("No matches. Try another word.")


def test_the_reader_reads_exactly_its_small_language(page: Page, stage: Stage) -> None:
    stage.open("/rules/toy")
    read = """async (source) => (await import("/web/shell/markdown.js")).parse(source)"""
    odd = (
        "# A\n[X-1] not **closed\nand on\n- [X-2 X-3] **b** c\n\n[CT] no clause\n\n1. one\n- two"
        "\n\n> ![p](piece:q)\n> [X-4] d\n>e"
    )
    plain = {"bold": False}
    expected: list[Data] = [
        {"kind": "heading", "level": 1, "id": "section-0", "text": "A"},
        {
            "kind": "text",
            "piece": {"clauses": ["X-1"], "spans": [{"text": "not **closed and on", **plain}]},
        },
        {
            "kind": "list",
            "ordered": False,
            "items": [
                {
                    "clauses": ["X-2", "X-3"],
                    "spans": [{"text": "b", "bold": True}, {"text": " c", **plain}],
                }
            ],
        },
        {
            "kind": "text",
            "piece": {"clauses": [], "spans": [{"text": "[CT] no clause", **plain}]},
        },
        {
            "kind": "list",
            "ordered": True,
            "items": [
                {"clauses": [], "spans": [{"text": "one", **plain}]},
                {"clauses": [], "spans": [{"text": "two", **plain}]},
            ],
        },
        {
            "kind": "box",
            "blocks": [
                {"kind": "pictures", "pictures": [{"alt": "p", "name": "q"}]},
                {
                    "kind": "text",
                    "piece": {"clauses": ["X-4"], "spans": [{"text": "d e", **plain}]},
                },
            ],
        },
    ]
    assert expected == page.evaluate(read, odd)
    assert [] == page.evaluate(read, "\n\n  \n")


# -- why not?

NO: Data = {"is": "refused", "id": None, "code": "unheard-of", "clause": "TO-9", "args": {}}
TOUCHABLE = """
import { h } from "/web/vendor/preact.js";
export function Board(props) {
  window.props = props;
  const ask = () => props.why(["draw"]);
  return h("button", { id: "card", class: "quiet", type: "button", onClick: ask }, "Card");
}
export const help = ["help-1"];
"""


def test_a_refusal_leads_to_its_clause_and_back(page: Page, stage: Stage) -> None:
    stage.board = TOUCHABLE
    stage.open()
    page.get_by_role("button", name="Card").click()
    stage.say(NO)
    toast = page.get_by_role("alert")
    expect(toast).to_contain_text("You can’t do that right now.")
    fine(page)
    toast.get_by_role("button", name="Rule", exact=True).click()
    sheet = page.get_by_role("dialog", name="Toy: rules")
    expect(found(page)).to_have_text("The last card ends it.")
    expect(found(page)).to_be_in_viewport()
    expect(found(page)).to_be_focused()
    expect(toast).to_be_empty()
    assert [] == codes(page)
    fine(page)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("#card")).to_be_focused()
    assert "/t/amber-owl-42" in page.url
    assert ["why"] == [one["do"] for one in stage.heard]


def test_the_same_by_keyboard_and_without_hurry(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.board = TOUCHABLE
    stage.open()
    page.get_by_role("button", name="Card").focus()
    page.keyboard.press("Enter")
    stage.hears(1)
    stage.say(NO)
    rule = page.get_by_role("button", name="Rule", exact=True)
    expect(rule).to_be_visible()
    page.clock.run_for(30000)
    expect(rule).to_be_visible()
    for _ in range(12):
        if rule.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(found(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#card")).to_be_focused()
    stage.say(NO)
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_why_not_goes_by_itself_or_with_the_next_touch(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.mouse.click(180, 300)
    stage.say({**NO, "clause": ""})
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(".toast .clause")).to_have_count(0)
    page.clock.run_for(7100)
    expect(page.locator(".toast")).to_have_count(0)
    stage.say(NO)
    expect(page.locator(".toast")).to_be_visible()
    page.mouse.click(180, 300)
    expect(page.locator(".toast")).to_have_count(0)


def test_a_clause_that_is_not_there_opens_the_rules_at_the_top(page: Page, stage: Stage) -> None:
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say({**NO, "clause": "TO-77"})
    page.get_by_role("button", name="Rule", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="The game in a minute")).to_be_in_viewport()
    expect(sheet.get_by_role("article")).to_be_attached()
    expect(found(page)).to_have_count(0)
    assert 0 == sheet.evaluate("sheet => sheet.scrollTop")


def test_the_rules_are_at_hand_at_the_table_and_before(page: Page, stage: Stage) -> None:
    stage.open()
    page.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog", name="Toy: rules")
    expect(sheet.get_by_role("heading", level=3)).to_have_text(
        ["The game in a minute", "What it is about", "Points"]
    )
    expect(sheet.get_by_role("heading", level=4)).to_have_text("Café au lait")
    expect(sheet.get_by_role("listitem").first).to_have_text("Draw and remember.")
    fine(page)
    sheet.get_by_role("searchbox").fill("remember")
    expect(sheet.get_by_role("status")).to_have_text("1 match")
    page.keyboard.press("Escape")  # empties the field
    expect(sheet.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="How to play")).to_be_focused()


def test_an_option_that_is_refused_leads_to_its_clause(page: Page, stage: Stage) -> None:
    stage.first = picture(phase="lobby", view=None, choices=[], asked=[])
    stage.open()
    page.get_by_role("button", name="Start").click()
    stage.say({**NO, "code": "bad-option", "args": {"option": "deck", "value": 44}})
    page.get_by_role("dialog").get_by_role("button", name="Rule", exact=True).click()
    expect(found(page)).to_be_in_viewport()
    page.get_by_role("dialog", name="Toy: rules").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog", name="Options")).to_be_visible()
