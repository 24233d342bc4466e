// The board of Open Sesame: the mouth of the cave, and below or beside it what is asked of whom. What may be touched is
// `choices`, nothing else; what must be remembered is nowhere here once it has gone by (OS-60).

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useLayoutEffect, useRef } from "../../../web/vendor/preact-hooks.js";
import { useBefore, useFresh } from "../../../web/board/news.js";
import { measure, useStage } from "../../../web/board/stage.js";
import { Bubble, useBubble } from "./bubble.js";
import { handOf, rowOf } from "./drawer.js";
import { counted } from "./final.js";
import { perform } from "./motion.js";
import { panelOf } from "./panels.js";
import { Reveal } from "./reveal.js";
import { aliOf, Scene } from "./scene.js";

const LONGEST_ACT = 2800; // milliseconds after the last event began; what has to be remembered is gone by then

export { adopt } from "./content.js";
export { Drawer } from "./drawer.js";
export { Final } from "./final.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("./view.d.ts").OpenSesameView} View */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */

/** Which of the shell's sounds an event makes. @type {Record<string, string>} */
export const sounds = {
  revealed: "flip",
  token: "ban",
  captured: "ban",
  last_round: "chime",
  hid: "take",
  named: "coin",
  asked: "chime",
  listed: "chime",
  mistake: "ban",
  stopped: "chime",
  emptied: "chime",
  claimed: "take",
  took: "take",
  band_took: "take",
  kept_all: "take",
  round: "turn",
  counted: "coin",
  over: "win",
};

/** What to say to somebody who asks how to play. */
export const help = ["help-1", "help-2", "help-3", "help-4", "help-5", "help-6", "help-7", "help-8"];

/**
 * How many cards somebody has, at the end how many points, once they are counted; who is Ali Baba shows at the mark.
 * @param {View} view @param {number} seat
 */
export function chip(view, seat) {
  if (!view.results) return String(view.collections[seat] ?? 0);
  return counted.value ? String(view.results[seat]?.points ?? 0) : "";
}

/**
 * What the table itself shows of it: who is Ali Baba, and in how many lines his hand lies, of how many cards each, so
 * that what is asked has its place above them.
 * @param {Props} props
 */
export function marks(props) {
  const hand = handOf(props);
  const row = rowOf(hand);
  return { ali: String(aliOf(props)), hand: String(Math.ceil(hand.length / row)), row: String(row) };
}

/** The play area. @param {Props} props */
export function Board(props) {
  const { view, picture } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const bubble = useBubble(props);
  useEffect(() => {
    if (view.step !== "over") counted.value = false;
    else if (!picture.outcome) counted.value = true; // whoever looks back sees no counting
  }, [view.step, picture.outcome]);
  useNews(props, root, bubble.tell);
  const panel = panelOf(props, bubble.mistake);
  return h(
    "section",
    {
      ref: root,
      class: "board os",
      "data-calm": props.calm,
      "data-step": view.step,
      "data-ali": aliOf(props),
      "data-watching": props.seat === null && props.choices.length === 0,
    },
    h(
      "div",
      { class: "os-room" },
      h(Scene, { props }, h(Reveal, { props })),
      panel,
      h(Bubble, { props, said: bubble.said }),
    ),
  );
}

/**
 * Show and speak what happened since the last picture.
 * @param {Props} props @param {{current: HTMLElement | null}} root @param {(events: GameEvent[]) => void} tell
 */
function useNews(props, root, tell) {
  const { picture, view } = props;
  const stage = useStage("os", LONGEST_ACT);
  const fresh = useFresh(props);
  const boxes = useBefore(picture, () => measure(root.current));
  const last = useRef(/** @type {Props["picture"] | null} */ (null));
  const was = useRef(/** @type {View | null} */ (null));
  if (last.current !== picture) {
    was.current = last.current?.view ?? null;
    last.current = picture;
  }
  useLayoutEffect(() => {
    const before = was.current;
    was.current = null; // what was is forgotten
    if (!root.current) return;
    if (!fresh.length && before?.step === view.step) return;
    if (!boxes.size) return; // just come in
    perform(fresh, { stage, root: root.current, before: boxes, props, was: before });
    tell(fresh);
  }, [picture]);
}
