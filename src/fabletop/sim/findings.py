"""The findings of a study: games in numbers, changed options, bots, and conclusions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from fabletop.core.game import Game
from fabletop.core.options import Action, Word
from fabletop.games import GAMES
from fabletop.sim.balance import Balance, Verdict
from fabletop.sim.intervals import Found, chance, holm, is_clear, mean, share
from fabletop.sim.rows import Table
from fabletop.sim.wording import Wording, bare, within

PICKS = 6  # answers shown of each kind
MANY = 2  # a kind of answer with more than these is worth a closer look
RARE = 0.01  # of a kind of answer; what is given more rarely, or hardly ever, is not shown
HARDLY = 3  # times


@dataclass(frozen=True, slots=True)
class Study:
    """What is studied: a game, its bots and the number of games."""

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
        """The table of a study, with an option changed."""
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
    """One option with another value, and a second one where the first needs it."""

    option: str
    value: Word
    given: tuple[tuple[str, Word], ...] = ()  # options changed on both sides of the comparison


class Effect(NamedTuple):
    """The effect of one changed option on the same deals."""

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
    """An answer in words, its count, and the count of its verb."""

    words: str
    times: int
    of: int


class Match(NamedTuple):
    """One bot against another on the same deals with exchanged seats; or a team of one bot."""

    bots: tuple[str, ...]
    score: Found


@dataclass(slots=True)
class Findings:
    """All findings of a study."""

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
        """The wins of the seat so many places after the first asked one, game by game."""
        return [line.wins[place] for line in self.lines]

    @property
    def scored(self) -> bool:
        """Whether the game has points; otherwise seats only win or lose."""
        return bool(self.lines[0].scores)

    @property
    def wording(self) -> Wording:
        return wording_of(self.study.game, len(self.study.bots))


@cache
def wording_of(game: str, seats: int) -> Wording:
    return Wording(GAMES[game], seats)


def result(findings: Findings) -> Found:
    """Points of a seat, or games won."""
    values = findings.column("result")
    return mean(values) if findings.scored else share(values)


def places(findings: Findings) -> list[tuple[Found, bool]]:
    """How often each place wins, and whether that differs significantly from a fair share."""
    games, fair = len(findings.lines), 1 / len(findings.study.bots)
    found = [share(findings.place(place)) for place in range(len(findings.study.bots))]
    error = sqrt(fair * (1 - fair) / games)  # if all places were alike
    luck = holm([chance(abs(each.value - fair), error, games) for each in found])
    return [(each, is_clear(one, games)) for each, one in zip(found, luck, strict=True)]


def alike(effects: Sequence[Effect]) -> list[tuple[Effect, list[Word]]]:
    """Effects with their values; equal effects of one option are joined."""
    found: dict[object, tuple[Effect, list[Word]]] = {}
    for each in effects:
        key = (each.change.option, each.change.given, each.result, each.length)
        found.setdefault(key, (each, []))[1].append(each.change.value)
    return list(found.values())


def total(lines: Sequence[Line], name: str) -> Counter[Any]:
    """All games together."""
    found: Counter[Any] = Counter()
    for each in lines:
        found.update(getattr(each, name))
    return found


def verb_names(findings: Findings) -> dict[str, str]:
    """The words of every used verb, with gaps for arguments."""
    whole = list(total(findings.lines, "picks"))
    single = [(verb,) for verb in total(findings.lines, "made")]
    return findings.wording.verbs([*whole, *single_only(single, whole)])


def single_only(verbs: Sequence[Action], whole: Sequence[Action]) -> list[Action]:
    """Verbs that were never used with arguments."""
    more = {action[0] for action in whole}
    return [verb for verb in verbs if verb[0] not in more]


def top_picks(findings: Findings) -> dict[str, list[Pick]]:
    """The most frequent answers by verb, for verbs with many answers."""
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
