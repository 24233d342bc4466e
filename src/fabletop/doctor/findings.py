"""What the doctor finds: fine, not quite, or wrong, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

Grade = Literal["ok", "warning", "wrong"]


class Finding(NamedTuple):
    """One thing that was checked. The sentence of what is not fine ends with advice."""

    grade: Grade
    sentence: str


def ok(sentence: str) -> Finding:
    return Finding("ok", sentence)


def warning(sentence: str) -> Finding:
    return Finding("warning", sentence)


def wrong(sentence: str) -> Finding:
    return Finding("wrong", sentence)


def verdict(findings: Iterable[Finding]) -> int:
    """How a program ends that has found this: 0 if nothing is wrong."""
    return 1 if any(finding.grade == "wrong" for finding in findings) else 0
