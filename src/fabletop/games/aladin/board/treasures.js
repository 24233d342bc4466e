// Gems, jewels, talismans and the Sorcerer, each in a field of 100 × 100. Colour is never the only sign: an emerald is
// an oblong, a ruby a disc, a sapphire a drop, a topaz a wedge.

import { h } from "../../../web/vendor/preact.js";
import { Silhouette } from "../../../web/board/signs.js";
import { ICONS } from "./icons.js";

/** @typedef {[number, number]} Point */
/** @typedef {{points: Point[], tone: number}} Facet */

const LIGHT = Math.PI * 1.28; // where the light comes from
const TONES = 5;

/**
 * Points of a polygon about a middle.
 * @param {number} many @param {number} x @param {number} y @param {number} r @returns {Point[]}
 */
function round(many, x, y, r) {
  return Array.from({ length: many }, (_, n) => {
    const angle = ((n + 0.5) / many) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/**
 * The facets between an edge and a table, as light as they look to the light.
 * @param {Point[]} outer @param {Point[]} inner @returns {Facet[]}
 */
function cut(outer, inner) {
  return outer.map((a, n) => {
    const m = (n + 1) % outer.length;
    const [b, c, d] = [outer[m] ?? a, inner[m] ?? a, inner[n] ?? a];
    const angle = Math.atan2((a[1] + b[1] - c[1] - d[1]) / 2, (a[0] + b[0] - c[0] - d[0]) / 2);
    const tone = Math.round(((1 + Math.cos(angle - LIGHT)) / 2) * (TONES - 1));
    return { points: [a, b, c, d], tone };
  });
}

/** @param {Point[]} points @param {Point} to @param {number} size @returns {Point[]} */
function shrink(points, [x, y], size) {
  return points.map(([px, py]) => [x + (px - x) * size, y + (py - y) * size]);
}

/** @type {Point[]} */
const OBLONG = [
  [34, 6],
  [66, 6],
  [82, 22],
  [82, 78],
  [66, 94],
  [34, 94],
  [18, 78],
  [18, 22],
];
/** @type {Point[]} */
const DROP = [
  [50, 3],
  [62, 25],
  [77, 48],
  [83, 67],
  [76, 84],
  [62, 94],
  [50, 97],
  [38, 94],
  [24, 84],
  [17, 67],
  [23, 48],
  [38, 25],
];
const DISC = round(12, 50, 50, 45);

/** @param {Point[]} outer @param {Point[]} table @returns {Facet[]} */
function brilliant(outer, table) {
  return [...cut(outer, table), { points: table, tone: 3 }];
}

/** @type {Record<string, Facet[]>} */
const STONES = {
  emerald: brilliant(OBLONG, shrink(OBLONG, [50, 50], 0.56)),
  ruby: brilliant(DISC, shrink(DISC, [50, 50], 0.54)),
  sapphire: brilliant(DROP, shrink(DROP, [50, 66], 0.5)),
  topaz: [
    {
      points: [
        [24, 14],
        [50, 14],
        [34, 38],
        [3, 38],
      ],
      tone: 4,
    },
    {
      points: [
        [50, 14],
        [66, 38],
        [34, 38],
      ],
      tone: 3,
    },
    {
      points: [
        [50, 14],
        [76, 14],
        [97, 38],
        [66, 38],
      ],
      tone: 2,
    },
    {
      points: [
        [3, 38],
        [34, 38],
        [50, 95],
      ],
      tone: 2,
    },
    {
      points: [
        [34, 38],
        [66, 38],
        [50, 95],
      ],
      tone: 1,
    },
    {
      points: [
        [66, 38],
        [97, 38],
        [50, 95],
      ],
      tone: 0,
    },
  ],
};
/** @type {Record<string, Point[]>} */
const EDGES = {
  emerald: OBLONG,
  ruby: DISC,
  sapphire: DROP,
  topaz: [
    [24, 14],
    [76, 14],
    [97, 38],
    [50, 95],
    [3, 38],
  ],
};
/** @type {Record<string, string>} */
const GLINTS = {
  emerald: "M40 32l9 0l-9 11z",
  ruby: "M36 36q7-7 15-7q-12 5-15 14z",
  sapphire: "M38 62q2-11 9-18q-3 10-3 18z",
  topaz: "M30 20h14l-7 12h-17z",
};

/** @param {Point[]} points */
function line(points) {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** @param {{gem: string}} props */
export function Gem({ gem }) {
  return h(
    "svg",
    { class: `al-pic al-gem al-${gem}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
    h("polygon", { class: "al-gem-edge", points: line(EDGES[gem] ?? []) }),
    (STONES[gem] ?? []).map(({ points, tone }, n) =>
      h("polygon", { key: n, class: `al-tone-${tone}`, points: line(points) }),
    ),
    h("path", { class: "al-glint", d: GLINTS[gem] }),
  );
}

// -- jewels: the same three pieces in three metals

const PEARLS = Array.from({ length: 15 }, (_, n) => {
  const angle = Math.PI * (0.04 + (0.92 * n) / 14);
  return /** @type {Point} */ ([50 - 39 * Math.cos(angle), 12 + 46 * Math.sin(angle) ** 0.9]);
});

/** @type {Record<string, () => any[]>} */
const JEWELS = {
  bracelet: () => [
    h("ellipse", { key: 1, class: "al-line al-m-dark", cx: 50, cy: 50, rx: 41, ry: 30, "stroke-width": 21 }),
    h("path", { key: 2, class: "al-line al-m", d: "M9 50a41 30 0 0 1 82 0", "stroke-width": 16 }),
    h("path", { key: 3, class: "al-line al-m-lit", d: "M91 50a41 30 0 0 1 -82 0", "stroke-width": 16 }),
    h("path", {
      key: 4,
      class: "al-line al-m-dark",
      d: "M86 62q-12 15-36 15t-36-15",
      "stroke-width": 2,
      "stroke-dasharray": "3 3",
    }),
    h("path", {
      key: 5,
      class: "al-m-stone",
      d: "M50 66l10 14l-10 14l-10-14zM26 62l7 9l-4 12l-9-9zM74 62l-7 9l4 12l9-9z",
    }),
    h("path", { key: 6, class: "al-line al-glint-line", d: "M22 34q10-11 26-12", "stroke-width": 4 }),
  ],
  ring: () => [
    h("circle", { key: 1, class: "al-line al-m-dark", cx: 50, cy: 64, r: 26, "stroke-width": 15 }),
    h("circle", { key: 2, class: "al-line al-m", cx: 50, cy: 64, r: 26, "stroke-width": 10 }),
    h("path", { key: 3, class: "al-line al-m-lit", d: "M27 56a25 25 0 0 0 9 30", "stroke-width": 6 }),
    h("path", { key: 4, class: "al-m-dark", d: "M30 34h40l6 12h-52z" }),
    h("path", { key: 5, class: "al-m-stone", d: "M36 6h28l14 15l-28 25l-28-25z" }),
    h("path", { key: 6, class: "al-m-stone-lit", d: "M36 6h14l-10 15h-18zM40 21h20l-10 25z" }),
    h("path", { key: 7, class: "al-glint", d: "M38 9h9l-6 9h-9z" }),
  ],
  necklace: () => [
    h("polyline", { key: 1, class: "al-line al-m-dark", points: line(PEARLS), "stroke-width": 3 }),
    PEARLS.map(([cx, cy], n) =>
      h("circle", {
        key: `p${n}`,
        class: n % 2 ? "al-m al-rim" : "al-m-lit al-rim",
        cx,
        cy,
        r: 6.4 - Math.abs(n - 7) * 0.22,
      }),
    ),
    h("path", { key: 2, class: "al-m al-rim", d: "M50 54l19 19l-19 24l-19-24z" }),
    h("path", { key: 3, class: "al-m-stone", d: "M50 62l11 11l-11 15l-11-15z" }),
    h("path", { key: 4, class: "al-m-stone-lit", d: "M50 62l-11 11h11z" }),
  ],
};

/** @param {{metal: string, piece: string}} props */
export function Jewel({ metal, piece }) {
  return h(
    "svg",
    { class: `al-pic al-jewel al-${metal}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
    JEWELS[piece]?.(),
  );
}

/** An amulet with the eye of Horus. */
export function Talisman() {
  return h(
    "svg",
    { class: "al-pic al-talisman", viewBox: "0 0 100 100", "aria-hidden": "true" },
    h("circle", { class: "al-line al-t-rim", cx: 50, cy: 11, r: 7, "stroke-width": 5 }),
    h("circle", { class: "al-t-rim-fill", cx: 50, cy: 57, r: 41 }),
    h("circle", { class: "al-t-face", cx: 50, cy: 57, r: 34 }),
    h("path", { class: "al-t-shine", d: "M22 50a30 30 0 0 1 42-22a34 34 0 0 0-42 22z" }),
    h("path", { class: "al-t-eye", d: ICONS.horus, transform: "translate(22 29) scale(.11)" }),
  );
}

/** He ends it all. */
export function Sorcerer() {
  return h(
    "svg",
    { class: "al-pic al-sorcerer", viewBox: "0 0 100 100", "aria-hidden": "true" },
    h("path", { class: "al-z-robe", d: "M4 100q4-34 30-40h32q26 6 30 40z" }),
    h("path", { class: "al-z-collar", d: "M22 66q10-12 14-2l14 20l14-20q4-10 14 2l-8 24l-20 10l-20-10z" }),
    h("path", { class: "al-z-skin", d: "M30 36q0-10 20-10t20 10v20q-4 22-20 22t-20-22z" }),
    h("path", {
      class: "al-z-beard",
      d: "M30 52q6 6 12 4q8-4 16 0q6 2 12-4q2 20-8 30q-6 8-12 18q-6-10-12-18q-10-10-8-30z",
    }),
    h("path", { class: "al-z-mouth", d: "M42 61q8 5 16 0q-8 1-16 0z" }),
    h("path", { class: "al-z-eyes", d: "M34 41l12 5q-5 5-11 1zM66 41l-12 5q5 5 11 1z" }),
    h("path", { class: "al-z-brow", d: "M31 36l17 8M69 36l-17 8", "stroke-width": 4 }),
    h("path", { class: "al-z-turban", d: "M24 38q-8-20 8-28q18-12 36 0q16 8 8 28q-10-10-26-10t-26 10z" }),
    h("path", { class: "al-z-fold", d: "M26 34q22-22 44-20M74 34q-8-18-26-24M30 16q18 0 34 16", "stroke-width": 2.5 }),
    h("path", { class: "al-z-gem", d: "M50 16l7 8l-7 9l-7-9z" }),
    h("path", { class: "al-z-plume", d: "M50 16q-6-10 4-16q8 8-4 16z" }),
  );
}

/** The token of the variant: a band of gold with letters of fire. */
export function MagicRing() {
  return h(
    "svg",
    { class: "al-pic al-magic-ring", viewBox: "0 0 100 100", "aria-hidden": "true" },
    h("circle", { class: "al-r-glow", cx: 50, cy: 52, r: 48 }),
    h("ellipse", { class: "al-line al-r-dark", cx: 50, cy: 52, rx: 34, ry: 34, "stroke-width": 20 }),
    h("ellipse", { class: "al-line al-r-gold", cx: 50, cy: 52, rx: 34, ry: 34, "stroke-width": 15 }),
    h("path", { class: "al-line al-r-lit", d: "M20 44a32 32 0 0 1 34-24", "stroke-width": 5 }),
    h("circle", {
      class: "al-line al-r-runes",
      cx: 50,
      cy: 52,
      r: 34,
      "stroke-width": 5,
      "stroke-dasharray": "5 3 2 4 7 3 1 3",
    }),
  );
}

export function Scorpion() {
  return h(Silhouette, { class: "al-pic al-scorpion", path: ICONS.scorpion });
}

/** What is drawn on a card of some kind. @param {{kind: string}} props */
export function Treasure({ kind }) {
  if (kind === "talisman") return h(Talisman, {});
  if (kind === "sorcerer") return h(Sorcerer, {});
  if (kind in STONES) return h(Gem, { gem: kind });
  const [metal, piece] = kind.split("-");
  return h(Jewel, { metal: metal ?? "", piece: piece ?? "" });
}
