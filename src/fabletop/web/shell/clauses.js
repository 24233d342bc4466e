// A clause of the rules as a button: it opens the rules at that very place, over whatever is on the page, and closing
// them leads back to where one was.

import { h } from "../vendor/preact.js";
import { signal } from "../vendor/signals.js";
import { giveFocus } from "./focus.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {{game: string, clause: string, from: Element | null}} Opened the rules, and what had the focus before */

/** The rules lying open over the page; `rules.js` draws them. */
export const opened = signal(/** @type {Opened | null} */ (null));

/** @param {string} game @param {string} [clause] @param {Element | null} [from] */
export function openRules(game, clause = "", from = document.activeElement) {
  opened.value = { game, clause, from };
}

export function closeRules() {
  const from = opened.peek()?.from;
  opened.value = null;
  // the dialog itself gives the focus back, but what opened it may be gone by then
  requestAnimationFrame(() => giveFocus(from ?? null));
}

/** @param {{game: string, clause: string, from?: () => Element | null, onOpen?: () => void}} props */
export function ClauseButton({ game, clause, from, onOpen }) {
  const open = () => {
    openRules(game, clause, from?.());
    onOpen?.();
  };
  return h(
    "button",
    {
      type: "button",
      class: "clause",
      "aria-haspopup": "dialog",
      onClick: open,
    },
    h(Icon, { name: "story", size: 20 }),
    say("rules-clause"),
  );
}
