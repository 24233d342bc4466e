"""Judges one decision: what a strong player with the same knowledge would have done instead.

A world is a whole state that this seat could not tell from the real one, imagined from its view
and the notes of a perfect memory. So no judgement rests on what the seat could not know.

1. A search and the game's heuristics propose answers. A sieve plays them on, in the same worlds
   and with the same luck, and drops the worse half again and again.
2. A duel on fresh worlds compares three answers: the one given, the best one found, and one that
   the reference policy gives there. All are played out with the same luck.

The `worth` of a decision is how much better it is than the reference policy's answer, its `loss`
how much worse than the best one. At questions of skill nothing is searched.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fabletop.bots.bot import seat_bot
from fabletop.bots.reasons import FORESEEN
from fabletop.coach.path import ASIDE, CHOICE, SKILL, Moment
from fabletop.coach.reference import Both, Mean, Reference, Result, Worth
from fabletop.core.dealer import Event, Quiet
from fabletop.core.game import Game, Seat
from fabletop.core.options import Action, has_holes

MOST_TRIED = 12  # answers in the sieve
LUCK = 2**32
CLOSE = 1.0  # standard errors; what lies further apart is looked at longer
LONGER = 3  # times as many worlds
SEEN = 24  # worlds by which a memory is judged
MARGIN = 0.25  # what a usual spread of points counts, beside a whole win

REMEMBERED, FORGOTTEN, GUESSED, UNKNOWN = "remembered", "forgotten", "guessed", "unknown"


class Plan(NamedTuple):
    """How thoroughly to look: rollouts for each decision, the seed, and a usual spread."""

    simulations: int
    seed: int
    spread: float = 1.0  # of points among rollouts from the start
    advises: bool = True  # whether better answers are looked for


@dataclass(slots=True)
class Verdict:
    """What is found about one decision."""

    worth: Worth
    best: Action | None = None
    loss: Worth | None = None
    why: Event | None = None
    memory: str = ""


class Judge:
    """Judges the decisions of one game."""

    def __init__(self, game: Game[Any], seats: int, plan: Plan) -> None:
        self.game = game
        self.seats = seats
        self.plan = plan
        self.reference = Reference(game)
        self.worth = game.mind.heuristics.get(game.mind.strong)
        self.explain = game.mind.explanations.get(game.mind.strong)

    def judge(self, moment: Moment) -> Verdict:
        rng = random.Random(f"{self.plan.seed}/{moment.number}")
        found = Trial(self, moment, rng)
        if moment.kind == CHOICE and self.plan.advises:
            return self.judge_choice(moment, found, rng)
        verdict = Verdict(found.duel(None)[0])
        if moment.kind == SKILL:
            self.judge_memory(moment, found, verdict)
        return verdict

    def judge_choice(self, moment: Moment, trial: Trial, rng: random.Random) -> Verdict:
        sought, why = self.seek(moment, rng)
        best = trial.sieve(self.proposed(moment, trial, sought))
        if best == moment.move.action:
            return Verdict(trial.duel(None)[0], best, why=self.reason(moment, best, sought, why))
        worth, loss, better = trial.duel(best)
        if not better:
            own = moment.move.action
            return Verdict(worth, own, why=self.reason(moment, own, sought, why))
        return Verdict(worth, best, loss, self.reason(moment, best, sought, why))

    # -- what might be done

    def seek(self, moment: Moment, rng: random.Random) -> tuple[Action, Event | None]:
        """The answer of a search that heard what this seat heard, and its reason."""
        name = f"ismcts:{self.plan.simulations}"
        bot = seat_bot(name, self.game, self.seats, moment.seat, rng)
        for event in moment.heard:
            bot.hear(event)
        action = bot.choose(moment.view, moment.options)
        return action, bot.reason()

    def proposed(self, moment: Moment, trial: Trial, sought: Action) -> list[Action]:
        """The answer given, the one a search found, and what else looks sensible."""
        actions = self.actions(trial.world(), moment)
        if self.worth:
            worth, view, notes = self.worth, moment.view, moment.notes
            actions.sort(key=lambda action: -worth(view, notes, action))
        else:
            trial.rng.shuffle(actions)
        usual = [trial.usual(trial.world(), trial.luck()) for _ in range(MOST_TRIED // 2)]
        first = (moment.move.action, sought, *(usual if len(actions) > MOST_TRIED else ()))
        return [a for a in dict.fromkeys((*first, *actions)) if a][:MOST_TRIED]

    def actions(self, world: Any, moment: Moment) -> list[Action]:
        """All answers, with holes filled as the game proposes."""
        found: list[Action] = []
        for option in moment.options:
            if has_holes(option):
                found += self.game.mind.fillings(world, moment.seat, option)
            else:
                found.append(option)  # type: ignore[arg-type]
        return found

    def reason(
        self, moment: Moment, action: Action, sought: Action, why: Event | None
    ) -> Event | None:
        """Why this answer is good: as the search says, or the heuristic."""
        if action == sought and why:
            return why
        told = self.explain(moment.view, moment.notes, action) if self.explain else None
        return told or (FORESEEN if FORESEEN.key in self.game.mind.reasons else None)

    # -- memory

    def judge_memory(self, moment: Moment, trial: Trial, verdict: Verdict) -> None:
        """Whether an answer was right, and whether a perfect memory could have known it."""
        is_right, seat = self.game.mind.is_right, moment.seat
        right = is_right(moment.s, seat, moment.move.action)
        if right is None:
            return
        worlds = [trial.world() for _ in range(SEEN)]
        ideas = [moment.move.action, *(trial.usual(world, trial.luck()) for world in worlds)]
        known = next(
            (a for a in dict.fromkeys(ideas) if all(is_right(w, seat, a) for w in worlds)), None
        )
        if right:
            verdict.memory = GUESSED if known is None else REMEMBERED
        else:
            verdict.memory = UNKNOWN if known is None else FORGOTTEN
            verdict.best = known


class Trial:
    """One decision, tried in worlds that fit what its seat knew."""

    def __init__(self, judge: Judge, moment: Moment, rng: random.Random) -> None:
        self.game = judge.game
        self.reference = judge.reference
        self.plan = judge.plan
        self.seats = judge.seats
        self.moment = moment
        self.seat: Seat = moment.seat
        self.rng = rng
        self.chance = Quiet(rng.getrandbits(64))

    def luck(self) -> int:
        return self.rng.getrandbits(32)

    def world(self) -> Any:
        return self.game.mind.imagine(self.moment.view, self.moment.notes, self.chance)

    def usual(self, world: Any, luck: int) -> Action:
        """What the reference policy does here; nothing where nobody waits for an answer."""
        if self.moment.kind == ASIDE:
            return ()
        return self.reference.answer(world, self.seat, Quiet(luck))

    def play(self, world: Any, action: Action, luck: int) -> Result:
        """The result if this answer is given in this world, with this luck."""
        s, dealer = self.game.clone(world), Quiet(luck)
        if action:
            self.game.apply(s, self.seat, action, dealer)
        return self.reference.play_on(s, dealer)

    # -- the sieve

    def sieve(self, actions: Sequence[Action]) -> Action:
        """The best of these, by successive halving."""
        left = list(actions)
        rounds = max(1, (len(left) - 1).bit_length())
        scores = {action: Mean(1) for action in left}
        while len(left) > 1:
            for _ in range(max(2, self.plan.simulations // (rounds * len(left)))):
                world, luck = self.world(), self.luck()
                for action in left:
                    scores[action].add([self.use(self.play(world, action, luck))])
            left.sort(key=lambda action: -scores[action].mean()[0])
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def use(self, result: Result) -> float:
        """What a result is worth to a player: to win, and a good lead."""
        points, own = result.points, result.points[self.seat]
        others = [each for seat, each in enumerate(points) if seat != self.seat]
        lead = own if self.reference.team or not others else own - max(others)
        return result.wins[self.seat] + MARGIN * lead / self.plan.spread

    # -- the duel

    def duel(self, best: Action | None) -> tuple[Worth, Worth, bool]:
        """How much better than usual the given answer is, how much worse than the best one, and
        whether that one is better at all."""
        worth, loss, use = Both(self.seats), Both(self.seats), Mean(1)
        self.compare(best, self.plan.simulations, worth, loss, use)
        if best is not None and abs(use.mean()[0]) > CLOSE * use.errors()[0]:
            self.compare(best, (LONGER - 1) * self.plan.simulations, worth, loss, use)
        return worth.worth(), loss.worth(), use.mean()[0] > 0

    def compare(self, best: Action | None, worlds: int, worth: Both, loss: Both, use: Mean) -> None:
        own = self.moment.move.action
        for _ in range(worlds):
            world, luck = self.world(), self.luck()
            usual = self.usual(world, self.luck())
            wanted = dict.fromkeys((own, usual) if best is None else (own, usual, best))
            if len(wanted) == 1:
                worth.add_difference(NOTHING, NOTHING)
                continue
            results = {action: self.play(world, action, luck) for action in wanted}
            worth.add_difference(results[own], results[usual])
            if best is not None:
                loss.add_difference(results[best], results[own])
                use.add([self.use(results[best]) - self.use(results[own])])


NOTHING = Result((), ())
