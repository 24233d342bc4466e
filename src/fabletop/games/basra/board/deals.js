// Offers lie on the carpet: whose they are, what is given and what is wanted; one accepts, declines with a word, or
// answers with one's own.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { offers, wordsAfter } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { labelled } from "../../../web/shell/words.js";
import { stacksOf } from "./bandits.js";
import { canAccept, canCounter, canOffer, writeCounter, writeOffer } from "./offerform.js";
import { Money } from "./signs.js";
import { Tiles } from "./tiles.js";
import { Wares } from "./wares.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Deal} Deal */

/** Those one may answer come first, one's own last. @param {Deal} deal */
function order(deal) {
  return deal.can_answer ? 0 : deal.mine ? 2 : 1;
}

/** @param {{props: Props}} given */
export function Deals({ props }) {
  const { view, say, seat } = props;
  const deals = view.offers.toSorted((one, other) => order(one) - order(other));
  const invites = seat !== null || deals.length > 0; // what others offer one another, nobody else sees
  return h(
    "section",
    { class: "ba-deals", "aria-label": say("board-offers") },
    h(
      "div",
      { class: "ba-carpet", tabIndex: 0, role: "group", "aria-label": say("board-offers") },
      h(
        "div",
        { class: "ba-on-carpet", "data-invites": invites },
        invites &&
          h(
            "div",
            { class: "ba-slips" },
            deals.length === 0 && h(NoOffers, { props }),
            deals.map((deal) => h(Slip, { key: deal.id, props, deal })),
          ),
        h(Wares, { props }),
      ),
    ),
    offers(props, "done") &&
      h(
        "p",
        { class: "ba-left" },
        say("board-offers-left", { count: view.my_offers_left ?? 0 }),
        canOffer(props) &&
          h("button", { type: "button", class: "ba-small", onClick: () => writeOffer(props) }, say("board-new-offer")),
      ),
  );
}

/** @param {{props: Props}} given */
function NoOffers({ props }) {
  const { say } = props;
  return h(
    "div",
    { class: "ba-no-offers" },
    h("p", { class: "ba-none" }, say("board-no-offers")),
    canOffer(props) && h("p", {}, say("board-wares")),
  );
}

/** @param {{props: Props, deal: Deal}} given */
export function Slip({ props, deal }) {
  const { players, say, act, why } = props;
  const [refusing, refuse] = useState(false);
  const maker = players[deal.from];
  const taker = deal.to === null ? null : players[deal.to];
  return h(
    "article",
    {
      class: `ba-slip seat-${(maker?.colour ?? 0) % 6}`,
      "data-for-me": deal.can_answer,
      "data-mine": deal.mine,
      "data-mark": `offer:${deal.id}`,
    },
    h(
      "div",
      { class: "ba-slip-inside" },
      h(
        "header",
        {},
        maker && h(Mark, { colour: maker.colour, size: 24 }),
        h("b", {}, deal.mine ? say("board-your-offer") : maker?.name),
        h("i", { "aria-hidden": "true" }, "→"),
        taker && h(Mark, { colour: taker.colour, size: 24 }),
        h("span", {}, taker ? taker.name : say("board-to-all")),
      ),
      h(
        "div",
        { class: "ba-terms" },
        h(Goods, { props, deal, mine: true }),
        h("i", { class: "ba-swap", "aria-hidden": "true" }, "⇄"),
        h(Goods, { props, deal, mine: false }),
      ),
      deal.can_answer &&
        !refusing &&
        h(
          "div",
          { class: "ba-answers" },
          h(
            "button",
            {
              type: "button",
              class: "ba-do",
              "aria-label": called(props, deal, "board-accept"),
              "aria-disabled": canAccept(props, deal) ? undefined : "true",
              onClick: () => (canAccept(props, deal) ? act(["accept", deal.id]) : why(["accept", deal.id])),
            },
            say("board-accept"),
          ),
          canCounter(props, deal) &&
            h(
              "button",
              {
                type: "button",
                class: "ba-other",
                "aria-label": called(props, deal, "board-counter"),
                onClick: () => writeCounter(props, deal),
              },
              say("board-counter"),
            ),
          h(
            "button",
            {
              type: "button",
              class: "ba-other",
              "aria-label": called(props, deal, "board-decline"),
              "aria-expanded": "false",
              onClick: () => refuse(true),
            },
            say("board-decline"),
          ),
        ),
      refusing && h(Reasons, { props, deal, onCancel: () => refuse(false) }),
      deal.mine &&
        offers(props, "withdraw") &&
        h(
          "div",
          { class: "ba-answers" },
          h(
            "button",
            {
              type: "button",
              class: "ba-other",
              "aria-label": called(props, deal, "board-withdraw"),
              onClick: () => act(["withdraw", deal.id]),
            },
            say("board-withdraw"),
          ),
        ),
    ),
  );
}

/** A button by name, and what it is about. @param {Props} props @param {Deal} deal @param {string} button */
export function called(props, deal, button) {
  return labelled(props.say(button), offerWords(props, deal));
}

/** Which offer a button is about: others may lie beside it. @param {Props} props @param {Deal} deal */
function offerWords(props, deal) {
  const [gives, wants] = [sideWords(props, deal.give, deal.give_money), sideWords(props, deal.want, deal.want_money)];
  return `${props.players[deal.from]?.name ?? ""}, ${gives} → ${wants}`;
}

/** What is on one side, in words. @param {Props} props @param {string[]} cards @param {number} money */
export function sideWords({ say }, cards, money) {
  const parts = [cards.length > 0 && say("board-goods", { cards }), money > 0 && say("board-money", { money })];
  return parts.filter(Boolean).join(" + ") || say("board-for-nothing");
}

/** One side of an offer, as whoever looks sees it. @param {{props: Props, deal: Deal, mine: boolean}} given */
function Goods({ props: { say }, deal, mine }) {
  const turned = deal.can_answer; // what the maker gives comes to whoever accepts
  const from = mine === turned ? "want" : "give";
  const cards = deal[from];
  const money = from === "give" ? deal.give_money : deal.want_money;
  const title =
    deal.mine || deal.can_answer
      ? say(mine ? "board-you-give" : "board-you-get")
      : say(mine ? "board-gives" : "board-wants", { seat: deal.from });
  return h(
    "div",
    { class: "ba-goods", "data-kinds": stacksOf(cards).length },
    h("small", {}, title),
    cards.length > 0 && h(Tiles, { cards, say, named: true }),
    money > 0 && h(Money, { money, say }),
    !cards.length && !money && h("span", { class: "ba-none" }, say("board-for-nothing")),
  );
}

/** In a word, why not. @param {{props: Props, deal: Deal, onCancel: () => void}} given */
function Reasons({ props, deal, onCancel }) {
  const { say, act } = props;
  const reasons = wordsAfter(props, ["decline", deal.id]);
  return h(
    "div",
    { class: "ba-reasons", role: "group", "aria-label": say("board-why-not") },
    h("p", {}, say("board-why-not")),
    reasons.map((why) =>
      h(
        "button",
        { key: why, type: "button", class: "ba-other", onClick: () => act(["decline", deal.id, why]) },
        say(`why-${why}`),
      ),
    ),
    h("button", { type: "button", class: "ba-other ba-back", onClick: onCancel }, say("board-cancel")),
  );
}
