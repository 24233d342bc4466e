"""A game as numbers, for learning environments: what a seat can do, and what it knows.

Every action of a game's `repertoire`, and every verb without arguments, has a number, the same in
every state. A hole in an entry stands for what the option says there now ("ask whoever has it").
Verbs with too many actions (offers, sentences) get numbers that mean "the first such option now",
"the second" and so on. Their holes are filled from the option alone. `Mind.fillings` is for
imagined worlds; in the real one it could betray hidden things.

A seat knows its view and its notes (see `features`). Their layout is learnt by rehearsal: a few
games with fixed seeds, half of them by random bots, half by the game's own bots. So the same table
has the same numbers in every process.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from fabletop.bots.bot import levels, seat_bot
from fabletop.core.dealer import Event, Quiet, Seeded, addressed
from fabletop.core.game import Game, Notes, View
from fabletop.core.mind import LATER
from fabletop.core.options import (
    HOLE_TYPES,
    MOST_FILLINGS,
    Action,
    Cards,
    Hole,
    Option,
    Word,
    has_holes,
    rank,
    some_fillings,
)
from fabletop.core.refusals import Refused
from fabletop.core.rulebook import Rulebook
from fabletop.games import GAMES, game_of
from fabletop.sim.features import Eye, Layout, Place, Row
from fabletop.sim.simulate import tell

BLOCK = 32  # numbers of a verb with too many actions
REHEARSALS = 12  # games
LONGEST = 2000  # decisions
SENSE = 0.8  # how often bots choose, where they do
SHORT = 3  # words of an option that is not worth keeping
KEPT = 1000  # a few, since a processor's own memory is small
MASKS_KEPT = 400

Mask: TypeAlias = npt.NDArray[np.int8]


class Column:
    """One argument of a verb: for each word, the numbers of the actions that have it, as bits."""

    __slots__ = ("filling", "having", "one_card")

    def __init__(self, having: dict[Word, int]) -> None:
        self.having = having
        self.one_card = not any(type(word) is tuple and len(word) > 1 for word in having)
        self.filling: dict[int, tuple[Hole, int]] = {}  # the same for holes, by identity

    def fill(self, hole: Hole) -> tuple[Hole, int]:
        """A hole, and the numbers that have a word there which fills it."""
        found = 0
        if self.one_card and isinstance(hole, Cards):
            likely: list[Word] = [] if hole.least else [()]
            likely += [(card,) for card in hole.of] if hole.least < 2 else []
        else:
            likely = [word for word in self.having if hole.takes(word)]
        for word in likely:
            found |= self.having.get(word, 0)
        if len(self.filling) > KEPT:
            self.filling.clear()
        known = self.filling[id(hole)] = hole, found
        return known


class Choices:
    """What a seat may do now: a bit for every number.

    Of options that are counted anew also each of them, and how many ways it has to be filled.
    """

    __slots__ = ("bits", "counted", "options", "ways")

    def __init__(
        self,
        bits: int,
        options: Sequence[Option],
        counted: Sequence[Option] = (),
        ways: Sequence[int] = (),
    ) -> None:
        self.bits, self.options = bits, options
        self.counted, self.ways = counted, ways


class Space:
    """A game at one table as numbers: actions and observations."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Word]) -> None:
        refusal = game.refuse_setup(seats, options)
        if refusal:
            raise Refused(refusal)
        self.game, self.seats, self.options = game, seats, dict(options)
        self._rules: Rulebook[Any] | None = game if isinstance(game, Rulebook) else None
        self._names: list[str] = []
        self._actions: list[Action | None] = []  # None: it is worked out
        self._shared: dict[int, Option] = {}
        self._numbers: dict[Option, int] = {}
        self._bits: dict[Option, int] = {}
        self._listed: dict[object, list[Option]] = {}
        self._columns: dict[object, list[Column]] = {}
        self._blocks: dict[object, int] = {}
        self._runs: dict[object, list[int]] = {}  # the bits of the first numbers of a block
        self._counted: dict[int, object] = {}
        self._open: set[object] = set()  # verbs that came with holes
        self._count_actions()
        self.size = len(self._names)
        self.nothing = Choices(0, ())
        self._masks: dict[int, Mask] = {}
        self._somes: dict[int, tuple[Hole, Sequence[Word]]] = {}
        self._fits: dict[int, int] = {}  # by identity: bits, or less than 0 how many ways
        self._kept: list[Option] = []  # these, so that no others can have their identity
        self._tuples: dict[int, tuple[Sequence[Option], Choices]] = {}
        layout = Layout(self._box())
        self._root = layout.part(rehearse(self))
        self.senses = layout.names
        self.features = len(self.senses)

    # -- what a seat can do

    def _count_actions(self) -> None:
        """In the order of option lists, so that those are ascending."""
        for action in sorted(self.game.study.repertoire(self.seats, self.options), key=rank):
            self._listed.setdefault(action[0], []).append(action)
        for verb, arguments in sorted(self.game.about.actions.items()):
            if not arguments:
                self._listed[verb] = [(verb,)]
            for listed in self._listed.get(verb, ()):
                self._count(listed)
            if verb in self._listed:
                self._columns[verb] = [
                    Column(self._group(self._listed[verb], place))
                    for place in range(len(arguments) + 1)
                ]
            else:
                first = self._blocks[verb] = len(self._names)
                self._runs[verb] = [(1 << ways) - 1 << first for ways in range(BLOCK + 1)]
                self._names += [f"{verb} #{n}" for n in range(1, BLOCK + 1)]
                self._actions += [None] * BLOCK
                self._counted |= dict.fromkeys(
                    range(len(self._names) - BLOCK, len(self._names)), verb
                )

    def _count(self, action: Option) -> None:
        """One number more: for an action, or for all that its holes can be filled to."""
        number, fillings = len(self._names), some_fillings(action)
        for each in fillings:
            self._numbers[each], self._bits[each] = number, 1 << number
        if has_holes(action):
            self._shared[number] = action
        self._names.append(spell(action))
        self._actions.append(None if has_holes(action) else fillings[0])

    def _group(self, actions: Sequence[Option], place: int) -> dict[Word, int]:
        """For each word at one place the numbers of the actions that have it, as bits."""
        found: dict[Word, int] = {}
        for action in actions:
            for each in some_fillings(action):
                found[each[place]] = found.get(each[place], 0) | self._bits[each]
        return found

    def legal(self, s: Any, seat: int) -> dict[int, Action]:
        """The possible actions of a seat, as ascending numbers."""
        numbers = self._numbers
        options = self.game.options(s, seat)
        try:
            return {numbers[option]: cast(Action, option) for option in options}
        except KeyError:
            choices = self._choices(options)
            found = [(number, self.action(choices, number)) for number in ones(choices.bits)]
            return cast(dict[int, Action], dict(found))

    def choices(self, s: Any, seat: int) -> Choices:
        """The same for an asked seat that chooses by a mask, faster."""
        rules = self._rules
        options = rules.ask(s).options(s, seat) if rules else self.game.options(s, seat)
        if type(options) is not tuple:
            return self._choices(options)
        known = self._tuples.get(id(options))  # one that the game keeps comes again and again
        if known is None:
            if len(self._tuples) > KEPT:
                self._tuples.clear()
            known = self._tuples[id(options)] = options, self._choices(options)
        return known[1]

    def mask(self, choices: Choices) -> Mask:
        """A mask of the possible numbers; the caller may keep it."""
        known = self._masks.get(choices.bits)
        if known is not None:
            return known.copy()
        found = unpack(choices.bits, self.size)
        if len(self._masks) < MASKS_KEPT:  # what comes often comes early
            self._masks[choices.bits] = found.copy()
        return found

    def _choices(self, options: Sequence[Option]) -> Choices:
        found = 0
        counted: list[Option] = []
        ways: list[int] = []
        fits, known, with_holes = self._fits, self._bits, self._open
        for option in options:
            fit = fits.get(id(option))  # holes take long to hash
            if fit is None:
                fit = None if option[0] in with_holes else known.get(option)
                if fit is None:
                    fit = self._keep(option)
            if fit >= 0:
                found |= fit
            else:
                counted.append(option)
                ways.append(-fit)
        if counted:
            found |= self._run(counted, ways)
        return Choices(found, options, counted, ways)

    def _run(self, counted: Sequence[Option], ways: Sequence[int]) -> int:
        """The bits of as many numbers as options that are counted anew have ways."""
        found, number, last = 0, 0, counted[0][0]
        for option, more in zip(counted, ways, strict=True):  # the same verbs follow each other
            if option[0] != last:
                found |= self._runs[last][number if number < BLOCK else BLOCK]
                number, last = 0, option[0]
            number += more
        return found | self._runs[last][number if number < BLOCK else BLOCK]

    def action(self, choices: Choices, number: int) -> Action | None:
        """The action of a number now, or None if it is not possible."""
        if number < 0 or not choices.bits >> number & 1:
            return None
        return self._actions[number] or self._work_out(choices, number)

    def _work_out(self, choices: Choices, number: int) -> Action:
        """The action of a number that stands for several."""
        if number in self._shared:
            return self._mean(choices, number)
        verb = self._counted[number]
        there = zip(choices.counted, choices.ways, strict=True)
        options = [each for each in there if each[0][0] == verb]
        number, way = number - self._blocks[verb], 0
        while number >= len(options):  # the first way to fill each option, then the second ways
            number, way = number - len(options), way + 1
            options = [each for each in options if each[1] > way]
        return self._fill(options[number][0], way)

    def _mean(self, choices: Choices, number: int) -> Action:
        """Of the actions that share a number, the one for which there is an option."""
        shared, option = self._shared[number], choices.options[0]
        for option in choices.options:
            if option[0] == shared[0] and self._fit(option) >> number & 1:
                break
        said: Iterator[tuple[Any, Any]] = zip(shared, option, strict=True)
        return tuple([now if type(word) in HOLE_TYPES else word for word, now in said])

    def _fit(self, option: Option) -> int:
        known = self._fits.get(id(option))
        return self._keep(option) if known is None else known

    def _keep(self, option: Option) -> int:
        """The numbers of an option that was not known; the shortest are soon worked out again."""
        verb, is_counted = option[0], option[0] in self._blocks
        fit = -self._ways(option) if is_counted else self._fitting(option)
        if verb not in self._open:
            if not has_holes(option) and len(self._bits) < KEPT + self.size:
                self._bits[option] = fit
                return fit
            self._open.add(verb)
        if is_counted and len(option) <= SHORT:
            return fit
        if len(self._kept) > KEPT:
            self._kept.clear()
            self._fits.clear()
        self._kept.append(option)
        self._fits[id(option)] = fit
        return fit

    def _ways(self, parts: Sequence[Any]) -> int:
        """The number of ways to fill an option."""
        ways, somes = 1, self._somes
        for part in parts:
            if type(part) in HOLE_TYPES:
                known = somes.get(id(part)) or self._some(part)
                ways *= len(known[1])
        return min(ways, MOST_FILLINGS)

    def _fill(self, parts: Sequence[Any], way: int) -> Action:
        """One of the ways to fill an option, in the order of `some_fillings`."""
        filled = list(parts)
        for place in range(len(filled) - 1, 0, -1):
            if type(filled[place]) in HOLE_TYPES:
                some = self._some(filled[place])[1]
                way, which = divmod(way, len(some))
                filled[place] = some[which]
        return tuple(filled)

    def _some(self, hole: Hole) -> tuple[Hole, Sequence[Word]]:
        known = self._somes.get(id(hole))
        if known is None:
            if len(self._somes) > KEPT:
                self._somes.clear()
            known = self._somes[id(hole)] = hole, hole.some()
        return known

    def _fitting(self, parts: Sequence[Any]) -> int:
        """Of the repertoire, what has at every place a word that an option allows."""
        fitting = -1
        for column, part in zip(self._columns[parts[0]], parts, strict=True):
            if type(part) in HOLE_TYPES:
                known = column.filling.get(id(part)) or column.fill(part)
                fitting &= known[1]
            else:
                fitting &= column.having.get(part, 0)
        return fitting

    def number(self, action: Action) -> int:
        """The number of an action; KeyError for one of too many, which `legal` counts anew."""
        return self._numbers[action]

    def name(self, number: int) -> str:
        """The name of a number, in the words of the rules."""
        return self._names[number]

    # -- what a seat knows

    def _box(self) -> Sequence[str]:
        return self.game.study.components(self.game.setup(self.seats, self.options, Quiet(0)))

    def observe(self, view: View, notes: Notes) -> Row:
        """What a seat knows, as numbers between −1 and 1; `senses` has their names."""
        return self.eye().look(view, notes)

    def eye(self) -> Eye:
        """The same numbers, faster, for repeated looks."""
        return Eye(self._root, self.features)


def ones(bits: int) -> Iterator[int]:
    """The indices of all set bits, lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def unpack(bits: int, size: int) -> Mask:
    """One byte per bit."""
    packed = np.frombuffer(bits.to_bytes(size + 7 >> 3, "little"), np.uint8)
    return np.unpackbits(packed, None, size, "little").view(np.int8)


def spell(action: Option) -> str:
    """An action in one line; a star where it has a hole."""
    return " ".join(map(spell_word, action))


def spell_word(word: Word | Hole) -> str:
    if type(word) in HOLE_TYPES:
        return "*"
    return "+".join(map(str, word)) if isinstance(word, tuple) else str(word)


def space_of(game: Game[Any], seats: int, options: Mapping[str, Word]) -> Space:
    """The space of a table, cached."""
    if game is (game_of(game.key, game.about.pack) if game.about.pack else GAMES.get(game.key)):
        return _space_of(game.key, game.about.pack, seats, tuple(sorted(options.items())))
    return Space(game, seats, options)


@cache
def _space_of(key: str, pack: str, seats: int, options: tuple[tuple[str, Word], ...]) -> Space:
    return Space(game_of(key, pack), seats, dict(options))


# -- what views and notes can look like


def rehearse(space: Space) -> Place:
    """A few games, and all that the asked seats knew in them."""
    root = Place()
    for number in range(REHEARSALS):
        for view, notes in rehearsal(space, number):
            root.learn({"view": view, "notes": notes})
    return root


def rehearsal(space: Space, number: int) -> Iterator[tuple[View, Notes]]:
    """One game as the asked seats see it, and all seats at the end."""
    game, seats = space.game, range(space.seats)
    luck = random.Random(number)
    bots = [seat_bot(levels(game)[0], game, space.seats, seat, luck) for seat in seats]
    dealer = Seeded(number)
    s = game.setup(space.seats, space.options, dealer)
    notes = [game.mind.notes(space.seats) for _ in seats]
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
    """A seat's notes after these events, of which it hears its own."""
    for event in events:
        if addressed(event, seat):
            notes = game.mind.remember(notes, event)
    return notes
