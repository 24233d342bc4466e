"""A real Caddy of our own, for tests: deploy/Caddyfile, with certificates of its own authority."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

FILE = Path(__file__).parents[1] / "deploy" / "Caddyfile"
WHAT_TO_INSTALL = "Caddy is not installed here; on Debian or Ubuntu: sudo apt install caddy"
GLOBAL = """{{
	admin off
	auto_https disable_redirects
	default_bind 127.0.0.1
	http_port {http}
	https_port {https}
	skip_install_trust
	storage file_system {folder}
}}
"""
STARTED = 60.0  # seconds: beside other work a start may take long


class Caddy:
    """Caddy before these servers. People find it at `name` and at localhost, on a port of ours."""

    def __init__(
        self, folder: Path, name: str, ports: tuple[int, int], servers: Sequence[int]
    ) -> None:
        self.folder, self.name = folder, name
        self.port = ports[1]
        self.root = folder / "pki" / "authorities" / "local" / "root.crt"
        self.process: subprocess.Popen[bytes] | None = None
        own = GLOBAL.format(http=ports[0], https=self.port, folder=folder)
        self.text = own + self.adapted(FILE.read_text("utf-8"), servers)

    def adapted(self, text: str, servers: Sequence[int]) -> str:
        """The file people use, with other names and ports."""
        names = f"{self.name}:{self.port}, localhost:{self.port} {{\n\ttls internal\n"
        text = text.replace("play.example.org {\n", names)
        upstreams = " ".join(f"127.0.0.1:{port}" for port in servers)
        return re.sub(r"reverse_proxy 127[\d.:]+ ", f"reverse_proxy {upstreams} ", text)

    def start(self) -> None:
        """Until its authority is there."""
        program = shutil.which("caddy")
        if program is None:
            raise FileNotFoundError(WHAT_TO_INSTALL)
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "Caddyfile"
        path.write_text(self.text)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [program, "run", "--config", str(path), "--adapter", "caddyfile"],
                stdout=log, stderr=log, env={**os.environ, "HOME": str(self.folder)},
            )  # fmt: skip
        deadline = time.monotonic() + STARTED
        while not self.root.exists():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.05)

    def context(self) -> ssl.SSLContext:
        """Who trusts its authority, and nobody else."""
        return ssl.create_default_context(cafile=str(self.root))

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(30)
            self.process = None
