// The conductor: what has happened is seen before anything is asked. Events have their turn one after the other, each
// for as long as it weighs; the room grants that time, the same for everybody (`picture.news`). A picture that brings
// news waits until the news before it has been seen. A touch skips what is only to look at, never what must be
// remembered. Whoever wants no motion gets the same order and the same time.

import { signal } from "../vendor/signals.js";
import { stopStages } from "./stage.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../types.d.ts").Picture<any>} Picture */
/**
 * An event, and when it begins and ends, in milliseconds.
 * @typedef {{event: GameEvent, begins: number, ends: number}} Turn
 */

const NO_TIME = 200; // milliseconds; what is shorter nobody sees
const MOST_WAITING = 3; // pictures; whoever is further behind catches up

/**
 * The turns of events, in so many milliseconds altogether. Each event is told when it begins.
 * @param {GameEvent[]} events @param {number} whole @returns {Turn[]}
 */
export function programme(events, whole) {
  const sum = events.reduce((seconds, { lasts = 0 }) => seconds + lasts, 0);
  const scale = sum ? Math.max(0, whole) / sum : 0;
  let at = 0;
  return events.map((event) => {
    const begins = at;
    at += (event.lasts ?? 0) * scale;
    Object.assign(event, { at: begins, takes: at - begins });
    return { event, begins, ends: at };
  });
}

/** @param {GameEvent} event */
function mustBeSeen({ weight, fleeting }) {
  return weight === "climax" || fleeting === true;
}

export class Conductor {
  /**
   * @param {(picture: Picture, came: number) => GameEvent[]} put puts a picture on the table, and says what is new
   * @param {(picture: Picture) => void} told its events have their turns
   */
  constructor(put, told) {
    this.put = put;
    this.told = told;
    /** Whether something is still to be seen before the question. */
    this.playing = signal(false);
    /** The events of this picture that have begun. */
    this.begun = signal(/** @type {GameEvent[]} */ ([]));
    /** When the news has been seen, by `performance.now()`. */
    this.ends = 0;
    this.began = 0;
    /** @type {{picture: Picture, came: number}[]} */
    this.waiting = [];
    /** @type {Turn[]} */
    this.turns = [];
    /** @type {number[]} */
    this.timers = [];
    /** @type {(() => void)[]} */
    this.afterwards = [];
    this.look = () => {
      if (document.hidden) this.hurry();
    };
    document.addEventListener("visibilitychange", this.look);
  }

  /** A picture comes: it is shown at once, or after the news before it. @param {Picture} picture */
  hear(picture) {
    const came = performance.now();
    this.waiting.push({ picture, came });
    if (isUrgent(picture) || this.waiting.length > MOST_WAITING) this.hurry();
    else if (!this.playing.peek()) this.next();
    else if (this.waiting.length === 1 && !picture.events.some(({ lasts }) => lasts)) this.slipIn();
  }

  /** Nothing that takes time: it changes nothing about what is being seen. */
  slipIn() {
    const one = this.waiting.shift();
    if (one) this.show(one.picture, one.came, 0);
  }

  /**
   * @param {Picture} picture @param {number} came @param {number} whole how many milliseconds its events have
   */
  show(picture, came, whole) {
    const turns = programme(this.put(picture, came), whole);
    this.told(picture);
    return turns;
  }

  /** The next picture and its news. */
  next() {
    const one = this.waiting.shift();
    if (!one) return;
    const { picture, came } = one;
    const ends = came + 1000 * (picture.news ?? 0);
    const whole = ends - performance.now();
    const plays = whole > NO_TIME && !document.hidden && !isUrgent(picture);
    const turns = this.show(picture, came, plays ? whole : 0);
    if (plays) this.play(turns, ends);
    else if (this.waiting.length) this.next();
  }

  /** @param {Turn[]} turns @param {number} ends */
  play(turns, ends) {
    this.turns = turns;
    this.began = performance.now();
    this.ends = ends;
    const isFirst = (/** @type {Turn} */ { begins }) => begins === 0; // seen with the picture itself
    this.begun.value = turns.filter(isFirst).map(({ event }) => event);
    this.playing.value = true;
    for (const { event, begins } of turns.filter((turn) => !isFirst(turn))) {
      this.timers.push(setTimeout(() => (this.begun.value = [...this.begun.peek(), event]), begins));
    }
    this.timers.push(setTimeout(() => this.finish(), ends - this.began));
  }

  /** What is still to be told. @returns {GameEvent[]} */
  coming() {
    const begun = this.begun.value;
    return this.playing.value ? this.turns.map(({ event }) => event).filter((event) => !begun.includes(event)) : [];
  }

  /** All has been seen: now the question, or what has happened since. */
  finish() {
    this.rest();
    this.next();
    this.settle();
  }

  /** What must not run ahead of the news comes when all of it has been seen. @param {() => void} act */
  after(act) {
    this.afterwards.push(act);
    this.settle();
  }

  settle() {
    if (!this.playing.peek()) for (const act of this.afterwards.splice(0)) act();
  }

  rest() {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    this.turns = [];
    this.ends = performance.now();
    this.begun.value = [];
    this.playing.value = false;
  }

  /** Enough of what is only to look at. */
  skip() {
    const passed = performance.now() - this.began;
    if (!this.playing.peek() || this.turns.some(({ event, ends }) => ends > passed && mustBeSeen(event))) return;
    stopStages();
    this.finish();
  }

  /** Everything that waits is shown now. */
  hurry() {
    this.rest();
    while (this.waiting.length > 1) this.slipIn();
    this.next();
    this.settle();
  }

  /** Of what must be remembered nothing stays. @param {GameEvent[]} events */
  forget(events) {
    this.turns = this.turns.filter(({ event }) => !events.includes(event));
    this.begun.value = this.begun.peek().filter((event) => !events.includes(event));
  }

  close() {
    this.rest();
    this.waiting = [];
    this.afterwards = [];
    document.removeEventListener("visibilitychange", this.look);
  }
}

/** A race waits for nobody, and neither does the end of an evening. @param {Picture} picture */
function isUrgent({ race, phase, house }) {
  return phase === "lobby" || house.paused || Boolean(race?.open);
}
