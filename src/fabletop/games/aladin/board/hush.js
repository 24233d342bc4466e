// A hand that comes to the lamp a moment after somebody else's is no mistake: the lamp had closed on the way, and the
// verdict says who was first. What the table answers to such a press is not shown; whatever one does after that is
// answered as always.

import { signal } from "../../../web/vendor/signals.js";

const SOON = 1500; // milliseconds: still the same hurry
const LONGEST = 9000; // by then the shell has taken its answer away

/** Whether what the table refuses now is only a press that came too late. */
export const hushed = signal(false);
let pressed = 0;
let timer = 0;

/** Somebody has pressed. */
export function hush() {
  pressed = performance.now();
  clearTimeout(timer);
  timer = setTimeout(lift, LONGEST);
  if (hushed.peek()) return;
  hushed.value = true;
  for (const touch of TOUCHES) addEventListener(touch, goOn);
}

const TOUCHES = ["pointerdown", "keydown"];

function goOn() {
  if (performance.now() - pressed > SOON) lift();
}

function lift() {
  clearTimeout(timer);
  hushed.value = false;
  for (const touch of TOUCHES) removeEventListener(touch, goOn);
}
