// The end: what both laps have paid is put onto what one had else, and the richest wins.

import { h } from "../../../web/vendor/preact.js";
import { Legend, ScoreBar, ScoreHead, seatsByRank, useCounted } from "../../../web/board/final.js";
import { labelled } from "../../../web/shell/words.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {"trade" | "lap-1" | "lap-2"} Part */

const STEP = 1100;
const NARROW = 0.09; // of a bar: too little for a number

/** @param {Props} props */
export function Final(props) {
  const { picture, say, calm, players, view } = props;
  const { outcome } = picture;
  const parts = /** @type {Part[]} */ (view.laps > 1 ? ["trade", "lap-1", "lap-2"] : ["trade", "lap-1"]);
  const counted = useCounted(parts.length, calm, STEP);
  if (!outcome) return null;
  const counts = outcome.scores.length > 0;
  const seats = seatsByRank(players, outcome.ranks);
  return h(
    "section",
    { class: "board-final ba-final", "data-calm": calm },
    h("h2", {}, say(`outcome-${outcome.reason}`, { seats: outcome.winners })),
    counts && h(Legend, { prefix: "ba", parts, counted, words: (part) => say(`board-final-${part}`) }),
    counts &&
      h(
        "ol",
        {},
        seats.map((seat) => h(Score, { key: seat, props, seat, parts, counted })),
      ),
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
  const spoken = [
    say("board-money", { money: outcome.scores[seat] ?? 0 }),
    ...parts.map((part) => labelled(say(`board-final-${part}`), sums[part])),
    labelled(say("board-final-bandits"), Number(details.bandits ?? 0)),
    labelled(say("board-final-groups"), Number(details.groups ?? 0)),
  ].join(", ");
  return h(
    "li",
    { class: "board-score ba-score", "data-won": whole && outcome.winners.includes(seat) },
    h(ScoreHead, {
      prefix: "ba",
      player,
      rank: whole ? `${outcome.ranks[seat]}.` : "",
      spoken,
      total: say("board-money", { money: whole ? (outcome.scores[seat] ?? 0) : Math.max(0, total) }),
    }),
    h(ScoreBar, {
      prefix: "ba",
      parts: parts.map((part) => ({
        name: part,
        length: length(part),
        figure: length(part) > NARROW * most && sums[part],
      })),
      counted,
      most,
    }),
    h("div", { class: "ba-last", "aria-hidden": "true" }, h(Tiles, { cards: view.seats[seat]?.cards ?? [], say })),
  );
}
