"""Scenarios that need a table around the game: clocks, silence, absence, and who is sent what.

Every message to every device is kept as JSON. A treasure may stand in a message only where
section (e) of the rules allows it; the reciter's grid, always the whole catalogue, is no news.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import fabletop.server.table.bots as room_bots
from fabletop.bots.bot import seat_bot
from fabletop.core import record as records
from fabletop.core.dealer import Event, commitment
from fabletop.core.mind import Bot
from fabletop.core.options import Word
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from fabletop.games.open_sesame.content import BOX
from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import Act, Back, Hello, Mine, Say, Stand, Start, Why, decode
from tests.server.inside import bots_of, play_of
from tests.server.table import DEVICES, RoomTable

GAME = GAMES["open_sesame"]
KINDS = list(BOX.kinds)
A, B, C, D = range(4)
EVERYBODY = [*DEVICES, "tv"]

# OS-61: all a snapshot of a thief or a spectator holds, and what Ali Baba sees besides.
PUBLIC = {
    "step", "actors", "options", "ali", "reciter", "may_stop", "hand_size", "pile", "tokens",
    "danger", "caught_by", "order",
    "last_round", "collections", "band", "revealed", "seen", "named_total", "face_up", "pool",
    "case", "culprit", "hand", "waiting", "results", "band_cards", "ended", "prompt",
}  # fmt: skip


def kinds(shown: object) -> Iterator[str]:
    """Every treasure named anywhere in a message; the whole catalogue names none."""
    if isinstance(shown, dict):
        if shown.get("hole") != "one" or shown["of"] != KINDS:
            for name, inside in shown.items():
                yield from kinds(name)
                yield from kinds(inside)
    elif isinstance(shown, list):
        for inside in shown:
            yield from kinds(inside)
    elif isinstance(shown, str) and shown in KINDS:
        yield shown


class Table(RoomTable):
    """Ali Baba and his thieves, the television beside them."""

    game = GAME
    usual: Mapping[str, Word] = {"first_ali": "host"}

    def draw(self, now: float) -> None:
        """Ali Baba draws, everybody has seen it, and the recital begins two seconds later."""
        self.act(self.s.ali, "draw", now=now)
        for thief in self.s.thieves():
            if thief not in bots_of(self.room):
                self.act(thief, "seen")
        while self.step == "reveal":
            self.tick()

    def recite(self, now: float) -> None:
        """The reciter names everything right."""
        for kind in sorted(set(self.s.hand)):
            self.act(self.s.reciter, "name", KINDS[kind], self.s.hand.count(kind), None, now=now)


def told(message: Any, key: str) -> list[Any]:
    """The events of that name in a picture."""
    return [event for event in message.get("events", ()) if event["key"] == key]


def table_with(first: str) -> Table:
    """A table at which that card is drawn first, at 0 seconds."""
    for key in range(256):
        table = Table(key=key)
        table.act(A, "draw")
        if KINDS[table.s.hand[0]] == first:
            return table
    raise AssertionError("no shuffle begins like that")


FIVE = ["book", "vase", "ring", "lamp", "turban"]


# -- the reveal


def test_a07_everybody_sees_the_card_and_then_only_ali_baba() -> None:
    table = table_with("vase")
    for device in EVERYBODY:
        shown = table.shown(device)
        assert {"kind": "vase"} == told(shown, "revealed")[0]["args"]
        assert told(shown, "revealed")[0]["fleeting"] is True
        assert ("vase", 1, 45) == (
            shown["view"]["revealed"], shown["view"]["hand_size"], shown["view"]["pile"],
        )  # fmt: skip
    for seat, now in ((B, 0.5), (C, 1.0), (D, 1.5)):
        assert [] == table.act(seat, "seen", now=now)  # taken, but not before all could look
    assert ("reveal", 2.0) == (table.step, table.alarm)
    table.tick()
    assert "recite" == table.step
    for device in EVERYBODY:
        assert told(table.shown(device), "hid")
    for device in "bcd":
        assert ["n2", "n3", "n4"]["bcd".index(device)] in [
            message["id"]
            for name, message in table.sent
            if (name, message["is"]) == (device, "done")
        ]
    for device in ("b", "c", "d", "tv"):
        assert [] == list(kinds(table.shown(device)))
    assert [{"kind": "vase", "named": False, "adjective": None}] == table.view("a")["hand"]


def test_a08_the_card_stays_for_whoever_has_not_said_seen() -> None:
    table = table_with("vase")
    table.act(B, "seen", now=1)
    table.act(C, "seen")
    assert "not-your-turn" == table.code(A, "seen")
    table.tick(2)
    table.act(C, "seen", now=2.5)  # once more does no harm
    for now in (2.5, 5.9):
        table.say("late", Hello(), now)
        assert ("vase", [B, C]) == (table.view("late")["revealed"], table.view("late")["seen"])
        assert [] == list(kinds(table.shown("late")["events"]))
    assert "not-your-turn" == table.code(A, "seen")
    assert 6 == table.alarm
    table.tick()
    assert "recite" == table.step
    for device in (*"bcd", "tv", "late"):
        assert [] == list(kinds(table.shown(device)))
    assert (0, False) == (table.room.table.chairs[D].lapses, table.room.table.chairs[D].away)


def test_os13_nobody_is_away_because_he_looks_to_the_end() -> None:
    table = Table()
    now = 0.0
    for _ in range(3):
        table.act(A, "draw", now=now)
        table.tick(now + 6)
        if table.step != "recite":
            break
        table.recite(now + 7)
        now += 8
    assert not any(chair.away for chair in table.room.table.chairs)


def test_os13_cards_lie_open_for_two_seconds_even_if_all_thieves_are_away() -> None:
    table = Table()
    for thief in (B, C, D):
        table.room.table.chairs[thief].away = True
    table.act(A, "draw", now=1)
    assert ("reveal", 3) == (table.step, table.alarm)
    table.tick()
    assert "reveal" != table.step


# -- the recital


def test_a15_conceding_and_running_out_of_time() -> None:
    table = Table()
    table.stands(hand=FIVE, agenda=["recite"])
    table.act(B, "concede", now=1)
    for device in EVERYBODY:
        (mistake,) = told(table.shown(device), "mistake")
        assert {"seat": B, "reason": "conceded"} == mistake["args"]
        assert (2, B) == (table.view(device)["case"], table.view(device)["culprit"])
    table = Table()
    table.stands(hand=FIVE, agenda=["recite"])
    assert (50, 50) == (table.shown("b")["seconds"], table.alarm)
    table.tick(49.9)
    assert "recite" == table.step
    table.tick(50)
    for device in EVERYBODY:
        assert "timeout" == told(table.shown(device), "mistake")[0]["args"]["reason"]
    assert "claim" == table.step


def test_a48_what_was_named_is_not_sent_again() -> None:
    table = Table()
    table.stands(hand=["cushion", "cushion", "lion"], agenda=["recite"])
    table.act(B, "name", "cushion", 2, None, now=1)
    for device in EVERYBODY:
        (named,) = told(table.shown(device), "named")
        assert ("cushion", 2, True) == (
            named["args"]["kind"], named["args"]["count"], named["fleeting"],
        )  # fmt: skip
    for since in (-1, 0, 999):  # at once, in the wake of the very same action
        table.say("c", Hello([table.token(C)], since), 1)
        assert 2 == table.view("c")["named_total"]
        assert [] == list(kinds(table.shown("c")))
    young = Table(young=True)
    young.stands(hand=["cushion", "cushion", "lion"], agenda=["recite"])
    young.act(B, "name", "cushion", 2, None, now=1)
    young.say("c", Hello([young.token(C)]), 1)
    assert ["cushion", "cushion"] == list(kinds(young.shown("c")))
    assert [] == list(kinds(young.shown("c")["events"]))


def judged() -> Table:
    """B has said "misterious" where "mysterious" is in force."""
    table = Table(adjectives=True, judge="ali_close")
    table.stands(hand=["lion", "vase"], adjectives=["mysterious", ""], agenda=["recite"], reciter=B)
    assert 32 == table.shown("b")["seconds"]
    table.act(B, "name", "lion", 1, "misterious", now=12)
    assert "rule" == table.step
    return table


def test_a62_ali_baba_rules_on_a_near_miss_and_the_reciters_clock_stands_still() -> None:
    table = judged()
    assert 10 == table.shown("b")["seconds"]
    waiting = {"kind": "lion", "adjective": "misterious", "in_force": "mysterious"}
    assert waiting == table.view("a")["waiting"]
    for device in ("b", "c", "d", "tv"):
        assert None is table.view(device)["waiting"]
    assert "wrong-phase" == table.code(B, "name", "vase", 1, "blue")
    table.act(A, "rule", True, now=19)
    assert ("recite", 1, 20) == (table.step, table.s.named_total, table.shown("b")["seconds"])
    table.act(B, "name", "vase", 1, "blue", now=20)
    assert "decide" == table.step

    table = judged()
    table.tick(21.9)
    assert "rule" == table.step
    table.tick(22)
    assert ("recite", 1, 20) == (table.step, table.s.named_total, table.shown("b")["seconds"])
    table.tick(42)
    assert "timeout" == told(table.shown("tv"), "mistake")[0]["args"]["reason"]

    table = judged()
    table.act(A, "rule", False, now=13)
    assert "wrong_adjective" == told(table.shown("tv"), "mistake")[0]["args"]["reason"]


# -- what is not sent


@pytest.mark.slow
def test_a37_a_card_that_was_taken_is_not_named_until_the_end() -> None:
    table = Table()
    pool = ["diamond", "vase", "ring", "book"]
    table.stands(pool=pool, agenda=["share"], case=3, order=[B, C, D])
    before = len(table.sent)
    table.act(B, "pick", "diamond", now=1)
    for device in EVERYBODY:
        assert {"seat": B, "kind": "diamond"} == told(table.shown(device), "took_card")[0]["args"]
    assert {"diamond"} <= set(kinds([m for _, m in table.since(before)]))
    mark = len(table.sent)
    while table.step == "share":
        table.tick()
    assert (B, "decide") == (table.s.ali, table.step)
    for since in (-1, 1, 10**6):
        table.say("b", Hello([table.token(B)], since))
        assert [0, 2, 1, 1] == table.view("b")["collections"]
        assert [] == list(kinds(table.shown("b")))
    while table.room.phase.name == "play":
        assert "diamond" not in list(kinds([m for _, m in table.since(mark)]))
        mark = len(table.sent)
        table.tick()
        if table.room.phase.name == "play":
            for device, seat in (("b", B), ("d", D)):
                table.say(device, Hello([table.token(seat)]))
    assert "diamond" in table.view("b")["results"][B]["cards"]


def look_at_everybody(table: Table) -> None:
    """Nobody who comes now is told a treasure's name; thieves and spectators see the same."""
    looks = []
    for seat in (A, B, C, D, None):
        table.say("new", Hello([] if seat is None else [table.token(seat)]))
        looks.append(table.shown("new"))
        assert [] == list(kinds(looks[-1]["events"]))
    table.say("new", Gone())
    spectator = looks.pop()
    assert set(spectator["view"]) == PUBLIC
    for seat, shown in enumerate(looks):
        assert spectator["events"] == shown["events"]
        if seat != table.s.ali:
            assert spectator["view"] == shown["view"]


@pytest.mark.slow
def test_a56_no_log_names_a_treasure_and_spectators_see_what_thieves_see() -> None:
    steps = set()
    table = Table(bots=3, people="a")
    while table.room.phase.name == "play":
        table.room.table.chairs[A].lapses = 0  # slow, but never away
        steps.add(table.step)
        look_at_everybody(table)
        table.tick()
    assert {"decide", "reveal", "recite", "share", "spoils"} <= steps
    table = judged()
    look_at_everybody(table)
    table.stands(pool=FIVE, agenda=["deal", "claim"], case=2, culprit=C)
    look_at_everybody(table)
    table.act(A, "claim", FIVE[:3], now=13)
    look_at_everybody(table)


def test_a68_the_pool_is_open_and_a_pick_is_seen_once() -> None:
    table = Table()
    table.stands(pool=["lamp", "ring", "book"], agenda=["share"], case=3)
    for device in EVERYBODY:
        table.say(device, Hello([table.token("abcd".index(device))] if device != "tv" else []))
        assert ["book", "ring", "lamp"] == table.view(device)["pool"]
    table.act(B, "pick", "lamp", now=1)
    for device in EVERYBODY:
        shown = table.shown(device)
        assert ["lamp"] == list(kinds(told(shown, "took_card")))
        assert ["book", "ring"] == shown["view"]["pool"]
        assert [0, 1, 0, 0] == shown["view"]["collections"]
    mark = len(table.sent)
    for device in (*EVERYBODY, "late"):
        seats = [table.token("abcd".index(device))] if device in DEVICES else []
        table.say(device, Hello(seats), 1)
    table.tick(2)
    assert "lamp" not in set(kinds([message for _, message in table.since(mark)]))
    assert [0, 1, 0, 0] == table.view("late")["collections"]


def test_a71_a_thief_is_sent_exactly_the_snapshot() -> None:
    table = Table()
    table.stands(hand=FIVE, agenda=["recite"], tokens={"shiny": 0})
    for seat, device in ((B, "b"), (C, "c"), (D, "d")):
        table.say(device, Hello([table.token(seat)]))
        view = table.view(device)
        assert set(view) == PUBLIC
        assert [] == list(kinds(table.shown(device)))
        assert (5, 0, None, None, [], []) == (
            view["hand_size"], view["named_total"], view["revealed"], view["hand"],
            view["face_up"], view["pool"],
        )  # fmt: skip
    grids = [choice for choice in table.shown("b")["choices"] if choice[0] == "name"]
    assert [["name", {"hole": "one", "of": KINDS}, {"hole": "number", "least": 1, "most": 9, "step": 1}, None]] == grids  # noqa: E501  # fmt: skip
    assert [] == table.shown("c")["choices"]
    for seat in (C, D):  # nothing can be found out by asking, either
        for kind in KINDS:
            table.say(DEVICES[seat], Why(seat, ["name", kind, 1, None], "q"))
            table.say(DEVICES[seat], Why(seat, ["tick", kind, 1, None], "q"))
    answers = [message for _, message in table.sent if message.get("id") == "q"]
    assert {"not-your-turn", "wrong-phase"} == {answer["code"] for answer in answers}
    before = len(table.sent)
    for kind in KINDS:
        table.say("b", Why(B, ["name", kind, 1, None], "q"))
    replies = [message for _, message in table.since(before)]
    assert [{"is": "allowed", "id": "q", "understood": None}] * len(KINDS) == replies


def test_a72_the_key_is_shown_at_the_end_and_proves_the_record() -> None:
    table = Table(people="ab", bots=2)
    while table.room.phase.name == "play":
        assert (None, commitment(table.room.phase.setup.key)) == (
            table.shown("tv")["key"], table.shown("tv")["seal"],
        )  # fmt: skip
        table.tick()
    for device in ("a", "b"):
        assert table.room.phase.setup.key.hex() == table.shown(device)["key"]
    assert None is table.shown("tv")["key"]  # it belongs to those who played
    record = records.load(json.loads(json.dumps(records.dump(play_of(table.room).record))))
    again = replay(GAME, record)
    check_fairness(record)
    assert GAME.dump(table.s) == GAME.dump(again.s)
    assert all(decode(f'{{"do": "{word}"}}') is None for word in ("replay", "seed", "undo"))


class Listener:
    """A bot that notes down what it is told."""

    looks = listens = True
    thinks = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.told: list[Event] = []

    def hear(self, event: Event) -> None:
        self.told.append(event)
        self.bot.hear(event)

    def reason(self) -> Event | None:
        return self.bot.reason()

    def ponder(self, view: Any, options: Any) -> float | None:
        return self.bot.ponder(view, options)

    def choose(self, view: Any, options: Any) -> Any:
        assert view["hand"] is None or view["ali"] in view["actors"]
        return self.bot.choose(view, options)


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_bots, "seat_bot", lambda *args: Listener(seat_bot(*args)))


@pytest.mark.usefixtures("listening")
def test_a73_a_bot_is_told_what_a_person_there_would_be_told() -> None:
    table = Table(people="abc", bots=1)
    while len(table.moves) < 40 and table.room.phase.name == "play":
        table.tick()
    bot: Any = bots_of(table.room)[D]
    assert play_of(table.room).stream(D) == bot.told
    for seat in (A, B, C):
        assert "unknown-action" == table.code(seat, "undo")


# -- time


def test_a57_a_slow_ali_baba_draws_at_first_and_stops_later() -> None:
    table = Table()
    assert (30, 30) == (table.shown("a")["seconds"], table.alarm)
    table.tick(29.9)
    assert "decide" == table.step
    table.tick(30)
    assert ("reveal", ("draw",), "clock") == (
        table.step,
        table.moves[-1].action,
        table.moves[-1].by,
    )
    table = Table()
    table.stands(hand=["book", "vase"], agenda=["decide"])
    table.tick(30)
    assert ("share", ("open_sesame",)) == (table.step, table.moves[-1].action)


def reciting() -> Table:
    """B recites one card with 26 seconds on the clock from 2 on."""
    table = Table()
    table.draw(0)
    assert ("recite", 2.0, 26) == (table.step, table.now, table.shown("b")["seconds"])
    return table


def test_a81_a_lost_line_stops_the_clock_once() -> None:
    table = reciting()
    table.say("b", Gone(), 18)
    assert None is table.shown("a")["seconds"]
    table.say("b", Hello([table.token(B)]), 38)
    assert (10, 48) == (table.shown("b")["seconds"], table.alarm)
    table.say("b", Gone(), 40)
    assert (8, 48) == (table.shown("a")["seconds"], table.alarm)
    table.tick(48)
    assert ("timeout",) == table.moves[-1].action


def test_os117_after_a_minute_a_bot_takes_over() -> None:
    table = reciting()
    table.say("b", Gone(), 18)
    assert 78 == table.alarm
    table.tick(77.9)
    assert {} == bots_of(table.room)
    table.tick(78)
    assert [B] == list(bots_of(table.room))
    assert table.shown("a")["chairs"][B]["stood_in"]  # and everybody is told
    table.tick()
    assert (B, "bot") == (table.moves[-1].seat, table.moves[-1].by)


def test_os117_with_abort_the_clock_goes_on_after_a_minute() -> None:
    table = Table(on_leave="abort")
    table.draw(0)
    table.say("b", Gone(), 18)
    assert 78 == table.alarm
    table.tick(78)
    assert ({}, 10, 88) == (bots_of(table.room), table.shown("a")["seconds"], table.alarm)
    table.tick(88)
    assert (("timeout",), "clock") == (table.moves[-1].action, table.moves[-1].by)
    table.say("c", Stand(C), 90)
    assert ("over", "aborted") == (table.room.phase.name, table.shown("a")["outcome"]["reason"])


@pytest.mark.usefixtures("listening")
def test_a59_a_bot_goes_on_with_the_memory_of_the_seat_and_hands_over_later() -> None:
    table = Table(key=1)
    now = 0.0
    while len(set(table.s.hand)) < 3:  # several entries to say
        table.draw(now)
        if len(set(table.s.hand)) < 3:
            table.recite(table.now)
        now = table.now + 1
    seat = table.s.reciter
    before = table.s.hand[:]
    table.say(DEVICES[seat], Stand(seat), now)
    bot: Any = bots_of(table.room)[seat]
    assert play_of(table.room).stream(seat) == bot.told
    assert table.shown("tv")["chairs"][seat]["stood_in"]
    table.say(DEVICES[seat], Back(seat))
    chair = table.shown(DEVICES[seat])["chairs"][seat]
    assert (True, True) == (chair["stood_in"], chair["returning"])
    assert "stood-in" == table.code(seat, "concede")
    table.tick()
    while table.step == "recite":
        assert (seat, "bot") == (table.moves[-1].seat, table.moves[-1].by)
        assert (before, True) == (table.s.hand, table.room.table.chairs[seat].stood_in)
        table.tick()
    chair = table.shown(DEVICES[seat])["chairs"][seat]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["returning"])
    assert {} == bots_of(table.room)


# -- talk


def said(table: Table, mark: int) -> list[tuple[str, Any]]:
    return [(device, m) for device, m in table.since(mark) if m["is"] == "said"]


def test_a66_silence_while_treasures_are_remembered() -> None:
    table = reciting()
    mark = len(table.sent)
    table.say("d", Say(D, "lion!"))
    ((device, refusal),) = table.since(mark)
    assert ("d", "muted", "OS-114") == (device, refusal["code"], refusal["clause"])
    assert None is table.shown("d")["talk"]
    table.stands(pool=["lamp", "ring", "book"], agenda=["share"], case=3)
    assert "free" == table.shown("a")["talk"]
    mark = len(table.sent)
    table.say("d", Say(D, " lion!\u202e\n "))
    words = {"is": "said", "seat": D, "text": "lion!"}
    assert sorted((device, words) for device in EVERYBODY) == sorted(said(table, mark), key=str)
    mark = len(table.sent)
    table.say("late", Hello())
    table.say("d", Hello([table.token(D)]))
    assert "lion!" not in str(table.since(mark))
    assert "lion!" not in str(table.room.keep())


def test_os114_ali_baba_may_only_mumble_before_he_draws() -> None:
    table = Table()
    assert ["phrases", None, None] == [table.shown(device)["talk"] for device in ("a", "b", "tv")]
    mark = len(table.sent)
    table.say("a", Say(A, "", "hmm"))
    assert {"is": "said", "seat": A, "phrase": "hmm"} == said(table, mark)[0][1]
    assert len(EVERYBODY) == len(said(table, mark))
    for seat, message in (
        (A, Say(A, "the lion")),
        (A, Say(A, "", "lion")),
        (A, Say(A)),
        (B, Say(B, "", "hmm")),
    ):
        mark = len(table.sent)
        table.say(DEVICES[seat], message)
        ((_, refusal),) = table.since(mark)
        assert "refused" == refusal["is"]
    table = Table(chat="open")
    assert ["free", "free", None] == [table.shown(device)["talk"] for device in ("a", "b", "tv")]


# -- the end


def test_a61_after_the_end_everything_is_refused() -> None:
    table = Table()
    table.stands(agenda=[], ended="scored", last_round=True)
    assert "over" == table.room.phase.name
    for seat in (A, B, C, D):
        for action in (["draw"], ["seen"], ["name", "lion", 1, None], ["nonsense"], []):
            assert "game-over" == table.code(seat, *action)
    refusal = GAME.refuse(table.s, None, ("draw",))
    assert refusal is not None
    assert "game-over" == refusal.code
    mark = len(table.sent)
    table.say("tv", Act("x", A, 1, ["draw"]))
    assert ["refused"] == [message["is"] for _, message in table.since(mark)]


# -- one device


def test_a80_one_device_for_all_needs_a_human_judge() -> None:
    for judge in ("server", "ali_close"):
        table = Table(people="ssss", begin=False, judge=judge)
        options = dict(table.room.phase.setup.options)
        table.say("s", Start())
        refusal = table.sent[-1][1]
        assert ("bad-option", "judge") == (refusal["code"], refusal["args"]["option"])
        assert ("lobby", options) == (table.room.phase.name, table.room.phase.setup.options)
    table = Table(people="ssss", judge="table")
    assert (None, [A], None) == (
        table.shown("s")["seat"], table.shown("s")["asked"], table.shown("s")["curtain"],
    )  # fmt: skip
    table.act(A, "draw", now=0)
    shown = table.shown("s")
    assert ([B, C, D], None, [["seen"]]) == (shown["asked"], shown["curtain"], shown["choices"])
    for thief in shown["asked"]:  # the one button: all have seen it
        table.act(thief, "seen", now=1)
    table.tick(2)
    cover = table.shown("s")
    assert (None, A, [], [], "recite") == (
        cover["seat"], cover["curtain"], cover["asked"], cover["choices"], cover["view"]["step"],
    )  # fmt: skip
    assert [] == list(kinds(cover))
    table.say("s", Mine(A), 3)
    shown = table.shown("s")
    kind = KINDS[table.s.hand[0]]
    assert (A, None, [A]) == (shown["seat"], shown["curtain"], shown["asked"])
    assert [kind] == [card["kind"] for card in shown["view"]["hand"]]
    assert [] == list(kinds(shown["events"]))
    assert None is shown["seconds"]  # nobody gains by the clock he holds
    table.act(A, "tick", kind, 1, None, now=4)
    assert "decide" == table.step
    table.act(A, "draw", now=5)
    shown = table.shown("s")
    assert (None, None) == (shown["seat"], shown["view"]["hand"])
    assert [KINDS[table.s.hand[-1]]] * 2 == list(kinds(shown))  # the view, and the live event


def test_os112_bots_cannot_hear() -> None:
    table = Table(people="a", bots=3, begin=False, judge="table")
    table.say("a", Start())
    assert "bad-option" == table.sent[-1][1]["code"]
    table = Table(people="a", bots=3)  # one person with bots, at one device: nothing to hide
    assert "play" == table.room.phase.name
