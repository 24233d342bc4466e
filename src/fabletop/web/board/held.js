// A picture shows how things stand after its news. What an event changes keeps its old look until the event is told.

import { useRef } from "../vendor/preact-hooks.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */

const SEATS = /(^|_)(seat|other)s?$/; // arguments whose numbers are people, as in sentences

/**
 * A value as it was, as long as it `waits`; other eyes see their own at once.
 * @template T @param {T} value @param {boolean} waits @param {number | null} [eyes] @returns {T}
 */
export function useHeld(value, waits, eyes = null) {
  const shown = useRef({ value, eyes });
  if (!waits || shown.current.eyes !== eyes) shown.current = { value, eyes };
  return shown.current.value;
}

/**
 * A view as far as it has been told: each of its parts keeps its old look until all events that change it are told.
 * @template {object} View
 * @param {View} view @param {GameEvent[]} coming
 * @param {Record<string, (keyof View)[]>} changes which parts of a view an event changes
 * @returns {View}
 */
export function useTold(view, coming, changes) {
  const shown = useRef(view);
  const waiting = new Set(coming.flatMap(({ key }) => changes[key] ?? []));
  const before = shown.current;
  const held = [...waiting].map((part) => [part, before[part]]);
  shown.current = held.length ? { ...view, ...Object.fromEntries(held) } : view;
  return shown.current;
}

/**
 * Whether news about somebody or something is still to come. A whisper counts only where nothing heavier is said of
 * them; news that names nobody may be about everybody.
 * @param {GameEvent[]} coming @param {GameEvent[]} all @param {number | string} about a seat, or something by its name
 */
export function isToCome(coming, all, about) {
  /** @param {GameEvent} event */
  const names = ({ args }) =>
    Object.entries(args).some(
      ([name, value]) => (typeof about === "string" || SEATS.test(name)) && [value].flat().includes(about),
    );
  /** @param {GameEvent} event */
  const tells = (event) => names(event) && (event.lasts ?? 0) > 0;
  if (coming.some(tells)) return true;
  if (coming.some(names)) return !all.some(tells);
  return coming.length > 0 && !all.some(names);
}
