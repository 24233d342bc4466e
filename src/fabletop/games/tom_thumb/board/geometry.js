// Where tiles lie on the screen: TT-90. Angles run clockwise from the top; lengths are hundredths of the clearing.

import { useRef } from "../../../web/vendor/preact-hooks.js";
import { box } from "./content.js";

/** @typedef {import("./view.d.ts").TomThumbView} View */
/** @typedef {{a: number, r: number}} Spot an angle and a distance from the middle */
/** @typedef {{d: number, spots: Spot[], phi: number}} Layout tiles this wide, lying there, seen from that angle */

const LARGEST = 27;
const APART = 1.07; // the distance of two neighbours, in tiles
const LARGEST_SCATTERED = 0.185; // of the table
const ALL_HOURS = 12;
const OUTSIDE = 0.14; // gaps lie a little outside the circle, in tiles

/** @param {View} view @param {number | null} seat */
export function viewAngle(view, seat) {
  return seat === null ? view.common_angle : (view.angles[seat] ?? view.common_angle);
}

/**
 * The angle one looks from. It grows on and on, so that the storm always turns the same way, and starts anew for other
 * eyes.
 * @param {View} view @param {number | null} seat
 */
export function useAngle(view, seat) {
  const last = useRef({ seat, phi: viewAngle(view, seat) });
  const now = viewAngle(view, seat);
  if (last.current.seat !== seat) last.current = { seat, phi: now };
  else last.current.phi += (((now - last.current.phi) % 360) + 360) % 360;
  return last.current.phi;
}

/** @param {View} view @param {number} phi @returns {Layout} */
export function layoutOf(view, phi) {
  return view.spots ? scattered(view.spots, phi) : ring(view.circle.length, phi);
}

/** @param {number} n @param {number} phi @returns {Layout} */
function ring(n, phi) {
  const bend = Math.sin(Math.PI / Math.max(3, n));
  const d = Math.min(LARGEST, (100 * bend) / (bend + APART));
  const spots = Array.from({ length: n }, (_, i) => ({ a: (i * 360) / n - phi + 180, r: 50 - d / 2 }));
  return { d, spots, phi };
}

/**
 * The whole table turned about its middle, as large as fits.
 * @param {[number, number][]} table @param {number} phi @returns {Layout}
 */
function scattered(table, phi) {
  const middle = box().table / 2;
  const polar = table.map(([x, y]) => ({
    a: (Math.atan2(x - middle, middle - y) * 180) / Math.PI - phi + 180,
    r: Math.hypot(x - middle, y - middle),
  }));
  const nearest = Math.min(
    ...table.flatMap(([x, y], n) => table.slice(n + 1).map(([u, v]) => Math.hypot(x - u, y - v))),
  );
  const wide = Math.min(LARGEST_SCATTERED * box().table, nearest * 0.97);
  const reach = Math.max(...polar.flatMap((spot) => [Math.abs(across(spot)), Math.abs(down(spot))]));
  const scale = 50 / (reach + wide / 2);
  return { d: wide * scale, spots: polar.map(({ a, r }) => ({ a, r: r * scale })), phi };
}

/** How far to the right of the middle. @param {Spot} spot */
export function across({ a, r }) {
  return r * Math.sin((a * Math.PI) / 180);
}

/** How far below the middle. @param {Spot} spot */
export function down({ a, r }) {
  return -r * Math.cos((a * Math.PI) / 180);
}

/** As on the face of a clock before the viewer. @param {Spot} spot */
export function hourOf({ a }) {
  const hour = Math.round((((a % 360) + 360) % 360) / 30) % ALL_HOURS;
  return hour || ALL_HOURS;
}

/** The gap behind an index. @param {Layout} layout @param {number} gap @returns {Spot} */
export function gapSpot({ spots, d }, gap) {
  const spot = spots[gap] ?? { a: 0, r: 0 };
  return { a: spot.a + 180 / spots.length, r: spot.r + d * OUTSIDE };
}

/** All indices, clockwise as the viewer sees them. @param {Layout} layout @returns {number[]} */
export function clockwise({ spots }) {
  const angle = (/** @type {number} */ i) => ((((spots[i]?.a ?? 0) % 360) + 360) % 360) * 1000 + (spots[i]?.r ?? 0);
  return spots.map((_, i) => i).sort((i, j) => angle(i) - angle(j));
}
