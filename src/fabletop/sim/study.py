"""A game studied: many games between bots, and what they say about it.

Nothing here knows a rule. One table is played many times: how points fall, how long it lasts,
whether a chair is better, what is chosen. Then every option is changed, one at a time, on the same
deals; bots meet each other; and what is published about the game is measured again (`balance.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from statistics import mean as average
from typing import Any, NamedTuple

from fabletop.bots.bot import levels
from fabletop.core.game import Game, Json
from fabletop.core.options import HOLES, Number, Word
from fabletop.games import GAMES
from fabletop.packs.pack import read_pack
from fabletop.sim import arena
from fabletop.sim.balance import LEVEL, Balance, Verdict, measure_all, read_balance
from fabletop.sim.intervals import Found, chance, holm, mean, paired, wilson
from fabletop.sim.many import spread
from fabletop.sim.tales import Table, Tale, play_tale

CHUNK = 25  # games a task
GLANCE = 20  # deals after which an option that changed nothing is let go
CONTENT = "content"  # what a pack changes, named like an option
DEALS = 20  # two bots meet on at least so many
PICKS = 6  # answers shown of each kind
MANY = 2  # a kind of answer with more than these is worth a closer look

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Study:
    """What is studied: a game with these bots, so many times."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Word] = field(default_factory=dict)
    pack: str = ""  # the text of a content pack, compared with the usual content

    @property
    def rules(self) -> Game[Any]:
        return GAMES[self.game]

    def table(self, **changed: Word) -> Table:
        """Its table, with an option changed."""
        return Table(self.game, self.bots, {**self.options, **changed})


class Line(NamedTuple):
    """One game in numbers."""

    result: float  # points of a seat on the average; where there are none, 1 if it was won
    scores: tuple[int, ...]
    wins: tuple[float, ...]  # by place, counted from whoever was asked first
    decisions: int
    reason: str
    details: Mapping[str, float]
    made: Mapping[str, int]  # answers by verb
    asked: Mapping[str, int]  # how often a verb was there to choose, among others
    taken: Mapping[str, int]  # and how often it was chosen then
    picks: Mapping[str, int]  # whole answers


class Effect(NamedTuple):
    """One option with another value, on the same deals: what changes a game."""

    option: str
    value: Word
    result: Found
    length: Found
    chance: float  # of such a change in the result by luck alone; 1 where nothing changed at all
    clear: bool = False  # even among so many options


class Match(NamedTuple):
    """One bot against another on the same deals, chairs exchanged; or a team of its own."""

    bots: tuple[str, ...]
    score: Found


@dataclass(slots=True)
class Findings:
    """All that came out."""

    study: Study
    lines: list[Line]
    effects: list[Effect]
    matches: list[Match]
    balance: Balance
    verdicts: list[Verdict]

    def column(self, name: str) -> list[float]:
        """One number of every game."""
        return [float(getattr(line, name)) for line in self.lines]

    def place(self, place: int) -> list[float]:
        """What the seat so many after the first asked won, game by game."""
        return [line.wins[place] for line in self.lines]

    @property
    def scored(self) -> bool:
        """Whether there are points; otherwise all win or lose."""
        return bool(self.lines[0].scores)


def run(study: Study, jobs: int = 1, progress: Progress = lambda games: None) -> Findings:
    """Play everything."""
    lines = play(study, study.table(), study.games, jobs, progress)
    effects = list(compare(study, lines, jobs, progress))
    matches = list(meet(study, jobs, progress))
    balance = read_balance(study.rules)
    verdicts = measure_all(balance, study.games, study.seed, jobs, progress)
    return Findings(study, lines, effects, matches, balance, verdicts)


# -- one table


class Task(NamedTuple):
    table: Table
    seed: int
    first: int
    last: int


def play(study: Study, table: Table, games: int, jobs: int, progress: Progress) -> list[Line]:
    tasks = [
        Task(table, study.seed, first, min(first + CHUNK, games))
        for first in range(0, games, CHUNK)
    ]
    found: list[Line] = []
    for part in spread(play_some, tasks, jobs):
        found += part
        progress(len(part))
    return found


def play_some(task: Task) -> list[Line]:
    """Some games of a table."""
    return [line(play_tale(task.table, task.seed, number)) for number in range(*task[2:])]


def line(tale: Tale) -> Line:
    """A game in numbers."""
    outcome, seats = tale.outcome, len(tale.bots)
    assert outcome
    order = [(tale.first + place) % seats for place in range(seats)]
    share = 1 / max(1, len(outcome.winners))
    names = [name for name, value in outcome.details[0].items() if type(value) in (int, float)]
    made, asked, taken = Counter[str](), Counter[str](), Counter[str]()
    for (_, action), offered in zip(tale.choices, tale.offered, strict=True):
        verb = str(action[0])
        made[verb] += 1
        if len(offered) > 1:
            asked.update(offered)
            taken[verb] += 1
    return Line(
        average(outcome.scores) if outcome.scores else float(bool(outcome.winners)),
        outcome.scores,
        tuple((seat in outcome.winners) * share for seat in order),
        len(tale.choices),
        outcome.reason,
        {n: average(float(str(each[n])) for each in outcome.details) for n in names},
        made,
        asked,
        taken,
        Counter(words(action) for _, action in tale.choices if len(action) > 1),
    )


def words(action: Sequence[object]) -> str:
    """An answer as it can be read; a list by commas, nothing as a dash."""
    return " ".join(
        ",".join(map(str, part)) if isinstance(part, tuple) else "–" if part is None else str(part)
        for part in action
    )


# -- options


def compare(study: Study, lines: Sequence[Line], jobs: int, progress: Progress) -> Iterator[Effect]:
    """Every option with every other value, on the deals of the first half; and other content."""
    games = max(min(GLANCE, study.games), study.games // 2)
    found = []
    for option, value in alternatives(study):
        table = study.table(**{option: value})
        other = play(study, table, min(GLANCE, games), 1, progress)
        if len(other) < games and not same(lines, other):
            other = play(study, table, games, jobs, progress)
        found.append(effect(option, value, lines[: len(other)], other))
    if study.pack:
        other = play(study, replace(study.table(), pack=study.pack), games, jobs, progress)
        found.append(effect(CONTENT, read_pack(study.pack).title, lines[: len(other)], other))
    together = holm([each.chance for each in found])
    for each, all_ in zip(found, together, strict=True):
        yield each._replace(clear=all_ < LEVEL)


def alternatives(study: Study) -> Iterator[tuple[str, Word]]:
    """Each option's other values; of a range of numbers both ends. None that the game refuses."""
    game, seats = study.rules, len(study.bots)
    usual = {name: setting.default for name, setting in game.settings.items()}
    chosen = {**usual, **study.options}
    for name, setting in game.settings.items():
        values: list[Word] = [part for part in setting.accepts if not isinstance(part, HOLES)]
        for part in setting.accepts:
            values += [part.least, part.most] if isinstance(part, Number) else []
        for value in values:
            options = {**study.options, name: value}
            if value != chosen[name] and not game.refuse_setup(seats, options):
                yield name, value


def same(before: Sequence[Line], after: Sequence[Line]) -> bool:
    """Whether nothing at all has changed."""
    return all(old == new for old, new in zip(before, after, strict=False))


def effect(option: str, value: Word, before: Sequence[Line], after: Sequence[Line]) -> Effect:
    result = paired([line.result for line in before], [line.result for line in after])
    length = paired([line.decisions for line in before], [line.decisions for line in after])
    luck = 1.0 if same(before, after) else chance(abs(result.value), result.error)
    return Effect(option, value, result, length, luck)


# -- bots


def meet(study: Study, jobs: int, progress: Progress) -> Iterator[Match]:
    """Every level against every other; where all play together, each as a team."""
    game, seats = study.rules, len(study.bots)
    games = max(2, study.games // 4)
    if game.cooperative:
        for bot in levels(game):
            table = Table(study.game, (bot,) * seats, study.options)
            won = [line.result for line in play(study, table, games, jobs, progress)]
            yield Match((bot,), wilson(average(won), len(won)))
        return
    for pair in combinations(levels(game), 2):
        plan = arena.Arena(study.game, seats, pair, study.seed, study.options)
        least = DEALS * len(plan.lineups())
        blocks = arena.play(plan, max(least, games), jobs, progress)
        scores = mean([block.figures[pair[0]].score for block in blocks])
        if not scores.error:  # always the same; yet it might have been otherwise
            scores = wilson(scores.value, len(blocks))
        yield Match(pair, scores._replace(games=sum(block.games for block in blocks)))


# -- what it says


def places(findings: Findings) -> list[tuple[Found, bool]]:
    """How often each place wins, and whether that is clearly not its fair share."""
    seats = len(findings.study.bots)
    found = [mean(findings.place(place)) for place in range(seats)]
    luck = holm([chance(abs(each.value - 1 / seats), each.error) for each in found])
    return [(each, one < LEVEL) for each, one in zip(found, luck, strict=True)]


def total(lines: Sequence[Line], name: str) -> Counter[str]:
    """All games together."""
    found: Counter[str] = Counter()
    for each in lines:
        found.update(getattr(each, name))
    return found


def top_picks(findings: Findings) -> dict[str, list[tuple[str, int, int]]]:
    """The answers given most often, by verb: answer, how often, and of how many."""
    by_verb: dict[str, Counter[str]] = {}
    for pick, count in total(findings.lines, "picks").items():
        by_verb.setdefault(pick.split(" ")[0], Counter())[pick] += count
    return {
        verb: [(pick, count, sum(counts.values())) for pick, count in counts.most_common(PICKS)]
        for verb, counts in sorted(by_verb.items(), key=lambda each: -sum(each[1].values()))
        if len(counts) > MANY
    }


# -- as data


def dump(findings: Findings) -> Json:
    """The figures as JSON, for those who go on from there."""
    study = findings.study
    return {
        "game": study.game,
        "version": study.rules.version,
        "bots": list(study.bots),
        "options": dict(study.options),
        "pack": study.pack,
        "games": study.games,
        "seed": study.seed,
        "result": mean(findings.column("result"))._asdict(),
        "decisions": mean(findings.column("decisions"))._asdict(),
        "places": [found._asdict() for found, _ in places(findings)],
        "choices": dict(total(findings.lines, "made")),
        "options_changed": [
            {
                "option": each.option,
                "value": each.value,
                "result": each.result._asdict(),
                "decisions": each.length._asdict(),
                "clear": each.clear,
            }
            for each in findings.effects
        ],
        "matches": [{"bots": list(m.bots), **m.score._asdict()} for m in findings.matches],
        "balance": [
            {
                "table": verdict.trial.name,
                "source": verdict.trial.source,
                "figure": verdict.figure.says,
                "published": [verdict.figure.low, verdict.figure.high],
                "published_games": verdict.trial.games,
                **verdict.found._asdict(),
                "verdict": verdict.word,
            }
            for verdict in findings.verdicts
        ],
    }
