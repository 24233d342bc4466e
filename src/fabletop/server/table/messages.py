"""The messages of a page, typed; docs/wire.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(max_length=80)]
Colour = Annotated[int, Meta(ge=0, le=5)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]


class Hello(Struct, tag="hello", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """I am here, or here again."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=10)] = []
    since: int = -1
    ticket: Annotated[str, Meta(max_length=200)] = ""
    tv: bool = False
    device: Annotated[str, Meta(max_length=64)] = ""


class Sit(Struct, tag="sit", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Take an empty chair; a repeat with the same id counts once."""

    seat: SeatNumber
    name: Name
    colour: Colour
    id: Annotated[str, Meta(max_length=64)] = ""


class Rename(Struct, tag="rename", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Another name or colour on one's own chair."""

    seat: SeatNumber
    name: Name
    colour: Colour


class PutBot(Struct, tag="bot", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Put a bot on an empty chair; in play, the host puts one in for an absent person."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]
    name: Name = ""


class Stand(Struct, tag="stand", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Leave a chair; during play, for good."""

    seat: SeatNumber


class Start(Struct, tag="start", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Begin."""


class Act(Struct, tag="act", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Answer a decision."""

    id: Id
    seat: SeatNumber
    decision: int
    action: list[Any]


class Why(Struct, tag="why", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Why not? Or: how would you understand this?"""

    seat: SeatNumber
    action: list[Any]
    id: Annotated[str, Meta(max_length=64)] = ""


class Mark(Struct, tag="tick", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Tick something about oneself in the lobby, or take it back."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)]
    on: bool


class Choose(Struct, tag="choose", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Another value for an option of the table, before the start."""

    name: Annotated[str, Meta(max_length=40)]
    value: Any


class Say(Struct, tag="say", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Say something: a phrase, or free text."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""


class Mine(Struct, tag="mine", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """ "It's me": the curtain of a shared device opens."""

    seat: SeatNumber


class Back(Struct, tag="back", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """ "I'm back": the autopilot, or the bot that stood in, hands over."""

    seat: SeatNumber


class Reads(Struct, tag="read", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A menu, the rules or a recap is open on the screen of a chair, or no longer."""

    seat: SeatNumber
    on: bool


class Manner(Struct, tag="house", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """The host turns a switch of the table on or off."""

    name: Literal["locked", "door", "paused", "chat", "slow", "clock", "banter", "lesson", "waits"]
    on: bool


class Dismiss(Struct, tag="dismiss", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """The host sends all watchers away."""


class Free(Struct, tag="free", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """The host frees a chair."""

    seat: SeatNumber


class Swap(Struct, tag="swap", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Two chairs change places, before the start."""

    seat: SeatNumber
    other: SeatNumber


class UsePack(Struct, tag="pack", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """The host chooses a content pack by its id, before the start; "" means none."""

    id: Annotated[str, Meta(max_length=16)]


class End(Struct, tag="end", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """The host ends the game."""


class Again(Struct, tag="again", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """The same people play again: the same game, or another."""

    game: Annotated[str, Meta(max_length=40)] = ""


class SetHelp(Struct, tag="help", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Help for one chair."""

    seat: SeatNumber
    time: Literal["usual", "double", "endless"]
    hints: bool
    large: bool
    calm: bool


class AskHint(Struct, tag="hint", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """What would a bot do?"""

    seat: SeatNumber
    id: Id


class AskUndo(Struct, tag="undo", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """May I take my last move back?"""

    seat: SeatNumber


class Consent(Struct, tag="consent", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Agree to an undo or refuse it; the asking person withdraws by a no."""

    seat: SeatNumber
    on: bool


class AskTicket(Struct, tag="ticket", tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A ticket that moves a chair to another device."""

    seat: SeatNumber


OfTheHost = Manner | Dismiss | Free | UsePack | End | Again
OfOnesOwn = Rename | Act | Why | Say | Mine | Back | Reads | AskHint | AskUndo | Consent | AskTicket
Message = (
    Hello | Sit | PutBot | Stand | Start | Choose | Mark | Swap | SetHelp | OfTheHost | OfOnesOwn
)

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


DEEPEST = 6  # lists in lists, in an action or an option


def decode(text: str | bytes) -> Message | None:
    """A message, or None if the text is not one."""
    try:
        message = _decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    kind = type(message)
    if kind is Act or kind is Why:
        return None if is_deep(cast("Act | Why", message).action) else message
    if kind is Choose and is_deep(cast(Choose, message).value):
        return None
    return message


def is_deep(value: object, left: int = DEEPEST) -> bool:
    """Whether a value is nested deeper than any action."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if left == 1:
        return bool(inside)
    for part in inside:
        if (type(part) is list or type(part) is dict) and is_deep(part, left - 1):
            return True
    return False


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of POST /api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    clock: bool = True


def decode_table(body: bytes) -> NewTable | None:
    """A table to be made, or None if the body is invalid."""
    try:
        table = msgspec.json.decode(body, type=NewTable)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return None if is_deep(table.options) else table


class Knock(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of POST /api/knock."""

    code: Annotated[str, Meta(max_length=40)]
    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=10)] = []


def decode_knock(body: bytes) -> Knock | None:
    """A spoken code and tokens, or None if the body is invalid."""
    try:
        return msgspec.json.decode(body, type=Knock)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


class Holding(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of POST /api/tables/…/carry."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=10)] = []


def decode_holding(body: bytes) -> Holding | None:
    """The tokens of chairs, or None if the body is invalid."""
    try:
        return msgspec.json.decode(body, type=Holding)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


class Linked(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of POST /api/qr."""

    link: Annotated[str, Meta(max_length=400)]


def decode_link(body: bytes) -> str | None:
    """A link to be drawn, or None if the body is invalid."""
    try:
        return msgspec.json.decode(body, type=Linked).link
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


encode = msgspec.json.Encoder().encode
