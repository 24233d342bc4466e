// A tile: its treasure, its colour with pattern and sign, its back; and who owns something.

import { h } from "../../../web/vendor/preact.js";
import { Silhouette } from "../../../web/board/signs.js";
import { box } from "./content.js";
import { TREASURES } from "./icons.js";

/** @typedef {import("../../../web/types.d.ts").Player} Player */

/** @param {string} tile */
export function parts(tile) {
  const [kind = "", colour = ""] = tile.split("-");
  return { kind, colour };
}

/** Words that are ready to be spoken, in a place where `say` expects a name to look up. @param {string} text */
export function spoken(text) {
  return { toString: () => text };
}

/** @param {{kind: string}} props */
export function Treasure({ kind }) {
  return h(Silhouette, { class: "cave-treasure", path: TREASURES[kind] });
}

// -- the signs of the six colours, drawn in a field of 32 × 32: each has an outline of its own

/** @param {string} d */
const ground = (d) => h("path", { class: "cave-sign-ground", d });
/** @param {string} d */
const ink = (d) => h("path", { class: "cave-sign-ink", d });
/** @param {string} d */
const line = (d) => h("path", { class: "cave-sign-line", d });

/** The usual figures are drawn, not written: they are part of a picture. */
const FIVE = "M20.5 8.6h-7.8l-.9 7c1.1-.8 2.5-1.2 4-1.2 3.3 0 5.6 2 5.6 5s-2.4 5.2-5.8 5.2c-2.1 0-3.9-.8-5-2.1";
const TWO = "M11 12.5c.5-2.5 2.4-4 5-4 2.9 0 5 1.7 5 4.3 0 2-1.1 3.3-3 5.1L11.2 24h10.3";

/** @type {Record<number, string>} */
const FIGURES = { 2: TWO, 5: FIVE };

/** Points, drawn where there is a drawing for the figure, else written. @param {string} name */
function figure(name) {
  const points = box().points[name] ?? 0;
  const drawn = FIGURES[points];
  return drawn ? line(drawn) : h("text", { class: "cave-sign-figure", x: 16, y: 23 }, points);
}

const DISC = "M16 0.8a15.2 15.2 0 1 1 0 30.4a15.2 15.2 0 1 1 0-30.4z";

/** The edge of a coin. */
const MEDAL = `M${Array.from({ length: 40 }, (_, n) => {
  const [angle, reach] = [(n / 40) * 2 * Math.PI, n % 2 ? 13.2 : 15.8];
  return `${(16 + reach * Math.cos(angle)).toFixed(1)} ${(16 + reach * Math.sin(angle)).toFixed(1)}`;
}).join("L")}Z`;

/** What a colour does, in a few strokes. @type {Record<string, () => unknown[]>} */
const SIGNS = {
  // a coin: points
  pink: () => [ground(MEDAL), figure("pink")],
  // points for each tile that turns over
  blue: () => [
    ground(DISC),
    h("g", { transform: "translate(4.6 5) scale(.7)" }, figure("blue_turned")),
    line("M5.2 18.5A11 11 0 0 1 24.5 9"),
    ink("M27.5 13.5L21.5 12l5.2-6z"),
  ],
  // points for each one of a kind
  brown: () => [
    ground("M9 1h17a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5h-2a5 5 0 0 1-5 3.5H6a5 5 0 0 1-5-5V10a5 5 0 0 1 4-5a5 5 0 0 1 4-4z"),
    line("M9.5 6H24a2.5 2.5 0 0 1 2.5 2.5V23"),
    h("g", { transform: "translate(-.6 4.8) scale(.86)" }, figure("brown")),
  ],
  // one more tile
  green: () => [
    ground("M7 1h18a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6z"),
    line("M8 16h16M16 8v16"),
  ],
  // one from somebody
  yellow: () => [
    ground(DISC),
    h("circle", { class: "cave-sign-ink", cx: 16, cy: 11, r: 5 }),
    ink("M6.5 25.5a9.5 8.5 0 0 1 19 0z"),
  ],
  // not this
  white: () => [
    ground(DISC),
    h("circle", { class: "cave-sign-line", cx: 16, cy: 16, r: 9 }),
    line("M9.7 9.7l12.6 12.6"),
  ],
};

/** The sign of a colour. @param {{colour: string}} props */
export function Sign({ colour }) {
  return h(
    "svg",
    { class: `cave-sign cave-${colour}`, viewBox: "0 0 32 32", "aria-hidden": "true" },
    SIGNS[colour]?.(),
  );
}

// -- tiles

const STAR = "M-24 -24H24V24H-24ZM0 -34L34 0L0 34L-34 0Z";
const ROSE = "M0 -15L4.5 -4.5L15 0L4.5 4.5L0 15L-4.5 4.5L-15 0L-4.5 -4.5Z";

/** The back, the same for all. */
export function Back() {
  return h(
    "span",
    { class: "cave-back" },
    h(
      "svg",
      { viewBox: "-50 -50 100 100", "aria-hidden": "true" },
      h("path", { class: "cave-star", d: STAR }),
      h("circle", { class: "cave-star", r: 19 }),
      h("path", { class: "cave-rose", d: ROSE }),
    ),
  );
}

/**
 * A tile, face up or (without a name) face down. `rear` gives a face-up one a back to turn over from.
 * @param {{tile?: string | null, rear?: boolean, locked?: boolean}} props
 */
export function Tile({ tile, rear, locked }) {
  if (!tile) return h("span", { class: "cave-tile cave-down" }, h(Back, {}));
  const { kind, colour } = parts(tile);
  return h(
    "span",
    { class: `cave-tile cave-${colour}` },
    h("span", { class: "cave-face" }, h(Treasure, { kind }), h(Sign, { colour })),
    locked && h(Lock, {}),
    rear && h(Back, {}),
  );
}

export function Lock() {
  return h(
    "svg",
    { class: "cave-lock", viewBox: "0 0 32 32", "aria-hidden": "true" },
    h("circle", { cx: 16, cy: 16, r: 16 }),
    h("path", { class: "cave-lock-bow", d: "M11.5 15v-3.5a4.5 4.5 0 0 1 9 0V15" }),
    h("rect", { x: 8.5, y: 14.5, width: 15, height: 11, rx: 2.5 }),
  );
}

export function Tick() {
  return h(
    "svg",
    { class: "cave-tick", viewBox: "0 0 32 32", "aria-hidden": "true" },
    h("circle", { cx: 16, cy: 16, r: 15 }),
    h("path", { d: "M9 16.5l5 5 9.5-11" }),
  );
}

// -- people

/** A player's shape in the player's colour. @param {{player: Player | undefined}} props */
export function Shape({ player }) {
  if (!player) return null;
  return h("i", { class: "cave-shape", "data-colour": player.colour, "aria-hidden": "true" }, player.shape);
}

/** Shape and name. @param {{player: Player | undefined}} props */
export function Who({ player }) {
  if (!player) return null;
  return h("span", { class: "cave-who" }, h(Shape, { player }), h("b", {}, player.name));
}
