"""Our games in PettingZoo: one seat after the other (`env`), or all at once (`parallel_env`).

What a seat gets is made from its view and its notes only. An illegal action costs a point, and
what the clock would play is played instead, so that a game never hangs on somebody who learns.
docs/pettingzoo.md says what the numbers mean.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from fabletop.bots.ismcts import Ears
from fabletop.core.dealer import Event, Quiet
from fabletop.core.game import Game, Outcome
from fabletop.core.options import Action
from fabletop.sim.checks import Missing, Options, Slip, check_table, edition, whole, words
from fabletop.sim.spaces import Choices, Space, remember, space_of
from fabletop.text import Speaker
from fabletop.transcript import told

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise Missing(__name__, "PettingZoo") from None

USUAL_SEATS = 3  # where so many can play
ILLEGAL = -1.0  # for an action that is not in the mask
RECENT = 16  # moves that are kept for those who look back

Observation: TypeAlias = dict[str, npt.NDArray[Any]]
Info: TypeAlias = dict[str, Any]
Move: TypeAlias = tuple[int, Action, int]  # a seat, what it did, and of how many if by lot


def env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Options | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    pack: str | Path | None = None,
) -> InTurn:
    """A table where one seat is asked after the other."""
    return InTurn(sit_down(game, seats, options, pack), max_cycles, render_mode)


def parallel_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Options | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    pack: str | Path | None = None,
) -> Together:
    """A table where everybody answers at once; who is not asked waits."""
    return Together(sit_down(game, seats, options, pack), max_cycles, render_mode)


def sit_down(
    game: str | Game[Any], seats: int | None, options: Options | None, pack: str | Path | None
) -> Space:
    """The space of a table, with three seats or as many as it needs if nobody said."""
    if pack is not None and not isinstance(game, str):
        raise Slip("a pack goes with the name of a game, not with a rulebook of your own")
    rules = edition(game, pack) if isinstance(game, str) else game
    chosen = words(options)
    usual = [USUAL_SEATS, *rules.about.seats]
    fitting = [count for count in usual if rules.refuse_setup(count, chosen) is None]
    wanted = (fitting or usual)[0] if seats is None else whole(seats, 1, "the number of seats")
    check_table(rules, wanted, chosen)
    return space_of(rules, wanted, chosen)


def refuse_options(space: Space, options: Mapping[str, object] | None) -> None:
    """What a game is played with is said when its table is made; other people's words pass."""
    for name in options or ():
        if name in space.game.about.settings:
            raise Slip(f"{name} is an option of the table: give it to env(), not to reset()")


def reward(game: Game[Any], outcome: Outcome, seat: int) -> float:
    """Together: 1 for a win, −1 for a loss. Else −1 to 1: others behind less others ahead."""
    if game.about.cooperative or not outcome.winners:
        return 1.0 if outcome.winners else -1.0
    own = outcome.ranks[seat]
    ahead = sum((rank > own) - (rank < own) for rank in outcome.ranks)
    return ahead / (len(outcome.ranks) - 1)


class Moment(NamedTuple):
    """A game as it once stood, and how much had been told by then."""

    s: Any
    heard: int


class Sitting:
    """One game in play. What can be known of it is worked out for those who look."""

    def __init__(self, space: Space, seed: int) -> None:
        self.space, self.game, self.seed = space, space.game, seed
        self.dealer: Quiet = Quiet(seed)
        self.s = self.game.setup(space.seats, space.options, self.dealer)
        self.actors = self.game.actors(self.s)
        self.decision = self.game.decision(self.s)
        self.moves: list[Move] = []
        self.found: dict[int, Choices] = {}
        self.onlooker: Onlooker | None = None
        self.in_sight = False  # whether the onlooker's game is the one that is played

    def choices(self, seat: int) -> Choices:
        """What a seat that is asked may do now."""
        found = self.found.get(seat)
        if found is None:
            asked = seat in self.actors
            found = self.space.choices(self.s, seat) if asked else self.space.nothing
            self.found[seat] = found
        return found

    def act(self, seat: int, action: Action, lots: int = 0) -> None:
        game, s = self.game, self.s
        game.apply(s, seat, action, self.dealer)
        self.actors = game.actors(s)
        self.decision = game.decision(s)
        self.moves.append((seat, action, lots))
        self.found.clear()
        if self.in_sight:
            self.watched().note()

    def lapse(self, seat: int) -> None:
        """Play what is played for somebody who does not answer."""
        lapses = self.game.table.pace(self.s).lapse.get(seat)
        actions = lapses or list(self.space.legal(self.s, seat).values())
        self.act(seat, actions[self.dealer.below(len(actions))], len(actions))

    def look(self, seat: int, number: int) -> npt.NDArray[np.float32]:
        """What a seat knew after so many moves; who looks now may look again."""
        onlooker = self.watched()
        row = onlooker.look(seat, number)
        if number == len(self.moves):
            self.s, self.dealer, self.in_sight = onlooker.s, onlooker.dealer, True
        return row

    def events(self) -> Sequence[Event]:
        """All that was told so far."""
        return self.watched().listen(len(self.moves))

    def watched(self) -> Onlooker:
        if self.onlooker is None:
            self.onlooker = Onlooker(self)
        return self.onlooker


class Onlooker:
    """Plays a game once more until somebody looks, and keeps what could be seen and heard.

    So whoever chooses by the mask alone, or runs many games to look at few, does not pay for it.
    Once it has caught up, its game is the one that is played on.
    """

    def __init__(self, sitting: Sitting, keeps: int = RECENT) -> None:
        self.sitting, self.keeps = sitting, keeps
        space = self.space = sitting.space
        self.game, self.moves = space.game, sitting.moves
        self.dealer = Ears(sitting.seed)
        self.s = self.game.setup(space.seats, space.options, self.dealer)
        self.at = 0
        self.moments = {0: Moment(self.game.clone(self.s), len(self.dealer.events))}
        self.memory: Onlooker | None = None
        self.heard = [0] * space.seats
        self.notes = [self.game.mind.notes(space.seats) for _ in range(space.seats)]
        self.eyes = [space.eye() for _ in range(space.seats)]

    def note(self) -> None:
        """Keep the game as it stands after one more move, and forget what is long ago."""
        self.at += 1
        self.moments[self.at] = Moment(self.game.clone(self.s), len(self.dealer.events))
        self.moments.pop(self.at - self.keeps, None)

    def follow(self, number: int) -> Moment:
        """The game after so many moves."""
        if number <= self.at and number not in self.moments:
            return self.recall(number)
        for seat, action, lots in self.moves[self.at : number]:
            if lots:
                self.dealer.below(lots)
            self.game.apply(self.s, seat, action, self.dealer)
            self.note()
        return self.moments[number]

    def recall(self, number: int) -> Moment:
        """Something long ago: from now on everything is kept."""
        if self.memory is None:
            self.memory = Onlooker(self.sitting, sys.maxsize)
        return self.memory.follow(number)

    def listen(self, number: int) -> Sequence[Event]:
        """What was told until then."""
        return self.dealer.events[: self.follow(number).heard]

    def look(self, seat: int, number: int) -> npt.NDArray[np.float32]:
        """What a seat knew then."""
        s, heard = self.follow(number)
        if heard < self.heard[seat]:  # looking back
            self.heard[seat], self.notes[seat] = 0, self.game.mind.notes(self.space.seats)
        events = self.dealer.events[self.heard[seat] : heard]
        self.notes[seat] = remember(self.game, self.notes[seat], events, seat)
        self.heard[seat] = heard
        return self.eyes[seat].look(self.game.view(s, seat), self.notes[seat])


class Glance(dict[str, npt.NDArray[Any]]):
    """What a seat knows at one moment; the row of numbers is made when somebody reads it.

    Until then only the mask is in it, and is found as fast as in any dict.
    """

    __slots__ = ("number", "seat", "sitting")
    sitting: Sitting | None
    seat: int
    number: int  # of moves until then

    def read(self) -> None:
        """Make the row, once."""
        if self.sitting is not None:
            row, mask = self.sitting.look(self.seat, self.number), super().pop("action_mask")
            self.sitting = None
            super().update(observation=row, action_mask=mask)

    def __missing__(self, key: str) -> npt.NDArray[Any]:
        if self.sitting is None:
            raise KeyError(key)
        self.read()
        return self[key]

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self.items()),)


def glance(sitting: Sitting, seat: int, mask: npt.NDArray[np.int8]) -> Glance:
    """What a seat knows now, and which actions it has."""
    found = Glance(action_mask=mask)
    found.sitting, found.seat, found.number = sitting, seat, len(sitting.moves)
    return found


def after_reading(name: str) -> Callable[..., Any]:
    method = getattr(dict, name)

    def read_first(self: Glance, *args: Any, **named: Any) -> Any:
        self.read()
        return method(self, *args, **named)

    return read_first


for name in (
    "__contains__", "__delitem__", "__eq__", "__ior__", "__iter__", "__len__", "__ne__", "__or__",
    "__repr__", "__reversed__", "__ror__", "__setitem__", "clear", "copy", "get", "items", "keys",
    "pop", "popitem", "setdefault", "update", "values",
):  # fmt: skip
    setattr(Glance, name, after_reading(name))


class Furniture:
    """What both kinds of tables have: names for seats, spaces, seeds, and a story to read."""

    def __init__(self, space: Space, actions: int, render_mode: str | None) -> None:
        modes: list[str] = ["ansi"]
        if render_mode not in (None, *modes):
            raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
        self.metadata: dict[str, Any] = {
            "name": f"fabletop_{space.game.key}",
            "render_modes": modes,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.space, self.rules = space, space.game
        self.possible_agents = [f"player_{seat}" for seat in range(space.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._can_do = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._can_see = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (space.features,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._luck = random.Random()
        self._told = 0
        self._sitting: Sitting | None = None

    @property
    def sitting(self) -> Sitting:
        """The game in play, or the last one."""
        if self._sitting is None:
            raise RuntimeError("no game is in play: call reset() first")
        return self._sitting

    def sit(self, seed: int | None) -> None:
        """A new game. With a seed all that follow are fixed too, until the next one."""
        if seed is not None:
            self._luck = random.Random(seed)
        self._told = 0
        self._sitting = Sitting(self.space, self._luck.getrandbits(64))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._can_see[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._can_do[agent]

    def close(self) -> None:
        """There is nothing to close."""

    def picture(self, sitting: Sitting, seat: int) -> Observation:
        """What a seat knows, and which actions it has."""
        return glance(sitting, seat, self.space.mask(sitting.choices(seat)))

    def story(self, sitting: Sitting) -> str | None:
        """What everybody was told since the last time, in sentences."""
        if self.render_mode is None:
            return None
        events = sitting.events()
        news = [event for event in events[self._told :] if event.to is None]
        self._told = len(events)
        speaker = Speaker(self.rules.key, "en", self.possible_agents)
        return "\n".join(line.strip() for line in told(self.rules, speaker, news))


def result(outcome: Outcome, seat: int) -> Info:
    """How it ended for a seat."""
    found: Info = {"rank": outcome.ranks[seat]} if outcome.ranks else {}
    return found | ({"score": outcome.scores[seat]} if outcome.scores else {})


class InTurn(Furniture, AECEnv[str, Observation, int]):
    """One seat after the other, in the order in which the rules ask them.

    Where several are asked at once they answer in turn, and cannot see each other's answers
    where the rules keep them secret.
    """

    def __init__(self, space: Space, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__(space, space.size, render_mode)
        self.max_cycles = None if max_cycles is None else whole(max_cycles, 1, "max_cycles")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; options are given to the table when it is made, and refused here."""
        refuse_options(self.space, options)
        self.sit(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in agents}
        self._paid = False
        self._asked = [0] * len(agents)
        self.agent_selection = agents[self.sitting.actors[0]]

    def observe(self, agent: str) -> Observation:
        return self.picture(self._sitting or self.sitting, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The seat now asked does that."""
        if not self.agents:
            raise RuntimeError("no game is in play: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting, seat = self._sitting or self.sitting, self.seat_of[agent]
        decision = sitting.decision
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._paid = False
        number = -1 if action is None else int(action)
        chosen = self.space.action(sitting.choices(seat), number)
        if chosen is None:
            self.pay(agent, ILLEGAL)
            sitting.lapse(seat)
        else:
            sitting.act(seat, chosen)
        actors = sitting.actors
        if not actors:
            self.end()
            return
        coming = actors[0]
        if len(actors) > 1 and sitting.decision == decision:
            for other in actors:
                if other > seat:
                    coming = other
                    break
        self.agent_selection = self.possible_agents[coming]
        if self.max_cycles is not None:
            self.cut_off(seat, coming)

    def cut_off(self, asked: int, coming: int) -> None:
        """The end, if who comes next has been asked often enough."""
        self._asked[asked] += 1
        if self._asked[coming] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def end(self) -> None:
        outcome = self.rules.outcome(self.sitting.s)
        assert outcome is not None
        for seat, agent in enumerate(self.possible_agents):
            self.pay(agent, reward(self.rules, outcome, seat))
            self.infos[agent] = result(outcome, seat)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def pay(self, agent: str, amount: float) -> None:
        self.rewards[agent] += amount
        self._cumulative_rewards[agent] += amount
        self._paid = True

    def render(self) -> str | None:
        """What everybody was told since the last time."""
        return self.story(self.sitting)


class Together(Furniture, ParallelEnv[str, Observation, int]):
    """Everybody at once: who is not asked has one action, the last, which is to wait.

    Answers are carried out in the order of the seats. One that another's has overtaken is
    forgotten, and costs nothing.
    """

    def __init__(self, space: Space, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__(space, space.size + 1, render_mode)
        self.max_cycles = None if max_cycles is None else whole(max_cycles, 1, "max_cycles")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game; options are given to the table when it is made, and refused here."""
        refuse_options(self.space, options)
        self.sit(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self.pictures(), {agent: {} for agent in self.agents}

    def picture(self, sitting: Sitting, seat: int) -> Observation:
        found = sitting.choices(seat)
        mask = np.append(self.space.mask(found), np.int8(found is self.space.nothing))
        return glance(sitting, seat, mask)

    def pictures(self) -> dict[str, Observation]:
        return {agent: self.picture(self.sitting, self.seat_of[agent]) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """All these at once."""
        if not self.agents:
            raise RuntimeError("no game is in play: call reset() first")
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        self.answer({agent: int(action) for agent, action in actions.items()}, rewards)
        self._cycles += 1
        outcome = self.rules.outcome(self.sitting.s)
        late = outcome is None and self._cycles == self.max_cycles
        infos: dict[str, Info] = {agent: {} for agent in agents}
        if outcome:
            for agent in agents:
                rewards[agent] += reward(self.rules, outcome, self.seat_of[agent])
                infos[agent] = result(outcome, self.seat_of[agent])
        pictures = self.pictures()
        if outcome or late:
            self.agents = []
        over = dict.fromkeys(agents, outcome is not None)
        return pictures, rewards, over, dict.fromkeys(agents, late), infos

    def answer(self, actions: Mapping[str, int], rewards: dict[str, float]) -> None:
        """Carry out what still can be, and note what each costs."""
        sitting, rules, space = self.sitting, self.rules, self.space
        decision = sitting.decision
        choices = {agent: sitting.choices(self.seat_of[agent]) for agent in actions}
        for agent, number in actions.items():
            seat, chosen = self.seat_of[agent], space.action(choices[agent], number)
            has_none = choices[agent] is space.nothing
            if chosen is None and not (has_none and number == space.size):
                rewards[agent] += ILLEGAL
            if has_none or not self.is_asked(seat, decision):
                continue
            if chosen is None:
                sitting.lapse(seat)
            elif rules.refuse(sitting.s, seat, chosen) is None:
                sitting.act(seat, chosen)

    def is_asked(self, seat: int, decision: int) -> bool:
        """Whether that question is still put to somebody."""
        sitting = self.sitting
        return sitting.decision == decision and seat in sitting.actors

    def render(self) -> str | None:
        """What everybody was told since the last time."""
        return self.story(self.sitting)
