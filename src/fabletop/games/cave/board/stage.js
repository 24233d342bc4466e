// Where movement happens: a sheet over the whole page on which tiles fly, and the animations running now. The page below
// always shows the newest state; whatever moves above it may be cut off at any moment.

import { render } from "../../../web/vendor/preact.js";

/** @typedef {import("../../../web/vendor/preact.js").ComponentChild} Drawing */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

export const EASE = "cubic-bezier(.3,.75,.25,1)";

export class Stage {
  constructor() {
    /** @type {HTMLElement | null} */
    this.sheet = null;
    /** @type {Animation[]} */
    this.running = [];
    /** @type {Map<HTMLElement, number>} captions are no movement: they stay until they have been read */
    this.captions = new Map();
    this.hush = this.hush.bind(this);
  }

  /** @param {Element | null | undefined} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
  animate(element, frames, timing) {
    if (!element) return null;
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...timing });
    this.running.push(animation);
    return animation;
  }

  /** Something drawn on the sheet over a box of the page. @param {Drawing} drawing @param {Box} box @param {string} [name] */
  draw(drawing, box, name = "") {
    const ghost = document.createElement("div");
    ghost.className = `cave-ghost ${name}`;
    ghost.style.left = `${box.left}px`;
    ghost.style.top = `${box.top}px`;
    ghost.style.setProperty("--s", `${box.width}px`);
    render(drawing, ghost);
    this.open().append(ghost);
    return ghost;
  }

  /**
   * Draw, move, and be gone.
   * @param {Drawing} drawing @param {Box} box @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing
   * @param {string} [name]
   */
  pass(drawing, box, frames, timing, name) {
    const ghost = this.draw(drawing, box, name);
    const animation = this.animate(ghost, frames, { fill: "both", ...timing });
    animation?.finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
    return ghost;
  }

  /**
   * Something to read for a while; a tap anywhere ends it.
   * @param {Drawing} drawing @param {Box} box @param {number} lasts @param {string} name
   */
  caption(drawing, box, lasts, name) {
    this.hush();
    const ghost = this.draw(drawing, box, name);
    this.captions.set(
      ghost,
      setTimeout(() => this.drop(ghost), lasts),
    );
    addEventListener("pointerdown", this.hush, { once: true });
    return ghost;
  }

  /** @param {HTMLElement} ghost */
  drop(ghost) {
    clearTimeout(this.captions.get(ghost));
    this.captions.delete(ghost);
    ghost.remove();
  }

  hush() {
    for (const ghost of [...this.captions.keys()]) this.drop(ghost);
  }

  /** Whatever still moves is where it belongs at once. */
  stop() {
    for (const animation of this.running.splice(0)) animation.cancel();
    for (const ghost of [...(this.sheet?.children ?? [])])
      if (!this.captions.has(/** @type {HTMLElement} */ (ghost))) ghost.remove();
  }

  open() {
    if (!this.sheet) {
      this.sheet = document.createElement("div");
      this.sheet.className = "cave-sheet";
      this.sheet.setAttribute("aria-hidden", "true"); // the shell tells in words what happens
      document.body.append(this.sheet);
    }
    return this.sheet;
  }

  close() {
    this.hush();
    this.stop();
    this.sheet?.remove();
    this.sheet = null;
  }
}

/** Where everything marked is now. @param {Element | null} root */
export function measure(root) {
  /** @type {Map<string, DOMRect>} */
  const boxes = new Map();
  for (const element of root?.querySelectorAll("[data-mark]") ?? []) {
    boxes.set(element.getAttribute("data-mark") ?? "", element.getBoundingClientRect());
  }
  return boxes;
}
