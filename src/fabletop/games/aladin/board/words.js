// Small words that many drawings need.

/** @typedef {import("../../../web/types.d.ts").Say} Say */

/**
 * The letter that stands for a gem or a metal, for those who cannot tell colours.
 * @param {Say} say @param {string} thing
 */
export function letterOf(say, thing) {
  return say(`board-letter-${thing}`);
}

/** The letter of a kind of treasure: of the gem, or of the metal. @param {Say} say @param {string} kind */
export function letterOfKind(say, kind) {
  return kind === "talisman" || kind === "sorcerer" ? "" : letterOf(say, kind.split("-")[0] ?? "");
}
