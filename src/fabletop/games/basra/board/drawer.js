// At the thumb: one's own bandits and movement cards, and what to do with them now. Beside a large board also the
// piles, the people and the offers.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { cardsFor, choicesOf, offers } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { labelled } from "../../../web/shell/words.js";
import { Actions } from "./actions.js";
import { gangOfCard, stacksOf } from "./bandits.js";
import { box } from "./content.js";
import { canOffer, writeOffer } from "./offerform.js";
import { isPicked, movesOf, pickAnswer, pickBandit, pickedIn, pickMove, picksOf, verbOf, waysOf } from "./picks.js";
import { payoutWords, PersonDialog, Starters } from "./people.js";
import { layout } from "./places.js";
import { useTold } from "./seen.js";
import { Icon, Sign } from "./signs.js";
import { Tabs } from "./tabs.js";
import { Tile, wordy } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Purse} Purse */
/** @typedef {import("./bandits.js").Stack} Stack */

const WITHOUT_CARDS = ["window20", "window100", "bazaar", "tribute", "choose_gang", "choose_starter", "brisk_trade"];

/** @param {Props} given */
export function Drawer(given) {
  const props = { ...given, view: useTold(given) };
  const { view, seat, calm } = props;
  const purse = view.seats[seat ?? -1];
  if (!purse) return null;
  const handed = !WITHOUT_CARDS.includes(view.step);
  return h(
    "section",
    {
      class: "board ba-drawer",
      "data-calm": calm,
      "data-step": view.step,
      "data-asked": props.asked.length > 0,
      "data-hand": handed,
      "data-going": handed && waysOf(props).length > 0,
    },
    h(Own, { props, purse }),
    handed && h(Hand, { props }),
    props.asked.length > 0 && view.step === "choose_gang" && h(Gangs, { props }),
    props.asked.length > 0 && view.step === "choose_starter" && h(Starters, { props }),
    h(Actions, { props, purse }),
    layout.value === "beside" && h(Tabs, { props }),
  );
}

/** One's bandits, group by group. @param {{props: Props, purse: Purse}} given */
function Own({ props, purse }) {
  const { say, seat } = props;
  const [looking, look] = useState(false);
  const stacks = stacksOf(purse.cards);
  const danger = purse.threatened.length;
  return h(
    "section",
    { class: "ba-own", "data-mark": "own", "data-many": stacks.length, "aria-label": say("board-your-bandits") },
    h(
      "header",
      {},
      h("h2", {}, say("board-your-bandits")),
      danger > 0
        ? h("b", { class: "ba-danger" }, say("board-threatened-count", { count: danger }))
        : h("b", {}, payoutWords(say, purse)),
    ),
    stacks.length === 0 && h("p", { class: "ba-none" }, say("board-nothing")),
    h(
      "div",
      { class: "ba-tiles" },
      stacks.map((stack) => h(OwnTile, { key: stack.group, props, purse, stack, onLook: () => look(true) })),
    ),
    looking && seat !== null && h(PersonDialog, { props, seat, onClose: () => look(false) }),
  );
}

/** @param {{props: Props, purse: Purse, stack: Stack, onLook: () => void}} given */
function OwnTile({ props, purse, stack, onLook }) {
  const { say, view } = props;
  const free = cardsFor(props, verbOf(props));
  const choosable = stack.cards.some((card) => free.includes(card));
  const danger = stack.cards.some((card) => purse.threatened.includes(card));
  const asking = free.length > 0;
  const sells = view.step === "bazaar" && canOffer(props);
  const sell = () => writeOffer(props, { give: stack.cards.slice(0, 1) });
  const [note, noteWords] = noteOf(props, purse, stack);
  return h(Tile, {
    stack,
    say,
    danger,
    note,
    noteWords,
    named: true,
    free: choosable || sells,
    chosen: pickedIn(props, stack.group),
    ...(sells
      ? { onTouch: sell }
      : asking || view.raid
        ? { onTouch: () => pickBandit(props, stack.cards) }
        : { onLook }),
  });
}

/**
 * What a group brings now, or how great its danger is.
 * @param {Props} props @param {Purse} purse @param {Stack} stack @returns {[string, string]}
 */
function noteOf(props, purse, { gang, cards }) {
  const { view, say } = props;
  const [card = ""] = cards;
  const faces = purse.risk[card];
  const fee = box().fees[view.step] ?? 0;
  if (faces === undefined && purse.threatened.includes(card) && cardsFor(props, "discard").includes(card))
    return [`−${fee}`, labelled(say("board-drop"), say("board-money", { money: fee }))];
  if (faces !== undefined)
    return faces ? [`${faces}/6`, say("board-risk", { count: faces })] : [say("board-safe"), say("board-safe")];
  if (!offers(props, "retire")) return ["", ""];
  return [`+${view.prices[gang]}`, labelled(say("board-retire"), say("board-money", { money: view.prices[gang] }))];
}

/** One's movement cards: those alike on one another. @param {{props: Props}} given */
function Hand({ props }) {
  const { view, say } = props;
  const hand = view.hand ?? [];
  const values = [...new Set(hand)];
  const moves = movesOf(props);
  const { card: picked } = picksOf(props);
  return h(
    "section",
    { class: "ba-hand", "aria-label": say("board-your-cards") },
    h("header", {}, h("h2", {}, say("board-your-cards"))),
    h(
      "div",
      { class: "ba-moves" },
      values.map((value) => {
        const count = hand.filter((one) => one === value).length;
        const ways = moves.filter(({ card }) => card === value);
        const words = [
          say("board-move-card", { card: value }),
          count > 1 && `×${count}`,
          ...ways.map(({ square }) => say(`square-${square}`)),
        ]
          .filter(Boolean)
          .join(", ");
        const state = ways.length ? { "aria-pressed": String(picked === value) } : { "aria-disabled": "true" };
        return h(
          "button",
          {
            key: value,
            type: "button",
            class: "ba-move",
            "data-count": Math.min(3, count),
            "data-free": ways.length > 0,
            ...state,
            onClick: () => pickMove(props, value),
          },
          h("span", { class: "sr" }, words),
          h("b", { "aria-hidden": "true" }, value),
          h(Icon, { name: "steps" }),
          count > 1 && h("small", { "aria-hidden": "true" }, `×${count}`),
        );
      }),
      hand.length === 0 && h("p", { class: "ba-none" }, say("board-card-count", { count: 0 })),
    ),
  );
}

/** Whom the guards go after, and who has how many of them. @param {{props: Props}} given */
function Gangs({ props }) {
  const { say } = props;
  return h(
    "div",
    { class: "ba-gangs", role: "group", "aria-label": say("board-choose-gang") },
    box().gangs.map((gang) => {
      const answer = ["choose_gang", gang];
      const free = choicesOf(props, "choose_gang").some((choice) => choice[1] === gang);
      return h(
        "button",
        {
          key: gang,
          type: "button",
          class: "ba-choice ba-gang-choice",
          "aria-pressed": free ? String(isPicked(props, answer)) : undefined,
          onClick: () => pickAnswer(props, answer),
        },
        h(Sign, { gang }),
        h("b", { style: wordy(say(`gang-${gang}`)) }, say(`gang-${gang}`)),
        h("small", {}, holders(props, gang)),
      );
    }),
  );
}

/** @param {Props} props @param {import("./view.d.ts").Gang} gang */
function holders({ view, players }, gang) {
  const counts = players.map(({ seat, colour, name }) => ({
    colour,
    name,
    count: (view.seats[seat]?.cards ?? []).filter((card) => gangOfCard(card) === gang).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ colour, name, count }) =>
      h(
        "span",
        { key: colour, class: "ba-holder" },
        h(Mark, { colour, size: 15 }),
        h("span", { class: "sr" }, name),
        count,
      ),
    );
}
