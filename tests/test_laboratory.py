"""Fabletop from Python: a table step by step, one game and many, slips and refusals."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop import cli
from fabletop.core import record as records
from fabletop.core.dealer import Seeded
from fabletop.core.options import fill, fits, has_holes
from fabletop.core.replay import replay
from fabletop.games import GAMES
from fabletop.sim.findings import Study
from fabletop.sim.report import finite


def test_importing_it_loads_next_to_nothing() -> None:
    program = "import sys; before = {*sys.modules}; import fabletop; print({*sys.modules} - before)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert not {name for name in eval(loaded.stdout) if name.startswith("fabletop.")}


def test_everything_promised_is_there() -> None:
    assert {*fabletop.__all__} <= {*dir(fabletop)}
    assert all(getattr(fabletop, name) for name in fabletop.__all__)
    with pytest.raises(AttributeError, match="no attribute 'checkers'"):
        _ = fabletop.checkers  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_that_of_its_number_in_a_simulation(key: str) -> None:
    bots = [*GAMES[key].mind.bots, "greedy"][0]
    results = fabletop.simulate(key, 2, bots=[bots, "random"], seed=5)
    table = fabletop.play(key, bots=[bots, "random"], seed=5, number=1)
    outcome = table.outcome
    assert outcome
    assert (results["reason"][1], results["decisions"][1]) == (
        outcome.reason,
        len(table.record.moves),
    )
    assert outcome.ranks == tuple(results[f"rank_{seat}"][1] for seat in range(3))


def test_bots_play_until_somebody_is_waited_for() -> None:
    table = fabletop.Table("cave", seats=3, bots=["random", None, "greedy"], seed=3)
    while table.actors:
        table.go()
        assert table.actors in ([], [1])
        if table.actors:
            table.act(table.options()[-1])
    assert table.outcome
    assert {"player", "bot"} == {move.by for move in table.record.moves}


@pytest.mark.parametrize("key", GAMES)
def test_a_person_and_bots_finish_every_game(key: str) -> None:
    """Where several are asked together, too: the person answers anything, the bots go on."""
    table = fabletop.Table(key, seats=3, bots=[None, "random", "random"], seed=2)
    chance = Seeded(2)
    table.go()
    while table.actors:
        options = table.options(0)
        table.act(fill(options[chance.below(len(options))], chance.below), 0)
        table.go()
    assert table.outcome


def test_events_views_and_notes_are_those_of_a_seat() -> None:
    table = fabletop.play("cave", seed=3)
    for seat in (None, 0, 1):
        told = table.events(seat)
        assert all(event.to is None or seat in event.to for event in told)
        assert table.game.view(table.state, seat) == table.view(seat)
    assert table.notes(1) == table.notes(1)
    assert "over" == table.view()["step"]


def test_what_is_refused_changes_nothing() -> None:
    table = fabletop.Table("cave", seats=2, options={"first_player": "seat:0"})
    before = table.game.dump(table.state)
    refusal = table.refuse(("take", "L1R1C1"))
    assert refusal
    with pytest.raises(fabletop.Refused) as refused:
        table.act(("take", "L1R1C1"))
    assert refusal == refused.value.refusal
    assert (before, []) == (table.game.dump(table.state), table.record.moves)


def test_a_refusal_is_said_in_a_sentence() -> None:
    table = fabletop.Table("cave", seats=2, options={"first_player": "seat:0"})
    with pytest.raises(
        fabletop.Refused, match=r"Waiting for Player 1\. \(not-your-decision, CT-19\)$"
    ):
        table.act(("take", "L4R1C1"), seat=1)


@pytest.mark.parametrize("key", GAMES)
def test_actions_have_no_holes_and_finish_every_game(key: str) -> None:
    table = fabletop.Table(key, seats=3, bots=[None, "random", "random"], seed=4)
    luck = random.Random(4)
    table.go()
    while table.actors:
        actions = table.actions(0)
        assert all(not has_holes(action) and not table.refuse(action, 0) for action in actions)
        assert all(any(fits(option, a) for a in actions) for option in table.options(0))
        table.act(luck.choice(actions), 0)
        table.go()
    assert table.outcome


def test_a_table_says_what_it_is() -> None:
    table = fabletop.Table("cave", seats=2, bots=["random"], options={"first_player": "seat:1"})
    assert "<Table of cave: random 1, Player 2; asks 1 to take>" == repr(table)
    assert "<Table of cave: random 1, random 2; over>" == repr(fabletop.play("cave", seats=2))


@pytest.mark.parametrize(
    ("ask", "why"),
    [
        (lambda table: table.view(9), "there is no seat 9; they are 0 to 2"),
        (lambda table: table.view(-1), "there is no seat -1"),
        (lambda table: table.options(7), "there is no seat 7"),
        (lambda table: table.events(3), "there is no seat 3"),
        (lambda table: table.notes("me"), "there is no seat 'me'"),
        (lambda table: table.story("xx"), "there is no language 'xx'; there are en, fr"),
        (lambda table: table.save("no/such/folder/game.json"), "cannot be written"),
    ],
)
def test_what_cannot_be_asked_of_a_table(ask: Callable[[Any], object], why: str) -> None:
    with pytest.raises(fabletop.Slip, match=why):
        ask(fabletop.Table("cave"))


# -- bots that meet, and games studied


def test_an_arena_has_the_figures_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena cave --bots greedy,random --games 6 --seats 2 --seed 3 --json"
    cli.main(line.split())
    told = json.loads(capsys.readouterr().out)
    found = fabletop.arena("cave", "greedy,random", 6, seed=3)
    assert without_time(told) == without_time(found)


def without_time(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name != "cpu_seconds"}


def test_an_arena_has_as_many_seats_as_bots_and_a_team_any() -> None:
    seen: list[int] = []
    three = fabletop.arena("cave", ["greedy", "easy", "random"], 1, progress=seen.append)
    assert (3, 6, [6]) == (three["seats"], three["games"], seen)
    assert 3 == fabletop.arena("open_sesame", ["random", "weak"], 1)["seats"]
    assert 4 == fabletop.arena("tom_thumb", ["random", "weak"], 1, seats=4)["seats"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"bots": "greedy"}, "the number of different bots must be at least 2"),
        ({"bots": "easy,easy,random"}, "every bot can be named once only"),
        ({"bots": "greedy,wizard"}, "there is no bot 'wizard'"),
        ({"bots": "greedy,easy,random", "seats": 2}, "3 bots do not fit on 2 seats"),
        ({"games": 0.5}, "the number of games must be a whole number, not 0.5"),
        ({"bots": [None, "easy"]}, "None is not the name of a bot"),
    ],
)
def test_an_arena_that_cannot_be(wish: dict[str, Any], why: str) -> None:
    with pytest.raises(fabletop.Slip, match=why):
        fabletop.arena(**{"name": "cave", "bots": "greedy,random"} | wish)


def test_what_is_studied_is_asked_for_as_by_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Study] = []
    monkeypatch.setattr("fabletop.sim.study.run", lambda study, *how: asked.append(study))
    monkeypatch.setattr("fabletop.sim.study.dump", lambda findings: {"figures": findings})
    assert {"figures": None} == fabletop.study("cave", 20, options={"variant": "lamp"}, seed=2)
    fabletop.study("open_sesame", options={"two_player": "band"}, bots=["weak", "random"])
    assert [
        Study("cave", ("greedy",) * 3, 20, 2, {"variant": "lamp"}),
        Study("open_sesame", ("weak", "random"), 1000, 1, {"two_player": "band"}),
    ] == asked


@pytest.mark.slow
@pytest.mark.long
def test_a_study_has_the_figures_of_its_report(tmp_path: Path) -> None:
    found = fabletop.study("cave", 20, seats=2, bots="random", out=tmp_path / "report")
    kept = json.loads((tmp_path / "report" / "study.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(finite(found)))
    assert ("cave", 20, ["random"] * 2) == (kept["game"], kept["games"], kept["bots"])
    assert (tmp_path / "report" / "study.html").is_file()


def test_a_report_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    with pytest.raises(fabletop.Slip, match="cannot be written to"):
        fabletop.study("cave", 20, out=tmp_path / "taken")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"games": 19}, "the number of games must be at least 20"),
        ({"jobs": 0}, "the number of jobs must be at least 1"),
        ({"seats": 9}, "bad-player-count"),
        ({"pack": "none.toml"}, "none.toml cannot be read"),
    ],
)
def test_a_study_that_cannot_be(wish: dict[str, Any], why: str) -> None:
    with pytest.raises(fabletop.Slip, match=why):
        fabletop.study("cave", **wish)


# -- what is not installed


@pytest.mark.parametrize(
    ("library", "ask"),
    [
        ("pyarrow", lambda: fabletop.simulate("cave", 1).to_arrow()),
        ("pandas", lambda: fabletop.simulate("cave", 1).to_pandas()),
        ("matplotlib", lambda: fabletop.study("cave", 20, out="nowhere")),
        ("pettingzoo", lambda: fresh("fabletop.sim.pettingzoo")),
        ("pyspiel", lambda: fresh("fabletop.sim.openspiel")),
    ],
)
def test_a_library_that_is_not_there_is_named(
    library: str, ask: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(fabletop.Slip, match=r"needs .*: pip install 'fabletop\[lab\]'") as slip:
        ask()
    assert isinstance(slip.value, ImportError)


def fresh(module: str) -> None:
    """Import a module as if for the first time, and leave what is there alone."""
    spec = importlib.util.find_spec(module)
    assert spec
    assert spec.loader
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_when_it_is_over_nobody_is_asked() -> None:
    table = fabletop.play("cave")
    with pytest.raises(fabletop.Slip, match="the game is over: nobody is asked"):
        table.options()
    assert [] == table.options(0)


def test_a_game_is_kept_and_told(tmp_path: Path) -> None:
    table = fabletop.play("cave", seats=2, bots="random", options={"variant": "small"})
    table.save(tmp_path / "game.json")
    loaded = records.load(json.loads((tmp_path / "game.json").read_text("utf-8")))
    replayed = replay(table.game, loaded)
    assert table.game.dump(table.state) == table.game.dump(replayed.s)
    assert table.story("de").startswith("Die Schatzhöhle · random 1, random 2\n")


def test_options_may_be_lists() -> None:
    options = {"variant": "small", "removed_kinds": ["ring", "ruby", "crown"]}
    assert fabletop.Table("cave", seats=2, options=options).record.options == {
        "variant": "small",
        "removed_kinds": ("ring", "ruby", "crown"),
    }


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"name": "chess"}, "there is no game 'chess'"),
        ({"seats": 5}, "bad-player-count, CT-1"),
        ({"bots": "wizard"}, "there is no bot 'wizard'; there are greedy"),
        ({"bots": ["random"] * 4}, "4 bots do not fit on 3 seats"),
        ({"bots": []}, "name at least one bot"),
        ({"options": {"variant": "huge"}}, "bad-option, CT-2"),
        ({"games": 0}, "the number of games must be at least 1"),
        ({"jobs": 0}, "the number of jobs must be at least 1"),
        ({"games": 2.5}, "the number of games must be a whole number, not 2.5"),
        ({"seats": "two"}, "the number of seats must be a whole number, not 'two'"),
        ({"bots": [None]}, "None is not the name of a bot; only a Table has seats without one"),
        ({"bots": 7}, "bots are a list of names, not 7"),
        ({"options": "lamp"}, "options are given by name"),
        ({"seed": 2**63}, "a seed is a number of at most 63 bits"),
        ({"seed": "x"}, "a seed must be a whole number, not 'x'"),
    ],
    ids=str,
)
def test_a_slip_is_answered_in_one_sentence(wish: dict[str, object], why: str) -> None:
    with pytest.raises(fabletop.Slip, match=why):
        fabletop.simulate(**{"name": "cave", "games": 1} | wish)  # type: ignore[arg-type]


# -- content packs

HEAD = 'title = "T"\nauthor = "A"\nlicence = "CC0"\n'


def test_a_pack_is_played_and_kept(tmp_path: Path) -> None:
    pack = tmp_path / "pink.toml"
    pack.write_text(f'game = "cave"\n{HEAD}[content]\npoints.pink = 9\n', "utf-8")
    usual, other = (fabletop.simulate("cave", 20, seed=3, pack=file) for file in (None, pack))
    assert sum(usual["score_0"]) < sum(other["score_0"])
    assert usual["decisions"] == other["decisions"]
    table = fabletop.play("cave", seed=3, number=7, pack=str(pack))
    assert table.record.pack == pack.read_text("utf-8")
    assert table.outcome
    assert table.outcome.scores[0] == other["score_0"][7]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f'game = "cave"\n{HEAD}[content]\npoints.pink = 70\n', "line 6: points.pink is 70"),
        (f'game = "basra"\n{HEAD}', "is a pack for basra, not for cave"),
    ],
)
def test_a_pack_that_cannot_be_played_here(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "pack.toml").write_text(text, "utf-8")
    with pytest.raises(fabletop.Slip, match=why):
        fabletop.Table("cave", pack=tmp_path / "pack.toml")
    with pytest.raises(fabletop.Slip, match="cannot be read"):
        fabletop.Table("cave", pack=tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"bots": ["random"] * 4}, "4 bots do not fit on 3 seats"),
        ({"bots": [None, "wizard"]}, "there is no bot 'wizard'"),
        ({"seats": 9}, "bad-player-count"),
        ({"seats": None}, "the number of seats must be a whole number"),
        ({"bots": [None, 3]}, "3 is not the name of a bot"),
        ({"seed": "x"}, "a seed must be a whole number"),
        ({"number": -1}, "the number of the game must be at least 0"),
    ],
)
def test_a_table_that_cannot_be(wish: dict[str, object], why: str) -> None:
    with pytest.raises(fabletop.Slip, match=why):
        fabletop.Table("cave", **wish)  # type: ignore[arg-type]
