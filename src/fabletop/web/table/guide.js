// The guide of a first game: it explains each thing when it first happens, one at a time and without hurry. What it
// says is the game's: `guide-welcome`, `guide-ask-…`, `guide-wait-…`, `guide-event-…`, `guide-end`. It stands beside
// the board, never on it; what was explained is remembered on this device, game by game.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo } from "../vendor/preact-hooks.js";
import { signal } from "../vendor/signals.js";
import { Icon } from "../shell/icons.js";
import { Switch } from "../shell/parts.js";
import { isHost } from "./host.js";
import { isAsked } from "./picture.js";
import { recall, write } from "../shell/settings.js";
import { say } from "../shell/words.js";
import { to } from "../shell/addresses.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{key: string, kind: "welcome" | "ask" | "wait" | "event" | "end", args: Record<string, unknown>}} Item */

const READ = 5000; // what has stood so long counts as read
const EARLY = 20; // a timer may fire a little before its time
const EVENTS = 3; // of what happened, only the newest is still worth a word

// -- what this device remembers

/** What was explained already. @param {string} game @returns {string[]} */
export function toldOf(game) {
  return recall(`told.${game}`, []);
}

/** @param {string} game @param {string[]} keys */
function keepTold(game, keys) {
  write(`told.${game}`, keys.length ? JSON.stringify(keys) : null);
}

/** Explain everything from the beginning, next time. @param {string} game */
export function forgetTold(game) {
  keepTold(game, []);
}

/** Tables with a guide: `on`, or `off` once it was closed. */
const guided = signal(/** @type {Record<string, boolean>} */ ({}));

/** @param {string} code */
export function isGuided(code) {
  return guided.value[code] ?? recall(`guide.${code}`, false);
}

/** @param {string} code @param {boolean} on */
export function setGuided(code, on) {
  guided.value = { ...guided.peek(), [code]: on };
  write(`guide.${code}`, on ? "true" : null);
}

// -- what to say, and when

/** One at a time: what is shown, what waits, what was told. Time is an argument. */
export class Guide {
  /** @param {string[]} told @param {(keys: string[]) => void} keep */
  constructor(told, keep) {
    this.told = new Set(told);
    this.keep = keep;
    /** Changes whenever something else is shown. */
    this.shown = signal(/** @type {Item | null} */ (null));
    this.since = 0;
    this.passed = false;
    this.waiting = /** @type {Item[]} */ ([]);
    this.welcomed = false;
    /** The game waits for who reads: what led to a question is explained before it. */
    this.calm = false;
    /** Also what was told before, once: somebody has just asked for the guide. */
    this.afresh = false;
  }

  /**
   * A new picture: what is the situation now, and what has just happened?
   * @param {Item | null} situation @param {Item[]} events @param {Item | null} welcome @param {number} now
   */
  look(situation, events, welcome, now) {
    this.pass(situation, now);
    if (situation?.kind === "end") this.clear();
    else {
      if (welcome && !this.welcomed) this.add(welcome, "first");
      for (const event of events) this.add(event, "last");
    }
    this.welcomed = true;
    const urgent = situation?.kind !== "wait" && !this.calm;
    if (situation) this.add(situation, urgent ? "first" : "last", this.afresh);
    else if (this.afresh && welcome) this.add(welcome, "first", true);
    this.afresh = false;
    this.dropStale(now);
    this.advance(now);
  }

  /** "Got it." @param {number} now */
  gotIt(now) {
    this.dismiss(true);
    this.advance(now);
  }

  /** Milliseconds until what is shown leaves by itself; null: it stays. @param {number} now */
  due(now) {
    return this.shown.peek() && this.passed ? Math.max(0, this.since + READ - now) : null;
  }

  /** Time has passed. @param {number} now */
  tick(now) {
    const left = this.due(now);
    if (left !== null && left < EARLY) this.dismiss(true);
    this.advance(now);
  }

  /** Somebody opens the guide: the situation is explained even if it was before. */
  open() {
    this.afresh = true;
    this.clear();
  }

  clear() {
    this.waiting = [];
    this.dismiss(false);
  }

  /**
   * What is over needs no more explaining; what stands there may be read to its end.
   * @param {Item | null} situation @param {number} now
   */
  pass(situation, now) {
    /** @param {Item} item */
    const isOver = (item) => !["welcome", "event"].includes(item.kind) && item.key !== situation?.key;
    this.waiting = this.waiting.filter((item) => !isOver(item));
    const shown = this.shown.peek();
    if (!shown) return;
    this.passed = isOver(shown);
    const done = shown.kind === "ask" || this.calm || now - this.since >= READ; // whoever has answered knows how
    if (this.passed && done) this.dismiss(now - this.since >= READ);
  }

  /** @param {Item} item @param {"first" | "last"} place @param {boolean} [anyway] */
  add(item, place, anyway = false) {
    if (this.told.has(item.key) && !anyway) return;
    if ([this.shown.peek(), ...this.waiting].some((one) => one?.key === item.key)) return;
    if (place === "last") this.waiting.push(item);
    else this.waiting.splice(this.waiting[0]?.kind === "welcome" ? 1 : 0, 0, item);
  }

  /** Of what happened only the newest few count, what is shown among them. @param {number} now */
  dropStale(now) {
    const events = this.waiting.filter(({ kind }) => kind === "event");
    const old = events.slice(0, Math.max(0, events.length - EVENTS));
    this.waiting = this.waiting.filter((item) => !old.includes(item));
    if (this.shown.peek()?.kind === "event" && events.length >= EVENTS && now - this.since >= READ) this.dismiss(true);
  }

  /** @param {boolean} isTold */
  dismiss(isTold) {
    const item = this.shown.peek();
    this.shown.value = null;
    this.passed = false;
    if (!item || !isTold || this.told.has(item.key)) return;
    this.told.add(item.key);
    this.keep([...this.told]);
  }

  /** @param {number} now */
  advance(now) {
    const next = this.shown.peek() ? undefined : this.waiting.shift();
    if (!next) return;
    this.since = now;
    this.passed = false;
    this.shown.value = next;
  }
}

// -- reading it off a picture

/**
 * What is explained of the situation, in the words the game has.
 * @param {Picture} picture @param {Speaker} words @returns {Item | null}
 */
function situationOf(picture, words) {
  const { view, phase } = picture;
  const kind = phase === "over" ? "end" : isAsked(picture) ? "ask" : "wait";
  const names = [view?.prompt, view?.step].filter((name) => name !== undefined);
  const keys = kind === "end" ? ["guide-end"] : names.map((name) => `guide-${kind}-${name}`);
  const key = keys.find((one) => words.has(one));
  return key ? { key, kind, args: { seats: view?.actors ?? [] } } : null;
}

/**
 * What has to be remembered is told without its secret: the guide stays longer than it may.
 * @param {GameEvent[]} events @param {Speaker} words @returns {Item[]}
 */
function itemsOf(events, words) {
  const known = events.filter((event) => words.has(`guide-event-${event.key}`));
  return known.map((event) => ({
    key: `guide-event-${event.key}`,
    kind: "event",
    args: event.fleeting ? {} : event.args,
  }));
}

const guides = /** @type {WeakMap<Session, {game: string, guide: Guide}>} */ (new WeakMap());

/**
 * One guide for a game at a table, however often the board comes and goes.
 * @param {Session} session @param {string} game
 */
function guideOf(session, game) {
  const known = guides.get(session);
  if (known?.game === game) return known.guide;
  const guide = new Guide(toldOf(game), (keys) => keepTold(game, keys));
  guides.set(session, { game, guide });
  return guide;
}

/**
 * Whether a guide could help at this device.
 * @param {Session} session @param {Picture} picture @param {Speaker} words
 */
export function canGuide(session, picture, words) {
  return !session.tv && picture.yours.length > 0 && words.has("guide-welcome");
}

// -- on the page

/** @param {{session: Session, picture: Picture, events: GameEvent[], words: Speaker}} props */
export function GuidePanel({ session, picture, events, words }) {
  const on = canGuide(session, picture, words) && isGuided(picture.code);
  const guide = useMemo(() => guideOf(session, picture.game), [session, picture.game]);
  useEffect(() => {
    if (!on) return;
    guide.calm = picture.house.lesson;
    const welcome =
      picture.phase === "play" ? /** @type {Item} */ ({ key: "guide-welcome", kind: "welcome", args: {} }) : null;
    guide.look(situationOf(picture, words), itemsOf(events, words), welcome, performance.now());
  }, [on, picture]);
  useEffect(() => {
    const left = guide.due(performance.now());
    const timer = left === null ? undefined : setTimeout(() => guide.tick(performance.now()), left);
    return () => clearTimeout(timer);
  });
  const shown = on ? guide.shown.value : null;
  useWaiting(session, picture, shown !== null);
  const close = () => {
    guide.clear();
    setGuided(picture.code, false);
    leave();
  };
  const next = () => {
    guide.gotIt(performance.now());
    if (!guide.shown.peek()) leave();
  };
  /** The button is gone: the keyboard goes on at the board. */
  const leave = () => document.getElementById("main")?.focus({ preventScroll: true });
  if (!on) return null;
  return h(
    "div",
    { class: shown ? "guide open" : "guide", ...(shown ? { role: "region", "aria-label": say("guide-title") } : {}) },
    h(
      "div",
      { class: "guide-card" },
      shown && h("span", { class: "guide-lamp" }, h(Icon, { name: "hint" })),
      h("p", { role: "status" }, shown && words.say(shown.key, shown.args)),
      shown?.kind === "end" &&
        h("a", { class: "button guide-play", href: to(`/new/${picture.game}`) }, say("guide-play")),
      shown && [
        h(
          "button",
          { key: "next", type: "button", class: "guide-next", onClick: next },
          h(Icon, { name: "check" }),
          h("span", null, say("guide-next")),
        ),
        h(
          "button",
          {
            key: "close",
            type: "button",
            class: "round small",
            "aria-label": say("guide-close"),
            title: say("guide-close"),
            onClick: close,
          },
          h(Icon, { name: "close", size: 20 }),
        ),
      ],
    ),
  );
}

/**
 * In a lesson bots wait while the learner reads; they wait for whoever is asked anyway.
 * @param {Session} session @param {Picture} picture @param {boolean} reading
 */
function useWaiting(session, picture, reading) {
  const { house, phase } = picture;
  const wanted = house.lesson && phase === "play" && reading && !isAsked(picture);
  useEffect(() => {
    if (house.lesson && isHost(picture) && house.waits !== wanted) session.house("waits", wanted);
  }, [wanted, house.waits, house.lesson]);
}

/** Whether the guide says something now. @param {Session} session @param {Picture} picture @param {Speaker} words */
export function useGuiding(session, picture, words) {
  const guide = useMemo(() => guideOf(session, picture.game), [session, picture.game]);
  return canGuide(session, picture, words) && isGuided(picture.code) && guide.shown.value !== null;
}

/**
 * On and off, in the menu of a table.
 * @param {{session: Session, picture: Picture, words: Speaker, onDone: () => void}} props
 */
export function GuideSwitch({ session, picture, words, onDone }) {
  if (!canGuide(session, picture, words)) return null;
  /** @param {boolean} on */
  const change = (on) => {
    if (on) guideOf(session, picture.game).open();
    setGuided(picture.code, on);
    onDone();
  };
  return h(
    Switch,
    { label: say("guide-switch"), on: isGuided(picture.code), onChange: change },
    h(Icon, { name: "hint" }),
  );
}
