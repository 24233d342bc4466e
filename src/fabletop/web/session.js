// One table as this device knows it: the newest picture, what has happened lately, and what one can say.

import { computed, signal } from "./vendor/signals.js";
import { SHAPE_LETTERS } from "./icons.js";
import { Line, makeId } from "./net.js";
import { RaceWatch } from "./race.js";
import { dropToken, forgetTable, keepTokens, rememberTable, tokens } from "./settings.js";

/** @typedef {import("./types.d.ts").Action} Action */
/** @typedef {import("./types.d.ts").FromPage} FromPage */
/** @typedef {import("./types.d.ts").FromServer} FromServer */
/** @typedef {import("./types.d.ts").GameEvent} GameEvent */
/** @typedef {import("./types.d.ts").Picture<import("./types.d.ts").TableView | null>} Picture */
/** @typedef {import("./types.d.ts").Player} Player */
/** @typedef {import("./types.d.ts").Preview} Preview */
/** @typedef {import("./types.d.ts").Refusal} Refusal */
/** @typedef {import("./types.d.ts").Said} Said */
/** @typedef {import("./types.d.ts").Word} Word */
/** @typedef {GameEvent & {told: number | null}} Told whose eyes it was told to */

const LINES_FOR_WATCHERS = 24;
const FLEETING = 2000; // how long what has to be remembered is told
const BUBBLE = 10000; // how long what somebody said is shown
/** @type {Preview} */
const NO_ANSWER = { understood: null, refusal: null };

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
    /** What was said at the table in these seconds. */
    this.said = signal(/** @type {Said[]} */ ([]));
    /** Changes whenever fleeting events have left, so that the page is drawn without them. */
    this.faded = signal(0);
    /** Lists with fleeting events in them. */
    this.fading = /** @type {Set<GameEvent[]>} */ (new Set());
    this.previews = /** @type {Map<string, (preview: Preview) => void>} */ (new Map());
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
      cut: () => this.leaveOpen(),
      tokens: () => Object.values(tokens(code)),
    });
    this.race = new RaceWatch((seat, decision, action) => this.line.react(seat, decision, action));
  }

  // -- hearing

  /** @param {FromServer} message */
  hear(message) {
    if (message.is === "table") this.see(/** @type {Picture} */ (message));
    else if (message.is === "said") this.hearSaid(message);
    else if (message.is === "done") this.busy = this.line.waits();
    else if (message.is === "refused") {
      if (!this.answer(message.id, { understood: null, refusal: message })) this.hearNo(message);
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
    } else if (refusal.code === "bad-token") {
      forgetTable(this.code);
      this.line.send({ do: "hello", tokens: [], since: this.line.since });
    } else this.refusal.value = refusal;
  }

  /** Whether a preview waited for this answer. @param {string | null} id @param {Preview} preview */
  answer(id, preview) {
    const resolve = this.previews.get(id ?? "");
    this.previews.delete(id ?? "");
    resolve?.(preview);
    return resolve !== undefined;
  }

  /** The line is cut: previews stay without an answer. */
  leaveOpen() {
    for (const id of [...this.previews.keys()]) this.answer(id, NO_ANSWER);
  }

  /** @param {Said} said */
  hearSaid(said) {
    this.said.value = [...this.said.peek(), said];
    setTimeout(() => (this.said.value = this.said.peek().filter((one) => one !== said)), BUBBLE);
  }

  /** @param {Picture} picture */
  see(picture) {
    const before = this.picture.peek();
    if (Object.keys(picture.tokens).length) keepTokens(this.code, picture.tokens);
    if (picture.yours.length && !before?.yours.length) rememberTable(this.code, picture.game);
    const another = picture.decision !== before?.decision || picture.seat !== before?.seat;
    this.busy = this.busy && !another && this.line.waits();
    const fresh = picture.events.filter((event) => event.n > this.heard); // another seat's eyes are told again
    this.heard = Math.max(this.heard, ...picture.events.map((event) => event.n));
    this.news = [...this.undrawn(picture), ...(before === null ? [] : fresh)];
    this.letFade(picture.events);
    this.tell(picture, isAsked(before));
    this.deadline.value = picture.seconds === null ? null : performance.now() + picture.seconds * 1000;
    this.picture.value = picture;
  }

  /** What came with a picture that was replaced before anybody drew it. @param {Picture} next */
  undrawn(next) {
    const waiting = this.picture.peek();
    return waiting && waiting !== this.drawn && waiting.seat === next.seat ? this.news : [];
  }

  /** What players have to remember is told and then forgotten by every list that holds it. @param {GameEvent[]} events */
  letFade(events) {
    const fleeting = events.filter((event) => event.fleeting);
    for (const list of [events, this.news]) {
      if (list.some((event) => event.fleeting)) this.fading.add(list);
    }
    for (const event of fleeting) setTimeout(() => this.forget([event]), 1000 * Number(event.args.lasts ?? 0) || FLEETING);
  }

  /** @param {GameEvent[]} fleeting */
  forget(fleeting) {
    for (const list of this.fading) {
      const rest = list.filter((event) => !fleeting.includes(event));
      list.splice(0, list.length, ...rest); // in place: boards and closures hold this very list
      if (!rest.some((event) => event.fleeting)) this.fading.delete(list);
    }
    this.faded.value++;
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
    const seats = answering(picture);
    if (!picture || !seats.length || this.busy) return;
    this.busy = true;
    this.refusal.value = null;
    for (const seat of seats) this.line.act(seat, picture.decision, action);
  }

  /** One seat of this device reacts in a race, whatever else is being answered. @param {number} seat @param {number} timeStamp */
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
}

/** Whether there is a question to answer with what is on the screen. @param {Picture | null} picture */
export function isAsked(picture) {
  return picture?.phase === "play" && picture.asked.length > 0;
}

/** For whom this device speaks: all that are asked, else the seat whose eyes we have. @param {Picture | null} picture */
function answering(picture) {
  if (!picture) return [];
  return picture.asked.length || picture.seat === null ? picture.asked : [picture.seat];
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
