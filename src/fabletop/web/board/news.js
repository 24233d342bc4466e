// What has come with the newest picture: the events nobody has seen yet, and how the page looked
// just before.

import { useRef } from "../vendor/preact-hooks.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */

/** Which events have not been shown. @param {{picture: unknown, events: GameEvent[]}} props */
export function useFresh({ picture, events }) {
  const shown = useRef(-1);
  const fresh = useRef({ picture: /** @type {unknown} */ (null), events: [...events] });
  if (fresh.current.picture !== picture) {
    const before = shown.current;
    const newest = Math.max(-1, ...events.map(({ n }) => n));
    const anew = newest < before; // numbers start again with a new game
    fresh.current = { picture, events: events.filter(({ n }) => n > before || anew) };
    if (newest >= 0) shown.current = newest;
  }
  return fresh.current.events;
}

/**
 * What was seen of the page before this picture: `look` is called while it still shows the old one.
 * @template T @param {unknown} picture @param {() => T} look @returns {T}
 */
export function useBefore(picture, look) {
  const last = useRef(/** @type {{picture: unknown, seen: T} | null} */ (null));
  if (last.current?.picture !== picture) last.current = { picture, seen: look() };
  return /** @type {{seen: T}} */ (last.current).seen;
}
