// The proof that nobody touched the chance of a game, made by the browser alone: from a record, and the seal that was
// shown before the first move. docs/wire.md says what a record is. It knows no page, no words and no rules.
//
// Answer number i of chance is HMAC-SHA256(key, i) mod n, and the seal is SHA-256 of the key. A chain of hashes runs
// over the beginning of the record and every move, so that whatever else was changed can be named too.

/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/** @typedef {import("../types.d.ts").Verdict} Verdict */
/** @typedef {import("../types.d.ts").FairPlace} FairPlace */
/** @typedef {import("../types.d.ts").FairWhy} FairWhy */

const FORMAT = 1;
const LINK = 16; // hexadecimal digits of a link of the chain
const AT_ONCE = 64; // outcomes between two words about how far it is
const HASH = "SHA-256";
const HEX = /^(?:[0-9a-f]{2})+$/;
const NOT_THE_HEAD = ["moves", "chain", "check"];
const encoder = new TextEncoder();

/** Browsers lend their tools to pages on https and on localhost only. */
export function canCheck() {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/**
 * @param {FairWhy} why
 * @param {FairPlace["part"]} part @param {number} [number] @param {number} [outcome] @returns {Verdict}
 */
function caught(why, part, number = 0, outcome = 0) {
  return { ok: false, place: { part, number, outcome }, why };
}

/**
 * Whether a record is what was sealed: how many outcomes, or the first place that does not fit.
 * @param {unknown} record @param {string | null} seenSeal what this device was shown before the game, if it was there
 * @param {(done: number, count: number) => void} [onProgress]
 * @returns {Promise<Verdict>}
 */
export async function check(record, seenSeal, onProgress = () => undefined) {
  if (!isRecord(record)) return caught("record", "whole");
  const { seal, key } = record;
  if (seal === null || key === null) return caught("unsealed", "whole");
  if (!HEX.test(key) || (await hash(bytesOf(key))) !== seal) return caught("key", "key");
  if (seenSeal !== null && seenSeal !== seal) return caught("seal", "seal");
  return (
    (await checkChance(record, key, onProgress)) ??
    (await checkChain(record)) ??
    (await checkWhole(record)) ?? { ok: true, outcomes: countOutcomes(record) }
  );
}

/** How often chance was asked. @param {GameRecord} record */
export function countOutcomes(record) {
  return record.moves.reduce((sum, move) => sum + move.chance.length, record.chance.length);
}

// -- chance

/**
 * @param {GameRecord} record
 * @param {string} key @param {(done: number, count: number) => void} onProgress @returns {Promise<Verdict | null>}
 */
async function checkChance(record, key, onProgress) {
  const secret = await crypto.subtle.importKey("raw", bytesOf(key), { name: "HMAC", hash: HASH }, false, ["sign"]);
  const asked = [record.chance, ...record.moves.map((move) => move.chance)].flatMap((outcomes, move) =>
    outcomes.map((outcome) => ({ move, outcome })),
  );
  for (let first = 0; first < asked.length; first += AT_ONCE) {
    onProgress(first, asked.length);
    const some = asked.slice(first, first + AT_ONCE);
    const fair = await Promise.all(some.map(({ outcome }, n) => answer(secret, first + n, outcome[0])));
    const wrong = some.findIndex(({ outcome }, n) => fair[n] !== outcome[1]);
    if (wrong >= 0) return misdealt(some[wrong]?.move ?? 0, first + wrong + 1);
  }
  onProgress(asked.length, asked.length);
  return null;
}

/** @param {number} move counted from 1; 0 is the setup @param {number} outcome counted from 1 */
function misdealt(move, outcome) {
  return move ? caught("outcome", "move", move, outcome) : caught("outcome", "setup", 0, outcome);
}

/**
 * What the key gives as answer number i to "a number below n".
 * @param {CryptoKey} key @param {number} i @param {number} n
 */
async function answer(key, i, n) {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(i));
  const mac = await crypto.subtle.sign("HMAC", key, counter.buffer);
  return Number(BigInt(`0x${hexOf(mac)}`) % BigInt(n));
}

// -- everything else

/** @param {GameRecord} record @returns {Promise<Verdict | null>} */
async function checkChain(record) {
  const { chain, moves } = record;
  if (chain === undefined) return null; // a record from before there were chains
  const head = Object.fromEntries(Object.entries(record).filter(([name]) => !NOT_THE_HEAD.includes(name)));
  let link = (await hash(canon(head))).slice(0, LINK);
  if (chain[0] !== link) return caught("changed", "beginning");
  for (const [number, move] of moves.entries()) {
    link = (await hash(link + canon(move))).slice(0, LINK);
    if (chain[number + 1] !== link) return caught("changed", "move", number + 1);
  }
  return chain.length === moves.length + 1 ? null : caught("changed", "move", moves.length);
}

/** @param {GameRecord} record @returns {Promise<Verdict | null>} */
async function checkWhole(record) {
  const { check: sum, ...body } = record;
  return (await hash(canon(body))) === sum ? null : caught("checksum", "whole");
}

/**
 * The one spelling of a value: names in order, no spaces, nothing but ASCII.
 * @param {unknown} value @returns {string}
 */
export function canon(value) {
  if (Array.isArray(value)) return `[${value.map(canon).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${parts.map(([name, part]) => `${canon(name)}:${canon(part)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** @param {BufferSource | string} data */
async function hash(data) {
  return hexOf(await crypto.subtle.digest(HASH, typeof data === "string" ? encoder.encode(data) : data));
}

/** @param {ArrayBuffer} bytes */
function hexOf(bytes) {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} hex */
function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

// -- what a record is

/** @param {unknown} data @returns {data is GameRecord} */
export function isRecord(data) {
  const record = /** @type {Record<string, unknown> | null} */ (data);
  if (typeof record !== "object" || record === null || record.fabletop !== FORMAT) return false;
  const { game, seats, players, chance, moves, chain } = record;
  return (
    typeof game === "string" &&
    Number.isInteger(seats) &&
    Array.isArray(players) &&
    isChance(chance) &&
    Array.isArray(moves) &&
    moves.every(isMove) &&
    isHex(record.seal) &&
    isHex(record.key) &&
    (chain === undefined || Array.isArray(chain))
  );
}

/** @param {unknown} word */
function isHex(word) {
  return word === null || typeof word === "string";
}

/** @param {unknown} data */
function isMove(data) {
  const move = /** @type {Record<string, unknown> | null} */ (data);
  return (
    typeof move === "object" &&
    move !== null &&
    Number.isInteger(move.seat) &&
    Array.isArray(move.action) &&
    isChance(move.chance)
  );
}

/** Answers that chance can give. @param {unknown} data */
function isChance(data) {
  if (!Array.isArray(data)) return false;
  return data.every(
    (pair) =>
      Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger) && 0 <= pair[1] && pair[1] < pair[0],
  );
}
