// The board of the Cave of Treasures. It knows where tiles lie and how they look; what may be touched is `choices`,
// nothing else.

import { h } from "../../../web/vendor/preact.js";
import { useLayoutEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { offers } from "../../../web/board/choices.js";
import { useBefore, useFresh } from "../../../web/board/news.js";
import { measure, useStage } from "../../../web/board/stage.js";
import { perform } from "./motion.js";
import { panelOf } from "./panels.js";
import { Pyramid } from "./pyramid.js";
import { useSelection } from "./selection.js";
import { Above, Ledge } from "./surroundings.js";

export { adopt } from "./content.js";
export { Drawer } from "./drawer.js";
export { Final } from "./final.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("./view.d.ts").CaveView} CaveView */
/** @typedef {import("./surroundings.js").Note} Note */

/** Which of the shell's sounds an event makes. @type {Record<string, string>} */
export const sounds = {
  took: "take",
  took_extra: "take",
  turned_up: "flip",
  scored_pink: "coin",
  scored_blue: "coin",
  scored_square: "coin",
  scored_brown: "coin",
  swapped: "take",
  tribute: "chime",
  shown: "flip",
  picked: "take",
  banned: "ban",
  waiver: "chime",
  last_round: "chime",
  over: "win",
};

/** What to say to somebody who asks how to play. */
export const help = [
  "game-about",
  "help-pink",
  "help-blue",
  "help-brown",
  "help-green",
  "help-yellow",
  "help-white",
  "help-groups",
  "why-take",
];

/** The points somebody has so far, for the chip. @param {CaveView} view @param {number} seat */
export function chip(view, seat) {
  const { score, track } = view.seats[seat] ?? { score: null, track: 0 };
  return String(score ?? track);
}

/** What the table itself shows of it: which panel lies over one's own things. @param {CaveProps} props */
export function marks(props) {
  return { over: String(offers(props, "ban") || offers(props, "lamp_keep")) };
}

/** Tiles, behind a screen or by kind. @param {CaveView} view @param {number} seat */
export function owned(view, seat) {
  const { hand = null, tiles = 0 } = view.seats[seat] ?? {};
  if (!hand) return [{ piece: "back", count: tiles }];
  /** @type {Map<string, {piece: string, count: number}>} */
  const kinds = new Map();
  for (const tile of hand) {
    const kind = tile.split("-")[0] ?? "";
    kinds.set(kind, { piece: kinds.get(kind)?.piece ?? tile, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/** The play area. @param {CaveProps} props */
export function Board(props) {
  const { picture, view } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const selection = useSelection(props);
  const [asked, ask] = useState({ picture, note: /** @type {Note | null} */ (null) });
  const note = asked.picture === picture ? asked.note : null;
  useMotion(props, root);
  return h(
    "section",
    {
      ref: root,
      class: "board cave",
      "data-calm": props.calm,
      "data-step": view.step,
      "data-watching": props.seat === null,
    },
    h(
      "div",
      { class: "cave-room" },
      h(Above, { props, onNote: (note) => ask({ picture, note }) }),
      h("div", { class: "cave-hall" }, h(Pyramid, { props, selection })),
      panelOf({ props, selection }) ?? h(Ledge, { props, selection, note, onNote: (note) => ask({ picture, note }) }),
    ),
  );
}

/** Show what happened since the last picture. @param {CaveProps} props @param {{current: HTMLElement | null}} root */
function useMotion(props, root) {
  const { picture } = props;
  const stage = useStage("cave", 0, "length");
  const fresh = useFresh(props);
  const { boxes, focused } = useBefore(picture, () => ({
    boxes: measure(root.current),
    focused: root.current?.contains(document.activeElement) ?? false,
  }));
  useLayoutEffect(() => {
    if (!root.current) return;
    const beginning = fresh.some((event) => event.key === "began") && fresh.length < 6;
    if (boxes.size || beginning) perform(fresh, { stage, root: root.current, before: boxes, props });
    if (focused && document.activeElement === document.body) {
      /** @type {HTMLElement | null} */
      const next = root.current.querySelector(".cave-cell[tabindex='0']");
      next?.focus({ preventScroll: true }); // the tile that had it is gone
    }
  }, [picture]);
}
