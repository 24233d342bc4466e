"""Snapshots: a game in play goes on after a restart without a full replay.

A snapshot holds the state and what undo needs. Events before the undo point never change. These
*settled* events are not part of a snapshot: the store keeps them beside it, each once. So the cost
of a snapshot, and of resuming from it, does not grow with the length of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from fabletop.core.dealer import Event, Replaying
from fabletop.core.game import Game, Json, S
from fabletop.core.play import Play, gaps
from fabletop.core.record import Base, Damaged, Record, dump_events, expect, load_events
from fabletop.core.replay import replay_move

FORMAT = 2


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game after so many moves, under one version of its rules."""

    version: int
    moves: int
    outcomes: int  # the number of chance outcomes so far
    state: Json
    settled: int  # the number of events before the undo point
    tail: tuple[Event, ...]  # the events after it
    starts: tuple[int, ...]  # where the events of each undoable move begin
    undo_point: int
    ground: Json | None  # the state at the undo point, if moves can be taken back
    undone: int
    shift: int
    asked_together: int

    def base(self, settled: Sequence[Event]) -> Base:
        """The base from which newer rules can go on."""
        events = (*settled, *self.tail)
        return Base(self.moves, self.state, events, self.shift, self.asked_together)


def take(play: Play[S], outcomes: int) -> Snapshot:
    """A snapshot of a game now."""
    game, settled = play.game, play.settled()
    has_open = play.ground is not None and play.undo_point < len(play.record.moves)
    ground = play.stood(play.undo_point) if has_open else None
    return Snapshot(
        version=game.about.version,
        moves=len(play.record.moves),
        outcomes=outcomes,
        state=game.dump(play.s),
        settled=settled,
        tail=tuple(play.events[settled:]),
        starts=tuple(play.starts[play.undo_point :]),
        undo_point=play.undo_point,
        ground=game.dump(ground) if ground is not None else None,
        undone=play.undone,
        shift=play.shift,
        asked_together=play.asked_together,
    )


def resume(game: Game[S], record: Record, snapshot: Snapshot, settled: Sequence[Event]) -> Play[S]:
    """Go on from a snapshot; later moves are replayed and checked. Raises `Damaged`."""
    if (snapshot.version, record.version) != (game.about.version, game.about.version):
        raise Damaged("the snapshot is of other rules")
    if snapshot.settled != len(settled) or snapshot.moves > len(record.moves):
        raise Damaged("the snapshot does not fit what is kept beside it")
    play = stand(game, record, snapshot, settled)
    for number, move in enumerate(record.moves[snapshot.moves :], snapshot.moves + 1):
        replay_move(play, move, number)
    return play


def stand(game: Game[S], record: Record, snapshot: Snapshot, settled: Sequence[Event]) -> Play[S]:
    """The game as it stood at the snapshot."""
    past = record.fork(snapshot.moves)
    play = Play(game, past, load(game, snapshot.state), Replaying())
    play.events = [*settled, *snapshot.tail]
    play.gaps = gaps(play.events)
    play.standing = past.standing()
    play.undo_point, play.undone = snapshot.undo_point, snapshot.undone
    play.starts = [0] * snapshot.undo_point + list(snapshot.starts)
    play.shift, play.asked_together = snapshot.shift, snapshot.asked_together
    if snapshot.ground is not None:
        play.ground, play.ground_at = load(game, snapshot.ground), play.undo_point
        check_ground(play)
    return play


def check_ground(play: Play[S]) -> None:
    """Check that the moves after the undo point lead to the stored state."""
    if play.game.dump(play.stood()) != play.game.dump(play.s):
        raise Damaged("the snapshot does not fit the moves before it")


def load(game: Game[S], state: Json) -> S:
    try:
        return game.load(state)
    except Exception as error:  # the file may hold anything; the moves are there, too
        raise Damaged(f"the snapshot holds no position: {error}") from error


# -- as JSON


def dump(snapshot: Snapshot) -> Json:
    return {
        "format": FORMAT,
        "version": snapshot.version,
        "moves": snapshot.moves,
        "outcomes": snapshot.outcomes,
        "state": snapshot.state,
        "settled": snapshot.settled,
        "tail": dump_events(snapshot.tail),
        "starts": list(snapshot.starts),
        "undo_point": snapshot.undo_point,
        "ground": snapshot.ground,
        "undone": snapshot.undone,
        "shift": snapshot.shift,
        "asked_together": snapshot.asked_together,
    }


def read(data: Json) -> Snapshot | None:
    """A snapshot from JSON; None for anything else, or for an older format."""
    try:
        if data["format"] != FORMAT:
            return None
        ground = data["ground"]
        return Snapshot(
            version=expect(data["version"], int),
            moves=expect(data["moves"], int),
            outcomes=expect(data["outcomes"], int),
            state=expect(data["state"], dict),
            settled=expect(data["settled"], int),
            tail=load_events(data["tail"]),
            starts=tuple(expect(start, int) for start in expect(data["starts"], list)),
            undo_point=expect(data["undo_point"], int),
            ground=None if ground is None else cast(Json, expect(ground, dict)),
            undone=expect(data["undone"], int),
            shift=expect(data["shift"], int),
            asked_together=expect(data["asked_together"], int),
        )
    except (KeyError, TypeError, ValueError):
        return None
