// The three chests in a row, with whatever lies on them.

import { h } from "../../../web/vendor/preact.js";
import { choosable } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { box } from "./content.js";
import { ChestPicture } from "./things.js";
import { useToldChest } from "./told.js";
import { Sorcerer } from "./treasures.js";
import { letterOf } from "./words.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Chest} Chest */
/** @typedef {Props["view"]["chests"][Chest]} State */
/** @typedef {import("../../../web/vendor/preact.js").ComponentChildren} Children */
/**
 * @typedef {object} Touch
 * @property {boolean} free whether it may be chosen
 * @property {boolean} [pressed]
 * @property {() => void} onTouch
 * @property {string} [label] what a touch does
 */

const NEAR = 5; // so few cards above him: beware

/**
 * @param {{props: Props, touch?: (chest: Chest) => Touch | null, on?: (chest: Chest) => Children, open?: Chest | null,
 * fates?: boolean}} given
 */
export function Chests({ props, touch, on, open = null, fates = false }) {
  return h(
    "div",
    {
      class: "al-chests",
      "data-open": open !== null,
      role: "group",
      "aria-label": props.say("board-choose-chest"),
    },
    box().chests.map((chest) =>
      h(Place, { key: chest, props, chest, touch: touch?.(chest) ?? null, open: open === chest, fates }, on?.(chest)),
    ),
  );
}

/**
 * @param {{props: Props, chest: Chest, touch: Touch | null, open: boolean, fates: boolean, children?: Children}} given
 */
function Place({ props, chest, touch, open, fates, children }) {
  const { say } = props;
  const letter = letterOf(say, chest);
  const state = useToldChest(props, chest);
  const words = touch && [touch.label ?? say(`chest-${chest}-short`), ...factWords(say, state)].join(", ");
  const inside = [
    words && h("span", { key: "label", class: "sr" }, words),
    h(
      "span",
      {
        key: "picture",
        class: "al-place-picture",
        "data-mark": `chest:${chest}`,
        "data-still": chest,
        "aria-hidden": "true",
      },
      h(ChestPicture, { metal: chest, letter, open }),
    ),
    children && h("span", { key: "on", class: "al-place-on" }, children),
    fates && h(Fate, { key: "fate", props, state }),
    h(
      "span",
      { key: "words", class: "al-place-words", "aria-hidden": touch ? "true" : undefined },
      h("b", {}, say(`chest-${chest}-short`)),
      h(Facts, { say, state }),
    ),
  ];
  const look = { class: `al-place al-${chest}`, "data-open": open, "data-fate": state.fate };
  if (!touch) return h("div", look, inside);
  const { free, pressed = false, onTouch } = touch;
  return h(
    "button",
    {
      ...look,
      type: "button",
      ...choosable(free, pressed),
      onClick: onTouch,
    },
    inside,
  );
}

/** @param {Props["say"]} say @param {State} state */
function factWords(say, { pile, sorcerer }) {
  return [
    say("board-pile", { count: pile }),
    sorcerer === null ? say("board-sorcerer-out") : say("board-sorcerer-in", { count: sorcerer }),
  ];
}

/** How many cards, and how deep the Sorcerer lies. @param {{say: Props["say"], state: State}} given */
function Facts({ say, state }) {
  const { pile, sorcerer } = state;
  const [cards, deep] = factWords(say, state);
  return h(
    "span",
    { class: "al-facts" },
    h("span", { class: "sr" }, `${cards}, ${deep}`),
    h("span", { class: "al-fact", "aria-hidden": "true", title: cards }, h("i", { class: "al-backs" }), pile),
    h(
      "span",
      {
        class: "al-fact",
        "aria-hidden": "true",
        title: deep,
        "data-near": sorcerer !== null && sorcerer <= NEAR,
        "data-out": sorcerer === null,
      },
      h("i", { class: "al-face" }, h(Sorcerer, {})),
      sorcerer ?? "–",
    ),
  );
}

/** What came of it this round. @param {{props: Props, state: State}} given */
function Fate({ props: { say, players }, state: { fate, winner, kept } }) {
  const player = players[winner ?? -1];
  if (fate === "nobody")
    return h(
      "span",
      { class: "al-fate", "data-tone": "quiet" },
      h("span", { class: "al-fate-long" }, say("board-nobody-searches")),
      h("span", { class: "al-fate-short", "aria-hidden": "true" }, "–"),
    );
  if (!player || fate === "" || fate === "searching") return null;
  const bust = fate === "bust";
  return h(
    "span",
    { class: "al-fate", "data-tone": bust ? "bad" : "good" },
    h(Mark, { colour: player.colour, size: 20 }),
    h("span", { class: "sr" }, player.name),
    bust
      ? say("board-stung")
      : [
          h("span", { key: "long", class: "al-fate-long" }, say("board-took", { count: kept })),
          h(
            "span",
            { key: "short", class: "al-fate-short", "aria-hidden": "true" },
            h("i", { class: "al-backs" }),
            kept,
          ),
        ],
  );
}
