// What this device remembers: who its owner is, how it speaks and sounds, and its seats.

import { computed, effect, signal } from "../vendor/signals.js";

/**
 * @typedef {import("../types.d.ts").KnownTable & {asked?: boolean, over?: boolean, seen?: number}} KnownTable as it was
 * when it was seen last
 */

export const LANGUAGES = /** @type {const} */ (["en", "fr", "de", "es", "nl", "uk"]);
const PREFIX = "fabletop.";
const TABLES_KEPT = 12;
const WATCH = "watch"; // the token of those who only look on
const MINUTE = 60000;

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
export function write(key, text) {
  if (text === null) memory.delete(key);
  else memory.set(key, text);
  try {
    if (text === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
  } catch {
    // kept in memory only
  }
}

/** What was kept under a name, as it is now. @template T @param {string} key @param {T} otherwise @returns {T} */
export function recall(key, otherwise) {
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
  const spoken = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  const known = spoken.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => LANGUAGES.some((language) => language === tag)) ?? "en";
}

/** Which browser this is, for tables to tell devices apart; nobody else learns it. Without storage: which page. */
export const device = recall("device", "") || makeDevice();

function makeDevice() {
  if (typeof crypto === "undefined") return "";
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  write("device", JSON.stringify(made));
  return made;
}

// -- sound and motion

export const sound = kept("sound", true);

/** Whether one wants to hear what bots say. */
export const banter = kept("banter", true);

/** Whether to be told, in another window, that it is one's turn; `notice.js` tells. */
export const notices = kept("notices", false);

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

/**
 * The tokens this device holds at a table, by seat, and that of one who watches.
 * @param {string} code @returns {Record<string, string>}
 */
export function tokens(code) {
  return recall(`tokens.${code}`, {});
}

/** A television never sits: it shows nobody's token but that of a watcher. @param {string} code */
export function watchTokens(code) {
  const token = tokens(code)[WATCH];
  return token === undefined ? [] : [token];
}

/** What shows at the door that one belongs there. @param {string} code */
export function chairTokens(code) {
  return Object.entries(tokens(code))
    .flatMap(([seat, token]) => (seat === WATCH ? [] : [token]))
    .slice(0, 10);
}

/** @param {string} code @param {Record<string, string>} held */
function writeTokens(code, held) {
  write(`tokens.${code}`, Object.keys(held).length ? JSON.stringify(held) : null);
}

/**
 * Chairs may have been swapped: what comes now under another seat is no more what it was.
 * @param {string} code @param {Record<string, string>} fresh
 */
export function keepTokens(code, fresh) {
  const known = Object.values(fresh);
  const others = Object.entries(tokens(code)).filter(([, token]) => !known.includes(token));
  writeTokens(code, { ...Object.fromEntries(others), ...fresh });
}

/** Some are void: those of these seats are not. @param {string} code @param {number[]} seats */
export function siftTokens(code, seats) {
  const good = [WATCH, ...seats.map(String)];
  writeTokens(code, Object.fromEntries(Object.entries(tokens(code)).filter(([seat]) => good.includes(seat))));
  if (!seats.length) unlist(code);
}

/** @param {string} code @param {number} seat */
export function dropToken(code, seat) {
  const { [seat]: _, ...rest } = tokens(code);
  writeTokens(code, rest);
  if (Object.keys(rest).every((key) => key === WATCH)) unlist(code);
}

export const tables = kept("tables", /** @type {KnownTable[]} */ ([]));
if (typeof addEventListener === "function") {
  addEventListener("storage", ({ key }) => {
    if (key === `${PREFIX}tables`) tables.value = recall("tables", []); // another window of this browser
  });
}

/**
 * A table of a server is forgotten after a while; one on this device is nowhere else.
 * @param {string} code @param {string} game @param {string} address @param {boolean} device
 */
export function rememberTable(code, game, address, device) {
  const others = tables.value.filter((table) => table.code !== code);
  const old = others.filter((table) => !table.device).slice(TABLES_KEPT - 1);
  for (const table of old) forgetKeys(table.code);
  tables.value = [{ code, address, game, when: Date.now(), device }, ...others.filter((one) => !old.includes(one))];
}

/**
 * How a table was when it was seen last: whether it waits for us.
 * @param {string} code @param {{asked: boolean, over: boolean}} now
 */
export function noteTable(code, { asked, over }) {
  const seen = Date.now();
  const table = tables.peek().find((one) => one.code === code);
  const known = table?.asked === asked && table.over === over && seen - (table.seen ?? 0) < MINUTE;
  if (!table || known) return;
  tables.value = tables.peek().map((one) => (one === table ? { ...one, asked, over, seen } : one));
}

/** Whom this device does not want to hear at a table. @param {string} code @returns {number[]} */
export function mutedSeats(code) {
  return recall(`muted.${code}`, []);
}

/** @param {string} code @param {number[]} seats */
export function keepMuted(code, seats) {
  write(`muted.${code}`, seats.length ? JSON.stringify(seats) : null);
}

/**
 * The last event somebody at this device has seen happen, if it is known.
 * @param {string} code @returns {number | null}
 */
export function lastSeen(code) {
  return recall(`seen.${code}`, null);
}

/** @param {string} code @param {number} seen */
export function keepSeen(code, seen) {
  write(`seen.${code}`, JSON.stringify(seen));
}

/**
 * The seals this device saw before the games of a table, by the number of the game.
 * @param {string} code @returns {Record<string, string>}
 */
function seals(code) {
  return recall(`seals.${code}`, {});
}

/** @param {string} code @param {number} number @returns {string | null} */
export function seenSeal(code, number) {
  return seals(code)[number] ?? null;
}

/** The first one counts. @param {string} code @param {number} number @param {string} seal */
export function keepSeal(code, number, seal) {
  const known = seals(code);
  if (known[number] === undefined) write(`seals.${code}`, JSON.stringify({ ...known, [number]: seal }));
}

/** @param {string} code */
function unlist(code) {
  tables.value = tables.value.filter((table) => table.code !== code);
}

/** @param {string} code */
export function forgetTable(code) {
  forgetKeys(code);
  unlist(code);
}

/** @param {string} code */
function forgetKeys(code) {
  for (const kind of ["tokens", "muted", "seen", "seals", "guide"]) write(`${kind}.${code}`, null);
}
