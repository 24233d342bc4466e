// What was played on this device, for everybody: the last games, how each game goes, and what to be proud of.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { clearestWin, forgetStats, longestStreak, memoryOf, reactionsOf, readStats } from "../after/album.js";
import { Sure } from "../table/host.js";
import { at, to } from "./addresses.js";
import { loadGames } from "./catalogue.js";
import { Icon } from "./icons.js";
import { Menu } from "./menu.js";
import { TopBar, useTitle } from "./parts.js";
import { Cover } from "./shelf.js";
import { timeSince } from "./time.js";
import { bring, labelled, language, say, speaker } from "./words.js";

/** @typedef {import("../after/album.js").Line} Line */
/** @typedef {import("../after/album.js").Played} Played */
/** @typedef {{name: string, lines: Line[], games: Played[]}} Person */

const SHOWN = 16; // games in a row
const LEAST = 18; // percent: the last one's column is seen, too
const FEW = 5; // things to remember: of fewer a percentage says nothing

export function StatsPage() {
  useTitle(say("stats-title"));
  const stats = useSignal(readStats());
  useEffect(() => {
    const look = () => (stats.value = readStats());
    addEventListener("storage", look);
    void loadGames().catch(() => undefined);
    for (const game of new Set(stats.peek().lines.map((line) => line.game))) void bring(game).catch(() => undefined);
    return () => removeEventListener("storage", look);
  }, []);
  const forget = () => {
    forgetStats();
    stats.value = readStats();
  };
  const people = byPerson(stats.value);
  return h(
    "div",
    { class: "page" },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "stats", tabIndex: -1 },
      h("h1", null, say("stats-title")),
      h("p", { class: "stats-private" }, say("stats-private")),
      people.map((person) => h(PersonPanel, { key: person.name, person })),
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

/** Whoever played last comes first. @param {import("../after/album.js").Stats} stats @returns {Person[]} */
function byPerson({ lines, games }) {
  const people = /** @type {Map<string, Person>} */ (new Map());
  for (const line of lines.toSorted((one, other) => other.last - one.last)) {
    const { name } = line;
    const person = people.get(name) ?? { name, lines: [], games: games.filter((game) => game.name === name) };
    person.lines.push(line);
    people.set(name, person);
  }
  return [...people.values()];
}

/** @param {{person: Person}} props */
function PersonPanel({ person: { name, lines, games } }) {
  const most = Math.max(...lines.map((line) => line.games));
  return h(
    "section",
    { class: "panel person", "aria-label": name },
    h("h2", null, name),
    h(Figures, { lines, games }),
    games.length > 1 && h(Recent, { games: games.slice(-SHOWN) }),
    h(Best, { games }),
    h(
      "ul",
      { class: "person-games" },
      lines.map((line) =>
        h(GameLine, { key: line.game, line, most, games: games.filter(({ game }) => game === line.game) }),
      ),
    ),
  );
}

/** @param {number} share */
function percent(share) {
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(share);
}

/** How often, how well. @param {{lines: Line[], games: Played[]}} props */
function Figures({ lines, games }) {
  const sum = (/** @type {"games" | "wins"} */ what) => lines.reduce((all, line) => all + line[what], 0);
  const streak = longestStreak(games);
  const told = [
    say("stats-games", { count: sum("games") }),
    say("stats-wins", { count: sum("wins") }),
    sum("games") > 1 && say("stats-rate", { share: percent(sum("wins") / sum("games")) }),
    streak > 1 && say("stats-streak", { count: streak }),
  ];
  return h(
    "p",
    { class: "person-figures" },
    told.filter(Boolean).map((words) => h("span", { key: String(words) }, words)),
  );
}

/**
 * The last games from left to right, a column each in the colour of its game: the higher, the better one did.
 * @param {{games: Played[]}} props
 */
function Recent({ games }) {
  const day = new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" });
  const [first, last] = [games[0], games[games.length - 1]];
  return h(
    "div",
    { class: "recent" },
    h("h3", null, say("stats-recent")),
    h(
      "ol",
      null,
      games.map((one) => {
        const words = `${day.format(one.when)}, ${speaker(one.game).say("game-name")}, ${result(one)}`;
        return h(
          "li",
          { key: `${one.when} ${one.game}`, class: `game-${one.game}${one.won ? " won" : ""}`, title: words },
          h("span", { class: "sr" }, words),
          one.won && h(Icon, { name: "crown", size: 18 }),
          h("i", { "aria-hidden": "true", style: { height: `${heightOf(one)}%` } }),
        );
      }),
    ),
    h(
      "p",
      { class: "recent-days", "aria-hidden": "true" },
      first && h("span", null, day.format(first.when)),
      last && h("span", null, day.format(last.when)),
    ),
  );
}

/** @param {Played} game */
function result({ game, rank, points, won }) {
  if (points === null) return say(won ? "evening-won" : "evening-lost");
  return speaker(game).say("evening-place", { rank, points });
}

/** @param {Played} game */
function heightOf({ rank, people, won }) {
  const place = won || people < 2 ? Number(won) : (people - rank) / people;
  return LEAST + (100 - LEAST) * place;
}

/** What to be proud of. @param {{games: Played[]}} props */
function Best({ games }) {
  const best = [...wonBest(games), ...handBest(games), ...memoryBest(games)];
  if (!best.length) return null;
  return h(
    "div",
    { class: "best" },
    h("h3", null, say("postcard-moments")),
    h(
      "ul",
      null,
      best.map(({ icon, words, more }) =>
        h("li", { key: words }, h(Icon, { name: icon }), h("span", null, h("b", null, words), h("small", null, more))),
      ),
    ),
  );
}

/** @typedef {{icon: Parameters<typeof Icon>[0]["name"], words: string, more: string}} Proud */

/** @param {Played[]} games @returns {Proud[]} */
function wonBest(games) {
  const win = clearestWin(games);
  if (!win) return [];
  const words = speaker(win.game);
  const more = `${words.say("game-name")}, ${timeSince(win.when)}`;
  return [{ icon: "crown", words: words.say("moment-margin", { points: win.lead }), more }];
}

/** @param {Played[]} games @returns {Proud[]} */
function handBest(games) {
  const quick = reactionsOf(games);
  if (!quick) return [];
  const spell = new Intl.NumberFormat(language.value, {
    style: "unit",
    unit: "second",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const words = labelled(say("stats-reaction"), spell.format(quick.best));
  return [{ icon: "clock", words, more: labelled(say("stats-usual"), spell.format(quick.usual)) }];
}

/** @param {Played[]} games @returns {Proud[]} */
function memoryBest(games) {
  const { knew, all } = memoryOf(games);
  if (all < FEW) return [];
  return [{ icon: "hint", words: say("stats-memory", { share: percent(knew / all) }), more: `${knew} / ${all}` }];
}

// -- by game

/** @param {{line: Line, most: number, games: Played[]}} props */
function GameLine({ line, most, games: played }) {
  const { game, games, wins, best, last } = line;
  const facts = [
    say("stats-games", { count: games }),
    say("stats-wins", { count: wins }),
    best !== null && say("stats-best", { points: best }),
  ];
  const points = played.flatMap((one) => (one.points === null ? [] : [one.points])).slice(-SHOWN);
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
    points.length > 2 && h(Trend, { points }),
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

/** One's points from game to game. @param {{points: number[]}} props */
function Trend({ points }) {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const x = (/** @type {number} */ n) => 4 + (n * 392) / (points.length - 1);
  const y = (/** @type {number} */ one) => 50 - (44 * (one - least)) / (most - least || 1);
  const line = points.map((one, n) => `${x(n)},${y(one)}`).join(" ");
  const label = labelled(say("stats-trend"), points.join(", "));
  return h(
    "svg",
    { class: "trend", viewBox: "0 0 400 56", role: "img", "aria-label": label },
    h("title", null, label),
    h("polyline", { points: line }),
    points.map((one, n) => h("circle", { key: n, cx: x(n), cy: y(one), r: 3, class: one === most ? "top" : "" })),
  );
}
