// The database of the house on this device: rows by keys, in IndexedDB. What the rows mean only Python knows
// (device/rows.py). A write is one transaction: all of it is on disk before the promise is kept, or nothing is.

const NAME = "fabletop-device";
const VERSION = 1;
const STORES = ["house", "tables", "life", "moves", "finished", "stood", "told", "spoilt", "packs"];

const COMPILED = ["compiled"];

/** @typedef {["get", string, any[]] | ["all", string, any[], any[]]} Query */
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

  /** What was compiled of an archive of our modules before, if it was. @param {string} name */
  async compiled(name) {
    const row = await settled(this.database.transaction("house").objectStore("house").get(COMPILED));
    return /** @type {Uint8Array | null} */ (row?.name === name ? row.bytes : null);
  }

  /** It replaces that of an older archive. @param {string} name @param {Uint8Array} bytes */
  keepCompiled(name, bytes) {
    const store = this.database.transaction("house", "readwrite").objectStore("house");
    return settled(store.put({ name, bytes }, COMPILED));
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
