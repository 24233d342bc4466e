// The house on one's own device: the worker that keeps the shell, and the entry that installs the page.

import { h } from "../vendor/preact.js";
import { signal } from "../vendor/signals.js";
import { at } from "./addresses.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/**
 * @typedef {Event & {prompt: () => Promise<unknown>}} InstallOffer what a browser says when the page can be installed
 */

const offer = signal(/** @type {InstallOffer | null} */ (null));

/**
 * The worker, as soon as it is awake; browsers have none on a plain http address.
 * @type {Promise<ServiceWorkerRegistration | undefined>}
 */
let awake = Promise.resolve(undefined);

/** Call the worker, and listen for the browser's offer to install the page. */
export function settleIn() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // we ask in the menu, not over the board
    offer.value = /** @type {InstallOffer} */ (event);
  });
  addEventListener("appinstalled", () => (offer.value = null));
  awake = callWorker();
}

async function callWorker() {
  const first = !navigator.serviceWorker?.controller;
  try {
    const registration = await navigator.serviceWorker?.register(at("/worker.js"), { updateViaCache: "none" });
    if (!registration) return undefined;
    const ready = await navigator.serviceWorker.ready;
    if (first && ready.active) tellLoaded(ready.active);
    return ready;
  } catch {
    return undefined; // the page works without
  }
}

/**
 * On a first visit much has come before the worker: it is told what, and fetches it too.
 * @param {ServiceWorker} active
 */
function tellLoaded(active) {
  const tell = (/** @type {PerformanceObserverEntryList} */ list) =>
    active.postMessage({ keep: list.getEntries().map(({ name }) => name) });
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}

/** The worker, for those who need one. */
export function worker() {
  return awake;
}

/** An entry in the menu, where the browser offers it. */
export function InstallLine() {
  const { value } = offer;
  if (!value) return null;
  const install = async () => {
    offer.value = null; // an offer can be taken once
    await value.prompt().catch(() => undefined);
  };
  return h(
    "button",
    { type: "button", class: "line-link", onClick: () => void install() },
    h(Icon, { name: "install" }),
    say("install-button"),
  );
}
