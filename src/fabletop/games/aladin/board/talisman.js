// Where does the talisman go? Columns one may not use are dim: AL-123.

import { h } from "../../../web/vendor/preact.js";
import { allows, choosable } from "../../../web/board/choices.js";
import { box } from "./content.js";
import { Gem, Talisman } from "./treasures.js";
import { letterOf } from "./words.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */

/** @param {{props: Props}} given */
export function TalismanRoom({ props }) {
  const { view, say } = props;
  const seat = view.talisman?.seat ?? props.seat ?? -1;
  return h(
    "div",
    { class: "al-placing" },
    h(
      "div",
      { class: "al-placing-head" },
      h("span", { class: "al-placing-talisman" }, h(Talisman, {})),
      h("p", {}, say("board-talisman-help")),
    ),
    h(
      "div",
      { class: "al-columns", role: "group", "aria-label": say("ask-talisman") },
      box().gems.map((gem) => h(Column, { key: gem, props, seat, gem })),
    ),
  );
}

/** @param {{props: Props, seat: number, gem: import("./view.d.ts").Gem}} given */
function Column({ props, seat, gem }) {
  const { view, say, act, why } = props;
  const own = view.seats[seat]?.gems[gem];
  const free = allows(props, ["place_talisman", gem]);
  return h(
    "button",
    {
      type: "button",
      class: `al-column al-${gem}`,
      ...choosable(free, false),
      onClick: () => (free ? act : why)(["place_talisman", gem]),
    },
    h("span", { class: "al-column-art" }, h(Gem, { gem })),
    h("b", {}, h("i", { class: "al-letter", "aria-hidden": "true" }, letterOf(say, gem)), say(`kind-${gem}-short`)),
    h("strong", {}, own?.count ?? 0),
    h("small", {}, free ? say("board-talisman-here") : say("board-talisman-not-here")),
  );
}
