"""`fabletop site`: a folder of files that any web space can serve, from any address."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Response, expect

from fabletop.cli import main
from fabletop.games import GAMES
from tests.samples import sampled
from tests.web.browser import axe, new_page, overflow, trouble, until
from tools.web_space import BELOW, WebSpace, write_site

pytestmark = pytest.mark.slow

LARGEST = 25_000_000  # bytes
LINKS = "() => [...document.querySelectorAll('a[href]')].map(({ href }) => href)"


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    folder = tmp_path_factory.mktemp("space")
    write_site(folder / BELOW)
    space = WebSpace(folder)
    yield space
    space.close()


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


class Asked:
    """All a page asks for, and what it did not get."""

    def __init__(self, page: Page) -> None:
        self.urls: list[str] = []
        self.failed: list[str] = []
        page.on("request", lambda request: self.urls.append(request.url))
        page.on("requestfailed", self.note)
        page.on("response", self.look)

    def note(self, request: Request) -> None:
        self.failed.append(f"{request.url}: {request.failure}")

    def look(self, response: Response) -> None:
        if response.status >= 400:
            self.failed.append(f"{response.url}: {response.status}")


def files_of(folder: Path) -> set[str]:
    return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


@pytest.mark.parametrize(
    "path", sampled(["", "credits", "stats", *(f"rules/{key}" for key in GAMES)], "", "rules/cave")
)
def test_every_page_opens_from_files_alone_and_stays_in_its_folder(
    page: Page, space: WebSpace, path: str
) -> None:
    asked = Asked(page)
    page.goto(space.page(path))
    expect(page.locator("h1").first).to_be_visible()
    until(page, "document.fonts.ready.then(() => true)")
    if path.startswith("rules/"):
        expect(page.locator(".rules-text h2, .rules h2").first).to_be_visible()
    assert [] == asked.failed
    assert [] == [url for url in asked.urls if not url.startswith(space.root)]
    ours = [link for link in page.evaluate(LINKS) if "://127.0.0.1" in link]
    assert ours
    assert [] == [link for link in ours if not link.startswith(space.root)]
    assert [] == trouble(page)
    assert [] == axe(page)
    assert overflow(page) <= 0


def test_the_shelf_shows_all_games_and_no_way_to_a_server(page: Page, space: WebSpace) -> None:
    page.goto(space.page())
    expect(page.locator(".boxes .box")).to_have_count(len(GAMES))
    expect(page.get_by_role("link", name="Play on this device")).to_have_count(len(GAMES))
    expect(page.get_by_text("Have a table code?")).to_have_count(0)
    expect(page.get_by_role("link", name="Play:")).to_have_count(0)


def test_pages_lead_to_each_other_back_and_again_after_a_reload(
    page: Page, space: WebSpace
) -> None:
    page.goto(space.page())
    page.evaluate("window.isSame = true")
    page.get_by_role("link", name="Credits").click()
    expect(page.get_by_role("heading", name="Credits", level=1)).to_be_visible()
    assert space.page("credits") == page.url
    assert page.evaluate("window.isSame")
    page.go_back()
    expect(page.locator(".boxes .box")).to_have_count(len(GAMES))
    page.go_forward()
    page.reload()
    expect(page.get_by_role("heading", name="Credits", level=1)).to_be_visible()
    page.goto(space.page("nowhere/at/all"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(space.page("utm_source=letter"))  # what other pages add to a link
    expect(page.locator(".boxes .box")).to_have_count(len(GAMES))


def test_the_page_says_its_policy_and_its_manifest_stays_in_the_folder(
    page: Page, space: WebSpace
) -> None:
    page.goto(space.page())
    policy = page.locator("meta[http-equiv]").get_attribute("content")
    assert policy is not None
    assert "script-src 'self' 'sha256-" in policy
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert [] == found["errors"]
    manifest = json.loads(found["data"])
    assert ("./", "./") == (manifest["start_url"], manifest["scope"])
    folder = space.folder / BELOW
    assert [] == [i["src"] for i in manifest["icons"] if not (folder / i["src"]).is_file()]


def test_it_is_light_enough_and_lists_all_its_files(space: WebSpace) -> None:
    folder = space.folder / BELOW
    listed = json.loads((folder / "files.json").read_text("utf-8"))
    assert files_of(folder) == {*listed["files"], "files.json"}
    assert sum((folder / name).stat().st_size for name in listed["files"]) < LARGEST


# -- the folder


def test_a_site_is_written_again_without_what_is_no_longer_part_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    main(["site", str(folder)])
    before = files_of(folder)
    listed = json.loads((folder / "files.json").read_text("utf-8"))
    stale = "games/gone/board/old.svg"
    (folder / stale).parent.mkdir(parents=True)
    (folder / stale).write_text("<svg/>")
    (folder / "CNAME").write_text("games.example.org")  # not ours: it stays
    listed["files"] += [stale, "../outside.txt"]
    (tmp_path / "outside.txt").write_text("keep me")
    (folder / "files.json").write_text(json.dumps(listed))
    main(["site", str(folder)])
    assert {*before, "CNAME"} == files_of(folder)
    assert not (folder / "games" / "gone").exists()
    assert (tmp_path / "outside.txt").exists()


@pytest.mark.parametrize("name", ["letter.txt", "files.json"])
def test_a_folder_with_other_things_in_it_is_left_alone(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text('{"files": ["letter.txt"]}')
    with pytest.raises(SystemExit):
        main(["site", str(tmp_path)])
    assert "not empty" in capsys.readouterr().err
    assert {name} == files_of(tmp_path)


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site").write_text("")
    with pytest.raises(SystemExit):
        main(["site", str(tmp_path / "site")])
    assert "is a file" in capsys.readouterr().err
