"""Our games in PettingZoo: one seat after the other (`env`), or all at once (`parallel_env`).

Observations are made from a seat's view and notes only. An illegal action costs a point, and a
lapse action is played instead, so a game never hangs on a learning agent. docs/pettingzoo.md
explains the numbers.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fabletop.core.game import Game, Outcome
from fabletop.sim.checks import Missing, Options, Slip, check_table, edition, whole, words
from fabletop.sim.sitting import Sitting, glance
from fabletop.sim.spaces import Space, space_of
from fabletop.text import Speaker
from fabletop.transcript import told

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise Missing(__name__, "PettingZoo") from None

USUAL_SEATS = 3  # where so many can play
ILLEGAL = -1.0  # for an action that is not in the mask

Observation: TypeAlias = dict[str, npt.NDArray[Any]]
Info: TypeAlias = dict[str, Any]


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
    """A table where all seats answer at once; a seat that is not asked waits."""
    return Together(sit_down(game, seats, options, pack), max_cycles, render_mode)


def sit_down(
    game: str | Game[Any], seats: int | None, options: Options | None, pack: str | Path | None
) -> Space:
    """The space of a table; default: three seats, or as many as the game needs."""
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
    """Refuse game options in `reset`: they belong to the table. Other keys pass."""
    for name in options or ():
        if name in space.game.about.settings:
            raise Slip(f"{name} is an option of the table: give it to env(), not to reset()")


def reward(game: Game[Any], outcome: Outcome, seat: int) -> float:
    """Cooperative: 1 or −1. Competitive: the share of seats behind minus seats ahead."""
    if game.about.cooperative or not outcome.winners:
        return 1.0 if outcome.winners else -1.0
    own = outcome.ranks[seat]
    ahead = sum((rank > own) - (rank < own) for rank in outcome.ranks)
    return ahead / (len(outcome.ranks) - 1)


class Furniture:
    """The common part of both environments: agents, spaces, seeds, and rendering."""

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
        """A new game. A seed also fixes all later games, until the next seed."""
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
    """A seat's result, for `info`."""
    found: Info = {"rank": outcome.ranks[seat]} if outcome.ranks else {}
    return found | ({"score": outcome.scores[seat]} if outcome.scores else {})


class InTurn(Furniture, AECEnv[str, Observation, int]):
    """One seat after the other, in the order in which the rules ask them.

    Seats that are asked together answer in turn and do not see each other's secret answers.
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
        """Play an action for the current seat."""
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
        """Truncate the game if the next seat has been asked `max_cycles` times."""
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
    """All seats at once: a seat that is not asked has one action, the last, which waits.

    Answers are carried out in seat order. One that an earlier answer made impossible is dropped
    and costs nothing.
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
        """Play the actions of all seats."""
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
        """Carry out the answers that are still possible, and note their costs."""
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
        """Whether that question still asks this seat."""
        sitting = self.sitting
        return sitting.decision == decision and seat in sitting.actors

    def render(self) -> str | None:
        """What everybody was told since the last time."""
        return self.story(self.sitting)
