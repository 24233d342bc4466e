"""Six languages, laid out for reading: lexicon.toml, and how its words are compared (OS-103.1).

Words are compared by their key: lower case, without apostrophes, hyphens and (except in
Ukrainian) marks. A small slip is a small Damerau–Levenshtein distance.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.resources import files
from itertools import product
from typing import TypedDict, cast

from fabletop.packs.content import Names, names_in


class Words(TypedDict):
    """One language of lexicon.toml as it is written."""

    articles: list[str]
    numbers: list[list[str]]
    beyond: list[str]
    never: list[str]
    conjunctions: list[str]
    elisions: list[str]
    recital: list[str]
    agrees: str
    openings: list[str]
    ordinary: list[str]
    phrases: list[str]
    names: dict[str, list[str]]
    also: dict[str, list[str]]
    adorned: dict[str, list[str]]
    own: dict[str, list[str]]  # of a content pack


LANGUAGES = ("en", "fr", "de", "es", "nl", "uk")

SOURCE = tomllib.loads(files(__package__).joinpath("lexicon.toml").read_text("utf-8"))
KINDS = cast("list[str]", SOURCE["kinds"])


def own_names(names: Names, lang: str) -> dict[str, list[str]]:
    """What a content pack calls treasures: understood besides their usual names."""
    said = names_in(names, lang)
    found = {k: [said.get(f"kind-{k}", ""), said.get(f"kind-{k}-short", "")] for k in KINDS}
    return {
        kind: [name for name in forms if any(map(str.isalnum, name))]
        for kind, forms in found.items()
    }


def words_of(lang: str, names: Names) -> Words:
    """A language with the names of a content pack."""
    return cast(Words, SOURCE[lang] | {"own": own_names(names, lang)})


WORDS = {lang: words_of(lang, {}) for lang in LANGUAGES}

Near = tuple[tuple[str, int], ...]  # words, and how many slips away each is
Name = tuple[str, ...]  # the keys of a name's words
Forgiving = tuple[str, int, frozenset[str]]  # a listed word, how many slips, its letters

# -- writing (OS-103.1)

APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ‘`´′‛＇", "'") | dict.fromkeys("‐‑", "-"))
INVISIBLE = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
LIGATURES = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae"})
JOINTS = str.maketrans("", "", "'-")


def normal(text: str) -> str:
    """The text in lower case, composed, with one kind of apostrophe and hyphen."""
    lower = INVISIBLE.sub("", text).lower().translate(APOSTROPHES)
    return unicodedata.normalize("NFC", lower)


def tidy(text: str) -> str:
    """An adjective as it is kept and repeated: normal, and with single spaces."""
    return " ".join(normal(text).split())


def without_marks(word: str) -> str:
    """É is e, ß is ss, œ is oe."""
    parts = unicodedata.normalize("NFD", word.translate(LIGATURES))
    return "".join(c for c in parts if not unicodedata.combining(c))


def key_of(word: str, lang: str) -> str:
    """What words are compared by. In Ukrainian marks are letters: й is not и."""
    bare = word.translate(JOINTS)
    return bare if lang == "uk" or bare.isascii() else without_marks(bare)


def spellings(listed: str, lang: str) -> set[str]:
    """The keys of a listed word: ü is also ue."""
    word = normal(listed)
    return {key_of(word, lang), key_of(word.translate(UMLAUTS), lang)}


def distance(a: str, b: str) -> int:
    """Damerau–Levenshtein: letters inserted, deleted, changed, or swapped with a neighbour."""
    far = len(a) + len(b)
    table = [[far] * (len(b) + 2) for _ in range(len(a) + 2)]
    table[1][1:] = range(len(b) + 1)
    row_of: dict[str, int] = {}
    for i, x in enumerate(a, 1):
        table[i + 1][1] = i
        column = 0
        for j, y in enumerate(b, 1):
            row, last = row_of.get(y, 0), column
            column = j if x == y else column
            table[i + 1][j + 1] = min(
                table[i][j] + (x != y),
                table[i + 1][j] + 1,
                table[i][j + 1] + 1,
                table[row][last] + (i - row - 1) + 1 + (j - last - 1),
            )
        row_of[x] = i
    return table[-1][-1]


def slack_of(listed: str) -> int:
    """How many slips a listed word forgives (OS-103.4)."""
    letters = sum(map(str.isalpha, listed))
    return 2 if letters >= 8 else 1 if letters >= 5 else 0


# -- a language, laid out for reading


@dataclass(frozen=True, slots=True)
class Tongue:
    """What the parser looks up in one language."""

    lang: str
    names: Mapping[Name, str]
    starting: Mapping[str, list[Name]]
    adorned: frozenset[Name]
    slack: Mapping[str, int]
    longest: int
    numbers: Mapping[str, int]  # articles count as 1, numbers beyond nine as 0
    never: frozenset[str]
    conjunctions: frozenset[str]
    elisions: frozenset[str]
    openings: Mapping[str, list[Name]]  # by their first word, the longest first
    fillers: frozenset[str]
    ordinary: frozenset[str]
    near: Callable[[str], Near]  # the listed words that a typed word may mean


def near_words(slack: Mapping[str, int], forgiving: Sequence[Forgiving], key: str) -> Near:
    """The listed words that a typed word may mean, and its distance to each."""
    found = {key: 0} if key in slack else {}
    for listed, slips, letters in forgiving:
        # A slip changes the length by one and the set of letters by two at most.
        if (
            abs(len(listed) - len(key)) > slips
            or len(letters.symmetric_difference(key)) > 2 * slips
        ):
            continue
        if (apart := distance(listed, key)) <= slips:
            found[listed] = apart
    return tuple(found.items())


def parts_of(text: str, elisions: Iterable[str]) -> list[str]:
    """The single words of a listed name: килим-літак has two, pièce d'or three."""
    apart = re.sub(rf"\b({'|'.join(elisions) or '-'})'", r"\1' ", normal(text))
    return apart.replace("-", " ").split()


def bare_noun(singular: str, articles: Iterable[str]) -> str:
    head, _, tail = singular.partition(" ")
    return tail if tail and head in articles else singular


def articles_of(words: Words) -> list[str]:
    return words["articles"] + words["numbers"][0]


def listed_forms(words: Words) -> Iterator[tuple[str, str]]:
    """Every form of every name with its kind; genders, one letter long, are none.

    Where a name has two meanings, the later one counts.
    """
    for table in (words["own"], words["names"], words["also"], words["adorned"]):
        for kind, forms in table.items():
            for form in forms:
                if len(form) > 1:
                    yield kind, bare_noun(form, articles_of(words))


def keys_of(text: str, lang: str) -> list[Name]:
    """The keys of a listed text, in every spelling."""
    parts = parts_of(text, WORDS[lang]["elisions"])
    return list(product(*(sorted(spellings(part, lang)) for part in parts)))


def slacks(words: Words, lang: str) -> dict[str, int]:
    parts = [p for _, form in listed_forms(words) for p in parts_of(form, words["elisions"])]
    return {key: slack_of(part) for part in parts for key in spellings(part, lang)}


def numerals(words: Words, lang: str) -> dict[str, int]:
    lines = [words["beyond"], articles_of(words), *words["numbers"][1:]]
    return {
        key: value for value, line in enumerate(lines) for w in line for key in spellings(w, lang)
    }


NUMBERS = {lang: numerals(words, lang) for lang, words in WORDS.items()}


def names_of(words: Words, lang: str) -> dict[Name, str]:
    """All names; a name of several words may also be written as one (goldcoin)."""
    names = {n: kind for kind, form in listed_forms(words) for n in keys_of(form, lang)}
    return {("".join(name),): kind for name, kind in names.items()} | names


def by_first_word(names: Iterable[Name]) -> dict[str, list[Name]]:
    table: dict[str, list[Name]] = {}
    for name in names:
        table.setdefault(name[0], []).append(name)
    return table


def learn(words: Words, lang: str) -> Tongue:
    """The tables of a language. What is near to a word is kept with them."""
    names, slack, numbers = names_of(words, lang), slacks(words, lang), numerals(words, lang)
    openings = [name for text in words["openings"] for name in keys_of(text, lang)]
    conjunctions = frozenset(words["conjunctions"])
    degrees = {key_of(word, lang) for word in SOURCE["intensifiers"]}
    forgiving = [(word, slips, frozenset(word)) for word, slips in slack.items() if slips]
    return Tongue(
        lang=lang,
        names=names,
        starting=by_first_word(names),
        adorned=frozenset(
            n for t in words["adorned"].values() for f in t for n in keys_of(f, lang)
        ),
        slack=slack,
        longest=max(map(len, names)),
        numbers=numbers,
        never=frozenset(key_of(normal(word), lang) for word in words["never"]),
        conjunctions=conjunctions,
        elisions=frozenset(words["elisions"]),
        openings=by_first_word(sorted(openings, key=len, reverse=True)),
        fillers=conjunctions.union(numbers, degrees, *openings),
        ordinary=frozenset(words["ordinary"]),
        near=lru_cache(maxsize=1024)(partial(near_words, slack, forgiving)),
    )
