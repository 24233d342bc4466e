"""A drawing of the house: its rooms and what they import, made from the source.

.venv/bin/python -m tools.drawing        writes docs/house.svg anew
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from textwrap import wrap

from tools.layout import ROOM, Layout, Spot, lay_out
from tools.rooms import House, read_house

PICTURE = Path(__file__).parents[1] / "docs" / "house.svg"
HEIGHT, BETWEEN = 88.0, 56.0  # of a room, of the space between two rows
EDGE, TOP, APART = 28.0, 78.0, 60.0  # margin; above the highest row; between the two parts
LETTERS, LINES = 25, 3  # what a room says of itself
STROKES = ((40, 7.0), (12, 4.5), (4, 2.8), (1, 1.6))  # so many imports, so thick
HEADS = (
    ("In Python", "An arrow leads to what a room imports."),
    ("In the browser", "Talks to the server: wire.md."),
)
STYLE = """
  svg { --paper: #fdfcf9; --room: #fff; --ink: #26221c; --soft: #5d574d; --line: #8a8378;
    --light: 42%; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1b1a18; --room: #262421; --ink: #f3efe7; --soft: #bfb8ab; --line: #6f695f;
      --light: 64%; }
  }
  text { font: 14px "Helvetica Neue", Arial, "Liberation Sans", sans-serif; fill: var(--soft); }
  .name { font-size: 17px; font-weight: bold; fill: var(--ink); }
  .head { font-size: 19px; font-weight: bold; fill: var(--ink); }
  .room { fill: var(--room); stroke: var(--line); stroke-width: 1.2; }
  .arrow path { fill: none; stroke: hsl(var(--hue) 55% var(--light)); }
  .arrow polygon, .bar { fill: hsl(var(--hue) 55% var(--light)); }
  .against path { fill: none; stroke: var(--ink); stroke-width: 1.6; stroke-dasharray: 5 5; }
  .against polygon { fill: var(--ink); }
  .sample { stroke: var(--soft); }
"""


def draw(house: House) -> str:
    """The whole picture, as SVG."""
    parts = [lay_out(house.part(browser)) for browser in (False, True)]
    lefts = [EDGE, EDGE + parts[0].width + APART]
    width = lefts[1] + parts[1].width + EDGE
    bottom = TOP + max(len(part.rows) for part in parts) * (HEIGHT + BETWEEN) - BETWEEN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {bottom + 74:.0f}"'
        f' width="{width:.0f}" height="{bottom + 74:.0f}" role="img" aria-labelledby="title">',
        '<title id="title">The rooms of the house, and which imports which</title>',
        f"<style>{STYLE}</style>",
        '<rect width="100%" height="100%" rx="10" fill="var(--paper)"/>',
    ]
    for part, left, (head, about) in zip(parts, lefts, HEADS, strict=True):
        sheet = Sheet(part, left, bottom)
        lines += [f"\n<!-- {head} -->", *draw_head(sheet, head, about), *draw_part(sheet, house)]
    against = any(part.against for part in parts)
    return "\n".join([*lines, "", *draw_legend(EDGE, bottom + 48, against), "</svg>", ""])


class Sheet:
    """Where the spots of a layout are on paper."""

    def __init__(self, layout: Layout, left: float, bottom: float) -> None:
        self.layout, self.left, self.bottom = layout, left, bottom

    def x(self, spot: Spot) -> float:
        return self.left + self.layout.x[spot]

    def top(self, spot: Spot) -> float:
        return self.bottom - HEIGHT - spot.row * (HEIGHT + BETWEEN)

    def port(self, spot: Spot, towards: Spot) -> float:
        """Where under a room an arrow begins: those that lead left on the left."""
        if spot.is_lane:
            return self.x(spot)
        ends = sorted((b for a, b in self.layout.ways if a == spot), key=self.x)
        step = min(24.0, (ROOM - 40) / len(ends))
        return self.x(spot) + (ends.index(towards) - (len(ends) - 1) / 2) * step


def draw_head(sheet: Sheet, head: str, about: str) -> Iterator[str]:
    """What a part is, above its highest row."""
    y = sheet.top(sheet.layout.rows[-1][0]) - TOP + EDGE + 8
    yield f'<text class="head" x="{sheet.left:.0f}" y="{y:.0f}">{head}</text>'
    yield f'<text x="{sheet.left:.0f}" y="{y + 20:.0f}">{escape(about)}</text>'


def draw_part(sheet: Sheet, house: House) -> Iterator[str]:
    rooms = [spot for row in sheet.layout.rows for spot in row if not spot.is_lane]
    reached = sorted({b.room for _, b in sheet.layout.ways})
    hues = {room: round(360 * n / len(reached) + 20) % 360 for n, room in enumerate(reached)}
    for room in reached:
        yield from draw_arrows(sheet, room, hues[room])
    for a, b in sheet.layout.against:
        yield from draw_against(sheet, a, b)
    for spot in rooms:
        yield from draw_room(sheet, spot, house.rooms[spot.room], hues.get(spot.room))


def draw_room(sheet: Sheet, spot: Spot, said: str, hue: int | None) -> Iterator[str]:
    """A box; its roof has the colour of the arrows that lead to it."""
    left, top = sheet.x(spot) - ROOM / 2, sheet.top(spot)
    yield f'<g transform="translate({left:.1f} {top:.1f})">'
    yield f'  <rect class="room" width="{ROOM:.0f}" height="{HEIGHT:.0f}" rx="7"/>'
    if hue is not None:
        bar = f'x="7" y="0" width="{ROOM - 14:.0f}" height="4"'
        yield f'  <rect class="bar" style="--hue: {hue}" {bar}/>'
    yield f'  <text class="name" x="12" y="25">{escape(spot.room)}</text>'
    for number, line in enumerate(shortened(said)):
        yield f'  <text x="12" y="{43 + 17 * number}">{escape(line)}</text>'
    yield "</g>"


def shortened(said: str) -> list[str]:
    """As much of a sentence as a room has place for, cut where it has a comma or a colon."""
    lines = wrap(said, LETTERS)
    while len(lines) > LINES and re.search("[,:] ", said):
        said = re.sub("[,:] [^,:]*$", "", said)
        lines = wrap(said, LETTERS)
    return lines[:LINES]


def draw_arrows(sheet: Sheet, room: str, hue: int) -> Iterator[str]:
    """All arrows that lead to one room: they join on their way."""
    pieces = {pair: many for pair, many in sheet.layout.ways.items() if pair[1].room == room}
    users = sorted(a.room for a, _ in pieces if not a.is_lane)
    yield f'<g class="arrow" style="--hue: {hue}">'
    yield f"  <title>{escape(room)} is imported by {escape(', '.join(users))}</title>"
    for (a, b), many in sorted(pieces.items()):
        yield f'  <path stroke-width="{stroke(many)}" d="{curve(sheet, a, b)}"/>'
    end = next(b for _, b in pieces if not b.is_lane)
    yield f"  {tip(sheet.x(end), sheet.top(end), 1)}"
    yield "</g>"


def curve(sheet: Sheet, a: Spot, b: Spot) -> str:
    """From one row to the next; within the row of a lane straight down."""
    x, y = sheet.port(a, b), sheet.top(a) + (0 if a.is_lane else HEIGHT)
    to, end = sheet.x(b), sheet.top(b) - (0 if b.is_lane else 9)
    start = sheet.top(a) + HEIGHT
    middle = (start + sheet.top(b)) / 2
    down = f"V{start:.1f} " if a.is_lane else ""
    return f"M{x:.1f} {y:.1f} {down}C{x:.1f} {middle:.1f} {to:.1f} {middle:.1f} {to:.1f} {end:.1f}"


def draw_against(sheet: Sheet, a: Spot, b: Spot) -> Iterator[str]:
    """An arrow that leads up, against the order of the rows."""
    x, y, to, end = sheet.x(a) + 60, sheet.top(a), sheet.x(b) + 60, sheet.top(b) + HEIGHT
    middle = (y + end) / 2
    bend = f"C{x:.1f} {middle:.1f} {to:.1f} {middle:.1f} {to:.1f} {end + 9:.1f}"
    yield f'<g class="against"><title>{escape(a.room)} imports {escape(b.room)}</title>'
    yield f'  <path d="M{x:.1f} {y:.1f} {bend}"/>'
    yield f"  {tip(to, end, -1)}"
    yield "</g>"


def tip(x: float, y: float, down: int) -> str:
    back = y - 12 * down
    return f'<polygon points="{x:.1f},{y:.1f} {x - 7:.1f},{back:.1f} {x + 7:.1f},{back:.1f}"/>'


def stroke(many: int) -> float:
    return next(width for least, width in STROKES if many >= least)


def draw_legend(x: float, y: float, against: bool) -> Iterator[str]:
    yield "<!-- legend -->"
    for (least, width), most in zip(STROKES[::-1], (3, 11, 39, None), strict=True):
        label = f"{least}–{most} imports" if most else f"{least} and more"
        yield f'<path class="sample" stroke-width="{width}" d="M{x:.0f} {y - 4:.0f} h34"/>'
        yield f'<text x="{x + 42:.0f}" y="{y:.0f}">{label}</text>'
        x += 150
    if against:
        yield f'<g class="against"><path d="M{x:.0f} {y - 4:.0f} h34"/></g>'
        yield f'<text x="{x + 42:.0f}" y="{y:.0f}">against the order</text>'


def main() -> None:
    PICTURE.write_text(draw(read_house()), "utf-8")
    print(f"wrote {PICTURE}")


if __name__ == "__main__":
    main()
