"""What bots say: in words that exist, about what all have seen, where talk is allowed."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fabletop.games import GAMES
from fabletop.server.table.banter import ABOUT_OTHERS, BETWEEN, VARIANTS, Banter
from fabletop.server.table.messages import Manner, PutBot
from fabletop.text import LANGUAGES
from tests.server.inside import bots_of, playing
from tests.server.life import LifeTable

SOURCE = Path(__file__).parents[2] / "src" / "fabletop"
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def keys_in(place: Path, language: str) -> set[str]:
    text = (place / "text" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^phrase-(bot-[\w-]+) =", text, re.M))


def heard(table: LifeTable, mark: int = 0) -> list[tuple[str, int, str]]:
    """What bots said since then: to whom, who, what."""
    return [
        (device, message["seat"], message["phrase"])
        for device, message in table.sent[mark:]
        if message.get("is") == "said"
    ]


# -- the words


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_greeting(key: str, language: str) -> None:
    characters = GAMES[key].mind.characters
    greetings = {f"bot-hello-{name}" for name in characters}
    assert greetings == keys_in(SOURCE / "games" / key, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words(language: str) -> None:
    moods = [*ABOUT_OTHERS, *ABOUT_OTHERS.values()]
    remarks = {f"bot-{mood}-{n}" for mood in moods for n in range(1, VARIANTS + 1)}
    last = {"bot-won", "bot-lost", "bot-congratulations"}
    assert remarks | last == keys_in(SOURCE / "web", language)


@EVERY_GAME
def test_moods_are_of_public_events_with_a_seat(key: str) -> None:
    game = GAMES[key]
    assert game.table.moods
    for event, mood in game.table.moods.items():
        assert "seat" in game.about.events[event]
        assert mood in ABOUT_OTHERS
        assert event not in game.table.fleeting


# -- greetings


def test_a_bot_greets_everybody_when_it_sits_down() -> None:
    table = LifeTable("cave", "ab", bots=1, level="sinbad", begin=False)
    assert {(device, 2, "bot-hello-sinbad") for device in ("a", "b", "tv")} == set(heard(table))


def test_the_host_can_switch_it_off() -> None:
    table = LifeTable("cave", "ab", bots=1, level="sinbad", begin=False)
    table.say("a", Manner("banter", False))
    mark = len(table.sent)
    table.say("a", PutBot(2, "qasim"))
    assert [] == heard(table, mark)


# -- remarks


class Lucky:
    """A luck that always lets a bot speak."""

    def random(self) -> float:
        return 0.0

    def choice(self, some: Any) -> Any:
        return some[0]

    def randint(self, least: int, most: int) -> int:
        return least


def talkative(key: str, people: str = "a", bots: int = 2, **options: Any) -> LifeTable:
    table = LifeTable(key, people, bots=bots, level="random", **options)
    banter_of(table).__dict__["luck"] = Lucky()
    return table


def banter_of(table: LifeTable) -> Banter:
    return playing(table.room).banter


def test_bots_speak_of_what_all_have_seen_a_moment_later_and_not_too_often() -> None:
    table = talkative("cave", timers="off")
    spoken: list[tuple[float, int, str]] = []
    while table.room.phase.name == "play" and len(spoken) < 3:
        mark = len(table.sent)
        if table.asked() in bots_of(table.room):
            table.tick()
        else:
            table.answer()
        spoken += [
            (table.now, seat, what) for device, seat, what in heard(table, mark) if device == "a"
        ]
    assert len(spoken) >= 2
    assert all(seat in bots_of(table.room) for _, seat, _ in spoken)
    times = [now for now, _, _ in spoken]
    assert all(b - a >= BETWEEN for a, b in pairwise(times))


def test_talk_changes_no_move() -> None:
    def moves(banter: bool) -> list[Any]:
        table = talkative("cave", timers="off")
        table.say("a", Manner("banter", banter))
        while table.room.phase.name == "play":
            if table.asked() in bots_of(table.room):
                table.tick()
            else:
                table.answer()
        return [(move.seat, move.action) for move in table.moves]

    assert moves(True) == moves(False)


def test_nobody_speaks_while_somebody_recites() -> None:
    """OS-30: what was to be said when the talk was free is not said any more."""
    table = talkative("open_sesame", recite_seconds="off", decide_seconds="off")
    banter = banter_of(table)
    table.until_step("recite")
    banter.due, banter.line = table.now, (1, "bot-good-1")
    mark = len(table.sent)
    table.tick(table.now)
    assert [] == heard(table, mark)
    assert banter.due is None or banter.due > table.now


def test_the_last_word_is_about_who_has_won() -> None:
    table = talkative("cave", timers="off")
    while table.room.phase.name == "play":
        if table.asked() in bots_of(table.room):
            table.tick()
        else:
            table.answer()
    outcome = table.game.outcome(table.s)
    assert outcome
    mark = len(table.sent)
    table.tick()
    speaker = min(bots_of(table.room))
    word = "bot-won" if speaker in outcome.winners else "bot-congratulations"
    assert ("a", speaker, word) in heard(table, mark)
