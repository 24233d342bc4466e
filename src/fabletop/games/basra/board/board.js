// The board of Basra: a walled city at night, its streets, its court, its stalls, and Ali Baba on his way. What may be
// touched is `choices`, nothing else; what is counted comes from the view.

import { h } from "../../../web/vendor/preact.js";
import { useLayoutEffect, useRef } from "../../../web/vendor/preact-hooks.js";
import { useFresh } from "../../../web/board/news.js";
import { useSize } from "../../../web/board/sizes.js";
import { useStage } from "../../../web/board/stage.js";
import { isTelevision } from "../../../web/table/owned.js";
import { gangOfCard } from "./bandits.js";
import { Bazaar } from "./bazaar.js";
import { Court } from "./court.js";
import { Shown } from "./happening.js";
import { City } from "./map.js";
import { perform } from "./motion.js";
import { useHappening, useWalk } from "./news.js";
import { OfferForm } from "./offerform.js";
import { layout, layoutFor, placeOf } from "./places.js";
import { useCourt, useTelling, useTold } from "./seen.js";
import { PlaceView, TabBar, Tabs } from "./tabs.js";

export { adopt } from "./content.js";
export { Drawer } from "./drawer.js";
export { Final } from "./final.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").BasraView} View */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */

const LONGEST_ACT = 5000; // milliseconds

/** Which of the shell's sounds an event makes. @type {Record<string, string>} */
export const sounds = {
  lap: "turn",
  hand: "flip",
  moved: "tap",
  retired: "coin",
  bought: "take",
  dice50: "coin",
  cash200: "coin",
  parked: "flip",
  headcount: "coin",
  brisk_trade: "coin",
  gave: "take",
  bazaar: "chime",
  raid: "ban",
  rolled: "flip",
  destiny: "chime",
  captured: "ban",
  ransom: "coin",
  discarded: "take",
  dealing: "tap",
  accepted: "chime",
  declined: "ban",
  payout: "coin",
};

/** What to say to somebody who asks how to play. */
export const help = ["help-1", "help-2", "help-3", "help-4", "help-5", "help-6", "help-7", "help-8", "help-9"];

/** Somebody's money. @param {View} view @param {number} seat */
export function chip(view, seat) {
  return String(view.seats[seat]?.money ?? "?");
}

/** Bandits by gang. @param {View} view @param {number} seat */
export function owned(view, seat) {
  const cards = view.seats[seat]?.cards ?? [];
  return Object.keys(view.prices).map((gang) => ({
    piece: `gang-${gang}`,
    count: cards.filter((card) => gangOfCard(card) === gang).length,
  }));
}

/** The play area. @param {Props} props */
export function Board(props) {
  const { view, picture, calm } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const watching = picture.yours.length === 0;
  useLayout(root, watching && !isTelevision()); // where everybody's bandits stand in the margin
  const fresh = useFresh(props);
  const telling = useTelling(props, fresh);
  const walking = useWalk(props, telling);
  const [happening, dismiss] = useHappening(props, fresh, telling, walking);
  const court = useCourt(props, telling);
  const shown = { ...props, view: useTold(props), court };
  useMotion(props, fresh);
  return h(
    "section",
    {
      ref: root,
      class: "board ba",
      "data-calm": calm,
      "data-step": view.step,
      "data-layout": layout.value,
      "data-watching": watching,
    },
    h(
      "div",
      { class: "ba-room", "data-still": true },
      roomOf(shown, walking ? "city" : happening?.kind === "verdict" ? "court" : placeOf(shown)),
    ),
    happening && h(Shown, { props, happening, onGone: dismiss }),
    h(OfferForm, { props }),
  );
}

/** What is there to see. @param {Props} props @param {Place} place on a small screen */
function roomOf(props, place) {
  if (layout.value === "small")
    return [h("div", { key: "view", class: "ba-view" }, smallView(props, place)), h(TabBar, { key: "tabs", props })];
  const inBazaar = props.view.step === "bazaar" && place !== "city"; // he is still on his way
  const main = inBazaar ? h(Bazaar, { key: "bazaar", props }) : h(City, { key: "city", props });
  if (layout.value === "beside") return main;
  return [main, h(Tabs, { key: "tabs", props })];
}

/** @param {Props} props @param {Place} place */
function smallView(props, place) {
  const behind = place !== "city";
  return [behind && otherView(props, place), h(City, { key: "city", props, behind })];
}

/** @param {Props} props @param {Place} place */
function otherView(props, place) {
  if (place === "court") return h(Court, { key: "court", props });
  if (place === "deals" && props.view.step === "bazaar") return h(Bazaar, { key: "bazaar", props });
  return h(PlaceView, { key: place, props, place });
}

/** Lay the board out for the room there is. @param {{current: HTMLElement | null}} root @param {boolean} watching */
function useLayout(root, watching) {
  const [width, height] = useSize(root);
  useLayoutEffect(() => {
    if (width && height) layout.value = layoutFor(width, height, watching);
  }, [width, height, watching]);
}

/** Show what happened since the last picture. @param {Props} props @param {GameEvent[]} fresh */
function useMotion(props, fresh) {
  const { picture, view } = props;
  const stage = useStage("ba", LONGEST_ACT);
  const stood = useRef(view.square);
  useLayoutEffect(() => {
    const room = { stage, props, from: stood.current };
    stood.current = view.square;
    perform(fresh, room);
  }, [picture]);
}
