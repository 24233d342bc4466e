"""What a browser gets first: the page, and its modules in few scripts.

With `FABLETOP_JOIN=0` modules go out one by one, as they are written: for looking into them in a
browser. So do those of a board that cannot be joined, which the log says.
"""

from __future__ import annotations

import html
import json
import os
import time
import tomllib
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import structlog

from fabletop.games import FOLDERS, GAMES
from fabletop.server.net.files import Kept, Stamp, is_as_it_was, keep_bytes, stamp_of
from fabletop.server.net.joined import APP, Joined, Unjoined, join, lean
from fabletop.text import LANGUAGES, say_house

WEB = Path(str(files("fabletop") / "web"))
PAGES = "/web/shell/pages.js"  # all but the shelf
ENTRIES = ("board.js", "piece.js")  # of a game's board: what pages import when they need it
PLAIN_BOARD = "/web/board/plainboard.js"
POLICY = (
    "default-src 'none'; script-src 'self'{script}; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
TOO_OLD = "<!-- too old -->"  # where the page says that a browser is too old
AHEAD = "<!-- ahead -->"  # where the page says what its address needs
FETCHER = "/web/shell/ahead.js"
OLD_BROWSER = "/web/shell/oldbrowser.js"
BROWSERS = "/web/browsers.toml"
NO_FRAME = "; frame-ancestors 'none'"  # only a header can say it
LOOK_AGAIN = 1.0  # seconds
HTML, SCRIPT = "text/html; charset=utf-8", "text/javascript; charset=utf-8"
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Opening:
    """The page, the scripts it runs by their addresses, and what its policy allows."""

    page: Kept
    policy: str
    scripts: dict[str, Kept]

    def script(self, where: str) -> Kept:
        return self.scripts[where]


class House:
    """What was put together last, and when its files were looked at."""

    def __init__(self) -> None:
        self.opening: Opening | None = None
        self.looked = 0.0

    def open(self, now: float) -> Opening:
        """Put together anew if a file has changed; looking at all of them takes half a
        millisecond, so that is done now and then only."""
        opening = self.opening
        if opening and now < self.looked + LOOK_AGAIN:
            return opening
        self.looked = now
        if opening is None or not all(is_as_it_was(*part) for part in opening.page.stamp):
            opening = self.opening = put_together()
        return opening


HOUSE = House()


def open_house() -> Opening:
    return HOUSE.open(time.monotonic())


def put_together(web: Path = WEB, root: str = "/") -> Opening:
    """The page and its scripts, from the files there are now; `root` is where the house stands, as
    its page says it."""
    sources = Sources(web)
    wanted = os.environ.get("FABLETOP_JOIN", "") != "0"
    joined = join(entries(), sources.read) if wanted else Joined()
    for name, reason in joined.left_out.items():
        log.warning("modules not joined", script=name, reason=reason)
    old = lean(sources.read(OLD_BROWSER))
    page = with_warning(sources.read("/web/index.html"), old, sources.read(BROWSERS))
    ahead = lean(sources.read(FETCHER))
    inline = [old, ahead]
    imports = ""
    if joined.stands_for:
        ways = {root + one[1:]: root + other[1:] for one, other in joined.stands_for.items()}
        imports = json.dumps({"imports": ways}, separators=(",", ":"))
        page = with_scripts(page, joined)
        inline.append(imports)
    page = looking_ahead(page, ahead, imports, joined)
    policy = POLICY.format(script="".join(map(allowed, inline)))
    page = page.replace('="/', f'="{root}')
    return Opening(
        keep_bytes(page.encode(), HTML, sources.stamp()),
        policy,
        {where: keep_bytes(text.encode(), SCRIPT) for where, text in joined.scripts.items()},
    )


def allowed(script: str) -> str:
    """How the policy allows a script that stands in the page itself."""
    return f" 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def with_warning(page: str, script: str, browsers: str) -> str:
    """The page with what a browser that is too old shows, in every language."""
    oldest = tomllib.loads(browsers)["oldest"]
    versions = {name: number.removesuffix(".0") for name, number in oldest.items()}
    said = [
        f'<p class="too-old" id="too-old-{language}" lang="{language}" hidden>'
        f"{html.escape(say_house(language, 'too-old', versions))}</p>"
        for language in LANGUAGES
    ]
    assert TOO_OLD in page, "the page has a place for those whose browser is too old"
    return page.replace(TOO_OLD, "\n".join([*said, f"<script>{script}</script>"]))


def with_scripts(page: str, joined: Joined) -> str:
    """The page with the app's one script instead of its first module."""
    begun = f'<script type="module" src="{APP}">'
    assert begun in page, "the page begins with the app's first module"
    return page.replace(begun, f'<script type="module" src="{joined.stands_for[APP]}">')


def looking_ahead(page: str, script: str, imports: str, joined: Joined) -> str:
    """The page with an import map, and a script that names what its address needs, before all else
    is read. What every page needs is named without a script."""
    assert AHEAD in page, "the page has a place for what its address needs"
    lines = [f'<link rel="modulepreload" href="{where}">' for where in joined.always]
    if imports:
        lines.insert(0, f'<script type="importmap">{imports}</script>')
    told = f'data-root="/" data-kit="{joined.kit}" data-languages="{" ".join(LANGUAGES)}"'
    return page.replace(AHEAD, "\n".join([*lines, f"<script {told}>{script}</script>"]))


def entries() -> dict[str, list[str]]:
    """What pages import when they need it, each group in a script of its own."""
    boards = {
        f"game-{key}": [
            f"/games/{key}/board/{name}"
            for name in ENTRIES
            if (FOLDERS[key] / "board" / name).is_file()
        ]
        for key in GAMES
    }
    there = {name: found for name, found in boards.items() if found}
    return {"pages": [PAGES], "plain": [PLAIN_BOARD], **there}


class Sources:
    """The files behind addresses; which were read is remembered."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.parts: list[Path] = []

    def read(self, address: str) -> str:
        match address.split("/"):
            case ["", "web", *path]:
                file = self.web.joinpath(*path)
            case ["", "games", key, *path] if key in FOLDERS:
                file = FOLDERS[key].joinpath(*path)
            case _:
                raise Unjoined(f"{address} is no module of this house")
        text = file.read_text("utf-8")
        self.parts.append(file)
        return text

    def stamp(self) -> Stamp:
        return tuple((part, *stamp_of(part)) for part in self.parts)
