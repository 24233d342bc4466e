// What the house has: the games on the shelf, their words, and their boards.

import { useEffect } from "../vendor/preact-hooks.js";
import { batch, signal, useSignal } from "../vendor/signals.js";
import { at, onDevice, toServer } from "./addresses.js";
import { ask } from "./asking.js";
import { fetchModule } from "./modules.js";
import { bring } from "./words.js";

/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").Content} Content */
/** @typedef {import("../types.d.ts").Refusal} Refusal */

/** The shelf; null until it has come. */
export const games = signal(/** @type {GameInfo[] | null} */ (null));

/** Somebody asked for something that is not there, as opposed to a server that is away. */
export class NotThere extends Error {}

/** @param {string} where @returns {Promise<any>} */
async function get(where) {
  return read(where, await (takeEarly(where) ?? ask(where)));
}

/** What `ahead.js` has asked already; an answer can be read once. @param {string} where */
function takeEarly(where) {
  const early = globalThis.fabletopEarly;
  if (onDevice.peek() || early?.path !== where) return undefined;
  globalThis.fabletopEarly = undefined;
  return early.answer;
}

/** A file of the page that holds data. @param {string} where @returns {Promise<any>} */
async function getFile(where) {
  return read(where, await fetch(at(where)));
}

/** @param {string} where @param {Response} answer @returns {Promise<any>} */
async function read(where, answer) {
  if (answer.status === 404) throw new NotThere(where);
  if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
  return answer.json();
}

let coming = /** @type {Promise<void> | null} */ (null);

/** Whether the shelf is a copy, because the server is away. */
export const isCopy = signal(false);

/** Fetch the shelf once; what this device keeps of it is good enough to play. */
export function loadGames() {
  if (games.peek() && !isCopy.peek()) return Promise.resolve();
  coming ??= fetchGames().finally(() => (coming = null));
  return coming;
}

async function fetchGames() {
  const came = await getFile("/api/games").catch(() => null);
  const shelf = /** @type {GameInfo[]} */ (came ?? (await keptShelf()));
  batch(() => {
    isCopy.value = came === null;
    games.value = shelf;
  });
}

/** As the worker keeps it, for those who play on this device. @returns {Promise<GameInfo[]>} */
async function keptShelf() {
  const copy = await globalThis.caches?.match(at("/api/games")).catch(() => undefined);
  if (!copy) throw new Error("no shelf");
  return copy.json();
}

/** @param {string} key */
export function findGame(key) {
  return games.value?.find((game) => game.key === key);
}

/**
 * A game with all its words; null until they have come, undefined if there is no such game.
 * @param {string} key @returns {GameInfo | null | undefined}
 */
export function useGame(key) {
  const spoken = useSignal("");
  const info = findGame(key);
  useEffect(() => {
    if (info)
      void bring(key).then(
        () => (spoken.value = key),
        () => (spoken.value = key),
      );
  }, [info]);
  return info && spoken.value !== key ? null : info;
}

/**
 * Whether a game has something; while the shelf is on its way, all have.
 * @param {string} key @param {GameInfo["brings"][number]} what
 */
export function brings(key, what) {
  return findGame(key)?.brings.includes(what) ?? true;
}

/** Where people find this house: as it is called here, or as its server says. */
const home = signal(typeof location === "undefined" ? "" : location.origin);

/** @param {string} address @returns {Promise<{code: string, game: string, phase: string, link: string}>} */
export async function findTable(address) {
  const table = await get(`/api/tables/${encodeURIComponent(address)}`);
  if (table.link) home.value = new URL(table.link).origin;
  return table;
}

/**
 * Knock with a code that somebody said: the table's address, or why nobody opens.
 * @param {string} code @param {string[]} held tokens of one's chairs there
 * @returns {Promise<{address: string} | {refusal: Refusal}>}
 */
export function knock(code, held) {
  return post("/api/knock", { code, tokens: held });
}

/**
 * Make a table: where it stands, or why not.
 * @param {string} game @param {number} seats @param {Record<string, unknown>} options
 * @param {boolean} [clock] whether who does not answer in time is played for
 * @returns {Promise<{code: string, address: string} | {refusal: Refusal}>}
 */
export function makeTable(game, seats, options, clock = false) {
  return post("/api/tables", { game, seats, options, clock });
}

/** @param {string} where @param {unknown} body @returns {Promise<any>} what came, or `{refusal}` */
async function post(where, body) {
  const answer = await ask(where, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer.json();
  if (answer.status >= 400 && answer.status < 500) return { refusal: await answer.json() };
  throw new Error(`${where}: ${answer.status}`);
}

const boards = /** @type {Map<string, Promise<BoardModule>>} */ (new Map());
const contents = /** @type {Map<string, Content>} */ (new Map());

/** A game's board with its styles and its content; a game without one is played with buttons. @param {string} key */
export function loadBoard(key) {
  if (!boards.has(key)) boards.set(key, importBoard(key));
  return /** @type {Promise<BoardModule>} */ (boards.get(key));
}

/** @param {string} key @returns {Promise<BoardModule>} */
async function importBoard(key) {
  const folder = at(`/games/${key}/board`);
  try {
    const [board, content] = await Promise.all([
      fetchModule(`/games/${key}/board/board.js`),
      getFile(`/games/${key}/content.json`),
      addStyles(`${folder}/board.css`),
    ]);
    contents.set(key, content);
    board.adopt?.(content);
    return board;
  } catch (error) {
    console.error(error);
    if (await isOutdated()) await reload();
    return fetchModule("/web/board/plainboard.js");
  }
}

/** Has the server other scripts by now than this page was opened with? */
export async function isOutdated() {
  const own = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[type=module]"));
  const answer = await fetch(own?.src ?? "", { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status === 404;
}

/** What comes after this is another page. @returns {Promise<never>} */
export function reload() {
  location.reload();
  return new Promise(() => {});
}

/** The content of a game without a pack, once its board is loaded. @param {string} key @returns {Content} */
export function usualContent(key) {
  return contents.get(key) ?? {};
}

/** @param {string} href @returns {Promise<void>} */
function addStyles(href) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** A code as people say and type it, or a whole link: "Amber Owl 42" is amber-owl-42. @param {string} said */
export function readCode(said) {
  const text = said
    .trim()
    .replace(/^.*\/tv?\//, "")
    .replace(/[?#].*$/, "");
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join("-");
}

/**
 * Whether something is the whole address of a table, as its link has it, and not only its code.
 * @param {string} said
 */
export function isAddress(said) {
  return /^[a-z]{2,12}-[a-z]{2,12}-\d{2,3}-[0-9a-hjkmnp-tv-z]{13}$/.test(said);
}

/** The code that people say, of an address. @param {string} address */
export function codeOf(address) {
  return address.split("-").slice(0, 3).join("-");
}

/** The link of a table, to be shown to others. @param {string} address */
export function linkOf(address) {
  return `${home.value}${toServer(`/t/${address}`)}`;
}

/** An address of this house as one says it. @param {string} path */
export function spoken(path) {
  return `${new URL(home.value).host}${path}`;
}
