"""The games in OpenSpiel: its own tests, its own players, and nothing lost on the way."""

from __future__ import annotations

import json
import pickle
import random
import runpy
import subprocess
import sys
import unittest
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from fabletop.core.dealer import Keeping, addressed
from fabletop.core.game import Outcome
from fabletop.games import GAMES
from fabletop.sim.checks import Slip
from fabletop.sim.moments import Dealing, Undealt, suppose
from fabletop.sim.openspiel import PREFIX, possible_seats, utilities
from fabletop.sim.spaces import remember
from tests.samples import sampled

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SEATS = 3
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def load(key: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"{PREFIX}{key}", {"seats": SEATS, **parameters})


def play(game: Any, seed: int) -> Iterator[Any]:
    """A random game, state by state; the last one is the end."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            ways, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(ways, weights)[0])
        elif state.is_simultaneous_node():
            offered = [state.legal_actions(player) for player in range(SEATS)]
            state.apply_actions([luck.choice(each) if each else 0 for each in offered])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    yield state


# -- what OpenSpiel tests by itself


@pytest.mark.slow
@pytest.mark.parametrize("key", sampled(GAMES, "cave"))
def test_openspiels_random_simulation(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
def test_openspiels_random_simulation_of_choices_made_at_once() -> None:
    game = load("aladin", simultaneous=True)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("key", ["cave", "aladin"])
def test_openspiels_random_simulation_of_those_turned_back_by_openspiel(key: str) -> None:
    game = pyspiel.convert_to_turn_based(load(key, simultaneous=True))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def assert_passed(tests: unittest.TestSuite, least: int) -> None:
    result = unittest.TestResult()
    tests.run(result)
    assert [] == [trace for _, trace in result.errors + result.failures]
    assert result.testsRun >= least


@pytest.mark.long
@EVERY_GAME
def test_openspiels_api_test_as_published(key: str) -> None:
    from open_spiel.integration_tests import api_test

    flags.FLAGS(["", f"--test_only_games={PREFIX}{key}$"])
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    assert_passed(suite, least=5)


@pytest.mark.long
@EVERY_GAME
def test_openspiels_simulation_test_as_published(key: str) -> None:
    """The game as it loads by its name alone."""
    from open_spiel.python.tests import games_sim_test

    assert_passed(published(games_sim_test, f"test_game_sim_{PREFIX}{key}"), least=1)


@pytest.mark.long
@EVERY_GAME
def test_openspiels_simulation_test_as_published_with_most_players(key: str) -> None:
    from open_spiel.python.tests import games_sim_test

    name = f"test_multiplayer_game_{GAMES[key].about.seats[-1]}p_{PREFIX}{key}"
    assert_passed(published(games_sim_test, name), least=1)


def published(module: Any, name: str) -> unittest.TestSuite:
    """A test of OpenSpiel, by name."""
    return unittest.TestSuite([module.GamesSimTest(name)])


# -- chance


def test_chance_is_dealt_when_it_is_asked_for_and_equal_things_are_one_way() -> None:
    with pytest.raises(Undealt) as asked:
        Dealing([]).draw(["pearl", "ruby", "pearl"])
    assert {0: 2, 1: 1} == asked.value.ways
    dealer = Dealing([1, 5])
    assert "ruby" == dealer.draw(["pearl", "ruby"])
    assert 6 == dealer.roll(6)
    assert "lamp" == dealer.draw(["lamp"])
    with pytest.raises(Undealt) as asked:
        dealer.shuffle([1, 2, 3])
    assert {0: 1, 1: 1, 2: 1} == asked.value.ways


@EVERY_GAME
def test_it_is_the_game_of_the_rules(key: str) -> None:
    """The same answers and the same chance, given to the rules by hand, come to the same end."""
    rules, game = GAMES[key], load(key)
    *_, end = play(game, 3)
    history = iter(end.full_history())
    dealer = Keeping(lambda n: next(history).action if n > 1 else 0)
    s = rules.setup(SEATS, {}, dealer)
    for move in history:
        rules.apply(s, move.player, game.space.legal(s, move.player)[move.action], dealer)
    assert rules.dump(end.moment.s) == rules.dump(s)
    outcome = rules.outcome(s)
    assert outcome
    assert end.returns() == utilities(outcome, rules.about.cooperative)


# -- who wins


def test_who_competes_counts_those_behind_and_ahead() -> None:
    assert [1.0, -0.25, -0.25, -1.0, 0.5] == utilities(ranked(1, 3, 3, 5, 2), cooperative=False)
    assert [0.0, 0.0] == utilities(ranked(1, 1), cooperative=False)


@pytest.mark.parametrize(("winners", "utility"), [((), -1.0), ((0, 1), 1.0)])
def test_a_team_wins_or_loses_together(winners: tuple[int, ...], utility: float) -> None:
    ended = Outcome("home", winners, (1, 1), ())
    assert [utility, utility] == utilities(ended, cooperative=True)


def ranked(*ranks: int) -> Outcome:
    return Outcome("over", (), ranks, ())


@pytest.mark.slow
@EVERY_GAME
def test_openspiel_knows_whose_game_it_is(key: str) -> None:
    utility = pyspiel.GameType.Utility
    expected = utility.IDENTICAL if GAMES[key].about.cooperative else utility.ZERO_SUM
    assert expected == load(key).get_type().utility


# -- what players know


@EVERY_GAME
def test_another_world_looks_the_same_to_its_player(key: str) -> None:
    for number, state in enumerate(play(load(key), 5)):
        if number % 25 or state.is_chance_node() or state.is_terminal():
            continue
        for player in range(SEATS):
            world = state.resample_from_infostate(player, random.Random(number).random)
            assert state.information_state_string(player) == world.information_state_string(player)
            assert state.current_player() == world.current_player()
            if player == state.current_player():
                assert state.legal_actions() == world.legal_actions()


@EVERY_GAME
def test_the_others_of_another_world_have_noted_what_they_can_have_heard(key: str) -> None:
    """If it is the true world, what they did note. Two, where deals are spoken of in secret."""
    seats = 2 if key == "basra" else SEATS
    for number, state in enumerate(play(load(key, seats=seats), 5)):
        moment = state.moment
        if number % 20 or not moment.actors:
            continue
        game = moment.space.game
        for player in range(seats):
            heard = [event for event in moment.news() if addressed(event, player)]
            news = suppose(moment.space, moment.s, player, heard)
            for other in range(seats):
                found = remember(game, game.mind.notes(seats), news, other)
                assert told_alone(moment.notes[other]) == told_alone(found)
                assert places(found) <= places(moment.notes[other])


def places(notes: Any) -> set[str]:
    return set(notes.get("places", ()))


def told_alone(notes: Any) -> Any:
    """Notes without what a world does not have either: the rest of a sentence (OS-84), cards that
    a Guide was dealt in an earlier turn and did not ask for (TT-11)."""
    return {name: value for name, value in notes.items() if name not in ("rest", "places")}


@EVERY_GAME
def test_who_plays_on_in_another_world_can_note_it_all(key: str) -> None:
    """Every seat sees, remembers and imagines there, again and again, up to the end."""
    luck = random.Random(3)
    state = next(
        state for state in play(load(key), 3) if state.move_number() > 30 and state.moment.actors
    )
    for _ in range(80):
        if state.is_terminal():
            return
        if state.is_chance_node():
            ways, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(ways, weights)[0])
            continue
        player = luck.randrange(SEATS)
        world = state.resample_from_infostate(player, luck.random)
        for seat in range(SEATS):
            assert len(world.information_state_tensor(seat)) == len(
                state.information_state_tensor(seat)
            )
        state = world if luck.random() < 0.3 else state
        state.apply_action(luck.choice(state.legal_actions()))


@EVERY_GAME
def test_an_information_state_is_view_and_notes(key: str) -> None:
    game = load(key)
    *_, end = play(game, 7)
    moment = end.moment
    for player in range(SEATS):
        view = moment.space.game.view(moment.s, player)
        known = {"seat": player, "view": view, "notes": moment.notes[player]}
        assert json.loads(json.dumps(known)) == json.loads(end.information_state_string(player))
        row = moment.space.observe(view, moment.notes[player])
        assert row.tolist() == end.information_state_tensor(player)


def test_spectators_have_an_observer_and_what_nobody_offers_has_none() -> None:
    game = load("cave")
    nobody = pyspiel.PrivateInfoType.NONE
    watching = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody)
    )
    *_, end = play(game, 1)
    moment = end.moment
    seen = json.loads(watching.string_from(end, 0))
    assert seen["view"] == json.loads(json.dumps(moment.space.game.view(moment.s, None)))
    assert make_observation(game, pyspiel.IIGObservationType(False, False)) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


# -- choices made together


def test_who_chooses_unseen_is_asked_in_turn_or_all_at_once() -> None:
    in_turn, at_once = load("aladin"), load("aladin", simultaneous=True)
    first = next(state for state in play(in_turn, 1) if not state.is_chance_node())
    assert 0 == first.current_player()
    assert first.legal_actions(1) == []
    together = next(state for state in play(at_once, 1) if not state.is_chance_node())
    assert together.is_simultaneous_node()
    assert all(together.legal_actions(player) for player in range(SEATS))


def test_an_answer_stays_unseen_until_all_are_in() -> None:
    state = next(state for state in play(load("aladin"), 1) if not state.is_chance_node())
    one, two = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert 1 == one.current_player()
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)


# -- tables


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("fabletop_cave(players=2,variant=small,removed_kinds=lamp+ring+crown)")
    assert 2 == game.num_players()
    assert {"variant": "small", "removed_kinds": ("lamp", "ring", "crown")} == game.space.options
    assert str(game) == str(pickle.loads(pickle.dumps(game)))
    assert {"deck": "44", "young": True} == load("open_sesame", deck=44, young=True).space.options


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("seats=9", "bad-player-count, CT-1"),
        ("seats=0", "bad-player-count, CT-1"),
        ("variant=huge", "bad-option, CT-2"),
        ("players=2,seats=4", "players=2 and seats=4 contradict each other"),
        ("pack=none.toml", "none.toml cannot be read"),
    ],
)
def test_impossible_tables_are_refused_in_one_sentence(said: str, why: str) -> None:
    with pytest.raises(Slip, match=why):
        pyspiel.load_game(f"fabletop_cave({said})")


def test_players_and_seats_are_two_words_for_one_thing() -> None:
    said = ("players=2", "seats=2", "players=2,seats=2")
    assert [2, 2, 2] == [pyspiel.load_game(f"fabletop_cave({s})").num_players() for s in said]


def test_a_pack_is_a_parameter_and_goes_with_its_states() -> None:
    pack = ROOT / "examples" / "packs" / "dragon-hoard.toml"
    game = pyspiel.load_game(f"fabletop_cave(seats=2,pack={pack})")
    assert game.space.game.about.pack == pack.read_text("utf-8")
    *_, end = play(game, 3)
    again = pickle.loads(pickle.dumps(end))
    assert str(end) == str(again)
    assert again.moment.space is end.moment.space


def test_unknown_options_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'weather'"):
        pyspiel.load_game("fabletop_cave(weather=fine)")


def test_impossible_moves_are_refused() -> None:
    state = load("cave").new_initial_state()
    with pytest.raises(ValueError, match="no outcome 900"):
        state.apply_action(900)
    state = next(state for state in play(load("cave"), 1) if not state.is_chance_node())
    with pytest.raises(ValueError, match="may not answer 0"):
        state.apply_action(0)


def test_a_state_goes_to_another_process_as_bytes_and_that_one_ends_well() -> None:
    state = next(state for state in play(load("cave"), 1) if state.history()[8:])
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    asked = [sys.executable, "-c", code]
    found = subprocess.run(asked, input=pickle.dumps(state), capture_output=True, check=True)
    assert str(state) == found.stdout.decode().strip()


# -- what plays them


def test_openspiels_tree_search_plays_a_move() -> None:
    game = load("tom_thumb")
    state = next(state for state in play(game, 1) if not state.is_chance_node())
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()


@EVERY_GAME
def test_openspiels_information_set_search_plays_some_moves(key: str) -> None:
    """From several moments of a game, on every seat, to the end of a rollout."""
    game = load(key)
    luck = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, luck, 25), 2.0, 4, random_state=luck,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    asked: Counter[int] = Counter()
    for number, state in enumerate(play(game, 4)):
        player = state.current_player()
        if player >= 0 and asked[player] < 4 and number % 3 == 0:
            asked[player] += 1
            assert bot.step(state) in state.legal_actions()
    assert set(range(SEATS)) == set(asked)


@pytest.mark.long
@EVERY_GAME
def test_openspiels_information_set_search_plays_whole_games(key: str) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "openspiel_ismcts.py"))
    fewest = possible_seats(GAMES[key])[0]
    for seats in (fewest,) if key in ("aladin", "basra") else (fewest, 4):  # those are long
        game = load(key, seats=seats)
        luck = np.random.RandomState(seats)
        bots = [example["searcher"](game, 2, 6, luck) for _ in range(seats)]
        assert seats == len(example["play"](game, bots, luck))


@pytest.mark.parametrize("said", ["fabletop_cave(seats=2)", "fabletop_tom_thumb"])
def test_the_example_plays_a_game(
    said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["", said, "--games", "1", "--simulations", "2", "--rollout", "5"]
    monkeypatch.setattr("sys.argv", words)
    runpy.run_path(str(ROOT / "examples" / "openspiel_ismcts.py"), run_name="__main__")
    assert f"1 games of {said}" in capsys.readouterr().out
