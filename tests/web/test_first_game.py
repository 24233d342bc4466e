"""The guided first game of each game, on a phone, in French: from the shelf, and to its end."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from fabletop.text import Speaker, say_house
from tests.samples import sampled
from tests.web.browser import trouble
from tests.web.guest import FREE, GAMES, WHOLE, Seeing, Thing
from tools.house import House

pytestmark = pytest.mark.slow
PATIENCE = 240.0  # seconds for a game, on a busy machine

# what the guide says, if anything, and "got it"
READ = """() => {
  const card = document.querySelector(".guide.open");
  const said = card?.querySelector("p").textContent ?? null;
  card?.querySelector(".guide-next").click();
  return said;
}"""


@pytest.fixture
def house(short_house: House) -> House:
    return short_house


class Finger(Seeing):
    """Reads what the guide says, then touches what can be touched."""

    language = "fr-FR"
    explained: list[str]

    def arrive(self, house: House) -> None:
        self.explained = []
        self.words = Speaker(self.game, "fr", ["Robin", "Sinbad"])
        self.page.goto(f"http://127.0.0.1:{house.port}/")
        name = self.words.say("game-name")
        self.page.get_by_role("link", name=f"Apprendre en jouant\u00a0: {name}").click()
        self.page.get_by_role("button", name="C’est parti").click()
        expect(self.page.locator(".guide-card p")).to_have_text(self.words.say("guide-welcome"))

    def answer(self) -> None:
        """What is explained is read; then the next thing is tried."""
        if self.page.locator("dialog[open]").count():
            return self.page.keyboard.press("Escape")
        if self.read():
            return None
        things = [thing for thing in self.things() if "guide" not in thing.name]
        thing = self.choose(things)
        if not thing:
            return self.rest(0.3)
        return self.watch(lambda: self.touch(thing))

    def read(self) -> bool:
        """Whether the guide had something to say."""
        said = self.page.evaluate(READ)
        self.explained += [said] * (said is not None and said not in self.explained)
        return said is not None

    def touch(self, thing: Thing) -> None:
        where = self.page.evaluate(FREE, thing.where)
        if where:
            self.page.mouse.click(*where)


@WHOLE
@pytest.mark.parametrize("game", sampled(GAMES, "aladin", "basra", "tom_thumb"))
def test_a_guided_first_game(browser: Browser, house: House, game: str, whole: bool) -> None:
    finger = Finger(browser, house, game)
    began = time.monotonic()
    while not finger.is_done(whole):
        assert time.monotonic() < began + PATIENCE, (finger.step, finger.moves, finger.things())
        if finger.is_asked():
            finger.answer()
        elif not finger.read():
            finger.rest(0.3)
    while finger.read():
        pass
    assert finger.words.say("guide-welcome") == finger.explained[0]
    assert len(finger.explained) > (4 if whole else 1)
    if whole:
        again = say_house("fr", "again-button", {})
        expect(finger.page.get_by_role("button", name=again)).to_be_visible()
        assert finger.words.say("guide-end") == finger.explained[-1]
    assert [] == trouble(finger.page)
