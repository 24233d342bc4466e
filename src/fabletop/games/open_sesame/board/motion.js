// What each event looks like. An act gets the event's arguments and the moment it begins, and says when the next one
// may.

import { h } from "../../../web/vendor/preact.js";
import {
  abovePage,
  boxOf,
  bump,
  carried,
  chipOf,
  loom,
  marked,
  path,
  playActs,
  shake,
  stamp,
} from "../../../web/board/flights.js";
import { measure } from "../../../web/board/stage.js";
import { Back, Face } from "./cards.js";

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
/** @typedef {import("../../../web/board/flights.js").Act<Scene>} Act */

const MANY = 24;
const CARD_FLIES = 780;
const ALL_TAKEN_IN = 1100;

/** Show the events. @param {GameEvent[]} events @param {Omit<Scene, "now" | "lying" | "pace">} given */
export function perform(events, given) {
  const { stage, root, props, was } = given;
  stage.begin(events);
  const taken = events.reduce(
    (sum, { key, args }) => sum + (key in TAKING ? (Array.isArray(args.kinds) ? args.kinds.length : 1) : 0),
    0,
  );
  const pace = Math.min(380, ALL_TAKEN_IN / Math.max(1, taken));
  const scene = { ...given, now: measure(root), lying: [...(was?.pool ?? [])], pace };
  if (props.calm) return;
  playActs((key) => ACTS[key], events.slice(-MANY), scene);
  if (was?.step === "spoils" && props.view.step !== "spoils") spoilsGo(scene, was.ali);
  else if (taken) closeRanks(scene);
}

// -- gestures

/**
 * A card lifts, turns face down and flies to its owner.
 * @param {Scene} scene @param {string} kind @param {Box} from @param {Element | null} target @param {number} at
 */
function goes(scene, kind, from, target, at) {
  const small = Math.min(0.4, 40 / from.height);
  const way = path(from, boxOf(target, abovePage()));
  const frames = carried(way, { rise: "-12%", grow: 1.15, up: 0.28, held: 0.5, small });
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
  bump(scene.stage, target, at + CARD_FLIES - 60, 1.16);
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

/** @param {Scene} scene @param {string} mark @param {number} from @param {number} at */
function falls({ stage, root }, mark, from, at) {
  stamp(stage, marked(mark, root), at, from, "-180%");
  return at + 250;
}

// -- the acts

/** From the pile to the middle, and over. @type {Act} */
function drew(_, at, scene) {
  const shown = marked("shown", scene.root);
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
  bump(scene.stage, marked("fan", scene.root), at + 560, 1.16);
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
  took_card: (args, at, scene) => taken(args, at, scene, chipOf(args.seat) ?? marked("band", scene.root)),
  band_took_card: (args, at, scene) => taken(args, at, scene, marked("band", scene.root)),
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
    scene.stage.animate(marked(`pool:${n}`, scene.root), [{ transform: start }, { transform: "none" }], {
      duration: 320,
      delay: 200,
    });
  });
}

/** Everything goes to Ali Baba, face down. @param {Scene} scene @param {number} ali */
function spoilsGo(scene, ali) {
  const to = boxOf(chipOf(ali), abovePage());
  scene.lying.forEach((_, n) => {
    const from = scene.before.get(`pool:${n}`);
    if (from) slips(scene, from, to, n * 120);
  });
}

/** What everybody looks at: the scene down to the feet of Ali Baba. @param {Element} root @returns {Box} */
function stageBox(root) {
  const { left, top, width } = boxOf(root.querySelector(".os-scene"));
  const feet = boxOf(root.querySelector(".os-ali"));
  return { left, top, width, height: feet.top + feet.height - top };
}

/** Caught: the whole cave trembles, and everybody hears it. @type {Act} */
function captured(args, at, { stage, root, props }) {
  const scene = root.querySelector(".os-scene");
  for (const again of [0, 700, 1400]) shake(stage, scene, at + again, 9);
  loom(stage, h("b", {}, props.say("event-captured", args)), stageBox(root), "os-call os-caught", at + 150, 2500);
  return at + 200;
}

/** "Open sesame!" @type {Act} */
function stopped(_, at, { stage, root, props }) {
  const words = h("b", {}, props.say("open-sesame-call"));
  loom(stage, words, stageBox(root), "os-call", at, 1500);
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
  token: ({ alarm }, at, scene) => falls(scene, `token:${alarm}`, 2.4, at),
  last_round: (_, at, scene) => falls(scene, "last", 1.8, at),
  listed: (_, at, scene) => (bump(scene.stage, marked("fan", scene.root), at, 1.16), at + 150),
  round: ({ seat }, at, scene) => (bump(scene.stage, chipOf(seat), at, 1.16), at + 150),
};
