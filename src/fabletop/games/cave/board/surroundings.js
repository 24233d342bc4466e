// What stands around the pyramid: banners, bans in force and the display above it; below it a ledge that explains
// what is selected, whose magic is at work, or, when all is quiet, the six colours and who has how many tiles.

import { h } from "../../../web/vendor/preact.js";
import { offers } from "../../../web/board/choices.js";
import { labelled } from "../../../web/shell/words.js";
import { box } from "./content.js";
import { parts, Shape, Sign, spoken, Tile, Treasure, Who } from "./tiles.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("./view.d.ts").Ban} Ban */
/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/** @typedef {{sign: string | null, title: string, text: string}} Note something a person asked about */

// -- above

/** @param {{props: CaveProps, onNote: (note: Note) => void}} props */
export function Above({ props, onNote }) {
  const { view, say } = props;
  const swapping = offers(props, "lamp_swap"); // then the display is in the panel
  const shows = view.step === "over" ? 0 : view.bans.length + Number(view.last_round) + Number(view.waived);
  if (!shows && !view.display.length) return null;
  return h(
    "div",
    {
      class: "cave-above",
      "data-beside": view.display.length > 0 && !swapping,
      style: { "--bans": String(view.bans.length) },
    },
    shows > 0 &&
      h(
        "div",
        { class: "cave-signs", "data-many": shows > 1, "data-crowd": shows > 2 || view.waived },
        view.last_round &&
          h("p", { class: "cave-banner cave-last", "data-mark": "last" }, h(Hourglass, {}), say("label-last-round")),
        view.waived &&
          h("p", { class: "cave-banner cave-waiver", "data-mark": "waiver" }, h(OpenLock, {}), say("label-waiver")),
        view.bans.map((ban) => h(BanToken, { key: ban.by, ban, props, onNote })),
      ),
    view.display.length > 0 && !swapping && h(Display, { props }),
  );
}

/** @param {{ban: Ban, props: CaveProps, onNote: (note: Note) => void}} props */
function BanToken({ ban, props, onNote }) {
  const { view, say, players } = props;
  const owner = players[ban.by];
  const text = say("label-ban-until", { ban: `${ban.type}-${ban.value}`, seat: ban.by });
  const name = say(`${ban.type}-${ban.value}`);
  return h(
    "button",
    {
      type: "button",
      class: "cave-ban",
      "data-mark": `ban:${ban.by}`,
      "data-colour": owner?.colour,
      "data-lifted": view.waived,
      onClick: () => onNote({ sign: "white", title: name, text }),
    },
    h(BanSeal, { type: ban.type, value: ban.value }),
    h(
      "span",
      { class: "cave-ban-text" },
      h("span", { class: "cave-ban-long" }, text),
      h("span", { class: "cave-ban-short", "aria-hidden": "true" }, name, h(Who, { player: owner })),
    ),
    h(Shape, { player: owner }),
  );
}

/** What is banned, struck out. @param {{type: string, value: string}} props */
export function BanSeal({ type, value }) {
  return h(
    "span",
    { class: `cave-seal ${type === "colour" ? `cave-${value}` : "cave-plain"}` },
    type === "colour" ? h(Sign, { colour: value }) : h(Treasure, { kind: value }),
    h(
      "svg",
      { class: "cave-bar", viewBox: "0 0 32 32", "aria-hidden": "true" },
      h("circle", { cx: 16, cy: 16, r: 14 }),
      h("path", { d: "M6 6l20 20" }),
    ),
  );
}

/** @param {{props: CaveProps}} props */
function Display({ props }) {
  const { view, say } = props;
  return h(
    "div",
    { class: "cave-display", role: "group", "aria-label": say("label-display") },
    h("span", { class: "cave-caption" }, say("label-display")),
    view.display.map((tile) =>
      h(
        "span",
        {
          key: tile,
          class: "cave-shown",
          role: "img",
          "aria-label": say(`tile-${tile}`),
          "data-mark": `display:${tile}`,
        },
        h(Tile, { tile }),
      ),
    ),
  );
}

function Hourglass() {
  return h(
    "svg",
    { class: "cave-glyph", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: "M5 2h14v3h-1v2c0 2-4 4-4 5s4 3 4 5v2h1v3H5v-3h1v-2c0-2 4-4 4-5S6 9 6 7V5H5z" }),
  );
}

function OpenLock() {
  return h(
    "svg",
    { class: "cave-glyph", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", {
      d: "M6 10h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm1 0V6a5 5 0 0 1 9.6-2l-2.7 1.2A2 2 0 0 0 10 6v4z",
    }),
  );
}

// -- below

const MUCH = 92; // letters; more of them are written smaller where there is little room

/** @param {{props: CaveProps, selection: Selection, note: Note | null, onNote: (note: Note | null) => void}} props */
export function Ledge({ props, selection, note, onNote }) {
  const { view, say } = props;
  const { choice } = selection;
  if (choice?.[0] === "take" || choice?.[0] === "take_adjacent") return h(Selected, { props, selection, choice });
  if (note) return h(Card, { sign: note.sign, text: note.text, onClose: () => onNote(null) });
  if (view.taken && view.step !== "take" && view.step !== "over") return h(Working, { props });
  return h(
    "div",
    { class: "cave-ledge cave-idle" },
    h(Legend, { props, onNote }),
    h(Counts, { props }),
    h(Absent, { props, say }),
  );
}

/**
 * The tile selected, what it does, and the button.
 * @param {{props: CaveProps, selection: Selection, choice: Choice}} props
 */
function Selected({ props, selection, choice }) {
  const { view, say } = props;
  const tile = String(view.cells[String(choice[1])]);
  const extra = choice[0] === "take_adjacent"; // its own magic is not used
  const colour = extra ? "green" : parts(tile).colour;
  const words = lampHint(view, tile, extra)
    ? say("setting-variant-lamp-help")
    : bringWords(props, choice, colour, extra);
  return h(
    "div",
    { class: "cave-ledge cave-card", "data-long": words.length > MUCH },
    h("p", { class: "cave-help" }, h(Sign, { colour }), h("b", {}, say(`effect-${colour}`)), " ", words),
    h(Go, { words: say(`option-${choice[0]}`, { cell: spoken(say(`tile-${tile}`)) }), onGo: selection.answer }),
  );
}

/**
 * What the tile brings here and now, as the view has it.
 * @param {CaveProps} props @param {Choice} choice @param {string} colour @param {boolean} extra
 */
function bringWords({ view, say }, choice, colour, extra) {
  const gain = view.gains[String(choice[1])];
  if (!gain) return say(`effect-${colour}-help`);
  const magic = extra ? "" : say(`gain-${colour}`, { ...gain });
  return [magic, say("gain-group", { points: gain.group })].filter(Boolean).join(" ");
}

/**
 * Whether it should be said that this tile may be swapped.
 * @param {CaveProps["view"]} view @param {string} tile @param {boolean} extra
 */
function lampHint(view, tile, extra) {
  return view.display.length > 0 && !extra && parts(tile).kind === "lamp";
}

/** @param {{sign: string | null, text: string, onClose: () => void}} props */
function Card({ sign, text, onClose }) {
  return h(
    "button",
    { type: "button", class: "cave-ledge cave-card cave-note", onClick: onClose },
    h("span", { class: "cave-help" }, sign && h(Sign, { colour: sign }), text),
  );
}

/** Whose magic is at work. @param {{props: CaveProps}} props */
function Working({ props }) {
  const { view, say, players } = props;
  const tile = view.taken ?? "";
  const { colour } = parts(tile);
  return h(
    "div",
    { class: "cave-ledge cave-working" },
    h(
      "span",
      { class: "cave-shown", role: "img", "aria-label": say(`tile-${tile}`), "data-mark": "taken" },
      h(Tile, { tile }),
    ),
    h(
      "div",
      {},
      h(Who, { player: players[view.active] }),
      h("p", { class: "cave-help" }, h(Sign, { colour }), h("b", {}, say(`effect-${colour}`))),
    ),
  );
}

/** The six colours; touch one to read what it does. @param {{props: CaveProps, onNote: (note: Note) => void}} props */
function Legend({ props: { say }, onNote }) {
  return h(
    "div",
    { class: "cave-legend" },
    box().colours.map((colour) => {
      const [title, text] = [say(`effect-${colour}`), say(`effect-${colour}-help`)];
      return h(
        "button",
        {
          key: colour,
          type: "button",
          class: `cave-${colour}`,
          "aria-label": labelled(say(`colour-${colour}`), title),
          onClick: () => onNote({ sign: colour, title, text: `${title}. ${text}` }),
        },
        h("span", { class: "cave-swatch" }, h(Sign, { colour })),
        h("span", { class: "cave-name" }, title),
      );
    }),
  );
}

/** How many tiles everybody has behind the screen. @param {{props: CaveProps}} props */
export function Counts({ props: { view, players } }) {
  return h(
    "ul",
    { class: "cave-counts" },
    view.seats.map((seat, number) =>
      h(
        "li",
        { key: number, "data-gone": seat.gone },
        h(Shape, { player: players[number] }),
        h("span", { class: "cave-name" }, players[number]?.name),
        h("span", { class: "cave-stack", "aria-hidden": "true" }),
        h("b", {}, seat.tiles),
      ),
    ),
  );
}

/** What is not in this game. @param {{props: CaveProps, say: CaveProps["say"]}} props */
function Absent({ props: { view }, say }) {
  if (!view.unused && !view.removed.length) return null;
  const removed = view.removed.length > 0 && say("event-removed", { kinds: view.removed });
  return h(
    "p",
    { class: "cave-absent" },
    removed &&
      h(
        "span",
        { class: "cave-removed", role: "img", "aria-label": removed, title: removed },
        view.removed.map((kind) => h(BanSeal, { key: kind, type: "kind", value: kind })),
        h("span", { class: "cave-name" }, removed),
      ),
    view.unused > 0 &&
      h(
        "span",
        { class: "cave-unused" },
        h("span", { class: "cave-stack", "aria-hidden": "true" }),
        h("span", {}, say("label-unused", { count: view.unused })),
      ),
  );
}

/** The one big button. @param {{words: string, onGo: () => void, quiet?: boolean, off?: boolean}} props */
export function Go({ words, onGo, quiet, off }) {
  return h(
    "button",
    { type: "button", class: quiet ? "cave-go cave-quiet" : "cave-go", disabled: off, onClick: onGo },
    words,
  );
}
