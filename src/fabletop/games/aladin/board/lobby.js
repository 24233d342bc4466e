// Before the game: does this keyboard see all hands at once (AL-114), and is somebody's line too slow for a race
// (AL-104)?

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useState } from "../../../web/vendor/preact-hooks.js";
import { keyNumber, keyOf } from "./keys.js";

/** @typedef {import("../../../web/types.d.ts").BoardLobbyProps} LobbyProps */
/** @typedef {LobbyProps["picture"]} Picture */
/** @typedef {LobbyProps["say"]} Say */

/** @param {LobbyProps} props */
export function Lobby({ picture, say, choose }) {
  const racing = (picture.options.lamp_mode ?? "race") === "race";
  const slow = picture.chairs.flatMap((chair, seat) => (chair.slow ? [seat] : []));
  const sharing = picture.yours.length > 1 && matchMedia("(pointer: fine)").matches; // a screen to touch has no keys
  if (!racing || (!slow.length && !sharing)) return null;
  const sealed = () => choose("lamp_mode", "sealed");
  const names = slow.map((seat) => picture.chairs[seat]?.name ?? String(seat + 1)).join(", ");
  return h(
    "section",
    { class: "panel al-lobby" },
    slow.length > 0 && h("p", {}, say("board-slow-link", { seats: names })),
    slow.length > 0 && h("button", { type: "button", class: "quiet", onClick: sealed }, say("board-propose-sealed")),
    sharing && h(KeyTest, { picture, say, sealed: slow.length ? null : sealed }),
  );
}

/**
 * All press at once and hold: a cheap keyboard swallows some.
 * @param {{picture: Picture, say: Say, sealed: (() => void) | null}} given
 */
function KeyTest({ picture, say, sealed }) {
  const people = picture.yours;
  const [held, hold] = useState(/** @type {number[]} */ ([]));
  const [result, judge] = useState(/** @type {"" | "ok" | "bad"} */ (""));
  const many = people.length;
  useEffect(() => {
    /** @type {Set<number>} */
    const down = new Set();
    let timer = 0;
    const mine = (/** @type {KeyboardEvent} */ event) => {
      const n = keyNumber(event);
      const typing = event.target instanceof HTMLInputElement;
      return n >= 0 && n < many && !typing ? n : -1;
    };
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const n = mine(event);
      if (n < 0) return;
      if (event.key === " ") event.preventDefault();
      down.add(n);
      hold([...down]);
      clearTimeout(timer);
      if (down.size === many) return judge("ok");
      if (down.size > 1) timer = setTimeout(() => judge("bad"), 2500);
    };
    const released = (/** @type {KeyboardEvent} */ event) => {
      const n = mine(event);
      if (n < 0) return;
      down.delete(n);
      if (!down.size) clearTimeout(timer);
      hold([...down]);
    };
    addEventListener("keydown", pressed);
    addEventListener("keyup", released);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", pressed);
      removeEventListener("keyup", released);
    };
  }, [many]);
  return h(
    "div",
    { class: "al-keytest" },
    h("p", {}, say("board-key-test")),
    h(
      "ul",
      {},
      people.map((seat, n) =>
        h(
          "li",
          {
            key: seat,
            class: `seat-${(picture.chairs[seat]?.colour ?? 0) % 6}`,
            "data-held": held.includes(n) || result === "ok",
          },
          h("kbd", {}, keyOf(n, say)),
          h("span", {}, picture.chairs[seat]?.name),
        ),
      ),
    ),
    h("p", { role: "status", "data-result": result }, result && say(`board-key-test-${result}`)),
    result === "bad" &&
      sealed &&
      h("button", { type: "button", class: "quiet", onClick: sealed }, say("board-propose-sealed")),
  );
}
