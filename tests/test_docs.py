"""Docs that cannot rot: what a page shows is run, what it promises is there."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("name", "least"), [("positions", 30), ("openspiel", 15)])
def test_every_example_of_a_page_runs(name: str, least: int) -> None:
    page = ROOT / "docs" / f"{name}.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert 0 == failed
    assert tried >= least


@pytest.mark.parametrize("command", ["./play", "./test"])
def test_the_readme_names_the_two_commands_and_they_are_there(command: str) -> None:
    assert command in (ROOT / "README.md").read_text("utf-8")
    assert (ROOT / command).stat().st_mode & 0o100
