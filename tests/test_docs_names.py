"""What docs name is there: files, modules, functions with their arguments, commands, links."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fabletop import cli

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "bench", "tools", "examples", "docs", "deploy", ".ci")
CODE = {".py", ".js", ".ts", ".toml", ".ftl", ".css", ".html", ".sh", ""}
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
PYTHON = ("fabletop", "bench", "tools", "tests")  # what a dotted name may begin with
OPEN_SPIEL = "fabletop_"  # what its games are called there
ELSEWHERE = {"RAY_AUTH_TOKEN"}  # Ray's

LIES = (
    "core/never.py", "never/", "gather(s, seats, dealer)", "never_said(s)", "neversaid",
    "fabletop.sim.never", "fabletop.sim.spaces.never", "bench.never", "Game.neversaid",
    "fabletop never", "fabletop simulate --never", "fabletop tables list --to", "./test never",
    "./play --never", "python -m bench.never",
)  # fmt: skip

PATH = re.compile(r"[\w.-]*(?:/[\w.-]+)*(?:\.(?:py|md|toml|js|css|json|sh|ftl|svg|html|txt|ts)|/)")
CALL = re.compile(r"(?:[\w.]+\.)?(\w+)\(([^()]*)\)")
DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.\w+)+")
WORD = re.compile(r"[A-Za-z_]\w*")
COMMAND = re.compile(r"(?:\S+=\S+ )*(?:\.venv/bin/)?(fabletop|python -m|\./test|\./play)(?: (.*))?")


# -- what is there


@cache
def files() -> dict[str, Path]:
    """Every file and folder of the house, by its path."""
    inside = [path for name in FOLDERS for path in (ROOT / name).rglob("*")]
    found = [*inside, *ROOT.glob("*"), *(ROOT / name for name in FOLDERS)]
    return {"/" + path.relative_to(ROOT).as_posix(): path for path in found}


@cache
def code() -> dict[Path, str]:
    """The text of every file that is no page."""
    here = Path(__file__)
    return {
        path: path.read_text("utf-8")
        for path in files().values()
        if path.is_file() and path.suffix in CODE and path != here and "vendor" not in path.parts
    }


@cache
def words() -> frozenset[str]:
    return frozenset(word for text in code().values() for word in re.findall(r"\w+", text))


@cache
def functions() -> dict[str, list[list[str]]]:
    """Every function and class by its name, with the arguments of each that has it."""
    found: dict[str, list[list[str]]] = {}
    for path, text in code().items():
        pairs = python_functions(text) if path.suffix == ".py" else script_functions(text)
        for name, having in pairs:
            found.setdefault(name, []).append(having)
    return found


def python_functions(text: str) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, arguments(node.args)
        elif isinstance(node, ast.ClassDef):
            fields = [each.target for each in node.body if isinstance(each, ast.AnnAssign)]
            yield node.name, [each.id for each in fields if isinstance(each, ast.Name)]
            for each in node.body:
                if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                    yield node.name, arguments(each.args)


def arguments(args: ast.arguments) -> list[str]:
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
    return [each.arg for each in every if each and each.arg != "self"]


def script_functions(text: str) -> Iterator[tuple[str, list[str]]]:
    for name, inside in re.findall(r"function (\w+)\(([\w, ]*)\)", text):
        yield name, re.findall(r"\w+", inside)


# -- what is wrong with a page


def faults(page: str) -> list[str]:
    """Names in backticks that nothing has."""
    named = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", page, flags=re.S | re.M))
    return [name for name in dict.fromkeys(named) if not is_there(name)]


def is_there(name: str) -> bool:
    """Whether a name leads to something; what is no name is none of our business."""
    if PATH.fullmatch(name) and name != "/":
        return is_file(name)
    if call := CALL.fullmatch(name):
        return is_function(call[1], [each.split("=")[0].strip() for each in call[2].split(",")])
    if DOTTED.fullmatch(name):
        return is_dotted(name.split("."))
    if command := COMMAND.fullmatch(name):
        return is_command(command[1], command[2] or "")
    return not WORD.fullmatch(name) or name in words() | ELSEWHERE


def is_file(name: str) -> bool:
    """A path from anywhere in the house, a folder git ignores, or a file that code writes."""
    end = "/" + re.sub(r"^(\.{1,2}/)+", "", name).strip("/")
    if any(path.endswith(end) for path in files()):
        return True
    if name in (ROOT / ".gitignore").read_text("utf-8").split():
        return True
    sources = [text for path, text in code().items() if path.suffix == ".py"]
    return "." in end and any(f'{end[1:]}"' in text for text in sources)


def is_function(name: str, said: list[str]) -> bool:
    """A function of that name, with these arguments where they are names and no examples."""
    if name == "__init__" or name.startswith(OPEN_SPIEL):
        return True
    if not all(re.fullmatch(r"[a-z]\w*", each) for each in said):
        return name in functions()
    known = functions().get(name, [])
    return any({*said} <= {*having} for having in known)


def is_dotted(parts: list[str]) -> bool:
    """A module and what is in it; of other dotted names every part must be some word of code."""
    top = parts[1:] if parts[0] == "fabletop" else parts
    for length in range(len(top), 0, -1):
        for folder in ("src/fabletop/", ""):
            module = "/" + folder + "/".join(top[:length])
            path = files().get(f"{module}.py") or files().get(f"{module}/__init__.py")
            if path:
                return all(re.search(rf"\b{part}\b", code()[path]) for part in top[length:])
    return parts[0] not in PYTHON[1:] and {*parts} <= words()


# -- commands


@cache
def commands() -> dict[str, argparse.ArgumentParser]:
    (action,) = [
        each for each in cli.parser()._actions if isinstance(each, argparse._SubParsersAction)
    ]
    return dict(action.choices)


def is_command(program: str, rest: str) -> bool:
    said = rest.split()
    if program == "python -m":
        return is_dotted(said[0].split("."))
    if program == "./test":
        kinds = re.findall(r"^([\w|]+)\)$", (ROOT / "test").read_text("utf-8"), re.MULTILINE)
        return not said or said[0].startswith("-") or said[0] in "|".join(kinds).split("|")
    said = ["serve", *said] if program == "./play" else said
    while said[:1] == ["--with"]:
        said = said[2:]
    return not said or (said[0] in commands() and knows_flags(commands()[said[0]], said))


def knows_flags(parser: argparse.ArgumentParser, said: list[str]) -> bool:
    known = flags(parser, said)
    return {word.split("=")[0] for word in said if word.startswith("--")} <= known


def flags(parser: argparse.ArgumentParser, said: list[str]) -> set[str]:
    """Those of a command, and of what it is told to do: `tables move` has some of its own."""
    known = {flag for action in parser._actions for flag in action.option_strings}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name in {*said} & {*action.choices}:
                known |= flags(action.choices[name], said)
    return known


def shown(page: Path) -> list[str]:
    """The command lines in the code blocks of a page, without what is said about them."""
    blocks = re.findall(r"^```\n(.*?)^```", page.read_text("utf-8"), re.S | re.M)
    lines = [line for block in blocks for line in block.splitlines()]
    return [re.split(r"  | > | #", line)[0] for line in lines if COMMAND.match(line)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_in_a_block_is_one(page: Path) -> None:
    for line in shown(page):
        command = COMMAND.fullmatch(line)
        assert command, line
        assert is_command(command[1], command[2] or ""), line


def test_the_parser_takes_every_command_of_the_readme_whole() -> None:
    lines = [
        line.split("fabletop ")[1] for line in shown(ROOT / "README.md") if "fabletop " in line
    ]
    assert len(lines) >= 9
    for line in lines:
        assert cli.parser().parse_args(line.split()).run, line


# -- the pages


@pytest.mark.slow
def test_every_name_in_backticks_is_there_and_a_name_of_nothing_is_found() -> None:
    """One test, for reading all of the source takes a while."""
    found = {page.name: faults(page.read_text("utf-8")) for page in PAGES}
    assert {} == {page: wrong for page, wrong in found.items() if wrong}
    for lie in LIES:
        assert [lie] == faults(f"Something about `{lie}`, and `core/game.py`.")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", page.read_text("utf-8")):
        name, _, place = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), link
        assert not place or place in anchors(target), link


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def test_every_file_of_the_layout_is_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    layout = page.split("## Layout\n")[1].split("```")[1]
    named = re.findall(r"(?<![\w/…<-])[\w/]+\.(?:py|toml|md|js|css|svg|json|sh|txt)\b", layout)
    assert len(named) > 80
    assert [] == [name for name in named if not is_file(name)]
