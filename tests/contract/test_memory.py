"""The check of notes bites: memories of real games, each broken in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import pytest

from fabletop.contract.memory import check_notes
from fabletop.contract.walks import AnyGame, tables
from fabletop.core.dealer import Dealer, Event, Seeded
from fabletop.core.game import Notes, View
from fabletop.core.mind import Mind
from fabletop.games import GAMES

pytestmark = [
    pytest.mark.plain,  # minds are put in place of the compiled ones
    pytest.mark.slow,
]
Breaks = Callable[[type[Mind[Any]]], type[Mind[Any]]]


class Broken(NamedTuple):
    """What is wrong with a memory of which game, and what the check says of it."""

    game: str
    breaks: Breaks
    says: str


# -- ways to break a memory


def misses(*keys: str) -> Breaks:
    """It does not listen when such things are told."""

    def breaks(mind: type[Mind[Any]]) -> type[Mind[Any]]:
        class Deaf(mind):  # type: ignore[valid-type, misc]
            def remember(self, notes: Notes, event: Event) -> Notes:
                return notes if event.key in keys else super().remember(notes, event)

        return Deaf

    return breaks


def keeps(key: str, *parts: str) -> Breaks:
    """When that is told, some of what it knew stays as it was."""

    def breaks(mind: type[Mind[Any]]) -> type[Mind[Any]]:
        class Stubborn(mind):  # type: ignore[valid-type, misc]
            def remember(self, notes: Notes, event: Event) -> Notes:
                after = super().remember(notes, event)
                return {**after, **{part: notes[part] for part in parts if event.key == key}}

        return Stubborn

    return breaks


def loses(key: str, *parts: str) -> Breaks:
    """When that is told, it begins some of its notes anew."""

    def breaks(mind: type[Mind[Any]]) -> type[Mind[Any]]:
        class Forgetful(mind):  # type: ignore[valid-type, misc]
            def notes(self, seats: int) -> Notes:
                self.fresh = cast(Notes, super().notes(seats))
                return self.fresh

            def remember(self, notes: Notes, event: Event) -> Notes:
                after = super().remember(notes, event)
                return {**after, **{part: self.fresh[part] for part in parts if event.key == key}}

        return Forgetful

    return breaks


def sure(mind: type[Mind[Any]]) -> type[Mind[Any]]:
    """It supposes the same world again and again."""

    class Sure(mind):  # type: ignore[valid-type, misc]
        def imagine(self, view: View, notes: Notes, dealer: Dealer) -> Any:
            return super().imagine(view, notes, Seeded(1))

    return Sure


BROKEN = {
    "a tile that was swapped": Broken("cave", misses("swapped"), "forgotten"),
    "a tile that was picked": Broken("cave", misses("picked"), "forgotten"),
    "a tile that was taken": Broken("cave", misses("took"), "forgotten"),
    "all screens at every turn": Broken("cave", loses("turn", "hands"), "forgotten"),
    "what others chose unseen": Broken("cave", sure, "claim"),
    "cards that were shared": Broken("open_sesame", misses("took_card"), "forgotten"),
    "the spoils of Ali Baba": Broken("open_sesame", misses("spoils"), "forgotten"),
    "all that was gathered": Broken("open_sesame", loses("round", "collections"), "forgotten"),
    "the hand of the last round": Broken("open_sesame", keeps("round", "hand"), "claim"),
    "tiles that changed places": Broken("tom_thumb", keeps("swapped", "circle"), "claim"),
    "a tile that was turned over": Broken("tom_thumb", keeps("flipped", "circle"), "forgotten"),
    "places that were asked for": Broken("tom_thumb", misses("asked"), "forgotten"),
    "the cards of the Guide": Broken("tom_thumb", sure, "claim"),
    "what the Eye has shown": Broken("aladin", misses("peeked"), "forgotten"),
    "lamp cards under the pile": Broken("aladin", misses("refused"), "claim"),
    "what others have set": Broken("aladin", sure, "claim"),
    "bandits under a pile": Broken("basra", misses("discarded"), "claim"),
    "the hands of others": Broken("basra", sure, "claim"),
}


def with_mind(key: str, breaks: Breaks) -> AnyGame:
    """A game of the house with a mind of another kind."""
    game: Any = GAMES[key]
    copy: Any = object.__new__(type(game))
    copy.__dict__.update(game.__dict__)
    copy.mind = breaks(type(game.mind))(copy)
    return cast(AnyGame, copy)


@pytest.mark.parametrize("broken", BROKEN.values(), ids=list(BROKEN))
def test_a_broken_memory_is_caught(broken: Broken) -> None:
    with pytest.raises(AssertionError, match=broken.says):
        check_at_some_tables(with_mind(broken.game, broken.breaks))


def check_at_some_tables(game: AnyGame) -> None:
    for mix in range(3):
        for seed, table in enumerate(tables(game, mix)):
            check_notes(game, table.seats, table.options, seed)
