// One's own things: Ali Baba's hand, which nobody else may see; for a thief a heap of cards face down.

import { h } from "../../../web/vendor/preact.js";
import { offers } from "../../../web/board/choices.js";
import { isToCome, useHeld } from "../../../web/board/held.js";
import { Back, Face } from "./cards.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */

/** The hand one may look into now. @param {Props} props */
export function handOf(props) {
  const { view, seat } = props;
  const hidden = view.step === "over" || offers(props, "tick") || view.case !== 0 || seat !== view.ali;
  return hidden ? [] : (view.hand ?? []);
}

/** How many cards of a hand lie beside each other where there is little room.
 * @param {ReturnType<typeof handOf>} hand */
export function rowOf(hand) {
  return hand.length <= 10 || hand.some(({ adjective }) => adjective) ? 5 : hand.length <= 14 ? 7 : 8;
}

/** @param {Props} props */
export function Drawer(props) {
  const { view, say, calm } = props;
  const hand = handOf(props);
  if (!hand.length) return h(Heap, { props });
  const reciting = view.step === "recite" || view.step === "rule";
  return h(
    "section",
    {
      class: "board os-hand",
      "data-calm": calm,
      style: { "--row": rowOf(hand) },
      "aria-label": say("label-your-hand"),
    },
    h("h2", {}, say("label-your-hand")),
    h(
      "ul",
      {},
      hand.map(({ kind, named, adjective }, n) =>
        h(
          "li",
          { key: n, "data-named": reciting && named, title: say(`kind-${kind}`) },
          h(Face, {
            kind,
            say,
            adjective,
            more: reciting && named && h("i", { class: "os-tick", role: "img", "aria-label": "✓" }, "✓"),
          }),
        ),
      ),
    ),
  );
}

/** One's collection: a number, no more. @param {{props: Props}} props */
function Heap({ props: { view, seat, say, calm, coming, events } }) {
  const many = useHeld(view.collections[seat ?? 0] ?? 0, isToCome(coming, events, seat ?? 0));
  if (seat === null) return null;
  return h(
    "section",
    { class: "os-heap", "data-calm": calm },
    h("h2", {}, say("label-collection")),
    h(
      "p",
      { class: "os-heap-cards", "aria-hidden": "true" },
      Array.from({ length: Math.min(many, 30) }, (_, n) => h("span", { key: n }, h(Back, {}))),
    ),
    h("p", {}, say("label-cards", { count: many })),
  );
}
