"""Games with a pack's content: the same rules, as fast, kept with the record."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from fabletop.bots.bot import levels
from fabletop.contract.suite import CHECKS
from fabletop.contract.walks import Check, tables
from fabletop.core import record as records
from fabletop.core.game import Game
from fabletop.core.record import Damaged
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES, game_of
from fabletop.games.open_sesame.content import BOX
from fabletop.packs.edition import game_of_pack
from fabletop.packs.pack import read_pack
from fabletop.sim.simulate import Plan, play_game, play_record, simulate
from fabletop.transcript import transcript
from tests.packs.packs import EXAMPLES, HEAD, some_pack
from tests.samples import sampled

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
SOME = [path for path in EXAMPLES if path.stem in ("dragon-hoard", "watchtower")]
EVERY_EXAMPLE = pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def plan_of(game: Game[Any], bot: str = "random", seats: int = 3) -> Plan:
    return Plan(game.key, seats, (bot,) * seats, 1, {}, game.about.pack)


@EVERY_GAME
def test_a_pack_that_changes_nothing_plays_the_same_game(key: str) -> None:
    game = game_of(key, f'game = "{key}"\n{HEAD}')
    usual = GAMES[key]
    assert game is not usual
    for number in range(3):
        assert play_game(game, plan_of(game), number) == play_game(usual, plan_of(usual), number)


def test_a_pack_changes_its_own_games_only() -> None:
    text = f'game = "cave"\n{HEAD}[content]\ngroups = [99, 99, 99, 99, 99, 99, 99]'
    packed = simulate(plan_of(game_of("cave", text)), 20)
    usual = simulate(plan_of(GAMES["cave"]), 20)
    assert min(packed.points.values()) > 20 * 900 > max(usual.points.values())


@pytest.mark.parametrize("how", ["least", "most", "any"])
@EVERY_GAME
def test_whatever_the_limits_allow_can_be_played(key: str, how: str) -> None:
    game = game_of(key, some_pack(key, how, seed=1))
    usual_bot = next(iter(game.mind.bots or game.mind.heuristics))
    for bot in ("random", usual_bot):
        for seats in (3, game.about.seats[-1]):
            play_game(game, plan_of(game, bot, seats), 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@EVERY_GAME
def test_anything_the_limits_allow_can_be_played(key: str, seed: int) -> None:
    game = game_of(key, some_pack(key, "any", seed))
    for bot in levels(game):
        for seats in game.about.seats[1:]:
            play_game(game, plan_of(game, bot, seats), seed)


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("path", sampled(EXAMPLES, *SOME), ids=lambda path: path.stem)
def test_games_with_a_pack_keep_the_contract(path: Path, check: Check) -> None:
    game = game_of_pack(text_of(path))
    table = tables(game)[1]
    check(game, table.seats, table.options, 1)


@EVERY_EXAMPLE
def test_a_record_needs_no_file(path: Path) -> None:
    game = game_of_pack(text_of(path))
    record = play_record(plan_of(game), 0)
    kept = records.load(json.loads(json.dumps(records.dump(record))))
    game_of_pack.cache_clear()
    replayed = replay(game_of(kept.game, kept.pack), kept)
    assert game.outcome(replayed.s) == replayed.game.outcome(replayed.s)
    check_fairness(kept)
    assert read_pack(kept.pack).title in "\n".join(transcript(replayed.game, kept))


def test_the_seal_covers_the_pack() -> None:
    game = game_of_pack(text_of(EXAMPLES[0]))
    data = records.dump(play_record(plan_of(game), 0))
    data["pack"] = str(data["pack"]).replace("3", "4")
    with pytest.raises(Damaged, match="its beginning does not fit its seal"):
        records.load(data)


def test_a_record_is_not_replayed_with_other_content() -> None:
    record = play_record(plan_of(game_of_pack(text_of(EXAMPLES[0]))), 0)
    with pytest.raises(Damaged, match="other content"):
        replay(GAMES[record.game], record)
    usual = play_record(plan_of(GAMES["cave"]), 0)
    with pytest.raises(Damaged, match="other content"):
        replay(game_of("cave", f'game = "cave"\n{HEAD}'), usual)


def test_records_without_a_pack_are_as_they_were() -> None:
    assert "pack" not in records.dump(play_record(plan_of(GAMES["cave"]), 0))


def test_forks_and_undo_keep_the_pack() -> None:
    game = game_of_pack(text_of(EXAMPLES[0]))
    record = play_record(plan_of(game), 0)
    assert game.about.pack == record.fork(2).pack == replay(game, record).record.pack


def test_a_game_goes_to_another_process_as_its_pack() -> None:
    game = game_of_pack(text_of(EXAMPLES[0]))
    assert game is pickle.loads(pickle.dumps(game)) is copy.deepcopy(game)
    game_of_pack.cache_clear()
    assert game.about.pack == pickle.loads(pickle.dumps(game)).about.pack


def test_many_processes_play_the_same() -> None:
    plan = plan_of(game_of_pack(text_of(EXAMPLES[0])))
    assert simulate(plan, 120, jobs=1).points == simulate(plan, 120, jobs=2).points


def test_a_name_of_a_pack_can_be_typed() -> None:
    text = f'game = "open_sesame"\n{HEAD}[names.en]\nkind-vase = "a jug"\nkind-ring = "- ."\n'
    game: Any = game_of("open_sesame", text + 'kind-lamp = "a drum"\n')
    tongue = game.box.listener.tongue
    english, french = tongue("en").names, tongue("fr").names
    assert "vase" == english["jug",]
    assert "vase" == french["a", "jug"]
    assert "vase" == english["vase",]
    assert "drum" == english["drum",]
    assert ("jug",) not in BOX.listener.tongue("en").names


CAVES = {
    "a tower": (["5x5+0+0", "3x3+2+2", "2x2+3+3", "1x1+4+4", "1x1+4+4"], 25 + 9 + 4 + 1 + 1),
    "a wall": (["5x5+0+0", "5x2+3+0", "5x2+3+0", "4x1+4+1", "3x1+4+2"], 25 + 10 + 10 + 4 + 3),
    "a low one": (["4x4+0+0", "1x4+0+0"], 16 + 4),
}


@pytest.mark.slow
@pytest.mark.parametrize(("layers", "cells"), CAVES.values(), ids=CAVES)
def test_caves_of_all_shapes(layers: list[str], cells: int) -> None:
    game = game_of("cave", f'game = "cave"\n{HEAD}[content.caves]\nlarge.layers = {layers}')
    play = play_record(plan_of(game, "greedy"), 0)
    taken = [move for move in play.moves if str(move.action[0]).startswith("take")]
    assert cells >= len(taken) > cells // 2
    for check in CHECKS:
        check(game, 3, {"variant": "lamp"}, 1)
