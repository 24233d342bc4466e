// Reading `choices`: what is offered, and what its holes take.

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("../../../web/types.d.ts").Action} Action */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/** @typedef {import("../../../web/types.d.ts").Hole} Hole */
/** @typedef {import("../../../web/types.d.ts").Word} Word */
/** @typedef {Word | Hole | undefined} Part */

/** @param {unknown} part @returns {part is Hole} */
export function isHole(part) {
  return typeof part === "object" && part !== null && "hole" in part;
}

/** Which cards may stand there. @param {Part} part @returns {string[]} */
export function cardsIn(part) {
  if (isHole(part)) return part.hole === "cards" ? part.of.map(String) : [];
  return Array.isArray(part) ? part.map(String) : [];
}

/** How many cards may stand there at most. @param {Part} part */
export function mostIn(part) {
  return isHole(part) && part.hole === "cards" ? part.most : cardsIn(part).length;
}

/** The least and the most that may stand there. @param {Part} part @returns {[number, number]} */
export function rangeIn(part) {
  if (isHole(part)) return part.hole === "number" ? [part.least, part.most] : [0, 0];
  return typeof part === "number" ? [part, part] : [0, 0];
}

/** May this word stand there? @param {Part} part @param {Word} word */
export function takes(part, word) {
  if (!isHole(part)) return JSON.stringify(part) === JSON.stringify(word);
  if (part.hole === "one") return part.of.includes(word);
  if (part.hole === "number") return typeof word === "number" && word >= part.least && word <= part.most && (word - part.least) % part.step === 0;
  if (part.hole !== "cards" || !Array.isArray(word)) return false;
  const known = word.every((one, n) => part.of.includes(one) && word.indexOf(one) === n);
  return known && word.length >= part.least && word.length <= part.most;
}

/** Which question this is; what somebody picks or writes belongs to it alone. @param {Props} props */
export function questionOf({ picture, view, seat }) {
  return [picture.code, picture.decision, view.step, seat].join("/");
}

/** The choices of one kind of action. @param {Props} props @param {string} verb @returns {Choice[]} */
export function choicesOf({ choices }, verb) {
  return choices.filter((choice) => choice[0] === verb);
}

/** @param {Props} props @param {string} verb */
export function offers(props, verb) {
  return choicesOf(props, verb).length > 0;
}

/** Is exactly this offered? @param {Props} props @param {Action} action */
export function allows(props, action) {
  return props.choices.some((choice) => choice.length === action.length && choice.every((part, n) => takes(part, action[n] ?? null)));
}

/** Every card that some action of this kind takes in its first place. @param {Props} props @param {string} verb @returns {string[]} */
export function cardsFor(props, verb) {
  const parts = choicesOf(props, verb).map((choice) => choice[1]);
  return [...new Set(parts.flatMap((part) => (typeof part === "string" ? [part] : cardsIn(part))))];
}

/** The words that may stand behind these. @param {Props} props @param {Action} start @returns {Word[]} */
export function wordsAfter(props, start) {
  const fitting = props.choices.filter((choice) => start.every((word, n) => takes(choice[n], word)));
  const parts = fitting.map((choice) => choice[start.length]);
  return [...new Set(parts.flatMap((part) => (isHole(part) ? ("of" in part ? part.of : []) : part === undefined ? [] : [part])))];
}
