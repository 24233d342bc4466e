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
from fabletop.core.dealer import Event, Heard, Keeping, Replaying, Seeded, addressed
from fabletop.core.game import Notes, View
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


def observer(seat: int | None) -> str:
    """Who looks, in words."""
    return "a spectator" if seat is None else f"seat {seat}"


def other_keys(one: View, other: View) -> str:
    """The keys of two views that differ, or that only their order does."""
    keys = [key for key in {**one, **other} if text(one.get(key)) != text(other.get(key))]
    keys += [key for key in {**one, **other} if (key in one) != (key in other) and key not in keys]
    named = ", ".join(f"`{key}`" for key in keys)
    return f"another {named}" if named else "the same in another order of keys"


def other_view(game: AnyGame, seat: int | None, s: Any, world: Any) -> str:
    """The sentence about an imagined world that does not look as the real one."""
    keys = other_keys(game.view(s, seat), game.view(world, seat))
    return f"the world that {observer(seat)} imagines shows {keys}: see `imagine`"


def told_apart(game: AnyGame, seat: int | None, one: After, other: After) -> str:
    """By what a seat tells two worlds from each other, and what was done there."""
    views = [game.view(world.s, seat) for world in (one, other)]
    if text(views[0]) != text(views[1]):
        return f"its view shows {other_keys(views[0], views[1])}"
    heard = [told(world.heard.events, seat) for world in (one, other)]
    if heard[0] != heard[1]:
        return f"it is told {heard[0]} and there {heard[1]}"
    return "it is offered other options"


def noted(game: AnyGame, notes: Notes, heard: Heard, seat: int | None) -> Notes:
    for event in heard.events:
        if addressed(event, seat):
            notes = game.mind.remember(notes, event)
    return notes


def check_imagine(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """An imagined world looks, offers, refuses and lasts exactly as the real one does."""
    for play in sample(walk(game, seats, options, seed), 4, seed):
        for seat in observers(play):
            view = game.view(play.s, seat)
            for key, now in (("step", game.step(play.s)), ("actors", list(game.actors(play.s)))):
                assert key in view, f"the view does not say `{key}`"
                assert now == view[key], f"the view says {view[key]} as `{key}`, and it is {now}"
            world = None
            (shown,) = game.table.views(play.s, [seat])
            assert view == {key: shown.get(key) for key in view}, (
                "`table.views` only adds to `view`"
            )
            seen, offered, more = text(view), spelled(game, play.s, seat), text(shown)
            timed = noticed(game, play.s, seat)
            for world in worlds(game, play, seat, seed):
                assert seen == text(game.view(world, seat)), other_view(game, seat, play.s, world)
                (also,) = game.table.views(world, [seat])
                assert more == text(also), f"`table.views` tells {observer(seat)} more than `view`"
                assert offered == spelled(game, world, seat), other_options(game, seat, play.s)
                there = noticed(game, world, seat)
                assert timed == there, other_time(game, seat, play.s, timed, there)
            for probe in probes(game, play.s):
                real, other = (game.refuse(s, seat, probe) for s in (play.s, world))
                assert real == other, f"{observer(seat)} learns from the refusal of {probe}"


def other_options(game: AnyGame, seat: int | None, s: Any) -> str:
    return f"the world that {observer(seat)} imagines at `{game.step(s)}` offers other options"


def noticed(game: AnyGame, s: Any, seat: int | None) -> dict[str, object]:
    """What a room asks of a game and people notice; not a clock's name, nor lapse actions."""
    table = game.table
    if game.step(s) == "over":
        return {}
    return {
        "pace": table.pace(s)._replace(clock=0, lapse={}),
        "is_open": table.is_open(s),
        "is_secret": table.is_secret(s),
        "talk": None if seat is None else table.talk(s, seat),
    }


def other_time(
    game: AnyGame, seat: int | None, s: Any, here: dict[str, object], there: dict[str, object]
) -> str:
    """The sentence about a clock, a curtain or a silence that depends on hidden things."""
    names = ", ".join(f"`table.{name}`" for name in here if here[name] != there[name])
    return f"{names} at `{game.step(s)}` betrays something to {observer(seat)}"


def spelled(game: AnyGame, s: Any, seat: int | None) -> list[object]:
    return [] if seat is None else [spell(option) for option in game.options(s, seat)]


def worlds(game: AnyGame, play: Play[Any], seat: int | None, seed: int) -> list[Any]:
    """Some worlds this seat cannot tell from the real one."""
    view, notes = game.view(play.s, seat), play.notes(seat)
    return [game.mind.imagine(view, notes, Seeded(f"{seed}/{k}")) for k in range(3)]


def check_leaks(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Law 6: games that differ only in what a seat may not know give it the same bytes."""
    for play in sample(walk(game, seats, options, seed), 5, seed):
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
            assert expected == message(game, other, seat), (
                f"{observer(seat)} learns something from {action} of seat {actor}, which shows "
                f"nothing: in a world it might be in, {told_apart(game, seat, real, other)}"
            )


def same_bytes_where_nothing_was_learnt(
    game: AnyGame, play: Play[Any], seat: int | None, real: After, alike: Sequence[After]
) -> None:
    """Sentence (2): the same view and notes afterwards, so the same words on the way."""
    notes = play.notes(seat)
    known, expected = noted(game, notes, real.heard, seat), message(game, real, seat)
    for other in alike:
        if known == noted(game, notes, other.heard, seat):
            assert expected == message(game, other, seat), untraced(game, seat, real, other)


def untraced(game: AnyGame, seat: int | None, real: After, other: After) -> str:
    """The sentence about an event that neither the view nor the notes hold afterwards."""
    keys = [event.key for event in other_events(real, other, seat)]
    named = ", ".join(f"event `{key}`" for key in dict.fromkeys(keys)) or "the order of events"
    return (
        f"{named} leaves no trace: {observer(seat)} is told what neither its view nor its notes "
        f"hold; with another choice or other luck {told_apart(game, seat, real, other)}. Show it "
        "in `view` or keep it in the notes (`remember`); tell a secret only `to` its seats"
    )


def other_events(real: After, other: After, seat: int | None) -> list[Event]:
    """The events that a seat is told in one world and not in the other, the real one first."""
    here, there = (
        [event for event in world.heard.events if addressed(event, seat)] for world in (real, other)
    )
    return [e for e in here if e not in there] + [e for e in there if e not in here]


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
                    assert_one_message(game, seat, actor, worlds)


def assert_one_message(game: AnyGame, seat: int | None, actor: int, worlds: list[After]) -> None:
    """Whatever was answered, this seat gets the same."""
    first = message(game, worlds[0], seat)
    for other in worlds[1:]:
        assert first == message(game, other, seat), (
            f"{observer(seat)} learns what seat {actor} chose at `{game.step(other.s)}` before all "
            f"have chosen: {told_apart(game, seat, worlds[0], other)}"
        )


def check_questions(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """Law 7: what is asked next, and of whom, never betrays what a seat may not know."""
    for play in sample(walk(game, seats, options, seed), 5, seed):
        for actor, action in one_action_each(game, play.s, seed):
            real = after(game, play.s, actor, action, seed)
            for seat in observers(play):
                heard, expected = told(real.heard.events, seat), message(game, real, seat)
                for world in worlds(game, play, seat, seed):
                    if is_legal(game, world, actor, action):
                        other = after(game, world, actor, action, seed)
                        if heard == told(other.heard.events, seat):
                            same_step = game.step(real.s) == game.step(other.s)
                            alike = same_step and expected == message(game, other, seat)
                            assert alike, (
                                f"what is asked after {action} of seat {actor} betrays something "
                                f"to {observer(seat)}: {told_apart(game, seat, real, other)}"
                            )


def check_log(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """What is sent again is part of what was once told to that seat, in its order."""
    for play in sample(walk(game, seats, options, seed), 6, seed):
        for seat in observers(play):
            past = play.stream(seat)
            again = list(game.table.log(play.s, seat, past))
            keys = iter([event.key for event in past])
            assert all(event.key in keys for event in again)
