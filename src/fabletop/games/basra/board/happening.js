// A happening, shown large over the board for a moment. It is in the way of nothing: a touch sends it off.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";
import { groupOf } from "./bandits.js";
import { box } from "./content.js";
import { Die, KindSign, Money } from "./signs.js";
import { GangSigns, Tiles } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./news.js").Happening} Happening */
/** @typedef {import("./news.js").Line} Line */

const LARGE = ["verdict", "start", "raid", "raid_die", "raid_choice"]; // even for whoever is asked something
const WITH_SQUARE = ["cash200", "headcount", "brisk_trade", "tribute", "start"];
/** Those that are no square. @type {Record<string, string>} */
const WORDS = { start: "board-payout", declined: "board-declined" };

/** @param {{props: Props, happening: Happening, onGone: () => void}} given */
export function Shown({ props, happening, onGone }) {
  const { say } = props;
  const { kind, dice = [], gangs = [], lines, number } = happening;
  return h(
    "div",
    {
      class: "ba-happening",
      "data-kind": kind,
      "data-brief": props.asked.length > 0 && !LARGE.includes(kind),
      "aria-hidden": "true",
      onClick: onGone,
    },
    h(
      "div",
      { class: "ba-happening-card" },
      h(
        "header",
        {},
        WITH_SQUARE.includes(kind) && h(KindSign, { kind, gangs: [] }),
        dice.map(({ value, black }, n) => h(Die, { key: n, value, black })),
        number !== undefined && h("strong", {}, number),
        gangs.length > 0 && h(GangSigns, { gangs, say }),
      ),
      h("h2", {}, titleOf(props, happening)),
      lines.length > 0 &&
        h(
          "ul",
          {},
          lines.map((line, n) => h(LineView, { key: n, props, line })),
        ),
    ),
  );
}

/** @param {Props} props @param {Happening} happening */
function titleOf({ say }, { kind, title, args, number, lines }) {
  if (title) return say(title, args);
  if (kind === "verdict") return lines.length ? say("board-caught") : say("board-number", { number });
  return say(WORDS[kind] ?? `kind-${kind}`);
}

/** @param {{props: Props, line: Line}} given */
function LineView({ props, line }) {
  const { players, say } = props;
  const player = players[line.seat];
  const { money } = line;
  return h(
    "li",
    { "data-bad": (money ?? 0) < 0 },
    player && h(Mark, { colour: player.colour, size: 24 }),
    h("b", { class: "ba-name" }, player?.name),
    line.why !== undefined && h("q", { class: "ba-why" }, say(`why-${line.why}`)),
    line.die !== undefined && h(Die, { value: line.die }),
    line.card &&
      h(
        "span",
        { class: "ba-gift" },
        h(Tiles, { cards: [line.card], say }),
        h("small", {}, say(`card-${groupOf(line.card)}`)),
      ),
    line.cards && line.cards.length > 0 && h(Tiles, { cards: line.cards, say }),
    line.gives
      ? h(Money, { money: line.gives, say })
      : line.gives === 0 && !line.cards?.length && h("small", {}, say("board-for-nothing")),
    line.sum && h("small", {}, [line.sum[0], line.sum[1], box().fees.gate].filter(Boolean).join(" + ")),
    line.bankrupt && h("em", {}, say("board-bankrupt")),
    line.pardoned !== undefined && h("em", {}, say("board-pardoned-money", { money: line.pardoned })),
    money !== undefined &&
      h("span", { class: "ba-gain" }, money < 0 ? "−" : "+", h(Money, { money: Math.abs(money), say })),
  );
}
