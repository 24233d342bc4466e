"""Some rows of bench/attack.py, so that it stays true to the server it attacks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench import attack
from bench.attacks.disasters import opened
from bench.attacks.strangers import ATTACKS, endless_record
from bench.attacks.visitors import Visitor
from tests.server.loop import complete

pytestmark = pytest.mark.slow  # servers in processes of their own


@pytest.mark.parametrize("name", ["6 broken line", "9 ticket", "10 foreign pages", "10 spectators"])
def test_a_house_stands_what_guests_and_strangers_try(name: str) -> None:
    verdict = complete(attack.house_row(attack.AT_A_HOUSE[name])())
    assert verdict.ok, verdict.told


def test_guesses_are_counted_whatever_a_stranger_says_about_a_proxy(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        told: Counter[str] = Counter()
        while not told["429"]:  # on a busy machine a stranger has few words in a moment
            told += complete(ATTACKS["guesses"](house.port, 0.4))
            assert sum(told.values()) < 10_000
        assert 20 == told.pop("404") + told.pop("200", 0)
        assert {"429"} == set(told)


def test_the_position_that_never_ended_ends(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        told = Visitor(house.port).ask("/api/replay?from=0&to=60", endless_record())
        assert (200, 3) == (told.status, len(told.said["frames"]))
