// What each event looks like: Ali Baba walks, dice fall, bandits and coins change hands. An act gets the event's
// arguments and the moment it begins, and says when the next one may.

import { h } from "../../../web/vendor/preact.js";
import { boxOf, bump, chipOf, path, playActs, shake, tossed, within } from "../../../web/board/flights.js";
import { gangOfCard, groupOf } from "./bandits.js";
import { squareOf, wayOf } from "./city.js";
import { Die } from "./signs.js";
import { Card } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Lane} Lane */
/** @typedef {import("../../../web/board/stage.js").Stage} Stage */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/** @typedef {{stage: Stage, props: Props, from: string}} Room `from`: the square Ali Baba stood on before */
/** @typedef {import("../../../web/board/flights.js").Act<Room>} Act */

const STEP = 290;
const REST = 250; // he stands there before anything else happens
const FLIGHT = 640;
export const FALL = 720;
const MANY = 24;
const COINS = 4;

/** How long Ali Baba takes. @param {number} steps */
export function walkTime(steps) {
  return steps * STEP + REST;
}

/** Show the events. @param {GameEvent[]} events @param {Room} room */
export function perform(events, room) {
  const acts = events.slice(-MANY).filter(({ key }) => ACTS[key]);
  if (!acts.length) return;
  room.stage.begin(acts);
  if (room.props.calm) return;
  playActs((key) => ACTS[key], acts, room);
}

// -- places

/** The first of those marked so that is to be seen. @param {string} mark */
function marked(mark) {
  return (
    [...document.querySelectorAll(`[data-mark="${mark}"]`)].find(
      (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden",
    ) ?? null
  );
}

/** Where somebody's things are. @param {Room} room @param {unknown} seat */
function homeOf({ props }, seat) {
  return (seat === props.seat ? marked("own") : null) ?? marked(`person:${Number(seat)}`) ?? chipOf(seat);
}

/** @param {unknown} card */
function pileOf(card) {
  const gang = gangOfCard(String(card));
  return marked(`pile:${gang}`) ?? marked(`stall:${gang}`);
}

// -- gestures

/**
 * @param {Room} room
 * @param {any} drawing @param {Element | null} from @param {Element | null} to @param {number} at
 * @param {[number, number]} size @param {string} look
 */
function fly({ stage }, drawing, from, to, at, [width, height], look) {
  const box = within(boxOf(from), width, height);
  const goal = boxOf(to);
  const way = path(box, { ...goal, height: Math.min(goal.height, 120) }); // to the upper end of what is tall
  const frames = tossed(way, { rise: "-12px", grow: 1.15, up: 0.25, small: 0.85, tiny: 0.4 });
  stage.pass(drawing, box, frames, { duration: FLIGHT, delay: at, easing: "linear" }, look);
}

/**
 * @param {Room} room
 * @param {unknown} cards @param {Element | null} from @param {Element | null} to @param {number} at
 */
function flyCards(room, cards, from, to, at) {
  const list = Array.isArray(cards) ? cards : cards ? [cards] : []; // a deal may be about money alone on one side
  list
    .slice(0, 8)
    .forEach((card, n) =>
      fly(
        room,
        h(Card, { group: groupOf(String(card)), say: room.props.say }),
        from,
        to,
        at + n * 90,
        [60, 84],
        "ba-flown",
      ),
    );
  return at + 260 + list.length * 60;
}

/**
 * @param {Room} room
 * @param {Element | null} from @param {Element | null} to @param {number} at @param {unknown} money
 */
function flyCoins(room, from, to, at, money) {
  if (!Number(money)) return at;
  for (let n = 0; n < COINS; n++) fly(room, h("i", { class: "ba-coin" }), from, to, at + n * 70, [26, 26], "ba-flown");
  bump(room.stage, to, at + FLIGHT, 1.07);
  return at + 220;
}

// -- the acts

/** Ali Baba walks square by square. @type {Act} */
function moved({ card, square, lane }, at, { stage, from }) {
  const hero = marked("ali");
  const goal = squareOf(String(square));
  const way = [from, ...wayOf(from, Number(card), /** @type {Lane} */ (lane))].map((name) => squareOf(name));
  const last = way.at(-1);
  if (!hero || !last || last.x !== goal.x || last.y !== goal.y) return at;
  const frames = way.flatMap(({ x, y }, n) => {
    const here = `${x - goal.x}px ${y - goal.y}px`;
    const next = way[n + 1];
    const hop = next && `${(x + next.x) / 2 - goal.x}px ${(y + next.y) / 2 - goal.y - 16}px`;
    return hop ? [{ translate: here }, { translate: hop }] : [{ translate: here }];
  });
  const duration = STEP * (way.length - 1);
  stage.animate(hero, frames, { duration, delay: at, easing: "linear" });
  return at + duration;
}

/** A die falls onto the table. @type {Act} */
function fallen({ colour, die }, at, { stage }) {
  const place = marked(`die:${colour}:${Number(die)}`);
  const goal = boxOf(place ?? marked("court"));
  const size = 64;
  const box = within(goal, size, size * 1.08);
  const side = colour === "black" ? -1 : 1;
  const frames = [
    { transform: `translate(${side * 160}px, -46vh) rotate(${side * 540}deg) scale(1.5)`, opacity: 0 },
    {
      transform: `translate(${side * 60}px, 0) rotate(${side * 200}deg) scale(1.15)`,
      opacity: 1,
      offset: 0.5,
      easing: "ease-out",
    },
    {
      transform: `translate(${side * 34}px, -34px) rotate(${side * 90}deg) scale(1.1)`,
      opacity: 1,
      offset: 0.68,
      easing: "ease-in",
    },
    { transform: "none", opacity: 1, offset: 0.9 },
    { transform: "scale(.6)", opacity: 0 },
  ];
  stage.pass(
    h(Die, { value: Number(die), black: colour === "black" }),
    box,
    frames,
    { duration: FALL + 240, delay: at, easing: "ease-in" },
    "ba-fallen",
  );
  return at + FALL;
}

/** The number lights up. @type {Act} */
function destiny({ number }, at, { stage }) {
  const cell = marked(`cell:${Number(number)}`);
  const frames = [
    { scale: "1", filter: "brightness(.6)" },
    { scale: "1.5", filter: "brightness(1.7)" },
    { scale: "1", filter: "none" },
  ];
  stage.animate(cell, frames, { duration: 620, delay: at });
  return at + 300;
}

/** @type {Act} */
function captured({ seat }, at, room) {
  shake(room.stage, homeOf(room, seat), at, 8);
  return at + 260;
}

/** Money from the bank, as it were from Ali Baba's square. @type {Act} */
function earns({ seat, money }, at, room) {
  return flyCoins(room, marked("ali") ?? marked("ground"), homeOf(room, seat), at, money);
}

/** @type {Act} */
function accepted({ seat, other, give_cards, give_money, want_cards, want_money }, at, room) {
  const [maker, taker] = [homeOf(room, other), homeOf(room, seat)];
  flyCards(room, give_cards, maker, taker, at);
  flyCards(room, want_cards, taker, maker, at);
  flyCoins(room, maker, taker, at + 200, give_money);
  flyCoins(room, taker, maker, at + 200, want_money);
  return at + 500;
}

/** Bandits go under their pile, money comes or goes. @param {1 | -1} sign @returns {Act} */
function returns(sign) {
  return ({ seat, cards, money }, at, room) => {
    const home = homeOf(room, seat);
    const pile = pileOf(Array.isArray(cards) ? cards[0] : cards);
    const next = flyCards(room, cards, home, pile, at);
    if (sign > 0) flyCoins(room, pile, home, at + 260, money);
    else flyCoins(room, home, pile, at + 260, money);
    return next + 200;
  };
}

/** @type {Record<string, Act>} */
const ACTS = {
  moved,
  rolled: fallen,
  parked: fallen,
  destiny,
  captured,
  accepted,
  bought: ({ seat, card }, at, room) => flyCards(room, card, pileOf(card), homeOf(room, seat), at),
  retired: returns(1),
  bankrupt: returns(1),
  discarded: returns(-1),
  gave: ({ seat, other, card }, at, room) => flyCards(room, card, homeOf(room, seat), homeOf(room, other), at),
  ransom: ({ seat, money }, at, room) => flyCoins(room, homeOf(room, seat), marked("court"), at, money),
  dice50: earns,
  cash200: earns,
  headcount: earns,
  brisk_trade: earns,
  payout: earns,
};
