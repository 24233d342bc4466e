"""Studies a game by many games between bots, without knowing its rules.

One table is played many times, for points, length, seats and choices. Then every option is changed,
one at a time, on the same deals. Bots play each other, and published figures are measured again
(`balance.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from statistics import mean as average
from typing import NamedTuple

from fabletop.bots.bot import levels
from fabletop.core.game import Json
from fabletop.core.options import HOLES, Number, Word
from fabletop.games import GAMES
from fabletop.packs.pack import read_pack
from fabletop.sim import arena
from fabletop.sim.balance import measure_all, read_balance
from fabletop.sim.findings import (
    Change,
    Effect,
    Findings,
    Line,
    Match,
    Study,
    places,
    result,
    top_picks,
    total,
    verb_names,
)
from fabletop.sim.intervals import chance, holm, is_clear, mean, paired, share, wilson
from fabletop.sim.many import spread
from fabletop.sim.rows import PlayedGame, Table, play_one
from fabletop.sim.wording import CONTENT, from_seat

LEAST = 20  # games at every table
CHUNK = 25  # games a task
GLANCE = 20  # deals after which an option that changed nothing is let go
DEALS = 20  # bots meet on at least so many

Progress = Callable[[int], None]


def run(study: Study, jobs: int = 1, progress: Progress = lambda games: None) -> Findings:
    """Play everything; `progress` adds up to `expected`."""
    lines = play(study, study.table(), study.games, jobs, progress)
    effects = list(compare(study, lines, jobs, progress))
    matches = list(meet(study, jobs, progress))
    balance = read_balance(study.rules)
    verdicts = measure_all(balance, study.games, study.seed, jobs, progress)
    return Findings(study, lines, effects, matches, balance, verdicts)


def expected(study: Study) -> int:
    """The number of games; those that need not be played count as done."""
    options = len(changes(study)) + bool(study.pack)
    trials = sum(trial.times for trial in read_balance(study.rules).trials)
    meetings = sum(games for _, games in meetings_of(study))
    return study.games * (1 + trials) + options * compared(study) + meetings


# -- one table


class Task(NamedTuple):
    table: Table
    seed: int
    first: int
    last: int


def play(
    study: Study, table: Table, games: int, jobs: int, progress: Progress, start: int = 0
) -> list[Line]:
    """The games of a table, from one number to another."""
    tasks = [
        Task(table, study.seed, first, min(first + CHUNK, games))
        for first in range(start, games, CHUNK)
    ]
    found: list[Line] = []
    for part in spread(play_some, tasks, jobs):
        found += part
        progress(len(part))
    return found


def play_some(task: Task) -> list[Line]:
    """Some games of a table."""
    game, numbers = task.table.game, range(task.first, task.last)
    return [line(game, play_one(task.table, task.seed, number)) for number in numbers]


def line(game: str, played: PlayedGame) -> Line:
    """A game in numbers."""
    outcome, seats, fields = played.outcome, len(played.bots), GAMES[game].about.actions
    assert outcome
    order = [(played.first + place) % seats for place in range(seats)]
    part = 1 / max(1, len(outcome.winners))
    names = [name for name, value in outcome.details[0].items() if type(value) in (int, float)]
    made, asked, taken = Counter[str](), Counter[str](), Counter[str]()
    for (_, action), offered in zip(played.choices, played.offered, strict=True):
        verb = str(action[0])
        made[verb] += 1
        if len(offered) > 1:
            asked.update(offered)
            taken[verb] += 1
    return Line(
        average(outcome.scores) if outcome.scores else float(bool(outcome.winners)),
        outcome.scores,
        tuple((seat in outcome.winners) * part for seat in order),
        len(played.choices),
        outcome.reason,
        {n: average(float(str(each[n])) for each in outcome.details) for n in names},
        made,
        asked,
        taken,
        Counter(
            from_seat(action, fields[str(action[0])], seat, seats)
            for seat, action in played.choices
            if len(action) > 1
        ),
    )


# -- options


def compare(study: Study, lines: Sequence[Line], jobs: int, progress: Progress) -> Iterator[Effect]:
    """Every option with every other value, on the deals of the first half; and the pack."""
    games, tried = compared(study), changes(study)
    bases = {change.given for change in tried}
    played: dict[tuple[tuple[str, Word], ...], Sequence[Line]] = {(): lines}
    found = []
    for change in tried:
        before, own = played[change.given], ((change.option, change.value),)
        table = study.table(**dict(change.given + own))
        other = play(study, table, min(GLANCE, games), 1, progress)
        if own in bases or not same(before, other):
            other += play(study, table, games, jobs, progress, len(other))
            played[own] = other
        else:
            progress(games - len(other))
        found.append(effect(change, before[: len(other)], other))
    if study.pack:
        other = play(study, replace(study.table(), pack=study.pack), games, jobs, progress)
        content = Change(CONTENT, read_pack(study.pack).title)
        found.append(effect(content, lines[: len(other)], other))
    together = holm([each.chance for each in found])
    for each, all_ in zip(found, together, strict=True):
        yield each._replace(clear=is_clear(all_, each.result.games))


def compared(study: Study) -> int:
    """The number of deals on which an option is compared."""
    return max(min(GLANCE, study.games), study.games // 2)


def changes(study: Study) -> list[Change]:
    """All possible changes: one option, or two where the game refuses one alone."""
    alone = [each for each in alternatives(study) if not refused(study, each)]
    beside = []
    for each in alternatives(study):
        if refused(study, each):
            bases = [base for base in alone if not refused(study, base, each)]
            beside += [Change(*each, given=(base,)) for base in bases[:1]]
    return [Change(*each) for each in alone] + beside


def left_out(study: Study) -> list[tuple[str, Word]]:
    """Values that are impossible at this table, whatever else is changed."""
    tried = {(change.option, change.value) for change in changes(study)}
    return [each for each in alternatives(study) if each not in tried]


def untried(study: Study) -> list[str]:
    """Options that are lists with too many values; ticked settings are left out."""
    settings = study.rules.about.settings.items()
    return [
        name
        for name, setting in settings
        if not setting.ticked
        and any(isinstance(p, HOLES) and not isinstance(p, Number) for p in setting.accepts)
    ]


def refused(study: Study, *changed: tuple[str, Word]) -> bool:
    options = {**study.options, **dict(changed)}
    return study.rules.refuse_setup(len(study.bots), options) is not None


def alternatives(study: Study) -> Iterator[tuple[str, Word]]:
    """Each option's other values; of a range of numbers both ends."""
    settings = study.rules.about.settings
    chosen = {**{name: setting.default for name, setting in settings.items()}, **study.options}
    for name, setting in settings.items():
        values: list[Word] = [part for part in setting.accepts if not isinstance(part, HOLES)]
        for part in setting.accepts:
            values += [part.least, part.most] if isinstance(part, Number) else []
        yield from [(name, value) for value in values if value != chosen[name]]


def same(before: Sequence[Line], after: Sequence[Line]) -> bool:
    """Whether nothing at all has changed."""
    return all(old == new for old, new in zip(before, after, strict=False))


def effect(change: Change, before: Sequence[Line], after: Sequence[Line]) -> Effect:
    result = paired([line.result for line in before], [line.result for line in after])
    length = paired([line.decisions for line in before], [line.decisions for line in after])
    luck = chance(abs(result.value), result.error, len(after))
    return Effect(change, result, length, same(before, after), luck)


# -- bots


def meet(study: Study, jobs: int, progress: Progress) -> Iterator[Match]:
    """Every level against every other; in cooperative games, each as a team."""
    for plan, games in meetings_of(study):
        if study.rules.about.cooperative:
            table = Table(study.game, plan.bots * plan.seats, study.options)
            won = [line.result for line in play(study, table, games, jobs, progress)]
            yield Match(plan.bots, share(won))
        else:
            yield match(plan, arena.play(plan, games, jobs, progress))


def meetings_of(study: Study) -> list[tuple[arena.Arena, int]]:
    """The matches and their number of games: a quarter of all, but at least some deals."""
    game, seats = study.rules, len(study.bots)
    found = []
    for bots in combinations(levels(game), 1 if game.about.cooperative else 2):
        plan = arena.Arena(study.game, seats, bots, study.seed, study.options)
        each = len(plan.lineups())
        found.append((plan, max(DEALS, -(-study.games // 4 // each)) * each))
    return found


def match(plan: arena.Arena, blocks: Sequence[arena.Block]) -> Match:
    scores = mean([block.figures[plan.bots[0]].score for block in blocks])
    if not scores.error:  # always the same; yet it might have been otherwise
        scores = wilson(scores.value, len(blocks))
    return Match(plan.bots, scores._replace(games=sum(block.games for block in blocks)))


# -- as data


def dump(findings: Findings) -> Json:
    """The figures as JSON."""
    study = findings.study
    return {
        "game": study.game,
        "version": study.rules.about.version,
        "bots": list(study.bots),
        "options": dict(study.options),
        "pack": study.pack,
        "games": study.games,
        "seed": study.seed,
        "result": result(findings)._asdict(),
        "decisions": mean(findings.column("decisions"))._asdict(),
        "places": [found._asdict() for found, _ in places(findings)],
        "distributions": distributions(findings),
        "details": {
            name: mean([line.details[name] for line in findings.lines])._asdict()
            for name in findings.lines[0].details
        },
        "choices": choices(findings),
        "most_often": {
            verb: [pick._asdict() for pick in picks] for verb, picks in top_picks(findings).items()
        },
        "options_changed": [
            {
                "option": each.change.option,
                "value": each.change.value,
                "given": dict(each.change.given),
                "result": each.result._asdict(),
                "decisions": each.length._asdict(),
                "nothing_changed": each.still,
                "clear": each.clear,
            }
            for each in findings.effects
        ],
        "options_not_possible": [list(each) for each in left_out(study)],
        "options_not_tried": untried(study),
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


def distributions(findings: Findings) -> Json:
    """Counts of each value: points of a seat, decisions of a game, reasons to end."""
    columns: Mapping[str, list[object]] = {
        "scores": [score for line in findings.lines for score in line.scores],
        "decisions": [line.decisions for line in findings.lines],
        "reasons": [line.reason for line in findings.lines],
    }
    return {
        name: {str(value): count for value, count in sorted(Counter(values).items())}
        for name, values in columns.items()
    }


def choices(findings: Findings) -> Json:
    """By verb: how often it was chosen, and how often it was one of several."""
    made, asked = total(findings.lines, "made"), total(findings.lines, "asked")
    taken, names = total(findings.lines, "taken"), verb_names(findings)
    return {
        verb: {
            "words": names[verb],
            "count": count,
            "among_others": asked[verb],
            "chosen_among_others": taken[verb],
        }
        for verb, count in made.most_common()
    }
