"""Words: what keys and arguments mean in one of the six languages.

Rules emit keys and arguments; a `Speaker` turns them into sentences with the game's Fluent
files. An argument that names a thing (`tile`: `sword-pink`) is spoken by the message of that
name (`tile-sword-pink`), a seat by its player's name, a list joined with commas.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from fabletop.core.dealer import Event
from fabletop.core.refusals import Refusal

LANGUAGES = ("en", "fr", "de", "es", "nl", "uk")

# fields that speak through the messages of another
ALIASES = {"lamp": "tile", "other": "seat", "by": "seat", "option": "setting"}


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """A game's messages in a language, read once."""
    source = files(f"fabletop.games.{game}").joinpath(f"text/{language}.ftl").read_text("utf-8")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(source))
    return messages


class Speaker:
    """One game in one language, at a table with these names."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self.messages = bundle(game, language)
        self.names = names

    def has(self, key: str) -> bool:
        return bool(self.messages.has_message(key))

    def say(self, key: str, **args: object) -> str:
        """A message, its arguments put into words."""
        pattern = self.messages.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key} says nothing")
        text, errors = self.messages.format_pattern(pattern, self.words(args))
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return str(text)

    def event(self, event: Event, fields: Sequence[str]) -> str:
        return self.say(f"event-{event.key}", **dict(zip(fields, event.args, strict=True)))

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.code}", **refusal.args)

    def option(self, action: Sequence[object], fields: Sequence[str]) -> str:
        return self.say(f"option-{action[0]}", **dict(zip(fields, action[1:], strict=True)))

    # -- arguments

    def words(self, args: Mapping[str, object]) -> dict[str, object]:
        """Arguments as a message wants them; `count` is the length of a list."""
        spoken = {name: self.word(name, value, args) for name, value in args.items()}
        lists = [value for value in args.values() if isinstance(value, list | tuple)]
        return {"count": len(lists[0])} | spoken if lists else spoken

    def word(self, name: str, value: object, args: Mapping[str, object]) -> object:
        if isinstance(value, list | tuple):
            return ", ".join(str(self.word(name.removesuffix("s"), one, args)) for one in value)
        field = str(args["type"]) if name == "value" and "type" in args else ALIASES.get(name, name)
        if field == "seat" and isinstance(value, int):
            return self.names[value]
        if not isinstance(value, str):
            return value if isinstance(value, int) else str(value)
        if field == "cell":
            return self.say("label-cell", **cell_numbers(value))
        known = [key for key in (f"{field}-{value}", value) if self.has(key)]
        return self.say(known[0]) if known else value


def cell_numbers(cell: str) -> dict[str, int]:
    """L3R1C2: layer 3, row 1, column 2."""
    layer, row, column = map(int, re.findall(r"\d+", cell))
    return {"layer": layer, "row": row, "column": column}
