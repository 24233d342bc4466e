"""A game in play with its growing record, and undo.

Undo goes back no further than the last *surprise*, a move that revealed something. It is itself a
move, so a record only grows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, cast

from fabletop.core.dealer import Event, Heard, Keeping, Replaying, addressed
from fabletop.core.game import Game, Notes, S, Seat
from fabletop.core.options import Action, Word
from fabletop.core.record import LEAVE, UNDO, Move, Record

GROUND_EVERY = 16  # moves between two copies of the state, from which undo replays
MOST_UNDONE = 12  # undos between two surprises, so that a record cannot swell
TAKEN_BACK = Event("", (), ())  # in place of an event that was taken back


class Play(Generic[S]):
    """A game in play with its growing record."""

    def __init__(self, game: Game[S], record: Record, s: S, dealer: Keeping) -> None:
        self.game = game
        self.record = record
        self.s = s
        self.dealer = dealer
        self.events: list[Event] = []
        self.heard = dealer.take()
        self.events += self.heard.events
        self.starts: list[int] = []  # the number of events before each move
        self.standing: list[int] = []  # the moves that were not taken back
        self.undo_point = 0  # undo must keep so many moves
        self.ground: S | None = None  # a copy of the state then or earlier
        self.ground_at = 0  # the number of moves in that copy
        self.undone = 0  # undos since the last surprise
        self.asked_together = -1  # the last question to several seats
        self.gaps: list[tuple[int, int]] = []  # numbers of events taken back: first, last
        self.shift = 0  # added to decision numbers because of undo
        self._notes: dict[Seat | None, Notes] = {}
        self._noted = 0

    @classmethod
    def begin(
        cls,
        game: Game[S],
        seats: int,
        options: Mapping[str, Word],
        dealer: Keeping,
        players: Sequence[str] = (),
        seal: str | None = None,
        colours: Sequence[int] = (),
    ) -> Play[S]:
        """Set up a new game and its record."""
        s = game.setup(seats, options, dealer)
        record = Record(
            game.key, game.about.version, seats, dict(options), tuple(dealer.chance), [], players,
            seal, colours=colours, pack=game.about.pack,
        )  # fmt: skip
        return cls(game, record, s, dealer)

    def act(
        self,
        seat: Seat,
        action: Action,
        at: int = 0,
        by: str = "player",
        why: Event | None = None,
    ) -> Heard:
        """Carry out a legal action and record it; returns its events and chance."""
        self.starts.append(len(self.events))
        if by == "house" and action[0] == UNDO:
            self.take_back(cast(int, action[1]))
            self.record.moves.append(Move(seat, action, (), at, by))
            return self.heard
        final = action == LEAVE or by in ("bot", "clock") or (by != "house" and self.is_secret())
        self.keep_ground()
        play_move(self.game, self.s, seat, action, by, self.dealer)
        heard = self.heard = self.dealer.take()
        surprise = heard.surprise or final
        self.record.moves.append(Move(seat, action, tuple(heard.chance), at, by, surprise, why))
        self.standing.append(len(self.record.moves) - 1)
        if surprise:
            self.undo_point, self.undone = len(self.record.moves), 0
        self.events += heard.events
        return heard

    def keep_ground(self) -> None:
        """Copy the state now and then, while no move can be taken back. Most moves are surprises,
        so a copy before each move would nearly always be useless."""
        made = len(self.record.moves)
        is_old = self.ground is None or made - self.ground_at >= GROUND_EVERY
        if is_old and made == self.undo_point and self.game.table.undo:
            self.ground, self.ground_at = self.game.clone(self.s), made

    def is_secret(self) -> bool:
        """Whether the question is or was to several seats; the last answer may reveal others."""
        decision = self.game.decision(self.s)
        if len(self.game.actors(self.s)) > 1:
            self.asked_together = decision
        return self.asked_together == decision

    def can_take_back(self) -> bool:
        """Whether there is a move that can still be taken back."""
        made = self.standing
        if not made or made[-1] < self.undo_point:
            return False
        return self.game.table.undo and self.undone < MOST_UNDONE

    def last_move(self, seat: Seat) -> int | None:
        """The number of a person's last move, if it can be taken back."""
        if not self.can_take_back():
            return None
        for number in reversed(self.standing):
            move = self.record.moves[number]
            if number < self.undo_point:
                break
            if (move.seat, move.by) == (seat, "player") and move.action != LEAVE:
                return number
        return None

    def take_back(self, first: int) -> None:
        """Go back to the state before that move, and blank the events since.

        Decision numbers keep rising, so an answer to a question before the undo is stale.
        """
        while self.standing and self.standing[-1] >= first:
            number = self.standing.pop()
            told = slice(self.starts[number], self.starts[number + 1])
            self.events[told] = [TAKEN_BACK] * len(self.events[told])
        self.leave_gap(self.starts[first])
        asked = self.decision
        self.s = self.stood()
        self.undone += 1
        self.shift = asked + 1 - self.game.decision(self.s)
        self.heard = Heard([], [], False)
        self.asked_together = -1
        self._notes, self._noted = {}, 0

    def leave_gap(self, start: int) -> None:
        """Blank all events from there on; a gap that ends there becomes part of the new one."""
        if start == len(self.events):
            return
        gaps = list(self.gaps)  # others hold the old list
        while gaps and gaps[-1][1] >= start - 1:
            start = min(start, gaps.pop()[0])
        self.gaps = [*gaps, (start, len(self.events) - 1)]

    def stood(self, moves: int | None = None) -> S:
        """The state after all standing moves, or those of them among the first `moves`. It starts
        from the last copy of the state."""
        assert self.ground is not None
        s = self.game.clone(self.ground)
        dealer = Replaying()
        for number in self.standing[self.first_since(self.ground_at) :]:
            if moves is not None and number >= moves:
                break
            move = self.record.moves[number]
            dealer.coming = list(move.chance)
            play_move(self.game, s, move.seat, move.action, move.by, dealer)
        return s

    def first_since(self, moves: int) -> int:
        """The index in `standing` of the first move that came after so many."""
        place = len(self.standing)
        while place and self.standing[place - 1] >= moves:
            place -= 1
        return place

    def settled(self) -> int:
        """How many events can never be taken back."""
        made = len(self.record.moves)
        return self.starts[self.undo_point] if self.undo_point < made else len(self.events)

    @property
    def decision(self) -> int:
        """The number of the current question, higher than all before."""
        return self.game.decision(self.s) + self.shift

    def stream(self, seat: Seat | None) -> list[Event]:
        """Everything this seat was ever told."""
        return [event for event in self.events if addressed(event, seat)]

    def notes(self, seat: Seat | None) -> Notes:
        """What a perfect memory in this seat would hold now."""
        if not self._notes:
            eyes = (None, *range(self.record.seats))
            self._notes = dict.fromkeys(eyes, self.game.mind.notes(self.record.seats))
        for event in self.events[self._noted :]:
            for listener, notes in self._notes.items():
                if addressed(event, listener):
                    self._notes[listener] = self.game.mind.remember(notes, event)
        self._noted = len(self.events)
        return self._notes[seat]


def play_move(game: Game[S], s: S, seat: Seat, action: Action, by: str, dealer: Keeping) -> None:
    """Apply a move: an action, a person who leaves, or the people who are present."""
    if action == LEAVE:
        game.table.leave(s, seat, dealer)
    elif by == "house":
        here, people = cast("tuple[tuple[Seat, ...], ...]", action[1:])
        game.table.gather(s, here, people, dealer)
    else:
        game.apply(s, seat, action, dealer)


def gaps(events: Sequence[Event]) -> list[tuple[int, int]]:
    """The gaps in a list of events: the first and last number of each run of blanked ones."""
    gone = {number for number, event in enumerate(events) if event is TAKEN_BACK}
    firsts = sorted(number for number in gone if number - 1 not in gone)
    lasts = sorted(number for number in gone if number + 1 not in gone)
    return list(zip(firsts, lasts, strict=True))
