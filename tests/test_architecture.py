"""docs/architecture.md leaves nothing out: rooms, the protocol, the checks of the suite."""

from __future__ import annotations

import re
from pathlib import Path

from fabletop.contract.suite import CHECKS
from fabletop.core.game import Game
from fabletop.core.mind import Mind
from fabletop.core.study import Study
from fabletop.core.table import Table

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fabletop"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def section(title: str) -> str:
    """What stands under a heading, up to the next of its kind."""
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_layout_names_every_package_and_every_module_beside_them() -> None:
    layout = section("Layout")
    packages = {f"{path.parent.name}/" for path in SOURCE.glob("*/__init__.py")}
    beside = {path.name for path in SOURCE.glob("*.py") if not path.name.startswith("__")}
    inside = {path.name for path in SOURCE.glob("core/*.py") if path.name != "__init__.py"}
    assert [] == [name for name in sorted(packages | beside | inside) if name not in layout]


def test_the_protocol_is_told_member_by_member() -> None:
    named = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", section("The protocol")))
    parts = {name for part in (Game, Table, Mind, Study) for name in members(part)}
    assert len(parts) > 50
    assert set() == parts - named


def test_the_protocol_can_be_held_in_ones_head() -> None:
    assert len(members(Game)) < 20


def members(part: type) -> set[str]:
    return {name for name in {*dir(part), *part.__annotations__} if not name.startswith("_")}


def test_the_checks_of_the_suite_are_told_one_by_one() -> None:
    told = re.findall(r"^\| `(check_\w+)`", section("The contract suite"), re.MULTILINE)
    assert {check.__name__ for check in CHECKS} == set(told)
    assert len(told) == len(set(told))
