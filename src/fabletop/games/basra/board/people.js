// Everybody with their bandits, money and cards left; a touch shows somebody's bandits as whole cards.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { allows } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { Dialog } from "../../../web/shell/parts.js";
import { stacksOf } from "./bandits.js";
import { box } from "./content.js";
import { isPicked, pickAnswer } from "./picks.js";
import { layout } from "./places.js";
import { Icon, Money } from "./signs.js";
import { Card, cardWords, Tiles } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Purse} Purse */
/** @typedef {import("../../../web/types.d.ts").Player} Player */

/** @param {{props: Props}} given */
export function People({ props }) {
  const { players, seat, say } = props;
  const [looking, look] = useState(/** @type {number | null} */ (null));
  const others = [
    ...players.filter((player) => player.seat > (seat ?? -1)),
    ...players.filter((player) => player.seat < (seat ?? -1) || (player.seat === seat && layout.value !== "beside")),
  ]; // beside the board one's own things are above
  return h(
    "div",
    { class: "ba-people", "data-scrolls": true },
    h(
      "ul",
      { tabIndex: 0, "aria-label": say("board-bandits") },
      others.map((player) => h(Person, { key: player.seat, props, player, onLook: () => look(player.seat) })),
    ),
    h(Unplayed, { props }),
    looking !== null && h(PersonDialog, { props, seat: looking, onClose: () => look(null) }),
  );
}

/** What the gate would pay now, and for what. @param {Props["say"]} say @param {Purse} purse */
export function payoutWords(say, { payout, worth }) {
  const [values, doubled] = worth;
  return say("board-payout-sum", { money: payout, values: values + doubled, bonus: box().fees.gate });
}

/** Nobody waits for them any more. @param {Props} props @param {Purse} purse @param {number} seat */
function isDone({ view }, purse, seat) {
  return (view.taking.includes(seat) && purse.done) || view.tribute?.chosen.includes(seat) === true;
}

/** @param {{props: Props, player: Player, onLook: () => void}} given */
function Person({ props, player, onLook }) {
  const { view, say } = props;
  const { seat } = player;
  const purse = view.seats[seat];
  if (!purse) return null;
  return h(
    "li",
    {
      class: `ba-person seat-${player.colour % 6}`,
      "data-turn": view.actors.includes(seat),
      "data-own": seat === props.seat,
    },
    h(
      "button",
      { type: "button", "data-mark": `person:${seat}`, onClick: onLook },
      h("span", { class: "sr" }, personWords(props, seat)),
      h(PersonHead, { props, player, purse }),
      h(
        "span",
        { "aria-hidden": "true" },
        purse.cards.length
          ? h(Tiles, { cards: purse.cards, danger: purse.threatened, say })
          : h("small", { class: "ba-none" }, say("board-nothing")),
      ),
    ),
  );
}

/** How many of somebody's bandits the guards are after. @param {Props["say"]} say @param {Purse} purse */
function dangerWords(say, { threatened }) {
  return threatened.length ? say("board-threatened-count", { count: threatened.length }) : "";
}

/** Somebody and all they have, in words. @param {Props} props @param {number} seat */
export function personWords(props, seat) {
  const { view, say } = props;
  const purse = view.seats[seat];
  if (!purse) return "";
  const words = [
    say("board-bandits-of", { seat }),
    purse.money === null ? "" : say("board-money", { money: purse.money }),
    say("board-bandit-count", { count: purse.cards.length }),
    say("board-card-count", { count: purse.hand }),
    say("board-payout-now", { money: purse.payout }),
    dangerWords(say, purse),
    isDone(props, purse, seat) && say("board-is-done"),
  ];
  return words.filter(Boolean).join(", ");
}

/** Name, danger, movement cards and money in a line. @param {{props: Props, player: Player, purse: Purse}} given */
export function PersonHead({ props, player, purse }) {
  const { say } = props;
  return h(
    "span",
    { class: "ba-person-head", "aria-hidden": "true" },
    h(Mark, { colour: player.colour, size: 22 }),
    h("b", { class: "ba-name" }, player.name),
    purse.threatened.length > 0 &&
      h(
        "em",
        { "data-danger": true, title: dangerWords(say, purse) },
        h(Icon, { name: "guards" }),
        purse.threatened.length,
      ),
    isDone(props, purse, player.seat) && h("em", { title: say("board-is-done") }, "✓"),
    h("span", { class: "ba-person-cards" }, h(Icon, { name: "steps" }), purse.hand),
    h(Money, { money: purse.money, say }),
  );
}

/** The movement cards nobody has played yet. @param {{props: Props}} given */
function Unplayed({ props: { view, say } }) {
  const left = Object.entries(view.unplayed).filter(([, count]) => count > 0);
  if (!left.length) return null;
  return h(
    "p",
    { class: "ba-unplayed" },
    h("span", {}, say("board-unplayed")),
    left.map(([value, count]) => h("span", { key: value, class: "ba-few" }, h("b", {}, value), `×${count}`)),
  );
}

/** Somebody's bandits as cards. @param {{props: Props, seat: number, onClose: () => void}} given */
export function PersonDialog({ props, seat, onClose }) {
  const { view, say } = props;
  const purse = view.seats[seat];
  if (!purse) return null;
  return h(
    Dialog,
    {
      title: say(seat === props.seat ? "board-your-bandits" : "board-bandits-of", { seat }),
      onClose,
      class: "board ba-dialog",
    },
    h(
      "p",
      { class: "ba-sums" },
      h(Money, { money: purse.money, say }),
      h("span", {}, say("board-card-count", { count: purse.hand })),
      h("span", {}, say("board-payout-now", { money: purse.payout })),
    ),
    purse.cards.length === 0 && h("p", {}, say("board-nothing")),
    h(
      "ul",
      { class: "ba-cards" },
      stacksOf(purse.cards).map(({ group, gang, cards }) =>
        h(
          "li",
          { key: group },
          h("span", { class: "sr" }, cardWords(say, group)),
          h(Card, { group, say }),
          h(
            "span",
            {},
            h("b", {}, `${cards.length}/${box().members}`),
            " ",
            cards.length === box().members
              ? say("board-group-complete")
              : say("board-money", { money: box().value[gang] * cards.length }),
          ),
        ),
      ),
    ),
  );
}

/** The poorest chooses who starts. @param {{props: Props}} given */
export function Starters({ props }) {
  return h(
    "div",
    { class: "ba-starters" },
    props.players.map(({ seat, colour, name }) => {
      const answer = ["choose_starter", seat];
      return h(
        "button",
        {
          key: seat,
          type: "button",
          class: "ba-choice",
          "aria-pressed": allows(props, answer) ? String(isPicked(props, answer)) : undefined,
          onClick: () => pickAnswer(props, answer),
        },
        h(Mark, { colour, size: 30 }),
        h("b", {}, name),
      );
    }),
  );
}
