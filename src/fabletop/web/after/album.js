// What was played on this device: every finished game, by person. It is kept in this browser and goes nowhere.

import { findGame } from "../shell/catalogue.js";
import { recall, tables, write } from "../shell/settings.js";

/** @typedef {import("../table/session.js").Picture} Picture */
/**
 * Somebody in one game.
 * @typedef {{name: string, game: string, games: number, wins: number, best: number | null, last: number}} Line
 */
/**
 * A game as somebody ended it; `lead`: by how many points it was won; `ms`: how quick the hand was.
 * @typedef {{when: number, game: string, name: string, people: number, rank: number, won: boolean, points: number |
 * null, lead: number, knew: number, missed: number, ms: number[]}} Played
 */
/**
 * Which tables are in it and when they were counted, sums, and the newest games.
 * @typedef {{counted: Record<string, number>, lines: Line[], games: Played[]}} Stats
 */

const KEY = "stats";
const TABLES_COUNTED = 500;
const GAMES_KEPT = 400;

/** @returns {Stats} */
export function readStats() {
  const { counted = {}, lines = [], games = [] } = recall(KEY, /** @type {Partial<Stats>} */ ({}));
  return { counted, lines, games };
}

/** The number of the game on the table, of those played there. @param {Picture} picture */
export function gameNumber({ evening }) {
  return Math.max(0, (evening?.length ?? 0) - 1);
}

/** @param {Picture} picture */
function keyOf(picture) {
  return `${picture.code} ${gameNumber(picture)}`;
}

/** When the game on the table was over, as far as this device knows. @param {Picture} picture */
export function whenPlayed(picture) {
  return readStats().counted[keyOf(picture)] ?? Date.now();
}

/** Count a game that is over for everybody at this device, once. @param {Picture} picture */
export function countGame(picture) {
  const { outcome, phase, yours, chairs, game } = picture;
  const stats = readStats();
  const key = keyOf(picture);
  if (phase !== "over" || !outcome?.ranks.length || !yours.length || key in stats.counted) return;
  const now = Date.now();
  const played = yours
    .filter((seat) => !outcome.stood_in.includes(seat))
    .map((seat) => playedBy(picture, outcome, seat, chairs[seat]?.name ?? "", now));
  for (const one of played) {
    const line = stats.lines.find((known) => known.name === one.name && known.game === game) ?? {
      name: one.name,
      game,
      games: 0,
      wins: 0,
      best: null,
      last: 0,
    };
    if (!line.games) stats.lines.push(line);
    line.games += 1;
    line.wins += Number(one.won);
    line.best = one.points === null ? line.best : Math.max(one.points, line.best ?? one.points);
    line.last = now;
  }
  const counted = [...Object.entries(stats.counted), [key, now]].slice(-TABLES_COUNTED);
  const games = [...stats.games, ...played].slice(-GAMES_KEPT);
  write(KEY, JSON.stringify({ ...stats, games, counted: Object.fromEntries(counted) }));
}

/**
 * How somebody did, and what the game's events say of memory and hand.
 * @param {Picture} picture @param {NonNullable<Picture["outcome"]>} outcome @param {number} seat @param {string} name
 * @param {number} when @returns {Played}
 */
function playedBy({ game, events }, outcome, seat, name, when) {
  const feats = findGame(game)?.feats ?? {};
  const own = events.filter(({ args }) => args.seat === seat);
  const count = (/** @type {string} */ what) => own.filter(({ key }) => feats[key] === what).length;
  const won = outcome.winners.includes(seat);
  const others = outcome.scores.filter((_, other) => other !== seat);
  const points = outcome.scores[seat] ?? null;
  return {
    when,
    game,
    name,
    people: outcome.ranks.length,
    rank: outcome.ranks[seat] ?? outcome.ranks.length,
    won,
    points,
    lead: won && points !== null && others.length ? points - Math.max(...others) : 0,
    knew: count("knew"),
    missed: count("missed"),
    ms: own.filter(({ key }) => feats[key] === "ms").map(({ args }) => Number(args.ms)),
  };
}

/** Forget everything. Tables still on our list keep their tick, so that a look at them does not count them again. */
export function forgetStats() {
  const codes = tables.peek().map(({ code }) => code);
  const counted = Object.entries(readStats().counted).filter(([key]) => codes.includes(key.split(" ")[0] ?? ""));
  const kept = { counted: Object.fromEntries(counted), lines: [], games: [] };
  write(KEY, counted.length ? JSON.stringify(kept) : null);
}

// -- what can be told of it

/** Wins in a row, at most. @param {Played[]} games in their order */
export function longestStreak(games) {
  let [longest, now] = [0, 0];
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** The clearest win by points. @param {Played[]} games @returns {Played | null} */
export function clearestWin(games) {
  const wins = games.filter(({ lead }) => lead > 0);
  return wins.toSorted((one, other) => other.lead - one.lead)[0] ?? null;
}

/** What was known by heart, of all that had to be. @param {Played[]} games */
export function memoryOf(games) {
  const knew = games.reduce((sum, game) => sum + game.knew, 0);
  return { knew, all: games.reduce((sum, game) => sum + game.missed, knew) };
}

/** The quickest hand and the average, in seconds; null: no race yet. @param {Played[]} games */
export function reactionsOf(games) {
  const all = games.flatMap(({ ms }) => ms);
  if (!all.length) return null;
  return { best: Math.min(...all) / 1000, usual: all.reduce((sum, one) => sum + one, 0) / all.length / 1000 };
}
