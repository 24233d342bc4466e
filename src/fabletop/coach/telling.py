"""An analysis in words of one of the six languages: figures, moves, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from fabletop.coach.shapes import Account, Analysis, Figure, Gain, Judged, SeatReport
from fabletop.core.game import Game
from fabletop.core.options import read
from fabletop.core.record import Record
from fabletop.packs.names import spoken
from fabletop.packs.pack import read_pack
from fabletop.text import Speaker, say_house
from fabletop.transcript import player_names

KEEP = "\N{NO-BREAK SPACE}"
PARTS = ("result", "start", "luck", "own", "others")
DECIDED = ("best", "costly")
ORDER = (
    "best", "fine", "slip", "mistake", "remembered", "guessed", "unknown", "forgotten",
)  # fmt: skip
POINT = "en"  # the language that writes 1.5; all others write 1,5


def names_of(record: Record) -> list[str]:
    """Names as people chose them; where two are alike, with the numbers of their seats."""
    named = list(record.players)
    return named if all(named) and len({*named}) == record.seats else player_names(record)


def give(value: str, error: str) -> str:
    """A figure and its standard error, on one line."""
    return f"{value}{KEEP}±{KEEP}{error}"


class Telling:
    """The words for one game, in one language."""

    def __init__(self, game: Game[Any], names: Sequence[str], language: str) -> None:
        pack = read_pack(game.about.pack) if game.about.pack else None
        instead = spoken(pack.game, pack.names, language) if pack else ""
        self.game = game
        self.language = language
        self.names = names
        self.speaker = Speaker(game.key, language, names, instead)

    def say(self, key: str, **args: object) -> str:
        """A message of the coach."""
        return say_house(self.language, f"coach-{key}", args)

    # -- figures

    def number(self, value: float, digits: int) -> str:
        text = f"{abs(value):.{digits}f}".replace(".", "." if self.language == POINT else ",")
        return ("−" if value < 0 and float(f"{value:.{digits}f}") else "") + text

    def signed(self, value: float, digits: int) -> str:
        text = self.number(value, digits)
        return text if text.startswith("−") or not float(f"{value:.{digits}f}") else f"+{text}"

    def percent(self, share: float, signed: bool = True) -> str:
        told = self.signed if signed else self.number
        return f"{told(100 * share, 0)}{KEEP}%"

    def amount(self, value: float, points: bool, signed: bool = True) -> str:
        """Points or a chance."""
        if not points:
            return self.percent(value, signed)
        digits = 0 if abs(value) >= 100 else 1
        return self.signed(value, digits) if signed else self.number(value, digits)

    def cells(self, account: Account, points: bool) -> list[str]:
        """An account as a row of a table."""
        parts = cast(Mapping[str, float], account)
        found = [self.amount(parts["result"], points, signed=False)]
        for part in PARTS[1:]:
            told = self.amount(parts[part], points, signed=part != "start")
            error = self.amount(parts[f"{part}_error"], points, signed=False)
            found.append(give(told, error))
        return found

    def figure(self, figure: Figure, sign: int = 1) -> str:
        """A chance with its error, and points if there are any."""
        error = self.percent(figure["win_error"], signed=False)
        told = give(self.percent(sign * figure["win"]), error)
        if "points" not in figure:
            return told
        points = self.amount(sign * figure["points"], points=True)
        wide = self.amount(figure["points_error"], points=True, signed=False)
        return f"{told}; {self.say('points')}{KEEP}{give(points, wide)}"

    # -- moves

    def action(self, spelt: Sequence[object]) -> str:
        """An answer as its button says it; the clock's has no button."""
        action = cast("tuple[object, ...]", read(list(spelt)))
        fields = self.game.about.actions.get(str(action[0]))
        if fields is None or not self.speaker.has(f"option-{action[0]}"):
            return say_house(self.language, "told-by-clock", {})
        return self.speaker.option(action, fields)

    def reason(self, decision: Judged) -> str:
        why = decision.get("why")
        if not why or not self.speaker.has(f"reason-{why['key']}"):
            return ""
        args = cast("dict[str, object]", why["args"])
        said = self.speaker.say(f"reason-{why['key']}", **args)
        return say_house(self.language, "replay-why", {"why": said})

    def decision(self, decision: Judged, costly: bool) -> list[str]:
        """A decision in short sentences: what was done, what was better, and why."""
        figure = decision.get("loss") if costly else decision["worth"]
        told = self.figure(figure, -1 if costly else 1) if figure else ""
        first = self.labelled(self.say("move", n=decision["n"]), self.action(decision["action"]))
        found = [f"{first} ({told})" if told else first]
        if costly and "best" in decision:
            found.append(self.say("better", action=self.action(decision["best"])))
        return [*found, *filter(None, [self.reason(decision)])]

    def fate(self, gain: Gain, who: str, lucky: bool) -> list[str]:
        """A moment of luck, and whose move brought it."""
        sign = 1 if lucky else -1
        error = self.percent(gain["win_error"], signed=False)
        told = give(self.percent(sign * gain["win"]), error)
        return [self.labelled(self.say("move", n=gain["n"]), f"{who} ({told})")]

    def labelled(self, label: str, value: object) -> str:
        return say_house(self.language, "labelled", {"label": label, "value": value})

    def title(self) -> str:
        return f"{self.speaker.say('game-name')} · {', '.join(self.names)}"


def moments(telling: Telling, analysis: Analysis, report: SeatReport) -> dict[str, list[list[str]]]:
    """The moments of one seat in words, by what they are."""
    judged = {each["n"]: each for each in analysis["decisions"]}
    names = {each["n"]: telling.names[each["seat"]] for each in analysis["decisions"]}
    return {
        "best": [telling.decision(judged[each["n"]], False) for each in report["best"]],
        "costly": [telling.decision(judged[each["n"]], True) for each in report["costly"]],
        "lucky": [telling.fate(g, names.get(g["n"], "–"), True) for g in report["lucky"]],
        "unlucky": [telling.fate(g, names.get(g["n"], "–"), False) for g in report["unlucky"]],
    }


def counts(telling: Telling, what: str, numbers: Mapping[str, int]) -> str:
    """How often which verdict was given, or memory served; the best first."""
    known = [key for key in ORDER if key in numbers]
    said = [telling.labelled(telling.say(f"{what}-{key}"), numbers[key]) for key in known]
    return " · ".join(said)


def heads(telling: Telling, points: bool) -> list[str]:
    """The columns of an account."""
    first = telling.say("points" if points else "win")
    return [first, *(telling.say(part) for part in PARTS)]


def rows(telling: Telling, analysis: Analysis, points: bool) -> list[list[str]]:
    """All seats' accounts."""
    found = []
    for report in analysis["reports"]:
        account = report.get("points") if points else report["win"]
        if account:
            name = telling.names[report["seat"]]
            found.append([name, *telling.cells(account, points)])
    return found
