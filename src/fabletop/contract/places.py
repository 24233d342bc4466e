"""Checks of positions: spoilt ones are refused in a sentence, or can be played to an end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, cast

from fabletop.contract.mutants import mutants
from fabletop.contract.patience import Unending, ends_within
from fabletop.contract.walks import LONGEST, AnyGame, still_asked, text, walk
from fabletop.core import record as records
from fabletop.core.dealer import Quiet
from fabletop.core.options import Word, fill
from fabletop.core.replay import replay_base
from fabletop.core.rulebook import UNREAD, Rulebook

MOMENTS = 5  # of a game, whose positions are spoilt
MUTANTS = 12  # of each
LONGEST_PLAY = 3.0  # seconds of the processor, for a game that takes milliseconds


def check_positions(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Every position from play can be loaded; a spoilt one is refused, or plays to an end."""
    rng = random.Random(seed)
    leaving = 0.02 if seed % 3 == 2 else 0.0
    moments = [
        cast("dict[str, Any]", json.loads(text(game.dump(play.s))))
        for play in walk(game, seats, options, seed, leaving)
    ]
    for position in moments:
        game.load(position)
        assert isinstance(game, Rulebook)
        assert set(position) == set(game.fields.names()), "dump says what is declared"
    chosen = [*rng.sample(moments, min(len(moments), MOMENTS)), moments[-1]]
    for position in chosen:
        for spoilt in mutants(position, chosen, MUTANTS, rng):
            with ends_within(LONGEST_PLAY), told_with(spoilt):
                assert_refused_or_playable(game, spoilt, rng)


@contextmanager
def told_with(position: dict[str, Any]) -> Iterator[None]:
    """An error of these lines names the position, so that an author can load it in a test."""
    before = copy.deepcopy(position)  # a game may change what it loads
    try:
        yield
    except Exception as error:
        with suppress(ValueError):  # a number too long to be written
            error.add_note(f"after loading {json.dumps(before)}")
        raise


def assert_refused_or_playable(game: AnyGame, position: dict[str, Any], rng: random.Random) -> None:
    """One sentence of refusal, or a game that comes to its end."""
    try:
        s = game.load(position)
    except ValueError as wrong:
        sentence = str(wrong)
        assert 5 < len(sentence) < 600, sentence
        assert not sentence.startswith(UNREAD), sentence
        assert_damaged(game, position)
        return
    assert text(game.dump(s)) == text(game.dump(game.load(json.loads(text(game.dump(s))))))
    assert_playable(game, s, rng)


def assert_damaged(game: AnyGame, position: dict[str, Any]) -> None:
    """A record that goes on from such a position is no record."""
    said = position.get("seats")
    seats = said if type(said) is int and said < LONGEST else min(game.about.seats)
    record = records.Record(game.key, game.about.version, seats, {}, (), pack=game.about.pack)
    try:
        replay_base(game, record, records.Base(0, position, ()))
    except records.Damaged as damaged:
        if not str(damaged):
            raise AssertionError("a damaged record says why") from damaged
        return
    raise AssertionError("a record that cannot be played on must be refused")


def assert_playable(game: AnyGame, s: Any, rng: random.Random) -> None:
    """Chance plays it to its end, and everybody can look at any time."""
    dealer = Quiet(rng.randrange(1000))
    seats: Any = game.dump(s)["seats"]
    leaver = rng.randrange(-60, seats)
    for number in range(LONGEST):
        actors = list(game.actors(s))
        if not number % 7 or not actors:
            for seat in (None, *range(seats)):
                text(game.view(s, seat))
            assert sorted(game.table.pace(s).lapse) == sorted(actors)
        assert bool(actors) == (game.outcome(s) is None)
        if not actors:
            return
        if leaver >= 0 and not rng.randrange(5):
            game.table.leave(s, leaver, dealer)
            leaver = -1
            continue
        seat = rng.choice(actors)
        options = game.options(s, seat)
        assert options, f"`{game.step(s)}` is asked of seat {seat}, and it has no option"
        game.apply(s, seat, fill(rng.choice(options), rng.randrange), dealer)
    raise Unending(still_asked(game, s))
