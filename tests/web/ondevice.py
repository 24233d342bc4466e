"""Somebody who plays on their own device, from a static site: looks for what can be touched.

There is no socket to listen at: what the house tells its page, and what the page says, is heard at
the worker.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browser import PLAIN, until, watch
from tests.web.guest import FREE, GAMES, Seeing
from tools.house import Reader
from tools.web_space import WebSpace

BOTS = re.compile("Fill up with bots|Add a bot")  # where one seat is empty
EARS = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (data.is === "heard") window.heard(data.text);
    });
  }
  postMessage(message, ...more) {
    if (message.do === "say") window.said(message.text);
    super.postMessage(message, ...more);
  }
};
"""
ASK = """async ([root, where, body]) => {
  const { openHouse } = await import(`${root}web/device/house.js`);
  const house = await openHouse({ root });
  const answer = await house.ask(where, body ? { method: "POST", body: JSON.stringify(body) } : {});
  return [answer.status, await answer.text()];
}"""
KEPT = """async () => {
  const store = await caches.open("fabletop-shell-4");
  return (await store.match(new URL("web/version", document.baseURI))) !== undefined;
}"""


class Owner(Seeing):
    """The owner of a device, and all who sit around it."""

    def __init__(self, context: BrowserContext, space: WebSpace, game: str) -> None:
        self.context, self.space, self.game = context, space, game
        self.chance = random.Random(3)
        self.tried, self.known, self.question, self.moves = {}, set(), None, 0
        self.page = self.open()

    def open(self, path: str = "") -> Page:
        """A new tab."""
        self.pictures: list[dict[str, Any]] = []
        self.reader, self.sent = Reader(), 0
        self.page = self.context.new_page()
        watch(self.context, self.page)
        self.page.expose_function("heard", self.hear)
        self.page.expose_function("said", self.note)
        self.page.add_init_script(EARS + PLAIN)
        self.page.goto(self.space.page(path))
        return self.page

    def ask(self, where: str, body: object = None) -> Any:
        """A question to the house on this device."""
        status, text = self.page.evaluate(ASK, [self.space.root, where, body])
        assert status < 300, text
        return json.loads(text)

    def hear(self, frame: str | bytes) -> None:
        super().hear(frame)

    # -- before a game

    def settle_in(self) -> None:
        """A first visit, until everything is on the device."""
        name = f"Play on this device: {self.name()}"
        self.page.get_by_role("link", name=name).click()
        self.page.get_by_role("button", name="Create table").click()
        expect(self.page.get_by_text("Everyone on this device")).to_be_visible(timeout=120_000)
        until(self.page, KEPT, 120)

    def name(self) -> str:
        card = self.page.locator(f".box.game-{self.game} h2")
        return card.inner_text()

    def make_table(self, seats: int, **options: object) -> None:
        """A table for a short game."""
        made = self.ask("/api/tables", {"game": self.game, "seats": seats, "options": options})
        self.address = made["address"]
        self.pictures.clear()
        self.page.goto(self.space.page(f"t/{self.address}"))

    def sit(self, *names: str) -> None:
        """All of them at this device, and bots in the other seats."""
        self.page.get_by_role("textbox").first.fill(names[0])
        self.page.get_by_role("button", name="Take a seat").click()
        for seat, name in enumerate(names[1:], 1):
            self.page.locator(f'.chair.empty[data-seat="{seat}"]').click()
            self.page.locator("dialog[open] summary").click()
            form = self.page.locator("details[open] form")
            form.get_by_role("textbox").fill(name)
            form.get_by_role("button").last.click()
        fill = self.page.get_by_role("button", name=BOTS)
        start = self.page.get_by_role("button", name="Start the game")
        expect(start.or_(fill)).to_be_visible()
        if fill.count():
            fill.click()
        start.click()

    # -- the game

    def is_curtained(self) -> bool:
        return bool(self.pictures) and self.shown["curtain"] is not None

    def go_on(self) -> None:
        """Whatever is next: the curtain, an answer, or waiting for the others."""
        self.page.title()
        mine = self.page.locator(".curtain .button.big")
        if self.is_curtained():
            if mine.count():
                mine.click()
            self.rest(1)
        elif self.pictures and self.is_asked():
            self.answer()
        else:
            self.rest(0.3)

    def answer(self) -> None:
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            return
        thing = self.choose(self.things())
        if not thing:
            self.rest(0.3)
            return
        where = self.page.evaluate(FREE, thing.where)
        if where:
            self.watch(lambda: self.page.mouse.click(*where))


def short_options(game: str) -> tuple[int, dict[str, object]]:
    return GAMES[game]
