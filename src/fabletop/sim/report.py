"""A study as one self-contained page: no network, no script; light, dark and print.

Every statement has its number of games and its 95 % confidence interval.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from fabletop import __version__
from fabletop.core.options import Word
from fabletop.sim.findings import (
    Effect,
    Findings,
    alike,
    places,
    result,
    top_picks,
    total,
    verb_names,
)
from fabletop.sim.intervals import FEW, mean
from fabletop.sim.markup import (
    between,
    figures_table,
    lineup,
    many,
    paragraph,
    section,
    size,
    sure,
    told,
)
from fabletop.sim.plots import Plot, draw_all, ordinal, tokens_of
from fabletop.sim.published import agreement, balance_fact, tables
from fabletop.sim.study import dump, left_out, untried
from fabletop.sim.wording import Wording, bare

PAGE = "study.html"
DATA = "study.json"
MOST_VERBS = 4  # whose answers are listed


def write(findings: Findings, folder: Path) -> list[Path]:
    """Write the page, the plots as pictures and the figures as JSON; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    plots = draw_all(findings)
    pictures = [folder / f"{name}.png" for name in plots]
    for path, plot in zip(pictures, plots.values(), strict=True):
        path.write_bytes(plot.png)
    page_path, data_path = folder / PAGE, folder / DATA
    page_path.write_text(page(findings, plots), "utf-8")
    data_path.write_text(json.dumps(finite(dump(findings)), indent=1) + "\n", "utf-8")
    return [page_path, data_path, *pictures]


def finite(value: object) -> object:
    """A value for JSON, which has no infinity."""
    if isinstance(value, dict):
        return {name: finite(each) for name, each in value.items()}
    if isinstance(value, list):
        return [finite(each) for each in value]
    return None if isinstance(value, float) and not -1e300 < value < 1e300 else value


# -- the page


def page(findings: Findings, plots: Mapping[str, Plot]) -> str:
    study = findings.study
    name = findings.wording.speak.say("game-name")
    parts = [
        section(
            "Results" if findings.scored else "How games end",
            results(findings),
            plots.get("results"),
        ),
        section("Length", length(findings), plots.get("length")),
        ""
        if study.rules.about.cooperative
        else section("Seats", seats(findings), plots.get("places"), wide=True),
        section(
            "Choices", choices(findings), plots.get("choices"), wide=True, below=picks(findings)
        ),
        section("Options", options(findings), plots.get("options"), wide=True),
        section("Bot against bot", bots(findings), plots.get("bots"), wide=True),
    ]
    if findings.verdicts:
        title = "What is published, measured again"
        parts.append(section(title, agreement(findings), plots["balance"], True, tables(findings)))
    style = faces() + tokens_of(study.game)
    style += files("fabletop.sim").joinpath("report.css").read_text("utf-8")
    return f"""<!doctype html>
<html lang="en" class="game-{study.game}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(name)}: a study</title>
<style>
{style}</style>
<header>
<h1><small>A study</small>{escape(name)}</h1>
{opening(findings)}
</header>
<main class="grid">
{"".join(parts)}
<section class="wide">{notes(findings)}</section>
</main>
</html>
"""


def faces(scripts: str = "latin") -> str:
    """The fonts of the house inside a page; English needs only Latin letters."""
    sheet = files("fabletop.web").joinpath("shell/faces.css").read_text("utf-8")
    rules = re.findall(r"^@font-face \{.*?^\}\n", sheet, re.MULTILINE | re.DOTALL)
    wanted = [rule for rule in rules if re.search(rf"/(\w+-(?:{scripts})|signs)\.", rule)]
    return re.sub(r"\.\./(fonts/[\w.-]+)", lambda found: embedded(found[1]), "".join(wanted))


def embedded(font: str) -> str:
    plain = files("fabletop.web").joinpath(font).read_bytes()
    return f"data:font/woff2;base64,{b64encode(plain).decode()}"


def opening(findings: Findings) -> str:
    """What was played, and the main results, in a few sentences."""
    study = findings.study
    said = findings.wording.options(study.options)
    first = (
        f"{study.games:,} games between {escape(lineup(study.bots))}"
        f"{', with ' + escape(said) if said else ''}; seed {study.seed}. "
        "In brackets: between what a figure lies 95 times of 100, and on how many games it rests."
    )
    items = "".join(f"<li>{fact}</li>" for fact in facts(findings))
    return f'{paragraph(first, soft=True)}<ul class="facts">{items}</ul>'


def facts(findings: Findings) -> list[str]:
    """The results, one sentence each."""
    found = [
        f"{headline(findings)}: {sure(result(findings), not findings.scored)}.",
        f"A game takes {sure(mean(findings.column('decisions')))} decisions.",
    ]
    if not findings.study.rules.about.cooperative:
        found.append(seat_fact(findings))
    clear = [each for each in findings.effects if each.clear]
    found.append(
        f"{len(clear)} of {many(len(findings.effects), 'changed option')} clearly "
        f"{'changes' if len(clear) == 1 else 'change'} the result."
    )
    if findings.verdicts:
        found.append(balance_fact(findings))
    return found


def headline(findings: Findings) -> str:
    return "Points of a seat" if findings.scored else "Games won"


def seat_fact(findings: Findings) -> str:
    fair = 1 / len(findings.study.bots)
    first, clear = places(findings)[0]
    word = "clearly not" if clear else "not clearly other than"
    return (
        f"Whoever is asked first wins {sure(first, True)}: {word} a fair share, {told(fair, True)}."
    )


# -- sections


def results(findings: Findings) -> str:
    if not findings.scored:
        means = {
            name.replace("_", " "): mean([line.details[name] for line in findings.lines])
            for name in findings.lines[0].details
        }
        rows = [
            (escape(name), told(found.value, size=size(found)), between(found), f"{found.games:,}")
            for name, found in means.items()
        ]
        won = paragraph(f"Won: {sure(result(findings), True)}.")
        return won + figures_table(("at the end", "mean", "interval", "games"), rows)
    scores = sorted(score for line in findings.lines for score in line.scores)
    low, high = scores[len(scores) // 20], scores[-1 - len(scores) // 20]
    best = mean([float(max(line.scores)) for line in findings.lines])
    return paragraph(
        f"A seat has {sure(result(findings))} points, the best of a table {sure(best)}. "
        f"Nine of ten seats have {low:,} to {high:,}."
    )


def length(findings: Findings) -> str:
    values = findings.column("decisions")
    ordered = sorted(values)
    low, high = ordered[len(values) // 20], ordered[-1 - len(values) // 20]
    return paragraph(
        f"{sure(mean(values))} decisions; nine of ten games take {low:,.0f} to {high:,.0f}."
    )


def seats(findings: Findings) -> str:
    rows = [
        (
            ordinal(place),
            told(found.value, True),
            between(found, True),
            f"{found.games:,}",
            "differs" if clear else "",
        )
        for place, (found, clear) in enumerate(places(findings))
    ]
    text = (
        "By place, counted from whoever is asked first; where all are asked at once, from the "
        "first chair. A shared win counts in parts. A full dot is clearly not the fair share, "
        "all places considered (Holm)."
    )
    cells = [(escape(a), b, c, d) for a, b, c, d, _ in rows]
    return paragraph(text, soft=True) + figures_table(("place", "wins", "interval", "games"), cells)


def choices(findings: Findings) -> str:
    """What was chosen, and how often when there was an alternative."""
    made, asked = total(findings.lines, "made"), total(findings.lines, "asked")
    taken, every = total(findings.lines, "taken"), len(findings.lines)
    names = verb_names(findings)
    rows = [
        (
            escape(bare(names[verb])),
            told(count / every),
            told(taken[verb] / asked[verb], True) if asked[verb] else "always",
            f"{count:,}",
        )
        for verb, count in made.most_common()
    ]
    found = paragraph(
        f"All answers in {every:,} games; how often each is given in a game, and how often when "
        "another kind of answer was possible too. Counts of everything that happened in these "
        "games; answers of one game hang together.",
        soft=True,
    )
    return found + figures_table(("answer", "a game", "when possible", "in all"), rows)


def picks(findings: Findings) -> str:
    """The most frequent answers."""
    found = ""
    for verb, rows in list(top_picks(findings).items())[:MOST_VERBS]:
        shares = [
            (escape(pick.words), told(pick.times / pick.of, True), f"{pick.times:,}")
            for pick in rows
        ]
        rest = rows[0].of - sum(pick.times for pick in rows)
        if rest:
            shares.append(("<i>others</i>", told(rest / rows[0].of, True), f"{rest:,}"))
        found += f"<div><h3>{escape(verb)}</h3>"
        found += figures_table(("most often", "share", "times"), shares) + "</div>"
    return f'<div class="tiles">{found}</div>' if found else ""


def options(findings: Findings) -> str:
    wording = findings.wording
    moved = [each for each in findings.effects if each.moved]
    what = "points of a seat" if findings.scored else "games won"
    text = paragraph(
        f"Each option changed alone, on the same deals; the change in {what}, and in decisions. "
        f"With {many(len(findings.effects), 'change')} tried, some look clear by luck: a full dot "
        "stays clear when that is taken into account (Holm). Only bots played: what options do to "
        "people is not in these figures.",
        soft=True,
    )
    ordered = alike(sorted(moved, key=lambda each: not each.clear))
    rows = [option_row(*each, findings.scored, wording) for each in ordered]
    if rows:
        text += figures_table(("option", what, "interval", "decisions", "games"), rows)
    return text + "".join(paragraph(escape(each)) for each in unmoved(findings, wording))


def unmoved(findings: Findings, wording: Wording) -> Iterable[str]:
    """Options without an effect, and options that were not tried."""
    study = findings.study
    within = [each for each in findings.effects if not each.moved and not each.still]
    still = [each for each in findings.effects if each.still]
    if within:
        games = max(each.result.games for each in within)
        names = listed([each.change[:2] for each in within], set(), wording)
        yield f"Changed answers, but no result and no length, in {games} deals: {names}."
    if still:
        games = max(each.result.games for each in still)
        names = listed([each.change[:2] for each in still], whole(findings), wording)
        yield f"Changed nothing at all in {games} deals with bots: {names}."
    if refused := left_out(study):
        yield f"Not possible at this table: {listed(refused, set(), wording)}."
    if lists := untried(study):
        names = "; ".join(map(wording.setting, lists))
        yield f"Not tried, because there are too many lists to choose from: {names}."


def whole(findings: Findings) -> set[str]:
    """Options of which no value changed anything."""
    moved = {each.change.option for each in findings.effects if not each.still}
    return {each.change.option for each in findings.effects} - moved


def listed(values: Sequence[tuple[str, Word]], short: set[str], wording: Wording) -> str:
    """Options with these values; of some only the name."""
    by_option: dict[str, list[str]] = {}
    for option, value in values:
        by_option.setdefault(option, []).append(wording.value(option, value))
    return "; ".join(
        wording.setting(option) + ("" if option in short else f" ({', '.join(said)})")
        for option, said in by_option.items()
    )


def option_row(
    each: Effect, values: Sequence[Word], scored: bool, wording: Wording
) -> tuple[str, ...]:
    change = each.change
    name = escape(wording.option(change.option, *values))
    given = f" <small>with {escape(wording.options(dict(change.given)))}</small>"
    return (
        f'<span class="{"clear" if each.clear else ""}">{name}</span>'
        + (given if change.given else ""),
        told(each.result.value, not scored, signed=True),
        between(each.result, not scored, signed=True),
        told(each.length.value, signed=True),
        f"{each.result.games:,}",
    )


def bots(findings: Findings) -> str:
    if not findings.matches:
        return paragraph("There is only one bot.")
    if findings.study.rules.about.cooperative:
        text = "A whole table of each bot."
        rows = [
            (
                escape(m.bots[0]),
                told(m.score.value, True),
                between(m.score, True),
                f"{m.score.games:,}",
            )
            for m in findings.matches
        ]
        return paragraph(text, soft=True) + figures_table(("bot", "won", "interval", "games"), rows)
    text = (
        "Two bots at a time, on the same deals with exchanged chairs: the share of the other's "
        "chairs that a bot ranks before, a half for the same rank. The rows against the columns."
    )
    rows = [
        (
            escape(f"{m.bots[0]} against {m.bots[1]}"),
            told(m.score.value, True),
            between(m.score, True),
            f"{m.score.games:,}",
        )
        for m in findings.matches
    ]
    return paragraph(text, soft=True) + figures_table(
        ("who", "ranks before", "interval", "games"), rows
    )


def notes(findings: Findings) -> str:
    study = findings.study
    remarks = "".join(paragraph(escape(remark)) for remark in findings.balance.remarks)
    options = "".join(f" {name}={value}" for name, value in study.options.items())
    command = (
        f"fabletop study {study.game} --games {study.games} --seats {len(study.bots)} "
        f"--bots {','.join(study.bots)} --seed {study.seed}{options}"
    )
    return (
        "<h2>How it was made</h2>"
        + paragraph(
            "Shares of games that are all or nothing have Wilson's intervals. All others, wins "
            "in parts too, come from the bootstrap: whole games are drawn again a thousand times "
            f"from those played. Where fewer than {FEW} games are behind a figure, intervals are "
            "wider by Student's curve, and only what luck does less than once in 1000 is clear. "
            "Options are compared deal by deal. The same seed gives the same figures, in as many "
            "processes as you like."
        )
        + remarks
        + paragraph(f"<code>{escape(command)}</code>")
        + paragraph(
            f"Fabletop {__version__}, {escape(study.game)} version {study.rules.about.version}.",
            soft=True,
        )
    )
