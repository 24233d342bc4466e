"""Who is sent what at a real table.

Every message to every device is kept as JSON. A treasure may stand in a message only where
section (e) of the rules allows it; the reciter's grid, always the whole catalogue, is no news.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from fabletop.core import record as records
from fabletop.core.dealer import commitment
from fabletop.core.replay import check_fairness, replay
from fabletop.games.open_sesame.tests.room_table import (
    EVERYBODY,
    FIVE,
    GAME,
    KINDS,
    A,
    B,
    C,
    D,
    Table,
    judged,
    kinds,
    reciting,
    told,
)
from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import Hello, Mine, Say, Start, Why, decode
from tests.server.inside import play_of
from tests.server.table import DEVICES

# OS-61: all a snapshot of a thief or a spectator holds, and what Ali Baba sees besides.
PUBLIC = {
    "step", "actors", "options", "ali", "reciter", "may_stop", "hand_size", "pile", "tokens",
    "danger", "caught_by", "order",
    "last_round", "collections", "band", "revealed", "seen", "named_total", "face_up", "pool",
    "case", "culprit", "hand", "waiting", "results", "band_cards", "ended", "prompt",
}  # fmt: skip


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
