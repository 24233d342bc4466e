"""Understanding a recital: a sentence in one of six languages becomes a list of treasures.

A text is cut into segments at commas and conjunctions; openings at the head of a segment are
dropped. In a segment the treasure names are found, first those written as listed, then, in
phrases that hold none, those with a slip of the finger; a segment with several names is cut
into pieces of one name each. Around its name a piece has a number and, with adjectives on, the
words that make the adjective (OS-103).

Words are compared by their key: lower case, without apostrophes, hyphens and (except in
Ukrainian) marks. All words live in lexicon.toml, but for the names a content pack gives.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple, cast

from fabletop.games.open_sesame.adjectives import is_adjective
from fabletop.games.open_sesame.tongues import (
    LANGUAGES,
    Name,
    Tongue,
    distance,
    key_of,
    learn,
    normal,
    slack_of,
    words_of,
)
from fabletop.packs.content import Names

LONGEST = 600  # OS-105


class Entry(NamedTuple):
    """One thing said: a kind, how many, and its adjective ("" without adjectives)."""

    kind: str
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody needs
    adjective: str


class Unparsed(NamedTuple):
    """The sentence is not understood; these words are to blame (OS-103.7)."""

    words: tuple[str, ...]


class NotSo(NamedTuple):
    """Understood, but not the way to say it with adjectives (OS-82, OS-104)."""

    code: str
    words: tuple[str, ...]


# -- from text to segments (OS-103.2, OS-103.3)

LETTER = "(?:[^\\W\\d_]|[\u0300-\u036f])"
BREAK = "[,;&，、；\n\r\v\f\x1c-\x1e\x85\u2028\u2029]"
BROKEN = r"\d+(?:[.,/-]\d+)+|\d*[¼-¾⅐-⅞]"  # 1.5, 1,5, 1/2, 2-3, ½: no number of things
PART = re.compile(rf"{BROKEN}|(?P<break>{BREAK})|\d+|{LETTER}+(?:['-]{LETTER}+)*'?")
TIMES = re.compile(r"(?<=\d)\s*[x×](?=\s)|(?<!\w)[x×]\s*(?=\d)")  # 2x, ×2


class Token(NamedTuple):
    """A word: as it is shown, as it is compared ("" if never), and what stood before it."""

    text: str
    key: str
    glue: str


def segments(text: str, tongue: Tongue) -> Iterator[list[Token]]:
    """What stands between commas and conjunctions, openings dropped; never empty."""
    segment: list[Token] = []
    for token in tokens(text, tongue):
        if token is None or token.key in tongue.conjunctions:
            yield from without_opening(segment, tongue)
            segment = []
        else:
            segment.append(token)
    yield from without_opening(segment, tongue)


def tokens(text: str, tongue: Tongue) -> Iterator[Token | None]:
    """The words of a text; None is a break. Other signs are only decoration."""
    for part in PART.finditer(TIMES.sub(" ", normal(text))):
        if part["break"]:
            yield None
            continue
        for word, glue in split(part[0], tongue):
            yield Token(word, "" if word in tongue.ordinary else key_of(word, tongue.lang), glue)


def split(word: str, tongue: Tongue) -> Iterator[tuple[str, str]]:
    """A written word as single words: l'âne is two; lion-vase too, but bleu-vert is one."""
    head, apostrophe, tail = word.partition("'")
    glue = " "
    if tail and head in tongue.elisions:
        yield head + apostrophe, glue
        word, glue = tail, ""
    parts = word.split("-")
    keys = [key_of(part, tongue.lang) for part in parts]
    known = all(key in tongue.slack or key in tongue.numbers for key in keys)
    for part in parts if known else [word]:
        yield part, glue
        glue = "-"


def without_opening(segment: list[Token], tongue: Tongue) -> Iterator[list[Token]]:
    """The segment behind its openings, if anything is left ("En la cueva, hay …")."""
    while size := opening_size(segment, tongue):
        segment = segment[size:]
    if segment:
        yield segment


def opening_size(segment: list[Token], tongue: Tongue) -> int:
    keys = tuple(token.key for token in segment[:6])
    for opening in tongue.openings.get(keys[0], ()) if keys else ():
        if keys[: len(opening)] == opening or is_meant(opening, keys):
            return len(opening)
    return 0


def is_meant(opening: Name, keys: Name) -> bool:
    """Whether a long opening, "in the cavern", was typed with slips behind its first word."""
    if len(opening) < 3 or len(keys) < len(opening):
        return False
    pairs = zip(opening, keys, strict=False)
    return all(word == key or distance(word, key) <= min(1, slack_of(word)) for word, key in pairs)


# -- the names in a segment (OS-103.4)


class Span(NamedTuple):
    """A name found in a segment: its tokens from start to stop, and how it is listed."""

    start: int
    stop: int
    listed: Name


def find_names(segment: Sequence[Token], tongue: Tongue) -> list[Span]:
    """The treasure names, written as listed; with slips only in phrases that hold none."""
    keys = [token.key for token in segment]
    spans = list(scan(keys, tongue, exact_at))
    for start, stop in phrases(segment, spans, tongue):
        if not any(start <= span.start < stop for span in spans):
            near = scan(keys[start:stop], tongue, near_at)
            spans += [Span(s.start + start, s.stop + start, s.listed) for s in near]
    return sorted(spans)


Finder = Callable[[Sequence[str], int, Tongue], "Span | None"]


def scan(keys: Sequence[str], tongue: Tongue, find: Finder) -> Iterator[Span]:
    """Names from left to right, none overlapping."""
    place = 0
    while place < len(keys):
        span = find(keys, place, tongue)
        if span:
            yield span
        place = span.stop if span else place + 1


def exact_at(keys: Sequence[str], start: int, tongue: Tongue) -> Span | None:
    """The longest name that begins here; "Sand Uhr" is Sanduhr too."""
    for size in range(min(tongue.longest, len(keys) - start), 0, -1):
        name = tuple(keys[start : start + size])
        whole = ("".join(name),)
        if name in tongue.names:
            return Span(start, start + size, name)
        if size == 2 and min(map(len, name)) > 2 and whole in tongue.names:
            return Span(start, start + size, whole)
    return None


def near_at(keys: Sequence[str], start: int, tongue: Tongue) -> Span | None:
    """The name nearest to what begins here, provided it is of one kind only."""
    found: dict[Name, int] = {}
    if keys[start] and keys[start] not in tongue.fillers:
        for listed, _ in tongue.near(keys[start]):
            for name in tongue.starting.get(listed, ()):
                apart = how_far(name, keys[start : start + len(name)], tongue)
                found |= {} if apart is None else {name: apart}
    nearest = [name for name in found if found[name] == min(found.values())]
    if len({tongue.names[name] for name in nearest}) != 1:
        return None
    best = max(nearest, key=len)
    return Span(start, start + len(best), best)


def how_far(name: Name, keys: Sequence[str], tongue: Tongue) -> int | None:
    """The slips in a name, if each of its words is near enough."""
    if len(keys) < len(name):
        return None
    slips = [dict(tongue.near(key)).get(w) for w, key in zip(name, keys, strict=True)]
    return None if None in slips else sum(cast("list[int]", slips))


def phrases(
    segment: Sequence[Token], spans: list[Span], tongue: Tongue
) -> Iterator[tuple[int, int]]:
    """From one article or number to the next, those inside names left alone."""
    inside = {place for span in spans for place in range(span.start, span.stop)}
    heads = [
        place
        for place, token in enumerate(segment)
        if place not in inside and number(token, tongue) is not None
    ]
    return pairwise([0, *heads, len(segment)])


def number(token: Token, tongue: Tongue) -> int | None:
    """The value of a number or article, 0 if outside 1–9, None for other words (OS-103.5)."""
    if token.text.isdecimal():
        value = int(token.text)
        return value if value <= 9 else 0
    if not any(map(str.isalpha, token.text)):
        return 0
    return tongue.numbers.get(token.key)


# -- pieces: one name each, with its number and adjective (OS-103.4 to OS-103.6)


class Piece(NamedTuple):
    """A name with what stands before and after it."""

    before: list[Token]
    name: list[Token]
    after: list[Token]
    listed: Name


def pieces(segment: list[Token], tongue: Tongue, adjectives: bool) -> list[Piece]:
    """A segment cut at its names. Without articles ("старий лев синя ваза") it is cut before
    each further name, unless that leaves a name without adjective: then behind each name."""
    spans = find_names(segment, tongue)
    found = cut(segment, spans, cuts(segment, spans, tongue, behind=False))
    if adjectives and len(spans) > 1 and not all(adjective(p, tongue) for p in found):
        other = cut(segment, spans, cuts(segment, spans, tongue, behind=True))
        return other if all(adjective(p, tongue) for p in other) else found
    return found


def cuts(segment: list[Token], spans: list[Span], tongue: Tongue, behind: bool) -> list[int]:
    """Where each further piece begins: at the run of numbers and articles before its name."""
    places = []
    for previous, span in pairwise(spans):
        heads = [number(token, tongue) is not None for token in segment[: span.start]]
        place = max((i for i in range(previous.stop, span.start) if heads[i]), default=-1)
        while place > previous.stop and heads[place - 1]:
            place -= 1
        places.append(place if place >= 0 else previous.stop if behind else span.start)
    return places


def cut(segment: list[Token], spans: list[Span], places: list[int]) -> list[Piece]:
    borders = pairwise([0, *places, len(segment)])
    return [
        Piece(segment[a : s.start], segment[s.start : s.stop], segment[s.stop : b], s.listed)
        for (a, b), s in zip(borders, spans, strict=False)
    ]


def count(piece: Piece, tongue: Tongue) -> int:
    """The number before the name, else one behind it ("cushions 2"), else 1."""
    before = [number(token, tongue) for token in reversed(piece.before)]
    after = [number(token, tongue) for token in piece.after]
    values = [n for n in before if n is not None] or [n for n in after if n is not None]
    return next((n for n in values if n != 1), 1)


def adjective(piece: Piece, tongue: Tongue) -> str:
    """The remaining words, as they were written. A name that is itself adorned ("lampe
    magique") gives up its own adjective when there is no other: it would be missed here,
    and whoever says "grande lampe magique" means the lamp that is big."""
    plain = [t for t in piece.before if number(t, tongue) is None]
    counted = len(plain) < len(piece.before)
    rest = plain + [t for t in piece.after if counted or number(t, tongue) is None]
    if not rest and piece.listed in tongue.adorned:
        pairs = zip(piece.listed, piece.name, strict=True)
        rest = [token for word, token in pairs if (word,) not in tongue.names]
    return "".join(token.glue + token.text for token in rest).lstrip(" -")


# -- the sentence


Read = tuple[Entry, ...] | Unparsed | NotSo


class Listener:
    """Whoever listens to recitals with one box on the table: six languages, and its own names.

    A language is learnt when it is first spoken; what was heard lately is known at once.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self.tongue = cache(self.learn)
        self.parse = lru_cache(maxsize=1024)(self.listen)

    def learn(self, lang: str) -> Tongue:
        return learn(words_of(lang, self.names), lang)

    def listen(self, text: str, lang: str, adjectives: bool = False) -> Read:
        """What a sentence lists, or why it cannot be taken (OS-103)."""
        if lang not in LANGUAGES or len(text) > LONGEST:
            return Unparsed(())
        return read(text, self.tongue(lang), adjectives)

    def understands(self, text: str, lang: str, adjectives: bool) -> bool:
        return not isinstance(self.parse(text, lang, adjectives), Unparsed | NotSo)


def read(text: str, tongue: Tongue, adjectives: bool) -> Read:
    """What a sentence in that language lists, or why it cannot be taken."""
    parts = list(segments(text, tongue))
    lines = [pieces(part, tongue, adjectives) for part in parts]
    flat = [piece for line in lines for piece in line]
    if adjectives and (refused := refuse(flat, tongue)):
        return refused  # before Unparsed, in the order of OS-52
    unknown = [
        w for part, line in zip(parts, lines, strict=True) for w in blame(part, line, tongue)
    ]
    if unknown or not flat:
        return Unparsed(tuple(dict.fromkeys(unknown)))
    return tuple(
        Entry(
            tongue.names[piece.listed],
            count(piece, tongue),
            adjective(piece, tongue) if adjectives else "",
        )
        for piece in flat
    )


def blame(segment: list[Token], found: list[Piece], tongue: Tongue) -> list[str]:
    """The words not understood: numbers beyond nine, words that deny a treasure, and all that is
    no filler if no name is there."""
    if found:
        beyond = [token.text for token in segment if number(token, tongue) == 0]
        return beyond + [token.text for piece in found for token in denials(piece, tongue)]
    strange = [token.text for token in segment if is_strange(token, tongue)]
    return strange or [token.text for token in segment]


def denials(piece: Piece, tongue: Tongue) -> list[Token]:
    """The words that deny a treasure: "no book", "книги немає". Behind an article or a number they
    belong to the adjective or mend a slip ("a not so old lion", "two no three cushions"), and so
    do those with more words behind them ("un lion sans tête")."""
    heads = [False, *(number(token, tongue) is not None for token in piece.before)]
    before = [t for t, head in zip(piece.before, heads, strict=False) if not head]
    return [token for token in before + piece.after[-1:] if token.key in tongue.never]


def is_strange(token: Token, tongue: Tongue) -> bool:
    value = number(token, tongue)
    return token.key not in tongue.fillers if value is None else value == 0


def refuse(found: list[Piece], tongue: Tongue) -> NotSo | None:
    """What is wrong with the pieces when adjectives are on; the first code of OS-52."""
    for piece in found:
        if count(piece, tongue) != 1:
            tokens = piece.before + piece.name + piece.after
            return NotSo("one-at-a-time", tuple(token.text for token in tokens))
    for piece in found:
        if not adjective(piece, tongue):
            return NotSo("adjective-required", tuple(token.text for token in piece.name))
    for piece in found:
        if not is_adjective(said := adjective(piece, tongue)):
            return NotSo("adjective-form", tuple(said.split()))
    return None
