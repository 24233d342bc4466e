"""What people say: phrases, stickers, free text. Nothing of it is kept."""

from __future__ import annotations

from fabletop.core.game import Json, Seat
from fabletop.core.refusals import Refusal
from fabletop.server.table.context import Context
from fabletop.server.table.effects import no
from fabletop.server.table.match import Match
from fabletop.server.table.messages import Say
from fabletop.server.table.names import clean

PHRASES = ("hmm", "one-more", "well-done", "oh-no", "thanks", "wait")
STICKERS = ("laugh", "cry", "clap", "heart", "thumb", "think", "surprise", "sleep")
SAYINGS = {*PHRASES, *(f"sticker-{name}" for name in STICKERS)}


class Talk:
    """What may be said during a game in play, and who hears it."""

    def __init__(self, match: Match) -> None:
        self.match, self.table = match, match.table

    def say(self, ctx: Context, message: Say) -> Refusal | None:
        """Send it to everybody, if this seat may say it now; highlighted for the seats that the
        game names."""
        game, s, allowed = self.match.game, self.match.s, self.allowed(message.seat)
        if not allowed or (allowed == "phrases" and not message.phrase):
            return no("muted")._replace(clause=game.about.refusals.get("muted", ""))
        if not can_be_said(message):
            return no("bad-message")
        marked = set(game.table.marked_for(s, message.seat, clean(message.text)))
        for name, device in self.table.devices.items():
            ctx.reply(said(message, not marked.isdisjoint(device.seats)), name)
        ctx.only_replies = True
        return None

    def allowed(self, seat: Seat) -> str:
        """What a seat may say now: as the game says, free text only if the host allows it."""
        talk = self.match.game.table.talk(self.match.s, seat)
        return "phrases" if talk == "free" and not self.table.manners.chat else talk


def can_be_said(message: Say) -> bool:
    """Whether a message holds a known phrase, or a text that is not empty."""
    return message.phrase in SAYINGS if message.phrase else bool(clean(message.text))


def said(message: Say, marked: bool) -> Json:
    """The message for one device that hears it."""
    words = {"phrase": message.phrase} if message.phrase else {"text": clean(message.text)}
    return {"is": "said", "seat": message.seat, **words} | ({"marked": True} if marked else {})
