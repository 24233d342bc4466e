"""Open the page for the person who started the server, if there is one to see it.

A process of its own starts the browser. The server's loop never waits for it, a browser that
fails prints nothing, and a browser for terminals cannot take this terminal.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread
from typing import Any, TextIO

Opener = Callable[[str], None]
Run = Callable[..., Any]
SSH = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
NO = ("", "0", "false")


def find_opener(wanted: bool, run: Run = subprocess.run) -> Opener | None:
    """A function that opens an address, or None if nobody wants or would see the page."""
    at_terminal = is_terminal(sys.stdin) and is_terminal(sys.stdout)
    if not wanted or not has_viewer(at_terminal, os.environ, sys.platform):
        return None
    command = [sys.executable, "-m", "webbrowser"]
    # Without TERM, Python offers no browser for terminals.
    around = {name: value for name, value in os.environ.items() if name != "TERM"}
    mask = os.umask(0o077)  # the server narrows its own; the browser keeps the person's
    os.umask(mask)

    def start(address: str) -> None:
        with suppress(OSError):
            run(
                [*command, address], env=around, umask=mask, start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip

    return lambda address: Thread(target=start, args=(address,), daemon=True).start()


def is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # it is closed
        return False


def has_viewer(at_terminal: bool, environment: Mapping[str, str], platform: str) -> bool:
    """Whether a person sits at a terminal on a desktop."""
    if not at_terminal or environment.get("CI", "").lower() not in NO:
        return False
    if platform in ("win32", "darwin"):  # a desktop, unless the person is elsewhere
        return not any(environment.get(name) for name in SSH)
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
