"""A real PostgreSQL of our own, for tests and benches: Debian's programs, a folder that goes again.

PostgreSQL refuses to run as root. As root we start it as somebody else: `postgres`, or `nobody`.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.ports import free_port

WHERE = "/usr/lib/postgresql"
WHAT_TO_INSTALL = "PostgreSQL's server is missing; on Debian or Ubuntu: sudo apt install postgresql"
QUICK = {"fsync": "off", "full_page_writes": "off"}  # for tests, where no machine loses power
STARTED = 60.0  # seconds: beside other work a start may take long


class NoPostgres(RuntimeError):
    """No PostgreSQL server is installed here."""


def find_programs() -> Path:
    """The folder of the newest server. Raises `NoPostgres`."""
    folders = [path.parent for path in Path(WHERE).glob("*/bin/initdb")]
    onpath = shutil.which("initdb")
    if onpath:
        folders.append(Path(onpath).resolve().parent)
    if not folders:
        raise NoPostgres(WHAT_TO_INSTALL)
    return max(folders, key=lambda path: (path.parent.name.isdecimal(), path.parent.name))


def other_user() -> Mapping[str, Any]:
    """Who runs it: ourselves, or somebody who is not root."""
    if os.getuid() != 0:
        return {}
    known = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A server on a port of this machine, with one database after another."""

    def __init__(
        self,
        settings: Mapping[str, str] = QUICK,
        host: str = "127.0.0.1",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.programs = find_programs()
        self.settings, self.host, self.environment = settings, host, environment
        self.folder = Path(tempfile.mkdtemp(prefix="fabletop-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        who = other_user()
        if who:
            os.chown(self.folder, who["user"], who["group"])
        made = ("-D", str(self.data), "-U", "fabletop", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.run("initdb", *made)
        with (self.data / "pg_hba.conf").open("a") as trusted:
            trusted.write(f"host all all {host}/24 trust\n")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.programs / program, *arguments],
            check=True, cwd="/", stdout=subprocess.DEVNULL, **other_user(),
        )  # fmt: skip

    def start(self) -> None:
        settings = {
            "listen_addresses": self.host,
            "unix_socket_directories": str(self.folder),
            "port": str(self.port),
            **self.settings,
        }
        said = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", str(self.data), *said],
                cwd="/", stdout=subprocess.DEVNULL, stderr=log, env=self.environment,
                **other_user(),
            )  # fmt: skip
        deadline = time.monotonic() + STARTED
        ready = [str(self.programs / "pg_isready"), "-q", "-h", self.host, "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, and in order; SIGQUIT: as if it had crashed."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"house{self.databases}"
        self.run("createdb", "-h", self.host, "-p", str(self.port), "-U", "fabletop", name)
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://fabletop@{self.host}:{self.port}/{database}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
