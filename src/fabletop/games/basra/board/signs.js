// Small drawings: silhouettes, the signs of the gangs (a shape, a picture and a letter each), dice, coins.

import { h } from "../../../web/vendor/preact.js";
import { Silhouette } from "../../../web/board/signs.js";
import { box } from "./content.js";
import { ICONS } from "./icons.js";

/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {import("../../../web/types.d.ts").Say} Say */

/** @type {Record<Gang, string>} */
const SHAPES = {
  swindlers: "M25 3a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
  thieves: "M25 3L49 45H1z",
  defrauders: "M25 0L50 25L25 50L0 25z",
  robbers: "M8 5h34q3 0 3 3v34q0 3-3 3H8q-3 0-3-3V8q0-3 3-3z",
};

/** How large the picture is in its shape, and how far down. @type {Record<Gang, [number, number]>} */
const INSIDE = { swindlers: [28, 25], thieves: [23, 31], defrauders: [26, 25], robbers: [32, 25] };

/** @type {[number, number][][]} */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** @param {{name: string}} props */
export function Icon({ name }) {
  return h(Silhouette, { class: "ba-icon", path: ICONS[name] });
}

/** @param {{gang: Gang}} props */
export function Sign({ gang }) {
  const [size, down] = INSIDE[gang];
  const scale = `translate(${25 - size / 2} ${down - size / 2}) scale(${size / 512})`;
  return h(
    "svg",
    { class: `ba-sign ba-${gang}`, viewBox: "-2 -2 54 54", "aria-hidden": "true" },
    h("path", { class: "ba-shape", d: SHAPES[gang] }),
    h("path", { class: "ba-emblem", d: ICONS[gang] ?? "", transform: scale }),
  );
}

/** The shape alone, with something short in it: a number, a letter. @param {{gang: Gang, children?: any}} props */
export function Token({ gang, children }) {
  return h(
    "span",
    { class: `ba-token ba-${gang}` },
    h("svg", { viewBox: "-2 -2 54 54", "aria-hidden": "true" }, h("path", { class: "ba-shape", d: SHAPES[gang] })),
    h("b", {}, children),
  );
}

/** The letter a gang goes by, in the language spoken. @param {Say} say @param {Gang} gang */
export function letterOf(say, gang) {
  return [...say(`gang-${gang}`)][0] ?? "";
}

/** @param {{value: number, black?: boolean}} props */
export function Die({ value, black = false }) {
  return h(
    "svg",
    { class: "ba-die", "data-black": black, viewBox: "0 0 48 52", "aria-hidden": "true" },
    h("rect", { class: "ba-die-side", x: 1, y: 5, width: 46, height: 46, rx: 11 }),
    h("rect", { class: "ba-die-face", x: 1, y: 1, width: 46, height: 46, rx: 11 }),
    (PIPS[value] ?? []).map(([x, y]) => h("circle", { key: `${x}${y}`, cx: 24 + 12 * x, cy: 24 + 12 * y, r: 4.6 })),
  );
}

/** An amount of money, short. @param {{money: number | null, say: Say}} props */
export function Money({ money, say }) {
  return h(
    "span",
    { class: "ba-money" },
    h("i", { "aria-hidden": "true" }),
    money === null ? say("board-money-hidden") : say("board-money", { money }),
  );
}

/** The hero, as everybody knows him. */
export function AliBaba() {
  return h(
    "svg",
    { class: "ba-ali-picture", viewBox: "0 0 60 84", "aria-hidden": "true" },
    h("ellipse", { class: "ba-ali-shadow", cx: 32, cy: 78, rx: 24, ry: 6 }),
    h("path", { class: "ba-ali-robe", d: "M30 32C17 32 10 44 7 74q0 5 6 5h34q6 0 6-5C50 44 43 32 30 32z" }),
    h("path", { class: "ba-ali-fold", d: "M25 36L20 78M36 36l4 42" }),
    h("path", { class: "ba-ali-sash", d: "M12 55q18 8 36 0l2 8q-20 8-40 0z" }),
    h("path", { class: "ba-ali-arm", d: "M13 46q-9 8-6 18l7-2M47 46q9 8 6 18l-7-2" }),
    h("circle", { class: "ba-ali-skin", cx: 30, cy: 25, r: 13 }),
    h("path", { class: "ba-ali-beard", d: "M18 26q2 19 12 19t12-19q-3 7-12 6q-9 1-12-6z" }),
    h("path", { class: "ba-ali-eyes", d: "M25 23v3M35 23v3" }),
    h("path", { class: "ba-ali-turban", d: "M14 19Q12 4 30 3q18 1 16 16q-7-6-16-6t-16 6z" }),
    h("path", { class: "ba-ali-turban-fold", d: "M17 15Q28 4 43 9M15 19Q32 8 45 16" }),
    h("circle", { class: "ba-ali-jewel", cx: 30, cy: 11, r: 3.4 }),
  );
}

/** What a square is, as one small picture. @param {{kind: string, gangs: Gang[]}} props */
export function KindSign({ kind, gangs }) {
  if (kind === "raid")
    return h(
      "span",
      { class: "ba-kind", "data-many": gangs.length },
      gangs.map((gang) => h(Sign, { key: gang, gang })),
    );
  if (kind.startsWith("raid_"))
    return h(
      "span",
      { class: "ba-kind", "data-many": "4" },
      box().gangs.map((gang) => h(Sign, { key: gang, gang })),
    );
  if (kind === "dice50") return h("span", { class: "ba-kind" }, h(Die, { value: 5 }));
  if (kind === "black_die" || kind === "white_die")
    return h("span", { class: "ba-kind" }, h(Die, { value: 3, black: kind === "black_die" }));
  return h("span", { class: "ba-kind" }, h(Icon, { name: PICTURES[kind] ?? kind }));
}

/** @type {Record<string, string>} */
const PICTURES = { cash200: "thieves", junction: "steps" };
