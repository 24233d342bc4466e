"""The ways a table says no.

A person's mistake is a value, not an exception: a code (lower case, hyphens), the clause of the
rules it rests on, and arguments for the sentence in `text/`. `Refused` carries such a value out
of the few calls that have no other way to answer, like setting up an impossible table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

NOTHING: Mapping[str, object] = {}


class Refusal(NamedTuple):
    """Why something is not allowed: `code`, the `clause` of the rules, `args` for the sentence."""

    code: str
    clause: str
    args: Mapping[str, object] = NOTHING

    def spell(self) -> dict[str, object]:
        """The refusal as JSON."""
        return {"code": self.code, "clause": self.clause, "args": dict(self.args)}


class Refused(ValueError):
    """A refusal as an exception, with its sentence if the words are known."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        code, clause = refusal.code, refusal.clause
        super().__init__(f"{sentence} ({code}, {clause})" if sentence else f"{code} ({clause})")
        self.refusal = refusal
