// The pieces every page is made of: the bar on top, dialogs, switches, the line that says why not.

import { Component, h } from "../vendor/preact.js";
import { useEffect, useId, useLayoutEffect, useRef } from "../vendor/preact-hooks.js";
import { signal, useSignal } from "../vendor/signals.js";
import { at, to } from "./addresses.js";
import { ClauseButton } from "./clauses.js";
import { giveFocus } from "./focus.js";
import { Icon, Mark } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */
/** @typedef {import("../types.d.ts").Refusal} Refusal */
/** @typedef {import("./words.js").Speaker} Speaker */

/** The house's name and whatever a page adds on the right. @param {{children?: Children}} props */
export function TopBar({ children }) {
  return h(
    "header",
    { class: "top-bar" },
    h(
      "a",
      { class: "brand", href: to("/"), "aria-label": "Fabletop" },
      h("img", { src: at("/web/art/lantern.svg"), alt: "", width: 38, height: 38 }),
      h("span", null, "Fabletop"),
    ),
    children,
  );
}

/** How many dialogs are open. */
export const openSheets = signal(0);

/**
 * A dialog that keeps the focus inside and closes by its cross, Escape or a touch beside it.
 * @param {{title: string, onClose: () => void, class?: string, children?: Children}} props
 */
export function Dialog({ title, onClose, class: look = "", children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    openSheets.value++;
    return () => {
      openSheets.value--;
      dialog?.close();
      giveFocus(before); // by now it is off the page, and close() alone gives nothing back
    };
  }, []);
  /** @param {Event} event */
  const beside = (event) => {
    if (event.target === ref.current) onClose();
  };
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    onClose();
  };
  return h(
    "dialog",
    { ref, class: `sheet ${look}`, "aria-label": title, onCancel: cancel, onClick: beside },
    h(
      "div",
      { class: "sheet-body" },
      h(
        "div",
        { class: "sheet-head" },
        h("h2", null, title),
        h(
          "button",
          { type: "button", class: "round", "aria-label": say("button-close"), onClick: onClose },
          h(Icon, { name: "close" }),
        ),
      ),
      children,
    ),
  );
}

/**
 * On or off; something small may stand before it.
 * @param {{on: boolean, label: string, onChange: (on: boolean) => void, children?: Children}} props
 */
export function Switch({ on, label, onChange, children }) {
  return h(
    "button",
    { type: "button", class: "switch", role: "switch", "aria-checked": on, onClick: () => onChange(!on) },
    children,
    h("span", null, label),
    h("i", { class: "knob", "aria-hidden": "true" }),
  );
}

/**
 * One of several, as large pills.
 * @param {{label: string, value: string, choices: {value: string, words: string, disabled?: boolean}[], onChange:
 * (value: string) => void, class?: string}} props
 */
export function Pills({ label, value, choices, onChange, class: look = "" }) {
  const name = useId();
  return h(
    "div",
    { class: `pills ${look}`, role: "radiogroup", "aria-label": label },
    choices.map((choice) =>
      h(
        "label",
        { class: "pill", key: choice.value },
        h("input", {
          type: "radio",
          name,
          checked: choice.value === value,
          disabled: choice.disabled,
          onChange: () => onChange(choice.value),
        }),
        h("span", null, choice.words),
      ),
    ),
  );
}

/**
 * The six colours, each with its shape; those of others are taken.
 * @param {{value: number, taken: number[], onChange: (colour: number) => void}} props
 */
export function Colours({ value, taken, onChange }) {
  const name = useId();
  return h(
    "div",
    { class: "colours", role: "radiogroup", "aria-label": say("label-colour") },
    [0, 1, 2, 3, 4, 5].map((colour) =>
      h(
        "label",
        { class: "colour", key: colour },
        h("input", {
          type: "radio",
          name,
          "aria-label": say(`seat-colour-${colour}`),
          checked: colour === value,
          disabled: taken.includes(colour),
          onChange: () => onChange(colour),
        }),
        h(Mark, { colour, size: 40 }),
      ),
    ),
  );
}

/**
 * Why not: one sentence, and its clause to open the rules at. Goes by itself, or with the next touch elsewhere.
 * @param {{refusal: Refusal | null, game: string, speaker: Speaker, onGone: () => void}} props
 */
export function WhyNot({ refusal, game, speaker, onGone }) {
  const toast = useRef(/** @type {HTMLElement | null} */ (null));
  const from = useRef(/** @type {Element | null} */ (null));
  useLayoutEffect(() => {
    if (!refusal) return undefined;
    if (!toast.current?.contains(document.activeElement)) from.current = document.activeElement;
    return whileItStands(() => toast.current, onGone);
  }, [refusal]);
  const fine = refusal?.code === "allowed";
  return h(
    "div",
    { class: "toasts", role: "alert" },
    refusal &&
      h(
        "div",
        { ref: toast, class: fine ? "toast fine" : "toast" },
        h(
          "button",
          { type: "button", class: "toast-text", onClick: onGone },
          fine ? speaker.say("why-allowed") : speaker.refusal(refusal),
        ),
        refusal.clause && h(ClauseButton, { game, clause: refusal.clause, from: () => from.current, onOpen: onGone }),
      ),
  );
}

/**
 * It goes with a touch beside it, with Escape, or after a while; whoever uses the keyboard needs no hurry.
 * @param {() => HTMLElement | null} toast @param {() => void} onGone
 */
function whileItStands(toast, onGone) {
  const timer = setInterval(() => {
    if (!toast()?.contains(document.activeElement) && !document.querySelector(":focus-visible")) onGone();
  }, 7000);
  /** @param {Event} event */
  const touch = (event) => {
    if (!(event.target instanceof Node && toast()?.contains(event.target))) onGone();
  };
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) onGone();
  };
  addEventListener("pointerdown", touch);
  addEventListener("keydown", escape);
  return () => {
    clearInterval(timer);
    removeEventListener("pointerdown", touch);
    removeEventListener("keydown", escape);
  };
}

/** A board that breaks must not end the evening: something else stands where it cannot draw. */
export class Safely extends Component {
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

/** The name of the page, for tabs and screen readers. @param {string} name */
export function useTitle(name) {
  useEffect(() => {
    document.title = `${name} – Fabletop`;
  }, [name]);
}

/** What stands in a field now. @param {Event} event */
export function typedIn(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
}

/** Says for a moment that something was done. @param {string} words */
export function useDone(words) {
  const done = useSignal(false);
  const mark = () => {
    done.value = true;
    setTimeout(() => (done.value = false), 2000);
  };
  return { mark, line: done.value ? words : null };
}

/** Something is on its way. */
export function Waiting() {
  return h(
    "main",
    { id: "main", class: "plain", tabIndex: -1 },
    h("img", {
      class: "breathing",
      src: at("/web/art/lantern.svg"),
      alt: say("label-loading"),
      width: 120,
      height: 120,
    }),
  );
}

/**
 * A page with a drawing and a few words: nothing here, nobody there.
 * @param {{title: string, text: string, art?: string, children?: Children}} props
 */
export function PlainPage({ title, text, art = "lantern-out", children }) {
  useTitle(title);
  return h(
    "div",
    { class: "page" },
    h(TopBar, null),
    h(
      "main",
      { id: "main", class: "plain", tabIndex: -1 },
      h("img", { src: at(`/web/art/${art}.svg`), alt: "", width: 150, height: 190 }),
      h("h1", null, title),
      h("p", null, text),
      h("div", { class: "row" }, children),
    ),
  );
}

/**
 * What a board tells the table, for its styles: to look for it down in the page costs them dear.
 * @param {import("../types.d.ts").BoardModule} board @param {import("../types.d.ts").BoardProps<any>} props
 */
export function marksOf(board, props) {
  const marks = props.view && board.marks ? board.marks(props) : {};
  return Object.fromEntries(Object.entries(marks).map(([name, mark]) => [`data-${name}`, mark]));
}
