"""`fabletop serve` opens the page for a person at a desktop, and for nobody else."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from fabletop import cli
from fabletop.commands import browser
from fabletop.server.ports import here
from tools.house import House

DESK = {"DISPLAY": ":0"}
HERE = "http://localhost:8000/"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be a person at a terminal on a desktop, whatever runs these tests."""
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "environ", {**DESK, "TERM": "xterm", "PATH": "/bin"})


@pytest.mark.parametrize(
    ("around", "platform", "seen"),
    [
        (DESK, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"SSH_TTY": "here"}, "linux", False),
        ({"SSH_TTY": "here", **DESK}, "linux", True),  # the display comes along
        ({"CI": "true", **DESK}, "linux", False),
        ({"CI": "false", **DESK}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "a b"}, "darwin", False),
        ({"SSH_CLIENT": "a b"}, "win32", False),
        ({"CI": "1"}, "darwin", False),
    ],
)
def test_a_person_sees_the_page_on_a_desktop_only(
    around: Mapping[str, str], platform: str, seen: bool
) -> None:
    assert seen == browser.has_viewer(True, around, platform)
    assert not browser.has_viewer(False, around, platform)


def test_a_process_of_its_own_opens_the_page_and_the_server_does_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit_down(monkeypatch)
    asked: list[tuple[list[str], dict[str, Any]]] = []
    opened, go_on = threading.Event(), threading.Event()

    def run(command: list[str], **how: Any) -> None:
        go_on.wait(30)
        asked.append((command, how))
        opened.set()

    before = os.umask(0o027)
    try:
        opener = browser.find_opener(True, run)
        assert 0o027 == os.umask(0o077)
    finally:
        os.umask(before)
    assert opener
    opener(HERE)
    assert [] == asked  # the opener is back, the browser is not open yet
    go_on.set()
    assert opened.wait(30)
    ((command, how),) = asked
    assert [sys.executable, "-m", "webbrowser", HERE] == command
    assert {**DESK, "PATH": "/bin"} == how["env"]  # no TERM, no browser for terminals
    assert (0o027, True) == (how["umask"], how["start_new_session"])
    assert {subprocess.DEVNULL} == {how["stdin"], how["stdout"], how["stderr"]}


def test_a_browser_that_cannot_start_harms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    tried = threading.Event()

    def run(command: list[str], **how: Any) -> None:
        tried.set()
        raise OSError("no browser")

    opener = browser.find_opener(True, run)
    assert opener
    opener(HERE)
    assert tried.wait(30)


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_without_a_terminal_nothing_is_opened(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    sit_down(monkeypatch)
    closed = Terminal()
    monkeypatch.setattr(closed, "isatty", lambda: io.StringIO.isatty(closed))
    closed.close()
    assert browser.find_opener(True)
    for nobody in (io.StringIO(), closed, None):
        monkeypatch.setattr(sys, stream, nobody)
        assert browser.find_opener(True) is None


def test_the_command_opens_the_page_unless_told_not_to(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    openers: list[object] = []
    monkeypatch.setattr("fabletop.server.serve.serve", lambda told: openers.append(told.opener))
    cli.main(["serve"])
    cli.main(["serve", "--no-browser"])
    assert [True, False] == [opener is not None for opener in openers]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="$BROWSER stands in for a browser")
@pytest.mark.parametrize(("more", "opens"), [((), True), (("--no-browser",), False)])
def test_a_server_at_a_terminal_opens_its_page(
    tmp_path: Path, more: tuple[str, ...], opens: bool
) -> None:
    import pty

    house = House(tmp_path / "data", more=more)
    script, seen = tmp_path / "browser", tmp_path / "seen"
    script.write_text(f'#!/bin/sh\necho "$1" >"{seen}.new" && mv "{seen}.new" "{seen}"\n')
    script.chmod(0o700)
    around = {name: value for name, value in os.environ.items() if name != "CI"}
    master, terminal = pty.openpty()
    server = subprocess.Popen(
        [sys.executable, "-m", "fabletop", *house.arguments()],
        stdin=terminal, stdout=terminal, stderr=terminal,
        env={**around, **DESK, "BROWSER": str(script)},
    )  # fmt: skip
    try:
        wait_for(lambda: answers(house))
        if opens:
            wait_for(seen.is_file)
            assert f"http://127.0.0.1:{house.port}/\n" == seen.read_text()
        else:
            time.sleep(1)
            assert not seen.exists()
    finally:
        server.terminate()
        server.wait(60)
        os.close(master)
        os.close(terminal)


def answers(house: House) -> bool:
    try:
        return bool(house.get("/health"))
    except OSError:
        return False


def wait_for(so: Any) -> None:
    deadline = time.monotonic() + 60
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://localhost:8000/"),
        ("::", "http://localhost:8000/"),
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("::1", "http://[::1]:8000/"),
    ],
)
def test_the_address_can_be_opened(host: str, address: str) -> None:
    assert address == here(host, 8000)
