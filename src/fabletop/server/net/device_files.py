"""What a browser needs to play without a server: our modules in one archive, and the runtime.

The archive holds the games of the house and the modules that `device/start.py` imports, found by
reading their imports, the data they read, and the one package of others they need. Its address
changes with its content, and so does that of the runtime (`web/runtime`, `tools/runtime.py`): a
browser keeps both for good.
"""

from __future__ import annotations

import ast
import io
import json
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from fabletop.games import HOUSE, SHELF
from fabletop.server.net.opening import WEB

START = "fabletop.device.start"
OURS, DEVICE = "fabletop", "fabletop.device"
OTHERS = ("itsdangerous",)  # small, and plain Python
DATA = ("*.toml",)
NOT_NEEDED = ("balance.toml",)  # what studies measured
SOURCE = WEB.parent.parent
RUNTIME = WEB / "runtime"
LOADED = (
    "pyodide.asm.wasm.gz", "pyodide.asm.mjs", "pyodide.mjs", "python_stdlib.zip.gz",
    "pyodide-lock.json",
)  # fmt: skip
LONG_AGO = (2020, 1, 1, 0, 0, 0)  # so that the same files make the same archive


def modules() -> dict[str, Path]:
    """The modules a house on a device imports, by name, and the packages they are in."""
    found: dict[str, Path] = {}
    waiting = [START, *(f"fabletop.games.{key}" for key in SHELF)]
    while waiting:
        name = waiting.pop()
        path = file_of(name)
        if path is None or name in found:
            continue
        found[name] = path
        waiting += [name.rpartition(".")[0], *imports(name, path)]
    return found


def file_of(name: str) -> Path | None:
    """Where a module of ours, or of the few others, is written."""
    if name.partition(".")[0] not in (OURS, *OTHERS):
        return None
    top = name.partition(".")[0]
    base = SOURCE if top == OURS else folder_of(top).parent
    place = base.joinpath(*name.split("."))
    for path in (place / "__init__.py", place.with_suffix(".py")):
        if path.is_file():
            return path
    return None


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec
    assert spec.origin
    return Path(spec.origin).parent


def imports(name: str, path: Path) -> Iterator[str]:
    """What a module imports when it is imported; those of the device itself also what they import
    later."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    tree = ast.parse(path.read_text("utf-8"))
    nodes = ast.walk(tree) if name.startswith(DEVICE) else at_once(tree.body)
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level]
            base = ".".join([*above, *filter(None, [node.module])]) if node.level else node.module
            yield str(base)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def at_once(nodes: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a module is imported, but for what only types need."""
    for node in nodes:
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            yield from at_once(node.orelse)
        elif isinstance(node, ast.If | ast.Try | ast.With):
            yield from at_once([*node.body, *getattr(node, "orelse", [])])
        else:
            yield node


def data_files() -> list[Path]:
    """What the games of the house read beside their modules."""
    folders = [HOUSE / key for key in SHELF]
    found = [path for folder in folders for kind in DATA for path in folder.glob(kind)]
    return [path for path in found if path.name not in NOT_NEEDED]


@cache
def archive() -> bytes:
    """All of it as a zip file, the same for the same files."""
    parts = {path: name.replace(".", "/") for name, path in modules().items()}
    places = {
        f"{place}/__init__.py" if path.name == "__init__.py" else f"{place}.py": path
        for path, place in parts.items()
    }
    places |= {path.relative_to(SOURCE).as_posix(): path for path in data_files()}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for place, path in sorted(places.items()):
            file.writestr(zipfile.ZipInfo(place, LONG_AGO), path.read_bytes(), 8, 9)
    return packed.getvalue()


def archive_name() -> str:
    return f"house-{sha256(archive()).hexdigest()[:12]}.zip"


def runtime_folder() -> Path:
    """The one runtime that is here."""
    (folder,) = (path for path in RUNTIME.iterdir() if path.is_dir())
    return folder


def manifest() -> bytes:
    """What is to be loaded, with addresses as seen from the manifest, and how many bytes."""
    folder = runtime_folder()
    sizes = {path.name: path.stat().st_size for path in sorted(folder.iterdir())}
    return json.dumps(
        {
            "runtime": f"../runtime/{folder.name}/",
            "files": {name: size for name, size in sizes.items() if name in LOADED},
            "house": {"name": archive_name(), "bytes": len(archive())},
        },
        separators=(",", ":"),
    ).encode()
