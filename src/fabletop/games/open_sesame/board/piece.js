// One piece of the game by its name, for the page with the rules: a picture and no more.

import { h } from "../../../web/vendor/preact.js";
import { Back, BandSign, Face, Sign } from "./cards.js";
import { box } from "./content.js";
import { AliBaba } from "./rock.js";

/** @typedef {import("../../../web/types.d.ts").Say} Say */

const HELD = [-28, -14, 0, 14, 28]; // degrees
const LAYERS = [0, 1, 2, 3];

/**
 * Things that are not a card face up.
 * @type {Record<string, (say: Say) => import("../../../web/vendor/preact.js").ComponentChild>}
 */
const THINGS = {
  card_back: () => h("span", { class: "os-piece-card" }, h(Back, {})),
  pile: () => several("pile", LAYERS, "--n"),
  hand: () => several("hand", HELD, "--turn", "deg"),
  loot: () => several("loot", LAYERS, "--n"),
  ali_baba: () => h(AliBaba, {}),
  door: () => h("span", { class: "os-door" }),
  band: (say) => h(BandSign, { say }),
};

/** What rains down when somebody has won. */
export const celebration = ["lamp", "ring", "lion", "vase", "diamond", "book"];

/** Every name the rules use. In braces: any name of that list or table of content.toml. */
export const pieces = [
  // every card face up
  "{catalogue}",
  // with the star of a unique one, one more of the same, ticked by Ali Baba
  "rare_{catalogue}",
  "spare_{catalogue}",
  "ticked_{catalogue}",
  // tokens and things
  "{alarms}",
  "card_back",
  "pile",
  "hand",
  "loot",
  "ali_baba",
  "door",
  "band",
];

/**
 * The words are beside it. `os-sentence` only brings the colours of the game.
 * @param {{name: string, say: Say}} props
 */
export function Piece({ name, say }) {
  return h(
    "span",
    { class: "board os-piece os-sentence", "data-piece": name, "aria-hidden": "true" },
    drawn(name, say),
  );
}

/** @param {string} name @param {Say} say */
function drawn(name, say) {
  const thing = THINGS[name];
  if (thing) return thing(say);
  if (box().alarms.some((alarm) => alarm === name))
    return h("span", { class: `os-token os-${name}` }, h(Sign, { name }));
  const [, look = "", kind = ""] = /^(?:(rare|spare|ticked)_)?(.*)$/.exec(name) ?? [];
  if (!box().kinds.includes(kind)) return null;
  const sign = look === "rare" ? h("i", { class: "os-star" }, "★") : h("i", { class: "os-tick" }, "✓");
  const more = look === "rare" || look === "ticked" ? sign : null;
  return h("span", { class: "os-piece-card", "data-look": look }, h(Face, { kind, say, more }));
}

/**
 * Cards face down, as they lie or are held.
 * @param {string} name @param {number[]} cards @param {string} property @param {string} unit
 */
function several(name, cards, property, unit = "") {
  return h(
    "span",
    { class: `os-piece-${name}` },
    cards.map((n) => h("span", { key: n, style: { [property]: `${n}${unit}` } }, h(Back, {}))),
  );
}
