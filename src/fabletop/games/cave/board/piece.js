// One piece of the game by name, for the rules: tiles, signs and bans as on the board, and small pictures of the cave.

import { h } from "../../../web/vendor/preact.js";
import { caveOf } from "./cave.js";
import { BanSeal } from "./surroundings.js";
import { Sign, Tick, Tile } from "./tiles.js";

/** @typedef {import("../../../web/types.d.ts").Say} Say */

/** What rains down when somebody has won. */
export const celebration = ["ruby-pink", "crown-green", "lamp-white", "diamond-blue", "ring-yellow", "necklace-brown"];

/** Every name the rules use. In braces: any name of that list or table of content.toml. */
export const pieces = [
  // the cave
  "cave",
  "cave-opened",
  "cave-small",
  "covered",
  "gap",
  // tiles
  "back",
  "chosen",
  "locked-{kinds}-{colours}",
  "{kinds}-{colours}",
  // signs of the colours, and bans
  "sign-{colours}",
  "ban-kind-{kinds}",
  "ban-colour-{colours}",
];

/** The standard cave at the start. @type {Record<string, string>} */
const TOP = { L4R1C1: "crown-green", L4R1C2: "ruby-blue", L4R2C1: "carpet-yellow", L4R2C2: "sword-pink" };
/** The same without its first tile: the one below has come to light. @type {Record<string, string>} */
const OPENED = { ...TOP, L4R1C1: "", L3R1C1: "chest-white" };
/** The small cave at the start. @type {Record<string, string>} */
const SMALL_TOP = { L4R1C1: "diamond-brown", L4R2C1: "ring-yellow" };

/** The pictures that are more than one tile. @type {Record<string, () => unknown>} */
const PICTURES = {
  cave: () => h(Cave, { variant: "standard", tiles: TOP }),
  "cave-opened": () => h(Cave, { variant: "standard", tiles: OPENED }),
  "cave-small": () => h(Cave, { variant: "small", tiles: SMALL_TOP }),
  covered: () => h("span", { class: "cave-piece-covered" }, h(Tile, { tile: null }), h(Tile, { tile: "crown-yellow" })),
  gap: () => h(Gap, {}),
  back: () => h(Tile, { tile: null }),
  chosen: () => h("span", { class: "cave-piece-chosen" }, h(Tile, { tile: null }), h(Tick, {})),
};

/** A piece; the words for those who do not see it are the page's. @param {{name: string, say: Say}} props */
export function Piece({ name }) {
  return h("span", { class: "cave-piece", "aria-hidden": "true" }, PICTURES[name]?.() ?? single(name));
}

/** A sign, a ban or a tile: `sign-pink`, `ban-kind-ruby`, `locked-crown-green`, `ruby-blue`. @param {string} name */
function single(name) {
  const [first = "", second = "", third = ""] = name.split("-");
  if (first === "sign") return h(Sign, { colour: second });
  if (first === "ban") return h(BanSeal, { type: second, value: third });
  if (first === "locked")
    return h("span", { class: "cave-piece-locked" }, h(Tile, { tile: `${second}-${third}`, locked: true }));
  return h(Tile, { tile: name });
}

/**
 * A whole cave, seen from above.
 * @param {{variant: string, tiles: Record<string, string>}} props "": the tile is gone
 */
function Cave({ variant, tiles }) {
  const { columns, places } = caveOf(variant);
  return h(
    "span",
    { class: "cave-piece-cave", style: { "--columns": String(columns) } },
    places
      .filter(({ cell }) => tiles[cell] !== "")
      .map(({ cell, layer, row, x, y }) =>
        h("span", { key: cell, "data-layer": layer, style: at(x, y, layer, row) }, h(Tile, { tile: tiles[cell] })),
      ),
  );
}

/** @param {number} x @param {number} y @param {number} layer @param {number} row */
function at(x, y, layer, row) {
  return { "--x": String(x), "--y": String(y), "--layer": String(layer), zIndex: String(layer * 10 + row) };
}

/** Row by row what lies around a gap in the middle. */
const AROUND = [
  ...["lamp-brown", "ring-blue", "crown-pink"],
  ...["sword-pink", "", "chest-yellow"],
  ...["statue-white", "ruby-white", "carpet-green"],
];

/** Where a green tile lay: its neighbours shine, the corners do not. */
function Gap() {
  return h(
    "span",
    { class: "cave-piece-gap" },
    AROUND.map((tile, n) =>
      tile ? h("span", { key: tile, "data-near": String(n % 2 === 1) }, h(Tile, { tile })) : h("i", { key: "gap" }),
    ),
  );
}
