"""A study of any game: played, compared, drawn and written, without a word about that game."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fabletop.games import GAMES
from fabletop.sim import markup, plots, published, report
from fabletop.sim.balance import Balance, Figure, Trial, Verdict
from fabletop.sim.findings import Change, Findings, Study, alike, places, result, top_picks
from fabletop.sim.intervals import Found, mean, wilson
from fabletop.sim.study import (
    DEALS,
    changes,
    compare,
    dump,
    effect,
    expected,
    left_out,
    meet,
    play,
    run,
    untried,
)

pytestmark = pytest.mark.slow

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


@pytest.fixture(scope="session")
def findings() -> Findings:
    lines = play(CAVE, CAVE.table(), CAVE.games, 1, silent)
    effects = list(compare(CAVE, lines, 1, silent))
    return Findings(CAVE, lines, effects, list(meet(CAVE, 1, silent)), Balance(), [])


@pytest.mark.slow
def test_a_study_is_the_same_in_any_number_of_processes(findings: Findings) -> None:
    assert findings.lines == play(CAVE, CAVE.table(), CAVE.games, 2, silent)


def test_every_seat_and_answer_is_counted(findings: Findings) -> None:
    for line in findings.lines:
        assert 1.0 == pytest.approx(sum(line.wins))
        assert line.decisions == sum(line.made.values())
        assert all(line.taken[verb] <= line.asked[verb] for verb in line.taken)
    assert {"Take", "Show"} <= set(top_picks(findings))
    assert 1.0 == pytest.approx(sum(found.value for found, _ in places(findings)))


def test_every_other_value_a_game_accepts_is_tried() -> None:
    tried = changes(CAVE)
    assert Change("variant", "lamp") in tried
    assert "standard" not in {change.value for change in tried if change.option == "variant"}
    custom = Study("tom_thumb", ("random",) * 3, 1, 1, {"mode": "custom"})
    assert Change("pebbles", 0) in changes(custom)


def test_a_value_that_needs_another_option_is_tried_beside_it() -> None:
    assert Change("removed_kind", "ring", (("variant", "equal"),)) in changes(CAVE)
    thumb = Study("tom_thumb", ("random",) * 3, 1, 1)
    assert Change("pebbles", 0, (("mode", "custom"),)) in changes(thumb)


def test_what_cannot_be_tried_is_said(findings: Findings) -> None:
    assert {("variant", "small"), ("first_player", "seat:3")} == set(left_out(CAVE))
    assert ["removed_kinds"] == untried(CAVE)
    text = report.options(findings)
    assert "Not possible at this table: Variant (Smaller cave); Who starts (Seat 4)." in text
    assert "Three kinds to leave out" in text


def test_an_option_that_changes_nothing_is_known_as_such(findings: Findings) -> None:
    moved = {each.change.option for each in findings.effects if not each.still}
    still = {each.change.option for each in findings.effects if each.still}
    assert "variant" in moved
    assert "timers" in still - moved
    same = effect(Change("x", 1), findings.lines, findings.lines)
    assert (0.0, 1.0, True) == (same.result.value, same.chance, same.still)


def test_another_length_with_the_same_result_is_a_change(findings: Findings) -> None:
    longer = [line._replace(decisions=line.decisions + 3) for line in findings.lines]
    found = effect(Change("timers", "blitz"), findings.lines, longer)
    assert (3.0, 0.0, False) == (found.length.value, found.result.value, found.still)
    only = replace(findings, effects=[found])
    assert "Changed nothing" not in report.options(only)
    assert "Timer speed: Fast" in report.options(only)


def test_only_the_values_that_changed_nothing_are_listed(findings: Findings) -> None:
    still = effect(Change("timers", "blitz"), findings.lines, findings.lines)
    longer = [line._replace(decisions=line.decisions + 3) for line in findings.lines]
    moved = effect(Change("timers", "relaxed"), findings.lines, longer)
    screens = still._replace(change=Change("screens", "open"))
    text = report.options(replace(findings, effects=[still, moved, screens]))
    assert "with bots: Timer speed (Fast (half as long)); Screens." in text


def test_other_answers_alone_are_told_apart(findings: Findings) -> None:
    other = [line._replace(picks={}) for line in findings.lines]
    found = effect(Change("timers", "blitz"), findings.lines, other)
    text = report.options(replace(findings, effects=[found]))
    assert "no result and no length, in 6 deals: Timer speed (Fast" in text
    assert "<table" not in text


def test_values_that_do_the_same_are_one_row(findings: Findings) -> None:
    longer = [line._replace(result=line.result + n) for n, line in enumerate(findings.lines)]
    found = [
        effect(Change("timers", value), findings.lines, longer) for value in ("blitz", "relaxed")
    ]
    assert [["blitz", "relaxed"]] == [values for _, values in alike(found)]


def test_the_progress_comes_to_what_was_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabletop.sim.study.DEALS", 2)
    monkeypatch.setattr("fabletop.sim.study.read_balance", lambda game: Balance())
    done: list[int] = []
    study = replace(CAVE, games=4)
    run(study, 1, done.append)
    assert expected(study) == sum(done)


def test_teams_play_enough_deals_too() -> None:
    thumb = Study("tom_thumb", ("random",) * 3, 4, 1)
    assert {DEALS} == {match.score.games for match in meet(thumb, 1, silent)}


def test_bots_meet_on_the_same_deals(findings: Findings) -> None:
    score = {match.bots: match.score for match in findings.matches}
    assert {("greedy", "easy"), ("greedy", "random"), ("easy", "random")} == set(score)
    assert score["greedy", "random"].value > 0.8
    assert score["greedy", "random"].low < 1


@pytest.fixture(scope="session")
def folder(findings: Findings, tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("report")
    report.write(findings, found)
    return found


def test_report_and_plots_are_set_in_the_faces_of_the_house(folder: Path) -> None:
    page = (folder / "study.html").read_text("utf-8")
    brought = re.findall(r'font-family: "([^"]+)";[^}]*url\("data:font/woff2;base64,', page)
    assert ["Nunito", "Fabletop Titles", "Fabletop Signs"] == brought
    assert "Nunito" == plots.face()


def test_the_report_is_one_page_that_needs_nothing_else(folder: Path) -> None:
    page = (folder / "study.html").read_text("utf-8")
    assert "http" not in re.sub(r"http://www\.w3\.org/\S+", "", page)
    assert not re.search(r"<(script|link|img|iframe)\b|url\((?!#|\"data:)|@import", page)
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


def test_a_figure_has_one_interval_on_the_whole_page(findings: Findings) -> None:
    lasts = markup.sure(mean(findings.column("decisions")))
    assert lasts in report.facts(findings)[1]
    assert lasts in report.length(findings)


def test_shares_have_the_same_interval_everywhere(findings: Findings) -> None:
    wins = [(1.0, 0.0, 0.0)] * 5 + [(0.0, 1.0, 0.0)] * 15
    lines = [findings.lines[0]._replace(wins=each, scores=(), result=1.0) for each in wins]
    shared = replace(findings, lines=lines)
    assert wilson(0.25, 20) == places(shared)[0][0]
    assert wilson(1.0, 20) == result(shared)
    assert wilson(1.0, 20)._asdict() == dump(shared)["result"]


def test_few_games_do_not_make_a_place_better(findings: Findings) -> None:
    wins = [(1.0, 0.0, 0.0)] * 12 + [(0.0, 1.0, 0.0)] * 8
    lines = [findings.lines[0]._replace(wins=each) for each in wins]
    assert [False] * 3 == [clear for _, clear in places(replace(findings, lines=lines))]
    assert all(clear for _, clear in places(replace(findings, lines=lines * 10)))


def test_everything_on_the_page_is_in_the_data(findings: Findings) -> None:
    data = dump(findings)
    spread, chosen, often = data["distributions"], data["choices"], data["most_often"]
    assert isinstance(spread, dict)
    assert 6 == sum(spread["decisions"].values())
    assert 18 == sum(spread["scores"].values())
    assert 6 == sum(spread["reasons"].values())
    assert isinstance(chosen, dict)
    assert {"words", "count", "among_others", "chosen_among_others"} == set(chosen["take"])
    assert isinstance(often, dict)
    assert {"words", "times", "of"} == set(often["Take"][0])


@pytest.mark.parametrize(("differ", "words"), [(1, "1 differs"), (2, "2 differ.")])
def test_one_differs_and_two_differ(findings: Findings, differ: int, words: str) -> None:
    figure = Figure("turns", "turn", 44.0, 44.0, 0.1)
    trial = Trial("two", "i.4", (CAVE.table(),), 100, 1, (figure,))
    verdict = Verdict(trial, figure, Found(40.0, 39.0, 41.0, 0.5, 100), "differs")
    assert words in published.balance_fact(replace(findings, verdicts=[verdict] * differ))


def test_a_dot_at_none_or_all_is_whole() -> None:
    from matplotlib.figure import Figure as Drawing

    axes = Drawing().add_subplot()
    plots.whole_share(axes)
    low, high = axes.get_xlim()
    assert low < 0 < 1 < high


def test_no_label_is_cut(findings: Findings, monkeypatch: pytest.MonkeyPatch) -> None:
    from matplotlib.figure import Figure as Drawing

    drawn: list[Drawing] = []
    usual = Drawing.savefig

    def keep(figure: Drawing, *args: Any, **how: Any) -> None:
        usual(figure, *args, **how)
        drawn.append(figure)

    monkeypatch.setattr(Drawing, "savefig", keep)
    plots.draw_all(findings)
    for figure in drawn:
        label = figure.axes[0].xaxis.label.get_window_extent()
        assert 0 <= label.x0 <= label.x1 <= figure.bbox.x1, figure.axes[0].get_xlabel()


@pytest.mark.slow
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=pytest.mark.long if key != "cave" else ()) for key in GAMES]
)
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
        (0.0, True, True, "0.0 %"),
        (0.0, False, True, "0"),
        (-0.0001, False, True, "0.000"),
    ],
)
def test_numbers_are_told_as_finely_as_they_matter(
    value: float, percent: bool, signed: bool, words: str
) -> None:
    assert words == markup.told(value, percent, signed)


def test_an_interval_has_as_many_digits_at_both_ends() -> None:
    assert "9.8 (9.5 to 10.1; 9 games)" == markup.sure(Found(9.82, 9.5, 10.1, 1, 9))
    assert "–" == markup.between(Found(0.0, 0.0, 0.0, 0.0, 9))
    assert "+0.20 to +6.72" == markup.between(Found(3.6, 0.199, 6.72, 1, 9), signed=True)


def test_other_content_is_one_more_row_among_the_options() -> None:
    study = replace(CAVE, games=20, pack=PACK)
    lines = play(study, study.table(), study.games, 1, silent)
    found = list(compare(study, lines, 1, silent))[-1]
    assert Change("content", "Pink gold") == found.change
    assert found.result.low > 0
