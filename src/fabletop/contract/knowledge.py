"""Checks of what may be known: nothing hidden gets out.

What a seat may know is its *information state*: view and notes. The leak checks rest on two
sentences. (1) `imagine` gives another world that the seat cannot tell from the real one: view,
options and refusals are byte for byte the same there, and so is everything it gets after an
action that lets nothing hidden out. (2) Where two worlds end in the same information state, the
seat was told the same on the way.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fabletop.contract.walks import (
    AnyGame,
    is_legal,
    observers,
    one_action_each,
    probes,
    sample,
    text,
    told,
    walk,
)
from fabletop.core.dealer import Heard, Keeping, Replaying, Seeded, addressed
from fabletop.core.game import Notes
from fabletop.core.options import Action, Word, fill, spell
from fabletop.core.play import Play
from fabletop.core.rulebook import Rulebook


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
