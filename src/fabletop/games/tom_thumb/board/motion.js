// What each event looks like. Tiles move as they were moved, in the open, and then nothing tells where they came from.

import { h } from "../../../web/vendor/preact.js";
import { marked, path, shake, within } from "../../../web/board/flights.js";
import { Sign } from "./faces.js";
import { across, down } from "./geometry.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("../../../web/board/stage.js").Stage} Stage */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/** @typedef {{stage: Stage, root: Element, props: Props, before: Layout | null, now: Layout}} Scene */

const SWAP = 850; // where nothing says how long
const RISES = 0.22; // of a swap: they are lifted, cross, and are set down
const STORM = 1500;
const OGRE = 2300;
const CLOSE_UP = 520;
const FLIGHT = 420;
const MOVES = ["swapped", "inserted", "scattered", "storm", "showed", "hid", "over"];

/** @param {GameEvent[]} events @param {Scene} scene */
export function perform(events, scene) {
  const { stage, props } = scene;
  // a vote or a word does not cut short what still moves
  if (events.some(({ key }) => MOVES.includes(key))) stage.begin(events);
  const swaps = events.filter(({ key }) => key === "swapped");
  const gaps = events.filter(({ key }) => key === "inserted");
  const storm = events.find(({ key }) => key === "storm");
  const swapped = Math.max(0, ...swaps.map((event) => (event.at ?? 0) + spanOf(event)));
  const at = Math.max(swapped, storm?.at ?? 0, ...gaps.map((event) => event.at ?? 0));
  if (!props.calm) {
    moveTiles(scene, swaps, gaps, at);
    if (storm) blow(scene, at);
  }
  for (const { key, args, at: turn = 0 } of events) ACTS[key]?.(args, scene, turn);
}

/** How long two tiles take to change places. @param {GameEvent} event */
function spanOf({ takes = 0 }) {
  return Math.max(SWAP, takes * 0.85);
}

/** @param {Scene} scene @param {number} n */
function tile({ root }, n) {
  return marked(`tile:${n}`, root);
}

/** The whole clearing, in pixels. @param {Scene} scene */
function clearing({ root }) {
  return root.querySelector(".tt-ring")?.getBoundingClientRect() ?? new DOMRect();
}

/**
 * From which place every tile comes, by its index now; nothing for a new one.
 * @param {number} many @param {GameEvent[]} gaps @param {number} now @returns {(number | null)[]}
 */
function origins(many, gaps, now) {
  /** @type {(number | null)[]} */
  const from = Array.from({ length: many }, (_, n) => n);
  for (const { args } of gaps) from.splice(Number(args.gap) + 1, 0, null);
  while (from.length < now) from.push(null);
  return from;
}

/**
 * Two tiles change places, new ones come down, the others close up, the storm turns them all.
 * @param {Scene} scene @param {GameEvent[]} swaps @param {GameEvent[]} gaps @param {number} at
 */
function moveTiles(scene, swaps, gaps, at) {
  const { before, now, stage } = scene;
  if (!before) return;
  const from = origins(before.spots.length, gaps, now.spots.length);
  const turned = Math.abs(before.phi - now.phi) > 1;
  const timing = { delay: at, duration: turned ? STORM : CLOSE_UP, easing: "cubic-bezier(.45,.05,.3,1)" };
  now.spots.forEach((spot, n) => {
    const element = tile(scene, n);
    const origin = from[n] ?? null;
    const old = origin === null ? null : (before.spots[origin] ?? null);
    if (!element) return;
    if (!old) return void stage.animate(element, dropped(), { delay: at, duration: FLIGHT });
    for (const swap of swaps) cross(scene, element, origin, swap);
    if (old.a === spot.a && old.r === spot.r) return;
    if (gaps.length)
      element
        .querySelector(".tt-disc")
        ?.getAnimations()
        .forEach((animation) => animation.finish());
    stage.animate(element, [place(old), place(nearest(old, spot))], timing);
  });
}

/** @param {Spot} spot */
function place({ a, r }) {
  return { "--a": `${a}deg`, "--r": String(r) };
}

/** The storm goes all the way round; whoever closes up takes the short one. @param {Spot} old @param {Spot} spot */
function nearest(old, spot) {
  const way = spot.a - old.a;
  return Math.abs(way) <= 360 ? spot : { ...spot, a: old.a + (way % 360) };
}

/** A new tile comes from above. */
function dropped() {
  return [
    { scale: "1.9", translate: "0 -60%", opacity: 0, zIndex: 6 },
    { scale: "1", translate: "0 0", opacity: 1, zIndex: 6 },
  ];
}

/**
 * Two tiles are lifted, pass each other slowly, and are set down.
 * @param {Scene} scene @param {Element} element @param {number | null} n @param {GameEvent} swap
 */
function cross(scene, element, n, swap) {
  const [a, b] = [Number(swap.args.index), Number(swap.args.to_index)];
  const other = n === a ? b : n === b ? a : null;
  const [here, there] = [scene.before?.spots[n ?? -1], scene.before?.spots[other ?? -1]];
  if (!here || !there) return;
  const unit = clearing(scene).width / 100;
  const [dx, dy] = [(across(there) - across(here)) * unit, (down(there) - down(here)) * unit];
  const side = n === a ? 0.16 : -0.16; // they pass each other
  scene.stage.animate(
    element,
    [
      { translate: `${dx}px ${dy}px`, scale: "1", zIndex: 5 },
      { translate: `${dx}px ${dy}px`, scale: "1.22", zIndex: 5, offset: RISES },
      { translate: `${dx / 2 - dy * side}px ${dy / 2 + dx * side}px`, scale: "1.22", zIndex: 5, offset: 0.5 },
      { translate: "0 0", scale: "1.22", zIndex: 5, offset: 1 - RISES },
      { translate: "0 0", scale: "1", zIndex: 5 },
    ],
    { duration: spanOf(swap), delay: swap.at ?? 0, easing: "ease-in-out" },
  );
}

/** Leaves in the wind. @param {Scene} scene @param {number} at */
function blow(scene, at) {
  const box = clearing(scene);
  for (let n = 0; n < 9; n++) {
    const size = 22 + (n % 3) * 10;
    const angle = (n / 9) * 6.3;
    const far = (box.width / 2) * (0.55 + (n % 4) * 0.16);
    const at_ = (/** @type {number} */ turn) =>
      `translate(${far * Math.cos(angle - turn)}px, ${far * Math.sin(angle - turn)}px) rotate(${-turn * 200}deg)`;
    const frames = [0, 0.6, 1.2, 1.8, 2.4].map((turn, k) => ({
      transform: at_(turn),
      opacity: k === 0 || k === 4 ? 0 : 0.8,
    }));
    scene.stage.pass(
      h(Sign, { name: "leaf" }),
      within(box, size),
      frames,
      { duration: STORM, delay: at, easing: "linear" },
      "tt-blown",
    );
  }
}

/**
 * @param {Scene} scene @param {Element | null} element @param {Keyframe[]} frames @param {number} duration
 * @param {number} delay
 */
function stir({ stage, props }, element, frames, duration, delay) {
  if (!props.calm) stage.animate(element, frames, { duration, delay });
}

/** @param {Scene} scene @param {unknown} face @param {number} far @param {number} duration @param {number} at */
function shudder(scene, face, far, duration, at) {
  if (!scene.props.calm) shake(scene.stage, tileOf(scene, face), at, far, duration);
}

/** The Ogre grows over the clearing, looks round and goes back to his edge. @param {Scene} scene @param {number} at */
function loomOgre(scene, at) {
  const ogre = scene.root.querySelector(".tt-ogre");
  if (!ogre) return;
  const box = ogre.getBoundingClientRect();
  const room = clearing(scene);
  const large = Math.min(room.width / box.width, room.height / box.height);
  const { dx, dy } = path(box, room);
  const there = `${dx}px ${dy}px`;
  /** @type {Keyframe[]} */
  const frames = [
    { translate: "0 0", scale: "1", zIndex: 9 },
    { translate: there, scale: String(large * 0.9), zIndex: 9, offset: 0.3, easing: "ease-in-out" },
    { translate: there, scale: String(large), rotate: "-3deg", zIndex: 9, offset: 0.5, easing: "ease-in-out" },
    { translate: there, scale: String(large * 0.95), rotate: "3deg", zIndex: 9, offset: 0.72 },
    { translate: "0 0", scale: "1", zIndex: 9 },
  ];
  if (scene.props.calm) return;
  const centred = frames.map((frame) => ({ ...frame, transformOrigin: "center" }));
  // he may come twice, grown and to stay
  scene.stage.animate(ogre, centred, { duration: OGRE, delay: at, fill: "none" });
}

/** @param {Scene} scene @param {unknown} face */
function tileOf(scene, face) {
  return tile(scene, scene.props.view.circle.indexOf(String(face)));
}

/** Home: the lantern lights up the whole clearing. @param {Scene} scene @param {number} at */
function shine(scene, at) {
  const lit = [
    { scale: "1", filter: "brightness(1)" },
    { scale: "1.7", filter: "brightness(1.6) drop-shadow(0 0 40px #ffd982)", offset: 0.35 },
    { scale: "1.5", filter: "brightness(1.4) drop-shadow(0 0 60px #ffd982)", offset: 0.75 },
    { scale: "1", filter: "brightness(1)" },
  ];
  stir(scene, scene.root.querySelector(".tt-hearth"), lit, OGRE, at);
  scene.root
    .querySelectorAll("[data-mark^='tile:']")
    .forEach((element, n) =>
      stir(scene, element, [{ scale: "1" }, { scale: "1.16" }, { scale: "1" }], 520, at + 300 + n * 90),
    );
}

/** @type {Record<string, (args: GameEvent["args"], scene: Scene, at: number) => void>} */
const ACTS = {
  found: ({ place: face }, scene, at) =>
    stir(scene, tileOf(scene, face), [{ scale: "1" }, { scale: "1.22" }, { scale: "1" }], 480, at),
  missed: ({ other_place: face }, scene, at) => shudder(scene, face, 12, 480, at),
  wolves: (_, scene, at) => shudder(scene, "wolves", 18, 620, at),
  ogre: (_, scene, at) => loomOgre(scene, at),
  over: ({ reason }, scene, at) => (reason === "won" ? shine(scene, at) : loomOgre(scene, at)),
  ogre_back: (_, scene, at) =>
    stir(scene, scene.root.querySelector(".tt-ogre"), [{ scale: "1" }, { scale: ".82" }, { scale: "1" }], 700, at),
  lantern: (_, scene, at) =>
    stir(
      scene,
      scene.root.querySelector(".tt-pawn-glow"),
      [
        { opacity: 1, scale: "1" },
        { opacity: 1, scale: "2" },
        { opacity: 1, scale: "1" },
      ],
      1200,
      at,
    ),
};
