// What the All-Seeing Eye sees: three cards, for one pair of eyes, for as long as the shell holds the event; then they
// are nowhere on the page (LE-4). The list is the shell's own: what leaves it, leaves here.

import { h } from "../../../web/vendor/preact.js";
import { useRef } from "../../../web/vendor/preact-hooks.js";
import { CardFace } from "./cardface.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */

/** @param {{props: Props}} given */
export function Peek({ props }) {
  const { events, seat, say } = props;
  const kept = useRef({ events, seat });
  if (events.some(isPeek) || kept.current.seat !== seat) kept.current = { events, seat };
  const peeked = kept.current.events.find(isPeek);
  if (!peeked || peeked.args.seat !== seat) return null;
  const cards = Array.isArray(peeked.args.cards) ? peeked.args.cards : [];
  return h(
    "section",
    { class: "al-peek", "aria-label": say("board-peek", { chest: peeked.args.chest }) },
    h("h2", {}, say("board-peek", { chest: peeked.args.chest })),
    h(
      "ol",
      { class: "al-cards", "data-many": cards.length },
      cards.map((card, n) => h("li", { key: n }, h(CardFace, { card: String(card), say }))),
    ),
    h("p", {}, say("board-peek-order")),
  );
}

/** @param {GameEvent} event */
function isPeek({ key }) {
  return key === "peeked";
}
