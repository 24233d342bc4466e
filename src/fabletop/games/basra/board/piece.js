// One piece of the game by its name, as the rules page shows it: about 72 pixels high, and nothing happens to it.

import { h } from "../../../web/vendor/preact.js";
import { gangOf, SIDES } from "./bandits.js";
import { HEIGHT, priceIn, squareOf, WIDTH } from "./city.js";
import { box } from "./content.js";
import { AliBaba, Die, Icon, Money, Sign } from "./signs.js";
import { Card, Tile } from "./tiles.js";

/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {import("../../../web/types.d.ts").Say} Say */
/** @typedef {import("../../../web/vendor/preact.js").ComponentChild} Drawing */

const PICTURE = new URL("art/city.svg", import.meta.url).href;
const SIZE = 72;
const PAVED = 66; // so much of the city is one square
const ROW = 3;
const COLUMN = 3; // the example of the rules: black 3 and white 3 make 15
const LONG_NAME = 18;
const LEFT = 12; // in the pile of the picture

/** What rains down when somebody has won. */
export const celebration = ["money-200", "gang-swindlers", "gang-thieves", "gang-defrauders", "gang-robbers"];

/** Every piece the rules show. In braces: any name of that list or table of content.toml. */
export const pieces = [
  "ali-baba",
  "gang-{gangs}",
  "bandit-{group}",
  "pile-{group}",
  "complete-{group}",
  "threatened-{group}",
  "move-1",
  "move-2",
  "move-3",
  "move-4",
  "move-5",
  "die-black",
  "die-white",
  "destiny-row",
  "prices-1",
  "prices-2",
  "prices-3",
  "prices-4",
  "money-200",
  "money-2500",
  "square-start",
  "square-blank",
  "square-junction",
  "square-raid",
  "square-raid_two",
  "square-raid_choice",
  "square-raid_die",
  "square-raid_all",
  "square-dice50",
  "square-cash200",
  "square-black_die",
  "square-white_die",
  "square-recruits",
  "square-bazaar",
  "square-tribute",
  "square-brisk_trade",
  "square-headcount",
];

/** Where the picture shows such a square. @type {Record<string, string>} */
const WHERE = {
  start: "m00",
  blank: "m02",
  junction: "m17",
  raid: "m10",
  raid_two: "m18",
  raid_choice: "m49",
  raid_die: "m25",
  raid_all: "m38",
  dice50: "m15",
  cash200: "m05",
  black_die: "m12",
  white_die: "m27",
  recruits: "m09",
  bazaar: "m40",
  tribute: "m33",
  brisk_trade: "m36",
  headcount: "m47",
};

/**
 * How to draw it, by the first word of its name; the rest of the name says which.
 * @type {Record<string, (which: string, say: Say) => Drawing>}
 */
const DRAWINGS = {
  ali: () => h("span", { class: "ba-piece-hero" }, h(AliBaba, {})),
  gang: (gang) => h(Sign, { gang: /** @type {Gang} */ (gang) }),
  bandit: (group, say) => h("span", { class: "ba-piece-card" }, h(Card, { group, say })),
  pile: (group, say) =>
    h(
      "span",
      { class: `ba-piece-card ba-pile-card ba-${gangOf(group)}`, "data-deep": "3" },
      h(Card, { group, say }),
      h("b", {}, `×${LEFT}`),
    ),
  complete: (group, say) => bandits(group, box().members, false, say),
  threatened: (group, say) => bandits(group, 2, true, say),
  move: (value) => h("span", { class: "ba-move" }, h("b", {}, value), h(Icon, { name: "steps" })),
  die: (colour) => h("span", { class: "ba-piece-die" }, h(Die, { value: ROW, black: colour === "black" })),
  destiny: () => h(DestinyRow, {}),
  prices: (quarter, say) => h(Prices, { quarter: Number(quarter), say }),
  money: (money, say) => h(Money, { money: Number(money), say }),
  square: (kind) => h(Square, { name: WHERE[kind] ?? "" }),
};

/** @param {{name: string, say: Say}} props */
export function Piece({ name, say }) {
  const dash = name.indexOf("-");
  const what = name.slice(0, dash);
  const draw = DRAWINGS[what];
  return h(
    "span",
    { class: "board ba-dialog ba-piece", "data-piece": what, "aria-hidden": "true" },
    draw ? draw(name.slice(dash + 1), say) : null,
  );
}

/**
 * Some of a group, as one holds them.
 * @param {string} group @param {number} count @param {boolean} danger @param {Say} say
 */
function bandits(group, count, danger, say) {
  const cards = Array.from({ length: count }, (_, n) => `${group}-${n + 1}`);
  return h(Tile, { stack: { group, gang: gangOf(group), cards }, say, danger, named: true });
}

/** A row of the Destiny Table, with the white die over one of its numbers. */
function DestinyRow() {
  const columns = Array.from({ length: SIDES }, (_, n) => n + 1);
  return h(
    "span",
    { class: "ba-piece-row" },
    h("i", {}),
    columns.map((value) =>
      h("span", { key: `w${value}`, class: "ba-head", "data-on": value === COLUMN }, h(Die, { value })),
    ),
    h("span", { class: "ba-head", "data-on": true }, h(Die, { value: ROW, black: true })),
    columns.map((value) =>
      h("span", { key: value, class: "ba-cell", "data-fate": value === COLUMN }, h("b", {}, SIDES * (ROW - 1) + value)),
    ),
  );
}

/** What the four gangs cost in a quarter. @param {{quarter: number, say: Say}} props */
function Prices({ quarter, say }) {
  return h(
    "span",
    { class: "ba-piece-prices ba-tablet", "data-quarter": quarter, "data-here": true },
    h("b", { "data-long": say(`quarter-${quarter}`).length >= LONG_NAME }, say(`quarter-${quarter}`)),
    h(
      "span",
      {},
      box().gangs.map((gang) => h("i", { key: gang }, h(Sign, { gang }), h("em", {}, priceIn(quarter, gang)))),
    ),
  );
}

/** A square, cut out of the picture of the city. @param {{name: string}} props */
function Square({ name }) {
  const { x, y } = squareOf(name);
  const scale = SIZE / PAVED;
  const style = {
    backgroundImage: `url("${PICTURE}")`,
    backgroundSize: `${WIDTH * scale}px ${HEIGHT * scale}px`,
    backgroundPosition: `${SIZE / 2 - x * scale}px ${SIZE / 2 - y * scale}px`,
  };
  return h("span", { class: "ba-piece-square", style });
}
