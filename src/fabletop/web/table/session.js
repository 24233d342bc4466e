// One table as this device knows it: the newest picture, what has happened lately, and what one can say.

import { isBanter } from "./banter.js";
import { computed, effect, signal } from "../vendor/signals.js";
import { onDevice } from "../shell/addresses.js";
import { dial } from "../shell/asking.js";
import { showFor } from "../board/brief.js";
import { Conductor } from "../board/conductor.js";
import { codeOf } from "../shell/catalogue.js";
import { Fading } from "./fading.js";
import { Line, makeId } from "./net.js";
import { answering, isAsked, isTakenBack, printFor } from "./picture.js";
import { RaceWatch } from "./race.js";
import {
  device,
  dropToken,
  keepMuted,
  keepSeen,
  keepTokens,
  lastSeen,
  mutedSeats,
  noteTable,
  rememberTable,
  siftTokens,
  tables,
  tokens,
  watchTokens,
} from "../shell/settings.js";

/** @typedef {import("../types.d.ts").Action} Action */
/** A hint. @typedef {{action: Action, why: import("../types.d.ts").Reason | null}} Tip */
/** @typedef {import("../types.d.ts").FromPage} FromPage */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../types.d.ts").Help} Help */
/** @typedef {import("../types.d.ts").House} House */
/** @typedef {import("../types.d.ts").Notice} Notice */
/** @typedef {import("../types.d.ts").Picture<import("../types.d.ts").TableView | null>} Picture */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../types.d.ts").Preview} Preview */
/** @typedef {import("../types.d.ts").Refusal} Refusal */
/** @typedef {import("../types.d.ts").Said} Said */
/** @typedef {import("../types.d.ts").Word} Word */
/** @typedef {GameEvent & {told: number | null}} Told whose eyes it was told to */

const LINES_FOR_WATCHERS = 24;
const BUBBLE = 10000; // how long what somebody said is shown
const BANTER = 5000; // the same of bots
const TOAST = 9000; // and what was done about a chair
/** @type {Preview} */
const NO_ANSWER = { understood: null, refusal: null };

export class Session {
  /**
   * @param {string} address
   * @param {{tv?: boolean, ticket?: string}} [door] a television; a ticket for a seat that moves here
   */
  constructor(address, { tv = false, ticket = "" } = {}) {
    const code = codeOf(address);
    this.code = code;
    this.address = address;
    this.tv = tv;
    this.ticketIn = ticket;
    /** The table is closed to us. */
    this.locked = signal(false);
    /** The host has sent those away who only watch. */
    this.dismissed = signal(false);
    /** There is no room for more at the table. */
    this.full = signal(false);
    /** A seat that was ours and is no more, though nobody here got up. */
    this.loss = signal(/** @type {{how: "moved" | "freed", name: string} | null} */ (null));
    /** Some of our tokens are void; the next picture shows which. */
    this.sifting = false;
    this.stood = /** @type {Set<number>} */ (new Set());
    this.picture = signal(/** @type {Picture | null} */ (null));
    this.up = signal(true);
    this.gone = signal(false);
    /** The last "no" (or, with the code `allowed`, the answer that nothing speaks against it). */
    this.goesOn = signal(false); // "Again!" was said here
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    this.story = signal(/** @type {Told[]} */ ([]));
    /** When the running clock ends, by `performance.now()`. */
    this.deadline = signal(/** @type {number | null} */ (null));
    this.busy = false;
    /** What was said at the table in these seconds. */
    this.said = signal(/** @type {Said[]} */ ([]));
    /** What was done about chairs in these seconds. */
    this.notices = signal(/** @type {Notice[]} */ ([]));
    /** Whom this device does not want to hear, by seat. */
    this.muted = signal(mutedSeats(code));
    /** The last event somebody here has seen happen, and whether things may have happened since; see `recap.js`. */
    this.seen = lastSeen(code);
    this.wasAway = true;
    /** What has to be remembered leaves the page. */
    this.fading = new Fading((events) => this.conductor.forget(events));
    this.previews = /** @type {Map<string, (preview: Preview) => void>} */ (new Map());
    this.hints = /** @type {Map<string, (hint: Tip | null) => void>} */ (new Map());
    /** Whoever waits for a ticket to another device. */
    this.ticketed = /** @type {((ticket: string | null) => void) | null} */ (null);
    /** Events the board has not drawn yet, and the picture it drew last. */
    this.news = /** @type {GameEvent[]} */ ([]);
    this.drawn = /** @type {Picture | null} */ (null);
    this.heard = -1;
    this.turnBegan = -1;
    this.storyFrom = -1;
    /** @type {(() => void) | undefined} */
    this.stopPrinting = undefined;
    /** In which order, and for how long, what happens is seen. */
    this.conductor = new Conductor(
      (picture, came) => this.see(/** @type {Picture} */ (picture), came),
      (picture) => this.fading.begin(picture.events, this.news),
    );
    this.asked = computed(() => isAsked(this.picture.value) && !this.conductor.playing.value);
    /** @type {import("./net.js").Ears} */
    const ears = {
      hear: (message) => this.hear(message),
      changed: (up) => {
        this.up.value = up;
        this.wasAway ||= !up;
      },
      cut: () => this.leaveOpen(),
      greeting: () => this.greeting(),
    };
    this.line = new Line(address, ears, dial);
    this.race = new RaceWatch((seat, decision, action) => this.line.react(seat, decision, action));
  }

  /** Who this device is. */
  greeting() {
    const held = this.tv ? watchTokens(this.code) : Object.values(tokens(this.code));
    return { tokens: held, ticket: this.ticketIn, tv: this.tv, device };
  }

  // -- hearing

  /** A bot knows how it ends before it is seen, so it waits; people speak when they speak. @param {Said} message */
  hearSaid(message) {
    if (isBanter(message)) this.conductor.after(() => showFor(this.said, message, BANTER));
    else showFor(this.said, message, BUBBLE);
  }

  /** @param {import("./net.js").Heard} message */
  hear(message) {
    if (message.is === "table") this.conductor.hear(message);
    else if (message.is === "said") this.hearSaid(message);
    else if (message.is === "notice") showFor(this.notices, message, TOAST);
    else if (message.is === "done") this.busy = this.line.waits();
    else if (message.is === "hint") this.answerHint(message.id, message);
    else if (message.is === "ticket") this.answerTicket(message.ticket);
    else if (message.is === "refused") {
      const asked = this.answer(message.id, { understood: null, refusal: message });
      this.answerHint(message.id ?? "", null);
      if (!asked) this.hearNo(message);
    } else if (!this.answer(message.id, { understood: message.understood, refusal: null })) {
      this.refusal.value = { is: "refused", id: null, code: "allowed", clause: "", args: {} };
    }
  }

  /** @param {Refusal} refusal */
  hearNo(refusal) {
    this.busy = this.line.waits();
    if (refusal.code === "no-such-table") {
      this.gone.value = true;
      this.close();
    } else if (refusal.code === "sent-away") {
      this.dismissed.value = true;
      this.close();
    } else if (refusal.code === "bad-token") this.sifting = true;
    else if (refusal.code === "locked") this.locked.value = true;
    else if (refusal.code === "table-full") this.full.value = true;
    else {
      if (refusal.code === "bad-ticket" && this.ticketIn) this.enter("");
      // behind a curtain it is somebody else's
      if (!refusal.clause || (this.picture.peek()?.curtain ?? null) === null) this.refusal.value = refusal;
    }
  }

  /** Whether a preview waited for this answer. @param {string | null} id @param {Preview} preview */
  answer(id, preview) {
    const resolve = this.previews.get(id ?? "");
    this.previews.delete(id ?? "");
    resolve?.(preview);
    return resolve !== undefined;
  }

  /** @param {string} id @param {Tip | null} tip */
  answerHint(id, tip) {
    this.hints.get(id)?.(tip);
    this.hints.delete(id);
  }

  /** @param {string | null} ticket */
  answerTicket(ticket) {
    this.ticketed?.(ticket);
    this.ticketed = null;
  }

  /** The line is cut: what was asked stays without an answer. */
  leaveOpen() {
    for (const id of [...this.previews.keys()]) this.answer(id, NO_ANSWER);
    for (const id of [...this.hints.keys()]) this.answerHint(id, null);
    this.answerTicket(null);
  }

  /**
   * A picture is put on the table; what is new in it.
   * @param {Picture} picture @param {number} came when it came, by `performance.now()`
   */
  see(picture, came) {
    const before = this.picture.peek();
    if (picture.phase === "lobby" && before && before.phase !== "lobby") this.forgetGame();
    this.keepKeys(before, picture);
    this.missSeats(before, picture);
    const another = picture.decision !== before?.decision || picture.seat !== before?.seat;
    this.busy = this.busy && !another && this.line.waits();
    const fresh = picture.events.filter((event) => event.n > this.heard); // another seat's eyes are told again
    this.heard = Math.max(this.heard, ...picture.events.map((event) => event.n));
    this.news = [...this.undrawn(picture), ...(before === null ? [] : fresh)];
    this.tell(picture, isAsked(before));
    this.deadline.value = picture.seconds === null ? null : came + picture.seconds * 1000;
    if (picture.curtain !== null && before?.curtain !== picture.curtain) this.refusal.value = null;
    this.witness(picture);
    this.picture.value = picture;
    return before === null ? [] : fresh;
  }

  /** What happens is seen, unless nobody looks or somebody has yet to catch up. @param {Picture} picture */
  witness(picture) {
    const follows = this.seen !== null && picture.yours.length > 0 && picture.phase === "play";
    if (follows && (this.wasAway || document.hidden)) this.wasAway = true;
    else this.catchUp(picture);
  }

  /** All that has happened is seen now. @param {Picture} picture */
  catchUp(picture) {
    this.wasAway = false;
    this.seen = this.heard;
    if (picture.yours.length) keepSeen(this.code, this.heard);
  }

  /** What opens our chairs again, and the list of our tables. @param {Picture | null} before @param {Picture} now */
  keepKeys(before, { game, yours, tokens: fresh, curtain, phase, asked }) {
    this.ticketIn = "";
    this.locked.value = this.full.value = false;
    if (this.sifting) siftTokens(this.code, yours);
    this.sifting = false;
    if (Object.keys(fresh).length) keepTokens(this.code, fresh);
    if (!yours.length) return;
    const listed = tables.peek().some((table) => table.address === this.address && table.game === game);
    if (!listed || !before?.yours.length) rememberTable(this.code, game, this.address, onDevice.peek());
    noteTable(this.code, { asked: phase === "play" && (asked.length > 0 || curtain !== null), over: phase === "over" });
  }

  /** A seat may move to another device, or the host frees it. @param {Picture | null} before @param {Picture} now */
  missSeats(before, now) {
    const names = now.yours.map((seat) => now.chairs[seat]?.name);
    const lost = before?.yours.find(
      (seat) => !this.stood.has(seat) && !names.includes(before.chairs[seat]?.name ?? null),
    );
    this.stood.clear();
    if (lost === undefined) return;
    const name = before?.chairs[lost]?.name ?? "";
    const sits = now.chairs.some(
      (chair) => chair.name === name && !chair.free && (chair.stood_in || (chair.online && !chair.bot)),
    );
    this.loss.value = { how: sits ? "moved" : "freed", name };
    dropToken(this.code, lost);
  }

  /** The next game at this table begins: events count anew. */
  forgetGame() {
    this.heard = this.turnBegan = this.storyFrom = this.line.since = -1;
    this.news = [];
    this.story.value = [];
    this.busy = false;
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
    const told = picture.events.filter((event) => !event.fleeting).map((event) => ({ ...event, told: picture.seat }));
    const known = new Map([...this.story.peek(), ...told].map((event) => [event.n, event]));
    const story = [...known.values()].filter((event) => event.n >= this.storyFrom && !isTakenBack(event, picture));
    this.story.value = picture.yours.length ? story : story.slice(-LINES_FOR_WATCHERS);
  }

  // -- saying

  open() {
    if (this.stopPrinting) return; // open already
    this.stopPrinting = effect(() => printFor(this.picture.value));
    this.line.open();
  }

  /** Knock again, with a ticket if there is one. @param {string} ticket */
  enter(ticket) {
    this.ticketIn = ticket;
    this.loss.value = null;
    this.line.greet();
  }

  close() {
    this.stopPrinting?.();
    printFor(null);
    this.conductor.close();
    this.line.close();
  }

  /** @param {number} seat @param {boolean} on */
  mute(seat, on) {
    const others = this.muted.peek().filter((one) => one !== seat);
    this.muted.value = on ? [...others, seat] : others;
    keepMuted(this.code, this.muted.peek());
  }

  /** @param {Action} action */
  act(action) {
    const picture = this.picture.peek();
    const seats = answering(picture);
    if (!picture || !seats.length || this.busy) return;
    this.busy = true;
    this.refusal.value = null;
    for (const seat of seats) this.line.act(seat, picture.decision, action);
  }

  /**
   * One seat of this device reacts in a race, whatever else is being answered.
   * @param {number} seat @param {number} timeStamp
   */
  press(seat, timeStamp) {
    const picture = this.picture.peek();
    if (picture) this.race.press(picture, seat, timeStamp);
  }

  /** @param {Action} action */
  why(action) {
    const [seat] = answering(this.picture.peek());
    if (seat !== undefined) this.line.send({ do: "why", seat, action });
  }

  /** What the server makes of an action, for the board alone. @param {Action} action @returns {Promise<Preview>} */
  preview(action) {
    const [seat] = answering(this.picture.peek());
    const id = makeId();
    return new Promise((resolve) => {
      this.previews.set(id, resolve);
      if (seat === undefined || !this.line.send({ do: "why", seat, action, id })) this.answer(id, NO_ANSWER);
    });
  }

  /** @param {number} seat @param {string} name @param {number} colour */
  sit(seat, name, colour) {
    this.line.sit(seat, name, colour);
  }

  /** @param {number} seat @param {string} name @param {number} colour */
  rename(seat, name, colour) {
    this.line.send({ do: "rename", seat, name, colour });
  }

  /** @param {number} seat @param {string} level @param {string} [name] what it is called here */
  bot(seat, level, name = "") {
    this.line.send(name ? { do: "bot", seat, level, name } : { do: "bot", seat, level });
  }

  /** @param {number} seat */
  stand(seat) {
    const own = this.picture.peek()?.yours.includes(seat);
    if (!this.line.send({ do: "stand", seat }) || !own) return;
    this.stood.add(seat);
    dropToken(this.code, seat);
  }

  /** @param {number} seat @param {string} name @param {boolean} on */
  tick(seat, name, on) {
    this.line.send({ do: "tick", seat, name, on });
  }

  /** @param {string} name @param {Word} value */
  choose(name, value) {
    this.refusal.value = null;
    this.line.send({ do: "choose", name, value });
  }

  /** @param {number} seat @param {string} phrase */
  sayPhrase(seat, phrase) {
    this.line.send({ do: "say", seat, phrase });
  }

  /** @param {number} seat @param {string} text */
  sayFreely(seat, text) {
    this.line.send({ do: "say", seat, text });
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

  /** A menu, the rules or what was missed is open here, or no longer. @param {number} seat @param {boolean} on */
  reads(seat, on) {
    this.line.send({ do: "read", seat, on });
  }

  // -- the host's hand

  /** @param {Exclude<keyof House, "tv">} name @param {boolean} on */
  house(name, on) {
    this.line.send({ do: "house", name, on });
  }

  /** Everybody who only watches leaves, and nobody new comes in. */
  dismiss() {
    this.line.send({ do: "dismiss" });
  }

  /** @param {string} id of a content pack; "": none */
  pack(id) {
    this.refusal.value = null;
    this.line.send({ do: "pack", id });
  }

  /** @param {number} seat */
  free(seat) {
    this.line.send({ do: "free", seat });
  }

  /** @param {number} seat @param {number} other */
  swap(seat, other) {
    this.line.send({ do: "swap", seat, other });
  }

  end() {
    this.line.send({ do: "end" });
  }

  /** The same people once more: the same game, or another by its key. @param {string} game */
  again(game) {
    this.refusal.value = null;
    this.goesOn.value = game === "";
    this.line.send({ do: "again", game });
  }

  // -- help, taking back, moving

  /** @param {number} seat @param {Help} help */
  help(seat, help) {
    this.line.send({ do: "help", seat, ...help });
  }

  /** What a bot would do in this seat, and why. @param {number} seat @returns {Promise<Tip | null>} */
  hint(seat) {
    const id = makeId();
    return new Promise((resolve) => {
      this.hints.set(id, resolve);
      if (!this.line.send({ do: "hint", seat, id })) this.answerHint(id, null);
    });
  }

  /** @param {number} seat */
  undo(seat) {
    this.line.send({ do: "undo", seat });
  }

  /** @param {number} seat @param {boolean} on */
  consent(seat, on) {
    this.line.send({ do: "consent", seat, on });
  }

  /** A ticket that moves a seat to another device. @param {number} seat @returns {Promise<string | null>} */
  ticket(seat) {
    this.answerTicket(null);
    return new Promise((resolve) => {
      this.ticketed = resolve;
      if (!this.line.send({ do: "ticket", seat })) this.answerTicket(null);
    });
  }
}
