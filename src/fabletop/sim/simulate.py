"""Many games between bots, over several processes; the same seed gives the same figures."""

from __future__ import annotations

import gc
import json
import random
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from fabletop.bots.bot import seat_bot
from fabletop.core import record as records
from fabletop.core.dealer import Event, Fair, Luck, Quiet, Seeded, addressed, commitment
from fabletop.core.game import Game, Json, Outcome, View
from fabletop.core.mind import LATER, Bot
from fabletop.core.options import Action, Option, Word, spell
from fabletop.core.play import Play
from fabletop.core.record import Record
from fabletop.core.rulebook import NOTHING_SEEN
from fabletop.games import game_of
from fabletop.packs.pack import pack_id, read_pack
from fabletop.sim.columns import Cell, Columns
from fabletop.sim.many import spread

if TYPE_CHECKING:
    import pandas
    import pyarrow

CHUNK = 100  # games a task
FEW = 4  # the same where somebody thinks


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Word] = field(default_factory=dict)
    pack: str = ""  # the text of a content pack

    def rng(self, number: int) -> random.Random:
        return random.Random(f"{self.seed}/{number}")

    def same(self) -> dict[str, int | str]:
        """The values that are the same in every row."""
        bots = {f"bot_{seat}": bot for seat, bot in enumerate(self.bots)}
        return {
            "game": self.game,
            "version": game_of(self.game, self.pack).about.version,
            "seats": self.seats,
            "options": json.dumps(dict(self.options), sort_keys=True),
            "pack": self.pack_title,
            "pack_id": self.pack and pack_id(self.pack),
            **bots,
            "seed": self.seed,
        }

    @property
    def pack_title(self) -> str:
        """The title of the content pack; "" without one."""
        return read_pack(self.pack).title if self.pack else ""


@dataclass(slots=True)
class Tally:
    """The totals of some games."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    wins: dict[int, float] = field(default_factory=dict)  # by seat; shared ones in parts
    points: dict[int, int] = field(default_factory=dict)  # by seat, if the game has scores

    def add(self, outcome: Outcome, decisions: int, team: bool = False) -> None:
        """Count one finished game; a team's win counts for every seat."""
        self.games += 1
        self.decisions += decisions
        for seat in outcome.winners:
            part = 1 if team else 1 / len(outcome.winners)
            self.wins[seat] = self.wins.get(seat, 0) + part
        for seat, points in enumerate(outcome.scores):
            self.points[seat] = self.points.get(seat, 0) + points

    def merge(self, other: Tally) -> None:
        """Count another tally's games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + wins
        for seat, points in other.points.items():
            self.points[seat] = self.points.get(seat, 0) + points


@dataclass(slots=True)
class Results:
    """Some games of a plan: totals, a row per game, and on request a row per choice."""

    tally: Tally
    games: Columns
    choices: Columns | None = None

    def extend(self, other: Results) -> None:
        """Add the games that came after these."""
        self.tally.merge(other.tally)
        self.games.extend(other.games)
        if self.choices is not None and other.choices is not None:
            self.choices.extend(other.choices)

    def __len__(self) -> int:
        return len(self.games)

    def __getitem__(self, column: str) -> Sequence[Any]:
        return self.games[column]

    def to_arrow(self) -> pyarrow.Table:
        """A row a game, as a table of Arrow's."""
        return self.games.to_arrow()

    def to_pandas(self) -> pandas.DataFrame:
        """A row a game, as a frame of pandas, which has to be there."""
        return self.games.to_pandas()


# -- many games


class Chunk(NamedTuple):
    """Games `first` to `last` of a plan, and whether to keep every choice."""

    plan: Plan
    first: int
    last: int
    choices: bool = False


def simulate(
    plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Tally:
    """Play that many games and count; the totals do not depend on the number of jobs."""
    total = Tally()
    with closing(spread(count_chunk, cut(plan, games, jobs), jobs)) as parts:
        for part in parts:
            total.merge(part)
            progress(part.games)
    return total


def collect(
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    *,
    choices: bool = False,
    ray: str | None = None,
) -> Results:
    """Play that many games and keep a row of each, the same whatever the number of jobs.

    `results.games` has for every game its `number` in the plan, the `reason` of its end, how many
    `decisions` it took, `cpu_seconds`, for every seat `won_0` (1 or 0), `rank_0`, `score_0` where
    the game scores and the numbers of its outcome's details (`tiles_0`), and for every verb how
    often it was chosen (`made_take`). In every row the same are `game`, `version`, `seats`,
    `options` (JSON), the `pack` and its `pack_id` ("" for the content of the box), `bot_0` and so
    on, and `seed`. `results.games["score_0"]` is a column.

    With `choices`, `results.choices` has a row for everything a bot chose: the game's `number`,
    `seat`, `step`, `verb`, the whole `action` (JSON) and how many options were `offered`.

    `progress` hears how many games are done since the last time. `ray` is the address of a
    cluster, or "" for one on this machine.
    """
    with closing(in_chunks(plan, games, jobs, choices=choices, ray=ray)) as parts:
        results = next(parts)
        progress(len(results))
        for part in parts:
            results.extend(part)
            progress(len(part))
    return results


def in_chunks(
    plan: Plan, games: int, jobs: int = 1, *, choices: bool = False, ray: str | None = None
) -> Generator[Results, None, None]:
    """The same in chunks, in order, for writing files while playing."""
    return spread(play_chunk, cut(plan, games, jobs, choices), jobs, ray)


def cut(plan: Plan, games: int, jobs: int, choices: bool = False) -> list[Chunk]:
    """All games in chunks, so that every process has some."""
    size = min(chunk_size(plan), -(-games // jobs))
    firsts = range(0, games, size)
    return [Chunk(plan, first, min(first + size, games), choices) for first in firsts]


def chunk_size(plan: Plan) -> int:
    """Games per task: few if a bot searches."""
    bots = seat_all(game_of(plan.game, plan.pack), plan, plan.rng(0))
    return FEW if any(bot.thinks for bot in bots) else CHUNK


@contextmanager
def unswept() -> Iterator[None]:
    """Turn off Python's cycle collector: states hold no cycles."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@unswept()
def count_chunk(chunk: Chunk) -> Tally:
    """Some games of a plan, one after the other."""
    game, tally = game_of(chunk.plan.game, chunk.plan.pack), Tally()
    start = time.process_time()
    for number in range(chunk.first, chunk.last):
        tally.add(*play_game(game, chunk.plan, number), game.about.cooperative)
    tally.cpu_seconds = time.process_time() - start
    return tally


@unswept()
def play_chunk(chunk: Chunk) -> Results:
    """The same, with a row per game."""
    plan = chunk.plan
    game = game_of(plan.game, plan.pack)
    tally, kinds = Tally(), dict[str, str]()
    rows: list[tuple[Cell, ...]] = []
    choices: list[tuple[Cell, ...]] = []
    start = last = time.process_time()
    for number in range(chunk.first, chunk.last):
        made: dict[Word, int] = dict.fromkeys(game.about.actions, 0)
        rng = plan.rng(number)
        bots = seat_all(game, plan, rng)
        if chunk.choices:
            bots = [Telling(bot, made, (number, seat), choices) for seat, bot in enumerate(bots)]
        else:
            bots = [Counted(bot, made) for bot in bots]
        outcome, decisions = play_bots(game, bots, plan.options, rng)
        tally.add(outcome, decisions, game.about.cooperative)
        now = time.process_time()
        rows.append(row(number, outcome, decisions, now - last, made))
        kinds = kinds or kinds_of(outcome, made)
        last = now
    tally.cpu_seconds = last - start
    same = plan.same()
    wanted = Columns.of(same, CHOICE, choices) if chunk.choices else None
    return Results(tally, Columns.of(same, kinds, rows), wanted)


# -- a row


def row(
    number: int, outcome: Outcome, decisions: int, seconds: float, made: Mapping[Word, int]
) -> tuple[Cell, ...]:
    """A game in the order of `kinds_of`."""
    won = [0] * len(outcome.ranks)
    for seat in outcome.winners:
        won[seat] = 1
    more = [cell for each in outcome.details for cell in each.values() if isinstance(cell, int)]
    return (
        number, outcome.reason, decisions, seconds, *won, *outcome.ranks, *outcome.scores, *more,
        *made.values(),
    )  # fmt: skip


def kinds_of(outcome: Outcome, made: Mapping[Word, int]) -> dict[str, str]:
    """The columns for games with such an outcome, and their kinds."""
    seats = range(len(outcome.ranks))
    names = [f"won_{seat}" for seat in seats] + [f"rank_{seat}" for seat in seats]
    names += [f"score_{seat}" for seat, _ in enumerate(outcome.scores)]
    names += [
        f"{name}_{seat}"
        for seat, each in enumerate(outcome.details)
        for name, cell in each.items()
        if isinstance(cell, int)
    ]
    names += [f"made_{verb}" for verb in made]
    first = {"number": "q", "reason": "word", "decisions": "i", "cpu_seconds": "d"}
    return first | dict.fromkeys(names, "i")


CHOICE = {
    "number": "q", "seat": "i", "step": "word", "verb": "word", "action": "word", "offered": "i",
}  # fmt: skip


class Counted:
    """A bot whose choices are counted, by verb."""

    def __init__(self, bot: Bot, made: dict[Word, int]) -> None:
        self.looks = bot.looks
        self.listens = bot.listens
        self.thinks = bot.thinks
        self.hear = bot.hear
        self.reason = bot.reason
        self.ponder = bot.ponder
        self._choose = bot.choose
        self._made = made

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        action = self._choose(view, options)
        if action:
            self._made[action[0]] += 1
        return action


class Telling(Counted):
    """A bot whose every choice is recorded; it needs views, to know the question."""

    def __init__(
        self,
        bot: Bot,
        made: dict[Word, int],
        who: tuple[int, int],
        choices: list[tuple[Cell, ...]],
    ) -> None:
        super().__init__(bot, made)
        self.looks = True
        self._who = who
        self._tell = choices.append

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        action = super().choose(view, options)
        if action:
            words = json.dumps(spell(action), ensure_ascii=False)
            step, verb = str(view["step"]), str(action[0])
            self._tell((*self._who, step, verb, words, len(options)))
        return action


# -- one game


def seat_all(game: Game[Any], plan: Plan, rng: random.Random) -> list[Bot]:
    """The plan's bots, one per seat."""
    return [seat_bot(name, game, plan.seats, seat, rng) for seat, name in enumerate(plan.bots)]


def play_game(game: Game[Any], plan: Plan, number: int) -> tuple[Outcome, int]:
    """One game of a plan to its end."""
    rng = plan.rng(number)
    bots = seat_all(game, plan, rng)
    return play_bots(game, bots, plan.options, rng)


def play_bots(
    game: Game[Any], bots: Sequence[Bot], options: Mapping[str, Word], seed: int | str | Luck
) -> tuple[Outcome, int]:
    """Let these bots play a game to its end; events are made only if a bot listens.

    Chance has its own seed, or shares the bots' generator. Sharing is faster: making a generator
    takes as long as a dozen decisions.
    """
    listening = True in [bot.listens for bot in bots]
    dealer = Seeded(seed) if listening else Quiet(seed)
    s = game.setup(len(bots), options, dealer)
    if listening or True in [bot.looks for bot in bots]:
        decisions = play_on(game, s, bots, dealer)
    else:
        decisions = game.study.play_out(s, bots, dealer)
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome, decisions


def play_on(game: Game[Any], s: Any, bots: Sequence[Bot], dealer: Seeded | Quiet) -> int:
    """Play to the end with bots that use views and events; return the number of decisions."""
    decisions = 0
    while seats := game.actors(s):
        if dealer.hears:
            tell(bots, cast(Seeded, dealer).take().events)
        seat = seats[0]
        bot = bots[seat]
        view = game.view(s, seat) if bot.looks else NOTHING_SEEN
        action = bot.choose(view, game.options(s, seat))
        if action == LATER:
            seat, action = whoever_will(game, s, bots)
        game.apply(s, seat, action, dealer)
        decisions += 1
    return decisions


def whoever_will(game: Game[Any], s: Any, bots: Sequence[Bot]) -> tuple[int, Action]:
    """The first seat with an answer; if all bots wait for each other, a lapse is played."""
    seats = game.actors(s)
    for seat in seats[1:]:
        action = bots[seat].choose(game.view(s, seat), game.options(s, seat))
        if action != LATER:
            return seat, action
    return seats[0], game.table.pace(s).lapse[seats[0]][0]


def tell(bots: Sequence[Bot], events: Sequence[Event]) -> None:
    """Every bot hears what its seat is told."""
    for event in events:
        for seat, bot in enumerate(bots):
            if bot.listens and addressed(event, seat):
                bot.hear(event)


def play_record(plan: Plan, number: int, tally: Tally | None = None) -> Record:
    """One game with a sealed dealer, as a record that anyone can verify."""
    start = time.process_time()
    game = game_of(plan.game, plan.pack)
    rng = plan.rng(number)
    bots = seat_all(game, plan, rng)
    key = rng.randbytes(32)
    play = Play.begin(game, plan.seats, plan.options, Fair(key), plan.bots, commitment(key))
    tell(bots, play.heard.events)
    while seats := game.actors(play.s):
        seat = seats[0]
        view = game.view(play.s, seat) if bots[seat].looks else NOTHING_SEEN
        action = bots[seat].choose(view, game.options(play.s, seat))
        why = bots[seat].reason()
        if action == LATER:
            seat, action = whoever_will(game, play.s, bots)
            why = None
        tell(bots, play.act(seat, action, by="bot", why=why).events)
    play.record.key = key.hex()
    outcome = game.outcome(play.s)
    if tally and outcome:
        tally.add(outcome, len(play.record.moves), game.about.cooperative)
        tally.cpu_seconds += time.process_time() - start
    return play.record


class Kept(NamedTuple):
    """A sealed game as the text of its record, and its figures."""

    text: str
    tally: Tally


def in_records(plan: Plan, games: int, jobs: int = 1) -> Generator[Kept, None, None]:
    """So many sealed games, one by one, in order; the same for any number of jobs."""
    return spread(keep_record, [(plan, number) for number in range(games)], jobs)


def keep_record(task: tuple[Plan, int]) -> Kept:
    tally = Tally()
    return Kept(json.dumps(records.dump(play_record(*task, tally))) + "\n", tally)


def report(plan: Plan, tally: Tally) -> Json:
    """The totals by seat and by bot; mean scores if the game has scores."""
    seats: dict[str, list[int]] = {}
    for seat, name in enumerate(plan.bots):
        seats.setdefault(name, []).append(seat)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        "pack": plan.pack_title,
        "pack_id": plan.pack and pack_id(plan.pack),
        "games": tally.games,
        "decisions": tally.decisions,
        "cpu_seconds": tally.cpu_seconds,
        "decisions_per_cpu_second": tally.decisions / max(tally.cpu_seconds, 1e-9),
        "by_seat": [
            {"bot": bot, **figures(plan, tally, [seat])} for seat, bot in enumerate(plan.bots)
        ],
        "by_bot": {name: figures(plan, tally, seats[name]) for name in seats},
    }


def figures(plan: Plan, tally: Tally, seats: Sequence[int]) -> dict[str, float]:
    """The results of some seats together: wins (a team's once) and the mean score."""
    wins = [tally.wins.get(seat, 0) for seat in seats]
    found = {"wins": max(wins) if game_of(plan.game).about.cooperative else sum(wins)}
    if tally.points:
        points = sum(tally.points.get(seat, 0) for seat in seats)
        found["mean_score"] = points / tally.games / len(seats)
    return found
