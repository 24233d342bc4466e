"""Somebody who plays with another engine than Chromium, by eye and hand, as other guests do."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Page

from tests.web.engines import Device
from tests.web.guest import Seeing, Thing
from tools.house import House

PATIENCE = 240.0  # seconds until a game has begun, on a busy machine
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


def press(device: Device, which: str) -> None:
    """Touch what a selector finds, once it can be touched."""
    device.click(*device.wait(PRESS.replace("WHICH", json.dumps(which))))


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
