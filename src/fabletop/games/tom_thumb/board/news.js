// What the events of a picture leave behind while they matter: what has just gone wrong, what is read aloud, that the
// page is there. Nothing that players have to remember is kept here.

import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { offers } from "../../../web/board/choices.js";
import { box } from "./content.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/** @typedef {{key: string, args: GameEvent["args"]}} Mishap */
/**
 * @typedef {{seat: number, from: number, to: number, tiles: number}} Howl who says the wolves went from where to where
 */

const MISHAPS = ["missed", "wolves", "silent", "boots_done", "boots_failed"];
const AFTER_A_SWAP = ["between", "insert", "new_look", "ask"];
const HOWL = 1900; // milliseconds at least: gone when the event is

/** What ended the turn, as long as the open tiles lie there: TT-21. @param {Props} props @returns {Mishap | null} */
export function useMishap({ view, events, coming }) {
  const [mishap, setMishap] = useState(/** @type {Mishap | null} */ (null));
  const lost = view.step === "over" && coming.some(({ key }) => key === "over"); // the last mistake of all
  const showing = view.step === "result" || lost;
  const told = showing ? events.find(({ key }) => MISHAPS.includes(key)) : undefined;
  useEffect(() => {
    if (!showing) setMishap(null);
    else if (told) setMishap({ key: told.key, args: told.args });
  }, [showing, told?.n]);
  return showing && !coming.some(({ key }) => MISHAPS.includes(key)) ? (told ?? mishap) : null;
}

/** The face that should not have been turned up. @param {Mishap | null} mishap */
export function wrongFace(mishap) {
  if (mishap?.key === "wolves") return box().wolves;
  return mishap?.key === "missed" ? String(mishap.args.other_place ?? "") : null;
}

/**
 * Two tiles have just changed places, "the wolves are here": shown on the tiles themselves, and soon gone for good.
 * @param {Props} props @returns {Howl | null}
 */
export function useHowl({ view, events }) {
  const [howl, setHowl] = useState(/** @type {Howl | null} */ (null));
  const timer = useRef(0);
  const event = events.find(({ key }) => key === "swapped");
  const told = event ? howlOf(event.args, view.circle.length) : null;
  useEffect(() => {
    if (!told) return;
    clearTimeout(timer.current);
    setHowl(told);
    timer.current = setTimeout(() => setHowl(null), (event?.at ?? 0) + Math.max(HOWL, event?.takes ?? 0));
  }, [event?.n]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // whoever looks at open tiles needs no more of it
  const now = AFTER_A_SWAP.includes(view.step) ? (told ?? howl) : null;
  return now && now.tiles === view.circle.length ? now : null; // with another circle these are other tiles
}

/** @param {GameEvent["args"]} args @param {number} tiles @returns {Howl} */
function howlOf({ seat, index, to_index }, tiles) {
  return { seat: Number(seat), from: Number(index), to: Number(to_index), tiles };
}

/** The Place asked for is read aloud once, to everybody in their language: TT-91. @param {Props} props */
export function useReading({ view, events, coming, say, speak }) {
  const asked = view.step === "find" || view.step === "boots" ? `${view.turn}/${view.found}/${view.named}` : "";
  const fresh = events.some(({ key }) => key === "asked");
  const read = useRef(fresh ? "" : asked); // who comes in later reads for themselves
  useEffect(() => {
    if (!asked || read.current === asked || coming.length) return;
    read.current = asked;
    speak(say("label-find", { place: view.named }));
  }, [asked, coming.length]);
}

/** The page says by itself that its pictures are here: TT-93. @param {Props} props */
export function useArrival(props) {
  const { view, asked, act } = props;
  const told = useRef(false);
  const arriving = view.step === "arrive";
  const here = arriving && asked.length > 0 && offers(props, "loaded");
  useEffect(() => {
    if (here && !told.current) act(["loaded"]); // once for all who share this device
    told.current = arriving && (here || told.current);
  }, [here, arriving]);
}
