// Before a game on this device: how far it is loaded, or why it cannot run here and what to do instead.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { alone, at, onDevice, to, toServer } from "../shell/addresses.js";
import { startDevice, state } from "../shell/device.js";
import { PlainPage, TopBar, useTitle } from "../shell/parts.js";
import { language, say } from "../shell/words.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

const MEGABYTE = 1e6;

/** Open the house as soon as somebody comes near it. */
export function useDevice() {
  useEffect(() => void startDevice().catch(() => undefined), []);
  return state.value;
}

/** On a page from which one soon needs it: it is fetched meanwhile. */
export function DeviceNear() {
  const now = useDevice();
  if (now.is !== "cannot") return h(DeviceBar, null);
  return h("p", { class: "trouble", role: "alert" }, say(troubleKey(now.why)));
}

/** @param {import("../shell/device.js").Why} why */
function troubleKey(why) {
  return why === "elsewhere" ? "device-elsewhere-text" : `device-cannot-${why}`;
}

/** A page that needs the house on this device. @param {{children: Children}} props */
export function DeviceGate({ children }) {
  const { is } = useDevice();
  if (is === "open") return children;
  return is === "cannot" ? h(Cannot, null) : h(Opening, null);
}

/** Whether the house on this device is on its way; whoever needs it now waits for it. */
export function isOpening() {
  return onDevice.value && (state.value.is === "loading" || state.value.is === "starting");
}

export function Opening() {
  useTitle(say("device-loading"));
  return h(
    "div",
    { class: "page" },
    h(TopBar, null),
    h(
      "main",
      { id: "main", class: "plain", tabIndex: -1 },
      h("img", { class: "breathing", src: at("/web/art/lantern.svg"), alt: "", width: 120, height: 120 }),
      h("h1", null, say("device-loading")),
      h(DeviceBar, null),
      h("p", { class: "help" }, say("device-loading-once")),
    ),
  );
}

/** So many bytes of so many. */
function DeviceBar() {
  const now = state.value;
  if (now.is !== "loading" && now.is !== "starting") return null;
  const [done, all] = now.is === "loading" ? [now.done, now.all] : [1, 1];
  const words =
    now.is === "loading" && all
      ? say("device-loaded", { done: megabytes(done), all: megabytes(all) })
      : say("device-starting");
  return h(
    "div",
    { class: "device-bar" },
    h("progress", { max: all || 1, value: all ? done : 0, "aria-label": say("device-loading") }),
    h("p", { class: "device-bar-words", role: "status" }, now.is === "loading" && !all ? say("label-loading") : words),
  );
}

/** @param {number} bytes */
function megabytes(bytes) {
  const spell = new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return spell.format(bytes / MEGABYTE);
}

/** Why not, said kindly; what was played stays. */
function Cannot() {
  const now = state.value;
  if (now.is !== "cannot") return null;
  const again = h(
    "button",
    { type: "button", class: "button", onClick: () => void startDevice().catch(() => undefined) },
    say("button-again"),
  );
  if (now.why === "elsewhere") {
    const words = { title: say("device-elsewhere-title"), text: say("device-elsewhere-text") };
    const take = () => void startDevice(true).catch(() => undefined);
    return h(
      PlainPage,
      words,
      h("button", { type: "button", class: "button", onClick: take }, say("device-take")),
      h("a", { class: "quiet", href: to("/") }, say("button-shelf")),
    );
  }
  return h(
    PlainPage,
    { title: say("device-cannot-title"), text: `${say(troubleKey(now.why))} ${say("device-cannot-saved")}` },
    now.why !== "old-browser" && again,
    !alone && h("a", { class: now.why === "old-browser" ? "button" : "quiet", href: toServer("/") }, say("button-new")),
    alone && h("a", { class: "quiet", href: to("/") }, say("button-shelf")),
  );
}
