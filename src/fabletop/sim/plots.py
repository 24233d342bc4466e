"""The plots of a study: one thing each, narrow enough for a phone, readable without colour.

A plot is drawn once. The picture has the light colours of the house. The drawing in the report
names its colours, so that the page can be light or dark. Needs matplotlib (extra `lab`).
"""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from statistics import NormalDist
from typing import TYPE_CHECKING, Any, NamedTuple

from fabletop.core.options import Word
from fabletop.games import FOLDERS
from fabletop.sim.balance import Verdict, distance, doubt
from fabletop.sim.findings import Effect, Findings, Match, alike, places, total, verb_names
from fabletop.sim.intervals import SURE, Found, wilson
from fabletop.sim.wording import Wording, bare

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis

WIDTH = 3.3  # inches: as wide as a phone
ROW = 0.3  # inches for a line of text
TALL = 1.35  # rows for one that has its name above it
DOTS = 200  # an inch, in a picture
MOST_ROWS = 14
ALIKE = 2  # values named in a row
BINS = 24
EDGE = 0.04  # room beside none and all

# Names of colours in a report; in a picture, what they are in the house's light.
COLOURS: Mapping[str, str] = {"text": "#2b2233", "soft": "#6d6275", "line": "#cdbf9f"}
GROUND = "#fdf8ec"
MARK = "mark"
MARKS: Mapping[str, str] = {"agrees": "o", "doubtful": "D", "differs": "X"}
FAR = 8  # standard errors; whatever is further away is drawn there
DARKER = 0.72  # how much of a game's colour is in its marks on light ground


class Plot(NamedTuple):
    """A plot: its name, the PNG, and the SVG for a page."""

    name: str
    png: bytes
    svg: str


def draw_all(findings: Findings) -> dict[str, Plot]:
    """All plots there is something to draw for."""
    import matplotlib

    ends = len({line.reason for line in findings.lines})
    wanted: dict[str, tuple[Callable[[Axes, Findings], None], int]] = {
        "results": (draw_results, 0) if findings.scored else (draw_endings, ends + 1),
        "length": (draw_length, 0),
        "places": (draw_places, len(findings.study.bots) + 1),
        "choices": (draw_choices, len(chosen(findings)) + 1),
    }
    if shown(findings.effects):
        wanted["options"] = (draw_options, round(TALL * len(shown(findings.effects)) + 1))
    if findings.matches:
        names = bots_of(findings.matches)
        together = findings.study.rules.about.cooperative
        wanted["bots"] = (draw_teams if together else draw_bots, len(names) + 2)
    if findings.study.rules.about.cooperative:
        del wanted["places"]
    if findings.verdicts:
        wanted["balance"] = (draw_balance, 0)
    with matplotlib.rc_context(style(findings)):
        return {name: drawn(name, *how, findings) for name, how in wanted.items()}


def style(findings: Findings) -> Any:
    return {
        "backend": "agg", "font.size": 10, "font.family": [face(), "DejaVu Sans"],
        "text.color": COLOURS["text"], "axes.labelcolor": COLOURS["soft"],
        "axes.edgecolor": COLOURS["line"], "xtick.color": COLOURS["soft"],
        "ytick.color": COLOURS["text"], "xtick.labelcolor": COLOURS["soft"],
        "axes.spines.top": False, "axes.spines.right": False, "axes.spines.left": False,
        "xtick.labelsize": 9, "ytick.labelsize": 10, "axes.labelsize": 9,
        "ytick.major.size": 0, "axes.facecolor": "none", "svg.fonttype": "none",
        "axes.prop_cycle": cycle(mark_colour(findings.study.game)), "grid.color": COLOURS["line"],
        "grid.linewidth": 0.6, "axes.axisbelow": True,
    }  # fmt: skip


@cache
def face() -> str:
    """Nunito for matplotlib, made by tools/faces.py; it lacks a few signs, which DejaVu has."""
    from matplotlib.font_manager import FontProperties, fontManager

    with as_file(files("fabletop.sim").joinpath("nunito.ttf")) as font:
        fontManager.addfont(str(font))
        return FontProperties(fname=str(font)).get_name()


def cycle(colour: str) -> object:
    from cycler import cycler

    return cycler(color=[colour])


def drawn(name: str, draw: Callable[[Axes, Findings], None], rows: int, findings: Findings) -> Plot:
    """One plot, as picture and as drawing."""
    import matplotlib
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, 0.5 + ROW * rows if rows else 2.3), layout="constrained")
    draw(figure.add_subplot(), findings)
    picture, drawing = io.BytesIO(), io.StringIO()
    figure.savefig(picture, format="png", dpi=DOTS, facecolor=GROUND)
    with matplotlib.rc_context({"svg.hashsalt": name}):
        figure.savefig(drawing, format="svg", transparent=True, metadata={"Date": None})
    return Plot(name, picture.getvalue(), named(drawing.getvalue(), findings.study.game))


def named(svg: str, game: str) -> str:
    """A drawing whose colours are names and whose letters are the page's."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.S)
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)  # as wide as there is room
    svg = re.sub(r"font: ([\d.]+)px '[^;\"]*", r"font-size: \1px", svg)
    for name, colour in [*COLOURS.items(), (MARK, mark_colour(game)), ("panel", GROUND)]:
        svg = re.sub(colour, f"var(--{name})", svg, flags=re.I)
    return svg


def tokens_of(game: str) -> str:
    """The colours of the house, and those of a game if it has any."""
    house = files("fabletop.web").joinpath("shell/tokens.css").read_text("utf-8")
    own = FOLDERS[game] / "board" / "tokens.css"
    return house + own.read_text("utf-8") if own.is_file() else house


def mark_colour(game: str) -> str:
    """A game's own colour, or the house's, dark enough for light ground."""
    tokens = tokens_of(game)
    found = re.search(rf"--{game}: (#\w{{6}})", tokens) or re.search(r"--amber: (#\w{6})", tokens)
    assert found
    parts = [(int(found[1][n : n + 2], 16), int(COLOURS["text"][n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(a * DARKER + b * (1 - DARKER)):02x}" for a, b in parts)


# -- one table


def draw_results(axes: Axes, findings: Findings) -> None:
    """Points of all seats."""
    bars(axes, [float(score) for line in findings.lines for score in line.scores])
    axes.set_xlabel("points of a seat")


def draw_length(axes: Axes, findings: Findings) -> None:
    bars(axes, findings.column("decisions"))
    axes.set_xlabel("decisions in a game")


def bars(axes: Axes, values: Sequence[float]) -> None:
    """How often each value comes; the mean is a line."""
    import numpy as np

    low, high = min(values), max(values)
    step = max(1, round((high - low) / BINS))
    edges = np.arange(low - 0.5, high + step + 0.5, step)
    weights = np.full(len(values), 1 / len(values))
    axes.hist(values, list(edges), weights=list(weights), rwidth=0.86)
    percent(axes.yaxis)
    axes.grid(axis="y")
    axes.tick_params(axis="y", labelcolor=COLOURS["soft"], labelsize=9)
    middle = float(np.mean(values))
    axes.axvline(middle, color=COLOURS["text"], linewidth=1.4)
    axes.annotate(
        f"mean {middle:,.1f}", (middle, 1), xytext=(0, 3), textcoords="offset points",
        xycoords=("data", "axes fraction"), ha="center", va="bottom", fontsize=9,
    )  # fmt: skip


def percent(axis: Axis, ticks: int = 5) -> None:
    """In whole parts of a hundred."""
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    axis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    axis.set_major_locator(MaxNLocator(ticks, steps=[1, 2, 5, 10]))


def whole_share(axes: Axes) -> None:
    """From none to all, with room for a dot at either end."""
    axes.set_xlim(-EDGE, 1 + EDGE)
    percent(axes.xaxis)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])


def draw_endings(axes: Axes, findings: Findings) -> None:
    """How games end, where there are no points."""
    games = len(findings.lines)
    ends = Counter(line.reason for line in findings.lines).most_common()
    rows = [(reason, wilson(count / games, games), True) for reason, count in ends]
    dots(axes, rows)
    whole_share(axes)
    axes.set_xlabel(f"of {games:,} games, with intervals")


def draw_places(axes: Axes, findings: Findings) -> None:
    """How often each place wins; the fair share is a line."""
    seats = len(findings.study.bots)
    rows = [(ordinal(n), found, clear) for n, (found, clear) in enumerate(places(findings))]
    dots(axes, rows, 1 / seats)
    percent(axes.xaxis)
    axes.set_xlabel("games won; the line is a fair share")


def ordinal(place: int) -> str:
    return (
        "asked first"
        if not place
        else f"{('second', 'third', 'fourth', 'fifth', 'sixth')[place - 1]}"
    )


def dots(axes: Axes, rows: Sequence[tuple[str, Found, bool]], line: float | None = None) -> None:
    """One row each: a dot with its interval; hollow if not significant."""
    for place, (_, found, clear) in enumerate(rows):
        axes.plot([found.low, found.high], [place, place], color="C0", linewidth=2.2)
        face = None if clear else GROUND
        axes.plot(
            found.value,
            place,
            "o",
            color="C0",
            markerfacecolor=face,
            markersize=7,
            markeredgewidth=1.6,
        )
    axes.set_yticks(range(len(rows)), [name for name, _, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(axis="x")
    if line is not None:
        axes.axvline(line, color=COLOURS["text"], linewidth=1.2, zorder=0.6)


# -- choices, options, bots


def chosen(findings: Findings) -> list[tuple[str, float]]:
    """The verbs by their share of all answers, the rare ones together."""
    made, names = total(findings.lines, "made"), verb_names(findings)
    every = sum(made.values())
    found = [(short(bare(names[verb])), count / every) for verb, count in made.most_common()]
    rest = sum(share for _, share in found[MOST_ROWS - 1 :])
    return [*found[: MOST_ROWS - 1], ("others", rest)] if rest else found


def draw_choices(axes: Axes, findings: Findings) -> None:
    """What is chosen how often."""
    rows = chosen(findings)
    axes.barh(range(len(rows)), [share for _, share in rows], height=0.62)
    for place, (_, share) in enumerate(rows):
        axes.annotate(
            f"{100 * share:.1f} %", (share, place), xytext=(4, 0), textcoords="offset points",
            va="center", fontsize=9,
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [verb for verb, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, max(share for _, share in rows) * 1.22)
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    axes.set_xlabel("of all answers")


def shown(effects: Sequence[Effect]) -> list[tuple[Effect, list[Word]]]:
    """The options that change a result, the strongest first."""
    found = [each for each in effects if each.result.low or each.result.high]
    found.sort(key=lambda each: (not each.clear, -abs(each.result.value)))
    return alike(found)[:MOST_ROWS]


def draw_options(axes: Axes, findings: Findings) -> None:
    """The effect of each option on the result; filled if significant among all options."""
    wording = findings.wording
    rows = [
        (option_name(wording, each.change.option, values), each.result, each.clear)
        for each, values in shown(findings.effects)
    ]
    dots(axes, [("", found, clear) for _, found, clear in rows], 0.0)
    for place, (name, _, _) in enumerate(rows):
        axes.annotate(
            short(name, 44), (0, place - 0.27), xycoords=("axes fraction", "data"), va="bottom",
            fontsize=9, bbox={"facecolor": GROUND, "edgecolor": "none", "pad": 0.6},
        )  # fmt: skip
    axes.set_ylim(len(rows) - 0.5, -0.85)
    if findings.scored:
        axes.locator_params(axis="x", nbins=5)
        axes.set_xlabel("points of a seat, more or less")
    else:
        percent(axes.xaxis, 4)
        axes.set_xlabel("games won, more or less")


def option_name(wording: Wording, option: str, values: Sequence[Word]) -> str:
    """An option with its values, or how many do the same."""
    if len(values) > ALIKE:
        return f"{wording.setting(option)} ({len(values)} values alike)"
    return wording.option(option, *values)


def short(text: str, most: int = 20) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def bots_of(matches: Sequence[Match]) -> list[str]:
    """All that met, the strongest first."""
    scores: dict[str, list[float]] = {}
    for match in matches:
        scores.setdefault(match.bots[0], []).append(match.score.value)
        for other in match.bots[1:]:
            scores.setdefault(other, []).append(1 - match.score.value)
    return sorted(scores, key=lambda bot: -sum(scores[bot]) / len(scores[bot]))


def draw_bots(axes: Axes, findings: Findings) -> None:
    """Who beats whom: the share of the seats above that the bot on the left beats."""
    names = bots_of(findings.matches)
    score = {match.bots: match.score.value for match in findings.matches}
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if one == other:
                continue
            share = score.get((one, other), 1 - score.get((other, one), 0.5))
            cell(axes, row, column, share)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="left")
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(axis="x", top=True, labeltop=True, bottom=False, labelbottom=False, size=0)
    axes.tick_params(axis="x", labelcolor=COLOURS["text"])
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.spines["bottom"].set_visible(False)
    axes.set_xlabel("ranks before the other, of 100 times")


def cell(axes: Axes, row: int, column: int, share: float) -> None:
    """A number on a ground the stronger the better the bot."""
    from matplotlib.patches import Rectangle

    box = Rectangle((column - 0.48, row - 0.46), 0.96, 0.92, color="C0", linewidth=0)
    box.set_alpha(0.08 + 0.5 * share)
    axes.add_patch(box)
    axes.text(column, row, f"{100 * share:.0f}", ha="center", va="center")


def draw_teams(axes: Axes, findings: Findings) -> None:
    """How often a team of each bot wins."""
    by_name = {match.bots[0]: match.score for match in findings.matches}
    dots(axes, [(name, by_name[name], True) for name in bots_of(findings.matches)])
    whole_share(axes)
    axes.set_xlabel("games won by a table of these")


# -- what is published


def luck(verdict: Verdict) -> float:
    """The difference of two figures, in normal standard errors of the same p-value."""
    rare = max(doubt(*verdict[:3]), 1e-300)
    return -NormalDist().inv_cdf(rare / 2) * (1 if distance(*verdict[:3]) > 0 else -1)


def draw_balance(axes: Axes, findings: Findings) -> None:
    """The distance of each figure from the published one, in standard errors."""
    apart = [max(-FAR, min(FAR, luck(verdict))) for verdict in findings.verdicts]
    words = [verdict.word for verdict in findings.verdicts]
    for word, mark in MARKS.items():
        points = [(place, apart[place]) for place, one in enumerate(words) if one == word]
        axes.plot(
            [place for place, _ in points], [far for _, far in points], mark, color="C0",
            markerfacecolor="C0" if word == "differs" else GROUND, markersize=5,
            label=f"{word} ({len(points)})",
        )  # fmt: skip
    axes.axhspan(-SURE, SURE, color=COLOURS["line"], alpha=0.45, linewidth=0)
    axes.axhline(0, color=COLOURS["text"], linewidth=1)
    axes.set_ylim(-FAR - 1, FAR + 1)
    axes.set_yticks([-FAR, -4, -2, 0, 2, 4, FAR], ["≤ −8", "−4", "−2", "0", "2", "4", "≥ 8"])
    axes.tick_params(axis="y", labelcolor=COLOURS["soft"], labelsize=9)
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    axes.set_xlabel("a mark a figure: standard errors above\nor below what is published")
    axes.legend(
        loc="lower center", bbox_to_anchor=(0.5, 0.98), ncols=3, frameon=False, fontsize=9,
        handletextpad=0.1, columnspacing=1.0,
    )  # fmt: skip
