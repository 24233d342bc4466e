"""Bots against each other, on the same deals and on every seat.

Games come in blocks. A block is one deal, played once with every seating, so luck and seats affect
all bots alike. The mean of a block is one observation, and intervals rest on these. In a
cooperative game each bot plays the deal with copies of itself.

Elo comes from a bot's score against the seats of all other bots: one for a better rank, a half for
the same. +300 Elo means an 85 % score. Half a block is added as won and half as lost. So a bot that
always wins has a figure too, and its interval is symmetric.

Win shares and ranks are plain means. Their intervals are Wilson's, for the effective number of
independent games, so they stay within the possible range.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from fabletop.bots.bot import seat_bot
from fabletop.core.game import Json, Outcome
from fabletop.core.options import Word
from fabletop.games import GAMES, game_of
from fabletop.packs.pack import pack_id, read_pack
from fabletop.sim.many import spread
from fabletop.sim.simulate import play_bots

LINEUPS = 24  # more ways to sit than these, and bots only move round the table
SURE = 1.96  # standard errors on each side: 95 of 100

Lineup = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Arena:
    """The bots, the table and the seed of an arena."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Word] = field(default_factory=dict)
    pack: str = ""  # the text of a content pack

    def lineups(self) -> list[Lineup]:
        """Every seating; all bots get the same seats equally often."""
        bots, seats = self.bots, self.seats
        if GAMES[self.game].about.cooperative:
            return [(bot,) * seats for bot in bots]
        turns = range(len(bots))
        tables = [
            tuple(bots[(turn + chair) % len(bots)] for chair in range(seats)) for turn in turns
        ]
        everyhow = {lineup for table in tables for lineup in orders(table)}
        return sorted(everyhow)

    def games(self, least: int) -> int:
        """The number of games in whole blocks, at least so many."""
        each = len(self.lineups())
        return -(-least // each) * each


def orders(table: Lineup) -> Iterator[Lineup]:
    """All seatings of a table; if there are too many, only its rotations."""
    if math.factorial(len(table)) <= LINEUPS:
        yield from permutations(table)
    else:
        yield from (table[turn:] + table[:turn] for turn in range(len(table)))


class Figures(NamedTuple):
    """The mean results of one bot in one block."""

    win_share: float
    mean_rank: float
    score: float  # against the chairs of the other bots


class Block(NamedTuple):
    """One deal, played with every seating."""

    figures: Mapping[str, Figures]
    games: int
    decisions: int
    cpu_seconds: float


def play(
    arena: Arena, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> list[Block]:
    """Play at least so many games, in whole blocks."""
    blocks = []
    for block in in_blocks(arena, games, jobs):
        progress(block.games)
        blocks.append(block)
    return blocks


def in_blocks(arena: Arena, games: int, jobs: int = 1) -> Generator[Block, None, None]:
    """The same, block by block, in order."""
    blocks = arena.games(games) // len(arena.lineups())
    return spread(play_block, [(arena, number) for number in range(blocks)], jobs)


def play_block(deal: tuple[Arena, int]) -> Block:
    """One deal with every lineup."""
    arena, number = deal
    start = time.process_time()
    game = game_of(arena.game, arena.pack)
    found: list[tuple[Lineup, Outcome]] = []
    decisions = 0
    for place, lineup in enumerate(arena.lineups()):
        rng = random.Random(f"{arena.seed}/{number}/{place}")
        bots = [seat_bot(name, game, arena.seats, seat, rng) for seat, name in enumerate(lineup)]
        outcome, count = play_bots(game, bots, arena.options, f"{arena.seed}/{number}")
        found.append((lineup, outcome))
        decisions += count
    figures = weigh(found, arena.bots, game.about.cooperative)
    return Block(figures, len(found), decisions, time.process_time() - start)


# -- a block


def weigh(
    games: Sequence[tuple[Lineup, Outcome]], bots: Sequence[str], cooperative: bool
) -> dict[str, Figures]:
    """The results of each bot in the games of one block."""
    tables = [[(bot, r) for lineup, o in games for bot, r in zip(lineup, o.ranks, strict=True)]]
    if not cooperative:
        tables = [list(zip(lineup, o.ranks, strict=True)) for lineup, o in games]
    return {
        bot: Figures(
            win_share(games, bot, cooperative),
            mean(rank for table in tables for name, rank in table if name == bot),
            mean(score(table, bot) for table in tables if bot in dict(table)),
        )
        for bot in bots
    }


def win_share(games: Sequence[tuple[Lineup, Outcome]], bot: str, cooperative: bool) -> float:
    """The share of games won; a shared win counts in parts, a team's win as a whole."""
    if cooperative:
        return mean(bool(outcome.winners) for lineup, outcome in games if bot in lineup)
    return mean(
        sum(lineup[seat] == bot for seat in o.winners) / max(1, len(o.winners))
        for lineup, o in games
    )


def score(table: Sequence[tuple[str, int]], bot: str) -> float:
    """A bot's seats against all others: 1 for a better rank, a half for the same."""
    own = [rank for name, rank in table if name == bot]
    others = [rank for name, rank in table if name != bot]
    return mean((mine < rank) + (mine == rank) / 2 for mine in own for rank in others)


def mean(numbers: Iterator[float] | Sequence[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.5


# -- all blocks


class Estimate(NamedTuple):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Spread(NamedTuple):
    """The mean of shares and its standard error, with half a block added at each end."""

    mean: float
    error: float

    @property
    def games(self) -> float:
        """The effective number of independent games."""
        return self.mean * (1 - self.mean) / self.error**2


def spread_of(shares: Sequence[float]) -> Spread:
    blocks = len(shares)
    middle = (sum(shares) + 0.5) / (blocks + 1)
    ends = (middle**2 + (1 - middle) ** 2) / 2
    variance = (sum((share - middle) ** 2 for share in shares) + ends) / blocks
    return Spread(middle, math.sqrt(variance / (blocks + 1)))


def estimate(shares: Sequence[float]) -> Estimate:
    """The mean of shares, with Wilson's interval; works for one block, too."""
    share, square = mean(shares), SURE**2 / spread_of(shares).games
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return Estimate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def estimate_rank(ranks: Sequence[float], seats: int) -> Estimate:
    """The mean rank, scaled from first to last."""
    way = seats - 1
    found = estimate([(rank - 1) / way for rank in ranks])
    return Estimate(*[1 + way * share for share in found])


def elo(scores: Sequence[float]) -> Estimate:
    """The Elo difference for these scores, in the middle of its interval."""
    middle, error = spread_of(scores)
    half = SURE * 400 / math.log(10) * error / (middle * (1 - middle))
    found = difference(middle)
    return Estimate(found, found - half, found + half)


def difference(share: float) -> float:
    """The Elo difference for this score."""
    return 400 * math.log10(share / (1 - share))


def report(arena: Arena, blocks: Sequence[Block]) -> Json:
    """The figures by bot."""

    def of(bot: str, name: str) -> list[float]:
        return [getattr(block.figures[bot], name) for block in blocks]

    shares = {bot: estimate(of(bot, "win_share")) for bot in arena.bots}
    ranks = {bot: estimate_rank(of(bot, "mean_rank"), arena.seats) for bot in arena.bots}
    elos = {bot: elo(of(bot, "score")) for bot in arena.bots}
    return {
        "game": arena.game,
        "seats": arena.seats,
        "bots": list(arena.bots),
        "seed": arena.seed,
        "options": dict(arena.options),
        "pack": read_pack(arena.pack).title if arena.pack else "",
        "pack_id": arena.pack and pack_id(arena.pack),
        "games": sum(block.games for block in blocks),
        "blocks": len(blocks),
        "decisions": sum(block.decisions for block in blocks),
        "cpu_seconds": sum(block.cpu_seconds for block in blocks),
        "win_share": values(shares),
        "win_share_interval": intervals(shares),
        "mean_rank": values(ranks),
        "mean_rank_interval": intervals(ranks),
        "elo": values(elos),
        "elo_interval": intervals(elos),
    }


def values(estimates: Mapping[str, Estimate]) -> Json:
    return {bot: round(found.value, 3) for bot, found in estimates.items()}


def intervals(estimates: Mapping[str, Estimate]) -> Json:
    """The lower and upper ends, by bot."""
    return {bot: [round(end, 3) for end in found[1:]] for bot, found in estimates.items()}
