// What was done about a chair is told to everybody for a while: who freed it, who plays on there.

import { h } from "../vendor/preact.js";
import { Icon } from "../shell/icons.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{session: Session}} props */
export function ChairNotices({ session }) {
  return h(
    "div",
    { class: "seat-gone chair-notices", role: "status" },
    session.notices.value.map(({ key, name, by, seat }) =>
      h(
        "div",
        { key: `${key} ${seat}` },
        h(Icon, { name: key === "chair-freed" ? "leave" : "person" }),
        h("span", null, say(`notice-${key}`, { name, by })),
      ),
    ),
  );
}
