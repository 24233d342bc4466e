"""A bot can say why: in words everybody reads, from what its seat knows, and told to no rival."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from fabletop.bots.bot import names, seat_bot
from fabletop.bots.ismcts import Budget
from fabletop.bots.reasons import FORESEEN, is_choice
from fabletop.core import record as records
from fabletop.core.dealer import Event, Seeded
from fabletop.core.game import Game
from fabletop.core.mind import LATER, Bot
from fabletop.core.options import SIMPLE
from fabletop.core.play import Play
from fabletop.core.record import Damaged
from fabletop.core.replay import replay
from fabletop.games import GAMES
from fabletop.lookback import look_back
from fabletop.sim.simulate import Plan, play_record, tell
from fabletop.text import LANGUAGES, Speaker

PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"]


def choices_of(game: Game[Any], level: str, number: int) -> Iterator[tuple[object, Event | None]]:
    """Every choice the bots of one game make: what was asked, and why so."""
    seats = max(game.about.seats[0], 3 if 3 in game.about.seats else 0)
    rng = random.Random(number)
    bots: list[Bot] = [seat_bot(level, game, seats, seat, rng) for seat in range(seats)]
    play = Play.begin(game, seats, {}, Seeded(number))
    tell(bots, play.heard.events)
    while seats_asked := game.actors(play.s):
        for seat in seats_asked:
            view, options = game.view(play.s, seat), game.options(play.s, seat)
            action = bots[seat].choose(view, options)
            if action != LATER:
                if is_choice(options):
                    yield view["step"], bots[seat].reason()
                break
        else:
            action = game.table.pace(play.s).lapse[seat][0]
        tell(bots, play.act(seat, action, by="bot").events)


def reasons_of(game: Game[Any], level: str, number: int) -> Counter[Event]:
    """Everything the bots of one game give as a reason."""
    return Counter(said for _, said in choices_of(game, level, number) if said)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_declared_and_spoken_in_six_languages(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever thinks does so briefly."""
    monkeypatch.setattr("fabletop.bots.bot.Budget", lambda seconds=0, simulations=6: Budget(6))
    game = GAMES[key]
    speakers = [Speaker(key, language, PLAYERS) for language in LANGUAGES]
    heard = set()
    for number, level in enumerate(names(game)):
        for reason in reasons_of(game, level, number):
            fields = game.mind.reasons[reason.key]
            assert len(fields) == len(reason.args)
            assert all(type(word) in (*SIMPLE, tuple) for word in reason.args)
            said = [
                speaker.say(f"reason-{reason.key}", **dict(zip(fields, reason.args, strict=True)))
                for speaker in speakers
            ]
            assert len(set(said)) == len(LANGUAGES)
            heard.add(reason.key)
    assert len(heard) >= len(game.mind.reasons) // 2


SPEAKING = [
    (key, name)
    for key, game in GAMES.items()
    for name in (*names(game), "ismcts:6")
    if name != "random"
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "name"), SPEAKING, ids=["-".join(each) for each in SPEAKING])
def test_who_has_a_choice_has_a_reason(
    key: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody but the one who plays by chance; whoever thinks does so briefly."""
    monkeypatch.setattr("fabletop.bots.bot.Budget", lambda seconds=0, simulations=6: Budget(6))
    game = GAMES[key]
    chosen = [(step, said) for step, said in choices_of(game, name, 1) if said is None]
    assert [] == chosen


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_search_that_knows_better_says_so(key: str) -> None:
    assert FORESEEN.key in GAMES[key].mind.reasons
    said = {Speaker(key, language, PLAYERS).say("reason-foreseen") for language in LANGUAGES}
    assert len(LANGUAGES) == len(said)


# -- in records


def test_a_record_keeps_what_bots_had_in_mind_and_its_chain_guards_it() -> None:
    record = play_record(Plan("cave", 2, ("sinbad", "dunyazad"), 1), 0)
    said = [move.why for move in record.moves if move.why]
    assert len(said) > 20
    data = records.dump(record)
    assert record.moves == records.load(data).moves
    moves = cast("list[dict[str, Any]]", data["moves"])
    number = next(n for n, move in enumerate(moves) if "why" in move)
    moves[number]["why"] = ["nothing_better"]
    with pytest.raises(Damaged, match=f"move {number + 1} does not fit its seal"):
        records.load(data)


def test_a_record_without_reasons_is_as_it_always_was() -> None:
    record = play_record(Plan("cave", 2, ("random", "random"), 1), 0)
    data = records.dump(record)
    assert all("why" not in move for move in cast("list[dict[str, Any]]", data["moves"]))


@pytest.mark.parametrize("why", [7, [], [7], ["group", None], ["group", [["a"]]], {"key": "x"}])
def test_what_is_no_reason_is_damage(why: object) -> None:
    record = play_record(Plan("cave", 2, ("random", "random"), 1), 0)
    body = {k: v for k, v in records.dump(record).items() if k not in ("chain", "check")}
    cast("list[dict[str, Any]]", body["moves"])[0]["why"] = why
    forged = {**body, "check": records.checksum(body)}
    with pytest.raises(Damaged, match="not complete"):
        records.load(forged)


def test_whoever_looks_back_reads_them() -> None:
    game = GAMES["cave"]
    record = play_record(Plan("cave", 2, ("sinbad", "sinbad"), 1), 0)
    frames = cast("list[dict[str, Any]]", look_back(game, record, 0, 60, [None])["frames"])
    told = [frame["move"]["why"] for frame in frames if frame["move"]]
    first = next(move.why for move in record.moves if move.why)
    fields = game.mind.reasons[first.key]
    assert {"key": first.key, "args": dict(zip(fields, first.args, strict=True))} in told


def test_a_reason_these_rules_do_not_know_is_left_out() -> None:
    game = GAMES["cave"]
    record = play_record(Plan("cave", 2, ("random", "random"), 1), 0)
    for why in (Event("unheard_of", ()), Event("pink", (1, 2))):
        odd = replace(record, moves=[replace(record.moves[0], why=why), *record.moves[1:]])
        frames = cast("list[dict[str, Any]]", look_back(game, odd, 0, 2, [None])["frames"])
        assert None is frames[1]["move"]["why"]


def test_reasons_change_nothing_of_the_game() -> None:
    record = play_record(Plan("cave", 2, ("sinbad", "dunyazad"), 1), 0)
    bare = replace(record, moves=[replace(move, why=None) for move in record.moves])
    game = GAMES["cave"]
    assert replay(game, record).events == replay(game, bare).events
