"""The house as rooms, and who imports whom: read off the source, nothing is imported.

A room is a package (its sub-packages are rooms of their own), a module at the top, or a folder
of the browser's modules. All games are one room, and so are their boards.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "fabletop"
GAMES, BOARDS, WEB = "games", "games/*/board", "web"
PAGE = {  # folders of the browser have no docstring
    WEB: "The page: plain ES modules",
    BOARDS: "A board for each game",
    "web/shell": "Frame, shelf, rules, settings",
    "web/table": "Lobby, play, television",
    "web/board": "What boards are made with",
    "web/after": "Replay, chart, postcard",
    "web/device": "A house in a worker",
    "web/vendor": "Preact, signals, Fluent",
}
IMPORT = re.compile(r"""^(?:import|export)\b[^;"']*?["'](\.[^"']+)["']""", re.MULTILINE)

Arrows = Counter[tuple[str, str]]  # (who imports, what) -> how often


@dataclass(frozen=True)
class House:
    rooms: dict[str, str]  # name -> what it says of itself
    arrows: Arrows

    def part(self, browser: bool) -> House:
        """The rooms on one side of the wire."""
        rooms = {name: said for name, said in self.rooms.items() if browser is (name in self.web())}
        inside = {pair: count for pair, count in self.arrows.items() if {*pair} <= rooms.keys()}
        return House(rooms, Counter(inside))

    def web(self) -> set[str]:
        return {name for name in self.rooms if name == BOARDS or name.split("/")[0] == WEB}


def read_house(source: Path = SOURCE) -> House:
    """All rooms, and the arrows between them."""
    python, scripts = modules(source), pages(source)
    arrows: Arrows = Counter()
    for name, path in python.items():
        arrows.update((room(name, python), room(other, python)) for other in imports(path, python))
    for path in scripts:
        arrows.update((folder(path, source), folder(other, source)) for other in fetched(path))
    between = {pair: count for pair, count in arrows.items() if "" not in pair and len({*pair}) > 1}
    rooms = {room(name, python): introduce(path) for name, path in sorted(python.items())[::-1]}
    rooms |= {name: PAGE.get(name, "") for name in (folder(path, source) for path in scripts)}
    return House({name: rooms[name] for name in sorted(rooms) if name}, Counter(between))


# -- Python


def modules(source: Path) -> dict[str, Path]:
    """Every module by its name, without tests."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source.parent).with_suffix("").parts
        if "tests" not in parts:
            found[".".join(parts).removesuffix(".__init__")] = path
    return found


def room(name: str, python: dict[str, Path]) -> str:
    """Where a module is; "" for `__init__` and `__main__` at the top, which only hand on."""
    parts = name.split(".")[1:]
    if name.endswith("__main__") or not parts:
        return ""
    if parts[0] == GAMES:
        return GAMES
    package = parts if python[name].name == "__init__.py" else parts[:-1]
    return "/".join(package or parts)


def imports(path: Path, python: dict[str, Path]) -> Iterator[str]:
    """The modules of ours that one imports when it runs; what only types need does not count."""
    for node in running([ast.parse(path.read_text("utf-8"))]):
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            inside = [f"{node.module}.{name}" for name in names]
            names = [name if name in python else str(node.module) for name in inside]
        yield from (name for name in dict.fromkeys(names) if name in python)


def running(nodes: Iterable[ast.AST]) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from running(node.orelse)
        else:
            yield from running(ast.iter_child_nodes(node))


def introduce(path: Path) -> str:
    """The first sentence of a module's docstring, without what stands in brackets."""
    told = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").split("\n\n")[0]
    return re.split(r"\.(?:\s|$)| \(", " ".join(told.split()))[0].replace("`", "")


# -- the browser


def pages(source: Path) -> list[Path]:
    """The page's modules, but for its service worker, which stands alone."""
    found = sorted([*source.glob("web/**/*.js"), *source.glob("games/*/board/**/*.js")])
    return [path for path in found if path != source / "web" / "worker.js"]


def folder(path: Path, source: Path) -> str:
    inside = path.relative_to(source).parent.parts
    return BOARDS if inside[0] == GAMES else "/".join(inside[:2])


def fetched(path: Path) -> Iterator[Path]:
    for said in IMPORT.findall(path.read_text("utf-8")):
        other = (path.parent / said).resolve()
        if other.suffix == ".js":
            yield other
