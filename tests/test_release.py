"""A release as somebody gets it: built, installed where nothing else is, and used."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import venv
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from fabletop import __version__
from fabletop.games import GAMES
from fabletop.text import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
pytestmark = pytest.mark.plain  # a release is built from the plain source
UV = Path(sys.prefix) / "bin" / "uv"


def releases() -> list[str]:
    """What the changelog is divided into, the newest first."""
    return re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)


def test_the_newest_release_of_the_changelog_is_this_version() -> None:
    first, newest, *_ = releases()
    assert "Unreleased" == first
    assert re.fullmatch(rf"{re.escape(__version__)} \(\d{{1,2}} [A-Z][a-z]+ \d{{4}}\)", newest)


# -- building


def build(what: str, folder: Path, *more: str) -> Path:
    """A wheel or an sdist of the house, or what comes of another source."""
    command = [str(UV), "build", "--quiet", f"--{what}", "--out-dir", str(folder), *more]
    subprocess.run(command, cwd=ROOT, check=True)
    (made,) = folder.glob("*.whl" if what == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


def is_needed(path: Path) -> bool:
    """Whether a table needs this file: everything under `src` but tests and leftovers."""
    parts = path.relative_to(SOURCE).parts[:-1]  # above it any folder may be called tests
    return path.is_file() and not {"tests", "__pycache__"} & set(parts)


def needed() -> set[str]:
    inside = (path.relative_to(SOURCE) for path in (SOURCE / "fabletop").rglob("*"))
    return {path.as_posix() for path in inside if is_needed(SOURCE / path)}


@pytest.mark.long
def test_the_wheel_holds_every_file_of_the_house_and_no_tests(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    shared = {name for name in names if ".data/data/share/fabletop/" in name}
    deploy = [path for path in (SOURCE.parent / "deploy").rglob("*") if path.is_file()]
    assert needed() == names - shared
    assert sorted(path.name for path in deploy) == sorted(Path(name).name for name in shared)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_the_wheel_holds_texts_board_content_and_rules_of_a_game(key: str, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    folder = f"fabletop/games/{key}"
    spoken = {f"{folder}/text/{language}.ftl" for language in LANGUAGES}
    read = {f"{folder}/rules/{language}.md" for language in LANGUAGES}
    drawn = {f"{folder}/board/{name}" for name in ("board.js", "board.css", "cover.svg")}
    assert {f"{folder}/content.toml", f"{folder}/RULES.md"} | spoken | read | drawn <= names


@pytest.mark.long
def test_the_sdist_builds_the_same_wheel(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    again = build("wheel", tmp_path, str(sdist))
    assert wheel.name == again.name
    assert contents(wheel) == contents(again)


def contents(wheel: Path) -> dict[str, bytes]:
    archive = zipfile.ZipFile(wheel)
    return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.long
def test_the_sdist_brings_what_it_takes_to_test_and_to_contribute(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "test", "play", "tools/setup.sh"}
    assert wanted | {"tests/test_release.py", "docs/architecture.md"} <= names


# -- a fresh environment


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel and what it asks for, and nothing else.

    The libraries are those of this environment, linked, so that no network is needed. The
    installer checks that they are the versions asked for.
    """
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home)
    (packages,) = home.glob("lib/python*/site-packages")
    for library in libraries():
        link(library, packages)
    python = str(home / "bin" / "python")
    command = [str(UV), "pip", "install", "--quiet", "--offline", "--python", python, str(wheel)]
    subprocess.run(command, check=True)
    return home


def libraries() -> list[Distribution]:
    """What the house asks for, and what that asks for in turn, without extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: dict[str, Distribution] = {}
    waiting = names(project["dependencies"])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = distribution(name)
            waiting += names(found[name].requires or ())
    return [*found.values()]


def names(wanted: Iterable[str]) -> list[str]:
    """Of the libraries that are wanted on this machine."""
    each = map(Requirement, wanted)
    return [one.name for one in each if not one.marker or one.marker.evaluate({"extra": ""})]


def link(library: Distribution, packages: Path) -> None:
    for name in {file.parts[0] for file in library.files or ()} - {"..", "__pycache__"}:
        if not (packages / name).exists():
            (packages / name).symlink_to(Path(str(library.locate_file(name))))


def run(home: Path, program: str, *arguments: str) -> str:
    """What a program of the fresh environment says, called from a folder that is not ours."""
    done = subprocess.run(
        [str(home / "bin" / program), *arguments],
        cwd=home, env=alone(), check=True, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout


def alone() -> dict[str, str]:
    """The surroundings without a word about where our source is."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


@pytest.mark.long
def test_import_fabletop_is_that_of_the_wheel(fresh: Path) -> None:
    said = run(fresh, "python", "-c", "import fabletop; print(fabletop.__file__, fabletop.play)")
    assert Path(said.split()[0]).is_relative_to(fresh)


@pytest.mark.long
def test_the_command_of_the_wheel_knows_its_version_and_all_games(fresh: Path) -> None:
    assert f"fabletop {__version__}\n" == run(fresh, "fabletop", "--version")
    listed = json.loads(run(fresh, "fabletop", "games", "--json"))
    assert list(GAMES) == [game["key"] for game in listed]


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_the_wheel_simulates_every_game(key: str, fresh: Path) -> None:
    said = json.loads(run(fresh, "fabletop", "simulate", key, "--games", "3", "--json"))
    assert 3 == said["games"]


@pytest.mark.long
def test_the_wheel_serves_health_page_boards_and_texts(fresh: Path, tmp_path: Path) -> None:
    with serving(fresh, tmp_path) as base:
        assert json.loads(fetch(base, "/health"))["ok"]
        assert b"<html" in fetch(base, "/")
        for key in GAMES:
            assert fetch(base, f"/games/{key}/board/board.js")


@contextmanager
def serving(home: Path, data: Path) -> Iterator[str]:
    """The address of a server from the fresh environment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(home / "bin" / "fabletop"), "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(data)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=home, env=alone(), stdout=pipe, text=True) as server:
        try:
            yield opened(server)
        finally:
            server.send_signal(signal.SIGINT)


def opened(server: subprocess.Popen[str]) -> str:
    """Where it says that it is open."""
    assert server.stdout
    for line in server.stdout:
        if "http://" in line:
            return line.split()[-1].rstrip("/")
    raise AssertionError("the server does not start")


def fetch(base: str, path: str) -> bytes:
    with urllib.request.urlopen(base + path, timeout=60) as answer:
        return bytes(answer.read())
