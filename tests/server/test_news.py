"""What happens is seen before anything is asked: the time the room grants, the same for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fabletop.core.dealer import Event
from fabletop.core.news import BEAT, CLIMAX, News, Weight, weigh
from fabletop.games import GAMES
from fabletop.server.table.clock import LONGEST_NEWS
from tests.server.company import Company, seated
from tests.server.inside import play_of, playing
from tests.server.life import LifeTable


class NewsTable(LifeTable):
    """A table at which news takes its time."""

    news = 1.0


EVENTS: Mapping[str, tuple[str, ...]] = {"sat": (), "ran": ("steps",), "won": (), "hint": ()}
WEIGHTS = {**weigh({"sat": 0.5}, {"won": 2.0}), "ran": Weight(BEAT, 0.2, "steps", 0.3)}


def test_events_take_their_time_one_after_the_other() -> None:
    news = News(WEIGHTS, EVENTS)
    told = [Event("sat", ()), Event("ran", (4,)), Event("won", ()), Event("hint", ())]
    whole, climax = news.spans([*told, Event("sat", ())])
    assert pytest.approx((4.4, 3.9)) == (whole, climax)


def test_what_only_some_are_told_takes_no_time() -> None:
    """Else the time would betray that there was something."""
    news = News(WEIGHTS, EVENTS)
    assert (0.0, 0.0) == news.spans([Event("won", (), (1,)), Event("ran", (6,), (0, 2))])


@pytest.mark.parametrize("key", sorted(GAMES))
def test_weights_are_of_events_the_game_has(key: str) -> None:
    game = GAMES[key]
    weights = game.table.weights
    assert weights
    assert set(weights) <= set(game.about.events)
    for event, weight in weights.items():
        assert weight.name in (BEAT, CLIMAX)
        assert 0 < weight.seconds < LONGEST_NEWS
        assert not weight.steps or weight.steps in game.about.events[event]
    assert CLIMAX in [weight.name for weight in weights.values()]


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_all_devices_have_the_same_time_and_it_follows_from_what_all_are_told(key: str) -> None:
    game = GAMES[key]
    company = seated(game, max(game.about.seats.start, 3), {}, 3)
    company.room.table.news_pace = 1.0
    expected, heard = 0.0, float(len(play_of(company.room).stream(None)))
    for _ in range(250):
        events = play_of(company.room).stream(None)
        seconds, _ = game.table.news.spans(events[int(heard) :])
        racing = any(picture["race"] and picture["race"]["open"] for picture in all_of(company))
        if heard < len(events) or racing:
            expected = min(max(company.now, expected) + seconds, company.now + LONGEST_NEWS)
            expected = company.now if racing else expected
        heard = len(events)
        left = {picture["news"] for picture in all_of(company)}
        assert {round(max(0.0, expected - company.now), 3)} == left
        if game.outcome(company.s):
            break
        company.go_on()


def all_of(company: Company) -> list[dict[str, Any]]:
    return [dict(picture) for picture in company.shown().values()]


def test_the_clock_begins_when_the_news_has_been_seen() -> None:
    table = NewsTable()
    table.answer()
    whole, _ = table.game.table.news.spans(play_of(table.room).heard.events)
    pace = playing(table.room).match.pace()
    shown = table.shown("tv")
    assert whole > 0
    assert pace.lasts
    assert shown["seconds"] == pytest.approx(shown["news"] + pace.lasts)
    assert shown["news"] >= whole - 0.001


def test_a_person_may_answer_while_there_is_only_something_to_look_at() -> None:
    table = NewsTable()
    before = len(table.moves)
    table.answer()
    assert table.shown("tv")["news"] > 0
    table.answer()
    assert before + 2 == len(table.moves)


def test_nobody_can_cut_a_climax_short() -> None:
    table = NewsTable("tom_thumb", people="abc")
    clock = playing(table.room).clock
    for _ in range(400):
        if clock.climax_until > table.now and table.room.phase.name == "play":
            break
        before = len(table.moves)
        table.answer(choice=before)
        if len(table.moves) == before:
            table.tick()
    assert clock.shown_until >= clock.climax_until > table.now
    moves = len(table.moves)
    table.answer()
    assert moves == len(table.moves)
    table.tick(clock.shown_until)
    assert moves < len(table.moves)


def test_in_a_hasty_house_news_takes_no_time() -> None:
    table = NewsTable()
    table.room.table.news_pace = 0.0
    table.tick(table.now + 30)
    table.answer()
    assert 0 == table.shown("tv")["news"]
