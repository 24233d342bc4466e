"""How soon a page opens on a slow phone: CPU four times slower, 1.6 Mbit/s, 150 ms to the server.

    python -m bench.pages           measures the shelf and a table of each game; the exit code says
                                    whether all aims are met

Usable means: the first Play button is drawn and answers, or a table shows its board. Each page is
opened in a browser without a cache, the median of several times.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, Request

from fabletop.games import GAMES
from tests.web.browser import chromium, driven
from tests.web.laid_out import laid_out
from tools.house import House, code_of

SLOWER = 4
BITS, DELAY = 1.6e6, 150  # a second; milliseconds
PHONE = (360, 640)
REQUESTS, SHIFT = 20, 0.05
SHELF, TABLE = 2.0, 3.0  # seconds
PATIENCE = 60_000  # milliseconds
PLAY, BOARD = ".box-door", ".board-room > :not(.over-board)"

# all that jumped so far without being touched
WATCH = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@dataclass(frozen=True)
class Opened:
    """What it took to open a page once."""

    seconds: float
    shift: float
    requests: int
    kilobytes: float


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args(arguments).times
    with tempfile.TemporaryDirectory() as place:
        house = House(Path(place))
        house.start()
        try:
            with chromium() as browser, driven(browser):
                return report(browser, house, times)
        finally:
            house.stop()


def report(browser: Browser, house: House, times: int) -> int:
    print(f"{'page':<14}{'usable s':>10}{'shift':>8}{'requests':>10}{'kB':>7}   aim")
    met = show("shelf", [open_page(browser, house, "/", PLAY) for _ in range(times)], SHELF)
    for game in GAMES:
        table = laid_out(house, game, "a--", lambda company: bool(company.asked()))
        held = json.dumps({"0": table.tokens[0]})
        kept = json.dumps([f"fabletop.tokens.{code_of(table.address)}", held])
        seated = f"localStorage.setItem(...{kept})"
        path = f"/t/{table.address}"
        opened = [open_page(browser, house, path, BOARD, seated) for _ in range(times)]
        met = show(game, opened, TABLE) and met
    return 0 if met else 1


def show(name: str, opened: Sequence[Opened], aim: float) -> bool:
    seconds = statistics.median(one.seconds for one in opened)
    shift = max(one.shift for one in opened)
    requests = max(one.requests for one in opened)
    size = statistics.median(one.kilobytes for one in opened)
    met = seconds <= aim and shift < SHIFT and requests <= REQUESTS
    line = f"{name:<14}{seconds:>10.2f}{shift:>8.3f}{requests:>10}{size:>7.0f}"
    print(f"{line}   {aim:g} s: {'met' if met else 'missed'}", flush=True)
    return met


def open_page(browser: Browser, house: House, path: str, usable: str, before: str = "") -> Opened:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB", service_workers="block"
    )
    try:
        page = context.new_page()
        page.add_init_script(WATCH + before)
        asked, received = slow_down(page)
        begun = time.perf_counter()
        page.goto(f"http://127.0.0.1:{house.port}{path}", wait_until="commit")
        page.locator(usable).first.wait_for(state="visible", timeout=PATIENCE)
        seconds, requests = time.perf_counter() - begun, len(asked)
        size = sum(received) / 1000
        page.wait_for_load_state("networkidle")
        return Opened(seconds, float(page.evaluate("window.shift")), requests, size)
    finally:
        context.close()


def slow_down(page: Page) -> tuple[list[Request], list[float]]:
    """Make it a slow phone; what it asks for from now on, and how much comes."""
    asked: list[Request] = []
    received: list[float] = []
    page.on("request", lambda request: asked.append(request))
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    speed = BITS / 8
    line = {"latency": DELAY, "downloadThroughput": speed, "uploadThroughput": speed}
    tools.send("Network.emulateNetworkConditions", {"offline": False, **line})
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return asked, received


if __name__ == "__main__":
    sys.exit(main())
