// A picture shows how things stand after its news. What an event changes keeps its old look until the event is told.

import { useRef } from "../vendor/preact-hooks.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */

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
 * Whether news about a seat is still to come. News that names nobody may be about everybody.
 * @param {GameEvent[]} coming @param {GameEvent[]} all @param {number} seat
 */
export function isToCome(coming, all, seat) {
  /** @param {GameEvent} event */
  const names = ({ args }) => Object.values(args).flat().includes(seat);
  return coming.length > 0 && (coming.some(names) || !all.some(names));
}
