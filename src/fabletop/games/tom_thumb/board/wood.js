// The wood at night from above: crowns of trees about a clearing, the nearest with a little lantern light on them. It
// is made once and looks the same for everybody, however the storm turns the tiles.

import { h } from "../../../web/vendor/preact.js";

const CROWNS = [
  "M72 19Q80 52 47 58Q34 89 4 75Q-25 92 -41 63Q-74 60 -70 27Q-95 5 -72 -19Q-80 -52 -47 -58Q-34 -89 -4 -75Q25 -92 41 -63Q74 -60 70 -27Q95 -5 72 19Z",
  "M66 34Q64 66 30 66Q8 92 -18 68Q-54 74 -58 40Q-90 22 -68 -8Q-84 -42 -50 -54Q-34 -88 -2 -68Q32 -86 46 -52Q82 -42 70 -6Q90 16 66 34Z",
  "M42 33Q36 57 11 53Q-9 66 -25 47Q-50 45 -50 20Q-67 2 -51 -17Q-53 -41 -28 -46Q-14 -66 7 -53Q32 -59 40 -36Q62 -25 54 -2Q64 21 42 33Z",
];
const STEP = 108;
const FAR = 1320;
const HIGH = 1080;
const CLEAR = 372;
const LIT = 720;

/** A number between 0 and 1 that is always the same for the same two. @param {number} x @param {number} y */
function chance(x, y) {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** @returns {{x: number, y: number, size: number, turn: number, kind: number, far: number}[]} */
function plant() {
  const trees = [];
  for (let row = -HIGH; row <= HIGH; row += STEP * 0.86) {
    const shift = Math.round(row / STEP) % 2 ? STEP / 2 : 0;
    for (let column = -FAR; column <= FAR; column += STEP) {
      const x = column + shift + (chance(column, row) - 0.5) * 74;
      const y = row + (chance(row, column) - 0.5) * 74;
      const far = Math.hypot(x, y);
      if (far < CLEAR + chance(y, x) * 40) continue;
      trees.push({
        x,
        y,
        far,
        size: 0.78 + chance(x, row) * 0.42,
        turn: chance(y, column) * 360,
        kind: chance(x, y) < 0.5 ? 0 : 1,
      });
    }
  }
  return trees.sort((a, b) => b.far - a.far);
}

const TREES = plant();
const TUFTS = Array.from({ length: 46 }, (_, n) => {
  const [angle, far] = [n * 2.4, 60 + 262 * Math.sqrt(chance(n, 3))];
  return `M${(far * Math.cos(angle)).toFixed(0)} ${(far * Math.sin(angle)).toFixed(0)}v-12m6 12v-17m6 17v-11`;
}).join("");

/** Light on the side that looks to the middle. @param {{tree: typeof TREES[number]}} props */
function Crown({ tree: { x, y, far, size, turn, kind } }) {
  const lit = far < LIT;
  const [dx, dy] = [(-x / far) * 13, (-y / far) * 13];
  return h(
    "g",
    { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})` },
    h("path", {
      d: CROWNS[kind],
      transform: `translate(${(-dx).toFixed(0)} ${(-dy).toFixed(0)}) rotate(${turn.toFixed(0)})`,
      class: "tt-crown-shade",
    }),
    lit &&
      h("path", {
        d: CROWNS[kind],
        transform: `translate(${(dx * 0.55).toFixed(1)} ${(dy * 0.55).toFixed(1)}) rotate(${turn.toFixed(0)})`,
        class: "tt-crown-lit",
        opacity: (0.6 * (1 - (far - CLEAR) / (LIT - CLEAR))).toFixed(2),
      }),
    h("path", {
      d: CROWNS[kind],
      transform: `rotate(${turn.toFixed(0)})`,
      class: kind ? "tt-crown" : "tt-crown tt-crown-blue",
    }),
    h("path", {
      d: CROWNS[2],
      transform: `translate(${dx.toFixed(0)} ${dy.toFixed(0)}) rotate(${turn.toFixed(0)})`,
      class: "tt-crown-top",
    }),
  );
}

const WOOD = h(
  "svg",
  { class: "tt-wood", viewBox: "-322 -322 644 644", "aria-hidden": "true" },
  h(
    "radialGradient",
    { id: "tt-glade" },
    h("stop", { offset: 0, class: "tt-glade-near" }),
    h("stop", { offset: 0.6, class: "tt-glade-far" }),
    h("stop", { offset: 1, class: "tt-glade-edge" }),
  ),
  h("circle", { r: 440, fill: "url(#tt-glade)" }),
  h("path", { class: "tt-tufts", d: TUFTS }),
  TREES.map((tree, n) => h(Crown, { key: n, tree })),
);

/** Drawn once; whoever draws it again gets the very same. */
export function Wood() {
  return WOOD;
}
