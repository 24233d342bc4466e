// Reading `choices`: what is offered, and what may stand in its holes. `takes` and `fits` mean what
// `matches` and `fits` mean in core/options.py; a test compares them on thousands of cases.

/** @typedef {import("../types.d.ts").Action} Action */
/** @typedef {import("../types.d.ts").Choice} Choice */
/** @typedef {import("../types.d.ts").Hole} Hole */
/** @typedef {import("../types.d.ts").Word} Word */
/** @typedef {{choices: Choice[]}} Offer the part of a board's properties that is read here */
/** @typedef {Word | Hole | undefined} Part */
/** @typedef {Record<string, Word | undefined>} Picks words by the names of the arguments they are for */

// -- one place of an action

/** @param {unknown} part @returns {part is Hole} */
export function isHole(part) {
  return typeof part === "object" && part !== null && "hole" in part;
}

/** May this word stand there? What a text means only the server can say. @param {Part} part @param {Word} word */
export function takes(part, word) {
  if (part === undefined) return false;
  if (!isHole(part)) return isSame(part, word);
  if (part.hole === "number") return isNumberIn(part, word);
  if (part.hole === "text") return typeof word === "string" && isWithin([...word].length, part);
  if (part.hole === "one") return part.of.some((one) => isSame(one, word));
  if (!Array.isArray(word)) return false;
  if (part.hole === "row") return word.length <= part.length && word.every((n) => isNumberIn(part, n));
  return isWithin(word.length, part) && isPartOf(word, part.of);
}

/** 1, "1" and true are three different words. @param {Word} one @param {Word} other */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {number} number @param {{least: number, most: number}} bounds */
function isWithin(number, { least, most }) {
  return least <= number && number <= most;
}

/** @param {{least: number, most: number, step: number}} range @param {Word} word */
function isNumberIn(range, word) {
  return typeof word === "number" && isWithin(word, range) && (word - range.least) % range.step === 0;
}

/** Whether no card is taken more often than it is there. @param {Word[]} taken @param {Word[]} there */
function isPartOf(taken, there) {
  const left = there.map((card) => JSON.stringify(card));
  return taken.every((card) => {
    const at = left.indexOf(JSON.stringify(card));
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

/**
 * Every single word that may stand there; of texts and cards there are too many.
 * @param {Part} part @returns {Word[]}
 */
export function wordsOf(part) {
  if (part === undefined) return [];
  if (!isHole(part)) return [part];
  if (part.hole === "one") return part.of;
  if (part.hole !== "number") return [];
  const { least, most, step } = part;
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, n) => least + n * step);
}

/** The numbers that may stand there. @param {Part} part @returns {number[]} */
export function numbersOf(part) {
  return wordsOf(part).filter((word) => typeof word === "number");
}

/** The least and the most that may stand there. @param {Part} part @returns {[number, number]} */
export function rangeIn(part) {
  if (isHole(part)) return part.hole === "number" ? [part.least, part.most] : [0, 0];
  return typeof part === "number" ? [part, part] : [0, 0];
}

/** The longest text that may stand there, or nothing. @param {Part} part */
export function roomFor(part) {
  return isHole(part) && part.hole === "text" ? part.most : 0;
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

// -- all that is offered

/** Whether an action is this choice, its holes filled as they may be. @param {Choice} choice @param {Action} action */
export function fits(choice, action) {
  return choice.length === action.length && begins(choice, action);
}

/** Whether a choice begins with these words. @param {Choice} choice @param {Action} start */
function begins(choice, start) {
  return start.every((word, n) => takes(choice[n], word));
}

/** Is exactly this offered? @param {Offer} offer @param {Action} action */
export function allows({ choices }, action) {
  return choices.some((choice) => fits(choice, action));
}

/** The choices of one kind of action. @param {Offer} offer @param {string} verb @returns {Choice[]} */
export function choicesOf({ choices }, verb) {
  return choices.filter((choice) => choice[0] === verb);
}

/** Is anything of this kind offered? @param {Offer} offer @param {string} verb */
export function offers({ choices }, verb) {
  return choices.some((choice) => choice[0] === verb);
}

/** The choice that begins with these words. @param {Offer} offer @param {Action} start */
export function choiceFor({ choices }, ...start) {
  return choices.find((choice) => begins(choice, start));
}

/** The words that may stand behind these. @param {Offer} offer @param {Action} start @returns {Word[]} */
export function wordsAfter({ choices }, start) {
  const fitting = choices.filter((choice) => begins(choice, start));
  return [...new Set(fitting.flatMap((choice) => wordsOf(choice[start.length])))];
}

/**
 * All words offered in one place of an action.
 * @param {Offer} offer @param {string} verb @param {number} place @returns {Word[]}
 */
export function wordsAt(offer, verb, place) {
  return [...new Set(choicesOf(offer, verb).flatMap((choice) => wordsOf(choice[place])))];
}

/**
 * Every card that some action of this kind takes in its first place.
 * @param {Offer} offer @param {string} verb @returns {string[]}
 */
export function cardsFor(offer, verb) {
  const parts = choicesOf(offer, verb).map((choice) => choice[1]);
  return [...new Set(parts.flatMap((part) => (typeof part === "string" ? [part] : cardsIn(part))))];
}

/**
 * The attributes of a button with a choice in it: pressed or not, or one that can only say why not.
 * @param {boolean} free whether it can be chosen @param {boolean} pressed
 */
export function choosable(free, pressed) {
  const [off, on] = free ? [undefined, String(pressed)] : ["true", undefined];
  return { "data-free": free, "aria-disabled": off, "aria-pressed": on };
}

// -- an action put together word by word

/**
 * Is something offered with these words in it?
 * @param {Offer} offer @param {string} verb @param {readonly string[]} fields @param {Picks} picks
 */
export function possible(offer, verb, fields, picks) {
  return choicesOf(offer, verb).some((choice) =>
    fields.every((field, n) => {
      const word = picks[field];
      return word === undefined || takes(choice[n + 1], word);
    }),
  );
}

/**
 * An action with these words in it, the rest filled in as offered.
 * @param {Offer} offer @param {string} verb @param {readonly string[]} fields @param {Picks} picks @returns {Action}
 */
export function filled(offer, verb, fields, picks) {
  const [choice = []] = choicesOf(offer, verb);
  return [verb, ...fields.map((field, n) => picks[field] ?? wordsOf(choice[n + 1])[0] ?? null)];
}

/**
 * Which question this is; what somebody picks or writes belongs to it alone.
 * @param {{picture: {code: string, decision: number}, view: {step: string}, seat: number | null}} props
 */
export function questionOf({ picture, view, seat }) {
  return [picture.code, picture.decision, view.step, seat].join("/");
}
