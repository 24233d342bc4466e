// Pass and play: between two people at one device hangs a curtain. The server sends the next hand only
// after its owner has said "it's me"; here it is merely drawn.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at } from "../shell/addresses.js";
import { Mark } from "../shell/icons.js";
import { playersOf } from "./picture.js";
import { calm } from "../shell/settings.js";
import { play } from "../shell/sound.js";
import { Undo, UndoButton } from "./undo.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */

/** How long everybody may still see what the last move did before the curtain falls. */
const AFTERGLOW = 2400;

/** @param {{session: Session, picture: Picture, children?: import("../vendor/preact.js").ComponentChildren}} props */
export function Curtain({ session, picture, children }) {
  const down = useSignal(picture.curtain !== null);
  const seat = picture.curtain;
  useEffect(() => {
    if (seat === null) down.value = false;
    if (seat === null || down.value) return undefined;
    const timer = setTimeout(() => (down.value = true), calm.value ? AFTERGLOW / 2 : AFTERGLOW);
    return () => clearTimeout(timer);
  }, [seat]);
  if (seat === null || !down.value) return children;
  return h(Drawn, { key: seat, seat, session, picture });
}

/** @param {{seat: number, session: Session, picture: Picture}} props */
function Drawn({ seat, session, picture }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const chair = picture.chairs[seat];
  useEffect(() => {
    button.current?.focus();
    play("chime");
  }, []);
  return h(
    "main",
    { id: "main", class: "curtain", tabIndex: -1 },
    h("img", { class: "curtain-cloth", src: at("/web/art/curtain.svg"), alt: "" }),
    h(
      "div",
      { class: "curtain-words" },
      h(Mark, { colour: chair?.colour ?? 0, size: 96 }),
      h("h1", null, say("curtain-title", { name: chair?.name ?? "" })),
      h("p", null, say("curtain-text")),
      h(
        "button",
        { type: "button", class: "button big", ref: button, onClick: () => session.mine(seat) },
        say("button-mine", { name: chair?.name ?? "" }),
      ),
      h(UndoButton, { session, picture }),
    ),
    h(
      "div",
      { class: "over-curtain" },
      h(Undo, { session, picture, players: playersOf(picture, (other) => say("chair-number", { number: other + 1 })) }),
    ),
  );
}
