"""What every page says in a language: one file instead of one for the house and each game.

It holds the messages of the house, and those with which the shelf presents each game (`game-name`,
`game-line` …). All other words of a game come when somebody plays it or reads about it.
"""

from __future__ import annotations

import json
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fabletop.games import FOLDERS, GAMES
from fabletop.messages import entries
from fabletop.server.net.files import Kept, answer_kept, is_as_it_was, keep_bytes, stamp_of
from fabletop.server.net.opening import WEB
from fabletop.text import LANGUAGES

PRESENTING = ("game-", "-")  # and the terms they may refer to
MADE: dict[str, Kept] = {}  # by language


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return answer_kept(words_in(language), request)


def words_in(language: str) -> Kept:
    """Put together once, and again when one of the files has changed."""
    kept = MADE.get(language)
    if kept is None or not all(is_as_it_was(*part) for part in kept.stamp):
        kept = MADE[language] = put_together(language)
    return kept


def put_together(language: str, web: Path = WEB) -> Kept:
    house, games = web / "text" / f"{language}.ftl", {key: text_of(key, language) for key in GAMES}
    stamp = tuple((path, *stamp_of(path)) for path in (house, *games.values()))
    told = {
        "house": house.read_text("utf-8"),
        "games": {key: presenting(path.read_text("utf-8")) for key, path in games.items()},
    }
    plain = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return keep_bytes(plain, "application/json", stamp)


def text_of(key: str, language: str) -> Path:
    """A game's words; one from elsewhere may know fewer languages, but it knows English."""
    folder = FOLDERS[key] / "text"
    own = folder / f"{language}.ftl"
    return own if own.is_file() else folder / "en.ftl"


def presenting(text: str) -> str:
    found = entries(text).items()
    return "\n".join(message.strip() for name, message in found if name.startswith(PRESENTING))
