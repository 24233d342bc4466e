"""Every board in every language at every size: nothing covered, cut off or too small to touch.

Each commit looks at one moment of each game in a language with long words. The mark `long` looks
at every step of every game in six languages.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from fabletop.games import GAMES
from fabletop.text import bundle
from tests.samples import sampled
from tests.web.browser import SIZES, drawn, new_page, trouble
from tests.web.fit import faults
from tests.web.stills import Picture, Still, show, stills
from tools.house import House

pytestmark = pytest.mark.slow
LANGUAGES = {
    "en": "en-GB", "fr": "fr-FR", "de": "de-DE", "es": "es-ES", "nl": "nl-NL", "uk": "uk-UA",
}  # fmt: skip
LARGE = {**SIZES, "television": (1920, 1080)}
LONG_NAME = "Alexandra-Valentina"
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
SHORT = {  # per commit: a moment with much on the screen, and a language with long words
    "cave": ("take", "uk"),
    "open_sesame": ("recite", "de"),
    "aladin": ("search", "es"),
    "tom_thumb": ("ask", "nl"),
    "basra": ("buy", "fr"),
}


@cache
def moments(game: str) -> dict[str, Still]:
    return stills(game, "a---", 1, [LONG_NAME] * 4)


def names_of(still: Still) -> list[str]:
    return [chair["name"] for chair in still.phone["chairs"]]


def resize(page: Page, size: str) -> None:
    width, height = LARGE[size]
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(4):
        drawn(page)  # boards measure first, then lay out


def looked_at(page: Page, house: House, still: Still, **changes: object) -> dict[str, list[str]]:
    """What is wrong with a moment, by size."""
    found = {}
    resize(page, "phone")
    show(page, house, still, **changes)  # type: ignore[arg-type]
    for size in SIZES:
        resize(page, size)
        found[f"{still.step} {size}"] = faults(page, names_of(still))
    show(page, house, still, tv=True)
    resize(page, "television")
    found[f"{still.step} television"] = faults(page, names_of(still))
    return {where: lines for where, lines in found.items() if lines}


# -- every commit


@pytest.mark.parametrize("game", SHORT)
def test_a_board_with_long_words_fits(browser: Browser, house: House, game: str) -> None:
    step, language = SHORT[game]
    page = new_page(browser, "phone", LANGUAGES[language])
    assert {} == looked_at(page, house, moments(game)[step])
    assert [] == trouble(page)


@pytest.mark.parametrize("language", ["de", "uk"])
def test_a_result_with_long_words_fits(browser: Browser, house: House, language: str) -> None:
    """Its buttons have little room on a phone."""
    still = moments("basra")["over"]
    page = new_page(browser, "phone", LANGUAGES[language])
    show(page, house, still)
    assert [] == faults(page, names_of(still))


BESIDE = """() => {
  const bottom = (name) => Math.max(0, ...[...document.querySelectorAll(name)].map(
    (one) => one.getBoundingClientRect().bottom));
  const side = document.querySelector(".tv-side").getBoundingClientRect();
  return [Math.max(bottom(".chips .chip"), bottom(".owned")) <= side.top,
    Number(document.querySelector(".prompt").dataset.fit)];
}"""


@EVERY_GAME
def test_a_television_has_room_for_its_heading_and_for_all_that_is_owned(
    browser: Browser, house: House, game: str
) -> None:
    """Late in a game, when most is owned."""
    *_, late, over = stills(game).values()
    page = new_page(browser)
    resize(page, "television")
    for still in (late, over):
        show(page, house, still, tv=True)
        resize(page, "television")
        beside, size = page.evaluate(BESIDE)
        assert beside, "what is owned covers what happened"
        assert size < 5, "the heading is in the smallest letters"


PLANTS = {
    "a cover": (
        """() => {
          const { top } = document.querySelector(".prompt p").getBoundingClientRect();
          const toast = document.createElement("p");
          toast.textContent = "Planted";
          toast.style.cssText = `position: fixed; z-index: 99; top: ${top}px; left: 0; right: 0;
            background: black; pointer-events: none`;
          document.body.append(toast);
        }""",
        "covered: ",
    ),
    "a cut text": (
        """() => {
          const text = document.querySelector(".prompt span");
          text.style.cssText = `display: inline-block; max-width: 40px; overflow: hidden;
            text-overflow: ellipsis`;
        }""",
        "cut: ",
    ),
    "a broken word": (
        """() => {
          const text = document.querySelector(".prompt span");
          text.style.cssText = `display: inline-block; width: 24px; white-space: normal;
            overflow-wrap: anywhere`;
        }""",
        "broken word: ",
    ),
    "text beside its box": (
        """() => {
          const text = document.querySelector(".prompt p");
          text.style.cssText = "width: 50px; overflow: visible; background: black";
        }""",
        "sticks out: ",
    ),
    "a small target": (
        """() => {
          const round = document.querySelector(".table-head .round");
          round.style.cssText = "width: 30px; height: 30px; min-width: 0; min-height: 0";
        }""",
        "small target: ",
    ),
}


@pytest.mark.parametrize("plant", sampled(PLANTS, "a cover", "a cut text"))
def test_what_is_planted_is_found(browser: Browser, house: House, plant: str) -> None:
    script, fault = PLANTS[plant]
    still = moments("cave")["take"]
    page = new_page(browser)
    show(page, house, still)
    resize(page, "phone")
    assert [] == faults(page, names_of(still))
    page.evaluate(script)
    assert [line for line in faults(page, names_of(still)) if line.startswith(fault)]


# -- the longest names in Basra's shop


def longest_shop(language: str, picture: Picture) -> Picture:
    """On top of every pile lies the bandit with the longest name."""
    messages = bundle("games/basra", language)
    content: Any = GAMES["basra"].about.content
    view = json.loads(json.dumps(picture["view"]))

    def length(group: str) -> int:
        text = str(messages.format_pattern(messages.get_message(f"group-{group}").value)[0])
        return max(len(word) for word in text.split())

    for gang, pile in view["piles"].items():
        own = [name for name, each in content["group"].items() if each["gang"] == gang]
        pile["top"] = f"{max(own, key=length)}-1"
    return {**picture, "view": view}


@pytest.mark.parametrize(
    "language",
    sampled(LANGUAGES, "fr"),
)
def test_the_longest_bandits_fit_the_shop(browser: Browser, house: House, language: str) -> None:
    still = moments("basra")["buy"]
    page = new_page(browser, "phone", LANGUAGES[language])
    found = looked_at(page, house, still, change=lambda picture: longest_shop(language, picture))
    assert {} == found


# -- what happened is told without covering anything


@pytest.mark.parametrize(
    ("game", "language"),
    sampled(product(SHORT, LANGUAGES), *((game, SHORT[game][1]) for game in SHORT)),
)
def test_news_fits_above_the_board(
    browser: Browser, house: House, game: str, language: str
) -> None:
    """Each sort of event of a whole game, the longest of its sort."""
    page = new_page(browser, "phone", LANGUAGES[language])
    still = moments(game)[SHORT[game][0]]
    link = show(page, house, still)
    events: dict[str, dict[str, object]] = {}
    for event in moments(game)["over"].phone["events"]:
        kept = events.get(event["key"])
        if kept is None or len(json.dumps(kept)) < len(json.dumps(event)):
            events[event["key"]] = event
    newest = max(each["n"] for each in still.phone["events"])
    found = {key: told(page, link, still, event, newest + n + 1)
             for n, (key, event) in enumerate(events.items())}  # fmt: skip
    assert {} == {key: line for key, line in found.items() if line}


TOLD = """() => {
  const lines = document.querySelector(".narration-lines");
  if (!lines || !lines.checkVisibility({ visibilityProperty: true })) return "";
  const box = lines.getBoundingClientRect();
  const board = document.querySelector("main").getBoundingClientRect();
  if (box.bottom > board.top + 1) return "it lies over the board";
  if (box.top < 0) return "it is higher than the screen";
  return lines.scrollHeight > lines.clientHeight + 1 ? `it is cut: ${lines.textContent}` : "";
}"""


def told(
    page: Page, link: WebSocketRoute, still: Still, event: dict[str, object], number: int
) -> str:
    picture = {**still.phone, "events": [{**event, "n": number}]}
    link.send(json.dumps(picture))
    page.wait_for_timeout(1)  # the message comes in
    drawn(page)
    return str(page.evaluate(TOLD))


# -- before a release


@pytest.mark.long
@EVERY_LANGUAGE
@EVERY_GAME
def test_every_step_fits(browser: Browser, house: House, game: str, language: str) -> None:
    page = new_page(browser, "phone", LANGUAGES[language])
    found: dict[str, list[str]] = {}
    for still in moments(game).values():
        found |= looked_at(page, house, still)
    assert {} == found
    assert [] == trouble(page)
