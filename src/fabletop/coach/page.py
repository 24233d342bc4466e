"""An analysis as one self-contained page: no network, no script; light, dark and print."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from fabletop.coach.shapes import Analysis, Judged
from fabletop.coach.telling import Telling, counts, heads, moments, rows
from fabletop.sim.markup import figures_table, paragraph
from fabletop.sim.plots import tokens_of
from fabletop.sim.report import faces

WIDE, HIGH = 640.0, 240.0  # of the chart, in its own units
SCRIPTS = {"uk": "latin|cyrillic"}  # of the fonts; other languages need Latin letters only
DASHES = ("", "8 4", "2 3", "10 3 2 3", "14 4", "5 2 1 2", "1 4", "12 2", "4 4", "7 2")


def page(telling: Telling, analysis: Analysis) -> str:
    """The whole page."""
    game, title = analysis["game"], escape(telling.say("title"))
    style = faces(SCRIPTS.get(telling.language, "latin")) + tokens_of(game)
    style += files("fabletop.sim").joinpath("report.css").read_text("utf-8")
    style += files("fabletop.coach").joinpath("page.css").read_text("utf-8")
    parts = [section(telling.say("course"), chart(telling, analysis))]
    for points in (False, True) if analysis["scored"] else (False,):
        head = [telling.say("player"), *heads(telling, points)[1:]]
        table = figures_table(*escaped(head, rows(telling, analysis, points)))
        parts.append(section(telling.say("points" if points else "win"), table))
    parts += [seat(telling, analysis, number) for number in range(analysis["seats"])]
    parts.append(section(telling.say("all"), decisions(telling, analysis)))
    return f"""<!doctype html>
<html lang="{telling.language}" class="game-{game}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}: {escape(telling.title())}</title>
<style>
{style}</style>
<header>
<h1><small>{title}</small>{escape(telling.title())}</h1>
{paragraph(escape(telling.say("sum")), soft=True)}
</header>
<main class="grid">
{"".join(parts)}
</main>
</html>
"""


def escaped(
    names: Sequence[str], cells: Sequence[Sequence[str]]
) -> tuple[list[str], list[list[str]]]:
    return [escape(name) for name in names], [[escape(cell) for cell in row] for row in cells]


def section(title: str, body: str, wide: bool = True) -> str:
    kind = "wide" if wide else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{body}</section>\n'


# -- the chart


def chart(telling: Telling, analysis: Analysis) -> str:
    """Everybody's chance to win over the moves; a team has one line."""
    last = max(1, analysis["moves"])
    seats = range(1 if analysis["cooperative"] else analysis["seats"])
    found = "".join(grid(telling, share) for share in (0.0, 0.5, 1.0))
    for each in seats:
        way = " ".join(
            f"{'L' if n else 'M'}{row['n'] / last * WIDE:.1f},{(1 - row['win'][each]) * HIGH:.1f}"
            for n, row in enumerate(analysis["chances"])
        )
        found += f'<path class="seat-{each % 6}" stroke-dasharray="{DASHES[each]}" d="{way}"/>'
    label = escape(telling.say("course"))
    svg = f'<svg viewBox="-4 -8 {WIDE + 52:.0f} {HIGH + 16:.0f}" role="img" aria-label="{label}">'
    return f'<figure class="course">{svg}{found}</svg></figure>{legend(telling, seats)}'


def grid(telling: Telling, share: float) -> str:
    y = (1 - share) * HIGH
    label = telling.percent(share, signed=False)
    line = f'<line x1="0" x2="{WIDE:.0f}" y1="{y:.1f}" y2="{y:.1f}"/>'
    return f'{line}<text x="{WIDE + 6:.0f}" y="{y + 4:.1f}">{label}</text>'


def legend(telling: Telling, seats: Sequence[int]) -> str:
    if len(seats) == 1:
        return ""
    items = "".join(
        f'<li><svg viewBox="0 0 32 8"><path class="seat-{each % 6}" d="M0,4 L32,4" '
        f'stroke-dasharray="{DASHES[each]}"/></svg>{escape(telling.names[each])}</li>'
        for each in seats
    )
    return f'<ul class="legend">{items}</ul>'


# -- moments and decisions


def seat(telling: Telling, analysis: Analysis, number: int) -> str:
    """One seat's moments."""
    report = analysis["reports"][number]
    body = ""
    for what, numbers in (("verdict", report["verdicts"]), ("memory", report["memory"])):
        if numbers:
            body += paragraph(escape(counts(telling, what, numbers)))
    for what, told in moments(telling, analysis, report).items():
        if told:
            items = "".join(f"<li>{'<br>'.join(map(escape, one))}</li>" for one in told)
            body += f"<h3>{escape(telling.say(what))}</h3><ul>{items}</ul>"
    return section(telling.names[number], body or paragraph(telling.say("none")), wide=False)


def decisions(telling: Telling, analysis: Analysis) -> str:
    """Every decision in a row, folded away."""
    head = [telling.say(key) for key in ("decision", "player", "worth", "lost")]
    table = figures_table(*escaped(head, [cells(telling, each) for each in analysis["decisions"]]))
    summary = escape(telling.say("all"))
    return f"<details><summary>{summary}</summary>{table}</details>"


def cells(telling: Telling, each: Judged) -> list[str]:
    said = telling.labelled(telling.say("move", n=each["n"]), telling.action(each["action"]))
    if "best" in each:
        said += f". {telling.say('better', action=telling.action(each['best']))}"
    lost = telling.figure(each["loss"], -1) if "loss" in each else "–"
    return [said, telling.names[each["seat"]], telling.figure(each["worth"]), lost]
