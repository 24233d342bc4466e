// Cards and people: a treasure, a card face up, its back, the sign of an alarm, and who somebody is.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";
import { alarmOf, copiesOf, isChief, lookOf } from "./catalogue.js";
import { SIGNS, TREASURES } from "./icons.js";

/** @typedef {import("../../../web/types.d.ts").Player} Player */
/** @typedef {import("../../../web/types.d.ts").Say} Say */
/** @typedef {import("./icons.js").Stroke} Stroke */

/** @param {{strokes: Stroke[] | undefined, name: string}} props */
function Drawing({ strokes = [], name }) {
  return h(
    "svg",
    { class: name, viewBox: "0 0 512 512", "aria-hidden": "true", focusable: "false" },
    strokes.map(({ d, rule, line }) =>
      h("path", line ? { d, class: "os-line", "stroke-width": line } : { d, "fill-rule": rule }),
    ),
  );
}

/** @param {{kind: string}} props */
export function Treasure({ kind }) {
  return h(Drawing, { strokes: TREASURES[kind], name: "os-pic" });
}

/** Sun, bell, weight; microphone, keyboard, flag. @param {{name: string}} props */
export function Sign({ name }) {
  return h(Drawing, { strokes: SIGNS[name], name: "os-sign" });
}

/** About how many letters wide a word is. @param {string} word */
function widthOf(word) {
  const [wide, thin] = [word.match(/[mwмшщжюф]/gi), word.match(/[ijlftrІії'’]/g)];
  return word.length + (wide?.length ?? 0) * 0.5 - (thin?.length ?? 0) * 0.4;
}

/** A short name in large letters, a long one in smaller ones. @param {{words: string}} props */
export function Word({ words }) {
  const long = Math.max(...words.split(/[\s-]/).map(widthOf));
  return h("span", { class: "os-word", style: { "--long": long } }, words);
}

/**
 * A card face up. The word under it may break; the long name is for ears.
 * @param {{kind: string, say: Say, adjective?: string | null, more?:
 * import("../../../web/vendor/preact.js").ComponentChild}} props
 */
export function Face({ kind, say, adjective = null, more = null }) {
  const alarm = alarmOf(kind);
  return h(
    "span",
    { class: `os-card os-${lookOf(kind)}` },
    h(Treasure, { kind }),
    alarm && h("span", { class: "os-badge" }, h(Sign, { name: alarm })),
    h(Word, { words: say(`kind-${kind}-short`) }),
    adjective && h("span", { class: "os-adjective" }, adjective),
    more,
  );
}

/**
 * What is printed on a card, large: for a reveal.
 * @param {{kind: string, say: Say, options: Record<string, unknown>}} props
 */
export function LargeFace({ kind, say, options }) {
  const alarm = alarmOf(kind);
  return h(
    "span",
    { class: `os-card os-large os-${lookOf(kind)}` },
    h("span", { class: "os-copies" }, say("label-copies", { count: copiesOf(kind, options) })),
    h(Treasure, { kind }),
    h("b", { class: "os-name" }, say(`kind-${kind}`)),
    alarm
      ? h("span", { class: "os-alarm" }, h(Sign, { name: alarm }), say(`alarm-${alarm}`))
      : isChief(kind) && h("span", { class: "os-alarm" }, say("label-last-round")),
  );
}

/** Face down, one like the other. */
export function Back() {
  return h(
    "span",
    { class: "os-card os-back" },
    h(
      "svg",
      { viewBox: "-28 -28 56 56", "aria-hidden": "true", focusable: "false" },
      h("rect", { x: -15, y: -15, width: 30, height: 30 }),
      h("rect", { x: -15, y: -15, width: 30, height: 30, transform: "rotate(45)" }),
      h("circle", { r: 7 }),
    ),
  );
}

/** Shape and name. @param {{player: Player | undefined, size?: number}} props */
export function Who({ player, size = 26 }) {
  if (!player) return null;
  return h("span", { class: "os-who" }, h(Mark, { colour: player.colour, size }), h("b", {}, player.name));
}

/** Where two are playing, the third one at the table. @param {{say: Say}} props */
export function BandSign({ say }) {
  return h("span", { class: "os-who os-band" }, h(Treasure, { kind: "scimitar" }), h("b", {}, say("label-band")));
}

/**
 * What was said: "two cushions", "a soft cushion".
 * @param {Say} say @param {string} kind @param {number} count @param {string | null} adjective
 */
export function phrase(say, kind, count, adjective = null) {
  const words = count === 1 ? say(`kind-${kind}`) : say(`kinds-${kind}`, { count });
  return adjective ? `${words}, ${adjective}` : words;
}
