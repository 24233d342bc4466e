"""Games from elsewhere: a folder on this machine, or a package with an entry point.

A folder has an `__init__.py` with one class built on `Rulebook`, and `text/en.ftl`; it is called
as the game's key. An entry point of the group `fabletop.games` names such a class.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from fabletop.core.game import Game
from fabletop.core.rulebook import Rulebook

GROUP = "fabletop.games"
PLACES = "FABLETOP_GAMES"  # folders, as PATH has them; processes of the house inherit it


class NoGame(ValueError):
    """A folder or an entry point that gives no game: one sentence."""


Found = Callable[[], tuple[Game[Any], Path]]


def guests() -> Iterator[Found]:
    """The games that are installed or named in the environment, with their folders.

    Each is looked up when it is called for, and may then raise `NoGame`.
    """
    for point in entry_points(group=GROUP):
        yield partial(installed, point)
    for place in filter(None, os.environ.get(PLACES, "").split(os.pathsep)):
        yield partial(named, Path(place))


def installed(point: EntryPoint) -> tuple[Game[Any], Path]:
    game = made(point.load(), point.name)
    return game, folder_of_class(type(game))


def named(place: Path) -> tuple[Game[Any], Path]:
    try:
        return game_in(place), place.resolve()
    except NoGame as error:
        raise NoGame(f"{PLACES}: {error}") from error


def game_in(place: Path) -> Game[Any]:
    """The game in a folder. Raises `NoGame`."""
    place = place.resolve()
    start = place / "__init__.py"
    if not start.is_file():
        inside = sorted(path.parent for path in place.glob("*/__init__.py"))
        hint = f"; do you mean {inside[0]}?" if inside else ""
        raise NoGame(f"{place} has no game: there is no file __init__.py in it{hint}")
    module = module_at(place.name, start)
    classes = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Rulebook)
        and thing.__module__.split(".")[0] == place.name
    ]
    if len(classes) != 1:
        raise NoGame(f"{place} must have one class built on Rulebook, not {len(classes)}")
    game = made(classes[0], str(place))
    key = getattr(game, "key", None)
    if key != place.name:
        said = f"`key` is {key!r}" if key else "there is no `key`"
        raise NoGame(
            f"{said} in class {type(game).__name__} of {start}: the folder is called {place.name}, "
            f'and both must be the same: key = "{place.name}"'
        )
    return game


def module_at(name: str, start: Path) -> ModuleType:
    """A package of its own, found by its name from then on."""
    there = sys.modules.get(name)
    if there is not None:
        if Path(str(there.__file__)).resolve() == start:
            return there
        raise NoGame(f"{name} is the name of another Python module: call the game otherwise")
    spec = spec_from_file_location(name, start, submodule_search_locations=[str(start.parent)])
    assert spec
    assert spec.loader
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise NoGame(f"{start.parent} cannot be loaded: {type(error).__name__}: {error}") from error
    return module


def made(kind: Any, where: str) -> Game[Any]:
    try:
        game = kind()
    except Exception as error:
        raise NoGame(f"{where} cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(game, Rulebook):
        raise NoGame(f"{where} is no game: it must be built on Rulebook")
    return cast(Game[Any], game)


def folder_of_class(kind: type) -> Path:
    return Path(str(sys.modules[kind.__module__].__file__)).resolve().parent
