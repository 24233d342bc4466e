// The place: night, a mountain, the mouth of the cave with its light, and Ali Baba. Drawn once, by the same dice
// everywhere, in a field of 900 × 830 that goes on in all directions.

import { h } from "../../../web/vendor/preact.js";

/** @typedef {[number, number]} Point */

const MIDDLE = { x: 450, y: 423 };
const FLOOR = 640;
const CORNERS = 30;
const RINGS = [1, 1.1, 1.25, 1.45, 1.75, 2.2, 2.9, 4.2];
const SHADES = 16;

/** Dice that always fall the same way. @param {number} seed */
function dice(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const roll = dice(1001);

/** @param {Point[]} points */
const line = (points) => `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}Z`;

/** A ring of corners around the mouth. @param {number} size @returns {Point[]} */
function ring(size) {
  return Array.from({ length: CORNERS }, (_, n) => {
    const turn = ((n + (size > 1 ? (roll() - 0.5) * 0.7 : 0)) / CORNERS) * 2 * Math.PI;
    const wide = size * (1 + (roll() - 0.5) * (size > 1 ? 0.12 : 0.045));
    const square = 1 / (Math.abs(Math.sin(turn)) ** 3.2 + Math.abs(Math.cos(turn)) ** 3.2) ** (1 / 3.2);
    return [MIDDLE.x + Math.sin(turn) * 268 * wide * square, MIDDLE.y - Math.cos(turn) * 250 * wide * square];
  });
}

const rings = RINGS.map(ring);
const MOUTH = line(rings[0] ?? []);

/** The facets by how much light falls on them. */
const FACETS = Array.from({ length: SHADES }, () => "");
for (let n = 0; n + 1 < rings.length; n++) {
  for (let k = 0; k < CORNERS; k++) {
    const next = (k + 1) % CORNERS;
    const corner = (/** @type {number} */ r, /** @type {number} */ c) => rings[r]?.[c] ?? /** @type {Point} */ ([0, 0]);
    const [a, b, c, d] = [corner(n, k), corner(n, next), corner(n + 1, k), corner(n + 1, next)];
    for (const facet of n % 2
      ? [
          [a, b, d],
          [a, d, c],
        ]
      : [
          [a, b, c],
          [b, d, c],
        ]) {
      const light = Math.exp(-n * 0.55) * 0.9 + (roll() - 0.5) * 0.34;
      const shade = Math.max(0, Math.min(SHADES - 1, Math.round(light * SHADES)));
      FACETS[shade] += line(/** @type {Point[]} */ (facet));
    }
  }
}

const STARS = Array.from({ length: 70 }, () => {
  const [x, y, r] = [roll() * 2400 - 750, roll() * 900 - 640, 1 + roll() * 2];
  return `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
}).join("");

/** Heaps of coins in the corners of the mouth, in three shades. */
const COINS = ["", "", ""];
for (let n = 0; n < 90; n++) {
  const side = n % 2 ? 1 : -1;
  const out = roll() ** 0.8;
  const x = MIDDLE.x + side * (118 + out * 160);
  const y = FLOOR - 4 - roll() * 92 * out ** 1.6;
  const r = 11 + roll() * 4;
  COINS[n % 3] +=
    `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(1)} ${(r * 0.55).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.55).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
}

/** What lies on the ground before the mouth, the larger the nearer: coins in three shades, stones lit from behind. */
const STREWN = ["", "", ""];
for (let n = 0; n < 54; n++) {
  const near = roll() ** 1.3;
  const y = FLOOR + 18 + near * 520;
  const x = MIDDLE.x + (roll() + roll() - 1) * (300 + near * 420);
  const r = 7 + near * 12;
  STREWN[n % 3] +=
    `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(1)} ${(r * 0.45).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.45).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
}
const STONES = { dark: "", lit: "" };
for (let n = 0; n < 26; n++) {
  const near = roll();
  const y = FLOOR + 40 + near * 640;
  const x = MIDDLE.x + (n % 2 ? 1 : -1) * (140 + roll() * (380 + near * 500));
  const size = (14 + roll() * 22) * (0.5 + near);
  const [a, b] = [size * (0.7 + roll() * 0.5), size * (0.4 + roll() * 0.2)];
  const top = x - a * 0.2 + roll() * a * 0.4;
  STONES.dark += line([
    [x - a, y],
    [x - a * 0.7, y - b * 0.8],
    [top, y - b],
    [x + a * 0.8, y - b * 0.6],
    [x + a, y + b * 0.2],
    [x, y + b * 0.4],
  ]);
  STONES.lit += line([
    [x - a * 0.7, y - b * 0.8],
    [top, y - b],
    [x + a * 0.8, y - b * 0.6],
    [x + a * 0.1, y - b * 0.45],
  ]);
}
/** The light that falls out of the mouth. */
const BEAMS = [-0.86, -0.52, -0.12, 0.3, 0.68]
  .map((at, n) => {
    const [near, far] = [268 * (at + 0.1 + 0.05 * (n % 2)), 268 * (at - 0.1)];
    return `M${(450 + far).toFixed(0)} ${FLOOR}L${(450 + near).toFixed(0)} ${FLOOR}L${(450 + near * 3.1).toFixed(0)} 1260L${(450 + far * 3.1).toFixed(0)} 1260Z`;
  })
  .join("");

const RAYS = Array.from({ length: 9 }, (_, n) => {
  const turn = (-80 + n * 20) * (Math.PI / 180);
  const end = (/** @type {number} */ t) =>
    `${(450 + Math.sin(t) * 450).toFixed(0)} ${(499 - Math.cos(t) * 450).toFixed(0)}`;
  return `M450 499L${end(turn - 0.07)}L${end(turn + 0.07)}Z`;
}).join("");

const MOUNTAIN =
  "M-1400 420L-900 330L-640 250L-420 296L-160 214L0 249L72 195L135 208L216 116L297 137L378 62L495 91L567 50L666 141L756 124L837 216L900 208L1080 270L1290 222L1560 330L1800 374L2300 430V1660H-1400Z";

/** @param {{id: string, stops: [number, string][], [name: string]: unknown}} props */
function Glow({ id, stops, ...rest }) {
  return h(
    "radialGradient",
    { id, gradientUnits: "userSpaceOnUse", ...rest },
    stops.map(([offset, colour]) => h("stop", { offset, class: colour })),
  );
}

/** Mountain, mouth and ground. The page draws it once. */
export function Rock() {
  return h(
    "svg",
    { class: "os-rock", "data-still": true, viewBox: "0 0 900 830", "aria-hidden": "true", focusable: "false" },
    h(
      "defs",
      {},
      h(Glow, {
        id: "os-light",
        cx: 450,
        cy: 461,
        r: 338,
        stops: [
          [0, "os-l0"],
          [0.28, "os-l1"],
          [0.62, "os-l2"],
          [1, "os-l3"],
        ],
      }),
      h(Glow, {
        id: "os-spill",
        cx: 450,
        cy: FLOOR,
        r: 621,
        gradientTransform: "translate(0 243) scale(1 .62)",
        stops: [
          [0, "os-s0"],
          [0.4, "os-s1"],
          [0.75, "os-s2"],
          [1, "os-s3"],
        ],
      }),
      h(
        "linearGradient",
        { id: "os-beam", gradientUnits: "userSpaceOnUse", x1: 0, x2: 0, y1: FLOOR, y2: 1200 },
        h("stop", { offset: 0, class: "os-b0" }),
        h("stop", { offset: 1, class: "os-b1" }),
      ),
      h("clipPath", { id: "os-mouth" }, h("path", { d: MOUTH })),
      h("clipPath", { id: "os-mountain" }, h("path", { d: MOUNTAIN })),
    ),
    h("path", { class: "os-stars", d: STARS }),
    h("path", {
      class: "os-moon",
      transform: "translate(716 62)",
      d: "M14 -32a34 34 0 1 0 20 48a27 27 0 1 1 -20 -48Z",
    }),
    h(
      "g",
      { "clip-path": "url(#os-mountain)" },
      h("rect", { class: "os-deep", x: -1400, y: -300, width: 3700, height: 1400 }),
      FACETS.map(
        (d, n) =>
          d && h("path", { key: n, class: "os-facet", style: { "--lit": `${Math.round((n * 100) / SHADES)}%` }, d }),
      ),
    ),
    h("path", { class: "os-hollow", d: MOUTH }),
    h(
      "g",
      { "clip-path": "url(#os-mouth)", class: "os-inside" },
      h("path", { class: "os-rays", d: RAYS }),
      h("path", { class: "os-rim os-rim-far", d: MOUTH }),
      h("path", { class: "os-rim", d: MOUTH }),
      COINS.map((d, n) => h("path", { key: n, class: "os-coins", "data-n": n, d })),
    ),
    h("path", { class: "os-lip", d: MOUTH }),
    h("path", { class: "os-ground", d: `M-1400 ${FLOOR}H2300V1660H-1400Z` }),
    h("path", { class: "os-spilt", d: `M-1400 ${FLOOR}H2300V1660H-1400Z` }),
    h("path", { class: "os-beams", d: BEAMS }),
    h("path", { class: "os-stones", d: STONES.dark }),
    h("path", { class: "os-stones os-stones-lit", d: STONES.lit }),
    STREWN.map((d, n) => h("path", { key: n, class: "os-coins os-strewn", "data-n": n, d })),
    h(
      "g",
      { class: "os-boulders" },
      h("path", { "data-n": 0, d: "M-60 640L14 566L88 578L134 640L116 690L-60 700Z" }),
      h("path", { "data-n": 1, d: "M14 566L88 578L58 640L-60 640Z" }),
      h("path", { "data-n": 2, d: "M88 578L134 640L58 640Z" }),
      h("path", { "data-n": 0, d: "M964 620L884 548L834 580L804 650L844 694L964 700Z" }),
      h("path", { "data-n": 2, d: "M884 548L834 580L804 650L872 640Z" }),
      h("path", { "data-n": 1, d: "M884 548L872 640L964 640V620Z" }),
    ),
  );
}

/** @param {string} name @param {string} d */
const part = (name, d) => h("path", { class: `os-${name}`, d });

/** Ali Baba, his feet at 0. */
export function AliBaba() {
  return h(
    "svg",
    { class: "os-ali", "data-still": true, viewBox: "-80 -210 160 226", "aria-hidden": "true", focusable: "false" },
    h("ellipse", { class: "os-shade", cy: 2, rx: 62, ry: 9 }),
    part(
      "robe",
      "M-58 0C-54 -40 -44 -78 -40 -104C-36 -122 -20 -130 0 -130S36 -122 40 -104C44 -78 54 -40 58 0Q0 12 -58 0Z",
    ),
    part("shirt", "M-14 -128L0 -60L14 -128"),
    part("sash", "M-46 -50Q0 -34 46 -50L48 -40Q0 -24 -48 -40Z"),
    part("sleeve", "M-40 -104C-66 -92 -72 -72 -58 -58L-30 -66L-34 -82ZM40 -104C66 -92 72 -72 58 -58L30 -66L34 -82Z"),
    h(
      "g",
      { class: "os-head" },
      part("skin", "M-24 -158C-26 -130 -12 -116 0 -116S26 -130 24 -158Z"),
      part(
        "beard",
        "M-24 -146C-24 -116 -10 -100 0 -96S24 -116 24 -146C21 -134 13 -131 7 -133Q0 -136 -7 -133C-13 -131 -21 -134 -24 -146Z",
      ),
      part("lips", "M-5 -127Q0 -123 5 -127"),
      part("nose", "M-2 -146L-3 -138L2 -138"),
      part("brows", "M-15 -150q5 -4 10 0M5 -150q5 -4 10 0"),
      h(
        "g",
        { class: "os-eyes" },
        h("ellipse", { cx: -10, cy: -145, rx: 2.4, ry: 2.8 }),
        h("ellipse", { cx: 10, cy: -145, rx: 2.4, ry: 2.8 }),
      ),
      part(
        "cloth",
        "M-33 -150C-42 -184 -22 -202 0 -202S42 -184 33 -150C20 -162 8 -161 0 -156C-8 -161 -20 -162 -33 -150Z",
      ),
      part("folds", "M-30 -150C-14 -182 14 -190 28 -176M-22 -154C-2 -176 20 -176 32 -160"),
      part("jewel", "M0 -184l6 9l-6 10l-6 -10Z"),
    ),
  );
}
