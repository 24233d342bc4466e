"""Aladin, step by step, in the order of RULES.md.

A round is three phases: everybody sets a die in secret (AL-10 to AL-15); equal dice race for the
lamp and its wishes (AL-16 to AL-40, the wishes themselves in wishes.py); then the chests are
searched, bronze, silver, gold (AL-43 to AL-54). Who was how fast comes from outside, as data:
the rules only judge it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from operator import attrgetter

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Number, One, Option
from fabletop.core.rulebook import Ask, Run, Step
from fabletop.games.aladin.content import (
    CHARM,
    CHEST,
    CHESTS,
    DRAW_OR_STOP,
    FLOOR,
    GEM,
    HOLD,
    KIND,
    LEVEL,
    NAMES,
    PLACE,
    PROGRAMS,
    READY,
    RING_DIE,
    ROUNDS,
    SCORPIONS,
    SORCERER,
    TALISMAN,
    TOKENS,
    WAIT,
    WINDOW,
    WINDOW_UNMATCHED,
)
from fabletop.games.aladin.state import (
    ALONE,
    NOBODY,
    NOTHING,
    REST_OF_ROUND,
    Match,
    Slap,
    State,
    spell,
)
from fabletop.games.aladin.treasure import gain, orphan
from fabletop.games.aladin.wishes import WISHING, card_named

# Every verb and every event with the names of its arguments.
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "program": ("chest", "value", "token"),
    "program_two": ("chest", "value", "other_chest", "other_value", "token"),
    "ready": (),
    "hold": (),
    "slap": ("ms", "claimed", "elapsed", "link"),
    "wait": (),
    "name_thief": ("other",),
    "steal": ("card",),
    "wish_accept": (),
    "wish_refuse": (),
    "look": ("chest",),
    "take": ("other", "card"),
    "swap": ("card", "other", "other_card"),
    "recover": ("card",),
    "blow": ("other", "card"),
    "turn": ("chest", "delta"),
    "fly": ("chest", "to_chest"),
    "shut": ("other", "chest"),
    "give": ("card", "other"),
    "pay": ("card",),
    "caravan_pass": ("card",),
    "draw": (),
    "stop": (),
    "place_talisman": ("gem",),
    "ring_take": ("card",),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "dealt": ("seat", "cards"),
    "round": ("round",),
    "programmed": ("seat",),
    "counting": (),
    "revealed": ("seat", "chest", "value"),
    "early": ("seat",),
    "slapped": ("seat", "ms"),
    "clamped": ("seat", "claimed", "ms"),
    "late": ("seat",),
    "false_slap": ("seat",),
    "right": ("seat", "value"),
    "margin": ("seat", "other", "ms"),
    "dead_heat": ("seats",),
    "no_right": ("value",),
    "token_shown": ("seat", "token"),
    "tokens_back": ("seat",),
    "drawn_by_lot": ("seat", "value"),
    "spared": ("seat",),
    "named": ("seat", "other"),
    "stole": ("seat", "other", "card"),
    "wish": ("seat", "lamp", "effect", "number"),
    "refused": ("seat", "lamp", "effect"),
    "granted": ("seat", "lamp", "effect"),
    "nothing": ("seat",),
    "gift": ("seat", "chest", "card"),
    "looked": ("seat", "chest"),
    "peeked": ("seat", "chest", "cards", "lasts"),
    "swapped": ("seat", "card", "other", "other_card"),
    "recovered": ("seat", "card"),
    "blown": ("seat", "other", "card"),
    "charmed": ("seat",),
    "turned": ("seat", "chest", "value"),
    "flew": ("seat", "chest", "to_chest"),
    "shut": ("seat", "other", "chest"),
    "gave": ("seat", "other", "card"),
    "paid": ("seat", "card"),
    "passing": ("seat",),
    "passed": ("seat", "other", "card"),
    "searches": ("seat", "chest", "value"),
    "nobody": ("chest",),
    "drew": ("seat", "chest", "card", "scorpions"),
    "sorcerer": ("seat", "chest"),
    "bust": ("seat", "chest", "scorpions"),
    "kept": ("seat", "chest", "cards"),
    "empty_handed": ("seat", "chest"),
    "placed": ("seat", "card", "gem"),
    "alone": ("seat", "card"),
    "orphaned": ("seat", "gem"),
    "set": ("seat", "metal"),
    "ring": ("seat",),
    "ring_from": ("seat", "other"),
    "ring_took": ("seat", "card"),
    "last_round": (),
    "instant_end": ("seat",),
    "left": ("seat",),
    "ended": ("reason",),
}
FLEETING: frozenset[str] = frozenset(("peeked",))

LONGEST = 9999  # milliseconds anybody can claim
REACTION = Number(0, LONGEST)
SLAP: Option = ("slap", REACTION, Number(0, 99999), Number(0, 99999), Number(0, 600))
RACING: list[Option] = [SLAP, WAIT]
COUNTING: list[Option] = [HOLD, SLAP]


# -- choose a chest


def new_round(s: State, dealer: Dealer) -> None:
    s.begin_round()
    s.pending = s.playing()
    s.unready = [seat for seat in s.present if seat not in s.frozen]
    if dealer.hears:
        dealer.tell("round", s.round)
    s.agenda += REST_OF_ROUND


# AL-10, AL-11, AL-115: every die in every chest, and in sealed mode one of the tokens left
OFFERED: Mapping[tuple[bool, tuple[int, ...]], Sequence[Option]] = {
    (duel, tokens): [(*program[:-1], One(tokens)) if tokens else program for program in all_of_them]
    for duel, all_of_them in PROGRAMS.items()
    for count in range(len(TOKENS) + 1)
    for tokens in combinations(TOKENS, count)
}


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
            return OFFERED[s.is_duel(), s.tokens[seat]]
        return PROGRAMS[s.is_duel()]

    def asides(self, s: State, seat: int) -> Sequence[Option]:
        return () if seat in s.frozen else self.options(s, seat)

    def program(self, s: State, seat: int, dealer: Dealer, chest: str, value: int, n: int) -> None:
        self.store(s, seat, dealer, (CHEST[chest], value, n))

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
        self.store(s, seat, dealer, (CHEST[one], first, CHEST[two], second, n))

    def store(self, s: State, seat: int, dealer: Dealer, program: tuple[int, ...]) -> None:
        if seat in s.pending:
            s.pending.remove(seat)
            if dealer.hears:
                dealer.tell("programmed", seat)
        s.programs[seat] = program


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
                dealer.show("revealed", seat, CHESTS[chest], value)
    for seat in s.locked:
        dealer.show("early", seat)
    mode = s.options["lamp_mode"]
    if mode != "sealed":
        s.programs = [()] * s.seats
    if mode == "race":
        s.pending = s.playing()
        if s.locked:
            s.pending = [seat for seat in s.pending if seat not in s.locked]


# -- rub the lamp


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
        return RACING

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
        if slap.ms < FLOOR:
            s.locked.append(slap.seat)
        if dealer.hears:
            tell_slap(s, slap, dealer)
    s.matches = [by_speed(s, value, holders, dealer) for value, holders in found]
    if dealer.hears:
        for slap in s.slaps:
            if is_false(s, slap):
                dealer.show("false_slap", slap.seat)


def tell_slap(s: State, slap: Slap, dealer: Dealer) -> None:
    if slap.ms < FLOOR:
        dealer.show("early", slap.seat)
    elif not is_valid(s, slap):
        dealer.show("late", slap.seat)
    else:
        dealer.show("slapped", slap.seat, slap.ms)
    if slap.ms != slap.claimed:
        dealer.show("clamped", slap.seat, slap.claimed, slap.ms)


def is_valid(s: State, slap: Slap) -> bool:
    """AL-106, AL-109: no faster than people are, and within the window."""
    return FLOOR <= slap.ms <= (WINDOW if s.matches else WINDOW_UNMATCHED)


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
    level = [seat for time, seat in times if time <= best + LEVEL]
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
            s.tokens[seat] = TOKENS
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
        return [("steal", NAMES[card]) for card in s.loose(s.culprit)]

    def steal(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        card = card_named(name)
        s.lose(s.culprit, card)
        dealer.tell("stole", seat, s.culprit, name)
        gain(s, seat, card, dealer)
        orphan(s, dealer)


# -- search the chests


def contenders(s: State, chest: int) -> list[int]:
    """AL-44: what everybody's die shows here, if it counts; otherwise nothing."""
    values = [dice[chest] for dice in s.dice]
    for seat, where in s.void:
        if where == chest:
            values[seat] = 0
    return values


def open_chest(s: State, dealer: Dealer, chest: int) -> None:
    """AL-45, AL-46: equal values strike each other out; the lowest of the rest searches."""
    values = contenders(s, chest)
    die = 0
    for value in values:
        if value and (not die or value < die) and values.count(value) == 1:
            die = value
    if not die:
        s.fates[chest] = "nobody"
        if dealer.hears:
            dealer.tell("nobody", CHESTS[chest])
        return
    s.die, s.searcher = die, values.index(die)
    s.chest = chest
    s.number = s.scorpions = 0
    s.drawn = []
    s.winners[chest], s.fates[chest] = s.searcher, "searching"
    if dealer.hears:
        dealer.tell("searches", s.searcher, CHESTS[chest], s.die)
    s.agenda.append("search")


def limit(s: State) -> int:
    """AL-48, LE-11: with so many scorpions all is lost."""
    return s.die + (CHARM if s.searcher in s.charmed else 0)


class Search(Ask[State]):
    """AL-47 to AL-54."""

    verbs = ("draw", "stop")
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.searcher,)

    def actor(self, s: State) -> int:
        return s.searcher

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return DRAW_OR_STOP

    def draw(self, s: State, seat: int, dealer: Dealer) -> None:
        if not s.piles[s.chest]:  # AL-52: only in positions set up by hand
            keep(s, dealer)
            return
        card = s.draw(s.chest, dealer)
        s.number += 1
        if KIND[card] == SORCERER:
            dealer.show("sorcerer", seat, CHESTS[s.chest])
            if not s.last_round:
                s.last_round = True
                dealer.tell("last_round")
        else:
            s.drawn.append(card)
            s.scorpions += SCORPIONS[card]
            if dealer.hears:
                dealer.show("drew", seat, CHESTS[s.chest], NAMES[card], s.scorpions)
        if s.scorpions >= limit(s):
            bust(s, dealer)
        elif s.number == s.die or not s.piles[s.chest]:
            keep(s, dealer)
        else:
            s.agenda.append("search")

    def stop(self, s: State, seat: int, dealer: Dealer) -> None:
        keep(s, dealer)


def bust(s: State, dealer: Dealer) -> None:
    """AL-48, AL-54."""
    if dealer.hears:
        dealer.tell("bust", s.searcher, CHESTS[s.chest], s.scorpions)
    s.throw(s.drawn)
    s.fates[s.chest] = "bust"
    close_chest(s)


def keep(s: State, dealer: Dealer) -> None:
    """AL-49, AL-61, AL-84, AL-87: the cards, their talismans, the Ring, what it brings."""
    seat, cards = s.searcher, s.drawn
    s.fates[s.chest], s.kept[s.chest] = "kept", len(cards)
    if dealer.hears:
        if cards:
            dealer.tell("kept", seat, CHESTS[s.chest], spell(cards))
        else:
            dealer.tell("empty_handed", seat, CHESTS[s.chest])
    s.placing = seat
    s.waiting = [card for card in cards if KIND[card] == TALISMAN]
    for card in cards:
        if KIND[card] != TALISMAN:
            gain(s, seat, card, dealer)
    wins_ring = s.die == RING_DIE and s.number == RING_DIE and s.options["my_precious"]
    close_chest(s)
    if wins_ring:
        s.plan("place", "win_ring", "place")
    elif s.waiting:
        s.plan("place")


def close_chest(s: State) -> None:
    s.chest, s.searcher, s.die, s.number, s.scorpions = NOTHING, NOBODY, 0, 0, 0
    s.drawn = []


# -- talismans and the Magic Ring


def place(s: State, dealer: Dealer) -> None:
    """AL-62, AL-63, AL-68: one after the other; without any gem a talisman lies alone."""
    while s.waiting and not s.gems_of(s.placing):
        card = s.waiting.pop(0)
        s.talismans[s.placing].append((card, ALONE))
        dealer.tell("alone", s.placing, NAMES[card])
    if s.waiting:
        s.plan("talisman", "place")


class Talisman(Ask[State]):
    """AL-61 to AL-64."""

    verbs = ("place_talisman",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.placing,)

    def actor(self, s: State) -> int:
        return s.placing

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [PLACE[gem] for gem in s.gems_of(seat)]

    def place_talisman(self, s: State, seat: int, dealer: Dealer, gem: str) -> None:
        card = s.waiting.pop(0)
        s.talismans[seat].append((card, GEM[gem]))
        dealer.tell("placed", seat, NAMES[card], gem)


def win_ring(s: State, dealer: Dealer) -> None:
    """AL-84 to AL-87: from the table or from its owner, and one card from the discard."""
    seat, owner = s.placing, s.ring
    s.ring = seat
    if owner in (NOBODY, seat):
        dealer.tell("ring", seat)
    else:
        dealer.tell("ring_from", seat, owner)
    if s.discard:
        s.plan("ring")


class Ring(Ask[State]):
    """AL-85: a gem, a jewel or a talisman."""

    verbs = ("ring_take",)
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.placing,)

    def actor(self, s: State) -> int:
        return s.placing

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("ring_take", NAMES[card]) for card in s.discard]

    def ring_take(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        card = card_named(name)
        s.discard.remove(card)
        dealer.tell("ring_took", seat, name)
        if KIND[card] == TALISMAN:
            s.waiting.append(card)
        else:
            gain(s, seat, card, dealer)


# -- the end


def end_round(s: State, dealer: Dealer) -> None:
    """AL-72, AL-74."""
    if s.last_round:
        end(s, "sorcerer", dealer)
    elif s.round == ROUNDS:
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


Steps = Mapping[str, Run | Ask[State]]
STEPS: Steps = {
    "new_round": new_round,
    "program": Program(),
    "ready": Ready(),
    "countdown": Countdown(),
    "reveal": reveal,
    "race": Race(),
    "judge": judge,
    "penalty": penalty,
    "name_thief": NameThief(),
    "steal": Steal(),
    "paid_for": paid_for,
    **WISHING,
    "open": open_chest,
    "search": Search(),
    "place": place,
    "talisman": Talisman(),
    "win_ring": win_ring,
    "ring": Ring(),
    "end_round": end_round,
}
