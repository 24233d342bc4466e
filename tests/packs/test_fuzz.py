"""Whatever somebody brings as a pack, it is read or told what is wrong with it; nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games import GAMES
from fabletop.packs.start import starting_pack
from fabletop.packs.wording import spell_pack
from tests.packs.packs import EXAMPLES, faults

VALUES = [
    "1", "-7", "true", "1.5", "inf", "1979-05-27", '""', '"x"', "[]", "[1, [2]]", "[{}]", "{}",
    "{ a = 1 }", '"""\nlong\n"""', "0x10", "99999999999999999999", '["lamp", "lamp"]',
]  # fmt: skip


@given(st.text(max_size=80))
def test_any_text(text: str) -> None:
    assert faults(text)


@pytest.mark.slow
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_with_slips(path: Path) -> None:
    text = path.read_text("utf-8")
    rng = random.Random(path.stem)
    for _ in range(60):
        cut = rng.randrange(len(text))
        broken = text[:cut] + rng.choice(["", "x", "[", "]", '"', "=", "\n", "é"]) + text[cut + 1 :]
        wrong = faults(broken)
        assert all(1 <= fault.line <= broken.count("\n") + 1 for fault in wrong)
        assert wrong or spell_pack(broken)


@pytest.mark.parametrize("game", GAMES)
def test_any_value_anywhere(game: str) -> None:
    head, *lines = starting_pack(game).split("\n[")
    rng = random.Random(game)
    for _ in range(60):
        table = rng.choice(lines)
        title, *rows = table.split("\n")
        keys = [row.removeprefix("# ").split(" = ")[0] for row in rows if " = " in row]
        key, value = rng.choice(keys), rng.choice(VALUES)
        wrong = faults(f"{head}\n[{title}\n{key} = {value}\n")
        assert all(fault.say() for fault in wrong)
