// The things on the table: dice, the cups that hide them, chests.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";

/** @typedef {import("../../../web/types.d.ts").Player} Player */

const SPOTS = { nw: [17, 17], ne: [43, 17], w: [17, 30], m: [30, 30], e: [43, 30], sw: [17, 43], se: [43, 43] };
/** @type {(keyof typeof SPOTS)[][]} */
const PIPS = [
  [],
  ["m"],
  ["nw", "se"],
  ["nw", "m", "se"],
  ["nw", "ne", "sw", "se"],
  ["nw", "ne", "m", "sw", "se"],
  ["nw", "ne", "w", "e", "sw", "se"],
];

/** A die that shows a value; 0 is not set yet. @param {{value: number, colour?: number, out?: boolean}} props */
export function Die({ value, colour, out = false }) {
  return h(
    "svg",
    {
      class: `al-die${colour === undefined ? "" : ` seat-${colour % 6}`}`,
      "data-out": out,
      viewBox: "0 0 60 66",
      "aria-hidden": "true",
    },
    h("rect", { class: "al-die-side", x: 2, y: 7, width: 56, height: 57, rx: 14 }),
    h("rect", { class: "al-die-face", x: 2, y: 2, width: 56, height: 56, rx: 14 }),
    h("path", { class: "al-die-shine", d: "M6 30V17Q6 6 17 6h20Q12 10 6 30z" }),
    (PIPS[value] ?? []).map((spot) =>
      h("circle", { key: spot, class: "al-pip", cx: SPOTS[spot][0], cy: SPOTS[spot][1], r: 5.8 }),
    ),
    value === 0 && h("path", { class: "al-die-unset", d: "M22 23q0-9 8-9t8 8q0 5-8 9v4M30 43v1" }),
    out && h("path", { class: "al-die-cross", d: "M10 10L50 50M50 10L10 50" }),
  );
}

/** A cup upside down, in its owner's colour and with their mark. @param {{player: Player | undefined}} props */
export function Cup({ player }) {
  return h(
    "span",
    { class: `al-cup seat-${(player?.colour ?? 0) % 6}`, "aria-hidden": "true" },
    h(
      "svg",
      { viewBox: "0 0 64 72" },
      h("path", { class: "al-cup-side", d: "M14 9Q32 0 50 9L60 60Q32 76 4 60z" }),
      h("path", { class: "al-cup-shade", d: "M38 4.600Q45 6 50 9L60 60Q52 66 42 67z" }),
      h("path", { class: "al-cup-top", d: "M14 9Q32 0 50 9Q32 17 14 9z" }),
      h("path", { class: "al-cup-band", d: "M5.600 51Q32 66 58.400 51L60 60Q32 76 4 60z" }),
      h("path", { class: "al-cup-light", d: "M17 16q-5 18-7 34q4 3 7 3q-1-18 3-35z" }),
    ),
    player && h(Mark, { colour: player.colour, size: 26 }),
  );
}

const LID = "M12 80C12 32 42 12 100 12s88 20 88 68z";
const STRAPS = ["M40 80V28q7-6 18-9v61z", "M160 80V28q-7-6-18-9v61z"];
const COINS = Array.from({ length: 38 }, (_, n) => {
  const [x, y] = [28 + ((n * 61) % 145), 70 - ((n * 37) % 21) * (1 - Math.abs(100 - (28 + ((n * 61) % 145))) / 95)];
  return { x, y, turn: ((n * 47) % 60) - 30, shade: n % 3 };
}).sort((a, b) => a.y - b.y);

/** Letters of the metals are the locks. @param {{metal: string, letter: string, open?: boolean}} props */
export function ChestPicture({ metal, letter, open = false }) {
  return h(
    "svg",
    {
      class: `al-chest al-${metal}`,
      viewBox: open ? "0 -58 200 236" : "0 0 200 178",
      preserveAspectRatio: "xMidYMax meet",
      "data-open": open,
      "aria-hidden": "true",
    },
    h("ellipse", { class: "al-chest-shadow", cx: 100, cy: 166, rx: 96, ry: 10 }),
    open ? h(OpenLid, {}) : h(ShutLid, {}),
    open && h(Hoard, {}),
    h("path", { class: "al-wood", d: "M18 78h164l-8 86H26z" }),
    h("path", { class: "al-wood-dark", d: "M21.500 116h157l-1.300 14H23zM25 150h150l-1 14H26z" }),
    h("path", { class: "al-grain", d: "M64 92q20 4 36 0t36 2M72 138q16-4 30 0t30-2M62 106h20M120 105h16" }),
    h("path", { class: "al-strap", d: "M38 78h20l2 86H42zM162 78h-20l-2 86h18z" }),
    h("path", { class: "al-strap-lit", d: "M40 82h5l2 78h-4zM146 82h5l-1 78h-4z" }),
    h("path", { class: "al-strap", d: "M24 152h152l-1.200 12H26z" }),
    h("path", { class: "al-strap-dark", d: "M10 76h180v16H10z" }),
    h("path", { class: "al-strap", d: "M8 72h184v16H8z" }),
    h("path", { class: "al-strap-lit", d: "M12 74h176v4H12z" }),
    h("path", { class: "al-lock-dark", d: "M78 66h44q6 0 6 6v30q0 22-28 24q-28-2-28-24V72q0-6 6-6z" }),
    h("path", { class: "al-lock", d: "M78 62h44q6 0 6 6v30q0 22-28 24q-28-2-28-24V68q0-6 6-6z" }),
    h("path", { class: "al-lock-lit", d: "M80 66h40v4H80q-2 0-2 2v26h-3V71q0-5 5-5z" }),
    h("text", { class: "al-lock-letter", x: 100, y: 107, "text-anchor": "middle" }, letter),
  );
}

function ShutLid() {
  return [
    h("path", { key: 1, class: "al-wood-lit", d: LID }),
    h("path", {
      key: 2,
      class: "al-wood",
      d: "M13 68q3-36 38-49q18-7 49-7t49 7q35 13 38 49q-87-14-174 0z",
      opacity: 0.55,
    }),
    h("path", { key: 3, class: "al-grain", d: "M22 52q78-18 156 0M36 34q64-12 128 0" }),
    ...STRAPS.map((d, n) => h("path", { key: `s${n}`, class: "al-strap", d })),
    h("path", { key: 4, class: "al-strap-lit", d: "M43 78V32l5-4v50zM145 78V23l5 2v53z" }),
    h("path", { key: 5, class: "al-rim", d: LID }),
  ];
}

function OpenLid() {
  return [
    h("path", { key: 1, class: "al-strap", d: "M14 74C8 18 26 -44 100 -44S192 18 186 74z" }),
    h("path", { key: 2, class: "al-strap-lit", d: "M24 8Q38 -38 100 -40q62 2 76 48q-16-40-76-40T24 8z" }),
    h("path", { key: 3, class: "al-inside", d: "M28 74C22 26 36 -26 100 -26s78 52 72 100z" }),
    h("path", { key: 4, class: "al-inside-lit", d: "M28 74Q26 54 30 38q70-26 140 0q4 16 2 36z" }),
    h("path", { key: 5, class: "al-inside-line", d: "M30 40q70-26 140 0M36 12q64-22 128 0" }),
  ];
}

function Hoard() {
  return h(
    "g",
    { class: "al-coins" },
    h("path", { class: "al-coins-heap", d: "M20 80Q28 58 62 52q38-14 78 2q34 8 40 26z" }),
    COINS.map(({ x, y, turn, shade }, n) =>
      h("ellipse", {
        key: n,
        "data-shade": shade,
        cx: x.toFixed(1),
        cy: y.toFixed(1),
        rx: 10,
        ry: 5,
        transform: `rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    h("path", {
      class: "al-sparkle",
      d: "M70 38l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3zM132 30l2.500 7l7 2.500l-7 2.500l-2.500 7l-2.500-7l-7-2.500l7-2.500z",
    }),
  );
}
