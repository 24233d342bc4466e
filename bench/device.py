"""How long a phone waits to play on its own: `python -m bench.device [--runs N] [--full]`.

A site written by `fabletop site` is served at 10 Mbit/s with 40 ms before each answer, packed as
web spaces do it. The browser's process for the page, with the worker in it, runs a quarter of the
time: it is stopped and let go on every few milliseconds. `--full` leaves it the whole processor.
"""

from __future__ import annotations

import argparse
import gzip
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from tools.web_space import BELOW, WebSpace, write_site

RATE, LATENCY = 10e6 / 8, 0.04  # bytes a second, seconds
PIECE = 16384
RUNS, STOPPED = 0.005, 0.015  # seconds of the page's process
PACKED = (".js", ".mjs", ".css", ".html", ".svg", ".ftl", ".md", ".json", "games")
FLAGS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-gpu",
]  # fmt: skip
MOVES = 8
EARS = """
window.told = [];
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (data.is !== "heard") return;
      const now = performance.now();
      if (window.began) {
        const began = window.began;
        window.began = 0;
        requestAnimationFrame(() => setTimeout(() => window.told.push(performance.now() - began)));
      }
    });
  }
};
addEventListener("click", (event) => { window.began = event.timeStamp; }, true);
"""


class Line:
    """One line for all requests: so many bytes a second, whoever asks."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.free = 0.0

    def pass_on(self, size: int) -> None:
        with self.lock:
            self.free = max(self.free, time.monotonic()) + size / RATE
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class SlowHandler(SimpleHTTPRequestHandler):
    """Files over a phone's line."""

    protocol_version = "HTTP/1.1"
    line = Line()

    def do_GET(self) -> None:
        time.sleep(LATENCY)
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        packs = path.name.endswith(PACKED)
        body = gzip.compress(body, 6) if packs else body
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", "max-age=600")  # as GitHub Pages has it
        if packs:
            self.send_header("content-encoding", "gzip")
        self.end_headers()
        for at in range(0, len(body), PIECE):
            self.line.pass_on(len(body[at : at + PIECE]))
            self.wfile.write(body[at : at + PIECE])

    def log_message(self, *args: object) -> None:
        pass


class Slowed:
    """Lets processes run a quarter of the time."""

    def __init__(self, browser: Browser, slow: bool) -> None:
        self.session = browser.new_browser_cdp_session()
        self.slow, self.done = slow, threading.Event()
        self.pids: list[int] = []
        self.thread = threading.Thread(target=self.hold_back, daemon=True)
        self.thread.start()

    def look(self) -> list[int]:
        """The processes of pages, as they are now."""
        found = self.session.send("SystemInfo.getProcessInfo")["processInfo"]
        self.pids = [one["id"] for one in found if one["type"] == "renderer"]
        return self.pids

    def hold_back(self) -> None:
        while not self.done.is_set():
            if not self.slow or not self.pids:
                time.sleep(0.01)
                continue
            pids = self.pids
            tell(pids, signal.SIGSTOP)
            time.sleep(STOPPED)
            tell(pids, signal.SIGCONT)
            time.sleep(RUNS)

    def end(self) -> None:
        self.done.set()
        self.thread.join()


def tell(pids: list[int], what: int) -> None:
    for pid in pids:
        try:
            os.kill(pid, what)
        except ProcessLookupError:
            continue


def memory_of(pids: list[int]) -> float:
    """Megabytes of the largest of these processes: that of the page, with the worker in it. What it
    shares with others counts by its share."""
    return max(map(share_of, pids)) / 1024


def share_of(pid: int) -> int:
    """Kilobytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


@contextmanager
def device(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, locale="en-GB", reduced_motion="reduce"
    )
    yield context
    context.close()


def open_page(context: BrowserContext, slowed: Slowed, address: str) -> tuple[Page, float]:
    page = context.new_page()
    page.add_init_script(EARS)
    page.goto("about:blank")
    slowed.look()
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    slowed.look()
    return page, began


def first_visit(context: BrowserContext, slowed: Slowed, address: str) -> dict[str, float]:
    """From an empty device to the first answer."""
    page, began = open_page(context, slowed, address)
    play = page.get_by_role("link", name="Play on this device: Cave of Treasures")
    play.click(timeout=120_000)
    shelf = time.monotonic() - began
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("textbox").first.fill("Ada", timeout=120_000)
    lobby = time.monotonic() - began
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start the game").click()
    choose(page)
    first = time.monotonic() - began
    return {"shelf": shelf, "lobby": lobby, "first move": first}


def choose(page: Page, patience: int = 120_000) -> None:
    page.locator("main [aria-pressed]:not([aria-disabled=true])").first.click(timeout=patience)


def second_visit(context: BrowserContext, slowed: Slowed, address: str) -> dict[str, Any]:
    """The next day: from the shelf back into the game."""
    for page in context.pages:
        page.close()
    page, began = open_page(context, slowed, address)
    page.locator(".own-table a").first.click(timeout=120_000)
    page.locator("main [aria-pressed]").first.wait_for(timeout=120_000)
    again = time.monotonic() - began
    page.evaluate("window.told = []")
    with suppress(Error):  # some questions have nothing to press, and end the touching
        for _ in range(MOVES):
            choose(page, 20_000)
            page.wait_for_timeout(400)
    pictures = page.evaluate("window.told")
    return {"again": again, "memory": memory_of(slowed.look()), "pictures": pictures}


def measure(folder: Path, slow: bool) -> dict[str, Any]:
    space = WebSpace(folder, SlowHandler)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        slowed = Slowed(browser, slow)
        with device(browser) as context:
            found = first_visit(context, slowed, space.root)
            context.pages[0].wait_for_timeout(15_000)  # the rest is kept meanwhile
            found |= second_visit(context, slowed, space.root)
        slowed.end()
        browser.close()
    space.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--full", action="store_true", help="do not slow the processor")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        write_site(Path(place) / BELOW)
        runs = [measure(Path(place), not args.full) for _ in range(args.runs)]
    for name in ("shelf", "lobby", "first move", "again"):
        each = [run[name] for run in runs]
        print(f"{name:12} {statistics.median(each):6.1f} s   {', '.join(f'{x:.1f}' for x in each)}")
    print(f"{'memory':12} {max(run['memory'] for run in runs):6.0f} MB at most")
    pictures = sorted(x for run in runs for x in run["pictures"])
    if pictures:
        middle, last = statistics.median(pictures), pictures[int(0.95 * (len(pictures) - 1))]
        print(f"{'picture':12} {middle:6.0f} ms after a touch, 95 % within {last:.0f} ms")


if __name__ == "__main__":
    main()
