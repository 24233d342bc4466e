// Talking at the table: a few phrases for everybody, words of one's own where the game allows it. What was said
// floats over the board for a moment and is kept nowhere.

import { h } from "./vendor/preact.js";
import { useSignal } from "./vendor/signals.js";
import { Icon, Mark } from "./icons.js";
import { Dialog, Pills, typedIn } from "./parts.js";
import { say } from "./words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("./types.d.ts").Player} Player */
/** @typedef {import("./types.d.ts").Said} Said */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture, players: Player[], words: Speaker}} TalkProps */

const PHRASES = ["hmm", "one-more", "well-done", "oh-no", "thanks", "wait"];
const LONGEST = 200;
const AT_ONCE = 3;

/** The button, where one may talk. @param {TalkProps} props */
export function Talk(props) {
  const open = useSignal(false);
  const close = () => (open.value = false);
  if (props.picture.talk === null || !props.picture.yours.length) return null;
  return h(
    "div",
    { class: "talk" },
    h(
      "button",
      { type: "button", class: "round", "aria-label": say("talk-title"), "aria-haspopup": "dialog", onClick: () => (open.value = true) },
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
    yours.length > 1 && h(Pills, {
      label: say("talk-who"),
      value: String(speaking.value),
      choices: yours.map((own) => ({ value: String(own), words: players[own]?.name ?? "" })),
      onChange: (own) => (speaking.value = Number(own)),
    }),
    h(
      "div",
      { class: "phrases" },
      PHRASES.map((phrase) => h("button", { type: "button", class: "quiet", key: phrase, onClick: () => sayPhrase(phrase) }, words.say(`phrase-${phrase}`))),
    ),
    talk === "free" && h(FreeText, { onText: sayFreely }),
  );
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

/** What was said lately. @param {{said: Said[], players: Player[], words: Speaker}} props */
export function Bubbles({ said, players, words }) {
  return h(
    "div",
    { class: "bubbles", role: "log", "aria-label": say("talk-said") },
    said.slice(-AT_ONCE).map((one) => h(Bubble, { key: one, player: players[one.seat], marked: one.marked === true, words, text: "text" in one ? one.text : words.say(`phrase-${one.phrase}`) })),
  );
}

/** A game may mark something for those who should look twice. @param {{player: Player | undefined, text: string, marked: boolean, words: Speaker}} props */
function Bubble({ player, text, marked, words }) {
  if (!player) return null;
  const note = marked && h("small", null, " ❗ ", words.say("label-marked", { name: player.name }));
  return h("p", { class: marked ? "bubble marked" : "bubble" }, note, h(Mark, { colour: player.colour, size: 26 }), h("span", null, h("strong", null, player.name), " ", text));
}
