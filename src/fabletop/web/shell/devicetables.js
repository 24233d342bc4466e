// The games kept on this device: go on with one, look back on one that is over, or delete it.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { toDevice } from "./addresses.js";
import { deleteTable, findBroken } from "./device.js";
import { Icon } from "./icons.js";
import { Dialog } from "./parts.js";
import { forgetTable, tables } from "./settings.js";
import { timeSince } from "./time.js";
import { say, speaker } from "./words.js";

/** @typedef {import("./settings.js").KnownTable} KnownTable */

export function DeviceTables() {
  const here = tables.value.filter((table) => table.device);
  const deleting = useSignal(/** @type {KnownTable | null} */ (null));
  if (!here.length) return null;
  return h(
    "section",
    { class: "own-tables", "aria-label": say("device-tables") },
    h("h2", null, say("device-tables")),
    h(Interrupted, { here }),
    h(
      "ul",
      null,
      here.map((table) => h(DeviceTable, { key: table.code, table, onDelete: () => (deleting.value = table) })),
    ),
    deleting.value && h(Deleting, { table: deleting.value, onClose: () => (deleting.value = null) }),
  );
}

/** The last page ended in the middle of a game. @param {{here: KnownTable[]}} props */
function Interrupted({ here }) {
  const address = useSignal("");
  useEffect(() => void findBroken().then((found) => (address.value = found)), []);
  if (!here.some((table) => table.address === address.value)) return null;
  return h(
    "div",
    { class: "panel notice", role: "status" },
    h("p", null, say("device-broken")),
    h("a", { class: "button", href: toDevice(`/t/${address.value}`) }, say("device-continue")),
  );
}

/** @param {{table: KnownTable, onDelete: () => void}} props */
function DeviceTable({ table: { code, address = code, game, asked = false, over = false, seen, when }, onDelete }) {
  const words = speaker(game);
  const stands = over ? say("shelf-over") : say("device-continue");
  return h(
    "li",
    { class: `own-table game-${game}${asked && !over ? " asked" : ""}` },
    h(
      "a",
      { href: toDevice(`/t/${address}`) },
      h("strong", null, words.has("game-name") ? words.say("game-name") : code),
      h("span", null, stands),
      h("small", null, timeSince(seen ?? when)),
    ),
    h(
      "button",
      { type: "button", class: "round small", "aria-label": say("device-delete", { code }), onClick: onDelete },
      h(Icon, { name: "close", size: 18 }),
    ),
  );
}

/** It is nowhere else: nobody deletes it by a slip. @param {{table: KnownTable, onClose: () => void}} props */
function Deleting({ table: { code, address = code }, onClose }) {
  const busy = useSignal(false);
  const remove = async () => {
    busy.value = true;
    try {
      await deleteTable(address);
      forgetTable(code);
    } finally {
      onClose();
    }
  };
  return h(
    Dialog,
    { title: say("device-delete-title"), onClose },
    h("p", null, say("device-delete-text")),
    h(
      "div",
      { class: "row" },
      h(
        "button",
        { type: "button", class: "button", disabled: busy.value, onClick: () => void remove() },
        say("device-delete-yes"),
      ),
      h("button", { type: "button", class: "quiet", onClick: onClose }, say("button-no")),
    ),
  );
}
