// Reading a picture: what it says about those who look at it.

import { SHAPE_LETTERS } from "../shell/icons.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("./session.js").Told} Told */

/** Whether an event has been taken back. @param {GameEvent} event @param {Picture} picture */
export function isTakenBack(event, picture) {
  return picture.gaps.some(([first, last]) => first <= event.n && event.n <= last);
}

/** Whether there is a question to answer with what is on the screen. @param {Picture | null} picture */
export function isAsked(picture) {
  return picture?.phase === "play" && picture.asked.length > 0;
}

/**
 * For whom this device speaks: all that are asked, else the seat whose eyes we have.
 * @param {Picture | null} picture
 */
export function answering(picture) {
  if (!picture) return [];
  return picture.asked.length || picture.seat === null ? picture.asked : [picture.seat];
}

/**
 * Everybody at the table, as boards want them.
 * @param {Picture} picture @param {(seat: number) => string} chairName @returns {Player[]}
 */
export function playersOf(picture, chairName) {
  return picture.chairs.map((chair, seat) => ({
    seat,
    name: chair.name ?? chairName(seat),
    colour: chair.colour,
    shape: SHAPE_LETTERS[chair.colour % SHAPE_LETTERS.length] ?? "●",
    bot: chair.bot,
    you: picture.yours.includes(seat),
  }));
}

/** The story as the eyes now at this device may read it. @param {Told[]} story @param {Picture} picture */
export function readable(story, picture) {
  return story.filter((event) => event.told === null || event.told === picture.seat);
}

/** Larger print, if somebody at this device wants it. @param {Picture | null} picture */
export function printFor(picture) {
  const large = picture?.yours.some((seat) => picture.chairs[seat]?.help.large) ?? false;
  document.documentElement.toggleAttribute("data-large", large);
}

/**
 * What may be read back: nothing whose turn has not come yet.
 * @param {import("./session.js").Session} session @param {import("./session.js").Picture} picture
 */
export function storyTold(session, picture) {
  const coming = new Set(session.conductor.coming().map(({ n }) => n));
  return readable(session.story.value, picture).filter(({ n }) => !coming.has(n));
}
