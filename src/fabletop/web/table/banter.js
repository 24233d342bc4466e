// What bots say, among all that is said at a table.

/** @typedef {import("../types.d.ts").Said} Said */

/** Whether a bot says it. @param {Said} said */
export function isBanter(said) {
  return "phrase" in said && said.phrase.startsWith("bot-");
}

/** Whether a bot says hello. @param {Said} said */
export function isGreeting(said) {
  return "phrase" in said && said.phrase.startsWith("bot-hello-");
}
