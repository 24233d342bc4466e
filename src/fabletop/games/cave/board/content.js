// The content of the table, as all modules of this board read it.

import { boxFor } from "../../../web/board/content.js";

/** @typedef {import("./view.d.ts").Content} Content */
/** @typedef {{cell: string, layer: number, row: number, column: number, x: number, y: number}} Place */
/** @typedef {{columns: number, places: Place[]}} Cave `columns`: how many tiles the ground is wide and deep */

export const { adopt, box } = boxFor((/** @type {Content} */ content) => ({
  kinds: content.kinds,
  colours: content.colours,
  points: content.points,
  caves: new Map(Object.entries(content.variants).map(([variant, { cave }]) => [variant, build(content.caves[cave])])),
}));

/**
 * Where the tiles of a cave lie, seen from above.
 * @param {{layers: string[]} | undefined} cave from the ground up: rows, columns, how far it is moved in half tiles
 * @returns {Cave}
 */
function build(cave) {
  const layers = (cave?.layers ?? []).map((layer) => layer.split(/[x+]/).map(Number));
  const places = layers.flatMap((layer, depth) => placesIn(layer, depth + 1));
  // the order in which tiles are read out: from the top, row by row
  places.sort((a, b) => b.layer - a.layer || a.row - b.row || a.column - b.column);
  return { columns: layers[0]?.[1] ?? 0, places };
}

/** @param {number[]} numbers @param {number} layer @returns {Place[]} */
function placesIn([rows = 0, columns = 0, dx = 0, dy = 0], layer) {
  return Array.from({ length: rows * columns }, (_, n) => {
    const [row, column] = [Math.floor(n / columns) + 1, (n % columns) + 1];
    const cell = `L${layer}R${row}C${column}`;
    return { cell, layer, row, column, x: 2 * (column - 1) + dx, y: 2 * (row - 1) + dy };
  });
}
