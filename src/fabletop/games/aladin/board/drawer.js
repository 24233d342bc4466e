// At the thumb: one's own treasure, and the discard.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { DiscardDialog, RingLine, TreasureDialog, TreasureOf } from "./treasure.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */

/** @param {Props} props */
export function Drawer(props) {
  const { view, seat, say, calm } = props;
  const [open, show] = useState(/** @type {"" | "treasure" | "discard"} */ (""));
  const hoard = view.seats[seat ?? -1];
  return h(
    "section",
    { class: "al-drawer", "data-calm": calm, "data-step": view.step },
    hoard &&
      seat !== null &&
      h(
        "div",
        { class: "al-own", "data-mark": "own", onClick: () => show("treasure") },
        h("header", {}, h("h2", {}, say("board-your-treasure")), h("b", {}, say("board-points", { points: hoard.points }))),
        h(TreasureOf, { props, seat }),
      ),
    h(RingLine, { props }),
    h(
      "div",
      { class: "al-drawer-buttons" },
      hoard && h("button", { type: "button", class: "al-small", onClick: () => show("treasure") }, h("span", { "aria-hidden": "true" }, "⤢"), h("span", {}, say("board-your-treasure"))),
      h(DiscardButton, { props, onClick: () => show("discard") }),
    ),
    open === "treasure" && seat !== null && h(TreasureDialog, { props, seat, onClose: () => show("") }),
    open === "discard" && h(DiscardDialog, { props, onClose: () => show("") }),
  );
}

/** @param {{props: Props, onClick: () => void}} given */
export function DiscardButton({ props: { view, say }, onClick }) {
  const count = view.discard.length;
  return h(
    "button",
    { type: "button", class: "al-small al-discard", "data-mark": "discard", onClick },
    h("span", { class: "sr" }, say("board-discard-count", { count })),
    h("i", { class: "al-backs", "aria-hidden": "true" }),
    h("b", { "aria-hidden": "true" }, count),
    h("span", { "aria-hidden": "true" }, say("board-discard")),
  );
}
