// Before the game: chairs round a table, the way to invite, and the start.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at } from "../shell/addresses.js";
import { brings, findGame } from "../shell/catalogue.js";
import { ChairSheet } from "./chairsheet.js";
import { DoorSheet, tableDoors } from "./doors.js";
import { Evening } from "../after/evening.js";
import { useGoingOn } from "./goingon.js";
import { HelpButton } from "../shell/help.js";
import { HostPanel } from "./host.js";
import { Icon, Mark } from "../shell/icons.js";
import { Invite } from "./invite.js";
import { Menu } from "../shell/menu.js";
import { OptionChips, OptionsSheet } from "./options.js";
import { PackPanel } from "./packs.js";
import { Safely, Switch, TopBar, useTitle } from "../shell/parts.js";
import { SealButton } from "../after/seal.js";
import { name as ownName } from "../shell/settings.js";
import { emptyChairs, fillUp, freeColour, NameForm } from "./sitting.js";
import { playersOf } from "./picture.js";
import { ShareButton } from "./sharing.js";
import { play } from "../shell/sound.js";
import { Greetings } from "./talk.js";
import { listed, say, speaker } from "../shell/words.js";

export { botName } from "./sitting.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").Chair} Chair */
/** @typedef {import("../types.d.ts").Refusal} Refusal */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture}} LobbyProps */

/**
 * Two chairs about to change places: nobody thinks of it, the first is to be chosen, or the second.
 * @typedef {null | {first: number | null}} Swap
 */

/** @param {LobbyProps & {board: BoardModule, words: Speaker}} props */
export function Lobby({ session, picture, board, words }) {
  useTitle(words.say("game-name"));
  const open = useSignal(/** @type {number | null} */ (null));
  const door = useSignal("");
  const swap = useSignal(/** @type {Swap} */ (null));
  /** @param {number} seat */
  const touch = (seat) => {
    const first = swap.value?.first;
    if (first === undefined) open.value = seat;
    else if (first === null) swap.value = { first: seat };
    else {
      if (first !== seat) session.swap(first, seat);
      swap.value = null;
    }
  };
  const seated = picture.yours.length > 0;
  const awaited = useGoingOn(session, picture);
  const waits = seated && emptyChairs(picture).length > 0;
  return h(
    "div",
    { class: `page lobby-page game-${picture.game}` },
    h(
      TopBar,
      null,
      h("span", { class: "bar-title" }, words.say("game-name")),
      h(Menu, { more: (close) => tableDoors(session, picture, (which) => (close(), (door.value = which))) }),
    ),
    h(
      "main",
      { id: "main", class: "lobby", tabIndex: -1 },
      h("h1", { class: "sr" }, say("lobby-title", { game: words.say("game-name"), code: picture.code })),
      h(
        "div",
        { class: "lobby-table" },
        h(
          "div",
          { class: "round-room" },
          h(RoundTable, { picture, swap: swap.value, onChair: touch }),
          h(Greetings, { session, players: playersOf(picture, nobody), words }),
        ),
        swap.value && h(SwapLine, { swap: swap.value, picture, onCancel: () => (swap.value = null) }),
        h(Safely, { instead: null }, h(BoardLobby, { session, picture, board, words })),
      ),
      h(
        "div",
        { class: "lobby-side" },
        waits && h(Invite, { picture }),
        seated ? h(Ready, { session, picture, awaited }) : h(SitDown, { session, picture }),
        seated && ticked(picture).map((name) => h(Tick, { key: name, session, picture, name })),
        h(Evening, { picture }),
        h(TableOptions, { session, picture, words }),
        !waits && h(Invite, { picture }),
        h(HostPanel, { session, picture, onSwap: () => (swap.value = { first: null }) }),
        h(SealButton, { picture }),
        brings(picture.game, "packs") && h(PackPanel, { session, picture }),
      ),
    ),
    open.value !== null &&
      h(ChairSheet, {
        session,
        picture,
        seat: open.value,
        onSwap: (first) => ((open.value = null), (swap.value = { first })),
        onClose: () => (open.value = null),
      }),
    h(DoorSheet, { which: door.value, session, picture, onClose: () => (door.value = "") }),
  );
}

/** An empty chair says nothing. */
const nobody = () => "";

/**
 * What the game itself has to show or to try before it begins.
 * @param {LobbyProps & {board: BoardModule, words: Speaker}} props
 */
function BoardLobby({ session, picture, board, words }) {
  const info = findGame(picture.game);
  if (!board.Lobby || !info) return null;
  const seen = /** @type {import("../types.d.ts").Picture<null>} */ (picture);
  return h(board.Lobby, { picture: seen, info, say: words.say, choose: (name, value) => session.choose(name, value) });
}

// -- the table

/**
 * The chairs; on a television nobody touches them.
 * @param {{picture: Picture, swap?: Swap, onChair: ((seat: number) => void) | null}} props
 */
export function RoundTable({ picture, swap = null, onChair }) {
  const words = speaker(picture.game);
  return h(
    "section",
    { class: swap ? "round-table swapping" : "round-table", "aria-label": say("lobby-chairs") },
    h("img", { class: "table-top", src: at("/web/art/table.svg"), alt: "" }),
    h(
      "ul",
      { class: `chairs of-${picture.chairs.length}` },
      picture.chairs.map((chair, seat) =>
        h(
          "li",
          { key: seat },
          h(ChairButton, {
            chair,
            seat,
            own: picture.yours.includes(seat),
            host: picture.host === seat,
            chosen: swap && swap.first === seat,
            words,
            onChair,
          }),
        ),
      ),
    ),
  );
}

/**
 * @param {{chair: Chair, seat: number, own: boolean, host: boolean, chosen: boolean | null, words: Speaker, onChair:
 * ((seat: number) => void) | null}} props
 */
function ChairButton({ chair, seat, own, host, chosen, words, onChair }) {
  const kind = chair.name === null ? "empty" : chair.bot ? "bot" : own ? "own" : "guest";
  const label =
    chair.name === null
      ? say("chair-empty", { number: seat + 1 })
      : say(chair.bot ? "chair-bot" : own ? "chair-own" : "chair-person", { name: chair.name });
  const marks = [
    chair.slow && say("chair-slow"),
    ...chair.ticks.map((name) => words.say(`setting-${name}`)),
    host && say("chair-host"),
  ];
  const touch = onChair
    ? {
        type: "button",
        "aria-label": [label, ...marks].filter(Boolean).join(". "),
        "aria-pressed": chosen ?? undefined,
        onClick: () => onChair(seat),
      }
    : {};
  return h(
    onChair ? "button" : "div",
    { class: `chair ${kind}`, "data-seat": seat, ...touch },
    h(
      "span",
      { class: "cushion" },
      chair.name === null
        ? h(Icon, { name: onChair ? "plus" : "person", size: 30 })
        : h(Mark, { colour: chair.colour, size: 60 }),
      chair.bot && h("span", { class: "badge" }, h(Icon, { name: "bot", size: 18 })),
      chair.name !== null && !chair.bot && h("span", { class: chair.online ? "dot on" : "dot" }),
      chair.slow && h("span", { class: "badge slow", title: say("chair-slow") }, h(Icon, { name: "slow", size: 18 })),
      chair.ticks.length > 0 && h("span", { class: "badge tick" }, h(Icon, { name: "check", size: 18 })),
      host && h("span", { class: "badge host", title: say("chair-host") }, h(Icon, { name: "crown", size: 18 })),
    ),
    h("span", { class: "chair-name" }, chair.name ?? say("chair-free")),
  );
}

/**
 * What to touch now, and the way out; Escape is one too.
 * @param {{swap: NonNullable<Swap>, picture: Picture, onCancel: () => void}} props
 */
function SwapLine({ swap, picture, onCancel }) {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    line.current?.scrollIntoView({ block: "end" }); // the chairs stand above it
    const escape = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onCancel();
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, []);
  const name =
    swap.first === null ? "" : (picture.chairs[swap.first]?.name ?? say("chair-number", { number: swap.first + 1 }));
  return h(
    "div",
    { ref: line, class: "swap-line" },
    h("p", { role: "status" }, say(swap.first === null ? "swap-first" : "swap-second", { name })),
    h("button", { type: "button", class: "quiet", onClick: onCancel }, say("button-cancel")),
  );
}

// -- sitting down

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

/** What to do once one sits: wait, fill up, or begin. @param {LobbyProps & {awaited: string[]}} props */
function Ready({ session, picture, awaited }) {
  const empty = emptyChairs(picture);
  const level = findGame(picture.game)?.bots[0];
  if (!empty.length) {
    return h(
      "div",
      { class: "panel ready" },
      h(
        "p",
        { class: "lobby-line" },
        awaited.length ? say("again-starts", { names: listed(awaited) }) : say("lobby-ready"),
      ),
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
        {
          type: "button",
          class: "quiet wide",
          onClick: () => fillUp(session, picture),
        },
        h(Icon, { name: "bot" }),
        say("button-fill", { count: empty.length }),
      ),
    h(ShareButton, { session, picture }),
  );
}

// -- what is played

/**
 * What is played here, to read and, with a chair, to change; a start that an option forbids leads to that option.
 * @param {LobbyProps & {words: Speaker}} props
 */
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
    seated &&
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-haspopup": "dialog",
          onClick: () => ((session.goesOn.value = false), (open.value = true)),
        },
        h(Icon, { name: "options" }),
        say("options-title"),
      ),
    h(HelpButton, { game: picture.game }),
    open.value &&
      seated &&
      h(OptionsSheet, { session, picture, info, words, refusal: trouble.value, at: at.value, onClose: close }),
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
      return h(
        Switch,
        { key: seat, on, label: shared ? (chair?.name ?? "") : label, onChange },
        h(Mark, { colour: chair?.colour ?? 0 }),
      );
    }),
    help,
  );
}
