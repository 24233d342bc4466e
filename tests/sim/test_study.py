"""A study of any game: played, compared, drawn and written, without a word about that game."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from fabletop.games import GAMES
from fabletop.sim import report
from fabletop.sim.balance import Balance
from fabletop.sim.intervals import Found
from fabletop.sim.study import (
    Findings,
    Study,
    alternatives,
    compare,
    effect,
    meet,
    places,
    play,
    run,
    top_picks,
)

CAVE = Study("cave", ("random",) * 3, 6, 1)
PACK = """game = "cave"
title = "Pink gold"
author = "me"
licence = "CC0"
[content]
points.pink = 9
"""


def silent(games: int) -> None:
    pass


@pytest.fixture(scope="module")
def findings() -> Findings:
    lines = play(CAVE, CAVE.table(), CAVE.games, 1, silent)
    effects = list(compare(CAVE, lines, 1, silent))
    return Findings(CAVE, lines, effects, list(meet(CAVE, 1, silent)), Balance(), [])


def test_a_study_is_the_same_in_any_number_of_processes(findings: Findings) -> None:
    assert findings.lines == play(CAVE, CAVE.table(), CAVE.games, 2, silent)


def test_every_seat_and_answer_is_counted(findings: Findings) -> None:
    for line in findings.lines:
        assert 1.0 == pytest.approx(sum(line.wins))
        assert line.decisions == sum(line.made.values())
        assert all(line.taken[verb] <= line.asked[verb] for verb in line.taken)
    assert {"take", "offer"} <= set(top_picks(findings))
    assert 1.0 == pytest.approx(sum(found.value for found, _ in places(findings)))


def test_every_other_value_a_game_accepts_is_tried() -> None:
    tried = list(alternatives(CAVE))
    assert ("variant", "lamp") in tried
    assert ("variant", "standard") not in tried
    assert ("variant", "small") not in tried  # for two only
    assert ("first_player", "seat:3") not in tried
    assert ("pebbles", 0) in list(
        alternatives(Study("tom_thumb", ("random",) * 3, 1, 1, {"mode": "custom"}))
    )


def test_an_option_that_changes_nothing_is_known_as_such(findings: Findings) -> None:
    moved = {each.option for each in findings.effects if each.chance < 1}
    still = {each.option for each in findings.effects if each.chance == 1}
    assert "variant" in moved
    assert "timers" in still - moved
    lines = findings.lines
    assert (0.0, 1.0) == (
        effect("x", 1, lines, lines).result.value,
        effect("x", 1, lines, lines).chance,
    )


def test_bots_meet_on_the_same_deals(findings: Findings) -> None:
    score = {match.bots: match.score for match in findings.matches}
    assert {("greedy", "easy"), ("greedy", "random"), ("easy", "random")} == set(score)
    assert score["greedy", "random"].value > 0.8
    assert score["greedy", "random"].low < 1


@pytest.fixture(scope="module")
def folder(findings: Findings, tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("report")
    report.write(findings, found)
    return found


def test_the_report_is_one_page_that_needs_nothing_else(folder: Path) -> None:
    page = (folder / "study.html").read_text("utf-8")
    assert "http" not in re.sub(r"http://www\.w3\.org/\S+", "", page)
    assert not re.search(r"<(script|link|img|iframe)\b|url\((?!#)|@import", page)
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    assert page.count("<svg") == len(list(folder.glob("*.png")))
    ids = re.findall(r'\bid="([^"]+)"', page)
    clips = [each for each in ids if re.match(r"[pm][0-9a-f]{8}", each)]
    assert len(clips) == len(set(clips))
    assert "cave" == json.loads((folder / "study.json").read_text("utf-8"))["game"]


def test_the_page_has_no_colour_by_hand_in_its_drawings(folder: Path) -> None:
    page = (folder / "study.html").read_text("utf-8")
    drawings = "".join(re.findall(r"<svg.*?</svg>", page, flags=re.S))
    assert set() == set(re.findall(r"(?:fill|stroke): (#\w+)", drawings))


def test_every_statement_says_its_games_and_interval(findings: Findings) -> None:
    for fact in report.facts(findings)[:3]:
        assert re.search(r"\(.* to .*; 6 games\)", fact), fact


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_studied_whole(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabletop.sim.study.DEALS", 2)  # nobody reads these figures
    study = Study(key, ("random",) * 3, 2, 1)
    found = run(study)
    report.write(found, tmp_path)
    assert found.verdicts


@pytest.mark.parametrize(
    ("value", "percent", "signed", "words"),
    [
        (0.1234, True, False, "12.3 %"),
        (-0.5, False, True, "−0.500"),
        (5606.4, False, False, "5,606"),
        (44.04, False, False, "44.0"),
        (1.5, False, True, "+1.50"),
    ],
)
def test_numbers_are_told_as_finely_as_they_matter(
    value: float, percent: bool, signed: bool, words: str
) -> None:
    assert words == report.told(value, percent, signed)


def test_an_interval_has_as_many_digits_at_both_ends() -> None:
    assert "+0.20 to +6.72" == report.between(Found(3.6, 0.199, 6.72, 1, 9), signed=True)


def test_other_content_is_one_more_row_among_the_options() -> None:
    study = replace(CAVE, games=20, pack=PACK)
    lines = play(study, study.table(), study.games, 1, silent)
    found = list(compare(study, lines, 1, silent))[-1]
    assert ("content", "Pink gold") == (found.option, found.value)
    assert found.result.low > 0
