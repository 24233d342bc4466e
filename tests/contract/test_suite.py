"""The contract suite bites: an honest game passes, each broken one fails where it is broken."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop.contract import knowledge, memory, places, suite
from fabletop.contract.suite import CHECKS
from fabletop.contract.walks import Check
from fabletop.core.record import Damaged
from tests.contract import parley

BROKEN: dict[type[parley.Parley], Check] = {
    parley.LeaksByView: knowledge.check_imagine,
    parley.LeaksToPeople: knowledge.check_imagine,
    parley.HidesFromPeople: knowledge.check_imagine,
    parley.LeaksByTime: knowledge.check_imagine,
    parley.LeaksByEvent: knowledge.check_leaks,
    parley.LeaksIntoNotes: knowledge.check_secrets,
    parley.LeaksByPrivateEvent: knowledge.check_leaks,
    parley.LeaksByQuestion: knowledge.check_questions,
    parley.LeaksByOptions: knowledge.check_imagine,
    parley.LeaksByRefusal: knowledge.check_imagine,
    parley.ForgetsTheTrump: memory.check_notes,
    parley.KnowsCardsThatAreGone: memory.check_notes,
    parley.ForgetsWhatItPutBack: memory.check_notes,
    parley.DriftsInReplay: suite.check_replay,
    parley.PlaysOtherwiseUnheard: suite.check_play_out,
    parley.LosesCards: suite.check_components,
    parley.SharesItsCopies: suite.check_clones,
    parley.ShowsItsOwnLists: suite.check_clones,
    parley.ForgetsInJson: suite.check_json,
    parley.Unsorted: suite.check_options,
    parley.RefusesTheLegal: suite.check_refusals,
    parley.ChangesWhileRefusing: suite.check_refusals,
    parley.NeverEnds: suite.check_outcome,
    parley.TellsTheUndeclared: suite.check_events,
    parley.ListsTooFew: suite.check_repertoire,
    parley.BelievesPositions: places.check_positions,
    parley.RefusesWithoutAWord: places.check_positions,
    parley.RefusesItsOwnPositions: places.check_positions,
    parley.DumpsTheUndeclared: places.check_positions,
    parley.LoopsForEver: places.check_positions,
}


def run(check: Check, game: Any) -> None:
    for seats in game.about.seats:
        for seed in range(8):
            check(game, seats, {}, seed)


@pytest.mark.parametrize("game", [parley.Parley, parley.Reshuffles])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_an_honest_game_passes(game: type[parley.Parley], check: Check) -> None:
    run(check, game())


@pytest.mark.parametrize(("game", "check"), BROKEN.items(), ids=lambda x: x.__name__)
def test_a_broken_game_is_caught(
    game: type[parley.Parley], check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    random.seed(1)
    monkeypatch.setattr(places, "LONGEST_PLAY", 0.3)
    with pytest.raises((AssertionError, KeyError, TypeError, ValueError, Damaged)):
        run(check, game())


SENTENCES: list[tuple[type[parley.Parley], Check, str]] = [
    (parley.LeaksByView, knowledge.check_imagine, "imagines shows another `.*`: see `imagine`"),
    (parley.LeaksToPeople, knowledge.check_imagine, "`table.views` tells .* more than `view`"),
    (parley.HidesFromPeople, knowledge.check_imagine, "`table.views` only adds to `view`"),
    (parley.LeaksByTime, knowledge.check_imagine, "`table.pace` at `.*` betrays something to"),
    (parley.LeaksByEvent, knowledge.check_leaks, "event `bid` leaves no trace: .* and there .*no"),
    (parley.LeaksByPrivateEvent, knowledge.check_leaks, "something from .* told .*dealt"),
    (parley.LeaksIntoNotes, knowledge.check_secrets, "learns what seat . chose at `bid` before"),
    (parley.LeaksByQuestion, knowledge.check_questions, "betrays something to .*: its view shows"),
    (parley.LeaksByOptions, knowledge.check_imagine, "imagines at `trump` offers other options"),
    (parley.LeaksByRefusal, knowledge.check_imagine, "learns from the refusal of"),
    (parley.SharesItsCopies, suite.check_clones, "changed the original: another"),
    (parley.ShowsItsOwnLists, suite.check_clones, "a view changed after it was made: .*points"),
    (parley.ForgetsInJson, suite.check_json, "`dump` and `restore` differ: another"),
    (parley.NeverEnds, suite.check_outcome, "the game has not ended; step `.*` is still asked of"),
    (parley.TellsTheUndeclared, suite.check_events, "is told and not declared"),
]


@pytest.mark.parametrize(("game", "check", "sentence"), SENTENCES)
def test_what_is_broken_is_said_in_a_sentence(
    game: type[parley.Parley], check: Check, sentence: str
) -> None:
    with pytest.raises(AssertionError, match=sentence):
        run(check, game())
