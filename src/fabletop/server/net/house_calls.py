"""How `fabletop doctor` asks a running server a question that nobody else may ask.

A header carries a random word and its signature under the secret that all servers of a house share.
Whoever knows the secret could sign chairs, too, so this gives nobody more than they have.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

DOCTOR = "x-fabletop-doctor"


def sign(secret: str) -> str:
    """A header's value that shows that one knows the secret."""
    word = secrets.token_hex(16)
    return f"{word} {signature(secret, word)}"


def is_doctor(told: str, secret: str) -> bool:
    """Whether whoever sent this knows the secret."""
    word, _, signed = told.partition(" ")
    return hmac.compare_digest(signed.encode(), signature(secret, word).encode())


def signature(secret: str, word: str) -> str:
    return hmac.new(secret.encode(), f"doctor {word}".encode(), sha256).hexdigest()
