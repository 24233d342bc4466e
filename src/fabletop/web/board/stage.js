// Where movement happens: a sheet over the whole page on which things fly, and the animations
// running now. The page below always shows the newest state; whatever moves above it may be cut off
// at any moment, and a little later nothing is left of it. Captions are no movement: they stay
// until they have been read.

import { render } from "../vendor/preact.js";
import { useEffect, useMemo } from "../vendor/preact-hooks.js";

/** @typedef {import("../vendor/preact.js").ComponentChild} Drawing */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {"box" | "length"} Sizing a thing on the sheet is as large as its box, or has that width as `--s` */

/** Every stage that is open. @type {Set<Stage>} */
const stages = new Set();

/** Whatever moves on any stage is where it belongs at once. */
export function stopStages() {
  for (const stage of stages) stage.stop();
}

const EASE = "cubic-bezier(.3,.75,.25,1)";

export class Stage {
  /**
   * @param {string} prefix of the board's own classes for sheet and ghosts
   * @param {number} [longest] milliseconds an act may take, if that is limited
   * @param {Sizing} [sizing]
   */
  constructor(prefix, longest = 0, sizing = "box") {
    this.prefix = prefix;
    this.longest = longest;
    this.sizing = sizing;
    /** @type {HTMLElement | null} */
    this.sheet = null;
    /** @type {Animation[]} */
    this.running = [];
    this.timer = 0;
    /** @type {Map<Element, number>} */
    this.captions = new Map();
    this.hush = this.hush.bind(this);
  }

  /**
   * A new act begins: the last one is over, and this one will be.
   * @param {import("../types.d.ts").GameEvent[]} [events] what it shows, each in its turn
   */
  begin(events = []) {
    this.stop();
    stages.add(this);
    const last = Math.max(0, ...events.map(({ at = 0 }) => at));
    if (this.longest) this.timer = setTimeout(() => this.stop(), this.longest + last);
  }

  /** @param {Element | null | undefined} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
  animate(element, frames, timing) {
    if (!element) return null;
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...timing });
    this.running.push(animation);
    return animation;
  }

  /**
   * Something drawn on the sheet over a box of the page.
   * @param {Drawing} drawing @param {Box} box @param {string} [name]
   */
  draw(drawing, box, name = "") {
    const ghost = document.createElement("div");
    ghost.className = `board-ghost ${this.prefix}-ghost ${name}`;
    ghost.style.left = `${box.left}px`;
    ghost.style.top = `${box.top}px`;
    if (this.sizing === "length") ghost.style.setProperty("--s", `${box.width}px`);
    else {
      ghost.style.width = `${box.width}px`;
      ghost.style.height = `${box.height}px`;
    }
    render(drawing, ghost);
    this.open().append(ghost);
    return ghost;
  }

  /**
   * Draw over a box of the page, move, and be gone.
   * @param {Drawing} drawing @param {Box} box @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing
   * @param {string} [name]
   */
  pass(drawing, box, frames, timing, name = "") {
    const ghost = this.draw(drawing, box, name);
    const gone = () => {
      render(null, ghost);
      ghost.remove();
    };
    this.animate(ghost, frames, { fill: "both", ...timing })?.finished.then(gone, gone);
    return ghost;
  }

  /**
   * Something to read for a while; a tap anywhere ends it.
   * @param {Drawing} drawing @param {Box} box @param {number} lasts @param {string} name
   */
  caption(drawing, box, lasts, name) {
    this.hush();
    const ghost = this.draw(drawing, box, name);
    const timer = setTimeout(() => this.drop(ghost), lasts);
    this.captions.set(ghost, timer);
    addEventListener("pointerdown", this.hush, { once: true });
    return ghost;
  }

  /** @param {Element} ghost */
  drop(ghost) {
    clearTimeout(this.captions.get(ghost));
    this.captions.delete(ghost);
    ghost.remove();
  }

  /** No more captions. */
  hush() {
    for (const ghost of [...this.captions.keys()]) this.drop(ghost);
  }

  /** Whatever still moves is where it belongs at once. */
  stop() {
    clearTimeout(this.timer);
    for (const animation of this.running.splice(0)) animation.cancel();
    for (const ghost of [...(this.sheet?.children ?? [])]) if (!this.captions.has(ghost)) ghost.remove();
  }

  open() {
    if (!this.sheet) {
      this.sheet = document.createElement("div");
      this.sheet.className = `board-sheet ${this.prefix}-sheet`;
      this.sheet.setAttribute("aria-hidden", "true"); // the shell tells in words what happens
      document.body.append(this.sheet);
    }
    return this.sheet;
  }

  close() {
    this.hush();
    this.stop();
    stages.delete(this);
    this.sheet?.remove();
    this.sheet = null;
  }
}

/**
 * The stage of a board, closed when the board goes.
 * @param {string} prefix @param {number} [longest] @param {Sizing} [sizing]
 */
export function useStage(prefix, longest, sizing) {
  const stage = useMemo(() => new Stage(prefix, longest, sizing), []);
  useEffect(() => () => stage.close(), [stage]);
  return stage;
}

/** Where everything marked is now. @param {Element | null} root @returns {Map<string, Box>} */
export function measure(root) {
  const boxes = new Map();
  for (const element of root?.querySelectorAll("[data-mark]") ?? []) {
    boxes.set(element.getAttribute("data-mark") ?? "", element.getBoundingClientRect());
  }
  return boxes;
}
