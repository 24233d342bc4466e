// What has been told so far: a picture shows how things stand after its news. What somebody has, the genie's offer and
// the next round come when the news says so.

import { isToCome, useHeld, useTold } from "../../../web/board/held.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").AladinView} View */
/** @typedef {import("./view.d.ts").Chest} Chest */

/** What an event changes. @type {Record<string, (keyof View)[]>} */
const CHANGES = {
  wish: ["lamp"],
  last_round: ["last_round"],
  bust: ["discard"],
  paid: ["discard"],
  recovered: ["discard"],
  ring: ["ring"],
  ring_from: ["ring"],
};
const CLEARS = ["round", "ended", "instant_end"]; // events after which the table is another one

/** The table as far as it has been told. @param {Props} props @returns {Props} */
export function useToldProps(props) {
  const before = useHeld(
    props.view,
    props.coming.some(({ key }) => CLEARS.includes(key)),
    props.seat,
  );
  return { ...props, view: useTold(before, props.coming, CHANGES) };
}

/** What somebody owns, as far as it has been told. @param {Props} props @param {number} seat @returns {Props} */
export function useToldTreasure(props, seat) {
  const { view, coming, events } = props;
  const own = useHeld(view.seats[seat], isToCome(coming, events, seat));
  const seats = view.seats.map((hoard, n) => (n === seat && own ? own : hoard));
  return { ...props, view: { ...view, seats } };
}

/** A chest, as far as it has been told. @param {Props} props @param {Chest} chest */
export function useToldChest({ view, coming, events }, chest) {
  return useHeld(view.chests[chest], isToCome(coming, events, chest));
}

/** Whether the news has come to an event of this sort. @param {Props} props @param {string} key */
export function isTold({ playing, coming, events }, key) {
  return playing && events.some((event) => event.key === key && !coming.includes(event));
}
