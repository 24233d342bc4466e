"""A static site for tests and benches: written by the command, served as any web space would."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from fabletop.cli import main
from tools.ports import free_port

BELOW = "some/where"  # a folder of a web space that holds other things too


class Handler(SimpleHTTPRequestHandler):
    """Files as they are, and no word about it; no connection outlives the server."""

    protocol_version = "HTTP/1.0"

    def log_message(self, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    """A browser that hangs up is no news."""

    daemon_threads = True

    def handle_error(self, *of: object) -> None:
        pass


class WebSpace:
    """A plain server of files, with the site in one of its folders; it can be closed and opened."""

    def __init__(self, folder: Path, handler: type[SimpleHTTPRequestHandler] = Handler) -> None:
        self.folder, self.port, self.handler = folder, free_port(), handler
        self.server: ThreadingHTTPServer | None = None
        self.open()

    @property
    def root(self) -> str:
        return f"http://127.0.0.1:{self.port}/{BELOW}/"

    def page(self, path: str = "") -> str:
        return f"{self.root}?{path}" if path else self.root

    def open(self) -> None:
        handler = partial(self.handler, directory=str(self.folder))
        self.server = Server(("127.0.0.1", self.port), handler)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


def write_site(folder: Path) -> None:
    main(["site", str(folder)])
