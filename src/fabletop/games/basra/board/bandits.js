// The bandits: groups of some who are alike, each of a gang and with its destiny numbers.

import { box } from "./content.js";

/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {{group: string, gang: Gang, cards: string[]}} Stack bandits of one group */

export const SIDES = 6;

/** @param {string} card such as `smugglers-3` */
export function groupOf(card) {
  return card.slice(0, card.lastIndexOf("-"));
}

/** @param {string} group @returns {Gang} */
export function gangOf(group) {
  return box().group[group]?.gang ?? "swindlers";
}

/** @param {string} card */
export function gangOfCard(card) {
  return gangOf(groupOf(card));
}

/** @param {string} group */
export function destinyOf(group) {
  return box().group[group]?.destiny ?? [];
}

/** Bandits by group: the members of a group are alike. @param {readonly string[]} cards @returns {Stack[]} */
export function stacksOf(cards) {
  /** @type {Map<string, string[]>} */
  const stacks = new Map();
  for (const card of cards) stacks.set(groupOf(card), [...(stacks.get(groupOf(card)) ?? []), card]);
  return Object.keys(box().group)
    .filter((group) => stacks.has(group))
    .map((group) => ({
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
  const counts = box().gangs.map(
    (gang) => /** @type {[Gang, number]} */ ([gang, caught.filter((one) => one === gang).length]),
  );
  return counts.filter(([, count]) => count > 0);
}
