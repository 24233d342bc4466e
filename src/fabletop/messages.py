"""The messages of Fluent files, each parsed when it is first spoken.

A file has hundreds of messages, and who reads it wants a few. Parsing all of them takes a tenth of
a second or more for each file and language; finding where they begin takes a hundredth of that.
"""

from __future__ import annotations

import re
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime.resolver import Message, Pattern

ENTRY = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.M | re.A)  # all else is indented, a comment or }
NAME = re.compile(r"-?[A-Za-z][\w-]*", re.A)


class Messages:
    """Like a `FluentBundle` of whole files. A later source overrides an earlier one."""

    def __init__(self, language: str, *sources: str) -> None:
        from fluent.runtime import FluentBundle  # only for those who speak

        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for source in sources:
            self.unread |= entries(source)

    def has_message(self, key: str) -> bool:
        self.read(key)
        return bool(self.bundle.has_message(key))

    def get_message(self, key: str) -> Message:
        self.read(key)
        return self.bundle.get_message(key)

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Any] = MappingProxyType({})
    ) -> tuple[Any, list[Any]]:
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return text, errors

    def read(self, key: str) -> None:
        """Parse an entry, and all that it may refer to."""
        from fluent.runtime import FluentResource

        source = self.unread.pop(key, None)
        if source is None:
            return
        self.bundle.add_resource(FluentResource(source))
        for name in NAME.findall(source):
            self.read(name)


def entries(source: str) -> dict[str, str]:
    """The text of each message and `-term` by its name."""
    found: dict[str, str] = {}
    starts = [*ENTRY.finditer(source), None]
    for each, following in pairwise(starts):
        if each:
            end = following.start() if following else len(source)
            found.setdefault(each[0], source[each.start() : end])
    return found
