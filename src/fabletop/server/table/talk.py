"""What people say aloud: phrases, stickers, words of their own. Nothing of it is kept."""

from __future__ import annotations

from fabletop.core.game import Json
from fabletop.server.table.messages import Say
from fabletop.server.table.names import clean

PHRASES = ("hmm", "one-more", "well-done", "oh-no", "thanks", "wait")
STICKERS = ("laugh", "cry", "clap", "heart", "thumb", "think", "surprise", "sleep")
SAYINGS = {*PHRASES, *(f"sticker-{name}" for name in STICKERS)}


def can_be_said(message: Say) -> bool:
    """Whether it is one of our phrases, or any words at all."""
    return message.phrase in SAYINGS if message.phrase else bool(clean(message.text))


def said(message: Say, marked: bool) -> Json:
    """What somebody said, for one of those who hear it."""
    words = {"phrase": message.phrase} if message.phrase else {"text": clean(message.text)}
    return {"is": "said", "seat": message.seat, **words} | ({"marked": True} if marked else {})
