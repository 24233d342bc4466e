// Which page the address means, and going from one to another without leaving.

import { batch, signal } from "../vendor/signals.js";
import { isHere, onDevice, pageAt, to } from "./addresses.js";

/**
 * @typedef {{page: "shelf"} | {page: "credits"} | {page: "new", game: string} | {page: "table", place: string} | {page:
 * "tv", place: string} | {page: "rules", game: string} | {page: "learn", game: string} | {page: "stats"} | {page:
 * "replay", token: string} | {page: "replay-file"} | {page: "nowhere"}} Route
 */

/** @param {string} path @returns {Route} */
export function read(path) {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (first === "replay" && !second) return { page: "replay-file" };
  if (rest.length) return { page: "nowhere" };
  if (first === undefined) return { page: "shelf" };
  if (first === "replay" && second) return { page: "replay", token: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "t" && second) return { page: "table", place: second.toLowerCase() };
  if (first === "tv" && second) return { page: "tv", place: second.toLowerCase() };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "stats" && !second) return { page: "stats" };
  if (first === "credits" && !second) return { page: "credits" };
  return { page: "nowhere" };
}

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal(/** @type {Route} */ ({ page: "shelf" }));

/** @param {string} path of the same house */
export function go(path) {
  leave(to(path));
}

/** To any address of this page. @param {string} address */
export function leave(address) {
  history.pushState(null, "", address);
  arrive();
}

/** To where the way one came really leads: going back skips it. @param {string} path */
export function lead(path) {
  history.replaceState(history.state, "", to(path) + location.hash);
  arrive();
}

function arrive() {
  look();
  scrollTo(0, 0);
}

function look() {
  const { path, device } = pageAt(location);
  batch(() => {
    onDevice.value = device;
    route.value = read(path);
  });
}

/** Read the address now and whenever it changes; links inside the house stay on the page. */
export function follow() {
  look();
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.origin !== location.origin || link.hash) return;
    if (!isHere(link.pathname) || read(pageAt(link).path).page === "nowhere") return;
    event.preventDefault();
    leave(link.pathname + link.search);
  });
}
