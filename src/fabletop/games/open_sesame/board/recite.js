// Reciting: the whole catalogue in its order, always the same (OS-67), then how many; or a sentence.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useAfter } from "../../../web/board/brief.js";
import { choicesOf, numbersOf, offers, roomFor } from "../../../web/board/choices.js";
import { labelled } from "../../../web/shell/words.js";
import { lookOf } from "./catalogue.js";
import { Face, Sign, Treasure, Word } from "./cards.js";
import { box } from "./content.js";
import { Sentence } from "./sentence.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {"" | "concede" | "type" | "speak"} Asking */

const FIRST_COUNTS = 4;
const HINT_LASTS = 3500;

/** Can this browser turn speech into text? */
function canListen() {
  return "SpeechRecognition" in globalThis || "webkitSpeechRecognition" in globalThis;
}

/** @param {{props: Props}} props */
export function Recite({ props }) {
  const { act, sound, say, view } = props;
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  const [asking, ask] = useState(/** @type {Asking} */ (""));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const naming = choicesOf(props, "name")[0];
  const counts = numbersOf(naming?.[2]);
  const letters = roomFor(naming?.[3]);
  const [held, hold] = useHeld();
  const { decision } = props.picture;
  useEffect(() => {
    if (!letters || !chosen) return;
    choose(null); // what was sent has been heard; a word that was refused stays
    toCell(chosen);
  }, [decision]);

  /** @param {string | null} kind */
  const toCell = (kind) => {
    const cell = kind ? `.os-cell[data-n="${box().kinds.indexOf(kind)}"]` : ".os-cell[tabindex='0']";
    requestAnimationFrame(() => focusIn(panel.current, cell));
  };
  /** @param {number} count @param {string | null} adjective */
  const name = (count, adjective) => {
    if (!chosen) return;
    hold("");
    act(["name", chosen, count, adjective]);
    if (adjective !== null) return;
    choose(null);
    toCell(chosen);
  };
  /** @param {string} kind @param {boolean} byKey */
  const pick = (kind, byKey) => {
    sound("tap");
    ask("");
    if (chosen && !letters && !byKey) {
      if (kind === chosen) return name(counts[0] ?? 1, null); // once more the same: one of it
      if (kind !== held) return hold(kind); // first things first; who insists has another one
    }
    hold("");
    choose(kind);
    if (byKey || (letters && kind === chosen))
      requestAnimationFrame(() => focusIn(panel.current, ".os-bar-now button, .os-bar-now input"));
  };
  const back = () => {
    const kind = chosen;
    choose(null);
    hold("");
    ask("");
    toCell(kind);
  };
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "Escape" && (chosen || asking === "concede")) {
      event.stopPropagation();
      back();
    }
    const digit = Number(event.key);
    if (chosen && !letters && counts.length > 1 && counts.includes(digit)) name(digit, null);
  };

  return h(
    "section",
    { ref: panel, class: "os-panel os-recite", onKeyDown: keys, "data-picking": naming !== undefined },
    naming &&
      h(
        Grid,
        { props, chosen, onPick: pick },
        h(Ways, { props, onAsk: (/** @type {Asking} */ way) => (choose(null), hold(""), ask(way)) }),
      ),
    !naming && view.options.ordered === true && h("p", { class: "os-in-order" }, say("label-in-order")),
    !naming && h("div", { class: "os-ways" }, h(Ways, { props, onAsk: ask })),
    asking === "concede"
      ? h(Confirm, {
          words: say("confirm-concede"),
          stay: say("button-go-on"),
          go: say("button-concede"),
          onStay: back,
          onGo: () => act(["concede"]),
        })
      : naming && h(CountBar, { key: chosen ?? "", props, chosen, counts, letters, held, onName: name, onBack: back }),
    (asking === "type" || asking === "speak") &&
      h(Sentence, { props, speaking: asking === "speak", onClose: () => ask("") }),
  );
}

/**
 * The treasure that was tapped too early, for as long as the hint about it is shown.
 * @returns {[string, (kind: string) => void]}
 */
function useHeld() {
  const [held, hold] = useState("");
  useAfter(held, HINT_LASTS, () => hold(""));
  return [held, hold];
}

/** @param {HTMLElement | null} root @param {string} selector */
function focusIn(root, selector) {
  /** @type {HTMLElement | null | undefined} */
  const element = root?.querySelector(selector);
  element?.focus();
}

/**
 * The pictures of all kinds; arrows walk among them.
 * @param {{props: Props, chosen: string | null, onPick: (kind: string, byKey: boolean) => void, children?: any}} props
 */
function Grid({ props: { say }, chosen, onPick, children }) {
  const [at, go] = useState(0);
  const { kinds } = box();
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(" ").length : 5;
    /** @type {Record<string, number>} */
    const steps = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
      Home: -at,
      End: kinds.length - 1 - at,
    };
    const step = steps[event.key];
    if (step === undefined || !(/** @type {HTMLElement} */ (event.target).classList.contains("os-cell"))) return;
    event.preventDefault();
    const next = at + step;
    if (next < 0 || next >= kinds.length) return;
    go(next);
    focusIn(grid.current, `.os-cell[data-n="${next}"]`);
  };
  return h(
    "div",
    { ref: grid, class: "os-grid", role: "group", "aria-label": say("ask-recite"), onKeyDown: walk },
    kinds.map((kind, n) =>
      h(
        "button",
        {
          key: kind,
          type: "button",
          class: "os-cell",
          "data-n": n,
          tabIndex: n === at ? 0 : -1,
          "aria-label": say(`kind-${kind}`),
          "aria-pressed": String(kind === chosen),
          onFocus: () => go(n),
          onClick: (/** @type {MouseEvent} */ event) => onPick(kind, event.detail === 0),
        },
        h(Face, { kind, say }),
      ),
    ),
    children,
  );
}

/** The other ways: speak, type, give up. @param {{props: Props, onAsk: (way: Asking) => void}} props */
function Ways({ props, onAsk }) {
  const sentence = offers(props, "sentence");
  /** @type {[Asking, boolean][]} */
  const ways = [
    ["speak", sentence && props.listen !== undefined && canListen()],
    ["type", sentence],
    ["concede", offers(props, "concede")],
  ];
  return ways.map(([way, offered]) =>
    offered
      ? h(
          "button",
          { key: way, type: "button", class: `os-way os-way-${way}`, onClick: () => onAsk(way) },
          h(Sign, { name: way }),
          h(Word, { words: props.say(`button-${way}`) }),
        )
      : null,
  );
}

/**
 * How many, or which adjective.
 * @param {{props: Props, chosen: string | null, counts: number[], letters: number, held: string, onName: (count:
 * number, adjective: string | null) => void, onBack: () => void}} props
 */
function CountBar({ props, chosen, counts, letters, held, onName, onBack }) {
  const { view, say } = props;
  const [more, showMore] = useState(false);
  if (!chosen)
    return h(
      "div",
      { class: "os-bar-now os-idle" },
      h("b", {}, say("recital-opening")),
      view.options.ordered === true && h("em", {}, say("label-in-order")),
      h("span", {}, say("label-named", { named: view.named_total, cards: view.hand_size })),
    );
  const first = counts.slice(0, FIRST_COUNTS);
  const shown = more ? counts.slice(FIRST_COUNTS) : first;
  return h(
    "div",
    { class: "os-bar-now", "data-letters": letters > 0, "data-more": more, "data-held": held !== "" },
    h(
      "span",
      { class: "os-first", role: "status" },
      held && h("b", { key: held }, say(counts.length > 1 ? "label-count-first" : "label-send-first")),
    ),
    h("span", { class: `os-mini os-${lookOf(chosen)}` }, h(Treasure, { kind: chosen })),
    h(
      "span",
      { class: "os-asked" },
      h("b", {}, say(`kind-${chosen}-short`)),
      letters === 0 && counts.length > 1 && h("span", {}, say("label-how-many")),
    ),
    letters > 0
      ? h(Adjective, { props, letters, label: wanted(view), onSend: (text) => onName(counts[0] ?? 1, text) })
      : h(
          "span",
          { class: "os-counts", role: "group", "aria-label": say("label-how-many") },
          counts.length === 1
            ? h(
                "button",
                { type: "button", class: "os-count os-wide", onClick: () => onName(counts[0] ?? 1, null) },
                say("button-send"),
              )
            : shown.map((count) =>
                h(
                  "button",
                  { key: count, type: "button", class: "os-count", onClick: () => onName(count, null) },
                  count,
                ),
              ),
          counts.length > FIRST_COUNTS &&
            h(
              "button",
              {
                type: "button",
                class: "os-count os-more",
                "aria-expanded": more,
                "aria-label": say("button-more-counts"),
                onClick: () => showMore(!more),
              },
              more ? `1–${FIRST_COUNTS}` : `${FIRST_COUNTS + 1}+`,
            ),
        ),
    h("button", { type: "button", class: "sr", onClick: onBack }, say("button-go-on")),
  );
}

/** Which adjective is asked for, as far as everybody knows it. @param {Props["view"]} view */
function wanted({ hand_size: cards, named_total: named, options }) {
  if (cards === 1) return "label-adjective-new";
  if (options.ordered !== true) return "label-adjective";
  return named === cards - 1 ? "label-adjective-new" : "label-adjective-known";
}

/** @param {{props: Props, letters: number, onSend: (text: string) => void, label: string}} props */
export function Adjective({ props: { say }, letters, onSend, label }) {
  const [text, setText] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  const ready = text.trim().length > 0;
  return h(
    "form",
    {
      class: "os-adjective-form",
      onSubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (ready) onSend(text.trim());
      },
    },
    h("span", { class: "os-adjective-asked", "aria-hidden": "true" }, say(label)),
    h("input", {
      ref: field,
      value: text,
      maxLength: letters,
      "aria-label": say(label),
      autocomplete: "off",
      enterkeyhint: "send",
      onInput: (/** @type {Event} */ event) => setText(/** @type {HTMLInputElement} */ (event.currentTarget).value),
    }),
    h("button", { class: "os-count os-wide", disabled: !ready }, say("button-send")),
  );
}

/**
 * Something that cannot be taken back.
 * @param {{words: string, stay: string, go: string, onStay: () => void, onGo: () => void}} props
 */
export function Confirm({ words, stay, go, onStay, onGo }) {
  const calmly = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => calmly.current?.focus(), []);
  return h(
    "div",
    { class: "os-bar-now os-conceding", role: "group", "aria-label": words },
    h("b", {}, words),
    h("button", { ref: calmly, type: "button", class: "os-count os-wide os-calmly", onClick: onStay }, stay),
    h(
      "button",
      { type: "button", class: "os-count os-wide os-danger", "aria-label": labelled(go, words), onClick: onGo },
      go,
    ),
  );
}
