// One piece by its name, for the pages that explain the game: about 72 px high, and nothing happens to it.

import { h } from "../../../web/vendor/preact.js";
import { CardFace } from "./cardface.js";
import { LampPicture } from "./lamp.js";
import { Genie, LampArt } from "./lampcards.js";
import { ChestPicture, Die } from "./things.js";
import { MagicRing, Sorcerer, Treasure } from "./treasures.js";
import { letterOf, letterOfKind } from "./words.js";

/** @typedef {import("../../../web/types.d.ts").Say} Say */
/** @typedef {import("../../../web/vendor/preact.js").ComponentChild} Drawing */
/** @typedef {{look: string, drawing: Drawing}} Drawn */

const OWNERS = "abc"; // whose die it is

/** What rains down when somebody has won. */
export const celebration = ["ruby", "emerald", "sapphire", "topaz", "talisman", "gold-ring", "lamp"];

/**
 * Every name there is. A die is its number, its owner, and whether it was cancelled; a card has the number it has in
 * the rules. In braces: any name of that list or table of content.toml.
 */
export const pieces = [
  "{gems}",
  "talisman",
  "sorcerer",
  "magic-ring",
  "lamp",
  "genie",
  "{chests}-{pieces}",
  "chest-{chests}",
  "token-2",
  "token-4",
  "die-3-a",
  "die-3-b",
  "die-3-c",
  "die-5-c",
  "die-6-a",
  "die-3-a-out",
  "die-3-b-out",
  "card-B01",
  "card-B06",
  "card-B18",
  "card-B20",
  "card-S25",
  "card-B26",
  "wish-{lamp}",
];

/**
 * Each family of names: its first word, and how the rest of the name is drawn.
 * @type {Record<string, (rest: string, say: Say) => Drawn>}
 */
const FAMILIES = {
  chest: (metal, say) => ({ look: "wide", drawing: h(ChestPicture, { metal, letter: letterOf(say, metal) }) }),
  card: (card, say) => ({ look: "card", drawing: h(CardFace, { card, say }) }),
  die: (rest) => {
    const [value, owner = "", fate] = rest.split("-");
    return {
      look: "die",
      drawing: h(Die, { value: Number(value), colour: OWNERS.indexOf(owner), out: fate === "out" }),
    };
  },
  token: (number) => ({ look: "token", drawing: h("b", {}, number) }),
  wish: (effect) => ({ look: "wish", drawing: h(LampArt, { effect }) }),
};

/** @type {Record<string, () => Drawn>} */
const SINGLE = {
  lamp: () => ({ look: "wide", drawing: h(LampPicture, {}) }),
  genie: () => ({ look: "genie", drawing: h(Genie, {}) }),
  sorcerer: () => ({ look: "sorcerer", drawing: h(Sorcerer, {}) }),
  "magic-ring": () => ({ look: "plain", drawing: h(MagicRing, {}) }),
};

/** @param {string} name @param {Say} say @returns {Drawn} */
function draw(name, say) {
  const single = SINGLE[name];
  if (single) return single();
  const [family = "", ...rest] = name.split("-");
  const drawn = FAMILIES[family];
  if (drawn) return drawn(rest.join("-"), say);
  const letter = letterOfKind(say, name);
  return {
    look: "tile",
    drawing: [h(Treasure, { key: "art", kind: name }), letter && h("i", { key: "letter", class: "al-letter" }, letter)],
  };
}

/** The words for it stand around it, so it has none of its own. @param {{name: string, say: Say}} props */
export function Piece({ name, say }) {
  const { look, drawing } = draw(name, say);
  return h("span", { class: "al-dialog al-piece", "data-look": look, "aria-hidden": "true" }, drawing);
}
