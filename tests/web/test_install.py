"""The house on one's own device: worker, copies, manifest, and a server that is away."""

from __future__ import annotations

import json
import shutil
import struct
import threading
from collections.abc import Iterator
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlparse
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fabletop.games import GAMES, HOUSE
from fabletop.server.net.app import HEADERS
from fabletop.server.net.opening import POLICY, WEB, Opening, put_together
from fabletop.server.net.pages import Styles, describe
from fabletop.server.net.words import put_together as put_words_together
from tests.web.browser import FLAGS, WHOLE, axe, driven, find_browser, overflow, until, watch
from tests.web.stage import ADDRESS
from tools.house import House
from tools.ports import free_port

pytestmark = pytest.mark.slow

MANIFEST = "/manifest.webmanifest"
KEPT = """async () => {
  const paths = [];
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    paths.push(...(await store.keys()).map(({ url }) => new URL(url).pathname));
  }
  return paths.sort();
}"""


def opening_of(web: Path) -> Opening:
    """Its page and scripts, put together again when a file has changed."""
    files = [path for path in sorted(web.rglob("*")) if path.is_file()]
    stamps = [(str(path.relative_to(web)), path.stat().st_mtime_ns) for path in files]
    return opening_at(web, tuple(stamps))


@lru_cache(maxsize=4)
def opening_at(web: Path, stamps: tuple[tuple[str, int], ...]) -> Opening:
    return put_together(web)


class Handler(SimpleHTTPRequestHandler):
    """The files of a house, whose shell may be changed; of its tables only the shelf."""

    protocol_version = "HTTP/1.0"  # no connection outlives the house
    policy = POLICY.format(script="")
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".ftl": "text/plain; charset=utf-8",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path: str) -> str:
        path = path.split("?")[0].split("#")[0]
        if path in ("/worker.js", MANIFEST):
            return f"{self.directory}{path}"
        if path.startswith("/web/"):
            return f"{self.directory}/{path.removeprefix('/web/')}"
        return f"{HOUSE}/{path.removeprefix('/games/')}"

    def do_GET(self) -> None:
        if self.path == "/web/house.css":
            return self.answer(200, "text/css", Styles(Path(self.directory)).find().plain)
        if self.path.startswith("/web/words/"):
            words = put_words_together(Path(self.path).stem, Path(self.directory))
            return self.answer(200, words.kind, words.plain)
        if self.path.startswith("/web/joined/"):
            script = opening_of(Path(self.directory)).scripts[self.path]
            return self.answer(200, script.kind, script.plain)
        if self.path.startswith(("/web/", "/games/")) or self.path in ("/worker.js", MANIFEST):
            return super().do_GET()
        if not self.path.startswith("/api/"):
            opening = opening_of(Path(self.directory))
            self.policy = opening.policy
            return self.answer(200, "text/html", opening.page.plain)
        if self.path != "/api/games":
            return self.answer(404, "application/json", b'{"code": "no-such-table", "args": {}}')
        shelf = json.dumps([describe(game) for game in GAMES.values()]).encode()
        return self.answer(200, "application/json", shelf)

    def answer(self, status: int, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        for name, value in {**HEADERS, "content-security-policy": self.policy}.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *args: object) -> None:
        pass


class Cabin:
    """A house small enough to be closed and opened again in a moment."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.port = free_port()
        self.server: ThreadingHTTPServer | None = None
        self.open()

    def open(self) -> None:
        handler = partial(Handler, directory=str(self.web))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def address(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"


@pytest.fixture
def cabin(tmp_path: Path) -> Iterator[Cabin]:
    shutil.copytree(WEB, tmp_path / "web")
    cabin = Cabin(tmp_path / "web")
    yield cabin
    cabin.close()


@pytest.fixture(scope="module")
def whole(chrome: Browser) -> Iterator[Browser]:
    """A browser that could install something."""
    path = find_browser(WHOLE)
    with driven(chrome):
        whole = chrome.browser_type.launch(executable_path=path, args=FLAGS)
    yield whole
    with driven(chrome):
        whole.close()


@pytest.fixture
def context(whole: Browser, browser: Browser) -> Iterator[BrowserContext]:
    context = whole.new_context(
        viewport={"width": 360, "height": 640}, locale="en-GB", reduced_motion="reduce"
    )
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    page = context.new_page()
    watch(context, page)
    return page


def visit(page: Page, cabin: Cabin) -> None:
    """A first visit, until the worker has everything."""
    page.goto(cabin.address())
    expect(page.get_by_role("heading", name="Cave of Treasures")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    covers = {f"/games/{key}/board/cover.svg" for key in GAMES}
    for _ in range(1000):
        kept = set(page.evaluate(KEPT))
        names = {Path(path).name.split(".")[0] for path in kept if path.startswith("/web/joined/")}
        if {"pages", "kit"} <= names and {"/", *covers, *loaded(page)} <= kept:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the worker did not keep the shell")


def loaded(page: Page) -> set[str]:
    """The modules, styles and words of the page as it is now."""
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    paths = {urlparse(name).path for name in names}
    kinds = (".js", ".css", ".ftl", ".json", ".woff2")
    return {path for path in paths if path.endswith(kinds)} - {"/worker.js"}


def test_the_worker_keeps_the_shell_and_nothing_of_tables(page: Page, cabin: Cabin) -> None:
    visit(page, cabin)
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert cabin.address() == scope
    page.goto(cabin.address(f"/t/{ADDRESS}"))
    expect(page.get_by_role("heading", name="No table with the code")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert {"/", "/web/house.css", "/web/art/lantern-out.svg"} <= set(kept)
    assert {"/web/words/en.json", "/games/cave/board/cover.svg"} <= set(kept)
    assert [] == [path for path in kept if path.startswith(("/api", "/ws"))]
    assert [] == [path for path in kept if path.startswith("/t/")]  # one page for all addresses
    assert loaded(page) <= set(kept)


def test_a_closed_house_still_opens_its_door(page: Page, cabin: Cabin) -> None:
    visit(page, cabin)
    cabin.close()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    box = page.locator(".box.closed").filter(has_text="Cave of Treasures")
    expect(box).to_be_visible()
    expect(page.get_by_role("link", name="Cave of Treasures")).to_have_count(0)
    assert [] == axe(page)
    assert overflow(page) <= 0
    page.goto(cabin.address(f"/t/{ADDRESS}"))
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    expect(page.locator(".plain img")).not_to_have_js_property("naturalWidth", 0)
    page.goto(cabin.address("/new/cave"))
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    page.goto(cabin.address("/stats"))
    expect(page.get_by_role("heading", name="Games on this device")).to_be_visible()


def test_it_knocks_by_itself_until_somebody_opens(page: Page, cabin: Cabin) -> None:
    visit(page, cabin)
    cabin.close()
    page.clock.install()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    cabin.open()
    page.clock.run_for(4100)
    expect(page.get_by_role("link", name="Play: Cave of Treasures")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    cabin.close()
    page.goto(cabin.address("/new/cave"))
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    cabin.open()
    page.clock.run_for(4100)
    expect(page.get_by_role("button", name="Create table")).to_be_visible()


def test_an_upgrade_is_seen_at_once(page: Page, cabin: Cabin) -> None:
    visit(page, cabin)
    page.reload()  # from here on the worker stands between
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    for name, old, new in (
        ("shell/shelf.js", 'class: "welcome"', 'class: "welcome upgraded"'),
        ("text/en.ftl", "shelf-title = Pull up a chair", "shelf-title = Two chairs"),
    ):
        path = cabin.web / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
    page.goto(cabin.address())
    expect(page.locator(".welcome.upgraded")).to_contain_text("Two chairs")
    own = page.locator("script[type=module]").get_attribute("src")
    scripts: list[str] = []
    for _ in range(200):  # it is kept while the page runs it already
        scripts = [path for path in page.evaluate(KEPT) if path.startswith("/web/joined/app.")]
        if scripts == [own]:
            break
        page.wait_for_timeout(50)
    assert [own] == scripts  # the old one is gone
    cabin.close()
    page.reload()  # and it is what is kept from now on
    expect(page.locator(".welcome.upgraded")).to_contain_text("Two chairs")


def test_a_new_font_takes_the_place_of_the_old_one(page: Page, cabin: Cabin) -> None:
    visit(page, cabin)
    page.reload()  # from here on the worker stands between
    (old,) = (cabin.web / "fonts").glob("nunito-latin.*")
    assert f"/web/fonts/{old.name}" in page.evaluate(KEPT)
    old.rename(old.with_name("nunito-latin.0123abcd.woff2"))
    for name in ("index.html", "shell/faces.css"):
        path = cabin.web / name
        text = path.read_text("utf-8")
        path.write_text(text.replace(old.name, "nunito-latin.0123abcd.woff2"), "utf-8")
    page.goto(cabin.address())
    until(page, "document.fonts.check('1em Nunito', 'a')")
    kept: list[str] = []
    for _ in range(200):
        kept = [path for path in page.evaluate(KEPT) if "/nunito-latin." in path]
        if kept == ["/web/fonts/nunito-latin.0123abcd.woff2"]:
            break
        page.wait_for_timeout(50)
    assert ["/web/fonts/nunito-latin.0123abcd.woff2"] == kept
    cabin.close()
    page.reload()
    until(page, "document.fonts.check('1em Nunito', 'a')")


def test_a_new_worker_throws_away_what_the_old_one_kept(page: Page, cabin: Cabin) -> None:
    visit(page, cabin)
    path = cabin.web / "worker.js"
    path.write_text(path.read_text("utf-8").replace("fabletop-shell-4", "fabletop-shell-5"))
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).then(() => true)")
    for _ in range(1000):
        names = page.evaluate("caches.keys()")
        if names == ["fabletop-shell-5"]:
            break
        page.wait_for_timeout(50)
    assert ["fabletop-shell-5"] == names


# -- installing


def test_the_house_serves_both(house: House) -> None:
    kinds = {"/worker.js": "text/javascript", "/manifest.webmanifest": "application/manifest+json"}
    for path, kind in kinds.items():
        with urlopen(f"http://127.0.0.1:{house.port}{path}") as answer:
            assert kind == answer.headers["content-type"].split(";")[0]
            assert (WEB / path[1:]).read_bytes() == answer.read()


def test_the_manifest_is_complete(page: Page, cabin: Cabin) -> None:
    page.goto(cabin.address())
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert "/manifest.webmanifest" == link
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert [] == found["errors"]
    manifest: dict[str, Any] = json.loads(found["data"])
    assert ("./", "./", "standalone") == tuple(
        manifest[x] for x in ("start_url", "scope", "display")
    )
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        path = WEB / icon["src"].removeprefix("web/")
        if icon["type"] == "image/png":
            size = struct.unpack(">II", path.read_bytes()[16:24])
            assert icon["sizes"] == "{}x{}".format(*size)
        else:
            assert path.read_text("utf-8").startswith("<svg")
    visit(page, cabin)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert ["in-incognito"] == [fault["errorId"] for fault in faults]  # as every test is


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => { window.prompted = true; };
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_the_menu_offers_what_the_browser_offers(page: Page, cabin: Cabin) -> None:
    page.goto(cabin.address())
    page.get_by_role("button", name="Menu").click()
    install = page.get_by_role("button", name="Install Fabletop")
    expect(install).to_have_count(0)
    assert page.evaluate(OFFER)
    install.click()
    assert page.evaluate("window.prompted")
    expect(install).to_have_count(0)  # an offer is good once
