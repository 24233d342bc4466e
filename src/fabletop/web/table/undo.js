// Taking a move back: one asks, everybody else at the table agrees or does not. The game goes on meanwhile; nothing
// here stands in anybody's way.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { Icon, Mark } from "../shell/icons.js";
import { listed, say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Player} Player */

const NOTICE = 5000;

/** Whether somebody at this device could ask now. @param {Picture} picture */
export function canUndo({ undo, phase, house }) {
  return phase === "play" && !house.paused && undo.seat !== null && undo.asks === null;
}

/** @param {{session: Session, picture: Picture}} props */
export function UndoButton({ session, picture }) {
  const { seat } = picture.undo;
  if (seat === null || !canUndo(picture)) return null;
  return h(
    "button",
    { type: "button", class: "tool", title: say("undo-ask"), onClick: () => session.undo(seat) },
    h(Icon, { name: "undo" }),
    h("span", null, say("undo-ask")),
  );
}

/** Who asks, and what became of it. @param {{session: Session, picture: Picture, players: Player[]}} props */
export function Undo({ session, picture, players }) {
  const notice = useNotice(picture);
  const { asks } = picture.undo;
  return h(
    "div",
    { class: "undo", role: "status" },
    asks !== null && h(Plea, { session, picture, players, asks }),
    asks === null && notice && h("p", { class: "undo-notice" }, h(Icon, { name: "undo", size: 20 }), notice),
  );
}

/** @param {{session: Session, picture: Picture, players: Player[], asks: number}} props */
function Plea({ session, picture, players, asks }) {
  const { waits } = picture.undo;
  const asker = players[asks];
  const own = waits.filter((seat) => picture.yours.includes(seat));
  const names = listed(waits.map((seat) => waitedFor(picture, players, seat)));
  const waiting = say("undo-waiting", { names });
  const words = say("undo-asks", { name: asker?.name ?? "" });
  if (picture.yours.includes(asks)) {
    return h(
      "div",
      { class: "plea" },
      h("p", null, h(Icon, { name: "undo" }), h("span", null, waiting)),
      h(
        "button",
        { type: "button", class: "quiet", onClick: () => session.consent(asks, false) },
        say("undo-withdraw"),
      ),
    );
  }
  if (!own.length)
    return h(
      "p",
      { class: "undo-notice" },
      h(Mark, { colour: asker?.colour ?? 0, size: 22 }),
      `${words}. ${say("undo-waits", { names })}`,
    );
  const agree = () => own.forEach((seat) => session.consent(seat, true));
  const refuse = () => own.slice(0, 1).forEach((seat) => session.consent(seat, false)); // one no is enough
  return h(
    "div",
    { class: "plea asked" },
    h("p", null, h(Mark, { colour: asker?.colour ?? 0, size: 30 }), h("span", null, words)),
    h("button", { type: "button", class: "button", onClick: agree }, say("undo-agree")),
    h("button", { type: "button", class: "quiet", onClick: refuse }, say("undo-refuse")),
  );
}

/**
 * Whose answer is missing, and whether they can give one now.
 * @param {Picture} picture @param {Player[]} players @param {number} seat
 */
function waitedFor({ chairs }, players, seat) {
  const name = players[seat]?.name ?? "";
  return chairs[seat]?.online ? name : `${name} (${say("chair-offline")})`;
}

/** What became of a plea, for a few seconds. @param {Picture} picture */
function useNotice(picture) {
  const notice = useSignal(/** @type {"" | "undo-done" | "undo-not-done"} */ (""));
  const before = useRef(picture);
  useEffect(() => {
    const last = before.current;
    before.current = picture;
    if (takenBack(picture) > takenBack(last)) notice.value = "undo-done";
    else if (isOwn(last.undo.asks, picture) && picture.undo.asks === null) notice.value = "undo-not-done";
  }, [picture]);
  useEffect(() => {
    if (!notice.value) return undefined;
    const timer = setTimeout(() => (notice.value = ""), NOTICE);
    return () => clearTimeout(timer);
  }, [notice.value, picture.gaps.length]);
  return notice.value && say(notice.value);
}

/** How many events were taken back. @param {Picture} picture */
function takenBack({ gaps }) {
  return gaps.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** @param {number | null} seat @param {Picture} picture */
function isOwn(seat, picture) {
  return seat !== null && picture.yours.includes(seat);
}
