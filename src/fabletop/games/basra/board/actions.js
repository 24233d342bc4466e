// The buttons below: what is picked can be done, and what else there is to do now. They say what they do.

import { h } from "../../../web/vendor/preact.js";
import { allows, offers } from "../../../web/board/choices.js";
import { labelled } from "../../../web/shell/words.js";
import { gangOfCard, groupOf } from "./bandits.js";
import { kindOf, squareOf } from "./city.js";
import { box } from "./content.js";
import { canOffer, writeOffer } from "./offerform.js";
import { Incoming } from "./incoming.js";
import { payoutWords } from "./people.js";
import { actionWith, go, picksOf, play, unpick, verbOf, waysOf } from "./picks.js";
import { isDealing, layout, placeOf } from "./places.js";
import { priceOf } from "./piles.js";
import { KindSign } from "./signs.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Purse} Purse */
/** @typedef {import("../../../web/types.d.ts").Action} Action */

/** @param {{props: Props, purse: Purse}} given */
export function Actions({ props, purse }) {
  const offer = waitingOffer(props);
  if (offer && !picksOf(props).cards.length) return h(Incoming, { props, deal: offer });
  const buttons = [picked(props), ways(props), answer(props), standing(props, purse)].flat().filter(Boolean);
  if (!buttons.length && ["choose_gang", "choose_starter"].includes(props.view.step) && props.asked.length) return null;
  return h(
    "div",
    { class: "ba-actions", "data-many": buttons.length },
    buttons.length ? buttons : h(Rest, { props, purse }),
  );
}

/**
 * @param {string} key
 * @param {string} look @param {any} words @param {() => void} onClick @param {string} [more] @param {string} [spoken]
 */
function button(key, look, words, onClick, more = "", spoken = undefined) {
  const seen = { "aria-hidden": spoken ? "true" : undefined };
  return h(
    "button",
    { key, type: "button", class: `ba-big ${look}`, onClick },
    spoken && h("span", { class: "sr" }, spoken),
    h("span", seen, words),
    more && h("small", seen, more),
  );
}

/**
 * Drop these.
 * @param {Props} props @param {string[]} cards @param {string} key @param {string} look @param {() => void} onClick
 */
function dropButton({ say, view }, cards, key, look, onClick) {
  const count = cards.length;
  const money = (box().fees[view.step] ?? 0) * count;
  const goods = say("board-goods", { cards });
  return button(
    key,
    look,
    `${say("board-drop")} (${say("board-money", { money })})`,
    onClick,
    goods,
    labelled(say("board-drop-for", { count, money }), goods),
  );
}

/**
 * Before the dice: what a sensible player would do is the large button. Whoever does nothing takes the risk.
 * @param {Props} props @param {Purse} purse
 */
function raiding(props, purse) {
  const { view, say, act, asked } = props;
  const { advice } = view;
  if (!advice || purse.done || !asked.length || !offers(props, "done") || picksOf(props).cards.length) return [];
  const sensible = allows(props, ["discard", advice.drop]) ? advice.drop : [];
  const drop =
    sensible.length > 0 && dropButton(props, sensible, "drop", "ba-go", () => play(props, ["discard", sensible]));
  const risks = advice.all > 0; // all of one's own may be safe
  const more = risks ? say("board-likely-ransom", { money: advice.all }) : "";
  const stay = button(
    "done",
    drop || !risks ? "ba-quiet" : "ba-go",
    say(risks ? "board-take-risk" : "board-done"),
    () => act(["done"]),
    more,
  );
  return [drop, stay];
}

/** An offer one may answer, unless it lies there to be read. @param {Props} props */
function waitingOffer(props) {
  const { view } = props;
  if (!isDealing(view) || (view.step === "bazaar" && layout.value !== "small") || placeOf(props) === "deals")
    return null;
  return view.offers.find(({ can_answer }) => can_answer) ?? null;
}

/** What is to be done with the bandits picked, and who they are. @param {Props} props */
function picked(props) {
  const { view, say } = props;
  const { cards } = picksOf(props);
  const verb = verbOf(props);
  const action = actionWith(props, cards);
  if (!cards.length || !allows(props, action)) return [];
  const money = cards.reduce((sum, card) => sum + view.prices[gangOfCard(card)], 0);
  const cancel = button("cancel", "ba-quiet ba-slim", "✕", () => unpick(props), "", say("board-cancel"));
  if (verb === "discard") return [dropButton(props, cards, "picked", "ba-go", () => play(props, action)), cancel];
  const words = verb === "give" ? say("board-hand-over") : say("board-retire-for", { money });
  return [button("picked", "ba-go", words, () => play(props, action), say("board-goods", { cards })), cancel];
}

/** Where the movement card picked leads. @param {Props} props */
function ways(props) {
  const { say } = props;
  const found = waysOf(props);
  return found.map((way) => {
    const { gangs } = squareOf(way.square);
    const kind = kindOf(way.square);
    const words = way.lane ? say(`board-lane-${way.lane}`) : say("board-move", { card: way.card });
    return h(
      "button",
      { key: way.lane ?? "on", type: "button", class: "ba-big ba-go ba-way", onClick: () => go(props, way) },
      h(KindSign, { kind, gangs }),
      h(
        "span",
        {},
        words,
        h("small", {}, labelled(say(`kind-${kind}`), say(`kind-${kind}-text`))),
        way.threatened > 0 &&
          h("small", { class: "ba-danger" }, say("board-threatened-count", { count: way.threatened })),
      ),
    );
  });
}

/** An answer picked elsewhere: a pile, a gang, a player. @param {Props} props */
function answer(props) {
  const { say, view } = props;
  const { answer: action } = picksOf(props);
  if (!action) return [];
  const [verb, word, group] = action;
  const gang = /** @type {import("./view.d.ts").Gang} */ (word);
  const price = verb === "buy" ? priceOf(view, gang) : 0;
  const words =
    verb === "buy"
      ? price
        ? say("board-buy-for", { money: price })
        : say("board-buy-free")
      : say(`option-${verb}`, verb === "choose_gang" ? { gang } : { seat: word });
  const top = view.piles[gang]?.top;
  const whom = verb === "buy" ? say(`card-${group ?? groupOf(top ?? "")}`) : "";
  return [button("answer", "ba-go", words, () => play(props, action), whom)];
}

/** What can be done at any time in this step. @param {Props} props @param {Purse} purse */
function standing(props, purse) {
  const { view, say, act, asked } = props;
  const { cards } = picksOf(props);
  const done = asked.length > 0;
  return [
    ...raiding(props, purse),
    isDealing(view) &&
      canOffer(props) &&
      button("offer", "ba-blue", say(cards.length ? "board-sell" : "board-new-offer"), () => writeOffer(props)),
    offers(props, "end_buy") &&
      button(
        "stop",
        "ba-quiet",
        say("board-stop-buying"),
        () => play(props, ["end_buy"]),
        say("board-buys-left", { count: view.buying?.left ?? 0 }),
      ),
    offers(props, "done") &&
      !view.advice &&
      !purse.done &&
      done &&
      !cards.length &&
      button("done", "ba-quiet", say("board-done"), () => act(["done"])),
    offers(props, "resume") && purse.done && button("again", "ba-quiet", say("board-again"), () => act(["resume"])),
  ];
}

/** Nothing to do: how it stands. @param {{props: Props, purse: Purse}} given */
function Rest({ props: { view, say, asked }, purse }) {
  if (view.tribute?.mine) return h("p", { class: "ba-rest" }, say("board-hand-over-chosen"));
  if (view.tribute && asked.length)
    return h(
      "p",
      { class: "ba-rest" },
      h("b", {}, say("board-to-seat", { seat: view.active })),
      h("span", {}, say("board-hand-over-secret")),
    );
  if (view.step === "turn" && asked.length && view.opening)
    return h(
      "p",
      { class: "ba-rest ba-first" },
      h("span", {}, say("board-first-turn")),
      layout.value !== "small" && h("span", {}, say("board-first-prices")), // there a line says so
    );
  const words = say("board-lap", { lap: view.lap, laps: view.laps });
  return h(
    "p",
    { class: "ba-rest" },
    h("span", {}, words),
    h("span", {}, say("board-steps-left", { count: view.steps_left })),
    h("span", { class: "ba-rest-payout" }, payoutWords(say, purse)),
  );
}
