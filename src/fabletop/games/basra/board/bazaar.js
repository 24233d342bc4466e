// The bazaar: before the stalls lies a carpet, and on it the offers; around it sit the players with their bandits.

import { h } from "../../../web/vendor/preact.js";
import { Deals } from "./deals.js";
import { layout } from "./places.js";
import { People } from "./people.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */

/** @param {{props: Props}} given */
export function Bazaar({ props }) {
  const beside = layout.value === "beside";
  return h(
    "section",
    { class: "ba-bazaar", "data-people": beside, "aria-label": props.say("kind-bazaar") },
    h("i", { class: "ba-row-of-stalls", "aria-hidden": "true" }),
    beside && h(People, { props }),
    h(Deals, { props }),
  );
}
