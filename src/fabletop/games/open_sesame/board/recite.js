// Reciting: the whole catalogue in its order, always the same (OS-67), then how many; or a sentence.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { KINDS, lookOf } from "./catalogue.js";
import { Face, Sign, Treasure, Word } from "./cards.js";
import { choicesOf, numbersOf, offers, roomFor } from "./choices.js";
import { Sentence } from "./sentence.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {"" | "concede" | "type" | "speak"} Asking */

const FIRST_COUNTS = 4;

/** Can this browser turn speech into text? */
function canListen() {
  return "SpeechRecognition" in globalThis || "webkitSpeechRecognition" in globalThis;
}

/** @param {{props: Props}} props */
export function Recite({ props }) {
  const { act, sound } = props;
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  const [asking, ask] = useState(/** @type {Asking} */ (""));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const naming = choicesOf(props, "name")[0];
  const counts = numbersOf(naming?.[2]);
  const letters = roomFor(naming?.[3]);

  /** @param {string | null} kind */
  const toCell = (kind) => {
    const cell = kind ? `.os-cell[data-n="${KINDS.indexOf(kind)}"]` : ".os-cell[tabindex='0']";
    requestAnimationFrame(() => focusIn(panel.current, cell));
  };
  /** @param {number} count @param {string | null} adjective */
  const name = (count, adjective) => {
    if (!chosen) return;
    choose(null);
    act(["name", chosen, count, adjective]);
    toCell(chosen);
  };
  /** @param {string} kind @param {boolean} byKey */
  const pick = (kind, byKey) => {
    sound("tap");
    ask("");
    choose(kind);
    if (byKey) requestAnimationFrame(() => focusIn(panel.current, ".os-bar-now button, .os-bar-now input"));
  };
  const back = () => {
    const kind = chosen;
    choose(null);
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
        h(Ways, { props, onAsk: (/** @type {Asking} */ way) => (choose(null), ask(way)) }),
      ),
    !naming && h("div", { class: "os-ways" }, h(Ways, { props, onAsk: ask })),
    asking === "concede"
      ? h(Concede, { props, onStay: back })
      : naming && h(CountBar, { key: chosen ?? "", props, chosen, counts, letters, onName: name, onBack: back }),
    (asking === "type" || asking === "speak") &&
      h(Sentence, { props, speaking: asking === "speak", onClose: () => ask("") }),
  );
}

/** @param {HTMLElement | null} root @param {string} selector */
function focusIn(root, selector) {
  /** @type {HTMLElement | null | undefined} */
  const element = root?.querySelector(selector);
  element?.focus();
}

/**
 * The 22 pictures; arrows walk among them.
 * @param {{props: Props, chosen: string | null, onPick: (kind: string, byKey: boolean) => void, children?: any}} props
 */
function Grid({ props: { say }, chosen, onPick, children }) {
  const [at, go] = useState(0);
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
      End: KINDS.length - 1 - at,
    };
    const step = steps[event.key];
    if (step === undefined || !(/** @type {HTMLElement} */ (event.target).classList.contains("os-cell"))) return;
    event.preventDefault();
    const next = at + step;
    if (next < 0 || next >= KINDS.length) return;
    go(next);
    focusIn(grid.current, `.os-cell[data-n="${next}"]`);
  };
  return h(
    "div",
    { ref: grid, class: "os-grid", role: "group", "aria-label": say("ask-recite"), onKeyDown: walk },
    KINDS.map((kind, n) =>
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
 * @param {{props: Props, chosen: string | null, counts: number[], letters: number, onName: (count: number, adjective: string | null) => void, onBack: () => void}} props
 */
function CountBar({ props, chosen, counts, letters, onName, onBack }) {
  const { view, say } = props;
  const [more, showMore] = useState(false);
  if (!chosen)
    return h(
      "div",
      { class: "os-bar-now os-idle" },
      h("b", {}, say("recital-opening")),
      h("span", {}, say("label-named", { named: view.named_total, cards: view.hand_size })),
    );
  const first = counts.slice(0, FIRST_COUNTS);
  const shown = more ? counts.slice(FIRST_COUNTS) : first;
  return h(
    "div",
    { class: "os-bar-now", "data-letters": letters > 0, "data-more": more },
    h("span", { class: `os-mini os-${lookOf(chosen)}` }, h(Treasure, { kind: chosen })),
    h(
      "span",
      { class: "os-asked" },
      h("b", {}, say(`kind-${chosen}-short`)),
      letters === 0 && counts.length > 1 && h("span", {}, say("label-how-many")),
    ),
    letters > 0
      ? h(Adjective, { props, letters, onSend: (text) => onName(counts[0] ?? 1, text) })
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

/** @param {{props: Props, letters: number, onSend: (text: string) => void, label?: string}} props */
export function Adjective({ props: { say }, letters, onSend, label = "label-adjective" }) {
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
    h("input", {
      ref: field,
      value: text,
      maxLength: letters,
      placeholder: say(label),
      "aria-label": say(label),
      autocomplete: "off",
      enterkeyhint: "send",
      onInput: (/** @type {Event} */ event) => setText(/** @type {HTMLInputElement} */ (event.currentTarget).value),
    }),
    h("button", { class: "os-count os-wide", disabled: !ready }, say("button-send")),
  );
}

/** Giving up cannot be taken back. @param {{props: Props, onStay: () => void}} props */
function Concede({ props: { say, act }, onStay }) {
  const stay = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => stay.current?.focus(), []);
  return h(
    "div",
    { class: "os-bar-now os-conceding" },
    h("b", {}, say("confirm-concede")),
    h(
      "button",
      { ref: stay, type: "button", class: "os-count os-wide os-calmly", onClick: onStay },
      say("button-go-on"),
    ),
    h(
      "button",
      { type: "button", class: "os-count os-wide os-danger", onClick: () => act(["concede"]) },
      say("button-concede"),
    ),
  );
}
