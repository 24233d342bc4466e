"""What is known and what has to be remembered: A-37, A-56, A-64, A-71, A-73 and A-74."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event, Luck, Scripted, Seeded
from fabletop.core.options import One, Word
from fabletop.games.open_sesame.rules import FLEETING
from fabletop.games.open_sesame.tests.table import (
    DEFAULTS,
    KINDS,
    SESAME,
    A,
    B,
    C,
    D,
    Table,
    deal,
    keys,
    kinds_in,
    position,
    reciting,
    revealing,
    sharing,
)
from fabletop.text import Speaker

# -- snapshots

NOTHING = {"shiny": 0, "noisy": 0, "encumbering": 0}


def public(**said: object) -> dict[str, object]:
    """All a thief may see at the start of a game of four, and what is different."""
    return {
        "step": "decide",
        "prompt": said.get("step", "decide"),
        "actors": [A],
        "options": DEFAULTS,
        "ali": A,
        "reciter": B,
        "may_stop": False,
        "hand_size": 0,
        "pile": 46,
        "tokens": NOTHING,
        "danger": [],
        "caught_by": [],
        "last_round": False,
        "collections": [0, 0, 0, 0],
        "band": None,
        "revealed": None,
        "seen": [],
        "named_total": 0,
        "face_up": [],
        "pool": [],
        "case": 0,
        "culprit": None,
        "order": [],
        "hand": None,
        "waiting": None,
        "results": None,
        "band_cards": None,
        "ended": "",
        **said,
    }


ONE_NOISY = {"shiny": 0, "noisy": 1, "encumbering": 0}
HELD = {"hand_size": 3, "pile": 41, "tokens": ONE_NOISY, "collections": [1, 1, 0, 0]}
OWNED: dict[str, object] = {"collections": [["diamond"], ["turban"], [], []]}
HAND: dict[str, object] = {"hand": ["vase", "lion", "book"], **OWNED}
POOL: dict[str, object] = {"pool": ["vase", "lion", "book", "ring"], **OWNED}

SNAPSHOTS: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "the first decide": ({}, public()),
    "decide": (HAND, public(may_stop=True, **HELD)),
    "reveal": (
        {**HAND, "may_stop": False, "unseen": [B, D], "agenda": ["hide", "reveal"]},
        public(step="reveal", actors=[B, D], revealed="book", seen=[C], **HELD),
    ),
    "recite": (
        {**HAND, "named": [True, False, True], "agenda": ["recite"]},
        public(step="recite", actors=[B], may_stop=True, named_total=2, **HELD),
    ),
    "recite, young": (
        {
            **HAND,
            "options": {"young": True},
            "named": [True, False, True],
            "agenda": ["recite"],
        },
        public(
            step="recite",
            actors=[B],
            may_stop=True,
            named_total=2,
            options={**DEFAULTS, "young": True},
            face_up=[{"kind": "vase", "adjective": None}, {"kind": "book", "adjective": None}],
            **HELD,
        ),
    ),
    "rule": (
        {
            **HAND,
            "options": {"adjectives": True, "judge": "ali_close"},
            "adjectives": ["mysterious", "scary", ""],
            "waiting": ["vase", 1, "misterious"],
            "agenda": ["rule"],
        },
        public(
            step="rule",
            actors=[A],
            may_stop=True,
            options={**DEFAULTS, "adjectives": True, "judge": "ali_close"},
            **HELD,
        ),
    ),
    "claim": (
        {**POOL, "case": 2, "culprit": C, "agenda": ["deal", "claim"]},
        public(
            step="claim",
            actors=[A],
            pile=40,
            collections=[1, 1, 0, 0],
            pool=["book", "vase", "ring", "lion"],
            case=2,
            culprit=C,
            order=[B, D, A],
        ),
    ),
    "share": (
        {**POOL, "case": 3, "turn": 2, "agenda": ["share"]},
        public(
            step="share",
            actors=[D],
            pile=40,
            collections=[1, 1, 0, 0],
            pool=["book", "vase", "ring", "lion"],
            case=3,
            order=[D, B, C],
        ),
    ),
    "spoils": (
        {
            **OWNED,
            "pool": ["vase", "book"],
            "case": 2,
            "culprit": B,
            "unseen": [A, C],
            "agenda": ["keep_all", "spoils"],
        },
        public(
            step="spoils",
            actors=[A, C],
            seen=[B, D],
            pile=42,
            collections=[1, 1, 0, 0],
            pool=["book", "vase"],
            case=2,
            culprit=B,
        ),
    ),
    "over": (
        {
            "collections": [["vase", "book"], ["vase"], [], ["chief_thief"]],
            "ended": "scored",
            "agenda": [],
        },
        public(
            step="over",
            actors=[],
            pile=42,
            last_round=True,
            collections=[2, 1, 0, 1],
            results=[
                {"cards": ["book", "vase"], "points": 2, "unique": 0, "rank": 1},
                {"cards": ["vase"], "points": 1, "unique": 0, "rank": 3},
                {"cards": [], "points": 0, "unique": 0, "rank": 4},
                {"cards": ["chief_thief"], "points": 1, "unique": 1, "rank": 2},
            ],
            ended="scored",
        ),
    ),
}
ALI_ADDS: dict[str, dict[str, object]] = {
    "the first decide": {"hand": []},
    "claim": {"hand": []},
    "share": {"hand": []},
    "spoils": {"hand": []},
    "over": {"hand": []},
    "rule": {
        "hand": [
            {"kind": "vase", "named": False, "adjective": "mysterious"},
            {"kind": "lion", "named": False, "adjective": "scary"},
            {"kind": "book", "named": False, "adjective": None},
        ],
        "waiting": {"kind": "vase", "adjective": "misterious", "in_force": "mysterious"},
    },
}


def his_hand(*named: bool) -> list[dict[str, object]]:
    pairs = zip(["vase", "lion", "book"], named, strict=True)
    return [{"kind": kind, "named": mark, "adjective": None} for kind, mark in pairs]


@pytest.mark.parametrize("moment", SNAPSHOTS)
def test_a71_a_snapshot_holds_exactly_what_os61_lists(moment: str) -> None:
    data, expected = SNAPSHOTS[moment]
    table = position({"seats": 4, **data})
    for viewer in (B, C, D, None):
        assert expected == table.view(viewer)
    ticked = moment.startswith("recite")
    adds = ALI_ADDS.get(moment, {"hand": his_hand(ticked, False, ticked)})
    assert {**expected, **adds} == table.view(A)


@pytest.mark.parametrize("moment", ["decide", "recite", "rule"])
def test_a71_a_thief_is_sent_none_of_the_22_ids(moment: str) -> None:
    table = position({"seats": 4, **SNAPSHOTS[moment][0]})
    for viewer in (B, C, D, None):
        assert set() == kinds_in(table.view(viewer))


def test_os61_his_hand_is_hidden_from_himself_when_the_round_ends() -> None:
    table = position({"seats": 4, "hand": ["vase", "lion"]})
    table.play(A, "open_sesame")
    table.play(A, "pick", "vase")
    assert [None, []] == [table.view(A)["hand"], table.view(B)["hand"]]
    assert set() == kinds_in([table.view(viewer) for viewer in table.viewers()])


# -- collections


def test_a37_what_was_taken_is_not_told_again() -> None:
    table = sharing("diamond ring vase", turn=1)
    table.play(B, "pick", "diamond")
    assert Event("took_card", (B, "diamond")) in table.heard(C)
    table.play(C, "pick", "ring")
    assert (("decide", [B]), B) == (table.phase(), table.view(None)["ali"])
    for viewer in table.viewers():
        view = table.view(viewer)
        assert ([0, 1, 1, 1], None) == (view["collections"], view["results"])
        assert set() == kinds_in(view)
        assert set() == kinds_in(table.log(viewer))
    assert isinstance(table.dealer, Scripted)
    table.dealer.draws = [KINDS.index("lion")]
    told = [*table.draw(), *table.recite(), *table.play(B, "open_sesame")]
    assert "diamond" not in kinds_in(told)


def test_a37_until_the_scoring() -> None:
    owned = [[], ["diamond"], ["chief_thief"]]
    table = sharing("vase ring", 3, collections=owned, last_round=True)
    assert "diamond" not in kinds_in([table.view(viewer) for viewer in table.viewers()])
    told = table.play(A, "pick", "vase")
    assert Event("counted", (B, ["ring", "diamond"], 2, 1)) in told
    assert "diamond" in kinds_in(table.view(C))


# -- whole games


ALL_ON: dict[str, Word] = {"young": True, "adjectives": True, "ordered": True}
TABLES: list[tuple[int, dict[str, Word]]] = [
    (3, {}),
    (4, {"judge": "table"}),
    (5, {"adjectives": True, "judge": "ali_close"}),
    (4, ALL_ON),
    (2, {"two_player": "band"}),
]


def some_game(seats: int, options: dict[str, Word], seed: int) -> list[Table]:
    """A game by chance, with thieves who know something; the table as it was at each moment."""
    luck = Luck(seed)
    table = deal(seats, options, seed)
    moments = [table]
    while table.actors():
        seat = luck.choice(table.actors())
        action = clever(table, luck) if table.phase()[0] == "recite" else None
        after = Table(SESAME.clone(table.state), Seeded(luck.random().hex()))
        after.past = list(table.past)
        table = after
        table.apply(seat, *(action or some_option(table, seat, luck)))
        moments.append(table)
    return moments


def some_option(table: Table, seat: int, luck: Luck) -> tuple[Word, ...]:
    step = table.phase()[0]
    if step == "decide" and luck.random() < 0.7:
        return ("draw",)
    return table.lapse(seat)


def clever(table: Table, luck: Luck) -> tuple[Word, ...] | None:
    """The next entry, usually the right one."""
    state = table.state
    if luck.random() < 0.03:
        return None
    place = state.named.index(False)
    kind, said = KINDS[state.hand[place]], state.adjectives[place]
    adjectives = state.options["adjectives"]
    single = adjectives or state.options["ordered"]
    count = 1 if single else state.hand.count(state.hand[place])
    if state.options["judge"] == "table":
        return ("tick", kind, count, None)
    return ("name", kind, count, (said or luck.choice(["blue", "old"])) if adjectives else None)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a56_the_log_contains_no_kind(seats: int, options: dict[str, Word]) -> None:
    *running, end = some_game(seats, options, 11)
    assert len(running) > 40
    for table in running:
        for viewer in table.viewers():
            assert set() == kinds_in(table.log(viewer))
    assert {"revealed", "named", "took_card"} <= set(keys(end.past))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a56_a_spectator_sees_what_a_thief_sees(seats: int, options: dict[str, Word]) -> None:
    for table in some_game(seats, options, 12):
        for thief in table.state.thieves():
            assert table.view(thief) == table.view(None)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a56_what_kinds_a_thief_is_shown_at_any_moment(
    seats: int, options: dict[str, Word]
) -> None:
    for table in some_game(seats, options, 13)[:-1]:
        step = table.phase()[0]
        view = table.view(None)
        shown = {view["revealed"]} if step == "reveal" else set(view["pool"])
        shown |= {card["kind"] for card in view["face_up"]} if options.get("young") else set()
        assert shown == kinds_in(view)


ALLOWED = {
    "began", "round", "drew", "token", "captured", "last_round", "hid", "reciting", "listed",
    "mistake", "stopped", "emptied", "sharing", "claimed", "took", "band_took", "kept_all",
    "round_over", "aborted", "over", "counted",
}  # fmt: skip


def test_os63_which_lines_stay_in_the_log() -> None:
    assert ALLOWED == set(SESAME.about.events) - FLEETING
    assert FLEETING == SESAME.table.fleeting


def test_os63_the_chief_is_told_as_a_flag() -> None:
    table = position({"seats": 4, "above_chief": 0})
    table.play(A, "draw")
    assert [Event("drew", (A, 45)), Event("last_round", ())] == table.log(B)


def test_os65_after_the_end_the_log_is_complete() -> None:
    end = some_game(3, {}, 14)[-1]
    assert end.past == end.log(None)


def test_decision_g_the_wrong_entry_is_told_once() -> None:
    table = reciting("book vase ring lamp")
    table.play(B, "name", "lion", 1, None)
    assert Event("wrong", (B, "lion", 1, "", "wrong_kind")) in table.heard(None)
    assert [Event("mistake", (B, "wrong_kind")), Event("sharing", (2,))] == table.log(B)
    assert "lion" not in kinds_in([table.view(viewer) for viewer in table.viewers()])


# -- bots, and taking back


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a73_every_seat_is_told_the_same(seats: int, options: dict[str, Word]) -> None:
    """Whoever sits there: only what a reciter has still to say goes to that reciter alone."""
    end = some_game(seats, options, 15)[-1]
    assert {None} == {event.to for event in end.past if event.key != "said"}


@pytest.mark.parametrize(
    "table",
    [
        position({"seats": 4}),
        revealing("vase book"),
        reciting("vase book"),
        sharing("vase book"),
    ],
)
def test_a73_there_is_no_undo(table: Table) -> None:
    for seat in range(4):
        assert "unknown-action" == table.code(seat, "undo")


# -- the grid


def grid(table: Table) -> list[One]:
    """The kinds the reciter may choose from."""
    options = [option for option in table.options(table.state.reciter) if option[0] == "name"]
    return [part for option in options for part in option if isinstance(part, One)]


@pytest.mark.parametrize("variant", [{}, {"adjectives": True}, {"ordered": True}])
def test_a74_the_grid_is_the_whole_catalogue_in_its_order(variant: dict[str, Word]) -> None:
    for hand in ("vase lion book", "cushion cushion ring chief_thief"):
        table = reciting(hand, **variant)
        assert [One(tuple(KINDS))] == grid(table)
        kind, count = (hand.split()[0], 1) if variant else ("vase", 1)
        if hand.startswith("cushion") and not variant:
            kind, count = "cushion", 2
        adjective = "old" if "adjectives" in variant else None
        if adjective:
            table.state.adjectives[:-1] = [adjective] * (len(hand.split()) - 1)
        table.play(B, "name", kind, count, adjective)
        assert table.view(None)["named_total"] == count
        assert [One(tuple(KINDS))] == grid(table)


def test_a74_what_can_be_sent_does_not_depend_on_the_hand() -> None:
    one, other = reciting("vase lion book"), reciting("cushion cushion ring")
    assert one.options(B) == other.options(B)
    one.play(B, "name", "lion", 1, None)
    other.play(B, "name", "ring", 1, None)
    assert one.options(B) == other.options(B)


REFUSED: list[tuple[object, ...]] = [
    ("name", "wibble", 1, None),
    ("name", "vase", 0, None),
    ("name", "vase", 10, None),
    ("sentence", "a wibble", "en"),
    ("sentence", "a lion", "xx"),
    ("tick", "lion", 1, None),
    ("draw",),
]


@pytest.mark.parametrize("variant", [{}, {"adjectives": True}, {"ordered": True}])
def test_os52_no_refusal_of_a_thief_depends_on_the_hand(variant: dict[str, Word]) -> None:
    actions = [*REFUSED, *[("name", kind, 2, None) for kind in KINDS]]
    actions += [("name", kind, 1, None) for kind in KINDS]
    answers = [
        [reciting(hand, **variant).refused(B, *action) for action in actions]
        for hand in ("vase lion book", "cushion cushion ring")
    ]
    assert answers[0] == answers[1]


# -- the same word for all


@pytest.mark.parametrize(
    ("language", "name"),
    [("fr", "un sablier"), ("de", "eine Sanduhr"), ("uk", "пісочний годинник")],
)
def test_a64_a_kind_in_the_language_of_the_page(language: str, name: str) -> None:
    speaker = Speaker("open_sesame", language, ["Ann", "Ben", "Cem"])
    assert name == speaker.say("kind-hourglass")
    revealed = Event("revealed", ("hourglass",))
    assert name in plain(speaker.event(revealed, SESAME.about.events["revealed"]))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_a64_what_a_ukrainian_named_a_frenchman_reads_in_french() -> None:
    table = reciting("hourglass vase", 3)
    (told,) = table.play(B, "name", "hourglass", 1, None)
    speaker = Speaker("open_sesame", "fr", ["Ann", "Ben", "Cem"])
    assert "un sablier" in plain(speaker.event(told, SESAME.about.events["named"]))
    table = reciting("hourglass vase", 3)
    told = table.play(B, "sentence", "пісочний годинник і ваза", "uk")[0]
    assert "un sablier" in plain(speaker.event(told, SESAME.about.events["named"]))
