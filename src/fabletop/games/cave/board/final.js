// The end: everybody's points counted up, magic and groups as one bar, every hand laid open.

import { h } from "../../../web/vendor/preact.js";
import { seatsByRank, useProgress } from "../../../web/board/final.js";
import { box } from "./content.js";
import { parts, Shape, Tile, Treasure } from "./tiles.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */

const COUNTING = 1600; // ms

/** The end. @param {CaveProps} props */
export function Final(props) {
  const { picture, view, say, calm, players } = props;
  const { outcome } = picture;
  const progress = useProgress(calm, COUNTING);
  if (!outcome) return null;
  const seats = seatsByRank(players, outcome.ranks);
  const best = Math.max(1, ...outcome.scores);
  const tied = new Set(outcome.scores).size < outcome.scores.length;
  return h(
    "section",
    { class: "board-final cave-final", "data-calm": calm },
    h("h2", {}, say(`outcome-${outcome.reason}`, { seats: outcome.winners })),
    tied && h("p", { class: "cave-tie" }, say("score-tie-tiles")),
    outcome.scores.length > 0 &&
      h(
        "p",
        { class: "cave-key" },
        h("span", { class: "cave-key-track" }, say("label-track")),
        h("span", { class: "cave-key-groups" }, say("label-groups")),
      ),
    h(
      "ol",
      {},
      seats.map((seat) => h(Score, { key: seat, props, seat, best, progress })),
    ),
    view.unused_tiles && view.unused_tiles.length > 0 && h(Unused, { props, tiles: view.unused_tiles }),
  );
}

/** @param {{props: CaveProps, seat: number, best: number, progress: number}} props */
function Score({ props, seat, best, progress }) {
  const { picture, view, say, players } = props;
  const { outcome } = picture;
  const score = outcome?.scores[seat];
  const { track = 0, groups = 0, tiles = 0 } = outcome?.details[seat] ?? {};
  const width = (/** @type {unknown} */ points) => `${((100 * Number(points)) / best) * progress}%`;
  return h(
    "li",
    { class: "board-score cave-score", "data-won": outcome?.winners.includes(seat) },
    h(
      "header",
      {},
      h(Shape, { player: players[seat] }),
      h("b", { class: "cave-name" }, players[seat]?.name),
      outcome?.winners.includes(seat) && h("span", { class: "board-crown cave-crown" }, h(Treasure, { kind: "crown" })),
      h(
        "span",
        { class: "cave-owned" },
        h("span", { class: "cave-stack", "aria-hidden": "true" }),
        view.seats[seat]?.tiles,
      ),
      score !== undefined && h("strong", { "aria-hidden": "true" }, Math.round(score * progress)),
    ),
    score !== undefined &&
      h(
        "div",
        {
          class: "cave-bar-chart",
          role: "img",
          "aria-label": say("score-line", { seat, points: score, track, groups, tiles }),
        },
        h("span", { class: "cave-part-track", style: { width: width(track) } }, h("b", {}, track)),
        h("span", { class: "cave-part-groups", style: { width: width(groups) } }, h("b", {}, groups)),
      ),
    h(Hand, { props, hand: view.seats[seat]?.hand ?? [] }),
  );
}

/** A hand by groups. @param {{props: CaveProps, hand: string[]}} props */
function Hand({ props: { say }, hand }) {
  return h(
    "ul",
    { class: "cave-laid" },
    box().kinds.map((kind) => {
      const tiles = hand.filter((tile) => parts(tile).kind === kind);
      if (!tiles.length) return null;
      const words = `${say(`kind-${kind}`)} ×${tiles.length}`;
      return h(
        "li",
        { key: kind },
        h(
          "span",
          { role: "img", "aria-label": words, title: words },
          tiles.map((tile) => h(Tile, { key: tile, tile })),
        ),
      );
    }),
  );
}

/** @param {{props: CaveProps, tiles: string[]}} props */
function Unused({ props: { say }, tiles }) {
  return h(
    "figure",
    { class: "cave-final-unused" },
    h("figcaption", {}, say("label-unused", { count: tiles.length })),
    h(
      "div",
      {},
      tiles.map((tile) => h("span", { key: tile, role: "img", "aria-label": say(`tile-${tile}`) }, h(Tile, { tile }))),
    ),
  );
}
