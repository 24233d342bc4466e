// Where one looks: on a small screen at Ali Baba and where he may go, elsewhere at the whole city. A finger moves it.

import { useEffect, useMemo, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useSize } from "../../../web/board/sizes.js";
import { HEIGHT, squareOf, WIDTH } from "./city.js";
import { movesOf, picksOf } from "./picks.js";
import { layout } from "./places.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {scale: number}} Camera */

const NEAR = 500; // so many units of the city are across a small screen
const FARTHEST = 0.68; // of that, so that all of one's goals are to be seen
const BELOW = 48; // pixels that prices hide
const FINGER = 7; // pixels a finger moves before it pulls
const EDGE = 30; // pixels: nearer to the edge something is as good as outside

/** @param {Props} props */
export function useCamera(props) {
  const { view, asked } = props;
  const viewport = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, height] = useSize(viewport);
  const [wide, setWhole] = useState(false);
  const [pulled, pull] = useState({ x: 0, y: 0 });
  const whole = wide || layout.value !== "small";
  const { card } = picksOf(props);
  const tall = layout.value === "small" ? height - BELOW : height;
  const near = useMemo(() => nearby(props, width, tall), [view.square, view.step, asked.length, card, width, tall]);
  const { middle } = near;
  const scale = whole ? Math.min(width / WIDTH, tall / HEIGHT) : near.scale;
  useEffect(() => pull({ x: 0, y: 0 }), [view.square, whole]);
  const camera = framed(middle, pulled, scale || 1, width, tall);
  const [steady, settle] = useState(false); // at first it stands there at once
  useEffect(() => {
    if (!width) return undefined;
    const still = () => (frame = requestAnimationFrame(() => settle(true))); // once it has been painted there
    let frame = requestAnimationFrame(still);
    return () => cancelAnimationFrame(frame);
  }, [width > 0]);
  const hand = useHand(whole ? null : pull, {
    x: camera.x - width / 2 + middle.x * scale,
    y: camera.y - tall / 2 + middle.y * scale,
  });
  const onFocusIn = (/** @type {FocusEvent} */ { target }) => {
    const spot = whole ? null : focused(target);
    if (!spot) return;
    const [left, top] = [camera.x + spot.x * scale, camera.y + spot.y * scale];
    if (left > EDGE && left < width - EDGE && top > EDGE && top < tall - EDGE) return;
    pull({ x: (middle.x - spot.x) * scale, y: (middle.y - spot.y) * scale });
  };
  return { viewport, camera, whole, setWhole, hand: { ...hand, onFocusIn }, steady };
}

/** Where in the city that is which keys have led to. @param {EventTarget | null} target @returns {Point | null} */
function focused(target) {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return null;
  const ground = target.closest(".ba-ground")?.getBoundingClientRect();
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const one = (ground?.width ?? 0) / WIDTH;
  return ground && one
    ? { x: ((left + right) / 2 - ground.left) / one, y: ((top + bottom) / 2 - ground.top) / one }
    : null;
}

/**
 * Ali Baba and where he may go, or where the card in hand leads; a little farther off if need be.
 * @param {Props} props @param {number} width @param {number} height @returns {{middle: Point, scale: number}}
 */
function nearby(props, width, height) {
  const here = squareOf(props.view.square);
  const { card } = picksOf(props);
  const goals = movesOf(props).filter((reach) => card === null || reach.card === card);
  const spots = [here, ...goals.map(({ square }) => squareOf(square))];
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs) - 60,
    Math.max(...xs) + 60,
    Math.min(...ys) - 75,
    Math.max(...ys) + 50,
  ];
  const usual = Math.max(width / NEAR, height / HEIGHT);
  const scale = Math.min(usual, Math.max(usual * FARTHEST, Math.min(width / (right - left), height / (bottom - top))));
  const fits = right - left <= width / scale + 1 && bottom - top <= height / scale + 1;
  return { middle: fits ? { x: (left + right) / 2, y: (top + bottom) / 2 } : { x: here.x, y: here.y }, scale };
}

/**
 * Never beyond the walls; in the middle where there is room.
 * @param {Point} middle @param {Point} pulled @param {number} scale @param {number} width @param {number} height
 * @returns {Camera}
 */
function framed(middle, pulled, scale, width, height) {
  const inside = (/** @type {number} */ at, /** @type {number} */ room, /** @type {number} */ all) =>
    all <= room ? (room - all) / 2 : Math.min(0, Math.max(room - all, at));
  return {
    x: inside(width / 2 - middle.x * scale + pulled.x, width, WIDTH * scale),
    y: inside(height / 2 - middle.y * scale + pulled.y, height, HEIGHT * scale),
    scale,
  };
}

/**
 * A finger pulls the city.
 * @param {((to: Point) => void) | null} pull @param {Point} pulled how far it is pulled already
 */
function useHand(pull, pulled) {
  const down = useRef(/** @type {{x: number, y: number, pulled: Point, moved: boolean} | null} */ (null));
  if (!pull) return {};
  return {
    /** @param {PointerEvent} event */
    onPointerDown: (event) => (down.current = { x: event.clientX, y: event.clientY, pulled, moved: false }),
    /** @param {PointerEvent} event */
    onPointerMove: (event) => {
      const start = down.current;
      if (!start || !event.buttons) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      start.moved ||= Math.hypot(dx, dy) > FINGER;
      if (start.moved) pull({ x: start.pulled.x + dx, y: start.pulled.y + dy });
    },
    /** @param {Event} event */
    onClickCapture: (event) => {
      if (!down.current?.moved) return;
      event.stopPropagation(); // the end of a pull is no touch
      down.current = null;
    },
  };
}
