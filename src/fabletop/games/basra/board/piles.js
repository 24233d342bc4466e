// The four piles: the open card, the price here and in the next quarter, how many are left. Who buys touches a pile,
// and once more.

import { h } from "../../../web/vendor/preact.js";
import { choicesOf } from "../../../web/board/choices.js";
import { labelled } from "../../../web/shell/words.js";
import { gangOf, groupOf } from "./bandits.js";
import { box } from "./content.js";
import { isPicked, pickAnswer } from "./picks.js";
import { letterOf, Sign } from "./signs.js";
import { Card, cardWords, Tile } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {import("../../../web/types.d.ts").Action} Action */

/** @param {{props: Props}} given */
export function Piles({ props }) {
  const { view, say, asked } = props;
  const groups = groupsOffered(props);
  return h(
    "div",
    {
      class: "ba-piles",
      "data-buying": view.step === "buy" && asked.length > 0,
      tabIndex: 0,
      role: "group",
      "aria-label": say("board-in-pile"),
    },
    groups.length > 0
      ? h(GroupChoice, { props, groups })
      : h(
          "div",
          { class: "ba-pile-row" },
          box().gangs.map((gang) => h(PileColumn, { key: gang, props, gang })),
        ),
    groups.length === 0 &&
      view.opening &&
      view.step === "buy" &&
      asked.length > 0 &&
      h("p", { class: "ba-first" }, say("board-first-buy")),
  );
}

/** With a free choice from the piles: which groups. @param {Props} props */
function groupsOffered(props) {
  return choicesOf(props, "buy")
    .map((choice) => choice[2])
    .filter((group) => typeof group === "string");
}

/** What a bandit costs whoever buys now. @param {Props["view"]} view @param {Gang} gang */
export function priceOf({ buying, prices }, gang) {
  return buying && buying.free > 0 ? 0 : prices[gang];
}

/** @param {{props: Props, gang: Gang}} given */
function PileColumn({ props, gang }) {
  const { view, say } = props;
  const { top, count } = view.piles[gang];
  const price = priceOf(view, gang);
  const answer = /** @type {Action} */ (["buy", gang, null]);
  const buying = view.step === "buy" && props.asked.length > 0;
  const free = choicesOf(props, "buy").some((choice) => choice[1] === gang && choice[2] === null);
  const picked = isPicked(props, answer);
  const words = [
    say(`gang-${gang}`),
    top ? cardWords(say, groupOf(top)) : "",
    say("board-pile", { count }),
    labelled(say("board-price-here"), say("board-money", { money: price })),
    labelled(say("board-price-next"), say("board-money", { money: view.next_prices[gang] })),
  ];
  const next = view.next_prices[gang];
  const inside = [
    h(
      "span",
      {
        key: "card",
        class: "ba-pile-card",
        "data-mark": `pile:${gang}`,
        "data-deep": Math.min(3, Math.ceil(count / 5)),
      },
      top
        ? h(Card, { group: groupOf(top), say, price: `${picked ? "✓ " : ""}${priceWords(props, gang)}` })
        : h("span", { class: `ba-card ba-empty ba-${gang}`, "aria-hidden": "true" }, h(Sign, { gang })),
    ),
    h("span", { key: "count", class: "ba-pile-count", "aria-hidden": "true" }, `${letterOf(say, gang)} ×${count}`),
    h(
      "span",
      { key: "later", class: "ba-later", "aria-hidden": "true" },
      h("small", {}, say("board-then"), " ", h("b", {}, next)),
      h("small", {}, say("board-gate"), " ", h("b", {}, box().value[gang])),
    ),
  ];
  const look = { class: `ba-pile ba-${gang}`, "data-free": free, "data-picked": picked };
  if (!buying) return h("div", { ...look, role: "img", "aria-label": words.filter(Boolean).join(", ") }, inside);
  const state = free ? { "aria-pressed": String(picked) } : { "aria-disabled": "true" };
  return h(
    "button",
    { type: "button", ...look, ...state, onClick: () => pickAnswer(props, answer) },
    h("span", { class: "sr" }, words.filter(Boolean).join(", ")),
    inside,
  );
}

/** Any group that is in a pile, gang by gang. @param {{props: Props, groups: string[]}} given */
function GroupChoice({ props, groups }) {
  const { view, say } = props;
  return h(
    "div",
    { class: "ba-choose-group", role: "group", "aria-label": say("board-choose-group") },
    box().gangs.map((gang) => {
      const here = groups.filter((group) => gangOf(group) === gang);
      return h(
        "div",
        { key: gang, class: `ba-choose-row ba-${gang}`, "data-mark": `pile:${gang}` },
        h("span", { class: "ba-choose-price" }, h(Sign, { gang }), h("b", {}, priceWords(props, gang))),
        here.map((group) => h(GroupTile, { key: group, props, group })),
        !here.length && h("span", { class: "ba-none" }, say("board-pile", { count: view.piles[gang].count })),
      );
    }),
  );
}

/** @param {{props: Props, group: string}} given */
function GroupTile({ props, group }) {
  const { view, say } = props;
  const gang = gangOf(group);
  const answer = /** @type {Action} */ (["buy", gang, group]);
  const left = view.piles[gang].groups[group] ?? 0;
  const stack = { group, gang, cards: Array.from({ length: left }, (_, n) => `${group}-${n + 1}`) };
  return h(Tile, {
    stack,
    say,
    loose: true,
    named: true,
    free: true,
    chosen: isPicked(props, answer) ? 1 : 0,
    noteWords: priceWords(props, gang),
    onTouch: () => pickAnswer(props, answer),
  });
}

/** @param {Props} props @param {Gang} gang */
function priceWords({ view, say }, gang) {
  const price = priceOf(view, gang);
  return price === 0 ? say("board-price-free") : say("board-money", { money: price });
}
