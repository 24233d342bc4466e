// The catalogue: what is printed on the cards, for everybody to know at all times and in this order. OS-8

import { box } from "./content.js";

/** @param {string} kind */
export function alarmOf(kind) {
  const { alarms, catalogue } = box();
  return alarms.find((alarm) => alarm === catalogue[kind]?.alarm) ?? null;
}

/**
 * The number printed on a card; the smaller deck has fewer of some.
 * @param {string} kind @param {Record<string, unknown>} options
 */
export function copiesOf(kind, options) {
  const { catalogue, decks } = box();
  return (catalogue[kind]?.copies ?? 1) - (decks[String(options.deck)]?.[kind] ?? 0);
}

/** @param {string} kind */
export function isChief(kind) {
  return kind === box().chief;
}

/** What one sees from across the room: the alarm, or the Chief. @param {string} kind */
export function lookOf(kind) {
  return isChief(kind) ? "chief" : (alarmOf(kind) ?? "plain");
}
