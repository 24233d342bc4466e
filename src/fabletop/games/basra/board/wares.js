// What could be dealt for: everybody else with their bandits, laid out large. A touch on one begins an offer for him.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { labelled } from "../../../web/shell/words.js";
import { stacksOf } from "./bandits.js";
import { box } from "./content.js";
import { canOffer, writeOffer } from "./offerform.js";
import { PersonDialog, PersonHead, personWords } from "./people.js";
import { actionOf, waresOf } from "./terms.js";
import { Tile } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./bandits.js").Stack} Stack */
/** @typedef {import("../../../web/types.d.ts").Player} Player */

/** @param {{props: Props}} given */
export function Wares({ props }) {
  const { players, seat } = props;
  const [looking, look] = useState(/** @type {number | null} */ (null));
  const others = [...players.slice((seat ?? -1) + 1), ...players.slice(0, seat ?? 0)];
  return h(
    "div",
    { class: "ba-wares", "data-many": others.length, "data-scrolls": true },
    others.map((player) => h(Stand, { key: player.seat, props, player, onLook: () => look(player.seat) })),
    looking !== null && h(PersonDialog, { props, seat: looking, onClose: () => look(null) }),
  );
}

/** Somebody's place on the carpet. @param {{props: Props, player: Player, onLook: () => void}} given */
function Stand({ props, player, onLook }) {
  const { view, say } = props;
  const purse = view.seats[player.seat];
  if (!purse) return null;
  return h(
    "section",
    { class: `ba-stand seat-${player.colour % 6}`, "data-turn": view.actors.includes(player.seat) },
    h(
      "button",
      { type: "button", class: "ba-stand-head", "data-mark": `person:${player.seat}`, onClick: onLook },
      h("span", { class: "sr" }, personWords(props, player.seat)),
      h(PersonHead, { props, player, purse }),
    ),
    purse.cards.length === 0 && h("small", { class: "ba-none" }, say("board-nothing")),
    h(
      "div",
      { class: "ba-tiles" },
      stacksOf(purse.cards).map((stack) => h(Ware, { key: stack.group, props, seat: player.seat, stack, onLook })),
    ),
  );
}

/** @param {{props: Props, seat: number, stack: Stack, onLook: () => void}} given */
function Ware({ props, seat, stack, onLook }) {
  const { say, view } = props;
  /** @type {import("./terms.js").Draft} */
  const wish = { offer: null, to: seat, give: [], want: stack.cards.slice(0, 1), money: 0 };
  const [card] = waresOf(props, wish).want.filter((one) => stack.cards.includes(one));
  const ask = () => (card ? writeOffer(props, { to: seat, want: [card] }) : props.why(actionOf(wish)));
  const value = say("board-money", { money: box().value[stack.gang] });
  return h(Tile, {
    stack,
    say,
    named: true,
    note: value,
    noteWords: labelled(say("board-value"), value),
    danger: stack.cards.some((one) => view.seats[seat]?.threatened.includes(one)),
    free: card !== undefined,
    ...(canOffer(props) ? { onTouch: ask } : { onLook }),
  });
}
