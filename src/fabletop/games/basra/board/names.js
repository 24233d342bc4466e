// Where a tile has no room for its name, a touch shows the name for a moment, above the finger and above everything
// else.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";

const LASTING = 1600; // milliseconds after the finger has left
const EDGE = 6;

/** @typedef {import("../../../web/vendor/preact.js").ComponentChild} Drawing */

/**
 * What to do when a tile is touched, and the bubble with its name.
 * @param {string} name @returns {[(event: PointerEvent) => void, Drawing]}
 */
export function useTouchedName(name) {
  const [tile, touch] = useState(/** @type {Element | null} */ (null));
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (tile && bubble.current) showAbove(bubble.current, tile.getBoundingClientRect());
  }, [tile, name]);
  useEffect(() => {
    if (!tile) return undefined;
    let timer = 0;
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => touch(null), LASTING);
    };
    const ends = ["pointerup", "pointercancel"];
    for (const end of ends) addEventListener(end, leave);
    return () => {
      clearTimeout(timer);
      for (const end of ends) removeEventListener(end, leave);
    };
  }, [tile]);
  const down = (/** @type {PointerEvent} */ { currentTarget }) => {
    if (currentTarget instanceof Element && !isNamed(currentTarget)) touch(currentTarget);
  };
  return [
    down,
    tile && h("span", { ref: bubble, class: "ba-touched-name", popover: "manual", "aria-hidden": "true" }, name),
  ];
}

/** Whether the name can be read already. @param {Element} tile */
function isNamed(tile) {
  return (tile.querySelector(".ba-tile-name")?.getClientRects().length ?? 0) > 0;
}

/** @param {HTMLElement} bubble @param {DOMRect} tile */
function showAbove(bubble, tile) {
  bubble.showPopover?.(); // where there are no popovers it stands there anyway
  const { width, height } = bubble.getBoundingClientRect();
  const middle = tile.left + tile.width / 2 - width / 2;
  bubble.style.left = `${Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle))}px`;
  bubble.style.top = `${Math.max(EDGE, tile.top - height - EDGE)}px`;
}
