// How to play: the way to the rules of a game, before it, from its lobby and at the table.

import { h } from "../vendor/preact.js";
import { brings } from "./catalogue.js";
import { openRules } from "./clauses.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** @param {{game: string}} props */
export function HelpButton({ game }) {
  if (!brings(game, "rules")) return null;
  return h(
    "button",
    { type: "button", class: "quiet", "aria-haspopup": "dialog", onClick: () => openRules(game) },
    h(Icon, { name: "story" }),
    say("menu-help"),
  );
}

/** The same at the table, one touch away. @param {{game: string}} props */
export function HelpRound({ game }) {
  if (!brings(game, "rules")) return null;
  return h(
    "button",
    {
      type: "button",
      class: "round help-round",
      "aria-label": say("menu-help"),
      "aria-haspopup": "dialog",
      onClick: () => openRules(game),
    },
    h(Icon, { name: "question" }),
  );
}
