"""What deals bring in Basra: how many are made, where, and what they are worth.

    python -m bench.basra [--games 1500] [--jobs 2]

The balance figures of its specification come out of `fabletop study basra`. Seats are changed
round in all tables.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import mean
from typing import Any, cast

from fabletop.core.dealer import Event, Seeded
from fabletop.core.mind import LATER, Bot
from fabletop.core.options import Word
from fabletop.games.basra import Basra
from fabletop.games.basra.bots import NATURES
from fabletop.games.basra.content import BOX
from fabletop.sim.simulate import whoever_will

CHUNK = 50


# -- whole games


@dataclass(slots=True)
class Purse:
    """What one player made of one game."""

    score: int = 0
    won: float = 0.0
    bankrupt: int = 0
    ransom: int = 0
    bought: int = 0
    dropped: int = 0
    retired: int = 0
    deals: int = 0
    offers: int = 0
    takes: int = 0  # what deals brought, in money
    gains: int = 0  # and in bandits, by their value at the gate


@dataclass(slots=True)
class Tale:
    """What happened in one game, by seat; `made` are deals by the square they were made on."""

    names: tuple[str, ...]
    purses: list[Purse]
    raids: int = 0
    made: Counter[str] = field(default_factory=Counter)


def play(bots: tuple[str, ...], number: int, options: Mapping[str, Word]) -> Tale:
    """One game, and what was told about it."""
    game, rng = Basra(), random.Random(f"{bots}/{number}")
    turn = number % len(bots)
    names = bots[turn:] + bots[:turn]
    makers = {**game.study.trials, **game.mind.bots}
    players: list[Bot] = [makers[name](n, len(bots), rng) for n, name in enumerate(names)]
    dealer = Seeded(rng.getrandbits(64))
    s = game.setup(len(bots), options, dealer)
    tale = Tale(names, [Purse() for _ in bots])
    while seats := game.actors(s):
        seat = seats[0]
        action = players[seat].choose(game.view(s, seat), game.options(s, seat))
        if action == LATER:
            seat, action = whoever_will(game, s, players)
        step = game.step(s)
        game.apply(s, seat, action, dealer)
        for event in dealer.take().events:
            note(tale, event, step)
    outcome = game.outcome(s)
    assert outcome is not None
    for seat, purse in enumerate(tale.purses):
        purse.score = outcome.scores[seat]
        purse.won = (seat in outcome.winners) / len(outcome.winners)
    return tale


def note(tale: Tale, event: Event, step: str) -> None:
    key, args = event.key, cast("tuple[Any, ...]", event.args)
    if key == "destiny":
        tale.raids += 1
    if not args or type(args[0]) is not int or args[0] >= len(tale.purses):
        return
    purse = tale.purses[args[0]]
    if key == "bankrupt":
        purse.bankrupt += 1
    elif key == "ransom":
        purse.ransom += args[1]
    elif key == "bought":
        purse.bought += 1
    elif key == "discarded":
        purse.dropped += len(args[1])
    elif key == "retired":
        purse.retired += len(args[1])
    elif key == "dealing":
        purse.offers += 1
    elif key == "accepted":
        tale.made[step] += 1
        note_deal(purse, tale.purses[args[1]], args)


def note_deal(accepter: Purse, other: Purse, args: tuple[Any, ...]) -> None:
    """Money and bandits that changed hands."""
    _, _, give, give_money, want, want_money = args
    worth = value_of(give) - value_of(want)
    for purse, sign in ((accepter, 1), (other, -1)):
        purse.deals += 1
        purse.takes += sign * (give_money - want_money)
        purse.gains += sign * worth


def value_of(names: Sequence[str]) -> int:
    groups = [name.rsplit("-", 1)[0] for name in names or ()]
    return sum(BOX.value[BOX.gang_of_group[BOX.group[group]]] for group in groups)


def play_some(
    bots: tuple[str, ...], first: int, last: int, options: Mapping[str, Word]
) -> list[Tale]:
    return [play(bots, number, options) for number in range(first, last)]


def played(
    pool: ProcessPoolExecutor,
    bots: tuple[str, ...],
    games: int,
    options: Mapping[str, Word],
) -> list[Tale]:
    firsts = range(0, games, CHUNK)
    lasts = [min(first + CHUNK, games) for first in firsts]
    n = len(lasts)
    chunks = pool.map(play_some, [bots] * n, firsts, lasts, [options] * n)
    return [tale for chunk in chunks for tale in chunk]


def by_name(tales: Sequence[Tale]) -> dict[str, list[Purse]]:
    found: dict[str, list[Purse]] = defaultdict(list)
    for tale in tales:
        for name, purse in zip(tale.names, tale.purses, strict=True):
            found[name].append(purse)
    return dict(found)


# -- tables

DEALERS: Sequence[tuple[str, ...]] = [
    ("baseline",) * 3,
    ("cautious", "cautious", "bold", "bold"),
    ("baseline", "cautious", "bold", "strong"),
    ("baseline",) * 6,
]


def tables_of_deals(pool: ProcessPoolExecutor, games: int) -> None:
    print(f"deals, {games} games a table; what they bring a player and game, in money and values")
    for bots in DEALERS:
        tales = played(pool, bots, games, {})
        made = sum((tale.made for tale in tales), Counter[str]())
        each = ", ".join(f"{count / games:.2f} in {step}" for step, count in sorted(made.items()))
        print(f"{len(bots)}: {', '.join(bots)}; deals a game: {each or 'none'}")
        for name, purses in by_name(tales).items():
            print(
                f"  {name:10} mean {mean(p.score for p in purses):6.0f}, "
                f"wins {mean(p.won for p in purses):.1%}, "
                f"bankrupt {mean(p.bankrupt for p in purses):.3f}, "
                f"offers {mean(p.offers for p in purses):.1f}, "
                f"deals {mean(p.deals for p in purses):.2f}, "
                f"money {mean(p.takes for p in purses):+.0f}, "
                f"values {mean(p.gains for p in purses):+.0f}",
                flush=True,
            )
    for level in NATURES:
        bots = (level, *["silent-greedy"] * 3)
        purses = by_name(played(pool, bots, games, {}))[level]
        share = mean(purse.won for purse in purses)
        print(f"  {level} who deals among 3 who make none: wins {share:.1%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="what deals bring")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        tables_of_deals(pool, args.games)


if __name__ == "__main__":
    main()
