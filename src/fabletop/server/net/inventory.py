"""Every file a page may ask for, by its address: what a device keeps to play without a network, and
what `fabletop site` writes.

Modules of the page are in joined scripts, style sheets in the one that imports them. A game lists
its words and rules in every language, in English where there is no other.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from fabletop import __version__
from fabletop.games import FOLDERS, GAMES
from fabletop.server.net import device_files, pages
from fabletop.server.net.files import Files, Kept, answer_kept, keep_bytes
from fabletop.server.net.opening import WEB, Opening, open_house
from fabletop.server.net.words import words_in
from fabletop.text import LANGUAGES

SHELF = "/api/games"
SOURCES = (".js", ".css", ".ts", ".json")  # what goes out joined, or not at all
AT_ROOT = ("index.html", "worker.js", "manifest.webmanifest")

Part = Callable[[], Kept]


def find_parts(opening: Opening) -> dict[str, Part]:
    """All files but the page itself, and how each is read."""
    parts: dict[str, Part] = {
        SHELF: pages.whole_shelf,
        **{f"/web/words/{lang}.json": partial(words_in, lang) for lang in LANGUAGES},
        **{where: partial(Opening.script, opening, where) for where in opening.scripts},
    }
    parts |= {f"/{name}": part(Files(WEB), name) for name in AT_ROOT[1:]}
    parts |= of_page() | of_device()
    for key in GAMES:
        parts |= of_game(key, opening)
    return dict(sorted(parts.items()))


def part(files: Files, path: str) -> Part:
    return lambda: files.find(path)


def of_page() -> dict[str, Part]:
    files = Files(WEB)
    names = [name for name in names_below(WEB) if name not in AT_ROOT and is_sent(name)]
    apart = [name for name in names_below(WEB) if name.startswith(("vendor/", "device/"))]
    modules = [name for name in apart if name.endswith(".js")]
    runtime = [name for name in names_below(WEB) if name.startswith("runtime/")]
    parts = {f"/web/{name}": part(files, name) for name in (*names, *modules, *runtime)}
    return {**parts, "/web/house.css": pages.STYLES.find}


def of_device() -> dict[str, Part]:
    """Our own Python modules, and the list of what a device loads; the runtime is among the files
    of the page."""
    return {
        f"/web/device/{device_files.archive_name()}": lambda: unpacked(device_files.archive()),
        "/web/device/files.json": lambda: unpacked(device_files.manifest()),
    }


def unpacked(data: bytes) -> Kept:
    return Kept((), "", "", data, b"")


def of_game(key: str, opening: Opening) -> dict[str, Part]:
    """Its board, words, rules and content."""
    board, folder = Files(FOLDERS[key] / "board"), f"/games/{key}"
    names = names_below(FOLDERS[key] / "board")
    modules = () if is_joined(key, opening) else (".js",)
    wanted = [name for name in names if is_sent(name) or name.endswith(modules)]
    wanted += [name for name in names if name == "board.css"]
    parts = {f"{folder}/board/{name}": part(board, name) for name in wanted}
    texts = Files(FOLDERS[key] / "text", "en.ftl")
    parts |= {f"{folder}/text/{lang}.ftl": part(texts, f"{lang}.ftl") for lang in LANGUAGES}
    english = pages.rules_in_english(key)
    if english.is_file():
        rules = Files(FOLDERS[key] / "rules", str(english))
        parts |= {f"{folder}/rules/{lang}.md": part(rules, f"{lang}.md") for lang in LANGUAGES}
    parts[f"{folder}/content.json"] = lambda: pages.content_of(key)
    return parts


def is_joined(key: str, opening: Opening) -> bool:
    """A board that cannot be joined goes out module by module."""
    return any(where.startswith(f"/web/joined/game-{key}.") for where in opening.scripts)


def names_below(folder: Path) -> list[str]:
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return [path.relative_to(folder).as_posix() for path in found]


def is_sent(name: str) -> bool:
    """Whether a file goes out as it is: no source of something else, no notes for writers."""
    return not name.endswith((*SOURCES, "GLOSSARY.md")) and "/." not in f"/{name}"


def list_house(opening: Opening) -> Kept:
    """What a page tells its worker to keep of this house."""
    parts = {where: read().plain for where, read in find_parts(opening).items()}
    return list_parts({"/index.html": opening.page.plain, **parts})


def list_parts(parts: Mapping[str, bytes]) -> Kept:
    """Every file of a site, and the mark of this very version."""
    mark = blake2b(digest_size=8)
    for where, data in sorted(parts.items()):
        mark.update(f"{where} {len(data)} ".encode() + data)
    files = sorted(where[1:] for where in parts)
    told = {"fabletop": __version__, "mark": mark.hexdigest(), "files": files}
    return keep_bytes(json.dumps(told, separators=(",", ":")).encode(), "application/json")


MADE: dict[str, Kept] = {}  # by the mark of the page it belongs to


async def tell_files(request: Request) -> Response:
    """What a device keeps; reading all of it takes a moment, in a thread of its own."""
    opening = open_house()
    if opening.page.mark not in MADE:
        made = await asyncio.to_thread(list_house, opening)
        MADE.clear()
        MADE[opening.page.mark] = made
    return answer_kept(MADE[opening.page.mark], request)
