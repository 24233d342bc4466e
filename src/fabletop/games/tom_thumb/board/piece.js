// One piece by its name, for the rules page: drawn as on the board, without a game around it.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";
import { box } from "./content.js";
import { Back, Face, Pebble, Sign } from "./faces.js";
import { Lantern } from "./hearth.js";
import { Ogre } from "./ogre.js";
import { Path } from "./path.js";

/** @typedef {import("../../../web/types.d.ts").Say} Say */
/** @typedef {import("../../../web/vendor/preact.js").ComponentChildren} Children */
/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {{kind: string, drawing: Children}} Drawn how it is laid out, and what it shows */

/** What rains down when somebody has won. */
export const celebration = ["lantern", "hill", "found-river", "castle", "found-cave"];

/** Every name the rules use. In braces: any name of that list or table of content.toml. */
export const pieces = [
  "{places}",
  "wolves",
  "back",
  "found-{places}",
  "wrong-{places}",
  "wrong-wolves",
  "swap-from",
  "swap-to",
  "wolves-here",
  "advice",
  "gap",
  "card-{places}",
  "circle-open",
  "circle-closed",
  "circle-dark",
  "path-1",
  "path-5",
  "path-8",
  "path-10",
  "ogre-0",
  "ogre-1",
  "ogre-2",
  "ogre-6",
  "lantern",
  "pebble",
  "pebbles",
  "tree",
  "boots",
  "tree-used",
  "boots-used",
];

const CIRCLE = ["castle", "hill", "wolves", "marsh", "river", "cave", "clearing"]; // the example of RULES.md
const WIDE = 27; // a tile of the circle, in hundredths of it
const ADVISERS = [1, 3];
const SIGNS = { tree: "pine", boots: "boot" };

/** What is drawn otherwise than by its face or its number. @type {Record<string, () => Drawn>} */
const THINGS = {
  back: () => tile(h(Back, {})),
  "swap-from": () =>
    tile(h(Back, {}), { "data-picked": 1 }, h("span", { class: "tt-picked" }, h(Sign, { name: "wolf" }))),
  "swap-to": () => tile(h(Back, {}), { "data-picked": 2 }, h("span", { class: "tt-picked" }, h("span", {}, "⇄"))),
  "wolves-here": () => tile(h(Back, {}), {}, h("span", { class: "tt-moved" }, h(Sign, { name: "wolf" }))),
  advice: () =>
    tile(
      h(Back, {}),
      {},
      h(
        "span",
        { class: "tt-advice" },
        ADVISERS.map((colour) => h(Mark, { key: colour, colour, size: 28 })),
      ),
    ),
  gap: () => ({ kind: "tile", drawing: h("span", { class: "tt-gap" }, "+") }),
  lantern: () => ({ kind: "lantern", drawing: h(Lantern, { left: 1 }) }),
  pebble: () => ({ kind: "stones", drawing: h(Pebble, { gone: false }) }),
  pebbles: () => ({ kind: "stones", drawing: pebbles() }),
  tree: () => token("tree", "ready"),
  boots: () => token("boots", "ready"),
  "tree-used": () => token("tree", "used"),
  "boots-used": () => token("boots", "used"),
  "circle-open": () => circle(() => true),
  "circle-closed": () => circle(() => false),
  "circle-dark": () => circle((face) => face === box().wolves),
};

/** @param {{name: string, say: Say}} props */
export function Piece({ name, say }) {
  const { kind, drawing } = drawn(name, say);
  return h("span", { class: "tt tt-piece", "data-kind": kind, "aria-hidden": "true" }, drawing);
}

/** @param {string} name @param {Say} say @returns {Drawn} */
function drawn(name, say) {
  const thing = THINGS[name];
  if (thing) return thing();
  const [what, more = ""] = name.split("-");
  if (what === "ogre") return { kind: "ogre", drawing: h(Ogre, { ogre: Number(more), say }) };
  if (what === "path") return path(Number(more), say);
  if (what === "card")
    return {
      kind: "card",
      drawing: h("span", { class: "tt-card" }, h(Face, { place: more }), h("b", {}, say(`place-${more}-short`))),
    };
  const face = more || name;
  const label = h("span", { class: "tt-name" }, say(`place-${face}-short`));
  return tile(h(Face, { place: face }), { "data-found": what === "found", "data-wrong": what === "wrong" }, label);
}

/** @param {Children} disc @param {Record<string, unknown>} [look] @param {Children} [onTop] @returns {Drawn} */
function tile(disc, look = {}, onTop = null) {
  return {
    kind: "tile",
    drawing: h("span", { class: "tt-tile", ...look }, h("span", { class: "tt-disc" }, disc), onTop),
  };
}

/** @param {"tree" | "boots"} name @param {"ready" | "used"} state @returns {Drawn} */
function token(name, state) {
  return {
    kind: "token",
    drawing: h(
      "span",
      { class: "tt-token", "data-state": state },
      h(Sign, { name: SIGNS[name] }),
      h("b", {}, state === "used" ? "✗" : "✓"),
    ),
  };
}

/** As many as a basic game begins with. */
function pebbles() {
  return Array.from({ length: box().mode.basic?.pebbles ?? 0 }, (_, n) => h(Pebble, { key: n }));
}

/** Seven tiles about the lantern. @param {(face: string) => boolean} isUp @returns {Drawn} */
function circle(isUp) {
  const tiles = CIRCLE.map((face, n) => {
    const style = { "--a": `${(n * 360) / CIRCLE.length}deg`, "--r": 50 - WIDE / 2 };
    return h(
      "span",
      { key: face, class: "tt-tile", style },
      h("span", { class: "tt-disc" }, isUp(face) ? h(Face, { place: face }) : h(Back, {})),
    );
  });
  return {
    kind: "circle",
    drawing: [
      h("span", { key: "hearth", class: "tt-hearth" }, h("span", { class: "tt-glow" }), h(Lantern, { left: 1 })),
      ...tiles,
    ],
  };
}

/** The way home with the lantern on a space. @param {number} lantern @param {Say} say @returns {Drawn} */
function path(lantern, say) {
  const props = /** @type {Props} */ (/** @type {unknown} */ ({ view: { path: box().path.standard, lantern }, say }));
  return { kind: "path", drawing: h(Path, { props }) };
}
