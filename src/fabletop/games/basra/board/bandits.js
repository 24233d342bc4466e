// The bandits: four gangs, sixteen groups of four alike, each with its destiny numbers. Made from content.toml.

/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {{group: string, gang: Gang, cards: string[]}} Stack bandits of one group */

/** @type {Gang[]} */
export const GANGS = ["swindlers", "thieves", "defrauders", "robbers"];
export const MEMBERS = 4;
export const SIDES = 6;

/** @type {Record<Gang, number>} */
const BOX_VALUES = { swindlers: 20, thieves: 40, defrauders: 80, robbers: 160 };

/** @type {Record<string, number>} */
const BOX_FEES = { window20: 20, window100: 100 };

/** @type {Record<string, {gang: Gang, destiny: number[]}>} */
const BOX_GROUPS = {
  fortune_tellers: { gang: "swindlers", destiny: [6] },
  quacks: { gang: "swindlers", destiny: [14] },
  card_sharps: { gang: "swindlers", destiny: [29] },
  false_fakirs: { gang: "swindlers", destiny: [33] },
  pickpockets: { gang: "thieves", destiny: [15, 21, 22] },
  camel_thieves: { gang: "thieves", destiny: [10, 11, 13] },
  burglars: { gang: "thieves", destiny: [4, 32, 36] },
  market_thieves: { gang: "thieves", destiny: [5, 26, 30] },
  forgers: { gang: "defrauders", destiny: [6, 19, 24, 25, 27, 30] },
  smugglers: { gang: "defrauders", destiny: [15, 16, 17, 29, 31, 36] },
  coin_clippers: { gang: "defrauders", destiny: [1, 3, 4, 11, 33, 35] },
  fences: { gang: "defrauders", destiny: [7, 8, 9, 13, 20, 22] },
  highwaymen: { gang: "robbers", destiny: [3, 6, 9, 10, 11, 12, 17, 18, 26, 27, 28, 30] },
  river_pirates: { gang: "robbers", destiny: [14, 15, 19, 20, 22, 23, 25, 29, 32, 33, 34, 36] },
  desert_raiders: { gang: "robbers", destiny: [1, 5, 7, 8, 9, 10, 13, 16, 19, 21, 23, 24] },
  tomb_robbers: { gang: "robbers", destiny: [2, 3, 4, 6, 14, 16, 26, 30, 31, 32, 33, 35] },
};

/** What the gate pays for one. */
export let VALUES = BOX_VALUES;
/** Dropping one, by the window. */
export let FEES = BOX_FEES;
let groups = BOX_GROUPS;

/**
 * Bandits as a content pack has them; null: as in the box.
 * @param {{value: typeof BOX_VALUES, fees: typeof BOX_FEES, group: typeof BOX_GROUPS} | null} content
 */
export function adoptBandits(content) {
  VALUES = content?.value ?? BOX_VALUES;
  FEES = content?.fees ?? BOX_FEES;
  groups = content?.group ?? BOX_GROUPS;
}

const ORDER = Object.keys(BOX_GROUPS);

/** @param {string} card such as `smugglers-3` */
export function groupOf(card) {
  return card.slice(0, card.lastIndexOf("-"));
}

/** @param {string} group @returns {Gang} */
export function gangOf(group) {
  return groups[group]?.gang ?? "swindlers";
}

/** @param {string} card */
export function gangOfCard(card) {
  return gangOf(groupOf(card));
}

/** @param {string} group */
export function destinyOf(group) {
  return groups[group]?.destiny ?? [];
}

/** Bandits by group: the members of a group are alike. @param {readonly string[]} cards @returns {Stack[]} */
export function stacksOf(cards) {
  /** @type {Map<string, string[]>} */
  const stacks = new Map();
  for (const card of cards) stacks.set(groupOf(card), [...(stacks.get(groupOf(card)) ?? []), card]);
  return ORDER.filter((group) => stacks.has(group)).map((group) => ({
    group,
    gang: gangOf(group),
    cards: stacks.get(group) ?? [],
  }));
}

/**
 * How many of these a number on the Destiny Table would catch, by gang.
 * @param {readonly string[]} cards @param {number} number @returns {[Gang, number][]}
 */
export function hits(cards, number) {
  const caught = cards.filter((card) => destinyOf(groupOf(card)).includes(number)).map(gangOfCard);
  const counts = GANGS.map(
    (gang) => /** @type {[Gang, number]} */ ([gang, caught.filter((one) => one === gang).length]),
  );
  return counts.filter(([, count]) => count > 0);
}
