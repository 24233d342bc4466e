// What each event looks like. An act gets the event's arguments and the moment it begins, and says when the next one
// may.

import { h } from "../../../web/vendor/preact.js";
import {
  abovePage,
  boxOf,
  bump,
  carried,
  chipOf,
  marked,
  path,
  playActs,
  stamp,
  within,
} from "../../../web/board/flights.js";
import { measure } from "../../../web/board/stage.js";
import { parts, Sign, Tile, Who } from "./tiles.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("../../../web/board/stage.js").Stage} Stage */
/** @typedef {import("../../../web/board/stage.js").Box} Box */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/** @typedef {GameEvent["args"]} Args */
/**
 * @typedef {object} Scene
 * @property {Stage} stage
 * @property {Element} root the board
 * @property {Map<string, Box>} before where things were before this picture
 * @property {Map<string, Box>} now where they are
 * @property {CaveProps} props
 * @property {Box} source where the last thing happened: points rise from there
 */
/** @typedef {import("../../../web/board/flights.js").Act<Scene>} Act */

const MANY = 14; // after a long absence only the end is shown
const FAN_LASTS = 2500; // CT-63

/** Show the events. @param {GameEvent[]} events @param {Omit<Scene, "now" | "source">} given */
export function perform(events, given) {
  const { stage, root, before, props } = given;
  stage.begin(events);
  const now = measure(root);
  const pyramid = now.get("pyramid") ?? root.getBoundingClientRect();
  const scene = { ...given, now, source: within(pyramid, 60) };
  if (!props.calm) reshape(scene, before.get("pyramid"), pyramid);
  const shown = props.calm ? CAPTIONS : { ...CAPTIONS, ...ACTS };
  playActs((key) => shown[key], events.slice(-MANY), scene);
}

// -- places

/**
 * Where a tile of somebody's goes: on one's own shelf, else to the chip.
 * @param {unknown} seat @param {string} tile @param {Scene} scene
 */
function homeOf(seat, tile, { props }) {
  const shelf = seat === props.seat ? document.querySelector(`.cave-hand [data-shelf="${parts(tile).kind}"]`) : null;
  return shelf ?? chipOf(seat);
}

// -- gestures

/**
 * The pyramid makes room for a panel, or takes it back.
 * @param {Scene} scene @param {Box | undefined} old @param {Box} box
 */
function reshape({ stage, root }, old, box) {
  if (!old || !box.width || Math.abs(old.width - box.width) + Math.abs(old.top - box.top) < 4) return;
  const { dx, dy } = path(box, old);
  const from = `translate(${dx}px, ${dy}px) scale(${old.width / box.width})`;
  stage.animate(root.querySelector(".cave-pyramid"), [{ transform: from }, { transform: "none" }], { duration: 320 });
}

/**
 * A tile lifts and flies.
 * @param {Scene} scene @param {string} tile @param {Box} from @param {Element | null} target @param {number} at
 */
function fly(scene, tile, from, target, at) {
  const to = boxOf(target, abovePage());
  const small = Math.min(0.6, (to.height * 0.8) / from.width);
  const lift = { rise: "-16%", grow: 1.2, up: 0.3, held: 0.42, glow: 1.15 };
  const frames = carried(path(from, to), { ...lift, small, end: small * 0.8 });
  scene.stage.pass(h(Tile, { tile }), from, frames, { duration: 650, delay: at, easing: "linear" }, "cave-flying");
  bump(scene.stage, target, at + 560);
}

/** A face-up tile turns over from its back. @param {Scene} scene @param {string} mark @param {number} at */
function flip({ stage, root }, mark, at) {
  const tile = root.querySelector(`[data-mark="${mark}"] .cave-tile`);
  const turn = [
    { transform: "none" },
    { transform: "translateY(-14%) scale(.03, 1.1)", offset: 0.5 },
    { transform: "none" },
  ];
  const hide = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
  stage.animate(tile, turn, { duration: 360, delay: at, easing: "ease-in-out" });
  stage.animate(tile?.querySelector(".cave-back"), hide, { duration: 360, delay: at, easing: "linear" });
  const flash = [{ filter: "brightness(1)" }, { filter: "brightness(1.5)" }, { filter: "brightness(1)" }];
  stage.animate(tile?.querySelector(".cave-face"), flash, { duration: 450, delay: at + 200, fill: "none" });
}

/** "+5" rises and goes to its owner. @param {Scene} scene @param {Args} args @param {number} at */
function points(scene, args, at) {
  const chip = chipOf(args.seat);
  const from = within(scene.source, 60);
  const { dx, dy } = path(from, boxOf(chip, abovePage()));
  const frames = [
    { transform: "scale(.3)", opacity: 0, easing: "ease-out" },
    { transform: "translateY(-40%) scale(1.25)", opacity: 1, offset: 0.24 },
    { transform: "translateY(-50%) scale(1)", opacity: 1, offset: 0.55, easing: "cubic-bezier(.55,0,.3,1)" },
    { transform: `translate(${dx}px, ${dy}px) scale(.5)`, opacity: 1, offset: 0.95 },
    { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0 },
  ];
  scene.stage.pass(
    h("b", {}, `+${args.points}`),
    from,
    frames,
    { duration: 1000, delay: at, easing: "linear" },
    "cave-points",
  );
  bump(scene.stage, chip, at + 900);
  return at + 420;
}

/** @param {Scene} scene @param {Element | null | undefined} element @param {number} from @param {number} at */
function falls({ stage }, element, from, at) {
  stamp(stage, element, at, from);
  return at + 300;
}

// -- the acts

/** @type {Act} */
function took({ seat, cell, tile }, at, scene) {
  const from = scene.before.get(`cell:${cell}`) ?? scene.source;
  scene.source = from;
  fly(scene, String(tile), from, homeOf(seat, String(tile), scene), at);
  return at + 300;
}

/** @type {Act} */
function turnedUp({ cells }, at, scene) {
  const turned = /** @type {string[]} */ (cells);
  turned.forEach((cell, n) => flip(scene, `cell:${cell}`, at + n * 110));
  return at + turned.length * 110 + 160;
}

/** The pyramid is built, layer on layer. @type {Act} */
function began(_, at, { stage, root }) {
  for (const cell of root.querySelectorAll(".cave-cell[data-layer]")) {
    const layer = Number(cell.getAttribute("data-layer"));
    const frames = [
      { transform: "translateY(-60%) scale(1.25)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    stage.animate(cell, frames, { duration: 300, delay: at + (layer - 1) * 190 + Math.random() * 150 });
  }
  return at + 1000;
}

/** @type {Act} */
function swapped({ seat, given_tile: lamp, tile }, at, scene) {
  const from = scene.before.get(`display:${tile}`) ?? scene.source;
  const place = marked(`display:${lamp}`, scene.root);
  fly(scene, String(lamp), scene.before.get("taken") ?? boxOf(chipOf(seat), abovePage()), place, at);
  fly(scene, String(tile), from, homeOf(seat, String(tile), scene), at + 160);
  return at + 450;
}

/** @type {Act} */
function chose({ seat }, at, scene) {
  const place = marked(`offer:${seat}`, scene.root);
  bump(scene.stage, place, at + 120);
  scene.stage.animate(
    place?.querySelector(".cave-tick"),
    [{ transform: "scale(0)" }, { transform: "scale(1.3)", offset: 0.7 }, { transform: "none" }],
    { duration: 320, delay: at },
  );
  return at + 90;
}

/** @type {Act} */
function shown({ seats }, at, scene) {
  for (const seat of /** @type {number[]} */ (seats)) flip(scene, `offer:${seat}`, at + 250);
  return at + 500;
}

/** One goes to the one who picked, the others back home. @type {Act} */
function picked({ seat, other_seat: other, tile }, at, scene) {
  for (const [mark, box] of scene.before) {
    const [what, owner] = mark.split(":");
    if (what !== "offer") continue;
    if (Number(owner) === other) fly(scene, String(tile), box, homeOf(seat, String(tile), scene), at + 120);
    else back(scene, Number(owner), box, at);
  }
  return at + 420;
}

/**
 * A tile that was shown returns face down.
 * @param {Scene} scene @param {number} seat @param {Box} box @param {number} at
 */
function back(scene, seat, box, at) {
  const { dx, dy } = path(box, boxOf(chipOf(seat), abovePage()));
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0 },
  ];
  scene.stage.pass(h(Tile, { tile: null }), box, frames, { duration: 420, delay: at });
}

/** @type {Act} */
function banned({ seat }, at, scene) {
  const token = marked(`ban:${seat}`, scene.root);
  scene.stage.animate(token, [{ opacity: 0 }, { opacity: 1 }], { duration: 200, delay: at });
  return falls(scene, token?.querySelector(".cave-seal"), 5, at);
}

/** @type {Record<string, Act>} */
const ACTS = {
  began,
  took,
  took_extra: took,
  turned_up: turnedUp,
  swapped,
  scored_pink: (args, at, scene) => points(scene, args, at),
  scored_blue: (args, at, scene) => points(scene, args, at),
  scored_square: (args, at, scene) => points(scene, args, at),
  chose,
  shown,
  picked,
  banned,
  nothing,
  waiver: (_, at, scene) => falls(scene, marked("waiver", scene.root), 1.8, at),
  last_round: (_, at, scene) => falls(scene, marked("last", scene.root), 1.8, at),
};

// -- captions: shown without movement too, for they say something

/** The tiles counted by brown, held up for everybody: CT-31. @type {Act} */
function fan({ seat, points: sum, tiles }, at, scene) {
  const counted = /** @type {string[]} */ (tiles);
  const box = scene.now.get("pyramid") ?? scene.root.getBoundingClientRect();
  const drawing = h(
    "div",
    { class: "cave-fanned" },
    h(Who, { player: scene.props.players[Number(seat)] }),
    h(
      "span",
      { class: "cave-tiles" },
      counted.map((tile, n) =>
        h("span", { key: tile, style: { "--turn": `${(n - (counted.length - 1) / 2) * 7}deg` } }, h(Tile, { tile })),
      ),
    ),
    h("b", {}, `+${sum}`),
  );
  const ghost = scene.stage.caption(
    drawing,
    { ...box, left: box.left + box.width / 2, top: box.top + 8 },
    FAN_LASTS + at,
    "cave-caption-fan",
  );
  if (!scene.props.calm)
    scene.stage.animate(
      ghost.firstElementChild,
      [
        { transform: "translateY(-30px) scale(.7)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 300, delay: at },
    );
  if (!scene.props.calm) bump(scene.stage, chipOf(seat), at + 300);
  return at + 300;
}

/** Magic that came to nothing goes up in smoke; the heading says why: CT-69. @type {Act} */
function nothing({ lack }, at, { source, stage }) {
  const frames = [
    { transform: "scale(.6)", opacity: 0, filter: "blur(0)" },
    { transform: "scale(1)", opacity: 0.9, filter: "blur(0)", offset: 0.25 },
    { transform: "translateY(-40%) scale(1.6)", opacity: 0, filter: "blur(8px)" },
  ];
  stage.pass(h(Sign, { colour: String(lack) }), source, frames, { duration: 900, delay: at }, "cave-puff");
  return at + 300;
}

/** @type {Record<string, Act>} */
const CAPTIONS = { scored_brown: fan };
