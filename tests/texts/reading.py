"""The messages of the shell and the games as plain sentences, one for each way to say them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from fabletop.games import GAMES

SOURCE = Path(__file__).parents[2] / "src" / "fabletop"
PLACES = {"shell": SOURCE / "web"} | {key: SOURCE / "games" / key for key in GAMES}
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"  # where something is put into a sentence


class Sentence(NamedTuple):
    """One way to say a message: its text, and what is put in (`$count`, `kind-ruby`)."""

    key: str
    text: str
    holes: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()  # the variables whose value chose this way

    @property
    def whole(self) -> str:
        """The text with what is put in by its name: `{ $count } tiles`."""
        parts = self.text.split(HOLE)
        named = [f"{{ {name} }}" for name in self.holes]
        return "".join(part + hole for part, hole in zip(parts, [*named, ""], strict=True))


@lru_cache(maxsize=64)
def messages(place: str, language: str) -> dict[str, ast.Message]:
    """The messages of a place in a language, as Fluent reads them."""
    text = (PLACES[place] / "text" / f"{language}.ftl").read_text("utf-8")
    return parsed(text)


def parsed(text: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def sentences(found: dict[str, ast.Message]) -> list[Sentence]:
    """Every way in which every message can be said."""
    return [
        way._replace(key=key)
        for key, entry in found.items()
        if entry.value
        for way in ways(entry.value)
    ]


def ways(pattern: ast.Pattern) -> Iterator[Sentence]:
    """The ways to say a pattern: each variant of each selector once, with the others' first."""
    parts = [list(element_ways(element)) for element in pattern.elements]
    for number in range(max(map(len, parts), default=0)):
        yield joined([part[min(number, len(part) - 1)] for part in parts])


def element_ways(element: ast.TextElement | ast.Placeable) -> Iterator[Sentence]:
    if isinstance(element, ast.TextElement):
        yield Sentence("", element.value)
        return
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        chooser = name(inner.selector)
        for variant in inner.variants:
            for way in ways(variant.value):
                yield way._replace(chosen=(chooser, *way.chosen))
    elif isinstance(inner, ast.StringLiteral):
        yield Sentence("", inner.value)
    else:
        yield Sentence("", HOLE, (name(inner),))


def name(node: object) -> str:
    if isinstance(node, ast.VariableReference):
        return f"${node.id.name}"
    return node.id.name if isinstance(node, ast.MessageReference) else ""


def joined(parts: list[Sentence]) -> Sentence:
    return Sentence(
        "",
        "".join(part.text for part in parts),
        tuple(hole for part in parts for hole in part.holes),
        tuple(one for part in parts for one in part.chosen),
    )


def page(game: str, language: str) -> str:
    """The rules page of a game."""
    return (PLACES[game] / "rules" / f"{language}.md").read_text("utf-8")
