"""The ports a server listens on."""

from __future__ import annotations

import errno
import socket

PORTS_TO_TRY = 20


class Taken(OSError):
    """A port that cannot be had; the sentence says why and what to do."""


def bind(host: str, port: int, is_fixed: bool = False) -> socket.socket:
    """A socket that listens there. If the port is only the default and taken, one of the next.
    Raises OSError; if no other port will do, `Taken`."""
    error: OSError | None = None
    for candidate in range(port, min(port + (1 if is_fixed else PORTS_TO_TRY), 65536)):
        try:
            return listen(host, candidate)
        except OSError as failure:
            error = failure
    if is_fixed:
        raise Taken(describe(host, port, error))
    raise error or OSError("no port")


def listen(host: str, port: int) -> socket.socket:
    """Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(512)
    except OSError:
        listener.close()
        raise
    return listener


def describe(host: str, port: int, error: OSError | None) -> str:
    """Why a port cannot be had, in one sentence."""
    why = error.errno if error else errno.EADDRNOTAVAIL
    if why == errno.EADDRINUSE:
        return f"port {port} is in use by another program; stop that one, or choose another port"
    if why == errno.EACCES:
        return f"port {port} is for the administrator alone; choose one above 1023"
    reason = error.strerror or str(error) if error else "there is no such port"
    return f"nothing can listen on {host} port {port}: {reason}"


def here(host: str, port: int) -> str:
    """The address on this machine."""
    if host in ("0.0.0.0", "::"):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
