"""The cave played by clicking, in real browsers against a real server."""

from __future__ import annotations

import json
import re
import time
from itertools import product

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.samples import sampled
from tests.server.company import Company
from tests.web.browser import drawn, new_page, trouble
from tests.web.fit import faults
from tests.web.laid_out import laid_out
from tests.web.player import Player
from tests.web.stills import show, stills
from tools.house import House

pytestmark = pytest.mark.slow
PATIENCE = 150.0  # seconds for a whole game


def join(browser: Browser, house: House, code: str, name: str, size: str) -> Page:
    """Come to the table with a device of one's own and sit down."""
    page = new_page(browser, size)
    page.goto(f"http://127.0.0.1:{house.port}/t/{code}")
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)
    return page


def offered(page: Page) -> Locator:
    """Everything that can be chosen now."""
    return page.locator(".table [aria-pressed]:visible")


def is_over(page: Page) -> bool:
    return page.locator(".cave-final").count() > 0


def answer(page: Page) -> bool:
    """Choose the first thing offered by touching it twice; whether there was anything."""
    choices = offered(page)
    if not choices.count():
        return False
    try:
        for recap in page.locator(".recap .round").all():  # what was missed lies over the board
            recap.click(timeout=1500)
        choices.first.click(timeout=1500)
        selected = page.locator('.table [aria-pressed="true"]:visible')
        if selected.count():
            selected.first.click(timeout=1500)
    except Exception:  # the table moved on between looking and touching
        return False
    return True


def play(pages: list[Page], until: float, moves: int = 10_000) -> int:
    """Everybody answers when asked, so often or to the end."""
    made = 0
    while time.monotonic() < until and made < moves and not all(map(is_over, pages)):
        made += sum(answer(page) for page in pages)
        pages[0].wait_for_timeout(20)
    return made


def is_half_through(company: Company) -> bool:
    return company.room.phase.progress().moves >= 50


def test_three_browsers_and_a_bot_through_reload_and_kill(browser: Browser, house: House) -> None:
    table = laid_out(house, "cave", "abc-", is_half_through, timers="off")
    pages = [new_page(browser, size) for size in ("phone", "tablet", "wide")]
    for seat, page in enumerate(pages):
        Player.back(page, house, table, seat)
    until = time.monotonic() + PATIENCE
    assert play(pages, until, moves=6) >= 6

    # one of them closes the page, and opens it again: the chair is still there
    context = pages[1].context
    pages[1].close()
    play([pages[0], pages[2]], time.monotonic() + 1.0)
    pages[1] = context.new_page()
    pages[1].goto(f"http://127.0.0.1:{house.port}/t/{table.address}")
    expect(pages[1].locator("[data-seat]").first).to_be_visible()
    assert play(pages, until, moves=4) >= 4

    # the server is killed and started again: all go on by themselves
    house.kill()
    house.start()
    play(pages, until)
    for page in pages:
        expect(page.locator("[data-seat]").first).to_be_visible()
        assert is_over(page)
    assert [] == trouble(pages[0]) + trouble(pages[2])


def test_things_to_touch_are_large_and_others_say_why_not(browser: Browser, house: House) -> None:
    code = house.make_table("cave", 2, first_player="seat:0", timers="off")
    page = join(browser, house, code, "Margaux", "wide")
    page.get_by_role("button", name=re.compile("^(Fill|Add a bot)")).click()
    page.get_by_role("button", name="Start").click()
    expect(offered(page).first).to_be_visible()
    sizes = [box["width"] for thing in offered(page).all() if (box := thing.bounding_box())]
    assert min(sizes) >= 44
    covered = page.locator('[data-cell="L1R1C1"]')
    covered.click(force=True)
    page.get_by_role("button", name="Rule", exact=True).click()
    expect(page.locator("dialog, [role=dialog]").get_by_text("A tile is covered")).to_be_visible()


LOCALES = ["en-GB", "fr-FR", "de-DE", "es-ES", "nl-NL", "uk-UA"]
COLOURS = ("pink", "blue", "brown", "green", "yellow", "white")
GAINS = [
    {"count": count, "points": points, "group": group}
    for count, points, group in ((0, 0, 1), (0, 2, 6), (1, 2, 6), (3, 12, 6))
]


@pytest.mark.parametrize("language", sampled(LOCALES, "de-DE", "uk-UA"))
def test_what_a_tile_brings_leaves_the_button_free(
    browser: Browser, house: House, language: str
) -> None:
    """Each colour, with few and with many words, on a small phone."""
    page = new_page(browser, "phone", language)
    still = stills("cave")["take"]
    place = still.phone["choices"][0][1]
    link = show(page, house, still)
    found: dict[str, list[str]] = {}
    for number, (colour, gain) in enumerate(product(COLOURS, GAINS)):
        view = still.phone["view"]
        cells = {**view["cells"], place: f"necklace-{colour}"}
        lies = {**view, "cells": cells, "gains": {**view["gains"], place: gain}}
        link.send(json.dumps({**still.phone, "view": lies, "decision": 1000 + number}))
        tile = page.locator(f'[data-cell="{place}"]')
        expect(tile.locator(f".cave-tile.cave-{colour}")).to_be_visible()
        expect(page.locator(".cave-card")).to_have_count(0)
        tile.click()
        expect(page.locator(".cave-card .cave-go")).to_be_visible()
        drawn(page)
        if wrong := faults(page):
            found[f"{colour} {gain}"] = wrong
    assert {} == found
