// The evening: several games at one table, who played them, and who leads. Points of different games cannot be added
// up, so wins count; among equals, whoever left more people behind.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { at, to } from "../shell/addresses.js";
import { Icon } from "../shell/icons.js";
import { Cover } from "../shell/shelf.js";
import { bring, listed, say, speaker } from "../shell/words.js";

/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").EveningGame} EveningGame */
/**
 * @typedef {{rank: number | null, points: number | null, won: boolean, beaten: number}} Place how somebody did in one
 * game
 */
/** @typedef {{name: string, wins: number, beaten: number, places: (Place | null)[]}} Standing null: was not there */

/** Everybody who played, best first. @param {EveningGame[]} evening @returns {Standing[]} */
export function standings(evening) {
  const people = /** @type {Map<string, Standing>} */ (new Map());
  evening.forEach((game, number) => {
    const met = /** @type {string[]} */ ([]);
    game.players.forEach((name, seat) => {
      const key = `${name} ${met.filter((one) => one === name).length}`; // two may have the same name
      met.push(name);
      const person = people.get(key) ?? { name, wins: 0, beaten: 0, places: evening.map(() => null) };
      const place = placeOf(game, seat);
      person.places[number] = place;
      person.wins += Number(place.won);
      person.beaten += place.beaten;
      people.set(key, person);
    });
  });
  return [...people.values()].sort((one, other) => other.wins - one.wins || other.beaten - one.beaten);
}

/** @param {EveningGame} game @param {number} seat @returns {Place} */
function placeOf({ scores, ranks, winners }, seat) {
  const rank = ranks[seat] ?? null;
  const beaten = rank === null ? 0 : ranks.filter((other) => other > rank).length;
  return { rank, points: scores[seat] ?? null, won: winners.includes(seat), beaten };
}

/** Who leads: nobody before the first win. @param {Standing[]} people */
export function leaders(people) {
  const [best] = people;
  if (!best?.wins) return [];
  return people.filter(({ wins, beaten }) => wins === best.wins && beaten === best.beaten);
}

/** Games across, people down; nothing before the first game is over. @param {{picture: Picture}} props */
export function Evening({ picture }) {
  return picture.evening?.length ? h(Board, { evening: picture.evening }) : null;
}

/** @param {{evening: EveningGame[]}} props */
function Board({ evening }) {
  const people = standings(evening);
  const first = leaders(people);
  const games = evening.map(({ game }) => game);
  // each game has its own words for places
  useEffect(() => games.forEach((game) => void bring(game).catch(() => undefined)), [evening.length]);
  const newest = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => newest.current?.scrollTo(newest.current.scrollWidth, 0), [evening.length]);
  const everybody = first.length > 1 && first.length === people.length; // as after a game that all win together
  const line = first.length
    ? say("evening-leads", { count: first.length, names: listed(first.map(({ name }) => name)) })
    : say("evening-nobody");
  return h(
    "section",
    { class: "evening panel", "aria-label": say("evening-title") },
    h("h2", null, say("evening-title")),
    !everybody && h("p", { class: "evening-line" }, line),
    h(
      "div",
      { ref: newest, class: "evening-scroll", tabIndex: 0, role: "group", "aria-label": say("evening-title") },
      h(
        "table",
        null,
        h("thead", null, h(Head, { evening })),
        h(
          "tbody",
          null,
          people.map((person, n) => h(Row, { key: n, person, leads: first.includes(person), games })),
        ),
      ),
    ),
  );
}

/** @param {{evening: EveningGame[]}} props */
function Head({ evening }) {
  return h(
    "tr",
    null,
    h("th", { scope: "col" }, h("span", { class: "sr" }, say("evening-person"))),
    h(
      "th",
      { scope: "col", class: "evening-wins" },
      h("img", { src: at("/web/art/lantern.svg"), alt: "", width: 34, height: 34 }),
      h("span", null, say("evening-wins")),
    ),
    evening.map((night, n) =>
      h("th", { key: n, scope: "col", class: `evening-game game-${night.game}` }, h(GameName, { night })),
    ),
  );
}

/** Whoever played it can see it again. @param {{night: EveningGame}} props */
function GameName({ night: { game, record } }) {
  const name = speaker(game).say("game-name");
  const inside = [h(Cover, { key: "cover", game }), h("span", { key: "name" }, name)];
  return record ? h("a", { href: to(`/replay/${record}`), title: say("replay-title") }, inside) : inside;
}

/** @param {{person: Standing, leads: boolean, games: string[]}} props */
function Row({ person, leads, games }) {
  return h(
    "tr",
    { class: leads ? "leads" : "" },
    h("th", { scope: "row" }, person.name),
    h("td", { class: "evening-wins" }, person.wins),
    person.places.map((place, n) =>
      h("td", { key: n, class: place?.won ? "won" : "" }, h(PlaceCell, { place, game: games[n] ?? null })),
    ),
  );
}

/** How somebody did, in the words of that game. @param {{place: Place | null, game: string | null}} props */
function PlaceCell({ place, game }) {
  if (place?.rank == null)
    return h(
      "span",
      null,
      h("span", { "aria-hidden": "true" }, "–"),
      h("span", { class: "sr" }, say(place ? "evening-ended" : "evening-absent")),
    );
  const { rank, points, won } = place;
  if (points === null) {
    return h(
      "span",
      null,
      won ? h(Icon, { name: "check", size: 20 }) : h("span", { "aria-hidden": "true" }, "–"),
      h("span", { class: "sr" }, say(won ? "evening-won" : "evening-lost")),
    );
  }
  return h(
    "span",
    null,
    h("span", { "aria-hidden": "true" }, h("small", null, `${rank}.`), " ", h("b", null, points)),
    h("span", { class: "sr" }, speaker(game).say("evening-place", { rank, points })),
  );
}
