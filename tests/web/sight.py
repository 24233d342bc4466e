"""What is wrong with a page as it is now: for axe, at 200 % zoom, for those who want it calm.

A browser zoomed to 200 % has half the room, so it is given half the room.
"""

from __future__ import annotations

import time

from playwright.sync_api import Page

from tests.web.browser import axe, overflow

PHONE, ZOOMED = (360, 640), {"a large screen": (720, 450), "a phone": (320, 568)}

# what moves for longer than one sees as movement; what only fades, once, does not
MOVING = """() => document.getAnimations().filter((one) => {
  const {duration, iterations} = one.effect.getComputedTiming();
  const fades = ["opacity", "visibility", "offset", "easing", "composite", "computedOffset"];
  const keys = one.effect.getKeyframes().flatMap(Object.keys);
  const moves = keys.some((key) => !fades.includes(key));
  return one.playState === "running" && duration * iterations > 200 && (moves || iterations > 1);
}).map((one) => `${one.effect.target?.className} ${one.animationName ?? one.transitionProperty}`)"""

# choices and buttons that no scrolling brings where they can be touched
HIDDEN = """() => {
  const all = document.querySelectorAll(
    "main [aria-pressed], aside button, main .button, dialog[open] button");
  return [...all].filter((one) => {
    if (one.disabled || one.ariaDisabled === "true" || one.classList.contains("sr")) return false;
    if (one.closest("[inert]") || !one.checkVisibility({visibilityProperty: true})) return false;
    one.scrollIntoView({block: "nearest", inline: "nearest"});
    const {x, y, width, height} = one.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
    return !points.some(([across, down]) => {
      const hit = document.elementFromPoint(x + across * width, y + down * height);
      return hit && (one.contains(hit) || one.labels?.[0]?.contains(hit));
    });
  }).map((one) => `${one.className} ${one.ariaLabel ?? one.textContent}`);
}"""


def hidden(page: Page) -> list[str]:
    """What cannot be touched, once news that lies over the table for a moment has left."""
    until = time.monotonic() + 30
    while (found := page.evaluate(HIDDEN)) and time.monotonic() < until:
        page.wait_for_timeout(300)
    return [str(line) for line in found]


def examine(page: Page, what: str) -> list[str]:
    """All that is wrong with a page as it is now, at all sizes."""
    found = []
    for where, (width, height) in {"": PHONE, **ZOOMED}.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(350)
        found += [f"moves: {line}" for line in page.evaluate(MOVING)]
        found += [f"out of reach on {where}: {line}" for line in hidden(page)]
        found += [f"too wide on {where}"] * (overflow(page) > 0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found += axe(page)
    return [f"{what}: {line}" for line in dict.fromkeys(found)]
