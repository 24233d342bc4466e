// A terrace above the desert at night: arches, stars, domes far away. Drawn once.

import { h } from "../../../web/vendor/preact.js";

/** A number between 0 and 1 that is always the same. @param {number} n */
function chance(n) {
  const wave = Math.sin(n * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

const STARS = Array.from({ length: 70 }, (_, n) => {
  const [x, y, r] = [chance(n) * 1200, chance(n + 90) * 420, 0.8 + chance(n + 200) * 1.6];
  return `M${x.toFixed(0)} ${y.toFixed(0)}m${-r.toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
}).join("");

/** An arch: a pointed window between two columns. @param {number} x @param {number} width */
function arch(x, width) {
  const [l, r, m] = [x, x + width, x + width / 2];
  return `M${l} 640V300Q${l} 236 ${l + 24} 214Q${l + 6} 168 ${l + 44} 130Q${m - 18} 92 ${m} 26Q${m + 18} 92 ${r - 44} 130Q${r - 6} 168 ${r - 24} 214Q${r} 236 ${r} 300V640z`;
}

const ARCHES = [-20, 300, 620, 940].map((x) => arch(x, 280));
const WALL = `M-400 -400H1600V640H-400z${ARCHES.join("")}`;
const DOMES =
  "M60 520v-66q0-30 24-38q4-14 6-26q2 12 6 26q24 8 24 38v66zM150 520V372h6q-2-16 8-22q2-10 2-20q0 10 2 20q10 6 8 22h6v148zM440 520v-50q0-52 46-68q6-24 8-42q2 18 8 42q46 16 46 68v50zM560 520V390h8q-2-18 8-26q2-10 2-22q0 12 2 22q10 8 8 26h8v130zM760 520v-72q0-34 30-44q4-16 6-30q2 14 6 30q30 10 30 44v72zM1010 520v-44q0-40 36-54q4-18 6-32q2 14 6 32q36 14 36 54v44zM1112 520V400h6q-2-14 6-20q2-8 2-18q0 10 2 18q8 6 6 20h6v120z";

const SCENE = h(
  "svg",
  { class: "al-scene", viewBox: "0 0 1200 900", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
  h("rect", { class: "al-sky", x: -400, y: -400, width: 2000, height: 1200 }),
  h("path", { class: "al-stars", d: STARS }),
  h("path", { class: "al-moon", d: "M754 126a46 46 0 1 0 40 72a56 56 0 0 1-40-72z" }),
  h("path", { class: "al-far", d: "M-400 470q200-60 420-10t420-20t420 30t340-40t400 30v180H-400z" }),
  h("path", { class: "al-domes", d: DOMES }),
  h("path", { class: "al-near", d: "M-400 540q260-50 500-10t480-20t460 20t560-20v140H-400z" }),
  h("path", { class: "al-wall", d: WALL, "fill-rule": "evenodd" }),
  ARCHES.map((d, n) => h("path", { key: n, class: "al-arch", d })),
  h("path", { class: "al-floor", d: "M-400 624H1600V1300H-400z" }),
  h("path", { class: "al-floor-edge", d: "M-400 624H1600v10H-400z" }),
  h("path", {
    class: "al-tiles-far",
    d: Array.from({ length: 25 }, (_, n) => `M600 500L${-900 + n * 125} 1300`).join(""),
  }),
  h("path", { class: "al-tiles-far", d: [662, 710, 780, 880, 1020].map((y) => `M-400 ${y}H1600`).join("") }),
  h("rect", { class: "al-floor-shade", x: -400, y: 634, width: 2000, height: 700 }),
);

/** The very same every time. */
export function Scene() {
  return SCENE;
}
