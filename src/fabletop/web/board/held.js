// A picture shows how things stand after its news. What an event changes keeps its old look until the event is told.

import { useRef } from "../vendor/preact-hooks.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */

const SEATS = /(^|_)(seat|other)s?$/; // arguments whose numbers are people, as in sentences

/**
 * A value as it was, as long as it `waits`.
 * @template T @param {T} value @param {boolean} waits @returns {T}
 */
export function useHeld(value, waits) {
  const shown = useRef(value);
  if (!waits) shown.current = value;
  return shown.current;
}

/**
 * Whether news about a seat is still to come. A whisper counts only where nothing heavier is said of them; news that
 * names nobody may be about everybody.
 * @param {GameEvent[]} coming @param {GameEvent[]} all @param {number} seat
 */
export function isToCome(coming, all, seat) {
  /** @param {GameEvent} event */
  const names = ({ args }) =>
    Object.entries(args).some(([name, value]) => SEATS.test(name) && [value].flat().includes(seat));
  /** @param {GameEvent} event */
  const tells = (event) => names(event) && (event.lasts ?? 0) > 0;
  if (coming.some(tells)) return true;
  if (coming.some(names)) return !all.some(tells);
  return coming.length > 0 && !all.some(names);
}
