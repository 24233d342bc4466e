// Modules that come when they are needed. The page has an import map from their addresses to joined scripts; Safari
// before 16.4 does not read it, and would fetch everything those modules import a second time. So we read it there.

import { at } from "./addresses.js";

/** @type {Record<string, string>} */
const joined = readsMaps() ? {} : readMap();

function readsMaps() {
  return HTMLScriptElement.supports?.("importmap") ?? false;
}

/** @returns {Record<string, string>} */
function readMap() {
  const map = document.querySelector('script[type="importmap"]');
  /** @type {Record<string, string>} */
  const ways = map?.textContent ? JSON.parse(map.textContent).imports : {};
  return Object.fromEntries(Object.entries(ways).map(([from, there]) => [pathOf(from), pathOf(there)]));
}

/** @param {string} address as the page says it */
function pathOf(address) {
  return new URL(address, document.baseURI).pathname;
}

/** As `import()`. @param {string} address from the root of the house @returns {Promise<any>} */
export function fetchModule(address) {
  const where = at(address);
  return import(joined[where] ?? where);
}
