// What the board shows: on a small screen one place at a time, elsewhere the city and one place beside it.

import { signal } from "../../../web/vendor/signals.js";
import { questionOf } from "../../../web/board/choices.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {"city" | "court" | "piles" | "people" | "deals"} Place */
/** @typedef {"small" | "tall" | "beside" | "watch"} Layout */

export const BESIDE = "(min-width: 1000px), (min-aspect-ratio: 4 / 3) and (min-width: 600px)"; // the drawer, as the shell has it
const SMALL_WIDE = 560;
const SMALL_TALL = 430;
const RAIDS = ["window20", "window100"];
const DEALING = ["window20", "window100", "bazaar"];

/** @type {Place[]} */
const ALL = ["city", "court", "piles", "people", "deals"];

/** How the board is laid out; the drawer follows. */
export const layout = signal(/** @type {Layout} */ (matchMedia(BESIDE).matches ? "beside" : "small"));
const chosen = signal(/** @type {{moment: string, place: Place | null}} */ ({ moment: "", place: null }));

/** @param {number} width @param {number} height @param {boolean} watching @returns {Layout} */
export function layoutFor(width, height, watching) {
  if (width < SMALL_WIDE || height < SMALL_TALL) return "small";
  if (!matchMedia(BESIDE).matches) return "tall";
  return watching ? "watch" : "beside";
}

/** Deals may be made now. @param {Props["view"]} view */
export function isDealing({ step, options }) {
  return DEALING.includes(step) && (step !== "window100" || options.deals_in_100 === true);
}

/** @param {Props} props @returns {Place[]} */
export function placesOf(props) {
  const { view } = props;
  const shown = ALL.filter((place) => place !== "deals" || isDealing(view));
  if (layout.value === "small") return shown;
  const large = view.step === "bazaar" ? ["city", "court", "deals"] : ["city", "court"]; // these the board itself shows
  return shown.filter((place) => !large.includes(place));
}

/** What is shown unless somebody chooses otherwise. @param {Props} props @returns {Place} */
function usual(props) {
  const { view, asked, seat } = props;
  const small = layout.value === "small";
  if (view.step === "bazaar") return small ? "deals" : "piles"; // people have their places on the carpet
  if (view.step === "buy" && asked.length) return "piles";
  if (view.step === "window20" && !small && seat !== null) return "deals";
  if (view.raid || RAIDS.includes(view.step)) return small ? "court" : "people"; // until its end has been told
  if (view.step === "choose_starter" && asked.length) return "people";
  return small ? "city" : "people";
}

/** As long as this is the same, one stays where one has gone: nothing else has to be seen. @param {Props} props */
function momentOf(props) {
  return props.asked.length ? questionOf(props) : [props.picture.code, props.seat, usual(props)].join("/");
}

/** @param {Props} props @returns {Place} */
export function placeOf(props) {
  const now = chosen.value;
  const places = placesOf(props);
  const own = now.moment === momentOf(props) ? now.place : null;
  if (own && places.includes(own)) return own;
  const place = usual(props);
  return places.includes(place) ? place : (places[0] ?? "people");
}

/** @param {Props} props @param {Place} place */
export function goTo(props, place) {
  props.sound("tap");
  chosen.value = { moment: momentOf(props), place };
}
