// Tap selects, a second tap on the same thing (or the big button) answers: CT-65.

import { useState } from "../../../web/vendor/preact-hooks.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/** @typedef {import("../../../web/types.d.ts").Action} Action */

/**
 * @typedef {object} Selection
 * @property {Choice | null} choice the one selected, if it is still on offer
 * @property {(choice: Choice | undefined) => boolean} is
 * @property {(choice: Choice) => void} choose select, or answer with what is selected already
 * @property {() => void} answer
 * @property {() => void} clear
 */

/** @param {CaveProps} props @returns {Selection} */
export function useSelection({ picture, choices, act, sound }) {
  const question = `${picture.code} ${picture.decision} ${picture.seat}`;
  const [kept, keep] = useState({ question, key: "" });
  const choice = kept.question === question ? (choices.find((one) => JSON.stringify(one) === kept.key) ?? null) : null;

  function clear() {
    if (kept.key) keep({ question, key: "" });
  }
  function answer() {
    if (!choice) return;
    clear();
    act(/** @type {Action} */ (choice)); // the cave's choices have no holes
  }
  /** @param {Choice | undefined} other */
  function is(other) {
    return choice !== null && other !== undefined && JSON.stringify(other) === kept.key;
  }
  /** @param {Choice} other */
  function choose(other) {
    if (is(other)) return answer();
    sound("tap");
    keep({ question, key: JSON.stringify(other) });
  }
  return { choice, is, choose, answer, clear };
}
