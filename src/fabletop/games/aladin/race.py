"""Rub the lamp: the race, its judgement, and the price of a false slap (AL-16 to AL-29).

Who was how fast comes from outside, as data: the rules only judge it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option
from fabletop.core.rulebook import Ask, Run, Step
from fabletop.games.aladin.state import NOBODY, NOTHING, Match, Slap, State
from fabletop.games.aladin.treasure import gain, orphan
from fabletop.games.aladin.words import REACTIONS


def is_sealed(s: State) -> bool:
    return s.options["lamp_mode"] == "sealed"


def matched(s: State) -> list[tuple[int, tuple[int, ...]]]:
    """AL-16, AL-17, AL-20, AL-21: values that several players show, and who; lowest first.

    In the duel there is one right at most, whatever is matched.
    """
    shown = [value for dice in s.dice for value in dice if value]
    values = set(shown)
    if len(values) == len(shown):
        return []
    found: list[tuple[int, tuple[int, ...]]] = []
    for value in sorted(values):
        holders = [seat for seat, dice in enumerate(s.dice) if value in dice]
        if len(holders) > 1:
            found.append((value, tuple(holders)))
    return found[:1] if s.is_duel() else found


class Race(Ask[State]):
    """AL-18, AL-29: everybody may rub the lamp, once; whether it was wise is judged later."""

    verbs = ("slap", "wait")
    together = True
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return s.pending

    def waits_for(self, s: State) -> int:
        return s.pending[0] if s.pending else NOBODY

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return REACTIONS

    def slap(
        self, s: State, seat: int, dealer: Dealer, ms: int, claimed: int, elapsed: int, link: int
    ) -> None:
        s.pending.remove(seat)
        s.slaps.append(Slap(seat, ms, claimed, elapsed, link))

    def wait(self, s: State, seat: int, dealer: Dealer) -> None:
        s.pending.remove(seat)
        s.waited.append(seat)


def judge(s: State, dealer: Dealer) -> None:
    """Who may call the genie, and who pays for a false slap: penalties first (AL-26)."""
    s.judged = True
    s.waited = []
    found = matched(s)
    mode = s.options["lamp_mode"]
    if mode == "race":
        judge_slaps(s, found, dealer)
    elif mode == "lottery":
        s.matches = [by_lot(s, value, holders, dealer) for value, holders in found]
    else:
        s.matches = [by_token(s, value, holders, dealer) for value, holders in found]
        spend_tokens(s, sorted({seat for _, holders in found for seat in holders}), dealer)
        s.programs = [()] * s.seats
    for match in s.matches:
        announce(s, match, dealer)
    steps: list[Step] = [("penalty", slap.seat) for slap in s.slaps if is_false(s, slap)]
    steps += [("call", match.winner) for match in s.matches if match.winner != NOBODY]
    s.agenda += steps[::-1]


FASTEST = attrgetter("ms", "seat")


def judge_slaps(s: State, found: Sequence[tuple[int, tuple[int, ...]]], dealer: Dealer) -> None:
    """AL-106, AL-108, AL-109: early, late and valid reactions."""
    s.slaps.sort(key=FASTEST)
    s.matches = [Match(value, holders, NOBODY, NOTHING, "") for value, holders in found]
    for slap in s.slaps:
        if slap.ms < s.box.floor:
            s.locked.append(slap.seat)
        if dealer.hears:
            tell_slap(s, slap, dealer)
    s.matches = [by_speed(s, value, holders, dealer) for value, holders in found]
    if dealer.hears:
        for slap in s.slaps:
            if is_false(s, slap):
                dealer.show("false_slap", slap.seat)


def tell_slap(s: State, slap: Slap, dealer: Dealer) -> None:
    if slap.ms < s.box.floor:
        dealer.show("early", slap.seat)
    elif not is_valid(s, slap):
        dealer.show("late", slap.seat)
    else:
        dealer.show("slapped", slap.seat, slap.ms)
    if slap.ms != slap.claimed:
        dealer.show("clamped", slap.seat, slap.claimed, slap.ms)


def is_valid(s: State, slap: Slap) -> bool:
    """AL-106, AL-109: no faster than people are, and within the window."""
    box = s.box
    return box.floor <= slap.ms <= (box.window if s.matches else box.window_unmatched)


def is_false(s: State, slap: Slap) -> bool:
    """AL-23: valid, but without a matched number."""
    if not is_valid(s, slap):
        return False
    for match in s.matches:  # noqa: SIM110 - a plain loop is faster than any()
        if slap.seat in match.holders:
            return False
    return True


def counted(s: State, slap: Slap) -> int:
    """AL-113: with the head start that was agreed on."""
    return max(0, slap.ms - head_start(s, slap.seat))


def head_start(s: State, seat: int) -> int:
    agreed = s.options["handicap_ms"]
    return int(str(agreed[seat])) if isinstance(agreed, tuple) and seat < len(agreed) else 0


def by_speed(s: State, value: int, holders: tuple[int, ...], dealer: Dealer) -> Match:
    """AL-19, AL-108: the fastest; of those who are level, who has called the genie least."""
    times = [
        (counted(s, slap), slap.seat)
        for slap in s.slaps
        if slap.seat in holders and is_valid(s, slap)
    ]
    times.sort()
    if not times:
        return Match(value, holders, NOBODY, NOTHING, "")
    best = times[0][0]
    level = [seat for time, seat in times if time <= best + s.box.level]
    if len(level) > 1:
        dealer.show("dead_heat", level)
        winner, by = fewest_rights(s, level, dealer)
        return Match(value, holders, winner, NOTHING, by)
    margin = times[1][0] - best if len(times) > 1 else NOTHING
    return Match(value, holders, level[0], margin, "speed")


def fewest_rights(s: State, level: Sequence[int], dealer: Dealer) -> tuple[int, str]:
    """AL-108: who won the fewest rights so far; if that does not decide, by lot."""
    least = min(s.rights[seat] for seat in level)
    left = [seat for seat in level if s.rights[seat] == least]
    return (left[0], "rights") if len(left) == 1 else (dealer.draw(left), "lot")


def by_token(s: State, value: int, holders: tuple[int, ...], dealer: Dealer) -> Match:
    """AL-115: the highest token; ties as in a race."""
    tokens = {seat: s.programs[seat][-1] for seat in holders}
    level = [seat for seat in holders if tokens[seat] == max(tokens.values())]
    winner, by = (level[0], "token") if len(level) == 1 else fewest_rights(s, level, dealer)
    return Match(value, holders, winner, NOTHING, by)


def by_lot(s: State, value: int, holders: tuple[int, ...], dealer: Dealer) -> Match:
    """AL-116."""
    return Match(value, holders, dealer.draw(list(holders)), NOTHING, "lot")


def spend_tokens(s: State, holders: Sequence[int], dealer: Dealer) -> None:
    """AL-115: shown and spent, win or lose; after the last all five come back."""
    for seat in holders:
        token = s.programs[seat][-1]
        s.tokens_shown.append((seat, token))
        dealer.show("token_shown", seat, token)
        s.tokens[seat] = tuple(own for own in s.tokens[seat] if own != token)
        if not s.tokens[seat]:
            s.tokens[seat] = s.box.tokens
            dealer.tell("tokens_back", seat)


def announce(s: State, match: Match, dealer: Dealer) -> None:
    """AL-118: who won a right, and how."""
    if match.winner == NOBODY:
        dealer.show("no_right", match.value)
        return
    s.rights[match.winner] += 1
    if not dealer.hears:
        return
    dealer.show("drawn_by_lot" if match.by == "lot" else "right", match.winner, match.value)
    if match.margin != NOTHING:
        times = {slap.seat: counted(s, slap) for slap in s.slaps if slap.seat in match.holders}
        second = min((time, seat) for seat, time in times.items() if is_second(s, match, seat))[1]
        dealer.show("margin", match.winner, second, match.margin)


def is_second(s: State, match: Match, seat: int) -> bool:
    return seat != match.winner and any(slap.seat == seat and is_valid(s, slap) for slap in s.slaps)


# -- the price of a false slap


def penalty(s: State, dealer: Dealer, seat: int) -> None:
    """AL-23, AL-25: he names an opponent, who takes a card; who has none is spared."""
    s.culprit, s.thief = NOBODY, NOBODY
    if seat in s.frozen or not s.loose(seat):
        dealer.tell("spared", seat)
        return
    s.culprit = seat
    s.plan("name_thief", "steal", "paid_for")


def paid_for(s: State, dealer: Dealer) -> None:
    s.culprit, s.thief = NOBODY, NOBODY


class NameThief(Ask[State]):
    """AL-23."""

    verbs = ("name_thief",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.culprit,)

    def actor(self, s: State) -> int:
        return s.culprit

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("name_thief", other) for other in s.playing() if other != seat]

    def name_thief(self, s: State, seat: int, dealer: Dealer, other: int) -> None:
        s.thief = other
        dealer.tell("named", seat, other)


class Steal(Ask[State]):
    """AL-23 to AL-25: exactly one gem or loose jewel, as the thief likes."""

    verbs = ("steal",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.thief,)

    def actor(self, s: State) -> int:
        return s.thief

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("steal", s.box.cards[card]) for card in s.loose(s.culprit)]

    def steal(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        card = s.box.card[name]
        s.lose(s.culprit, card)
        dealer.tell("stole", seat, s.culprit, name)
        gain(s, seat, card, dealer)
        orphan(s, dealer)


RACING: Mapping[str, Run | Ask[State]] = {
    "race": Race(),
    "judge": judge,
    "penalty": penalty,
    "name_thief": NameThief(),
    "steal": Steal(),
    "paid_for": paid_for,
}
