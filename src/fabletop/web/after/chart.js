// Who led when: the points of everybody over the moves, drawn by hand. A touch goes to that moment.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { watchSize } from "../board/sizes.js";
import { SHAPES } from "../shell/icons.js";
import { say } from "../shell/words.js";

/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {import("../types.d.ts").Player} Player */
/**
 * Points by frame, then by seat; what has not come yet is missing.
 * @typedef {(number[] | null | undefined)[]} Points
 */
/**
 * @typedef {{width: number, height: number, x: (n: number) => number, y: (points: number) => number, ticks: number[],
 * at: (x: number) => number}} Scale
 */

const LEFT = 50;
const RIGHT = 16;
const ABOVE = 14;
const BELOW = 12;
const GRID = 4; // lines, about
const MARKS = 5; // along each line, besides the one at its end
const MARK = 15; // pixels
const ROWS = 12; // of the table

/**
 * @param {{points: Points, count: number, players: Player[], words: Speaker, at: number, onJump: (n: number) => void}}
 * props `count` frames there are
 */
export function Chart({ points, count, players, words, at, onJump }) {
  const box = useSignal({ width: 320, height: 180 });
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  useEffect(() => {
    const room = svg.current?.parentElement;
    if (!room) return undefined;
    return watchSize(room, (width, height) => {
      if (width > LEFT + RIGHT && height > ABOVE + BELOW) box.value = { width, height };
    });
  }, []);
  const { width, height } = box.value;
  const scale = useMemo(() => scaleOf(points, count, width, height), [points, count, width, height]);
  const lines = useMemo(
    () => players.map((player) => h(Line, { key: player.seat, player, points, scale })),
    [points, scale, players],
  );
  /** @param {PointerEvent} event */
  const touch = (event) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const left = svg.current?.getBoundingClientRect().left ?? 0;
    onJump(Math.max(0, Math.min(count - 1, scale.at(event.clientX - left))));
  };
  return h(
    "figure",
    { class: "chart" },
    h(
      "figcaption",
      { class: "chart-names" },
      players.map((player) => h(Name, { key: player.seat, player, points: points[at]?.[player.seat] })),
    ),
    h(
      "div",
      { class: "chart-room" },
      h(
        "svg",
        {
          ref: svg,
          class: "chart-drawing",
          viewBox: `0 0 ${width} ${height}`,
          width,
          height,
          role: "img",
          "aria-label": words.say("replay-chart"),
          onPointerDown: touch,
          onPointerMove: touch,
        },
        scale.ticks.map((tick) =>
          h(
            "g",
            { key: tick, class: "chart-grid" },
            h("line", { x1: LEFT, x2: width - RIGHT, y1: scale.y(tick), y2: scale.y(tick) }),
            h("text", { x: LEFT - 6, y: scale.y(tick) + 5, "text-anchor": "end" }, tick),
          ),
        ),
        h("line", { class: "chart-cursor", x1: scale.x(at), x2: scale.x(at), y1: ABOVE - 6, y2: height - BELOW + 4 }),
        lines,
      ),
    ),
    h(Twin, { points, count, players, words }),
  );
}

/** @param {{player: Player, points: number | undefined}} props */
function Name({ player, points }) {
  return h(
    "span",
    { class: `seat-${player.colour % 6}` },
    h(
      "svg",
      { class: "mark", viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" },
      h("circle", { cx: 12, cy: 12, r: 12 }),
      h("path", { d: SHAPES[player.colour % 6] }),
    ),
    h("i", null, player.name),
    points !== undefined && h("b", null, points),
  );
}

/** @param {Points} points @param {number} count @param {number} width @param {number} height @returns {Scale} */
function scaleOf(points, count, width, height) {
  const all = points.flatMap((row) => row ?? []);
  const ticks = ticksOf(Math.min(0, ...all), Math.max(1, ...all));
  const [low = 0] = ticks;
  const high = ticks[ticks.length - 1] ?? 1;
  const last = Math.max(1, count - 1);
  const wide = width - LEFT - RIGHT;
  const tall = height - ABOVE - BELOW;
  return {
    width,
    height,
    ticks,
    x: (n) => LEFT + (wide * n) / last,
    y: (value) => ABOVE + tall - (tall * (value - low)) / (high - low),
    at: (x) => Math.round(((x - LEFT) / wide) * last),
  };
}

/** Round numbers from below the least to above the most. @param {number} least @param {number} most */
function ticksOf(least, most) {
  const rough = (most - least) / GRID;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ten * ([1, 2, 5, 10].find((part) => part * ten >= rough) ?? 10));
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

/**
 * What one had at each moment: level until it changes.
 * @param {{player: Player, points: Points, scale: Scale}} props
 */
function Line({ player, points, scale }) {
  const { seat, colour } = player;
  let path = "";
  let last = -1;
  points.forEach((row, n) => {
    const value = row?.[seat];
    if (value === undefined) return;
    const [x, y] = [scale.x(n), scale.y(value)];
    path += last === n - 1 && path ? `H${x}V${y}` : `M${x} ${y}`;
    last = n;
  });
  if (last < 0) return null;
  // not all on one spot
  const places = Array.from({ length: MARKS }, (_, n) => Math.round(((n + (1 + seat) / 7) / MARKS) * last));
  return h(
    "g",
    { class: `chart-line seat-${colour % 6}` },
    h("path", { d: path }),
    [...new Set([...places, last])].map((n) => {
      const value = points[n]?.[seat];
      if (value === undefined) return null;
      return h("path", {
        key: n,
        class: "chart-mark",
        d: SHAPES[colour % 6],
        transform: `translate(${scale.x(n) - MARK / 2} ${scale.y(value) - MARK / 2}) scale(${MARK / 24})`,
      });
    }),
  );
}

/**
 * The same to read: the points at some moments.
 * @param {{points: Points, count: number, players: Player[], words: Speaker}} props
 */
function Twin({ points, count, players, words }) {
  const step = Math.max(1, Math.ceil(count / ROWS));
  const rows = Array.from({ length: Math.ceil(count / step) }, (_, n) => n * step);
  if (rows.at(-1) !== count - 1) rows.push(count - 1);
  return h(
    "div",
    { class: "sr" },
    h(
      "table",
      null,
      h("caption", null, words.say("replay-chart")),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, say("replay-slider")),
          players.map((player) => h("th", { key: player.seat, scope: "col" }, player.name)),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map(
          (n) =>
            points[n] &&
            h(
              "tr",
              { key: n },
              h("th", { scope: "row" }, n),
              players.map((player) => h("td", { key: player.seat }, points[n]?.[player.seat])),
            ),
        ),
      ),
    ),
  );
}
