// The running clock: a quiet number, loud only in its last seconds.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { play } from "../shell/sound.js";
import { say } from "../shell/words.js";

const HURRY = 10; // seconds left when it is loud
const WARNING = 3; // seconds for which words say so

/** Whole seconds left, and never below zero. @param {number} deadline @param {number} now */
export function secondsLeft(deadline, now) {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** @param {number} seconds */
export function spellTime(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @typedef {import("../vendor/signals.js").Signal<boolean>} Switch */

/**
 * It `rests` until then, while there is something to see before the question. While it should be said that time is
 * almost up, it tells `warns`.
 * @param {{deadline: number | null, urgent: boolean, rests: number | null, warns: Switch}} props
 */
export function Clock({ deadline, urgent, rests, warns }) {
  const left = useSignal(0);
  useEffect(() => {
    if (deadline === null) return undefined;
    const tick = () => {
      const seconds = secondsLeft(deadline, Math.max(rests ?? 0, performance.now()));
      if (urgent && seconds !== left.peek() && seconds > 0 && seconds <= 5) play("tap");
      left.value = seconds;
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [deadline, urgent, rests]);
  const hurry = deadline !== null && urgent && rests === null && left.value <= HURRY;
  const warning = hurry && left.value > HURRY - WARNING;
  useEffect(() => {
    warns.value = warning;
  }, [warning]);
  if (deadline === null) return null;
  return h(
    "span",
    {
      class: rests !== null ? "clock rests" : hurry ? "clock hurry" : "clock",
      role: "timer",
      "aria-label": say("clock-left", { count: left.value }),
    },
    spellTime(left.value),
  );
}
