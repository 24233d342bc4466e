"""What a check found, put so that the author of a game knows what to mend, and where."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from fabletop.contract.walks import AnyGame
from fabletop.core import rulebook
from fabletop.core.kinds import Wrong
from fabletop.core.rulebook import Rulebook

ENGINE = rulebook.__name__.rpartition(".")[2]  # compiled, its file is called otherwise
ANSWERING = ("apply", "answer", "answer_together")  # where the engine looks for a verb


def explain(error: BaseException, game: AnyGame, folder: Path) -> str:
    """One sentence about an error, with the line of the game it comes from."""
    lost = lost_name(error, game)
    if lost:
        return lost
    where = place(error, folder)
    if isinstance(error, Wrong) and passes(error, folder, "imagine"):
        return f"{place(error, folder)}: `imagine` loads a position that is refused: {error}"
    notes = "".join(f"\n{note}" for note in getattr(error, "__notes__", ()))
    return f"{where}: {said(error)}{notes}" if where else f"{said(error)}{notes}"


def said(error: BaseException) -> str:
    """What an error says; of a check without a sentence, what it checks."""
    if isinstance(error, AssertionError):
        frames = traceback.extract_tb(error.__traceback__)
        return str(error) or (frames[-1].line if frames else "") or "it does not hold"
    cause = error.__cause__
    more = f": {cause}" if isinstance(error, ValueError) and cause else ""
    return f"{type(error).__name__}: {error}{more}"


def place(error: BaseException, folder: Path) -> str:
    """The file and line of the game that was at work when it failed; "" if none was."""
    for one in (error.__cause__, error):
        frames = traceback.extract_tb(one.__traceback__) if one else []
        for frame in reversed(frames):
            file = Path(frame.filename).resolve()
            if file.is_relative_to(folder.resolve()):
                return f"{file.relative_to(folder.resolve().parent)}, line {frame.lineno}"
    return ""


def passes(error: BaseException, folder: Path, function: str) -> bool:
    """Whether a function of the game was at work when it failed."""
    return any(
        frame.name.rpartition(".")[2] == function
        and Path(frame.filename).resolve().is_relative_to(folder.resolve())
        for frame in traceback.extract_tb(error.__traceback__)
    )


def lost_name(error: BaseException, game: AnyGame) -> str:
    """Of a verb or a step that the engine looked for and did not find."""
    if not isinstance(error, KeyError) or not isinstance(game, Rulebook) or not error.args:
        return ""
    frames, name = traceback.extract_tb(error.__traceback__), error.args[0]
    in_engine = bool(frames) and Path(frames[-1].filename).stem == ENGINE
    if not in_engine or not isinstance(name, str):
        return ""
    is_verb = frames[-1].name.rpartition(".")[2] in ANSWERING
    return lost_verb(name, game) if is_verb else lost_step(name, game)


def lost_verb(verb: str, game: Rulebook[Any]) -> str:
    """Of an option that begins with a word its question does not list."""
    for step, ask in game.asks.items():
        if verb not in ask.answers and callable(getattr(ask, verb, None)):
            return f"verb `{verb}` of step `{step}` is missing in `verbs` of {type(ask).__name__}"
    return (
        f"verb `{verb}` is offered by a question that does not have it: add it to its `verbs`, "
        f"and write a method `{verb}`"
    )


def lost_step(step: str, game: Rulebook[Any]) -> str:
    """Of a step that stands on the agenda where the engine cannot go on with it."""
    if step not in game.names:
        known = ", ".join(game.names)
        return f"step `{step}` is planned and not declared; the steps of the game are {known}"
    return (
        f"step `{step}` asks nobody and is planned by an answer to a question asked together: "
        "plan it with the question, after it"
    )
