"""Games as immutable moments; at a chance node, a moment waits for the outcome.

Chance is dealt lazily. Rules ask for it in the middle of an action. A dealer without an answer
stops them there. Once an outcome is chosen, the action is carried out again from its start, with
one more answer. So every draw, roll and shuffle step is a moment, and nothing is dealt before the
rules ask.

In an imagined world the other players have the notes of what they heard together with the imagining
player, and of what they must have been told alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fabletop.core.dealer import Event, Keeping, T, addressed
from fabletop.core.game import Notes, Seat, View
from fabletop.core.options import Action, Word
from fabletop.games import game_of
from fabletop.sim.spaces import Space, remember, space_of

Answers = tuple[tuple[Seat, Action], ...]
Told = tuple["Told | None", Sequence[Event]]  # a link of a chain: what was told before, and then


class Undealt(Exception):
    """The rules ask for chance that is not dealt yet: the outcomes and their weights."""

    def __init__(self, ways: Mapping[int, int]) -> None:
        super().__init__("chance is still to be dealt")
        self.ways = ways


class Dealing(Keeping):
    """Chance as dealt so far; a further question stops the rules."""

    def __init__(self, dealt: Iterable[int]) -> None:
        super().__init__(self._answer)
        self.coming = list(dealt)[::-1]

    def _answer(self, n: int) -> int:
        if n == 1:
            return 0
        if not self.coming:
            raise Undealt(dict.fromkeys(range(n), 1))
        return self.coming.pop()

    def draw(self, bag: list[T]) -> T:
        """Draw; equal things in a bag are one outcome, the first of them."""
        if self.coming or len(bag) == 1:
            return super().draw(bag)
        raise Undealt(Counter(map(bag.index, bag)))


class Moment:
    """An immutable moment: copies of a state share it, and actions lead to another one.

    `s` is the latest state of the rules; before the first deal there is none. `told` holds all
    events so far, `notes` each seat's memory of them. If `ways` is not empty, chance must be
    dealt, and then `answers` are carried out.
    """

    __slots__ = (
        "_legal", "_views", "actors", "answers", "dealt", "notes", "s", "space", "told", "ways",
    )  # fmt: skip

    def __init__(
        self,
        space: Space,
        s: Any,
        told: Told | None,
        notes: Sequence[Notes],
        answers: Answers = (),
        dealt: tuple[int, ...] = (),
        ways: Mapping[int, int] | None = None,
    ) -> None:
        self.space = space
        self.s = s
        self.told = told
        self.notes = notes
        self.answers = answers
        self.dealt = dealt
        self.ways = ways or {}
        self.actors = () if self.ways else space.game.actors(s)
        self._legal: dict[Seat, dict[int, Action]] = {}
        self._views: dict[Seat | None, View] = {}

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data: states of compiled rules do not pickle."""
        space = self.space
        s = None if self.s is None else space.game.dump(self.s)
        table = (space.game.key, space.game.about.pack, space.seats, space.options)
        return restore, (table, s, self.news(), self.notes, self.answers, self.dealt)

    def legal(self, seat: Seat) -> Mapping[int, Action]:
        """What a seat that is asked may answer, by number."""
        if seat not in self.actors:
            return {}
        if seat not in self._legal:
            self._legal[seat] = self.space.legal(self.s, seat)
        return self._legal[seat]

    def answer(self, numbers: Mapping[Seat, int]) -> Moment:
        """What comes of these answers."""
        for seat, number in numbers.items():
            if number not in self.legal(seat):
                raise ValueError(f"seat {seat} may not answer {number} here")
        answers = tuple((seat, self.legal(seat)[n]) for seat, n in numbers.items())
        return after_answers(self.space, self.s, self.told, self.notes, answers)

    def deal(self, way: int) -> Moment:
        """What comes of this outcome of chance."""
        if way not in self.ways:
            raise ValueError(f"chance has no outcome {way} here")
        dealt = (*self.dealt, way)
        return after_answers(self.space, self.s, self.told, self.notes, self.answers, dealt)

    def imagine(self, seat: Seat, pick: Keeping) -> Moment:
        """Another that a seat cannot tell from this one, with notes the others may have there."""
        if not self.actors:
            raise ValueError("worlds are imagined where somebody is asked")
        space = self.space
        s = space.game.mind.imagine(self.view(seat), self.notes[seat], pick)
        heard = [event for event in self.news() if addressed(event, seat)]
        news = suppose(space, s, seat, heard)
        notes = [
            remember(space.game, fresh, news, other) if other != seat else self.notes[seat]
            for other, fresh in enumerate(fresh_notes(space))
        ]
        return Moment(space, s, (None, news), notes)

    def news(self) -> list[Event]:
        """All that was told so far, to anybody."""
        links: list[Sequence[Event]] = []
        link = self.told
        while link:
            link, events = link
            links.append(events)
        return [event for events in reversed(links) for event in events]

    def view(self, seat: Seat | None) -> View:
        """What a seat sees, or a spectator (None); nothing before the first deal."""
        if self.s is None:
            return {}
        if seat not in self._views:
            self._views[seat] = self.space.game.view(self.s, seat)
        return self._views[seat]


def suppose(space: Space, s: Any, seat: Seat, heard: Sequence[Event]) -> list[Event]:
    """All events in a world a seat imagines: those it heard, and those others then heard."""
    confided, others = (
        space.game.mind.confided,
        [each for each in range(space.seats) if each != seat],
    )
    news: list[Event] = []
    for number, event in enumerate(heard):
        asides = [confided(s, other, heard, number) for other in others]
        news += [event, *(aside for aside in asides if aside)]
    return news


def after_answers(
    space: Space,
    s: Any,
    told: Told | None,
    notes: Sequence[Notes],
    answers: Answers,
    dealt: tuple[int, ...] = (),
) -> Moment:
    """Run the rules to the next question, or to the next chance node."""
    game, dealer = space.game, Dealing(dealt)
    try:
        if s is None:
            after = game.setup(space.seats, space.options, dealer)
        else:
            after = game.clone(s)
            for seat, action in answers:
                game.apply(after, seat, action, dealer)
    except Undealt as open_:
        return Moment(space, s, told, notes, answers, dealt, open_.ways)
    events = dealer.events
    notes = [remember(game, held, events, seat) for seat, held in enumerate(notes)]
    return Moment(space, after, (told, events) if events else told, notes)


def fresh_notes(space: Space) -> Sequence[Notes]:
    """Each seat's notes before the first event."""
    return [space.game.mind.notes(space.seats) for _ in range(space.seats)]


def begin(space: Space) -> Moment:
    """The first moment of a game."""
    return after_answers(space, None, None, fresh_notes(space), ())


def restore(
    table: tuple[str, str, int, Mapping[str, Word]],
    s: Mapping[str, object] | None,
    news: Sequence[Event],
    notes: Sequence[Notes],
    answers: Answers,
    dealt: tuple[int, ...],
) -> Moment:
    """A moment from plain data."""
    key, pack, seats, options = table
    game = game_of(key, pack)
    space = space_of(game, seats, options)
    told = (None, news) if news else None
    if s is None or answers:
        return after_answers(space, s and game.load(s), told, notes, answers, dealt)
    return Moment(space, game.load(s), told, notes)
