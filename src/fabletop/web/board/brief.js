// What is there for a moment only: hints, bubbles, happenings.

import { useEffect } from "../vendor/preact-hooks.js";

/**
 * Once something has been there for so long, `then` happens; not if it has changed or gone before.
 * @param {unknown} what nothing, or the same as long as it is the same thing @param {number} lasts milliseconds
 * @param {() => void} then
 */
export function useAfter(what, lasts, then) {
  useEffect(() => {
    if (!what) return undefined;
    const timer = setTimeout(then, lasts);
    return () => clearTimeout(timer);
  }, [what, lasts]);
}

/**
 * Keep something in a list for a while.
 * @template T @param {import("../vendor/signals.js").Signal<T[]>} list @param {T} one @param {number} pause
 */
export function showFor(list, one, pause) {
  list.value = [...list.peek(), one];
  setTimeout(() => (list.value = list.peek().filter((other) => other !== one)), pause);
}
