"""The games in OpenSpiel: importing this module registers them in pyspiel as `fabletop_<key>`.

A state of OpenSpiel is a moment (`moments.py`); every draw, roll and shuffle step is a chance node.
The observation is a player's view, the information state is view and notes. Seats that answer
together in secret are asked in turn, and nobody learns an answer before all are in. With
`simultaneous` these questions are simultaneous nodes instead.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from fabletop.core.dealer import Keeping
from fabletop.core.game import Game, Notes, Outcome, Seat, View
from fabletop.core.options import Word, matches
from fabletop.games import GAMES
from fabletop.sim.checks import Missing, Slip, check_table, edition
from fabletop.sim.moments import begin
from fabletop.sim.spaces import Space, space_of, spell

try:
    import pyspiel
except ImportError:
    raise Missing(__name__, "OpenSpiel") from None

PREFIX = "fabletop_"
LONGEST = 10_000  # decisions: more than any game takes
MOST_OUTCOMES = 1000  # of one deal: more than any has
TYPICAL_SEATS = 3
UNSAID = -1  # seats

Parameters = dict[str, bool | int | str]


def utilities(outcome: Outcome, cooperative: bool) -> list[float]:
    """Returns from −1 to 1: a team wins or loses; others count seats behind minus seats ahead."""
    ranks = outcome.ranks
    if cooperative:
        return [1.0 if outcome.winners else -1.0] * len(ranks)
    return [sum((r > own) - (r < own) for r in ranks) / (len(ranks) - 1) for own in ranks]


# -- as OpenSpiel wants it


class State(pyspiel.State):
    """A state of OpenSpiel: a moment, exchanged for the next one."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self.moment = game.first
        self.simultaneous = game.simultaneous

    def current_player(self) -> int:
        """The player to move; of several asked seats, the first."""
        moment = self.moment
        if moment.ways:
            return int(pyspiel.PlayerId.CHANCE)
        if not moment.actors:
            return int(pyspiel.PlayerId.TERMINAL)
        if (
            self.simultaneous
            and len(moment.actors) > 1
            and moment.space.game.table.is_secret(moment.s)
        ):
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return moment.actors[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.actors and not self.moment.ways

    def returns(self) -> list[float]:
        """Each player's return; 0 before the end."""
        moment = self.moment
        game = moment.space.game
        outcome = None if moment.s is None else game.outcome(moment.s)
        if outcome is None or moment.ways:
            return [0.0] * moment.space.seats
        return utilities(outcome, game.about.cooperative)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each chance outcome and its probability."""
        ways = self.moment.ways
        weight = sum(ways.values())
        return [(way, ways[way] / weight) for way in sorted(ways)]

    def resample_from_infostate(self, player: int, uniform: Any) -> State:
        """A state this player cannot tell from the real one; `uniform()` is a number from 0 to 1.

        It has no history. The other players have notes of what they heard with this player, and
        of what they were told alone in this world. Events unknown to this player did not happen.
        """
        found: State = self.get_game().new_initial_state()
        found.moment = self.moment.imagine(player, Keeping(lambda n: int(uniform() * n)))
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.legal(player))

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.ways:
            self.moment = moment.deal(action)
        else:
            self.moment = moment.answer({moment.actors[0]: action})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.moment = self.moment.answer({seat: actions[seat] for seat in self.moment.actors})

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name = self.moment.space.name(action)
        words = spell(self.moment.legal(player).get(action, ()))
        return name if words in ("", name) else f"{name}: {words}"

    def __str__(self) -> str:
        moment = self.moment
        s = None if moment.s is None else moment.space.game.dump(moment.s)
        return json.dumps([s, moment.answers, moment.dealt], sort_keys=True)


class Observer:
    """What a player knows, as numbers and as JSON: the view, or view and notes."""

    def __init__(self, space: Space, recalls: bool, private: bool) -> None:
        self.recalls = recalls
        self.private = private
        self.fresh = space.game.mind.notes(space.seats)
        self.eyes = [space.eye() for _ in range(space.seats)]
        self.tensor = np.zeros(space.features, np.float32)
        self.dict = {"information_state" if recalls else "observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what this player knows into `tensor`."""
        _, view, notes = self.known(state, player)
        # Before the first deal nothing is seen; pyspiel looks there again and again, for the size.
        self.tensor[:] = self.eyes[player].look(view, notes or self.fresh) if view else 0.0

    def string_from(self, state: State, player: int) -> str:
        """What this player knows, in one line."""
        seat, view, notes = self.known(state, player)
        return json.dumps({"seat": seat, "view": view, "notes": notes}, sort_keys=True)

    def known(self, state: State, player: int) -> tuple[Seat | None, View, Notes | None]:
        moment = state.moment
        seat = player if self.private else None
        return seat, moment.view(seat), moment.notes[player] if self.recalls else None


class Table(pyspiel.Game):
    """A game of OpenSpiel: one of our games with seats, options and pack."""

    game: Game[Any]

    def __init__(self, parameters: Parameters) -> None:
        game = edition(self.game.key, str(parameters["pack"]) or None)
        seats, options = read_seats(game, parameters), read_options(game, parameters)
        check_table(game, seats, options)
        self.space = space_of(game, seats, options)
        self.simultaneous = bool(parameters["simultaneous"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.about.cooperative else 0.0,
            max_game_length=LONGEST,
        )
        usual = default_parameters(game)
        said = {name: value for name, value in parameters.items() if value != usual[name]}
        super().__init__(kind_of(game, self.simultaneous), info, said)
        self.first = begin(self.space)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_table, (str(self),)

    def new_initial_state(self) -> State:
        """The first state, before anything is dealt."""
        return State(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None
    ) -> Observer | None:
        """One for what a player knows, or for what everybody sees; others there are none."""
        if params:
            raise ValueError(f"observers have no parameters, and these were given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        if not kind.public_info or not (private or (public_only and not kind.perfect_recall)):
            return None
        return Observer(self.space, kind.perfect_recall, private)


def load_table(text: str) -> Any:
    """A game from the text that pyspiel writes for it."""
    return pyspiel.load_game(text)


# -- registration


def possible_seats(game: Game[Any]) -> list[int]:
    """The numbers of seats that need no options."""
    return [seats for seats in game.about.seats if not game.refuse_setup(seats, {})]


def kind_of(game: Game[Any], simultaneous: bool = False) -> Any:
    """What OpenSpiel wants to know of a game."""
    dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
    seats = possible_seats(game)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.key}",
        long_name=f"Fabletop {game.key.replace('_', ' ')}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.about.cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )


def default_parameters(game: Game[Any]) -> Parameters:
    """Seats, simultaneity, pack, and every option with a pyspiel type.

    `players` is OpenSpiel's word for `seats`; it counts if `seats` is not given.
    """
    seats = possible_seats(game)
    table: Parameters = {
        "players": min(max(TYPICAL_SEATS, seats[0]), seats[-1]),
        "seats": UNSAID,
        "simultaneous": False,
        "pack": "",
    }
    defaults = {name: parameter(setting.default) for name, setting in game.about.settings.items()}
    return table | {name: value for name, value in defaults.items() if value is not None}


def parameter(word: Word) -> bool | int | str | None:
    """A word as a pyspiel parameter; None if there is no type for it."""
    if isinstance(word, str):
        return int(word) if word.isdigit() else word
    return word if isinstance(word, bool | int) else None


def read_seats(game: Game[Any], parameters: Parameters) -> int:
    """The number of seats, by either parameter; both must agree."""
    seats, players = int(parameters["seats"]), int(parameters["players"])
    if seats == UNSAID:
        return players
    if players not in (seats, default_parameters(game)["players"]):
        raise Slip(f"players={players} and seats={seats} contradict each other: say one of them")
    return seats


def read_options(game: Game[Any], parameters: Parameters) -> dict[str, Word]:
    """The options in the parameters that are not defaults."""
    usual = default_parameters(game)
    said = {name: parameters[name] for name in game.about.settings if name in usual}
    return {
        name: read_word(game.about.settings[name].accepts, value)
        for name, value in said.items()
        if value != usual[name]
    }


def read_word(accepts: Sequence[Any], value: bool | int | str) -> Word:
    """The word an option accepts; several things are joined by plus signs."""
    for word in (value, str(value), tuple(str(value).split("+"))):
        if any(matches(part, word) for part in accepts):
            return word
    return value


def register(game: Game[Any]) -> None:
    """Make a game known to pyspiel.

    By a class, not a function: pyspiel lets go of it when Python is gone, and a class survives it.
    """
    pyspiel.register_game(kind_of(game), type(game.key, (Table,), {"game": game}))


for each in GAMES.values():
    register(each)
