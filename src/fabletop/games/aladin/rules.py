"""Aladin, step by step, in the order of RULES.md.

A round is three phases: everybody sets a die in secret (AL-10 to AL-15, here); equal dice race for
the lamp and its wishes (AL-16 to AL-40, in race.py and wishes.py); then the chests are searched,
bronze, silver, gold (AL-43 to AL-54, in chests.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option
from fabletop.core.rulebook import Ask, Run
from fabletop.games.aladin.chests import SEARCHING
from fabletop.games.aladin.race import RACING, is_sealed
from fabletop.games.aladin.state import NOBODY, NOTHING, REST_OF_ROUND, State
from fabletop.games.aladin.wishes import WISHING
from fabletop.games.aladin.words import COUNTING, READY

# -- choose a chest


def new_round(s: State, dealer: Dealer) -> None:
    s.begin_round()
    s.pending = s.playing()
    s.unready = [seat for seat in s.present if seat not in s.frozen]
    if dealer.hears:
        dealer.tell("round", s.round)
    s.agenda += REST_OF_ROUND


class Program(Ask[State]):
    """AL-10 to AL-13: all at once and in secret; it may be replaced until the last is in."""

    verbs = ("program", "program_two")
    together = True

    def actors(self, s: State) -> Sequence[int]:
        return s.pending

    def waits_for(self, s: State) -> int:
        return s.pending[0] if s.pending else NOBODY

    def options(self, s: State, seat: int) -> Sequence[Option]:
        if is_sealed(s):
            return s.box.offered[s.is_duel(), s.tokens[seat]]
        return s.box.programs[s.is_duel()]

    def asides(self, s: State, seat: int) -> Sequence[Option]:
        return () if seat in s.frozen else self.options(s, seat)

    def program(self, s: State, seat: int, dealer: Dealer, chest: str, value: int, n: int) -> None:
        self.store(s, seat, dealer, (s.box.chest[chest], value, n))

    def program_two(
        self,
        s: State,
        seat: int,
        dealer: Dealer,
        one: str,
        first: int,
        two: str,
        second: int,
        n: int,
    ) -> None:
        low, high = sorted(((s.box.chest[one], first), (s.box.chest[two], second)))
        self.store(s, seat, dealer, (*low, *high, n))

    def store(self, s: State, seat: int, dealer: Dealer, program: tuple[int, ...]) -> None:
        if seat in s.pending:
            s.pending.remove(seat)
            if dealer.hears:
                dealer.tell("programmed", seat)
        s.programs[seat] = program


def in_chest_order(s: State, action: object) -> object:
    """AL-11: the same two dice as options name them."""
    if not (isinstance(action, tuple) and len(action) == 6 and action[0] == "program_two"):
        return action
    verb, one, first, two, second, token = action
    places = [s.box.chest.get(chest, 0) if isinstance(chest, str) else 0 for chest in (one, two)]
    return (verb, two, second, one, first, token) if places[1] < places[0] else action


class Ready(Ask[State]):
    """AL-101: every page that is there says that it is loaded and visible."""

    verbs = ("ready",)
    together = True
    secret = False
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return s.unready

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return READY

    def ready(self, s: State, seat: int, dealer: Dealer) -> None:
        s.unready.remove(seat)
        if not s.unready:
            dealer.tell("counting")


class Countdown(Ask[State]):
    """AL-14, AL-28, AL-102: three, two, one; who touches the lamp now is out of this race."""

    verbs = ("hold", "slap")
    together = True
    open = True

    def actors(self, s: State) -> Sequence[int]:
        done = (*s.waited, *s.locked, *s.frozen)
        return [seat for seat in s.present if seat not in done]

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return COUNTING if s.options["lamp_mode"] == "race" else COUNTING[:1]

    def hold(self, s: State, seat: int, dealer: Dealer) -> None:
        s.waited.append(seat)

    def slap(
        self, s: State, seat: int, dealer: Dealer, ms: int, claimed: int, elapsed: int, link: int
    ) -> None:
        s.locked.append(seat)


def reveal(s: State, dealer: Dealer) -> None:
    """AL-14, AL-15: all boards at the same moment."""
    s.waited = []
    for seat, program in enumerate(s.programs):
        for place in range(0, len(program) - 1, 2):
            chest, value = program[place], program[place + 1]
            s.dice[seat][chest] = value
            if dealer.hears:
                dealer.show("revealed", seat, s.box.chests[chest], value)
    for seat in s.locked:
        dealer.show("early", seat)
    mode = s.options["lamp_mode"]
    if mode != "sealed":
        s.programs = [()] * s.seats
    if mode == "race":
        s.pending = s.playing()
        if s.locked:
            s.pending = [seat for seat in s.pending if seat not in s.locked]


# -- the end


def end_round(s: State, dealer: Dealer) -> None:
    """AL-72, AL-74."""
    if s.last_round:
        end(s, "sorcerer", dealer)
    elif s.round == s.box.rounds:
        end(s, "rounds", dealer)
    else:
        s.round += 1
        new_round(s, dealer)


def end(s: State, reason: str, dealer: Dealer) -> None:
    s.agenda.clear()
    s.ended = reason
    dealer.tell("ended", reason)


# -- leaving


def leave(s: State, seat: int, dealer: Dealer) -> None:
    """AL-121: its die is void, it is asked no more; with one player left the game is over."""
    s.frozen.append(seat)
    dealer.tell("left", seat)
    if len(s.playing()) == 1:
        end(s, "walkover", dealer)
        return
    s.programs[seat] = ()
    if not s.judged:
        s.slaps = [slap for slap in s.slaps if slap.seat != seat]
    s.void += [(seat, chest) for chest, value in enumerate(s.dice[seat]) if value]
    s.pending = [other for other in s.pending if other != seat]
    s.unready = [other for other in s.unready if other != seat]
    s.waited = [other for other in s.waited if other != seat]
    s.asked = [other for other in s.asked if other != seat]
    s.passes[seat] = NOTHING


STEPS: Mapping[str, Run | Ask[State]] = {
    "new_round": new_round,
    "program": Program(),
    "ready": Ready(),
    "countdown": Countdown(),
    "reveal": reveal,
    **RACING,
    **WISHING,
    **SEARCHING,
    "end_round": end_round,
}
