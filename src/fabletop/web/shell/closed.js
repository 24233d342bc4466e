// The house is closed: the server is away. The page says so, shows what it remembers, and knocks again by itself.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { alone, at } from "./addresses.js";
import { games, isCopy, loadGames } from "./catalogue.js";
import { recall, write } from "./settings.js";
import { presents, say } from "./words.js";

/** @typedef {Pick<import("../types.d.ts").GameInfo, "key" | "seats">} Box */

const KNOCK = 4000;
const KEY = "shelf";

/** Load the shelf, again and again until it comes; whether the house is closed meanwhile. */
export function useHouse() {
  const away = useSignal(false);
  const knock = () =>
    loadGames().then(
      () => {
        away.value = isCopy.peek() && !alone;
        write(KEY, JSON.stringify((games.peek() ?? []).map(({ key, seats }) => ({ key, seats }))));
      },
      () => void (away.value = true),
    );
  useEffect(() => void knock(), []);
  useKnocking(away.value, knock);
  return { away: away.value, knock };
}

/**
 * Try again every few seconds, and at once when the network is back.
 * @param {boolean} away @param {() => unknown} knock
 */
function useKnocking(away, knock) {
  useEffect(() => {
    if (!away) return undefined;
    const timer = setInterval(knock, KNOCK);
    addEventListener("online", knock);
    return () => {
      clearInterval(timer);
      removeEventListener("online", knock);
    };
  }, [away]);
}

/** The games that stood on the shelf when it was last seen, as far as there are words for them. */
export function oldShelf() {
  return recall(KEY, /** @type {Box[]} */ ([])).filter(({ key }) => presents(key));
}

/** @param {{onRetry: () => void}} props */
export function ClosedLine({ onRetry }) {
  return h(
    "div",
    { class: "panel notice closed", role: "alert" },
    h("img", { src: at("/web/art/lantern-out.svg"), alt: "", width: 56, height: 70 }),
    h("div", null, h("strong", null, say("closed-title")), h("p", null, say("closed-text"))),
    h("button", { type: "button", class: "quiet", onClick: onRetry }, say("button-again")),
  );
}
