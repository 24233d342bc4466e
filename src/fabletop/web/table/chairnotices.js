// What was done about a chair is told for a while: to everybody who freed it and who plays on there, to whoever sits
// there that the clock answered.

import { h } from "../vendor/preact.js";
import { Icon } from "../shell/icons.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */

const ICONS = /** @type {const} */ ({
  "chair-freed": "leave",
  "chair-left": "leave",
  "chair-taken": "person",
  "clock-answered": "time",
});

/** @param {{session: Session}} props */
export function ChairNotices({ session }) {
  return h(
    "div",
    { class: "seat-gone chair-notices", role: "status" },
    session.notices.value.map(({ key, name, by, seat }) =>
      h(
        "div",
        { key: `${key} ${seat}` },
        h(Icon, { name: ICONS[key] }),
        h("span", null, say(`notice-${key}`, { name, by })),
      ),
    ),
  );
}
