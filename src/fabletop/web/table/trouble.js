// What is refused while a sheet lies over the table is said on that sheet, and nowhere else.

import { h } from "../vendor/preact.js";
import { useEffect, useLayoutEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Refusal} Refusal */

/**
 * The line on a sheet that says what was refused. It goes when something else is granted.
 * @param {{session: Session, picture: Picture}} props
 */
export function Trouble({ session, picture }) {
  const told = useSignal(/** @type {Refusal | null} */ (null));
  const refusal = session.refusal.value;
  useLayoutEffect(() => {
    if (!refusal) return;
    told.value = refusal;
    session.refusal.value = null; // before it is painted anywhere else
  }, [refusal]);
  useEffect(() => {
    told.value = null;
  }, [JSON.stringify([picture.house, picture.chairs, picture.phase])]);
  return h("p", { class: "trouble", role: "alert" }, told.value && speaker(picture.game).refusal(told.value));
}
