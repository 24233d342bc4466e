"""The files a page is drawn with, over HTTP."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Mount

from fabletop.server.net.files import Files
from tests.server.loop import complete

SHEET = '/* both */\n\n@import url("one.css");\n@import url("two.css");\n'
LONG = "export const words = 'open sesame';\n" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "deep").mkdir(parents=True)
    (web / "app.js").write_text(LONG)
    (web / "sheet.css").write_text(
        '/* both */\n\n@import url("one.css");\n@import url("two.css");\n'
    )
    (web / "one.css").write_text("a { color: red }\n")
    (web / "two.css").write_text("b { color: blue }\n")
    (web / "deep" / "words.ftl").write_text("hello = Grüß Gott\n", "utf-8")
    (tmp_path / "secret.txt").write_text("the key")
    return web


def ask(folder: Path, *requests: tuple[str, str, dict[str, str]]) -> list[httpx.Response]:
    """What one and the same house answers to these, one after another."""
    return ask_app(Starlette(routes=[Mount("/web", Files(folder))]), *requests)


def ask_app(app: Starlette, *requests: tuple[str, str, dict[str, str]]) -> list[httpx.Response]:
    async def all_of_them() -> list[httpx.Response]:
        transport: Any = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return [await client.request(how, at, headers=more) for how, at, more in requests]

    return complete(all_of_them())


def get(folder: Path, at: str, **more: str) -> httpx.Response:
    headers = {name.replace("_", "-"): value for name, value in more.items()}
    return ask(folder, ("GET", at, headers))[0]


def test_what_is_there_is_sent_with_its_kind(folder: Path) -> None:
    script = get(folder, "/web/app.js")
    assert (200, LONG) == (script.status_code, script.text)
    assert "text/javascript; charset=utf-8" == script.headers["content-type"]
    words = get(folder, "/web/deep/words.ftl")
    assert "hello = Grüß Gott\n" == words.text
    assert "text/plain; charset=utf-8" == words.headers["content-type"]


def test_it_is_packed_for_those_who_can_unpack(folder: Path) -> None:
    packed = get(folder, "/web/app.js", accept_encoding="br, gzip")
    assert "gzip" == packed.headers["content-encoding"]
    assert LONG == packed.text
    assert int(packed.headers["content-length"]) < len(LONG) / 4
    assert len(gzip.compress(LONG.encode(), mtime=0)) == int(packed.headers["content-length"])
    plain = get(folder, "/web/app.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" == plain.headers["vary"]


def test_whoever_has_it_is_not_sent_it_again(folder: Path) -> None:
    mark = get(folder, "/web/app.js").headers["etag"]
    again = get(folder, "/web/app.js", if_none_match=f'"other", {mark}')
    assert (304, b"", mark) == (again.status_code, again.content, again.headers["etag"])
    assert 200 == get(folder, "/web/app.js", if_none_match='"other"').status_code


def test_a_sheet_brings_those_it_imports(folder: Path) -> None:
    sheet = get(folder, "/web/sheet.css")
    assert "/* both */\n\na { color: red }\n\nb { color: blue }\n\n" == sheet.text


@pytest.mark.parametrize("name", ["app.js", "two.css"])
def test_what_was_changed_is_read_again(folder: Path, name: str) -> None:
    at = "/web/app.js" if name == "app.js" else "/web/sheet.css"
    files = Files(folder)
    before = files.find(at.removeprefix("/web/"))
    assert before is files.find(at.removeprefix("/web/"))
    (folder / name).write_text("c { color: green }\n")
    os.utime(folder / name, ns=(1, 1))
    after = files.find(at.removeprefix("/web/"))
    assert b"green" in after.plain
    assert before.mark != after.mark


@pytest.mark.parametrize(
    "at",
    [
        "/web/none.js", "/web/", "/web/deep", "/web/%2e%2e/secret.txt", "/web/..%2fsecret.txt",
        "/web/deep/%2e%2e/%2e%2e/secret.txt", "/web//app.js/", "/web/app.js%00", "/web/.hidden",
    ],
)  # fmt: skip
def test_nothing_else_is_there(folder: Path, at: str) -> None:
    assert 404 == get(folder, at).status_code


def test_it_can_be_asked_for_and_no_more(folder: Path) -> None:
    plain = {"accept-encoding": "identity"}
    head, post = ask(folder, ("HEAD", "/web/app.js", plain), ("POST", "/web/app.js", {}))
    assert (200, b"") == (head.status_code, head.content)
    assert str(len(LONG)) == head.headers["content-length"]
    assert 405 == post.status_code


def test_a_spare_page_is_kept_once_whatever_it_is_called(tmp_path: Path) -> None:
    spare = tmp_path / "RULES.md"
    spare.write_text("# Rules\n")
    (tmp_path / "secret.py").write_text("the key")
    files = Files(tmp_path / "rules", str(spare))
    assert {"# Rules\n"} == {files.find(f"{n}.md").plain.decode() for n in range(100)}
    assert 1 == len(files.kept)
    with pytest.raises(HTTPException):
        files.find("../secret.py")
    assert b"# Rules\n" == files.find("secret.py").plain


def test_lasting_files_are_kept_for_good(folder: Path) -> None:
    (folder / "face.0f3a.woff2").write_bytes(b"wOF2")
    app = Starlette(routes=[Mount("/fonts", Files(folder, lasting=True))])
    (font,) = ask_app(app, ("GET", "/fonts/face.0f3a.woff2", {}))
    assert "font/woff2" == font.headers["content-type"]
    assert "public, max-age=31536000, immutable" == font.headers["cache-control"]
