// What this device remembers: who its owner is, how it speaks and sounds, and its seats.

import { computed, effect, signal } from "./vendor/signals.js";

/** @typedef {import("./types.d.ts").KnownTable} KnownTable */

export const LANGUAGES = /** @type {const} */ (["en", "fr", "de", "es", "nl", "uk"]);
const PREFIX = "fabletop.";
const TABLES_KEPT = 12;

/** A browser may refuse to keep things (private windows); then they last as long as the page. */
const memory = /** @type {Map<string, string>} */ (new Map());

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** @param {string} key @param {string | null} text */
function write(key, text) {
  if (text === null) memory.delete(key);
  else memory.set(key, text);
  try {
    if (text === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
  } catch {
    // kept in memory only
  }
}

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function recall(key, otherwise) {
  try {
    return JSON.parse(read(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** A setting that outlives the page. @template T @param {string} key @param {T} otherwise */
function kept(key, otherwise) {
  const value = signal(recall(key, otherwise));
  let first = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    if (!first) write(key, text);
    first = false;
  });
  return value;
}

// -- the person

export const name = kept("name", "");
export const colour = kept("colour", 0);

/** The language wanted; `words.js` loads it, then speaks it. */
export const wanted = kept("language", preferredLanguage());

function preferredLanguage() {
  const spoken = typeof navigator === "undefined" ? [] : navigator.languages ?? [];
  const known = spoken.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => LANGUAGES.some((language) => language === tag)) ?? "en";
}

// -- sound and motion

export const sound = kept("sound", true);

/** No motion: chosen here, or as the device says. */
export const calmChosen = kept("calm", /** @type {boolean | null} */ (null));
const calmDevice = signal(false);
export const calm = computed(() => calmChosen.value ?? calmDevice.value);

/** Follow the device's own wish for less motion. */
export function watchDevice() {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  calmDevice.value = query.matches;
  query.addEventListener("change", () => (calmDevice.value = query.matches));
  effect(() => {
    document.documentElement.dataset.calm = String(calm.value);
  });
}

// -- seats and tables

/** The seat tokens this device holds at a table, by seat. @param {string} code @returns {Record<string, string>} */
export function tokens(code) {
  return recall(`tokens.${code}`, {});
}

/** @param {string} code @param {Record<string, string>} fresh */
export function keepTokens(code, fresh) {
  write(`tokens.${code}`, JSON.stringify({ ...tokens(code), ...fresh }));
}

/** @param {string} code @param {number} seat */
export function dropToken(code, seat) {
  const { [seat]: _, ...rest } = tokens(code);
  write(`tokens.${code}`, Object.keys(rest).length ? JSON.stringify(rest) : null);
}

export const tables = kept("tables", /** @type {KnownTable[]} */ ([]));

/** @param {string} code @param {string} game */
export function rememberTable(code, game) {
  const others = tables.value.filter((table) => table.code !== code);
  for (const old of others.slice(TABLES_KEPT - 1)) write(`tokens.${old.code}`, null);
  tables.value = [{ code, game, when: Date.now() }, ...others].slice(0, TABLES_KEPT);
}

/** @param {string} code */
export function forgetTable(code) {
  write(`tokens.${code}`, null);
  tables.value = tables.value.filter((table) => table.code !== code);
}
