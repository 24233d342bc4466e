"""The files a page is drawn with: read once, packed once, sent again only when they have changed.

A style sheet comes with the sheets it imports in their places: a board is styled by one answer.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

for ending, kind in ((".ftl", "text/plain"), (".md", "text/plain"), (".js", "text/javascript")):
    mimetypes.add_type(kind, ending)

IMPORT = re.compile(r'^@import url\("([a-z]+\.css)"\);$', re.MULTILINE)
WORTH_PACKING = 500  # bytes
NAME = re.compile(r"[\w-][\w.-]*")  # no folder's own name, nor its parent's

Stamp = tuple[tuple[Path, int, int], ...]
Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Kept:
    """A file as it goes out, and what it was made of."""

    stamp: Stamp
    mark: bytes
    kind: bytes
    plain: bytes
    packed: bytes


class Files:
    """A folder over HTTP. A file that was changed is read again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept: dict[str, Kept] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        path = scope["path"][len(scope.get("root_path", "")) :].lstrip("/")
        file = self.find(path)
        asked = dict(scope["headers"])
        headers = [(b"etag", file.mark), (b"vary", b"accept-encoding")]
        if file.mark in asked.get(b"if-none-match", b""):
            await answer(send, 304, headers, b"")
            return
        body = file.plain
        if file.packed and b"gzip" in asked.get(b"accept-encoding", b""):
            body = file.packed
            headers.append((b"content-encoding", b"gzip"))
        headers += [(b"content-type", file.kind), (b"content-length", b"%d" % len(body))]
        await answer(send, 200, headers, b"" if scope["method"] == "HEAD" else body)

    def find(self, path: str) -> Kept:
        """A file by its address below this folder; 404 if there is none."""
        kept = self.kept.get(path)
        if kept and all(is_as_it_was(*part) for part in kept.stamp):
            return kept
        if not all(NAME.fullmatch(name) for name in path.split("/")):
            raise HTTPException(404)
        try:
            kept = self.kept[path] = keep(self.folder / path)
        except OSError:
            raise HTTPException(404) from None
        return kept


def keep(file: Path) -> Kept:
    parts: list[Path] = []
    plain = read(file, parts)
    packed = gzip.compress(plain, mtime=0) if len(plain) >= WORTH_PACKING else b""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Kept(
        stamp=tuple((part, *stamp_of(part)) for part in parts),
        mark=b'"%s"' % blake2b(plain, digest_size=8).hexdigest().encode(),
        kind=kind.encode(),
        plain=plain,
        packed=packed if len(packed) < len(plain) else b"",
    )


def read(file: Path, parts: list[Path]) -> bytes:
    """A file, a sheet with all it imports; `parts` are the files read for it."""
    parts.append(file)
    if file.suffix != ".css":
        return file.read_bytes()
    text = file.read_text("utf-8")
    return IMPORT.sub(lambda found: read(file.parent / found[1], parts).decode(), text).encode()


def stamp_of(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_mtime_ns, found.st_size


def is_as_it_was(file: Path, changed: int, size: int) -> bool:
    try:
        return (changed, size) == stamp_of(file)
    except OSError:
        return False


async def answer(send: Send, status: int, headers: Headers, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
