// The end: every collection is turned up card by card and the points are counted.

import { h } from "../../../web/vendor/preact.js";
import { useEffect } from "../../../web/vendor/preact-hooks.js";
import { signal } from "../../../web/vendor/signals.js";
import { ScoreHead, seatsByRank, useCounted } from "../../../web/board/final.js";
import { Mark } from "../../../web/shell/icons.js";
import { labelled } from "../../../web/shell/words.js";
import { copiesOf } from "./catalogue.js";
import { Back, BandSign, Face, Treasure } from "./cards.js";
import { box } from "./content.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("./view.d.ts").Result} Result */

const TURNING = 2600; // ms for the largest collection

/** Whether everything has been counted, or nobody wants to see it: then the points may stand elsewhere, too. */
export const counted = signal(false);

/** The end. @param {Props} props */
export function Final(props) {
  const { picture, view, say, calm, players } = props;
  const { outcome } = picture;
  const results = view.ended === "aborted" ? null : view.results;
  const most = Math.max(0, ...(results ?? []).map(({ cards }) => cards.length));
  const turned = useCounted(most, calm, Math.min(220, TURNING / Math.max(1, most)), counted.peek());
  useEffect(() => void (turned >= most && (counted.value = true)), [turned, most]);
  useEffect(() => () => void (counted.value = true), []);
  const seats = seatsByRank(players, results?.map(({ rank }) => rank) ?? []);
  const title =
    results && outcome ? say(`outcome-${outcome.reason}`, { seats: outcome.winners }) : say("ended-aborted");
  return h(
    "section",
    { class: "board-final os-final", "data-calm": calm },
    h("h2", {}, title),
    results?.some(({ cards }) => new Set(cards).size < cards.length) &&
      h("p", { class: "os-duplicates" }, say("label-duplicates")),
    results
      ? h(
          "ol",
          {},
          seats.map((seat) => h(Score, { key: seat, props, seat, turned, whole: turned >= most })),
        )
      : h(Aborted, { props }),
    results && view.band_cards && h(BandCards, { props, cards: view.band_cards }),
  );
}

/** In the order of the catalogue. @param {string[]} cards */
function sorted(cards) {
  const { kinds } = box();
  return [...cards].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
}

/**
 * Cards of one kind lie together.
 * @param {string[]} cards @returns {[string, number, number][]} kind, how many, how many lie before
 */
function alike(cards) {
  return [...new Set(cards)].map((kind) => [kind, cards.filter((card) => card === kind).length, cards.indexOf(kind)]);
}

/** @param {{props: Props, seat: number, turned: number, whole: boolean}} props */
function Score({ props, seat, turned, whole }) {
  const { picture, view, players, say } = props;
  const result = view.results?.[seat];
  const player = players[seat];
  if (!result || !player) return null;
  const cards = sorted(result.cards);
  const open = cards.slice(0, turned);
  const won = picture.outcome?.winners.includes(seat) ?? result.rank === 1;
  const points = turned >= cards.length ? result.points : new Set(open).size;
  const sums = [say("label-points", { points: result.points }), say("label-unique", { unique: result.unique })];
  const summary = labelled(player.name, sums.join(", "));
  return h(
    "li",
    { class: "board-score os-score", "data-won": won && whole },
    h(
      ScoreHead,
      { prefix: "os", player, rank: whole ? `${result.rank}.` : "", spoken: summary, total: points },
      won &&
        whole &&
        h("span", { class: "board-crown os-crown", "aria-hidden": "true" }, h(Treasure, { kind: "crown" })),
      h(
        "span",
        { class: "os-unique", "aria-hidden": "true" },
        h("i", {}, "★"),
        open.filter((kind) => copiesOf(kind, view.options) === 1).length,
      ),
    ),
    h(
      "ul",
      { class: "os-laid" },
      alike(cards).map(([kind, many, before]) =>
        h(
          "li",
          { key: kind },
          Array.from({ length: many }, (_, n) =>
            h(Laid, { key: n, props, kind, open: before + n < turned, again: n > 0 }),
          ),
        ),
      ),
    ),
  );
}

/**
 * One card: worth a point, a rare one, or one more of the same.
 * @param {{props: Props, kind: string, open: boolean, again: boolean}} props
 */
function Laid({ props: { say, view }, kind, open, again }) {
  const unique = copiesOf(kind, view.options) === 1;
  if (!open) return h("span", { class: "os-lies", "data-again": again }, h(Back, {}));
  return h(
    "span",
    { class: "os-lies", "data-again": again, "data-unique": unique, title: say(`kind-${kind}`) },
    h(Face, {
      kind,
      say,
      more: unique && h("i", { class: "os-star", role: "img", "aria-label": say("label-unique", { unique: 1 }) }, "★"),
    }),
  );
}

/** @param {{props: Props, cards: string[]}} props */
function BandCards({ props, cards }) {
  return h(
    "figure",
    { class: "board-score os-score os-band-score" },
    h(
      "figcaption",
      {},
      h(BandSign, { say: props.say }),
      h("span", {}, props.say("label-cards", { count: cards.length })),
    ),
    h(
      "ul",
      { class: "os-laid" },
      sorted(cards).map((kind, n) =>
        h(
          "li",
          { key: n },
          h("span", { class: "os-lies", title: props.say(`kind-${kind}`) }, h(Face, { kind, say: props.say })),
        ),
      ),
    ),
  );
}

/** Nobody is counted: only who was there, and how many cards lay before them. @param {{props: Props}} props */
function Aborted({ props: { view, players, say } }) {
  return h(
    "ol",
    {},
    players.map((player) =>
      h(
        "li",
        { key: player.seat, class: "board-score os-score" },
        h(
          "header",
          {},
          h(Mark, { colour: player.colour, size: 32 }),
          h("b", { class: "board-name os-name" }, player.name),
          h("span", { class: "os-unique" }, say("label-cards", { count: view.collections[player.seat] ?? 0 })),
        ),
      ),
    ),
  );
}
