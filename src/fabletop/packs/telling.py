"""What a pack changes, in words, and as a page gets it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from fabletop.core.game import Json
from fabletop.packs.names import spoken
from fabletop.packs.pack import Pack, read_pack
from fabletop.text import LANGUAGES, Speaker, say_house


def spell_pack(text: str) -> Json:
    """All a page needs to know of a pack: what is different, its words, the whole content."""
    pack = read_pack(text)
    words = {language: spoken(pack.game, pack.names, language) for language in LANGUAGES}
    return {**pack.spell(), "words": words, "content": pack.content()}


def told(pack: Pack, speaker: Speaker, language: str = "en") -> Iterator[str]:
    """One line for each difference; the page says them the same way."""
    for one in pack.differences():
        what = speaker.say(f"content-{one['says']}", **cast("dict[str, Any]", one["args"]))
        now, usual = (
            worded(one[name], str(one["spoken"]), speaker, language) for name in ("now", "usual")
        )
        yield say_house(language, "pack-difference", {"what": what, "now": now, "usual": usual})
    if not pack.differences():
        yield say_house(language, "pack-only-names", {})


def worded(value: object, sort: str, speaker: Speaker, language: str) -> str:
    """A value as people say it."""
    if isinstance(value, bool):
        return say_house(language, "pack-yes" if value else "pack-no", {})
    if isinstance(value, list):
        return ", ".join(worded(one, sort, speaker, language) for one in value)
    return str(speaker.word(sort, value, {})) if sort else str(value)
