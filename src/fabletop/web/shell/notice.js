// Notices outside the page: it is your turn, told by the browser itself while the page is out of sight.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { signal } from "../vendor/signals.js";
import { at, to } from "./addresses.js";
import { Icon } from "./icons.js";
import { worker } from "./install.js";
import { Switch } from "./parts.js";
import { notices } from "./settings.js";
import { say } from "./words.js";

/** @typedef {import("../table/session.js").Picture} Picture */

/** Not every browser can, and none does on a plain http address. */
const possible = typeof Notification !== "undefined" && isSecureContext;
const permission = signal(possible ? Notification.permission : "denied");

/** The switch in the menu, or why there is none. */
export function NoticeSwitch() {
  if (!possible) return h("p", { class: "no-notice" }, h(Icon, { name: "bell" }), say("notice-none"));
  const refused = permission.value === "denied";
  return [
    h(
      Switch,
      { label: say("notice-turn"), on: notices.value && permission.value === "granted", onChange: wish },
      h(Icon, { name: "bell" }),
    ),
    refused && h("p", { class: "help", role: "status" }, say("notice-refused")),
  ];
}

/** The browser asks its owner, by our touch only. @param {boolean} on */
async function wish(on) {
  if (on) permission.value = await Notification.requestPermission();
  notices.value = on && permission.value === "granted";
}

/**
 * Tell it when somebody here is newly asked and nobody looks.
 * @param {Picture} picture @param {import("./words.js").Speaker} words
 */
export function useNotice(picture, words) {
  const before = useRef(waitingFor(picture));
  useEffect(() => {
    const now = waitingFor(picture);
    const fresh = now.find((seat) => !before.current.includes(seat));
    before.current = now;
    if (fresh === undefined || document.visibilityState !== "hidden") return;
    if (!notices.peek() || permission.peek() !== "granted") return;
    const name = picture.chairs[fresh]?.name ?? "";
    void show(
      say(picture.yours.length > 1 ? "your-turn-of" : "your-turn", { name }),
      `${words.say("game-name")}, ${picture.code}`,
      picture.address,
    );
  }, [picture]);
}

/** The seats of this device that the table waits for. @param {Picture} picture */
function waitingFor({ phase, asked, curtain }) {
  return phase === "play" ? [...asked, ...(curtain === null ? [] : [curtain])] : [];
}

/** @param {string} title @param {string} body @param {string} address */
async function show(title, body, address) {
  const look = { body, tag: address, icon: at("/web/art/lantern.svg"), data: to(`/t/${address}`) };
  try {
    const notice = new Notification(title, look);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    await (await worker())?.showNotification(title, look).catch(() => undefined); // phones only let a worker do it
  }
}
