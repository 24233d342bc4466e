// The board of Tom Thumb: a clearing in the wood at night, the way home below it, the Ogre at its edge. What may be
// touched is `choices`, nothing else; what must be remembered is nowhere here once it lies face down (TT-70).

import { h } from "../../../web/vendor/preact.js";
import { useLayoutEffect, useRef } from "../../../web/vendor/preact-hooks.js";
import { useFresh } from "../../../web/board/news.js";
import { useStage } from "../../../web/board/stage.js";
import { Banner } from "./banner.js";
import { layoutOf, useAngle } from "./geometry.js";
import { perform } from "./motion.js";
import { useArrival, useHowl, useMishap, useReading, wrongFace } from "./news.js";
import { Ogre } from "./ogre.js";
import { Path } from "./path.js";
import { useForgetting } from "./picking.js";
import { Ring } from "./ring.js";
import { Tokens, Votes } from "./tokens.js";
import { useToldProps } from "./told.js";

const LONGEST_ACT = 3300; // milliseconds; what has to be remembered is gone by then

export { adopt } from "./content.js";
export { Drawer } from "./drawer.js";
export { Final } from "./final.js";
export { hintWords } from "./hinting.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("./view.d.ts").TomThumbView} View */
/** @typedef {import("./geometry.js").Layout} Layout */

/** Which of the shell's sounds an event makes. @type {Record<string, string>} */
export const sounds = {
  showed: "flip",
  asked: "chime",
  flipped: "flip",
  found: "coin",
  missed: "ban",
  wolves: "ban",
  silent: "ban",
  pebble: "take",
  advised: "tap",
  helped: "ban",
  ogre: "ban",
  ogre_back: "chime",
  lantern: "chime",
  swapped: "take",
  new_tiles: "flip",
  inserted: "take",
  scattered: "take",
  storm: "turn",
  voted: "tap",
  decided: "chime",
  boots_done: "coin",
};

/** What to say to somebody who asks how to play. */
export const help = ["help-1", "help-2", "help-3", "help-4", "help-5", "help-6", "help-7", "help-8"];

/**
 * The Guide carries the lantern; a tick for who is ready, a question for who is asked.
 * @param {View} view @param {number} seat
 */
export function chip(view, seat) {
  if (!view.two && seat === view.guide) return "☼"; // a light that every font has
  if (seat === view.asked) return "?";
  return view.ready.includes(seat) ? "✓" : "";
}

/** What the table itself shows of it: no news where the question tells it. @param {Props} props */
export function marks({ view }) {
  return { told: String(["swap", "new_look"].includes(view.step) || isDealt(view)) };
}

/** One's Places have just been dealt. @param {View} view */
function isDealt(view) {
  return view.step === "ask" && view.hand !== null && view.found === 0;
}

/** The play area. @param {Props} given */
export function Board(given) {
  const props = useToldProps(given);
  const { view, picture } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const layout = layoutOf(view, useAngle(view, props.seat));
  const mishap = useMishap(props);
  const howl = useHowl(props);
  useMotion(props, root, layout);
  useForgetting(props);
  useReading(props);
  useArrival(props);
  const watching = picture.yours.length === 0;
  return h(
    "section",
    {
      ref: root,
      class: "tt",
      "data-calm": props.calm,
      "data-step": view.step,
      "data-watching": watching,
      "data-dealt": isDealt(view),
      "data-howl": howl !== null,
      "data-ogre": view.ogre,
    },
    h(
      "div",
      { class: "tt-room" },
      h(Ring, { props, layout, wrong: wrongFace(mishap), howl }),
      h(Banner, { props, mishap, howl }),
      h(Ogre, { ogre: view.ogre, say: props.say }),
      h("div", { class: "tt-home" }, h(Path, { props })),
      watching && h("div", { class: "tt-watch" }, view.step === "between" ? h(Votes, { props }) : h(Tokens, { props })),
    ),
  );
}

/**
 * Show what happened since the last picture.
 * @param {Props} props @param {{current: HTMLElement | null}} root @param {Layout} layout
 */
function useMotion(props, root, layout) {
  const { picture, seat } = props;
  const stage = useStage("tt", LONGEST_ACT);
  const fresh = useFresh(props);
  const last = useRef({ seat, layout: /** @type {Layout | null} */ (null) });
  useLayoutEffect(() => {
    const before = last.current.seat === seat ? last.current.layout : null;
    last.current = { seat, layout };
    if (!root.current || !fresh.length) return;
    perform(fresh, { stage, root: root.current, props, before, now: layout });
  }, [picture]);
}
