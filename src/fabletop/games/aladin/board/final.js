// The end: points counted up part by part, drawn as bars of treasure.

import { h } from "../../../web/vendor/preact.js";
import { useEffect } from "../../../web/vendor/preact-hooks.js";
import { signal } from "../../../web/vendor/signals.js";
import { Legend, ScoreBar, ScoreHead, seatsByRank, useCounted } from "../../../web/board/final.js";
import { box } from "./content.js";
import { Gem, Jewel, MagicRing } from "./treasures.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {"cards" | "sets" | "majorities" | "ring"} Part */

/** @type {Part[]} */
const PARTS = ["cards", "sets", "majorities", "ring"];
const STEP = 1100;

/** Whether everything has been counted, or nobody wants to see it: then the totals may stand elsewhere, too. */
export const counted = signal(false);

/** How many parts have been counted. @param {boolean} calm @param {number} all */
function useCounting(calm, all) {
  const parts = useCounted(all, calm, STEP, counted.peek());
  useEffect(() => void (parts >= all && (counted.value = true)), [parts, all]);
  useEffect(() => () => void (counted.value = true), []);
  return parts;
}

/** @param {Props} props */
export function Final(props) {
  const { picture, say, calm, players, view } = props;
  const { outcome } = picture;
  const parts = PARTS.filter((part) => part !== "ring" || view.ring !== "none");
  const done = useCounting(calm, parts.length);
  if (!outcome) return null;
  const seats = seatsByRank(players, outcome.ranks);
  const most = Math.max(1, ...outcome.scores);
  return h(
    "section",
    { class: "board-final al-final", "data-calm": calm, "data-counted": done >= parts.length },
    h("h2", {}, say(`outcome-${outcome.reason}`, { seats: outcome.winners })),
    outcome.reason !== "walkover" && h("p", { class: "al-reason" }, say(`reason-${outcome.reason}`)),
    h(Legend, { prefix: "al", parts, counted: done, words: (part) => say(`board-final-${part}`) }),
    h(
      "ol",
      {},
      seats.map((seat) => h(Score, { key: seat, props, seat, parts, counted: done, most })),
    ),
  );
}

/** @param {{props: Props, seat: number, parts: Part[], counted: number, most: number}} given */
function Score({ props, seat, parts, counted, most }) {
  const { picture, players, say } = props;
  const { outcome } = picture;
  const player = players[seat];
  if (!outcome || !player) return null;
  const details = outcome.details[seat] ?? {};
  const points = (/** @type {Part} */ part) => Number(details[part] ?? 0);
  const whole = counted >= parts.length;
  const total = whole
    ? (outcome.scores[seat] ?? 0)
    : parts.slice(0, counted).reduce((sum, part) => sum + points(part), 0);
  const won = whole && outcome.winners.includes(seat);
  const spoken = [
    say("board-points", { points: outcome.scores[seat] ?? 0 }),
    ...parts.map((part) => say("board-figure", { name: say(`board-final-${part}`), count: points(part) })),
  ].join(", ");
  return h(
    "li",
    { class: "board-score al-score", "data-won": won },
    h(ScoreHead, { prefix: "al", player, rank: whole ? `${outcome.ranks[seat]}.` : "", spoken, total }),
    h(ScoreBar, {
      prefix: "al",
      parts: parts.map((part) => ({ name: part, length: points(part), figure: points(part) })),
      counted,
      most,
    }),
    h(Won, { props, seat }),
  );
}

/** What brought it: sets, gems led, the Ring. @param {{props: Props, seat: number}} given */
function Won({ props: { view, say }, seat }) {
  const hoard = view.seats[seat];
  if (!hoard) return null;
  const { chests, gems: all, pieces } = box();
  const sets = chests.flatMap((metal) =>
    Array.from({ length: hoard.sets[metal] }, (_, n) =>
      h(
        "span",
        { key: `${metal}${n}`, class: "al-won-set", title: say("board-set") },
        pieces.map((piece) => h(Jewel, { key: piece, metal, piece })),
      ),
    ),
  );
  const gems = all
    .filter((gem) => hoard.gems[gem].leads)
    .map((gem) =>
      h(
        "span",
        { key: gem, class: "al-won-gem", title: say("board-leads") },
        h(Gem, { gem }),
        h("b", {}, `×${hoard.gems[gem].count}`),
      ),
    );
  return h(
    "p",
    { class: "al-won", "aria-hidden": "true" },
    h("span", { key: "cards" }, say("board-treasures", { count: hoard.cards })),
    sets,
    gems,
    hoard.ring && h("span", { key: "ring", class: "al-won-gem" }, h(MagicRing, {})),
  );
}
