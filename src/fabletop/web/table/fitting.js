// Words that fit the room they have: in as many sizes as the styles know, the first that fits.

import { useEffect, useLayoutEffect, useRef } from "../vendor/preact-hooks.js";

/** Fits a line into its row, which gets the size as `data-fit`. @param {number} sizes */
export function useFit(sizes) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const fitted = useRef(""); // to measure costs a layout, so only what reads differently is measured anew
  const fit = () => {
    const line = ref.current;
    const row = line?.parentElement;
    fitted.current = line?.textContent ?? "";
    for (let size = 0; line && row && size < sizes; size++) {
      row.dataset.fit = String(size);
      if (line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight) break;
    }
  };
  useLayoutEffect(() => {
    if (ref.current?.textContent !== fitted.current) fit();
  });
  useEffect(() => {
    const row = ref.current?.parentElement;
    const watch = new ResizeObserver(() => requestAnimationFrame(fit));
    if (row) watch.observe(row);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  }, []);
  return ref;
}
