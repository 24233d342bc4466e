// The running clock: a quiet number, loud only in its last seconds.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { play } from "../shell/sound.js";
import { say } from "../shell/words.js";

const HURRY = 10;

/** Whole seconds left, and never below zero. @param {number} deadline @param {number} now */
export function secondsLeft(deadline, now) {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** @param {number} seconds */
export function spellTime(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * It `rests` until then, while there is something to see before the question.
 * @param {{deadline: number | null, urgent: boolean, rests: number | null}} props
 */
export function Clock({ deadline, urgent, rests }) {
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
  if (deadline === null) return null;
  const hurry = urgent && rests === null && left.value <= HURRY;
  return [
    hurry && h("span", { key: "warning", class: "clock-warning", role: "status" }, say("clock-soon")),
    h(
      "span",
      {
        class: rests !== null ? "clock rests" : hurry ? "clock hurry" : "clock",
        role: "timer",
        "aria-label": say("clock-left", { count: left.value }),
      },
      spellTime(left.value),
    ),
  ];
}
