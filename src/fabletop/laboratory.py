"""Fabletop from Python, for notebooks: `import fabletop`, and everything here is at hand.

A slip raises `Slip`, a `ValueError` whose sentence says what to mend; an action against the rules
raises `Refused`. docs/laboratory.md shows it all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from fabletop.bots.bot import seat_bot, split_names
from fabletop.core import record as records
from fabletop.core.dealer import Event, Seeded
from fabletop.core.game import LATER, Game, Notes, Outcome, Seat, View
from fabletop.core.options import Action, Option, Word, read
from fabletop.core.record import Play, Record, addressed
from fabletop.core.refusals import Refusal, Refused
from fabletop.games import game_of
from fabletop.packs.pack import Wrong, read_pack
from fabletop.sim.checks import (
    Slip,
    at_least,
    check_bots,
    check_seed,
    check_table,
    fill_seats,
    find_game,
)
from fabletop.sim.simulate import Plan, Results, collect
from fabletop.transcript import transcript

__all__ = ["Refused", "Results", "Slip", "Table", "game", "play", "simulate"]

Bots = str | Sequence[str]
Options = Mapping[str, object]


def game(name: str) -> Game[Any]:
    """The rulebook of that name: docs/positions.md shows what it can do."""
    return find_game(name)


def edition(name: str, pack: str | Path | None) -> Game[Any]:
    """The rulebook of that name, with the content pack of a file if one is named."""
    if pack is None:
        return game(name)
    try:
        found = read_pack(Path(pack).read_text("utf-8"))
    except OSError as error:
        raise Slip(f"{pack} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Slip(f"{pack} is not a text in UTF-8") from None
    except Wrong as wrong:
        raise Slip(f"{pack}, {wrong}") from None
    if found.game != find_game(name).key:
        raise Slip(f"{pack} is a pack for {found.game}, not for {name}")
    return game_of(name, found.text)


def simulate(
    name: str,
    games: int = 1000,
    *,
    seats: int = 3,
    bots: Bots = "random",
    options: Options | None = None,
    pack: str | Path | None = None,
    seed: int = 1,
    jobs: int = 1,
    choices: bool = False,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Results:
    """Many games between bots, a row a game: the same from the same seed, whatever the jobs."""
    at_least(games, 1, "the number of games")
    at_least(jobs, 1, "the number of jobs")
    plan = plan_for(edition(name, pack), seats, bots, options, seed)
    return collect(plan, games, jobs, progress, choices=choices, ray=ray)


def play(
    name: str,
    *,
    seats: int = 3,
    bots: Bots = "random",
    options: Options | None = None,
    pack: str | Path | None = None,
    seed: int = 1,
    number: int = 0,
) -> Table:
    """One game between bots, to its end: that of this number in a simulation of the same seed."""
    names = plan_for(edition(name, pack), seats, bots, options, seed).bots
    table = Table(
        name, seats=seats, bots=names, options=options, pack=pack, seed=seed, number=number
    )
    table.go()
    return table


def plan_for(rules: Game[Any], seats: int, bots: Bots, options: Options | None, seed: int) -> Plan:
    """What people ask for, checked."""
    names = split_names(bots) if isinstance(bots, str) else bots
    chosen = words(options)
    check_table(rules, seats, chosen)
    check_bots(rules, names)
    check_seed(seed)
    return Plan(rules.key, seats, fill_seats(names, seats), seed, chosen, rules.pack)


def words(options: Options | None) -> dict[str, Word]:
    """Options as a game has them: lists are tuples."""
    return cast("dict[str, Word]", {name: read(value) for name, value in (options or {}).items()})


class Table:
    """A game to play step by step: by hand, by bots, or both.

    `bots` are named by seat; a seat without one, or with None, is yours. Where a seat can be left
    out, it is the first that is asked.
    """

    def __init__(
        self,
        name: str,
        *,
        seats: int = 3,
        bots: str | Sequence[str | None] = (),
        options: Options | None = None,
        pack: str | Path | None = None,
        seed: int = 1,
        number: int = 0,
    ) -> None:
        self.game = edition(name, pack)
        bots = split_names(bots) if isinstance(bots, str) else bots
        chosen = words(options)
        check_table(self.game, seats, chosen)
        check_bots(self.game, [bot for bot in bots if bot])
        if len(bots) > seats:
            raise Slip(f"{len(bots)} bots do not fit on {seats} seats")
        rng = Plan(name, seats, (), seed).rng(number)
        self.bots = {
            seat: seat_bot(bot, self.game, seats, seat, rng) for seat, bot in enumerate(bots) if bot
        }
        names = [bot or "" for bot in (*bots, *[None] * (seats - len(bots)))]
        self._play = Play.begin(self.game, seats, chosen, Seeded(rng), names)
        self._tell(self._play.heard.events)

    # -- what is asked

    @property
    def state(self) -> Any:
        """Everything, hidden things too: what the rulebook works on."""
        return self._play.s

    @property
    def step(self) -> str:
        """The name of the question now put, "over" at the end."""
        return self.game.step(self.state)

    @property
    def actors(self) -> list[Seat]:
        """Who must or may choose now; nobody when the game is over."""
        return list(self.game.actors(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it is over."""
        return self.game.outcome(self.state)

    def options(self, seat: Seat | None = None) -> list[Option]:
        """Everything that seat may do now."""
        return list(self.game.options(self.state, self._seat(seat)))

    # -- what is known

    def view(self, seat: Seat | None = None) -> View:
        """All that a seat sees now; None is somebody who only watches."""
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None = None) -> list[Event]:
        """All that a seat was ever told; None is somebody who only watches."""
        return self._play.stream(seat)

    def notes(self, seat: Seat) -> Notes:
        """All that a perfect memory in that seat holds of it."""
        return self._play.notes(seat)

    # -- what is done

    def refuse(self, action: Option, seat: Seat | None = None) -> Refusal | None:
        """Why not; None: it may be played."""
        return self.game.refuse(self.state, self._seat(seat), action)

    def act(self, action: Option, seat: Seat | None = None) -> list[Event]:
        """Play an action; what its seat is told. Raises `Refused` if it is against the rules."""
        seat = self._seat(seat)
        refusal = self.refuse(action, seat)
        if refusal:
            raise Refused(refusal)
        told = self._act(seat, cast(Action, action), "player")
        return [event for event in told if addressed(event, seat)]

    def go(self) -> None:
        """Let the bots play, to the end or until somebody is waited for who is none."""
        while move := self._choose():
            self._act(*move)

    # -- what is kept

    @property
    def record(self) -> Record:
        """The game as data, from its beginning."""
        return self._play.record

    def save(self, path: str | Path) -> None:
        """Write the record to a file, for `fabletop replay`."""
        Path(path).write_text(json.dumps(records.dump(self.record)) + "\n", "utf-8")

    def story(self, language: str = "en") -> str:
        """The game so far, told move by move."""
        return "\n".join(transcript(self.game, self.record, language))

    # -- how

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is None and not self.actors:
            raise Slip("the game is over: nobody is asked")
        return self.actors[0] if seat is None else seat

    def _choose(self) -> tuple[Seat, Action, str] | None:
        """What the first bot with an answer does; if bots wait only for each other, the clock."""
        asked = self.actors
        for seat in asked:
            if seat in self.bots:
                action = self.bots[seat].choose(self.view(seat), self.options(seat))
                if action != LATER:
                    return seat, action, "bot"
        if not asked or not self.bots.keys() >= set(asked):
            return None
        return asked[0], self.game.pace(self.state).lapse[asked[0]][0], "clock"

    def _act(self, seat: Seat, action: Action, by: str) -> list[Event]:
        events = self._play.act(seat, action, by=by).events
        self._tell(events)
        return events

    def _tell(self, events: Sequence[Event]) -> None:
        for seat, bot in self.bots.items():
            for event in events:
                if bot.listens and addressed(event, seat):
                    bot.hear(event)
