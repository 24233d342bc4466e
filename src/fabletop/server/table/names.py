"""Names fit to be shown, and never two at one table that look alike.

People tell players apart by their names. So a name holds no hidden characters, and does not look
like another by letters of another alphabet, accents, or signs that are not seen.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 20
BOT_NAMES = ("Scheherazade", "Sinbad", "Morgiana", "Zumurrud", "Qasim", "Marjan")

# Letters and signs that show nothing; and the marks among Unicode's default-ignorable characters.
# Those that are no marks are of category C, which no name may hold.
BLANKS = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
HIDDEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")

PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u27bf\u2934"
    "\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
TINTED = f"{PICTURE}[\ufe0e\ufe0f]?[\U0001f3fb-\U0001f3ff]?"
KEYCAP = "[0-9#*]\ufe0f?\u20e3"
REGION = "\U0001f3f4[\U000e0020-\U000e007e]{1,6}\U000e007f"  # a flag, spelt in hidden letters
EMOJI = re.compile(f"({REGION}|{KEYCAP}|{TINTED}(?:\u200d{TINTED})*)")

# What looks like a letter of ours: in Cyrillic, in Greek, and in corners of Latin.
SMALL = str.maketrans(
    "аезіјкорсухѕһԁԛԝѵьӏ" + "αβεγικνορτυχωη" + "ıłøđħɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ",
    "ae3ijkopcyxshdqwvbl" + "abeyikvoptuxwn" + "ilodhagabcdeghijklmnoprtuvwyz",
)
LARGE = str.maketrans(
    "АВЕЗІЈКМНОРСТУХЅԚԜѴӀЬ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "ŁØĐĦ",
    "ABE3IJKMHOPCTYXSQWVIB" + "ABEZHIKMNOPTYX" + "LODH",
)
STROKES = str.maketrans("I1|0O", "llloo")  # alike in many fonts, as they are written
SIGNS = str.maketrans("’‘ʼ`´′‐‑‒–—−", "''''''------")


def clean(text: str) -> str:
    """A text fit to be shown: single spaces, no characters that hide or turn text."""
    text = unicodedata.normalize("NFC", text)
    return " ".join("".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text).split())


def tidy(name: str) -> str | None:
    """A name fit to be shown, or None: not empty, single spaces, not too long.

    Invisible characters are removed, except those that hold an emoji together.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    parts = EMOJI.split(name)  # text and emoji, in turns
    words = [HIDDEN.sub("", BLANKS.sub(" ", part)) for part in parts[::2]]
    if any(unicodedata.category(char)[0] == "C" for word in words for char in word):
        return None
    parts[::2] = words
    name = " ".join("".join(parts).split())
    kinds = [unicodedata.category(char)[0] for char in name]
    seen = sum(kind in "LNPS" for kind in kinds)
    fits = 0 < seen and len(name) <= LONGEST_NAME and kinds.count("M") <= 2 * seen
    return name if fits else None


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of some others."""
    own = looks(name)
    return any(a == b for other in others for a, b in zip(own, looks(other), strict=True))


def looks(name: str) -> tuple[str, str, str]:
    """How a name looks at a glance: in small letters, in capitals, and as written."""
    name = bare(name.translate(SIGNS))
    return (
        bare(name.casefold()).translate(SMALL),
        bare(name.upper()).translate(LARGE),
        bare(name.translate(LARGE).translate(STROKES).casefold()).translate(SMALL),
    )


def bare(name: str) -> str:
    """A text without accents, styles and invisible characters."""
    spread = unicodedata.normalize("NFKD", name)
    return " ".join("".join(c for c in spread if unicodedata.category(c)[0] not in "MC").split())
