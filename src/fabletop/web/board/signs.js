// Small drawings, as most boards have them.

import { h } from "../vendor/preact.js";

/**
 * A silhouette drawn in a field of 512 × 512, without words of its own.
 * @param {{path: string | undefined, class: string}} props
 */
export function Silhouette({ path, class: look }) {
  return h("svg", { class: look, viewBox: "0 0 512 512", "aria-hidden": "true" }, h("path", { d: path ?? "" }));
}
