"""A game's answers and options in the words that people read at the table.

Other seats are named relative to the seat that answers: bots change seats, so a seat's number says
nothing. A verb has the words of its button, without its arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fabletop.core.game import Game
from fabletop.core.options import Action, Word
from fabletop.text import Speaker, plain_id

GAP = "…"  # what changes in the words of a verb
PASSING = ("offer",)  # numbered as they come; their numbers say nothing
CONTENT = "content"  # what a pack changes, named like an option


class Wording:
    """Words for one game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.actions = game.about.actions
        self.speak = Speaker(game.key, "en", [neighbour(step, seats) for step in range(seats)])
        self.said: dict[Action, str] = {}  # each answer is worded once

    # -- answers

    def answer(self, action: Action) -> str:
        """An answer as its button says it; its seats count from whoever gave it (`from_seat`)."""
        if action not in self.said:
            try:
                words = self.speak.option(action, self.actions.get(str(action[0]), ()))
            except (LookupError, ValueError):
                words = " ".join(map(plain, action))
            self.said[action] = words
        return self.said[action]

    def verbs(self, actions: Iterable[Action]) -> dict[str, str]:
        """The words of every verb that was used; where they are unclear, the rulebook's word."""
        answers: dict[str, set[str]] = {}
        for action in actions:
            answers.setdefault(str(action[0]), set()).add(self.answer(action))
        found = {verb: self.outline(verb, said) for verb, said in answers.items()}
        often = [bare(words) for words in found.values()]
        return {
            verb: words if often.count(bare(words)) == 1 else own(verb)
            for verb, words in found.items()
        }

    def outline(self, verb: str, answers: Iterable[str]) -> str:
        """A verb's words with gaps, if all these answers fit in."""
        try:
            words = self.speak.option((verb, *self.gaps(verb)), self.actions.get(verb, ()))
        except (LookupError, ValueError):
            return own(verb)
        fitting = re.compile(".*".join(map(re.escape, words.split(GAP))))
        fits = re.search(r"\w", words) and all(map(fitting.fullmatch, answers))
        return words if fits else own(verb)

    def gaps(self, verb: str) -> list[str]:
        return [GAP] * len(self.actions.get(verb, ()))

    # -- options

    def setting(self, option: str) -> str:
        """What an option is called."""
        if option == CONTENT:
            return "Content pack"
        known = self.speak.has(f"setting-{option}")
        return self.speak.say(f"setting-{option}") if known else option.replace("_", " ")

    def value(self, option: str, value: Word) -> str:
        """What a value of an option is called."""
        if isinstance(value, tuple):
            return ", ".join(self.value(option, each) for each in value) or "none"
        for key in (f"setting-{option}-{plain_id(value)}", f"kind-{value}"):
            if self.speak.has(key):
                return self.speak.say(key)
        return plain(value)

    def option(self, option: str, *values: Word) -> str:
        """An option with its value, or with several that do the same."""
        return f"{self.setting(option)}: {', '.join(self.value(option, each) for each in values)}"

    def options(self, options: Mapping[str, Word]) -> str:
        return "; ".join(self.option(*each) for each in options.items())


def neighbour(step: int, seats: int) -> str:
    """The name of the seat so many places further."""
    if step == 0:
        return "oneself"
    if seats == 2:
        return "the other player"
    if step in (1, seats - 1):
        return "the next player" if step == 1 else "the player before"
    return f"the player {step} chairs on"


def from_seat(action: Action, fields: Sequence[str], seat: int, seats: int) -> Action:
    """An answer with seats relative to its own, and with sorted lists."""
    return (
        action[0],
        *[in_order(word, name, seat, seats) for word, name in zip(action[1:], fields, strict=True)],
    )


def in_order(word: Word, name: str, seat: int, seats: int) -> Word:
    if name in PASSING:
        return GAP
    if isinstance(word, tuple):
        return tuple(sorted(word, key=str))
    if name.split("_")[-1] in ("seat", "other") and type(word) is int:
        return (word - seat) % seats
    return word


def plain(word: object) -> str:
    """A word without words of its own; a list by commas, nothing as a dash."""
    if isinstance(word, tuple):
        return ", ".join(map(plain, word))
    if isinstance(word, bool):
        return "Yes" if word else "No"
    return "–" if word is None else str(word).replace("_", " ")


def own(verb: str) -> str:
    """A verb by its own name."""
    return verb.replace("_", " ").capitalize()


def bare(words: str) -> str:
    """Without a gap at the end, if that is the only one: Take: … is Take."""
    return words if words.count(GAP) > 1 else words.removesuffix(GAP).rstrip(" :")


def within(answer: str, words: str) -> str:
    """What fills the one gap of a verb's words; with more gaps, the whole answer."""
    before, *after = words.split(GAP)
    if len(after) != 1 or not answer.startswith(before) or not answer.endswith(after[0]):
        return answer
    return answer[len(before) : len(answer) - len(after[0])] or answer
