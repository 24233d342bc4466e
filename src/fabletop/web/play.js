// At the table: who is there, what to do now, the board, one's own things, and what has just happened.

import { Component, h } from "./vendor/preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef } from "./vendor/preact-hooks.js";
import { useSignal } from "./vendor/signals.js";
import { Clock } from "./clock.js";
import { Icon } from "./icons.js";
import { Invite } from "./invite.js";
import { Menu } from "./menu.js";
import { Dialog } from "./parts.js";
import * as plain from "./plainboard.js";
import { Chips } from "./players.js";
import { go } from "./router.js";
import { playersOf, readable } from "./session.js";
import { calm } from "./settings.js";
import { play as playSound, playAll } from "./sound.js";
import { say } from "./words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("./types.d.ts").BoardModule} BoardModule */
/** @typedef {import("./types.d.ts").BoardProps<any>} BoardProps */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture, board: BoardModule, words: Speaker}} PlayProps */

const LINES = 2; // what somebody did comes first, what follows from it after
const BEFORE_THE_END = 1600;

/** @param {PlayProps} props */
export function Play({ session, picture, board, words }) {
  const props = useBoardProps(session, picture, words);
  const final = useFinal(picture);
  const watching = picture.yours.length === 0;
  useTurnSignals(session, picture, words);
  useEventSounds(props, board);
  const { Drawer } = board;
  return h(
    "div",
    { class: `table game-${picture.game}${watching ? " watching" : ""}${final.value ? " ended" : ""}` },
    h("header", { class: "table-head" }, h(Chips, { picture, players: props.players, board }), h(TableMenu, { session, picture, board, words })),
    h(Prompt, { session, picture, words }),
    h(
      "main",
      { id: "main", class: "board-room", tabIndex: -1 },
      final.value
        ? h(Ending, { board, props, onBoard: () => (final.value = false) })
        : h(Safely, { key: "board", instead: h(plain.Board, props) }, h(board.Board, props)),
      !final.value && h(Narration, { props, words }),
    ),
    !final.value &&
      h(
        "aside",
        { class: "drawer", "aria-label": say("label-own-things") },
        h(AwayBanner, { session, picture }),
        Drawer && !watching && h(Safely, { key: "drawer", instead: null }, h(Drawer, props)),
        h(Story, { session, picture, words }),
        picture.phase === "over" && h("button", { type: "button", class: "button", onClick: () => (final.value = true) }, say("button-result")),
      ),
  );
}

/** What the board gets; the same object as long as nothing it shows has changed. @param {Session} session @param {Picture} picture @param {Speaker} words @returns {BoardProps} */
function useBoardProps(session, picture, words) {
  const news = useMemo(() => session.news, [picture]);
  useLayoutEffect(() => {
    session.drawn = picture;
  }, [picture]);
  return {
    picture,
    view: picture.view,
    seat: picture.seat,
    choices: picture.choices,
    players: playersOf(picture, (seat) => say("chair-number", { number: seat + 1 })),
    events: news,
    say: words.say,
    act: (action) => session.act(action),
    why: (action) => session.why(action),
    calm: calm.value,
    sound: playSound,
  };
}

/** The result shows itself once the last move has been seen. @param {Picture} picture */
function useFinal(picture) {
  const over = picture.phase === "over";
  const arrivedLate = useRef(over);
  const final = useSignal(over);
  useEffect(() => {
    if (!over || arrivedLate.current) return undefined;
    const timer = setTimeout(() => {
      final.value = true;
      playSound("win");
    }, BEFORE_THE_END);
    return () => clearTimeout(timer);
  }, [over]);
  return final;
}

/** Your turn, beyond doubt: a bell, a tremble, the title of the page. @param {Session} session @param {Picture} picture @param {Speaker} words */
function useTurnSignals(session, picture, words) {
  const asked = session.asked.value;
  const first = useRef(true);
  useEffect(() => {
    if (asked && !first.current) {
      playSound("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(90);
    }
    first.current = false;
  }, [asked]);
  useEffect(() => {
    const game = words.say("game-name");
    document.title = asked ? `● ${say("your-turn")} – ${game}` : `${game} – Fabletop`;
  });
}

/** @param {BoardProps} props @param {BoardModule} board */
function useEventSounds(props, board) {
  useEffect(() => {
    const sounds = board.sounds ?? {};
    const names = props.events.map((event) => sounds[event.key] ?? "").filter(Boolean);
    playAll([...new Set(names)]);
  }, [props.events]);
}

/** A board that breaks must not end the evening: what it cannot draw is played with buttons. */
class Safely extends Component {
  /** @param {{instead: any, children?: any}} props */
  constructor(props) {
    super(props);
    this.state = { broken: false };
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ broken: true });
  }

  /** @param {any} props @param {any} state */
  render(props, state) {
    return state.broken ? props.instead : props.children;
  }
}

// -- what to do now

/** @param {{session: Session, picture: Picture, words: Speaker}} props */
function Prompt({ session, picture, words }) {
  const asked = session.asked.value;
  const view = picture.view;
  const step = view?.step ?? "over";
  const args = { seats: view?.actors ?? [] };
  const text = asked
    ? words.sayFirst([`ask-${step}`, "ask-anything"])
    : words.sayFirst(picture.phase === "over" ? ["wait-over", "ask-over"] : [`wait-${step}`, "wait-anything"], args);
  const line = useFit(text);
  return h(
    "section",
    { "aria-labelledby": "table-name", class: asked ? "prompt yours" : "prompt" },
    h("h1", { id: "table-name", class: "sr" }, say("lobby-title", { game: words.say("game-name"), code: picture.code })),
    h("p", { ref: line, role: "status" }, asked && h("strong", null, say("your-turn")), " ", h("span", null, text)),
    picture.phase === "play" && h(Clock, { deadline: session.deadline.value, urgent: asked }),
  );
}

/** Fits a line into its row: as it is, without its prefix, on two lines, on two smaller ones. @param {string} text */
function useFit(text) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const fit = () => {
      const line = ref.current;
      for (let size = 0; line && size < 4; size++) {
        line.dataset.fit = String(size);
        if (line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight) break;
      }
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [text]);
  return ref;
}

/** What has just happened, over the board for a moment (a brief one if you are asked) and for screen readers. @param {{props: BoardProps, words: Speaker}} props */
function Narration({ props, words }) {
  const lines = props.events.map((event) => words.event(event)).filter(Boolean);
  return h(
    "div",
    { class: props.choices.length ? "narration brief" : "narration" },
    h("p", { class: "sr", role: "log", "aria-live": "polite" }, lines.join(". ")),
    h(
      "div",
      { class: "narration-lines", key: props.events[0]?.n ?? -1, "aria-hidden": "true" },
      lines.slice(0, LINES).map((line, n) => h("span", { key: n }, line)),
    ),
  );
}

/** What has happened, to read back. @param {{session: Session, picture: Picture, words: Speaker}} props */
function Story({ session, picture, words }) {
  const open = useSignal(false);
  const events = readable(session.story.value, picture);
  const lines = () => events.map((event) => h("li", { key: event.n }, words.event(event)));
  return h(
    "section",
    { class: "story", "aria-label": say("story-title") },
    h(
      "button",
      { type: "button", class: "story-button", onClick: () => (open.value = true) },
      h(Icon, { name: "story" }),
      h("span", null, say("story-title")),
    ),
    h("ol", { class: "story-lines", "aria-hidden": "true" }, lines().slice(-5)),
    open.value &&
      h(
        Dialog,
        { title: say("story-title"), onClose: () => (open.value = false) },
        events.length ? h("ol", { class: "story-all", tabIndex: 0 }, lines()) : h("p", null, say("story-empty")),
      ),
  );
}

/** @param {{session: Session, picture: Picture}} props */
function AwayBanner({ session, picture }) {
  const away = picture.yours.find((seat) => picture.chairs[seat]?.away);
  if (away === undefined || picture.phase !== "play") return null;
  return h(
    "div",
    { class: "away-banner", role: "alert" },
    h("span", null, say("away-banner", { name: picture.chairs[away]?.name ?? "" })),
    h("button", { type: "button", class: "button", onClick: () => session.back(away) }, say("button-back")),
  );
}

// -- the end, and the doors

/** How it went for whoever holds this device. @param {{picture: Picture}} props */
function OwnPlace({ picture }) {
  const { outcome, seat } = picture;
  if (!outcome || seat === null || !outcome.scores.length) return null;
  return h("p", { class: "own-place" }, say("ending-you", { rank: outcome.ranks[seat], points: outcome.scores[seat] }));
}

/** @param {{board: BoardModule, props: BoardProps, onBoard: () => void}} props */
function Ending({ board, props, onBoard }) {
  const Final = board.Final ?? plain.Final;
  return h(
    "div",
    { class: "ending" },
    h("section", { class: "ending-body", tabIndex: 0, "aria-label": say("button-result") }, h(OwnPlace, { picture: props.picture }), h(Safely, { instead: h(plain.Final, props) }, h(Final, props))),
    h(
      "div",
      { class: "row ending-doors" },
      h("a", { class: "button", href: `/new/${props.picture.game}` }, say("button-new")),
      h("a", { class: "quiet", href: "/" }, say("button-shelf")),
      h("button", { type: "button", class: "quiet board-button", title: say("button-board"), onClick: onBoard }, h(Icon, { name: "eye" }), h("span", null, say("button-board"))),
    ),
  );
}

/** @param {{session: Session, picture: Picture, board: BoardModule, words: Speaker}} props */
function TableMenu({ session, picture, board, words }) {
  const dialog = useSignal(/** @type {"" | "help" | "invite" | "leave"} */ (""));
  const shut = () => (dialog.value = "");
  const canLeave = picture.phase === "play" && picture.yours.length > 0;
  const leave = () => {
    for (const seat of picture.yours) session.stand(seat);
    go("/");
  };
  return h(
    "div",
    { class: "table-menu" },
    h(Menu, { more: (close) => [
      board.help && h("button", { type: "button", class: "line-link", onClick: () => (close(), (dialog.value = "help")) }, h(Icon, { name: "story" }), say("menu-help")),
      h("button", { type: "button", class: "line-link", onClick: () => (close(), (dialog.value = "invite")) }, h(Icon, { name: "code" }), say("invite-title")),
      canLeave && h("button", { type: "button", class: "line-link", onClick: () => (close(), (dialog.value = "leave")) }, h(Icon, { name: "leave" }), say("button-leave")),
    ] }),
    dialog.value === "help" &&
      h(
        Dialog,
        { title: say("menu-help"), onClose: shut },
        h("ol", { class: "story-all", tabIndex: 0 }, (board.help ?? []).map((key) => h("li", { key }, words.say(key)))),
      ),
    dialog.value === "invite" && h(Dialog, { title: say("invite-title"), onClose: shut, class: "bare" }, h(Invite, { code: picture.code })),
    dialog.value === "leave" &&
      h(
        Dialog,
        { title: say("leave-title"), onClose: shut },
        h("p", null, say("leave-text")),
        h("div", { class: "row" }, h("button", { type: "button", class: "button", onClick: shut }, say("button-stay")), h("button", { type: "button", class: "quiet", onClick: leave }, say("button-leave"))),
      ),
  );
}
