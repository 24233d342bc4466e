// How to play: the way to the rules of a game, before it and from its lobby.

import { h } from "./vendor/preact.js";
import { openRules } from "./clauses.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** @param {{game: string}} props */
export function HelpButton({ game }) {
  return h("button", { type: "button", class: "quiet", "aria-haspopup": "dialog", onClick: () => openRules(game) }, h(Icon, { name: "story" }), say("menu-help"));
}

/** The same in the menu of a table. @param {{game: string, onOpen: () => void}} props */
export function HelpLine({ game, onOpen }) {
  const open = () => {
    onOpen();
    openRules(game);
  };
  return h("button", { type: "button", class: "line-link", "aria-haspopup": "dialog", onClick: open }, h(Icon, { name: "story" }), say("menu-help"));
}
