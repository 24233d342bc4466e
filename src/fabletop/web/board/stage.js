// Where movement happens: a sheet over the whole page on which things fly, and the animations running now. The page below
// always shows the newest state; whatever moves above it may be cut off at any moment,
// and a little later nothing is left of it.

import { render } from "../vendor/preact.js";

/** @typedef {import("../vendor/preact.js").ComponentChild} Drawing */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

const EASE = "cubic-bezier(.3,.75,.25,1)";

export class Stage {
  /** @param {string} prefix of the classes of sheet and ghosts @param {number} longest milliseconds an act may take */
  constructor(prefix, longest) {
    this.prefix = prefix;
    this.longest = longest;
    /** @type {HTMLElement | null} */
    this.sheet = null;
    /** @type {Animation[]} */
    this.running = [];
    this.timer = 0;
  }

  /** A new act begins: the last one is over, and this one will be. */
  begin() {
    this.stop();
    this.timer = setTimeout(() => this.stop(), this.longest);
  }

  /** @param {Element | null | undefined} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
  animate(element, frames, timing) {
    if (!element) return null;
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...timing });
    this.running.push(animation);
    return animation;
  }

  /**
   * Draw over a box of the page, move, and be gone.
   * @param {Drawing} drawing @param {Box} box @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing
   * @param {string} [name]
   */
  pass(drawing, box, frames, timing, name = "") {
    const ghost = document.createElement("div");
    ghost.className = `${this.prefix}-ghost ${name}`;
    for (const side of /** @type {(keyof Box)[]} */ (["left", "top", "width", "height"]))
      ghost.style[side] = `${box[side]}px`;
    render(drawing, ghost);
    this.open().append(ghost);
    const gone = () => {
      render(null, ghost);
      ghost.remove();
    };
    this.animate(ghost, frames, { fill: "both", ...timing })?.finished.then(gone, gone);
    return ghost;
  }

  /** Whatever still moves is where it belongs at once. */
  stop() {
    clearTimeout(this.timer);
    for (const animation of this.running.splice(0)) animation.cancel();
    this.sheet?.replaceChildren();
  }

  open() {
    if (!this.sheet) {
      this.sheet = document.createElement("div");
      this.sheet.className = `${this.prefix}-sheet`;
      this.sheet.setAttribute("aria-hidden", "true"); // the shell tells in words what happens
      document.body.append(this.sheet);
    }
    return this.sheet;
  }

  close() {
    this.stop();
    this.sheet?.remove();
    this.sheet = null;
  }
}

/** Where everything marked is now. @param {Element | null} root @returns {Map<string, Box>} */
export function measure(root) {
  const boxes = new Map();
  for (const element of root?.querySelectorAll("[data-mark]") ?? []) {
    boxes.set(element.getAttribute("data-mark") ?? "", element.getBoundingClientRect());
  }
  return boxes;
}
