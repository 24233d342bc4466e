"""Replays a record without a generator, checks every move, and proves every chance outcome.

States, events and views follow from the rules of its version. A game that outlives its rules goes
on from a `Base`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from fabletop.core.dealer import Drift, Event, Replaying, commitment, fair_answer
from fabletop.core.game import Game, S
from fabletop.core.options import Action, spell
from fabletop.core.play import TAKEN_BACK, Play, gaps
from fabletop.core.record import HERE, LEAVE, Base, Damaged, Move, Record, is_undo


def replay(game: Game[S], record: Record, moves: int | None = None) -> Play[S]:
    """Replay a record up to a move and check every move. Raises `Damaged`."""
    if (record.game, record.version) != (game.key, game.about.version):
        raise Damaged(
            f"the record is of {record.game} version {record.version}, "
            f"these are the rules of {game.key} version {game.about.version}"
        )
    if record.pack != game.about.pack:
        raise Damaged("the record was played with other content: its pack is not this one")
    play = replay_base(game, record, record.base) if record.base else replay_setup(game, record)
    done = len(play.record.moves)
    for number, move in enumerate(record.moves[done:moves], done + 1):
        replay_move(play, move, number)
    play.record.key = record.key if moves is None else None
    return play


def replay_setup(game: Game[S], record: Record) -> Play[S]:
    """A recorded game before its first move."""
    refusal = game.refuse_setup(record.seats, record.options)
    if refusal:
        raise Damaged(f"there is no such table: {refusal.code}")
    dealer = Replaying(record.chance)
    try:
        play = Play.begin(
            game, record.seats, record.options, dealer, record.players, record.seal, record.colours
        )
        dealer.expect(())
    except Drift as drift:
        raise Damaged(f"the setup does not fit the rules: {drift}", 0) from drift
    return play


def replay_base(game: Game[S], record: Record, base: Base) -> Play[S]:
    """A game that goes on under newer rules, with the events these rules still know."""
    if not 0 <= base.moves <= len(record.moves):
        raise Damaged("the record goes on after more moves than it has")
    if base.state.get("seats") != record.seats:
        raise Damaged("the record goes on with another number of seats")
    try:
        s = game.load(base.state)
    except ValueError as error:
        raise Damaged(f"there is no such position: {error}") from error
    play = Play(game, record.fork(base.moves), s, Replaying())
    play.shift, play.asked_together = base.shift, base.asked_together
    play.starts = [0] * base.moves
    play.standing, play.undo_point = list(range(base.moves)), base.moves
    play.events = [event if is_known(game, event) else TAKEN_BACK for event in base.events]
    play.gaps = gaps(play.events)
    return play


def is_known(game: Game[S], event: Event) -> bool:
    return (
        len(game.about.events.get(event.key, ())) == len(event.args)
        and event.key in game.about.events
    )


def upgrade(game: Game[S], record: Record, base: Base | None) -> Record:
    """A record of older rules that these rules can continue: whole, or from its base.

    Moves after the base that do not fit the new rules are lost. Raises `Damaged`.
    """
    whole = replace(record, version=game.about.version)
    if base is None:
        replay(game, whole)
        return whole
    rest = replace(whole, base=base)
    cut = replace(whole, base=replace(base, moves=len(record.moves)))
    return next(one for one in (whole, rest, cut) if one is cut or is_playable(game, one))


def is_playable(game: Game[S], record: Record) -> bool:
    """Whether these rules can replay a record; foreign moves may raise anything."""
    try:
        replay(game, record)
    except Exception:
        return False
    return True


def replay_move(play: Play[S], move: Move, number: int) -> None:
    """Play one more recorded move. Raises `Damaged` if the rules refuse it."""
    dealer = cast(Replaying, play.dealer)
    if not may_play(play, move):
        what = f"seat {move.seat} {spell(move.action)}"
        raise Damaged(f"move {number} is against the rules: {what}", number)
    try:
        dealer.expect(move.chance)
        play.act(move.seat, move.action, move.at, move.by, move.why)
        dealer.expect(())
    except Drift as drift:
        raise Damaged(f"move {number} does not fit the rules: {drift}", number) from drift


def may_play(play: Play[S], move: Move) -> bool:
    """Whether a recorded move was possible: an option, a lapse of the clock, or leaving."""
    game, s = play.game, play.s
    if move.action == LEAVE:
        return move.seat in range(play.record.seats) and bool(game.actors(s))
    if is_undo(move):
        return may_take_back(play, move.action)
    if move.by == "house":
        return game.table.attends and is_gathering(move.action, play.record.seats)
    lapses = game.table.pace(s).lapse.get(move.seat, ()) if move.by == "clock" else ()
    return game.refuse(s, move.seat, move.action) is None or move.action in lapses


def may_take_back(play: Play[S], action: Action) -> bool:
    """Whether the game allows undo, and no surprise comes after that move."""
    fits = len(action) == 2 and action[1] in play.standing
    return fits and play.game.table.undo and cast(int, action[1]) >= play.undo_point


def is_gathering(action: Action, seats: int) -> bool:
    """Whether this is a valid `here`: different seats, the present ones among them."""
    if len(action) != 3 or action[0] != HERE:
        return False
    here, people = action[1:]
    if not isinstance(here, tuple) or not isinstance(people, tuple):
        return False
    known = [seat for seat in people if type(seat) is int and seat in range(seats)]
    return len(people) == len(set(known)) and set(here) <= set(people)


def check_fairness(record: Record) -> None:
    """Check every chance outcome against the sealed key. Raises `Damaged` at the first misfit."""
    if record.seal is None or record.key is None:
        raise Damaged("the record has no seal and key: its chance cannot be proved")
    key = bytes.fromhex(record.key)
    if commitment(key) != record.seal:
        raise Damaged("the key is not the one that was sealed before the game")
    counter = 0
    for number, outcomes in enumerate([record.chance, *(move.chance for move in record.moves)]):
        for size, answer in outcomes:
            if fair_answer(key, counter, size) != answer:
                place = f"move {number}" if number else "the setup"
                what = f"outcome {counter + 1}, in {place}, is not the one the key gives"
                raise Damaged(what, number)
            counter += 1
