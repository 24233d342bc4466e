// The bar below a finished game: slider, buttons and speed; and the menu on top.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { to } from "../shell/addresses.js";
import { Icon } from "../shell/icons.js";
import { Menu } from "../shell/menu.js";
import { Dialog, typedIn, useDone } from "../shell/parts.js";
import { tables } from "../shell/settings.js";
import { labelled, say } from "../shell/words.js";
import { copy } from "../table/invite.js";
import { gameOf } from "./replayframes.js";
import { CheckSheet, SaveButton } from "./seal.js";
import { SPEEDS } from "./walk.js";

/** @typedef {import("./replayframes.js").Frames} Frames */
/** @typedef {import("./walk.js").Place} Place */
/** @typedef {import("./walk.js").Walk} Walk */

/** @param {{frames: Frames, walk: Walk}} props */
export function Transport({ frames, walk }) {
  const { aim, jump, toggle, playing, speed } = walk;
  const { first, count } = frames;
  const choosing = useSignal(false);
  const text = aim === 0 ? say("replay-start") : say("replay-move", { number: aim, count: count - 1 });
  const speedWords = say(`replay-speed-${speed.value}`);
  return h(
    "footer",
    { class: "replay-bar" },
    h("span", { class: "replay-count", "aria-hidden": "true" }, `${aim} / ${count - 1}`),
    h("input", {
      type: "range",
      class: "replay-slider",
      min: first,
      max: Math.max(first, count - 1),
      step: 1,
      value: aim,
      "aria-label": say("replay-slider"),
      "aria-valuetext": text,
      onInput: (/** @type {Event} */ event) => jump(Number(typedIn(event))),
    }),
    h(
      "div",
      { class: "replay-buttons" },
      h(BarButton, { icon: "first", words: say("replay-first"), off: aim <= first, onClick: () => jump(first) }),
      h(BarButton, { icon: "back", words: say("replay-back"), off: aim <= first, onClick: () => jump(aim - 1) }),
      h(BarButton, {
        icon: playing ? "pause" : "play",
        words: say(playing ? "replay-pause" : "replay-play"),
        class: "big",
        off: false,
        onClick: () => void toggle(),
      }),
      h(BarButton, { icon: "next", words: say("replay-next"), off: aim >= count - 1, onClick: () => jump(aim + 1) }),
      h(BarButton, { icon: "last", words: say("replay-last"), off: aim >= count - 1, onClick: () => jump(count - 1) }),
      h(
        "button",
        {
          type: "button",
          class: "replay-speed",
          "aria-haspopup": "dialog",
          "aria-label": labelled(say("replay-speed"), speedWords),
          onClick: () => (choosing.value = true),
        },
        h(Icon, { name: "time", size: 20 }),
        h("span", null, speedWords),
      ),
    ),
    choosing.value &&
      h(
        Dialog,
        { title: say("replay-speed"), onClose: () => (choosing.value = false) },
        h(
          "div",
          { class: "replay-speeds", role: "group", "aria-label": say("replay-speed") },
          SPEEDS.map((value) =>
            h(
              "button",
              {
                key: value,
                type: "button",
                class: "language",
                "aria-pressed": value === speed.value,
                onClick: () => ((speed.value = value), (choosing.value = false)),
              },
              say(`replay-speed-${value}`),
            ),
          ),
        ),
        h("p", { class: "help" }, say("replay-keys")),
      ),
  );
}

/**
 * A button that is off stays where the focus is.
 * @param {{icon: "first" | "back" | "pause" | "play" | "next" | "last", words: string, off: boolean, class?: string,
 * onClick: () => void}} props
 */
function BarButton({ icon, words, off, class: look = "", onClick }) {
  return h(
    "button",
    {
      type: "button",
      class: `replay-button ${look}`,
      "aria-label": words,
      title: words,
      "aria-disabled": off,
      onClick: () => off || onClick(),
    },
    h(Icon, { name: icon }),
  );
}

/** @param {{frames: Frames, walk: Walk, onAgain: (() => void) | null}} props */
export function ReplayMenu({ frames, walk, onAgain }) {
  const { source } = frames;
  const checking = useSignal(false);
  const { mark, line } = useDone(say("invite-copied"));
  const link = "token" in source ? linkOf(source.token, walk.place) : "";
  const own = "token" in source && tables.value.find(({ code }) => code === gameOf(source.token).code);
  return h(
    "div",
    { class: "table-menu" },
    h(Menu, {
      more: (close) => [
        own &&
          h(
            "a",
            { key: "table", class: "line-link", href: to(`/t/${own.address ?? own.code}`) },
            h(Icon, { name: "door" }),
            say("replay-table"),
          ),
        link &&
          h(
            "button",
            { key: "link", type: "button", class: "line-link", onClick: () => void copy(link).then(mark) },
            h(Icon, { name: line ? "check" : "copy" }),
            line ?? say("button-copy"),
          ),
        h(SaveButton, { key: "save", source, class: "line-link" }),
        h(
          "button",
          { key: "seal", type: "button", class: "line-link", onClick: () => (close(), (checking.value = true)) },
          h(Icon, { name: "seal" }),
          say("seal-check"),
        ),
        onAgain &&
          h(
            "button",
            { key: "file", type: "button", class: "line-link", onClick: onAgain },
            h(Icon, { name: "file" }),
            say("replay-choose"),
          ),
      ],
    }),
    checking.value && h(CheckSheet, { source, onClose: () => (checking.value = false) }),
  );
}

/** To exactly this moment, with these eyes. @param {string} token @param {Place} place */
function linkOf(token, { n, eyes }) {
  return `${location.origin}/replay/${token}#move=${n}&eyes=${eyes}`;
}
