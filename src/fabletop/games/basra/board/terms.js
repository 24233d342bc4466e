// What an offer says while it is being written. Money has one sign: above nothing one gets it, below one pays it. A
// draft always fits one of the choices as far as it goes; what is written last stays, and what no longer goes with it
// gives way.

import { allows, cardsIn, choicesOf, mostIn, rangeIn } from "../../../web/board/choices.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Deal} Deal */
/** @typedef {import("../../../web/types.d.ts").Action} Action */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/**
 * @typedef {object} Draft
 * @property {string | null} offer the one it answers
 * @property {number | "any" | null} to
 * @property {string[]} give
 * @property {string[]} want
 * @property {number} money
 */

// places in a choice: verb, to or offer, give, give money, want, want money
const [GIVE, GIVE_MONEY, WANT, WANT_MONEY] = [2, 3, 4, 5];

/** @param {Draft} draft @returns {Action} */
export function actionOf({ offer, to, give, want, money }) {
  return [offer ? "counter" : "offer", offer ?? to, give, Math.max(0, -money), want, Math.max(0, money)];
}

/** The forms an offer to them may have. @param {Props} props @param {Draft} draft @returns {Choice[]} */
export function formsOf(props, { offer, to }) {
  return offer
    ? choicesOf(props, "counter").filter((choice) => choice[1] === offer)
    : choicesOf(props, "offer").filter((choice) => choice[1] === to);
}

/** Who can be asked. @param {Props} props @returns {(number | "any")[]} */
export function partnersOf(props) {
  return /** @type {(number | "any")[]} */ ([...new Set(choicesOf(props, "offer").map((choice) => choice[1]))]);
}

/** Which of one's own bandits, and of theirs, can be in it. @param {Props} props @param {Draft} draft */
export function waresOf(props, draft) {
  const forms = formsOf(props, draft);
  const all = (/** @type {number} */ place) => [...new Set(forms.flatMap((form) => cardsIn(form[place])))];
  return { give: all(GIVE), want: all(WANT) };
}

/** @param {Choice} form @returns {[number, number]} */
function moneyIn(form) {
  return [-rangeIn(form[GIVE_MONEY])[1], rangeIn(form[WANT_MONEY])[1]];
}

/** The draft as this form has it. @param {Choice} form @param {Draft} draft @returns {Draft} */
function fitted(form, draft) {
  const [least, most] = moneyIn(form);
  const some = (/** @type {string[]} */ cards, /** @type {number} */ place) =>
    cards.filter((card) => cardsIn(form[place]).includes(card)).slice(0, mostIn(form[place]));
  return {
    ...draft,
    give: some(draft.give, GIVE),
    want: some(draft.want, WANT),
    money: Math.min(most, Math.max(least, draft.money)),
  };
}

/** How much of a draft is gone. @param {Draft} before @param {Draft} after */
function loss(before, after) {
  return (
    before.give.length -
    after.give.length +
    before.want.length -
    after.want.length +
    (before.money === after.money ? 0 : 1)
  );
}

/**
 * A draft with one thing changed, the rest adapted to it; null: no form takes that.
 * @param {Props} props @param {Draft} draft @param {Partial<Draft>} change @returns {Draft | null}
 */
export function changed(props, draft, change) {
  const wish = { ...draft, ...change };
  const fits = formsOf(props, wish)
    .map((form) => fitted(form, wish))
    .filter((one) =>
      Object.keys(change).every(
        (key) =>
          JSON.stringify(one[/** @type {keyof Draft} */ (key)]) ===
          JSON.stringify(wish[/** @type {keyof Draft} */ (key)]),
      ),
    );
  return fits.sort((one, other) => loss(wish, one) - loss(wish, other))[0] ?? null;
}

/**
 * The draft for somebody else: what can stay, stays.
 * @param {Props} props @param {Draft} draft @param {number | "any"} to @returns {Draft}
 */
export function addressed(props, draft, to) {
  return changed(props, { ...draft, want: [] }, { to }) ?? { ...draft, to, give: [], want: [], money: 0 };
}

/**
 * An answer to an offer begins with the offer itself, turned round.
 * @param {Props} props @param {Deal} deal @returns {Draft}
 */
export function turned(props, deal) {
  /** @type {Draft} */
  const draft = {
    offer: deal.id,
    to: deal.from,
    give: deal.want,
    want: deal.give,
    money: deal.give_money - deal.want_money,
  };
  return changed(props, draft, {}) ?? { ...draft, give: [], want: [], money: 0 };
}

/** @param {Props} props @param {Draft} draft */
export function isComplete(props, draft) {
  return allows(props, actionOf(draft));
}
