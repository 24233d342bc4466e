"""Saying a recital: a list of treasures becomes a sentence (OS-23, OS-101)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fabletop.games.open_sesame.speech import Entry
from fabletop.games.open_sesame.tongues import KINDS, WORDS, articles_of, bare_noun


def noun(kind: str, lang: str) -> str:
    """The name of a kind in the singular, without article."""
    return bare_noun(WORDS[lang]["names"][kind][0], articles_of(WORDS[lang]))


def say(entries: Sequence[tuple[str, int] | Entry], lang: str) -> str:
    """A list of kinds and counts as a whole sentence; adjectives are left out."""
    things = [said(entry[0], entry[1], lang) for entry in entries]
    counts = [entry[1] for entry in entries]
    return sentence(things, counts, lang)


def said(kind: str, count: int, lang: str) -> str:
    """One or more of a kind: "a lion", "zwei Bücher", "п'ять книг"."""
    forms = WORDS[lang]["names"][kind]
    if count == 1:
        return forms[0]
    numbers = WORDS[lang]["numbers"]
    number = numbers[count - 1][0] if count <= len(numbers) else str(count)
    if lang != "uk":
        return f"{number} {forms[1]}"
    if count == 2 and forms[3] == "f":
        number = numbers[1][1]  # дві, not два
    return f"{number} {forms[1 if count < 5 else 2]}"


def sentence(things: list[str], counts: list[int], lang: str) -> str:
    """The recital opening and a list; the verb looks at the first thing or at all of them."""
    if not things:
        return ""
    many = (counts[0] if WORDS[lang]["agrees"] == "first" else sum(counts)) > 1
    *others, last = things
    heard = f"{', '.join(others)} {conjunction(others[-1], lang)} {last}" if others else last
    return f"{WORDS[lang]['recital'][many]} {heard}."


def conjunction(before: str, lang: str) -> str:
    """And; in Ukrainian й after a vowel."""
    return WORDS[lang]["conjunctions"][lang == "uk" and before[-1] in "аеєиіїоуюя"]


@cache
def examples(lang: str, adjectives: bool) -> tuple[str, ...]:
    """A dozen sentences that are understood, always the same."""
    if not adjectives:
        return tuple(say(some_entries(turn), lang) for turn in range(12))
    phrases = WORDS[lang]["phrases"]
    lists = [[phrases[(turn + i) % 12] for i in range(1 + turn % 4)] for turn in range(12)]
    return tuple(sentence(things, [1] * len(things), lang) for things in lists)


def some_entries(turn: int) -> list[tuple[str, int]]:
    """One to five kinds; of the first seven, which have several copies, sometimes two."""
    places = [(5 * turn + 7 * i) % len(KINDS) for i in range(1 + turn % 5)]
    return [(KINDS[p], 2 if p < 7 and (turn + p) % 2 else 1) for p in places]
