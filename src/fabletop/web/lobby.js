// Before the game: chairs round a table, the way to invite, and the start.

import { h } from "./vendor/preact.js";
import { useEffect, useRef } from "./vendor/preact-hooks.js";
import { useSignal } from "./vendor/signals.js";
import { findGame } from "./catalogue.js";
import { HelpButton } from "./help.js";
import { Icon, Mark } from "./icons.js";
import { Invite } from "./invite.js";
import { Menu } from "./menu.js";
import { OptionChips, OptionsSheet } from "./options.js";
import { Colours, Dialog, Safely, Switch, TopBar, typedIn, useTitle } from "./parts.js";
import { colour as ownColour, name as ownName } from "./settings.js";
import { play } from "./sound.js";
import { say, speaker } from "./words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("./types.d.ts").BoardModule} BoardModule */
/** @typedef {import("./types.d.ts").Chair} Chair */
/** @typedef {import("./types.d.ts").Refusal} Refusal */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture}} LobbyProps */

const LONGEST_NAME = 20;

/** @param {LobbyProps & {board: BoardModule, words: Speaker}} props */
export function Lobby({ session, picture, board, words }) {
  useTitle(words.say("game-name"));
  const open = useSignal(/** @type {number | null} */ (null));
  const seated = picture.yours.length > 0;
  return h(
    "div",
    { class: `page lobby-page game-${picture.game}` },
    h(TopBar, null, h("span", { class: "bar-title" }, words.say("game-name")), h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "lobby", tabIndex: -1 },
      h("h1", { class: "sr" }, say("lobby-title", { game: words.say("game-name"), code: picture.code })),
      h(
        "div",
        { class: "lobby-table" },
        h(RoundTable, { picture, onChair: (seat) => (open.value = seat) }),
        h(Safely, { instead: null }, h(BoardLobby, { session, picture, board, words })),
      ),
      h(
        "div",
        { class: "lobby-side" },
        seated ? h(Ready, { session, picture }) : h(SitDown, { session, picture }),
        seated && ticked(picture).map((name) => h(Tick, { key: name, session, picture, name })),
        h(TableOptions, { session, picture, words }),
        h(Invite, { code: picture.code }),
      ),
    ),
    open.value !== null && h(ChairSheet, { session, picture, seat: open.value, onClose: () => (open.value = null) }),
  );
}

/** What the game itself has to show or to try before it begins. @param {LobbyProps & {board: BoardModule, words: Speaker}} props */
function BoardLobby({ session, picture, board, words }) {
  const info = findGame(picture.game);
  if (!board.Lobby || !info) return null;
  const seen = /** @type {import("./types.d.ts").Picture<null>} */ (picture);
  return h(board.Lobby, { picture: seen, info, say: words.say, choose: (name, value) => session.choose(name, value) });
}

// -- the table

/** @param {{picture: Picture, onChair: (seat: number) => void}} props */
function RoundTable({ picture, onChair }) {
  const words = speaker(picture.game);
  return h(
    "section",
    { class: "round-table", "aria-label": say("lobby-chairs") },
    h("img", { class: "table-top", src: "/web/art/table.svg", alt: "" }),
    h(
      "ul",
      { class: `chairs of-${picture.chairs.length}` },
      picture.chairs.map((chair, seat) =>
        h("li", { key: seat }, h(ChairButton, { chair, seat, own: picture.yours.includes(seat), words, onChair })),
      ),
    ),
  );
}

/** @param {{chair: Chair, seat: number, own: boolean, words: Speaker, onChair: (seat: number) => void}} props */
function ChairButton({ chair, seat, own, words, onChair }) {
  const kind = chair.name === null ? "empty" : chair.bot ? "bot" : own ? "own" : "guest";
  const label =
    chair.name === null
      ? say("chair-empty", { number: seat + 1 })
      : say(chair.bot ? "chair-bot" : own ? "chair-own" : "chair-person", { name: chair.name });
  const marks = [...(chair.slow ? [say("chair-slow")] : []), ...chair.ticks.map((name) => words.say(`setting-${name}`))];
  return h(
    "button",
    { type: "button", class: `chair ${kind}`, "data-seat": seat, "aria-label": [label, ...marks].join(". "), onClick: () => onChair(seat) },
    h(
      "span",
      { class: "cushion" },
      chair.name === null ? h(Icon, { name: "plus", size: 30 }) : h(Mark, { colour: chair.colour, size: 60 }),
      chair.bot && h("span", { class: "badge" }, h(Icon, { name: "bot", size: 18 })),
      chair.name !== null && !chair.bot && h("span", { class: chair.online ? "dot on" : "dot" }),
      chair.slow && h("span", { class: "badge slow", title: say("chair-slow") }, h(Icon, { name: "slow", size: 18 })),
      chair.ticks.length > 0 && h("span", { class: "badge tick" }, h(Icon, { name: "check", size: 18 })),
    ),
    h("span", { class: "chair-name" }, chair.name ?? say("chair-free")),
  );
}

// -- sitting down

/** A colour nobody has, one's own if it is free. @param {Picture} picture */
function freeColour(picture) {
  const taken = takenColours(picture);
  const wishes = [ownColour.value, 0, 1, 2, 3, 4, 5];
  return wishes.find((colour) => !taken.includes(colour)) ?? 0;
}

/** @param {Picture} picture @param {number} [except] */
function takenColours(picture, except) {
  return picture.chairs.flatMap((chair, seat) => (chair.name !== null && seat !== except ? [chair.colour] : []));
}

/** @param {Picture} picture */
function emptyChairs(picture) {
  return picture.chairs.flatMap((chair, seat) => (chair.name === null ? [seat] : []));
}

/** The first thing asked: your name; then one tap. @param {LobbyProps} props */
function SitDown({ session, picture }) {
  const [chair] = emptyChairs(picture);
  if (chair === undefined) return h("p", { class: "panel lobby-line" }, say("lobby-full"));
  return h(
    "div",
    { class: "panel sit" },
    h(NameForm, {
      label: say("sit-name"),
      name: ownName.value,
      button: say("button-sit"),
      onName: (name) => {
        ownName.value = name;
        session.sit(chair, name, freeColour(picture));
        play("take");
      },
    }),
  );
}

/** @param {{label: string, name: string, button: string, class?: string, onName: (name: string) => void}} props */
function NameForm({ label, name, button, class: look = "button", onName }) {
  const typed = useSignal(name);
  const ready = typed.value.trim().length > 0;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (ready) onName(typed.value.trim().replace(/\s+/g, " "));
  };
  return h(
    "form",
    { class: "name-form", onSubmit: submit },
    h(
      "label",
      null,
      h("span", null, label),
      h("input", {
        type: "text",
        autocomplete: "nickname",
        maxLength: LONGEST_NAME,
        enterkeyhint: "done",
        value: typed.value,
        onInput: (event) => (typed.value = typedIn(event)),
      }),
    ),
    h("button", { type: "submit", class: look, disabled: !ready }, button),
  );
}

/** What to do once one sits: wait, fill up, or begin. @param {LobbyProps} props */
function Ready({ session, picture }) {
  const empty = emptyChairs(picture);
  const level = findGame(picture.game)?.bots[0];
  if (!empty.length) {
    return h(
      "div",
      { class: "panel ready" },
      h("p", { class: "lobby-line" }, say("lobby-ready")),
      h("button", { type: "button", class: "button big", onClick: () => session.start() }, say("button-start")),
    );
  }
  return h(
    "div",
    { class: "panel ready" },
    h("p", { class: "lobby-line" }, say("lobby-waiting", { count: empty.length })),
    level &&
      h(
        "button",
        { type: "button", class: "quiet wide", onClick: () => empty.forEach((seat) => session.bot(seat, level)) },
        h(Icon, { name: "bot" }),
        say("button-fill", { count: empty.length }),
      ),
  );
}

// -- what is played

/** What is played here, to read and, with a chair, to change; a start that an option forbids leads to that option. @param {LobbyProps & {words: Speaker}} props */
function TableOptions({ session, picture, words }) {
  const open = useSignal(false);
  const at = useSignal("");
  const trouble = useSignal(/** @type {Refusal | null} */ (null));
  const info = findGame(picture.game);
  const refusal = session.refusal.value;
  const seated = picture.yours.length > 0;
  useEffect(() => {
    if (!refusal || !info || !seated) return;
    const option = refusal.code === "bad-option" ? String(refusal.args.option) : "";
    if (option in info.settings) {
      at.value = option;
      open.value = true;
    }
    if (!open.value) return;
    trouble.value = refusal; // a sheet lies over everything: what is said elsewhere would not be seen
    session.refusal.value = null;
  }, [refusal]);
  useEffect(() => {
    trouble.value = null;
  }, [JSON.stringify(picture.options)]);
  const close = () => {
    open.value = false;
    at.value = "";
    trouble.value = null;
  };
  if (!info) return null;
  return h(
    "div",
    { class: "table-options" },
    h(OptionChips, { info, options: picture.options, words }),
    seated && h("button", { type: "button", class: "quiet", "aria-haspopup": "dialog", onClick: () => (open.value = true) }, h(Icon, { name: "options" }), say("options-title")),
    h(HelpButton, { game: picture.game, words }),
    open.value && seated && h(OptionsSheet, { session, picture, info, words, refusal: trouble.value, at: at.value, onClose: close }),
  );
}

// -- what players say of themselves

/** The settings that everybody ticks for themselves. @param {Picture} picture */
function ticked(picture) {
  const settings = Object.entries(findGame(picture.game)?.settings ?? {});
  return settings.flatMap(([name, setting]) => (setting.ticked ? [name] : []));
}

/** One such setting: a switch, or one for each who shares this device. @param {LobbyProps & {name: string}} props */
function Tick({ session, picture, name }) {
  const words = speaker(picture.game);
  const label = words.say(`setting-${name}`);
  const help = words.has(`setting-${name}-help`) && h("p", { class: "help" }, words.say(`setting-${name}-help`));
  const shared = picture.yours.length > 1;
  return h(
    "section",
    { class: "panel ticks", "aria-label": label },
    shared && h("h2", null, label),
    picture.yours.map((seat) => {
      const chair = picture.chairs[seat];
      const on = chair?.ticks.includes(name) ?? false;
      const onChange = (/** @type {boolean} */ next) => session.tick(seat, name, next);
      return h(Switch, { key: seat, on, label: shared ? chair?.name ?? "" : label, onChange }, h(Mark, { colour: chair?.colour ?? 0 }));
    }),
    help,
  );
}

// -- one chair

/** @param {LobbyProps & {seat: number, onClose: () => void}} props */
function ChairSheet(props) {
  const chair = props.picture.chairs[props.seat];
  if (!chair) return null;
  if (chair.name === null) return h(EmptyChair, props);
  return props.picture.yours.includes(props.seat) ? h(OwnChair, { ...props, chair }) : h(OtherChair, { ...props, chair });
}

/** Sit here, somebody who shares this device, or a bot. @param {LobbyProps & {seat: number, onClose: () => void}} props */
function EmptyChair({ session, picture, seat, onClose }) {
  const seated = picture.yours.length > 0;
  const bots = findGame(picture.game)?.bots ?? [];
  /** @param {string} name */
  const sit = (name) => {
    if (!seated) ownName.value = name;
    session.sit(seat, name, freeColour(picture));
    onClose();
  };
  return h(
    Dialog,
    { title: say("chair-title", { number: seat + 1 }), onClose },
    !seated && h(NameForm, { label: say("sit-name"), name: ownName.value, button: say("button-sit-here"), onName: sit }),
    seated && h(ShareDevice, { onName: sit }),
    h("h3", null, say(seated ? "chair-bot-title" : "chair-bot-or")),
    h(
      "div",
      { class: "bots" },
      bots.map((level) => h(BotCard, { key: level, level, words: speaker(picture.game), onClick: () => (session.bot(seat, level), onClose()) })),
    ),
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

/** A bot's name for people, the game's own or the house's; a level without words keeps its own. @param {string} level @param {Speaker} words */
export function botName(level, words) {
  return words.sayFirst([`bot-${level}`, level]);
}

/** @param {{level: string, words: Speaker, onClick: () => void}} props */
function BotCard({ level, words, onClick }) {
  return h(
    "button",
    { type: "button", class: "bot-card", onClick },
    h(Icon, { name: "bot", size: 32 }),
    h("span", null, h("strong", null, botName(level, words)), words.has(`bot-${level}-help`) && h("small", null, words.say(`bot-${level}-help`))),
  );
}

/** @param {LobbyProps & {seat: number, chair: Chair, onClose: () => void}} props */
function OwnChair({ session, picture, seat, chair, onClose }) {
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
  return h(
    Dialog,
    { title: say("chair-yours"), onClose },
    h(SlowLine, { chair }),
    h("h3", null, say("label-colour")),
    h(Colours, { value: chair.colour, taken: takenColours(picture, seat), onChange: recolour }),
    h(NameForm, { label: say("sit-name"), name: chair.name ?? "", button: say("button-save"), onName: rename }),
    h("button", { type: "button", class: "quiet wide", onClick: stand }, h(Icon, { name: "leave" }), say("button-stand")),
  );
}

/** @param {{chair: Chair}} props */
function SlowLine({ chair }) {
  return chair.slow ? h("p", { class: "ticked" }, h(Icon, { name: "slow" }), say("chair-slow")) : null;
}

/** @param {LobbyProps & {seat: number, chair: Chair, onClose: () => void}} props */
function OtherChair({ session, picture, seat, chair, onClose }) {
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
    h(SlowLine, { chair }),
    chair.ticks.map((name) => h("p", { class: "ticked", key: name }, h(Icon, { name: "check" }), words.say(`setting-${name}`))),
    chair.bot && h("button", { type: "button", class: "quiet wide", onClick: send }, h(Icon, { name: "leave" }), say("button-send-away")),
  );
}
