// Python in this worker: the runtime, our modules, and the house they open.

/** @typedef {import("./loading.js").Loading} Loading */
/** @typedef {import("./cabinet.js").Cabinet} Cabinet */

/**
 * What device/start.py calls `Counter`.
 * @typedef {object} Counter
 * @property {(line: number, address: string, tell: (text: string) => void, close: () => void) => Promise<void>} open
 * @property {(line: number, text: string) => void} say
 * @property {(line: number) => void} close
 * @property {(method: string, where: string, body: string) => Promise<any>} ask
 * @property {() => Promise<void>} keep
 */

const LATER = 3000; // milliseconds after the start: nobody waits for it
const SETTLE = `
import os, pathlib, sys
sys.dont_write_bytecode = False
for file in pathlib.Path("/house").rglob("*.py"):
    os.utime(file, (1577836800, 1577836800))
`; // all modules get the same age, so what was compiled of them before is still theirs
const PLACE = "/house"; // where our modules lie in the runtime's own file system

/**
 * The next start need not compile our modules; without room for that it does so again.
 * @param {any} start @param {Cabinet} cabinet @param {string} name
 */
async function keepCompiled(start, cabinet, name) {
  const told = start.compiled(PLACE);
  const bytes = told.toJs();
  told.destroy();
  await cabinet.keepCompiled(name, bytes).catch(() => undefined);
}

/**
 * @param {Loading} loading @param {Cabinet} cabinet
 * @param {number} [botPause] seconds a bot takes, if not as many as usual
 * @returns {Promise<{counter: Counter, memory: () => number}>} with the bytes the runtime holds
 */
export async function openHouse(loading, cabinet, botPause) {
  const [python, archive] = await Promise.all([startPython(loading), loading.house()]);
  python.FS.mkdirTree(PLACE);
  python.unpackArchive(archive, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  const { name } = loading.manifest.house;
  const known = await cabinet.compiled(name).catch(() => null);
  if (known) python.unpackArchive(known, "zip", { extractDir: PLACE });
  python.runPython(SETTLE);
  const start = python.pyimport("fabletop.device.start");
  const counter = await start.open_house(cabinet, botPause);
  if (!known) setTimeout(() => keepCompiled(start, cabinet, name), LATER);
  return { counter, memory: () => python._module.HEAP8.length };
}

/** The runtime asks for its files by their names; they are given to it as they come. @param {Loading} loading */
async function startPython(loading) {
  const { folder } = loading;
  const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map(async (name) => (await loading.file(name)).arrayBuffer());
  const given = new Map([
    [`${folder}pyodide.asm.wasm`, loading.file("pyodide.asm.wasm.gz", "application/wasm")],
    [`${folder}python_stdlib.zip`, loading.file("python_stdlib.zip.gz", "application/zip")],
  ]);
  await Promise.all(scripts); // now imports find them in the cache
  const asked = globalThis.fetch;
  globalThis.fetch = (/** @type {any} */ what, /** @type {any} */ how) =>
    given.get(String(what?.url ?? what)) ?? asked(what, how);
  try {
    const lockFileContents = await (await loading.file("pyodide-lock.json")).text();
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    return await loadPyodide({ indexURL: folder, lockFileContents, packageBaseUrl: folder });
  } finally {
    globalThis.fetch = asked;
  }
}
