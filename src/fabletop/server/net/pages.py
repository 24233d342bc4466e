"""What a browser is drawn with: the page, its worker and manifest, and the shelf of games."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fabletop.bots.bot import offered
from fabletop.bots.characters import as_data
from fabletop.core.game import Game, Json
from fabletop.core.kinds import Kind, ListOf, Seat
from fabletop.core.options import HOLES, plain
from fabletop.core.rulebook import Rulebook
from fabletop.games import FOLDERS, GAMES
from fabletop.server.net.files import (
    FOR_GOOD,
    Files,
    Kept,
    answer_kept,
    is_as_it_was,
    keep_bytes,
    read,
    stamp_of,
)
from fabletop.server.net.opening import NO_FRAME, WEB, open_house
from fabletop.server.net.words import words_in
from fabletop.text import LANGUAGES, words_of

SHELL = Files(WEB)
EVERY_VIEW: Mapping[str, Kind] = {"seat": Seat(), "actors": ListOf(Seat())}


async def page(request: Request) -> Response:
    return answer_page(request)


def answer_page(request: Request, status: int = 200) -> Response:
    """The one page of the house, with what it may run."""
    opening = open_house()
    answer = answer_kept(opening.page, request, status)
    answer.headers["content-security-policy"] = opening.policy + NO_FRAME
    return answer


async def joined_script(request: Request) -> Response:
    """Modules in one script. Its address changes with its text, so a browser keeps it for good."""
    script = open_house().scripts.get(request.url.path)
    if script is None:
        return Response("not found", 404, media_type="text/plain")
    answer = answer_kept(script, request)
    answer.headers["cache-control"] = FOR_GOOD
    return answer


async def lost(request: Request, error: Exception) -> Response:
    """An address that leads nowhere: the page says so in the visitor's language."""
    if request.url.path.startswith(("/api/", "/web/", "/games/")):
        return Response("not found", 404, media_type="text/plain")
    return answer_page(request, 404)


async def worker(request: Request) -> Response:
    """The page's service worker; it may only serve what lies below its own address."""
    return SHELL.answer("worker.js", request)


async def manifest(request: Request) -> Response:
    return SHELL.answer("manifest.webmanifest", request)


async def shelf(request: Request) -> Response:
    return answer_kept(whole_shelf(), request)


@cache
def whole_shelf() -> Kept:
    """All games, put together once."""
    plain = json.dumps([describe(game) for game in GAMES.values()], separators=(",", ":")).encode()
    return keep_bytes(plain, "application/json")


async def styles(request: Request) -> Response:
    return answer_kept(STYLES.find(), request)


class Styles:
    """The styles of the page, with the colours of all games, for pages that show several."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.kept: Kept | None = None

    def find(self) -> Kept:
        """Put together again when a sheet has changed."""
        if self.kept is None or not all(is_as_it_was(*part) for part in self.kept.stamp):
            self.kept = self.put_together()
        return self.kept

    def put_together(self) -> Kept:
        tokens = [FOLDERS[key] / "board" / "tokens.css" for key in GAMES]
        sheets = [self.web / "house.css", *(sheet for sheet in tokens if sheet.is_file())]
        parts: list[Path] = []
        plain = b"".join(read(sheet, parts) for sheet in sheets)
        stamp = tuple((part, *stamp_of(part)) for part in parts)
        return keep_bytes(plain, "text/css; charset=utf-8", stamp)


STYLES = Styles(WEB)


async def content(request: Request) -> Response:
    """The content of a game without a pack, for its board to draw."""
    key = request.path_params["game"]
    if key not in GAMES:
        raise HTTPException(404)
    return answer_kept(content_of(key), request)


@cache
def content_of(key: str) -> Kept:
    """The same for all tables, put together when somebody first asks."""
    plain = json.dumps(GAMES[key].about.content, separators=(",", ":")).encode()
    return keep_bytes(plain, "application/json")


def warm_up() -> None:
    """What every visitor asks for is at hand before the first one comes."""
    whole_shelf()
    STYLES.find()
    for language in LANGUAGES:
        words_in(language)
    open_house()
    for name in ("worker.js", "manifest.webmanifest"):
        SHELL.find(name)


def brought(key: str) -> list[str]:
    """What a game has beside its rules in Python; a game from elsewhere may lack any of it."""
    there = {
        "rules": rules_in_english(key).is_file(),
        "guide": "\nguide-welcome =" in words_of(f"games/{key}", "en"),
        "packs": (FOLDERS[key] / "content.toml").is_file(),
    }
    return [what for what, is_there in there.items() if is_there]


def rules_in_english(key: str) -> Path:
    """The rules for languages they are not written in; a game without pages of them has these."""
    page = FOLDERS[key] / "rules" / "en.md"
    return page if page.is_file() else FOLDERS[key] / "RULES.md"


def describe(game: Game[Any]) -> Json:
    """A game as the shelf shows it."""
    return {
        "key": game.key,
        "version": game.about.version,
        "seats": list(game.about.seats),
        "usual_seats": [seats for seats in game.about.seats if not game.refuse_setup(seats, {})],
        "brings": brought(game.key),
        "lesson": {name: plain(value) for name, value in game.table.lesson.items()},
        "settings": {
            name: {
                "default": plain(setting.default),
                "accepts": [
                    p.spell() if isinstance(p, HOLES) else plain(p) for p in setting.accepts
                ],
                "ticked": setting.ticked,
            }
            for name, setting in game.about.settings.items()
        },
        "bots": offered(game),
        "characters": as_data(game.mind.characters),
        "main": list(game.table.main),
        "fleeting": sorted(game.table.fleeting),
        "feats": dict(game.table.feats),
        "actions": {verb: list(fields) for verb, fields in game.about.actions.items()},
        "events": {key: list(fields) for key, fields in game.about.events.items()},
        "view": shapes(game),
    }


def shapes(game: Game[Any]) -> Json:
    """Where seats are in what the view says in words, for a page without a board."""
    fields = game.fields.fields if isinstance(game, Rulebook) else ()
    kinds = {**EVERY_VIEW, **{field.key: field.kind for field in fields}, **game.table.shown}
    said = re.findall(r"^view-(\w+)", words_of(f"games/{game.key}", "en"), re.MULTILINE)
    return {key: shape for key in said if key in kinds and (shape := kinds[key].shape())}
