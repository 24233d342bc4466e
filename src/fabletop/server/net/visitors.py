"""Whose request it is, if proxies stand in between: `X-Forwarded-For`, believed from a few.

Each proxy appends the address it was called from. The list is read from its right end, as long as
the hop that wrote an entry is trusted. The first address that is not a trusted proxy is the
visitor. What stands further left was written by the visitor, and counts for nothing. From anybody
who is not trusted, the whole header counts for nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Any

Network = IPv4Network | IPv6Network

FORWARDED_FOR, FORWARDED_PROTO = b"x-forwarded-for", b"x-forwarded-proto"
PEER = "fabletop.peer"  # in a scope: the proxy that carries a visitor's request
NOBODY = "none"
IN_HEAD = re.compile(rb"^x-forwarded-for:[ \t]*([^\r\n]*)", re.IGNORECASE | re.MULTILINE)
BRACKETED = re.compile(r"\[([^\]]+)\](?::\d+)?")
DOTTED = re.compile(r"(\d+\.\d+\.\d+\.\d+)(?::\d+)?")
SCHEMES = {"http": "ws", "https": "wss"}


class Proxies:
    """The proxies whose word is taken for who their visitors are."""

    def __init__(self, networks: Sequence[Network]) -> None:
        self.networks = tuple(networks)

    def trusts(self, address: str) -> bool:
        """Whether this is the address of such a proxy."""
        found = read_hop(address)
        return found is not None and any(found in network for network in self.networks)

    def visitor(self, peer: str, forwarded: Iterable[str]) -> str:
        """The address a request is from, by the other end of its connection and the values of its
        headers `X-Forwarded-For`, in their order."""
        hops = [hop for value in forwarded for hop in value.split(",")]
        while hops and self.trusts(peer):
            written = read_hop(hops.pop())
            if written is None:
                return peer  # a trusted proxy knows no better
            peer = str(written)
        return peer


def read_proxies(text: str) -> Proxies:
    """What `--trust-proxy` says: "10.0.0.5,fd00::/8", or "none". Raises ValueError with the part
    that is no address."""
    if text.strip() == NOBODY:
        return Proxies(())
    return Proxies([read_network(part.strip()) for part in text.split(",")])


def read_network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise ValueError(text) from None


LOOPBACK = read_proxies("127.0.0.1,::1")


def read_hop(text: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it, with or without a port; None if it is none."""
    text = text.strip()
    found = BRACKETED.fullmatch(text) or DOTTED.fullmatch(text)
    try:
        address = ip_address((found[1] if found else text).partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def find_visitor(scope: Any, proxies: Proxies) -> None:
    """Put the visitor's address and scheme into the scope of a request; everything that counts
    visitors reads them there."""
    peer = scope["client"][0] if scope.get("client") else ""
    if not proxies.trusts(peer):
        return
    visitor = proxies.visitor(peer, values(scope, FORWARDED_FOR))
    if visitor != peer:
        scope["client"], scope[PEER] = (visitor, 0), peer
    told = ",".join(values(scope, FORWARDED_PROTO)).rpartition(",")[2].strip().lower()
    if told in SCHEMES:
        scope["scheme"] = SCHEMES[told] if scope["type"] == "websocket" else told


def values(scope: Any, name: bytes) -> list[str]:
    """All headers of this name."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def forwarded_in(data: bytes) -> list[str]:
    """The values of `X-Forwarded-For` in a request nobody has parsed yet, as far as it is here."""
    head = data.partition(b"\r\n\r\n")[0]
    return [value.decode("latin-1") for value in IN_HEAD.findall(head)]
