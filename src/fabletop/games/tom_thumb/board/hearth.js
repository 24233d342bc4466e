// The middle of the clearing: the lantern everybody sits around, its candle burning down while there is something to
// look at, and the White Pebbles.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useMemo, useState } from "../../../web/vendor/preact-hooks.js";
import { box } from "./content.js";
import { Pebble } from "./faces.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("./view.d.ts").TomThumbView} View */

export const LOOKS = ["look", "tree_look", "new_look", "result"];
const TICK = 200;

/** How long the question takes from its beginning. @param {View} view */
function wholeTime({ step, options }) {
  if (step === "look" && options.dark_forest === true) return box().seconds.dark_look;
  const name = { tree_look: "look", between: "vote", boots: "find" }[/** @type {string} */ (step)] ?? step;
  const seconds = options[`${name}_seconds`];
  return typeof seconds === "number" ? seconds : 0;
}

/** How much of the time is left, 1 to 0; nothing where no clock runs. @param {Props} props @returns {number | null} */
export function useTimeLeft({ picture, view }) {
  const end = useMemo(() => (picture.seconds === null ? null : performance.now() + picture.seconds * 1000), [picture]);
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (end === null) return undefined;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [end]);
  const whole = wholeTime(view) * 1000;
  return end === null || !whole ? null : Math.max(0, Math.min(1, (end - now) / whole));
}

/** @param {{props: Props}} props */
export function Hearth({ props }) {
  const { view } = props;
  return h(
    "div",
    { class: "tt-hearth", "aria-hidden": "true" },
    h("div", { class: "tt-glow" }),
    LOOKS.includes(view.step) ? h(Burning, { props }) : h(Lantern, { left: 1 }),
    h(
      "p",
      { class: "tt-pebbles", "data-mark": "pebbles" },
      Array.from({ length: view.pebbles }, (_, n) => h(Pebble, { key: n })),
    ),
  );
}

/** @param {{props: Props}} props */
function Burning({ props }) {
  return h(Lantern, { left: useTimeLeft(props) ?? 1 });
}

/** A lantern with so much candle left. @param {{left: number}} props */
export function Lantern({ left }) {
  const top = 117 - 27 * left;
  return h(
    "svg",
    { class: "tt-lantern", viewBox: "0 0 120 150" },
    h("circle", { class: "tt-halo", cx: 60, cy: top - 14, r: 24 + 22 * left }),
    h("path", { class: "tt-glass", d: "M30 58h60l-8 66H38z" }),
    h("path", { class: "tt-candle", d: `M50 ${top}h20V122H50z` }),
    h("path", { class: "tt-flame", d: `M60 ${top - 30}q13 15 8 23q-3 6-8 6t-8-6q-5-8 8-23z` }),
    h("path", {
      class: "tt-iron",
      d: "M60 6a13 13 0 1 1 0 26a13 13 0 0 1 0-26zm0 6a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM60 28l40 26v6H20v-6zM28 60h6l7 62h-6zM86 60h6l-7 62h-6zM57 60h6v4h-6zM28 122h64l6 14H22z",
    }),
  );
}
