"""Words: what keys and arguments mean in one of the six languages.

Rules emit keys and arguments; a `Speaker` turns them into sentences with the game's Fluent
files. The last word of an argument's name says what it is: a `given_tile` is a tile. A thing
(`tile`: `sword-pink`) is spoken by the message of its name (`tile-sword-pink`), a place with
numbers (`cell`: `L3R1C2`) by the message of its kind with the numbers as $a, $b, $c, a seat by
its player's name, the value of an option by its setting. Things that are alike share a message
without their number (`card`: `ruby-2` by `card-ruby`). A list ends with "and" and counts what is
alike: "2 × ruby, ring and lamp". `web/shell/words.js` keeps the same rules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path

from fabletop.core.dealer import Event
from fabletop.core.refusals import Refusal
from fabletop.messages import Messages

LANGUAGES = ("en", "fr", "de", "es", "nl", "uk")
I_SOUND = re.compile("[ií]|h[ií](?![ae])", re.I)  # Spanish says "e", not "y", before it
NUMBERED = re.compile(r"-\d+$")

FOLDERS: dict[str, Path] = {}  # of games from elsewhere


@lru_cache(maxsize=64)
def bundle(place: str, language: str, instead: str = "") -> Messages:
    """The messages of a folder in a language; what stands `instead` of some of them."""
    return Messages(language, words_of(place, language), instead)


def words_of(place: str, language: str) -> str:
    """A Fluent file; a game from elsewhere may know fewer languages, but it knows English."""
    own = FOLDERS.get(place.removeprefix("games/"))
    if own is None:
        return files("fabletop").joinpath(f"{place}/text/{language}.ftl").read_text("utf-8")
    spoken = own / "text" / f"{language}.ftl"
    return (spoken if spoken.is_file() else own / "text" / "en.ftl").read_text("utf-8")


def say_house(language: str, key: str, args: Mapping[str, object]) -> str:
    """A message of the house, as pages have it."""
    messages = bundle("web", language)
    pattern = messages.get_message(key).value
    return str(messages.format_pattern(pattern, args)[0]) if pattern else key


def listed(language: str, parts: Sequence[str]) -> str:
    """A list as one says it: "Ana, Ben and Mia"."""
    if len(parts) < 2:
        return "".join(parts)
    *before, last = parts
    key = "list-and-i" if I_SOUND.match(last) else "list-and"
    return say_house(language, key, {"list": ", ".join(before), "last": last})


class Speaker:
    """One game in one language, at a table with these names; a pack may call things otherwise."""

    def __init__(self, game: str, language: str, names: Sequence[str], instead: str = "") -> None:
        self.source = (f"games/{game}", language, instead)
        self.names = names

    @cached_property
    def messages(self) -> Messages:
        """Read when the first word is spoken."""
        return bundle(*self.source)

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
        """One argument in words; a thing that is counted in its plural, if there is one."""
        if isinstance(value, list | tuple):
            return self.list(name.removesuffix("s"), value, args)
        chosen = f"setting-{args.get('option')}-{plain_id(value)}"
        if name == "value" and self.has(chosen):
            return self.say(chosen)
        field = str(args["type"]) if name == "value" and "type" in args else name.split("_")[-1]
        if field in ("seat", "other") and isinstance(value, int):
            return self.names[value]
        if not isinstance(value, str):
            return value if isinstance(value, int) else str(value)
        if field == "option":
            field = "setting"
        count = args.get("count")
        if isinstance(count, int) and self.has(f"{field}s-{value}"):
            return self.say(f"{field}s-{value}", count=count)
        for known in (value, NUMBERED.sub("", value)):
            if self.has(f"{field}-{known}"):
                return self.say(f"{field}-{known}")
        numbers = [int(digits) for digits in re.findall(r"\d+", value)]
        if self.has(field) and numbers:
            return self.say(field, **dict(zip("abc", numbers, strict=False)))
        return value

    def list(self, name: str, values: Sequence[object], args: Mapping[str, object]) -> str:
        """Every value in words, joined; things with the same name are counted, people are not."""
        besides = {key: value for key, value in args.items() if key != "count"}
        words = [str(self.word(name, one, besides)) for one in values]
        if all(isinstance(one, str) for one in values):
            first = dict(zip(reversed(words), reversed(values), strict=True))
            words = [self.times(name, first[word], word, n) for word, n in Counter(words).items()]
        return listed(self.source[1], words)

    def times(self, name: str, value: object, thing: str, count: int) -> str:
        """A thing so many times: in its plural if it has one, else "2 × thing"."""
        if count == 1:
            return thing
        plural = str(self.word(name, value, {"count": count}))
        args = {"count": count, "thing": thing}
        return plural if plural != thing else say_house(self.source[1], "list-times", args)


def plain_id(value: object) -> str:
    """A value as it stands in the name of a message."""
    word = str(value).lower() if isinstance(value, bool) else str(value)
    return re.sub("[^A-Za-z0-9_]", "-", word)
