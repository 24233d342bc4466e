// Where the tiles of the two caves lie, seen from above. Drawing knowledge only: what may be taken is said by the
// server.

/** @typedef {{cell: string, layer: number, row: number, column: number, x: number, y: number}} Place */
/** @typedef {{columns: number, places: Place[]}} Cave `columns`: how many tiles the ground is wide and deep */

export const KINDS = ["lamp", "carpet", "sword", "crown", "ring", "statue", "chest", "ruby", "diamond", "necklace"];
export const COLOURS = ["pink", "blue", "brown", "green", "yellow", "white"];

/** Rows and columns by layer, the ground first. */
const LARGE = [
  [5, 5],
  [4, 4],
  [3, 3],
  [2, 2],
];
const SMALL = [
  [4, 4],
  [4, 3],
  [3, 2],
  [2, 1],
];

/** How far a layer is moved, in half tiles. The small cave's second layer moves sideways only. */
const LARGE_SHIFT = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
];
const SMALL_SHIFT = [
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
];

/** @param {number[][]} layers @param {number[][]} shifts @returns {Cave} */
function build(layers, shifts) {
  /** @type {Place[]} */
  const places = [];
  layers.forEach(([rows = 0, columns = 0], depth) => {
    const [dx = 0, dy = 0] = shifts[depth] ?? [];
    for (let row = 1; row <= rows; row++) {
      for (let column = 1; column <= columns; column++) {
        const layer = depth + 1;
        const cell = `L${layer}R${row}C${column}`;
        places.push({ cell, layer, row, column, x: 2 * (column - 1) + dx, y: 2 * (row - 1) + dy });
      }
    }
  });
  // the order in which tiles are read out: from the top, row by row
  places.sort((a, b) => b.layer - a.layer || a.row - b.row || a.column - b.column);
  return { columns: layers[0]?.[1] ?? 0, places };
}

const BOX = { large: build(LARGE, LARGE_SHIFT), small: build(SMALL, SMALL_SHIFT) };
let caves = BOX;

/**
 * Caves as a content pack has them; null: as in the box.
 * @param {{caves: Record<"large" | "small", {layers: string[]}>} | null} content
 */
export function adoptCaves(content) {
  const built = (/** @type {string[]} */ layers) => {
    const numbers = layers.map((layer) => layer.split(/[x+]/).map(Number));
    return build(
      numbers.map((layer) => layer.slice(0, 2)),
      numbers.map((layer) => layer.slice(2)),
    );
  };
  caves = content ? { large: built(content.caves.large.layers), small: built(content.caves.small.layers) } : BOX;
}

/** @param {unknown} variant */
export function caveOf(variant) {
  return variant === "small" ? caves.small : caves.large;
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Where a key leads from a place: arrows to the nearest tile that way, Page Up and Page Down through the reading order.
 * @param {Place[]} places those that still hold a tile, in reading order
 * @param {Place} from
 * @param {string} key
 * @returns {Place | undefined}
 */
export function neighbour(places, from, key) {
  const index = places.indexOf(from);
  if (key === "Home") return places[0];
  if (key === "End") return places[places.length - 1];
  if (key === "PageDown") return places[index + 1];
  if (key === "PageUp") return places[index - 1];
  const [dx, dy] = STEPS[key] ?? [0, 0];
  let nearest = Infinity;
  /** @type {Place | undefined} */
  let found;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const cost = along + 2 * aside - place.layer / 100; // of two in one place the upper one
    if (along > 0 && aside <= along && cost < nearest) [nearest, found] = [cost, place];
  }
  return found;
}
