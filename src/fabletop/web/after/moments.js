// What one will tell of a game: its best moments, read off the points after every move and the time between them.

import { patiently } from "../shell/patience.js";
import { language, say } from "../shell/words.js";

/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/**
 * A moment of a finished game, as the server looks back on it.
 * @typedef {{n: number, move: {seat: number, at: number, by: string} | null, events: {key: string, args:
 * GameEvent["args"], to: number[] | null}[], points: number[] | null, gone: boolean}} Frame
 */
/** @typedef {{words: string, more: string}} Moment */

const AT_ONCE = 60;
const MOST_FRAMES = 1800;
const LONG = 20000; // less is no wait to tell of
const QUOTED = 64;

/**
 * Every position of a finished game that still counts; none if the server cannot tell.
 * @param {string | null} record its token @returns {Promise<Frame[]>}
 */
export async function lookBack(record) {
  /** @type {Frame[]} */
  const frames = [];
  if (!record) return frames;
  try {
    for (let first = 0, moves = 0; first <= Math.min(moves, MOST_FRAMES); first += AT_ONCE) {
      const answer = await patiently(
        `/api/records/${encodeURIComponent(record)}/replay?from=${first}&to=${first + AT_ONCE}&eyes=watch`,
      );
      if (!answer.ok) return [];
      const told = await answer.json();
      moves = told.moves;
      frames.push(...told.frames);
    }
  } catch {
    return [];
  }
  return frames.filter(({ gone }) => !gone);
}

/** The points after every move, for a chart; nothing where points are no matter. @param {Frame[]} frames */
export function pointsOverTime(frames) {
  const points = frames.flatMap((frame) => (frame.points?.length ? [frame.points] : []));
  return points.length > 2 ? points : [];
}

/**
 * Two or three moments worth telling, the best first.
 * @param {Frame[]} frames @param {Picture} picture @param {Player[]} players @param {Speaker} words
 */
export function bestMoments(frames, picture, players, words) {
  const name = (/** @type {number} */ seat) => players[seat]?.name ?? "";
  const told = [
    fewestWin(picture) ? null : leap(frames, name, words),
    lead(frames, picture, name),
    wait(frames, name),
    margin(picture, words),
    length(frames),
  ];
  return told.flatMap((one) => (one ? [one] : [])).slice(0, 3);
}

/**
 * The most points anybody made at once, by a move of their own or of somebody else; what is counted for all at the very
 * end is no leap.
 * @param {Frame[]} frames @param {(seat: number) => string} name @param {Speaker} words @returns {Moment | null}
 */
function leap(frames, name, words) {
  let best = { points: 1, seat: -1, at: 0 };
  for (let at = 1; at < frames.length; at++) {
    const gains = gainsOf(frames[at - 1], frames[at]);
    if (at === frames.length - 1 && gains.filter(Boolean).length > 1) break;
    gains.forEach((points, seat) => {
      if (points > best.points) best = { points, seat, at };
    });
  }
  if (best.seat < 0) return null;
  const lines = (frames[best.at]?.events ?? [])
    .filter(({ to }) => to === null)
    .map((event) => words.event({ n: 0, ...event }));
  const more = lines.find((line) => line && line.length <= QUOTED) ?? "";
  return { words: words.say("moment-leap", { name: name(best.seat), points: best.points }), more };
}

/** By how much the points of each have grown. @param {Frame | undefined} before @param {Frame | undefined} after */
function gainsOf(before, after) {
  return (after?.points ?? []).map((points, seat) => points - (before?.points?.[seat] ?? points));
}

/** Whether points are bad in this game: who won has the fewest. @param {Picture} picture */
function fewestWin({ outcome }) {
  if (!outcome?.winners.length || !outcome.scores.length) return false;
  const [least, most] = [Math.min(...outcome.scores), Math.max(...outcome.scores)];
  return least < most && outcome.winners.every((seat) => outcome.scores[seat] === least);
}

/** Who leads alone. @param {number[]} points @param {boolean} fewest whether the fewest points lead */
function leaderOf(points, fewest) {
  const best = fewest ? Math.min(...points) : Math.max(...points);
  const seats = points.flatMap((one, seat) => (one === best ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/**
 * When the lead changed hands for the last time.
 * @param {Frame[]} frames @param {Picture} picture @param {(seat: number) => string} name @returns {Moment | null}
 */
function lead(frames, picture, name) {
  const { outcome } = picture;
  const fewest = fewestWin(picture);
  let leader = /** @type {number | null} */ (null);
  let changes = -1; // the first to lead takes it from nobody
  let since = 0;
  for (const { points, n } of frames) {
    const now = points?.length ? leaderOf(points, fewest) : null;
    if (now === null || now === leader) continue;
    [leader, since] = [now, n];
    changes++;
  }
  if (leader === null || !outcome?.winners.includes(leader)) return null;
  const moves = frames[frames.length - 1]?.n ?? 0;
  const words = changes
    ? say("moment-turn", { name: name(leader), move: since, moves })
    : say("moment-always", { name: name(leader) });
  return { words, more: "" };
}

/**
 * The longest anybody let the others wait.
 * @param {Frame[]} frames @param {(seat: number) => string} name @returns {Moment | null}
 */
function wait(frames, name) {
  let longest = LONG;
  let seat = -1;
  let before = /** @type {number | null} */ (null);
  for (const { move } of frames) {
    if (!move) continue;
    if (before !== null && move.by === "player" && move.at - before > longest) {
      longest = move.at - before;
      seat = move.seat;
    }
    before = move.at;
  }
  return seat < 0 ? null : { words: say("moment-wait", { name: name(seat), time: sayTime(longest) }), more: "" };
}

/** By how much it was won. @param {Picture} picture @param {Speaker} words @returns {Moment | null} */
function margin(picture, words) {
  const { outcome } = picture;
  if (!outcome || outcome.scores.length < 2) return null;
  if (outcome.winners.length > 1) return { words: say("moment-tie"), more: "" };
  const [first, second] = outcome.scores.toSorted((one, other) => (fewestWin(picture) ? one - other : other - one));
  const points = Math.abs((first ?? 0) - (second ?? 0));
  return points > 0 ? { words: words.say("moment-margin", { points }), more: "" } : null;
}

/** How many moves it took. @param {Frame[]} frames @returns {Moment | null} */
function length(frames) {
  const moves = frames.filter(({ move }) => move).length;
  return moves ? { words: say("moment-moves", { moves }), more: "" } : null;
}

/** A stretch of time in words, as roughly as one says it. @param {number} milliseconds */
export function sayTime(milliseconds) {
  const seconds = milliseconds / 1000;
  const [count, unit] =
    seconds < 100
      ? [seconds, "second"]
      : seconds < 6000
        ? [seconds / 60, "minute"]
        : seconds < 172800
          ? [seconds / 3600, "hour"]
          : [seconds / 86400, "day"];
  return new Intl.NumberFormat(language.value, {
    style: "unit",
    unit: String(unit),
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(Number(count));
}
