// The whole list in one sentence, typed or spoken; the server says how it understood the text before it is sent. OS-100

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { choicesOf, roomFor, wordsOf } from "../../../web/board/choices.js";
import { Dialog } from "../../../web/shell/parts.js";
import { lookOf } from "./catalogue.js";
import { phrase, Sign, Treasure } from "./cards.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("./view.d.ts").Entry} Entry */
/** @typedef {import("./view.d.ts").Preview} Preview */

const PAUSE = 350;
const LANGUAGES = /** @type {Record<string, string>} */ ({
  fr: "Français",
  en: "English",
  de: "Deutsch",
  es: "Español",
  nl: "Nederlands",
  uk: "Українська",
});

/** The languages one may speak now. @param {Props} props */
function languagesOf(props) {
  return choicesOf(props, "sentence").flatMap((choice) => wordsOf(choice[2]).map(String));
}

/** @param {unknown} understood @returns {Entry[]} */
function entriesOf(understood) {
  if (!Array.isArray(understood)) return [];
  return understood.filter((entry) => typeof entry?.kind === "string");
}

/** @param {{props: Props, speaking: boolean, onClose: () => void}} props */
export function Sentence({ props, speaking, onClose }) {
  const { say, act, language, view } = props;
  const languages = languagesOf(props);
  const [text, setText] = useState("");
  const [tongue, setTongue] = useState(languages.includes(language) ? language : (languages[0] ?? language));
  const [answer, setAnswer] = usePreview(props, text, tongue);
  const ear = useListening(props, setText, speaking);
  const entries = entriesOf(answer?.understood);
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const sending = useRef(false);
  /** Only what is understood; what is not stays to be mended. */
  const send = async () => {
    const words = text.trim();
    if (!words || sending.current) return;
    sending.current = true;
    const reply = await props.preview(["sentence", words, tongue]);
    if (!field.current?.isConnected) return; // closed meanwhile
    sending.current = false;
    if (!entriesOf(reply.understood).length) return setAnswer(reply);
    onClose();
    act(["sentence", words, tongue]);
  };
  return h(
    Dialog,
    { title: say("recital-opening").replace(/ …$/, "\u00a0…"), onClose, class: "board os-sentence" },
    view.options.ordered === true && h("p", { class: "os-in-order" }, say("label-in-order")),
    h(Pick, { languages, tongue, onPick: setTongue }),
    h(
      "div",
      { class: "os-field" },
      h("textarea", {
        ref: field,
        enterkeyhint: "send",
        value: text,
        rows: 3,
        maxLength: roomFor(choicesOf(props, "sentence")[0]?.[1]) || undefined,
        lang: tongue,
        placeholder: say("label-type-here"),
        "aria-label": say("label-type-here"),
        autocomplete: "off",
        autofocus: !speaking,
        onInput: (/** @type {Event} */ event) =>
          setText(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value),
        onKeyDown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          void send();
        },
      }),
      ear.possible &&
        h(
          "button",
          {
            type: "button",
            class: "os-mic",
            "aria-pressed": String(ear.on),
            "aria-label": say("button-speak"),
            onClick: ear.toggle,
          },
          h(Sign, { name: "speak" }),
        ),
    ),
    h(
      "p",
      { class: "os-hearing", role: "status" },
      ear.on ? say("label-listening") : ear.deaf ? say("label-nothing-heard") : "",
    ),
    h(Understood, { props, answer, entries }),
    h("button", { type: "button", class: "os-big", disabled: entries.length === 0, onClick: send }, say("button-send")),
  );
}

/** @param {{languages: string[], tongue: string, onPick: (tongue: string) => void}} props */
function Pick({ languages, tongue, onPick }) {
  if (languages.length < 2) return null;
  return h(
    "div",
    { class: "os-tongues", role: "group" },
    languages.map((one) => {
      const short = one === "uk" ? "УК" : one.toUpperCase();
      const name = LANGUAGES[one] ?? one;
      return h(
        "button",
        {
          key: one,
          type: "button",
          lang: one,
          title: name,
          "aria-label": `${short} ${name}`,
          "aria-pressed": String(one === tongue),
          onClick: () => onPick(one),
        },
        short,
      );
    }),
  );
}

/** @param {{props: Props, answer: Preview | null, entries: Entry[]}} props */
function Understood({ props: { say, view }, answer, entries }) {
  if (answer?.refusal) {
    const { code, args } = answer.refusal;
    return h(
      "div",
      { class: "os-understood", role: "status" },
      h("p", { class: "os-warn" }, say(`refusal-${code}`, args)),
    );
  }
  const cards = entries.reduce((total, { count }) => total + count, 0);
  const words = entries.map(({ kind, count, adjective }) => phrase(say, kind, count, adjective)).join(", ");
  return h(
    "div",
    { class: "os-understood", role: "status" },
    entries.length > 0 && h("p", {}, say("label-understood", { entries: words, cards })),
    entries.length > 0 &&
      h(
        "ul",
        { "aria-hidden": "true" },
        entries.map(({ kind, count, adjective }, n) =>
          h(
            "li",
            { key: n },
            h("span", { class: `os-mini os-${lookOf(kind)}` }, h(Treasure, { kind })),
            count > 1 && h("b", {}, `×${count}`),
            adjective && h("small", {}, adjective),
          ),
        ),
      ),
    entries.length > 0 &&
      cards !== view.hand_size &&
      h("p", { class: "os-warn" }, say("label-warn-size", { named: cards, cards: view.hand_size })),
  );
}

/**
 * How the server reads the text, asked once typing pauses.
 * @param {Props} props @param {string} text @param {string} tongue
 * @returns {[Preview | null, (answer: Preview) => void]}
 */
function usePreview(props, text, tongue) {
  const [answer, setAnswer] = useState(/** @type {Preview | null} */ (null));
  const ask = useRef(props.preview);
  ask.current = props.preview;
  useEffect(() => {
    if (!text.trim()) return setAnswer(null);
    let wanted = true;
    const timer = setTimeout(() => {
      void ask.current(["sentence", text.trim(), tongue]).then((reply) => {
        if (wanted) setAnswer(reply);
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, tongue]);
  return [answer, setAnswer];
}

/** The microphone. @param {Props} props @param {(text: string) => void} onText @param {boolean} atOnce */
function useListening(props, onText, atOnce) {
  const [on, setOn] = useState(false);
  const [deaf, setDeaf] = useState(false);
  const [possible, setPossible] = useState(
    props.listen !== undefined && ("SpeechRecognition" in globalThis || "webkitSpeechRecognition" in globalThis),
  );
  const stop = useRef(/** @type {(() => void) | null} */ (null));
  const start = () => {
    let heard = false;
    setDeaf(false);
    const hear = (/** @type {string} */ text) => {
      heard = true;
      onText(text);
    };
    const end = () => {
      stop.current = null;
      setOn(false);
      setDeaf(!heard);
    };
    stop.current = props.listen?.(hear, end) ?? null;
    setOn(stop.current !== null);
    if (stop.current === null) setPossible(false);
  };
  useEffect(() => {
    if (atOnce) start();
    return () => stop.current?.();
  }, []);
  return { on, deaf, possible, toggle: () => (on ? stop.current?.() : start()) };
}
