// The database of the house on this device: rows by keys, in IndexedDB. What the rows mean only Python knows
// (device/rows.py). A write is one transaction: all of it is on disk before the promise is kept, or nothing is.

const NAME = "fabletop-device";
const VERSION = 1;
const STORES = ["house", "tables", "life", "moves", "finished", "stood", "told", "spoilt", "packs"];

const STARTED = ["started"];

/** @typedef {["get", string, any[]] | ["all", string, any[], any[]]} Query */
/**
 * How Python stood once it had imported what a house needs, and these games.
 * @typedef {{name: string, games: string[], bytes: Uint8Array}} Started
 */
/** @typedef {["put" | "add", string, any[], object] | ["clear", string, any[], any[]]} Step */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {() => void} onLost another page wants the database in another shape @returns {Promise<Cabinet>} */
export async function openCabinet(onLost) {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  const database = await settled(request);
  database.onversionchange = () => {
    database.close();
    onLost();
  };
  database.onclose = onLost;
  return new Cabinet(database);
}

export class Cabinet {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** A row, or the rows between two keys, as JSON. @param {string} query @returns {Promise<string>} */
  async read(query) {
    const [what, name, low, high] = /** @type {Query} */ (JSON.parse(query));
    const store = this.database.transaction(name).objectStore(name);
    if (what === "get") return JSON.stringify((await settled(store.get(low))) ?? null);
    return JSON.stringify(await settled(store.getAll(IDBKeyRange.bound(low, high))));
  }

  /** The memory of Python as it once stood, if it was started from these files. @param {string} name */
  async started(name) {
    const row = await settled(this.database.transaction("house").objectStore("house").get(STARTED));
    return /** @type {Started | null} */ (row?.name === name ? row : null);
  }

  /** It replaces that of older files; null leaves none. @param {Started | null} row @returns {Promise<unknown>} */
  keepStarted(row) {
    const store = this.database.transaction("house", "readwrite").objectStore("house");
    return row ? settled(store.put(row, STARTED)) : settled(store.delete(STARTED));
  }

  /** All of these steps, or none. @param {string} told @returns {Promise<void>} */
  write(told) {
    const steps = /** @type {Step[]} */ (JSON.parse(told));
    const names = [...new Set(steps.map(([, name]) => name))];
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(names, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing was written"));
      for (const [what, name, key, more] of steps) {
        const store = transaction.objectStore(name);
        if (what === "clear") store.delete(IDBKeyRange.bound(key, more));
        else store[what](more, key);
      }
    });
  }
}
