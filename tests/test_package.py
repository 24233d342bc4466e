"""What pyproject.toml asks for; tests/test_release.py tries what is built from it."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def project() -> dict[str, Any]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return dict(told["project"])


def extras() -> dict[str, list[str]]:
    return {name: list(wanted) for name, wanted in project()["optional-dependencies"].items()}


def test_the_laboratory_brings_what_its_page_promises() -> None:
    brought = {re.split(r"[<>=\[]", wanted)[0] for wanted in extras()["lab"]}
    assert {"matplotlib", "numpy", "open_spiel", "pandas", "pettingzoo", "pyarrow"} <= brought


def test_ray_comes_with_its_client_for_addresses_like_ray_head_10001() -> None:
    assert ["ray[client]"] == [wanted.split(">")[0] for wanted in extras()["ray"]]


def test_a_library_is_wanted_in_one_version() -> None:
    wanted = [each for extra in extras().values() for each in extra]
    names = {each: re.split(r"[<>=\[]", each)[0] for each in wanted}
    assert len(set(names)) == len(set(names.values()))


def test_no_extra_is_empty() -> None:
    assert all(extras().values())


def test_play_and_test_set_up_extras_that_there_are() -> None:
    for program, wanted in (("play", ""), ("test", "dev")):
        (asked,) = re.findall(r"^setup ?(\w*)$", (ROOT / program).read_text("utf-8"), re.MULTILINE)
        assert wanted == asked
        assert asked in {"", *extras()}


# -- ceilings

MADE_TO_BE_BUILT_ON = {"msgspec"}  # its manual asks for subclasses


def built_on() -> set[str]:
    """The libraries whose classes the house subclasses."""
    return {
        library
        for path in (ROOT / "src" / "fabletop").rglob("*.py")
        for library in bases(ast.parse(path.read_text("utf-8")))
    }


def bases(tree: ast.AST) -> set[str]:
    """The top modules that the base classes of a file come from."""
    came = {
        alias.asname or alias.name: node.module.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    named = [
        base.id
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Name)
    ]
    return {came[name] for name in named if name in came}


@pytest.mark.slow
def test_a_library_whose_classes_are_subclassed_has_a_ceiling() -> None:
    wanted = {re.split(r"[<>=\[]", each)[0]: each for each in project()["dependencies"]}
    subclassed = built_on() & wanted.keys() - MADE_TO_BE_BUILT_ON
    assert {"uvicorn"} <= subclassed
    for library in {*subclassed, "websockets"}:  # websockets is what uvicorn's class drives
        assert "<" in wanted[library], library
