"""A game studied: many games between bots, and what they say about it.

Nothing here knows a rule. One table is played many times: how points fall, how long it lasts,
whether a chair is better, what is chosen. Then every option is changed, one at a time, on the same
deals; bots meet each other; and what is published about the game is measured again (`balance.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from math import sqrt
from statistics import mean as average
from typing import Any, NamedTuple

from fabletop.bots.bot import levels
from fabletop.core.game import Game, Json
from fabletop.core.options import HOLES, Action, Number, Word
from fabletop.games import GAMES
from fabletop.packs.pack import read_pack
from fabletop.sim import arena
from fabletop.sim.balance import Balance, Verdict, measure_all, read_balance
from fabletop.sim.intervals import Found, chance, holm, is_clear, mean, paired, share, wilson
from fabletop.sim.many import spread
from fabletop.sim.rows import PlayedGame, Table, play_one
from fabletop.sim.wording import CONTENT, Wording, bare, from_seat, within

LEAST = 20  # games at every table
CHUNK = 25  # games a task
GLANCE = 20  # deals after which an option that changed nothing is let go
DEALS = 20  # bots meet on at least so many
PICKS = 6  # answers shown of each kind
MANY = 2  # a kind of answer with more than these is worth a closer look
RARE = 0.01  # of a kind of answer; what is given more rarely, or hardly ever, is not shown
HARDLY = 3  # times

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
    picks: Mapping[Action, int]  # whole answers; seats count from whoever gave them


class Change(NamedTuple):
    """One option with another value; where that needs another option changed too, with that."""

    option: str
    value: Word
    given: tuple[tuple[str, Word], ...] = ()  # options changed on both sides of the comparison


class Effect(NamedTuple):
    """What one changed option does to games on the same deals."""

    change: Change
    result: Found
    length: Found
    still: bool  # nothing at all is different: no result, no length, no answer
    chance: float  # of such a change in the result by luck alone
    clear: bool = False  # even among so many options

    @property
    def moved(self) -> bool:
        """Whether any game had another result or another length."""
        return any((*self.result[:3], *self.length[:3]))


class Pick(NamedTuple):
    """An answer in words, how often it was given, and of how many of its kind."""

    words: str
    times: int
    of: int


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

    @property
    def wording(self) -> Wording:
        return wording_of(self.study.game, len(self.study.bots))


@cache
def wording_of(game: str, seats: int) -> Wording:
    return Wording(GAMES[game], seats)


def run(study: Study, jobs: int = 1, progress: Progress = lambda games: None) -> Findings:
    """Play everything; the progress comes to what is `expected`."""
    lines = play(study, study.table(), study.games, jobs, progress)
    effects = list(compare(study, lines, jobs, progress))
    matches = list(meet(study, jobs, progress))
    balance = read_balance(study.rules)
    verdicts = measure_all(balance, study.games, study.seed, jobs, progress)
    return Findings(study, lines, effects, matches, balance, verdicts)


def expected(study: Study) -> int:
    """How many games there will be; those that need not be played count as done."""
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
    """Every option with every other value, on the deals of the first half; and other content."""
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
    """On how many deals an option is compared."""
    return max(min(GLANCE, study.games), study.games // 2)


def changes(study: Study) -> list[Change]:
    """All that can be changed: alone, or where the game refuses that, beside one other option."""
    alone = [each for each in alternatives(study) if not refused(study, each)]
    beside = []
    for each in alternatives(study):
        if refused(study, each):
            bases = [base for base in alone if not refused(study, base, each)]
            beside += [Change(*each, given=(base,)) for base in bases[:1]]
    return [Change(*each) for each in alone] + beside


def left_out(study: Study) -> list[tuple[str, Word]]:
    """What this table cannot have, whatever else is changed."""
    tried = {(change.option, change.value) for change in changes(study)}
    return [each for each in alternatives(study) if each not in tried]


def untried(study: Study) -> list[str]:
    """Options that are lists, of which there are too many; people's own ticks are none."""
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


def alike(effects: Sequence[Effect]) -> list[tuple[Effect, list[Word]]]:
    """Effects, and their values; those of one option that do exactly the same are one."""
    found: dict[object, tuple[Effect, list[Word]]] = {}
    for each in effects:
        key = (each.change.option, each.change.given, each.result, each.length)
        found.setdefault(key, (each, []))[1].append(each.change.value)
    return list(found.values())


# -- bots


def meet(study: Study, jobs: int, progress: Progress) -> Iterator[Match]:
    """Every level against every other; where all play together, each as a team."""
    for plan, games in meetings_of(study):
        if study.rules.about.cooperative:
            table = Table(study.game, plan.bots * plan.seats, study.options)
            won = [line.result for line in play(study, table, games, jobs, progress)]
            yield Match(plan.bots, share(won))
        else:
            yield match(plan, arena.play(plan, games, jobs, progress))


def meetings_of(study: Study) -> list[tuple[arena.Arena, int]]:
    """Who meets, and in how many games: a quarter of all, but at least on some deals."""
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


# -- what it says


def result(findings: Findings) -> Found:
    """Points of a seat, or games won."""
    values = findings.column("result")
    return mean(values) if findings.scored else share(values)


def places(findings: Findings) -> list[tuple[Found, bool]]:
    """How often each place wins, and whether that is clearly not its fair share."""
    games, fair = len(findings.lines), 1 / len(findings.study.bots)
    found = [share(findings.place(place)) for place in range(len(findings.study.bots))]
    error = sqrt(fair * (1 - fair) / games)  # if all places were alike
    luck = holm([chance(abs(each.value - fair), error, games) for each in found])
    return [(each, is_clear(one, games)) for each, one in zip(found, luck, strict=True)]


def total(lines: Sequence[Line], name: str) -> Counter[Any]:
    """All games together."""
    found: Counter[Any] = Counter()
    for each in lines:
        found.update(getattr(each, name))
    return found


def verb_names(findings: Findings) -> dict[str, str]:
    """The words of every verb that was used, with gaps for what changes."""
    whole = list(total(findings.lines, "picks"))
    single = [(verb,) for verb in total(findings.lines, "made")]
    return findings.wording.verbs([*whole, *single_only(single, whole)])


def single_only(verbs: Sequence[Action], whole: Sequence[Action]) -> list[Action]:
    """Verbs that never had anything to say with them."""
    more = {action[0] for action in whole}
    return [verb for verb in verbs if verb[0] not in more]


def top_picks(findings: Findings) -> dict[str, list[Pick]]:
    """The answers given most often, by verb; verbs that are answered in many ways."""
    wording, names = findings.wording, verb_names(findings)
    by_verb: dict[str, Counter[str]] = {}
    for action, count in total(findings.lines, "picks").items():
        words = within(wording.answer(action), names[str(action[0])])
        by_verb.setdefault(str(action[0]), Counter())[words] += count
    found = {verb: often(counts) for verb, counts in by_verb.items() if len(counts) > MANY}
    shown = sorted([verb for verb in found if found[verb]], key=lambda verb: -found[verb][0].of)
    return {bare(names[verb]): found[verb] for verb in shown}


def often(counts: Counter[str]) -> list[Pick]:
    """The first few, without those that are rare."""
    every = sum(counts.values())
    least = max(HARDLY, RARE * every)
    return [Pick(w, count, every) for w, count in counts.most_common(PICKS) if count >= least]


# -- as data


def dump(findings: Findings) -> Json:
    """The figures as JSON, for those who go on from there."""
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
    """How often each value came: points of a seat, decisions of a game, reasons to end."""
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
    """By verb: how often it was chosen, and of how many times it stood among others."""
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
