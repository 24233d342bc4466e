"""Fabletop from Python, for notebooks: `import fabletop` brings everything here.

A wrong request raises `Slip`, a `ValueError` with one sentence. An illegal action raises `Refused`.
docs/laboratory.md shows all of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, cast

from fabletop.bots.bot import levels, seat_bot, split_names
from fabletop.coach import analysis as coaches
from fabletop.coach.shapes import Analysis
from fabletop.core import record as records
from fabletop.core.dealer import Event, Seeded, addressed
from fabletop.core.game import Game, Json, Notes, Outcome, Seat, View
from fabletop.core.mind import LATER
from fabletop.core.options import Action, Option, has_holes, some_fillings
from fabletop.core.play import Play
from fabletop.core.record import Damaged, Record
from fabletop.core.refusals import Refusal, Refused
from fabletop.recordings import game_of_record, open_record
from fabletop.sim import arena as arenas
from fabletop.sim import study as studies
from fabletop.sim.checks import (
    Missing,
    Options,
    Slip,
    at_least,
    check_bots,
    check_seed,
    check_table,
    edition,
    fill_seats,
    find_game,
    usual_seats,
    whole,
    words,
)
from fabletop.sim.findings import Study
from fabletop.sim.simulate import Plan, Results, collect
from fabletop.text import LANGUAGES, Speaker
from fabletop.transcript import player_names, transcript

__all__ = [
    "Refused", "Results", "Slip", "Table", "analyse", "arena", "game", "play", "simulate", "study",
]  # fmt: skip

Bots = str | Sequence[str]
Progress = Callable[[int], None]


def game(name: str) -> Game[Any]:
    """The rulebook of that name: docs/positions.md shows what it can do."""
    return find_game(name)


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
    progress: Progress = lambda games: None,
) -> Results:
    """Many games between bots, a row per game; the same seed gives the same games."""
    games = whole(games, 1, "the number of games")
    jobs = whole(jobs, 1, "the number of jobs")
    plan = plan_for(edition(name, pack), seats, bots, options, seed)
    return collect(plan, games, jobs, progress, choices=choices, ray=ray)


def arena(
    name: str,
    bots: Bots,
    games: int = 200,
    *,
    seats: int | None = None,
    options: Options | None = None,
    pack: str | Path | None = None,
    seed: int = 1,
    jobs: int = 1,
    progress: Progress = lambda games: None,
) -> Json:
    """Which bot is better: the figures of `fabletop arena --json`.

    Each deal is played once with every way to seat the bots, so luck and chairs fall on all alike;
    there are as many seats as bots, if nobody says otherwise. At least so many games are played.
    """
    games = whole(games, 1, "the number of games")
    jobs = whole(jobs, 1, "the number of jobs")
    names = bot_names(bots)
    at_least(len(set(names)), 2, "the number of different bots")
    if len(set(names)) < len(names):
        raise Slip("every bot can be named once only")
    rules = edition(name, pack)
    seated = names[:1] if rules.about.cooperative else names
    seats = usual_seats(rules, words(options), len(seated), 2) if seats is None else seats
    check_bots(rules, names)
    plan = plan_for(rules, seats, seated, options, seed)
    meeting = arenas.Arena(
        rules.key, seats, tuple(names), plan.seed, plan.options, rules.about.pack
    )
    return arenas.report(meeting, arenas.play(meeting, games, jobs, progress))


def study(
    name: str,
    games: int = 1000,
    *,
    seats: int | None = None,
    bots: Bots | None = None,
    options: Options | None = None,
    pack: str | Path | None = None,
    seed: int = 1,
    jobs: int = 1,
    out: str | Path | None = None,
    progress: Progress = lambda games: None,
) -> Json:
    """A game studied: seats, lengths, choices, what every option changes, bots, its balance.

    The figures are those of the report's `study.json`; with `out` the report is written into that
    folder. There are three seats if there can be, and the game's own usual bot on all of them.
    """
    games = whole(games, studies.LEAST, "the number of games")
    jobs = whole(jobs, 1, "the number of jobs")
    rules = edition(name, pack)
    seats = usual_seats(rules, words(options), 1, 3) if seats is None else seats
    plan = plan_for(game(name), seats, bots or levels(rules)[0], options, seed)
    asked = Study(plan.game, plan.bots, games, plan.seed, plan.options, rules.about.pack)
    if out is None:
        return studies.dump(studies.run(asked, jobs, progress))
    return write_study(asked, jobs, progress, Path(out))


def write_study(asked: Study, jobs: int, progress: Progress, folder: Path) -> Json:
    """Play a study, and write its report."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise Missing("a report with plots", "matplotlib") from None
    from fabletop.sim import report

    try:
        folder.mkdir(parents=True, exist_ok=True)  # before all the playing
        findings = studies.run(asked, jobs, progress)
        report.write(findings, folder)
    except OSError as error:
        raise Slip(f"the report cannot be written to {folder}: {error.strerror}") from None
    return studies.dump(findings)


def analyse(
    record: Record | Mapping[str, object] | str | Path,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 1,
    jobs: int = 1,
    progress: coaches.Progress = lambda done, of: None,
) -> Analysis:
    """A finished game: what every decision was worth, and what was luck.

    A record is that of a `Table`, its JSON, or a file. Each decision gets so many `simulations`, or
    about as many as so many `seconds` for the whole game allow. `progress` hears how many parts are
    done, and of how many. docs/coach.md explains the figures.
    """
    jobs, seed = whole(jobs, 1, "the number of jobs"), read_seed(seed)
    if simulations is not None:
        simulations = whole(simulations, coaches.LEAST, "the number of simulations")
    if seconds is not None:
        at_least(seconds, 1, "the number of seconds")
    where = f"{record}: " if isinstance(record, str | Path) else ""
    try:
        found = opened(record)
        game_of_record(found)
        return coaches.analyse(
            found, simulations=simulations, seconds=seconds, jobs=jobs, seed=seed, progress=progress
        )
    except Damaged as damage:
        raise Slip(f"{where}{damage}") from None


def opened(record: Record | Mapping[str, object] | str | Path) -> Record:
    """A record as it is, from its JSON, or from a file. Raises `Damaged`."""
    if isinstance(record, Mapping):
        return records.load(dict(record))
    return record if isinstance(record, Record) else open_record(Path(record))


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
    number = whole(number, 0, "the number of the game")
    names = plan_for(edition(name, pack), seats, bots, options, seed).bots
    table = Table(
        name, seats=seats, bots=names, options=options, pack=pack, seed=seed, number=number
    )
    table.go()
    return table


def plan_for(rules: Game[Any], seats: int, bots: Bots, options: Options | None, seed: int) -> Plan:
    """A checked plan for a request."""
    names = bot_names(bots)
    seats, chosen = whole(seats, 1, "the number of seats"), words(options)
    check_table(rules, seats, chosen)
    check_bots(rules, names)
    return Plan(
        rules.key, seats, fill_seats(names, seats), read_seed(seed), chosen, rules.about.pack
    )


def listed(bots: object) -> Sequence[Any]:
    """Names as a list, or as a text with commas."""
    if isinstance(bots, str):
        return split_names(bots)
    if not isinstance(bots, list | tuple):
        raise Slip(f"bots are a list of names, not {bots!r}")
    return bots


def bot_names(bots: object) -> list[str]:
    """A name for every bot; only a `Table` leaves seats to you."""
    for bot in listed(bots):
        if not isinstance(bot, str):
            raise Slip(f"{bot!r} is not the name of a bot; only a Table has seats without one")
    return list(listed(bots))


def read_seed(seed: object) -> int:
    try:
        found = index(cast(int, seed))
    except TypeError:
        raise Slip(f"a seed must be a whole number, not {seed!r}") from None
    check_seed(found)
    return found


class Table:
    """A game to play step by step: by hand, by bots, or both.

    `bots` are named by seat; a seat without one, or with None, is yours. A missing `seat` argument
    means the first seat that is asked.
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
        bots = [None if bot is None else bot_names([bot])[0] for bot in listed(bots)]
        seats, chosen = whole(seats, 1, "the number of seats"), words(options)
        check_table(self.game, seats, chosen)
        check_bots(self.game, [bot for bot in bots if bot])
        if len(bots) > seats:
            raise Slip(f"{len(bots)} bots do not fit on {seats} seats")
        number = whole(number, 0, "the number of the game")
        rng = Plan(name, seats, (), read_seed(seed)).rng(number)
        self.bots = {
            seat: seat_bot(bot, self.game, seats, seat, rng) for seat, bot in enumerate(bots) if bot
        }
        names = [bot or "" for bot in (*bots, *[None] * (seats - len(bots)))]
        self._play = Play.begin(self.game, seats, chosen, Seeded(rng), names)
        self._tell(self._play.heard.events)

    def __repr__(self) -> str:
        asked = f"asks {', '.join(map(str, self.actors))} to {self.step}" if self.actors else "over"
        players = ", ".join(player_names(self.record))
        return f"<Table of {self.game.key}: {players}; {asked}>"

    # -- what is asked

    @property
    def state(self) -> Any:
        """The whole state, hidden things too."""
        return self._play.s

    @property
    def step(self) -> str:
        """The name of the current question, "over" at the end."""
        return self.game.step(self.state)

    @property
    def actors(self) -> list[Seat]:
        """The seats that must or may answer now; none when the game is over."""
        return list(self.game.actors(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it is over."""
        return self.game.outcome(self.state)

    def options(self, seat: Seat | None = None) -> list[Option]:
        """Everything that seat may do now; with holes where there is too much to list."""
        return list(self.game.options(self.state, self._seat(seat)))

    def actions(self, seat: Seat | None = None) -> list[Action]:
        """The same as playable actions; for an option with holes, some ways to fill them."""
        return [
            action
            for option in self.options(seat)
            for action in (some_fillings(option) if has_holes(option) else [cast(Action, option)])
        ]

    # -- what is known

    def view(self, seat: Seat | None = None) -> View:
        """The view of a seat; None is a spectator."""
        return self.game.view(self.state, self._there(seat))

    def events(self, seat: Seat | None = None) -> list[Event]:
        """All events a seat was told; None is a spectator."""
        return self._play.stream(self._there(seat))

    def notes(self, seat: Seat) -> Notes:
        """The notes of a perfect memory at that seat."""
        return self._play.notes(self._there(seat))

    # -- what is done

    def refuse(self, action: Option, seat: Seat | None = None) -> Refusal | None:
        """Why an action is not allowed, or None."""
        return self.game.refuse(self.state, self._seat(seat), action)

    def act(self, action: Option, seat: Seat | None = None) -> list[Event]:
        """Play an action; return the events its seat is told. Raises `Refused` if it is illegal."""
        seat = self._seat(seat)
        refusal = self.refuse(action, seat)
        if refusal:
            raise Refused(refusal, self._say(refusal))
        told = self._act(seat, cast(Action, action), "player")
        return [event for event in told if addressed(event, seat)]

    def go(self) -> None:
        """Let the bots play to the end, or until a seat without a bot must answer."""
        while move := self._choose():
            self._act(*move)

    # -- what is kept

    @property
    def record(self) -> Record:
        """The game as data, from its beginning."""
        return self._play.record

    def save(self, path: str | Path) -> None:
        """Write the record to a file, for `fabletop replay`."""
        try:
            Path(path).write_text(json.dumps(records.dump(self.record)) + "\n", "utf-8")
        except OSError as error:
            raise Slip(f"{path} cannot be written: {error.strerror}") from None

    def story(self, language: str = "en") -> str:
        """The game so far, told move by move."""
        if language not in LANGUAGES:
            raise Slip(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        return "\n".join(transcript(self.game, self.record, language))

    # -- how

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is None and not self.actors:
            raise Slip("the game is over: nobody is asked")
        return self.actors[0] if seat is None else cast(Seat, self._there(seat))

    def _there(self, seat: Seat | None) -> Seat | None:
        """A seat of this table, or nobody's."""
        if seat is not None and seat not in range(self.record.seats):
            raise Slip(f"there is no seat {seat!r}; they are 0 to {self.record.seats - 1}")
        return seat

    def _say(self, refusal: Refusal) -> str:
        speaker = Speaker(self.game.key, "en", player_names(self.record))
        return " ".join(speaker.refusal(refusal).split())

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
        return asked[0], self.game.table.pace(self.state).lapse[asked[0]][0], "clock"

    def _act(self, seat: Seat, action: Action, by: str) -> list[Event]:
        events = self._play.act(seat, action, by=by).events
        self._tell(events)
        return events

    def _tell(self, events: Sequence[Event]) -> None:
        for seat, bot in self.bots.items():
            for event in events:
                if bot.listens and addressed(event, seat):
                    bot.hear(event)
