// Modules that come when they are needed. The page has an import map from their addresses to joined scripts; Safari
// before 16.4 does not read it, and would fetch everything those modules import a second time. So we read it there.

/** @type {Record<string, string>} */
const joined = readsMaps() ? {} : readMap();

function readsMaps() {
  return HTMLScriptElement.supports?.("importmap") ?? false;
}

/** @returns {Record<string, string>} */
function readMap() {
  const map = document.querySelector('script[type="importmap"]');
  return map?.textContent ? JSON.parse(map.textContent).imports : {};
}

/** As `import()`. @param {string} address from the root of the house @returns {Promise<any>} */
export function fetchModule(address) {
  return import(joined[address] ?? address);
}
