"""Games played by chance at every table a game allows, for checks to look at."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from fabletop.bots.bot import levels
from fabletop.contract.patience import Unending
from fabletop.core.dealer import Event, Seeded, addressed
from fabletop.core.game import Game
from fabletop.core.mind import LATER
from fabletop.core.options import HOLES, Action, Option, Word, fill, fits
from fabletop.core.play import Play
from fabletop.core.record import HERE, LEAVE
from fabletop.sim.simulate import tell

LONGEST = 3000  # decisions; every game of the house is far shorter
ASIDES = 0.1  # how often somebody who is not asked speaks up, where that is possible
SENSE = 0.8  # how often a game's own bots play, where there are such
COMING = 0.05  # how often people come or go, where that matters to the rules
PEOPLE = 0.7  # how many of the seats are people, and of those are there
AnyGame = Game[Any]
Check = Callable[[AnyGame, int, Mapping[str, Word], int], None]


class Table(NamedTuple):
    """Seats and options of one game to be played."""

    seats: int
    options: Mapping[str, Word]


def tables(game: AnyGame, seed: int = 0) -> list[Table]:
    """Every number of seats, and every value of every option at least once, mixed as they fit.

    Values with which a game does not end are left out.
    """
    rng = random.Random(seed)
    found = [table_with(game, {}, [seats]) for seats in game.about.seats]
    left = [
        (name, part.fill(rng.randrange) if isinstance(part, HOLES) else part)
        for name, setting in game.about.settings.items()
        for part in setting.accepts
        if part not in setting.endless
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
    raise Unending(still_asked(game, play.s))


def still_asked(game: AnyGame, s: Any) -> str:
    """Of a game that is too long: the question it is at."""
    actors = [str(seat) for seat in game.actors(s)]
    seats = f"seat{'s' if len(actors) > 1 else ''} {', '.join(actors)}"
    return (
        f"after {LONGEST:,} answers the game has not ended; "
        f"step `{game.step(s)}` is still asked of {seats}"
    )


def observers(play: Play[Any]) -> list[int | None]:
    return [None, *range(play.record.seats)]


def text(data: object) -> str:
    """One spelling for everything that is compared byte for byte."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def told(events: Sequence[Event], seat: int | None) -> str:
    return text([[event.key, *event.args] for event in events if addressed(event, seat)])


def one_action_each(game: AnyGame, s: Any, seed: int) -> list[tuple[int, Action]]:
    """One possible action for everybody who is asked."""
    rng = random.Random(seed)
    pairs: list[tuple[int, Option]] = [
        (seat, rng.choice(game.options(s, seat))) for seat in game.actors(s)
    ]
    return [(seat, fill(option, rng.randrange)) for seat, option in pairs]


def sample(plays: Iterator[Play[Any]], every: int, seed: int) -> Iterator[Play[Any]]:
    """The first moment of each step of a game, and of the others about every so many-th."""
    rng, met = random.Random(f"{every}/{seed}"), set[str]()
    for play in plays:
        step = play.game.step(play.s)
        if step not in met or not rng.randrange(every):
            met.add(step)
            yield play


def last(plays: Iterator[Play[Any]]) -> Play[Any]:
    *_, play = plays
    return play


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
