"""Other engines than Chromium play, too: shelf, lobby, turns of each game, curtain, race, replay
and seal, in Firefox, in WebKitGTK, and in an engine as old as Safari 16.0.

The old one starts at once and shows most, so it runs with every `./test` where it is installed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from fabletop.games import GAMES as HOUSE_GAMES
from fabletop.server.lobby import Lobby
from tests.server.company import Company
from tests.web.engines import ENGINES, Device, missing
from tests.web.guest import GAMES, THINGS
from tests.web.laid_out import asked_at, is_over, laid_out, played
from tests.web.player import LaidOut
from tests.web.strangers import SEEN, Stranger, press
from tools.house import House, code_of

pytestmark = pytest.mark.long  # they keep a core busy each
PATIENCE = 240.0  # seconds for the beginning of a game, on a busy machine


@pytest.fixture(scope="session")
def devices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Device]]:
    """One device of each engine, started when it is asked for."""
    found: dict[str, Device] = {}
    with ExitStack() as stack:

        def start(engine: str) -> Device:
            if engine not in found:
                place = tmp_path_factory.mktemp(engine)
                found[engine] = stack.enter_context(ENGINES[engine](place))
                found[engine].resize(360, 640)
            return found[engine]

        yield start


@pytest.fixture(params=["wpe", "firefox", "webkit"])
def device(request: pytest.FixtureRequest, devices: Callable[[str], Device]) -> Device:
    engine = str(request.param)
    if lacking := missing(engine):
        pytest.skip(f"{engine} is not installed; on Debian: {lacking}")
    return devices(engine)


def at(house: House, path: str) -> str:
    return f"http://127.0.0.1:{house.port}{path}"


def come_back(device: Device, house: House, table: LaidOut, *seats: int) -> None:
    """Open a table at which somebody sat before."""
    held = json.dumps({str(seat): table.tokens[seat] for seat in seats})
    kept = json.dumps([f"fabletop.tokens.{code_of(table.address)}", held])
    device.open(at(house, "/credits"))
    device.evaluate(f"localStorage.setItem(...{kept})")
    device.open(at(house, f"/t/{table.address}"))


def test_things_are_looked_for_as_other_guests_do() -> None:
    assert SEEN in THINGS


def test_the_shelf_leads_to_a_new_table(device: Device, house: House) -> None:
    device.open(at(house, "/"))
    assert len(HOUSE_GAMES) == device.wait("document.querySelectorAll('.box-card').length")
    press(device, ".box-card a[href='/new/cave']")
    press(device, "main button[type=submit]")
    device.wait("location.pathname.startsWith('/t/')")
    device.wait("document.querySelector('.chairs')")
    assert [] == device.wrong()


@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_of_a_game(device: Device, short_house: House, game: str) -> None:
    stranger = Stranger(device, short_house, game)
    stranger.sit_down()
    began = time.monotonic()
    while not stranger.is_done(whole=False):
        assert time.monotonic() < began + PATIENCE, (stranger.step, stranger.things())
        if stranger.is_asked():
            stranger.answer()
        else:
            stranger.rest(0.3)
    assert stranger.sent
    assert [] == device.wrong()


def test_a_curtain_for_two_at_one_device(device: Device, house: House) -> None:
    there = asked_at("program")
    table = laid_out(house, "aladin", "aa", there, timers="off", lamp_mode="sealed")
    come_back(device, house, table, 0, 1)
    device.wait("document.querySelector('main.curtain')")
    assert 0 == device.evaluate("document.querySelectorAll('[class^=al-]').length")
    press(device, "main.curtain button")
    device.wait("document.querySelector('.al-program')")
    assert [] == device.wrong()


def test_a_hand_reaches_the_lamp_in_a_race(device: Device, house: House) -> None:
    table = laid_out(house, "aladin", "a-", asked_at("race"), timers="off", lamp_mode="race")
    come_back(device, house, table, 0)
    press(device, ".al-zone, button.al-lamp")
    device.wait("!document.querySelector('.al-zone, button.al-lamp:not([disabled])')")
    assert [] == device.wrong()


def test_a_finished_game_is_replayed_and_its_seal_checked(device: Device, house: House) -> None:
    table = laid_out(house, "cave", "a-", is_over, variant="small", timers="off")
    come_back(device, house, table, 0)
    press(device, "button.board-button[title='Check the shuffles']")
    device.wait("document.querySelector('.seal-found')")
    assert not device.evaluate("document.querySelector('.seal-found.bad')")
    press(device, "dialog[open] .round")
    press(device, "a[href^='/replay/']")
    device.wait("document.querySelector('.replay-slider')?.value === '0'")
    press(device, ".replay-button[aria-label^='Next'], .replay-button:nth-child(4)")
    device.wait("Number(document.querySelector('.replay-slider').value) > 0")
    assert [] == device.wrong()


def test_every_step_looked_for_here_is_one_of_the_game() -> None:
    seen: set[str] = set()

    def look(company: Company) -> bool:
        seen.add(HOUSE_GAMES["aladin"].step(company.s))
        return is_over(company)

    played(Lobby(HOUSE_GAMES, "of no use here"), "aladin", "a-", look)
    assert {"program", "race"} <= seen
