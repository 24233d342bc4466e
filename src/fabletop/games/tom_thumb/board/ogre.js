// The Ogre: one picture of six tiles (2 × 3). The more of it lies open, the hungrier he looks.

import { h } from "../../../web/vendor/preact.js";
import { box } from "./content.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("../../../web/types.d.ts").Say} Say */

/** @type {[string, string][]} class and path, from the back to the front, in a field of 200 × 300 */
const PICTURE = [
  ["sky", "M0 0h200v300H0z"],
  ["moon", "M172 6a20 20 0 1 1 0 40a20 20 0 0 1 0-40z"],
  [
    "bat",
    "M14 24q8-9 12 0q5-6 9 0q5-9 13 0q-9 1-11 8q-6-4-12 0q-3-8-11-8zM128 14q5-6 8 0q3-4 6 0q3-6 8 0q-5 1-7 5q-4-3-8 0q-2-5-7-5z",
  ],
  ["body", "M-4 304q2-66 50-62h108q48-4 50 62z"],
  ["ear", "M36 108q-34-22-36 12q2 34 42 40zM164 108q34-22 36 12q-2 34-42 40z"],
  ["ear-in", "M32 118q-18-10-20 6q4 18 24 22zM168 118q18-10 20 6q-4 18-24 22z"],
  ["ring", "M10 146a9 10 0 1 0 2 0"],
  ["skin", "M32 128q-4-88 68-88t68 88q10 122-68 126q-78-4-68-126z"],
  ["shade", "M112 40q60 6 56 88q10 122-68 126q60-24 54-112q-2-70-42-102z"],
  [
    "hair",
    "M30 96L10 90l16-12L8 60l24-2-8-24 26 8 0-26 20 14 10-24 20 16 20-16 10 24 20-14 0 26 26-8-8 24 24 2-18 18 16 12-20 6q-10-52-70-52t-70 52z",
  ],
  ["bags", "M44 81q20 20 46 2M110 83q22 18 48-2"],
  ["white", "M66 47a22 22 0 1 1 0 44a22 22 0 0 1 0-44zM134 55a16 16 0 1 1 0 32a16 16 0 0 1 0-32z"],
  ["vein", "M47 65l9 3M49 77l8-3M82 59l-6 4M122 77l5-4M147 65l-6 3"],
  ["pupil", "M70 63a8 8 0 1 1 0 16a8 8 0 0 1 0-16zM130 66a5 5 0 1 1 0 10a5 5 0 0 1 0-10z"],
  ["brow", "M34 51q24-18 56 8l-3 9q-28-20-50-8zM166 47q-28-10-54 14l4 9q24-22 48-13z"],
  ["mouth", "M42 190q58-26 116 0q4 56-58 58q-62-2-58-58z"],
  ["tongue", "M70 232q28-26 60 0q-14 14-30 14t-30-14z"],
  [
    "tooth",
    "M54 186l6 24 13-27zM82 179l6 17 10-18zM116 179l-1 26 16-23zM142 184l5 18 8-14zM66 242l6-20 12 23zM108 247l6-17 10 12z",
  ],
  ["nose", "M100 92q14 0 18 32q22 4 20 26q-4 20-24 12q-14 8-28 0q-20 8-24-12q-2-22 20-26q4-32 18-32z"],
  ["nostril", "M80 146q6-8 12 2q-6 7-12-2zM108 148q6-10 12-2q-6 9-12 2z"],
  ["hairs", "M84 151l-3 12M89 151l1 11M111 151l-1 11M117 151l3 12"],
  ["wart", "M128 128a7 7 0 1 1 0 14a7 7 0 0 1 0-14z"],
  ["hairs", "M128 129l4-9M131 130l8-6"],
  ["stubble", "M46 222l-3 6M54 236l-3 6M66 250l-2 6M152 222l3 6M146 238l3 5M134 250l2 6"],
  ["drool", "M140 200q7 0 6 26q0 18-6 18t-6-18q0-26 6-26z"],
  ["bib", "M60 258q40 16 80 0l16 46H44z"],
  ["stain", "M84 280a9 7 0 1 1 0 14a9 7 0 0 1 0-14zM116 274l4 8 9 0-6 7 3 9-10-4-8 5 1-10-7-5 9-2z"],
  [
    "steel",
    "M14 150v34q0 12 9 14v66h10v-66q9-2 9-14v-34h-6v30h-5v-30h-6v30h-5v-30zM172 146q18 24 12 66h-8v54h-10V146z",
  ],
  ["fist", "M6 246q22-14 44 0q8 22-2 38q-20 12-42 0q-8-18 0-38zM150 246q22-14 44 0q8 22 0 38q-22 12-42 0q-10-16-2-38z"],
  ["knuckle", "M16 250v14M28 247v16M40 250v14M160 250v14M172 247v16M184 250v14"],
];

/** @param {number} n */
function boxOf(n) {
  return { x: (n % 2) * 100, y: Math.floor(n / 2) * 100 };
}

/** @param {{ogre: number, say: Say}} props */
export function Ogre({ ogre, say }) {
  return h(
    "figure",
    { class: "tt-ogre", "data-open": ogre, "data-mark": "ogre" },
    h(
      "svg",
      {
        class: "tt-ogre-tiles",
        viewBox: "-3 -3 206 306",
        role: "img",
        "aria-label": say("label-ogre-count", { ogre }),
      },
      Array.from({ length: box().ogre }, (_, n) =>
        n < ogre ? h(Open, { key: `open${n}`, n }) : h(Closed, { key: n, n }),
      ),
    ),
    h("figcaption", { "aria-hidden": "true" }, h("span", {}, `${say("label-ogre")} `), `${ogre} / ${box().ogre}`),
  );
}

/** His part of the picture. @param {{n: number}} props */
function Open({ n }) {
  const { x, y } = boxOf(n);
  return h(
    "g",
    { class: "tt-ogre-open", "data-mark": `ogre:${n + 1}` },
    h(
      "svg",
      { x: x + 2, y: y + 2, width: 96, height: 96, viewBox: `${x + 2} ${y + 2} 96 96` },
      PICTURE.map(([name, d], part) => h("path", { key: part, class: `tt-o-${name}`, d })),
    ),
    h("rect", { class: "tt-ogre-frame", x: x + 2, y: y + 2, width: 96, height: 96, rx: 8 }),
  );
}

/** @param {{n: number}} props */
function Closed({ n }) {
  const { x, y } = boxOf(n);
  return h(
    "g",
    { class: "tt-ogre-closed", transform: `translate(${x} ${y})` },
    h("rect", { x: 3, y: 3, width: 94, height: 94, rx: 8 }),
    h("path", { d: "M24 66q14-40 8-52M44 74q14-48 8-64M64 74q14-48 8-62" }),
    h("text", { x: 50, y: 66, "text-anchor": "middle" }, String(n + 1)),
  );
}
