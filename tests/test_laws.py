"""The laws of the house that can be read off the source (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.game import Game
from fabletop.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fabletop"
CORE = {
    "__future__", "abc", "collections.abc", "copyreg", "dataclasses", "enum", "fabletop", "hashlib",
    "hmac", "itertools", "json", "math", "typing",
}  # fmt: skip
RULES = (CORE - {"hashlib", "hmac", "json"}) | {"bisect", "collections", "operator"}
WORLD = {"asyncio", "datetime", "os", "pathlib", "random", "secrets", "socket", "sys", "time"}
MORE = {
    "dealer.py": {"random"},
    "ordered.py": {"mypy_extensions"},  # only in types
    "kinds.py": {"re"},
    "positions.py": {"difflib", "operator"},
}


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, a package of ours by its first name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from ("fabletop" if name.startswith("fabletop") else name for name in names)


def modules(pattern: str) -> list[Path]:
    found = sorted(p for p in SOURCE.glob(pattern) if "tests" not in p.relative_to(SOURCE).parts)
    assert found
    return found


@pytest.mark.parametrize("path", modules("core/*.py"), ids=lambda path: path.name)
def test_law_1_core_imports_next_to_nothing(path: Path) -> None:
    allowed = CORE | MORE.get(path.name, set())
    assert set(imports(path)) <= allowed


@pytest.mark.parametrize("path", modules("core/*.py"), ids=lambda path: path.name)
def test_core_knows_no_game_and_no_server(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.search(r"fabletop\.(games|server|bots|sim|web)", text)


READERS = {"content", "adjectives", "sayings", "speech", "tongues"}  # of data, once


def rule_modules() -> list[Path]:
    """State, rules, views and refusals of every game, and whatever of its folder they import."""
    first = ("state", "positions", "rules", "view", "refusals")
    waiting = [path for name in first for path in modules(f"games/*/{name}.py")]
    found: list[Path] = []
    while waiting:
        path = waiting.pop()
        if path in found or path.stem in READERS:
            continue
        found.append(path)
        home = f"fabletop.games.{path.parent.name}"
        text = path.read_text("utf-8")
        names = re.findall(rf"from {home}\.(\w+) import", text)
        for listed in re.findall(rf"from {home} import (\([^)]*\)|.*)", text):
            names += re.findall(r"\w+", listed)
        others = [path.parent / f"{name}.py" for name in names]
        waiting += [other for other in others if other.is_file()]
    return sorted(found)


@pytest.mark.parametrize("path", rule_modules(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_law_1_rules_do_no_io_and_own_no_clock_and_no_chance(path: Path) -> None:
    assert set(imports(path)) <= RULES
    assert not {"open", "print", "input"} & calls(path)


def calls(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {func.id for func in called if isinstance(func, ast.Name)}


@pytest.mark.parametrize("folder", ["server", "web", "bots", "coach", "sim", "core", "packs"])
def test_law_10_nothing_but_its_own_folder_names_a_game(folder: str) -> None:
    for path in (SOURCE / folder).rglob("*"):
        if path.suffix in (".py", ".js", ".ts", ".css", ".html"):
            for key in GAMES:
                assert not re.search(rf"\b{key}\b", path.read_text("utf-8")), path


def words_of_games() -> set[str]:
    """What only games say: their settings, and arguments that a single game has."""
    settings = {name for game in GAMES.values() for name in game.about.settings}
    arguments = Counter(name for game in GAMES.values() for name in set(arguments_of(game)))
    return settings | {name for name, games in arguments.items() if games == 1}


def arguments_of(game: Game[Any]) -> list[str]:
    said = (*game.about.events.values(), *game.about.actions.values())
    return [name for names in said for name in names]


def looked_up(tree: ast.AST) -> Iterator[str]:
    """Every word by which a program looks something up, or compares."""
    for node in ast.walk(tree):
        found: list[ast.expr] = []
        if isinstance(node, ast.Subscript):
            found = [node.slice]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            found = node.args if node.func.attr in ("get", "pop", "setdefault", "index") else []
        elif isinstance(node, ast.Compare):
            found = [node.left, *node.comparators]
        for word in found:
            if isinstance(word, ast.Constant) and isinstance(word.value, str):
                yield word.value


@pytest.mark.parametrize(
    "path", modules("server/*.py") + modules("server/table/*.py"), ids=lambda path: path.stem
)
def test_law_10_rooms_know_no_setting_and_no_argument_of_a_game(path: Path) -> None:
    """What a room must know of a game the game declares (`core/table.py`)."""
    assert set() == set(looked_up(ast.parse(path.read_text("utf-8")))) & words_of_games()


def test_law_10_notices_what_a_room_once_knew() -> None:
    for knows in ('said.get("lasts", 4.0)', 'options["on_leave"] == "bot"', '"timers" in options'):
        assert set(looked_up(ast.parse(knows))) & words_of_games()


@pytest.mark.parametrize("key", GAMES)
def test_law_12_rules_hold_no_sentences(key: str) -> None:
    for name in ("state", "rules", "view", "refusals"):
        tree = ast.parse((SOURCE / "games" / key / f"{name}.py").read_text("utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        docs |= {id(node) for node in types(tree)}
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and id(node) not in docs and " " in text.strip():
                assert_only_raised(tree, node)


def types(tree: ast.AST) -> list[ast.AST]:
    """What stands first in a cast is a type, not a sentence."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    return [node.args[0] for node in found if getattr(node.func, "id", "") == "cast"]


def assert_only_raised(tree: ast.AST, text: ast.AST) -> None:
    """A sentence in the rules is for programmers: it is raised."""
    raised = [node for node in ast.walk(tree) if isinstance(node, ast.Raise)]
    assert any(text in ast.walk(node) for node in raised), ast.unparse(text)


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_that_code_cites_is_in_the_rulebook(key: str) -> None:
    folder = SOURCE / "games" / key
    rulebook = (folder / "RULES.md").read_text("utf-8")
    clauses = set(re.findall(r"\*\*([A-Z]{2}-\d+[a-z]?)\*\*", rulebook))
    for path in [*folder.glob("*.py"), folder / "content.toml"]:
        cited = set(re.findall(r"\b[A-Z]{2}-\d+[a-z]?\b", path.read_text("utf-8")))
        assert cited <= clauses, path.name


def test_no_utils_no_helpers_no_common() -> None:
    names = {path.stem for path in SOURCE.rglob("*.py")}
    assert not names & {"utils", "util", "helpers", "common", "misc"}


LONGEST = 500  # lines


def long_files(folder: Path) -> dict[str, int]:
    """Modules nobody takes in at once, tests among them; not what others wrote."""
    found = [path for kind in ("*.py", "*.js") for path in folder.rglob(kind)]
    names = [path.relative_to(folder) for path in found]
    ours = [name for name in names if "vendor" not in name.parts]
    lines = {str(name): len((folder / name).read_text("utf-8").splitlines()) for name in ours}
    return {name: count for name, count in lines.items() if count > LONGEST}


def test_no_module_is_longer_than_500_lines() -> None:
    assert {} == long_files(SOURCE)


def test_a_module_that_is_too_long_is_seen(tmp_path: Path) -> None:
    long = LONGEST + 1
    files = {"short.py": LONGEST, "long.js": long, "tests/test_a.py": long, "vendor/b.js": long}
    for name, lines in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("\n" * lines, "utf-8")
    assert {"long.js": long, "tests/test_a.py": long} == long_files(tmp_path)


HIGH = re.compile(  # what the board is in, and what fills it
    r"((?<![\w-])(html|body|main)|:root|\.(game-\w+|table|table-\w+|tv|tv-\w+|board-room|replay"
    r"|prompt|os|al|tt|ba|cave|\w+-(room|stage|scene)))(?![\w-])[^\s,{}>+~]*:has\("
)


def test_no_style_looks_down_from_high_up() -> None:
    """With `:has()` at a large thing a browser styles all of it anew whenever anything changes."""
    for path in modules("**/*.css"):
        found = HIGH.search(path.read_text("utf-8"))
        assert not found, f"{path.name}: {found[0]} … give it an attribute instead (`marks`)"


def git(*command: str) -> str:
    """What git says of this checkout; nothing where there is none."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        return ""
    done = subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout


MACHINE = re.compile(r"(?<![\w./$}~*-])/(?:home|root|work|Users)/[\w.-]+")


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    found = {path: MACHINE.search(text) for path, text in ours()}
    assert {} == {path: match[0] for path, match in found.items() if match}


def ours() -> Iterator[tuple[str, str]]:
    """Every text of the house: what git tracks, or what is there where git is not."""
    listed = git("ls-files", "-z").split("\0")
    folders = ("src", "tests", "bench", "docs", "tools", "examples")
    there = [path for name in folders for path in (ROOT / name).rglob("*") if path.is_file()]
    for path in [ROOT / name for name in listed if name] or [*there, *ROOT.glob("*.md")]:
        data = path.read_bytes() if path.is_file() else b"\0"
        is_ours = not {"__pycache__", "runtime"} & set(path.parts)  # the runtime is Pyodide's
        if b"\0" not in data and is_ours:
            yield str(path.relative_to(ROOT)), data.decode("utf-8", "replace")


@pytest.mark.skipif(not git("rev-parse", "--git-dir"), reason="this is no checkout")
def test_no_commit_message_names_a_path_of_somebodys_machine() -> None:
    messages = git("log", "-20", "--format=%B%x00")
    assert messages.strip("\0\n")
    assert [] == MACHINE.findall(messages)


@pytest.mark.parametrize("place", ["home/ada", "root/x.py", "work/main", "Users/ada/code"])
def test_a_path_of_somebodys_machine_is_seen(place: str) -> None:
    assert MACHINE.search(f"written to /{place}, see there")
    assert MACHINE.search(f"`/{place}`")
    assert not MACHINE.search(f"https://example.org/{place}")
