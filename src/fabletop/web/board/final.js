// The end of a game: points counted up before all eyes. What has been counted is for the board to
// draw; without motion everything is there at once.

import { h } from "../vendor/preact.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { Mark } from "../shell/icons.js";

/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../vendor/preact.js").ComponentChildren} Drawings */

/**
 * How many of so many things have been counted.
 * @param {number} all
 * @param {boolean} calm @param {number} step milliseconds for each @param {boolean} [done] nobody has to see it again
 */
export function useCounted(all, calm, step, done = false) {
  const [counted, count] = useState(calm || done ? all : 0);
  useEffect(() => {
    if (calm) return count(all);
    const timer = setInterval(() => count((now) => Math.min(all, now + 1)), step);
    return () => clearInterval(timer);
  }, [calm, all]);
  return counted;
}

/** How far the counting has got, 0 to 1, quick at first. @param {boolean} calm @param {number} duration milliseconds */
export function useProgress(calm, duration) {
  const [progress, set] = useState(calm ? 1 : 0);
  useEffect(() => {
    if (calm) return set(1);
    const begin = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, (now - begin) / duration));
      set(1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [calm]);
  return progress;
}

/** The seats, the best first. @param {Player[]} players @param {number[]} ranks by seat */
export function seatsByRank(players, ranks) {
  const seats = players.map(({ seat }) => seat);
  return seats.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

/**
 * What the parts of the bars are called.
 * @param {{prefix: string, parts: string[], counted: number, words: (part: string) => string}} props
 */
export function Legend({ prefix, parts, counted, words }) {
  return h(
    "ul",
    { class: `board-legend ${prefix}-legend` },
    parts.map((part, n) => h("li", { key: part, "data-part": part, "data-counted": n < counted }, words(part))),
  );
}

/**
 * Who it is, in which place, and how much that makes.
 * @param {{prefix: string, player: Player, rank: string, spoken: string, total: string | number, children?: Drawings}}
 * props
 * `spoken` is all of it in words, for screen readers
 */
export function ScoreHead({ prefix, player, rank, spoken, total, children }) {
  return h(
    "header",
    {},
    h("b", { class: `board-rank ${prefix}-rank`, "aria-hidden": "true" }, rank),
    h(Mark, { colour: player.colour, size: 32 }),
    h("b", { class: `board-name ${prefix}-name` }, player.name),
    h("span", { class: "sr" }, spoken),
    children,
    h("strong", { "aria-hidden": "true" }, total),
  );
}

/** @typedef {{name: string, length: number, figure: string | number | false}} BarPart */

/**
 * Somebody's points as one bar, as far as they have been counted.
 * @param {{prefix: string, parts: BarPart[], counted: number, most: number}} props `most`: what fills the whole bar
 */
export function ScoreBar({ prefix, parts, counted, most }) {
  const width = (/** @type {number} */ length, /** @type {number} */ n) => (n < counted ? (100 * length) / most : 0);
  return h(
    "div",
    { class: `board-bar ${prefix}-bar`, "aria-hidden": "true" },
    parts.map(
      ({ name, length, figure }, n) =>
        length > 0 &&
        h(
          "span",
          { key: name, "data-part": name, style: { inlineSize: `${width(length, n)}%` } },
          n < counted && figure,
        ),
    ),
  );
}
