"""One game as rows to count.

Rows have named fields. There is a row for every event, one `game` row for the ending, a `seat` row
per seat, and a `choice` row per answer. So everything a game tells can be counted without knowing
its rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabletop.bots.bot import seat_bot
from fabletop.core.dealer import Event, Seeded
from fabletop.core.game import Game, Outcome
from fabletop.core.mind import LATER, Bot
from fabletop.core.options import Action, Word
from fabletop.core.rulebook import NOTHING_SEEN
from fabletop.games import game_of
from fabletop.sim.simulate import tell, whoever_will

Row = Mapping[str, object]
GAME_FIELDS = ("reason", "decisions", "best", "level", "winners")
SEAT_FIELDS = ("seat", "place", "score", "rank", "win")


@dataclass(frozen=True, slots=True)
class Table:
    """A game and its bots. Bots move on one seat with every game, so that seats are no advantage.

    A `position` replaces the usual start; a game ends early at an event in `until`.
    """

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Word] = field(default_factory=dict)
    position: Mapping[str, object] | None = None
    until: tuple[str, ...] = ()
    turned: bool = True
    pack: str = ""  # the text of a content pack

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bot at each seat of a game."""
        turn = number % len(self.bots) if self.turned else 0
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


@dataclass(slots=True)
class PlayedGame:
    """All that happened in one game."""

    bots: tuple[str, ...]
    events: list[Event] = field(default_factory=list)
    choices: list[tuple[int, Action]] = field(default_factory=list)
    offered: list[frozenset[str]] = field(default_factory=list)
    """The verbs each choice was made from."""
    first: int = 0
    """The seat asked first."""
    outcome: Outcome | None = None


def play_one(table: Table, seed: int | str, number: int) -> PlayedGame:
    """One game of a table; the same seed and number give the same deal."""
    game = game_of(table.game, table.pack)
    rng = random.Random(f"{seed}/{number}")
    dealer = Seeded(rng.getrandbits(64))
    played = PlayedGame(table.lineup(number))
    seats = len(played.bots)
    bots = [seat_bot(name, game, seats, seat, rng) for seat, name in enumerate(played.bots)]
    if table.position is None:
        s = game.setup(seats, table.options, dealer)
    else:
        s = game.load(table.position)
    asked = game.actors(s)
    played.first = asked[0] if len(asked) == 1 else 0
    go_on(game, s, bots, dealer, table.until, played)
    played.outcome = game.outcome(s)
    return played


def go_on(
    game: Game[Any],
    s: Any,
    bots: Sequence[Bot],
    dealer: Seeded,
    until: Sequence[str],
    played: PlayedGame,
) -> None:
    """Play to the end, or to one of certain events."""
    while True:
        events = dealer.take().events
        tell(bots, events)
        played.events += events
        seats = game.actors(s)
        if not seats or (until and any(event.key in until for event in events)):
            return
        seat = seats[0]
        options = game.options(s, seat)
        view = game.view(s, seat) if bots[seat].looks else NOTHING_SEEN
        action = bots[seat].choose(view, options)
        if action == LATER:
            seat, action = whoever_will(game, s, bots)
            options = game.options(s, seat)
        played.choices.append((seat, action))
        played.offered.append(frozenset([str(option[0]) for option in options]))
        game.apply(s, seat, action, dealer)


# -- as rows


def rows(played: PlayedGame, key: str) -> Iterator[Row]:
    """All rows of a kind; a row with a `seat` also has its `bot`."""
    if key == "game":
        yield from game_row(played)
    elif key == "seat":
        yield from map(with_bot, [played] * len(played.bots), seat_rows(played))
    elif key == "choice":
        for seat, action in played.choices:
            yield with_bot(played, {"seat": seat, "verb": action[0]})


def event_rows(game: Game[Any], played: PlayedGame, key: str) -> Iterator[Row]:
    """All events of a kind."""
    fields = game.about.events[key]
    for event in played.events:
        if event.key == key:
            yield with_bot(played, dict(zip(fields, event.args, strict=False)))


def with_bot(played: PlayedGame, row: dict[str, object]) -> Row:
    seat = row.get("seat")
    if type(seat) is int and seat < len(played.bots):
        row["bot"] = played.bots[seat]
    return row


def game_row(played: PlayedGame) -> Iterator[Row]:
    """The ending; `level` is how many share the best score, `winners` how many won."""
    row: dict[str, object] = {"decisions": len(played.choices)}
    if played.outcome:
        scores = played.outcome.scores
        best = max(scores, default=0)
        row |= {"reason": played.outcome.reason, "best": best, "level": scores.count(best)}
        row["winners"] = len(played.outcome.winners)
    yield row


def seat_rows(played: PlayedGame) -> Iterator[dict[str, object]]:
    """The result of every seat: points, rank, its share of the win, and the game's details.

    The `place` counts from the seat that was asked first.
    """
    seats = len(played.bots)
    for seat in range(seats):
        row: dict[str, object] = {"seat": seat, "place": (seat - played.first) % seats}
        if played.outcome:
            row |= dict(played.outcome.details[seat]) if played.outcome.details else {}
            row |= {"score": played.outcome.scores[seat]} if played.outcome.scores else {}
            winners = played.outcome.winners
            row |= {
                "rank": played.outcome.ranks[seat],
                "win": (seat in winners) / max(1, len(winners)),
            }
        yield row
