// Inviting: the code to say, the link to send, the picture to scan.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { alone, at, onDevice } from "../shell/addresses.js";
import { linkOf } from "../shell/catalogue.js";
import { Icon } from "../shell/icons.js";
import { Dialog, useDone } from "../shell/parts.js";
import { DevicePanel, TakeAlong } from "./carrying.js";
import { TvLink } from "./tvlink.js";
import { say } from "../shell/words.js";

/** Whether the code alone leads in. @param {import("./session.js").Picture} picture */
export function isOpen({ house }) {
  return house.door && !house.locked;
}

/** What this leads to; on a device without a server there are no others to invite. */
export function inviteTitle() {
  if (onDevice.value) return alone ? "" : say("device-carry");
  return say("invite-title");
}

/** @param {{picture: import("./session.js").Picture}} props */
export function Invite({ picture }) {
  return onDevice.value ? h(DevicePanel, { picture }) : h(Inviting, { picture });
}

/** @param {{picture: import("./session.js").Picture}} props */
function Inviting({ picture }) {
  const { code, address } = picture;
  const link = linkOf(address);
  const showing = useSignal(false);
  const { mark, line } = useDone(say("invite-copied"));
  const canShare = typeof navigator.share === "function";
  const share = () =>
    navigator.share({ title: "Fabletop", text: say("invite-text", { code }), url: link }).catch(() => undefined);
  return h(
    "section",
    { class: "panel invite", "aria-label": say("invite-title") },
    h("h2", null, say("invite-title")),
    h("p", { class: "spoken-code" }, code),
    !isOpen(picture) && h("p", { class: "help" }, say(picture.house.locked ? "invite-locked" : "invite-closed")),
    h(
      "div",
      { class: "row" },
      canShare &&
        h(
          "button",
          { type: "button", class: "quiet", onClick: share },
          h(Icon, { name: "share" }),
          say("button-share"),
        ),
      h(
        "button",
        { type: "button", class: "quiet", onClick: () => void copy(link).then(mark) },
        h(Icon, { name: line ? "check" : "copy" }),
        line ?? say("button-copy"),
      ),
      h(
        "button",
        { type: "button", class: "quiet qr-button", onClick: () => (showing.value = true) },
        h(Icon, { name: "code" }),
        say("button-qr"),
      ),
    ),
    h("span", { class: "sr", role: "status" }, line),
    h("img", { class: "qr inline", src: at(`/api/tables/${address}/qr.svg`), alt: say("invite-qr", { code }) }),
    h(TvLink, { picture, open: isOpen(picture) }),
    h(TakeAlong, { picture }),
    showing.value &&
      h(
        Dialog,
        { title: say("invite-title"), onClose: () => (showing.value = false) },
        h("img", { class: "qr", src: at(`/api/tables/${address}/qr.svg`), alt: say("invite-qr", { code }) }),
        h("p", { class: "spoken-code" }, code),
      ),
  );
}

/** The clipboard, or the old way where a page on plain http has none. @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  return undefined;
}
