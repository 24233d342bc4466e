"""Characters at a table: their names, their hints, and what nobody hears of them before the end."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from fabletop.bots.bot import usual
from fabletop.bots.characters import Persona
from fabletop.bots.ismcts import Budget
from fabletop.core.mind import Bot
from fabletop.games import GAMES
from fabletop.lookback import look_back
from fabletop.server.table.effects import Effect, Inward, Reply, Think, Thought
from fabletop.server.table.messages import AskHint, Message, PutBot, SetHelp, encode
from fabletop.text import LANGUAGES, Speaker
from tests.server.inside import bots_of, leave, play_of
from tests.server.life import LifeTable

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"]


def lobby(key: str = "cave") -> LifeTable:
    return LifeTable(key, "a", bots=2, level="sinbad", begin=False)


def names(table: LifeTable) -> list[object]:
    return [chair.name for chair in table.room.table.chairs]


def test_a_character_sits_down_under_its_own_name_and_nobody_has_it_twice() -> None:
    assert ["Ann", "Sinbad", "Sinbad 2"] == names(lobby())


def test_its_name_is_as_the_page_says_it() -> None:
    table = lobby()
    table.say("a", PutBot(2, "dunyazad", "  Dinarzade "))
    assert ["Ann", "Sinbad", "Dinarzade"] == names(table)
    table.say("a", PutBot(2, "qasim", "\n"))
    assert ["Ann", "Sinbad", "Qasim"] == names(table)
    table.say("a", PutBot(2, "scheherazade", "Ann"))
    assert ["Ann", "Sinbad", "Ann 2"] == names(table)
    table.say("a", PutBot(2, "greedy", "Nobody"))
    assert ("Ann 2", "greedy") == (table.room.table.chairs[2].name, table.room.table.chairs[2].bot)


def test_a_long_name_taken_already_still_fits() -> None:
    table = lobby("basra")
    table.say("a", PutBot(1, "harun", "Harun al-Rashid the C"))
    table.say("a", PutBot(1, "harun", "Harun al-Rashid the "))
    table.say("a", PutBot(2, "harun", "Harun al-Rashid them"))
    table.say("a", PutBot(1, "harun", "Harun al-Rashid them"))
    assert ["Ann", "Harun al-Rashid th 2", "Harun al-Rashid them"] == names(table)


@pytest.mark.parametrize("key", GAMES)
def test_the_usual_one_stands_in(key: str) -> None:
    table = LifeTable(key, "abcd")
    leave(table.room, 1, 5)
    assert usual(GAMES[key]) == table.room.table.chairs[1].bot
    assert isinstance(bots_of(table.room)[1], Persona)


def test_it_sits_there_again_after_a_restart() -> None:
    table = LifeTable("cave", "a", bots=1, level="scheherazade", first_player="seat:1")
    again = table.restarted()
    assert (
        GAMES["cave"].mind.characters["scheherazade"] is persona(bots_of(again.room)[1]).character
    )


def persona(bot: Bot) -> Persona:
    assert isinstance(bot, Persona)
    return bot


# -- those who think


THINKERS = [
    (game.key, key)
    for game in GAMES.values()
    for key, character in game.mind.characters.items()
    if character.thinks
]
SOON = 0.06  # seconds until an answer comes back


class Study(LifeTable):
    """A table whose bots think elsewhere, as long as it takes; what they were asked there."""

    def say(self, device: str, message: Message | Inward, now: float | None = None) -> list[Effect]:
        self.asked_there: list[object] = self.__dict__.get("asked_there", [])
        effects = super().say(device, message, now)
        for think in [effect for effect in effects if isinstance(effect, Think)]:
            self.asked_there.append(think.view["step"])
            bot = pickle.loads(pickle.dumps(think.bot))
            action = bot.choose(think.view, think.options)
            thought = Thought(think.seat, think.question, action, bot.reason(), bot)
            self.say("", thought, self.now + SOON)
        return effects

    def play_to_the_end(self) -> None:
        """The one person answers what is offered, but never races nor bargains."""
        while self.room.phase.name != "over":
            before = len(self.moves)
            if 0 in self.game.actors(self.s) and self.step not in ("countdown", "race", "bazaar"):
                self.answer(0, choice=before)
            if len(self.moves) == before:
                self.tick()


@pytest.mark.slow
@pytest.mark.parametrize(("key", "name"), THINKERS, ids=["-".join(each) for each in THINKERS])
def test_one_who_thinks_plays_a_whole_game_and_says_why_in_six_languages(
    key: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where quick hands count it is not asked elsewhere; and the clock never answers for it."""
    monkeypatch.setattr("fabletop.bots.bot.Budget", lambda seconds=0, simulations=6: Budget(6))
    table = Study(key, "a", bots=2, level=name)
    table.play_to_the_end()
    own = [move for move in table.moves if move.seat]
    assert {"bot"} == {move.by for move in own}
    assert table.asked_there
    assert not {"countdown", "race"} & set(table.asked_there)
    speakers = [Speaker(key, language, NAMES) for language in LANGUAGES]
    for why in {move.why for move in own if move.why}:
        told = dict(zip(GAMES[key].mind.reasons[why.key], why.args, strict=True))
        said = {speaker.say(f"reason-{why.key}", **told) for speaker in speakers}
        assert len(LANGUAGES) == len(said)


# -- hints


def hinted(table: LifeTable, seat: int) -> dict[str, Any]:
    effects = table.say("abcd"[seat], AskHint(seat, "h"))
    found: dict[str, Any] = next(e.message for e in effects if isinstance(e, Reply))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_hint_says_why_in_six_languages(key: str) -> None:
    table = LifeTable(key, "abcd")
    for seat in range(4):
        table.say("abcd"[seat], SetHelp(seat, "usual", True, False, False))
    said = 0
    for _ in range(60):
        if table.room.phase.name == "over":
            break
        seat = table.asked()
        hint = hinted(table, seat)
        why = hint.get("why")
        if why:
            said += 1
            assert list(GAMES[key].mind.reasons[why["key"]]) == list(why["args"])
            assert list(why["args"]) == list(json.loads(encode(hint))["why"]["args"])
            for language in LANGUAGES:
                Speaker(key, language, NAMES).say(f"reason-{why['key']}", **why["args"])
        before = len(table.moves)
        table.answer(seat)
        if len(table.moves) == before:
            table.tick()
    assert said


# -- what nobody hears


def whole_evening(key: str, silent: bool, monkeypatch: pytest.MonkeyPatch) -> LifeTable:
    """Some moves of two people and two characters, with all that is sent to anybody."""
    with monkeypatch.context() as patch:
        if silent:
            patch.setattr(Persona, "reason", lambda self: None)
        table = LifeTable(key, "ab", bots=2, level=usual(GAMES[key]))
        for _ in range(60):
            asked = [seat for seat in table.game.actors(table.s) if seat not in bots_of(table.room)]
            before = len(table.moves)
            if asked:
                table.answer(asked[0])
            if len(table.moves) == before and table.alarm is not None:
                table.tick()
            if table.room.phase.name == "over":
                break
    return table


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_why_a_bot_did_it_reaches_nobody_while_the_game_goes_on(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte the same is sent as at a table of bots without reasons."""
    telling = whole_evening(key, False, monkeypatch)
    silent = whole_evening(key, True, monkeypatch)
    assert telling.sent == silent.sent
    assert any(move.why for move in telling.moves)
    assert not any(move.why for move in silent.moves)


def test_after_the_game_everybody_can_read_it() -> None:
    table = LifeTable("cave", "a", bots=1, level="sinbad", first_player="seat:0")
    while table.room.phase.name != "over":
        table.answer() if table.asked() == 0 else table.tick()
    record = play_of(table.room).record
    frames: Any = look_back(table.game, record, 0, 60, [None])["frames"]
    moves = [frame["move"] for frame in frames if frame["move"]]
    own, bot = ([move["why"] for move in moves if move["seat"] == seat] for seat in (0, 1))
    assert not any(own)
    assert any(bot)
