// The content of the table, as all modules of this board read it.

import { boxFor } from "../../../web/board/content.js";

/** @typedef {import("./view.d.ts").Chest} Chest */
/** @typedef {import("./view.d.ts").Content} Content */
/** @typedef {{kind: string, chest: Chest | null, scorpions: number}} Card what is printed on it */

export const { adopt, box } = boxFor((/** @type {Content} */ content) => ({
  ...content,
  kinds: kindsIn(content),
  cards: new Map([...content.chests.flatMap((chest) => chestCards(content, chest)), ...startingCards(content)]),
}));

/** Every kind of treasure, in the order in which a treasure is laid out. @param {Content} content */
function kindsIn({ chests, gems, pieces }) {
  return [...gems, ...chests.flatMap((metal) => pieces.map((piece) => `${metal}-${piece}`)), "talisman", "sorcerer"];
}

/** The cards of a chest by their names, the Sorcerer last. @param {Content} content @param {Chest} chest */
function chestCards({ pieces, scorpions }, chest) {
  const treasures = Object.entries(scorpions[chest]).flatMap(([word, row]) =>
    row.map((count) => ({ kind: pieces.some((piece) => piece === word) ? `${chest}-${word}` : word, count })),
  );
  return [...treasures, { kind: "sorcerer", count: 0 }].map(({ kind, count }, n) => {
    const name = `${chest.charAt(0).toUpperCase()}${String(n + 1).padStart(2, "0")}`;
    return /** @type {[string, Card]} */ ([name, { kind, chest, scorpions: count }]);
  });
}

/** They come from no chest. @param {Content} content */
function startingCards({ gems, starting }) {
  const kinds = gems.flatMap((gem) => Array.from({ length: starting }, () => gem));
  return kinds.map((kind, n) => /** @type {[string, Card]} */ ([`ST${n + 1}`, { kind, chest: null, scorpions: 0 }]));
}
