"""Where a table is found: a code that one says, and an address that nobody guesses.

The *code* is short and friendly, so it can be guessed: alone it opens a door only while the host
keeps it open. The *address* is the code and a *latch*, 65 random bits: whoever has it was invited.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
import secrets
from typing import NamedTuple

# Short, friendly, easy to say and to hear in all our languages; 24 × 24 × 900 codes.
FIRST = (
    "amber", "blue", "brass", "coral", "crimson", "desert", "ebony", "golden", "green", "indigo",
    "ivory", "jade", "lilac", "lunar", "magic", "olive", "opal", "purple", "royal", "ruby",
    "silver", "solar", "velvet", "violet",
)  # fmt: skip
SECOND = (
    "camel", "castle", "cobra", "dragon", "eagle", "falcon", "garden", "genie", "lamp", "lion",
    "moon", "mountain", "oasis", "palace", "panther", "parrot", "phoenix", "river", "sultan",
    "tiger", "tower", "turban", "vizier", "wolf",
)  # fmt: skip
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: none looks like another
LATCH_LENGTH = 13

SPOKEN = r"[a-z]{2,12}-[a-z]{2,12}-[0-9]{2,3}"  # two digits: made by an older version
CODE = re.compile(SPOKEN, re.ASCII)
ADDRESS = re.compile(rf"({SPOKEN})-([{LETTERS}]{{{LATCH_LENGTH}}})", re.ASCII)


class Address(NamedTuple):
    """A table's code and its latch."""

    code: str
    latch: str


def read_address(text: str) -> Address | None:
    """The parts of an address, or None if it is none."""
    found = ADDRESS.fullmatch(text)
    return Address(*found.groups()) if found else None


def any_code() -> str:
    """A code by chance; a table may have it already."""
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{100 + secrets.randbelow(900)}"


def new_latch() -> str:
    """The part of an address that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(LATCH_LENGTH))


def older_latch(secret: str, code: str, key: str) -> str:
    """That of a table made before there were addresses: always the same, and as hard to guess."""
    digest = hmac.digest(secret.encode(), f"address {code} {key}".encode(), hashlib.sha256)
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:LATCH_LENGTH])


def fits(latch: str, told: str) -> bool:
    """Whether somebody has told the right one; to find out takes always the same time."""
    return hmac.compare_digest(latch.encode(), told.encode())


def network(client: str) -> str:
    """Whom guesses are counted for: an address, or in IPv6 all those of one household."""
    try:
        address = ipaddress.ip_address(client.partition("%")[0])
    except ValueError:
        return client
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
