// What players have to remember is told and then forgotten by every list that holds it.

import { signal } from "../vendor/signals.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */

const FLEETING = 2000; // how long what has to be remembered is told, where nothing else says so

export class Fading {
  /** @param {(events: GameEvent[]) => void} onGone */
  constructor(onGone) {
    this.onGone = onGone;
    /** Changes whenever fleeting events have left, so that the page is drawn without them. */
    this.gone = signal(0);
    /** Lists with fleeting events in them. */
    this.lists = /** @type {Set<GameEvent[]>} */ (new Set());
  }

  /** Their turns are known: what is fleeting leaves after its own. @param {...GameEvent[]} lists */
  begin(...lists) {
    for (const list of lists) if (list.some((event) => event.fleeting)) this.lists.add(list);
    for (const event of lists[0]?.filter((one) => one.fleeting) ?? []) {
      const seen = (event.at ?? 0) + Math.max(FLEETING, event.takes ?? 0);
      setTimeout(() => this.forget(event), 1000 * Number(event.args.lasts ?? 0) || seen);
    }
  }

  /** @param {GameEvent} gone */
  forget(gone) {
    for (const list of this.lists) {
      const rest = list.filter((event) => event !== gone);
      list.splice(0, list.length, ...rest); // in place: boards and closures hold this very list
      if (!rest.some((event) => event.fleeting)) this.lists.delete(list);
    }
    this.onGone([gone]);
    this.gone.value++;
  }
}
