// An offer that has come in: at the thumb, with its answers, before anything else is asked.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";
import { labelled } from "../../../web/shell/words.js";
import { called, sideWords } from "./deals.js";
import { canAccept } from "./offerform.js";
import { goTo } from "./places.js";
import { Icon } from "./signs.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Deal} Deal */

/** @param {{props: Props, deal: Deal}} given */
export function Incoming({ props, deal }) {
  const { players, say, act, why } = props;
  const maker = players[deal.from];
  const free = canAccept(props, deal);
  return h(
    "section",
    { class: `ba-incoming seat-${(maker?.colour ?? 0) % 6}`, "aria-label": say("board-offer") },
    h(
      "p",
      {},
      maker && h(Mark, { colour: maker.colour, size: 22 }),
      h("b", {}, say("board-offer-from", { seat: deal.from })),
      h("span", {}, labelled(say("board-you-get"), sideWords(props, deal.give, deal.give_money))),
      h("span", {}, labelled(say("board-you-give"), sideWords(props, deal.want, deal.want_money))),
    ),
    h(
      "div",
      { class: "ba-actions" },
      h(
        "button",
        {
          type: "button",
          class: "ba-big ba-go",
          "aria-label": called(props, deal, "board-accept"),
          "aria-disabled": free ? undefined : "true",
          onClick: () => (free ? act : why)(["accept", deal.id]),
        },
        say("board-accept"),
      ),
      h(
        "button",
        {
          type: "button",
          class: "ba-big ba-quiet",
          "aria-label": called(props, deal, "board-decline"),
          onClick: () => act(["decline", deal.id, "no"]),
        },
        say("board-decline"),
      ),
      h(
        "button",
        {
          type: "button",
          class: "ba-big ba-quiet ba-slim",
          "aria-label": say("board-tab-deals"),
          title: say("board-tab-deals"),
          onClick: () => goTo(props, "deals"),
        },
        h(Icon, { name: "bazaar" }),
      ),
    ),
  );
}
