// A new table: how many chairs, and the game's own options in plain words.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { onDevice, to } from "../shell/addresses.js";
import { brings, games, makeTable, useGame } from "../shell/catalogue.js";
import { useHouse } from "../shell/closed.js";
import { ClauseButton } from "../shell/clauses.js";
import { HelpButton } from "../shell/help.js";
import { Icon } from "../shell/icons.js";
import { Menu } from "../shell/menu.js";
import { DeviceNear, isOpening, Opening } from "./devicegate.js";
import { optionsFor, Settings } from "./options.js";
import { Pills, PlainPage, TopBar, useTitle } from "../shell/parts.js";
import { go } from "../shell/router.js";
import { Cover } from "../shell/shelf.js";
import { labelled, say, speaker } from "../shell/words.js";

/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").Word} Word */
/** @typedef {import("../shell/words.js").Speaker} Speaker */

/** @param {{game: string}} props */
export function NewTable({ game }) {
  const { away, knock } = useHouse();
  const info = useGame(game);
  if (away && !(onDevice.value && games.value)) {
    return h(
      PlainPage,
      { title: say("away-title"), text: say("away-text") },
      h("button", { type: "button", class: "button", onClick: knock }, say("button-again")),
    );
  }
  if (!games.value || info === null) return null;
  if (!info) {
    return h(
      PlainPage,
      { title: say("nogame-title"), text: say("nogame-text") },
      h("a", { class: "button", href: to("/") }, say("button-shelf")),
    );
  }
  return h(Form, { key: game, info });
}

/** @param {{info: GameInfo}} props */
function Form({ info }) {
  const words = speaker(info.key);
  useTitle(labelled(say("title-new"), words.say("game-name")));
  const seats = useSignal(info.seats[Math.floor((info.seats.length - 1) / 2)] ?? 2);
  const options = useSignal(/** @type {Record<string, Word>} */ ({}));
  const clock = useSignal(false);
  const { busy, trouble, clause, make } = useMaking(info.key, words);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    void make(seats.value, optionsFor(info, options.value, seats.value), clock.value);
  };
  /** @param {string} name @param {Word} value */
  const choose = (name, value) => {
    options.value = { ...options.value, [name]: value };
    trouble.value = "";
  };
  if (busy.value && isOpening()) return h(Opening, null);
  return h(
    "div",
    { class: `page new-page game-${info.key}` },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "new-table", tabIndex: -1 },
      h(About, { game: info.key, words }),
      h(
        "form",
        { class: "panel options", onSubmit: submit },
        onDevice.value && h(DeviceNear, null),
        h(Chairs, { counts: info.seats, value: seats.value, onChange: (count) => (seats.value = count) }),
        h(ClockChoice, { on: clock.value, onChange: (on) => (clock.value = on) }),
        h(Settings, { info, words, seats: seats.value, options: options.value, onChoose: choose }),
        h(
          "div",
          { class: "make" },
          h(
            "div",
            { class: "trouble", role: "alert" },
            trouble.value,
            trouble.value && clause.value && h(ClauseButton, { game: info.key, clause: clause.value }),
          ),
          h("button", { type: "submit", class: "button big", disabled: busy.value }, say("button-make")),
        ),
      ),
    ),
  );
}

/** Makes the table and goes there, or says why not. @param {string} game @param {Speaker} words */
function useMaking(game, words) {
  const busy = useSignal(false);
  const trouble = useSignal("");
  const clause = useSignal("");
  /** @param {number} seats @param {Record<string, unknown>} options @param {boolean} clock */
  const make = async (seats, options, clock) => {
    busy.value = true;
    clause.value = "";
    try {
      const made = await makeTable(game, seats, options, clock);
      if ("code" in made) go(`/t/${made.address}`);
      else {
        trouble.value = words.refusal(made.refusal);
        clause.value = made.refusal.clause;
      }
    } catch {
      trouble.value = onDevice.value ? "" : say("away-text"); // the device says itself why not
    }
    busy.value = false;
  };
  return { busy, trouble, clause, make };
}

/** @param {{game: string, words: Speaker}} props */
function About({ game, words }) {
  return h(
    "div",
    { class: "about" },
    h(Cover, { game }),
    h("h1", null, words.say("game-name")),
    h("p", null, words.sayFirst(["game-about", "game-line"])),
    h(
      "div",
      { class: "row" },
      brings(game, "guide") &&
        h("a", { class: "quiet", href: to(`/learn/${game}`) }, h(Icon, { name: "hint" }), say("learn-button")),
      h(HelpButton, { game }),
    ),
  );
}

/** @param {{counts: number[], value: number, onChange: (count: number) => void}} props */
function Chairs({ counts, value, onChange }) {
  const label = say("new-chairs");
  const choices = counts.map((count) => ({ value: String(count), words: String(count) }));
  return h(
    "fieldset",
    null,
    h("legend", null, label),
    h("p", { class: "help" }, say("new-chairs-help")),
    h(Pills, { label, choices, class: "numbers", value: String(value), onChange: (count) => onChange(Number(count)) }),
  );
}

/** Without a clock, unless somebody wants one. @param {{on: boolean, onChange: (on: boolean) => void}} props */
function ClockChoice({ on, onChange }) {
  const label = say("new-clock");
  const choices = ["off", "on"].map((value) => ({ value, words: say(`new-clock-${value}`) }));
  return h(
    "fieldset",
    null,
    h("legend", null, label),
    h("p", { class: "help" }, say(on ? "new-clock-on-help" : "new-clock-off-help")),
    h(Pills, { label, choices, value: on ? "on" : "off", onChange: (value) => onChange(value === "on") }),
  );
}
