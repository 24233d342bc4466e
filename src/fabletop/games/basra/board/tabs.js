// One place at a time, and the way to the others.

import { h } from "../../../web/vendor/preact.js";
import { Deals } from "./deals.js";
import { People } from "./people.js";
import { Piles } from "./piles.js";
import { goTo, placeOf, placesOf } from "./places.js";
import { Icon } from "./signs.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./places.js").Place} Place */

/** @type {Record<Place, {icon: string, words: string}>} */
const LOOKS = {
  city: { icon: "city", words: "board-tab-city" },
  court: { icon: "guards", words: "board-tab-court" },
  piles: { icon: "recruits", words: "board-tab-piles" },
  people: { icon: "headcount", words: "board-tab-people" },
  deals: { icon: "bazaar", words: "board-tab-deals" },
};

/** @param {{props: Props}} given */
export function TabBar({ props }) {
  const { view, say } = props;
  const here = placeOf(props);
  const waiting = view.offers.filter(({ can_answer }) => can_answer).length;
  return h(
    "nav",
    { class: "ba-tabs", "aria-label": say("game-name") },
    placesOf(props).map((place) => {
      const { icon, words } = LOOKS[place];
      const count = place === "deals" ? waiting : 0;
      return h(
        "button",
        {
          key: place,
          type: "button",
          class: "ba-tab",
          "data-place": place,
          "data-calls": count > 0 && here !== place,
          "aria-current": here === place ? "true" : undefined,
          title: say(words),
          onClick: () => goTo(props, place),
        },
        h(Icon, { name: icon }),
        h("span", {}, say(words)),
        count > 0 && h("b", {}, count),
      );
    }),
  );
}

/** @param {{props: Props, place: Place}} given */
export function PlaceView({ props, place }) {
  if (place === "piles") return h(Piles, { props });
  if (place === "deals") return h(Deals, { props });
  return h(People, { props });
}

/** The places beside a large city. @param {{props: Props}} given */
export function Tabs({ props }) {
  return h(
    "div",
    { class: "ba-places" },
    h(TabBar, { props }),
    h("div", { class: "ba-place" }, h(PlaceView, { props, place: placeOf(props) })),
  );
}
