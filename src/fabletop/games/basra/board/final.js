// The end: what both laps have paid is put onto what one had else, and the richest wins.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useState } from "../../../web/vendor/preact-hooks.js";
import { Mark } from "../../../web/shell/icons.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {"trade" | "lap-1" | "lap-2"} Part */

const STEP = 1100;
const NARROW = 0.09; // of a bar: too little for a number

/** How many parts have been counted. @param {boolean} calm @param {number} all */
function useCounted(calm, all) {
  const [counted, count] = useState(calm ? all : 0);
  useEffect(() => {
    if (calm) return count(all);
    const timer = setInterval(() => count((now) => Math.min(all, now + 1)), STEP);
    return () => clearInterval(timer);
  }, [calm, all]);
  return counted;
}

/** @param {Props} props */
export function Final(props) {
  const { picture, say, calm, players, view } = props;
  const { outcome } = picture;
  const parts = /** @type {Part[]} */ (view.laps > 1 ? ["trade", "lap-1", "lap-2"] : ["trade", "lap-1"]);
  const counted = useCounted(calm, parts.length);
  if (!outcome) return null;
  const counts = outcome.scores.length > 0;
  const seats = players.map(({ seat }) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b);
  return h(
    "section",
    { class: "ba-final", "data-calm": calm },
    h("h2", {}, say(`outcome-${outcome.reason}`, { seats: outcome.winners })),
    counts && h("ul", { class: "ba-legend" }, parts.map((part, n) => h("li", { key: part, "data-part": part, "data-counted": n < counted }, say(`board-final-${part}`)))),
    counts && h("ol", {}, seats.map((seat) => h(Score, { key: seat, props, seat, parts, counted }))),
  );
}

/** What somebody's money is made of. @param {Props} props @param {number} seat @returns {Record<Part, number>} */
function partsOf({ picture: { outcome } }, seat) {
  const { lap1 = 0, lap2 = 0 } = outcome?.details[seat] ?? {};
  const [first, second] = [Number(lap1), Number(lap2)];
  return { trade: (outcome?.scores[seat] ?? 0) - first - second, "lap-1": first, "lap-2": second };
}

/** @param {{props: Props, seat: number, parts: Part[], counted: number}} given */
function Score({ props, seat, parts, counted }) {
  const { picture, players, say, view } = props;
  const { outcome } = picture;
  const player = players[seat];
  if (!outcome || !player) return null;
  const sums = partsOf(props, seat);
  const details = outcome.details[seat] ?? {};
  const whole = counted >= parts.length;
  const total = parts.slice(0, counted).reduce((sum, part) => sum + sums[part], 0);
  const most = Math.max(1, ...outcome.scores);
  const spent = Math.min(0, sums.trade); // all that was paid out before the second lap, and more
  const length = (/** @type {Part} */ part) => Math.max(0, part === "lap-1" ? sums[part] + spent : sums[part]);
  const spoken = [say("board-money", { money: outcome.scores[seat] ?? 0 }), ...parts.map((part) => `${say(`board-final-${part}`)}: ${sums[part]}`), `${say("board-final-bandits")}: ${details.bandits ?? 0}`, `${say("board-final-groups")}: ${details.groups ?? 0}`].join(", ");
  return h(
    "li",
    { class: "ba-score", "data-won": whole && outcome.winners.includes(seat) },
    h(
      "header",
      {},
      h("b", { class: "ba-rank", "aria-hidden": "true" }, whole ? `${outcome.ranks[seat]}.` : ""),
      h(Mark, { colour: player.colour, size: 32 }),
      h("b", { class: "ba-name" }, player.name),
      h("span", { class: "sr" }, spoken),
      h("strong", { "aria-hidden": "true" }, say("board-money", { money: whole ? (outcome.scores[seat] ?? 0) : Math.max(0, total) })),
    ),
    h("div", { class: "ba-bar", "aria-hidden": "true" }, parts.map((part, n) => length(part) > 0 && h("span", { key: part, "data-part": part, style: { inlineSize: `${n < counted ? (100 * length(part)) / most : 0}%` } }, n < counted && length(part) > NARROW * most && sums[part]))),
    h("div", { class: "ba-last", "aria-hidden": "true" }, h(Tiles, { cards: view.seats[seat]?.cards ?? [], say })),
  );
}
