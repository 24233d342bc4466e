// Several people at one device: one touch in the lobby, a name, and again.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { Icon } from "../shell/icons.js";
import { Dialog } from "../shell/parts.js";
import { play } from "../shell/sound.js";
import { say } from "../shell/words.js";
import { emptyChairs, freeColour, NameForm } from "./sitting.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */

/** "Another player on this device", as long as a chair is free. @param {{session: Session, picture: Picture}} props */
export function ShareButton({ session, picture }) {
  const open = useSignal(false);
  const [seat] = emptyChairs(picture);
  if (seat === undefined) return null;
  const close = () => (open.value = false);
  /** @param {string} name */
  const sit = (name) => {
    session.sit(seat, name, freeColour(picture));
    play("take");
    close();
  };
  return [
    h(
      "button",
      {
        key: "button",
        type: "button",
        class: "quiet wide",
        "aria-haspopup": "dialog",
        onClick: () => (open.value = true),
      },
      h(Icon, { name: "phone" }),
      say("chair-share"),
    ),
    open.value &&
      h(
        Dialog,
        { key: "sheet", title: say("chair-share"), onClose: close },
        h("p", { class: "help" }, say("chair-share-help")),
        h(NameForm, { label: say("sit-name-other"), name: "", button: say("button-sit-here"), onName: sit }),
      ),
  ];
}
