"""The shared bots, and how to find a bot by name: a level, or a character of the game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from fabletop.bots.characters import Persona
from fabletop.bots.greedy import Greedy
from fabletop.bots.ismcts import Budget, Forgetful, Ismcts, Settings
from fabletop.bots.memory import LEVELS, WEAK
from fabletop.bots.random import Random, Straight
from fabletop.core.game import Game
from fabletop.core.mind import Bot, Character

USUAL_MS = 50  # of thought for one that searches
LONGEST = 1.0  # seconds of thought at a table

Maker = Callable[[Game[Any], int, int, random.Random], Bot]

BOTS: Mapping[str, Maker] = {
    "random": lambda game, seats, seat, rng: Random(rng) if game.mind.holes else Straight(rng),
    "easy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "easy", WEAK),
    "greedy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "greedy"),
}


# one that searches is called `ismcts:20ms` or `ismcts:500`, for many observers `ismcts:500,many`
SEARCH = "ismcts"
SEARCHING = re.compile(rf"{SEARCH}(?::(\d+)(ms)?)?(?:,(\w+))?")
VARIANTS: Mapping[str, bool] = {"single": False, "many": True}


def settings_of(name: str) -> Settings | None:
    """The settings of a search, from its name; None for other bots."""
    said = SEARCHING.fullmatch(name)
    if not said or said[3] not in (None, *VARIANTS):
        return None
    amount = int(said[1] or USUAL_MS)
    timed = said[2] or not said[1]
    budget = Budget(seconds=amount / 1000) if timed else Budget(simulations=amount)
    return Settings(budget, many=VARIANTS.get(said[3], False)) if amount else None


def adviser(game: Game[Any], seats: int, seat: int, rng: random.Random) -> Bot | None:
    """The game's strong bot, which advises a search, or None."""
    return (
        game.mind.bots[game.mind.strong](seat, seats, rng)
        if game.mind.strong in game.mind.bots
        else None
    )


def levels(game: Game[Any]) -> list[str]:
    """The levels of a game, the default first."""
    heuristics = [name for name in ("greedy", "easy") if name in game.mind.heuristics]
    return [*(game.mind.bots or heuristics), "random"]


def split_names(names: str) -> list[str]:
    """Names separated by commas; a search variant belongs to the name before it."""
    found: list[str] = []
    for word in names.split(","):
        if word in VARIANTS and found and found[-1].startswith(SEARCH):
            found[-1] += f",{word}"
        else:
            found.append(word)
    return found


def is_bot(name: str, game: Game[Any]) -> bool:
    """Whether there is such a bot, perhaps only for studies."""
    known = (*names(game), *game.study.trials, *game.mind.heuristics)
    return name in known or settings_of(name) is not None


def names(game: Game[Any]) -> list[str]:
    """Every level and character of a game."""
    return [*levels(game), *game.mind.characters]


def may_sit(name: str, game: Game[Any]) -> bool:
    """Whether a table accepts this bot; a search must not take too long."""
    settings = settings_of(name)
    if settings is None:
        return name in names(game)
    return not settings.budget.simulations and settings.budget.seconds <= LONGEST


def offered(game: Game[Any]) -> list[str]:
    """The bots people choose from, the default first."""
    return list(game.mind.characters) or levels(game)


def usual(game: Game[Any]) -> str:
    """The default bot, which stands in for people and gives hints: it forgets as people do."""
    return offered(game)[0]


def seat_bot(name: str, game: Game[Any], seats: int, seat: int, rng: random.Random) -> Bot:
    """The bot of that name, at a seat of a game."""
    if name in game.mind.characters:
        return seat_character(name, game, seats, seat, rng)
    if name in game.mind.bots:
        return game.mind.bots[name](seat, seats, rng)
    if name in BOTS and (name == "random" or not game.mind.bots):  # one of its levels
        return BOTS[name](game, seats, seat, rng)
    if name in game.study.trials:
        return game.study.trials[name](seat, seats, rng)
    if name in game.mind.heuristics:
        return Greedy(game, seats, rng, name)
    settings = settings_of(name)
    if settings:
        return Ismcts(game, seats, seat, rng, settings, adviser(game, seats, seat, rng))
    raise KeyError(f"there is no bot {name!r}; there are {', '.join(names(game))}")


def seat_character(
    name: str, game: Game[Any], seats: int, seat: int, rng: random.Random
) -> Persona:
    """A character; its style is one of the game's styles, a heuristic, or another bot's name."""
    character = game.mind.characters[name]
    style = character.style
    mind: Bot
    if style in game.mind.styles:
        mind = game.mind.styles[style](character, seat, seats, rng)
    elif style in game.mind.heuristics:
        mind = Greedy(game, seats, rng, style, LEVELS[character.memory])
    else:
        mind = seat_bot(style, game, seats, seat, rng)
    if character.thinks:
        mind = searching(mind, character, game, seats, seat, rng)
    return Persona(mind, character, rng)


def searching(
    mind: Bot, character: Character, game: Game[Any], seats: int, seat: int, rng: random.Random
) -> Ismcts:
    """A character that searches; its style advises the search, its memory limits it."""
    settings = Settings(Budget(seconds=character.thinks / 1000))
    adviser = mind if character.style in game.mind.styles else None
    memory = mind if isinstance(mind, Forgetful) else None
    return Ismcts(game, seats, seat, rng, settings, adviser, memory)
