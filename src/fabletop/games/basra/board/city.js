// The city: 61 squares with their places on the picture (art/city.svg), what they are and where they lead. Made from
// content.toml.

/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {import("./view.d.ts").Lane} Lane */
/** @typedef {{x: number, y: number, quarter: 1 | 2 | 3 | 4, kind: string, gangs: Gang[], next: string[]}} Square */

export const WIDTH = 1204;
export const HEIGHT = 940;

/** @type {(1 | 2 | 3 | 4)[]} */
export const QUARTERS = [1, 2, 3, 4];

/** Where a quarter's prices hang on its wall: left, top. @type {Record<number, [number, number]>} */
export const TABLETS = { 1: [145, 542], 2: [145, 290], 3: [845, 290], 4: [845, 542] };

/** @type {Record<number, Record<Gang, number>>} */
const BOX_PRICES = {
  1: { swindlers: 0, thieves: 0, defrauders: 0, robbers: 0 },
  2: { swindlers: 10, thieves: 10, defrauders: 20, robbers: 40 },
  3: { swindlers: 10, thieves: 20, defrauders: 40, robbers: 80 },
  4: { swindlers: 20, thieves: 30, defrauders: 60, robbers: 120 },
};

/** @type {Record<string, Square>} */
const BOX_SQUARES = {
  m00: { x: 602, y: 852, quarter: 1, kind: "start", gangs: [], next: ["m01"] },
  m01: { x: 530, y: 847, quarter: 1, kind: "blank", gangs: [], next: ["m02"] },
  m02: { x: 458, y: 843, quarter: 1, kind: "blank", gangs: [], next: ["m03"] },
  m03: { x: 386, y: 845, quarter: 1, kind: "raid", gangs: ["swindlers"], next: ["m04"] },
  m04: { x: 314, y: 850, quarter: 1, kind: "blank", gangs: [], next: ["m05"] },
  m05: { x: 242, y: 853, quarter: 1, kind: "cash200", gangs: [], next: ["m06"] },
  m06: { x: 170, y: 850, quarter: 1, kind: "blank", gangs: [], next: ["m07"] },
  m07: { x: 98, y: 848, quarter: 1, kind: "raid", gangs: ["thieves"], next: ["m08"] },
  m08: { x: 101, y: 785, quarter: 1, kind: "blank", gangs: [], next: ["m09"] },
  m09: { x: 95, y: 722, quarter: 1, kind: "recruits", gangs: [], next: ["m10"] },
  m10: { x: 93, y: 659, quarter: 1, kind: "raid", gangs: ["defrauders"], next: ["m11"] },
  m11: { x: 97, y: 596, quarter: 1, kind: "blank", gangs: [], next: ["m12"] },
  m12: { x: 102, y: 533, quarter: 1, kind: "black_die", gangs: [], next: ["m13"] },
  m13: { x: 102, y: 470, quarter: 2, kind: "blank", gangs: [], next: ["m14"] },
  m14: { x: 97, y: 407, quarter: 2, kind: "raid", gangs: ["robbers"], next: ["m15"] },
  m15: { x: 93, y: 344, quarter: 2, kind: "dice50", gangs: [], next: ["m16"] },
  m16: { x: 96, y: 281, quarter: 2, kind: "blank", gangs: [], next: ["m17"] },
  m17: { x: 101, y: 218, quarter: 2, kind: "blank", gangs: [], next: ["m18", "a18"] },
  m18: { x: 103, y: 155, quarter: 2, kind: "raid", gangs: ["swindlers", "thieves"], next: ["m19"] },
  m19: { x: 98, y: 92, quarter: 2, kind: "blank", gangs: [], next: ["m20"] },
  m20: { x: 170, y: 96, quarter: 2, kind: "bazaar", gangs: [], next: ["m21"] },
  m21: { x: 242, y: 96, quarter: 2, kind: "blank", gangs: [], next: ["m22"] },
  m22: { x: 314, y: 91, quarter: 2, kind: "raid", gangs: ["defrauders"], next: ["m23"] },
  m23: { x: 386, y: 87, quarter: 2, kind: "brisk_trade", gangs: [], next: ["m24"] },
  m24: { x: 458, y: 88, quarter: 2, kind: "blank", gangs: [], next: ["m25"] },
  m25: { x: 530, y: 94, quarter: 2, kind: "raid_die", gangs: [], next: ["m26"] },
  m26: { x: 602, y: 97, quarter: 3, kind: "blank", gangs: [], next: ["m27"] },
  m27: { x: 674, y: 95, quarter: 3, kind: "white_die", gangs: [], next: ["m28"] },
  m28: { x: 746, y: 90, quarter: 3, kind: "raid", gangs: ["swindlers"], next: ["m29"] },
  m29: { x: 818, y: 87, quarter: 3, kind: "blank", gangs: [], next: ["m30"] },
  m30: { x: 890, y: 90, quarter: 3, kind: "blank", gangs: [], next: ["m31", "a31"] },
  m31: { x: 962, y: 95, quarter: 3, kind: "raid", gangs: ["thieves"], next: ["m32"] },
  m32: { x: 1034, y: 97, quarter: 3, kind: "blank", gangs: [], next: ["m33"] },
  m33: { x: 1106, y: 92, quarter: 3, kind: "tribute", gangs: [], next: ["m34"] },
  m34: { x: 1108, y: 155, quarter: 3, kind: "blank", gangs: [], next: ["m35"] },
  m35: { x: 1103, y: 218, quarter: 3, kind: "raid", gangs: ["robbers"], next: ["m36"] },
  m36: { x: 1101, y: 281, quarter: 3, kind: "brisk_trade", gangs: [], next: ["m37"] },
  m37: { x: 1106, y: 344, quarter: 3, kind: "blank", gangs: [], next: ["m38"] },
  m38: { x: 1111, y: 407, quarter: 3, kind: "raid_all", gangs: [], next: ["m39"] },
  m39: { x: 1110, y: 470, quarter: 4, kind: "blank", gangs: [], next: ["m40"] },
  m40: { x: 1104, y: 533, quarter: 4, kind: "bazaar", gangs: [], next: ["m41"] },
  m41: { x: 1101, y: 596, quarter: 4, kind: "raid", gangs: ["thieves"], next: ["m42"] },
  m42: { x: 1104, y: 659, quarter: 4, kind: "blank", gangs: [], next: ["m43"] },
  m43: { x: 1110, y: 722, quarter: 4, kind: "blank", gangs: [], next: ["m44", "a44"] },
  m44: { x: 1110, y: 785, quarter: 4, kind: "recruits", gangs: [], next: ["m45"] },
  m45: { x: 1106, y: 848, quarter: 4, kind: "raid", gangs: ["defrauders"], next: ["m46"] },
  m46: { x: 1034, y: 853, quarter: 4, kind: "blank", gangs: [], next: ["m47"] },
  m47: { x: 962, y: 848, quarter: 4, kind: "headcount", gangs: [], next: ["m48"] },
  m48: { x: 890, y: 844, quarter: 4, kind: "blank", gangs: [], next: ["m49"] },
  m49: { x: 818, y: 844, quarter: 4, kind: "raid_choice", gangs: [], next: ["m50"] },
  m50: { x: 746, y: 848, quarter: 4, kind: "blank", gangs: [], next: ["m51"] },
  m51: { x: 674, y: 853, quarter: 4, kind: "raid", gangs: ["robbers"], next: ["m00"] },
  a18: { x: 177, y: 232, quarter: 2, kind: "blank", gangs: [], next: ["a19"] },
  a19: { x: 249, y: 237, quarter: 2, kind: "raid", gangs: ["defrauders", "robbers"], next: ["a20"] },
  a20: { x: 260, y: 168, quarter: 2, kind: "cash200", gangs: [], next: ["m21"] },
  a31: { x: 890, y: 177, quarter: 3, kind: "dice50", gangs: [], next: ["a32"] },
  a32: { x: 961, y: 202, quarter: 3, kind: "blank", gangs: [], next: ["a33"] },
  a33: { x: 1033, y: 186, quarter: 3, kind: "raid", gangs: ["swindlers", "defrauders"], next: ["m34"] },
  a44: { x: 1027, y: 708, quarter: 4, kind: "raid", gangs: ["swindlers"], next: ["a45"] },
  a45: { x: 955, y: 703, quarter: 4, kind: "blank", gangs: [], next: ["a46"] },
  a46: { x: 944, y: 772, quarter: 4, kind: "black_die", gangs: [], next: ["m47"] },
};

/** What a bandit costs and brings in a quarter. */
export let PRICES = BOX_PRICES;
let squares = BOX_SQUARES;

/**
 * The city as a content pack has it; null: as in the box.
 * @param {{price: Record<Gang, number[]>, square: Record<string, Pick<Square, "kind"> & {gangs?: Gang[]}>} | null}
 * content
 */
export function adoptCity(content) {
  const prices = QUARTERS.map((quarter) => [
    quarter,
    Object.fromEntries(Object.entries(content?.price ?? {}).map(([gang, row]) => [gang, row[quarter - 1]])),
  ]);
  PRICES = content ? Object.fromEntries(prices) : BOX_PRICES;
  const laid = NAMES.map((name) => [
    name,
    { ...BOX_SQUARES[name], gangs: [], ...content?.square[name], next: BOX_SQUARES[name]?.next },
  ]);
  squares = content ? Object.fromEntries(laid) : BOX_SQUARES;
}

/** In the order of the way, side lanes last. */
export const NAMES = Object.keys(BOX_SQUARES);

/** @param {string} name @returns {Square} */
export function squareOf(name) {
  return squares[name] ?? /** @type {Square} */ (squares.m00);
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
