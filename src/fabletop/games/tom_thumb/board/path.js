// The way home: green start, three sections, two rivers with a bridge each, the cottage; the lantern stands where we
// are.

import { h } from "../../../web/vendor/preact.js";
import { labelled } from "../../../web/shell/words.js";
import { ICONS } from "./icons.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("./view.d.ts").TomThumbView} View */

const [LEFT, RIGHT] = [46, 930];
const [UP, LOW] = [62, 100];
const COTTAGE = 74;

/** The middle of every space. @param {View["path"]} path @returns {{x: number, y: number}[]} */
function spacesOf({ length }) {
  const step = (RIGHT - LEFT) / (length - 1);
  return Array.from({ length }, (_, n) => ({
    x: LEFT + n * step,
    y: n === length - 1 ? COTTAGE + 14 : n % 2 ? UP : LOW,
  }));
}

/** @param {{x: number, y: number}[]} spaces */
function lineOf(spaces) {
  return spaces
    .map(({ x, y }, n) => {
      const last = spaces[n - 1];
      if (!last) return `M${x} ${y}`;
      const middle = (last.x + x) / 2;
      return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

/** @param {{props: Props}} props */
export function Path({ props: { view, say } }) {
  const { path, lantern } = view;
  const spaces = spacesOf(path);
  const here = spaces[lantern - 1] ?? { x: LEFT, y: LOW };
  const label = labelled(say("label-path"), say("label-space", { space: lantern, spaces: path.length }));
  return h(
    "svg",
    { class: "tt-path", viewBox: "0 0 1000 150", role: "img", "aria-label": label },
    [path.stone, path.wood].map((n) => h(River, { key: n, x: between(spaces, n) })),
    h("path", { class: "tt-way tt-way-edge", d: lineOf(spaces) }),
    h("path", { class: "tt-way", d: lineOf(spaces) }),
    h("path", { class: "tt-way tt-way-gone", d: lineOf(spaces.slice(0, lantern)) }),
    h("path", { class: "tt-way-crumbs", d: lineOf(spaces) }),
    h(Bridge, { x: between(spaces, path.stone), stone: true, up: path.stone % 2 === 0 }),
    h(Bridge, { x: between(spaces, path.wood), stone: false, up: path.wood % 2 === 0 }),
    spaces
      .slice(0, -1)
      .map((space, n) =>
        h(Space, { key: n, ...space, kind: n === 0 ? "start" : n < lantern ? "gone" : n === lantern ? "next" : "far" }),
      ),
    h(Cottage, { ...(spaces.at(-1) ?? here), home: lantern === path.length }),
    h(
      "g",
      { class: "tt-pawn", "data-mark": "lantern", style: { transform: `translate(${here.x}px, ${here.y - 4}px)` } },
      h("circle", { class: "tt-pawn-glow", r: 66, cy: -18 }),
      h("ellipse", { class: "tt-pawn-foot", cy: 6, rx: 21, ry: 9 }),
      h(
        "g",
        { transform: "translate(-38 -72) scale(.148)" },
        h("circle", { class: "tt-pawn-light", cx: 256, cy: 270, r: 130 }),
        h("path", { d: ICONS.pawn }),
      ),
    ),
  );
}

/** @param {{x: number, y: number}[]} spaces @param {number} n */
function between(spaces, n) {
  return ((spaces[n - 1]?.x ?? 0) + (spaces[n]?.x ?? 0)) / 2;
}

/** @param {{x: number}} props */
function River({ x }) {
  return h(
    "g",
    { transform: `translate(${x.toFixed(0)} 0)` },
    h("path", { class: "tt-river tt-river-bank", d: "M0 12q20 24 0 48t0 48t0 60" }),
    h("path", { class: "tt-river", d: "M0 12q20 24 0 48t0 48t0 60" }),
    h("path", { class: "tt-river-gleam", d: "M6 24q10 12 -2 26M8 122q-12 18 0 32" }),
  );
}

/** @param {{x: number, stone: boolean, up: boolean}} props */
function Bridge({ x, stone, up }) {
  const place = `translate(${x.toFixed(0)} 81) rotate(${up ? 17 : -17})`;
  if (stone)
    return h(
      "g",
      { transform: place, class: "tt-stone-bridge" },
      h("rect", { x: -34, y: -20, width: 68, height: 40, rx: 8 }),
      h("path", { d: "M-34 -12h68M-34 12h68M-17 -12v24M0 -12v24M17 -12v24" }),
    );
  return h(
    "g",
    { transform: place, class: "tt-wood-bridge" },
    h("rect", { x: -36, y: -18, width: 72, height: 36, rx: 4 }),
    h("path", { d: "M-28 -17v34M-17 -17v34M-6 -17v34M5 -17v34M16 -17v34M27 -17v34" }),
    h("path", { class: "tt-rail", d: "M-40 -19h80M-40 19h80" }),
  );
}

/** @param {{x: number, y: number, kind: string}} props */
function Space({ x, y, kind }) {
  return h(
    "g",
    { class: `tt-space tt-space-${kind}`, transform: `translate(${x.toFixed(0)} ${y})` },
    h("ellipse", { class: "tt-space-shade", cy: 7, rx: 28, ry: 21 }),
    h("ellipse", { rx: 27, ry: 20 }),
    kind === "next" && h("path", { d: "M-6 -8L5 0L-6 8" }),
  );
}

/** @param {{x: number, y: number, home: boolean}} props */
export function Cottage({ x, y, home }) {
  return h(
    "g",
    { class: "tt-cottage", "data-home": home, transform: `translate(${x.toFixed(0)} ${y})` },
    h("circle", { class: "tt-cottage-glow", cy: -10, r: 70 }),
    h("path", { class: "tt-smoke", d: "M26 -66q-10 -10 2 -18t-2 -20" }),
    h("path", { class: "tt-chimney", d: "M20 -62h14v36h-14z" }),
    h("path", { class: "tt-wall", d: "M-40 -22h80v54h-80z" }),
    h("path", { class: "tt-roof", d: "M-54 -18L0 -64L54 -18z" }),
    h("path", { class: "tt-door", d: "M8 32v-28q10 -13 20 0v28z" }),
    h("path", { class: "tt-window", d: "M-28 -10h24v20h-24z" }),
    h("path", { class: "tt-cross", d: "M-16 -10v20M-28 0h24" }),
  );
}
