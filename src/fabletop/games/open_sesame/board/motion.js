// What each event looks like. An act gets the event's arguments and the moment it begins, and says when the next one may.

import { h } from "../../../web/vendor/preact.js";
import { Back, Face } from "./cards.js";
import { measure } from "../../../web/board/stage.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("./view.d.ts").OpenSesameView} View */
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
 * @property {Props} props
 * @property {View | null} was what was shown before
 * @property {(string | null)[]} lying the pool as it lay before, emptied as cards are taken
 * @property {number} pace how soon one card follows another
 */
/** @typedef {(args: Args, at: number, scene: Scene) => number} Act */

const MANY = 24;
const CARD_FLIES = 780;
const ALL_TAKEN_IN = 1100;

/** Show the events. @param {GameEvent[]} events @param {Omit<Scene, "now" | "lying" | "pace">} given */
export function perform(events, given) {
  const { stage, root, props, was } = given;
  stage.begin();
  const taken = events.reduce(
    (sum, { key, args }) => sum + (key in TAKING ? (Array.isArray(args.kinds) ? args.kinds.length : 1) : 0),
    0,
  );
  const pace = Math.min(380, ALL_TAKEN_IN / Math.max(1, taken));
  const scene = { ...given, now: measure(root), lying: [...(was?.pool ?? [])], pace };
  if (props.calm) return;
  let at = 0;
  for (const { key, args } of events.slice(-MANY)) {
    const act = ACTS[key];
    if (act) at = act(args, at, scene);
  }
  if (was?.step === "spoils" && props.view.step !== "spoils") spoilsGo(scene, was.ali);
  else if (taken) closeRanks(scene);
}

// -- places

/** @param {unknown} seat */
function chipOf(seat) {
  return document.querySelector(`[data-seat="${Number(seat)}"]`);
}

/** @param {Element | null} element @returns {Box} */
function boxOf(element) {
  return element?.getBoundingClientRect() ?? { left: innerWidth / 2, top: -60, width: 40, height: 40 };
}

/** @param {Box} from @param {Box} to */
function path(from, to) {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  return { dx, dy };
}

/** @param {Scene} scene @param {string} mark */
function marked({ root }, mark) {
  return root.querySelector(`[data-mark="${mark}"]`);
}

// -- gestures

/** @param {Scene} scene @param {Element | null | undefined} element @param {number} at */
function bump({ stage }, element, at) {
  stage.animate(element, [{ scale: "1" }, { scale: "1.16" }, { scale: "1" }], { duration: 260, delay: at });
}

/** It falls into place with weight. @param {Scene} scene @param {Element | null | undefined} element @param {number} from @param {number} at */
function stamp({ stage }, element, from, at) {
  const frames = [
    { transform: `translateY(-180%) scale(${from}) rotate(-20deg)`, opacity: 0, easing: "cubic-bezier(.6,0,.9,.4)" },
    { transform: "scale(.86) rotate(3deg)", opacity: 1, offset: 0.65, easing: "ease-out" },
    { transform: "none", opacity: 1 },
  ];
  stage.animate(element, frames, { duration: 450, delay: at, easing: "linear" });
  return at + 250;
}

/** A card lifts, turns face down and flies to its owner. @param {Scene} scene @param {string} kind @param {Box} from @param {Element | null} target @param {number} at */
function goes(scene, kind, from, target, at) {
  const { dx, dy } = path(from, boxOf(target));
  const small = `translate(${dx}px, ${dy}px) scale(${Math.min(0.4, 40 / from.height)})`;
  const frames = [
    { transform: "none", easing: "ease-out" },
    { transform: "translateY(-12%) scale(1.15)", offset: 0.28 },
    { transform: "translateY(-12%) scale(1.15)", offset: 0.5, easing: "cubic-bezier(.55,0,.3,1)" },
    { transform: small, opacity: 1, offset: 0.95 },
    { transform: small, opacity: 0 },
  ];
  const drawing = h("div", { class: "os-turning" }, h(Face, { kind, say: scene.props.say }), h(Back, {}));
  const timing = { duration: CARD_FLIES, delay: at, easing: "linear" };
  const ghost = scene.stage.pass(drawing, from, frames, timing, "os-flying");
  const turn = [
    { transform: "rotateY(0)" },
    { transform: "rotateY(0)", offset: 0.25 },
    { transform: "rotateY(180deg)", offset: 0.5 },
    { transform: "rotateY(180deg)" },
  ];
  scene.stage.animate(ghost.firstElementChild, turn, { ...timing, fill: "both" });
  bump(scene, target, at + CARD_FLIES - 60);
}

/** A card that is face down flies. @param {Scene} scene @param {Box} from @param {Box} to @param {number} at */
function slips({ stage }, from, to, at) {
  const { dx, dy } = path(from, to);
  const frames = [
    { transform: "scaleX(0)", filter: "brightness(1.8)" },
    { transform: "scaleX(1)", filter: "brightness(1)", offset: 0.25, easing: "cubic-bezier(.55,0,.3,1)" },
    {
      transform: `translate(${dx}px, ${dy}px) scale(${Math.max(0.2, Math.min(0.5, (to.height * 0.7) / from.height))})`,
      opacity: 1,
      offset: 0.92,
    },
    { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0 },
  ];
  stage.pass(h(Back, {}), from, frames, { duration: 620, delay: at, easing: "linear" }, "os-flying");
}

// -- the acts

/** From the pile to the middle, and over. @type {Act} */
function drew(_, at, scene) {
  const shown = marked(scene, "shown");
  const pile = scene.now.get("pile") ?? scene.before.get("pile");
  const box = scene.now.get("shown");
  if (!shown || !pile || !box) return at;
  const { dx, dy } = path(box, pile);
  const lifted = [
    { transform: `translate(${dx}px, ${dy}px) scale(${pile.width / box.width})`, easing: "ease-in" },
    { transform: "translateY(-5%) scale(0, .95)" },
  ];
  scene.stage.pass(h(Back, {}), box, lifted, { duration: 280, delay: at, easing: "linear" }, "os-flying");
  const turned = [{ transform: "translateY(-5%) scale(0, .95)" }, { transform: "none" }];
  scene.stage.animate(shown, turned, { duration: 240, delay: at + 270, easing: "ease-out" });
  return at + 480;
}

/** @type {Act} */
function hid(_, at, scene) {
  const from = scene.before.get("shown");
  const to = scene.now.get("fan") ?? scene.now.get("pool:0");
  if (!from || !to) return at;
  slips(scene, from, to, at);
  bump(scene, marked(scene, "fan"), at + 560);
  return at + 500;
}

/** The hand is laid open. @type {Act} */
function sharing(_, at, scene) {
  const fan = scene.before.get("fan");
  const cells = [...scene.root.querySelectorAll('[data-mark^="pool:"]')];
  cells.forEach((cell, n) => {
    const { dx, dy } = fan ? path(boxOf(cell), fan) : { dx: 0, dy: -40 };
    const frames = [
      { transform: `translate(${dx}px, ${dy}px) scale(.4) rotateY(180deg)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    scene.stage.animate(cell, frames, { duration: 360, delay: at + Math.min(70, 700 / cells.length) * n });
  });
  return at + 200;
}

/** Where a card of that kind lay. @param {string} kind @param {Scene} scene */
function lay(kind, { lying, before }) {
  const n = lying.indexOf(kind);
  if (n >= 0) lying[n] = null;
  return before.get(`pool:${n}`);
}

/** @param {Args} args @param {number} at @param {Scene} scene @param {Element | null} target */
function taken(args, at, scene, target) {
  const kinds = Array.isArray(args.kinds) ? args.kinds : [args.kind ?? ""];
  for (const kind of kinds) {
    const from = lay(String(kind), scene);
    if (from) goes(scene, String(kind), from, target, at);
    at += scene.pace;
  }
  return at;
}

/** @type {Record<string, Act>} */
const TAKING = {
  took_card: (args, at, scene) => taken(args, at, scene, chipOf(args.seat) ?? marked(scene, "band")),
  band_took_card: (args, at, scene) => taken(args, at, scene, marked(scene, "band")),
  claimed_cards: (args, at, scene) => taken(args, at, scene, chipOf(args.seat)),
};

/** What is left of the pool moves together. @param {Scene} scene */
function closeRanks(scene) {
  const left = scene.lying.flatMap((kind, n) => (kind === null ? [] : [n]));
  left.forEach((old, n) => {
    const [from, to] = [scene.before.get(`pool:${old}`), scene.now.get(`pool:${n}`)];
    if (!from || !to || !to.width) return;
    const { dx, dy } = path(to, from);
    const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
    scene.stage.animate(marked(scene, `pool:${n}`), [{ transform: start }, { transform: "none" }], {
      duration: 320,
      delay: 200,
    });
  });
}

/** Everything goes to Ali Baba, face down. @param {Scene} scene @param {number} ali */
function spoilsGo(scene, ali) {
  const to = boxOf(chipOf(ali));
  scene.lying.forEach((_, n) => {
    const from = scene.before.get(`pool:${n}`);
    if (from) slips(scene, from, to, n * 120);
  });
}

/** Caught: the whole cave trembles. @type {Act} */
function captured(_, at, { stage, root }) {
  const frames = [0, -9, 8, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  stage.animate(root.querySelector(".os-scene"), frames, { duration: 420, delay: at });
  return at + 200;
}

/** "Open sesame!" @type {Act} */
function stopped(_, at, { stage, root, props }) {
  const box = boxOf(root.querySelector(".os-scene"));
  const frames = [
    { transform: "scale(.4)", opacity: 0, easing: "cubic-bezier(.3,.75,.25,1.4)" },
    { transform: "scale(1)", opacity: 1, offset: 0.2 },
    { transform: "scale(1.03)", opacity: 1, offset: 0.85 },
    { transform: "scale(1.5)", opacity: 0 },
  ];
  stage.pass(
    h("b", {}, props.say("open-sesame-call")),
    box,
    frames,
    { duration: 1500, delay: at, easing: "linear" },
    "os-call",
  );
  return at + 100;
}

/** @type {Record<string, Act>} */
const ACTS = {
  ...TAKING,
  drew,
  hid,
  sharing,
  captured,
  stopped,
  token: ({ alarm }, at, scene) => stamp(scene, marked(scene, `token:${alarm}`), 2.4, at),
  last_round: (_, at, scene) => stamp(scene, marked(scene, "last"), 1.8, at),
  listed: (_, at, scene) => (bump(scene, marked(scene, "fan"), at), at + 150),
  round: ({ seat }, at, scene) => (bump(scene, chipOf(seat), at), at + 150),
};
