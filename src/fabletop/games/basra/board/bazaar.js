// The bazaar: before the stalls lies a carpet, and on it the offers and what everybody has to sell.

import { h } from "../../../web/vendor/preact.js";
import { Deals } from "./deals.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */

/** @param {{props: Props}} given */
export function Bazaar({ props }) {
  return h(
    "section",
    { class: "ba-bazaar", "aria-label": props.say("kind-bazaar") },
    h("i", { class: "ba-row-of-stalls", "aria-hidden": "true" }),
    h(Deals, { props }),
  );
}
