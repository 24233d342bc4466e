// Reading `choices`: what is offered, nothing more.

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/** @typedef {import("../../../web/types.d.ts").Action} Action */
/** @typedef {"flip" | "advise" | "swap" | "insert" | null} Mode what a touch on the wood means */

/** The choices of one kind of action. @param {Props} props @param {string} verb @returns {Choice[]} */
export function choicesOf({ choices }, verb) {
  return choices.filter((choice) => choice[0] === verb);
}

/** @param {Props} props @param {string} verb */
export function offers(props, verb) {
  return choicesOf(props, verb).length > 0;
}

/** Is exactly this offered? @param {Props} props @param {Action} action */
export function allows({ choices }, action) {
  return choices.some((choice) => choice.length === action.length && choice.every((word, n) => word === action[n]));
}

/** @param {Props} props @returns {Mode} */
export function modeOf(props) {
  if (offers(props, "flip")) return "flip";
  if (offers(props, "swap")) return "swap";
  if (offers(props, "insert")) return "insert";
  return choicesOf(props, "advise").some((choice) => choice[1] !== null) ? "advise" : null;
}

/** A message, or something else where there is none. @param {Props["say"]} say @param {string} key @param {Record<string, unknown>} args @param {string} instead */
export function sayOr(say, key, args, instead) {
  const text = say(key, args);
  return text === key ? instead : text;
}
