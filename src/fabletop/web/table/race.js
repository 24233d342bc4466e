// Who is quickest. A reaction is measured where it happens, so that nobody loses it on the way: from the frame that
// first painted what everybody waits for to the touch or key itself, both by the browser's own clock. The server holds
// the figure against what it saw and judges.

import { signal } from "../vendor/signals.js";

/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Action} Action */

export class RaceWatch {
  /** @param {(seat: number, decision: number, action: Action) => void} tell */
  constructor(tell) {
    this.tell = tell;
    /** The question that was last opened on this screen, and when it was painted. */
    this.decision = -1;
    this.shown = /** @type {number | null} */ (null);
    this.presses = signal({ decision: -1, seats: /** @type {number[]} */ ([]) });
  }

  /**
   * A picture has just been put into the page. The next frame paints it; a hidden page has no frames and so shows
   * nothing
   * until somebody looks. Where the page was busy, that frame may have begun before there was anything to paint.
   * @param {Picture} picture
   */
  drawn({ race, decision }) {
    if (!race?.open || decision === this.decision) return;
    this.decision = decision;
    this.shown = null;
    const drawn = performance.now();
    requestAnimationFrame((frame) => {
      if (decision === this.decision) this.shown = Math.max(frame, drawn);
    });
  }

  /**
   * A seat reacts, once in a question.
   * @param {Picture} picture @param {number} seat @param {number} timeStamp of the input event
   */
  press(picture, seat, timeStamp) {
    const { race, decision, yours } = picture;
    const seats = this.pressed(decision);
    if (!race || !yours.includes(seat) || seats.includes(seat)) return;
    this.tell(seat, decision, [race.verb, this.reaction(picture, timeStamp)]);
    this.presses.value = { decision, seats: [...seats, seat] };
  }

  /** The seats that have pressed in a question. @param {number} decision */
  pressed(decision) {
    const { decision: asked, seats } = this.presses.value;
    return asked === decision ? seats : [];
  }

  /**
   * Milliseconds from seeing to pressing; none at all for whoever did not wait to see.
   * @param {Picture} picture @param {number} timeStamp
   */
  reaction({ race, decision }, timeStamp) {
    if (!race?.open || decision !== this.decision || this.shown === null) return 0;
    return Math.max(0, Math.floor(timeStamp - this.shown));
  }
}
