// A chest is searched: card after card, scorpions counted against the die, one more or stop. AL-47 to AL-51.

import { h } from "../../../web/vendor/preact.js";
import { offers } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { CardFace } from "./cardface.js";
import { kindOf } from "./cards.js";
import { Chests } from "./chests.js";
import { Die } from "./things.js";
import { Scorpion } from "./treasures.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Search} Search */
/** @typedef {import("./aftermath.js").Ending} Ending */
/** @typedef {import("./view.d.ts").Chest} Chest */

const WIDE_ROW = 4; // more cards than that stand in two rows

/**
 * The table while chests are searched, with an open one or none.
 * @param {{props: Props, ending: Ending | null}} given
 */
export function SearchRoom({ props, ending }) {
  const { view } = props;
  const search = ending ?? view.search;
  return h(
    "div",
    { class: "al-search", "data-ending": ending?.fate || "none", "data-cards": Boolean(search) },
    h(Chests, {
      props,
      open: search?.chest ?? null,
      fates: true,
      on: (chest) => h(DiceHere, { props, chest, searching: search?.chest === chest ? search : null }),
    }),
    search && h(Drawn, { props, search, open: !ending?.fate }),
    search && h(Meter, { props, search, ending }),
    !ending && offers(props, "stop") && view.search && h(Decide, { props, search: view.search }),
  );
}

/**
 * Who wants something from this chest; once it is searched, who does.
 * @param {{props: Props, chest: Chest, searching: {seat: number} | null}} given
 */
function DiceHere({ props, chest, searching }) {
  const { view, players } = props;
  const done = view.chests[chest].fate !== "" && !searching;
  if (done) return null;
  return players.flatMap((player) =>
    (view.seats[player.seat]?.dice ?? [])
      .filter((die) => die.chest === chest && (!searching || searching.seat === player.seat))
      .map((die) =>
        h(
          "span",
          { key: player.seat, class: "al-lying", title: player.name },
          h(Die, { value: die.value, colour: player.colour, out: die.void }),
        ),
      ),
  );
}

/**
 * What has been drawn, and room for what may still be.
 * @param {{props: Props, search: Search | Ending, open: boolean}} given
 */
function Drawn({ props, search, open }) {
  const { say } = props;
  const room = open ? search.die : search.drawn.length;
  const empty = Math.max(0, room - search.drawn.length);
  return h(
    "ol",
    {
      class: "al-cards",
      "data-many": search.die,
      "data-rows": search.die > WIDE_ROW ? 2 : 1,
      "aria-label": say("board-drawn"),
    },
    search.drawn.map((card) => h("li", { key: card }, h(CardFace, { card, say, mark: `card:${card}` }))),
    Array.from({ length: empty }, (_, n) =>
      h(
        "li",
        { key: `empty ${n}`, class: "al-gap", "data-next": n === 0, "aria-hidden": "true" },
        n === 0 && h("b", {}, "?"),
      ),
    ),
  );
}

/** Scorpions against the die. @param {{props: Props, search: Search | Ending, ending: Ending | null}} given */
function Meter({ props, search, ending }) {
  const player = props.players[search.seat];
  const many = Math.max(search.limit, search.scorpions);
  return h(
    "div",
    { class: "al-meter", "data-many": many, "data-fate": ending?.fate || "none" },
    h("span", { class: "al-meter-die" }, h(Die, { value: search.die, colour: player?.colour })),
    h(
      "ol",
      { "aria-hidden": "true" },
      Array.from({ length: many }, (_, n) =>
        h(
          "li",
          { key: n, "data-on": n < search.scorpions, "data-last": n >= search.limit - 1, "data-mark": `sting:${n}` },
          h(Scorpion, {}),
        ),
      ),
    ),
    ending?.fate ? h(Verdict, { props, ending }) : h(SoFar, { props, search }),
  );
}

/** @param {{props: Props, search: Search | Ending}} given */
function SoFar({ props: { say }, search: { scorpions, limit } }) {
  return h(
    "p",
    {},
    h("b", { "aria-hidden": "true" }, h(Scorpion, {}), scorpions, h("small", {}, ` / ${limit}`)),
    h("span", { class: "sr" }, `${say("board-scorpions", { count: scorpions, limit })}.`),
    h("small", {}, say("board-lost-at", { limit })),
  );
}

/** @param {{props: Props, ending: Ending}} given */
function Verdict({ props: { say, players }, ending }) {
  const player = players[ending.seat];
  const bust = ending.fate === "bust";
  return h(
    "p",
    { class: "al-verdict-words" },
    h(
      "b",
      {},
      player && h(Mark, { colour: player.colour, size: 22 }),
      h("span", {}, bust ? say("board-stung") : player?.name),
    ),
    h("small", {}, bust ? say("board-bust") : say("board-took", { count: treasures(ending.drawn) })),
  );
}

/** @param {string[]} cards */
function treasures(cards) {
  return cards.filter((card) => kindOf(card) !== "sorcerer").length;
}

/** @param {{props: Props, search: Search}} given */
function Decide({ props, search }) {
  const { say, act, view } = props;
  const count = treasures(search.drawn);
  const more = offers(props, "draw");
  const sorcerer = view.chests[search.chest].sorcerer;
  const danger =
    sorcerer === 0
      ? say("board-sorcerer-in", { count: 0 })
      : search.odds !== null
        ? search.odds === 0
          ? say("board-safe")
          : say("board-odds", { percent: search.odds })
        : say("board-risk", { count: search.limit - search.scorpions });
  return h(
    "div",
    { class: "al-decide" },
    more &&
      h(
        "button",
        { type: "button", class: "al-big al-more", onClick: () => act(["draw"]) },
        h("span", {}, say("board-one-more")),
        h("small", { "data-odds": search.odds !== null }, danger),
      ),
    h(
      "button",
      { type: "button", class: "al-big al-stop", onClick: () => act(["stop"]) },
      h("span", {}, say("board-stop")),
      h("small", {}, say("board-keep-short", { count })),
    ),
  );
}
