"""The signs that Nunito lacks, drawn for Fabletop in its round strokes: arrows, ticks, marks.

A sign is a list of contours. Every point depends linearly on `r`, half the width of a stroke, so
that two drawings of a sign are enough for all weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import atan2, cos, pi, sin
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import flagOverlapSimple
from fontTools.ttLib.tables.TupleVariation import TupleVariation

Point = tuple[float, float]
Contour = list[Point]  # corners on the outline and, between two of them, the handle of the curve
Drawing = Callable[[float], list[Contour]]

FAMILY = "Fabletop Signs"
WIDTH = 760
MIDDLE = (380.0, 345.0)  # half a capital's height
THIN, THICK = 40.0, 78.0  # half a stroke of Nunito at 400 and at 900
ASCENT, DESCENT = 1011, -353  # Nunito's


def circle(centre: Point, radius: float, start: float = 0.0, turn: float = 2 * pi) -> Contour:
    """An arc as corners and handles, in eight parts a turn."""
    parts = max(1, round(8 * abs(turn) / (2 * pi)))
    step = turn / parts
    far = radius / cos(step / 2)
    points = []
    for n in range(2 * parts + 1):
        angle, size = start + n * step / 2, far if n % 2 else radius
        points.append((centre[0] + size * cos(angle), centre[1] + size * sin(angle)))
    return points


def straight(points: Sequence[Point]) -> Contour:
    """A polygon as corners and handles: each handle lies in the middle of its side."""
    contour = []
    for here, there in zip(points, [*points[1:], points[0]], strict=True):
        contour += [here, ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)]
    return contour


def stroke(r: float, start: Point, end: Point) -> Contour:
    """A line with round ends."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    first = circle(end, r, angle - pi / 2, pi)
    second = circle(start, r, angle + pi / 2, pi)
    return [*first, middle(first[-1], second[0]), *second, middle(second[-1], first[0])]


def middle(one: Point, other: Point) -> Point:
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)


def line(r: float, *points: Point) -> list[Contour]:
    """Strokes from point to point."""
    return [stroke(r, here, there) for here, there in pairwise(points)]


def ring(r: float, centre: Point, radius: float, start: float, turn: float) -> list[Contour]:
    """A bent stroke with round ends; a whole turn has none."""
    outer = circle(centre, radius + r, start, turn)
    inner = circle(centre, radius - r, start, turn)[::-1]
    if abs(turn) >= 2 * pi:
        return [close(outer), close(inner)]
    bent = [*outer, middle(outer[-1], inner[0]), *inner, middle(inner[-1], outer[0])]
    ends = [middle(outer[0], inner[-1]), middle(outer[-1], inner[0])]
    return [bent if turn > 0 else reverse(bent), *(close(circle(end, r)) for end in ends)]


def close(contour: Contour) -> Contour:
    return contour[:-1]


def reverse(contour: Contour) -> Contour:
    return [contour[0], *contour[:0:-1]]


# -- the signs


def arrow(r: float) -> list[Contour]:
    return [*line(r, (110, 345), (650, 345)), *line(r, (440, 555), (650, 345), (440, 135))]


def turned(drawing: Drawing, quarters: int) -> Drawing:
    def draw(r: float) -> list[Contour]:
        return [[turn(point, quarters) for point in contour] for contour in drawing(r)]

    return draw


def turn(point: Point, quarters: int) -> Point:
    x, y = point[0] - MIDDLE[0], point[1] - MIDDLE[1]
    for _ in range(quarters):
        x, y = -y, x
    return (x + MIDDLE[0], y + MIDDLE[1])


def swap(r: float) -> list[Contour]:
    right = [*line(r, (110, 500), (650, 500)), *line(r, (510, 640), (650, 500), (510, 360))]
    return [*right, *line(r, (110, 190), (650, 190)), *line(r, (250, 330), (110, 190), (250, 50))]


def back(r: float) -> list[Contour]:
    """An arrow to the left that comes round from above."""
    bow = ring(r, (465, 395), 165, -pi / 2, pi)
    head = line(r, (290, 410), (110, 230), (290, 50))
    return [*line(r, (110, 230), (465, 230)), *bow, *line(r, (330, 560), (465, 560)), *head]


def again(r: float) -> list[Contour]:
    """A circle that comes back to its beginning, against the clock."""
    bow = ring(r, MIDDLE, 250, pi * 0.78, 1.6 * pi)
    tip = (MIDDLE[0] + 250 * cos(pi * 0.78), MIDDLE[1] + 250 * sin(pi * 0.78))
    return [*bow, *line(r, (tip[0] - 15, tip[1] + 190), tip, (tip[0] + 185, tip[1] + 10))]


def widen(r: float) -> list[Contour]:
    """An arrow to both far corners."""
    head = line(r, (400, 615), (650, 615), (650, 365))
    return [
        *line(r, (110, 75), (650, 615)),
        *head,
        *line(r, (110, 325), (110, 75), (360, 75)),
    ]


def tick(r: float) -> list[Contour]:
    return line(r, (130, 330), (310, 130), (635, 580))


def cross(r: float) -> list[Contour]:
    return [*line(r, (160, 565), (600, 125)), *line(r, (600, 565), (160, 125))]


def plus(r: float) -> list[Contour]:
    wide = 1.7 * r
    return [*line(wide, (380, 565), (380, 125)), *line(wide, (160, 345), (600, 345))]


def polygon(corners: int, radius: float, start: float, inner: float = 0.0) -> Drawing:
    """A filled shape; with an inner radius a star. Its corners are a little round."""
    count = corners * 2 if inner else corners

    def draw(r: float) -> list[Contour]:
        points = []
        for n in range(count):
            angle, size = start + n * 2 * pi / count, inner if inner and n % 2 else radius
            points.append((MIDDLE[0] + size * cos(angle), MIDDLE[1] + size * sin(angle)))
        edge = [stroke(0.5 * THIN, *pair) for pair in sides(points)]
        return [straight(points), *edge]

    return draw


def sides(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(points, [*points[1:], points[0]], strict=True))


def outlined(corners: int, radius: float, start: float) -> Drawing:
    def draw(r: float) -> list[Contour]:
        points = []
        for n in range(corners):
            angle = start + n * 2 * pi / corners
            points.append((MIDDLE[0] + radius * cos(angle), MIDDLE[1] + radius * sin(angle)))
        return [stroke(0.8 * r, *pair) for pair in sides(points)]

    return draw


def disc(r: float) -> list[Contour]:
    return [close(circle(MIDDLE, 270))]


def hoop(r: float) -> list[Contour]:
    return ring(0.8 * r, MIDDLE, 240, 0, 2 * pi)


def diamond_in_diamond(r: float) -> list[Contour]:
    return [*outlined(4, 300, 0)(r), *polygon(4, 120, 0)(r)]


def sun(r: float) -> list[Contour]:
    rays = []
    for n in range(8):
        x, y = cos(n * pi / 4), sin(n * pi / 4)
        near, far = [(MIDDLE[0] + size * x, MIDDLE[1] + size * y) for size in (250, 310)]
        rays.append(stroke(0.8 * r, near, far))
    return [*ring(0.8 * r, MIDDLE, 140, 0, 2 * pi), *rays]


UP = pi / 2
SIGNS: dict[str, Drawing] = {
    "→": arrow, "↑": turned(arrow, 1), "←": turned(arrow, 2), "↓": turned(arrow, 3),
    "⇄": swap, "↩": back, "↺": again, "⤢": widen, "✓": tick, "✕": cross, "✗": cross, "✚": plus,
    "★": polygon(5, 310, UP, 140), "▲": polygon(3, 310, UP), "■": polygon(4, 320, UP / 2),
    "◆": polygon(4, 310, 0), "◇": outlined(4, 280, 0), "◈": diamond_in_diamond,
    "●": disc, "○": hoop, "☼": sun,
}  # fmt: skip


# -- as a font


def make() -> TTFont:
    """All signs as a variable font, from 400 to 900."""
    names = {f"uni{ord(sign):04X}": drawing for sign, drawing in SIGNS.items()}
    build = FontBuilder(1000, isTTF=True)
    build.setupGlyphOrder([".notdef", *names])
    build.setupCharacterMap({ord(sign): f"uni{ord(sign):04X}" for sign in SIGNS})
    glyphs = {name: outline(drawing(THIN)) for name, drawing in names.items()}
    build.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **glyphs})
    build.setupHorizontalMetrics(dict.fromkeys([".notdef", *names], (WIDTH, 0)))
    build.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    build.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    build.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, version=4)
    build.setupPost(keepGlyphNames=False)
    build.setupFvar([("wght", 400, 400, 900, "Weight")], [])
    build.setupGvar({name: [change(drawing)] for name, drawing in names.items()})
    font: TTFont = build.font
    for name in names:
        font["hmtx"][name] = (WIDTH, font["glyf"][name].xMin)
    return font


def outline(contours: Sequence[Contour]) -> Any:
    pen = TTGlyphPen(None)
    for contour in contours:
        pen.moveTo(contour[0])
        rest = [*contour[1:], contour[0]]
        for handle, corner in zip(rest[::2], rest[1::2], strict=True):
            pen.qCurveTo(handle, corner)
        pen.closePath()
    glyph = pen.glyph(dropImpliedOnCurves=False)
    glyph.flags[0] |= flagOverlapSimple  # strokes lie over each other
    return glyph


def change(drawing: Drawing) -> TupleVariation:
    """How far every point moves from the thinnest to the thickest."""
    thin, thick = points_of(drawing(THIN)), points_of(drawing(THICK))
    moves = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(thin, thick, strict=True)]
    return TupleVariation({"wght": (0.0, 1.0, 1.0)}, [*moves, *[(0, 0)] * 4])


def points_of(contours: Sequence[Contour]) -> list[tuple[int, int]]:
    glyph = outline(contours)
    return [(int(x), int(y)) for x, y in glyph.coordinates]
