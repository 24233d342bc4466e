// What has been told so far: a picture shows how things stand after its news. The Ogre grows, the lantern walks and
// tiles are turned down when that is told, and the question comes last.

import { useRef } from "../../../web/vendor/preact-hooks.js";
import { useHeld, useTold } from "../../../web/board/held.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("./view.d.ts").TomThumbView} View */

/** What an event changes. @type {Record<string, (keyof View)[]>} */
const CHANGES = {
  ogre: ["ogre"],
  ogre_back: ["ogre"],
  lantern: ["lantern"],
  pebble: ["pebbles"],
  decided: ["tree", "boots"],
};
const TURNS_ALL = ["hid", "over"]; // events that turn all tiles at once

/** @param {Props} props @returns {Props} */
export function useToldProps(props) {
  const view = useTold(props.view, props.coming, CHANGES);
  const circle = useCircle(props);
  return { ...props, view: { ...view, circle } };
}

/**
 * Tiles that turn all at once wait until that is told; meanwhile only those turn that the news turns one by one. Where
 * new tiles have come, each lies in another place.
 * @param {Props} props @returns {View["circle"]}
 */
function useCircle({ view, coming, events }) {
  const shown = useRef(view.circle);
  const waits = coming.some(({ key }) => TURNS_ALL.includes(key)) && shown.current.length === view.circle.length;
  const told = events.filter((event) => event.key === "flipped" && !coming.includes(event));
  const flipped = told.map(({ args }) => args.index);
  shown.current = waits
    ? shown.current.map((face, n) => face ?? (flipped.includes(n) ? (view.circle[n] ?? null) : null))
    : view.circle;
  return shown.current;
}

/** The question as it was until the last of the news is told. @param {Props} props */
export function useQuestion(props) {
  return useHeld(props, props.coming.length > 0, props.seat);
}
