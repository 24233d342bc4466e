// Cards: large ones with their scorpions, small ones as they lie in a treasure.

import { h } from "../../../web/vendor/preact.js";
import { choosable } from "../../../web/board/choices.js";
import { chestOf, kindOf, scorpionsOf } from "./cards.js";
import { Scorpion, Treasure } from "./treasures.js";
import { letterOfKind } from "./words.js";

/** @typedef {import("../../../web/types.d.ts").Say} Say */

const NEST = 5;
const DRAWN_ONE_BY_ONE = 3;
const LONG = 8; // letters of a word that needs smaller ones

/** A chest card, face up. @param {{card: string, say: Say, mark?: string}} props */
export function CardFace({ card, say, mark }) {
  const kind = kindOf(card);
  const scorpions = scorpionsOf(card);
  const letter = letterOfKind(say, kind);
  const name = say(`kind-${kind}-short`);
  return h(
    "span",
    {
      class: `al-card al-${chestOf(card) ?? "start"}`,
      "data-mark": mark,
      "data-kind": kind,
      "data-scorpions": scorpions,
    },
    h("span", { class: "al-card-art" }, h(Treasure, { kind })),
    letter && h("i", { class: "al-letter", "aria-hidden": "true" }, letter),
    h("b", { "data-long": name.split(" ").some((word) => word.length > LONG) }, name),
    kind !== "sorcerer" && h(Sting, { scorpions, say }),
  );
}

/** @param {{scorpions: number, say: Say}} props */
function Sting({ scorpions, say }) {
  if (!scorpions) return h("span", { class: "al-sting", "data-none": true }, say("board-card-scorpions", { count: 0 }));
  const many = scorpions > DRAWN_ONE_BY_ONE;
  return h(
    "span",
    { class: "al-sting", title: scorpions === NEST ? say("board-nest") : undefined },
    h("span", { class: "sr" }, say("board-card-scorpions", { count: scorpions })),
    many && h("b", { "aria-hidden": "true" }, scorpions),
    Array.from({ length: many ? 1 : scorpions }, (_, n) => h(Scorpion, { key: n })),
  );
}

/**
 * All cards of one kind in a treasure, as one tile.
 * @param {{kind: string, count: number, say: Say, free?: boolean, pressed?: boolean, onTouch?: () => void}} props
 */
export function Tile({ kind, count, say, free = true, pressed = false, onTouch }) {
  const letter = letterOfKind(say, kind);
  const words = `${say(`kind-${kind}-short`)}${count > 1 ? ` ×${count}` : ""}`;
  const inside = [
    h("span", { key: "art", class: "al-tile-art" }, h(Treasure, { kind })),
    letter && h("i", { key: "letter", class: "al-letter", "aria-hidden": "true" }, letter),
    count > 1 && h("b", { key: "count", class: "al-times", "aria-hidden": "true" }, `×${count}`),
  ];
  if (!onTouch) return h("span", { class: "al-tile", role: "img", "aria-label": words, title: words }, inside);
  return h(
    "button",
    {
      type: "button",
      class: "al-tile",
      "data-kind": kind,
      ...choosable(free, pressed),
      title: words,
      onClick: onTouch,
    },
    h("span", { class: "sr" }, words),
    inside,
  );
}
