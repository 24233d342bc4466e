// The catalogue: what is printed on the cards, for everybody to know at all times and in this order. OS-8

/** @typedef {"shiny" | "noisy" | "encumbering"} Alarm */
/** @typedef {{copies: number, alarm: Alarm | null}} Printed */

/** @type {Alarm[]} */
export const ALARMS = ["shiny", "noisy", "encumbering"];

/** @type {Record<string, Printed>} */
const PRINTED = {
  cushion: { copies: 4, alarm: null },
  book: { copies: 4, alarm: null },
  vase: { copies: 3, alarm: null },
  slipper: { copies: 3, alarm: null },
  ring: { copies: 3, alarm: null },
  hourglass: { copies: 2, alarm: null },
  scimitar: { copies: 2, alarm: null },
  carpet: { copies: 1, alarm: null },
  lamp: { copies: 1, alarm: null },
  turban: { copies: 1, alarm: null },
  mirror: { copies: 3, alarm: "shiny" },
  gold_coin: { copies: 3, alarm: "shiny" },
  crown: { copies: 2, alarm: "shiny" },
  diamond: { copies: 1, alarm: "shiny" },
  donkey: { copies: 3, alarm: "noisy" },
  drum: { copies: 2, alarm: "noisy" },
  parrot: { copies: 1, alarm: "noisy" },
  lion: { copies: 1, alarm: "noisy" },
  chest: { copies: 2, alarm: "encumbering" },
  statue: { copies: 2, alarm: "encumbering" },
  elephant: { copies: 1, alarm: "encumbering" },
  chief_thief: { copies: 1, alarm: null },
};

export const KINDS = Object.keys(PRINTED);
let printed = PRINTED;

/**
 * Cards as a content pack has them; null: as in the box.
 * @param {{catalogue: Record<string, {copies: number, alarm: string}>} | null} content
 */
export function adopt(content) {
  const lines = Object.entries(content?.catalogue ?? {}).map(([kind, { copies, alarm }]) => [
    kind,
    { copies, alarm: ALARMS.find((one) => one === alarm) ?? null },
  ]);
  printed = content ? Object.fromEntries(lines) : PRINTED;
}

/** @param {string} kind */
export function alarmOf(kind) {
  return printed[kind]?.alarm ?? null;
}

/**
 * The number printed on a card; the smaller deck has a book less.
 * @param {string} kind @param {Record<string, unknown>} options
 */
export function copiesOf(kind, options) {
  const copies = printed[kind]?.copies ?? 1;
  return kind === "book" && String(options.deck) === "44" ? copies - 1 : copies;
}

/** What one sees from across the room: the alarm, or the Chief. @param {string} kind */
export function lookOf(kind) {
  return kind === "chief_thief" ? "chief" : (alarmOf(kind) ?? "plain");
}
