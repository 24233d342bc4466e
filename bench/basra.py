"""Whether the bandits of Basra are fair: raids, the economy, and deals.

    python -m bench.basra [--games 1500] [--jobs 2]

Four tables: how often a bandit is caught, drawn by the engine, beside the exact chances of
section i.5; raids in random laps; the economy of section i.6, whose bots make no deals; and what
deals are made and what they bring. Figures of the specification stand in brackets. Seats are
changed round in all of them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import mean, pstdev
from typing import Any, cast

from fabletop.bots.random import Random
from fabletop.core.dealer import Event, Quiet, Seeded
from fabletop.core.game import LATER, Bot, BotMaker, View
from fabletop.core.options import Action, Option, Word
from fabletop.games.basra import Basra
from fabletop.games.basra.bots import ALL, BOTS, NATURES, Nature, maker
from fabletop.games.basra.content import (
    DESTINY,
    EVERY_GANG,
    GANG_DIE,
    GANG_OF_GROUP,
    GANGS,
    GROUPS,
    KIND,
    LANES,
    QUARTER,
    RAIDED,
    START,
    STEPS,
    VALUE,
    walk,
)
from fabletop.sim.simulate import whoever_will

CHUNK = 50


class Aimless(Random):
    """Any move and any purchase; it drops and retires now and then, and makes no deals."""

    seldom = 1 / 6

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        for verb in ("retire", "discard"):
            drops = [option for option in options if option[0] == verb]
            if drops and self._uniform() < self.seldom:
                return super().choose(view, drops)
        kept = ("move", "buy", "end_buy", "choose_gang", "give", "done", "choose_starter")
        return super().choose(view, [option for option in options if option[0] in kept])


# The bots of section i.6.
SILENT: Mapping[str, BotMaker] = {
    "random": lambda seat, seats, rng: Aimless(rng),
    "cautious": maker(Nature(NATURES["cautious"].gangs, deals=False)),
    "bold": maker(Nature(NATURES["bold"].gangs, deals=False)),
    "greedy": maker(Nature(ALL, deals=False)),
    "no drops": maker(Nature(ALL, deals=False, drops=False)),
}


# -- how often one is caught


def caught(games: int) -> list[float]:
    """How often each group is caught in the Great Raid, if nobody drops anybody."""
    game, dealer = Basra(), Quiet("caught")
    position = {
        "seats": 2, "square": "m37", "hands": [[1], [1]], "money": [90000, 0],
        "held": [[f"{group}-1" for group in GROUPS], []],
    }  # fmt: skip
    fresh = game.load(position)
    game.apply(fresh, 0, ("move", 1, None), dealer)
    times: Counter[int] = Counter()
    for _ in range(games):
        s = game.clone(fresh)
        game.apply(s, 0, ("done",), dealer)
        game.apply(s, 0, ("done",), dealer)
        times.update(card // 4 for verdict in s.verdicts for card in verdict.cards)
    return [times[group] / games for group in range(len(GROUPS))]


# value: raids on the gang in a lap, and in each quarter, of section i.5
RAIDS = {
    20: (2.30, 0.44, 0.38, 1.14, 0.34),
    40: (2.08, 0.45, 0.38, 0.68, 0.57),
    80: (2.23, 0.45, 0.76, 0.68, 0.34),
    160: (2.19, 0.00, 0.76, 0.91, 0.53),
}


def random_laps(laps: int) -> tuple[list[list[float]], dict[str, float]]:
    """Raids on each gang by quarter, and kinds of squares, in a lap that nobody steers."""
    rng = random.Random("laps")
    raids = [[0.0] * 4 for _ in GANGS]
    kinds: Counter[str] = Counter()
    for _ in range(laps):
        square = START
        for steps in rng.sample(STEPS, len(STEPS)):
            square = walk(square, steps, rng.choice(LANES))
            kinds[KIND[square].split("_")[0]] += 1
            for gang in raided(square, rng):
                raids[gang][QUARTER[square]] += 1
    each = {kind: kinds[kind] / laps for kind in ("blank", "raid", "start")}
    return [[count / laps for count in row] for row in raids], each


def raided(square: int, rng: random.Random) -> Sequence[int]:
    if KIND[square] == "raid_die":
        return (rng.choice(GANG_DIE),)
    if KIND[square] == "raid_choice":
        return (rng.choice(EVERY_GANG),)
    return EVERY_GANG if KIND[square] == "raid_all" else RAIDED[square]


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


def play(bots: tuple[str, ...], number: int, options: Mapping[str, Word], silent: bool) -> Tale:
    """One game, and what was told about it."""
    game, rng = Basra(), random.Random(f"{bots}/{number}")
    turn = number % len(bots)
    names = bots[turn:] + bots[:turn]
    makers = {**BOTS, **SILENT} if silent else {**SILENT, **BOTS}
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
    return sum(VALUE[GANG_OF_GROUP[GROUPS.index(group)]] for group in groups)


def play_some(
    bots: tuple[str, ...], first: int, last: int, options: Mapping[str, Word], silent: bool
) -> list[Tale]:
    return [play(bots, number, options, silent) for number in range(first, last)]


def played(
    pool: ProcessPoolExecutor,
    bots: tuple[str, ...],
    games: int,
    options: Mapping[str, Word],
    silent: bool = True,
) -> list[Tale]:
    firsts = range(0, games, CHUNK)
    lasts = [min(first + CHUNK, games) for first in firsts]
    n = len(lasts)
    chunks = pool.map(play_some, [bots] * n, firsts, lasts, [options] * n, [silent] * n)
    return [tale for chunk in chunks for tale in chunk]


def by_name(tales: Sequence[Tale]) -> dict[str, list[Purse]]:
    found: dict[str, list[Purse]] = defaultdict(list)
    for tale in tales:
        for name, purse in zip(tale.names, tale.purses, strict=True):
            found[name].append(purse)
    return dict(found)


# -- tables

# Section i.6: mean, standard deviation, the poorest 5 % have less, wins in %, bankruptcies,
# ransom, bandits bought.
Row = tuple[float, float, float, float, float, float, float]
ECONOMY: Sequence[tuple[tuple[str, ...], Mapping[str, Row]]] = [
    (("cautious", "bold"), {
        "cautious": (5606, 1078, 3830, 28, 0, 806, 26.6),
        "bold": (6609, 1864, 2410, 72, 0.086, 3190, 30.5),
    }),
    (("cautious", "bold", "greedy"), {
        "cautious": (4473, 840, 3220, 30, 0, 522, 20.0),
        "bold": (4524, 1305, 2700, 34, 0.027, 1609, 22.5),
        "greedy": (4544, 1127, 2960, 36, 0.011, 1356, 24.8),
    }),
    (("cautious", "cautious", "bold", "bold"), {
        "cautious": (3920, 643, 3000, 23, 0, 334, 16.0),
        "bold": (3955, 999, 2590, 27, 0.016, 1195, 17.5),
    }),
    (("random", "cautious", "bold", "greedy"), {
        "random": (2830, 505, 2030, 0.5, 0, 384, 10.3),
        "cautious": (3977, 670, 3020, 28, 0, 331, 15.9),
        "bold": (4110, 983, 2780, 36, 0.010, 1067, 17.4),
        "greedy": (4145, 923, 2940, 36, 0.002, 875, 18.6),
    }),
    (("random",) * 4, {"random": (2883, 520, 2050, 25, 0, 388, 10.7)}),
    (("cautious", "cautious", "bold", "bold", "greedy"), {
        "cautious": (3646, 542, 2840, 19, 0, 264, 12.9),
        "bold": (3591, 830, 2450, 20, 0.012, 974, 13.9),
        "greedy": (3656, 751, 2590, 21, 0.006, 781, 14.7),
    }),
    (("cautious", "cautious", "bold", "bold", "greedy", "no drops"), {
        "cautious": (3442, 454, 2780, 14, 0, 216, 11.2),
        "bold": (3426, 713, 2440, 18, 0.007, 758, 11.6),
        "greedy": (3438, 621, 2580, 17, 0.003, 613, 12.2),
        "no drops": (3474, 676, 2530, 20, 0.007, 686, 12.4),
    }),
]  # fmt: skip
VARIANTS: Sequence[tuple[Mapping[str, Word], str]] = [
    ({"buy_anywhere": True}, "cautious 4361, bold 4886, bankrupt 0.058"),
    ({"freed": "return"}, "cautious 3773, bold 3436"),
]
DEALERS: Sequence[tuple[str, ...]] = [
    ("baseline",) * 3,
    ("cautious", "cautious", "bold", "bold"),
    ("baseline", "cautious", "bold", "strong"),
    ("baseline",) * 6,
]
HEAD = ("mean", "st. dev.", "5 % below", "wins %", "bankrupt", "ransom", "bought")


def figures(purses: Sequence[Purse]) -> Row:
    scores = sorted(purse.score for purse in purses)
    return (
        mean(scores), pstdev(scores), scores[len(scores) // 20],
        100 * mean(purse.won for purse in purses), mean(purse.bankrupt for purse in purses),
        mean(purse.ransom for purse in purses), mean(purse.bought for purse in purses),
    )  # fmt: skip


def show(name: str, found: Row, wanted: Row | None) -> str:
    digits = (0, 0, 0, 1, 3, 0, 1)
    cells = []
    for place, number in enumerate(found):
        known = f" ({wanted[place]:g})" if wanted else ""
        cells.append(f"{number:>9.{digits[place]}f}{known:<8}")
    return f"  {name:10}" + "".join(cells)


def tables_of_risk(games: int) -> None:
    print(f"caught in a raid, {games} raids drawn by the engine (exact)")
    chances = caught(games)
    for gang in EVERY_GANG:
        cells = [
            f"{name} {chances[group]:.1%} ({len(DESTINY[group]) / 36:.1%})"
            for group, name in enumerate(GROUPS)
            if GANG_OF_GROUP[group] == gang
        ]
        print(f"  {VALUE[gang]:>4}  " + "".join(f"{cell:<32}" for cell in cells))
    raids, kinds = random_laps(games)
    print("raids on a gang in a random lap, and by quarter")
    for gang, row in enumerate(raids):
        known = RAIDS[VALUE[gang]]
        cells = [f"{n:.2f} ({k:.2f})" for n, k in zip((sum(row), *row), known, strict=True)]
        print(f"  {GANGS[gang]:12}" + "".join(f"{cell:<15}" for cell in cells))
    chance = 24 - sum(kinds.values())
    print(
        f"  stops: {kinds['blank']:.1f} quiet (10.7), {chance:.1f} chance (5.5), "
        f"{kinds['raid']:.1f} raid (6.8)"
    )


def tables_of_economy(pool: ProcessPoolExecutor, games: int) -> None:
    print(f"economy without deals, {games} games a table (section i.6)")
    print(" " * 12 + "".join(f"{head:>9}{'':8}" for head in HEAD))
    for bots, known in ECONOMY:
        tales = played(pool, bots, games, {})
        print(f"{len(bots)}: {', '.join(bots)}; {mean(t.raids for t in tales):.1f} judgements")
        for name, purses in by_name(tales).items():
            print(show(name, figures(purses), known[name]), flush=True)
    for options, said in VARIANTS:
        print(f"4: cautious and bold with {dict(options)}; {said}")
        tales = played(pool, ("cautious", "cautious", "bold", "bold"), games, options)
        for name, purses in by_name(tales).items():
            print(show(name, figures(purses), None), flush=True)


def tables_of_deals(pool: ProcessPoolExecutor, games: int) -> None:
    print(f"deals, {games} games a table; what they bring a player and game, in money and values")
    for bots in DEALERS:
        tales = played(pool, bots, games, {}, silent=False)
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
        bots = (level, *["greedy"] * 3)
        purses = by_name(played(pool, bots, games, {}, silent=False))[level]
        share = mean(purse.won for purse in purses)
        print(
            f"  {level} who deals among 3 greedy who make no offers: wins {share:.1%}", flush=True
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="whether the bandits are fair")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    tables_of_risk(20 * args.games)
    with ProcessPoolExecutor(args.jobs) as pool:
        tables_of_economy(pool, args.games)
        tables_of_deals(pool, args.games)


if __name__ == "__main__":
    main()
