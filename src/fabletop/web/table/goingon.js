// After "Again!" nobody has to say it twice: the next game begins as soon as everybody is there.

import { useEffect } from "../vendor/preact-hooks.js";
import { isHost } from "./host.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */

/** Those who are waited for, if a game is to begin by itself. @param {Session} session @param {Picture} picture */
export function useGoingOn(session, picture) {
  const goesOn = session.goesOn.value && isHost(picture);
  const away = picture.chairs.filter(({ name, bot, online }) => name === null || (!bot && !online));
  useEffect(() => {
    if (!goesOn || away.length) return;
    session.goesOn.value = false;
    session.start();
  }, [goesOn, away.length]);
  return goesOn ? away.flatMap(({ name }) => (name ? [name] : [])) : [];
}
