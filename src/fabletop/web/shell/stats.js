// What was played on this device, by name and game. It is kept in this browser and goes nowhere.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at, to } from "./addresses.js";
import { loadGames } from "./catalogue.js";
import { Sure } from "../table/host.js";
import { Menu } from "./menu.js";
import { TopBar, useTitle } from "./parts.js";
import { recall, tables, write } from "./settings.js";
import { Cover } from "./shelf.js";
import { timeSince } from "./time.js";
import { bring, say, speaker } from "./words.js";

/** @typedef {import("../table/session.js").Picture} Picture */
/**
 * @typedef {{name: string, game: string, games: number, wins: number, best: number | null, last: number}} Line somebody
 * in one game
 */
/**
 * @typedef {{counted: Record<string, number>, lines: Line[]}} Stats which tables are in it, and when they were counted
 */

const KEY = "stats";
const TABLES_COUNTED = 500;

/** @returns {Stats} */
export function readStats() {
  const { counted = {}, lines = [] } = recall(KEY, /** @type {Partial<Stats>} */ ({}));
  return { counted, lines };
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
  for (const seat of yours.filter((one) => !outcome.stood_in.includes(one))) {
    const name = chairs[seat]?.name ?? "";
    const line = stats.lines.find((one) => one.name === name && one.game === game) ?? {
      name,
      game,
      games: 0,
      wins: 0,
      best: null,
      last: 0,
    };
    if (!line.games) stats.lines.push(line);
    const points = outcome.scores[seat];
    line.games += 1;
    line.wins += Number(outcome.winners.includes(seat));
    line.best = points === undefined ? line.best : Math.max(points, line.best ?? points);
    line.last = now;
  }
  const counted = [...Object.entries(stats.counted), [key, now]].slice(-TABLES_COUNTED);
  write(KEY, JSON.stringify({ ...stats, counted: Object.fromEntries(counted) }));
}

/** Forget everything. Tables still on our list keep their tick, so that a look at them does not count them again. */
function forgetStats() {
  const codes = tables.peek().map(({ code }) => code);
  const counted = Object.entries(readStats().counted).filter(([key]) => codes.includes(key.split(" ")[0] ?? ""));
  write(KEY, counted.length ? JSON.stringify({ counted: Object.fromEntries(counted), lines: [] }) : null);
}

/** @param {Picture} picture */
export function useCounting(picture) {
  useEffect(() => countGame(picture), [picture.phase, picture.outcome]);
}

// -- the page

export function StatsPage() {
  useTitle(say("stats-title"));
  const stats = useSignal(readStats());
  useEffect(() => {
    const look = () => (stats.value = readStats());
    addEventListener("storage", look);
    void loadGames().catch(() => Promise.allSettled(stats.value.lines.map(({ game }) => bring(game))));
    return () => removeEventListener("storage", look);
  }, []);
  const forget = () => {
    forgetStats();
    stats.value = readStats();
  };
  const people = byPerson(stats.value.lines);
  return h(
    "div",
    { class: "page" },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "stats", tabIndex: -1 },
      h("h1", null, say("stats-title")),
      h("p", { class: "stats-private" }, say("stats-private")),
      people.map(([name, lines]) => h(Person, { key: name, name, lines })),
      people.length > 0
        ? h(
            "div",
            { class: "stats-forget" },
            h(Sure, {
              icon: "close",
              label: say("stats-forget"),
              question: say("stats-forget-question"),
              onYes: forget,
            }),
          )
        : h(Nothing, null),
    ),
  );
}

function Nothing() {
  return h(
    "div",
    { class: "stats-empty" },
    h("img", { src: at("/web/art/lantern-out.svg"), alt: "", width: 110, height: 140 }),
    h("p", { role: "status" }, say("stats-empty")),
    h("a", { class: "button", href: to("/") }, say("button-shelf")),
  );
}

/** Whoever played last comes first. @param {Line[]} lines @returns {[string, Line[]][]} */
function byPerson(lines) {
  const people = /** @type {Map<string, Line[]>} */ (new Map());
  for (const line of lines.toSorted((one, other) => other.last - one.last))
    people.set(line.name, [...(people.get(line.name) ?? []), line]);
  return [...people];
}

/** @param {{name: string, lines: Line[]}} props */
function Person({ name, lines }) {
  const sum = (/** @type {"games" | "wins"} */ what) => lines.reduce((all, line) => all + line[what], 0);
  const most = Math.max(...lines.map(({ games }) => games));
  return h(
    "section",
    { class: "panel person", "aria-label": name },
    h("h2", null, name),
    lines.length > 1 &&
      h(
        "p",
        { class: "person-sum" },
        `${say("stats-games", { count: sum("games") })}, ${say("stats-wins", { count: sum("wins") })}`,
      ),
    h(
      "ul",
      null,
      lines.map((line) => h(GameLine, { key: line.game, line, most })),
    ),
  );
}

/** @param {{line: Line, most: number}} props */
function GameLine({ line, most }) {
  const { game, games, wins, best, last } = line;
  const facts = [
    say("stats-games", { count: games }),
    say("stats-wins", { count: wins }),
    best !== null && say("stats-best", { points: best }),
  ];
  return h(
    "li",
    { class: `game-${game}` },
    h(Cover, { game }),
    h("strong", null, speaker(game).say("game-name")),
    h("small", null, say("stats-last", { ago: timeSince(last) })),
    h(Bar, { games, wins, most }),
    h(
      "span",
      { class: "stats-facts" },
      facts.filter(Boolean).map((fact) => h("span", { class: "fact", key: String(fact) }, fact)),
    ),
  );
}

/**
 * A bar as long as one has played, its bright part as long as one has won.
 * @param {{games: number, wins: number, most: number}} props
 */
function Bar({ games, wins, most }) {
  const whole = (100 * games) / most;
  return h(
    "svg",
    { class: "bar", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" },
    h("rect", { class: "bar-ground", width: 100, height: 6 }),
    h("rect", { class: "bar-games", width: whole, height: 6 }),
    h("rect", { class: "bar-wins", width: (whole * wins) / games, height: 6 }),
  );
}
