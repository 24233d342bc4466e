"""What a device shows after a message of the server (docs/wire.md), for players of the benches."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]
NEWS: Message = {"events": [], "done": []}  # what a message tells once: not of the next picture


def renewed(picture: Message | None, message: Message) -> Message | None:
    """The picture after a message: a whole one replaces it, a patch changes what it names."""
    if message["is"] == "table":
        return message
    if message["is"] != "patch" or picture is None:
        return picture
    changed = {name: part for name, part in message.items() if name not in ("is", "seen")}
    shown = {**picture, **NEWS, **changed}
    if "seen" in message:
        shown["view"] = {**shown["view"], **message["seen"]}
    return shown
