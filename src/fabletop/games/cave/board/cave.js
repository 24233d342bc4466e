// The caves, and the way through one by keyboard. Drawing knowledge only: what may be taken is said by the server.

import { box } from "./content.js";

/** @typedef {import("./content.js").Cave} Cave */
/** @typedef {import("./content.js").Place} Place */

/** @param {unknown} variant @returns {Cave} */
export function caveOf(variant) {
  return box().caves.get(String(variant)) ?? { columns: 0, places: [] };
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Where a key leads from a place: arrows to the nearest tile that way, Page Up and Page Down through the reading order.
 * @param {Place[]} places those that still hold a tile, in reading order
 * @param {Place} from
 * @param {string} key
 * @returns {Place | undefined}
 */
export function neighbour(places, from, key) {
  const index = places.indexOf(from);
  if (key === "Home") return places[0];
  if (key === "End") return places[places.length - 1];
  if (key === "PageDown") return places[index + 1];
  if (key === "PageUp") return places[index - 1];
  const [dx, dy] = STEPS[key] ?? [0, 0];
  let nearest = Infinity;
  /** @type {Place | undefined} */
  let found;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const cost = along + 2 * aside - place.layer / 100; // of two in one place the upper one
    if (along > 0 && aside <= along && cost < nearest) [nearest, found] = [cost, place];
  }
  return found;
}
