// The genie's offer: the lamp card large and with its whole text for everybody, the answer for one: AL-122.

import { h } from "../../../web/vendor/preact.js";
import { useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useAfter } from "../../../web/board/brief.js";
import { offers } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { box } from "./content.js";
import { Genie, LampArt } from "./lampcards.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */

/** @typedef {NonNullable<Props["view"]["lamp"]>} Lamp */

const READING = 2200; // milliseconds a wish of somebody else can be read

/**
 * The wish of somebody else, kept until it could be read although the table has moved on; and the way to be done with
 * it.
 * @param {Props} props @param {boolean} hidden whether something lies over it @returns {[Lamp | null, () => void]}
 */
export function useLastWish({ view, picture }, hidden) {
  const last = useRef(/** @type {Lamp | null} */ (null));
  const [read, finish] = useState(/** @type {Lamp | null} */ (null));
  const { lamp } = view;
  if (lamp && nameOf(lamp) !== nameOf(last.current)) last.current = lamp;
  if (!lamp && view.race === null && view.step !== "program") last.current = null; // another round
  const kept = last.current;
  useAfter(hidden ? null : kept, READING, () => finish(kept));
  const wanted = !lamp && kept !== null && kept !== read && !picture.yours.includes(kept.seat);
  return [wanted ? kept : null, () => finish(kept)];
}

/** @param {Lamp | null} lamp */
function nameOf(lamp) {
  return lamp ? `${lamp.card} ${lamp.wish} ${lamp.seat}` : "";
}

/** @param {{props: Props, kept?: Lamp | null}} given */
export function WishRoom({ props, kept = null }) {
  const lamp = kept ?? props.view.lamp;
  const answers = offers(props, "wish_accept");
  return h(
    "div",
    { class: "al-wish", "data-answers": answers },
    h(Genie, {}),
    lamp && h(LampCard, { key: nameOf(lamp), props, lamp }),
    answers && h(Answer, { props }),
  );
}

/** @param {{props: Props, lamp: NonNullable<Props["view"]["lamp"]>}} given */
export function LampCard({ props, lamp }) {
  const { say } = props;
  return h(
    "article",
    { class: "al-lampcard", "data-mark": "lampcard" },
    h("div", { class: "al-lampcard-art" }, h(LampArt, { effect: lamp.effect })),
    h(
      "div",
      { class: "al-lampcard-words" },
      h(Whose, { props, lamp }),
      h("h2", {}, say(`effect-${lamp.effect}`)),
      h("p", {}, say(`effect-${lamp.effect}-text`)),
    ),
  );
}

/** Whose wish it is, and which of the three. @param {{props: Props, lamp: NonNullable<Props["view"]["lamp"]>}} given */
function Whose({ props: { view, say, players }, lamp }) {
  const player = players[lamp.seat];
  const { wishes } = box();
  const next = view.rights.filter(({ seat }) => seat !== lamp.seat).map(({ seat }) => seat);
  return h(
    "p",
    { class: "al-whose" },
    player && h(Mark, { colour: player.colour, size: 22 }),
    h("b", {}, player?.name),
    h(
      "span",
      { class: "al-pips", role: "img", "aria-label": say("board-wish", { number: lamp.wish }) },
      Array.from({ length: wishes }, (_, n) =>
        h("i", { key: n, "data-lit": n < lamp.wish, "data-last": n === wishes - 1 }),
      ),
    ),
    next.length > 0 && h("small", {}, say("board-next-right", { seats: next })),
  );
}

/** @param {{props: Props}} given */
function Answer({ props }) {
  const { say, act } = props;
  const mayRefuse = offers(props, "wish_refuse");
  return h(
    "div",
    { class: "al-answers", "data-one": !mayRefuse },
    h(
      "button",
      { type: "button", class: "al-big al-accept", onClick: () => act(["wish_accept"]) },
      say(mayRefuse ? "board-accept" : "board-third-wish"),
      !mayRefuse && h("small", {}, say("board-third-wish-help")),
    ),
    mayRefuse &&
      h(
        "button",
        { type: "button", class: "al-big al-quiet", onClick: () => act(["wish_refuse"]) },
        say("board-refuse"),
      ),
  );
}

/** A reminder of the wish being carried out. @param {{props: Props}} given */
export function WishLine({ props: { view, say } }) {
  if (!view.lamp) return null;
  return h(
    "p",
    { class: "al-wishline" },
    h("span", { class: "al-wishline-art" }, h(LampArt, { effect: view.lamp.effect })),
    h(
      "span",
      {},
      h("b", {}, say(`effect-${view.lamp.effect}`)),
      h("small", {}, say(`effect-${view.lamp.effect}-text`)),
    ),
  );
}
