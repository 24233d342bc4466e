// The clearing: round tiles about the lantern, or scattered over the wood. Nothing tells one face-down tile from
// another but where it lies (TT-75), and that is said as the viewer sees it.

import { h } from "../../../web/vendor/preact.js";
import { useLayoutEffect, useRef } from "../../../web/vendor/preact-hooks.js";
import { allows, choiceFor, choosable } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { modeOf, sayOr } from "./modes.js";
import { Back, Face, Sign } from "./faces.js";
import { clockwise, gapSpot, hourOf } from "./geometry.js";
import { Hearth } from "./hearth.js";
import { clockWords, hintedGap, hintedTiles } from "./hinting.js";
import { pickedFor, placeToLay, touch } from "./picking.js";
import { Wood } from "./wood.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("./news.js").Howl} Howl */

const STEPS_TO_TOUCH = ["find", "boots"];
const FINDING = ["find", "advice", "boots", "ask", "swap"];
const TURNING = { duration: 300, easing: "cubic-bezier(.3,.75,.25,1)" };

/** @param {{props: Props, layout: Layout, wrong: string | null, howl: Howl | null}} props */
export function Ring({ props, layout, wrong, howl }) {
  const { view, say } = props;
  const mode = modeOf(props);
  return h(
    "div",
    { class: "tt-table" },
    h(
      "div",
      {
        class: "tt-ring",
        "data-still": true,
        role: "group",
        "aria-label": say("label-circle"),
        "data-mode": mode ?? "none",
        "data-spread": view.spots !== null,
        style: { "--d": layout.d },
        onKeyDown: (/** @type {KeyboardEvent} */ event) => walk(event, layout),
      },
      h(Wood, {}),
      h(Hearth, { props }),
      view.circle.map((face, n) =>
        h(Tile, { key: n, props, n, face, spot: layout.spots[n] ?? { a: 0, r: 0 }, wrong, howl }),
      ),
      h(Heard, { props, layout }),
      mode === "insert" &&
        view.circle.map((_, gap) => h(Gap, { key: `gap${gap}`, props, gap, spot: gapSpot(layout, gap) })),
    ),
  );
}

/**
 * What lies face up and where, told once to those who listen; when a tile is turned down its line is gone.
 * @param {{props: Props, layout: Layout}} props
 */
function Heard({ props, layout }) {
  const lines = clockwise(layout).flatMap((n) => {
    const place = props.view.circle[n];
    const spot = layout.spots[n];
    return place && spot
      ? [h("p", { key: `${n} ${place}` }, props.say("label-tile-up", { place, clock: clockWords(props, spot) }))]
      : [];
  });
  return h("div", { class: "sr tt-heard", role: "log", "aria-live": "polite" }, lines);
}

/** Arrows go round the circle. @param {KeyboardEvent} event @param {Layout} layout */
function walk(event, layout) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const ring = event.currentTarget;
  const here = event.target;
  if (!step || !(ring instanceof HTMLElement) || !(here instanceof HTMLElement)) return;
  const kind = here.dataset.mark?.startsWith("gap") ? "gap" : "tile";
  const order = clockwise(layout).flatMap((n) => {
    const button = ring.querySelector(`button[data-mark="${kind}:${n}"]`);
    return button instanceof HTMLElement ? [button] : [];
  });
  const at = order.indexOf(here);
  if (at < 0) return;
  event.preventDefault();
  order[(at + step + order.length) % order.length]?.focus();
}

/**
 * @typedef {{props: Props, n: number, face: string | null, spot: Spot, wrong: string | null, howl: Howl | null}}
 * TileProps
 */

/** @param {TileProps} given */
function Tile(given) {
  const disc = useTurning(given.face, given.props.calm);
  const { props, n } = given;
  const { view, seat } = props;
  const mode = modeOf(props);
  const look = lookOf(given);
  const touchable = (mode !== null && mode !== "insert") || (seat !== null && STEPS_TO_TOUCH.includes(view.step));
  if (!touchable) return h("div", { ...look, role: "img" }, h(Inside, { ...given, disc }));
  const free = mode !== null && isFree(props, mode, n);
  const pressed = mode === "advise" ? view.advice[seat ?? -1] === n : orderOf(props, n) >= 0;
  return h(
    "button",
    {
      ...look,
      type: "button",
      ...choosable(free, pressed),
      onClick: () => touch(props, n, false),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        touch(props, n, true);
      },
    },
    h(Inside, { ...given, disc }),
  );
}

/** The first or second of those picked, else -1. @param {Props} props @param {number} n */
function orderOf(props, n) {
  const mode = modeOf(props);
  return mode === "flip" || mode === "swap" ? pickedFor(props).tiles.indexOf(n) : -1;
}

/** @param {Props} props @param {number} n */
function advisersOf({ players, view }, n) {
  return players.filter(({ seat }) => view.advice[seat] === n);
}

/** Where it lies and what is said of it. @param {TileProps} given */
function lookOf({ props, n, face, spot, wrong }) {
  const { view, say } = props;
  const clock = clockWords(props, spot);
  const words = face ? say("label-tile-up", { place: face, clock }) : say("label-tile-down", { clock });
  const order = orderOf(props, n);
  return {
    class: face ? "tt-tile tt-up" : "tt-tile tt-down",
    "data-mark": `tile:${n}`,
    "data-picked": order >= 0 ? order + 1 : undefined,
    "data-hinted": hintedTiles(props).includes(n) ? "" : undefined,
    "data-found": face !== null && FINDING.includes(view.step) && !isYetToFind(props, face),
    "data-wrong": face !== null && face === wrong,
    "data-new": face !== null && view.new.includes(n),
    "aria-label": [words, ...advisersOf(props, n).map(({ name }) => name)].join(", "),
    style: { "--a": `${spot.a}deg`, "--r": spot.r },
  };
}

/**
 * Whether a tile was turned up of which the news does not say yet that it is the right one.
 * @param {Props} props @param {string} face
 */
function isYetToFind({ coming }, face) {
  return coming.some(({ key, args }) => key === "found" && args.place === face);
}

/** Its face or its back, and what lies on it. @param {TileProps & {disc: {current: HTMLElement | null}}} given */
function Inside({ props, n, face, howl, disc }) {
  const order = orderOf(props, n);
  const advisers = advisersOf(props, n);
  return [
    h("span", { key: face ?? "down", ref: disc, class: "tt-disc" }, face ? h(Face, { place: face }) : h(Back, {})),
    face && h("span", { key: "name", class: "tt-name", "aria-hidden": "true" }, props.say(`place-${face}-short`)),
    order >= 0 && h(Picked, { key: "picked", props, order }),
    howl &&
      (n === howl.from || n === howl.to) &&
      h("span", { key: "moved", class: "tt-moved", "aria-hidden": "true" }, n === howl.to && h(Sign, { name: "wolf" })),
    advisers.length > 0 &&
      h(
        "span",
        { key: "advice", class: "tt-advice" },
        advisers.map(({ seat, colour }) => h(Mark, { key: seat, colour, size: 28 })),
      ),
  ];
}

/**
 * A tile turns when its face changes, not when it may be touched, and no trace is left of it (TT-75).
 * @param {string | null} face @param {boolean} calm
 */
function useTurning(face, calm) {
  const disc = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = useRef(face);
  useLayoutEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    if (!calm) disc.current?.animate([{ transform: "rotateY(88deg) scale(1.08)" }, { transform: "none" }], TURNING);
  }, [face]);
  return disc;
}

/** @param {Props} props @param {"flip" | "advise" | "swap" | "insert"} mode @param {number} n */
function isFree(props, mode, n) {
  if (mode === "swap") return choiceFor(props, "swap", n) !== undefined;
  return allows(props, [mode, n]);
}

/** What a second touch would do. @param {{props: Props, order: number}} props */
function Picked({ props, order }) {
  if (modeOf(props) !== "swap") return h("span", { class: "tt-picked", "aria-hidden": "true" }, h(TurnOver, {}));
  const sign = order === 0 ? h(Sign, { name: "wolf" }) : h("span", {}, "⇄");
  return h("span", { class: "tt-picked", "aria-hidden": "true" }, sign);
}

function TurnOver() {
  const d = "M5 13a7 7 0 0 0 13 3.500M19 11A7 7 0 0 0 6 7.500M6 3v5h5M18 21v-5h-5";
  return h("svg", { viewBox: "0 0 24 24" }, h("path", { d }));
}

/** Room for a new tile. @param {{props: Props, gap: number, spot: Spot}} props */
function Gap({ props, gap, spot }) {
  const { say } = props;
  const chosen = pickedFor(props).tiles[0] === gap;
  const place = placeToLay(props);
  const clock = say("label-clock", { hour: hourOf(spot) });
  return h(
    "button",
    {
      type: "button",
      class: "tt-gap",
      "data-mark": `gap:${gap}`,
      "data-hinted": hintedGap(props) === gap ? "" : undefined,
      "aria-pressed": String(chosen),
      "aria-label": sayOr(say, "label-gap", { clock }, clock),
      style: { "--a": `${spot.a}deg`, "--r": spot.r },
      onClick: () => touch(props, gap, false),
    },
    chosen ? h(Face, { place }) : h("span", { "aria-hidden": "true" }, "+"),
  );
}
