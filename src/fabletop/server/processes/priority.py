"""How modest the processes beside the server are: people's moves come first, bots next."""

from __future__ import annotations

import os

LEAST = 19


def niceness(wanted: int) -> int:
    """The priority to give up, or less: `FABLETOP_NICE=0` where other work would starve them."""
    said = os.environ.get("FABLETOP_NICE", "")
    return min(wanted, int(said)) if said.isdecimal() else wanted


def be_modest(wanted: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness(wanted))
