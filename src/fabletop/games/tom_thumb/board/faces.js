// The ten faces and the one back. A face-down tile is the same picture wherever it lies: TT-75.

import { h } from "../../../web/vendor/preact.js";
import { Silhouette } from "../../../web/board/signs.js";
import { ICONS } from "./icons.js";

/** @typedef {import("../../../web/types.d.ts").Say} Say */
/** @typedef {{d?: string, icon?: string, place?: string, fill?: string, line?: string, width?: number}} Piece */

const INK = "var(--tt-bark)";
const LIGHT = "var(--tt-glint)";

/** What lies on a tile, in a field of 200 × 200, cut round. @type {Record<string, Piece[]>} */
const SCENES = {
  clearing: [
    { d: "M100 38a24 24 0 1 1 0 48a24 24 0 0 1 0-48z", fill: LIGHT },
    { d: "M-5 128q105-44 210 0v80H-5z", fill: "var(--tt-grass)" },
    { d: "M38 150q62-30 124 0q-10 26-62 26t-62-26z", fill: LIGHT },
    { icon: "pine", place: "translate(-14 28) scale(.21)" },
    { icon: "pine", place: "translate(107 28) scale(.21)" },
    { icon: "pine", place: "translate(28 62) scale(.12)" },
    { icon: "pine", place: "translate(111 62) scale(.12)" },
  ],
  castle: [
    { d: "M20 44l5 9 10 1-7 8 2 10-10-5-9 5 2-10-8-8 10-1zM168 60l4 6 7 1-5 6 1 7-7-3-6 3 1-7-5-6 7-1z", fill: LIGHT },
    {
      d: "M28 190V118l10-26 10 26v12h8V84l14-36 14 36v30h8V60l13-38 13 38v54h8V84l14-36 14 36v46h8v-12l10-26 10 26v72z",
    },
    {
      d: "M88 190v-34q12-18 24 0v34zM66 100h8v16h-8zM126 100h8v16h-8zM96 78h8v18h-8zM36 132h5v12h-5zM159 132h5v12h-5z",
      fill: LIGHT,
    },
  ],
  hill: [
    { d: "M142 26a24 24 0 1 1 0 48a24 24 0 0 1 0-48z", fill: LIGHT },
    { d: "M-5 150q50-92 104-92t106 92v60H-5z", fill: "var(--tt-hill)" },
    { d: "M-5 170q44-40 90-28t120 22v46H-5z" },
    { d: "M92 186q-22-20 4-34t2-28t4-24t-4-40", fill: "none", line: LIGHT, width: 6 },
    { icon: "pine", place: "translate(30 84) scale(.1)" },
    { icon: "pine", place: "translate(122 90) scale(.11)" },
  ],
  ogre_lair: [
    { icon: "ogre", place: "translate(27 16) scale(.285)" },
    {
      d: "M40 168l30-12-2-8q8-6 12 2l40 0q4-8 12-2l-2 8 30 12q8 12-6 12q-4 10-14 2l-20-14h-40l-20 14q-10 8-14-2q-14 0-6-12z",
      fill: LIGHT,
    },
  ],
  lost_hut: [
    { d: "M150 30a20 20 0 1 0 16 32a25 25 0 0 1-16-32z", fill: LIGHT },
    { d: "M52 176l4-70-22 12-6-14 66-52 10 8 4-26 18 3-2 32 42 36-10 14-12-8 6 65z" },
    { d: "M84 176l-2-44 28-4 4 48zM126 122l16 3-2 18-16-3z", fill: "var(--tt-lamp-window)" },
    { d: "M82 146l32-12M126 132l16 2M132 123l-2 18", fill: "none", line: INK, width: 4 },
    { d: "M14 180q20-26 30 0M158 180q12-30 28 0", fill: "none", line: INK, width: 7 },
  ],
  marsh: [
    { d: "M-5 138h210v70H-5z", fill: "var(--tt-pond)" },
    { d: "M12 152h46M132 148h56M70 176h40M146 176h34", fill: "none", line: LIGHT, width: 5 },
    { icon: "swamp", place: "translate(22 14) scale(.31)" },
  ],
  stone_bridge: [
    { d: "M-5 132h210v76H-5z", fill: "var(--tt-stream)" },
    {
      d: "M14 158q12-9 24 0t24 0t24 0t24 0t24 0t24 0t24 0M40 176q12-9 24 0t24 0t24 0t24 0t24 0",
      fill: "none",
      line: LIGHT,
      width: 5,
    },
    { d: "M-5 84q105-46 210 0v66h-26q-6-34-34-34t-32 34h-26q-4-34-32-34t-34 34H-5z", fill: "var(--tt-stone)" },
    {
      d: "M-5 84q105-46 210 0M-5 98q105-46 210 0M30 76v12M64 66v12M100 61v13M136 66v12M170 76v12",
      fill: "none",
      line: INK,
      width: 5,
    },
    { d: "M21 150q6-34 34-34t32 34M113 150q4-34 32-34t34 34", fill: "none", line: INK, width: 6 },
  ],
  river: [
    { d: "M-5 82q40-40 84-26t60-14t66 34v132H-5z" },
    { d: "M112 62q-44 22-14 42t-40 44t-12 62h104q-14-36 18-62t-36-44t2-42z", fill: "var(--tt-stream)" },
    { d: "M104 78q-16 18 6 30M72 150q-14 16-10 38M120 128q26 12 4 34", fill: "none", line: LIGHT, width: 5 },
    { icon: "pine", place: "translate(8 42) scale(.13)" },
    { icon: "pine", place: "translate(136 52) scale(.12)" },
    { d: "M44 24a16 16 0 1 1 0 32a16 16 0 0 1 0-32z", fill: LIGHT },
  ],
  cave: [
    { icon: "cave", place: "translate(20 20) scale(.315)" },
    { d: "M92 172q-2-36 12-50l10 16 8-8q14 20 8 42z", fill: "var(--tt-lamp-window)" },
  ],
  wolves: [
    { icon: "wolf", place: "translate(190 12) scale(-.215 .215)", fill: "var(--tt-wolf-far)" },
    { icon: "wolf", place: "translate(18 46) scale(.27)", fill: "var(--tt-wolf)" },
  ],
};

/** @param {{piece: Piece}} props */
function Drawn({ piece }) {
  return h("path", {
    d: piece.d ?? ICONS[piece.icon ?? ""] ?? "",
    transform: piece.place,
    fill: piece.fill ?? INK,
    stroke: piece.line,
    "stroke-width": piece.width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

/** A Place, or the Wolves. @param {{place: string}} props */
export function Face({ place }) {
  return h(
    "svg",
    { class: `tt-face tt-face-${place}`, viewBox: "0 0 200 200", "aria-hidden": "true" },
    h("circle", { class: "tt-ground", cx: 100, cy: 100, r: 98 }),
    h(
      "g",
      { class: "tt-scene" },
      (SCENES[place] ?? []).map((piece, n) => h(Drawn, { key: n, piece })),
    ),
    h("circle", { class: "tt-hem", cx: 100, cy: 100, r: 88 }),
    h("circle", { class: "tt-rim", cx: 100, cy: 100, r: 96 }),
  );
}

/** The back of every tile; the light on it comes from the lantern, wherever that is from here. */
export function Back() {
  return h(
    "svg",
    { class: "tt-back", viewBox: "0 0 200 200", "aria-hidden": "true" },
    h("circle", { class: "tt-ground", cx: 100, cy: 100, r: 98 }),
    h("circle", { class: "tt-hem", cx: 100, cy: 100, r: 79 }),
    h("path", { class: "tt-leaf", d: ICONS.leaf, transform: "translate(47 47) scale(.207)" }),
    h("circle", { class: "tt-rim", cx: 100, cy: 100, r: 96 }),
    h("path", { class: "tt-gleam", d: "M38 166A91 91 0 0 0 162 166" }),
  );
}

/** One silhouette. @param {{name: string}} props */
export function Sign({ name }) {
  return h(Silhouette, { class: "tt-sign", path: ICONS[name] });
}

/** A White Pebble, or where one lay. @param {{gone?: boolean}} props */
export function Pebble({ gone = false }) {
  return h("i", { class: "tt-pebble", "data-gone": gone, "aria-hidden": "true" });
}
