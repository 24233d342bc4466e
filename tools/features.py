"""What browsers know only since newer versions than the oldest we support.

    python -m tools.features        writes tests/web/features.txt again

The figures are MDN's (the npm package @mdn/browser-compat-data, CC0). The table holds what a test
can find by name in modules and style sheets. A name that also means something older is left out,
and so is one of a single small word; for the language itself TypeScript knows better (`lib` in
tsconfig.json).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BROWSERS = ROOT / "src" / "fabletop" / "web" / "browsers.toml"
TABLE = ROOT / "tests" / "web" / "features.txt"
PACKAGE = "@mdn/browser-compat-data"
KINDS = {
    "properties": "property",
    "selectors": "selector",
    "at-rules": "at-rule",
    "types": "function",
}
HEAD = """\
# Features that at least one of our oldest browsers does not know: kind, name, and the first
# versions of {browsers}; - is none. Written by tools/features.py from MDN's {package} (CC0).
"""

Version = tuple[int, ...]
Support = Mapping[str, Version | None]


def main() -> int:
    oldest = read_oldest()
    rows = sorted(set(missing_rows(fetch(), oldest)))
    head = HEAD.format(browsers=", ".join(oldest), package=PACKAGE)
    TABLE.write_text(head + "".join(f"{row}\n" for row in rows), "utf-8")
    return 0


def read_oldest() -> dict[str, Version]:
    """The oldest browsers that play, as the project says it."""
    told = tomllib.loads(BROWSERS.read_text("utf-8"))["oldest"]
    return {name: version(str(number)) for name, number in told.items()}


def version(text: str) -> Version:
    return tuple(int(part) for part in text.lstrip("≤").split("."))


def fetch() -> Any:
    """MDN's figures, from npm."""
    npm = shutil.which("npm", path=str(Path(sys.prefix) / "bin")) or shutil.which("npm")
    if npm is None:
        sys.exit("The table comes from npm, and none was found.")
    with tempfile.TemporaryDirectory() as place:
        quiet = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run([npm, "install", *quiet, "--prefix", place, PACKAGE], check=True)
        data = Path(place, "node_modules", *PACKAGE.split("/"), "data.json")
        return json.loads(data.read_text("utf-8"))


def missing_rows(data: Any, oldest: Support) -> Iterator[str]:
    """The lines of the table."""
    for folder, kind in KINDS.items():
        for path, support in features(data["css"][folder], list(oldest)):
            if is_new(support, oldest) and (name := css_name(kind, path)):
                yield row(*name, support)
    yield from script_rows(data, oldest)


def features(node: Any, browsers: list[str], path: tuple[str, ...] = ()) -> Iterator[Any]:
    """Everything below, with the first version of each browser that has it."""
    if "__compat" in node:
        told = node["__compat"]["support"]
        yield path, {browser: first(told.get(browser, {})) for browser in browsers}
    for name, below in node.items():
        if name != "__compat" and isinstance(below, dict):
            yield from features(below, browsers, (*path, name))


def first(told: Any) -> Version | None:
    """The first version that has it under its own name and for everybody."""
    ways = told if isinstance(told, list) else [told]
    plain = [w for w in ways if not {"flags", "prefix", "alternative_name"} & set(w)]
    numbers = [w.get("version_added") for w in plain]
    known = [version(n) for n in numbers if isinstance(n, str) and n != "preview"]
    return min(known, default=None)


def is_new(support: Support, oldest: Support) -> bool:
    return any(
        (since := support[name]) is None or since > old for name, old in oldest.items() if old
    )


def css_name(kind: str, path: tuple[str, ...]) -> tuple[str, str] | None:
    """How a feature of style sheets is found there, if it can be."""
    match kind, path:
        case "property", (name, value) if "_" not in value:
            return "value", f"{name}: {value}"
        case "function", (*_, name) if "_" not in name:
            return kind, name
        case _, (name,):
            return kind, name
    return None


def script_rows(data: Any, oldest: Support) -> Iterator[str]:
    """Members and globals of JavaScript whose name means nothing older."""
    newest: dict[str, Support] = {}
    known: set[str] = set()
    for part in (data["api"], data["javascript"]["builtins"]):
        for path, support in features(part, list(oldest)):
            name = path[-1].removesuffix("_static")
            if len(path) > 2 or not is_telling(name):
                continue
            if not is_new(support, oldest):
                known.add(name)
            elif name not in newest:
                newest[name] = support
    for name, support in newest.items():
        if name not in known:
            yield row("script", name, support)


def is_telling(name: str) -> bool:
    """Whether a name is found by itself: `showPopover` is, `take` may be anybody's."""
    return name.isidentifier() and "_" not in name and not name.islower()


def row(kind: str, name: str, support: Support) -> str:
    since = (".".join(map(str, number)) if number else "-" for number in support.values())
    return "\t".join([kind, name, *since])


if __name__ == "__main__":
    sys.exit(main())
