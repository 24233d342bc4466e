// What has just happened, for a moment in place of the line that says what to do: nothing of the board is covered. What
// is too long for the line grows upwards, over the players.

import { h } from "../vendor/preact.js";
import { useMemo, useRef } from "../vendor/preact-hooks.js";
import { useFit } from "./fitting.js";
import { quietHand } from "./tv.js";

/** @typedef {import("../types.d.ts").BoardProps<any>} BoardProps */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../shell/words.js").Speaker} Speaker */

const LINES = 2; // what somebody did comes first, what follows from it after
const SIZES = 5; // of its words, in the styles

/**
 * A brief moment if you are asked; and for screen readers. What is fleeting can be read nowhere else, so nothing stands
 * beside it.
 * @param {{props: BoardProps, words: Speaker}} props
 */
export function Narration({ props, words }) {
  const { events, choices } = props;
  const count = useRef(0);
  const news = useMemo(() => ({ number: count.current++, fleeting: events.some((event) => event.fleeting) }), [events]);
  const lines = spoken(events, words);
  const headed = useRef(/** @type {unknown} */ (null));
  if (props.playing && events.some(({ lasts }) => lasts)) headed.current = news; // the heading says it
  const telling = headed.current === news ? [] : lines;
  const shown = news.fleeting ? telling.filter((line) => line.fleeting) : telling;
  return h(
    "div",
    { class: choices.length || quietHand(props.picture) ? "narration brief" : "narration" },
    h(
      "p",
      { class: "sr", role: "log", "aria-live": "polite" },
      lines.map(({ n, line }) => h("span", { key: n }, /[.!?…]$/.test(line) ? `${line} ` : `${line}. `)),
    ),
    shown.length > 0 && h(Lines, { key: news.number, lines: shown.slice(0, LINES) }),
  );
}

/** @param {{lines: ReturnType<typeof spoken>}} props */
function Lines({ lines }) {
  const ref = useFit(SIZES);
  return h(
    "div",
    { ref, class: "narration-lines", "aria-hidden": "true" },
    lines.map(({ n, line, fleeting }) => h("span", { key: n, class: fleeting ? "fleeting" : "" }, line)),
  );
}

/** Events in words; some have nothing to say. @param {GameEvent[]} events @param {Speaker} words */
export function spoken(events, words) {
  const lines = events.map((event) => ({ n: event.n, line: words.event(event), fleeting: event.fleeting === true }));
  return lines.filter(({ line }) => line);
}
