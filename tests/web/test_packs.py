"""A content pack in real pages: chosen, brought, read by all, played with and seen again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core import record as records
from fabletop.games.cave.content import BOX
from fabletop.sim.simulate import Plan, play_record
from tests.packs.packs import EXAMPLES, HEAD
from tests.web.browser import axe, new_page, overflow, trouble
from tools.house import House

pytestmark = pytest.mark.slow

NAMES = "".join(f'kind-{kind} = "Relic <b>"\n' for kind in BOX.kinds)
TOWER = '[content.caves]\nlarge.layers = ["5x5+0+0", "3x3+2+2", "1x1+4+4"]\n'
RELICS = f'game = "cave"\n{HEAD}[content.points]\npink = 7\n{TOWER}[names.en]\n{NAMES}'
BAD = RELICS.replace("pink = 7", "pink = 70")


@pytest.fixture
def packed(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data", more=["--packs", str(EXAMPLES[0].parent)])
    house.start()
    yield house
    house.stop()


def visit(browser: Browser, house: House, path: str, size: str, language: str) -> Page:
    page = new_page(browser, size, language)
    page.goto(f"http://127.0.0.1:{house.port}{path}")
    return page


def sit(page: Page, name: str) -> None:
    page.get_by_role("textbox").fill(name)
    page.locator(".sit button[type=submit], .sit .button").first.click()


def bring(page: Page, text: str) -> None:
    file = {"name": "relics.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.locator(".pack-choice input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_pack_from_the_lobby_to_the_replay(browser: Browser, packed: House) -> None:
    code = packed.make_table("cave", 2, timers="off", first_player="seat:0")
    host = visit(browser, packed, f"/t/{code}", "phone", "en-GB")
    sit(host, "Ann")
    guest = visit(browser, packed, f"/t/{code}", "wide", "de-DE")
    sit(guest, "Ben")

    # the house offers one; everybody reads what is different, in their own language
    host.get_by_role("radio", name="The Dragon's Hoard").click()
    card = guest.locator(".pack-card")
    expect(card.get_by_role("heading")).to_have_text("The Dragon's Hoard")
    expect(card).to_contain_text("Punkte für Rosa: 3 statt 5")
    expect(guest.locator(".pack-choice")).to_have_count(0)

    # so does the room, from the television
    tv = visit(browser, packed, f"/tv/{code}", "wide", "fr-FR")
    line = tv.locator(".pack-line")
    expect(line.get_by_role("heading")).to_have_text("The Dragon's Hoard")
    expect(line).to_contain_text("3 au lieu de 5")
    assert [] == axe(tv)
    assert overflow(tv) <= 0
    below = "[...document.querySelectorAll('.chair')].map(c => c.getBoundingClientRect().bottom)"
    assert tv.evaluate(f"Math.max(...{below})") <= tv.evaluate("innerHeight")

    # a file with a slip, then the same one mended
    bring(host, BAD)
    expect(host.locator(".pack-choice .trouble")).to_contain_text(
        "Line 6: points.pink is 70. It must be from 0 to 20."
    )
    assert [] == axe(host)
    assert overflow(host) <= 0
    bring(host, RELICS)
    expect(card.get_by_role("heading")).to_have_text("Test")
    expect(host.locator(".pack-choice .trouble")).to_be_empty()
    expect(line.get_by_role("heading")).to_have_text("Test")
    assert [] == trouble(tv)
    tv.context.close()

    # its names and figures are on the board
    host.get_by_role("button", name="Start").click()
    tile = "[aria-label*='Relic <b> ('], [aria-label*='relic <b> (']"
    expect(host.locator(tile).first).to_be_attached()
    expect(guest.locator(tile).first).to_be_attached()
    expect(guest.locator(".cave-cell")).to_have_count(25 + 9 + 1)
    host.get_by_role("button", name="How to play").first.click()
    expect(host.get_by_role("dialog").locator(".pack-card")).to_contain_text("Points for pink: 7")
    host.reload()
    expect(host.locator(tile).first).to_be_attached()
    assert [] == [line for line in trouble(host) if "422" not in line]  # the slip

    # and when one looks back at a record
    host.goto(f"http://127.0.0.1:{packed.port}/replay")
    record = records.dump(play_record(Plan("cave", 2, ("random",) * 2, 1, {}, RELICS), 0))
    host.locator("input[type=file]").set_input_files(
        {"name": "r.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(host.locator(tile).first).to_be_attached()
    assert [] == [line for line in trouble(host) if "422" not in line]  # the slip
