"""The ways to recite, as options: one by one, or in a whole sentence (OS-100)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from fabletop.core.options import Action, Number, One, Option, Phrase, Word
from fabletop.games.open_sesame.adjectives import is_adjective
from fabletop.games.open_sesame.sayings import examples
from fabletop.games.open_sesame.speech import LONGEST, Listener
from fabletop.games.open_sesame.tongues import LANGUAGES

ADJECTIVE: Phrase = Phrase(
    "adjective", 2, 60, is_adjective, lambda: ("royal", "roial", "brutal", "tropical")
)
CONCEDE: Action = ("concede",)
Ways = dict[tuple[Word, ...], Sequence[Option]]


def ways_to_recite(kinds: tuple[str, ...], most_named: int, listener: Listener) -> Ways:
    """By adjectives, ordered, recite_input, and whether nothing is named yet; never by the hand."""
    found: Ways = {}
    for adjectives, ordered in product((False, True), (False, True)):
        single = adjectives or ordered
        number = 1 if single else Number(1, most_named)
        by_name: Option = ("name", One(kinds), number, ADJECTIVE if adjectives else None)
        sentences = [
            ("sentence", sentence_in(lang, adjectives, listener), lang)
            for lang in sorted(LANGUAGES)
        ]
        for ways, fresh in product(("both", "pick", "sentence"), (False, True)):
            names = [by_name] if ways != "sentence" else []
            texts = sentences if ways != "pick" and fresh else []
            found[adjectives, ordered, ways, fresh] = [CONCEDE, *names, *texts]
    return found


def sentence_in(lang: str, adjectives: bool, listener: Listener) -> Phrase:
    """OS-103: any text that can be read in that language."""
    return Phrase(
        lang,
        1,
        LONGEST,
        lambda text: listener.understands(text, lang, adjectives),
        lambda: examples(lang, adjectives),
    )
