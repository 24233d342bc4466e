"""What reports are made of: numbers as words, paragraphs, tables, sections."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from fabletop.sim.intervals import Found
from fabletop.sim.plots import Plot

NARROW = 3  # columns fit on a phone


def digits(size: float) -> int:
    """So many after the point that three or so count."""
    return 0 if size >= 1000 else 1 if size >= 10 else 2 if size >= 1 else 3


def told(value: float, percent: bool = False, signed: bool = False, size: float = 0.0) -> str:
    """A number for people, as fine as one of that size."""
    fine = digits(max(abs(value), size)) if value or size else 0
    text = f"{abs(value):.1%}" if percent else f"{abs(value):,.{fine}f}"
    sign = "−" if value < 0 else "+" if signed else ""
    return (sign if re.search("[1-9a-z]", text) else "") + text.replace("%", " %")


def between(found: Found, percent: bool = False, signed: bool = False) -> str:
    """From where to where; a dash, where nothing varied."""
    if not found.low and not found.high:
        return "–"
    low, high = (told(end, percent, signed, size(found)) for end in (found.low, found.high))
    return f"{low} to {high}"


def size(found: Found) -> float:
    """How large its numbers are: they are told with the same digits."""
    return max(abs(found.value), abs(found.low), abs(found.high))


def sure(found: Found, percent: bool = False, signed: bool = False) -> str:
    """A figure with its interval and its games."""
    value = told(found.value, percent, signed, size(found))
    return f"{value} ({between(found, percent, signed)}; {found.games:,} games)"


def many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def section(title: str, body: str, plot: Plot | None, wide: bool = False, below: str = "") -> str:
    name = escape(f"{title}: a plot of the figures below")
    figure = f'<figure role="img" aria-label="{name}">{plot.svg}</figure>' if plot else ""
    inner = figure + body
    if wide and figure:
        inner = f'<div class="beside">{figure}<div>{body}</div></div>'
    kind = "wide" if wide else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{inner}{below}</section>\n'


def paragraph(text: str, soft: bool = False) -> str:
    return f"<p{' class=soft' if soft else ''}>{text}</p>"


def lineup(bots: Sequence[str]) -> str:
    """Bots as people say it: 2 bold, 1 greedy."""
    return ", ".join(f"{bots.count(bot)} {bot}" for bot in dict.fromkeys(bots))


def figures_table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], kinds: Sequence[str] = ()
) -> str:
    """Numbers in columns; on a phone each row says what its numbers are."""
    top = "".join(f"<th{'' if n == 0 else ' class=n'}>{head}</th>" for n, head in enumerate(heads))
    body = ""
    for place, row in enumerate(rows):
        cells = "".join(
            f'<td class="n" data-label="{heads[n]}">{value}</td>' if n else f"<td>{value}</td>"
            for n, value in enumerate(row)
        )
        body += f'<tr class="{kinds[place] if kinds else ""}">{cells}</tr>\n'
    kind = "figures" if len(heads) > NARROW else "narrow"
    return f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table>'
