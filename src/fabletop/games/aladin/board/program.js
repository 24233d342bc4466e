// In secret: which chest, how many cards, with sealed tokens also which token. AL-10 to AL-13, AL-115.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useState } from "../../../web/vendor/preact-hooks.js";
import { allows, choosable, offers, wordsAt } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { Chests } from "./chests.js";
import { box } from "./content.js";
import { peopleHere } from "./race.js";
import { Cup, Die } from "./things.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Die} Laid */
/** @typedef {import("./view.d.ts").Chest} Chest */
/** @typedef {import("../../../web/types.d.ts").Action} Action */
/**
 * @typedef {object} Draft what one has in mind
 * @property {Laid[]} dice value 0 is not set yet
 * @property {Chest | null} active the die that a number sets
 * @property {number} held a number chosen before the chest
 * @property {number} token
 */

/** @type {Draft} */
const NOTHING = { dice: [], active: null, held: 0, token: 0 };

/** The numbers 1 to this one. @param {number} last */
function upTo(last) {
  return Array.from({ length: last }, (_, n) => n + 1);
}

/** @param {Props} props */
function verbOf(props) {
  return offers(props, "program_two") ? "program_two" : "program";
}

/** The action for what one has in mind, whole or not. @param {Props} props @param {Draft} draft @returns {Action} */
function actionFor(props, draft) {
  const dice = box().chests.flatMap((chest) => draft.dice.filter((die) => die.chest === chest));
  return [verbOf(props), ...dice.flatMap(({ chest, value }) => [chest, value]), draft.token];
}

/** Something whole, to ask why one part of it is not possible. @param {Props} props @returns {Draft} */
function whole(props) {
  const { chests } = box();
  const dice = chests.slice(0, verbOf(props) === "program_two" ? 2 : 1).map((chest) => ({ chest, value: 1 }));
  return { ...NOTHING, dice };
}

/**
 * A touch on a chest: put a die there, move it there, or take up the one that lies there.
 * @param {Draft} draft @param {Chest} chest @param {number} room @returns {Draft}
 */
function touchChest(draft, chest, room) {
  const here = draft.dice.find((die) => die.chest === chest);
  if (here) return { ...draft, active: chest };
  if (draft.dice.length < room)
    return { ...draft, dice: [...draft.dice, { chest, value: draft.held }], active: chest, held: 0 };
  const moving = draft.dice.find((die) => die.chest === draft.active) ?? draft.dice[draft.dice.length - 1];
  return { ...draft, dice: draft.dice.map((die) => (die === moving ? { ...die, chest } : die)), active: chest };
}

/** A touch on a number. @param {Draft} draft @param {number} value @returns {Draft} */
function touchValue(draft, value) {
  if (!draft.dice.some((die) => die.chest === draft.active)) return { ...draft, held: value };
  return { ...draft, dice: draft.dice.map((die) => (die.chest === draft.active ? { ...die, value } : die)) };
}

/** @param {{props: Props}} given */
export function Program({ props }) {
  const { view, act, sound } = props;
  const chosen = view.own?.program ?? null;
  const mayChoose = offers(props, "program") || offers(props, "program_two");
  const [draft, setDraft] = useState(NOTHING);
  const [changing, change] = useState(false);
  useEffect(() => {
    change(false);
    setDraft(NOTHING);
  }, [view.round, props.seat]);
  useEffect(() => change(false), [chosen && JSON.stringify(chosen)]);
  const settled = chosen !== null && !changing;
  const shown = settled ? { ...NOTHING, dice: chosen.dice, token: chosen.token } : draft;
  const room = verbOf(props) === "program_two" ? 2 : 1;
  /** @param {Draft} next */
  const set = (next) => {
    sound("tap");
    setDraft(next);
  };
  const begin = () => {
    if (chosen) set({ ...NOTHING, dice: chosen.dice, token: chosen.token, active: chosen.dice[0]?.chest ?? null });
    change(true);
  };
  const touch = (/** @type {Chest} */ chest) => ({
    free: true,
    pressed: shown.dice.some((die) => die.chest === chest),
    onTouch: () => (settled ? begin() : set(touchChest(draft, chest, room))),
  });
  const editing = mayChoose && !settled;
  return h(
    "div",
    { class: "al-program", "data-editing": editing, "data-sealed": view.mode === "sealed" },
    h(Chests, {
      props,
      touch: mayChoose ? touch : undefined,
      on: (chest) => h(OwnDie, { props, draft: shown, chest, settled }),
    }),
    editing && h(Rack, { props, draft, onValue: (value) => set(touchValue(draft, value)) }),
    editing && view.mode === "sealed" && h(Tokens, { props, draft, onToken: (token) => set({ ...draft, token }) }),
    mayChoose &&
      (editing
        ? h(Done, { props, draft, room, onDone: () => (act(actionFor(props, draft)), chosen && change(false)) })
        : h(Settled, { props, token: shown.token, onChange: begin })),
  );
}

/**
 * One's own die on a chest; once chosen it sits under the cup, for one's own eyes.
 * @param {{props: Props, draft: Draft, chest: Chest, settled: boolean}} given
 */
function OwnDie({ props, draft, chest, settled }) {
  const { players, seat, say } = props;
  const die = draft.dice.find((one) => one.chest === chest);
  const player = players[seat ?? -1];
  if (!die) return null;
  return h(
    "span",
    { class: "al-own-die", "data-active": !settled && draft.active === chest },
    settled && h(Cup, { player }),
    h("span", { class: "al-own-die-face" }, h(Die, { value: die.value, colour: player?.colour })),
    h("span", { class: "sr" }, die.value ? say("board-die", { value: die.value }) : say("board-your-die")),
  );
}

/** The numbers of a die, at the thumb. @param {{props: Props, draft: Draft, onValue: (value: number) => void}} given */
function Rack({ props, draft, onValue }) {
  const { say, players, seat } = props;
  const two = verbOf(props) === "program_two";
  const question = say(two ? "board-choose-two" : "board-choose-value");
  const offered = wordsAt(props, verbOf(props), 2);
  const active = draft.dice.find((die) => die.chest === draft.active);
  const value = active ? active.value : draft.held;
  return h(
    "div",
    { class: "al-rack", role: "group", "aria-label": question },
    h(Whose, { props }),
    h("p", { "aria-hidden": "true" }, question),
    upTo(box().sides)
      .filter((side) => offered.includes(side))
      .map((side) =>
        h(
          "button",
          {
            key: side,
            type: "button",
            class: "al-side",
            "data-value": side,
            "aria-pressed": String(side === value),
            onClick: () => onValue(side),
          },
          h("span", { class: "sr" }, say("board-die", { value: side })),
          h(Die, { value: side, colour: players[seat ?? -1]?.colour }),
        ),
      ),
  );
}

/** Where several share a device, whose secret it is. @param {{props: Props}} given */
function Whose({ props }) {
  const { seat, players, say } = props;
  const player = players[seat ?? -1];
  if (!player || peopleHere(props).length < 2) return null;
  return h(
    "p",
    { class: "al-secret" },
    h(Mark, { colour: player.colour, size: 20 }),
    h("b", {}, say("board-secret-of", { seat: player.seat })),
  );
}

/**
 * Quick-draw tokens; spent ones are dim.
 * @param {{props: Props, draft: Draft, onToken: (token: number) => void}} given
 */
function Tokens({ props, draft, onToken }) {
  const { say, why } = props;
  const offered = wordsAt(props, verbOf(props), verbOf(props) === "program_two" ? 5 : 3);
  return h(
    "div",
    { class: "al-tokens", role: "group", "aria-label": say("board-choose-token") },
    h("p", { "aria-hidden": "true" }, say("board-choose-token")),
    upTo(box().tokens).map((token) => {
      const free = offered.includes(token);
      return h(
        "button",
        {
          key: token,
          type: "button",
          class: "al-token",
          ...choosable(free, token === draft.token),
          onClick: () => (free ? onToken(token) : why(actionFor(props, { ...whole(props), token }))),
        },
        h(
          "span",
          { class: "sr" },
          [say("board-token", { token }), !free && say("board-token-spent")].filter(Boolean).join(", "),
        ),
        h("span", { "aria-hidden": "true" }, token),
      );
    }),
  );
}

/**
 * Says what is still missing, or that it is done.
 * @param {{props: Props, draft: Draft, room: number, onDone: () => void}} given
 */
function Done({ props, draft, room, onDone }) {
  const { say } = props;
  const ready = allows(props, actionFor(props, draft));
  const missing =
    draft.dice.length < room
      ? say(room > 1 ? "board-place-dice" : "board-place-die")
      : draft.dice.some(({ value }) => value === 0)
        ? say("board-choose-value")
        : say("board-choose-token");
  return h(
    "button",
    { type: "button", class: "al-big al-done", disabled: !ready, onClick: onDone },
    ready ? say("board-confirm") : missing,
  );
}

/** @param {{props: Props, token: number, onChange: () => void}} given */
function Settled({ props, token, onChange }) {
  const { view, say } = props;
  const waiting = view.actors;
  return h(
    "div",
    { class: "al-settled" },
    h(
      "p",
      {},
      h(
        "b",
        {},
        h("span", { "aria-hidden": "true" }, "✓ "),
        say("board-chosen"),
        token > 0 && h("i", { class: "al-token-small" }, say("board-token", { token })),
      ),
      waiting.length > 0 && h("small", {}, say("board-waiting-for", { seats: waiting })),
    ),
    h("button", { type: "button", class: "al-big al-quiet", onClick: onChange }, say("board-change")),
  );
}
