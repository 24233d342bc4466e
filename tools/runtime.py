"""The runtime of a house on a device: CPython in WebAssembly, as Pyodide brings it.

    python -m tools.runtime     fetches it from npm, checks it, writes src/fabletop/web/runtime

The package is pinned by its version and its hash. Only what a house needs is kept: the two scripts,
the WebAssembly (packed, a browser unpacks it as it comes), and the standard library without parts
that no house uses, compiled and packed. `hashes.json` tells what each file must be; a test checks.

Why this version: 0.27.1 and 0.27.2 crashed iPhones, for iOS says it can do what it cannot
(pyodide/pyodide#5428, #5670). Since 0.27.3, and in 314, the runtime knows iOS by its name and does
without. 314 is the first with CPython 3.14; of its releases this is the newest.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from tools.node import node

VERSION = "314.0.7"
SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
ROOT = Path(__file__).parents[1]
PLACE = ROOT / "src" / "fabletop" / "web" / "runtime"
COMPILER = ROOT / "tools" / "pins" / "compile_stdlib.mjs"
AS_THEY_ARE = ("pyodide.mjs", "pyodide.asm.mjs")
# Parts of the standard library that no house uses: other protocols, tools for programmers, windows.
UNUSED = {
    "_pydatetime", "_pydecimal", "_pyio", "_pylong", "_pyrepl", "antigravity", "bdb", "cProfile",
    "cmd", "code", "ctypes", "curses", "dbm", "doctest", "ensurepip", "fileinput", "ftplib",
    "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "modulefinder",
    "multiprocessing", "nturl2path", "optparse", "pdb", "pickletools", "poplib", "profile",
    "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "smtplib", "socketserver",
    "sqlite3/dump.py", "sqlite3/__main__.py", "symtable", "tabnanny", "telnetlib", "test",
    "timeit", "tkinter", "trace", "tracemalloc", "turtle", "turtledemo", "unittest", "venv",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "asyncio/windows_events.py",
    "asyncio/windows_utils.py", "asyncio/proactor_events.py", "asyncio/tools.py",
    "asyncio/__main__.py", "_markupbase", "_sysconfigdata__emscripten_wasm32-emscripten",
    "argparse", "compileall", "configparser", "filecmp", "fractions", "gettext",
    "logging/config.py", "logging/handlers.py", "netrc", "platform", "plistlib", "pprint",
    "runpy", "statistics", "tarfile", "urllib/request.py", "urllib/robotparser.py", "uuid",
    "wave", "zoneinfo",
}  # fmt: skip
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig"}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        package = fetch(Path(folder))
        files = {name: (package / name).read_bytes() for name in AS_THEY_ARE}
        wasm = (package / "pyodide.asm.wasm").read_bytes()
        files["pyodide.asm.wasm.gz"] = gzip.compress(wasm, 9, mtime=0)
        files["python_stdlib.zip.gz"] = gzip.compress(library(package, Path(folder)), 9, mtime=0)
        files["pyodide-lock.json"] = no_packages(package)
    write(files)


def fetch(folder: Path) -> Path:
    """The package, unpacked; ends the program if it is not the one that was pinned."""
    command = ["npm", "pack", "--silent", f"pyodide@{VERSION}"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    packed = folder / f"pyodide-{VERSION}.tgz"
    digest = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if digest != SHA512:
        sys.exit(f"This is not the pinned pyodide {VERSION}: {digest}")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def library(package: Path, folder: Path) -> bytes:
    """The standard library without what no house uses, compiled; the same at every call."""
    slim, compiled = folder / "slim.zip", folder / "compiled.zip"
    with (
        zipfile.ZipFile(package / "python_stdlib.zip") as old,
        zipfile.ZipFile(slim, "w") as new,
    ):
        for name in sorted(old.namelist()):
            if is_used(name):
                new.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), old.read(name))
    subprocess.run([node(), str(COMPILER), str(package), str(slim), str(compiled)], check=True)
    return stored_again(compiled.read_bytes())


def stored_again(data: bytes) -> bytes:
    """The same zip without marks of the machine that made it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(packed, "w") as new:
        for one in old.infolist():
            info = zipfile.ZipInfo(one.filename, (2020, 1, 1, 0, 0, 0))
            info.create_system = 3
            new.writestr(info, old.read(one))
    return packed.getvalue()


def is_used(name: str) -> bool:
    top, _, rest = name.partition("/")
    if name in UNUSED or top.removesuffix(".py") in UNUSED:
        return False
    return top != "encodings" or rest.removesuffix(".py") in ENCODINGS


def no_packages(package: Path) -> bytes:
    """The runtime wants to know which packages there are: none, for this very runtime."""
    info = json.loads((package / "pyodide-lock.json").read_bytes())["info"]
    return json.dumps({"info": info, "packages": {}}, separators=(",", ":")).encode()


def write(files: dict[str, bytes]) -> None:
    """Into a folder whose name changes with what is in it."""
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in sorted(files.items())}
    mark = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:8]
    for old in PLACE.glob("*/"):
        shutil.rmtree(old)
    folder = PLACE / f"{VERSION}-{mark}"
    folder.mkdir(parents=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
        print(f"{name:24} {len(data):10,}")
    (PLACE / "hashes.json").write_text(json.dumps(hashes, indent=2) + "\n")


if __name__ == "__main__":
    main()
