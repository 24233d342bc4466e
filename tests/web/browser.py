"""A real browser for the tests: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.samples import sampled

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
WHOLE = ("chromium", "chromium-browser", "google-chrome")
LIGHT = ("chromium-headless-shell", *WHOLE)  # without a window's buttons and menus
FLAGS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-gpu", "--in-process-gpu",
]  # fmt: skip
PLAIN = """
const plain = new CSSStyleSheet();
plain.replaceSync(`*, *::before, *::after {
  box-shadow: none !important; text-shadow: none !important;
  filter: none !important; backdrop-filter: none !important;
}`);
document.adoptedStyleSheets = [plain];
"""  # drawing shadows is most of a board's work here, where no card draws
expect.set_options(timeout=30_000)  # beside other work a page may take long
SIZES = {"phone": (360, 640), "tablet": (820, 1180), "wide": (1440, 900)}
EVERY_SIZE = pytest.mark.parametrize(  # boards are looked at on tablets in test_screens.py
    "size", sampled(SIZES, "phone")
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A fresh browser without a profile; use it inside `driven`."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(LIGHT), args=FLAGS)
        with loop_running(None):
            yield browser
        browser.close()


def driven(browser: Browser) -> AbstractContextManager[None]:
    """Here the event loop of its driver counts as running; elsewhere a test may run its own."""
    return loop_running(browser._loop)


@contextmanager
def loop_running(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


def find_browser(names: Sequence[str]) -> str:
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "the browser tests need Chromium; on Debian or Ubuntu: sudo apt install chromium"
    return path


def new_page(browser: Browser, size: str = "phone", language: str = "en-GB") -> Page:
    """Somebody else's device; what goes wrong in its page is kept in `page.context`."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        bypass_csp=False,
        reduced_motion="reduce",
        service_workers="block",  # what a worker fetches, a test cannot answer
    )
    context.add_init_script(PLAIN)
    page = context.new_page()
    watch(context, page)
    return page


TROUBLE: dict[BrowserContext, list[str]] = {}
EXAMINED: set[BrowserContext] = set()  # by axe, which styles inline, which our policy blocks


def watch(context: BrowserContext, page: Page) -> None:
    """Write down errors of the page and everything its policy blocked."""
    trouble = TROUBLE.setdefault(context, [])
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("console", lambda m: trouble.append(m.text) if m.type == "error" else None)


def trouble(page: Page) -> list[str]:
    """What went wrong so far; a lost connection is no fault of the page."""
    known = ["WebSocket", *["Applying inline style"] * (page.context in EXAMINED)]
    return [line for line in TROUBLE[page.context] if not any(word in line for word in known)]


def describe(page: Page) -> str:
    """What a page shows and what went wrong in it, as far as it still answers."""
    try:
        shown = page.locator("body").inner_text(timeout=2000)
    except Error as error:
        shown = f"no answer: {error}"
    return "\n".join([shown[:2000], *TROUBLE.get(page.context, [])])


def axe(page: Page) -> list[str]:
    """What axe finds serious on the page as it is now."""
    EXAMINED.add(page.context)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        f"{rule['id']}: {rule['help']} {rule['nodes'][0]['html'][:120]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(
        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


def until(page: Page, so: str, seconds: float = 30) -> None:
    """Asks again and again: Playwright's own waiting evaluates text, which our policy forbids."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(so):
        assert time.monotonic() < deadline, so
        page.wait_for_timeout(40)


DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


def drawn(page: Page) -> None:
    """Wait until the page has drawn what it has heard."""
    page.evaluate(DRAWN)
