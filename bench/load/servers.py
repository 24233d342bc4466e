"""The servers that are measured: how each is fetched, started and stopped."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.compile import TREE, compile_house
from tools.house import House
from tools.node import node
from tools.ports import free_port

ROOT = Path(__file__).parents[2]
NIGHTS = ROOT / "examples" / "games" / "thousand_nights"
HERE = Path(__file__).parent
PEERS = HERE / "peers"
CACHE = ROOT / "build" / "peers"  # git ignores it
MODULES, PACKAGES = CACHE / "npm", CACHE / "python"
PICOWS = "picows==2.3.1"
LONGEST_START = 60.0  # seconds

Command = Callable[[int, Path], list[str]]
"""How a server is started, with its port and an empty folder of its own."""


class Server(NamedTuple):
    """One row of the table."""

    name: str
    wire: str  # how the client speaks to it: bench/load/wires.mjs
    command: Command
    prepare: Callable[[], None]
    python_path: tuple[Path, ...] = ()  # goes before what is there


# -- ours


def ours(port: int, folder: Path) -> list[str]:
    """As people start it, with the example game; its limits are out of the way."""
    serving = House(folder, port).arguments()
    return [sys.executable, "-m", "fabletop", "--with", str(NIGHTS), *serving]


# -- the others


def node_server(file: str, with_folder: bool = False) -> Command:
    def command(port: int, folder: Path) -> list[str]:
        files = [str(folder)] if with_folder else []
        return [node_itself(), str(PEERS / file), str(port), str(MODULES), *files]

    return command


@cache
def node_itself() -> str:
    """Node.js without the script in front of it that the package from PyPI has: CPU is measured."""
    asked = [node(), "--print", "process.execPath"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def floor(port: int, folder: Path) -> list[str]:
    return [sys.executable, str(PEERS / "floor.py"), str(port), str(folder)]


def fetch_modules() -> None:
    """What package.json pins, from npm; nothing to do if it is there already."""
    wanted = (PEERS / "package.json").read_bytes()
    done = MODULES / "installed"
    if done.is_file() and done.read_bytes() == wanted:
        return
    npm = shutil.which("npm", path=str(Path(sys.prefix) / "bin")) or shutil.which("npm")
    if npm is None:
        sys.exit("The load client and the other servers come from npm, and there is none.")
    MODULES.mkdir(parents=True, exist_ok=True)
    shutil.copy(PEERS / "package.json", MODULES / "package.json")
    quiet = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run([npm, "install", *quiet, "--prefix", str(MODULES)], check=True)
    done.write_bytes(wanted)


def fetch_picows() -> None:
    """From PyPI, into a folder of its own: the house itself does not need it."""
    done = PACKAGES / "installed"
    if done.is_file() and done.read_text() == PICOWS:
        return
    shutil.rmtree(PACKAGES, ignore_errors=True)
    how = ["install", "--quiet", "--target", str(PACKAGES)]
    subprocess.run([sys.executable, "-m", "pip", *how, PICOWS], check=True)
    done.write_text(PICOWS)


def nothing() -> None:
    """Is needed."""


SERVERS: Mapping[str, Server] = {
    server.name: server
    for server in (
        Server("fabletop", "fabletop", ours, nothing),
        Server("fabletop-compiled", "fabletop", ours, compile_house, (TREE / "src",)),
        Server("boardgame.io", "boardgame", node_server("boardgame.cjs"), nothing),
        Server("boardgame.io-files", "boardgame", node_server("boardgame.cjs", True), nothing),
        Server("colyseus", "colyseus", node_server("colyseus.cjs"), nothing),
        Server("floor", "floor", floor, fetch_picows, (PACKAGES,)),
    )
}


# -- running one


@contextmanager
def running(server: Server, folder: Path) -> Iterator[tuple[int, int]]:
    """A server in a process of its own, for as long as it is needed: its port and its process."""
    port = free_port()
    paths = [*map(str, server.python_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    own = folder / "own"  # boardgame.io reads every file it finds in its folder
    own.mkdir()
    with (folder / "errors").open("wb") as errors:
        process = subprocess.Popen(
            server.command(port, own),
            env=environment,
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=errors,
        )
    try:
        wait_for(port, process)
        yield port, process.pid
    except Exception:
        sys.stderr.write((folder / "errors").read_text(errors="replace")[-2000:])
        raise
    finally:
        process.kill()
        process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until it listens."""
    deadline = time.monotonic() + LONGEST_START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise RuntimeError("the server does not start")
