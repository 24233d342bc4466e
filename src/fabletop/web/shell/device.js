// The house on this device, as the page sees it: whether it is open, how far it has come, why it cannot open. Not a
// byte of it is loaded before somebody wants to play here. One page at a time has it: two would write the same tables.

import { signal } from "../vendor/signals.js";
import { at } from "./addresses.js";
import { worker } from "./install.js";
import { route } from "./router.js";
import { recall, tables, write } from "./settings.js";

/** @typedef {import("../device/house.js").DeviceHouse} DeviceHouse */
/** @typedef {import("../device/house.js").Why} Why */
/**
 * How far it is; of what is loaded, so many bytes of so many.
 * @typedef {{is: "closed"} | {is: "loading", done: number, all: number} | {is: "starting"} | {is: "open"} | {is:
 * "cannot", why: Why}} State
 */

const LOCK = "fabletop-device"; // held by the worker of the page that has the house (device/worker.js)
const OPEN = "device-open"; // what was being played; gone when the page is left as it should be

export const state = signal(/** @type {State} */ ({ is: "closed" }));

/** Whether everything is kept here, so that nothing is needed of the network. */
export const isKept = signal(false);

/** @type {Promise<DeviceHouse> | null} */
let opening = null;
/** @type {DeviceHouse | null} */
let house = null;

/**
 * Open the house, or wait until it is open.
 * @param {boolean} [take] from another tab @returns {Promise<DeviceHouse>}
 */
export function startDevice(take = false) {
  opening ??= open(take).catch((error) => {
    fail(/** @type {{why?: Why}} */ (error).why ?? (navigator.onLine ? "crashed" : "no-files"));
    throw error;
  });
  return opening;
}

/** @param {Why} why */
function fail(why) {
  opening = house = null;
  state.value = { is: "cannot", why };
}

/** @param {boolean} take */
async function open(take) {
  state.value = { is: "loading", done: 0, all: 0 };
  const { openHouse } = await import("../device/house.js");
  const onProgress = (/** @type {number} */ done, /** @type {number} */ all) => {
    state.value = done < all ? { is: "loading", done, all } : { is: "starting" };
  };
  house = await openHouse({ onProgress, root: at("/"), take, game: findGame() });
  house.onCrash = fail;
  state.value = { is: "open" };
  void keepEverything();
  return house;
}

/** What is to be played on this page, as far as it knows. */
function findGame() {
  const { value } = route;
  if (value.page === "new" || value.page === "learn") return value.game;
  return value.page === "table" ? tables.value.find(({ address }) => address === value.place)?.game : undefined;
}

/** A line to a table of this device, whose house is open. @param {string} address */
export function dialDevice(address) {
  if (!house) throw new Error("the house on this device is not open");
  return house.dial(address);
}

/** Delete a table of this device. @param {string} address */
export async function deleteTable(address) {
  const answer = await (await startDevice()).ask(`/api/tables/${address}`, { method: "DELETE" });
  if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
}

// -- without a network

/** Let the worker keep the whole page. */
async function keepEverything() {
  const active = (await worker())?.active;
  const answer = await fetch(at("/files.json")).catch(() => null);
  if (!active || !answer?.ok) return;
  const { mark, files } = await answer.json();
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => (isKept.value = data === true);
  const keep = files.map((/** @type {string} */ name) => at(`/${name}`).replace(/index\.html$/, ""));
  active.postMessage({ keep, mark }, [channel.port2]);
}

// -- a page that ends in the middle of a game

/** A game is on the screen; the next page learns of it if this one cannot take its leave. @param {string} address */
export function noteOpen(address) {
  write(OPEN, JSON.stringify(address));
  const leave = () => write(OPEN, null);
  addEventListener("pagehide", leave);
  return () => {
    removeEventListener("pagehide", leave);
    leave();
  };
}

/** The game in which a page has ended that could not take its leave. @returns {Promise<string>} its address, or "" */
export async function findBroken() {
  const address = recall(OPEN, "");
  if (!address || opening) return "";
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK) ? "" : address; // somebody plays it in another window
}
