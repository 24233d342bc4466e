"""The contract every game keeps, as checks without a word about any one game.

Each check plays whole random games at a table and raises AssertionError where the contract is
broken. `fabletop check-game` runs them over a game from elsewhere, tests/contract/test_games.py
over every game of the house, tests/contract/test_suite.py over small broken ones, to show that
they bite.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping, Sequence

from fabletop.bots.random import Random
from fabletop.contract.knowledge import (
    after,
    check_imagine,
    check_leaks,
    check_log,
    check_questions,
    check_secrets,
    other_keys,
    other_view,
    worlds,
)
from fabletop.contract.memory import check_notes
from fabletop.contract.places import check_positions
from fabletop.contract.walks import (
    AnyGame,
    Check,
    is_legal,
    last,
    observers,
    one_action_each,
    probes,
    sample,
    text,
    walk,
)
from fabletop.core import record as records
from fabletop.core.dealer import Quiet, Seeded
from fabletop.core.game import View
from fabletop.core.options import Action, Option, Word, fits, has_holes, rank, some_fillings, spell
from fabletop.core.record import LEAVE
from fabletop.core.replay import replay
from fabletop.sim.simulate import play_on


def check_options(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Sorted, unique, never empty for somebody who is asked."""
    for play in walk(game, seats, options, seed):
        actors = game.actors(play.s)
        assert len(set(actors)) == len(actors)
        for seat in range(seats):
            offered = list(game.options(play.s, seat))
            assert offered or seat not in actors, (
                f"seat {seat} is asked `{game.step(play.s)}` and has no option"
            )
            if offered:
                assert offered == sorted(offered, key=rank), f"not sorted: {offered}"
                assert len({text(spell(option)) for option in offered}) == len(offered)
                assert all(option[0] in game.about.actions for option in offered)
            for option in offered:
                assert option[0] in game.mind.holes or not has_holes(option)


def check_likely(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """What a game proposes to those who search can be answered."""
    for play in sample(walk(game, seats, options, seed), 2, seed):
        for seat in game.actors(play.s):
            offered = game.options(play.s, seat)
            for option in offered:
                if option[0] in game.mind.holes:
                    assert all(fits(option, a) for a in game.mind.fillings(play.s, seat, option))
            if game.step(play.s) in game.mind.usual:
                action = game.mind.likely(play.s, seat, Quiet(seed))
                assert any(fits(option, action) for option in offered)
            assert len(game.mind.prospects(play.s)) in (0, seats)
    assert set(game.mind.skills) <= set(game.mind.usual)


def check_repertoire(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Who numbers actions finds every option of a verb that is listed, and no action twice.

    One with a hole stands for all that fill it.
    """
    listed: dict[object, list[Action]] = {}
    for action in game.study.repertoire(seats, options):
        listed.setdefault(action[0], []).extend(some_fillings(action))
    for verb, actions in listed.items():
        assert verb in game.about.actions
        assert len({text(spell(action)) for action in actions}) == len(set(actions)) == len(actions)
    met: set[Option] = set()
    for play in sample(walk(game, seats, options, seed), 2, seed):
        met.update(option for seat in range(seats) for option in game.options(play.s, seat))
    for option in met:
        if option[0] in listed:
            assert any(fits(option, action) for action in listed[option[0]]), option


def check_json(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """A state is equal to itself after JSON, and plays on the same."""
    for play in walk(game, seats, options, seed):
        data = text(game.dump(play.s))
        other = game.load(json.loads(data))
        assert data == text(game.dump(other)), (
            f"`dump` and `restore` differ: {other_keys(game.dump(play.s), game.dump(other))}"
        )
        for seat in observers(play):
            views = game.view(play.s, seat), game.view(other, seat)
            assert text(views[0]) == text(views[1]), f"after JSON a view shows {other_keys(*views)}"
        for seat, action in one_action_each(game, play.s, seed):
            real, loaded = (after(game, s, seat, action, seed) for s in (play.s, other))
            dumps = game.dump(real.s), game.dump(loaded.s)
            assert text(dumps[0]) == text(dumps[1]), (
                f"after JSON {action} makes {other_keys(*dumps)}"
            )
            assert real.heard == loaded.heard


def is_json(thing: object) -> bool:
    """Whether it is the same after JSON."""
    try:
        return bool(thing == json.loads(text(thing)))
    except TypeError:
        return False


def check_clones(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """What happens to a copy does not happen to the original, nor to a view made of it before."""
    shown: list[tuple[View, str]] = []
    for play in walk(game, seats, options, seed):
        for view, said in shown:
            assert said == text(view), (
                f"a view changed after it was made: {other_keys(json.loads(said), view)}; "
                "it must hold copies, not lists of the state"
            )
        views = game.table.views(play.s, observers(play))
        shown = [(view, text(view)) for view in views]
        before = text(game.dump(play.s))
        copy = game.clone(play.s)
        assert before == text(game.dump(copy)), (
            f"`clone` makes {other_keys(game.dump(play.s), game.dump(copy))}"
        )
        for seat, action in one_action_each(game, play.s, seed):
            after(game, play.s, seat, action, seed)
            assert before == text(game.dump(play.s)), (
                f"{action} of a copy changed the original: "
                f"{other_keys(json.loads(before), game.dump(play.s))}; see `clone`"
            )


def check_components(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Nothing gets lost, nothing appears from nowhere."""
    first: Sequence[str] | None = None
    for play in walk(game, seats, options, seed):
        pieces = game.study.components(play.s)
        assert pieces == (first := first or pieces)


def check_seed(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """The same seed gives the same game."""
    one, other = (last(walk(game, seats, options, seed)) for _ in range(2))
    assert one.record == other.record
    assert one.events == other.events
    assert text(game.dump(one.s)) == text(game.dump(other.s))


def check_play_out(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Bots among themselves, and a dealer nobody hears, play the same game in one go."""
    heard, quiet = Seeded(seed), Quiet(seed)
    one, other = (game.setup(seats, options, dealer) for dealer in (heard, quiet))
    decisions = play_on(game, one, [Random(random.Random(seed))] * seats, heard)
    assert decisions == game.study.play_out(other, [Random(random.Random(seed))] * seats, quiet)
    assert text(game.dump(one)) == text(game.dump(other))


def check_replay(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """A record, through JSON, gives the same states and events without a generator."""
    play = last(walk(game, seats, options, seed))
    loaded = records.load(json.loads(text(records.dump(play.record))))
    assert play.record == loaded
    again = replay(game, loaded)
    assert play.events == again.events
    assert text(game.dump(play.s)) == text(game.dump(again.s))


def check_outcome(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """An outcome exactly at the end; the winners are the first."""
    for play in walk(game, seats, options, seed):
        outcome = game.outcome(play.s)
        assert (outcome is None) == bool(game.actors(play.s))
        if outcome:
            assert len(outcome.ranks) == seats
            assert outcome.winners == tuple(s for s in range(seats) if outcome.ranks[s] == 1)
            assert game.step(play.s) == "over"
            text(outcome.spell())


def check_events(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Every event is declared, with as many arguments, and is JSON."""
    for event in last(walk(game, seats, options, seed)).events:
        assert event.key in game.about.events, f"event `{event.key}` is told and not declared"
        names = game.about.events[event.key]
        assert len(names) == len(event.args), (
            f"event `{event.key}` is told with {list(event.args)}, and declared with {list(names)}"
        )
        assert is_json(list(event.args)), (
            f"event `{event.key}` is told with {list(event.args)}, which JSON changes: "
            "write lists, no tuples"
        )


def check_pace(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Whoever is asked has something to lapse into, and it can be played."""
    for play in walk(game, seats, options, seed):
        pace = game.table.pace(play.s)
        assert sorted(pace.lapse) == sorted(game.actors(play.s))
        for seat, actions in pace.lapse.items():
            assert actions
            for action in actions:
                after(game, play.s, seat, action, seed)


def check_leaving(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Anybody may leave at any moment; they are asked no more, and the game comes to an end."""
    for play in walk(game, seats, options, seed, leaving=0.05):
        gone = {move.seat for move in play.record.moves if move.action == LEAVE}
        assert gone.isdisjoint(game.actors(play.s)), (
            f"`{game.step(play.s)}` is asked of somebody who has left"
        )
        assert bool(game.actors(play.s)) == (game.outcome(play.s) is None), (
            f"after somebody left, `{game.step(play.s)}` is asked of nobody: if all others have "
            "answered, `leave` calls `advance`"
        )
        data, again = game.dump(play.s), game.dump(game.load(game.dump(play.s)))
        assert text(data) == text(again), (
            f"after somebody left, `dump` and `restore` differ: {other_keys(data, again)}"
        )
        for seat in observers(play):
            for world in worlds(game, play, seat, seed):
                alike = text(game.view(play.s, seat)) == text(game.view(world, seat))
                assert alike, other_view(game, seat, play.s, world)
    assert play.events == replay(game, play.record).events


def check_refusals(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """`refuse` is None exactly when an action fits an option; asking changes nothing."""
    for play in sample(walk(game, seats, options, seed), 11, seed):
        before = text(game.dump(play.s))
        decision = game.decision(play.s)
        for seat in observers(play):
            for probe in probes(game, play.s):
                refusal = game.refuse(play.s, seat, probe)
                assert (refusal is None) == is_legal(game, play.s, seat, probe), (seat, probe)
                if refusal:
                    assert refusal.code in game.about.refusals, refusal
                    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code), refusal.code
                    clause = re.fullmatch(r"[A-Z]{2}-\d+[a-z]?", refusal.clause)
                    assert clause, f"a clause is called like CT-12, not {refusal.clause}"
                    text(refusal.spell())
                assert game.refuse(play.s, seat, probe, decision - 1) is not None
        assert before == text(game.dump(play.s))


CHECKS: Sequence[Check] = (
    check_options, check_likely, check_json, check_clones, check_components, check_seed,
    check_play_out, check_repertoire,
    check_replay, check_outcome, check_events, check_pace, check_leaving, check_refusals,
    check_imagine, check_leaks, check_notes, check_secrets, check_questions, check_log,
    check_positions,
)  # fmt: skip
