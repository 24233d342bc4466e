// Wishes that are about chests and dice: to look into a chest, to turn, move or shut a die. They are chosen where they
// lie.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { allows, choosable, filled, offers, possible } from "../../../web/board/choices.js";
import { Chests } from "./chests.js";
import { Die } from "./things.js";
import { WishLine } from "./wish.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Chest} Chest */
/** @typedef {import("../../../web/board/choices.js").Picks} Picks */
/** @typedef {import("../../../web/types.d.ts").Player} Player */
/** @typedef {import("./chests.js").Touch} Touch */

/** @type {Record<string, {verb: string, fields: string[]}>} */
const QUESTIONS = {
  eye: { verb: "look", fields: ["chest"] },
  sleight: { verb: "turn", fields: ["chest", "delta"] },
  carpet: { verb: "fly", fields: ["chest", "to_chest"] },
  lid: { verb: "shut", fields: ["other", "chest"] },
};
/** @type {Record<string, string>} */
const MISSING = {
  eye: "board-choose-chest",
  sleight: "board-choose-die",
  carpet: "board-choose-chest",
  lid: "board-choose-die",
};

/** Whether this step is answered at the chests. @param {string} step */
export function isDiceWork(step) {
  return step in QUESTIONS;
}

/** @param {{props: Props}} given */
export function DiceWork({ props }) {
  const { view, picture, say, act, why, sound } = props;
  const [kept, keep] = useState({ decision: -1, picks: /** @type {Picks} */ ({}) });
  const question = QUESTIONS[view.step];
  if (!question) return null;
  const { verb, fields } = question;
  const picks = kept.decision === picture.decision ? kept.picks : startOf(props, verb, fields);
  /** @param {Picks} more */
  const pick = (more) => {
    const all = { ...picks, ...more };
    if (!possible(props, verb, fields, all) && !possible(props, verb, fields, more))
      return why(filled(props, verb, fields, all));
    sound("tap");
    return keep({ decision: picture.decision, picks: possible(props, verb, fields, all) ? all : more });
  };
  const action = [verb, ...fields.map((field) => picks[field] ?? null)];
  const whole = allows(props, action);
  return h(
    "div",
    { class: "al-dicework", "data-step": view.step },
    h(Chests, {
      props,
      touch: (chest) => touchFor(props, chest, picks, pick),
      on: (chest) => h(DiceOn, { props, chest, picks, pick }),
    }),
    h(WishLine, { props }),
    view.step === "sleight" && h(Turns, { props, picks, pick }),
    h(
      "button",
      { type: "button", class: "al-big al-done", disabled: !whole, onClick: () => act(action) },
      whole ? say(`option-${verb}`, picks) : say(MISSING[view.step] ?? ""),
    ),
  );
}

/**
 * With a single die there is nothing to choose about it.
 * @param {Props} props @param {string} verb @param {string[]} fields @returns {Picks}
 */
function startOf(props, verb, fields) {
  if (verb !== "turn" && verb !== "fly") return {};
  const own = props.view.seats[props.seat ?? props.asked[0] ?? -1]?.dice ?? [];
  const chests = own.map(({ chest }) => chest).filter((chest) => possible(props, verb, fields, { chest }));
  return chests.length === 1 ? { chest: chests[0] } : {};
}

/**
 * @param {Props} props
 * @param {Chest} chest @param {Picks} picks @param {(more: Picks) => void} pick @returns {Touch | null}
 */
function touchFor(props, chest, picks, pick) {
  const label = props.say(`chest-${chest}-short`);
  if (offers(props, "look"))
    return {
      free: possible(props, "look", ["chest"], { chest }),
      pressed: picks.chest === chest,
      onTouch: () => pick({ chest }),
      label,
    };
  if (!offers(props, "fly")) return null;
  const fields = ["chest", "to_chest"];
  const from = possible(props, "fly", fields, { chest });
  const to = possible(props, "fly", fields, { chest: picks.chest, to_chest: chest });
  return {
    free: from || to,
    pressed: picks.chest === chest || picks.to_chest === chest,
    onTouch: () => pick(from && !to ? { chest } : { to_chest: chest }),
    label,
  };
}

/**
 * The dice that lie on a chest; those that may be chosen can be touched.
 * @param {{props: Props, chest: Chest, picks: Picks, pick: (more: Picks) => void}} given
 */
function DiceOn({ props, chest, picks, pick }) {
  const { view, players } = props;
  const own = props.seat ?? props.asked[0] ?? -1;
  const touchable = offers(props, "shut") || offers(props, "turn");
  return players.flatMap((player) =>
    (view.seats[player.seat]?.dice ?? [])
      .filter((die) => die.chest === chest)
      .map((die) => {
        const mine = player.seat === own;
        const picture = h(Die, { value: die.value, colour: player.colour, out: die.void });
        if (!touchable)
          return h("span", { key: player.seat, class: "al-lying", "data-mine": mine && offers(props, "fly") }, picture);
        const more = offers(props, "shut") ? { other: player.seat, chest } : { chest };
        const free = offers(props, "shut") ? possible(props, "shut", ["other", "chest"], more) : mine;
        const pressed = Object.entries(more).every(([name, word]) => picks[name] === word) && free;
        return h(
          "button",
          {
            key: player.seat,
            type: "button",
            class: "al-lying",
            ...choosable(free, pressed),
            "aria-label": `${props.say("board-die-of", { seat: player.seat, value: die.value })}, ${props.say(`chest-${chest}-short`)}`,
            onClick: () => (offers(props, "shut") || free ? pick(more) : undefined),
          },
          picture,
        );
      }),
  );
}

/** One up or one down. @param {{props: Props, picks: Picks, pick: (more: Picks) => void}} given */
function Turns({ props, picks, pick }) {
  const { say } = props;
  return h(
    "div",
    { class: "al-turns" },
    [-1, 1].map((delta) => {
      const free = possible(props, "turn", ["chest", "delta"], { chest: picks.chest, delta });
      return h(
        "button",
        {
          key: delta,
          type: "button",
          class: "al-turn",
          ...choosable(free, picks.delta === delta),
          onClick: () => pick({ delta }),
        },
        h("b", { "aria-hidden": "true" }, delta > 0 ? "+1" : "−1"),
        h("span", {}, say(delta > 0 ? "board-die-up" : "board-die-down")),
      );
    }),
  );
}
