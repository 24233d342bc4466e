"""A state is declared once: what is copied and what is written keeps to the declaration."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from fabletop.core.dealer import Seeded
from fabletop.core.options import fill
from fabletop.games import GAMES, game_of
from fabletop.packs.pack import read_pack
from tests.packs.packs import EXAMPLES

MOVES = 40
CHANGES = (list, dict, set)


def slots(s: object) -> list[str]:
    """Every attribute of a state, those of the engine too."""
    return [name for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())]


def stages(key: str) -> Iterator[Any]:
    """States of one game by chance, one after another."""
    game = GAMES[key]
    seats, rng, dealer = game.about.seats[-1], random.Random(5), Seeded(5)
    s = game.setup(seats, {}, dealer)
    for _ in range(MOVES):
        yield s
        actors = game.actors(s)
        if not actors:
            return
        option = rng.choice(game.options(s, actors[0]))
        game.apply(s, actors[0], fill(option, rng.randrange), dealer)


def belongings(box: object) -> set[int]:
    """Whatever is in the box, by identity: states may share it."""
    found: set[int] = set()
    waiting = [box]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found:
            continue
        found.add(id(thing))
        names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        waiting += [getattr(thing, name) for name in names if hasattr(thing, name)]
        waiting += list(vars(thing).values()) if hasattr(thing, "__dict__") else []
        if isinstance(thing, dict):
            waiting += [*thing, *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
    return found


@pytest.mark.plain  # compiled, a state has no list of its attributes
@pytest.mark.parametrize("key", GAMES)
def test_a_copy_has_every_attribute_and_shares_only_what_is_in_the_box(key: str) -> None:
    game: Any = GAMES[key]
    played = list(stages(key))
    shared = belongings(game.box)  # it also keeps what games in play have worked out
    for s in played:
        copy = game.clone(s)
        assert slots(s)
        for name in slots(s):
            own, copied = getattr(s, name), getattr(copy, name)
            assert own == copied, name
            if isinstance(own, CHANGES) and name != "options":
                assert own is not copied or id(own) in shared, name


@pytest.mark.parametrize("key", GAMES)
def test_a_position_says_the_declared_keys_in_their_order(key: str) -> None:
    game: Any = GAMES[key]
    for s in stages(key):
        said = game.dump(s)
        assert list(said) == game.fields.names()
        assert game.dump(game.load(json.loads(json.dumps(said)))) == json.loads(json.dumps(said))


PACKS = [("", key) for key in GAMES] + [(path.read_text("utf-8"), path.stem) for path in EXAMPLES]


@pytest.mark.parametrize(("pack", "name"), PACKS, ids=[name for _, name in PACKS])
def test_a_box_stays_the_same_one_wherever_it_goes(pack: str, name: str) -> None:
    """A state takes it along, and it goes to other processes by the name of its game."""
    key = read_pack(pack).game if pack else name
    game: Any = game_of(key, pack)
    s = game.setup(3, {}, Seeded(1))
    assert pack == game.box.pack == game.about.pack
    for box in (s.box, game.clone(s).box, game.load(game.dump(s)).box):
        assert game.box is box
    for thing in (game.box, s):
        sent, copied = pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)
        assert game.box is getattr(sent, "box", sent) is getattr(copied, "box", copied)


@pytest.mark.parametrize("key", GAMES)
def test_feats_are_public_events_that_say_whose_they_are(key: str) -> None:
    game = GAMES[key]
    for event, feat in game.table.feats.items():
        assert feat in ("knew", "missed", "ms")
        assert {"seat", *(["ms"] if feat == "ms" else [])} <= set(game.about.events[event])
        assert event not in game.table.fleeting
