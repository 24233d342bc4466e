"""Adjectives: which words may be one, and whether two of them are the same (OS-82, OS-107, OS-108).

Each language strips its endings in its own way; people at one table may speak different ones,
so the best comparison counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from fabletop.games.open_sesame.tongues import (
    LANGUAGES,
    NUMBERS,
    SOURCE,
    UMLAUTS,
    distance,
    key_of,
    normal,
    without_marks,
)

FILTERED = [(word.rstrip("*"), word.endswith("*")) for word in SOURCE["filtered"]]
INTENSIFIERS = frozenset(map(without_marks, SOURCE["intensifiers"]))
VERDICTS = ("no", "close", "exact")
DOUBLED = re.compile(r"([b-df-hj-np-tv-xz])\1e$")
CYRILLIC = re.compile("[\u0400-\u052f]")


def is_adjective(text: str) -> bool:
    """Whether a text may be an adjective: one to three words of letters, none filtered."""
    said = normal(text.strip())
    words = said.split(" ")
    plain = all(c.isalpha() or c in " '-" for c in said)
    lettered = all(any(map(str.isalpha, word)) for word in words if word)
    short = 2 <= len(said) <= 40 and len(words) - words.count("") <= 3
    return plain and lettered and short and not is_filtered(said)


def is_filtered(said: str) -> bool:
    keys = [without_marks(word) for word in re.split("[ '-]+", said)] + re.split("[ '-]+", said)
    return any(
        key.startswith(word) if open_ended else key == word
        for word, open_ended in FILTERED
        for key in keys
    )


@lru_cache(maxsize=4096)
def compare(in_force: str, spoken: str, lang: str) -> str:
    """How well an adjective is repeated: "exact", "close" or "no"."""
    a, b = content(in_force, lang), content(spoken, lang)
    verdicts = [
        likeness([stem(word) for word in a], [stem(word) for word in b]) for stem in READINGS[lang]
    ]
    return VERDICTS[max(verdicts)]


@lru_cache(maxsize=4096)
def compare_any(in_force: str, spoken: str) -> str:
    """The same in the language that suits best; the alphabet tells Ukrainian."""
    cyrillic = CYRILLIC.search(in_force + spoken)
    tongues = [lang for lang in LANGUAGES if (lang == "uk") == bool(cyrillic)]
    return VERDICTS[max(VERDICTS.index(compare(in_force, spoken, lang)) for lang in tongues)]


def content(text: str, lang: str) -> list[str]:
    """The words that count: no article in front, no "very"; but never none at all."""
    words = normal(text).replace("-", " ").split()
    rest = [word for word in words if without_marks(word) not in INTENSIFIERS]
    while rest and NUMBERS[lang].get(key_of(rest[0], lang)) == 1:
        rest = rest[1:]
    return rest or words


def likeness(a: list[str], b: list[str]) -> int:
    """The verdict on two lists of stems: the worst word decides. If one writes together
    what the other writes apart, the whole is compared."""
    if len(a) != len(b):
        a, b = [" ".join(a)], [" ".join(b)]
    return min(map(word_likeness, a, b), default=0)


def word_likeness(a: str, b: str) -> int:
    if a == b:
        return 2
    longer = max(len(a), len(b))
    allowed = 2 if longer >= 9 else 1 if longer >= 5 else 0
    return int(abs(len(a) - len(b)) <= allowed and distance(a, b) <= allowed)


def ending_off(word: str, endings: Iterable[str]) -> str:
    """The word without the first of the endings that fits, but never nothing."""
    fitting = (word[: -len(e)] for e in endings if word.endswith(e) and word != e)
    return next(fitting, word)


def stem_en(word: str) -> str:
    return word


def stem_fr(word: str) -> str:
    """Grosse and gros are "gro", peureux and peureuse "peureu"."""
    return ending_off(masculine(ending_off(word, "sx")), "sx")


def masculine(word: str) -> str:
    """French, the first that fits: -euse, -ive, -che, a doubled consonant and e, a final e."""
    for feminine, other in (("euse", "eu"), ("ive", "if"), ("che", "c")):
        if word.endswith(feminine):
            return word.removesuffix(feminine) + other
    single, fitted = DOUBLED.subn(r"\1", word)
    return single if fitted else ending_off(word, "e")


def stem_de(word: str) -> str:
    return ending_off(word, ("er", "en", "em", "es", "e"))


def stem_es(word: str) -> str:
    return ending_off(word, ("os", "as", "es", "o", "a", "s"))


def stem_nl(word: str) -> str:
    """Grote and groot are "grot", boze and boos "bos"."""
    single = re.sub(r"(.)\1", r"\1", ending_off(word, "e"))
    return single[:-1] + {"v": "f", "z": "s"}.get(single[-1:], single[-1:])


def stem_uk(word: str) -> str:
    return ending_off(word, ("ого", "ими", "ої", "ою", "ий", "ій", "их", "іх", *"аяеєії"))


STEMS = dict(zip(LANGUAGES, (stem_en, stem_fr, stem_de, stem_es, stem_nl, stem_uk), strict=True))


def readings(lang: str) -> list[Callable[[str], str]]:
    """The ways to come to a stem. Marks fall before or after the ending does: doré and dorée
    agree only in the second way, doré and dore only in the first; and ü may be ue."""
    stem = STEMS[lang]
    if lang == "uk":
        return [stem]
    return [
        lambda word: stem(without_marks(word)),
        lambda word: without_marks(stem(word)),
        lambda word: stem(without_marks(word.translate(UMLAUTS))),
        lambda word: without_marks(stem(word).translate(UMLAUTS)),
    ]


READINGS = {lang: readings(lang) for lang in LANGUAGES}
