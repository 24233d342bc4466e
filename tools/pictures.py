"""The pictures of the README: each game on a phone, on a table and on a television.

.venv/bin/python -m tools.pictures             takes all of them anew, into docs/pictures
.venv/bin/python -m tools.pictures basra cave  only those of these games

A real server runs, bots play each game to a good moment, and Chromium takes the pictures.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.server.company import Company
from tests.web.browser import chromium, driven
from tests.web.laid_out import asked_at, laid_out
from tests.web.player import LaidOut, Player
from tools.house import House

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Margaux", "Ben", "Ida", "")  # a bot brings its own
QUALITY = 78  # of a WebP picture
SETTLED = 1500  # milliseconds until fonts are there and pieces lie still


class Size(NamedTuple):
    """A screen in CSS pixels, and how wide its picture is."""

    width: int
    height: int
    wide: int


SIZES = {"phone": Size(390, 844, 390), "table": Size(1440, 900, 960), "tv": Size(1920, 1080, 960)}


class Moment(NamedTuple):
    """When a game is worth a picture: at this step, after so many moves of this deal."""

    step: str
    moves: int
    deal: int = 1


MOMENTS = {
    "cave": Moment("take", 45),
    "open_sesame": Moment("recite", 260, deal=3),
    "aladin": Moment("search", 152, deal=2),
    "tom_thumb": Moment("ask", 83, deal=3),
    "basra": Moment("turn", 60),
}


def reached(moment: Moment) -> Callable[[Company], bool]:
    asked = asked_at(moment.step)

    def there(company: Company) -> bool:
        made = company.room.phase.progress().moves
        return made >= moment.moves and asked(company)

    return there


@contextmanager
def opened() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            yield house
        finally:
            house.stop()


def new_page(browser: Browser, size: Size) -> Page:
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    return context.new_page()


def take(browser: Browser, house: House, game: str, moment: Moment) -> Iterator[tuple[str, bytes]]:
    """The pictures of a game at this moment, by the name of the screen."""
    for name, size in SIZES.items():
        table = laid_out(house, game, "abc-", reached(moment), moment.deal, Company.go_on, NAMES)
        page = new_page(browser, size)
        come(page, house, table, name)
        page.wait_for_timeout(SETTLED)
        yield name, page.screenshot(type="png")
        page.context.close()


def come(page: Page, house: House, table: LaidOut, screen: str) -> None:
    if screen == "tv":
        page.goto(f"http://127.0.0.1:{house.port}/tv/{table.address}")
        page.locator("[data-seat]").first.wait_for()
    else:
        Player.back(page, house, table, 0)
    for recap in page.locator(".recap .round").all():
        recap.click()


def shrunk(png: bytes, wide: int) -> bytes:
    """The picture as WebP, so wide."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    height = round(image.height * wide / image.width)
    out = io.BytesIO()
    image.resize((wide, height), Image.Resampling.LANCZOS).save(
        out, "WEBP", quality=QUALITY, method=6
    )
    return out.getvalue()


def main(games: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with opened() as house, chromium() as browser, driven(browser):
        for game in games or MOMENTS:
            for screen, png in take(browser, house, game, MOMENTS[game]):
                path = FOLDER / f"{game}-{screen}.webp"
                path.write_bytes(shrunk(png, SIZES[screen].wide))
                print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
