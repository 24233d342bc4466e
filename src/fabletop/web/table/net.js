// The line to a table. There is never more than one socket; it comes back by itself after ever longer
// pauses, says where it left off, and repeats the answers that were not yet confirmed. Their ids make
// that harmless: sent twice, an action counts once.

import { patched } from "./patch.js";

/** @typedef {import("../types.d.ts").FromPage} FromPage */
/** @typedef {import("../types.d.ts").FromServer} FromServer */
/** @typedef {import("../types.d.ts").Patch} Patch */
/** @typedef {import("../types.d.ts").Picture} Picture */
/** @typedef {Exclude<FromServer, Patch>} Heard */
/** @typedef {import("../types.d.ts").Action} Action */
/** @typedef {Extract<FromPage, {do: "act"}>} Act */
/** @typedef {Extract<FromPage, {do: "sit"}>} Sit */

/** A socket to a server, or a line to the house on this device. */
/** @typedef {WebSocket | import("../device/house.js").DeviceSocket} Socket */

/**
 * @typedef {object} Ears
 * @property {(message: Heard) => void} hear
 * @property {(up: boolean) => void} changed
 * @property {() => void} cut what was asked over this socket will not be answered any more
 * @property {() => {tokens: string[], ticket: string, tv: boolean, device: string}} greeting who this device is
 */

const RESTARTS = 1012; // the code with which a server says that it stops and another has its tables
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const LONG_NAP = 10000; // out of sight for longer than this, a socket may be dead without knowing it
const PATIENCE = 7000; // for an answer to be confirmed before the line counts as dead
const FIRST_WORD = 15000; // of a socket; whoever took it may have fallen asleep
const GREET_AGAIN = 3000; // when the server could not save that we are here
const RACE_PATIENCE = 12000; // for a reaction, which is confirmed only when the race is over

/** An id nobody else makes; a page on plain http has no randomUUID. */
export function makeId() {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long to wait before another try: growing, and never the same for all. @param {number} tries */
export function pauseBefore(tries, chance = Math.random()) {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
  return pause * (0.5 + chance / 2);
}

export class Line {
  /** @param {string} url @param {Ears} ears @param {(url: string) => Socket} [connect] */
  constructor(url, ears, connect = (address) => new WebSocket(address)) {
    this.url = url;
    this.connect = connect;
    this.ears = ears;
    this.since = -1;
    this.tries = 0;
    this.closed = false;
    /** The newest picture of this socket. @type {Picture | null} */
    this.picture = null;
    this.heard = false; // whether this socket has brought anything
    this.hidden = 0;
    /** @type {Socket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.first = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined;
    /** @type {Map<string, Act | Sit>} */
    this.unconfirmed = new Map();
    /** Those of them that nobody waits for. @type {Set<string>} */
    this.reactions = new Set();
    this.wake = () => this.comeBackNow();
  }

  open() {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.dial();
  }

  close() {
    this.closed = true;
    for (const timer of [this.timer, this.first, this.watch]) clearTimeout(timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.hangUp();
  }

  /** Say something now, if the line is up. @param {FromPage} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * Answer a decision; kept until the server confirms it.
   * @param {number} seat @param {number} decision @param {Action} action
   */
  act(seat, decision, action) {
    this.keep(/** @type {Act} */ ({ do: "act", id: makeId(), seat, decision, action }));
  }

  /**
   * Tell a reaction; kept as well, but play goes on meanwhile.
   * @param {number} seat @param {number} decision @param {Action} action
   */
  react(seat, decision, action) {
    const message = /** @type {Act} */ ({ do: "act", id: makeId(), seat, decision, action });
    this.reactions.add(message.id);
    this.keep(message);
  }

  /**
   * Take a chair; kept until a picture shows it is ours.
   * @param {number} seat @param {string} name @param {number} colour
   */
  sit(seat, name, colour) {
    this.keep(/** @type {Sit} */ ({ do: "sit", seat, name, colour, id: makeId() }));
  }

  /** Say something now and, until it is confirmed, whenever the line comes back. @param {Act | Sit} message */
  keep(message) {
    this.unconfirmed.set(message.id, message);
    this.send(message);
    this.watchAnswers();
  }

  /** Whether something said is still to be confirmed before one can go on. */
  waits() {
    return this.unconfirmed.size > this.reactions.size;
  }

  // -- the socket

  dial() {
    clearTimeout(this.timer);
    this.hangUp();
    this.picture = null;
    this.heard = false;
    const socket = this.connect(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (/** @type {{data: string}} */ event) => this.receive(JSON.parse(event.data));
    socket.onclose = (/** @type {{code: number}} */ { code }) => this.lost(socket, code === RESTARTS);
    clearTimeout(this.first);
    this.first = setTimeout(() => this.dialAgain(socket), FIRST_WORD);
  }

  /** Unless it has told us something by now. @param {Socket} socket */
  dialAgain(socket) {
    if (this.closed || socket !== this.socket || this.heard) return;
    this.ears.changed(false);
    this.dial();
  }

  greet() {
    this.send({ do: "hello", since: this.since, ...this.ears.greeting() });
    for (const message of this.unconfirmed.values()) this.send(message);
    this.watchAnswers();
  }

  /**
   * A picture, or what differs from the one before; without that one it must come whole.
   * @param {FromServer} message
   */
  receive(message) {
    this.heard = true;
    if (message.is !== undefined) return this.take(message);
    if (!this.picture) return this.greet();
    const { events = [], done = [] } = message;
    this.take({ ...patched(this.picture, message), events, done });
  }

  /** @param {Heard} message */
  take(message) {
    this.tries = 0;
    if (message.is === "table") {
      this.picture = message;
      for (const event of message.events) this.since = Math.max(this.since, event.n);
      const sat = [...this.unconfirmed.values()].filter((one) => one.do === "sit" && message.yours.includes(one.seat));
      this.confirm([...message.done, ...sat.map((one) => one.id)]);
      this.ears.changed(true);
    } else if ((message.is === "done" || message.is === "refused") && message.id) {
      this.confirm([message.id]);
    } else if (message.is === "refused" && message.code === "not-saved" && !this.picture) {
      this.timer = setTimeout(() => this.greet(), GREET_AGAIN);
    }
    this.ears.hear(message);
  }

  /** @param {string[]} ids */
  confirm(ids) {
    for (const id of ids) {
      this.unconfirmed.delete(id);
      this.reactions.delete(id);
    }
    this.watchAnswers();
  }

  /**
   * The line is down. If the server was told to stop, another has the table at once; pages spread a
   * little all the same.
   * @param {Socket} socket @param {boolean} restarts
   */
  lost(socket, restarts = false) {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    this.ears.cut();
    this.ears.changed(false);
    const pause = pauseBefore(this.tries++);
    this.timer = setTimeout(() => this.dial(), restarts && this.tries === 1 ? pause / 8 : pause);
  }

  hangUp() {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.ears.cut();
  }

  /** Back in sight or on the net: no more waiting. */
  comeBackNow() {
    if (document.visibilityState === "hidden") {
      this.hidden = Date.now();
      return;
    }
    const slept = this.hidden > 0 && Date.now() - this.hidden > LONG_NAP;
    this.hidden = 0;
    if (!this.closed && (this.socket === null || slept)) this.dial();
  }

  /** A line that confirms nothing for too long is dead, whatever the socket thinks. */
  watchAnswers() {
    clearTimeout(this.watch);
    if (!this.unconfirmed.size) return;
    this.watch = setTimeout(
      () => {
        if (this.closed || this.socket?.readyState !== WebSocket.OPEN) return;
        this.ears.changed(false);
        this.dial();
      },
      this.waits() ? PATIENCE : RACE_PATIENCE,
    );
  }
}
