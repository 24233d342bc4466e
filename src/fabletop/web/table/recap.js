// While you were away: whoever comes back is told what happened meanwhile, line by line over the board, in ten
// seconds at most. It is the story and no more: what a game wants remembered, what was taken back and what other eyes
// were told is not in it.

import { h } from "../vendor/preact.js";
import { useEffect, useLayoutEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { Icon } from "../shell/icons.js";
import { readable } from "./picture.js";
import { calm } from "../shell/settings.js";
import { labelled, say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{n: number, line: string}} Line */
/** @template T @typedef {import("../vendor/signals.js").Signal<T>} Signal */

const SEVERAL = 3; // what is less needs no recap
const NEWEST = 40;
const WHOLE = 10000;
const LINE = 900;
const AT_ONCE = 3;

/**
 * What was missed, as long as it is being told.
 * @param {Session} session @param {Picture} picture @param {Speaker} words
 */
export function useRecap(session, picture, words) {
  const span = useSignal(/** @type {[number, number] | null} */ (null));
  const told = useSignal(1); // so many lines; after a lost line it goes on from there
  const ready = useLook() && session.up.value && picture.phase === "play" && !picture.house.paused && !picture.race;
  const [after, upTo] = span.value ?? [0, -1];
  const lines = missed(session, picture, words, after, upTo);
  useLayoutEffect(() => {
    if (!ready || !session.wasAway) return;
    const seen = session.seen ?? session.heard;
    if (missed(session, picture, words, seen, session.heard).length >= SEVERAL) {
      span.value = [seen, session.heard];
      told.value = 1;
    }
    session.catchUp(picture);
  }, [ready, picture]);
  return { lines: ready ? lines : [], told, close: () => (span.value = null) };
}

/**
 * @param {Session} session
 * @param {Picture} picture @param {Speaker} words @param {number} after @param {number} upTo @returns {Line[]}
 */
function missed(session, picture, words, after, upTo) {
  const events = readable(session.story.value, picture).filter(({ n }) => after < n && n <= upTo);
  const lines = events.map((event) => ({ n: event.n, line: words.event(event) }));
  return lines.filter(({ line }) => line).slice(-NEWEST);
}

/** Whether the page is in sight. */
function useLook() {
  const looks = useSignal(!document.hidden);
  useEffect(() => {
    const look = () => (looks.value = !document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return looks.value;
}

/** How long each of so many lines is the newest. @param {number} count */
export function paceOf(count) {
  return Math.min(LINE, WHOLE / count);
}

/** @param {{lines: Line[], told: Signal<number>, onClose: () => void}} props */
export function Recap({ lines, told, onClose }) {
  const read = lines.map(({ line }) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
  return h(
    "div",
    { class: "recap-room" },
    h("p", { class: "sr", role: "status" }, read && labelled(say("recap-title"), read)),
    lines.length > 0 && (calm.value ? h(AsList, { lines, onClose }) : h(AsPlay, { lines, told, onClose })),
  );
}

/**
 * One line after another; a touch ends it.
 * @param {{lines: Line[], told: Signal<number>, onClose: () => void}} props
 */
function AsPlay({ lines, told, onClose }) {
  const count = lines.length;
  useEffect(() => {
    const timer = setInterval(() => told.value++, paceOf(count));
    return () => clearInterval(timer);
  }, [count]);
  const over = told.value > count;
  useEffect(() => {
    if (over) onClose();
  }, [over]);
  return h(
    "button",
    { type: "button", class: "recap", onClick: onClose },
    h("span", { class: "recap-head" }, h("strong", null, say("recap-title")), h("small", null, say("recap-skip"))),
    h(
      "span",
      { class: "recap-lines", "aria-hidden": "true" },
      lines.slice(Math.max(0, told.value - AT_ONCE), told.value).map(({ n, line }) => h("span", { key: n }, line)),
    ),
    h("progress", { max: count, value: Math.min(told.value, count), "aria-hidden": "true" }),
  );
}

/** All lines at once, for those who want no motion. @param {{lines: Line[], onClose: () => void}} props */
function AsList({ lines, onClose }) {
  return h(
    "section",
    { class: "recap", "aria-label": say("recap-title") },
    h(
      "div",
      { class: "recap-head" },
      h("strong", null, say("recap-title")),
      h(
        "button",
        { type: "button", class: "round", "aria-label": say("button-close"), onClick: onClose },
        h(Icon, { name: "close" }),
      ),
    ),
    h(
      "ol",
      { class: "recap-list", tabIndex: 0, "aria-label": say("recap-title") },
      lines.map(({ n, line }) => h("li", { key: n }, line)),
    ),
  );
}
