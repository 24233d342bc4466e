// Talking at the table: a few phrases and stickers for everybody, words of one's own where game and host allow them.
// What was said floats over the board for a moment and is kept nowhere. Whom one does not want to hear is muted, for
// this table and on this device.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { onDevice } from "../shell/addresses.js";
import { Icon, Mark } from "../shell/icons.js";
import { Dialog, Pills, Switch, typedIn } from "../shell/parts.js";
import { banter } from "../shell/settings.js";
import { isBanter, isGreeting } from "./banter.js";
import { isSticker, Sticker, STICKERS } from "./stickers.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../types.d.ts").Said} Said */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture, players: Player[], words: Speaker}} TalkProps */

const PHRASES = ["hmm", "one-more", "well-done", "oh-no", "thanks", "wait"];
const LONGEST = 200;
const AT_ONCE = 3;
const GREETING = 1300; // until the next one says hello
const LARGE = 3500; // how long a sticker is large

/** The button, where one may talk. @param {TalkProps} props */
export function Talk(props) {
  const open = useSignal(false);
  const close = () => (open.value = false);
  useFairHearing(props);
  if (!canTalk(props.picture)) return null;
  return h(
    "div",
    { class: "talk" },
    h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": say("talk-title"),
        "aria-haspopup": "dialog",
        onClick: () => (open.value = true),
      },
      h(Icon, { name: "talk" }),
    ),
    open.value && h(TalkSheet, { ...props, onClose: close }),
  );
}

/** @param {TalkProps & {onClose: () => void}} props */
function TalkSheet({ session, picture, players, words, onClose }) {
  const { yours, seat, asked, talk } = picture;
  const speaking = useSignal(seat ?? asked[0] ?? yours[0] ?? 0);
  /** @param {string} phrase */
  const sayPhrase = (phrase) => {
    session.sayPhrase(speaking.value, phrase);
    onClose();
  };
  /** @param {string} text */
  const sayFreely = (text) => {
    session.sayFreely(speaking.value, text);
    onClose();
  };
  return h(
    Dialog,
    { title: say("talk-title"), onClose },
    yours.length > 1 &&
      h(Pills, {
        label: say("talk-who"),
        value: String(speaking.value),
        choices: yours.map((own) => ({ value: String(own), words: players[own]?.name ?? "" })),
        onChange: (own) => (speaking.value = Number(own)),
      }),
    h(
      "div",
      { class: "phrases" },
      PHRASES.map((phrase) =>
        h(
          "button",
          { type: "button", class: "quiet", key: phrase, onClick: () => sayPhrase(phrase) },
          words.say(`phrase-${phrase}`),
        ),
      ),
    ),
    h(
      "div",
      { class: "stickers" },
      STICKERS.map((name) =>
        h(
          "button",
          { type: "button", class: "sticker-button", key: name, onClick: () => sayPhrase(name) },
          h(Sticker, { name, words: words.say(`phrase-${name}`), size: 56 }),
        ),
      ),
    ),
    talk === "free" && h(FreeText, { onText: sayFreely }),
    h(Muting, { session, picture, players }),
  );
}

/** Whom not to hear. @param {{session: Session, picture: Picture, players: Player[]}} props */
function Muting({ session, picture, players }) {
  const others = players.filter(({ seat, you }) => !you && isPerson(picture, seat));
  const muted = session.muted.value;
  if (!others.length) return null;
  return h(
    "details",
    { class: "more" },
    h("summary", null, say("mute-title")),
    h("p", { class: "help" }, say("mute-help")),
    others.map(({ seat, name, colour }) =>
      h(
        Switch,
        {
          key: seat,
          on: muted.includes(seat),
          label: say("mute-person", { name }),
          onChange: (on) => session.mute(seat, on),
        },
        h(Mark, { colour }),
      ),
    ),
  );
}

/** @param {Picture} picture @param {number} seat */
function isPerson({ chairs }, seat) {
  const chair = chairs[seat];
  return chair !== undefined && !chair.free && (chair.bot === null || chair.stood_in);
}

/** Whoever sits down on the chair of somebody muted is heard again. @param {TalkProps} props */
function useFairHearing({ session, picture }) {
  useEffect(() => {
    for (const seat of session.muted.peek()) if (!isPerson(picture, seat)) session.mute(seat, false);
  }, [picture]);
}

/** @param {{onText: (text: string) => void}} props */
function FreeText({ onText }) {
  const typed = useSignal("");
  const text = typed.value.trim();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (text) onText(text);
  };
  return h(
    "form",
    { class: "free-text", onSubmit: submit },
    h("input", {
      type: "text",
      "aria-label": say("talk-placeholder"),
      placeholder: say("talk-placeholder"),
      autocomplete: "off",
      enterkeyhint: "send",
      maxLength: LONGEST,
      value: typed.value,
      onInput: (event) => (typed.value = typedIn(event)),
    }),
    h("button", { type: "submit", class: "button", disabled: !text }, say("button-say")),
  );
}

/** Whether this device may say something: those who share it hear each other. @param {Picture} picture */
export function canTalk({ talk, yours }) {
  return talk !== null && yours.length > 0 && !onDevice.value;
}

/** Not from somebody muted; from bots only where that is wanted, and no greeting over a board. @param {Said} said
 * @param {number[]} muted */
function isHeard(said, muted) {
  if (isBanter(said)) return banter.value && !isGreeting(said);
  return !muted.includes(said.seat);
}

/**
 * Before the game: whoever sits down says hello, one after the other.
 * @param {{session: Session, players: Player[], words: Speaker}} props
 */
export function Greetings({ session, players, words }) {
  const greetings = banter.value ? session.said.value.filter(isGreeting) : [];
  const turn = useSignal(0);
  const next = greetings[Math.min(turn.value, greetings.length - 1)];
  useEffect(() => {
    if (!greetings.length) turn.value = 0;
    else if (turn.value < greetings.length - 1) {
      const timer = setTimeout(() => (turn.value += 1), GREETING);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [greetings.length, turn.value]);
  return h(
    "div",
    { class: "greetings", role: "log", "aria-label": say("talk-said") },
    next && h(Bubble, { key: next, player: players[next.seat], said: next, words }),
  );
}

/**
 * What was said lately by those one wants to hear.
 * @param {{session: Session, players: Player[], words: Speaker}} props
 */
export function Bubbles({ session, players, words }) {
  const said = session.said.value.filter((one) => isHeard(one, session.muted.value));
  return h(
    "div",
    { class: "bubbles", role: "log", "aria-label": say("talk-said") },
    said.slice(-AT_ONCE).map((one) => h(Bubble, { key: one, player: players[one.seat], said: one, words })),
  );
}

/**
 * A game may mark something for those who should look twice.
 * @param {{player: Player | undefined, said: Said, words: Speaker}} props
 */
function Bubble({ player, said, words }) {
  if (!player) return null;
  const note = said.marked && h("small", null, " ❗ ", words.say("label-marked", { name: player.name }));
  const spoken = "text" in said ? said.text : words.say(`phrase-${said.phrase}`);
  const sticker = "phrase" in said && isSticker(said.phrase) && h(LargeAtFirst, { name: said.phrase, words: spoken });
  return h(
    "p",
    { class: said.marked ? "bubble marked" : "bubble" },
    note,
    h(Mark, { colour: player.colour, size: 26 }),
    h("span", null, h("strong", null, player.name), " ", sticker || spoken),
  );
}

/** A sticker, large for a moment. @param {{name: string, words: string}} props */
function LargeAtFirst({ name, words }) {
  const large = useSignal(true);
  useEffect(() => {
    const timer = setTimeout(() => (large.value = false), LARGE);
    return () => clearTimeout(timer);
  }, []);
  return h(
    "span",
    { class: large.value ? "said-sticker large" : "said-sticker" },
    h(Sticker, { name, words, size: large.value ? 104 : 36 }),
  );
}
