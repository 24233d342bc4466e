// One table as this device knows it: the newest picture, what has happened lately, and what one can say.

import { computed, signal } from "./vendor/signals.js";
import { SHAPE_LETTERS } from "./icons.js";
import { Line } from "./net.js";
import { dropToken, forgetTable, keepTokens, rememberTable, tokens } from "./settings.js";

/** @typedef {import("./types.d.ts").Action} Action */
/** @typedef {import("./types.d.ts").FromPage} FromPage */
/** @typedef {import("./types.d.ts").FromServer} FromServer */
/** @typedef {import("./types.d.ts").GameEvent} GameEvent */
/** @typedef {import("./types.d.ts").Picture<import("./types.d.ts").TableView | null>} Picture */
/** @typedef {import("./types.d.ts").Player} Player */
/** @typedef {import("./types.d.ts").Refusal} Refusal */
/** @typedef {GameEvent & {told: number | null}} Told whose eyes it was told to */

const LINES_FOR_WATCHERS = 24;

export class Session {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    this.picture = signal(/** @type {Picture | null} */ (null));
    this.up = signal(true);
    this.gone = signal(false);
    /** The last "no" (or, with the code `allowed`, the answer that nothing speaks against it). */
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    this.story = signal(/** @type {Told[]} */ ([]));
    /** When the running clock ends, by `performance.now()`. */
    this.deadline = signal(/** @type {number | null} */ (null));
    this.busy = false;
    /** Events the board has not drawn yet, and the picture it drew last. */
    this.news = /** @type {GameEvent[]} */ ([]);
    this.drawn = /** @type {Picture | null} */ (null);
    this.heard = -1;
    this.turnBegan = -1;
    this.storyFrom = -1;
    this.asked = computed(() => isAsked(this.picture.value));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}/ws/${code}`, {
      hear: (message) => this.hear(message),
      changed: (up) => (this.up.value = up),
      tokens: () => Object.values(tokens(code)),
    });
  }

  // -- hearing

  /** @param {FromServer} message */
  hear(message) {
    if (message.is === "table") this.see(/** @type {Picture} */ (message));
    else if (message.is === "refused") this.hearNo(message);
    else if (message.is === "done") this.busy = false;
    else if (message.is === "allowed") {
      this.refusal.value = { is: "refused", id: null, code: "allowed", clause: "", args: {} };
    }
  }

  /** @param {Refusal} refusal */
  hearNo(refusal) {
    this.busy = false;
    if (refusal.code === "no-such-table") {
      this.gone.value = true;
      this.close();
    } else if (refusal.code === "bad-token") {
      forgetTable(this.code);
      this.line.send({ do: "hello", tokens: [], since: this.line.since });
    } else this.refusal.value = refusal;
  }

  /** @param {Picture} picture */
  see(picture) {
    const before = this.picture.peek();
    if (Object.keys(picture.tokens).length) keepTokens(this.code, picture.tokens);
    if (picture.yours.length && !before?.yours.length) rememberTable(this.code, picture.game);
    if (picture.decision !== before?.decision || picture.seat !== before?.seat) this.busy = false;
    const fresh = picture.events.filter((event) => event.n > this.heard); // another seat's eyes are told again
    this.heard = Math.max(this.heard, ...picture.events.map((event) => event.n));
    this.news = [...this.undrawn(picture), ...(before === null ? [] : fresh)];
    this.tell(picture, isAsked(before));
    this.deadline.value = picture.seconds === null ? null : performance.now() + picture.seconds * 1000;
    this.picture.value = picture;
  }

  /** What came with a picture that was replaced before anybody drew it. @param {Picture} next */
  undrawn(next) {
    const waiting = this.picture.peek();
    return waiting && waiting !== this.drawn && waiting.seat === next.seat ? this.news : [];
  }

  /**
   * The story so far. Games that test the memory let one read back to one's own last turn and no further; what
   * is older leaves the page as well.
   * @param {Picture} picture @param {boolean} wasAsked
   */
  tell(picture, wasAsked) {
    const asked = isAsked(picture);
    if (asked && !wasAsked) this.turnBegan = this.heard;
    if (!asked && wasAsked) this.storyFrom = this.turnBegan;
    const told = picture.events.map((event) => ({ ...event, told: picture.seat }));
    const known = new Map([...this.story.peek(), ...told].map((event) => [event.n, event]));
    const story = [...known.values()].filter((event) => event.n >= this.storyFrom);
    this.story.value = picture.yours.length ? story : story.slice(-LINES_FOR_WATCHERS);
  }

  // -- saying

  open() {
    this.line.open();
  }

  close() {
    this.line.close();
  }

  /** @param {Action} action */
  act(action) {
    const picture = this.picture.peek();
    if (!picture || picture.seat === null || this.busy) return;
    this.busy = true;
    this.refusal.value = null;
    this.line.act(picture.seat, picture.decision, action);
  }

  /** @param {Action} action */
  why(action) {
    const seat = this.picture.peek()?.seat;
    if (seat !== null && seat !== undefined) this.line.send({ do: "why", seat, action });
  }

  /** @param {number} seat @param {string} name @param {number} colour */
  sit(seat, name, colour) {
    this.line.sit(seat, name, colour);
  }

  /** @param {number} seat @param {string} name @param {number} colour */
  rename(seat, name, colour) {
    this.line.send({ do: "rename", seat, name, colour });
  }

  /** @param {number} seat @param {string} level */
  bot(seat, level) {
    this.line.send({ do: "bot", seat, level });
  }

  /** @param {number} seat */
  stand(seat) {
    const own = this.picture.peek()?.yours.includes(seat);
    if (!this.line.send({ do: "stand", seat }) || !own) return;
    dropToken(this.code, seat);
    if (!Object.keys(tokens(this.code)).length) forgetTable(this.code);
  }

  start() {
    this.line.send({ do: "start" });
  }

  /** @param {number} seat */
  mine(seat) {
    this.line.send({ do: "mine", seat });
  }

  /** @param {number} seat */
  back(seat) {
    this.line.send({ do: "back", seat });
  }
}

/** Whether the seat whose eyes we have has a question to answer. @param {Picture | null} picture */
export function isAsked(picture) {
  if (!picture?.view || picture.seat === null || picture.phase !== "play") return false;
  return picture.view.actors.includes(picture.seat);
}

/** Everybody at the table, as boards want them. @param {Picture} picture @param {(seat: number) => string} chairName @returns {Player[]} */
export function playersOf(picture, chairName) {
  return picture.chairs.map((chair, seat) => ({
    seat,
    name: chair.name ?? chairName(seat),
    colour: chair.colour,
    shape: SHAPE_LETTERS[chair.colour % SHAPE_LETTERS.length] ?? "●",
    bot: chair.bot,
    you: picture.yours.includes(seat),
  }));
}

/** The story as the eyes now at this device may read it. @param {Told[]} story @param {Picture} picture */
export function readable(story, picture) {
  return story.filter((event) => event.told === null || event.told === picture.seat);
}
