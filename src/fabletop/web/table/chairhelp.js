// What makes it easier for one chair: time, hints, larger print, no reflexes. Its owner and the host choose it, at any
// time, and everybody sees it.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { isHost } from "./host.js";
import { Icon, Mark } from "../shell/icons.js";
import { Dialog, Pills, Switch } from "../shell/parts.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Chair} Chair */
/** @typedef {import("../types.d.ts").Help} Help */
/** @typedef {"time" | "hint" | "large" | "calm"} HelpIcon */

const TIMES = /** @type {const} */ (["usual", "double", "endless"]);
const SWITCHES = /** @type {const} */ ([
  { name: "hints", icon: "hint" },
  { name: "large", icon: "large" },
  { name: "calm", icon: "calm" },
]);

/**
 * The help a chair has, with its picture and in words.
 * @param {Chair} chair @returns {{icon: HelpIcon, words: string}[]}
 */
export function helpsOf({ help }) {
  const time =
    help.time === "usual" ? [] : [{ icon: /** @type {HelpIcon} */ ("time"), words: say(`help-has-${help.time}`) }];
  return [
    ...time,
    ...SWITCHES.filter(({ name }) => help[name]).map(({ name, icon }) => ({ icon, words: say(`help-has-${name}`) })),
  ];
}

/** Whether this device may choose the help of a chair. @param {Picture} picture @param {number} seat */
export function mayHelp(picture, seat) {
  const chair = picture.chairs[seat];
  const person = chair !== undefined && chair.name !== null && (chair.bot === null || chair.stood_in);
  return person && (picture.yours.includes(seat) || isHost(picture));
}

/**
 * The help of one chair: to choose for its owner and the host, to read for everybody else.
 * @param {{session: Session, picture: Picture, seat: number}} props
 */
export function HelpFor({ session, picture, seat }) {
  const chair = picture.chairs[seat];
  if (!chair) return null;
  if (mayHelp(picture, seat)) return h(ChooseHelp, { session, seat, help: chair.help });
  return helpsOf(chair).map(({ icon, words }) =>
    h("p", { class: "ticked", key: icon }, h(Icon, { name: icon }), words),
  );
}

/** @param {{session: Session, seat: number, help: Help}} props */
function ChooseHelp({ session, seat, help }) {
  const wanted = useSignal(help); // a second wish may come before the first is granted
  const refusal = session.refusal.value;
  useEffect(() => {
    wanted.value = help;
  }, [JSON.stringify(help), refusal]);
  /** @param {Partial<Help>} change */
  const choose = (change) => {
    wanted.value = { ...wanted.value, ...change };
    session.help(seat, wanted.value);
  };
  return h(
    "div",
    { class: "chair-help" },
    h("h3", null, say("help-time")),
    h(Pills, {
      label: say("help-time"),
      value: wanted.value.time,
      choices: TIMES.map((time) => ({ value: time, words: say(`help-time-${time}`) })),
      onChange: (time) => choose({ time: /** @type {Help["time"]} */ (time) }),
    }),
    h("p", { class: "help" }, say(`help-time-${wanted.value.time}-help`)),
    SWITCHES.map(({ name, icon }) =>
      h(
        "div",
        { class: "chair-help-line", key: name },
        h(
          Switch,
          { on: wanted.value[name], label: say(`help-${name}`), onChange: (on) => choose({ [name]: on }) },
          h(Icon, { name: icon }),
        ),
        h("p", { class: "help" }, say(`help-${name}-help`)),
      ),
    ),
  );
}

/** The chairs whose help this device may choose, its own first. @param {Picture} picture */
export function helpable(picture) {
  const seats = picture.chairs.map((_, seat) => seat).filter((seat) => mayHelp(picture, seat));
  return [
    ...seats.filter((seat) => picture.yours.includes(seat)),
    ...seats.filter((seat) => !picture.yours.includes(seat)),
  ];
}

/**
 * Help for the chairs one may choose for, during the game.
 * @param {{session: Session, picture: Picture, onClose: () => void}} props
 */
export function ChairHelpSheet({ session, picture, onClose }) {
  const seats = helpable(picture);
  const [only] = seats;
  return h(
    Dialog,
    { title: say("help-title"), onClose },
    h("p", { class: "help" }, say("help-text")),
    seats.length === 1 && only !== undefined
      ? h(HelpFor, { session, picture, seat: only })
      : seats.map((seat) => h(OneOfSeveral, { key: seat, session, picture, seat, open: seat === only })),
  );
}

/** @param {{session: Session, picture: Picture, seat: number, open: boolean}} props */
function OneOfSeveral({ session, picture, seat, open }) {
  const chair = picture.chairs[seat];
  return h(
    "details",
    { class: "more chair-helps", open },
    h("summary", null, h(Mark, { colour: chair?.colour ?? 0 }), h("span", null, chair?.name ?? "")),
    h(HelpFor, { session, picture, seat }),
  );
}
