// What each event looks like. An act gets the event's arguments and the moment it begins, and says when the next one
// may.

import { h } from "../../../web/vendor/preact.js";
import {
  boxOf,
  bump,
  carried,
  chipOf,
  loom,
  marked,
  path,
  playActs,
  shake,
  tossed,
  within,
} from "../../../web/board/flights.js";
import { CardFace } from "./cardface.js";
import { kindOf } from "./cards.js";
import { MagicRing, Scorpion, Sorcerer, Treasure } from "./treasures.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("../../../web/board/stage.js").Stage} Stage */
/** @typedef {import("../../../web/board/stage.js").Box} Box */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/**
 * @typedef {object} Room
 * @property {Stage} stage
 * @property {Element} root the board
 * @property {Props} props
 */
/** @typedef {import("../../../web/board/flights.js").Act<Room>} Act */

const FLIGHT = 620;
const SWARM = 11;
const MANY = 16;

/** Show the events. @param {GameEvent[]} events @param {Room} room */
export function perform(events, room) {
  room.stage.begin(events);
  if (room.props.calm) return;
  playActs((key) => ACTS[key], events.slice(-MANY), room);
}

// -- places

/** Where somebody's things are: their chip on top, or one's own treasure. @param {Room} room @param {unknown} seat */
function homeOf({ props }, seat) {
  if (seat === props.seat) return marked("own") ?? marked(`seat:${Number(seat)}`);
  return marked(`seat:${Number(seat)}`) ?? chipOf(seat);
}

// -- gestures

/**
 * A treasure flies from one place to another.
 * @param {Room} room @param {unknown} card @param {Element | null} from @param {Element | null} to @param {number} at
 */
function fly({ stage }, card, from, to, at) {
  const box = within(boxOf(from), 56);
  const frames = tossed(path(box, boxOf(to)), { rise: "-14px", grow: 1.25, up: 0.3, small: 0.8, tiny: 0.3 });
  const drawing = h("span", { class: "al-flying" }, h(Treasure, { kind: kindOf(String(card)) }));
  stage.pass(drawing, box, frames, { duration: FLIGHT * 1.35, delay: at, easing: "linear" });
  bump(stage, to, at + FLIGHT * 1.2);
  return at + 420;
}

/**
 * Something large over the middle, for a moment.
 * @param {Room} room @param {any} drawing @param {string} look @param {number} at @param {number} [duration]
 */
function loomOver({ stage, root }, drawing, look, at, duration = 1500) {
  loom(stage, drawing, boxOf(root), look, at, duration);
  return at + duration * 0.5;
}

// -- the acts

/** A card comes out of its chest and turns over. @type {Act} */
function drew({ chest, card }, at, { stage }) {
  const face = marked(`card:${card}`);
  const box = face && boxOf(face);
  if (!box?.width) return at;
  const { dx, dy } = path(box, boxOf(marked(`chest:${chest}`)));
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) scale(.3) rotateY(180deg)`, opacity: 0 },
    { transform: `translate(${dx * 0.5}px, ${dy - 20}px) scale(1) rotateY(120deg)`, opacity: 1, offset: 0.45 },
    { transform: "none", opacity: 1 },
  ];
  stage.animate(face, frames, { duration: 460, delay: at });
  return at + 420;
}

/** Scorpions come from all sides; what was drawn is gone. @type {Act} */
function bust(_, at, room) {
  const { stage, root } = room;
  const middle = boxOf(root.querySelector(".al-cards") ?? root);
  const cards = [...root.querySelectorAll(".al-cards > li > .al-card")];
  shake(stage, root.querySelector(".al-search"), at + 120, 9);
  for (let n = 0; n < SWARM; n++) swarm(stage, middle, n, at);
  loomOver(room, h("b", {}, room.props.say("board-stung")), "al-loom al-loom-words al-loom-stung", at + 250, 1500);
  cards.forEach((card, n) => {
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: `translateY(${innerHeight * 0.5}px) rotate(${n % 2 ? 40 : -35}deg)`, opacity: 0 },
    ];
    stage.animate(card, frames, {
      duration: 620,
      delay: at + 950 + n * 70,
      easing: "cubic-bezier(.6,0,.9,.5)",
      fill: "both",
    });
  });
  return at + 900;
}

/** @param {Stage} stage @param {Box} middle @param {number} n @param {number} at */
function swarm(stage, middle, n, at) {
  const angle = (n / SWARM) * 2 * Math.PI + 0.4;
  const far = Math.max(innerWidth, innerHeight) * 0.55;
  const size = 34 + (n % 3) * 12;
  const [x, y] = [
    middle.left + ((n * 37) % 100) * 0.01 * middle.width,
    middle.top + ((n * 61) % 100) * 0.01 * middle.height,
  ];
  const turn = `rotate(${(angle * 180) / Math.PI + 225}deg)`;
  const frames = [
    { transform: `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far}px) ${turn}`, opacity: 0 },
    { transform: `${turn} scale(1.1)`, opacity: 1, offset: 0.4 },
    { transform: `${turn} scale(1)`, opacity: 1, offset: 0.8 },
    { transform: `${turn} scale(.6)`, opacity: 0 },
  ];
  stage.pass(
    h("span", { class: "al-swarm" }, h(Scorpion, {})),
    { left: x - size / 2, top: y - size / 2, width: size, height: size },
    frames,
    { duration: 1300, delay: at + n * 40, easing: "ease-out" },
  );
}

/** What was drawn flies to its owner. @type {Act} */
function kept({ seat, cards }, at, room) {
  const home = homeOf(room, seat);
  const list = Array.isArray(cards) ? cards : [];
  list.forEach((card, n) => {
    const face = marked(`card:${card}`);
    if (!face) return;
    const box = boxOf(face);
    const { dx, dy } = path(box, boxOf(home));
    const small = Math.min(0.4, 40 / Math.max(1, box.height));
    const frames = carried({ dx, dy }, { rise: "-10px", grow: 1.08, up: 0.3, small });
    room.stage.pass(
      h(CardFace, { card: String(card), say: room.props.say }),
      box,
      frames,
      { duration: FLIGHT, delay: at + 620 + n * 110, easing: "linear" },
      "al-flown",
    );
    room.stage.animate(face, [{ opacity: 1 }, { opacity: 1, offset: 0.98 }, { opacity: 0.2 }], {
      duration: 640 + n * 110,
      delay: at,
      fill: "both",
    });
  });
  bump(room.stage, home, at + 1200);
  return at + 500;
}

/** From one to another. @param {string} from @param {string} to @returns {Act} */
function moves(from, to) {
  return (args, at, room) => fly(room, args.card, homeOf(room, args[from]), homeOf(room, args[to]), at);
}

/** @type {Act} */
function swapped(args, at, room) {
  fly(room, args.card, homeOf(room, args.seat), homeOf(room, args.other), at);
  return fly(room, args.other_card, homeOf(room, args.other), homeOf(room, args.seat), at);
}

/** @type {Act} */
function comesFromDiscard(args, at, room) {
  return fly(room, args.card, marked("discard"), homeOf(room, args.seat), at);
}

/** @type {Act} */
function sorcerer(args, at, room) {
  return loomOver(
    room,
    h("span", { class: "al-looming" }, h(Sorcerer, {}), h("b", {}, room.props.say("kind-sorcerer-short"))),
    "al-loom",
    at,
    1700,
  );
}

/** @type {Record<string, Act>} */
const ACTS = {
  drew,
  bust,
  kept,
  swapped,
  sorcerer,
  stole: moves("other", "seat"),
  gave: moves("seat", "other"),
  passed: (args, at, room) => (fly(room, args.card, homeOf(room, args.seat), homeOf(room, args.other), at), at + 60),
  gift: (args, at, room) =>
    fly(room, args.card, marked(`chest:${args.chest}`) ?? marked("lampcard"), homeOf(room, args.seat), at),
  recovered: comesFromDiscard,
  ring_took: comesFromDiscard,
  blown: (args, at, room) => fly(room, args.card, homeOf(room, args.other), marked("discard"), at),
  paid: (args, at, room) => fly(room, args.card, homeOf(room, args.seat), marked("discard"), at),
  set: (args, at, room) => (
    bump(room.stage, homeOf(room, args.seat), at),
    loomOver(room, h("b", {}, room.props.say("event-set", args)), "al-loom al-loom-words", at, 1700)
  ),
  ring: (args, at, room) => loomOver(room, h("span", { class: "al-looming" }, h(MagicRing, {})), "al-loom", at),
  ring_from: (args, at, room) => loomOver(room, h("span", { class: "al-looming" }, h(MagicRing, {})), "al-loom", at),
  turned: (args, at, room) => (bump(room.stage, homeOf(room, args.seat), at), at + 200),
  flew: (args, at, room) => (bump(room.stage, homeOf(room, args.seat), at), at + 200),
  shut: (args, at, room) => (bump(room.stage, homeOf(room, args.other), at), at + 200),
};
