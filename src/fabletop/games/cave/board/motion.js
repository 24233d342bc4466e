// What each event looks like. An act gets the event's arguments and the moment it begins, and says when the next one may.

import { h } from "../../../web/vendor/preact.js";
import { measure } from "./stage.js";
import { parts, Tile, Who } from "./tiles.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./stage.js").Box} Box */
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
/** @typedef {(args: Args, at: number, scene: Scene) => number} Act */

const MANY = 14; // after a long absence only the end is shown
const FAN_LASTS = 2500; // CT-63
const PUFF_LASTS = 2200;

/** Show the events. @param {GameEvent[]} events @param {Omit<Scene, "now" | "source">} given */
export function perform(events, given) {
  const { stage, root, before, props } = given;
  stage.stop();
  const now = measure(root);
  const pyramid = now.get("pyramid") ?? root.getBoundingClientRect();
  const scene = { ...given, now, source: middle(pyramid, 60) };
  if (!props.calm) reshape(scene, before.get("pyramid"), pyramid);
  let at = 0;
  for (const { key, args } of events.slice(-MANY)) {
    const act = props.calm ? CAPTIONS[key] : (ACTS[key] ?? CAPTIONS[key]);
    if (act) at = act(args, at, scene);
  }
}

// -- places

/** A square of some size in the middle of a box. @param {Box} box @param {number} size @returns {Box} */
function middle(box, size) {
  return { left: box.left + (box.width - size) / 2, top: box.top + (box.height - size) / 2, width: size, height: size };
}

/** @param {unknown} seat */
function chipOf(seat) {
  return document.querySelector(`[data-seat="${Number(seat)}"]`);
}

/**
 * Where a tile of somebody's goes: on one's own shelf, else to the chip.
 * @param {unknown} seat @param {string} tile @param {Scene} scene
 */
function homeOf(seat, tile, { props }) {
  const shelf = seat === props.seat ? document.querySelector(`.cave-hand [data-shelf="${parts(tile).kind}"]`) : null;
  return shelf ?? chipOf(seat);
}

/** @param {Element | null} element @returns {Box} */
function boxOf(element) {
  return element?.getBoundingClientRect() ?? { left: innerWidth / 2, top: -40, width: 40, height: 40 };
}

/** @param {Box} from @param {Box} to */
function path(from, to) {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  return { dx, dy };
}

// -- gestures

/** The pyramid makes room for a panel, or takes it back. @param {Scene} scene @param {Box | undefined} old @param {Box} box */
function reshape({ stage, root }, old, box) {
  if (!old || !box.width || Math.abs(old.width - box.width) + Math.abs(old.top - box.top) < 4) return;
  const { dx, dy } = path(box, old);
  const from = `translate(${dx}px, ${dy}px) scale(${old.width / box.width})`;
  stage.animate(root.querySelector(".cave-pyramid"), [{ transform: from }, { transform: "none" }], { duration: 320 });
}

/** A tile lifts and flies. @param {Scene} scene @param {string} tile @param {Box} from @param {Element | null} target @param {number} at */
function fly(scene, tile, from, target, at) {
  const to = boxOf(target);
  const { dx, dy } = path(from, to);
  const small = Math.min(0.6, (to.height * 0.8) / from.width);
  const frames = [
    { transform: "none", filter: "brightness(1)", easing: "ease-out" },
    { transform: "translateY(-16%) scale(1.2)", filter: "brightness(1.15)", offset: 0.3 },
    {
      transform: "translateY(-16%) scale(1.2)",
      filter: "brightness(1.15)",
      offset: 0.42,
      easing: "cubic-bezier(.55,0,.3,1)",
    },
    { transform: `translate(${dx}px, ${dy}px) scale(${small})`, filter: "brightness(1)", opacity: 1, offset: 0.94 },
    { transform: `translate(${dx}px, ${dy}px) scale(${small * 0.8})`, opacity: 0 },
  ];
  scene.stage.pass(h(Tile, { tile }), from, frames, { duration: 650, delay: at, easing: "linear" }, "cave-flying");
  bump(scene, target, at + 560);
}

/** @param {Scene} scene @param {Element | null | undefined} element @param {number} at */
function bump({ stage }, element, at) {
  stage.animate(element, [{ transform: "none" }, { transform: "scale(1.14)" }, { transform: "none" }], {
    duration: 260,
    delay: at,
  });
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
  const from = middle(scene.source, 60);
  const { dx, dy } = path(from, boxOf(chip));
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
  bump(scene, chip, at + 900);
  return at + 420;
}

/**
 * It falls into place with weight.
 * @param {Scene} scene @param {Element | null | undefined} element @param {number} from how large it comes down
 * @param {number} at
 */
function stamp({ stage }, element, from, at) {
  const frames = [
    { transform: `scale(${from}) rotate(-20deg)`, opacity: 0, easing: "cubic-bezier(.6,0,.9,.4)" },
    { transform: "scale(.86) rotate(3deg)", opacity: 1, offset: 0.65, easing: "ease-out" },
    { transform: "none", opacity: 1 },
  ];
  stage.animate(element, frames, { duration: 420, delay: at, easing: "linear" });
  return at + 300;
}

/** @param {Scene} scene @param {string} mark */
function marked({ root }, mark) {
  return root.querySelector(`[data-mark="${mark}"]`);
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
  const place = marked(scene, `display:${lamp}`);
  fly(scene, String(lamp), scene.before.get("taken") ?? boxOf(chipOf(seat)), place, at);
  fly(scene, String(tile), from, homeOf(seat, String(tile), scene), at + 160);
  return at + 450;
}

/** @type {Act} */
function chose({ seat }, at, scene) {
  const place = marked(scene, `offer:${seat}`);
  bump(scene, place, at + 120);
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

/** A tile that was shown returns face down. @param {Scene} scene @param {number} seat @param {Box} box @param {number} at */
function back(scene, seat, box, at) {
  const { dx, dy } = path(box, boxOf(chipOf(seat)));
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0 },
  ];
  scene.stage.pass(h(Tile, { tile: null }), box, frames, { duration: 420, delay: at });
}

/** @type {Act} */
function banned({ seat }, at, scene) {
  const token = marked(scene, `ban:${seat}`);
  scene.stage.animate(token, [{ opacity: 0 }, { opacity: 1 }], { duration: 200, delay: at });
  return stamp(scene, token?.querySelector(".cave-seal"), 5, at);
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
  waiver: (_, at, scene) => stamp(scene, marked(scene, "waiver"), 1.8, at),
  last_round: (_, at, scene) => stamp(scene, marked(scene, "last"), 1.8, at),
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
  if (!scene.props.calm) bump(scene, chipOf(seat), at + 300);
  return at + 300;
}

/** Magic that came to nothing: CT-69. @type {Act} */
function puff(args, at, scene) {
  const { source, props, stage } = scene;
  const room = scene.root.getBoundingClientRect();
  const drawing = h("p", { class: "cave-puff" }, props.say("event-nothing", args));
  const box = { ...source, left: room.left + room.width / 2, top: source.top + source.height * 0.3 };
  const ghost = stage.caption(drawing, box, PUFF_LASTS + at, "cave-caption-puff");
  if (!props.calm)
    stage.animate(
      ghost.firstElementChild,
      [
        { transform: "scale(.5)", opacity: 0, filter: "blur(8px)" },
        { transform: "none", opacity: 1, filter: "none" },
      ],
      { duration: 350, delay: at },
    );
  return at + 300;
}

/** @type {Record<string, Act>} */
const CAPTIONS = { scored_brown: fan, nothing: puff };
