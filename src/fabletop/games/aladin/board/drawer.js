// At the thumb: one's own treasure, and the discard.

import { h } from "../../../web/vendor/preact.js";
import { useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { Mark } from "../../../web/shell/icons.js";
import { useToldProps, useToldTreasure } from "./told.js";
import { DiscardDialog, RingLine, TreasureDialog, TreasureOf } from "./treasure.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */

const RACE_STEPS = ["ready", "countdown", "race"];

/**
 * Whose treasure lies here: one's own; where several share a device, that of whoever is or was asked.
 * @param {Props} props
 */
function useWhose({ seat, asked, view }) {
  const last = useRef(/** @type {number | null} */ (null));
  last.current = seat ?? (asked.length === 1 ? (asked[0] ?? null) : last.current);
  return RACE_STEPS.includes(view.step) ? seat : last.current;
}

/** @param {Props} given */
export function Drawer(given) {
  const [open, show] = useState(/** @type {"" | "treasure" | "discard"} */ (""));
  const seat = useWhose(given);
  const props = useToldTreasure(useToldProps(given), seat ?? -1);
  const { view, say, calm, players } = props;
  const hoard = view.seats[seat ?? -1];
  const sharing = props.picture.yours.length > 1 ? players[seat ?? -1] : undefined;
  const title = sharing ? say("board-treasure-of", { seat: sharing.seat }) : say("board-your-treasure");
  const things = h(
    "section",
    {
      key: "things",
      class: "board al-drawer",
      "data-calm": calm,
      "data-step": view.step,
      "data-own": Boolean(hoard) && seat !== null,
    },
    hoard &&
      seat !== null &&
      h(
        "div",
        { class: "al-own", "data-mark": "own", onClick: () => show("treasure") },
        h(
          "header",
          {},
          h("h2", {}, sharing && h(Mark, { colour: sharing.colour, size: 22 }), title),
          h("b", {}, say("board-points", { points: hoard.points })),
        ),
        h(TreasureOf, { props, seat }),
      ),
    h(RingLine, { props }),
    h(
      "div",
      { class: "al-drawer-buttons" },
      hoard &&
        h(
          "button",
          { type: "button", class: "al-small", onClick: () => show("treasure") },
          h("span", { "aria-hidden": "true" }, sharing ? h(Mark, { colour: sharing.colour, size: 26 }) : "⤢"),
          h("span", {}, title),
        ),
      h(DiscardButton, { props, onClick: () => show("discard") }),
    ),
  );
  return [
    things,
    open === "treasure" &&
      seat !== null &&
      h(TreasureDialog, { key: "treasure", props, seat, onClose: () => show("") }),
    open === "discard" && h(DiscardDialog, { key: "discard", props, onClose: () => show("") }),
  ];
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
