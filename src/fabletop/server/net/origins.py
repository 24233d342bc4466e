"""Whose requests are heard: those to a name of this house, from a page of this house.

A stranger's page in a guest's browser may send requests here. `Origin` tells which page it was.
It may also give a name of its own to this machine (DNS rebinding), and then its pages look like
ours: so the house answers only to names that nobody on the internet can hand out.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from urllib.parse import urlsplit

OURS = ("local", "lan", "home", "home.arpa", "internal", "localhost")  # never on the internet
USUAL_PORTS = {"http": 80, "https": 443}
SAFE = ("GET", "HEAD", "OPTIONS")


def read_public(text: str) -> str | None:
    """Where the house is found on the internet, as scheme and host; None if it is no such thing."""
    try:
        parts = urlsplit(text.strip())
        fine = parts.scheme in USUAL_PORTS and parts.hostname and (parts.port or 1)
    except ValueError:
        return None
    rest = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    return f"{parts.scheme}://{parts.netloc.lower()}" if fine and not rest else None


def is_ours(host: str, public: Sequence[str] = ()) -> bool:
    """Whether a `Host` is a name of this house; without one it is no browser that asks."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not name:
        return not host
    if "." not in name or name.endswith(tuple(f".{ours}" for ours in OURS)) or is_number(name):
        return True
    return name in (urlsplit(base).hostname for base in public)


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_from_here(origin: str, host: str, public: Sequence[str] = ()) -> bool:
    """Whether a page of that origin is one of this house; "null" is nobody's."""
    if origin in public:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return bool(parts.netloc) and bare(parts.netloc, parts.scheme) == bare(host, parts.scheme)


def bare(host: str, scheme: str) -> str:
    """A host without the port that everybody assumes."""
    return host.lower().removesuffix(f":{USUAL_PORTS.get(scheme, '')}")
