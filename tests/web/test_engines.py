"""Other engines than Chromium play, too: shelf, lobby, turns of each game, curtain, race, replay
and seal, in Firefox, in WebKitGTK, and in an engine as old as Safari 16.0.

The old one starts at once and shows most, so it runs with every `./test` where it is installed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Page

from fabletop.games import GAMES as HOUSE_GAMES
from fabletop.server.lobby import Lobby
from tests.server.company import Company
from tests.web.engines import ENGINES, Device, missing
from tests.web.guest import GAMES, THINGS, Seeing, Thing
from tests.web.laid_out import asked_at, is_over, laid_out, played
from tests.web.player import LaidOut
from tools.house import House, code_of

pytestmark = pytest.mark.long  # they keep a core busy each
PATIENCE = 240.0  # seconds for the beginning of a game, on a busy machine
SEEN = "one.checkVisibility({visibilityProperty: true})"  # which the old one does not know
SIGHT = "one.getClientRects().length && getComputedStyle(one).visibility === 'visible'"

# what comes over the wire, and what is said; in place before the page opens a table
LISTEN = """(() => {
  window.frames_heard = [];
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({data}) => window.frames_heard.push(["in", data]));
    }
    send(data) {
      window.frames_heard.push(["out", data]);
      super.send(data);
    }
  };
})()"""
FOLLOW = """(() => {
  const link = document.createElement("a");
  link.href = PATH;
  document.getElementById("app").append(link);
  link.click();
  link.remove();
})()"""
PRESS = """(() => {
  const rooms = [...document.querySelectorAll("dialog[open]")].slice(-1);
  const room = rooms[0] ?? document.body;
  const all = [...room.querySelectorAll(WHICH)].filter((one) => !one.disabled);
  for (const one of all.filter((one) => SIGHT)) {
    one.scrollIntoView({block: "nearest", inline: "nearest"});
    const {x, y, width, height} = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit && (one.contains(hit) || hit.closest("label")?.control === one))
      return [x + width / 2, y + height / 2];
  }
  return null;
})()""".replace("SIGHT", SIGHT)
FREE = """(() => {
  const one = window.found[WHERE];
  if (!one?.isConnected) return null;
  one.scrollIntoView({block: "nearest", inline: "nearest"});
  const {x, y, width, height} = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(hit) ? [x + width / 2, y + height / 2] : null;
})()"""


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


def press(device: Device, which: str) -> None:
    """Touch what a selector finds, once it can be touched."""
    device.click(*device.wait(PRESS.replace("WHICH", json.dumps(which))))


def at(house: House, path: str) -> str:
    return f"http://127.0.0.1:{house.port}{path}"


def come_back(device: Device, house: House, table: LaidOut, *seats: int) -> None:
    """Open a table at which somebody sat before."""
    held = json.dumps({str(seat): table.tokens[seat] for seat in seats})
    kept = json.dumps([f"fabletop.tokens.{code_of(table.address)}", held])
    device.open(at(house, "/credits"))
    device.evaluate(f"localStorage.setItem(...{kept})")
    device.open(at(house, f"/t/{table.address}"))


class Window:
    """A device as far as a guest needs a page of Playwright's."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.ears: dict[str, Callable[[str], None]] = {}
        self.mouse = SimpleNamespace(click=device.click)

    def on(self, _: str, listen: Callable[[Any], None]) -> None:
        listen(SimpleNamespace(on=self.ears.__setitem__))

    def goto(self, url: str) -> None:
        """By a link inside the house, so that all is heard."""
        origin, _, path = url.partition("/t/")
        self.device.open(f"{origin}/credits")
        self.device.wait("document.querySelector('main')")
        self.device.evaluate(LISTEN)
        self.device.evaluate(FOLLOW.replace("PATH", json.dumps(f"/t/{path}")))

    def title(self) -> None:
        names = {"in": "framereceived", "out": "framesent"}
        for way, text in self.device.evaluate("window.frames_heard.splice(0)"):
            self.ears[names[way]](text)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)  # the page lives in another process
        self.title()

    def evaluate(self, function: str) -> Any:
        return self.device.evaluate(f"({function.replace(SEEN, SIGHT)})()")


class Stranger(Seeing):
    """Somebody with another engine."""

    def __init__(self, device: Device, house: House, game: str) -> None:
        self.game = game
        self.device = device
        self.attend(cast(Page, Window(device)))
        self.arrive(house)

    def sit_down(self) -> None:
        press(self.device, "main input")
        self.device.type("Ada")
        press(self.device, "form button[type=submit], .sit-form button")
        until = time.monotonic() + PATIENCE
        while not (self.pictures and self.shown["phase"] == "play"):
            assert time.monotonic() < until, self.device.evaluate("document.body.innerText")
            named = [t for t in self.things() if t.name.startswith(("Fill", "Add a bot", "Start"))]
            for thing in named[-1:]:
                if not thing.off:
                    self.watch(lambda: self.touch(thing))  # noqa: B023 - called at once
            self.rest(0.3)

    def touch(self, thing: Thing) -> None:
        where = self.device.evaluate(FREE.replace("WHERE", str(thing.where)))
        if where:
            self.device.click(*where)

    def answer(self) -> None:
        thing = self.choose(self.things())
        if thing:
            self.watch(lambda: self.touch(thing))


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
