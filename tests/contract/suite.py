"""The contract every game keeps, as checks without a word about any one game.

Each check plays whole random games at a table and raises AssertionError where the contract is
broken. `test_games.py` runs them over every registered game, `test_suite.py` over small broken
ones, to show that they bite.

What a seat may know is its *information state*: view and notes. The leak checks rest on two
sentences. (1) `imagine` gives another world that the seat cannot tell from the real one: view,
options and refusals are byte for byte the same there, and so is everything it gets after an
action that lets nothing hidden out. (2) Where two worlds end in the same information state, the
seat was told the same on the way.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

import pytest

from fabletop.bots.bot import levels
from fabletop.bots.random import Random
from fabletop.core import record as records
from fabletop.core.dealer import Event, Heard, Keeping, Quiet, Replaying, Seeded
from fabletop.core.game import Game, Notes
from fabletop.core.mind import LATER
from fabletop.core.options import (
    HOLES,
    Action,
    Option,
    Word,
    fill,
    fits,
    has_holes,
    rank,
    some_fillings,
    spell,
)
from fabletop.core.record import HERE, LEAVE, Play, addressed
from fabletop.core.rulebook import UNREAD, Rulebook
from fabletop.sim.simulate import play_on, tell
from tests.contract.mutants import mutants
from tests.contract.watch import ends_within

LONGEST = 3000  # decisions; every game of the house is far shorter
ASIDES = 0.1  # how often somebody who is not asked speaks up, where that is possible
SENSE = 0.8  # how often a game's own bots play, where there are such
COMING = 0.05  # how often people come or go, where that matters to the rules
PEOPLE = 0.7  # how many of the seats are people, and of those are there
MOMENTS = 5  # of a game, whose positions are spoilt
MUTANTS = 12  # of each
LONGEST_PLAY = 3.0  # seconds of the processor, for a game that takes milliseconds
AnyGame = Game[Any]
Check = Callable[[AnyGame, int, Mapping[str, Word], int], None]


class Table(NamedTuple):
    """Seats and options of one game to be played."""

    seats: int
    options: Mapping[str, Word]


def tables(game: AnyGame, seed: int = 0) -> list[Table]:
    """Every number of seats, and every value of every option at least once, mixed as they fit."""
    rng = random.Random(seed)
    found = [table_with(game, {}, [seats]) for seats in game.about.seats]
    left = [
        (name, part.fill(rng.randrange) if isinstance(part, HOLES) else part)
        for name, setting in game.about.settings.items()
        for part in setting.accepts
    ]
    while left:
        seats = rng.sample(list(game.about.seats), len(game.about.seats))
        table = table_with(game, dict(left[:1]), seats)
        for name, value in rng.sample(left, len(left)):
            mixed = {**table.options, name: value}
            if name not in table.options and game.refuse_setup(table.seats, mixed) is None:
                table = Table(table.seats, mixed)
        found.append(table)
        left = [pair for pair in left if pair not in table.options.items()]
    return found


def table_with(game: AnyGame, wanted: Mapping[str, Word], seats: Sequence[int]) -> Table:
    """A table with these options, and another one where they need that."""
    pairs: list[Mapping[str, Word]] = [wanted]
    for other, setting in game.about.settings.items():
        words = [part for part in setting.accepts if not isinstance(part, HOLES)]
        pairs += [{**wanted, other: word} for word in words if other not in wanted]
    for options in pairs:
        for count in seats:
            if game.refuse_setup(count, options) is None:
                return Table(count, options)
    raise AssertionError(f"{wanted} is refused at every table of {seats}")


def walk(
    game: AnyGame, seats: int, options: Mapping[str, Word], seed: int, leaving: float = 0.0
) -> Iterator[Play[Any]]:
    """A random game, paused before every decision; the caller may look but not touch.

    With the chance `leaving` somebody gets up before a decision, for good. In every second walk
    the game's own bots, if it brings any, mostly choose: chance alone hardly gets through a
    game of memory.
    """
    rng = random.Random(seed)
    play = Play.begin(game, seats, options, Seeded(seed))
    guides = [
        game.mind.bots[levels(game)[0]](n, seats, rng) for n in range(seats) if game.mind.bots
    ]
    for _ in range(LONGEST):
        yield play
        tell(guides, play.heard.events)
        actors = game.actors(play.s)
        if not actors:
            return
        if rng.random() < leaving:
            play.act(rng.randrange(seats), LEAVE)
            continue
        if game.table.attends and rng.random() < COMING:
            people = tuple(n for n in range(seats) if rng.random() < PEOPLE)
            here = tuple(n for n in people if rng.random() < PEOPLE)
            play.act(0, (HERE, here, people), by="house")
            continue
        seat = rng.choice(list(actors))
        offered = game.options(play.s, seat)
        assert offered, f"seat {seat} is asked {game.step(play.s)} and has no option"
        other = rng.randrange(seats)
        asides = game.options(play.s, other) if other not in actors else ()
        if asides and rng.random() < ASIDES:
            play.act(other, fill(rng.choice(asides), rng.randrange))
        elif guides and seed % 2 and rng.random() < SENSE:
            chosen = guides[seat].choose(game.view(play.s, seat), offered)
            play.act(seat, game.table.pace(play.s).lapse[seat][0] if chosen == LATER else chosen)
        else:
            play.act(seat, fill(rng.choice(offered), rng.randrange))
    raise AssertionError("the game does not end")


def observers(play: Play[Any]) -> list[int | None]:
    return [None, *range(play.record.seats)]


def text(data: object) -> str:
    """One spelling for everything that is compared byte for byte."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def told(events: Sequence[Event], seat: int | None) -> str:
    return text([[event.key, *event.args] for event in events if addressed(event, seat)])


# -- the flow of play


def check_options(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Sorted, unique, never empty for somebody who is asked."""
    for play in walk(game, seats, options, seed):
        actors = game.actors(play.s)
        assert len(set(actors)) == len(actors)
        for seat in range(seats):
            offered = list(game.options(play.s, seat))
            assert offered or seat not in actors
            if offered:
                assert offered == sorted(offered, key=rank)
                assert len({text(spell(option)) for option in offered}) == len(offered)
                assert all(option[0] in game.about.actions for option in offered)
            for option in offered:
                assert option[0] in game.mind.holes or not has_holes(option)


def check_habits(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """What a game proposes to those who search can be answered."""
    for play in sample(walk(game, seats, options, seed), 2):
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
    for play in sample(walk(game, seats, options, seed), 2):
        met.update(option for seat in range(seats) for option in game.options(play.s, seat))
    for option in met:
        if option[0] in listed:
            assert any(fits(option, action) for action in listed[option[0]]), option


def check_json(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """A state is equal to itself after JSON, and plays on the same."""
    for play in walk(game, seats, options, seed):
        data = text(game.dump(play.s))
        other = game.load(json.loads(data))
        assert data == text(game.dump(other))
        for seat in observers(play):
            assert text(game.view(play.s, seat)) == text(game.view(other, seat))
        for seat, action in one_action_each(game, play.s, seed):
            real, loaded = (after(game, s, seat, action, seed) for s in (play.s, other))
            assert text(game.dump(real.s)) == text(game.dump(loaded.s))
            assert real.heard == loaded.heard


def check_clones(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """What happens to a copy does not happen to the original."""
    for play in walk(game, seats, options, seed):
        before = text(game.dump(play.s))
        assert before == text(game.dump(game.clone(play.s)))
        for seat, action in one_action_each(game, play.s, seed):
            after(game, play.s, seat, action, seed)
            assert before == text(game.dump(play.s))


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
    again = records.replay(game, loaded)
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
        assert len(game.about.events[event.key]) == len(event.args), event
        assert list(event.args) == json.loads(text(event.args)), event


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
        assert gone.isdisjoint(game.actors(play.s))
        assert bool(game.actors(play.s)) == (game.outcome(play.s) is None)
        assert text(game.dump(play.s)) == text(game.dump(game.load(game.dump(play.s))))
        for seat in observers(play):
            for world in worlds(game, play, seat, seed):
                assert text(game.view(play.s, seat)) == text(game.view(world, seat))
    again = records.replay(game, play.record)
    assert play.events == again.events


# -- refusals


def check_refusals(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """`refuse` is None exactly when an action fits an option; asking changes nothing."""
    for play in sample(walk(game, seats, options, seed), 11):
        before = text(game.dump(play.s))
        decision = game.decision(play.s)
        for seat in observers(play):
            for probe in probes(game, play.s):
                refusal = game.refuse(play.s, seat, probe)
                assert (refusal is None) == is_legal(game, play.s, seat, probe), (seat, probe)
                if refusal:
                    assert refusal.code in game.about.refusals, refusal
                    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code)
                    assert re.fullmatch(r"[A-Z]{2}-\d+[a-z]?", refusal.clause), refusal
                    text(refusal.spell())
                assert game.refuse(play.s, seat, probe, decision - 1) is not None
        assert before == text(game.dump(play.s))


def is_legal(game: AnyGame, s: Any, seat: int | None, action: object) -> bool:
    return seat is not None and any(fits(option, action) for option in game.options(s, seat))


def probes(game: AnyGame, s: Any) -> list[object]:
    """Everything anybody may do now, everything anybody could ever say, and nonsense."""
    legal = [tuple(option) for seat in game.actors(s) for option in game.options(s, seat)]
    rng = random.Random(1)
    filled: list[object] = [fill(option, rng.randrange) for option in legal]
    for verb, fields in game.about.actions.items():
        for junk in ("nonsense", 0, -1, 99, None, True, ("a", "b"), 1.5):
            filled.append((verb, *[junk] * len(fields)))
        filled += [(verb,), (verb, *["?"] * (len(fields) + 1))]
    return [*filled, (), None, "take", 7, ("pass",), ("undo",), (3, 4), ((),)]


# -- what may be known


class After(NamedTuple):
    """A copy of a state after one more action, and what came out."""

    s: Any
    heard: Heard


def after(game: AnyGame, s: Any, seat: int, action: Action, seed: int) -> After:
    return after_with(game, s, seat, action, Seeded(seed))


def after_with(game: AnyGame, s: Any, seat: int, action: Action, dealer: Keeping) -> After:
    copy = game.clone(s)
    game.apply(copy, seat, action, dealer)
    return After(copy, dealer.take())


def message(game: AnyGame, world: After, seat: int | None) -> str:
    """All a seat gets after an action: view, options, events."""
    view, options = text(game.view(world.s, seat)), text(spelled(game, world.s, seat))
    return f"{view}\n{options}\n{told(world.heard.events, seat)}"


def noted(game: AnyGame, notes: Notes, heard: Heard, seat: int | None) -> Notes:
    for event in heard.events:
        if addressed(event, seat):
            notes = game.mind.remember(notes, event)
    return notes


def check_imagine(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """An imagined world looks, offers and refuses exactly as the real one does."""
    for play in sample(walk(game, seats, options, seed), 4):
        for seat in observers(play):
            view = game.view(play.s, seat)
            assert view["step"] == game.step(play.s)
            assert view["actors"] == list(game.actors(play.s))
            world = None
            seen, offered = text(view), spelled(game, play.s, seat)
            for world in worlds(game, play, seat, seed):
                assert seen == text(game.view(world, seat))
                assert offered == spelled(game, world, seat)
            for probe in probes(game, play.s):
                real, other = (game.refuse(s, seat, probe) for s in (play.s, world))
                assert real == other, (seat, probe)


def spelled(game: AnyGame, s: Any, seat: int | None) -> list[object]:
    return [] if seat is None else [spell(option) for option in game.options(s, seat)]


def worlds(game: AnyGame, play: Play[Any], seat: int | None, seed: int) -> list[Any]:
    """Some worlds this seat cannot tell from the real one."""
    view, notes = game.view(play.s, seat), play.notes(seat)
    return [game.mind.imagine(view, notes, Seeded(f"{seed}/{k}")) for k in range(3)]


def check_leaks(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Law 6: games that differ only in what a seat may not know give it the same bytes."""
    for play in sample(walk(game, seats, options, seed), 5):
        for actor, action in one_action_each(game, play.s, seed):
            real = after(game, play.s, actor, action, seed)
            others = alternatives(game, play.s, actor, action, real, seed)
            everyone = observers(play)
            seen, *views = (game.table.views(world.s, everyone) for world in (real, *others))
            for place, seat in enumerate(everyone):
                same_bytes_in_imagined_worlds(game, play, seat, actor, action, real, seed)
                alike = [other for other, view in zip(others, views, strict=True)
                         if seen[place] == view[place]]  # fmt: skip
                same_bytes_where_nothing_was_learnt(game, play, seat, real, alike)


def same_bytes_in_imagined_worlds(
    game: AnyGame, play: Play[Any], seat: int | None, actor: int, action: Action, real: After,
    seed: int,
) -> None:  # fmt: skip
    """Sentence (1): an action that shows nothing hidden looks the same in every world."""
    if real.heard.surprise:
        return
    expected = message(game, real, seat)
    for world in worlds(game, play, seat, seed):
        if is_legal(game, world, actor, action):
            other = after(game, world, actor, action, seed)
            assert expected == message(game, other, seat), (seat, action)


def same_bytes_where_nothing_was_learnt(
    game: AnyGame, play: Play[Any], seat: int | None, real: After, alike: Sequence[After]
) -> None:
    """Sentence (2): the same view and notes afterwards, so the same words on the way."""
    notes = play.notes(seat)
    known, expected = noted(game, notes, real.heard, seat), message(game, real, seat)
    for other in alike:
        if known == noted(game, notes, other.heard, seat):
            assert expected == message(game, other, seat), seat


def alternatives(
    game: AnyGame, s: Any, actor: int, action: Action, real: After, seed: int
) -> list[After]:
    """The same moment with another choice, with other luck, and with one outcome changed."""
    rng = random.Random(seed)
    offered = [fill(option, rng.randrange) for option in game.options(s, actor)]
    choices = [other for other in offered if other != action]
    found = [after(game, s, actor, other, seed) for other in choices[:8]]
    found.append(after(game, s, actor, action, seed + 1))
    for place, (size, answer) in enumerate(real.heard.chance):
        changed = list(real.heard.chance)
        changed[place] = (size, (answer + 1) % size)
        found.append(after_with(game, s, actor, action, Altered(changed, seed)))
    return found


class Altered(Keeping):
    """A replay with one outcome changed; what no longer fits is left to chance."""

    def __init__(self, chance: Sequence[tuple[int, int]], seed: int) -> None:
        super().__init__(self._answer)
        self._coming = Replaying(chance)
        self._then = Seeded(seed)

    def _answer(self, n: int) -> int:
        if self._coming.coming and self._coming.coming[0][0] == n:
            return self._coming.below(n)
        return self._then.below(n)


def check_secrets(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """A secret answer to a question put to several: until the last is in, nobody learns it."""
    assert isinstance(game, Rulebook)
    for play in walk(game, seats, options, seed):
        ask = game.asks.get(game.step(play.s))
        if ask is None or not (ask.together and ask.secret):
            continue
        for actor in game.actors(play.s):
            filled = [fill(option, lambda n: n - 1) for option in game.options(play.s, actor)]
            worlds = [after(game, play.s, actor, action, seed) for action in filled[:6]]
            if actor in game.actors(worlds[0].s) or len(game.actors(play.s)) == 1:
                continue
            for seat in observers(play):
                if seat != actor:
                    assert 1 == len({message(game, world, seat) for world in worlds}), seat


def check_questions(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Law 7: what is asked next, and of whom, never betrays what a seat may not know."""
    for play in sample(walk(game, seats, options, seed), 5):
        for actor, action in one_action_each(game, play.s, seed):
            real = after(game, play.s, actor, action, seed)
            for seat in observers(play):
                heard, expected = told(real.heard.events, seat), message(game, real, seat)
                for world in worlds(game, play, seat, seed):
                    if is_legal(game, world, actor, action):
                        other = after(game, world, actor, action, seed)
                        if heard == told(other.heard.events, seat):
                            assert game.step(real.s) == game.step(other.s)
                            assert expected == message(game, other, seat)


def check_log(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """What is sent again is part of what was once told to that seat, in its order."""
    for play in sample(walk(game, seats, options, seed), 6):
        for seat in observers(play):
            past = play.stream(seat)
            again = list(game.table.log(play.s, seat, past))
            keys = iter([event.key for event in past])
            assert all(event.key in keys for event in again)


# -- positions


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
            with ends_within(LONGEST_PLAY):
                assert_refused_or_playable(game, spoilt, rng)


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
    with pytest.raises(records.Damaged, match=r".+"):
        records.replay_base(game, record, records.Base(0, position, ()))


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
        game.apply(s, seat, fill(rng.choice(game.options(s, seat)), rng.randrange), dealer)
    raise AssertionError("the game does not end")


CHECKS: Sequence[Check] = (
    check_options, check_habits, check_json, check_clones, check_components, check_seed,
    check_play_out, check_repertoire,
    check_replay, check_outcome, check_events, check_pace, check_leaving, check_refusals,
    check_imagine, check_leaks, check_secrets, check_questions, check_log, check_positions,
)  # fmt: skip


# -- little helpers


def one_action_each(game: AnyGame, s: Any, seed: int) -> list[tuple[int, Action]]:
    """One possible action for everybody who is asked."""
    rng = random.Random(seed)
    pairs: list[tuple[int, Option]] = [
        (seat, rng.choice(game.options(s, seat))) for seat in game.actors(s)
    ]
    return [(seat, fill(option, rng.randrange)) for seat, option in pairs]


def sample(plays: Iterator[Play[Any]], every: int) -> Iterator[Play[Any]]:
    """About every so many-th moment of a game, the first included."""
    rng = random.Random(every)
    return (play for number, play in enumerate(plays) if not number or not rng.randrange(every))


def last(plays: Iterator[Play[Any]]) -> Play[Any]:
    *_, play = plays
    return play
