// How much room there is.

import { useLayoutEffect, useState } from "../vendor/preact-hooks.js";

/**
 * How large something is, in pixels, before it is painted for the first time.
 * @param {{current: Element | null}} ref @returns {[number, number]}
 */
export function useSize(ref) {
  const [size, measure] = useState(/** @type {[number, number]} */ ([0, 0]));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return watchSize(element, (width, height) => {
      measure((before) => (before[0] === width && before[1] === height ? before : [width, height]));
    });
  }, [ref.current]);
  return size;
}

/**
 * Tells the size inside an element now and whenever it changes. What is drawn anew for a size may change sizes again,
 * so it is told in the next frame: a browser complains of a loop otherwise.
 * @param {Element} element @param {(width: number, height: number) => void} tell @returns {() => void} ends it
 */
export function watchSize(element, tell) {
  let frame = 0;
  const told = () => tell(element.clientWidth, element.clientHeight);
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(told);
  });
  watch.observe(element);
  told();
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}
