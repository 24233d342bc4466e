// The end of a search stays for a moment, although the table has moved on: the last card, and what came of it.

import { useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useAfter } from "../../../web/board/brief.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Search} Search */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/** @typedef {Search & {fate: "kept" | "bust" | ""}} Ending its fate is open until it is told */

const SHOWN = { kept: 2200, bust: 3000, "": 0 }; // milliseconds, unless somebody touches it

/**
 * What has just ended, if anything; and the way to be done with it.
 * @param {Props} props @param {boolean} hidden whether something lies over it @returns {[Ending | null, () => void]}
 */
export function useAftermath(props, hidden) {
  const { picture, events, coming, view } = props;
  const running = useRef(/** @type {Search | null} */ (view.search));
  const last = useRef(picture);
  const [ending, end] = useState(/** @type {Ending | null} */ (null));
  const seen = useRef(/** @type {Ending | null} */ (null)); // while nobody was asked
  const shown = useRef(-1);
  if (last.current !== picture) {
    last.current = picture;
    const found = follow(
      running,
      events.filter((event) => event.n > shown.current),
    );
    shown.current = Math.max(shown.current, ...events.map((event) => event.n));
    if (view.search) running.current = view.search;
    if (found && found !== ending) end(found);
  }
  if (props.playing) seen.current = ending;
  const lasting = ending && ending !== seen.current ? SHOWN[ending.fate] : 0;
  useAfter(hidden || props.playing ? null : ending, lasting, () => end(null));
  const open = ending && coming.some(({ key }) => key === ending.fate);
  return [open ? { ...ending, fate: "" } : ending, () => end(null)];
}

/**
 * Go through the events of a search up to its end.
 * @param {{current: Search | null}} running @param {GameEvent[]} events @returns {Ending | null}
 */
function follow(running, events) {
  /** @type {Ending | null} */
  let ending = null;
  for (const { key, args } of events) {
    const now = running.current;
    if (key === "searches") running.current = begin(args, now);
    else if (key === "drew" && now) running.current = draw(now, String(args.card), Number(args.scorpions));
    else if ((key === "kept" || key === "bust") && now) ending = { ...now, fate: key };
  }
  return ending;
}

/** @param {GameEvent["args"]} args @param {Search | null} now @returns {Search} */
function begin(args, now) {
  const die = Number(args.value);
  const chest = /** @type {Search["chest"]} */ (args.chest);
  if (now && now.chest === chest && now.seat === args.seat && !now.drawn.length) return now;
  return { chest, seat: Number(args.seat), die, limit: die, drawn: [], scorpions: 0, left: die, odds: null };
}

/** @param {Search} now @param {string} card @param {number} scorpions @returns {Search} */
function draw(now, card, scorpions) {
  return {
    ...now,
    drawn: now.drawn.includes(card) ? now.drawn : [...now.drawn, card],
    scorpions: Math.max(now.scorpions, scorpions),
  };
}
