// A new table: how many chairs, and the game's own options in plain words.

import { h } from "./vendor/preact.js";
import { useEffect } from "./vendor/preact-hooks.js";
import { useSignal } from "./vendor/signals.js";
import { findGame, games, loadGames, makeTable } from "./catalogue.js";
import { Menu } from "./menu.js";
import { Pills, PlainPage, TopBar, typedIn, useTitle } from "./parts.js";
import { go } from "./router.js";
import { Cover } from "./shelf.js";
import { say, speaker } from "./words.js";

/** @typedef {import("./types.d.ts").GameInfo} GameInfo */
/** @typedef {import("./types.d.ts").Hole} Hole */
/** @typedef {import("./types.d.ts").Word} Word */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {{name: string, setting: {default: Word, accepts: (Word | Hole)[]}, value: Word, words: Speaker, onChange: (value: Word) => void}} SettingProps */

/** Settings most tables care about; all others are folded away. */
const EVERYDAY = ["variant", "level", "length", "timers"];
const FEW = 5;

/** Whether a value names a chair the table will not have. @param {Word} value @param {number} seats */
function isMissingChair(value, seats) {
  const chair = /^seat:(\d+)$/.exec(String(value));
  return chair !== null && Number(chair[1]) >= seats;
}

/** @param {{game: string}} props */
export function NewTable({ game }) {
  const away = useSignal(false);
  const load = () => {
    away.value = false;
    loadGames().catch(() => (away.value = true));
  };
  useEffect(load, []);
  const info = findGame(game);
  if (away.value) {
    return h(
      PlainPage,
      { title: say("away-title"), text: say("away-text") },
      h("button", { type: "button", class: "button", onClick: load }, say("button-again")),
    );
  }
  if (!games.value) return null;
  if (!info) {
    return h(
      PlainPage,
      { title: say("nogame-title"), text: say("nogame-text") },
      h("a", { class: "button", href: "/" }, say("button-shelf")),
    );
  }
  return h(Form, { key: game, info });
}

/** @param {{info: GameInfo}} props */
function Form({ info }) {
  const words = speaker(info.key);
  useTitle(`${say("title-new")}: ${words.say("game-name")}`);
  const seats = useSignal(info.seats[Math.floor((info.seats.length - 1) / 2)] ?? 2);
  const options = useSignal(/** @type {Record<string, Word>} */ ({}));
  const { busy, trouble, make } = useMaking(info.key, words);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const chosen = Object.entries(options.value).filter(([, value]) => !isMissingChair(value, seats.value));
    void make(seats.value, Object.fromEntries(chosen));
  };
  /** @param {string} name @param {Word} value */
  const choose = (name, value) => {
    options.value = { ...options.value, [name]: value };
    trouble.value = "";
  };
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
        h(Chairs, { counts: info.seats, value: seats.value, onChange: (count) => (seats.value = count) }),
        h(Settings, { info, words, seats: seats.value, options: options.value, onChoose: choose }),
        h(
          "div",
          { class: "make" },
          h("div", { class: "trouble", role: "alert" }, trouble.value),
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
  /** @param {number} seats @param {Record<string, unknown>} options */
  const make = async (seats, options) => {
    busy.value = true;
    try {
      const made = await makeTable(game, seats, options);
      if ("code" in made) go(`/t/${made.code}`);
      else trouble.value = words.refusal(made.refusal);
    } catch {
      trouble.value = say("away-text");
    }
    busy.value = false;
  };
  return { busy, trouble, make };
}

/** @param {{game: string, words: Speaker}} props */
function About({ game, words }) {
  return h(
    "div",
    { class: "about" },
    h(Cover, { game }),
    h("h1", null, words.say("game-name")),
    h("p", null, words.sayFirst(["game-about", "game-line"])),
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

// -- settings

/** The everyday ones, and all others folded away. @param {{info: GameInfo, words: Speaker, seats: number, options: Record<string, Word>, onChoose: (name: string, value: Word) => void}} props */
function Settings({ info, words, seats, options, onChoose }) {
  const names = Object.keys(info.settings);
  const rare = names.filter((name) => !EVERYDAY.includes(name));
  /** @param {string} name */
  const field = (name) => {
    const { default: usual, accepts } = info.settings[name] ?? { default: null, accepts: [] };
    const setting = { default: usual, accepts: accepts.filter((part) => isHole(part) || !isMissingChair(part, seats)) };
    const chosen = options[name] ?? usual;
    const value = isMissingChair(chosen, seats) ? usual : chosen;
    return h(SettingField, { key: name, name, setting, words, value, onChange: (value) => onChoose(name, value) });
  };
  return [
    EVERYDAY.filter((name) => names.includes(name)).map(field),
    rare.length > 0 && h("details", { class: "more" }, h("summary", null, say("new-more")), h("div", { class: "more-body" }, rare.map(field))),
  ];
}

/** @param {string} name @param {Word} value @param {Speaker} words */
function speakValue(name, value, words) {
  const text = String(value).replace(/[^A-Za-z0-9_]/g, "-");
  const known = [`setting-${name}-${text}`, `kind-${text}`].find((key) => words.has(key));
  return known ? words.say(known) : String(value);
}

/** @param {unknown} part @returns {part is Hole} */
function isHole(part) {
  return typeof part === "object" && part !== null && "hole" in part;
}

/** A setting by what it accepts: a few words as pills, many as a list, a hole as what fits it. @param {SettingProps} props */
function SettingField(props) {
  const { name, setting, words } = props;
  const label = words.sayFirst([`setting-${name}`, name]);
  const help = `setting-${name}-help`;
  const plain = setting.accepts.filter((part) => !isHole(part)).map(String);
  const hole = setting.accepts.find(isHole);
  return h(
    "fieldset",
    null,
    h("legend", null, label),
    words.has(help) && h("p", { class: "help" }, words.say(help)),
    plain.length > FEW ? h(WordList, { ...props, label, plain }) : h(WordPills, { ...props, label, plain, hole }),
    words.has(`setting-${name}-${props.value}-help`) && h("p", { class: "help chosen" }, words.say(`setting-${name}-${props.value}-help`)),
    hole && !plain.includes(String(props.value)) && h(HoleField, { ...props, label, hole }),
  );
}

/** @param {SettingProps & {label: string, plain: string[], hole: Hole | undefined}} props */
function WordPills({ name, label, plain, hole, value, words, onChange }) {
  const own = "\u0000own";
  const choices = plain.map((word) => ({ value: word, words: speakValue(name, word, words) }));
  if (hole) choices.push({ value: own, words: say("new-choose") });
  return h(Pills, {
    label,
    choices,
    value: plain.includes(String(value)) ? String(value) : own,
    onChange: (word) => onChange(word === own && hole ? firstFit(hole) : word),
  });
}

/** @param {SettingProps & {label: string, plain: string[]}} props */
function WordList({ name, label, plain, value, words, onChange }) {
  return h(
    "select",
    { "aria-label": label, value: String(value), onChange: (/** @type {Event} */ event) => onChange(typedIn(event)) },
    plain.map((word) => h("option", { key: word, value: word, selected: word === value }, speakValue(name, word, words))),
  );
}

/** @param {Hole} hole @returns {Word} */
function firstFit(hole) {
  if (hole.hole === "cards") return hole.of.slice(0, hole.least);
  if (hole.hole === "one") return hole.of[0] ?? null;
  return hole.hole === "number" ? hole.least : "";
}

/** @param {SettingProps & {label: string, hole: Hole}} props */
function HoleField({ name, label, hole, value, words, onChange }) {
  if (hole.hole === "cards") return h(CardsField, { name, label, hole, value, words, onChange });
  if (hole.hole === "one") {
    return h(
      "select",
      { "aria-label": label, onChange: (/** @type {Event} */ event) => onChange(hole.of[Number(typedIn(event))] ?? null) },
      hole.of.map((word, n) => h("option", { key: n, value: n, selected: word === value }, speakValue(name, word, words))),
    );
  }
  return h("input", {
    "aria-label": label,
    type: hole.hole === "number" ? "number" : "text",
    ...(hole.hole === "number" ? { min: hole.least, max: hole.most, step: hole.step } : { maxLength: hole.most }),
    value: String(value ?? ""),
    onInput: (/** @type {Event} */ event) => onChange(hole.hole === "number" ? Number(typedIn(event)) : typedIn(event)),
  });
}

/** So many out of several. @param {{name: string, label: string, hole: Extract<Hole, {hole: "cards"}>, value: Word, words: Speaker, onChange: (value: Word) => void}} props */
function CardsField({ name, label, hole, value, words, onChange }) {
  const chosen = Array.isArray(value) ? value : [];
  /** @param {Word} card */
  const toggle = (card) => {
    if (chosen.includes(card)) return onChange(chosen.filter((one) => one !== card));
    return onChange([...chosen, card].slice(-hole.most)); // one too many: the oldest goes
  };
  return h(
    "div",
    { class: "pills cards", role: "group", "aria-label": label },
    hole.of.map((card) =>
      h(
        "label",
        { class: "pill", key: String(card) },
        h("input", { type: "checkbox", checked: chosen.includes(card), onChange: () => toggle(card) }),
        h("span", null, speakValue(name, card, words)),
      ),
    ),
    h("span", { class: "tally" }, say("new-chosen", { chosen: chosen.length, wanted: hole.most })),
  );
}
