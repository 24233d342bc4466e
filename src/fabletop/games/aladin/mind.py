"""What a player of Aladin may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import TYPE_CHECKING, cast

from fabletop.bots.characters import read_characters
from fabletop.bots.memory import LEVELS
from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import BotMaker, Character, Mind, Style
from fabletop.core.options import Action, Option
from fabletop.games.aladin import rollouts, worlds
from fabletop.games.aladin.bots import EASY, HARD, NORMAL, Hunter, Level
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.race import matched
from fabletop.games.aladin.reasons import REASONS
from fabletop.games.aladin.state import State

if TYPE_CHECKING:
    from fabletop.games.aladin import Aladin


CHARACTERS: Mapping[str, Character] = read_characters(
    files(__package__).joinpath("characters.toml").read_text("utf-8")
)


class AladinMind(Mind[State]):
    """What a player of Aladin may know, remember and suppose."""

    reasons = REASONS
    characters: Mapping[str, Character] = CHARACTERS
    holes: Collection[str] = rollouts.HOLES
    skills: Collection[str] = rollouts.SKILLS
    usual: Collection[str] = rollouts.USUAL
    unsupposed: Collection[str] = {"placing"}  # who placed talismans last: nobody reads it again
    horizon = 60  # the rest of a round
    chapters = 1
    strong = "hard"

    def __init__(self, game: Aladin) -> None:
        super().__init__(game)
        self.box = game.box
        self.bots = bots_of(game.box)
        self.styles = styles_of(game.box)
        self.rollouts = rollouts.Rollouts(game.box)

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return self.rollouts.likely(s, seat, self.game.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return rollouts.fillings(s, seat, option)

    def is_right(self, s: State, seat: int, action: Action) -> bool | None:
        """Whether the lamp was rubbed for a matched value, and left alone otherwise."""
        if action[0] not in ("slap", "wait"):
            return None
        return (action[0] == "slap") is any(seat in holders for _, holders in matched(s))

    def chapter(self, s: State) -> int:
        return s.round

    def prospects(self, s: State) -> Sequence[float]:
        return self.rollouts.prospects(s)

    def notes(self, seats: int) -> Notes:
        return cast(Notes, worlds.notes(self.box))

    def remember(self, notes: Notes, event: Event) -> Notes:
        return cast(Notes, worlds.remember(self.box, cast(worlds.LampNotes, notes), event))

    def imagine(self, view: View, notes: Notes, dealer: Dealer) -> State:
        return worlds.imagine(self.box, view, cast(worlds.LampNotes, notes), dealer)

    def confided(self, s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
        return worlds.confided(s, seat, heard, number)


def bots_of(box: Box) -> Mapping[str, BotMaker]:
    """By level, the usual one first."""

    def maker(level: Level) -> BotMaker:
        return lambda seat, seats, rng: Hunter(box, seat, seats, level, rng)

    return {"normal": maker(NORMAL), "easy": maker(EASY), "hard": maker(HARD)}


def styles_of(box: Box) -> Mapping[str, Style]:
    """Ways to hunt, with any memory."""

    def style(level: Level) -> Style:
        return lambda character, seat, seats, rng: Hunter(
            box, seat, seats, level, rng, LEVELS[character.memory]
        )

    return {
        "dreaming": style(EASY),
        "weighing": style(NORMAL),
        "pondering": style(replace(NORMAL, thinks=2)),  # a clear head, but no quick hand
        "reckoning": style(HARD),
    }
