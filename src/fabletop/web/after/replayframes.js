// The frames of a finished game, fetched a piece at a time as they are looked at and kept. What was played, told and
// counted is the same for all eyes and is gathered while somebody watches; a view belongs to its eyes.

import { patiently } from "../shell/patience.js";
import { signal } from "../vendor/signals.js";

/** @typedef {import("../types.d.ts").ReplayPart} ReplayPart */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Refusal} Refusal */

/** Whose eyes: those of everybody who only watches, of a seat ("0" …), or all together. @typedef {string} Eyes */
/**
 * A finished game on this server, by its token; or the text of a file.
 * @typedef {{token: string} | {text: string}} Source
 */

const CHUNK = 60;

/** The server says no. */
export class Denied extends Error {
  /** @param {number} status @param {Pick<Refusal, "code" | "args"> | null} refusal */
  constructor(status, refusal) {
    super(refusal?.code ?? String(status));
    this.status = status;
    this.refusal = refusal;
  }
}

/** Which game a token is for: at which table, and which of its evening. @param {string} token */
export function gameOf(token) {
  const [code = "", number = ""] = token.split(".");
  return { code, number: Number(number) };
}

/** @param {Source} source */
function addressOf(source) {
  return "text" in source ? "/api" : `/api/records/${encodeURIComponent(source.token)}`;
}

/** @param {string} where @param {RequestInit} [how] */
async function get(where, how) {
  const answer = await patiently(where, how);
  if (answer.ok) return answer;
  throw new Denied(answer.status, await answer.json().catch(() => null));
}

/** The record itself, as it was written. @param {Source} source */
export async function fetchRecord(source) {
  if ("text" in source) return source.text;
  return (await get(addressOf(source))).text();
}

export class Frames {
  /** @param {Source} source */
  constructor(source) {
    this.source = source;
    /** What the game is. */
    this.head = signal(/** @type {Omit<ReplayPart, "frames"> | null} */ (null));
    /** Every frame that has come, by number, without its views. */
    this.frames = signal(/** @type {(Frame | undefined)[]} */ ([]));
    this.views = /** @type {Map<string, unknown>} */ (new Map());
    this.coming = /** @type {Map<string, Promise<void>>} */ (new Map());
    /** The first there is: a game that outlived its rules cannot be seen from its beginning. */
    this.first = 0;
    this.closed = false;
  }

  /** @param {Eyes} eyes */
  async open(eyes) {
    for (let n = 0; n < this.count && this.frames.peek().length === 0; n += CHUNK) await this.need(n, eyes);
    this.first = Math.max(
      0,
      this.frames.peek().findIndex((frame) => frame !== undefined),
    );
  }

  /** How many there are: one before the first move, and one after each. */
  get count() {
    return (this.head.value?.moves ?? 0) + 1;
  }

  /** @param {number} n @param {Eyes} eyes */
  view(n, eyes) {
    return this.views.get(`${n} ${eyes}`);
  }

  /** Whether everything these eyes see there has come. @param {number} n @param {Eyes} eyes */
  has(n, eyes) {
    const seats = this.head.peek()?.seats ?? 0;
    const needed = eyes === "all" ? ["watch", ...Array(seats).keys()] : [eyes];
    return this.frames.peek()[n] !== undefined && needed.every((one) => this.views.has(`${n} ${one}`));
  }

  /** Fetch what is around a frame, unless it is here. @param {number} n @param {Eyes} eyes @returns {Promise<void>} */
  need(n, eyes) {
    if (this.has(n, eyes)) return Promise.resolve();
    const from = n - (n % CHUNK);
    const name = `${from} ${eyes}`;
    const known = this.coming.get(name);
    if (known) return known;
    const coming = this.fetch(from, eyes).finally(() => this.coming.delete(name));
    this.coming.set(name, coming);
    return coming;
  }

  /** All the rest, one piece after the other. @param {Eyes} eyes */
  async needAll(eyes) {
    for (let n = 0; n < this.count && !this.closed; n += CHUNK) {
      if (!this.frames.peek()[n]) await this.need(n, eyes);
    }
  }

  /** @param {number} from @param {Eyes} eyes */
  async fetch(from, eyes) {
    const query = new URLSearchParams({ from: String(from), to: String(from + CHUNK), eyes });
    const { source } = this;
    const how =
      "text" in source ? { method: "POST", headers: { "content-type": "application/json" }, body: source.text } : {};
    const answer = await get(`${addressOf(source)}/replay?${query}`, how);
    const { frames, ...head } = /** @type {ReplayPart} */ (await answer.json());
    const all = this.frames.peek().slice();
    for (const frame of frames) {
      all[frame.n] = frame;
      for (const [eye, view] of Object.entries(frame.views)) this.views.set(`${frame.n} ${eye}`, view);
    }
    this.head.value ??= head;
    this.frames.value = all;
  }

  close() {
    this.closed = true;
  }
}
