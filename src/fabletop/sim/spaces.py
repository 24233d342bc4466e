"""A game as numbers, for the laboratories of others: what a seat can do, and what it knows.

Every action of a game's `repertoire`, and every verb without arguments, has a number of its own,
the same in every state. Of verbs with too many actions (offers, sentences) the next numbers mean
"the first such option now", "the second" and so on. Holes are filled from the option alone:
`Game.fillings` is for imagined worlds, in the real one it could betray what is hidden.

What a seat knows is its view and its notes (see `features`). What those can look like is learnt
by rehearsing: a few games with fixed seeds, half of them by chance alone, half by the game's own
bots, so that the same table has the same numbers in every process.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, islice, zip_longest
from typing import Any, cast

from fabletop.bots.bot import levels, seat_bot
from fabletop.core.dealer import Event, Quiet, Seeded
from fabletop.core.game import LATER, Game, Notes, View
from fabletop.core.options import HOLES, Action, Hole, Option, Word, rank, some_fillings
from fabletop.core.record import addressed
from fabletop.core.refusals import Refused
from fabletop.games import GAMES
from fabletop.sim.features import Eye, Layout, Place, Row
from fabletop.sim.simulate import tell

BLOCK = 32  # numbers of a verb with too many actions
REHEARSALS = 12  # games
LONGEST = 2000  # decisions
SENSE = 0.8  # how often bots choose, where they do
FILLINGS_KEPT = 10_000


class Space:
    """A game at a table of so many, as numbers: actions and what a seat knows."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Word]) -> None:
        refusal = game.refuse_setup(seats, options)
        if refusal:
            raise Refused(refusal)
        self.game, self.seats, self.options = game, seats, dict(options)
        self._names: list[str] = []
        self._numbers: dict[Option, int] = {}
        self._listed: dict[object, list[Action]] = {}
        self._having: dict[object, list[dict[Word, list[Action]]]] = {}
        self._blocks: dict[object, int] = {}
        self._count_actions()
        self.size = len(self._names)
        self._fitting = lru_cache(FILLINGS_KEPT)(self._fitting_anew)
        self._taken = lru_cache(FILLINGS_KEPT)(self._taken_anew)
        self._ways = lru_cache(FILLINGS_KEPT)(some_fillings)
        layout = Layout(self._box())
        self._root = layout.part(rehearse(self))
        self.senses = layout.names
        self.features = len(self.senses)

    # -- what a seat can do

    def _count_actions(self) -> None:
        """In the order of option lists, so that those are ascending."""
        for action in sorted(self.game.repertoire(self.seats, self.options), key=rank):
            self._listed.setdefault(action[0], []).append(action)
        for verb, arguments in sorted(self.game.actions.items()):
            if not arguments:
                self._listed[verb] = [(verb,)]
            for action in self._listed.get(verb, ()):
                self._numbers[action] = len(self._names)
                self._names.append(spell(action))
            if verb in self._listed:
                self._having[verb] = [
                    group(self._listed[verb], place) for place in range(len(arguments) + 1)
                ]
            else:
                self._blocks[verb] = len(self._names)
                self._names += [f"{verb} #{n}" for n in range(1, BLOCK + 1)]

    def legal(self, s: Any, seat: int) -> dict[int, Action]:
        """What a seat may do now, by ascending numbers."""
        numbers = self._numbers
        options = self.game.options(s, seat)
        try:
            return {numbers[option]: cast(Action, option) for option in options}
        except KeyError:
            return dict(sorted(self._fill_all(options)))

    def _fill_all(self, options: Sequence[Option]) -> list[tuple[int, Action]]:
        found: list[tuple[int, Action]] = []
        many: dict[object, list[Sequence[Action]]] = {}
        for option in options:
            if option[0] in self._blocks:
                many.setdefault(option[0], []).append(self._ways(option))
            else:
                found += self._fitting(option)
        for verb, ways in many.items():
            # One of each option first, then the second ways to fill them.
            in_turn = chain.from_iterable(zip_longest(*ways)) if len(ways) > 1 else ways[0]
            found += enumerate(islice(filter(None, in_turn), BLOCK), self._blocks[verb])
        return found

    def _fitting_anew(self, option: Option) -> Sequence[tuple[int, Action]]:
        """Of the repertoire, what fits an option: by its rarest word first, then by the others."""
        having = self._having[option[0]]
        allowed = [
            self._taken(option[0], place, part) if isinstance(part, HOLES) else (part,)
            for place, part in enumerate(option)
        ]
        lists = [
            [found[word] for word in words if word in found]
            for found, words in zip(having, allowed, strict=True)
        ]
        rarest = min(lists, key=lambda each: sum(map(len, each)))
        actions = list(chain.from_iterable(rarest))
        for place, words in enumerate(allowed):
            actions = [action for action in actions if action[place] in words]
        return [(self._numbers[action], action) for action in actions]

    def _taken_anew(self, verb: object, place: int, hole: Hole) -> frozenset[Word]:
        """The words of the repertoire that fill a hole."""
        return frozenset(word for word in self._having[verb][place] if hole.takes(word))

    def number(self, action: Action) -> int:
        """The number of an action; KeyError for one of too many, which `legal` counts anew."""
        return self._numbers[action]

    def name(self, number: int) -> str:
        """What a number means, in the words of the rules."""
        return self._names[number]

    # -- what a seat knows

    def _box(self) -> Sequence[str]:
        return self.game.components(self.game.setup(self.seats, self.options, Quiet(0)))

    def observe(self, view: View, notes: Notes) -> Row:
        """What a seat knows, as numbers between −1 and 1; `senses` has their names."""
        return self.eye().look(view, notes)

    def eye(self) -> Eye:
        """For somebody who looks again and again: the same numbers, faster."""
        return Eye(self._root, self.features)


def group(actions: Sequence[Action], place: int) -> dict[Word, list[Action]]:
    """Actions by the word at one place."""
    found: dict[Word, list[Action]] = {}
    for action in actions:
        found.setdefault(action[place], []).append(action)
    return found


def spell(action: Action) -> str:
    """An action in one line."""
    return " ".join(
        "+".join(map(str, word)) if type(word) is tuple else str(word) for word in action
    )


def space_of(game: Game[Any], seats: int, options: Mapping[str, Word]) -> Space:
    """The space of a table, made only once."""
    if game is GAMES.get(game.key):
        return _space_of(game.key, seats, tuple(sorted(options.items())))
    return Space(game, seats, options)


@cache
def _space_of(key: str, seats: int, options: tuple[tuple[str, Word], ...]) -> Space:
    return Space(GAMES[key], seats, dict(options))


# -- what views and notes can look like


def rehearse(space: Space) -> Place:
    """A few games, and all that those who were asked came to know in them."""
    root = Place()
    for number in range(REHEARSALS):
        for view, notes in rehearsal(space, number):
            root.learn({"view": view, "notes": notes})
    return root


def rehearsal(space: Space, number: int) -> Iterator[tuple[View, Notes]]:
    """One game as its seats see it: whoever is asked, and all at the end."""
    game, seats = space.game, range(space.seats)
    luck = random.Random(number)
    bots = [seat_bot(levels(game)[0], game, space.seats, seat, luck) for seat in seats]
    dealer = Seeded(number)
    s = game.setup(space.seats, space.options, dealer)
    notes = [game.notes(space.seats) for _ in seats]
    for _ in range(LONGEST):
        events = dealer.take().events
        tell(bots, events)
        notes = [remember(game, notes[seat], events, seat) for seat in seats]
        actors = game.actors(s)
        if not actors:
            break
        seat = luck.choice(list(actors))
        view = game.view(s, seat)
        yield view, notes[seat]
        action: Action = LATER
        if number % 2 and luck.random() < SENSE:
            action = bots[seat].choose(view, game.options(s, seat))
        if action == LATER:
            action = luck.choice(list(space.legal(s, seat).values()))
        game.apply(s, seat, action, dealer)
    yield from ((game.view(s, seat), notes[seat]) for seat in seats)


def remember(game: Game[Any], notes: Notes, events: Sequence[Event], seat: int) -> Notes:
    """What a seat holds after these events, of which it hears its own."""
    for event in events:
        if addressed(event, seat):
            notes = game.remember(notes, event)
    return notes
