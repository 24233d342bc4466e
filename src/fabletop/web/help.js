// How to play: the sentences a game's board names, to read before and during the game.

import { h } from "./vendor/preact.js";
import { useEffect } from "./vendor/preact-hooks.js";
import { useSignal } from "./vendor/signals.js";
import { loadBoard } from "./catalogue.js";
import { Icon } from "./icons.js";
import { Dialog } from "./parts.js";
import { say } from "./words.js";

/** @typedef {import("./words.js").Speaker} Speaker */

/** @param {{help: string[], words: Speaker, onClose: () => void}} props */
export function HelpSheet({ help, words, onClose }) {
  return h(
    Dialog,
    { title: say("menu-help"), onClose },
    h("ol", { class: "story-all", tabIndex: 0 }, help.map((key) => h("li", { key }, words.say(key)))),
  );
}

/** Where the game has something to say about itself. @param {{game: string, words: Speaker}} props */
export function HelpButton({ game, words }) {
  const help = useSignal(/** @type {string[]} */ ([]));
  const open = useSignal(false);
  useEffect(() => {
    void loadBoard(game).then((board) => (help.value = board.help ?? []));
  }, [game]);
  if (!help.value.length) return null;
  return [
    h("button", { type: "button", class: "quiet", "aria-haspopup": "dialog", onClick: () => (open.value = true) }, h(Icon, { name: "story" }), say("menu-help")),
    open.value && h(HelpSheet, { help: help.value, words, onClose: () => (open.value = false) }),
  ];
}
