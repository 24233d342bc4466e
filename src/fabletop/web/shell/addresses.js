// Where things are. The page may stand at the root of a server or in any folder of a web space, and its questions are
// answered by a server or by the house on this device (`asking.js`). Boards and pages need not know which.
//
// On a server each page has a path of its own: /rules/{game}; what is played on this device stands under /device. A web
// space has only files, so there a page is said in the query: ./?rules/{game}. The house on the device answers all of
// it.

import { signal } from "../vendor/signals.js";

const DEVICE = "/device";
const ROOT = typeof document === "undefined" ? "/" : new URL("../../", import.meta.url).pathname;

/** Whether there is no server at all behind this page (`fabletop site`). */
export const alone = typeof document !== "undefined" && document.documentElement.dataset.house === "device";

/** Whether this page is about what is played on this device; the router says so. */
export const onDevice = signal(alone);

/** The pages that a house answers for; all others are the same everywhere. @param {string} path */
function isHoused(path) {
  return /^\/(new|t|learn|replay)(\/|$)/.test(path);
}

/** A file of the page. @param {string} path */
export function at(path) {
  return ROOT + path.slice(1);
}

/** Another page, of the same house. @param {string} path @returns {string} */
export function to(path) {
  if (alone) return path === "/" ? ROOT : `${ROOT}?${path.slice(1)}`;
  return onDevice.value && isHoused(path) ? toDevice(path) : at(path);
}

/** A page of the house on this device. @param {string} path @returns {string} */
export function toDevice(path) {
  return alone ? to(path) : at(DEVICE + path);
}

/** A page of the server's house. @param {string} path */
export function toServer(path) {
  return at(path);
}

/**
 * Which page an address means, and whose.
 * @param {{pathname: string, search: string}} where @returns {{path: string, device: boolean}}
 */
export function pageAt({ pathname, search }) {
  const [said = ""] = search.slice(1).split("&");
  if (alone) return { path: said.includes("=") ? "/" : `/${said}`, device: true };
  const path = `/${pathname.slice(ROOT.length)}`;
  const rest = path.startsWith(`${DEVICE}/`) ? path.slice(DEVICE.length) : "";
  return isHoused(rest) ? { path: rest, device: true } : { path, device: false };
}

/** Whether an address leads to this page at all. @param {string} pathname */
export function isHere(pathname) {
  return alone ? pathname === ROOT || pathname === `${ROOT}index.html` : pathname.startsWith(ROOT);
}
