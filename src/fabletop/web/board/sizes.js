// How much room there is.

import { useEffect, useState } from "../vendor/preact-hooks.js";

/** How large something is, in pixels. @param {{current: Element | null}} ref @returns {[number, number]} */
export function useSize(ref) {
  const [size, measure] = useState(/** @type {[number, number]} */ ([0, 0]));
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => measure([element.clientWidth, element.clientHeight]));
    watch.observe(element);
    measure([element.clientWidth, element.clientHeight]);
    return () => watch.disconnect();
  }, [ref.current]);
  return size;
}
