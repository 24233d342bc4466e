// For those who play by keys: when the button they pressed leaves the page, the next sensible one has the focus.

import { useEffect } from "../../../web/vendor/preact-hooks.js";

/** What lies above comes first; below it, what one would do next. */
const NEXT = [
  ".al-verdict > section",
  ".al-dismiss",
  ".al-settled button",
  "button.al-lamp",
  ".al-more",
  ".al-stop",
  ".al-accept",
  ".al-done:enabled",
  "[data-free=true]",
  "[aria-pressed]",
];

/** @param {{current: HTMLElement | null}} root */
export function useFocus(root) {
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    let last = /** @type {Element | null} */ (null);
    const came = (/** @type {FocusEvent} */ { target }) => {
      // a dialog gives it back itself
      const here = target instanceof Element && target.matches(":focus-visible") && !target.closest("dialog");
      last = here ? target : null;
    };
    const left = (/** @type {FocusEvent} */ { relatedTarget }) => {
      if (relatedTarget instanceof Element && !board.contains(relatedTarget)) last = null;
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const next = NEXT.map((look) => board.querySelector(look)).find((one) => one !== null);
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    });
    watch.observe(board, { childList: true, subtree: true });
    board.addEventListener("focusin", came);
    board.addEventListener("focusout", left);
    return () => {
      watch.disconnect();
      board.removeEventListener("focusin", came);
      board.removeEventListener("focusout", left);
    };
  }, []);
}
