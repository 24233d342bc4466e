"""A game with a pack's content: its modules once more, from the same sources.

Rules work with constants, because that is plain and fast. A pack needs other constants, so its
edition runs the game's modules a second time, for itself: their `content` reads the pack's, and
when one of them imports another, it gets the one of the same edition. Everything outside the
game's folder is shared. In play nothing is looked up or asked that would not be otherwise.
"""

from __future__ import annotations

import builtins
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.resources import files
from io import BytesIO
from types import CodeType, FunctionType, ModuleType
from typing import Any

from fabletop.core.game import Game
from fabletop.core.rulebook import Rulebook
from fabletop.packs.content import Names, reading
from fabletop.packs.pack import Pack, read_pack


class Edition:
    """The modules of a game as a pack has them."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.home = f"fabletop.games.{pack.game}"
        self.modules: dict[str, ModuleType] = {}
        self.builtins = {**vars(builtins), "__import__": self.bring, "mypyc_attr": unmarked}
        with reading(pack.changes, pack.names):
            module = self.module(self.home)
        rulebook = rulebook_in(vars(module))
        rulebook.__reduce__ = lambda game: (game_of_pack, (game.about.pack,))
        self.game: Game[Any] = rulebook()
        self.game.about = replace(self.game.about, pack=pack.text)

    def bring(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 - as Python calls it
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        """`from … import …`, as the modules of this edition do it."""
        if f"{name}.".startswith(f"{self.home}."):
            module = self.module(name)
            for part in fromlist:
                if not hasattr(module, part):
                    setattr(module, part, self.module(f"{name}.{part}"))
            return module
        return __import__(name, globals, locals, fromlist, level)

    def module(self, name: str) -> ModuleType:
        """A module of this edition, run when it is first asked for."""
        if name not in self.modules:
            module = ModuleType(name)
            vars(module).update(__package__=self.home, __builtins__=self.builtins)
            self.modules[name] = module
            exec(code_of(name), vars(module))
        return self.modules[name]

    def holds(self, thing: object) -> bool:
        """Whether a class or a function is one of this edition's own."""
        module = self.modules.get(getattr(thing, "__module__", ""))
        return getattr(module, getattr(thing, "__name__", ""), None) is thing


@lru_cache(maxsize=32)
def edition(text: str) -> Edition:
    """The edition of a pack. Raises `Wrong` if there is something wrong with it."""
    return Edition(read_pack(text))


@lru_cache(maxsize=32)
def game_of_pack(text: str) -> Game[Any]:
    """The game a pack is for, with its content. Raises `Wrong`, too."""
    pack = read_pack(text)
    made_of = maker_of(pack.game)
    return made_of(pack.changes, pack.names, text) if made_of else edition(text).game


def maker_of(game: str) -> Callable[[Mapping[str, Any], Names, str], Game[Any]] | None:
    """How a game is made of another content, if that is a value for it."""
    return getattr(import_module(f"fabletop.games.{game}"), "made_of", None)


# -- to other processes


class Packer(pickle.Pickler):
    """Pickles what a game with a pack has made: its classes are found by the pack, too."""

    def __init__(self, file: BytesIO, pack: str) -> None:
        super().__init__(file)
        self.edition = edition(pack)

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, type | FunctionType) and self.edition.holds(thing):
            return part_of, (self.edition.pack.text, thing.__module__, thing.__name__)
        return NotImplemented


def part_of(pack: str, module: str, name: str) -> Any:
    return getattr(edition(pack).modules[module], name)


def pickled(thing: object, pack: str) -> bytes:
    """Something for another process that works with a game, with or without a pack."""
    if not pack or maker_of(read_pack(pack).game):
        return pickle.dumps(thing)
    file = BytesIO()
    Packer(file, pack).dump(thing)
    return file.getvalue()


@cache
def code_of(name: str) -> CodeType:
    """A module's code, always of its Python source: a compiled one cannot run a second time."""
    _, _, game, *part = name.split(".")
    path = files("fabletop.games").joinpath(game, f"{part[0] if part else '__init__'}.py")
    code = SourceFileLoader(name, str(path)).get_code(name)  # as Python has kept it, if it has
    assert code
    return code


def unmarked(**marks: bool) -> Callable[[type], type]:
    """Marks in sources that were made for a compiler mean nothing here."""
    return lambda marked: marked


def rulebook_in(names: Mapping[str, Any]) -> Any:
    """The class that speaks the protocol."""
    return next(
        thing
        for thing in names.values()
        if isinstance(thing, type) and issubclass(thing, Rulebook) and thing is not Rulebook
    )
