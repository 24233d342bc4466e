"""Our faces in a browser: they draw every letter, come early, weigh little and move nothing."""

from __future__ import annotations

from itertools import product
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.faces import FONTS, TEXT_FACES, TITLE_FACES, texts
from tests.samples import sampled
from tests.test_faces import MOST
from tests.web.browser import drawn, new_page, trouble, until
from tests.web.laid_out import asked_at, show_still
from tools.house import House

pytestmark = pytest.mark.slow

WEIGHTS = (400, 500, 600, 700, 800, 900)
STEPS = {"cave": "pick", "open_sesame": "recite", "aladin": "program", "tom_thumb": "look"}
NEARLY = 0.04  # how much wider or narrower a stand-in may be, over a long text
LEAST = 0.02  # of what Chromium counts as moved; it calls 0.1 good
A_LINE = 0.15  # long texts: one line more or less, with all below it
AS_NUMBERS = """([text, families, weight]) => families.map((family) => {
  const box = document.createElement("span");
  box.textContent = text;
  Object.assign(box.style, { position: "absolute", whiteSpace: "nowrap", lineHeight: "normal" });
  Object.assign(box.style, { fontFamily: family, fontWeight: weight, fontSize: "100px" });
  document.body.append(box);
  const { width, height } = box.getBoundingClientRect();
  box.remove();
  return [width, height];
})"""
BRING = """([text, families]) => Promise.all(
  families.flatMap((one) => [400, 600, 900].map((heavy) =>
    document.fonts.load(`${heavy} 1em ${one}`, text)))).then((all) => all.flat().length)"""
WATCH = """window.moved = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    moved.push([value, ...sources.map(({ node }) => node?.className ?? node?.textContent)]);
}).observe({ type: "layout-shift", buffered: true });"""


def home(house: House) -> str:
    return f"http://127.0.0.1:{house.port}/"


def open_shelf(page: Page, house: House) -> None:
    page.goto(home(house))
    expect(page.locator(".box h2").first).to_be_visible()


def fetched(page: Page) -> set[str]:
    """The fonts a page asks for from now on, by their files."""
    files: set[str] = set()

    def see(request: Request) -> None:
        path = urlparse(request.url).path
        if path.startswith("/web/fonts/"):
            files.add(path.removeprefix("/web/fonts/"))

    page.on("request", see)
    return files


# -- what is loaded


@pytest.mark.parametrize(
    ("language", "scripts"), [("en", {"latin"}), ("uk", {"latin", "cyrillic"})]
)
def test_fonts_are_light_until_the_first_move_and_only_those_of_the_language(
    browser: Browser, house: House, language: str, scripts: set[str]
) -> None:
    page = new_page(browser, "phone", language)
    files = fetched(page)
    open_shelf(page, house)
    page.goto(f"{home(house)}rules/basra")
    expect(page.locator(".rules-text h2").first).to_be_visible()
    page.goto(f"{home(house)}new/cave")
    expect(page.locator("h1")).to_be_visible()
    for game, step in STEPS.items():
        show_still(page, house, game, asked_at(step))
    wanted = {f"{face}-{script}" for face in ("nunito", "titles") for script in scripts}
    assert wanted | {"names", "signs"} == {name.split(".")[0] for name in files}
    assert sum((FONTS / name).stat().st_size for name in files) <= MOST
    assert [] == trouble(page)


def test_fonts_are_kept_for_good(browser: Browser, house: House) -> None:
    page = new_page(browser)
    with page.expect_response("**/web/fonts/nunito-latin.*") as answer:
        page.goto(home(house))
    assert "font/woff2" == answer.value.headers["content-type"]
    assert "immutable" in answer.value.headers["cache-control"]


# -- what is drawn


def test_every_letter_of_all_texts_is_drawn_by_our_faces(browser: Browser, house: House) -> None:
    page = new_page(browser)
    open_shelf(page, house)
    letters = "".join(sorted(set("".join(path.read_text("utf-8") for path in texts()))))
    assert set(TEXT_FACES) == drawn_by(page, letters, "--font", 400)
    assert set(TEXT_FACES) == drawn_by(page, letters, "--font", 900)
    assert set(TITLE_FACES) >= drawn_by(page, letters, "--font-title", 400)
    assert not set(TITLE_FACES) >= drawn_by(page, "Ω", "--font", 400)


def drawn_by(page: Page, text: str, face: str, weight: int) -> set[str]:
    """The fonts that draw a text, by the names they have inside."""
    page.evaluate(
        """async ([text, face, weight]) => {
          const family = getComputedStyle(document.documentElement).getPropertyValue(face);
          await document.fonts.load(`${weight} 1em ${family}`, text).catch(() => undefined);
          const box = document.createElement("p");
          box.id = "probe";
          box.textContent = text;
          Object.assign(box.style, { fontFamily: family, fontWeight: weight, width: "300px" });
          document.body.append(box);
        }""",
        [text, face, str(weight)],
    )
    drawn(page)
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": "#probe"})["nodeId"]
    used = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    tools.detach()
    page.evaluate("document.querySelector('#probe').remove()")
    return {font["familyName"] for font in used}


def test_figures_line_up_in_every_weight(browser: Browser, house: House) -> None:
    page = new_page(browser)
    open_shelf(page, house)
    page.evaluate(BRING, ["0", ["Nunito"]])
    for weight in WEIGHTS:
        wide = {page.evaluate(AS_NUMBERS, [n * 5, ["Nunito"], weight])[0][0] for n in "0123456789"}
        assert 1 == len(wide), weight


# -- what stands in


def sample(language: str) -> str:
    """Words of a language, many enough for an average."""
    (path,) = [p for p in texts() if p.parts[-3:] == ("web", "text", f"{language}.ftl")]
    lines = [line.partition(" = ")[2] for line in path.read_text("utf-8").splitlines()]
    return " ".join(line for line in lines if line and "{" not in line)[:2000]


@pytest.mark.parametrize("language", ["en", "de", "fr", "uk"])
def test_a_stand_in_is_as_high_and_as_wide_as_the_face(
    browser: Browser, house: House, language: str
) -> None:
    page = new_page(browser)
    open_shelf(page, house)
    text = sample(language)
    pairs = [(["Nunito", '"Nunito by Arial"'], weight) for weight in WEIGHTS]
    for families, weight in [*pairs, (['"Fabletop Titles"', '"Titles by Times"'], 400)]:
        assert page.evaluate(BRING, [text, families]) > 1, "no font of this machine stands in"
        (wide, high), (other_wide, other_high) = page.evaluate(AS_NUMBERS, [text, families, weight])
        assert abs(high - other_high) <= 1, (families, weight)  # of 100 and more
        assert abs(other_wide / wide - 1) <= NEARLY, (families, weight)


# -- fonts that come late

PLACES = {"": LEAST, "new/aladin": LEAST, "credits": LEAST, "rules/basra": A_LINE}


class LateFonts:
    """No font comes to a page before it is let in."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waiting: list[Route] = []
        self.are_in = False
        page.add_init_script(WATCH)
        page.route("**/web/fonts/**", self.hold)
        self.underway: set[Request] = set()
        page.on("request", lambda one: self.underway.add(one))
        page.on("requestfinished", lambda one: self.underway.discard(one))
        page.on("requestfailed", lambda one: self.underway.discard(one))

    def hold(self, route: Route) -> None:
        if self.are_in:
            route.continue_()
        else:
            self.waiting.append(route)

    def settle(self) -> None:
        """Wait until all else has come and is drawn."""
        quiet = 0
        while quiet < 10:
            drawn(self.page)
            rest = [one for one in self.underway if "/web/fonts/" not in one.url]
            quiet = 0 if rest else quiet + 1

    def shift(self) -> float:
        """How much moves when they come, as Chromium counts it."""
        self.settle()
        assert self.waiting, "the page asks for no fonts"
        seen = self.page.evaluate("moved.length")
        self.are_in = True
        for route in self.waiting:
            route.continue_()
        until(self.page, "document.fonts.status === 'loaded'")
        assert self.page.evaluate("document.fonts.check('1em Nunito', 'a')")
        drawn(self.page)
        drawn(self.page)
        moved = self.page.evaluate("moved")[seen:]
        return float(sum(each[0] for each in moved))


@pytest.mark.parametrize(
    ("size", "language"),
    sampled(product(["phone", "wide"], ["en", "de", "uk"]), ("phone", "en"), ("wide", "uk")),
)
def test_late_fonts_move_nothing_on_pages(
    browser: Browser, house: House, size: str, language: str
) -> None:
    for place, most in PLACES.items():
        page = new_page(browser, size, language)
        fonts = LateFonts(page)
        page.goto(home(house) + place, wait_until="commit")  # a load waits for fonts
        expect(page.locator("h1").first).to_be_visible()
        assert fonts.shift() <= most, place


@pytest.mark.parametrize(
    ("game", "language"),
    sampled(product(STEPS, ["en", "uk"]), ("cave", "uk"), ("aladin", "en"), ("tom_thumb", "en")),
)
def test_late_fonts_move_nothing_on_boards(
    browser: Browser, house: House, game: str, language: str
) -> None:
    page = new_page(browser, "phone", language)
    fonts = LateFonts(page)
    show_still(page, house, game, asked_at(STEPS[game]), loaded="commit")
    assert fonts.shift() <= LEAST


def test_stand_ins_of_another_size_would_move_much(browser: Browser, house: House) -> None:
    page = new_page(browser, "phone")

    def spoil(route: Route) -> None:
        sheet = route.fetch().text().replace("size-adjust: 1", "size-adjust: 14")
        route.fulfill(content_type="text/css", body=sheet)

    page.route("**/web/house.css", spoil)
    fonts = LateFonts(page)
    page.goto(f"{home(house)}rules/basra", wait_until="commit")
    expect(page.locator(".rules-text h2").first).to_be_visible()
    assert fonts.shift() > A_LINE
