// Modules that come when they are needed. The page has an import map from their addresses to joined scripts; Safari
// before 16.4 does not read it, and would fetch everything those modules import a second time. So we read it there.
// What the map does not name would bring a second Preact with it, which draws nothing: there such a board is refused,
// and its game is played with buttons.

import { at } from "./addresses.js";

/** @type {Record<string, string>} */
const joined = readsMaps() ? {} : readMap();
const needsMap = Object.keys(joined).length > 0;

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
export async function fetchModule(address) {
  const where = at(address);
  if (needsMap && !joined[where]) throw new Error(`${where} is in no joined script`);
  return import(joined[where] ?? where);
}
