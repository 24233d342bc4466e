"""The balance of Open Sesame: figures for section (i) of its rules, and memories in order.

    python -m bench.open_sesame [--games 2000]

1. Drawing without ever stopping: after how many cards is Ali Baba caught?
2. Whole games between cautious players who err as people do: rounds, endings, scores, ties.
3. Weak, average and good memories at one table, everything else alike: who wins?
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from statistics import mean

from fabletop.bots.memory import PERFECT
from fabletop.core.dealer import Event, Seeded
from fabletop.core.game import View
from fabletop.core.options import Action, Option
from fabletop.core.record import addressed
from fabletop.games import GAMES
from fabletop.games.open_sesame.bots import ERRS, Thief, cautious
from fabletop.games.open_sesame.content import ALARM_OF, QUIET, treasures
from fabletop.games.open_sesame.memory import Thought
from fabletop.games.open_sesame.state import is_caught
from fabletop.games.open_sesame.view import OpenSesameView
from fabletop.sim.simulate import Plan, simulate

GAME = GAMES["open_sesame"]
SCORES = {3: 12.4, 4: 9.8, 5: 8.0}  # as section (i) has them
MEMORIES = ("weak", "average", "good")


class Cautious(Thief):
    """Remembers everything, but errs by the table of section (i); takes the rarest new kind."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        super().__init__(seat, PERFECT, cautious, rng)

    def think(self, view: OpenSesameView) -> list[Thought | None]:
        size = view["hand_size"]
        if size > 4 and self.rng.random() < ERRS[min(size, 10)]:
            return []
        counts = Counter(self.memory.hand.things())
        return [Thought(kind, count) for kind, count in counts.items()]


def caught_after(rng: random.Random) -> tuple[int, int]:
    """Cards drawn until he is caught, and tokens he has then."""
    pile = treasures("45")
    rng.shuffle(pile)
    tokens = [0, 0, 0]
    for number, kind in enumerate(pile, 1):
        if ALARM_OF[kind] != QUIET:
            tokens[ALARM_OF[kind]] += 1
            if is_caught(tokens):
                return number, sum(tokens)
    raise AssertionError("the pile holds enough alarms")


def never_stopping(games: int) -> None:
    rng = random.Random(1)
    ends = [caught_after(rng) for _ in range(games)]
    cards = [number for number, _ in ends]
    by = {k: sum(number <= k for number in cards) / games for k in (3, 5, 7, 9, 12)}
    tokens = Counter(tokens for _, tokens in ends)
    print(f"caught after {mean(cards):.2f} cards on average (8.1)")
    print("  by card " + ", ".join(f"{k}: {share:.0%}" for k, share in by.items())
          + " (3 21 47 70 91 %)")  # fmt: skip
    print("  with " + ", ".join(f"{n} tokens {tokens[n] / games:.0%}" for n in (3, 4, 5))
          + " (33 45 22 %)")  # fmt: skip


def play(seats: int, number: int) -> tuple[list[Event], Sequence[int], Sequence[int]]:
    """One game between cautious players: what happened, scores, ranks."""
    rng = random.Random(f"{seats}/{number}")
    bots = [Cautious(seat, rng) for seat in range(seats)]
    dealer = Seeded(rng.getrandbits(64))
    s = GAME.setup(seats, {"first_ali": "random"}, dealer)
    story: list[Event] = []
    while actors := GAME.actors(s):
        events = dealer.take().events
        story += events
        for event in events:
            for seat, bot in enumerate(bots):
                if addressed(event, seat):
                    bot.hear(event)
        seat = actors[0]
        view: View = GAME.view(s, seat)
        options: Sequence[Option] = GAME.options(s, seat)
        action: Action = bots[seat].choose(view, options)
        GAME.apply(s, seat, action, dealer)
    outcome = GAME.outcome(s)
    assert outcome is not None
    return story, outcome.scores, outcome.ranks


def cautious_games(games: int) -> None:
    endings: Counter[object] = Counter()
    rounds, cards = [], []
    for seats in (3, 4, 5):
        scores, tied, still = [], 0, 0
        for number in range(games):
            story, points, ranks = play(seats, number)
            endings.update(event.args[0] for event in story if event.key == "sharing")
            rounds.append(sum(event.key == "round" for event in story))
            cards.append(sum(event.key == "drew" for event in story))
            scores.append(mean(points))
            tied += list(points).count(max(points)) > 1
            still += list(ranks).count(1) > 1
        print(
            f"{seats} players: mean score {mean(scores):.1f} ({SCORES[seats]}), "
            f"first place tied on points {tied / games:.0%} (15–25 %), "
            f"after the tie-break {still / games:.0%} (4–8 %)"
        )
    total = sum(endings.values())
    print(f"rounds {mean(rounds):.2f} (7), cards a round {sum(cards) / sum(rounds):.2f} (5.8)")
    print("endings " + " / ".join(f"{endings[case] / total:.1%}" for case in (1, 2, 3))
          + " (59 / 21 / 20 %)")  # fmt: skip


def memories(games: int) -> None:
    wins, points = dict.fromkeys(MEMORIES, 0.0), dict.fromkeys(MEMORIES, 0)
    orders = list(permutations(MEMORIES))
    for bots in orders:  # the same piles for every order of seats
        tally = simulate(Plan("open_sesame", 3, bots, seed=1), games // len(orders) + 1)
        for seat, bot in enumerate(bots):
            wins[bot] += tally.wins.get(seat, 0)
            points[bot] += tally.points.get(seat, 0)
    total = (games // len(orders) + 1) * len(orders)
    print(f"memories over {total} games, every order of seats:")
    for bot in MEMORIES:
        print(f"  {bot:8} wins {wins[bot] / total:.1%}, mean score {points[bot] / total:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    never_stopping(games * 20)
    cautious_games(games)
    memories(games)


if __name__ == "__main__":
    main()
