// The Destiny Table, a tiled court in the middle of the city: the black die lies at a row, the white one at a column.

import { h } from "../../../web/vendor/preact.js";
import { hits, SIDES } from "./bandits.js";
import { layout } from "./places.js";
import { Die, Token } from "./signs.js";
import { GangSigns } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").BasraView} View */

const ROWS = Array.from({ length: SIDES }, (_, n) => n + 1);

/** Which row and column count now: the dice that lie there, or those of the raid just over. @param {View} view */
function diceOf({ dice, last_raid, raid }) {
  const over = !raid && last_raid && !dice.black && !dice.white ? last_raid.number - 1 : null;
  if (over === null) return { black: dice.black, white: dice.white, number: null };
  return { black: Math.floor(over / SIDES) + 1, white: (over % SIDES) + 1, number: over + 1 };
}

/**
 * Whose bandits are marked: one's own, or everybody's for those who watch; in a raid those in danger. Whoever has
 * nobody in danger watches, too.
 * @param {Props} props
 */
function marked({ view, seat }) {
  const own = seat === null ? view.seats : view.seats.slice(seat, seat + 1);
  const inDanger = (/** @type {typeof own} */ seats) => seats.flatMap(({ threatened }) => threatened);
  if (view.raid) return inDanger(own).length ? inDanger(own) : inDanger(view.seats);
  if (view.last_raid && !view.dice.black && !view.dice.white)
    return view.last_raid.caught.flatMap(({ cards }) => cards);
  return seat === null ? [] : own.flatMap(({ cards }) => cards);
}

/** @param {{props: Props}} given */
export function Court({ props }) {
  const { say } = props;
  const view = props.court ?? props.view;
  const { black, white, number } = diceOf(view);
  const cards = marked({ ...props, view });
  return h(
    "section",
    { class: "ba-court", "data-mark": "court", "data-raid": view.raid !== null, "aria-label": say("board-destiny") },
    h(
      "div",
      { class: "ba-table", "data-row": black, "data-column": white, "aria-hidden": "true" },
      h("i", { class: "ba-corner" }),
      ROWS.map((value) =>
        h(
          "span",
          {
            key: `w${value}`,
            class: "ba-head ba-white",
            "data-on": white === value,
            "data-mark": `die:white:${value}`,
          },
          h(Die, { value }),
        ),
      ),
      ROWS.map((row) => [
        h(
          "span",
          {
            key: `b${row}`,
            class: "ba-head ba-black",
            "data-on": black === row,
            "data-mark": `die:black:${row}`,
          },
          h(Die, { value: row, black: true }),
        ),
        ROWS.map((column) =>
          h(Cell, {
            key: column,
            number: SIDES * (row - 1) + column,
            lit:
              (black === null || black === row) &&
              (white === null || white === column) &&
              (black !== null || white !== null),
            fate: number,
            cards,
          }),
        ),
      ]),
    ),
    h(Caption, { props: { ...props, view }, black, white, number }),
  );
}

/** @param {{number: number, lit: boolean, fate: number | null, cards: string[]}} props */
function Cell({ number, lit, fate, cards }) {
  const marks = hits(cards, number);
  const all = marks.reduce((sum, [, count]) => sum + count, 0);
  const together = layout.value === "small" && marks.length > 1; // no room for each gang
  return h(
    "span",
    { class: "ba-cell", "data-lit": lit, "data-fate": fate === number, "data-mark": `cell:${number}` },
    h("b", {}, number),
    h(
      "span",
      { class: "ba-marks" },
      together
        ? h("i", { class: "ba-mixed" }, all)
        : marks.map(([gang, count]) => h(Token, { key: gang, gang }, count)),
    ),
  );
}

/**
 * What the table is about, in words.
 * @param {{props: Props, black: number | null, white: number | null, number: number | null}} given
 */
function Caption({ props: { view, say }, black, white, number }) {
  const dice = [
    black !== null && say("board-die-shows", { colour: "black", die: black }),
    white !== null && say("board-die-shows", { colour: "white", die: white }),
  ].filter(Boolean);
  const waiting = !view.raid && number === null && dice.length > 0;
  return h(
    "p",
    { class: "ba-court-words" },
    view.raid &&
      h(
        "span",
        { class: "ba-raid-words" },
        h("b", {}, say("board-raid")),
        h(GangSigns, { gangs: view.raid.gangs, say }),
      ),
    number !== null && h("b", { class: "ba-number" }, say("board-number", { number })),
    dice.length > 0 && number === null && h("span", {}, dice.join(" · ")),
    waiting && h("small", {}, say("board-die-waits")),
    !view.raid && !dice.length && h("span", {}, say("board-destiny")),
  );
}
