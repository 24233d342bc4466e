"""PettingZoo's own tests, as published, over every game; and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from fabletop.core.dealer import Seeded
from fabletop.games import GAMES
from fabletop.sim.checks import Slip
from fabletop.sim.pettingzoo import ILLEGAL, env, parallel_env
from fabletop.sim.spaces import remember

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "pettingzoo.md"
EVERY_GAME = pytest.mark.parametrize("key", GAMES)
TOGETHER = "aladin"

# They warn of every observation that is a dict and whose game is not their own.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


# -- theirs


@pytest.mark.slow
@EVERY_GAME
def test_api(key: str) -> None:
    api_test(env(key))


@pytest.mark.slow
@EVERY_GAME
def test_seeds(key: str) -> None:
    seed_test(partial(env, key))


@pytest.mark.slow
@EVERY_GAME
def test_parallel_api(key: str) -> None:
    parallel_api_test(parallel_env(key))


@pytest.mark.slow
@EVERY_GAME
def test_parallel_seeds(key: str) -> None:
    parallel_seed_test(partial(parallel_env, key))


def test_max_cycles() -> None:
    """Of an environment for all at once, and of what PettingZoo makes one after the other of it."""
    at_once = partial(parallel_env, TOGETHER)
    max_cycles_test(
        SimpleNamespace(parallel_env=at_once, env=lambda **most: parallel_to_aec(at_once(**most)))
    )


def test_api_of_all_at_once_made_one_after_the_other() -> None:
    api_test(parallel_to_aec(parallel_env(TOGETHER)))


# -- ours


def play(table: Any, seed: int) -> dict[str, float]:
    """A game by chance; what everybody got in all."""
    luck = random.Random(seed)
    table.reset(seed=seed)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        total[agent] += reward
        mask = observation["action_mask"].nonzero()[0]
        table.step(None if over or cut else int(luck.choice(mask)))
    return total


@pytest.mark.slow
@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if not game.about.cooperative])
def test_who_plays_against_each_other_gets_what_the_others_lose(key: str) -> None:
    total = play(env(key), 1)
    assert sum(total.values()) == pytest.approx(0)
    assert set(total.values()) <= {-1.0, -0.5, 0.0, 0.5, 1.0}


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.about.cooperative])
def test_who_plays_together_gets_the_same(key: str) -> None:
    assert len(set(play(env(key), 1).values())) == 1


def test_the_end_says_rank_and_score() -> None:
    table = env("cave", seats=2)
    luck = random.Random(5)
    table.reset(seed=5)
    while not any(table.terminations.values()):
        observation = table.observe(table.agent_selection)
        table.step(int(luck.choice(observation["action_mask"].nonzero()[0])))
    outcome = table.rules.outcome(table.sitting.s)
    assert outcome is not None
    assert [table.infos[agent] for agent in table.agents] == [
        {"rank": rank, "score": score}
        for rank, score in zip(outcome.ranks, outcome.scores, strict=True)
    ]


@pytest.mark.slow
@EVERY_GAME
def test_an_illegal_action_costs_a_point_and_the_game_goes_on(key: str) -> None:
    table = env(key)
    table.reset(seed=3)
    for _ in range(30):
        agent = table.agent_selection
        legal = table.observe(agent)["action_mask"]
        table.step(int((legal == 0).nonzero()[0][0]))
        assert table.rewards[agent] == ILLEGAL
        if not any(table.terminations.values()):
            assert table.observe(table.agent_selection)["action_mask"].any()


@EVERY_GAME
def test_a_seat_gets_what_its_view_and_notes_say_and_nothing_more(key: str) -> None:
    """Also when it reads later, or looks back."""
    table, luck = env(key), random.Random(4)
    table.reset(seed=4)
    rules, space = table.rules, table.space
    later = []
    for number in range(60):
        s, seat = table.sitting.s, table.seat_of[table.agent_selection]
        if any(table.terminations.values()):
            break
        view = rules.view(s, seat)
        notes = remember(rules, rules.mind.notes(space.seats), table.sitting.events(), seat)
        observation = table.observe(table.agent_selection)
        later.append((observation, space.observe(view, notes)))
        other = rules.mind.imagine(view, notes, Seeded(number))
        assert list(space.legal(other, seat)) == list(observation["action_mask"].nonzero()[0])
        table.step(int(luck.choice(observation["action_mask"].nonzero()[0])))
    luck.shuffle(later)
    for observation, expected in later:
        assert np.array_equal(expected, observation["observation"])


def test_who_looks_now_and_then_sees_what_who_looks_always_sees() -> None:
    """A game that is watched from somewhere on, and looked back on, is still the same game."""

    def rows(looks: Callable[[int], bool]) -> list[Any]:
        table, luck = env("basra"), random.Random(8)
        table.reset(seed=8)
        glances = []
        for number in range(90):
            observation, *_ = table.last()
            glances.append(observation)
            if looks(number):
                observation["observation"]
            possible = observation["action_mask"].nonzero()[0]
            bad = number % 10 == 9  # what the clock plays instead is drawn by lot
            table.step(-1 if bad else int(luck.choice(possible)))
        return [glance["observation"].tobytes() for glance in glances[::-1]]

    always = rows(lambda number: True)
    assert always == rows(lambda number: False)
    assert always == rows(lambda number: number in (0, 30, 31, 60))


@pytest.mark.parametrize(
    "read",
    [
        dict,
        lambda observation: {**observation},
        lambda observation: observation | {},
        lambda observation: dict(observation.items()),
        lambda observation: dict(zip(observation, observation.values(), strict=True)),
        lambda observation: {key: observation.get(key) for key in observation},
        lambda observation: observation.copy(),
        copy.copy,
        copy.deepcopy,
        lambda observation: pickle.loads(pickle.dumps(observation)),
    ],
)
def test_an_observation_is_read_like_any_dict(read: Any) -> None:
    table = env("cave")
    table.reset(seed=1)
    agent = table.agent_selection
    expected = table.observe(agent)["observation"]
    found = read(table.observe(agent))
    assert list(found) == ["observation", "action_mask"]
    assert np.array_equal(expected, found["observation"])
    assert table.observation_space(agent).contains(found)


def test_of_several_who_are_asked_the_next_round_the_table_comes_next() -> None:
    table = env(TOGETHER)
    table.reset(seed=1)
    asked = []
    for _ in range(3):
        asked.append(table.agent_selection)
        observation, *_ = table.last()
        table.step(int(observation["action_mask"].nonzero()[0][0]))
    assert ["player_0", "player_1", "player_2"] == asked


def test_who_is_not_asked_can_only_wait() -> None:
    table = parallel_env("cave")
    observations, _ = table.reset(seed=1)
    asked = table.rules.actors(table.sitting.s)
    for agent, seat in table.seat_of.items():
        legal = list(observations[agent]["action_mask"].nonzero()[0])
        assert (legal == [table.space.size]) == (seat not in asked)


def test_no_seat_is_asked_more_often_than_max_cycles() -> None:
    table = env("cave", max_cycles=2)
    table.reset(seed=1)
    counts = dict.fromkeys(table.agents, 0)
    while not any(table.truncations.values()):
        observation, *_ = table.last()
        counts[table.agent_selection] += 1
        table.step(int(observation["action_mask"].nonzero()[0][0]))
    assert max(counts.values()) == 2
    assert set(table.rewards.values()) == {0.0}


def test_one_seed_fixes_all_games_after_it() -> None:
    def two_games() -> list[dict[str, float]]:
        table = env("cave", seats=2)
        table.reset(seed=7)
        table.reset()
        return [table.observe(table.agent_selection)["observation"].tolist()]

    assert two_games() == two_games()


def test_the_story_is_told_in_sentences() -> None:
    table = env("cave", render_mode="ansi")
    table.reset(seed=1)
    assert "player_" in str(table.render())
    assert table.render() == ""
    table.step(int(table.last()[0]["action_mask"].nonzero()[0][0]))
    assert "player_" in str(table.render())
    assert env("cave").metadata["render_modes"] == ["ansi"]


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "bad-player-count, CT-1"),
        ({"seats": 0}, "the number of seats must be at least 1"),
        ({"seats": 2.5}, "the number of seats must be a whole number, not 2.5"),
        ({"options": {"variant": "huge"}}, "bad-option, CT-2"),
        ({"options": "lamp"}, "options are given by name"),
        ({"max_cycles": 0}, "max_cycles must be at least 1"),
        ({"max_cycles": -3}, "max_cycles must be at least 1"),
        ({"pack": "none.toml"}, "none.toml cannot be read"),
        ({"game": GAMES["cave"], "pack": "x.toml"}, "a pack goes with the name of a game"),
    ],
)
def test_a_slip_is_answered_in_one_sentence(make: Any, wish: dict[str, Any], why: str) -> None:
    with pytest.raises(Slip, match=why):
        make(**{"game": "cave"} | wish)


@pytest.mark.parametrize("make", [env, parallel_env])
def test_options_are_the_tables_and_not_those_of_a_reset(make: Any) -> None:
    table = make("cave", options={"variant": "small", "removed_kinds": ["ring", "ruby", "crown"]})
    table.reset(seed=1, options={"somebody's own": 1})
    with pytest.raises(Slip, match="variant is an option of the table"):
        table.reset(seed=1, options={"variant": "lamp"})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_pack_is_played(make: Any) -> None:
    pack = ROOT / "examples" / "packs" / "dragon-hoard.toml"
    table = make("cave", seats=2, pack=pack)
    assert table.rules.about.pack == pack.read_text("utf-8")
    assert make("cave", seats=2, pack=str(pack)).space is table.space
    table.reset(seed=1)
    assert table.agents == ["player_0", "player_1"]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="render mode"):
        env("cave", render_mode="human")
    with pytest.raises(RuntimeError, match="reset"):
        env("cave").step(0)
    with pytest.raises(RuntimeError, match="reset"):
        env("cave").observe("player_0")
    with pytest.raises(RuntimeError, match="reset"):
        parallel_env("cave").step({})


@pytest.mark.slow
def test_the_examples_in_the_documentation_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(DOCS), "exec"), names)
