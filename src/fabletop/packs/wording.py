"""The changes of a pack, in words and as JSON for the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from fabletop.core.game import Json
from fabletop.packs.names import TEXTS, spoken
from fabletop.packs.pack import Pack, read_pack
from fabletop.text import LANGUAGES, Speaker, say_house

SOME = 6  # names that are told


def spell_pack(text: str) -> Json:
    """All a page needs of a pack: differences, names, the whole content."""
    pack = read_pack(text)
    words = {language: spoken(pack.game, pack.names, language) for language in LANGUAGES}
    return {**pack.spell(), "words": words, "content": pack.content()}


def told(pack: Pack, speaker: Speaker, language: str = "en") -> Iterator[str]:
    """One line per difference, worded as on the page."""
    for one in pack.differences():
        what = speaker.say(f"content-{one['says']}", **cast("dict[str, Any]", one["args"]))
        now, usual = (
            worded(one[name], str(one["spoken"]), speaker, language) for name in ("now", "usual")
        )
        yield say_house(language, "pack-difference", {"what": what, "now": now, "usual": usual})
    names = pack.renamed(language)
    if not pack.differences():
        yield say_house(language, "pack-only-names" if names else "pack-nothing", {})
    if names:
        words = [key if TEXTS.fullmatch(key) else word for key, word in names.items()]
        some = ", ".join(words[:SOME]) + " …" * (len(words) > SOME)
        yield say_house(language, "pack-names", {"count": len(names), "names": some})


def doubts(pack: Pack, language: str = "en") -> Iterator[str]:
    """Warnings for the author: a name cannot have placeholders."""
    for words in pack.names.values():
        for key, word in words.items():
            signs = "".join(sign for sign in "{}<>" if sign in word)
            if signs:
                yield say_house(language, "pack-signs", {"what": key, "signs": signs})


def worded(value: object, sort: str, speaker: Speaker, language: str) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return say_house(language, "pack-yes" if value else "pack-no", {})
    if isinstance(value, list):
        return ", ".join(worded(one, sort, speaker, language) for one in value)
    return str(speaker.word(sort, value, {})) if sort else str(value)
