// Python in this worker: the runtime, our modules, and the house they open.

/** @typedef {import("./loading.js").Loading} Loading */
/** @typedef {import("./cabinet.js").Cabinet} Cabinet */
/** @typedef {import("./cabinet.js").Started} Started */

/**
 * What device/start.py calls `Counter`.
 * @typedef {object} Counter
 * @property {(line: number, address: string, tell: (text: string) => void, close: () => void) => Promise<void>} open
 * @property {(line: number, text: string) => void} say
 * @property {(line: number) => void} close
 * @property {(method: string, where: string, body: string) => Promise<any>} ask
 * @property {() => Promise<void>} keep
 */

/**
 * What is wanted of a house.
 * @typedef {object} Wanted
 * @property {string} [game] what is to be played; other games are imported when somebody asks for them
 * @property {number} [botPause] seconds a bot takes, if not as many as usual
 */

const LATER = 3000; // milliseconds after the start: nobody waits for it
const PLACE = "/house"; // where our modules lie in the runtime's own file system

/**
 * Start Python and open the house. How Python stands once all is imported is kept: the next start begins there, which
 * saves most of its work. If it cannot, it begins from the files.
 * @param {Loading} loading @param {Cabinet} cabinet @param {Wanted} wanted
 * @returns {Promise<{counter: Counter, memory: number, awoken: boolean}>} with the bytes the runtime holds, and
 * whether it began where it once stood
 */
export async function openHouse(loading, cabinet, wanted) {
  const { runtime, house } = loading.manifest;
  const name = `${runtime} ${house.name}`;
  const started = await cabinet.started(name).catch(() => null);
  try {
    return await open(loading, cabinet, wanted, name, started);
  } catch (error) {
    if (!started) throw error;
    await cabinet.keepStarted(null);
    loading.loaded = 0;
    return open(loading, cabinet, wanted, name, null);
  }
}

/**
 * @param {Loading} loading @param {Cabinet} cabinet @param {Wanted} wanted
 * @param {string} name @param {Started | null} started
 */
async function open(loading, cabinet, { game = "", botPause }, name, started) {
  const games = [...new Set([...(started?.games ?? []), ...(game ? [game] : [])])];
  const isNew = games.length > (started?.games.length ?? -1);
  const [python, archive] = await Promise.all([startPython(loading, started, isNew), loading.house()]);
  python.FS.mkdirTree(PLACE);
  python.unpackArchive(archive, "zip", { extractDir: PLACE });
  if (!started) python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  const start = python.pyimport("fabletop.device.start");
  start.prepare(games.join(" "));
  if (isNew) {
    const bytes = python.makeMemorySnapshot(); // before anything of this page is in it
    setTimeout(() => void cabinet.keepStarted({ name, games, bytes }).catch(() => undefined), LATER);
  }
  const counter = await start.open_house(cabinet, botPause);
  return { counter, memory: python._module.HEAP8.length, awoken: started !== null };
}

/**
 * The runtime asks for its files by their names; they are given to it as they come.
 * @param {Loading} loading @param {Started | null} started @param {boolean} isNew its memory will be kept
 */
async function startPython(loading, started, isNew) {
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
    const options = { indexURL: folder, lockFileContents, packageBaseUrl: folder, _makeSnapshot: isNew };
    return await loadPyodide(started ? { ...options, _loadSnapshot: started.bytes } : options);
  } finally {
    globalThis.fetch = asked;
  }
}
