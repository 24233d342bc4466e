"""The people of the benches: what they say when they see a picture, and what must not be."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from bench.nonsense import Rascal
from bench.players import SITTINGS, Device, Habits, Message, Sitting, fill
from bench.survivors import Tally, claim, compare
from fabletop.core.options import fits, has_holes, read, spell
from fabletop.core.rulebook import Rulebook
from fabletop.games import GAMES
from tests.server.life import LifeTable

QUIET = Habits(aside=0, undo=0, agree=1, talk=0, hint=0, wonder=0, too_early=0, press=1)


def device(places: str = "aab", name: str = "a") -> Device:
    return Device(Sitting("cave", places, {}), name, random.Random(1), {"-": "easy"}, QUIET)


def picture(**changes: Any) -> Message:
    chair = {"name": "P", "stood_in": False, "returning": False, "away": False}
    usual = {
        "is": "table", "code": "c", "phase": "play", "yours": [0, 1], "tokens": {}, "done": [],
        "events": [], "decision": 4, "chairs": [chair] * 3, "host": 0, "seat": None, "asked": [],
        "curtain": None, "talk": None, "race": None, "choices": [],
        "house": {"paused": False}, "undo": {"seat": None, "asks": None, "waits": []},
    }  # fmt: skip
    return usual | changes


def heard(one: Device, **changes: Any) -> list[Message]:
    return [message for message, _ in one.hear(picture(**changes))]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_whatever_a_game_offers_is_filled_so_that_it_fits(game: Rulebook[Any]) -> None:
    table = LifeTable(game.key, "abc")
    rng, filled = random.Random(1), 0
    for _ in range(120):
        if table.room.phase.name == "over":
            break
        for option in table.game.options(table.s, table.asked()):
            action = [fill(part, rng) for part in spell(option)]
            texts = any(isinstance(part, dict) and part["hole"] == "text" for part in spell(option))
            assert texts or fits(option, read(action)), (option, action)
            filled += has_holes(option)
        before = len(table.moves)
        table.answer()
        if len(table.moves) == before:
            table.tick()
    assert filled or game.key in ("cave", "tom_thumb")


def test_at_a_shared_device_the_curtain_is_opened_first() -> None:
    assert [{"do": "mine", "seat": 1}] == heard(device(), curtain=1)


def test_an_answer_waits_for_its_acknowledgement() -> None:
    one = device()
    choices = {"seat": 0, "asked": [0], "choices": [["take", "L4R1C1"]]}
    (act,) = heard(one, **choices)
    assert ("act", 0, 4, ["take", "L4R1C1"]) == (
        act["do"], act["seat"], act["decision"], act["action"],
    )  # fmt: skip
    assert [] == heard(one, **choices)
    assert [] == heard(one, done=[act["id"]])
    assert ([act], {}) == (one.acknowledged, one.pending)


def test_who_comes_back_says_again_what_was_not_acknowledged() -> None:
    one = device()
    (act,) = heard(one, tokens={"0": "x", "1": "y"}, seat=0, asked=[0], choices=[["take", "L"]])
    hello, again = [message for message, _ in one.come()]
    assert ["x", "y"] == hello["tokens"]
    assert act == again


def test_in_a_race_everybody_at_the_device_presses() -> None:
    shown = {"race": {"verb": "slap", "open": True}, "asked": [0, 1], "choices": [["slap"]]}
    said = device().hear(picture(**shown))
    assert [0, 1] == [message["seat"] for message, _ in said]
    assert all(message["action"] == ["slap", int(1000 * after)] for message, after in said)


def test_somebody_who_is_asked_agrees_to_take_a_move_back() -> None:
    undo = {"seat": None, "asks": 2, "waits": [1]}
    assert [{"do": "consent", "seat": 1, "on": True}] == heard(device(), undo=undo)


def test_a_question_that_is_put_again_is_noticed() -> None:
    one = device()
    heard(one, decision=7)
    heard(one, decision=6)
    assert ["c: 7, then 6"] == one.went_back


def test_an_act_that_was_done_and_is_refused_is_noticed() -> None:
    one = device()
    (act,) = heard(one, seat=0, asked=[0], choices=[["take", "L"]])
    one.hear({"is": "done", "id": act["id"]})
    one.come(again=1)
    one.hear({"is": "refused", "id": act["id"], "code": "stale"})
    assert [{**act, "code": "stale"}] == one.forgotten


FOUND: Mapping[str, tuple[list[str], list[str], tuple[int, int, int]]] = {
    "all there": (["a", "b"], ["a", "b"], (0, 0, 0)),
    "one lost": (["a", "b"], ["a"], (1, 0, 0)),
    "one doubled": (["a", "b"], ["a", "b", "b"], (0, 1, 0)),
    "another order": (["a", "b"], ["b", "a"], (0, 0, 1)),
}


@pytest.mark.parametrize(("told", "played", "wrong"), FOUND.values(), ids=FOUND)
def test_what_was_acknowledged_is_compared_with_the_record(
    told: list[str], played: list[str], wrong: tuple[int, int, int]
) -> None:
    tally = Tally()
    compare(tally, "here", told, played)
    assert wrong == (tally.lost, tally.doubled, tally.disordered)
    assert any(wrong) == tally.is_wrong()


def test_a_press_is_compared_by_what_its_page_claimed() -> None:
    assert ["slap", 300] == claim(["slap", 310, 300, 344, 60])
    assert ["take", "L"] == claim(["take", "L"])


def test_most_of_what_a_rascal_says_reaches_the_rules_and_is_refused() -> None:
    table = LifeTable("basra", "abc")
    seat = table.asked()
    one = Device(Sitting("basra", "abc", {}), "abc"[seat], random.Random(1))
    options = [spell(option) for option in table.game.options(table.s, seat)]
    one.shown = picture(seat=seat, yours=[seat], asked=[seat], choices=options)
    rascal = Rascal(one, list(table.game.about.actions))
    rascal.look(one.shown)
    said = [rascal.message() for _ in range(300)]
    actions = [read(message["action"]) for message in said if "action" in message]
    refusals = [table.game.refuse(table.s, seat, action) for action in actions]
    assert len(actions) > 250
    assert sum(refusal is not None for refusal in refusals) > 200
    assert len({refusal.code for refusal in refusals if refusal}) > 3


def test_every_game_has_its_sittings_with_a_shared_device_and_a_bot() -> None:
    assert set(GAMES) == set(SITTINGS)
    for game, sittings in SITTINGS.items():
        for sitting in sittings:
            seats = len(sitting.places)
            assert GAMES[game].refuse_setup(seats, dict(sitting.options)) is None  # type: ignore[arg-type]
        assert any(len(seats) > 1 for sitting in sittings for seats in sitting.devices().values())
        assert any("-" in sitting.places for sitting in sittings)


def test_an_act_that_could_not_be_saved_is_said_again_and_is_not_forgotten() -> None:
    one = device()
    said = heard(one, asked=[0], seat=0, choices=[["take", "L1R1C1"]])
    refused = {"is": "refused", "code": "not-saved", "id": said[0]["id"]}
    assert said == [message for message, _ in one.hear(refused)]
    heard(one, done=[said[0]["id"]])
    one.come(again=1)
    assert [] == one.hear(refused)
    assert [] == one.forgotten
