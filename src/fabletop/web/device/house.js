// The house on this device, as a page sees it: lines instead of sockets, questions instead of requests. Nothing of the
// runtime is loaded before `openHouse` is called, and one worker is kept for the whole life of the page.
//
//   const house = await openHouse({ onProgress: (loaded, total) => … });   throws CannotStart, with `why`:
//       "old-browser" | "no-files" | "no-storage" | "no-memory" | "too-slow" | "elsewhere" | "crashed"
//   house.ask("/api/tables", { method: "POST", body: "…" })                 a Response, as from fetch
//   house.dial(address)                                                     what net.js uses as a socket:
//       new Line(address, ears, (address) => house.dial(address))
//   house.onCrash = (why) => …                                              it ended; all answers are kept
//   restart: openHouse again; `take: true` takes the tables from another tab ("elsewhere")
//
// Questions are those of a server (device/desk.py lists them); its own are GET /api/tables, all tables of this device,
// and DELETE /api/tables/{address}. POST /api/tables/{address}/carry {tokens} gives a game as a file, and
// POST /api/carried, here or at a server, makes a table of it: {code, address, tokens: {seat: token}}.

/** @typedef {"old-browser" | "no-files" | "no-storage" | "no-memory" | "too-slow" | "elsewhere" | "crashed"} Why */

/**
 * @typedef {object} How
 * @property {(loaded: number, total: number) => void} [onProgress] bytes of all bytes
 * @property {string} [root] where the site begins
 * @property {boolean} [take] take the tables from another tab
 * @property {string} [game] what is to be played: with it the house is open sooner
 * @property {number} [botPause] seconds a bot takes, if not as many as usual
 * @property {number} [patience] milliseconds without progress until it counts as failed
 */

const PATIENCE = 60_000; // milliseconds without any progress until a start counts as failed

export class CannotStart extends Error {
  /** @param {Why} why @param {string} [told] */
  constructor(why, told = "") {
    super(`the house on this device cannot start: ${why} ${told}`);
    this.why = why;
  }
}

/** @type {Promise<DeviceHouse> | null} */
let opened = null;

/** Whether this browser has what it takes, as far as one can tell without trying. */
export function canPlayHere() {
  return (
    typeof WebAssembly === "object" &&
    typeof Worker === "function" &&
    typeof indexedDB === "object" &&
    typeof DecompressionStream === "function"
  );
}

/**
 * The house of this page; it is started once. After a failure it can be tried again.
 * @param {How} [how]
 * @returns {Promise<DeviceHouse>}
 */
export function openHouse(how = {}) {
  opened ??= start(how).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** @param {How} how @returns {Promise<DeviceHouse>} */
async function start({ onProgress = () => {}, root = "/", take = false, patience = PATIENCE, game, botPause }) {
  if (!canPlayHere()) throw new CannotStart("old-browser");
  const base = new URL(root, document.baseURI);
  const worker = new Worker(new URL("web/device/worker.js", base), { type: "module" });
  const house = new DeviceHouse(worker);
  try {
    await new Promise((resolve, reject) => {
      let timer = 0;
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => reject(new CannotStart("too-slow")), patience);
      };
      wait();
      house.onState = (/** @type {any} */ message) => {
        wait();
        if (message.is === "progress") onProgress(message.loaded, message.total);
        else if (message.is === "ready") {
          house.memory = message.memory;
          house.awoken = message.awoken;
          resolve(clearTimeout(timer));
        } else reject((clearTimeout(timer), new CannotStart(message.why, message.told)));
      };
      const manifest = new URL("web/device/files.json", base).href;
      worker.postMessage({ do: "start", manifest, take, game, botPause });
    });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  house.onState = (/** @type {any} */ message) => message.is === "failed" && house.end(message.why);
  return house;
}

export class DeviceHouse {
  /** @param {Worker} worker */
  constructor(worker) {
    this.worker = worker;
    /** @type {Map<number, DeviceSocket>} */
    this.lines = new Map();
    /** @type {Map<number, {resolve: (answer: Response) => void, reject: (error: Error) => void}>} */
    this.questions = new Map();
    this.count = 0;
    this.memory = 0; // bytes the runtime held when it was ready
    this.awoken = false; // whether it began where it stood at an earlier start
    /** @type {(message: any) => void} */
    this.onState = () => {};
    /** @type {(why: Why) => void} */
    this.onCrash = () => {};
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => this.onState({ is: "failed", why: "crashed", told: event.message });
    addEventListener("pagehide", () => this.leave());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") worker.postMessage({ do: "keep" });
    });
  }

  /** A line to the table at an address: it behaves like a WebSocket. @param {string} address */
  dial(address) {
    const line = this.count++;
    const socket = new DeviceSocket((message) => this.worker.postMessage({ ...message, line }));
    this.lines.set(line, socket);
    this.worker.postMessage({ do: "open", line, address });
    return socket;
  }

  /** A question as to a server. @param {string} where @param {{method?: string, body?: string}} [how] */
  ask(where, { method = "GET", body = "" } = {}) {
    const number = this.count++;
    this.worker.postMessage({ do: "ask", number, method, where, body });
    return /** @type {Promise<Response>} */ (
      new Promise((resolve, reject) => this.questions.set(number, { resolve, reject }))
    );
  }

  /** @param {any} message */
  hear(message) {
    const socket = this.lines.get(message.line);
    if (message.is === "opened") socket?.open();
    else if (message.is === "heard") socket?.onmessage?.({ data: message.text });
    else if (message.is === "closed") socket?.end();
    else if (message.is === "told") {
      const { status, kind, body } = message;
      this.questions.get(message.number)?.resolve(new Response(body, { status, headers: { "content-type": kind } }));
      this.questions.delete(message.number);
    } else this.onState(message);
  }

  /** A page that was left may be kept asleep, and its worker with it: the next page would wait for the tables. */
  leave() {
    this.worker.terminate();
    addEventListener("pageshow", () => location.reload(), { once: true });
  }

  /** It is no more; whoever waits is told. @param {Why} why */
  end(why) {
    this.worker.terminate();
    opened = null;
    for (const question of this.questions.values()) question.reject(new CannotStart(why));
    this.questions.clear();
    for (const socket of this.lines.values()) socket.end();
    this.lines.clear();
    this.onCrash(why);
  }
}

/** What net.js needs of a WebSocket. */
export class DeviceSocket {
  /** @param {(message: object) => void} post */
  constructor(post) {
    this.post = post;
    this.readyState = /** @type {number} */ (WebSocket.CONNECTING);
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {((event: {code: number}) => void) | null} */
    this.onclose = null;
  }

  open() {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** @param {string} text */
  send(text) {
    this.post({ do: "say", text });
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.post({ do: "close" });
  }

  end() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code: 1006 });
  }
}
