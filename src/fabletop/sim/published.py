"""The part of a report that compares published and measured figures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from fabletop.sim.balance import Figure, Verdict
from fabletop.sim.findings import Findings
from fabletop.sim.intervals import FEW, LEVEL
from fabletop.sim.markup import between, figures_table, lineup, many, paragraph, told
from fabletop.sim.wording import Wording


def balance_fact(findings: Findings) -> str:
    words = [verdict.word for verdict in findings.verdicts]
    agree, doubtful, differ = (words.count(word) for word in ("agrees", "doubtful", "differs"))
    return (
        f"Of {many(len(words), 'published figure')} {agree} {'agrees' if agree == 1 else 'agree'}, "
        f"{doubtful} {'is' if doubtful == 1 else 'are'} doubtful, "
        f"{differ} {'differs' if differ == 1 else 'differ'}."
    )


def agreement(findings: Findings) -> str:
    by_luck = LEVEL * len(findings.verdicts)
    return paragraph(balance_fact(findings)) + paragraph(
        "A figure agrees if it is as near as rounding and the luck of both measurements allow 95 "
        f"times of 100. Of so many figures about {by_luck:.0f} would be further away by luck "
        "alone; those are doubtful. One differs if it is further away than luck takes any of all "
        f"these figures 95 times of 100 (Holm), with fewer than {FEW} games 999 times of 1000. "
        "More games show smaller differences.",
        soft=True,
    )


def tables(findings: Findings) -> str:
    """Every published figure; those that do not agree first."""
    text = ""
    off = [verdict for verdict in findings.verdicts if verdict.word != "agrees"]
    if off:
        text += "<h3>Not as published</h3>" + verdict_table(off, named=True)
    by_trial: dict[str, list[Verdict]] = {}
    for verdict in findings.verdicts:
        by_trial.setdefault(verdict.trial.name, []).append(verdict)
    text += "<h3>Table by table</h3>"
    text += "".join(trial(*each, findings.wording) for each in by_trial.items())
    if findings.balance.unmeasured:
        items = "".join(
            f"<li>{escape(each.says)}: {escape(each.why)}</li>"
            for each in findings.balance.unmeasured
        )
        text += f"<h3>Published, not measured here</h3><ul>{items}</ul>"
    return text


def trial(name: str, verdicts: Sequence[Verdict], wording: Wording) -> str:
    agree = sum(verdict.word == "agrees" for verdict in verdicts)
    verb = "agrees" if agree == 1 else "agree"
    head = f"<b>{escape(name)}</b> <span class=soft>{agree} of {len(verdicts)} {verb}</span>"
    where = verdicts[0].trial
    options = wording.options(where.tables[0].options)
    who = "; ".join(lineup(table.bots) for table in where.tables)
    behind = f"{where.games:,} games behind it" if where.games else "exact, or its games not said"
    text = f"Section {where.source}; {behind}. Bots: {who}{'; ' + options if options else ''}."
    body = paragraph(escape(text), soft=True) + verdict_table(verdicts)
    return f"<details><summary>{head}</summary>{body}</details>"


def verdict_table(verdicts: Sequence[Verdict], named: bool = False) -> str:
    heads = ("figure", "published", "measured", "interval", "games", "")
    rows = []
    for verdict in verdicts:
        figure, found = verdict.figure, verdict.found
        what = f"{verdict.trial.name}: {figure.says}" if named else figure.says
        cells = (
            escape(what), published(figure), told(found.value, figure.percent),
            between(found, figure.percent), f"{found.games:,}",
            f'<span class="word">{verdict.word}</span>',
        )  # fmt: skip
        rows.append((verdict.word, cells))
    return figures_table(heads, [cells for _, cells in rows], [word for word, _ in rows])


def published(figure: Figure) -> str:
    """A published figure with the digits it was rounded to."""
    after = max(0, -exponent(figure.to * (100 if figure.percent else 1)))
    ends = dict.fromkeys(
        f"{end * (100 if figure.percent else 1):,.{after}f}" for end in (figure.low, figure.high)
    )
    return "–".join(ends) + (" %" if figure.percent else "")


def exponent(size: float) -> int:
    """The power of ten of a number's first digit: −2 for 0.01."""
    return int(f"{size:e}".split("e")[1])
