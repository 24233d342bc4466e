// One chair of the lobby, touched: sit or move here, change one's name, see who it is, and what the host may do.

import { h } from "../vendor/preact.js";
import { useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { onDevice } from "../shell/addresses.js";
import { HelpFor, helpsOf, mayHelp } from "./chairhelp.js";
import { FreeButton, isHost } from "./host.js";
import { Icon, Mark } from "../shell/icons.js";
import { MoveSheet } from "./moving.js";
import { Colours, Dialog } from "../shell/parts.js";
import { colour as ownColour, name as ownName } from "../shell/settings.js";
import { BotCard, botName, botsOf, freeColour, NameForm, putBot, takenColours } from "./sitting.js";
import { say, speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Chair} Chair */
/**
 * @typedef {{session: Session, picture: Picture, seat: number, onSwap: (seat: number) => void, onClose: () => void}}
 * SheetProps
 */

/** @param {SheetProps} props */
export function ChairSheet(props) {
  const chair = props.picture.chairs[props.seat];
  if (!chair) return null;
  if (chair.name === null) return h(EmptyChair, props);
  return props.picture.yours.includes(props.seat)
    ? h(OwnChair, { ...props, chair })
    : h(OtherChair, { ...props, chair });
}

/** Sit here, somebody who shares this device, or a bot. @param {SheetProps} props */
function EmptyChair({ session, picture, seat, onClose }) {
  const seated = picture.yours.length > 0;
  const bots = botsOf(picture.game);
  /** @param {string} name */
  const sit = (name) => {
    if (!seated) ownName.value = name;
    session.sit(seat, name, freeColour(picture));
    onClose();
  };
  return h(
    Dialog,
    { title: say("chair-title", { number: seat + 1 }), onClose },
    !seated &&
      h(NameForm, { label: say("sit-name"), name: ownName.value, button: say("button-sit-here"), onName: sit }),
    picture.yours.map((own) => h(MoveHere, { key: own, session, picture, own, seat, onClose })),
    seated && h(ShareDevice, { onName: sit }),
    seated && h("h3", null, say("chair-bot-title")),
    seated &&
      h(
        "div",
        { class: "bots" },
        bots.map((level) =>
          h(BotCard, {
            key: level,
            game: picture.game,
            level,
            words: speaker(picture.game),
            onClick: () => (putBot(session, picture, seat, level), onClose()),
          }),
        ),
      ),
  );
}

/**
 * From one's own chair to this one.
 * @param {Pick<SheetProps, "session" | "picture" | "seat" | "onClose"> & {own: number}} props
 */
function MoveHere({ session, picture, own, seat, onClose }) {
  const name = picture.chairs[own]?.name ?? "";
  const move = () => {
    session.swap(own, seat);
    onClose();
  };
  return h(
    "button",
    { type: "button", class: "button", onClick: move },
    say(picture.yours.length > 1 ? "button-move-name" : "button-move-here", { name }),
  );
}

/** Somebody else at this very device. @param {{onName: (name: string) => void}} props */
function ShareDevice({ onName }) {
  const ref = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const toggle = () => {
    if (!ref.current?.open) return;
    ref.current.querySelector("input")?.focus({ preventScroll: true });
    ref.current.scrollIntoView({ block: "nearest" });
  };
  return h(
    "details",
    { ref, class: "more", onToggle: toggle },
    h("summary", null, say("chair-share")),
    h("p", { class: "help" }, say("chair-share-help")),
    h(NameForm, { label: say("sit-name-other"), name: "", button: say("button-sit-here"), onName }),
  );
}

/** @param {SheetProps & {chair: Chair}} props */
function OwnChair({ session, picture, seat, chair, onSwap, onClose }) {
  const moving = useSignal(false);
  /** @param {number} colour */
  const recolour = (colour) => {
    if (seat === picture.yours[0]) ownColour.value = colour;
    session.rename(seat, chair.name ?? "", colour);
  };
  /** @param {string} name */
  const rename = (name) => {
    if (seat === picture.yours[0]) ownName.value = name;
    session.rename(seat, name, chair.colour);
    onClose();
  };
  const stand = () => {
    session.stand(seat);
    onClose();
  };
  if (moving.value) return h(MoveSheet, { key: "move", session, picture, seat, onClose });
  return h(
    Dialog,
    { title: say("chair-yours"), onClose },
    h(HostLine, { picture, seat }),
    h(SlowLine, { chair }),
    h("h3", null, say("label-colour")),
    h(Colours, { value: chair.colour, taken: takenColours(picture, seat), onChange: recolour }),
    h(NameForm, { label: say("sit-name"), name: chair.name ?? "", button: say("button-save"), onName: rename }),
    h(ChairHelp, { session, picture, seat, chair }),
    h(SwapButton, { picture, seat, onSwap }),
    !onDevice.value &&
      h(
        "button",
        { type: "button", class: "quiet wide", onClick: () => (moving.value = true) },
        h(Icon, { name: "phone" }),
        say("move-title"),
      ),
    h(
      "button",
      { type: "button", class: "quiet wide", onClick: stand },
      h(Icon, { name: "leave" }),
      say("button-stand"),
    ),
  );
}

/**
 * What makes it easier here; folded away until it is wanted.
 * @param {Pick<SheetProps, "session" | "picture" | "seat"> & {chair: Chair}} props
 */
function ChairHelp({ session, picture, seat, chair }) {
  const help = h(HelpFor, { session, picture, seat });
  if (!mayHelp(picture, seat)) return help;
  return h("details", { class: "more", open: helpsOf(chair).length > 0 }, h("summary", null, say("help-title")), help);
}

/** @param {{picture: Picture, seat: number}} props */
function HostLine({ picture, seat }) {
  return picture.host === seat ? h("p", { class: "ticked" }, h(Icon, { name: "crown" }), say("chair-host")) : null;
}

/**
 * The host takes this chair in hand, to put it down at another place.
 * @param {Pick<SheetProps, "picture" | "seat" | "onSwap">} props
 */
function SwapButton({ picture, seat, onSwap }) {
  if (!isHost(picture)) return null;
  return h(
    "button",
    { type: "button", class: "quiet wide", onClick: () => onSwap(seat) },
    h(Icon, { name: "swap" }),
    say("host-swap-this"),
  );
}

/** @param {{chair: Chair}} props */
function SlowLine({ chair }) {
  return chair.slow ? h("p", { class: "ticked" }, h(Icon, { name: "slow" }), say("chair-slow")) : null;
}

/** @param {SheetProps & {chair: Chair}} props */
function OtherChair({ session, picture, seat, chair, onSwap, onClose }) {
  const words = speaker(picture.game);
  const send = () => {
    session.stand(seat);
    onClose();
  };
  const line = chair.bot ? botName(chair.bot, words) : say(chair.online ? "chair-online" : "chair-offline");
  return h(
    Dialog,
    { title: chair.name ?? "", onClose },
    h("div", { class: "who" }, h(Mark, { colour: chair.colour, size: 56 }), h("p", null, line)),
    h(HostLine, { picture, seat }),
    h(SlowLine, { chair }),
    chair.ticks.map((name) =>
      h("p", { class: "ticked", key: name }, h(Icon, { name: "check" }), words.say(`setting-${name}`)),
    ),
    h(ChairHelp, { session, picture, seat, chair }),
    h(SwapButton, { picture, seat, onSwap }),
    !chair.bot && isHost(picture) && h(FreeButton, { session, picture, seat, onDone: onClose }),
    chair.bot &&
      picture.yours.length > 0 &&
      h(
        "button",
        { type: "button", class: "quiet wide", onClick: send },
        h(Icon, { name: "leave" }),
        say("button-send-away"),
      ),
  );
}
