// The menu, the same on every page: language, sound, motion; at a table also its doors.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { to } from "./addresses.js";
import { Icon } from "./icons.js";
import { InstallLine } from "./install.js";
import { NoticeSwitch } from "./notice.js";
import { Dialog, Switch } from "./parts.js";
import { banter, calm, calmChosen, sound } from "./settings.js";
import { play } from "./sound.js";
import { LANGUAGE_NAMES, LANGUAGES, language, say, speak } from "./words.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * The button that opens the menu; `more` is what a page adds to it.
 * @param {{more: ((close: () => void) => Children) | null}} props
 */
export function Menu({ more }) {
  const open = useSignal(false);
  const close = () => (open.value = false);
  return h(
    "div",
    { class: "menu" },
    h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": say("button-menu"),
        "aria-haspopup": "dialog",
        onClick: () => (open.value = true),
      },
      h(Icon, { name: "menu" }),
    ),
    open.value && h(MenuSheet, { onClose: close }, more?.(close)),
  );
}

/** @param {{onClose: () => void, children?: Children}} props */
function MenuSheet({ onClose, children }) {
  return h(
    Dialog,
    { title: say("menu-title"), onClose },
    h("h3", null, say("label-language")),
    h(LanguagePills, null),
    h(Switch, { label: say("menu-sound"), on: sound.value, onChange: changeSound }, h(Icon, { name: "sound" })),
    h(
      Switch,
      { label: say("menu-calm"), on: calm.value, onChange: (on) => (calmChosen.value = on) },
      h(Icon, { name: "calm" }),
    ),
    h(
      Switch,
      { label: say("menu-banter"), on: banter.value, onChange: (on) => (banter.value = on) },
      h(Icon, { name: "bot" }),
    ),
    h(NoticeSwitch, null),
    children,
    h("a", { class: "line-link", href: to("/") }, h(Icon, { name: "home" }), say("button-shelf")),
    h(InstallLine, null),
    h("a", { class: "line-link", href: to("/stats") }, h(Icon, { name: "bars" }), say("stats-link")),
    h("a", { class: "line-link", href: to("/replay") }, h(Icon, { name: "replay" }), say("replay-file-title")),
    h("a", { class: "line-link", href: to("/credits") }, h(Icon, { name: "heart" }), say("credits-title")),
  );
}

/** @param {boolean} on */
function changeSound(on) {
  sound.value = on;
  if (on) setTimeout(play, 60, "chime");
}

export function LanguagePills() {
  return h(
    "div",
    { class: "languages", role: "group", "aria-label": say("label-language") },
    LANGUAGES.map((tongue) =>
      h(
        "button",
        {
          key: tongue,
          type: "button",
          class: "language",
          lang: tongue,
          "aria-pressed": tongue === language.value,
          onClick: () => void speak(tongue),
        },
        LANGUAGE_NAMES[tongue],
      ),
    ),
  );
}
