// What is picked before it is played: bandits, a movement card with its lane, a pile, a gang, a player. A touch picks,
// a second one on the same thing (or the button below) plays. Board and drawer share it; it is gone with the question
// it belongs to.

import { signal } from "../../../web/vendor/signals.js";
import { allows, cardsFor, choicesOf, mostIn, questionOf } from "../../../web/board/choices.js";
import { groupOf } from "./bandits.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Reach} Reach */
/** @typedef {import("../../../web/types.d.ts").Action} Action */
/** @typedef {{question: string, cards: string[], answer: Action | null, card: number | null}} Picks */

const NOTHING = { cards: [], answer: null, card: null };
const picked = signal(/** @type {Picks} */ ({ question: "", ...NOTHING }));

/** By step: what is done with bandits one picks. @type {Record<string, string>} */
const VERBS = { turn: "retire", brisk_trade: "retire", window20: "discard", window100: "discard", tribute: "give" };

/** @param {Props} props */
export function verbOf({ view }) {
  return VERBS[view.step] ?? "";
}

/** What is picked for the question now put, as far as it is still offered. @param {Props} props @returns {Picks} */
export function picksOf(props) {
  const question = questionOf(props);
  const now = picked.value;
  if (now.question !== question) return { question, ...NOTHING };
  const free = cardsFor(props, verbOf(props));
  const answer = now.answer && allows(props, now.answer) ? now.answer : null;
  return {
    question,
    answer,
    card: movesOf(props).some(({ card }) => card === now.card) ? now.card : null,
    cards: now.cards.filter((card) => free.includes(card)),
  };
}

/** @param {Props} props @param {Partial<Picks>} change */
function pick(props, change) {
  props.sound("tap");
  picked.value = { question: questionOf(props), ...NOTHING, ...change };
}

/** @param {Props} props */
export function unpick(props) {
  picked.value = { question: questionOf(props), ...NOTHING };
}

// -- bandits

/** What would be done with these bandits. @param {Props} props @param {string[]} cards @returns {Action} */
export function actionWith(props, cards) {
  const verb = verbOf(props);
  return verb === "give" ? [verb, cards[0] ?? ""] : [verb, cards];
}

/** One more of a group, or none again; or ask why not. @param {Props} props @param {string[]} alike */
export function pickBandit(props, alike) {
  const verb = verbOf(props);
  const free = alike.filter((card) => cardsFor(props, verb).includes(card));
  const { cards } = picksOf(props);
  const chosen = free.filter((card) => cards.includes(card));
  const next = free[chosen.length];
  if (!free.length) return props.why(actionWith(props, alike.slice(0, 1)));
  if (verb === "give")
    return chosen.length ? props.act(actionWith(props, chosen)) : pick(props, { cards: free.slice(0, 1) });
  if (next === undefined) return pick(props, { cards: cards.filter((card) => !free.includes(card)) });
  const most = Math.max(...choicesOf(props, verb).map((choice) => mostIn(choice[1])));
  if (cards.length >= most) return props.why(actionWith(props, [...cards, next]));
  return pick(props, { cards: [...cards, next] });
}

/** @param {Props} props @param {string} group */
export function pickedIn(props, group) {
  return picksOf(props).cards.filter((card) => groupOf(card) === group).length;
}

// -- everything with one answer

/** Pick an answer; a second time, give it. @param {Props} props @param {Action} answer */
export function pickAnswer(props, answer) {
  if (!allows(props, answer)) return props.why(answer);
  if (isPicked(props, answer)) return play(props, answer);
  return pick(props, { answer });
}

/** @param {Props} props @param {Action} answer */
export function isPicked(props, answer) {
  return JSON.stringify(picksOf(props).answer) === JSON.stringify(answer);
}

/** @param {Props} props @param {Action} action */
export function play(props, action) {
  unpick(props);
  props.act(action);
}

// -- movement cards

/** Where one may go now: what is offered, with where it leads. @param {Props} props @returns {Reach[]} */
export function movesOf(props) {
  const offered = choicesOf(props, "move");
  return props.view.reach.filter(({ card, lane }) =>
    offered.some((choice) => choice[1] === card && choice[2] === lane),
  );
}

/** The ways of the card in hand. @param {Props} props */
export function waysOf(props) {
  const { card } = picksOf(props);
  return movesOf(props).filter((reach) => reach.card === card);
}

/** @param {Props} props @param {number} card */
export function pickMove(props, card) {
  const ways = movesOf(props).filter((reach) => reach.card === card);
  const [only] = ways;
  if (!only) return props.why(["move", card, null]);
  if (picksOf(props).card === card && ways.length === 1) return go(props, only);
  return pick(props, { card });
}

/** @param {Props} props @param {Reach} way */
export function go(props, { card, lane }) {
  play(props, ["move", card, lane]);
}
