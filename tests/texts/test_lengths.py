"""What has little room is short: a button, a switch, a prompt of two lines on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from fabletop.text import LANGUAGES
from tests.texts.reading import HOLE, PLACES, Sentence, messages, parsed, sentences

NAME = "Amina!"  # what is put in is as long as a usual name
UNSEEN = {"button-forget"}  # read aloud only: a cross stands there
LIMITS = {
    r"button-.+|undo-(?:ask|agree|refuse|withdraw)|hint-(?:ask|do|thanks)|rest-resume": 24,
    r"again-(?:button|other)|learn-(?:button|begin)|guide-next|install-button": 24,
    r"tv-here|host-(?:end|free|bot|swap|swap-this|dismiss)": 24,
    r"postcard-(?:button|save|share|copy)|replay-(?:save|choose)|seal-(?:copy|check)": 24,
    r"host-(?:locked|door|paused|chat|slow)|menu-(?:sound|calm|help)|notice-turn": 45,
    r"ask-.+": 40,
}


def too_long(ways: Iterable[Sentence]) -> Iterator[str]:
    """Each message that does not fit its place."""
    for way in ways:
        room = next((most for keys, most in LIMITS.items() if re.fullmatch(keys, way.key)), 0)
        size = len(way.text.replace(HOLE, NAME))
        if room and way.key not in UNSEEN and size > room:
            yield f"{way.key}: {size} of {room}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_buttons_and_prompts_fit_their_place(place: str, language: str) -> None:
    assert [] == list(too_long(sentences(messages(place, language))))


# -- planted faults

LONG_BUTTON = "button-make = Lay the table for everybody\n"
LONG_PROMPT = "ask-race = Your die shows the same as somebody else’s? Rub the lamp!\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [(LONG_BUTTON, "button-make: 27 of 24"), (LONG_PROMPT, "ask-race: 57 of 40")],
)
def test_what_is_too_long_is_found(text: str, why: str) -> None:
    assert [why] == list(too_long(sentences(parsed(text))))


def test_a_hint_may_be_long() -> None:
    text = "guide-ask-race = Compare the dice. Does anyone else have your number? Then rub!\n"
    assert [] == list(too_long(sentences(parsed(text))))
