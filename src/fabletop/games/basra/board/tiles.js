// Bandits: one tile for all of a group that somebody holds, and whole cards.

import { h } from "../../../web/vendor/preact.js";
import { labelled } from "../../../web/shell/words.js";
import { destinyOf, gangOf, SIDES, stacksOf } from "./bandits.js";
import { box } from "./content.js";
import { Icon, letterOf, Sign, Token } from "./signs.js";

/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {import("./bandits.js").Stack} Stack */
/** @typedef {import("../../../web/types.d.ts").Say} Say */
/**
 * @typedef {object} TileProps
 * @property {Stack} stack
 * @property {Say} say
 * @property {number} [chosen] so many of them are picked
 * @property {boolean} [free] whether one may pick them
 * @property {boolean} [danger] the guards are after them
 * @property {string} [note] a word below: a price, a risk
 * @property {string} [noteWords] the same for screen readers
 * @property {string} [where] before its name, where the same can lie on two sides
 * @property {boolean} [named]
 * @property {boolean} [loose] nobody holds them: they lie in a pile
 * @property {() => void} [onTouch] pick one, or ask why not
 * @property {() => void} [onLook] see them as cards
 */

/** What a tile says to those who do not see it. @param {TileProps} tile */
function labelOf({ stack, say, chosen = 0, danger = false, note = "", noteWords = note, loose = false }) {
  const { group, gang, cards } = stack;
  const words = [
    say("board-group-count", { group, count: cards.length }),
    say(`gang-${gang}`),
    cards.length === box().members && !loose && say("board-complete"),
    danger && say("board-threatened"),
    noteWords,
    chosen > 0 && `✓ ${chosen}`,
  ];
  return words.filter(Boolean).join(", ");
}

/** A name is written as large as its longest word allows: the styles read its letters. @param {string} name */
export function wordy(name) {
  const parts = name.split(/[\s-]+/).flatMap((word) => {
    const pieces = word.split("\u00ad");
    return pieces.map((piece, n) => piece.length + (n < pieces.length - 1 ? 1 : 0));
  });
  const whole = name.replaceAll("\u00ad", "").split(/[\s-]+/);
  return { "--letters": Math.max(6, ...parts), "--longest": Math.max(6, ...whole.map((word) => word.length)) };
}

/** @param {TileProps} props */
export function Tile(props) {
  const {
    stack,
    say,
    chosen = 0,
    free = false,
    danger = false,
    note = "",
    named = false,
    loose = false,
    onTouch,
    onLook,
  } = props;
  const { group, gang, cards } = stack;
  const look = {
    class: `ba-tile ba-${gang}`,
    "data-count": cards.length,
    "data-chosen": chosen > 0,
    "data-danger": danger,
    "data-complete": cards.length === box().members,
    title: say(`group-${group}`),
  };
  const inside = [
    h(
      "span",
      { key: "card", class: "ba-tile-card", "aria-hidden": "true" },
      h("i", { class: "ba-tile-letter" }, letterOf(say, gang)),
      h(Icon, { name: group }),
      h(
        "span",
        { class: "ba-pips" },
        Array.from({ length: box().members }, (_, n) =>
          h("i", { key: n, "data-on": n < cards.length, "data-picked": n < chosen }),
        ),
      ),
      chosen > 0 && h("b", { class: "ba-tile-chosen" }, chosen),
      cards.length === box().members && !loose && h("em", {}, "×2"),
    ),
    note && h("small", { key: "note", class: "ba-tile-note", "aria-hidden": "true" }, note),
    named &&
      h(
        "small",
        { key: "name", class: "ba-tile-name", style: wordy(say(`group-${group}`)), "aria-hidden": "true" },
        say(`group-${group}`),
      ),
  ];
  if (!onTouch && !onLook) return h("span", { ...look, role: "img", "aria-label": labelOf(props) }, inside);
  const state = !onTouch ? {} : free ? { "aria-pressed": String(chosen > 0) } : { "aria-disabled": "true" };
  return h(
    "button",
    { type: "button", ...look, ...state, onClick: onTouch ?? onLook },
    h("span", { class: "sr" }, props.where ? labelled(props.where, labelOf(props)) : labelOf(props)),
    inside,
  );
}

/**
 * Somebody's bandits, only to look at.
 * @param {{cards: readonly string[], danger?: readonly string[], say: Say, named?: boolean}} props
 */
export function Tiles({ cards, danger = [], say, named = false }) {
  return h(
    "span",
    { class: "ba-tiles" },
    stacksOf(cards).map((stack) =>
      h(Tile, { key: stack.group, stack, say, named, danger: stack.cards.some((card) => danger.includes(card)) }),
    ),
  );
}

/** The Destiny Table in small, with the numbers of a group. @param {{group: string}} props */
export function DestinyGrid({ group }) {
  const numbers = destinyOf(group);
  return h(
    "span",
    { class: "ba-grid", "aria-hidden": "true" },
    Array.from({ length: SIDES * SIDES }, (_, n) => h("i", { key: n, "data-on": numbers.includes(n + 1) })),
  );
}

/** A whole card; in the shop with its price here. @param {{group: string, say: Say, price?: string}} props */
export function Card({ group, say, price = "" }) {
  const gang = gangOf(group);
  return h(
    "span",
    { class: `ba-card ba-${gang}`, "aria-hidden": "true" },
    h(
      "span",
      { class: "ba-card-top" },
      price ? h("b", { class: "ba-price" }, price) : h("b", {}, box().value[gang]),
      h(Sign, { gang }),
    ),
    h(Icon, { name: group }),
    h("span", { class: "ba-card-name", style: wordy(say(`group-${group}`)) }, say(`group-${group}`)),
    h(DestinyGrid, { group }),
  );
}

/** The same in words. @param {Say} say @param {string} group */
export function cardWords(say, group) {
  const gang = gangOf(group);
  return [
    say(`group-${group}`),
    say(`gang-${gang}`),
    labelled(say("board-value"), say("board-money", { money: box().value[gang] })),
    say("board-destiny-numbers", { numbers: destinyOf(group).join(", ") }),
  ].join(", ");
}

/** Gangs side by side, by name for those who do not see. @param {{gangs: readonly Gang[], say: Say}} props */
export function GangSigns({ gangs, say }) {
  return h(
    "span",
    { class: "ba-signs" },
    h("span", { class: "sr" }, gangs.map((gang) => say(`gang-${gang}`)).join(", ")),
    gangs.map((gang) => h(Sign, { key: gang, gang })),
  );
}

/** So many bandits of a gang. @param {{gang: Gang, count: number}} props */
export function Count({ gang, count }) {
  return h(Token, { gang }, count);
}
