// Which key is whose: AL-114. A letter goes by what is printed on the key; on keyboards with other letters by its
// place.

/** @typedef {import("../../../web/types.d.ts").Say} Say */

const LETTERS = ["q", "p", "z", "m", " "];
const SPACE = 4;

/** What stands on somebody's key. @param {number} n @param {Say} say */
export function keyOf(n, say) {
  return n === SPACE ? say("board-space") : (LETTERS[n] ?? "").toUpperCase();
}

/** Which of these keys it is, or -1. @param {KeyboardEvent} event */
export function keyNumber({ key, code }) {
  const letter = key.toLowerCase();
  if (/^[a-z ]$/.test(letter)) return LETTERS.indexOf(letter);
  return LETTERS.findIndex((one) => code === `Key${one.toUpperCase()}`);
}

/** Whose press it is. @param {KeyboardEvent} event @param {number[]} people @returns {number | undefined} */
export function keySeat(event, people) {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (people.length === 1) return event.key === " " || event.key === "Enter" ? people[0] : undefined;
  return people[keyNumber(event)];
}
