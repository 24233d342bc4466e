// What is picked before it is played: a tile, two of them, a gap. A touch picks, a second one (or the button below)
// plays, for a tile turned over stays turned over. Board and drawer share it; it is gone with the question it belongs
// to.

import { useEffect } from "../../../web/vendor/preact-hooks.js";
import { signal } from "../../../web/vendor/signals.js";
import { allows } from "../../../web/board/choices.js";
import { modeOf } from "./modes.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("../../../web/types.d.ts").Action} Action */
/** @typedef {{question: string, tiles: number[], place: string}} Picked */

const NOTHING = { question: "", tiles: [], place: "" };
const picked = signal(/** @type {Picked} */ (NOTHING));

/** @param {Props} props */
function questionOf({ picture, view, seat }) {
  return [picture.code, picture.decision, view.step, seat, view.waiting.length].join("/");
}

/** What is picked for the question now put. @param {Props} props @returns {Picked} */
export function pickedFor(props) {
  const question = questionOf(props);
  const now = picked.value;
  return now.question === question && modeOf(props) ? now : { ...NOTHING, question };
}

/** Forget what was picked as soon as something else is asked. @param {Props} props */
export function useForgetting(props) {
  const question = questionOf(props);
  useEffect(() => () => void (picked.value = NOTHING), [question]);
}

/** @param {Props} props @param {Partial<Picked>} change */
function pick(props, change) {
  props.sound("tap");
  picked.value = { ...pickedFor(props), ...change };
}

/** @param {Props} props */
export function unpick(props) {
  pick(props, { tiles: pickedFor(props).tiles.slice(0, -1) });
}

/** Which of the new tiles is laid. @param {Props} props */
export function placeToLay(props) {
  const { place } = pickedFor(props);
  return props.view.waiting.includes(place) ? place : (props.view.waiting[0] ?? "");
}

/** @param {Props} props @param {string} place */
export function pickPlace(props, place) {
  pick(props, { place });
}

/** What would be played now, if all is picked. @param {Props} props @returns {Action | null} */
export function actionPicked(props) {
  const { tiles } = pickedFor(props);
  const mode = modeOf(props);
  const [first, second] = tiles;
  if (first === undefined) return null;
  if (mode === "flip") return offered(props, ["flip", first]);
  if (mode === "insert") return offered(props, ["insert", placeToLay(props), first]);
  return mode === "swap" && second !== undefined ? offered(props, ["swap", first, second]) : null;
}

/** @param {Props} props @param {Action} action */
function offered(props, action) {
  return allows(props, action) ? action : null;
}

/** @param {Props} props */
export function playPicked(props) {
  const action = actionPicked(props);
  if (action) props.act(action);
}

/**
 * A tile or a gap is touched; by keys one touch is enough to turn it over.
 * @param {Props} props @param {number} n @param {boolean} surely
 */
export function touch(props, n, surely) {
  const mode = modeOf(props);
  const { tiles } = pickedFor(props);
  if (mode === "flip") return touchOne(props, n, ["flip", n], surely);
  if (mode === "insert") return touchOne(props, n, ["insert", placeToLay(props), n], false);
  if (mode === "swap") return touchTwo(props, n, tiles);
  if (mode === "advise") return allows(props, ["advise", n]) ? props.act(["advise", n]) : props.why(["advise", n]);
  return props.why(["flip", n]);
}

/** @param {Props} props @param {number} n @param {Action} action @param {boolean} surely */
function touchOne(props, n, action, surely) {
  if (!allows(props, action)) return props.why(action);
  if (surely || pickedFor(props).tiles[0] === n) return props.act(action);
  return pick(props, { tiles: [n] });
}

/** @param {Props} props @param {number} n @param {number[]} tiles */
function touchTwo(props, n, [first, second]) {
  if (first === undefined) {
    const other = props.view.circle.findIndex((_, m) => allows(props, ["swap", n, m]));
    return other < 0 ? props.why(["swap", n, n ? 0 : 1]) : pick(props, { tiles: [n] });
  }
  if (n === first) return pick(props, { tiles: [] });
  if (!allows(props, ["swap", first, n])) return props.why(["swap", first, n]);
  return n === second ? props.act(["swap", first, n]) : pick(props, { tiles: [first, n] });
}
