"""The agenda engine: rules as named steps, so that a turn reads like the rulebook.

A state carries an agenda, a stack of step names. A step either just *runs* (a function of state
and dealer) or *asks* (an `Ask`: who, which options, and one method per verb). `plan` pushes the
next steps in reading order. Because the agenda is data, a game can be stored, copied and
searched in the middle of a turn. An empty agenda is the end of the game.

A step with arguments stands on the agenda as a tuple: ("buy", 3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Seat, Setting
from fabletop.core.options import Action, Option, Word, fits, matches
from fabletop.core.refusals import Refusal

Step = str | tuple[Word, ...]


class Position:
    """The part of a state the engine needs: what is to be done, and which question this is."""

    __slots__ = ("agenda", "decision")

    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.decision = 0

    def plan(self, *steps: Step) -> None:
        """Do these steps next, in this order."""
        self.agenda.extend(steps[::-1])


P = TypeVar("P", bound=Position)


class Ask(Generic[P]):
    """A step that waits for people: subclasses add one method per verb.

    A verb method gets (state, seat, dealer, *arguments). An ordinary question is over with its
    answer. A question to several seats `together` stays until `actors` is empty.
    """

    verbs: tuple[str, ...] = ()
    together = False

    def actors(self, s: P) -> Sequence[Seat]:
        """Who must or may answer."""
        return ()

    def options(self, s: P, seat: Seat) -> Sequence[Option]:
        """What that seat may answer."""
        return ()


Run = Callable[..., None]


class Rulebook(Generic[P]):
    """Steps put to work. A game subclasses it, gives `steps`, and adds what only it knows."""

    key: str
    settings: Mapping[str, Setting]

    def __init__(self, steps: Mapping[str, Run | Ask[P]]) -> None:
        self.names = tuple(steps)
        self.asks = {name: step for name, step in steps.items() if isinstance(step, Ask)}
        self.runs: dict[Step, Run] = {
            name: step for name, step in steps.items() if not isinstance(step, Ask)
        }
        self.verbs: dict[str, dict[Word, Run]] = {
            name: {verb: getattr(ask, verb) for verb in ask.verbs}
            for name, ask in self.asks.items()
        }

    # -- the flow of play

    def advance(self, s: P, dealer: Dealer) -> None:
        """Run steps until somebody has to be asked, or nothing is left to do."""
        agenda, runs = s.agenda, self.runs
        while agenda:
            step = agenda.pop()
            run = runs.get(step)
            if run is not None:
                run(s, dealer)
            elif type(step) is not str and step[0] in runs:
                runs[str(step[0])](s, dealer, *step[1:])
            elif self.somebody_answers(s, step):
                return

    def somebody_answers(self, s: P, step: Step) -> bool:
        """Put a question, unless it is one to several and nobody is left to answer it."""
        s.agenda.append(step)
        ask = self.asks[self.step(s)]
        if ask.together and not ask.actors(s):
            s.agenda.pop()
            return False
        s.decision += 1
        return True

    def apply(self, s: P, seat: Seat, action: Action, dealer: Dealer) -> None:
        name = self.step(s)
        answer = self.verbs[name][action[0]]
        together = self.asks[name].together
        if not together:
            s.agenda.pop()
        if len(action) == 2:
            answer(s, seat, dealer, action[1])  # the most common by far, and faster so
        else:
            answer(s, seat, dealer, *action[1:])
        if together and self.asks[name].actors(s):
            return
        self.advance(s, dealer)

    # -- the question now put

    def step(self, s: P) -> str:
        if not s.agenda:
            return "over"
        step = s.agenda[-1]
        return step if type(step) is str else str(step[0])

    def decision(self, s: P) -> int:
        return s.decision

    def actors(self, s: P) -> Sequence[Seat]:
        return self.asks[self.step(s)].actors(s) if s.agenda else ()

    def options(self, s: P, seat: Seat) -> Sequence[Option]:
        return self.asks[self.step(s)].options(s, seat) if s.agenda else ()

    def is_option(self, s: P, seat: Seat | None, action: object) -> bool:
        """Whether this is one of the things that seat may do now: the one source of legality."""
        if seat is None or seat not in self.actors(s):
            return False
        return any(fits(option, action) for option in self.options(s, seat))

    # -- what most games share

    def log(self, s: P, seat: Seat | None, past: Sequence[Event]) -> Sequence[Event]:
        return past

    def refuse_settings(self, options: Mapping[str, Word], clause: str) -> Refusal | None:
        """An option nobody declared, or a value it does not accept."""
        for name, value in options.items():
            setting = self.settings.get(name)
            if setting is None or not any(matches(part, value) for part in setting.accepts):
                return Refusal("bad-option", clause, {"option": name, "value": value})
        return None

    def chosen(self, options: Mapping[str, Word]) -> dict[str, Word]:
        """The host's options, with defaults for what was not said."""
        return {name: options.get(name, setting.default) for name, setting in self.settings.items()}
