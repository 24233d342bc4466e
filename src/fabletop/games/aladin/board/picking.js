// Choosing cards and people: for a penalty, for a wish, for the Ring. Everything that could be meant lies on the table;
// what may not be chosen is dim, and a touch on it asks why.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { allows, choosable, filled, possible } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { heaps } from "./cards.js";
import { Tile } from "./cardface.js";
import { WishLine } from "./wish.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("../../../web/board/choices.js").Picks} Picks */
/** @typedef {import("../../../web/types.d.ts").Player} Player */
/**
 * @typedef {object} Question
 * @property {string} verb
 * @property {string[]} fields
 * @property {"card"} [own] one of one's own cards
 * @property {"card" | "other_card"} [theirs] a card of somebody else
 * @property {boolean} [people] somebody else
 * @property {boolean} [discard] a card of the discard
 */

const LONG_NAME = 10; // letters; three players share a phone's width

/** @type {Record<string, Question>} */
const QUESTIONS = {
  name_thief: { verb: "name_thief", fields: ["other"], people: true },
  steal: { verb: "steal", fields: ["card"], theirs: "card" },
  gem_thief: { verb: "take", fields: ["other", "card"], theirs: "card" },
  jewel_thief: { verb: "take", fields: ["other", "card"], theirs: "card" },
  tithe: { verb: "take", fields: ["other", "card"], theirs: "card" },
  sandstorm: { verb: "blow", fields: ["other", "card"], theirs: "card" },
  bazaar: { verb: "swap", fields: ["card", "other", "other_card"], own: "card", theirs: "other_card" },
  heart: { verb: "give", fields: ["card", "other"], own: "card", people: true },
  lost_found: { verb: "recover", fields: ["card"], discard: true },
  ring: { verb: "ring_take", fields: ["card"], discard: true },
  toll: { verb: "pay", fields: ["card"], own: "card" },
  caravan: { verb: "caravan_pass", fields: ["card"], own: "card" },
};

/** Whether this step is answered by choosing cards or people. @param {string} step */
export function isPicking(step) {
  return step in QUESTIONS;
}

/** @param {{props: Props}} given */
export function Picking({ props }) {
  const { view, picture, act, why, sound, say } = props;
  const [kept, keep] = useState(
    /** @type {{decision: number, seat: number | null, picks: Picks}} */ ({ decision: -1, seat: null, picks: {} }),
  );
  const question = QUESTIONS[view.step];
  if (!question) return null;
  const { verb, fields } = question;
  const fresh = kept.decision !== picture.decision || kept.seat !== props.seat;
  const picks = fresh ? {} : kept.picks;
  /** Pick something, or ask why it cannot be. @param {Picks} more */
  const pick = (more) => {
    if (!possible(props, verb, fields, more)) return why(filled(props, verb, fields, { ...picks, ...more }));
    sound("tap");
    const all = { ...picks, ...more };
    return keep({
      decision: picture.decision,
      seat: props.seat,
      picks: possible(props, verb, fields, all) ? all : more,
    });
  };
  const action = [verb, ...fields.map((field) => picks[field] ?? null)];
  const whole = fields.every((field) => picks[field] !== undefined) && allows(props, action);
  const words = whole ? say(`option-${verb}`, picks) : say(missing(question, picks));
  return h(
    "div",
    { class: "al-picking", "data-step": view.step },
    view.step !== "ring" && h(WishLine, { props }),
    h(
      "div",
      { class: "al-lots", tabIndex: 0, role: "group", "aria-label": say(`ask-${view.step}`) },
      question.own && h(Own, { props, question, picks, pick }),
      question.people && h(People, { props, question, picks, pick }),
      question.theirs && h(Theirs, { props, question, picks, pick }),
      question.discard && h(Discard, { props, question, picks, pick }),
    ),
    h("button", { type: "button", class: "al-big al-done", disabled: !whole, onClick: () => act(action) }, words),
  );
}

/** @param {Question} question @param {Picks} picks */
function missing({ own, people }, picks) {
  if (own && picks.card === undefined) return "board-choose-card";
  return people ? "board-choose-player" : "board-choose-card";
}

/** @typedef {{props: Props, question: Question, picks: Picks, pick: (more: Picks) => void}} Given */

/** Cards of one place, by kinds. @param {Given & {cards: string[], field: string, more?: Picks}} given */
function Cards({ props, question, picks, pick, cards, field, more = {} }) {
  const { say } = props;
  const with_ = (/** @type {string} */ card) => ({ ...more, [field]: card });
  return h(
    "div",
    { class: "al-tiles" },
    heaps(cards).map(({ kind, cards: alike }) => {
      const free = alike.find((card) => possible(props, question.verb, question.fields, with_(card)));
      const pressed = alike.some((card) => Object.entries(with_(card)).every(([name, word]) => picks[name] === word));
      return h(Tile, {
        key: kind,
        kind,
        count: alike.length,
        say,
        free: free !== undefined,
        pressed,
        onTouch: () => pick(with_(free ?? alike[0] ?? "")),
      });
    }),
  );
}

/** @param {Given} given */
function Own(given) {
  const { props, question, picks, pick } = given;
  const { card } = picks;
  const seat = props.seat ?? props.asked[0] ?? 0;
  const chosen = typeof card === "string" && (question.theirs || question.people);
  return h(
    "section",
    { class: "al-lot", "data-chosen": chosen },
    h(
      "h3",
      {},
      props.say("board-your-card"),
      chosen &&
        h(
          "button",
          { type: "button", class: "al-small", onClick: () => pick({ card: undefined }) },
          props.say("board-change"),
        ),
    ),
    h(Cards, { ...given, cards: chosen ? [card] : cardsOf(props, seat), field: "card" }),
  );
}

/** Everybody whose cards could be meant. @param {Given} given */
function Theirs(given) {
  const { props, question } = given;
  const { view, players } = props;
  const seat = props.seat ?? props.asked[0] ?? -1;
  const victims = question.fields.includes("other")
    ? players.filter((player) => player.seat !== seat)
    : players.filter((player) => player.seat === view.penalty?.seat);
  return victims.map((player) =>
    h(
      "section",
      { key: player.seat, class: "al-lot" },
      h(
        "h3",
        {},
        h(Mark, { colour: player.colour, size: 22 }),
        player.name,
        h("small", {}, props.say("board-treasures", { count: view.seats[player.seat]?.cards ?? 0 })),
      ),
      h(Cards, {
        ...given,
        cards: cardsOf(props, player.seat),
        field: question.theirs ?? "card",
        more: question.fields.includes("other") ? { other: player.seat } : {},
      }),
    ),
  );
}

/** @param {Given} given */
function Discard(given) {
  const { props } = given;
  return h(
    "section",
    { class: "al-lot" },
    h("h3", {}, props.say("board-discard")),
    h(Cards, { ...given, cards: props.view.discard, field: "card" }),
  );
}

/** @param {Given} given */
function People({ props, question, picks, pick }) {
  const seat = props.seat ?? props.asked[0] ?? -1;
  return h(
    "div",
    { class: "al-people" },
    props.players
      .filter((player) => player.seat !== seat)
      .map((player) => {
        const free = possible(props, question.verb, question.fields, { other: player.seat });
        return h(
          "button",
          {
            key: player.seat,
            type: "button",
            class: "al-person",
            "data-long": player.name.length > LONG_NAME,
            ...choosable(free, picks.other === player.seat),
            onClick: () => pick({ other: player.seat }),
          },
          h(Mark, { colour: player.colour, size: 40 }),
          h("b", {}, player.name),
          h("small", {}, props.say("board-treasures", { count: props.view.seats[player.seat]?.cards ?? 0 })),
        );
      }),
  );
}

/** Everything that lies before somebody. @param {Props} props @param {number} seat @returns {string[]} */
export function cardsOf({ view }, seat) {
  const hoard = view.seats[seat];
  if (!hoard) return [];
  const gems = Object.values(hoard.gems).flatMap(({ cards, talismans }) => [...cards, ...talismans]);
  const jewels = Object.values(hoard.jewels).flatMap((pieces) => Object.values(pieces).flat());
  return [...gems, ...jewels, ...hoard.alone];
}

/** Waiting for the caravan, one's own card chosen. @param {{props: Props}} given */
export function CaravanRoom({ props }) {
  const { view, say } = props;
  const passing = view.own?.passing;
  const { chosen = [], asked = [] } = view.caravan ?? {};
  return h(
    "div",
    { class: "al-picking" },
    h(WishLine, { props }),
    passing &&
      h(
        "div",
        { class: "al-passing" },
        heaps([passing]).map(({ kind }) => h(Tile, { key: kind, kind, count: 1, say })),
        h("b", {}, `✓ ${say(`kind-${heaps([passing])[0]?.kind}-short`)}`),
      ),
    h(
      "p",
      { class: "al-so-far", role: "status" },
      say("board-caravan-chosen", { ready: chosen.length, all: new Set([...asked, ...chosen]).size }),
    ),
  );
}
