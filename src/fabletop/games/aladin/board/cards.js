// What is printed on the cards. What they do is for the rules to know.

import { box } from "./content.js";

/** @typedef {{kind: string, cards: string[]}} Heap */

/** The chest a card comes from; the starting cards come from none. @param {string} card */
export function chestOf(card) {
  return box().cards.get(card)?.chest ?? null;
}

/** What is drawn on a card. @param {string} card @returns {string} */
export function kindOf(card) {
  return box().cards.get(card)?.kind ?? "talisman";
}

/** How many scorpions are drawn on it. @param {string} card */
export function scorpionsOf(card) {
  return box().cards.get(card)?.scorpions ?? 0;
}

/** Cards of one kind together, kinds in their order. @param {string[]} cards @returns {Heap[]} */
export function heaps(cards) {
  const kinds = box().kinds.map((kind) => ({ kind, cards: cards.filter((card) => kindOf(card) === kind) }));
  return kinds.filter((heap) => heap.cards.length > 0);
}
