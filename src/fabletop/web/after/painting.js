// The hand that paints the postcard: night and lamplight, the game's own cover, people by place, a chart, a few words.

import { SHAPES } from "../shell/icons.js";
import { loadFaces, measure, write } from "./lettering.js";
import { at } from "../shell/addresses.js";

/** @typedef {import("./moments.js").Moment} Moment */
/** @typedef {import("../types.d.ts").Outcome} Outcome */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {CanvasRenderingContext2D} Brush */
/**
 * @typedef {object} Card
 * @property {string} game
 * @property {string} title
 * @property {string} date
 * @property {Outcome} outcome
 * @property {Player[]} players
 * @property {string} result what to say of a game without points
 * @property {Moment[]} moments
 * @property {number[][]} points after each move, by seat; none: no chart
 * @property {{moments: string, points: string}} captions
 */
/** @typedef {{brush: Brush, colour: (name: string) => string, lantern: HTMLImageElement | null}} Easel */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const SIZE = 1200;
const EDGE = 64;
const COVER = 400;
const BODY = 520; // where people begin
const MOMENTS = 962;
const HALF = 540;
const STARS = 110;

/** @param {Card} card */
export async function paint(card) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("nothing to paint with");
  const colour = palette(card.game);
  const [cover, lantern] = await Promise.all([
    coverOf(card.game),
    loadDrawing(at("/web/art/lantern.svg")),
    loadFaces(lettersOf(card), colour),
  ]);
  const easel = { brush, colour, lantern };
  paintGround(easel);
  if (cover) paintCover(easel, cover);
  paintTitle(easel, card);
  const chart = card.points.length > 0;
  const room = {
    x: EDGE,
    y: BODY,
    width: chart ? HALF : SIZE - 2 * EDGE,
    height: MOMENTS - BODY - (card.moments.length ? 50 : -120),
  };
  paintPeople(easel, card, room);
  if (chart) paintChart(easel, card, { ...room, x: EDGE + HALF + 50, width: SIZE - 2 * EDGE - HALF - 50 });
  paintMoments(easel, card);
  paintMark(easel);
  return canvas;
}

/** The colours of the house by their names, as they are in this game. @param {string} game */
function palette(game) {
  const probe = document.createElement("i");
  probe.className = `game-${game}`;
  document.body.append(probe);
  const styles = getComputedStyle(probe);
  const names = [
    "night",
    "dusk",
    "edge",
    "lamp",
    "amber",
    "parchment",
    "sand",
    "ink",
    "accent",
    "font",
    "font-title",
    ...[0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`),
  ];
  const found = new Map(names.map((name) => [name, styles.getPropertyValue(`--${name}`).trim()]));
  probe.remove();
  return (/** @type {string} */ name) => found.get(name) ?? "";
}

/** All that is written on a card. @param {Card} card */
function lettersOf({ title, date, result, players, moments, captions }) {
  const people = players.map(({ name }) => name);
  const lines = moments.flatMap(({ words, more }) => [words, more]);
  return [title, date, result, ...people, ...lines, captions.moments, captions.points, "0123456789 Fabletop"].join();
}

// -- drawings

/** @param {string} game */
async function coverOf(game) {
  return (await loadDrawing(at(`/games/${game}/board/cover.svg`))) ?? loadDrawing(at("/web/art/cover.svg"));
}

/** A drawing with a size of its own: some browsers paint none without. @param {string} where */
async function loadDrawing(where) {
  try {
    const answer = await fetch(where);
    if (!answer.ok) return null;
    const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    const [, , width = "800", height = "450"] = (drawing.getAttribute("viewBox") ?? "").split(/[\s,]+/);
    drawing.setAttribute("width", width);
    drawing.setAttribute("height", height);
    return await loadImage(new XMLSerializer().serializeToString(drawing));
  } catch {
    return null;
  }
}

/** @param {string} source */
async function loadImage(source) {
  const url = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
}

// -- night and lamplight

/** @param {Easel} easel */
function paintGround({ brush, colour }) {
  const sky = brush.createLinearGradient(0, 0, 0, SIZE);
  sky.addColorStop(0, colour("night"));
  sky.addColorStop(0.55, colour("dusk"));
  sky.addColorStop(1, colour("night"));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, SIZE, SIZE);
  paintGlow(brush, colour("amber"), 330, 600, 760, 0.3);
  paintGlow(brush, colour("accent"), 1050, 980, 560, 0.2);
  let chance = 42; // always the same sky
  const next = () => (chance = (chance * 16807) % 2147483647) / 2147483647;
  brush.fillStyle = colour("parchment");
  for (let star = 0; star < STARS; star++) {
    brush.globalAlpha = 0.12 + 0.4 * next();
    brush.beginPath();
    brush.arc(SIZE * next(), SIZE * next(), 0.8 + 1.7 * next(), 0, 7);
    brush.fill();
  }
  brush.globalAlpha = 1;
}

/**
 * @param {Brush} brush
 * @param {string} colour @param {number} x @param {number} y @param {number} radius @param {number} strength
 */
function paintGlow(brush, colour, x, y, radius, strength) {
  const glow = brush.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, `${colour}00`);
  brush.globalAlpha = strength;
  brush.fillStyle = glow;
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  brush.globalAlpha = 1;
}

/**
 * The game's own picture across the top, fading into the night.
 * @param {Easel} easel @param {HTMLImageElement} cover
 */
function paintCover({ brush, colour }, cover) {
  const box = { x: EDGE - 24, y: EDGE - 24, width: SIZE - 2 * EDGE + 48, height: COVER };
  const scale = Math.max(box.width / cover.width, box.height / cover.height);
  const [width, height] = [cover.width * scale, cover.height * scale];
  brush.save();
  brush.beginPath();
  brush.roundRect(box.x, box.y, box.width, box.height, 36);
  brush.clip();
  brush.drawImage(cover, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  const dusk = brush.createLinearGradient(0, box.y + 90, 0, box.y + box.height);
  dusk.addColorStop(0, `${colour("night")}00`);
  dusk.addColorStop(1, colour("night"));
  brush.fillStyle = dusk;
  brush.fillRect(box.x, box.y, box.width, box.height);
  brush.restore();
  brush.strokeStyle = colour("accent");
  brush.lineWidth = 3;
  brush.globalAlpha = 0.6;
  brush.beginPath();
  brush.roundRect(box.x, box.y, box.width, box.height, 36);
  brush.stroke();
  brush.globalAlpha = 1;
}

/** @param {Easel} easel @param {Card} card */
function paintTitle({ brush, colour }, { title, date, result }) {
  brush.save();
  brush.shadowColor = colour("night");
  brush.shadowBlur = 30;
  write({ brush, colour }, title, EDGE + 14, 376, {
    size: 92,
    weight: 400,
    face: "font-title",
    ink: "lamp",
    most: SIZE - 2 * EDGE - 28,
  });
  write({ brush, colour }, result ? `${result} · ${date}` : date, EDGE + 16, 424, {
    size: 34,
    weight: 600,
    ink: "parchment",
    most: SIZE - 2 * EDGE - 32,
  });
  brush.restore();
}

// -- people

/** @param {Easel} easel @param {Card} card @param {Box} box */
function paintPeople(easel, { players, outcome }, box) {
  const order = players.toSorted((one, other) => (outcome.ranks[one.seat] ?? 0) - (outcome.ranks[other.seat] ?? 0));
  const pace = Math.min(box.width > HALF ? 118 : 92, box.height / order.length);
  const row = { ...box, height: pace - 12 };
  const top = box.y + (box.height - pace * order.length) / 3;
  order.forEach((player, n) => paintPerson(easel, player, outcome, { ...row, y: top + n * pace }));
}

/** @param {Easel} easel @param {Player} player @param {Outcome} outcome @param {Box} row */
function paintPerson(easel, player, outcome, row) {
  const { brush, colour, lantern } = easel;
  const won = outcome.winners.includes(player.seat);
  const middle = row.y + row.height / 2;
  const size = Math.min(48, row.height * 0.52);
  brush.save();
  if (won) [brush.shadowColor, brush.shadowBlur] = [colour("lamp"), 34];
  brush.fillStyle = won ? colour("parchment") : colour("edge");
  brush.globalAlpha = won ? 1 : 0.62;
  brush.beginPath();
  brush.roundRect(row.x, row.y, row.width, row.height, row.height / 2);
  brush.fill();
  brush.restore();
  paintShape(easel, player.colour, row.x + row.height / 2, middle, row.height / 2 - 7);
  const points = outcome.scores[player.seat];
  const rank = outcome.scores.length ? outcome.ranks[player.seat] : undefined;
  const ink = won ? "ink" : "parchment";
  const end = row.x + row.width - 28;
  const width =
    points === undefined
      ? 0
      : write(easel, String(points), end, middle, {
          size: size * 1.05,
          weight: 800,
          ink,
          align: "right",
          middle: true,
        });
  const lamp = won && lantern ? Math.min(64, row.height * 1.12) : 0;
  if (lantern && lamp) brush.drawImage(lantern, end - width - lamp - 4, middle - lamp / 2 - 4, lamp, lamp);
  const start = row.x + row.height + 8;
  const place =
    rank === undefined
      ? 0
      : write(easel, `${rank}.`, start, middle, {
          size: size * 0.8,
          weight: 700,
          ink: won ? "ink" : "sand",
          middle: true,
        }) + 12;
  write(easel, player.name, start + place, middle, {
    size,
    weight: 700,
    ink,
    middle: true,
    most: end - width - lamp - start - place - 16,
  });
}

/**
 * Somebody's mark: their shape on a disc of their colour.
 * @param {Easel} easel @param {number} seat @param {number} x @param {number} y @param {number} radius
 */
function paintShape({ brush, colour }, seat, x, y, radius) {
  brush.fillStyle = colour(`seat-${seat % 6}`);
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
  brush.save();
  brush.translate(x - radius, y - radius);
  brush.scale(radius / 12, radius / 12);
  brush.fillStyle = colour("night");
  brush.fill(new Path2D(SHAPES[seat % 6]));
  brush.restore();
}

// -- points, move by move

/** @param {Easel} easel @param {Card} card @param {Box} box */
function paintChart(easel, { points, players, captions }, box) {
  const { brush, colour } = easel;
  write(easel, captions.points, box.x, box.y + 26, { size: 28, weight: 700, ink: "sand", most: box.width });
  const most = Math.max(1, ...points.flat());
  const least = Math.min(0, ...points.flat());
  const figures = Math.max(
    ...[least, most].map((figure) => write(easel, String(figure), -500, -500, { size: 24, weight: 600, ink: "sand" })),
  );
  const room = { x: box.x + figures + 14, y: box.y + 58, width: box.width - figures - 44, height: box.height - 84 };
  const across = (/** @type {number} */ n) => room.x + (room.width * n) / (points.length - 1);
  const up = (/** @type {number} */ figure) => room.y + room.height * (1 - (figure - least) / (most - least));
  brush.strokeStyle = colour("sand");
  brush.lineWidth = 1.5;
  for (const figure of new Set([least, 0, most])) {
    brush.globalAlpha = 0.35;
    brush.beginPath();
    brush.moveTo(room.x, up(figure));
    brush.lineTo(room.x + room.width, up(figure));
    brush.stroke();
    brush.globalAlpha = 1;
    write(easel, String(figure), room.x - 12, up(figure), {
      size: 24,
      weight: 600,
      ink: "sand",
      align: "right",
      middle: true,
    });
  }
  for (const { seat, colour: mark } of players)
    paintLine(
      brush,
      colour(`seat-${mark % 6}`),
      points.map((one, n) => [across(n), up(one[seat] ?? 0)]),
    );
  const last = points[points.length - 1] ?? [];
  const ends = spread(
    players.map(({ seat }) => up(last[seat] ?? 0)),
    34,
    room.y,
    room.y + room.height,
  );
  players.forEach(({ colour: mark }, n) => paintShape(easel, mark, room.x + room.width + 16, ends[n] ?? 0, 16));
}

/** @param {Brush} brush @param {string} ink @param {number[][]} stops */
function paintLine(brush, ink, stops) {
  brush.strokeStyle = ink;
  brush.lineWidth = 5;
  brush.lineJoin = brush.lineCap = "round";
  brush.beginPath();
  for (const [x = 0, y = 0] of stops) brush.lineTo(x, y);
  brush.stroke();
}

/**
 * Heights as they are, but never closer than a gap.
 * @param {number[]} heights @param {number} gap @param {number} top @param {number} bottom
 */
export function spread(heights, gap, top, bottom) {
  const order = heights.map((_, n) => n).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  order.forEach((n, place) => {
    const above = place ? (moved[order[place - 1] ?? 0] ?? 0) + gap : top;
    moved[n] = Math.max(moved[n] ?? 0, above);
  });
  for (let place = order.length - 1, least = bottom; place >= 0; place--) {
    const n = order[place] ?? 0;
    moved[n] = Math.min(moved[n] ?? 0, least);
    least = (moved[n] ?? 0) - gap;
  }
  return moved;
}

// -- words

/** @param {Easel} easel @param {Card} card */
function paintMoments(easel, { moments, captions }) {
  if (!moments.length) return;
  const { brush, colour } = easel;
  write(easel, captions.moments, EDGE, MOMENTS, { size: 30, weight: 800, ink: "lamp" });
  moments.forEach(({ words, more }, n) => {
    const y = MOMENTS + 52 + n * 50;
    brush.save();
    brush.translate(EDGE - 4, y - 25);
    brush.scale(1.25, 1.25);
    brush.fillStyle = colour("amber");
    brush.fill(new Path2D(SHAPES[5]));
    brush.restore();
    const wide = SIZE - 2 * EDGE - 44;
    const width = write(easel, words, EDGE + 40, y, { size: 34, weight: 600, ink: "parchment", most: wide });
    const left = wide - width - 20;
    if (more && measure(easel, more, 28, 500) <= left)
      write(easel, more, EDGE + 40 + width + 20, y, { size: 28, weight: 500, ink: "sand" });
  });
}

/** Whose postcard it is. @param {Easel} easel */
function paintMark(easel) {
  const { brush, lantern } = easel;
  const width = write(easel, "Fabletop", SIZE - EDGE, SIZE - 34, {
    size: 30,
    weight: 800,
    ink: "sand",
    align: "right",
  });
  if (lantern) brush.drawImage(lantern, SIZE - EDGE - width - 50, SIZE - 72, 44, 44);
}
