// The pictures on the lamp cards, each in a field of 200 × 200 with the corners cut: a night sky, and what the wish is
// about.

import { h } from "../../../web/vendor/preact.js";
import { Silhouette } from "../../../web/board/signs.js";
import { ICONS } from "./icons.js";
import { ChestPicture, Die } from "./things.js";
import { Gem, Jewel } from "./treasures.js";

/** @typedef {import("../../../web/vendor/preact.js").ComponentChild} Drawing */

/**
 * Something drawn elsewhere, put into a box.
 * @param {number} x @param {number} y @param {number} size @param {Drawing} drawing @param {number} [tall]
 */
function put(x, y, size, drawing, tall = size) {
  return h(
    "svg",
    { key: `${x} ${y} ${size}`, x, y, width: size, height: tall, viewBox: `0 0 ${size} ${tall}`, class: "al-art-put" },
    drawing,
  );
}

/**
 * A silhouette.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {string} [look]
 */
function icon(name, x, y, size, look = "al-art-light") {
  return h("path", {
    key: `${name} ${x} ${y}`,
    class: look,
    d: ICONS[name],
    transform: `translate(${x} ${y}) scale(${size / 512})`,
  });
}

/** @param {string} d @param {string} look */
function shape(d, look) {
  return h("path", { key: d.slice(0, 24) + look, class: look, d });
}

const DUNES = shape("M-310 170q150-50 200-20t100 10q50-34 100-12t120-14t120 10t180-10v90H-310z", "al-art-dune");
const GENIE_SMOKE =
  "M-310 210q120-30 340-4c30-20 8-42 34-58c34-18 72 10 96-16c14-16 6-36 30-44c60 20 40 60 120 60q100 20 200 62z";

/** @param {string} metal */
function gift(metal) {
  const letter = metal.slice(0, 1).toUpperCase();
  return () => [
    shape("M100 20L58-20h84zM100 60L-20 26v-40zM100 60L220 26v-40z", "al-art-ray"),
    put(38, 30, 124, h(ChestPicture, { metal, letter: "", open: true }), 146),
    put(
      76,
      8,
      50,
      h(
        "g",
        { key: letter },
        h("rect", { class: "al-art-card", x: 5, y: 0, width: 40, height: 54, rx: 6 }),
        h("path", { class: "al-art-question", d: "M17 20q0-8 8-8t8 8q0 5-8 9v4M25 42v.5" }),
      ),
      56,
    ),
  ];
}

/** @type {Record<string, () => any[]>} */
const SCENES = {
  bronze_gift: gift("bronze"),
  silver_gift: gift("silver"),
  gold_gift: gift("gold"),
  eye: () => [
    shape("M100 92L20 210h160z", "al-art-ray"),
    shape("M16 82q84-86 168 0q-84 78-168 0z", "al-art-light"),
    shape("M100 46a36 36 0 1 1 0 72a36 36 0 0 1 0-72z", "al-art-iris"),
    shape("M100 64a18 18 0 1 1 0 36a18 18 0 0 1 0-36z", "al-art-night"),
    shape("M90 66a8 8 0 1 1 0 16a8 8 0 0 1 0-16z", "al-art-white"),
    shape("M100 16V-2M56 24L46 8M144 24l10-16M22 48L6 36M178 48l16-12", "al-art-stroke"),
    put(68, 128, 64, h(ChestPicture, { metal: "gold", letter: "" }), 58),
  ],
  gem_thief: () => [
    icon("mask", 34, 22, 132, "al-art-violet"),
    put(108, 96, 70, h(Gem, { gem: "ruby" })),
    put(30, 122, 52, h(Gem, { gem: "emerald" })),
  ],
  jewel_thief: () => [
    icon("mask", 34, 22, 132, "al-art-violet"),
    put(102, 92, 78, h(Jewel, { metal: "gold", piece: "necklace" })),
    put(26, 116, 58, h(Jewel, { metal: "silver", piece: "ring" })),
  ],
  tithe: () => [
    icon("crown", 48, 2, 104, "al-art-gold"),
    put(28, 98, 48, h(Gem, { gem: "sapphire" })),
    put(76, 88, 50, h(Jewel, { metal: "gold", piece: "bracelet" })),
    put(126, 98, 48, h(Gem, { gem: "topaz" })),
    icon("palm", 26, 82, 148, "al-art-light"),
  ],
  bazaar: () => [
    icon("scales", 22, 26, 156, "al-art-gold"),
    put(24, 66, 48, h(Gem, { gem: "emerald" })),
    put(128, 66, 48, h(Jewel, { metal: "bronze", piece: "necklace" })),
  ],
  lost_found: () => [
    shape("M120 40a64 64 0 1 1 0 128a64 64 0 0 1 0-128z", "al-art-halo"),
    shape("M-310 160q150-40 300-10q60-40 110-10t110-10t290 20v70H-310z", "al-art-dune"),
    put(62, 78, 78, h(Gem, { gem: "ruby" })),
    shape("M-310 150q140-16 300 0q50-22 100-10t120-12t290 14v82H-310z", "al-art-dune-near"),
    shape(
      "M40 60l4 11l11 4l-11 4l-4 11l-4-11l-11-4l11-4zM164 48l4 11l11 4l-11 4l-4 11l-4-11l-11-4l11-4z",
      "al-art-white",
    ),
  ],
  sandstorm: () => [
    DUNES,
    icon("tornado", 40, 18, 140, "al-art-sand"),
    put(24, 60, 44, h(Jewel, { metal: "silver", piece: "ring" })),
    put(140, 104, 42, h(Gem, { gem: "topaz" })),
  ],
  charmer: () => [
    icon("flute", 10, 8, 104, "al-art-gold"),
    icon("scorpion", 74, 68, 112, "al-art-red"),
    shape("M118 26q14-12 24 0t24 0M128 50q12-10 20 0t20 0", "al-art-stroke"),
  ],
  sleight: () => [
    put(62, 66, 76, h(Die, { value: 4, colour: 1 }), 84),
    shape("M152 116V62m-22 22l22-24l22 24", "al-art-up"),
    shape("M46 76v54m-22-22l22 24l22-24", "al-art-down"),
    icon("palm", 30, 104, 140, "al-art-light"),
  ],
  carpet: () => [
    shape("M148 34a18 18 0 1 1 0 36a18 18 0 0 1 0-36z", "al-art-moon"),
    DUNES,
    shape("M6 118q46-40 92-14t96-20l-14 46q-48 32-88 16t-72 10z", "al-art-rug"),
    shape("M26 118q40-26 72-6t74-12l-6 22q-42 20-72 8t-56 6z", "al-art-rug-in"),
    shape("M14 156l-8 14m20-12l-6 14m20-14l-4 14M180 130l8 12m-20-6l8 12m-20-6l6 12", "al-art-stroke"),
    put(72, 58, 52, h(Die, { value: 5, colour: 0 }), 58),
  ],
  lid: () => [
    put(36, 62, 128, h(ChestPicture, { metal: "silver", letter: "" }), 116),
    shape("M58 20q42-20 84 0l14 46q-56 26-112 0z", "al-art-stone"),
    shape("M64 26q34-12 60-4l-50 12q-4 14 0 24l-20 4z", "al-art-stone-lit"),
    shape("M22 92l-14-6m10 24H2m176-18l14-6m-10 24h16", "al-art-stroke"),
  ],
  heart: () => [
    icon("heart", 6, 2, 188, "al-art-rose"),
    put(74, 62, 52, h(Gem, { gem: "emerald" })),
    icon("palm", 36, 104, 128, "al-art-light"),
  ],
  toll: () => [DUNES, icon("tree", 84, 24, 120, "al-art-leaf"), icon("toll", 10, 62, 130, "al-art-gold")],
  caravan: () => [
    shape("M154 20a20 20 0 1 1 0 40a20 20 0 0 1 0-40z", "al-art-moon"),
    DUNES,
    icon("camel", 16, 74, 84, "al-art-sand"),
    icon("camel", 104, 62, 84, "al-art-sand"),
    put(42, 84, 30, h(Gem, { gem: "ruby" })),
    put(130, 72, 30, h(Jewel, { metal: "gold", piece: "bracelet" })),
  ],
  sleep: () => [shape(GENIE_SMOKE, "al-art-smoke"), icon("moon", 20, 14, 160, "al-art-gold")],
};

/** @param {{effect: string}} props */
export function LampArt({ effect }) {
  return h(
    "svg",
    { class: "al-art", viewBox: "0 0 200 200", "aria-hidden": "true" },
    h("rect", { class: "al-art-sky", x: -400, width: 1000, height: 200 }),
    h("path", {
      class: "al-art-stars",
      d: "M20 22h2v2h-2zM58 40h2v2h-2zM178 18h2v2h-2zM150 90h2v2h-2zM30 104h2v2h-2zM104 10h2v2h-2zM12 66h2v2h-2zM186 66h2v2h-2zM-40 30h2v2h-2zM-90 70h2v2h-2zM-140 24h2v2h-2zM-20 120h2v2h-2zM230 40h2v2h-2zM270 84h2v2h-2zM310 26h2v2h-2zM214 110h2v2h-2z",
    }),
    SCENES[effect]?.(),
  );
}

/** The genie himself, where there is room for him. */
export function Genie() {
  return h(Silhouette, { class: "al-genie", path: ICONS.djinn });
}
