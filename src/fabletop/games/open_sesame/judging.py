"""Judging a recital: what one entry is worth against the hand (OS-26, OS-83, OS-86, OS-88).

`judge` only looks; `mark` carries out what it found. Both are also how a perfect memory follows
a recital it hears (view.py).
"""

from __future__ import annotations

from typing import NamedTuple

from fabletop.games.open_sesame.adjectives import compare_any
from fabletop.games.open_sesame.state import Entry, State

RIGHT, AGAIN, CLOSE = "right", "again", "close"


class Verdict(NamedTuple):
    """What an entry is: right, said again, nearly right, or the reason of a mistake."""

    says: str
    places: tuple[int, ...] = ()  # of the cards it names, in the order of revealing
    invents: bool = False  # OS-81: it gives the newest card its adjective


def judge(s: State, entry: Entry) -> Verdict:
    """What Ali Baba's hand says to an entry."""
    if s.options["ordered"]:
        return judge_in_order(s, entry)
    places = [place for place, kind in enumerate(s.hand) if kind == entry.kind]
    if not places:
        return Verdict("wrong_kind")
    if s.options["adjectives"]:
        return judge_adjective(s, places, entry)
    if entry.copies != len(places):
        return Verdict("wrong_count")
    return Verdict(AGAIN if s.named[places[0]] else RIGHT, tuple(places))


def judge_in_order(s: State, entry: Entry) -> Verdict:
    """OS-86, OS-88: entry number i must be the card revealed i-th; nothing is said twice."""
    place = s.named_total
    if place == len(s.hand):
        return Verdict("wrong_kind")  # OS-29: more than there is
    if entry.kind != s.hand[place]:
        return Verdict("wrong_order" if entry.kind in s.hand[place:] else "wrong_kind")
    if not s.options["adjectives"]:
        return Verdict(RIGHT, (place,))
    if place == len(s.hand) - 1:
        return Verdict(RIGHT, (place,), invents=True)
    match = compare_any(s.adjectives[place], entry.adjective)
    return match_of(match, place)


def judge_adjective(s: State, places: list[int], entry: Entry) -> Verdict:
    """OS-83, in its order."""
    matches = {place: compare_any(s.adjectives[place], entry.adjective) for place in places}
    newest = len(s.hand) - 1
    for named in (False, True):
        for match in ("exact", "close"):
            for place in places:
                if s.named[place] == named and s.adjectives[place] and matches[place] == match:
                    return match_of(match, place, named)
        if places[-1] == newest and not s.named[newest]:
            return Verdict(RIGHT, (newest,), invents=True)
    return Verdict("wrong_adjective")


def match_of(match: str, place: int, named: bool = False) -> Verdict:
    """How an adjective in force takes the one that was said (OS-107)."""
    if match == "no":
        return Verdict("wrong_adjective")
    if named:
        return Verdict(AGAIN, (place,))  # harmless, so nobody is asked about it
    return Verdict(RIGHT if match == "exact" else CLOSE, (place,))


def mark(s: State, entry: Entry, verdict: Verdict) -> bool:
    """Name what an accepted entry names; whether that was anything new."""
    if s.named[verdict.places[0]]:
        return False
    for place in verdict.places:
        s.named[place] = True
    s.named_total += len(verdict.places)
    if verdict.invents:
        s.adjectives[-1] = entry.adjective
    return True
