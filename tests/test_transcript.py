"""A record is told in words: what was done, by whose hand, and why, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fabletop.bots.bot import levels
from fabletop.core.game import Game
from fabletop.core.record import HERE, LEAVE, UNDO, Move, Record
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, play_record
from fabletop.text import LANGUAGES, Speaker
from fabletop.transcript import deed, transcript

WHY = {
    "en": "Why: ", "fr": "Pourquoi\u00a0: ", "de": "Warum: ", "es": "Por qué: ", "nl": "Waarom: ",
    "uk": "Чому: ",
}  # fmt: skip


@pytest.fixture(scope="session", params=GAMES.values(), ids=list(GAMES))
def played(request: pytest.FixtureRequest) -> tuple[Game[Any], Record]:
    """A game between one that has reasons and others that try everything."""
    game: Game[Any] = request.param
    return game, play_record(Plan(game.key, 3, (levels(game)[0], "random", "random"), 3), 0)


def numbered(story: list[str]) -> list[str]:
    return [line.split(": ", 1)[1] for line in story if re.match(r"\d+\. ", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_told_in_words(played: tuple[Game[Any], Record], language: str) -> None:
    game, record = played
    story = list(transcript(game, record, language))
    deeds = numbered(story)
    assert len(record.moves) == len(deeds)
    for move, said in zip(record.moves, deeds, strict=True):
        assert not re.search(rf"\bNone\b|^{move.action[0]} |_", said)
    if language != "en":
        english = numbered(list(transcript(game, record)))
        same = [one for one, other in zip(english, deeds, strict=True) if one == other]
        assert len(same) < len(deeds) / 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told(played: tuple[Game[Any], Record], language: str) -> None:
    game, record = played
    reasons = sum(move.why is not None for move in record.moves)
    told = [line.startswith(f"   {WHY[language]}") for line in transcript(game, record, language)]
    assert 0 < reasons == sum(told)


def test_a_reason_without_words_is_left_out() -> None:
    record = play_record(Plan("cave", 2, ("greedy", "greedy"), 3), 0)
    game = GAMES["cave"]
    before = sum("Why: " in line for line in transcript(game, record))
    (first,) = [n for n, move in enumerate(record.moves) if move.why][:1]
    why = record.moves[first].why
    assert why
    object.__setattr__(record.moves[first], "why", why._replace(key="whim"))
    assert before - 1 == sum("Why: " in line for line in transcript(game, record))


def test_an_exact_story_has_the_actions_of_the_rules() -> None:
    record = play_record(Plan("basra", 3, ("baseline",) * 3, 7), 0)
    story = list(transcript(GAMES["basra"], record, exact=True))
    assert "1. baseline 2: move 1 None (bot)" in story
    assert not any("Why: " in line for line in story)


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (Move(0, LEAVE), "leaves the table", "verlässt den Tisch"),
        (Move(0, LEAVE, by="clock"), "leaves the table (time ran out)", None),
        (Move(0, (UNDO, 3), by="house"), "Move undone (automatic)", None),
        (Move(0, (HERE, (1,), (0, 1)), by="house"), "At the table: Bo (automatic)", None),
        (Move(0, (HERE, (), (0, 1))), "At the table: –", "Am Tisch: –"),
        (Move(0, ("pick", 1), ((6, 2), (5, 1))), "Take from Bo  [2/6 1/5]", None),
    ],
)
def test_deeds_by_hand(move: Move, english: str, german: str | None) -> None:
    game = GAMES["cave"]
    speakers = {language: Speaker("cave", language, ["Al", "Bo"]) for language in ("en", "de")}
    assert english == deed(game, speakers["en"], move, "en")
    assert (german or deed(game, speakers["de"], move, "de")) != english
    assert german is None or german == deed(game, speakers["de"], move, "de")
