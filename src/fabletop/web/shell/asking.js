// Questions of the page, to whoever keeps its tables: a server, or the house on this device.

import { at, onDevice } from "./addresses.js";
import { dialDevice, startDevice } from "./device.js";

/**
 * An answer as `fetch` gives it.
 * @param {string} path @param {RequestInit} [how] @returns {Promise<Response>}
 */
export async function ask(path, how) {
  if (!onDevice.peek()) return fetch(at(path), how);
  return (await startDevice()).ask(path, { method: how?.method, body: /** @type {string} */ (how?.body ?? "") });
}

/** A socket to a table, or what stands for one. @param {string} address */
export function dial(address) {
  if (onDevice.peek()) return dialDevice(address);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${at(`/ws/${address}`)}`);
}
