// The host's hand: whoever came first may lock the table, let it rest, free and swap chairs, and end the game.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { onDevice } from "../shell/addresses.js";
import { Icon, Mark } from "../shell/icons.js";
import { Dialog, Switch } from "../shell/parts.js";
import { BotCard, botName, botsOf } from "./sitting.js";
import { Trouble } from "./trouble.js";
import { say, speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Chair} Chair */
/** @typedef {{session: Session, picture: Picture}} HostProps */
/** @typedef {Parameters<typeof Icon>[0]["name"]} IconName */

/** @type {{name: "locked" | "door" | "chat" | "clock" | "slow" | "paused" | "banter", icon: IconName}[]} */
const SWITCHES = [
  { name: "paused", icon: "pause" },
  { name: "door", icon: "door" },
  { name: "locked", icon: "lock" },
  { name: "chat", icon: "talk" },
  { name: "banter", icon: "bot" },
  { name: "clock", icon: "time" },
  { name: "slow", icon: "away" },
];

/** Whether this device decides for the table. @param {Picture} picture */
export function isHost({ host, yours }) {
  return host !== null && yours.includes(host);
}

/** @param {HostProps} props */
function HouseSwitches({ session, picture }) {
  const apart = onDevice.value ? ["door", "locked", "chat"] : []; // nobody comes from elsewhere
  const shown = SWITCHES.filter(({ name }) => !apart.includes(name) && (name !== "paused" || picture.phase === "play"));
  return shown.map(({ name, icon }) =>
    h(
      Switch,
      { key: name, label: say(`host-${name}`), on: picture.house[name], onChange: (on) => session.house(name, on) },
      h(Icon, { name: icon }),
    ),
  );
}

/** How many look on, and the way to be among oneselves again. @param {HostProps} props */
function Watchers({ session, picture }) {
  if (!picture.watchers) return null;
  return h(
    "div",
    { class: "host-watchers" },
    h("p", { class: "watchers" }, h(Icon, { name: "eye" }), say("watchers", { count: picture.watchers })),
    h(Sure, {
      icon: "leave",
      label: say("host-dismiss"),
      question: say("host-dismiss-question"),
      onYes: () => session.dismiss(),
    }),
  );
}

/**
 * Something that is not done by one touch.
 * @param {{icon: IconName, label: string, question: string, onYes: () => void}} props
 */
export function Sure({ icon, label, question, onYes }) {
  const asking = useSignal(false);
  const yes = () => {
    asking.value = false;
    onYes();
  };
  if (!asking.value) {
    return h(
      "button",
      { type: "button", class: "quiet wide", onClick: () => (asking.value = true) },
      h(Icon, { name: icon }),
      label,
    );
  }
  return h(
    "div",
    { class: "sure", role: "group", "aria-label": label },
    h("p", { role: "alert" }, question),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "button", onClick: yes }, label),
      h("button", { type: "button", class: "quiet", onClick: () => (asking.value = false) }, say("button-no")),
    ),
  );
}

/** @param {HostProps & {seat: number, onDone: () => void}} props */
export function FreeButton({ session, picture, seat, onDone }) {
  const name = picture.chairs[seat]?.name ?? "";
  const question = say(picture.phase === "lobby" ? "host-free-lobby" : "host-free-play", { name });
  const free = () => {
    session.free(seat);
    onDone();
  };
  return h(Sure, { icon: "leave", label: say("host-free"), question, onYes: free });
}

// -- before the game

/** @param {HostProps & {onSwap: () => void}} props */
export function HostPanel({ session, picture, onSwap }) {
  if (!isHost(picture)) return null;
  return h(
    "details",
    { class: "panel host-panel more" },
    h("summary", null, h(Icon, { name: "crown" }), say("host-you")),
    h(HouseSwitches, { session, picture }),
    h(Watchers, { session, picture }),
    h("button", { type: "button", class: "quiet wide", onClick: onSwap }, h(Icon, { name: "swap" }), say("host-swap")),
  );
}

// -- in the game

/** @param {HostProps & {onClose: () => void}} props */
export function HostSheet({ session, picture, onClose }) {
  const others = picture.chairs.map((_, seat) => seat).filter((seat) => !picture.yours.includes(seat));
  const end = () => {
    session.end();
    onClose();
  };
  return h(
    Dialog,
    { title: say("host-title"), onClose, class: "host-sheet" },
    h(Trouble, { session, picture }),
    h("div", null, h(HouseSwitches, { session, picture })),
    h(Watchers, { session, picture }),
    h("h3", null, say("lobby-chairs")),
    h(
      "ul",
      { class: "host-chairs" },
      others.map((seat) => h(HostChair, { key: seat, session, picture, seat })),
    ),
    picture.phase === "play" &&
      h(Sure, { icon: "close", label: say("host-end"), question: say("host-end-question"), onYes: end }),
  );
}

/** Somebody else's chair, and what can be done about it. @param {HostProps & {seat: number}} props */
function HostChair({ session, picture, seat }) {
  const open = useSignal("");
  const chair = /** @type {Chair} */ (picture.chairs[seat]);
  const words = speaker(picture.game);
  const absent = !chair.bot && !chair.stood_in && (chair.away || !chair.online);
  const shut = () => (open.value = "");
  /** @param {"bot" | "free"} what */
  const toggle = (what) => (open.value = open.value === what ? "" : what);
  /** @param {string} level */
  const sitIn = (level) => {
    session.bot(seat, level);
    shut();
  };
  return h(
    "li",
    null,
    h(
      "div",
      { class: "host-chair" },
      h(Mark, { colour: chair.colour, size: 40 }),
      h("span", null, h("strong", null, chair.name), h("small", null, statusOf(chair, words))),
    ),
    h(
      "div",
      { class: "row" },
      absent &&
        h(
          "button",
          { type: "button", class: "quiet", "aria-expanded": open.value === "bot", onClick: () => toggle("bot") },
          h(Icon, { name: "bot" }),
          say("host-bot"),
        ),
      !chair.free &&
        (chair.stood_in || (!chair.bot && !chair.online)) &&
        open.value !== "bot" &&
        h(FreeButton, { session, picture, seat, onDone: shut }),
    ),
    absent &&
      open.value === "bot" &&
      h(
        "div",
        { class: "bots", role: "group", "aria-label": say("host-bot-level", { name: chair.name ?? "" }) },
        botsOf(picture.game).map((level) =>
          h(BotCard, { key: level, game: picture.game, level, words, onClick: () => sitIn(level) }),
        ),
      ),
  );
}

/** @param {Chair} chair @param {import("../shell/words.js").Speaker} words */
function statusOf(chair, words) {
  if (chair.free) return say("chair-free-now");
  if (chair.stood_in) return say("chip-stood-in");
  if (chair.bot) return botName(chair.bot, words);
  if (chair.away) return say("chip-away");
  return say(chair.online ? "chair-online" : "chair-offline");
}
