// A hint about a tile: face-down tiles have no numbers (TT-75), so it is said by the viewer's clock and lit up.

import { gapSpot, hourOf, layoutOf, viewAngle } from "./geometry.js";
import { sayOr } from "./modes.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("../../../web/types.d.ts").Action} Action */

const MIDDLE = 30; // nearer to the middle than that is near
const ABOUT_TILES = ["flip", "advise", "swap"];

/** Where something lies, as the viewer sees it. @param {Props} props @param {Spot} spot */
export function clockWords({ say, view }, spot) {
  const hour = hourOf(spot);
  const plain = say("label-clock", { hour });
  if (!view.spots) return plain;
  return sayOr(say, spot.r < MIDDLE ? "label-clock-near" : "label-clock-far", { hour }, plain);
}

/** The tiles a hint speaks of. @param {Props} props @returns {number[]} */
export function hintedTiles({ hint }) {
  return ABOUT_TILES.includes(String(hint?.[0]))
    ? (hint ?? []).slice(1).filter((word) => typeof word === "number")
    : [];
}

/** The gap a hint speaks of, or nothing. @param {Props} props */
export function hintedGap({ hint }) {
  return hint?.[0] === "insert" ? hint.find((word) => typeof word === "number") : undefined;
}

/** @param {Props} props @param {Action} action */
export function hintWords(props, action) {
  const { view, seat, say } = props;
  const layout = layoutOf(view, viewAngle(view, seat));
  /** @param {number | undefined} n */
  const clock = (n) => clockWords(props, layout.spots[n ?? -1] ?? { a: 0, r: 0 });
  const [from, to] = hintedTiles({ ...props, hint: action });
  const gap = hintedGap({ ...props, hint: action });
  if (to !== undefined) return say("hint-swap", { from: clock(from), to: clock(to) });
  if (from !== undefined) return say(`hint-${action[0]}`, { clock: clock(from) });
  if (gap !== undefined) return say("hint-insert", { clock: clockWords(props, gapSpot(layout, gap)) });
  return null;
}
