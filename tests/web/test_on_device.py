"""Playing on one device without a network: the real runtime in a real browser, from a site of
files. Once everything was there, the web space is closed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from fabletop.cli import main
from fabletop.games import GAMES
from tests.web.browser import FLAGS, SIZES, WHOLE, axe, driven, find_browser, overflow, trouble
from tests.web.ondevice import Owner, short_options
from tools.web_space import BELOW, WebSpace, write_site

pytestmark = pytest.mark.slow
PATIENCE = 600.0  # seconds for a game, on a busy machine
KNOWN = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")  # there is no network


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("space")
    write_site(folder / BELOW)
    return folder


@pytest.fixture
def space(site: Path) -> Iterator[WebSpace]:
    space = WebSpace(site)
    yield space
    space.close()


@pytest.fixture(scope="module")
def whole(chrome: Browser) -> Iterator[Browser]:
    with driven(chrome):
        whole = chrome.browser_type.launch(executable_path=find_browser(WHOLE), args=FLAGS)
    yield whole
    with driven(chrome):
        whole.close()


@pytest.fixture
def context(whole: Browser, browser: Browser) -> Iterator[BrowserContext]:
    width, height = SIZES["phone"]
    context = whole.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    yield context
    context.close()


def play_on(owner: Owner, moves: int | None = None) -> None:
    """To the end, or for a few answers."""
    deadline, first = time.monotonic() + PATIENCE, owner.moves
    while not owner.is_over() and (moves is None or owner.moves < first + moves):
        assert time.monotonic() < deadline, (owner.step, owner.moves)
        owner.go_on()


def check_record(owner: Owner, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file the page offers passes `fabletop verify`."""
    record = owner.ask(f"/api/records/{owner.shown['record']}")
    file = folder / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    capsys.readouterr()
    main(["verify", str(file)])
    assert "True: " in capsys.readouterr().out


def only_the_network(owner: Owner) -> None:
    assert [] == [t for t in trouble(owner.page) if not any(word in t for word in KNOWN)]


@pytest.mark.long
def test_two_people_play_in_flight_and_close_the_tab_in_the_middle(
    context: BrowserContext, space: WebSpace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    owner = Owner(context, space, "cave")
    owner.settle_in()
    space.close()
    context.set_offline(True)
    owner.make_table(2, variant="small", timers="off", first_player="seat:0")
    owner.sit("Ada", "Ben")
    play_on(owner, 6)
    assert {0, 1} <= {picture["curtain"] for picture in owner.pictures} | {0}
    assert any(picture["curtain"] is not None for picture in owner.pictures)
    decision = owner.shown["decision"]
    owner.page.close()
    page = owner.open()
    listed = page.get_by_role("region", name="Saved on this device")
    expect(listed.get_by_role("link", name="Cave of Treasures").first).to_be_visible()
    assert [] == axe(page)
    assert overflow(page) <= 0
    listed.locator(f'a[href*="{owner.address}"]').click()
    play_on(owner, 1)
    assert owner.shown["decision"] >= decision
    play_on(owner)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    check_record(owner, tmp_path, capsys)
    check_after(owner)
    only_the_network(owner)


def check_after(owner: Owner) -> None:
    """What one does after a game: the seal, the replay, statistics, and learning by playing."""
    page = owner.page
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.locator(".seal-found")).to_be_visible()
    expect(page.locator(".seal-found.bad")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".ending-doors").get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".replay-slider")).to_have_value("0")
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".replay-slider")).not_to_have_value("0")
    page.goto(owner.space.page("stats"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Cave of Treasures").first).to_be_visible()
    page.goto(owner.space.page("learn/cave"))
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".guide-card p").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_with_bots_and_without_a_network(
    context: BrowserContext,
    space: WebSpace,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    game: str,
) -> None:
    owner = Owner(context, space, game)
    owner.settle_in()
    space.close()
    context.set_offline(True)
    seats, options = short_options(game)
    owner.make_table(seats, **options)
    owner.sit("Ada")
    play_on(owner)
    check_record(owner, tmp_path, capsys)
    only_the_network(owner)
