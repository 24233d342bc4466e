"""What does not fit on a page as it is now: covered or cut text, things in each other's way, small
targets.

Text counts as covered where something opaque lies over it. It counts as cut where a box hides part
of it and nobody can scroll there. It sticks out where it is wider than the box it is written in.
A word is broken where it goes on in the next line without a hyphen.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

# What is meant to lie under something: a map that is moved under a window, the letter on a chest
# that holds a die, tiles with two sides, cards in a fan, and
# the scene under a card that everybody looks at. A skip link comes with the keyboard.
MEANT = ", ".join(
    (
        ".ba[data-layout='small'] .ba-viewport",
        ".al-lock-letter",
        ".tt-ogre-closed",
        ".os-lies .os-word",
        ".os-plate",
        ".skip",
    )
)
# A touch there only tells what it is: squares of a map, tiles under others.
TO_READ = ".ba-square:not([aria-pressed]), .cave-cell:not([aria-pressed])"
OLDER = ".tv-story li"  # told before, and shown as long as there is room for all of it
LEAST_NAME = 4  # letters of a player's name that must be left of it

FAULTS = (Path(__file__).parent / "fit.js").read_text("utf-8").split("\n", 1)[1]


def faults(page: Page, names: Sequence[str] = ()) -> list[str]:
    """All that does not fit, in words."""
    found = page.evaluate(FAULTS, [MEANT, TO_READ, OLDER, list(names), LEAST_NAME])
    return sorted(str(line) for line in found)
