// The worker that holds the house on this device: one for the whole life of a page. It speaks with the page by
// messages; web/device/house.js is the page's side.
//
//   page to worker                              worker to page
//   {do: "start", manifest, take, game,         {is: "progress", loaded, total}, {is: "ready", memory, awoken}, or
//    botPause}                                  {is: "failed", why, told}
//   {do: "open", line, address}                 {is: "opened", line}
//   {do: "say", line, text}                     {is: "heard", line, text}
//   {do: "close", line}                         {is: "closed", line}
//   {do: "ask", number, method, where, body}    {is: "told", number, status, kind, body}
//   {do: "keep"}                                (how games stand is written; nothing is answered)

import { openCabinet } from "./cabinet.js";
import { openHouse } from "./engine.js";
import { Loading } from "./loading.js";

/** @typedef {import("./engine.js").Counter} Counter */

const LOCK = "fabletop-device"; // one worker of one page has the tables of a device
const LONG_ENOUGH = 3000; // for the worker of a page that was just left to let go

const worker = /** @type {any} */ (self);
/** @type {Promise<Counter> | null} */
let house = null;

/** @param {Record<string, unknown>} message */
const tell = (message) => worker.postMessage(message);

worker.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.do === "start") house ??= start(data);
  else
    handle(data).catch((/** @type {unknown} */ error) => tell({ is: "failed", why: "crashed", told: String(error) }));
};

/** @param {{manifest: string, take: boolean} & import("./engine.js").Wanted} wanted @returns {Promise<Counter>} */
async function start({ manifest, take, ...wanted }) {
  try {
    await alone(take);
    const answer = await fetch(manifest).catch((error) => fail("no-files", error));
    if (!answer.ok) throw fail("no-files", answer.status);
    const cabinet = await openCabinet(() => tell({ is: "failed", why: "elsewhere", told: "" })).catch((error) =>
      fail("no-storage", error),
    );
    const loading = new Loading(await answer.json(), manifest, (loaded, total) =>
      tell({ is: "progress", loaded, total }),
    );
    const { counter, memory, awoken } = await openHouse(loading, cabinet, wanted);
    tell({ is: "ready", memory, awoken });
    return counter;
  } catch (error) {
    const { why, message } = /** @type {any} */ (error);
    tell({ is: "failed", why: why ?? (error instanceof RangeError ? "no-memory" : "crashed"), told: String(message) });
    throw error;
  }
}

/** @param {string} why @param {unknown} cause @returns {never} */
function fail(why, cause) {
  throw Object.assign(new Error(String(cause)), { why });
}

/** Wait until no other worker has the tables, or take them. @param {boolean} take */
async function alone(take) {
  if (!navigator.locks) return;
  const lost = () => {
    tell({ is: "failed", why: "elsewhere", told: "" });
    worker.close();
  };
  await new Promise((resolve, reject) => {
    const patience = take ? {} : { signal: AbortSignal.timeout(LONG_ENOUGH) };
    const forLife = () => new Promise(() => resolve(undefined));
    let held = false;
    navigator.locks
      .request(LOCK, { steal: take, ...patience }, () => ((held = true), forLife()))
      .catch((error) => (held ? lost() : reject(Object.assign(error, { why: "elsewhere" }))));
  });
}

/** @param {any} message */
async function handle(message) {
  if (!house) return;
  const counter = await house.catch(() => null);
  if (!counter) return;
  const { line } = message;
  if (message.do === "open") {
    await counter.open(
      line,
      message.address,
      (text) => tell({ is: "heard", line, text }),
      () => tell({ is: "closed", line }),
    );
    tell({ is: "opened", line });
  } else if (message.do === "say") counter.say(line, message.text);
  else if (message.do === "close") counter.close(line);
  else if (message.do === "keep") await counter.keep();
  else if (message.do === "ask") {
    const answer = await counter.ask(message.method, message.where, message.body);
    const [status, kind, body] = answer.toJs();
    answer.destroy();
    tell({ is: "told", number: message.number, status, kind, body });
  }
}
