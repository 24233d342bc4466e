// For those who play by keys or by ear: when what had the focus leaves the page, what now stands in its place has it.
// Boards that know better do it themselves, and first.

import { useEffect } from "../vendor/preact-hooks.js";

const ROOMS = "main, aside";
const STOPS = "button, a[href], input, select, textarea, summary, [tabindex='0']";

/**
 * @typedef {{thing: HTMLElement, room: HTMLElement, place: number}} Last where the focus was, and the how manieth it
 * was there
 */

/** Everything Tab leads to there. @param {HTMLElement} room @returns {HTMLElement[]} */
function stopsIn(room) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (room.querySelectorAll(STOPS));
  return [...all].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && !one.closest("[inert]") && isSeen(one),
  );
}

/** Safari before 17.4 does not know by itself. @param {HTMLElement} one */
function isSeen(one) {
  if (typeof one.checkVisibility === "function") return one.checkVisibility({ visibilityProperty: true });
  return one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
}

/** @param {{current: HTMLElement | null}} table */
export function useFocusKept(table) {
  useEffect(() => {
    const root = table.current;
    if (!root) return undefined;
    let last = /** @type {Last | null} */ (null);
    let held = false; // who still holds a key down would press the next thing, too
    let timer = 0;
    const came = (/** @type {FocusEvent} */ { target }) => {
      const thing = /** @type {HTMLElement} */ (target);
      // a dialog gives it back itself
      const room = thing.closest("dialog") ? null : /** @type {HTMLElement | null} */ (thing.closest(ROOMS));
      last = room && thing.matches(":focus-visible") ? { thing, room, place: stopsIn(room).indexOf(thing) } : null;
    };
    const left = (/** @type {FocusEvent} */ { relatedTarget }) => {
      if (relatedTarget instanceof Element) last = null;
    };
    const mend = () => {
      if (!last || held || document.activeElement !== document.body || !last.room.isConnected) return;
      if (last.thing.isConnected && !last.thing.matches(":disabled")) return;
      const stops = stopsIn(last.room);
      const next = stops[Math.min(Math.max(0, last.place), stops.length - 1)] ?? document.getElementById("main");
      next?.focus();
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(mend, 60);
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      held = event.type === "keydown";
      if (!held && last) soon();
    };
    const forget = () => void (last = null); // whoever touches the page does not need it
    const watch = new MutationObserver(() => last && soon());
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    root.addEventListener("focusin", came);
    root.addEventListener("focusout", left);
    root.addEventListener("pointerdown", forget);
    addEventListener("keydown", key);
    addEventListener("keyup", key);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      root.removeEventListener("focusin", came);
      root.removeEventListener("focusout", left);
      root.removeEventListener("pointerdown", forget);
      removeEventListener("keydown", key);
      removeEventListener("keyup", key);
    };
  }, []);
}

/** The keyboard goes on where it was, if nothing else has taken it. @param {Element | null} element */
export function giveFocus(element) {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (lost && element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
