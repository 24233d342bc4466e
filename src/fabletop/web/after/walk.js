// Where one is in a finished game: the place on the slider, and every way to move it.

import { useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";

/** @typedef {import("./replayframes.js").Eyes} Eyes */
/** @typedef {import("./replayframes.js").Frames} Frames */
/** @typedef {ReturnType<typeof useWalk>} Walk */
/**
 * A moment as it is shown: where, with whose eyes, whether one came there by one step forward.
 * @typedef {{n: number, eyes: Eyes, forward: boolean, jumps: number}} Place
 */

export const SPEEDS = /** @type {const} */ (["slow", "usual", "quick", "very-quick"]);
/** Milliseconds a move stays. */
const PACE = { slow: 3200, usual: 1800, quick: 800, "very-quick": 280 };
/** @typedef {keyof typeof PACE} Speed */
/** How much of its time at the table an event has. */
const HASTE = { slow: 1.3, usual: 1, quick: 0.5, "very-quick": 0 };
const NOTHING_TO_SEE = 0.35; // of that, for a move without a word
export const WATCH = "watch";
export const ALL = "all";

/** The place on the slider, and every way to move it. @param {Frames} frames @param {{n: number, eyes: Eyes}} start */
export function useWalk(frames, start) {
  const seats = frames.head.value?.seats ?? 0;
  const eyes = Number(start.eyes) >= seats ? WATCH : start.eyes;
  const first = useMemo(() => ({ n: clamp(frames, start.n), eyes, forward: false, jumps: 0 }), []);
  const place = useSignal(/** @type {Place} */ (first)); // what is shown
  const aim = useSignal(first.n); // where the slider is; its frame may still be on its way
  const playing = useSignal(false);
  const speed = useSignal(/** @type {(typeof SPEEDS)[number]} */ ("usual"));
  const lost = useSignal(false);

  /** @param {number} n @param {Eyes} eyes @param {boolean} forward */
  const show = (n, eyes, forward) => {
    const before = place.peek();
    place.value = { n, eyes, forward, jumps: before.jumps + (forward ? 0 : 1) };
  };
  /** @param {number} n @param {Eyes} [eyes] */
  const reach = async (n, eyes = place.peek().eyes) => {
    aim.value = clamp(frames, n);
    const wanted = aim.peek();
    try {
      await frames.need(wanted, eyes);
      lost.value = false;
      const before = place.peek();
      if (aim.peek() !== wanted || frames.closed || !frames.has(wanted, eyes)) return;
      if (before.n !== wanted || before.eyes !== eyes || !frames.has(before.n, before.eyes))
        show(wanted, eyes, wanted === before.n + 1 && eyes === before.eyes);
      if (wanted + 1 < frames.count) void frames.need(wanted + 1, eyes).catch(() => undefined);
    } catch {
      lost.value = true;
      playing.value = false;
    }
  };
  /** @param {number} n */
  const jump = (n) => {
    playing.value = false;
    void reach(n);
  };
  const toggle = async () => {
    const starts = !playing.peek();
    if (starts && aim.peek() >= frames.count - 1) await reach(frames.first); // once more
    playing.value = starts;
  };
  useEffect(() => {
    void reach(first.n, first.eyes).then(() => frames.needAll(WATCH).catch(() => (lost.value = true)));
  }, []);
  const here = place.value;
  const frame = frames.frames.value[here.n];
  useEffect(() => {
    if (!playing.value) return undefined;
    if (here.n >= frames.count - 1) return void (playing.value = false);
    const quiet = here.n > frames.first && !frame?.events.some(({ to }) => isFor(to, here.eyes));
    const pause = PACE[speed.value] * (quiet ? NOTHING_TO_SEE : 1);
    const news = newsTime(frame?.events ?? [], speed.value);
    const timer = setTimeout(() => void reach(here.n + 1), Math.max(pause, news));
    return () => clearTimeout(timer);
  }, [playing.value, here, speed.value]);
  return {
    place: here,
    aim: aim.value,
    playing: playing.value,
    speed,
    lost: lost.value,
    jump,
    toggle,
    look: (/** @type {Eyes} */ eyes) => void reach(place.peek().n, eyes),
  };
}

/** @param {Frames} frames @param {number} n */
function clamp(frames, n) {
  return Math.max(frames.first, Math.min(frames.count - 1, n));
}

/**
 * How many milliseconds the news of a move takes.
 * @param {import("../types.d.ts").ToldEvent[]} events @param {Speed} speed
 */
export function newsTime(events, speed) {
  return events.reduce((sum, { lasts = 0 }) => sum + 1000 * lasts, 0) * HASTE[speed];
}

/** Whether these eyes were told. @param {number[] | null} to @param {Eyes} eyes */
export function isFor(to, eyes) {
  return to === null || eyes === ALL || to.includes(Number(eyes === WATCH ? -1 : eyes));
}

/**
 * Arrows, Home, End and space, wherever one is, unless something there needs them.
 * @param {Walk} walk @param {Frames} frames
 */
export function useKeys(walk, frames) {
  const newest = useRef(walk);
  newest.current = walk;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element))
        return;
      if (document.querySelector("dialog[open]") || target.closest("select, textarea, input:not([type=range])")) return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      const { aim, jump, toggle } = newest.current;
      const ways = { ArrowLeft: aim - 1, ArrowRight: aim + 1, Home: frames.first, End: frames.count - 1 };
      const to = ways[/** @type {keyof typeof ways} */ (event.key)];
      if (to !== undefined) jump(to);
      else if (event.key === " ") void toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [frames]);
}
