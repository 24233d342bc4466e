"""docs/game-reference.md is complete: every kind and every call, with its arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fabletop.core import kinds

ROOT = Path(__file__).parents[1]
CORE = ROOT / "src" / "fabletop" / "core"
PAGE = (ROOT / "docs" / "game-reference.md").read_text("utf-8")


def section(title: str) -> str:
    """What stands under a heading, up to the next of its kind."""
    (found,) = re.findall(rf"^(##+ {title}\n.*?)(?=^##+ |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def rows(title: str) -> list[list[str]]:
    """The tables of a section, without their heads."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    cells = [re.split(r" (?<!\\)\| ?", line.strip("| ") + " ") for line in lines]
    heads = [n for n, line in enumerate(lines) if line.startswith("|---")]
    return [row for n, row in enumerate(cells) if n not in heads and n + 1 not in heads]


def named(title: str) -> list[str]:
    """What the first cells of a section name, as it stands there."""
    return [name for row in rows(title) for name in re.findall(r"`([^`]+)`", row[0])]


# -- what the code has


def classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse((CORE / f"{module}.py").read_text("utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def functions(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}


def signature(name: str, function: ast.FunctionDef | None) -> str:
    """A call as a page writes it: arguments and defaults, without types."""
    if function is None:
        return f"{name}()"
    args = function.args
    args.args = [each for each in args.args if each.arg != "self"]
    for each in [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg]:
        if each:
            each.annotation = None
    return f"{name}({ast.unparse(args)})"


def made(node: ast.ClassDef) -> str:
    """How one of a class is made."""
    return signature(node.name, functions(node).get("__init__"))


def members(node: ast.ClassDef) -> Iterator[str]:
    """The calls and the attributes that a class offers."""
    for name, function in functions(node).items():
        if not name.startswith("_"):
            yield signature(name, function)
    for each in node.body:
        target = each.target if isinstance(each, ast.AnnAssign) else None
        targets = each.targets if isinstance(each, ast.Assign) else [target]
        names = [one.id for one in targets if isinstance(one, ast.Name)]
        yield from (name for name in names if not name.startswith("_"))


# -- the page


def test_every_kind_is_there_with_its_arguments() -> None:
    found = [made(node) for node in classes("kinds").values() if is_kind(node)]
    assert len(found) > 12
    assert sorted(found) == sorted(row[0].strip("`") for row in rows("Kinds of fields"))


def is_kind(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Kind" for base in node.bases)


def test_every_example_of_a_kind_is_one() -> None:
    examples = [row[2].strip("` ").replace("\\|", "|") for row in rows("Kinds of fields")]
    assert len(examples) > 12
    for example in examples:
        assert isinstance(eval(example, vars(kinds)), kinds.Kind)


def test_every_argument_that_is_explained_is_one_of_that_kind() -> None:
    kind = {**classes("kinds"), **classes("positions")}
    for argument, of, _ in rows("Arguments of kinds"):
        for name in re.findall(r"`(\w+)`", of):
            assert argument.strip("`") in made(kind[name])


def test_what_is_around_kinds_is_there_with_its_arguments() -> None:
    found = [made(node) for node in classes("positions").values()]
    assert set(found) <= set(named("Around kinds"))
    assert "Setup(seats, options)" in named("Around kinds")
    assert ("seats", "options") == kinds.Setup._fields
    assert {"must(holds, sentence)", "Wrong"} <= set(named("Around kinds"))


def test_every_call_is_there_with_its_arguments_and_nothing_else_is() -> None:
    book, game = classes("rulebook"), classes("game")["Game"]
    there = {
        "The dealer": members(classes("dealer")["Dealer"]),
        "A question": members(book["Ask"]),
        "A rulebook": [*members(book["Rulebook"]), *members(game)],
    }
    for title, found in there.items():
        assert set(found) == set(named(title))


def test_a_state_is_told_whole() -> None:
    found = {*members(classes("rulebook")["Position"]), "agenda", "decision"}
    assert found == set(named("A state"))
