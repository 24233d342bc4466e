// The way to the television, for the panel that invites.

import { h } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** An address as one says it. @param {string} path */
export function addressOf(path) {
  return `${location.host}${path}`;
}

/** @param {{code: string}} props */
export function TvLink({ code }) {
  return h(
    "details",
    { class: "more tv-link" },
    h("summary", null, h(Icon, { name: "tv" }), say("tv-show")),
    h("p", null, say("tv-show-text")),
    h("p", { class: "spoken-code small" }, addressOf(`/tv/${code}`)),
    h("a", { class: "quiet wide", href: `/tv/${code}`, target: "_blank", rel: "noopener" }, h(Icon, { name: "expand" }), say("tv-here")),
  );
}
