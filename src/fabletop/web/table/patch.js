// From one picture to the next: what did not change stays the very same object.

/** @typedef {import("../types.d.ts").Difference} Difference */

/**
 * A value after what differs was put in place; the value itself stays as it is.
 * @template T @param {T} old @param {Difference} told @returns {T}
 */
export function patched(old, told) {
  const next = /** @type {any} */ (Array.isArray(old) ? [...old] : { ...old });
  for (const [place, count, ...values] of told.splice ?? []) next.splice(place, count, ...values);
  Object.assign(next, told.set);
  for (const [key, inner] of Object.entries(told.in ?? {})) next[key] = patched(next[key], inner);
  for (const key of told.out ?? []) delete next[key];
  return next;
}
