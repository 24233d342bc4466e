"""The listener for tests, and how it understood a sentence."""

from __future__ import annotations

from fabletop.games.open_sesame.content import BOX
from fabletop.games.open_sesame.speech import Entry, NotSo, Unparsed

LISTENER = BOX.listener


def understood(result: tuple[Entry, ...] | Unparsed | NotSo) -> str:
    """A result in the notation of the tables."""
    if isinstance(result, Unparsed):
        return " ".join(["?", *result.words])
    if isinstance(result, NotSo):
        return f"! {result.code}: {' '.join(result.words)}"
    if result[0].adjective:
        return "; ".join(f"{entry.kind}: {entry.adjective}" for entry in result)
    return ", ".join(f"{e.kind} {e.count}" if e.count > 1 else e.kind for e in result)
