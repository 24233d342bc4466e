// The way to the television, for the panel that invites.

import { h } from "../vendor/preact.js";
import { to } from "../shell/addresses.js";
import { spoken } from "../shell/catalogue.js";
import { Icon } from "../shell/icons.js";
import { say } from "../shell/words.js";

/** @param {{picture: import("./session.js").Picture, open: boolean}} props `open`: whether the code alone leads in */
export function TvLink({ picture: { code, address }, open }) {
  return h(
    "details",
    { class: "more tv-link" },
    h("summary", null, h(Icon, { name: "tv" }), say("tv-show")),
    h("p", null, say("tv-show-text")),
    h("p", { class: "spoken-code small" }, spoken(`/tv/${open ? code : address}`)),
    h(
      "a",
      { class: "quiet wide", href: to(`/tv/${address}`), target: "_blank", rel: "noopener" },
      h(Icon, { name: "expand" }),
      say("tv-here"),
    ),
  );
}
