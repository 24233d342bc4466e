// The pyramid: every tile a button, those offered raised and alight, the others answering "why not?".

import { h } from "../../../web/vendor/preact.js";
import { useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { caveOf, neighbour } from "./cave.js";
import { parts, Tile } from "./tiles.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("./view.d.ts").CaveView} CaveView */
/** @typedef {import("./content.js").Place} Place */
/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */
/** @typedef {import("../../../web/types.d.ts").Say} Say */

/** The choices that touch a cell, by cell. @param {Choice[]} choices */
export function touchable(choices) {
  /** @type {Map<string, Choice>} */
  const cells = new Map();
  for (const choice of choices) {
    if (choice[0] === "take" || choice[0] === "take_adjacent") cells.set(String(choice[1]), choice);
  }
  return cells;
}

/** What a tile is called when it is read out. @param {Place} place @param {CaveView} view @param {Say} say */
function label(place, view, say) {
  const { cell, layer, row, column } = place;
  const tile = view.cells[cell];
  if (typeof tile !== "string") return say("label-face-down", { layer, row, column, covers: tile ?? 0 });
  const words = say("label-face-up", { layer, row, column, tile });
  if (!view.locked.includes(cell)) return words;
  const { kind, colour } = parts(tile);
  const bans = view.bans.filter((ban) => ban.by !== view.seat && (ban.value === kind || ban.value === colour));
  return `${words}. ${say("label-locked", { bans: bans.map((ban) => `${ban.type}-${ban.value}`) })}`;
}

/** Where a tile lies, and how much of the lamp's light falls there. @param {Place} place @param {number} columns */
function position(place, columns) {
  const far = Math.hypot(place.x - columns + 1, place.y - columns + 1.8) / columns;
  return {
    "--warm": Math.max(0, 1 - far).toFixed(2),
    left: `calc(var(--p) * ${place.x / 2})`,
    top: `calc(var(--p) * ${place.y / 2} - var(--rise) * ${place.layer - 1})`,
    zIndex: String(place.layer * 10 + place.row),
  };
}

/** @param {{props: CaveProps, selection: Selection}} props */
export function Pyramid({ props, selection }) {
  const { view, choices, seat, say, why, sound } = props;
  const { columns, ...cave } = caveOf(view.options.variant);
  const places = cave.places.filter((place) => view.cells[place.cell] !== undefined);
  const open = touchable(choices);
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [visited, visit] = useState(/** @type {string | null} */ (null));
  // one tile is in the tab order: the last one visited, else the first that may be taken
  const stop =
    places.find((place) => place.cell === visited) ?? places.find((place) => open.has(place.cell)) ?? places[0];

  /** @param {Place} place @param {Element} element */
  function touch(place, element) {
    const choice = open.get(place.cell);
    if (choice) return selection.choose(choice);
    selection.clear();
    if (seat === null || view.step === "over") return;
    sound("tap");
    if (!props.calm) element.animate(SHAKE, { duration: 260, easing: "ease-out" });
    why([view.step === "extra" ? "take_adjacent" : "take", place.cell]);
  }

  /** @param {KeyboardEvent} event @param {Place} place */
  function press(event, place) {
    if (event.key === "Escape") return selection.clear();
    const next = neighbour(places, place, event.key);
    if (!next) return;
    event.preventDefault();
    visit(next.cell);
    /** @type {HTMLElement | null | undefined} */
    const element = root.current?.querySelector(`[data-cell="${next.cell}"]`);
    element?.focus({ preventScroll: true });
  }

  return h(
    "div",
    {
      ref: root,
      class: "cave-pyramid",
      "data-still": true,
      role: "group",
      "aria-label": say("game-name"),
      "data-mark": "pyramid",
      "data-asking": open.size > 0,
      style: { "--columns": String(columns) },
    },
    h("div", { class: "cave-slab", onClick: selection.clear }),
    cave.places
      .filter((place) => place.layer === 1)
      .map((place) => h("div", { key: `square-${place.cell}`, class: "cave-square", style: position(place, columns) })),
    h(Hollow, { view }),
    places.map((place) =>
      h(Cell, {
        key: place.cell,
        place,
        columns,
        tile: view.cells[place.cell] ?? 0,
        words: label(place, view, say),
        open: open.has(place.cell),
        locked: view.locked.includes(place.cell),
        selected: selection.is(open.get(place.cell)),
        stop: place === stop,
        onTouch: touch,
        onPress: press,
        onVisit: visit,
      }),
    ),
  );
}

const SHAKE = [0, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}%)` }));

/** Where the tile lay beside which another one is to be taken. @param {{view: CaveView}} props */
function Hollow({ view }) {
  const { columns, places } = caveOf(view.options.variant);
  const place = places.find((one) => one.cell === view.taken_from);
  if (!place || view.step !== "extra") return null;
  return h("div", { class: "cave-hollow", style: position(place, columns) });
}

/**
 * @param {{place: Place, columns: number, tile: string | number, words: string, open: boolean, locked: boolean,
 *   selected: boolean, stop: boolean,
 *   onTouch: (place: Place, element: Element) => void, onPress: (event: KeyboardEvent, place: Place) => void,
 *   onVisit: (cell: string) => void}} props
 */
function Cell({ place, columns, tile, words, open, locked, selected, stop, onTouch, onPress, onVisit }) {
  const up = typeof tile === "string";
  return h(
    "button",
    {
      type: "button",
      class: "cave-cell",
      style: position(place, columns),
      tabIndex: stop ? 0 : -1,
      "aria-label": words,
      "aria-pressed": open ? String(selected) : undefined,
      "data-cell": place.cell,
      "data-layer": place.layer,
      "data-mark": `cell:${place.cell}`,
      "data-state": selected ? "selected" : open ? "open" : locked ? "locked" : up ? "up" : "down",
      onClick: (/** @type {MouseEvent & {currentTarget: Element}} */ event) => onTouch(place, event.currentTarget),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => onPress(event, place),
      onFocus: () => onVisit(place.cell),
    },
    h(Tile, { tile: up ? tile : null, rear: up, locked }),
  );
}
