// What a touch on the wood means now, read off what is offered.

import { choicesOf, offers } from "../../../web/board/choices.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {"flip" | "advise" | "swap" | "insert" | null} Mode what a touch on the wood means */

/** @param {Props} props @returns {Mode} */
export function modeOf(props) {
  if (offers(props, "flip")) return "flip";
  if (offers(props, "swap")) return "swap";
  if (offers(props, "insert")) return "insert";
  return choicesOf(props, "advise").some((choice) => choice[1] !== null) ? "advise" : null;
}

/**
 * A message, or something else where there is none.
 * @param {Props["say"]} say @param {string} key @param {Record<string, unknown>} args @param {string} instead
 */
export function sayOr(say, key, args, instead) {
  const text = say(key, args);
  return text === key ? instead : text;
}
