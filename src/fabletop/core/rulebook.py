"""The agenda engine: rules as named steps, so that a turn reads like the rulebook.

A state carries an agenda, a stack of step names. A step either *runs* (a function of state and
dealer) or *asks* (an `Ask`: who, which options, one method per verb). `plan` pushes the next steps
in reading order. The agenda is data, so a game can be stored, copied and searched in mid-turn. An
empty agenda ends the game.

A step with arguments is a tuple: ("buy", 3). A *lasting* step stays on the agenda while it runs,
and runs again whenever nothing else is left, such as the end of every turn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import About, Seat, View
from fabletop.core.kinds import in_short, must, spelt
from fabletop.core.mind import Bot, Mind
from fabletop.core.options import Action, Option, Word, fits_any, matches, read
from fabletop.core.pace import Pace
from fabletop.core.positions import Fields
from fabletop.core.refusals import Refusal, Refused
from fabletop.core.study import Study
from fabletop.core.table import Table

Step = str | tuple[Word, ...]
NOTHING_SEEN: View = {}
NOBODY = -1
UNREAD = "no such position"  # the sentence for a fault of ours
UNDECLARED = Fields()
NATIVE = False  # True if compiled (tools/compile.py)


class Position:
    """The part of a state the engine needs: the agenda, and the number of the question."""

    __slots__ = ("agenda", "decision")

    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.decision = 0

    def plan(self, *steps: Step) -> None:
        """Do these steps next, in this order."""
        if NATIVE:
            for step in reversed(steps):
                self.agenda.append(step)
        else:
            self.agenda += steps[::-1]


P = TypeVar("P", bound=Position)
Run = Callable[..., None]
Choose = Callable[[View, Sequence[Option]], Action]


class Ask(Generic[P]):
    """A step that waits for an answer; subclasses add one method per verb.

    A verb method gets (state, seat, dealer, *arguments). An ordinary question ends with its
    answer. A question to several seats `together` stays until `actors` is empty. Its answers are
    `secret` by default: nobody else learns them while it stays. An `open` question shows nothing
    private, so people at one device answer it without a curtain.
    """

    verbs: ClassVar[tuple[str, ...]] = ()
    together = False
    secret = True
    open = False

    def __init__(self) -> None:
        self.answers: dict[Word, Run] = {verb: getattr(self, verb) for verb in self.verbs}
        said = [bool(getattr(self, name)) for name in ("together", "secret", "open")]
        self.together, self.secret, self.open = said  # instance attributes are faster

    def actors(self, s: P) -> Sequence[Seat]:
        """The seats that must or may answer."""
        return ()

    def actor(self, s: P) -> Seat:
        """The first of them. A question to one seat can override this, for speed."""
        return self.actors(s)[0]

    def waits_for(self, s: P) -> Seat:
        """The first seat that has not answered a question to several, or NOBODY."""
        seats = self.actors(s)
        return seats[0] if seats else NOBODY

    def options(self, s: P, seat: Seat) -> Sequence[Option]:
        """The options of a seat that is asked."""
        return ()

    def asides(self, s: P, seat: Seat) -> Sequence[Option]:
        """The options of a seat that is not asked."""
        return ()

    def answer(self, s: P, seat: Seat, dealer: Dealer, action: Action) -> None:
        """Call the method of the verb. Compiled rules have a version of this for each question.

        Plain Python does the same inline.
        """
        self.answers[action[0]](s, seat, dealer, *action[1:])


class Blind:
    """A bot without views and events, compiled with the rules, so that it is called directly."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        raise NotImplementedError


def all_blind(bots: Sequence[object]) -> list[Blind]:
    """These bots if all of them are blind, else an empty list."""
    found: list[Blind] = []
    for bot in bots:
        if isinstance(bot, Blind):
            found.append(bot)
    return found if len(found) == len(bots) else []


class Rulebook(Generic[P]):
    """The engine that runs steps. A game subclasses it, gives `steps`, and adds its own methods.

    `lasting` steps stay on the agenda until they are removed.
    """

    key: str
    fields: Fields = UNDECLARED

    def __init__(
        self,
        about: About,
        steps: Mapping[str, Run | Ask[P]],
        lasting: Collection[str] = (),
    ) -> None:
        self.about = about
        self.table = Table(self)
        self.mind = Mind(self)
        self.study = Study(self)
        self.defaults = {name: setting.default for name, setting in about.settings.items()}
        self.names = tuple(steps)
        self.asks: dict[Step, Ask[P]] = {
            name: step for name, step in steps.items() if isinstance(step, Ask)
        }
        self.runs: dict[Step, Run] = {
            name: step for name, step in steps.items() if not isinstance(step, Ask)
        }
        self.lasting: dict[Step, Run] = {name: self.runs.pop(name) for name in lasting}
        self.nothing = Ask[P]()

    # -- what each game must write

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """Why such a table is impossible, or None."""
        raise NotImplementedError

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> P:
        """A new game with complete options and its first steps planned."""
        raise NotImplementedError

    def why_not(self, s: P, seat: Seat | None, action: object, fresh: bool) -> Refusal:
        """Why an action is refused that fits no option, or answers an old question."""
        raise NotImplementedError

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> P:
        """A state from JSON with complete options."""
        raise NotImplementedError

    # -- the flow of play

    def setup(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> P:
        refusal = self.refuse_setup(seats, options)
        if refusal:
            raise Refused(refusal)
        s = self.begin(seats, self.chosen(options), dealer)
        self.advance(s, dealer)
        return s

    def refuse(
        self, s: P, seat: Seat | None, action: object, decision: int | None = None
    ) -> Refusal | None:
        fresh = decision is None or decision == s.decision
        if fresh and self.is_option(s, seat, action):
            return None
        return self.why_not(s, seat, action, fresh)

    def load(self, data: Mapping[str, object]) -> P:
        """A state from JSON. Raises ValueError with a sentence if rules cannot go on from it."""
        try:
            options = self.options_in(data)
            refusal = self.refuse_setup(data.get("seats"), options)
            if refusal:
                raise Refused(refusal)
            s = self.restore(data, self.chosen(options))
            self.check_question(s, cast(int, data["seats"]))
        except ValueError:
            raise
        except Exception as error:  # positions come from strangers: raise ValueError only
            raise ValueError(f"{UNREAD}: {type(error).__name__}") from error
        return s

    def options_in(self, data: Mapping[str, object]) -> dict[str, Word]:
        """The options a position names."""
        must(isinstance(data, Mapping), "a position must be an object with keys")
        said = data.get("options", {})
        must(isinstance(said, Mapping), "`options` must be an object with the options of the table")
        words = cast(Mapping[str, object], said)
        for name, word in words.items():
            known = word is None or isinstance(word, (bool, int, str, list, tuple))
            must(known, f"`options[{spelt(name)}]` must be one of its values, not {in_short(word)}")
        return {name: cast(Word, read(word)) for name, word in words.items()}

    def check_question(self, s: P, seats: int) -> None:
        """Raises `Wrong` unless the game is over, or asks seats that can all answer."""
        if not s.agenda:
            return
        step = self.step(s)
        must(step in self.asks, f"`agenda` must have a question last, not `{step}`")
        actors = self.actors(s)
        must(actors, f"`agenda` must ask somebody, and nobody has to answer `{step}`")
        for seat in actors:
            can = 0 <= seat < seats and self.options(s, seat)
            must(can, f"`agenda` must ask who can answer, and seat {seat} cannot answer `{step}`")

    def advance(self, s: P, dealer: Dealer) -> None:
        """Run steps until a seat must be asked, or nothing is left to do."""
        agenda, runs, asks, lasting = s.agenda, self.runs, self.asks, self.lasting
        while agenda:
            step = agenda[-1]
            if step in runs:
                agenda.pop()
                runs[step](s, dealer)
                continue
            if step in lasting:
                lasting[step](s, dealer)
                continue
            if step not in asks:
                step = self.step(s)  # the name of a step with arguments
                if step in runs:
                    runs[step](s, dealer, *agenda.pop()[1:])
                    continue
            ask = asks[step]
            if not ask.together or ask.waits_for(s) != NOBODY:
                s.decision += 1
                return
            agenda.pop()  # all have answered

    def apply(self, s: P, seat: Seat, action: Action, dealer: Dealer) -> None:
        ask = self.ask(s)
        if not ask.together:
            s.agenda.pop()
        if NATIVE:
            ask.answer(s, seat, dealer, action)
        elif len(action) == 2:
            ask.answers[action[0]](s, seat, dealer, action[1])
        else:
            ask.answers[action[0]](s, seat, dealer, *action[1:])
        if not ask.together or ask.waits_for(s) == NOBODY:
            self.advance(s, dealer)

    def play_out(self, s: P, bots: Sequence[Bot], dealer: Dealer) -> int:
        """As `advance`, but bots answer every question; simulations spend their time here.

        So it calls as little as it can.
        """
        agenda, runs, asks, lasting = s.agenda, self.runs, self.asks, self.lasting
        choosing: list[Choose] = [bot.choose for bot in bots]
        blind = all_blind(bots) if NATIVE else []
        decisions = 0
        s.decision -= 1  # the question now put is put again
        asked: Step | None = None
        again: Step | None = None
        ask: Ask[P] = self.nothing
        last: Run = self.advance
        while agenda:
            step = agenda[-1]
            if step is again:
                last(s, dealer)
                continue
            if step is not asked:
                found = asks.get(step)
                if found is None:
                    if step in lasting:
                        again, last = step, lasting[step]
                        continue
                    run = runs.get(step)
                    if run is not None:
                        agenda.pop()
                        run(s, dealer)
                        continue
                    step = self.step(s)
                    if step in runs:
                        runs[step](s, dealer, *agenda.pop()[1:])
                        continue
                    found = asks[step]
                ask, asked = found, step
            if ask.together:
                seat = ask.waits_for(s)
                if seat != NOBODY:
                    s.decision += 1
                    decisions += self.answer_together(s, ask, seat, choosing, blind, dealer)
                    if not agenda or agenda[-1] != step:
                        continue  # something else comes first
                agenda.pop()
                continue
            seat = ask.actor(s)
            s.decision += 1
            decisions += 1
            if NATIVE and blind:
                action = blind[seat].choose(NOTHING_SEEN, ask.options(s, seat))
                agenda.pop()
                ask.answer(s, seat, dealer, action)
                continue
            action = choosing[seat](NOTHING_SEEN, ask.options(s, seat))
            agenda.pop()
            if len(action) == 2:  # nearly always; a fixed number of arguments is faster
                ask.answers[action[0]](s, seat, dealer, action[1])
            else:
                ask.answers[action[0]](s, seat, dealer, *action[1:])
        return decisions

    def answer_together(
        self,
        s: P,
        ask: Ask[P],
        seat: Seat,
        choosing: list[Choose],
        blind: list[Blind],
        dealer: Dealer,
    ) -> int:
        """Let bots answer a question to several seats, this one first; how often they chose."""
        decisions = 0
        while seat != NOBODY:
            decisions += 1
            if NATIVE and blind:
                action = blind[seat].choose(NOTHING_SEEN, ask.options(s, seat))
                ask.answer(s, seat, dealer, action)
                seat = ask.waits_for(s)
                continue
            action = choosing[seat](NOTHING_SEEN, ask.options(s, seat))
            if len(action) == 2:
                ask.answers[action[0]](s, seat, dealer, action[1])
            else:
                ask.answers[action[0]](s, seat, dealer, *action[1:])
            seat = ask.waits_for(s)
        return decisions

    # -- the current question

    def ask(self, s: P) -> Ask[P]:
        """The question on top of the agenda."""
        step = s.agenda[-1]
        return self.asks[step if type(step) is str else str(step[0])]

    def step(self, s: P) -> str:
        if not s.agenda:
            return "over"
        step = s.agenda[-1]
        return step if type(step) is str else str(step[0])

    def decision(self, s: P) -> int:
        return s.decision

    def actors(self, s: P) -> Sequence[Seat]:
        if not s.agenda:
            return ()
        return self.ask(s).actors(s)

    def options(self, s: P, seat: Seat) -> Sequence[Option]:
        if not s.agenda:
            return ()
        ask = self.ask(s)
        found = ask.options(s, seat) if seat in ask.actors(s) else ask.asides(s, seat)
        return found[:] if type(found) is list else found  # the rules may keep this list

    def is_option(self, s: P, seat: Seat | None, action: object) -> bool:
        """Whether that seat may do this now: the one source of legality."""
        return seat is not None and fits_any(self.options(s, seat), action)

    # -- what most games share

    def view(self, s: P, seat: Seat | None) -> View:
        """What a seat sees; each game extends it."""
        return {"step": self.step(s), "actors": list(self.actors(s))}

    # -- shortcuts to `table` for scripts (docs/positions.md)

    def pace(self, s: P) -> Pace:
        return self.table.pace(s)

    def leave(self, s: P, seat: Seat, dealer: Dealer) -> None:
        self.table.leave(s, seat, dealer)

    def log(self, s: P, seat: Seat | None, past: Sequence[Event]) -> Sequence[Event]:
        return self.table.log(s, seat, past)

    def refuse_settings(self, options: Mapping[str, object], clause: str) -> Refusal | None:
        """Refuses an undeclared option, or a value it does not accept."""
        for name, value in options.items():
            setting = self.about.settings.get(name)
            if setting is None or not any(matches(part, value) for part in setting.accepts):
                return Refusal("bad-option", clause, {"option": name, "value": value})
        return None

    def chosen(self, options: Mapping[str, Word]) -> dict[str, Word]:
        """The host's options, completed with defaults."""
        known = self.defaults
        return known | {name: value for name, value in options.items() if name in known}
