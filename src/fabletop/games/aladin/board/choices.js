// Reading `choices`: what is offered, and what its holes take.

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("../../../web/types.d.ts").Action} Action */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/** @typedef {import("../../../web/types.d.ts").Hole} Hole */
/** @typedef {import("../../../web/types.d.ts").Word} Word */
/** @typedef {Record<string, Word | undefined>} Picks what has been picked so far, by the names of the arguments */

/** @param {unknown} part @returns {part is Hole} */
function isHole(part) {
  return typeof part === "object" && part !== null && "hole" in part;
}

/** May this word stand there? @param {Word | Hole | undefined} part @param {Word} word */
function takes(part, word) {
  if (!isHole(part)) return part === word;
  if (part.hole === "number") return typeof word === "number" && word >= part.least && word <= part.most && (word - part.least) % part.step === 0;
  return "of" in part && part.of.includes(word);
}

/** What may stand there. @param {Word | Hole | undefined} part @returns {Word[]} */
function wordsOf(part) {
  if (part === undefined) return [];
  if (!isHole(part)) return [part];
  if (part.hole !== "number") return "of" in part ? part.of : [];
  return Array.from({ length: Math.floor((part.most - part.least) / part.step) + 1 }, (_, n) => part.least + n * part.step);
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

/** Everything that is offered in one place of an action. @param {Props} props @param {string} verb @param {number} place @returns {Word[]} */
export function wordsAt(props, verb, place) {
  return [...new Set(choicesOf(props, verb).flatMap((choice) => wordsOf(choice[place])))];
}

/** Is something offered with these words in it? @param {Props} props @param {string} verb @param {readonly string[]} fields @param {Picks} picks */
export function possible(props, verb, fields, picks) {
  return choicesOf(props, verb).some((choice) =>
    fields.every((field, n) => {
      const word = picks[field];
      return word === undefined || takes(choice[n + 1], word);
    }),
  );
}

/** An action with these words in it, the rest filled in as offered. @param {Props} props @param {string} verb @param {readonly string[]} fields @param {Picks} picks @returns {Action} */
export function filled(props, verb, fields, picks) {
  const [choice = []] = choicesOf(props, verb);
  return [verb, ...fields.map((field, n) => picks[field] ?? wordsOf(choice[n + 1])[0] ?? null)];
}
