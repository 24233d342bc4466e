"""Fabletop from Python: a table step by step, one game and many, slips and refusals."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import fabletop
from fabletop.core import record as records
from fabletop.core.dealer import Seeded
from fabletop.core.options import fill
from fabletop.games import GAMES


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
    bots = [*GAMES[key].bots, "greedy"][0]
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


def test_when_it_is_over_nobody_is_asked() -> None:
    table = fabletop.play("cave")
    with pytest.raises(fabletop.Slip, match="the game is over: nobody is asked"):
        table.options()
    assert [] == table.options(0)


def test_a_game_is_kept_and_told(tmp_path: Path) -> None:
    table = fabletop.play("cave", seats=2, bots="random", options={"variant": "small"})
    table.save(tmp_path / "game.json")
    loaded = records.load(json.loads((tmp_path / "game.json").read_text("utf-8")))
    replayed = records.replay(table.game, loaded)
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
        ({"seed": 2**63}, "a seed is a number of at most 63 bits"),
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
    ],
)
def test_a_table_that_cannot_be(wish: dict[str, object], why: str) -> None:
    with pytest.raises(fabletop.Slip, match=why):
        fabletop.Table("cave", **wish)  # type: ignore[arg-type]
