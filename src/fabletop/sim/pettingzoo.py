"""Our games in PettingZoo: one seat after the other (`env`), or all at once (`parallel_env`).

What a seat gets is made from its view and its notes only. An illegal action costs a point, and
what the clock would play is played instead, so that a game never hangs on somebody who learns.
docs/pettingzoo.md says what the numbers mean.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from fabletop.core.dealer import Event, Quiet, Seats
from fabletop.core.game import Game, Outcome
from fabletop.core.options import Action, Word
from fabletop.games import GAMES
from fabletop.sim.spaces import Space, remember, space_of
from fabletop.text import Speaker
from fabletop.transcript import told

USUAL_SEATS = 3  # where so many can play
ILLEGAL = -1.0  # for an action that is not in the mask
NOT_ASKED: Mapping[int, Action] = {}
UNREAD = np.zeros(0, np.float32)

Observation: TypeAlias = dict[str, npt.NDArray[Any]]
Info: TypeAlias = dict[str, Any]


def env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, Word] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> InTurn:
    """A table where one seat is asked after the other."""
    return InTurn(sit_down(game, seats, options), max_cycles, render_mode)


def parallel_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, Word] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Together:
    """A table where everybody answers at once; who is not asked waits."""
    return Together(sit_down(game, seats, options), max_cycles, render_mode)


def sit_down(game: str | Game[Any], seats: int | None, options: Mapping[str, Word] | None) -> Space:
    """The space of a table, with three seats or as many as it needs if nobody said."""
    rules = GAMES[game] if isinstance(game, str) else game
    chosen = dict(options or {})
    usual = [USUAL_SEATS, *rules.seats]
    fitting = [count for count in usual if rules.refuse_setup(count, chosen) is None]
    return space_of(rules, seats or (fitting or usual)[0], chosen)


def reward(game: Game[Any], outcome: Outcome, seat: int) -> float:
    """Together: 1 for a win, −1 for a loss. Else −1 to 1: others behind less others ahead."""
    if game.cooperative or not outcome.winners:
        return 1.0 if outcome.winners else -1.0
    own = outcome.ranks[seat]
    ahead = sum((rank > own) - (rank < own) for rank in outcome.ranks)
    return ahead / (len(outcome.ranks) - 1)


class Listening(Quiet):
    """A quick dealer that keeps what it tells."""

    __slots__ = ("events",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.hears = True
        self.events: list[Event] = []

    def tell(self, key: str, *args: object, to: Seats = None) -> None:
        self.events.append(Event(key, args, to))

    show = tell


class Sitting:
    """One game in play, and what each seat has heard and seen of it."""

    def __init__(self, space: Space, seed: int) -> None:
        self.space, self.game = space, space.game
        self.dealer = Listening(seed)
        self.s = self.game.setup(space.seats, space.options, self.dealer)
        self.heard = [0] * space.seats
        self.notes = [self.game.notes(space.seats) for _ in range(space.seats)]
        self.eyes = [space.eye() for _ in range(space.seats)]
        self.masks: dict[int, Mapping[int, Action]] = {}
        self.kept: Any = None

    def moment(self) -> Any:
        """The state as it is now, to be looked at later too."""
        if self.kept is None:
            self.kept = self.game.clone(self.s)
        return self.kept

    def legal(self, seat: int) -> Mapping[int, Action]:
        """What a seat that is asked may do now, by number."""
        found = self.masks.get(seat)
        if found is None:
            asked = seat in self.game.actors(self.s)
            found = self.masks[seat] = self.space.legal(self.s, seat) if asked else NOT_ASKED
        return found

    def look(self, seat: int, s: Any, heard: int) -> npt.NDArray[np.float32]:
        """What a seat knew when the game stood so and that much had been told."""
        if heard < self.heard[seat]:  # looking back
            self.heard[seat], self.notes[seat] = 0, self.game.notes(self.space.seats)
        events = self.dealer.events[self.heard[seat] : heard]
        self.notes[seat] = remember(self.game, self.notes[seat], events, seat)
        self.heard[seat] = heard
        return self.eyes[seat].look(self.game.view(s, seat), self.notes[seat])

    def act(self, seat: int, action: Action) -> None:
        self.game.apply(self.s, seat, action, self.dealer)
        self.masks.clear()
        self.kept = None

    def lapse(self, seat: int) -> Action:
        """What is played for somebody who does not answer."""
        actions = self.game.pace(self.s).lapse.get(seat) or list(self.legal(seat).values())
        return actions[self.dealer.below(len(actions))]


class Glance(dict[str, npt.NDArray[Any]]):
    """What a seat knows at one moment; the row of numbers is made when somebody reads it.

    Whoever chooses by the mask alone, or runs many games to look at few, does not pay for it.
    """

    __slots__ = ("heard", "s", "seat", "sitting")

    def __init__(self, sitting: Sitting, seat: int, mask: npt.NDArray[np.int8]) -> None:
        super().__init__(observation=UNREAD, action_mask=mask)
        self.sitting: Sitting | None = sitting
        self.seat, self.s = seat, sitting.moment()
        self.heard = len(sitting.dealer.events)

    def read(self) -> None:
        """Make the row, once."""
        if self.sitting is not None:
            row = self.sitting.look(self.seat, self.s, self.heard)
            super().__setitem__("observation", row)
            self.sitting = self.s = None

    def __getitem__(self, key: str) -> npt.NDArray[Any]:
        if key != "action_mask":
            self.read()
        return super().__getitem__(key)

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self.items()),)


def after_reading(name: str) -> Callable[..., Any]:
    method = getattr(dict, name)

    def read_first(self: Glance, *args: Any) -> Any:
        self.read()
        return method(self, *args)

    return read_first


for name in (
    "__eq__", "__iter__", "__ne__", "__or__", "__repr__", "__ror__",
    "copy", "get", "items", "pop", "popitem", "setdefault", "values",
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
        self._actions = actions
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
        bits = bytearray(self._actions)  # quicker than numpy where few are set
        for number in sitting.legal(seat):
            bits[number] = 1
        return Glance(sitting, seat, np.frombuffer(bits, np.int8))

    def story(self, sitting: Sitting) -> str | None:
        """What everybody was told since the last time, in sentences."""
        if self.render_mode is None:
            return None
        news = [event for event in sitting.dealer.events[self._told :] if event.to is None]
        self._told = len(sitting.dealer.events)
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
        self.max_cycles = max_cycles

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the options are the table's, not the game's."""
        self.sit(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in agents}
        self._paid = False
        self._asked = dict.fromkeys(agents, 0)
        self.agent_selection = agents[self.rules.actors(self.sitting.s)[0]]

    def observe(self, agent: str) -> Observation:
        return self.picture(self.sitting, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The seat now asked does that."""
        if not self.agents:
            raise RuntimeError("no game is in play: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting, seat = self.sitting, self.seat_of[agent]
        decision = self.rules.decision(sitting.s)
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._paid = False
        chosen = sitting.legal(seat).get(-1 if action is None else int(action))
        if chosen is None:
            self.pay(agent, ILLEGAL)
            chosen = sitting.lapse(seat)
        sitting.act(seat, chosen)
        self._asked[agent] += 1
        self.move_on(seat, decision)

    def move_on(self, seat: int, decision: int) -> None:
        """Who is next: of several who are asked together, the next round the table."""
        actors = self.rules.actors(self.sitting.s)
        if not actors:
            self.end()
            return
        same = self.rules.decision(self.sitting.s) == decision
        after = [other for other in actors if other > seat] if same else ()
        self.agent_selection = self.possible_agents[(after or actors)[0]]
        if self._asked[self.agent_selection] == self.max_cycles:
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
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game; the options are the table's, not the game's."""
        self.sit(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self.pictures(), {agent: {} for agent in self.agents}

    def picture(self, sitting: Sitting, seat: int) -> Observation:
        found = super().picture(sitting, seat)
        if not sitting.legal(seat):
            found["action_mask"][-1] = 1
        return found

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
        sitting, rules = self.sitting, self.rules
        decision = rules.decision(sitting.s)
        legal = {agent: sitting.legal(self.seat_of[agent]) for agent in actions}
        for agent, number in actions.items():
            seat, chosen = self.seat_of[agent], legal[agent].get(number)
            waits = not legal[agent] and number == self.space.size
            if chosen is None and not waits:
                rewards[agent] += ILLEGAL
            if not legal[agent] or not self.is_asked(seat, decision):
                continue
            if chosen is None:
                sitting.act(seat, sitting.lapse(seat))
            elif rules.refuse(sitting.s, seat, chosen) is None:
                sitting.act(seat, chosen)

    def is_asked(self, seat: int, decision: int) -> bool:
        """Whether that question is still put to somebody."""
        s = self.sitting.s
        return self.rules.decision(s) == decision and seat in self.rules.actors(s)

    def render(self) -> str | None:
        """What everybody was told since the last time."""
        return self.story(self.sitting)
