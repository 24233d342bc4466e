// The doors of a table: what its menu leads to besides the game, and the way in for those who come later.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { onDevice, to } from "../shell/addresses.js";
import { HostSheet, isHost } from "./host.js";
import { Icon } from "../shell/icons.js";
import { MoveSheet } from "./moving.js";
import { Dialog, PlainPage } from "../shell/parts.js";
import { name as ownName } from "../shell/settings.js";
import { freeColour, NameForm } from "./sitting.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */

/**
 * Lines for the menu of a table.
 * @param {Session} session @param {Picture} picture @param {(which: "host" | "move") => void} open
 */
export function tableDoors(session, picture, open) {
  if (session.tv)
    return [
      h("a", { class: "line-link", href: to(`/t/${picture.address}`) }, h(Icon, { name: "phone" }), say("tv-leave")),
    ];
  return [
    picture.watchers > 0 &&
      h(
        "p",
        { key: "watchers", class: "watchers" },
        h(Icon, { name: "eye" }),
        say("watchers", { count: picture.watchers }),
      ),
    isHost(picture) &&
      picture.phase === "play" &&
      h(
        "button",
        { key: "host", type: "button", class: "line-link", onClick: () => open("host") },
        h(Icon, { name: "crown" }),
        say("host-title"),
      ),
    picture.yours.length > 0 &&
      picture.phase !== "over" &&
      !onDevice.value &&
      h(
        "button",
        { key: "move", type: "button", class: "line-link", onClick: () => open("move") },
        h(Icon, { name: "phone" }),
        say("move-title"),
      ),
  ];
}

/**
 * What such a door leads to.
 * @param {{which: string, session: Session, picture: Picture, onClose: () => void}} props
 */
export function DoorSheet({ which, session, picture, onClose }) {
  if (which === "host" && isHost(picture)) return h(HostSheet, { session, picture, onClose });
  if (which === "move" && picture.yours.length) return h(MoveSheet, { session, picture, onClose });
  return null;
}

/**
 * In the middle of a game a chair may become free: whoever watches can take it.
 * @param {{session: Session, picture: Picture}} props
 */
export function FreeChair({ session, picture }) {
  const open = useSignal(/** @type {number | null} */ (null));
  const free = picture.chairs.flatMap((chair, seat) => (chair.free ? [seat] : []));
  if (session.tv || picture.yours.length || picture.phase !== "play" || !free.length) return null;
  /** @param {number} seat */
  const nameOf = (seat) => picture.chairs[seat]?.name ?? say("chair-number", { number: seat + 1 });
  /** @param {number} seat @param {string} name */
  const sit = (seat, name) => {
    ownName.value = name;
    session.sit(seat, name, picture.chairs[seat]?.colour ?? freeColour(picture));
    open.value = null;
  };
  const [seat] = free.filter((one) => one === open.value);
  return h(
    "div",
    { class: "free-chairs" },
    free.map((one) =>
      h(
        "button",
        { key: one, type: "button", class: "button", onClick: () => (open.value = one) },
        h(Icon, { name: "plus" }),
        say("free-chair", { name: nameOf(one) }),
      ),
    ),
    seat !== undefined &&
      h(
        Dialog,
        { title: say("free-chair-title"), onClose: () => (open.value = null) },
        h("p", null, say("free-chair-text", { name: nameOf(seat) })),
        h(NameForm, {
          label: say("sit-name"),
          name: ownName.value,
          button: say("button-sit"),
          onName: (name) => sit(seat, name),
        }),
      ),
  );
}

/** The host wants nobody to look on. */
export function SentAway() {
  return h(
    PlainPage,
    { title: say("sent-away-title"), text: say("sent-away-text") },
    h("a", { class: "button", href: to("/") }, say("button-shelf")),
  );
}

/** The host has locked the table. @param {{session: Session}} props */
export function LockedTable({ session }) {
  return h(ShutDoor, { session, why: "locked" });
}

/** So many are there already. @param {{session: Session}} props */
export function FullTable({ session }) {
  return h(ShutDoor, { session, why: "full" });
}

/** @param {{session: Session, why: "locked" | "full"}} props */
function ShutDoor({ session, why }) {
  return h(
    PlainPage,
    { title: say(`${why}-title`), text: say(`${why}-text`) },
    h("button", { type: "button", class: "button", onClick: () => session.enter("") }, say("button-again")),
    h("a", { class: "quiet", href: to("/") }, say("button-shelf")),
  );
}
