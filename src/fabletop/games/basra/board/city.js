// The city: where its squares, tablets and quarters are on the picture (art/city.svg), and the ways through it.

import { box } from "./content.js";

/** @typedef {import("./view.d.ts").Content} Content */
/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {import("./view.d.ts").Lane} Lane */
/** @typedef {{x: number, y: number, quarter: 1 | 2 | 3 | 4, kind: string, gangs: Gang[], next: string[]}} Square */

export const WIDTH = 1204;
export const HEIGHT = 940;

/** @type {(1 | 2 | 3 | 4)[]} */
export const QUARTERS = [1, 2, 3, 4];

/** Where a quarter's prices hang on its wall: left, top. @type {Record<number, [number, number]>} */
export const TABLETS = { 1: [145, 542], 2: [145, 290], 3: [845, 290], 4: [845, 542] };

/** The middle of every square. @type {Record<string, [number, number]>} */
const SPOTS = {
  m00: [602, 852],
  m01: [530, 847],
  m02: [458, 843],
  m03: [386, 845],
  m04: [314, 850],
  m05: [242, 853],
  m06: [170, 850],
  m07: [98, 848],
  m08: [101, 785],
  m09: [95, 722],
  m10: [93, 659],
  m11: [97, 596],
  m12: [102, 533],
  m13: [102, 470],
  m14: [97, 407],
  m15: [93, 344],
  m16: [96, 281],
  m17: [101, 218],
  m18: [103, 155],
  m19: [98, 92],
  m20: [170, 96],
  m21: [242, 96],
  m22: [314, 91],
  m23: [386, 87],
  m24: [458, 88],
  m25: [530, 94],
  m26: [602, 97],
  m27: [674, 95],
  m28: [746, 90],
  m29: [818, 87],
  m30: [890, 90],
  m31: [962, 95],
  m32: [1034, 97],
  m33: [1106, 92],
  m34: [1108, 155],
  m35: [1103, 218],
  m36: [1101, 281],
  m37: [1106, 344],
  m38: [1111, 407],
  m39: [1110, 470],
  m40: [1104, 533],
  m41: [1101, 596],
  m42: [1104, 659],
  m43: [1110, 722],
  m44: [1110, 785],
  m45: [1106, 848],
  m46: [1034, 853],
  m47: [962, 848],
  m48: [890, 844],
  m49: [818, 844],
  m50: [746, 848],
  m51: [674, 853],
  a18: [177, 232],
  a19: [249, 237],
  a20: [260, 168],
  a31: [890, 177],
  a32: [961, 202],
  a33: [1033, 186],
  a44: [1027, 708],
  a45: [955, 703],
  a46: [944, 772],
};

/** In the order of the way, side lanes last. */
export const NAMES = Object.keys(SPOTS);

/** What a bandit costs and brings in a quarter. @param {number} quarter @param {Gang} gang */
export function priceIn(quarter, gang) {
  return box().price[gang][quarter - 1] ?? 0;
}

/** @param {string} name @returns {Square} */
export function squareOf(name) {
  const { square, start } = box();
  const known = name in square ? name : start;
  const [x, y] = SPOTS[known] ?? [0, 0];
  return { gangs: [], .../** @type {Content["square"][string]} */ (square[known]), x, y };
}

/** Two ways lead on from here. @param {string} name */
export function isJunction(name) {
  return squareOf(name).next.length > 1;
}

/** What to call a square's kind. @param {string} name */
export function kindOf(name) {
  return isJunction(name) ? "junction" : squareOf(name).kind;
}

/**
 * The squares Ali Baba walks over, the last one included.
 * @param {string} from @param {number} steps @param {Lane} lane
 */
export function wayOf(from, steps, lane) {
  const way = [];
  let here = from;
  for (let step = 0; step < steps; step++) {
    const { next } = squareOf(here);
    here = next[lane === "side" && next.length > 1 ? 1 : 0] ?? here;
    way.push(here);
  }
  return way;
}

/** The square before, for who looks around by keyboard. @param {string} name */
export function before(name) {
  return NAMES.find((other) => squareOf(other).next.includes(name)) ?? name;
}
