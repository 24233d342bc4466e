// What the house has: the games on the shelf, their words, and their boards.

import { signal } from "./vendor/signals.js";
import { bring } from "./words.js";

/** @typedef {import("./types.d.ts").GameInfo} GameInfo */
/** @typedef {import("./types.d.ts").BoardModule} BoardModule */
/** @typedef {import("./types.d.ts").Refusal} Refusal */

/** The shelf; null until it has come. */
export const games = signal(/** @type {GameInfo[] | null} */ (null));

/** Somebody asked for something that is not there, as opposed to a server that is away. */
export class NotThere extends Error {}

/** @param {string} where @returns {Promise<any>} */
async function get(where) {
  const answer = await fetch(where, { headers: { accept: "application/json" } });
  if (answer.status === 404) throw new NotThere(where);
  if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
  return answer.json();
}

/** Fetch the shelf once, with the words of every game on it. */
export async function loadGames() {
  if (games.peek()) return;
  const shelf = /** @type {GameInfo[]} */ (await get("/api/games"));
  await Promise.all(shelf.map((game) => bring(game.key)));
  games.value = shelf;
}

/** @param {string} key */
export function findGame(key) {
  return games.value?.find((game) => game.key === key);
}

/** @param {string} code @returns {Promise<{code: string, game: string, phase: string}>} */
export function findTable(code) {
  return get(`/api/tables/${encodeURIComponent(code)}`);
}

/**
 * Make a table: its code, or why not.
 * @param {string} game @param {number} seats @param {Record<string, unknown>} options
 * @returns {Promise<{code: string} | {refusal: Refusal}>}
 */
export async function makeTable(game, seats, options) {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, seats, options }),
  });
  if (answer.ok) return answer.json();
  if (answer.status >= 400 && answer.status < 500) return { refusal: await answer.json() };
  throw new Error(`/api/tables: ${answer.status}`);
}

const boards = /** @type {Map<string, Promise<BoardModule>>} */ (new Map());

/** A game's board and its styles; a game without one is played with buttons. @param {string} key */
export function loadBoard(key) {
  if (!boards.has(key)) boards.set(key, importBoard(key));
  return /** @type {Promise<BoardModule>} */ (boards.get(key));
}

/** @param {string} key @returns {Promise<BoardModule>} */
async function importBoard(key) {
  const folder = `/games/${key}/board`;
  try {
    const [board] = await Promise.all([import(`${folder}/board.js`), addStyles(`${folder}/board.css`)]);
    return board;
  } catch (error) {
    console.error(error);
    return import("./plainboard.js");
  }
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
  const text = said.trim().replace(/^.*\/t\//, "").replace(/[?#].*$/, "");
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join("-");
}

/** The link of a table, to be shown to others. @param {string} code */
export function linkOf(code) {
  return `${location.origin}/t/${code}`;
}
