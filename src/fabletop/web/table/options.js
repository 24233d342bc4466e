// The game's own options in plain words: as fields to choose from, as chips, and as a sheet in the lobby.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { ClauseButton } from "../shell/clauses.js";
import { isHole, takes } from "../board/choices.js";
import { Icon } from "../shell/icons.js";
import { Dialog, Pills, Switch, typedIn } from "../shell/parts.js";
import { isChair, say } from "../shell/words.js";

/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").GameSetting} GameSetting */
/** @typedef {import("../types.d.ts").Hole} Hole */
/** @typedef {import("../types.d.ts").Refusal} Refusal */
/** @typedef {import("../types.d.ts").Word} Word */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {Extract<Hole, {hole: "number"}>} NumberHole */
/** @typedef {Extract<Hole, {hole: "row"}>} RowHole */
/**
 * @typedef {{name: string, usual: Word, accepts: (Word | Hole)[], value: Word, seats: number, words: Speaker, at:
 * boolean, onChange: (value: Word) => void}} SettingProps
 */

/** Settings most tables care about, for a game that does not say which. */
const EVERYDAY = ["variant", "level", "length", "timers"];
const FEW = 5;
const MANY_STEPS = 60;

/**
 * Whether a value names a chair the table will not have.
 * @param {string} name @param {Word} value @param {number} seats
 */
function isMissingChair(name, value, seats) {
  if (typeof value === "number") return isChair(name) && value >= seats;
  const chair = /^seat:(\d+)$/.exec(String(value));
  return chair !== null && Number(chair[1]) >= seats;
}

/**
 * The chosen options as a table with so many chairs can have them.
 * @param {GameInfo} info @param {Record<string, Word>} options @param {number} seats
 */
export function optionsFor(info, options, seats) {
  const possible = Object.entries(options).filter(([name, value]) => !isMissingChair(name, value, seats));
  const fitting = possible.map(([name, value]) => {
    const row = rowOf(info, name, value);
    return [name, row ? shortRow(row, fullRow(row, value, seats)) : value];
  });
  return Object.fromEntries(fitting);
}

// -- at a table

/**
 * What this table plays otherwise than usual.
 * @param {{info: GameInfo, options: Record<string, Word>, words: Speaker}} props
 */
export function OptionChips({ info, options, words }) {
  const names = chosenNames(info).filter((name) => name in options && !isUsual(info, name, options[name] ?? null));
  if (!names.length) return null;
  return h(
    "ul",
    { class: "facts option-chips", "aria-label": say("options-title") },
    names.map((name) => h("li", { class: "fact", key: name }, speakOption(info, name, options[name] ?? null, words))),
  );
}

/**
 * A setting and its value; what is simply on needs no value.
 * @param {GameInfo} info @param {string} name @param {Word} value @param {Speaker} words
 */
function speakOption(info, name, value, words) {
  const label = words.sayFirst([`setting-${name}`, name]);
  if (value === true) return label;
  const row = rowOf(info, name, value);
  const parts = row ? speakRow(row, name, value, words) : [value].flat().map((one) => speakValue(name, one, words));
  const spoken = parts.join(", ");
  return [h("span", { key: "label" }, say("option-chip", { label })), " ", h("b", { key: "value" }, spoken)];
}

/**
 * The chairs that have more than the least, and what.
 * @param {RowHole} row @param {string} name @param {Word} value @param {Speaker} words
 */
function speakRow(row, name, value, words) {
  const numbers = [value].flat();
  return numbers.flatMap((one, seat) =>
    one === row.least ? [] : [`${chairName(seat, words)} (${speakValue(name, one, words)})`],
  );
}

/** Who sits there, or the chair itself. @param {number} seat @param {Speaker} words */
function chairName(seat, words) {
  return words.names[seat] ?? say("chair-number", { number: seat + 1 });
}

/**
 * What a list of numbers fills, if it is one for the chairs.
 * @param {GameInfo} info @param {string} name @param {Word} value
 */
function rowOf(info, name, value) {
  return Array.isArray(value) ? info.settings[name]?.accepts.find(isRow) : undefined;
}

/**
 * Whether a value is what the game has anyway; the least for everybody may be told with or without numbers.
 * @param {GameInfo} info @param {string} name @param {Word} value
 */
function isUsual(info, name, value) {
  const row = rowOf(info, name, value);
  const usual = usualOf(info, name);
  return row ? isSame(shortRow(row, value), shortRow(row, usual)) : isSame(value, usual);
}

/** @param {GameInfo} info @param {string} name @returns {Word} */
function usualOf(info, name) {
  return info.settings[name]?.default ?? null;
}

/** @param {Word} one @param {Word} other */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The options of a table before it begins: what is touched is chosen for everybody. A choice shows at once and until
 * the table has it or says no; one that is not complete yet waits here.
 * @param {{session: Session, picture: Picture, info: GameInfo, words: Speaker, refusal: Refusal | null, at: string,
 * onClose: () => void}} props
 */
export function OptionsSheet({ session, picture, info, words, refusal, at, onClose }) {
  const wishes = useSignal(/** @type {Record<string, Word>} */ ({}));
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const open = Object.entries(wishes.peek()).filter(
      ([name, wish]) => !isSame(wish, picture.options[name] ?? usualOf(info, name)),
    );
    wishes.value = Object.fromEntries(open);
  }, [picture.options]);
  useEffect(() => {
    if (refusal) wishes.value = {};
  }, [refusal]);
  useEffect(() => {
    const field = body.current?.querySelector(".setting.at");
    field?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null | undefined} */ (field?.querySelector("input:checked, input, select, button"))?.focus(
      { preventScroll: true },
    );
  }, [at]);
  /** @param {string} name @param {Word} value */
  const choose = (name, value) => {
    wishes.value = { ...wishes.value, [name]: value };
    if (isComplete(value, info.settings[name]?.accepts ?? [])) session.choose(name, value);
  };
  return h(
    Dialog,
    { title: say("options-title"), onClose },
    h(
      "div",
      { class: "trouble", role: "alert" },
      refusal && words.refusal(refusal),
      refusal?.clause && h(ClauseButton, { game: info.key, clause: refusal.clause }),
    ),
    h(
      "div",
      { class: "options", ref: body },
      h(Settings, {
        info,
        words,
        seats: picture.chairs.length,
        options: { ...picture.options, ...wishes.value },
        at,
        onChoose: choose,
      }),
    ),
  );
}

/** Whether so many are chosen as have to be. @param {Word} value @param {(Word | Hole)[]} accepts */
function isComplete(value, accepts) {
  return !Array.isArray(value) || accepts.some((part) => takes(part, value));
}

// -- fields

/**
 * Those that matter to most tables, and all others folded away, unless one of them has to be seen.
 * @param {{info: GameInfo, words: Speaker, seats: number, options: Record<string, Word>, at?: string, onChoose: (name:
 * string, value: Word) => void}} props
 */
export function Settings({ info, words, seats, options, at = "", onChoose }) {
  const names = chosenNames(info);
  const main = (info.main.length ? info.main : EVERYDAY).filter((name) => names.includes(name));
  const rare = names.filter((name) => !main.includes(name));
  /** @param {string} name */
  const field = (name) => {
    const { default: usual, accepts } = /** @type {GameSetting} */ (info.settings[name]);
    const chosen = options[name] ?? usual;
    const value = isMissingChair(name, chosen, seats) ? usual : chosen;
    const props = { name, usual, accepts: chairsOnly(name, accepts, seats), seats, words, value, at: name === at };
    return h(SettingField, { key: name, ...props, onChange: (value) => onChoose(name, value) });
  };
  return [
    main.map(field),
    rare.length > 0 &&
      h(
        "details",
        { class: "more", open: rare.includes(at) },
        h("summary", null, say("new-more")),
        h("div", { class: "more-body" }, rare.map(field)),
      ),
  ];
}

/** The settings chosen for the whole table. @param {GameInfo} info */
function chosenNames(info) {
  return Object.keys(info.settings).filter((name) => !info.settings[name]?.ticked);
}

/**
 * What a setting accepts at a table with so many chairs; a chair by number becomes one of those.
 * @param {string} name @param {(Word | Hole)[]} accepts @param {number} seats @returns {(Word | Hole)[]}
 */
function chairsOnly(name, accepts, seats) {
  const chairs = Array.from({ length: seats }, (_, chair) => chair);
  const fitting = accepts.filter((part) => isHole(part) || !isMissingChair(name, part, seats));
  return fitting.flatMap((part) => (isChair(name) && isHole(part) && part.hole === "number" ? chairs : [part]));
}

/** @param {string} name @param {Word} value @param {Speaker} words */
function speakValue(name, value, words) {
  return words.setting(name, value) ?? String(value);
}

/** @param {Word | Hole} part @returns {part is RowHole} */
function isRow(part) {
  return isHole(part) && part.hole === "row";
}

/**
 * A setting by what it accepts: yes and no as a switch, words to choose from, a hole as what fits it.
 * @param {SettingProps} props
 */
function SettingField(props) {
  const { name, accepts, value, words, at, onChange } = props;
  const look = at ? "setting at" : "setting";
  const label = words.sayFirst([`setting-${name}`, name]);
  const help = words.has(`setting-${name}-help`) && h("p", { class: "help" }, words.say(`setting-${name}-help`));
  if (accepts.length && accepts.every((part) => typeof part === "boolean")) {
    return h("div", { class: `yes-or-no ${look}` }, h(Switch, { on: value === true, label, onChange }), help);
  }
  const hole = accepts.find(isHole);
  const about = `setting-${name}-${value}-help`;
  return h(
    "fieldset",
    { class: look },
    h("legend", null, label),
    help,
    accepts.length > 1 && h(Words, { ...props, label }),
    words.has(about) && h("p", { class: "help chosen" }, words.say(about)),
    hole && !accepts.includes(value) && h(HoleField, { ...props, label, hole }),
  );
}

/**
 * One of the words, or what fits the hole: a few as pills, many as a list.
 * @param {SettingProps & {label: string}} props
 */
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
    choices.map((choice) =>
      h("option", { key: choice.value, value: choice.value, selected: choice.value === chosen }, choice.words),
    ),
  );
}

/** @param {Hole} hole @param {Word} usual @returns {Word} */
function firstFit(hole, usual) {
  if (hole.hole === "cards") return hole.of.slice(0, hole.least);
  if (hole.hole === "one") return hole.of[0] ?? null;
  if (hole.hole === "number") return typeof usual === "number" ? usual : hole.least;
  return hole.hole === "row" ? [] : "";
}

/**
 * @param {Pick<SettingProps, "name" | "value" | "seats" | "words" | "onChange"> & {label: string, hole: Hole}} props
 */
function HoleField({ name, label, hole, value, seats, words, onChange }) {
  if (hole.hole === "row") return h(RowField, { name, hole, value, seats, words, onChange });
  if (hole.hole === "cards") return h(CardsField, { name, label, hole, value, words, onChange });
  if (hole.hole === "one") {
    return h(
      "select",
      {
        "aria-label": label,
        onChange: (/** @type {Event} */ event) => onChange(hole.of[Number(typedIn(event))] ?? null),
      },
      hole.of.map((word, n) =>
        h("option", { key: n, value: n, selected: word === value }, speakValue(name, word, words)),
      ),
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

/**
 * A number within its bounds, typed or by steps.
 * @param {{label: string, hole: NumberHole, value: number, onChange: (value: number) => void}} props
 */
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
    h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": say("number-less"),
        disabled: value <= least,
        onClick: () => choose(value - stride),
      },
      h(Icon, { name: "minus" }),
    ),
    h("input", {
      type: "number",
      "aria-label": label,
      inputMode: "numeric",
      min: least,
      max: most,
      step,
      value,
      onChange: type,
    }),
    h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": say("number-more"),
        disabled: value >= most,
        onClick: () => choose(value + stride),
      },
      h(Icon, { name: "plus" }),
    ),
    h("span", { class: "tally" }, `${least} – ${most}`),
  );
}

/**
 * A number for each chair.
 * @param {Pick<SettingProps, "name" | "value" | "seats" | "words" | "onChange"> & {hole: RowHole}} props
 */
function RowField({ name, hole, value, seats, words, onChange }) {
  const numbers = fullRow(hole, value, seats);
  const count = Math.floor((hole.most - hole.least) / hole.step) + 1;
  const values = Array.from({ length: count }, (_, n) => hole.least + n * hole.step);
  return h(
    "div",
    { class: "number-row" },
    numbers.map((number, seat) => {
      const choose = (/** @type {number} */ chosen) => onChange(shortRow(hole, numbers.with(seat, chosen)));
      return h(
        "label",
        { key: seat },
        h("span", null, chairName(seat, words)),
        h(
          "select",
          { onChange: (/** @type {Event} */ event) => choose(Number(typedIn(event))) },
          values.map((one) =>
            h("option", { key: one, value: one, selected: one === number }, speakValue(name, one, words)),
          ),
        ),
      );
    }),
  );
}

/** A row with a number for every chair of the table. @param {RowHole} hole @param {Word} value @param {number} seats */
function fullRow(hole, value, seats) {
  const given = [value].flat();
  return Array.from({ length: Math.min(seats, hole.length) }, (_, seat) => Number(given[seat] ?? hole.least));
}

/**
 * A row as it is told: nothing, if everybody has the least.
 * @param {RowHole} hole @param {Word} value @returns {Word}
 */
function shortRow(hole, value) {
  const numbers = [value].flat();
  return numbers.every((one) => one === hole.least) ? [] : numbers;
}

/**
 * So many out of several.
 * @param {{name: string, label: string, hole: Extract<Hole, {hole: "cards"}>, value: Word, words: Speaker, onChange:
 * (value: Word) => void}} props
 */
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
