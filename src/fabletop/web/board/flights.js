// Events as movement: where things are, and the gestures every board has: a bump, a shake, a stamp,
// something carried off. An act gets an event's arguments and the moment it begins, and says when
// the next one may. None begins before its turn, which the conductor has given it.

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {GameEvent["args"]} Args */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./stage.js").Box} Box */
/** @typedef {import("./stage.js").Drawing} Drawing */
/** @typedef {Element | null | undefined} Target */
/**
 * @template Scene
 * @typedef {(args: Args, at: number, scene: Scene) => number} Act
 */

/**
 * Show events one after another, each as its act has it; what has none is only told.
 * @template Scene
 * @param {(key: string) => Act<Scene> | undefined} actOf @param {GameEvent[]} events @param {Scene} scene
 */
export function playActs(actOf, events, scene) {
  let at = 0;
  for (const { key, args, at: turn = 0 } of events) {
    at = Math.max(at, turn);
    at = actOf(key)?.(args, at, scene) ?? at;
  }
}

// -- places

/** @param {string} mark @param {ParentNode} [root] */
export function marked(mark, root = document) {
  return root.querySelector(`[data-mark="${mark}"]`);
}

/** The chip of a seat on top of the table. @param {unknown} seat */
export function chipOf(seat) {
  return document.querySelector(`.chip[data-seat="${Number(seat)}"]`);
}

/**
 * Where something is; what is nowhere on the page is `instead`.
 * @param {Target} element @param {Box} [instead] @returns {Box}
 */
export function boxOf(element, instead) {
  return element?.getBoundingClientRect() ?? instead ?? middleOfPage();
}

/** @returns {Box} */
function middleOfPage() {
  return { left: innerWidth / 2 - 20, top: innerHeight / 2, width: 40, height: 40 };
}

/** Out of sight. @returns {Box} */
export function abovePage() {
  return { left: innerWidth / 2, top: -40, width: 40, height: 40 };
}

/**
 * A box of this size in the middle of another.
 * @param {Box} box @param {number} width @param {number} [height] @returns {Box}
 */
export function within(box, width, height = width) {
  const left = box.left + (box.width - width) / 2;
  const top = box.top + (box.height - height) / 2;
  return { left, top, width, height };
}

/** From the middle of a box to that of another. @param {Box} from @param {Box} to */
export function path(from, to) {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  return { dx, dy };
}

// -- gestures

/**
 * It swells for a moment: something came here.
 * @param {Stage} stage @param {Target} element @param {number} at @param {number} [much]
 */
export function bump(stage, element, at, much = 1.14) {
  const frames = [{ scale: "1" }, { scale: String(much) }, { scale: "1" }];
  stage.animate(element, frames, { duration: 260, delay: at });
}

/**
 * It trembles, by so many pixels.
 * @param {Stage} stage @param {Target} element @param {number} at @param {number} far @param {number} [duration]
 */
export function shake(stage, element, at, far, duration = 420) {
  const frames = [0, -1, 0.85, -0.65, 0.5, -0.3, 0].map((part) => ({ translate: `${part * far}px 0` }));
  stage.animate(element, frames, { duration, delay: at });
}

/**
 * It falls into place with weight.
 * @param {Stage} stage @param {Target} element @param {number} at
 * @param {number} from how large it comes down @param {string} [fall] and from how high
 */
export function stamp(stage, element, at, from, fall = "0") {
  const begin = `translateY(${fall}) scale(${from}) rotate(-20deg)`;
  const frames = [
    { transform: begin, opacity: 0, easing: "cubic-bezier(.6,0,.9,.4)" },
    { transform: "scale(.86) rotate(3deg)", opacity: 1, offset: 0.65, easing: "ease-out" },
    { transform: "none", opacity: 1 },
  ];
  stage.animate(element, frames, { duration: 430, delay: at, easing: "linear" });
}

/**
 * Something large over a box, for a moment.
 * @param {Stage} stage @param {Drawing} drawing @param {Box} box @param {string} look @param {number} at
 * @param {number} duration
 */
export function loom(stage, drawing, box, look, at, duration) {
  const frames = [
    { transform: "scale(.3)", opacity: 0, easing: "cubic-bezier(.3,.75,.25,1.3)" },
    { transform: "scale(1)", opacity: 1, offset: 0.2 },
    { transform: "scale(1.04)", opacity: 1, offset: 0.8 },
    { transform: "scale(1.4)", opacity: 0 },
  ];
  stage.pass(drawing, box, frames, { duration, delay: at, easing: "linear" }, look);
}

/** @typedef {{dx: number, dy: number}} Way */
/**
 * @typedef {object} Lift
 * @property {string} rise how far something is lifted first
 * @property {number} grow and how large it is then
 * @property {number} up when it is up there, 0 to 1
 */

/**
 * What lies on the page is lifted, carried off and gone where it arrives.
 * @param {Way} way @param {Lift & {held?: number, glow?: number, small: number, end?: number}} lift held up there until
 * `held`, with a glow; then as small on its way, and at its end
 * @returns {Keyframe[]}
 */
export function carried({ dx, dy }, { rise, grow, up, held = up, glow = 1, small, end = small }) {
  const lit = (/** @type {number} */ by) => (glow > 1 ? { filter: `brightness(${by})` } : {});
  const top = { transform: `translateY(${rise}) scale(${grow})`, opacity: 1, ...lit(glow) };
  const there = { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 1, ...lit(1) };
  return [
    { transform: "none", opacity: 1, ...lit(1), easing: "ease-out" },
    ...(held > up ? [{ ...top, offset: up }] : []),
    { ...top, offset: held, easing: "cubic-bezier(.55,0,.3,1)" },
    { ...there, offset: 0.94 },
    { transform: `translate(${dx}px, ${dy}px) scale(${end})`, opacity: 0 },
  ];
}

/**
 * What lay nowhere appears, flies and is gone where it arrives.
 * @param {Way} way @param {Lift & {small: number, tiny: number}} lift as small on its way; tiny at both ends
 * @returns {Keyframe[]}
 */
export function tossed({ dx, dy }, { rise, grow, up, small, tiny }) {
  const top = `translateY(${rise}) scale(${grow})`;
  return [
    { transform: `scale(${tiny})`, opacity: 0 },
    { transform: top, opacity: 1, offset: up, easing: "cubic-bezier(.5,0,.3,1)" },
    { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 1, offset: 0.9 },
    { transform: `translate(${dx}px, ${dy}px) scale(${tiny})`, opacity: 0 },
  ];
}
