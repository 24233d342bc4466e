// Reading `choices`: what is offered, and what its holes take.

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/** @typedef {import("../../../web/types.d.ts").Hole} Hole */

/** @param {unknown} part @returns {part is Hole} */
export function isHole(part) {
  return typeof part === "object" && part !== null && "hole" in part;
}

/** The choices of one kind of action. @param {Props} props @param {string} name @returns {Choice[]} */
export function choicesOf({ choices }, name) {
  return choices.filter((choice) => choice[0] === name);
}

/** @param {Props} props @param {string} name */
export function offers(props, name) {
  return choicesOf(props, name).length > 0;
}

/** May this word stand there? @param {unknown} part @param {unknown} word */
function takes(part, word) {
  if (!isHole(part)) return part === word;
  return "of" in part ? /** @type {unknown[]} */ (part.of).includes(word) : true;
}

/** The choice of some action about one kind. @param {Props} props @param {string} name @param {string} kind */
export function choiceFor(props, name, kind) {
  return choicesOf(props, name).find((choice) => takes(choice[1], kind));
}

/** The numbers that may stand there. @param {unknown} part @returns {number[]} */
export function numbersOf(part) {
  if (typeof part === "number") return [part];
  if (!isHole(part)) return [];
  if (part.hole === "one") return part.of.map(Number);
  if (part.hole !== "number") return [];
  const numbers = [];
  for (let number = part.least; number <= part.most; number += part.step || 1) numbers.push(number);
  return numbers;
}

/** The longest text that may stand there, or nothing. @param {unknown} part */
export function roomFor(part) {
  return isHole(part) && part.hole === "text" ? part.most : 0;
}
