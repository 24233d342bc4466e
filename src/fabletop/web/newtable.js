// A new table: how many chairs, and the game's own options in plain words.

import { h } from "./vendor/preact.js";
import { useEffect } from "./vendor/preact-hooks.js";
import { useSignal } from "./vendor/signals.js";
import { findGame, games, loadGames, makeTable } from "./catalogue.js";
import { Icon } from "./icons.js";
import { Menu } from "./menu.js";
import { Pills, PlainPage, Switch, TopBar, typedIn, useTitle } from "./parts.js";
import { go } from "./router.js";
import { Cover } from "./shelf.js";
import { say, speaker } from "./words.js";

/** @typedef {import("./types.d.ts").GameInfo} GameInfo */
/** @typedef {import("./types.d.ts").GameSetting} GameSetting */
/** @typedef {import("./types.d.ts").Hole} Hole */
/** @typedef {import("./types.d.ts").Word} Word */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {Extract<Hole, {hole: "number"}>} NumberHole */
/** @typedef {{name: string, usual: Word, accepts: (Word | Hole)[], value: Word, words: Speaker, onChange: (value: Word) => void}} SettingProps */

/** Settings most tables care about, for a game that does not say which. */
const EVERYDAY = ["variant", "level", "length", "timers"];
const FEW = 5;
const MANY_STEPS = 60;

/** Whether a setting's numbers are chairs: the last word of a name says what it is. @param {string} name */
function isChair(name) {
  return name.split("_").pop() === "seat";
}

/** Whether a value names a chair the table will not have. @param {string} name @param {Word} value @param {number} seats */
function isMissingChair(name, value, seats) {
  if (typeof value === "number") return isChair(name) && value >= seats;
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
    const chosen = Object.entries(options.value).filter(([name, value]) => !isMissingChair(name, value, seats.value));
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

/** Those that matter to most tables, and all others folded away. @param {{info: GameInfo, words: Speaker, seats: number, options: Record<string, Word>, onChoose: (name: string, value: Word) => void}} props */
function Settings({ info, words, seats, options, onChoose }) {
  const names = Object.keys(info.settings).filter((name) => !info.settings[name]?.ticked);
  const main = (info.main.length ? info.main : EVERYDAY).filter((name) => names.includes(name));
  const rare = names.filter((name) => !main.includes(name));
  /** @param {string} name */
  const field = (name) => {
    const { default: usual, accepts } = /** @type {GameSetting} */ (info.settings[name]);
    const chosen = options[name] ?? usual;
    const value = isMissingChair(name, chosen, seats) ? usual : chosen;
    return h(SettingField, { key: name, name, usual, accepts: chairsOnly(name, accepts, seats), words, value, onChange: (value) => onChoose(name, value) });
  };
  return [
    main.map(field),
    rare.length > 0 && h("details", { class: "more" }, h("summary", null, say("new-more")), h("div", { class: "more-body" }, rare.map(field))),
  ];
}

/** What a setting accepts at a table with so many chairs; a chair by number becomes one of those. @param {string} name @param {(Word | Hole)[]} accepts @param {number} seats @returns {(Word | Hole)[]} */
function chairsOnly(name, accepts, seats) {
  const chairs = Array.from({ length: seats }, (_, chair) => chair);
  const fitting = accepts.filter((part) => isHole(part) || !isMissingChair(name, part, seats));
  return fitting.flatMap((part) => (isChair(name) && isHole(part) && part.hole === "number" ? chairs : [part]));
}

/** @param {string} name @param {Word} value @param {Speaker} words */
function speakValue(name, value, words) {
  if (isChair(name) && typeof value === "number") return say("chair-number", { number: value + 1 });
  const text = String(value).replace(/[^A-Za-z0-9_]/g, "-");
  const known = [`setting-${name}-${text}`, `kind-${text}`].find((key) => words.has(key));
  return known ? words.say(known) : String(value);
}

/** @param {unknown} part @returns {part is Hole} */
function isHole(part) {
  return typeof part === "object" && part !== null && "hole" in part;
}

/** A setting by what it accepts: yes and no as a switch, words to choose from, a hole as what fits it. @param {SettingProps} props */
function SettingField(props) {
  const { name, accepts, value, words, onChange } = props;
  const label = words.sayFirst([`setting-${name}`, name]);
  const help = words.has(`setting-${name}-help`) && h("p", { class: "help" }, words.say(`setting-${name}-help`));
  if (accepts.length && accepts.every((part) => typeof part === "boolean")) {
    return h("div", { class: "yes-or-no" }, h(Switch, { on: value === true, label, onChange }), help);
  }
  const hole = accepts.find(isHole);
  const about = `setting-${name}-${value}-help`;
  return h(
    "fieldset",
    null,
    h("legend", null, label),
    help,
    accepts.length > 1 && h(Words, { ...props, label }),
    words.has(about) && h("p", { class: "help chosen" }, words.say(about)),
    hole && !accepts.includes(value) && h(HoleField, { ...props, label, hole }),
  );
}

/** One of the words, or what fits the hole: a few as pills, many as a list. @param {SettingProps & {label: string}} props */
function Words({ name, label, accepts, value, usual, words, onChange }) {
  /** @param {Word | Hole} part */
  const speakPart = (part) => {
    if (!isHole(part)) return speakValue(name, part, words);
    if (part.hole !== "number") return say("new-choose");
    return typeof usual === "number" ? String(typeof value === "number" ? value : usual) : say("number-other");
  };
  const choices = accepts.map((part, n) => ({ value: String(n), words: speakPart(part) }));
  const chosen = String(accepts.includes(value) ? accepts.indexOf(value) : accepts.findIndex(isHole));
  /** @param {string} n */
  const choose = (n) => {
    const part = accepts[Number(n)] ?? null;
    onChange(isHole(part) ? firstFit(part, usual) : part);
  };
  if (choices.length <= FEW) return h(Pills, { label, choices, value: chosen, onChange: choose });
  return h(
    "select",
    { "aria-label": label, value: chosen, onChange: (/** @type {Event} */ event) => choose(typedIn(event)) },
    choices.map((choice) => h("option", { key: choice.value, value: choice.value, selected: choice.value === chosen }, choice.words)),
  );
}

/** @param {Hole} hole @param {Word} usual @returns {Word} */
function firstFit(hole, usual) {
  if (hole.hole === "cards") return hole.of.slice(0, hole.least);
  if (hole.hole === "one") return hole.of[0] ?? null;
  if (hole.hole === "number") return typeof usual === "number" ? usual : hole.least;
  return "";
}

/** @param {Pick<SettingProps, "name" | "value" | "words" | "onChange"> & {label: string, hole: Hole}} props */
function HoleField({ name, label, hole, value, words, onChange }) {
  if (hole.hole === "cards") return h(CardsField, { name, label, hole, value, words, onChange });
  if (hole.hole === "one") {
    return h(
      "select",
      { "aria-label": label, onChange: (/** @type {Event} */ event) => onChange(hole.of[Number(typedIn(event))] ?? null) },
      hole.of.map((word, n) => h("option", { key: n, value: n, selected: word === value }, speakValue(name, word, words))),
    );
  }
  if (hole.hole === "number") return h(NumberField, { label, hole, value: Number(value), onChange });
  return h("input", {
    "aria-label": label,
    type: "text",
    maxLength: hole.most,
    value: String(value ?? ""),
    onInput: (/** @type {Event} */ event) => onChange(typedIn(event)),
  });
}

/** A number within its bounds, typed or by steps. @param {{label: string, hole: NumberHole, value: number, onChange: (value: number) => void}} props */
function NumberField({ label, hole, value, onChange }) {
  const { least, most, step } = hole;
  const stride = (most - least) / step > MANY_STEPS ? 5 * step : step;
  /** @param {number} wish */
  const choose = (wish) => {
    const fitting = Math.min(most, Math.max(least, least + Math.round((wish - least) / step) * step));
    onChange(fitting);
    return fitting;
  };
  /** @param {Event} event */
  const type = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    field.value = String(choose(field.value === "" ? value : Number(field.value)));
  };
  return h(
    "div",
    { class: "stepper", role: "group", "aria-label": label },
    h("button", { type: "button", class: "round", "aria-label": say("number-less"), disabled: value <= least, onClick: () => choose(value - stride) }, h(Icon, { name: "minus" })),
    h("input", { type: "number", "aria-label": label, inputMode: "numeric", min: least, max: most, step, value, onChange: type }),
    h("button", { type: "button", class: "round", "aria-label": say("number-more"), disabled: value >= most, onClick: () => choose(value + stride) }, h(Icon, { name: "plus" })),
    h("span", { class: "tally" }, `${least} – ${most}`),
  );
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
