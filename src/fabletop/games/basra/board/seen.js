// What of the newest picture has been seen: events have their turns, and the court tells of none before its turn.

import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { isToCome } from "../../../web/board/held.js";
import { useBefore } from "../../../web/board/news.js";
import { FALL } from "./motion.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").BasraView} View */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */

const THROWN = ["rolled", "parked"];
const TOLD = [...THROWN, "raid", "destiny", "raid_over"]; // what the court is about
const PILED = ["bought", "turned_up", "retired", "discarded", "returned", "bankrupt"]; // what piles are about

/**
 * What is being told: the picture, its news, and the table as it was before.
 * @typedef {{picture: unknown, news: GameEvent[], before: View}} Telling
 */

/**
 * What slips in meanwhile, a greeting for example, interrupts nothing.
 * @param {Props} props @param {GameEvent[]} fresh
 */
export function useTelling({ picture, view, playing }, fresh) {
  const shown = useRef(view);
  const before = useBefore(picture, () => shown.current);
  const telling = useRef(/** @type {Telling | null} */ (null));
  const goes = playing && telling.current !== null && !fresh.some(({ takes = 0 }) => takes > 0);
  if (!goes) telling.current = { picture, news: fresh, before };
  shown.current = view;
  return /** @type {Telling} */ (telling.current);
}

/**
 * The events whose turn has begun, or begun and come so far.
 * @param {Telling} telling @param {boolean} playing
 * @param {(event: GameEvent) => number} [comes] milliseconds after it has begun
 * @returns {GameEvent[]}
 */
export function useBegun({ picture, news }, playing, comes = () => 0) {
  const [passed, pass] = useState({ picture, until: 0 });
  const when = (/** @type {GameEvent} */ event) => (event.at ?? 0) + comes(event);
  useEffect(() => {
    if (!playing) return undefined;
    const turns = [...new Set(news.map(when))];
    const timers = turns.map((until) => setTimeout(() => pass({ picture, until }), until));
    return () => timers.forEach(clearTimeout);
  }, [picture, playing]);
  const until = passed.picture === picture ? passed.until : 0;
  return news.filter((event) => when(event) <= until);
}

/**
 * The table as the court shows it: as it was until the raid, the dice and the number have had their turns.
 * @param {Props} props @param {Telling} telling @returns {View}
 */
export function useCourt({ view, playing, calm }, telling) {
  const lands = (/** @type {GameEvent} */ { key, takes = 0 }) =>
    THROWN.includes(key) && !calm ? Math.min(FALL, takes) : 0;
  const begun = useBegun(telling, playing, lands);
  const left = telling.news.some((event) => TOLD.includes(event.key) && !begun.includes(event));
  return playing && left ? asSeen(telling.before, view, begun) : view;
}

/** @param {View} before @param {View} view @param {GameEvent[]} begun @returns {View} */
function asSeen(before, view, begun) {
  const dice = { ...before.dice };
  for (const { args } of begun.filter(({ key }) => THROWN.includes(key)))
    dice[args.colour === "black" ? "black" : "white"] = Number(args.die);
  const raid = begun.some(({ key }) => key === "raid") ? (view.raid ?? before.raid) : before.raid;
  return { ...before, dice, raid };
}

/**
 * The table as far as it has been told: what somebody has, and what lies on the piles, changes when the news says so,
 * and what is asked after all of it.
 * @param {Props} props @returns {View}
 */
export function useTold({ picture, view, playing, coming, events }) {
  const seen = useRef({ seal: picture.seal, view });
  const { seal, view: before } = seen.current;
  const held = seal === picture.seal && before.seats.length === view.seats.length; // not of the game before
  const seats = view.seats.map((purse, seat) =>
    held && isToCome(coming, events, seat) ? (before.seats[seat] ?? purse) : purse,
  );
  const waits = held && coming.some(({ key }) => PILED.includes(key));
  const step = held && playing ? before.step : view.step; // the next question comes after the news
  const told = { ...view, step, seats, piles: waits ? before.piles : view.piles };
  seen.current = { seal: picture.seal, view: told };
  return told;
}
