"""Analyses a finished game: every decision, everybody's chances, luck and skill apart.

The same record, seed and number of simulations give the same analysis, in one process or several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from math import hypot
from typing import NamedTuple

from fabletop.coach import work
from fabletop.coach.account import Share, account, luck_of, share_of
from fabletop.coach.judging import Judge, Plan, Verdict
from fabletop.coach.path import CHOICE, Moment, Way, walk
from fabletop.coach.reference import Worth, exactly
from fabletop.coach.shapes import (
    FORMAT,
    Account,
    Analysis,
    Chances,
    Figure,
    Gain,
    Judged,
    SeatReport,
)
from fabletop.coach.work import Part, Step
from fabletop.core.game import Seat
from fabletop.core.options import spell
from fabletop.core.record import Record
from fabletop.lookback import spell_reason
from fabletop.sim.many import spread

USUAL = 120  # simulations for each decision
LEAST = 10
MOST_MOMENTS = 3  # of a kind for each seat
SURE = 2.0  # standard errors by which something is more than noise
OUTSTANDING = 2.5  # the same for the largest of many decisions
STRANGE = 3.0  # and of all moves
SLIP, MISTAKE = 0.02, 0.08  # of a chance to win
PART_OF_SPREAD = 0.1  # of a usual spread of points: as much as a slip

Progress = Callable[[int, int], None]
"""Hears how many parts are done, and of how many."""


class Whole(NamedTuple):
    """All that was found, before it is told."""

    record: Record
    way: Way
    plan: Plan
    steps: Sequence[Step]
    values: Sequence[Worth]
    start: Worth
    scored: bool


def analyse(
    record: Record,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    jobs: int = 1,
    seed: int = 1,
    progress: Progress = lambda done, of: None,
) -> Analysis:
    """What every decision was worth, and what was luck. Raises `Damaged`.

    `simulations` are spent on each decision; or about as many as `seconds` allow on this machine.
    """
    way = work.LATEST.follow(record)
    if seconds is not None and simulations is None:
        simulations = work.affordable(record, way, seconds, jobs)
    begin = work.start(record, simulations or USUAL, seed)
    plan = Plan(simulations or USUAL, seed, begin.spread)
    tasks = work.parts(record, plan, len(way.moments))
    return assemble(record, plan, way, begin, list(done(tasks, jobs, progress)))


def accounts(record: Record, plan: Plan, begin: Worth, points: bool = False) -> list[Account]:
    """Each seat's account alone, which is much quicker; for studies of many games."""
    way, game = walk(work.game_for(record), record), work.game_for(record)
    judge = Judge(game, record.seats, plan._replace(advises=False))
    steps = [
        Step(place, judge.judge(moment), None)
        for place, moment in enumerate(way.moments)
        if moment.is_judged()
    ]
    end = exactly(judge.reference.result(way.end))
    return [account(way, steps, begin, end, seat, points) for seat in range(record.seats)]


def done(tasks: Sequence[Part], jobs: int, progress: Progress) -> list[Step]:
    """All parts, in order."""
    steps: list[Step] = []
    with closing(spread(work.do_part, tasks, jobs)) as found:
        for number, part in enumerate(found, 1):
            steps += part
            progress(number, len(tasks))
    return steps


def assemble(
    record: Record, plan: Plan, way: Way, begin: work.Start, steps: Sequence[Step]
) -> Analysis:
    """The analysis, from all its parts."""
    game = work.game_for(record)
    values = work.worths(steps)
    team = game.about.cooperative
    scored = not team and any(value.points != [0.0] * record.seats for value in values)
    whole = Whole(record, way, plan, steps, values, begin.value or values[0], scored)
    decisions = [
        judged(whole, way.moments[each.place], each.verdict) for each in steps if each.verdict
    ]
    return {
        "coach": FORMAT,
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "players": list(record.players),
        "cooperative": team,
        "scored": scored,
        "moves": len(record.moves),
        "seed": plan.seed,
        "simulations": plan.simulations,
        "chances": chances(whole),
        "decisions": decisions,
        "reports": [report(whole, decisions, seat) for seat in range(record.seats)],
    }


# -- the chart


def chances(whole: Whole) -> list[Chances]:
    """How it stood at the start and whenever that changed."""
    found = []
    numbers = [0, *(moment.number for moment in whole.way.moments)]
    for step, number, value in zip(whole.steps, numbers, whole.values, strict=True):
        if step.value is not None:
            row: Chances = {
                "n": number,
                "win": [round(each, 4) for each in value.wins],
                "error": [round(each, 4) for each in value.wins_error],
            }
            if whole.scored:
                row["points"] = [round(each, 2) for each in value.points]
            found.append(row)
    return found


# -- one decision


def judged(whole: Whole, moment: Moment, verdict: Verdict) -> Judged:
    seat = moment.seat
    found: Judged = {
        "n": moment.number,
        "seat": seat,
        "step": moment.step,
        "by": moment.move.by,
        "kind": moment.kind,
        "action": spell(moment.move.action),
        "verdict": grade(whole, moment, verdict),
        "worth": figure(verdict.worth, seat, whole.scored),
    }
    if verdict.best is not None and verdict.best != moment.move.action:
        found["best"] = spell(verdict.best)
    if verdict.loss:
        found["loss"] = figure(verdict.loss, seat, whole.scored)
    why = spell_reason(work.game_for(whole.record), verdict.why)
    if why:
        found["why"] = why
    if verdict.memory:
        found["memory"] = verdict.memory
    return found


def figure(worth: Worth, seat: Seat, scored: bool) -> Figure:
    found: Figure = {
        "win": round(worth.wins[seat], 4),
        "win_error": round(worth.wins_error[seat], 4),
    }
    if scored:
        found["points"] = round(worth.points[seat], 2)
        found["points_error"] = round(worth.points_error[seat], 2)
    return found


def grade(whole: Whole, moment: Moment, verdict: Verdict) -> str:
    """How good a decision was: best, fine, slip or mistake; "" where nothing was compared."""
    if moment.kind != CHOICE:
        return ""
    if verdict.loss is None:
        return "best"
    win = share_of(verdict.loss, moment.seat, points=False)
    points = share_of(verdict.loss, moment.seat, points=True)
    scale = PART_OF_SPREAD * whole.plan.spread
    if is_at_least(win, MISTAKE) or is_at_least(points, scale * MISTAKE / SLIP):
        return "mistake"
    if is_at_least(win, SLIP) or is_at_least(points, scale):
        return "slip"
    return "fine"


def is_at_least(share: Share, much: float, sure: float = SURE) -> bool:
    """Whether a loss is so large, and surely more than nothing."""
    return share.value >= much and share.value > sure * share.error


# -- one seat


def report(whole: Whole, decisions: Sequence[Judged], seat: Seat) -> SeatReport:
    own = [each for each in decisions if each["seat"] == seat]
    end = whole.values[-1]
    luck = luck_of(whole.way, whole.steps, whole.values, seat)
    numbers = [moment.number for moment in whole.way.moments]
    fates = dict(zip(numbers, luck, strict=True))
    found: SeatReport = {
        "seat": seat,
        "win": account(whole.way, whole.steps, whole.start, end, seat, points=False),
        "best": largest({d["n"]: gain(d["worth"]) for d in own}),
        "costly": largest({d["n"]: gain(d["loss"]) for d in own if "loss" in d}),
        "lucky": largest(fates, STRANGE),
        "unlucky": largest({n: Share(-g.value, g.error) for n, g in fates.items()}, STRANGE),
        "verdicts": dict(Counter(each["verdict"] for each in own if each["verdict"])),
        "memory": dict(Counter(each["memory"] for each in own if "memory" in each)),
        "lost": lost(own, whole.scored),
    }
    if whole.scored:
        found["points"] = account(whole.way, whole.steps, whole.start, end, seat, points=True)
    return found


def gain(figure: Figure) -> Share:
    return Share(figure["win"], figure["win_error"])


def largest(shares: Mapping[int, Share], sure: float = OUTSTANDING) -> list[Gain]:
    """The moves with the largest shares that are more than noise."""
    found = {n: each.value for n, each in shares.items() if is_at_least(each, SLIP, sure)}
    first = sorted(found, key=lambda n: (-found[n], n))[:MOST_MOMENTS]
    return [
        {"n": n, "win": round(shares[n].value, 4), "win_error": round(shares[n].error, 4)}
        for n in first
    ]


def lost(own: Sequence[Judged], scored: bool) -> Figure:
    """All that better answers would have brought."""
    losses = [each["loss"] for each in own if "loss" in each]
    found: Figure = {
        "win": round(sum(each["win"] for each in losses), 4),
        "win_error": round(hypot(*(each["win_error"] for each in losses)), 4),
    }
    if scored:
        found["points"] = round(sum(each["points"] for each in losses), 2)
        found["points_error"] = round(hypot(*(each["points_error"] for each in losses)), 2)
    return found
