"""What is sent and what is not: A-07, A-59, A-70, A-73, TT-70 to TT-76."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.resources import files
from typing import cast

import pytest

from fabletop.core.dealer import Event, Fair, Seeded, commitment
from fabletop.core.options import Action
from fabletop.core.play import Play
from fabletop.core.replay import check_fairness, replay
from fabletop.games.tom_thumb.tests.table import (
    DEFAULTS,
    K8,
    TOM,
    A,
    B,
    C,
    D,
    K,
    Table,
    asking,
    begun,
    between,
    booted,
    deal,
    faces_in,
    finding,
    inserting,
    keys,
    last_question,
    only,
    second_question,
    swapping,
)

# TT-72: what has a position or a face to remember, told once and never again.
FLEETING = {
    "showed", "dealt", "flipped", "advised", "swapped", "new_tiles", "inserted", "scattered",
    "voted",
}  # fmt: skip
WHERE = {"index", "to_index", "gap", "faces", "places"}


def random_walk(table: Table, seed: int, steps: int = 400) -> Iterator[Table]:
    """The table after each of some random moves, from the first to the last."""
    rng = random.Random(seed)
    yield table
    for _ in range(steps):
        if table.step() == "over":
            return
        seat = rng.choice(table.actors())
        if table.step() == "find" and rng.random() < 0.7:  # otherwise games are soon lost
            table.play(seat, "flip", table.where(str(table.now()["named"])))
        else:
            table.play(seat, *cast(Action, rng.choice(table.options(seat))))
        yield table


MODES = [
    {},
    {"storm": True, "mode": "fabulous"},
    {"mode": "legendary", "vast_forest": True},
    {"dark_forest": True},
    {"path": "short", "mode": "custom", "ogre_start": 0, "pebbles": 2},
]


# -- the snapshot


def test_a07_the_snapshot_of_somebody_who_is_not_the_guide() -> None:
    table = finding("cave", asked=C, found=1, up=[3], hand=["castle"], help_called=True)
    public = {
        "step": "find",
        "actors": [C],
        "options": DEFAULTS,
        "turn": 1,
        "guide": A,
        "asked": C,
        "coming": [],
        "named": "cave",
        "found": 1,
        "cards": 6,
        "circle": [None, None, None, "marsh", None, None, None],
        "spots": None,
        "angles": [0, 90, 180, 270],
        "common_angle": 180,
        "lantern": 1,
        "path": {"stone": 4, "wood": 7, "length": 10},
        "ogre": 0,
        "pebbles": 3,
        "tree": "ready",
        "boots": "ready",
        "pebble_spent": False,
        "help_called": True,
        "advice": [None] * 4,
        "votes": [None] * 4,
        "here": [],
        "entitled": [],
        "at_stake": [],
        "waiting": [],
        "new": [],
        "ready": [],
        "hand": None,
        "two": False,
        "ended": "",
        "summary": None,
    }
    for viewer in (B, C, D, None):
        assert public == table.view(viewer)
    assert public | {"hand": ["castle"]} == table.view(A)


def test_tt71_only_in_the_boots_is_the_card_public() -> None:
    for viewer in (A, B, C, D, None):
        view = booted("river", up=[0], found=1).view(viewer)
        assert ("river", B, None, only(7, {0: "castle"})) == (
            view["named"], view["asked"], view["hand"], view["circle"],
        )  # fmt: skip


def test_tt70_the_guide_holds_cards_only_while_he_asks() -> None:
    hands = {
        "ask": asking(),
        "find": finding(),
        "swap": swapping(),
        "between": between(),
        "insert": inserting(),
        "boots": booted(),
    }
    holding = {step for step, table in hands.items() if table.view(table.state.finder)["hand"]}
    assert {"ask", "find"} == holding
    table = finding()
    table.play(B, "pebble")
    assert ["castle", "cave"] == table.view(A)["hand"]
    assert [None] * 4 == [table.view(viewer)["hand"] for viewer in (B, C, D, None)]


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_tt70_no_view_and_no_list_of_options_holds_a_face_that_lies_face_down(
    options: dict[str, object], seats: int
) -> None:
    for seed in range(8):
        for table in random_walk(deal(seats, seed, **options), seed):  # type: ignore[arg-type]
            if table.step() == "over":
                break
            now = table.now()
            circle, up = table.circle(), set(cast(list[int], now["up"]))
            shown = {face for index, face in enumerate(circle) if index in up}
            public = shown | set(cast(list[str], now["waiting"])) | ({now["named"]} - {None})
            for viewer in table.viewers():
                own = set(cast(list[str], now["hand"])) if viewer == table.state.finder else set()
                assert faces_in(table.view(viewer)) <= public | own
                if viewer is not None:
                    offered = set(cast(list[str], now["waiting"])) | own
                    assert faces_in(table.options(viewer)) <= offered


def test_tt70_refusals_do_not_depend_on_what_lies_face_down() -> None:
    circle = ["castle", "cave", "clearing", "marsh", "hill", "wolves", "river"]
    one, other = second_question(), second_question(circle=circle)
    for index in (-1, 0, 3, 7, None, "0", 1.0, True):
        for seat in (A, B, C):
            assert one.refused(seat, "flip", index) == other.refused(seat, "flip", index)
            assert one.refused(seat, "advise", index) == other.refused(seat, "advise", index)


def test_tt74_everything_is_open_at_the_end() -> None:
    table = last_question(lantern=9)
    table.flip("cave")
    for viewer in table.viewers():
        assert K == table.view(viewer)["circle"]
        assert table.past == table.log(viewer)


# -- the log


def test_a59_no_log_line_holds_an_index_or_a_face_with_a_position() -> None:
    assert set(TOM.table.fleeting) == FLEETING
    for key, names in TOM.about.events.items():
        if key not in FLEETING:
            assert WHERE.isdisjoint(names), key
    for seed, options in enumerate(MODES):
        table = begun(seed=seed, **options)  # type: ignore[arg-type]
        for turn in range(10):
            if table.step() == "over":
                break
            if table.step() == "ask":
                table.ask(str(cast(list[str], table.now()["hand"])[0]))
            if turn == 2:
                table.play(table.actors()[0], "pebble")
                while table.step() == "advice":
                    table.play(table.actors()[0], "advise", table.state.face_down()[0])
            table.fail() if turn in (1, 4, 7) else table.succeed()
            table.go_on()
            if table.step() != "over":
                for viewer in table.viewers():
                    assert FLEETING.isdisjoint(keys(table.log(viewer)))
        assert {"found", "missed", "exchanged", "added"} <= set(keys(table.past))


def test_tt72_what_the_log_does_tell() -> None:
    table = finding("cave", asked=C, found=1, up=[3], hand=["castle"])
    table.play(C, "flip", 4)
    table.look()
    assert [
        Event("missed", (C, "cave", "river")),
        Event("ogre", ([1], 1)),
        Event("hid", ()),
        Event("passed", (B,)),
        Event("voting", ([A, B, C, D],)),
    ] == table.log(D)
    table = swapping()
    table.play(A, "swap", 2, 6)
    assert Event("exchanged", (A,)) == table.log(None)[0]


def test_tt73_everything_but_the_guides_cards_is_told_to_everybody() -> None:
    for table in random_walk(begun(seed=4), 4):
        assert all(event.to is None for event in table.events)
        assert all(event.to is not None and len(event.to) == 1 for event in table.dealt)


# -- chance and replay


@pytest.mark.parametrize("options", MODES)
def test_a70_seed_and_actions_give_the_same_circle_after_every_step(
    options: dict[str, object],
) -> None:
    key = bytes(range(32))
    play = Play.begin(TOM, 4, options, Fair(key), (), commitment(key))  # type: ignore[arg-type]
    rng = random.Random(3)
    positions = [TOM.dump(play.s)]
    while seats := TOM.actors(play.s):
        play.act(seats[0], cast(Action, rng.choice(TOM.options(play.s, seats[0]))))
        positions.append(TOM.dump(play.s))
    play.record.key = key.hex()
    check_fairness(play.record)
    for moves, expected in enumerate(positions):
        assert expected == TOM.dump(replay(TOM, play.record, moves).s)


def test_tt78_the_same_seed_the_same_game() -> None:
    games = [[table.now() for table in random_walk(deal(seed=seed), 1)] for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]


# -- what a seat can know


def test_section_l_a_perfect_memory_always_knows_the_whole_circle() -> None:
    """Every move of a face-down tile is public."""
    for options in MODES[:3]:
        dealer = Seeded(8)
        table = Table(TOM.setup(4, options, dealer), dealer)  # type: ignore[arg-type]
        notes = TOM.mind.notes(4)
        told = 0
        for _ in random_walk(table, 8):
            for event in table.past[told:]:
                notes = TOM.mind.remember(notes, event)
            told = len(table.past)
            if table.step() not in ("arrive", "over"):
                assert table.circle() == notes["circle"]


@pytest.mark.parametrize("options", MODES)
def test_tt70_an_imagined_world_looks_the_same(options: dict[str, object]) -> None:
    play = Play.begin(TOM, 4, options, Seeded(2))  # type: ignore[arg-type]
    rng = random.Random(2)
    while seats := TOM.actors(play.s):
        for viewer in (*range(4), None):
            view = TOM.view(play.s, viewer)
            world = TOM.mind.imagine(view, play.notes(viewer), Seeded(1))
            assert view == TOM.view(world, viewer)
        right = ("flip", play.s.circle.index(play.s.named)) if play.s.named >= 0 else None
        options_now = TOM.options(play.s, seats[0])
        choice = right if right in options_now and rng.random() < 0.8 else rng.choice(options_now)
        play.act(seats[0], cast(Action, choice))


@pytest.mark.parametrize("waiting", ["ogre_lair", "lost_hut stone_bridge"])
def test_tt36_an_imagined_world_also_looks_at_the_new_tiles(waiting: str) -> None:
    table = inserting(waiting, circle=K if waiting == "ogre_lair" else K8, lantern=5)
    notes = {**TOM.mind.notes(4), "circle": table.circle()}
    world = Table(TOM.mind.imagine(table.view(A), notes, Seeded(1)), Seeded(1))
    for real in (table, world):
        for place in waiting.split():
            real.play(A, "insert", place, 2)
    assert table.phase() == world.phase() == ("new_look", [A, B, C, D])


def test_tt49a_in_an_imagined_world_the_same_guide_leads_after_the_boots() -> None:
    for table, guide in ((booted(then=1), B), (finding(then=1), B)):
        table.flip("hill")
        notes = {**TOM.mind.notes(4), "circle": table.circle(), "turns": 1}
        world = Table(TOM.mind.imagine(table.view(C), notes, Seeded(1)), Seeded(1))
        for each in (table, world):
            each.look()
        assert table.phase() == world.phase()
        assert guide == table.state.finder == world.state.finder


def test_tt11_a_guide_keeps_in_mind_which_places_he_was_dealt() -> None:
    """In the Dark Forest nobody has seen the whole circle; a card tells of a Place in it."""
    fresh = {**TOM.mind.notes(4), "circle": [""] * len(K)}
    notes = TOM.mind.remember(fresh, Event("dealt", (["hill", "marsh"],), (A,)))
    view = {**swapping(circle=K).view(A), "circle": [None] * len(K)}
    for seed in range(20):
        world = Table(TOM.mind.imagine(view, notes, Seeded(seed)), Seeded(1))
        assert {"hill", "marsh"} <= set(world.circle())


def test_tt82_a_perfect_memory_has_counted_the_turns() -> None:
    notes = TOM.mind.notes(4)
    for event in (Event("turn", (A, 1)), Event("passed", (B,)), Event("turn", (B, 2))):
        notes = TOM.mind.remember(notes, event)
    world = TOM.mind.imagine(finding(circle=K).view(C), {**notes, "circle": K}, Seeded(1))
    assert 2 == TOM.dump(world)["played"]


# -- names

NAMES = {
    "fr": "La clairière, Le château, La colline, Chez l'Ogre, La cabane abandonnée, Le marais, "
    "Le pont de pierre, La rivière, La grotte, Les loups",
    "en": "The Clearing, The Castle, The Hill, The Ogre's Lair, The Lost Hut, The Marsh, "
    "The Stone Bridge, The River, The Cave, The Wolves",
    "de": "die Lichtung, das Schloss, der Hügel, das Ogerhaus, die verlassene Hütte, der Sumpf, "
    "die Steinbrücke, der Fluss, die Höhle, die Wölfe",
    "es": "El claro del bosque, El castillo, La colina, La guarida del ogro, La cabaña perdida, "
    "El pantano, El puente de piedra, El río, La cueva, Los lobos",
    "nl": "de Open Plek, het Kasteel, de Heuvel, het Hol van de Reus, de Verloren Hut, het Moeras, "
    "de Stenen Brug, de Rivier, de Grot, de Wolven",
    "uk": "Галявина, Замок, Пагорб, Лігво Людожера, Покинута хижа, Болото, Кам'яний міст, Річка, "
    "Печера, Вовки",
}
FACES = [
    "clearing", "castle", "hill", "ogre_lair", "lost_hut", "marsh", "stone_bridge", "river", "cave",
    "wolves",
]  # fmt: skip


@pytest.mark.parametrize("language", sorted(NAMES))
def test_a73_everybody_reads_the_place_in_his_language(language: str) -> None:
    text = files("fabletop.games.tom_thumb").joinpath("text", f"{language}.ftl").read_text("utf-8")
    lines = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("place-"))
    said = [lines[f"place-{face}"].replace("’", "'").replace("ʼ", "'") for face in FACES]
    if language in ("en", "es", "fr"):  # in the middle of a sentence the article is small
        assert NAMES[language].lower().split(", ") == [name.lower() for name in said]
    else:
        assert NAMES[language].split(", ") == said


def test_a73_the_guide_is_shown_who_will_be_asked() -> None:
    table = asking()
    assert [B, C, D] == table.view(A)["coming"]
    table.ask("marsh")
    assert ["marsh"] * 5 == [table.view(viewer)["named"] for viewer in table.viewers()]
