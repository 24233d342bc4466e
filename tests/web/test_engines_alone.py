"""Other engines than Chromium play without a server, too: in Firefox and WebKitGTK a game on the
device is played to its end while the web space is gone, and goes on after its page was left. An
engine as old as Safari 16.0 cannot, and says so."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page

from fabletop.cli import main
from tests.web.engines import ENGINES, Device, missing
from tests.web.guest import GAMES
from tests.web.strangers import FOLLOW, Stranger, Window, press
from tools.web_space import BELOW, WebSpace, write_site

pytestmark = pytest.mark.long  # they keep a core busy each
GAME = "cave"
LONG = 240.0  # seconds for the first start, and for each half of a game, on a busy machine
NUMBER = 10**9  # of our questions; the page counts its own from 0

# what the house on the device tells its page, and what the page says; in place before it is opened
LISTEN = """(() => {
  window.frames_heard = [];
  window.answers = {};
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      window.at_work = this;
      this.addEventListener("message", ({data}) => {
        if (data.is === "ready") window.is_ready = true;
        if (data.is === "heard") window.frames_heard.push(["in", data.text]);
        if (data.is === "told") window.answers[data.number] = data;
      });
    }
    postMessage(message, ...more) {
      if (message.do === "say") window.frames_heard.push(["out", message.text]);
      super.postMessage(message, ...more);
    }
  };
})()"""
KEPT = """caches.open("fabletop-shell-4")
  .then((store) => store.match(new URL("web/version", document.baseURI)))
  .then((found) => found !== undefined)"""


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


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[str], Device]]:
    """A fresh device of an engine."""
    with ExitStack() as stack:

        def start(engine: str) -> Device:
            if lacking := missing(engine):
                pytest.skip(f"{engine} is not installed; on Debian: {lacking}")
            device = stack.enter_context(ENGINES[engine](tmp_path))
            device.resize(360, 640)
            return device

        yield start


class Owner(Stranger):
    """Somebody who plays on their own device."""

    def __init__(self, device: Device, space: WebSpace) -> None:
        self.game, self.device, self.space = GAME, device, space
        self.asked = NUMBER
        self.attend(cast(Page, Window(device)))

    def visit(self) -> None:
        """The shelf, as on another day."""
        self.device.open(self.space.page())
        self.device.evaluate(LISTEN)
        self.pictures.clear()
        self.device.wait(f"document.querySelector('a[href$=\"new/{GAME}\"]')")

    def follow(self, path: str) -> None:
        self.device.evaluate(FOLLOW.replace("PATH", json.dumps(self.space.page(path))))

    def settle_in(self) -> None:
        """A first visit, until everything is on the device."""
        press(self.device, f".box a[href$='new/{GAME}']")
        self.device.wait("window.is_ready", LONG)  # the bar is gone, and nothing moves any more
        press(self.device, "main button[type=submit]")
        self.device.wait("document.querySelector('.chairs')", LONG)
        self.device.wait(KEPT, LONG)

    def ask(self, method: str, where: str, body: object = None) -> Any:
        """A question to the house on this device."""
        self.asked += 1
        text = "" if body is None else json.dumps(body)
        question = {
            "do": "ask", "number": self.asked, "method": method, "where": where, "body": text,
        }  # fmt: skip
        self.device.evaluate(f"window.at_work.postMessage({json.dumps(question)})")
        told = self.device.wait(f"window.answers[{self.asked}]")
        assert told["status"] < 300, told
        return json.loads(told["body"])

    def play(self, moves: int | None = None) -> None:
        """To the end, or for a few answers."""
        until, first = time.monotonic() + LONG, self.moves
        while not self.is_over() and (moves is None or self.moves < first + moves):
            assert time.monotonic() < until, self.device.evaluate("document.body.innerText")
            if self.pictures and self.is_asked():
                self.answer()
            else:
                self.rest(0.3)


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_a_game_is_played_to_its_end_without_a_network_and_goes_on_after_its_page_was_left(
    start: Callable[[str], Device],
    space: WebSpace,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    engine: str,
) -> None:
    device = start(engine)
    owner = Owner(device, space)
    owner.visit()
    owner.settle_in()
    assert [] == device.wrong()
    space.close()
    seats, options = GAMES[GAME]
    table = {"game": GAME, "seats": seats, "options": options}
    address = owner.ask("POST", "/api/tables", table)["address"]
    owner.follow(f"t/{address}")
    owner.sit_down()
    owner.play(4)
    decision = owner.shown["decision"]
    owner.visit()
    press(device, f".own-table a[href*='{address}']")
    owner.play(1)
    assert owner.shown["decision"] >= decision
    owner.play()
    record = owner.ask("GET", f"/api/records/{owner.shown['record']}")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    capsys.readouterr()
    main(["verify", str(file)])
    assert "True: " in capsys.readouterr().out
    assert [] == device.wrong()


def test_an_old_engine_says_that_it_cannot(start: Callable[[str], Device], space: WebSpace) -> None:
    device = start("wpe")
    device.open(space.page(f"new/{GAME}"))
    device.wait("document.body.innerText.includes('too old to run the game')")
    assert [] == device.wrong()
