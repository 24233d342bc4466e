"""Engines other than Chromium, as Debian has them: Firefox, WebKitGTK, and an old WPE.

Firefox is driven by WebDriver BiDi, both WebKits by WebDriver. WPE 2.38 knows what Safari 16.0
knows, so it stands for an old iPhone; its window is always 800 by 600.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from websockets.sync.client import ClientConnection, connect

from tools.ports import free_port

PATIENCE = 60.0  # seconds for an engine to start or to do something, beside other work
T = TypeVar("T")
WINDOW = Path(__file__).with_name("webkit_window.py")
SYSTEM_PYTHON = "/usr/bin/python3"  # which Debian's GTK belongs to
PROGRAMS = {
    "firefox": ("firefox-esr",),
    "webkit": ("WebKitWebDriver", "Xvfb", "dbus-run-session"),
    "wpe": ("WPEWebDriver", "cog", "dbus-run-session"),
}
PACKAGES = {
    "firefox": "firefox-esr",
    "webkit": "webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb dbus",
    "wpe": "wpewebkit-driver cog dbus",
}
PREFERENCES = {
    "ui.useOverlayScrollbars": 1,
    "focusmanager.testmode": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "services.settings.server": "",
    "remote.prefs.recommended": True,
    "intl.accept_languages": "en-GB,en",
}
WORST = """(() => {
  if (window.wrong) return;
  window.wrong = [];
  addEventListener("error", (event) => window.wrong.push(`${event.message} ${event.filename}`));
  addEventListener("unhandledrejection", (event) => window.wrong.push(String(event.reason)));
})()"""


def missing(engine: str) -> str:
    """What would have to be installed, or nothing."""
    absent = [name for name in PROGRAMS[engine] if shutil.which(name) is None]
    return f"sudo apt install {PACKAGES[engine]}" if absent else ""


class Device(ABC):
    """A page in some engine."""

    @abstractmethod
    def open(self, url: str) -> None: ...

    @abstractmethod
    def evaluate(self, script: str) -> Any:
        """The value of an expression; a promise is waited for."""

    @abstractmethod
    def actions(self, sources: list[dict[str, Any]]) -> None: ...

    @abstractmethod
    def picture(self) -> bytes: ...

    @abstractmethod
    def resize(self, width: int, height: int) -> None: ...

    def click(self, x: float, y: float) -> None:
        at = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        press = [{"type": f"pointer{way}", "button": 0} for way in ("Down", "Up")]
        self.actions(
            [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
              "actions": [at, *press]}]
        )  # fmt: skip

    def type(self, text: str) -> None:
        keys = [{"type": f"key{way}", "value": sign} for sign in text for way in ("Down", "Up")]
        self.actions([{"type": "key", "id": "keys", "actions": keys}])

    def wait(self, so: str, seconds: float = PATIENCE) -> Any:
        """Until an expression is true; its value."""
        until = time.monotonic() + seconds
        while (found := self.evaluate(so)) in (None, False, 0, ""):  # an element may come as {}
            assert time.monotonic() < until, (so, self.evaluate("document.body.innerText"))
            time.sleep(0.05)
        return found

    def wrong(self) -> list[str]:
        """Errors of the page since it was opened."""
        return [str(line) for line in self.evaluate("window.wrong ?? ['not watched']")]


# -- Firefox


class Firefox(Device):
    """By WebDriver BiDi, which Firefox speaks itself."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.number = 0
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.create", type="tab")["context"]
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {WORST} }}")

    def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.link.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.link.recv(PATIENCE))
            if answer.get("id") == self.number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, script: str) -> Any:
        answer = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then((found) => JSON.stringify(found ?? null))",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", (script, answer)
        return json.loads(answer["result"]["value"])

    def actions(self, sources: list[dict[str, Any]]) -> None:
        self.ask("input.performActions", context=self.context, actions=sources)

    def picture(self) -> bytes:
        shot = self.ask("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(shot["data"])

    def resize(self, width: int, height: int) -> None:
        self.ask(
            "browsingContext.setViewport",
            context=self.context,
            viewport={"width": width, "height": height},
        )


@contextmanager
def firefox(place: Path) -> Iterator[Firefox]:
    profile = place / "profile"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items()]
    (profile / "user.js").write_text("".join(lines), "utf-8")
    port = free_port()
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile),
               "--remote-debugging-port", str(port), "about:blank"]  # fmt: skip
    with running(command, place, HOME=str(place)):
        link = until_there(lambda: connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        with link:
            yield Firefox(link)


# -- both WebKits


class WebKit(Device):
    """By WebDriver, over HTTP."""

    def __init__(self, port: int, options: dict[str, Any], sized: bool) -> None:
        self.root = f"http://127.0.0.1:{port}/session"
        self.sized = sized
        made = until_there(lambda: self.ask("", {"capabilities": {"alwaysMatch": options}}))
        self.root += f"/{made['sessionId']}"

    def ask(self, path: str, body: object = None, method: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        how = method or ("GET" if data is None else "POST")
        request = urllib.request.Request(self.root + path, data, method=how)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError((path, error.read().decode()[:500])) from error

    def open(self, url: str) -> None:
        self.ask("/url", {"url": url})
        self.evaluate(WORST)

    def evaluate(self, script: str) -> Any:
        told = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve().then(() => ({script}))"
            ".then((found) => done({found}), (error) => done({error: String(error)}))"
        )
        answer = self.ask("/execute/async", {"script": told, "args": []})
        assert "error" not in answer, (script, answer["error"])
        return answer.get("found")

    def actions(self, sources: list[dict[str, Any]]) -> None:
        self.ask("/actions", {"actions": sources})

    def picture(self) -> bytes:
        self.evaluate(TICK)
        return base64.b64decode(self.ask("/screenshot"))

    def resize(self, width: int, height: int) -> None:
        if self.sized:
            self.ask("/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
            self.wait(f"innerWidth === {width} && innerHeight === {height}")

    def close(self) -> None:
        self.ask("", method="DELETE")


# a still page draws no frame, and a picture waits for one
TICK = """(() => {
  const dot = document.createElement("i");
  document.documentElement.append(dot);
  const change = [{ opacity: 0.1 }, { opacity: 1 }];
  dot.animate(change, { duration: 300, iterations: 20 }).onfinish = () => dot.remove();
})()"""


@contextmanager
def webkit(place: Path) -> Iterator[WebKit]:
    """WebKitGTK in a bare window of any size, on a screen that nobody sees."""
    with screen(place) as display:
        around = {
            "DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # only our own pages
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }  # fmt: skip
        options = {"binary": str(WINDOW), "args": ["--automation"]}
        with driver(
            "WebKitWebDriver", {"webkitgtk:browserOptions": options}, place, **around
        ) as it:
            yield it


@contextmanager
def wpe(place: Path) -> Iterator[WebKit]:
    arguments = ["--automation", "-P", "headless"]
    options = {"wpe:browserOptions": {"binary": shutil.which("cog"), "args": arguments}}
    around = {"EGL_PLATFORM": "surfaceless", "XDG_RUNTIME_DIR": str(place)}
    with driver("WPEWebDriver", options, place, **around) as it:
        yield it


@contextmanager
def driver(program: str, options: dict[str, Any], place: Path, **around: str) -> Iterator[WebKit]:
    port = free_port()
    command = ["dbus-run-session", "--", program, f"--port={port}"]
    around |= {"HOME": str(place), "LANG": "C.UTF-8", "LANGUAGE": "en_GB"}
    around["LIBGL_ALWAYS_SOFTWARE"] = "1"
    with running(command, place, (), **around):
        device = WebKit(port, options, "webkitgtk:browserOptions" in options)
        try:
            yield device
        finally:
            with suppress(AssertionError):  # its window may be gone before it
                device.close()


@contextmanager
def screen(place: Path) -> Iterator[str]:
    """An X server that tells which display it took."""
    told, given = os.pipe()
    command = ["Xvfb", "-displayfd", str(given), "-screen", "0", "1600x1300x24",
               "-nolisten", "tcp"]  # fmt: skip
    with running(command, place, keep=(given,)):
        os.close(given)
        with os.fdopen(told) as line:
            yield f":{line.readline().strip()}"


# -- processes


@contextmanager
def running(
    command: Sequence[str], place: Path, keep: Sequence[int] = (), **around: str
) -> Iterator[None]:
    """A program and all it starts, ended with the block."""
    with (place / f"{Path(command[0]).name}.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, **around},
            start_new_session=True, pass_fds=keep,
        )  # fmt: skip
        try:
            yield
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def until_there(reach: Callable[[], T]) -> T:
    """What somebody answers who is just being started."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return reach()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


ENGINES = {"firefox": firefox, "webkit": webkit, "wpe": wpe}

if __name__ == "__main__":  # a picture of a page: engine, address, file, width, height
    import tempfile

    engine, url, file, *size = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, ENGINES[engine](Path(folder)) as device:
        device.resize(*map(int, size or ("360", "640")))
        device.open(url)
        time.sleep(2)
        Path(file).write_bytes(device.picture())
        print(device.evaluate("navigator.userAgent"), device.wrong())
