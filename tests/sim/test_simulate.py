"""Many games between bots: the same seed gives the same figures, and every record is true."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from fabletop.core import record as records
from fabletop.core.dealer import Event, Quiet, Seeded, commitment
from fabletop.core.game import Outcome, Seat
from fabletop.core.options import read
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from fabletop.packs.pack import pack_id
from fabletop.sim import simulate as simulation
from fabletop.sim.columns import Columns
from fabletop.sim.simulate import (
    Chunk,
    Plan,
    Tally,
    chunk_size,
    collect,
    count_chunk,
    play_chunk,
    play_game,
    play_record,
    report,
    seat_all,
    simulate,
    tell,
    unswept,
)

PLAN = Plan("cave", 3, ("random", "greedy", "easy"), 7)
QUIET = Plan("cave", 2, ("random", "random"), 7)


def figures(tally: Tally) -> Tally:
    """Everything but the time it took."""
    return replace(tally, cpu_seconds=0.0)


# -- counting


def test_a_tally_counts_wins_by_seat_and_shares_a_shared_win() -> None:
    tally = Tally()
    tally.add(Outcome("scored", (1,), (2, 1), (3, 5)), 10)
    tally.add(Outcome("scored", (0, 1), (1, 1), (4, 4)), 12)
    assert Tally(2, 22, 0.0, {1: 1.5, 0: 0.5}, {0: 7, 1: 9}) == tally


def test_what_a_team_won_everybody_in_it_has_won() -> None:
    tally = Tally()
    tally.add(Outcome("won", (0, 1, 2), (1, 1, 1), ()), 10, team=True)
    tally.add(Outcome("lost", (), (2, 2, 2), ()), 12, team=True)
    assert Tally(2, 22, 0.0, {0: 1, 1: 1, 2: 1}, {}) == tally


def test_a_walkover_is_won_without_points() -> None:
    tally = Tally()
    tally.add(Outcome("walkover", (1,), (2, 1), ()), 3)
    assert Tally(1, 3, 0.0, {1: 1}, {}) == tally


def test_tallies_are_merged() -> None:
    one = Tally(2, 22, 0.5, {0: 0.5, 1: 1.5}, {0: 7, 1: 9})
    one.merge(Tally(1, 8, 0.25, {0: 1}, {0: 3, 1: 1}))
    one.merge(Tally())
    assert Tally(3, 30, 0.75, {0: 1.5, 1: 1.5}, {0: 10, 1: 10}) == one


# -- the same seed, the same figures


@pytest.mark.parametrize("plan", [PLAN, QUIET], ids=["with ears", "without"])
def test_the_same_plan_gives_the_same_figures(plan: Plan) -> None:
    assert figures(simulate(plan, 12)) == figures(simulate(plan, 12))
    assert figures(simulate(plan, 12)) != figures(simulate(replace(plan, seed=8), 12))


def test_games_do_not_depend_on_how_they_are_cut_into_chunks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = simulate(QUIET, 20)
    monkeypatch.setattr(simulation, "CHUNK", 7)
    done: list[int] = []
    cut = simulate(QUIET, 20, progress=done.append)
    assert [7, 7, 6] == done
    assert (whole.games, whole.decisions, whole.points) == (cut.games, cut.decisions, cut.points)
    assert pytest.approx(whole.wins) == cut.wins


def test_several_processes_count_the_same() -> None:
    done: list[int] = []
    assert figures(simulate(QUIET, 250)) == figures(simulate(QUIET, 250, 2, done.append))
    assert [100, 100, 50] == done


def test_a_chunk_is_its_games_one_after_the_other() -> None:
    game, tally = GAMES["cave"], Tally()
    for number in range(3, 6):
        tally.add(*play_game(game, QUIET, number))
    assert tally == figures(count_chunk(Chunk(QUIET, 3, 6)))
    assert tally == figures(play_chunk(Chunk(QUIET, 3, 6)).tally)


def test_a_game_is_the_same_whether_anybody_listens_or_not() -> None:
    """The same bots, but with a dealer that tells everything."""
    game = GAMES["cave"]
    deaf = play_game(game, QUIET, 1)
    rng = QUIET.rng(1)
    bots = seat_all(game, QUIET, rng)
    dealer = Seeded(rng)
    s: Any = game.setup(2, {}, dealer)
    decisions = 0
    while seats := game.actors(s):
        game.apply(s, seats[0], bots[seats[0]].choose({}, game.options(s, seats[0])), dealer)
        decisions += 1
    assert (game.outcome(s), decisions) == deaf


def test_python_sweeps_again_when_games_are_over() -> None:
    assert gc.isenabled()
    with unswept():
        assert not gc.isenabled()
        with unswept():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


# -- who hears what


class Ears:
    """A bot that only listens."""

    looks = False
    thinks = False

    def __init__(self, listens: bool = True) -> None:
        self.listens = listens
        self.heard: list[str] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event.key)

    def reason(self) -> None:
        return None

    def ponder(self, view: object, options: object) -> None:
        return None

    def choose(self, view: object, options: object) -> Any:
        raise AssertionError("only listens")


def test_bots_hear_what_their_seat_is_told() -> None:
    bots = [Ears(), Ears(), Ears(listens=False)]
    to: tuple[Seat, ...] = (1, 2)
    tell(bots, [Event("turn", (0,)), Event("dealt", (5,), to), Event("over", ())])
    assert [["turn", "over"], ["turn", "dealt", "over"], []] == [bot.heard for bot in bots]


# -- records


@pytest.mark.parametrize("plan", [PLAN, QUIET, replace(QUIET, options={"variant": "small"})])
def test_a_recorded_game_is_sealed_true_and_fair(plan: Plan) -> None:
    record = play_record(plan, 4)
    assert record == play_record(plan, 4)
    assert plan.bots == record.players
    assert plan.options == record.options
    assert record.key is not None
    assert commitment(bytes.fromhex(record.key)) == record.seal
    loaded = records.load(json.loads(json.dumps(records.dump(record))))
    game = GAMES[plan.game]
    assert game.outcome(replay(game, loaded).s) is not None
    check_fairness(loaded)


def test_recorded_games_differ_from_number_to_number() -> None:
    assert 5 == len({play_record(QUIET, number).key for number in range(5)})


# -- the report


def test_a_report_says_wins_and_mean_scores_by_seat_and_by_bot() -> None:
    plan = Plan("cave", 3, ("random", "greedy", "random"), 5, {"variant": "lamp"})
    tally = Tally(4, 100, 0.5, {1: 3, 2: 1}, {0: 40, 1: 80, 2: 60})
    assert report(plan, tally) == {
        "game": "cave",
        "seats": 3,
        "bots": ["random", "greedy", "random"],
        "seed": 5,
        "options": {"variant": "lamp"},
        "pack": "",
        "pack_id": "",
        "games": 4,
        "decisions": 100,
        "cpu_seconds": 0.5,
        "decisions_per_cpu_second": 200.0,
        "by_seat": [
            {"bot": "random", "wins": 0, "mean_score": 10.0},
            {"bot": "greedy", "wins": 3, "mean_score": 20.0},
            {"bot": "random", "wins": 1, "mean_score": 15.0},
        ],
        "by_bot": {
            "random": {"wins": 1, "mean_score": 12.5},
            "greedy": {"wins": 3, "mean_score": 20.0},
        },
    }


@pytest.mark.parametrize("bots", [("good",) * 3, ("good", "weak", "weak")])
def test_a_team_wins_together_and_has_no_scores_of_its_own(bots: tuple[str, ...]) -> None:
    plan = Plan("tom_thumb", 3, bots, 7)
    results = collect(plan, 12)
    won = sum(results["won_0"])
    assert 0 < won
    assert {0: won, 1: won, 2: won} == results.tally.wins == simulate(plan, 12).wins
    told = report(plan, results.tally)
    assert [{"bot": bot, "wins": won} for bot in bots] == told["by_seat"]
    assert {bot: {"wins": won} for bot in bots} == told["by_bot"]


def test_every_game_has_a_winner_and_the_reports_add_up() -> None:
    tally = simulate(PLAN, 15)
    assert pytest.approx(15) == sum(tally.wins.values())
    assert 15 == tally.games
    assert tally.cpu_seconds > 0


# -- rows


def timeless(table: Columns) -> list[tuple[object, ...]]:
    """All rows, without the time they took."""
    rows = [dict(zip(table.names, row, strict=True)) for row in table.rows()]
    return [tuple(row[name] for name in row if name != "cpu_seconds") for row in rows]


@pytest.mark.parametrize("key", GAMES)
def test_a_row_says_how_the_game_went(key: str) -> None:
    game, plan = GAMES[key], Plan(key, 3, ("random",) * 3, 7)
    results = collect(plan, 3)
    for number in range(3):
        outcome, decisions = play_game(game, plan, number)

        def cells(name: str, number: int = number) -> tuple[int, ...]:
            names = [f"{name}_{seat}" for seat in range(3)]
            return tuple(results[name][number] for name in names if name in results.games.names)

        assert (number, outcome.reason, decisions) == tuple(
            results[name][number] for name in ("number", "reason", "decisions")
        )
        assert outcome.winners == tuple(seat for seat in range(3) if cells("won")[seat])
        assert (outcome.ranks, outcome.scores) == (cells("rank"), cells("score"))
        for name, cell in outcome.details[0].items():
            if isinstance(cell, int):
                assert tuple(each[name] for each in outcome.details) == cells(name)
        assert decisions == sum(results[f"made_{verb}"][number] for verb in game.about.actions)
        assert results["cpu_seconds"][number] > 0


def test_every_row_says_what_was_simulated() -> None:
    plan = replace(PLAN, options={"variant": "lamp"})
    games = collect(plan, 2).games
    assert {
        "game": "cave", "version": GAMES["cave"].about.version, "seats": 3,
        "options": '{"variant": "lamp"}', "pack": "", "pack_id": "",
        "bot_0": "random", "bot_1": "greedy", "bot_2": "easy", "seed": 7,
    } == games.same  # fmt: skip


def test_every_row_and_the_report_say_with_which_pack() -> None:
    text = 'game = "cave"\ntitle = "Pink gold"\nauthor = "me"\nlicence = "CC0"\n'
    plan = replace(PLAN, pack=text + "[content.points]\npink = 9\n")
    results = collect(plan, 1)
    other = replace(plan, pack=text + "[content.points]\npink = 8\n")
    told: list[Mapping[str, object]] = [results.games.same, report(plan, results.tally)]
    assert ["Pink gold"] * 2 == [each["pack"] for each in told]
    assert {pack_id(plan.pack)} == {each["pack_id"] for each in told}
    assert other.same()["pack_id"] != plan.same()["pack_id"]


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_is_a_row_if_wanted(key: str) -> None:
    game, plan = GAMES[key], Plan(key, 3, ("random",) * 3, 7)
    results = collect(plan, 2, choices=True)
    assert timeless(collect(plan, 2).games) == timeless(results.games)
    choices = results.choices
    assert choices
    assert sum(results["decisions"]) == len(choices)
    for verb in game.about.actions:
        made = sum(results[f"made_{verb}"])
        assert made == list(choices["verb"]).count(verb)
    s = game.setup(3, {}, Quiet(plan_luck(plan, 0)))
    assert (0, game.step(s)) == (choices["number"][0], choices["step"][0])
    seat = choices["seat"][0]
    assert seat in game.actors(s)
    assert len(game.options(s, seat)) == choices["offered"][0]
    assert game.refuse(s, seat, read(json.loads(choices["action"][0]))) is None


def plan_luck(plan: Plan, number: int) -> random.Random:
    """What is left of a game's generator when its bots sit."""
    rng = plan.rng(number)
    seat_all(GAMES[plan.game], plan, rng)
    return rng


def test_rows_do_not_depend_on_jobs_and_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = collect(QUIET, 30, choices=True)
    done: list[int] = []
    spread = collect(QUIET, 30, 2, done.append, choices=True)
    assert [15, 15] == done
    monkeypatch.setattr(simulation, "CHUNK", 7)
    cut = collect(QUIET, 30, choices=True)
    for other in (spread, cut):
        assert timeless(whole.games) == timeless(other.games)
        assert whole.choices == other.choices
        assert pytest.approx(whole.tally.wins) == other.tally.wins


def test_those_who_think_get_few_games_at_once() -> None:
    assert (100, 4) == (chunk_size(PLAN), chunk_size(replace(QUIET, bots=("random", "ismcts:2"))))
