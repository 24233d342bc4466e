"""Luck and skill apart: what of a seat's result was dealt, decided by it, decided by others.

    result = start + luck + own decisions + others' decisions

The start is the average deal. A decision counts as the mean over the worlds its seat could not
tell apart, against the reference policy's answer there. All else is luck: what was dealt and
rolled, what was hidden, who left. So the sum is the result, exactly, whatever the errors of the
estimates; an error of a decision is one of luck with the other sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from fabletop.coach.path import Way
from fabletop.coach.reference import Worth
from fabletop.coach.shapes import Account
from fabletop.coach.work import Step
from fabletop.core.game import Seat

FINE = 4  # digits of a chance
COARSE = 2  # of points


class Share(NamedTuple):
    """A part of a result with its error."""

    value: float
    error: float


def account(
    way: Way, steps: Sequence[Step], start: Worth, end: Worth, seat: Seat, points: bool
) -> Account:
    """One seat's account, in points or in wins."""
    digits = COARSE if points else FINE
    own = total(way, steps, seat, points, own=True)
    others = total(way, steps, seat, points, own=False)
    begin = share_of(start, seat, points)
    result = round(share_of(end, seat, points).value, digits)
    parts = [round(each.value, digits) for each in (begin, own, others)]
    luck = round(result - sum(parts), digits)
    error = sqrt(begin.error**2 + own.error**2 + others.error**2)
    return {
        "result": result,
        "start": parts[0],
        "luck": luck,
        "own": parts[1],
        "others": parts[2],
        "start_error": round(begin.error, digits),
        "luck_error": round(error, digits),
        "own_error": round(own.error, digits),
        "others_error": round(others.error, digits),
    }


def total(way: Way, steps: Sequence[Step], seat: Seat, points: bool, own: bool) -> Share:
    """What this seat's decisions, or all others', have brought to this seat."""
    value = square = 0.0
    for step in steps:
        if step.verdict and (way.moments[step.place].seat == seat) is own:
            each = share_of(step.verdict.worth, seat, points)
            value, square = value + each.value, square + each.error**2
    return Share(value, sqrt(square))


def share_of(worth: Worth, seat: Seat, points: bool) -> Share:
    if points:
        return Share(worth.points[seat], worth.points_error[seat])
    return Share(worth.wins[seat], worth.wins_error[seat])


def luck_of(way: Way, steps: Sequence[Step], values: Sequence[Worth], seat: Seat) -> list[Share]:
    """How lucky this seat was with each move, in chance to win."""
    found: list[Share] = []
    for before, after, step in zip(values, values[1:], steps[1:], strict=False):
        gain = after.wins[seat] - before.wins[seat]
        square = after.wins_error[seat] ** 2 + before.wins_error[seat] ** 2
        if step.verdict:
            gain -= step.verdict.worth.wins[seat]
            square += step.verdict.worth.wins_error[seat] ** 2
        found.append(Share(gain, sqrt(square)))
    return found
